# The README's steps in a container: npm ci, npm start. Any Node from 20 on runs npm; Cara runs on the one in its packages.
FROM node:24-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY . .
RUN npm run build && node scripts/notice.ts

# A user with a name: the embedded PostgreSQL needs one. Its data folder is the only place it writes to.
RUN useradd --system --create-home --uid 10001 cara && install --directory --owner cara --group cara --mode 700 /data
USER cara
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000

HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# Without npm between: signals reach Cara itself.
CMD ["node_modules/.bin/node", "--max-semi-space-size=2", "scripts/start.ts"]
