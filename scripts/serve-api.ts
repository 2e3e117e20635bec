import { readOwnConfig } from '../server/config.ts'
import { startCara } from '../server/main.ts'
import { failWith } from './owner-database.ts'

/** The API alone, for `npm run dev`, where Vite serves the web and passes the API's paths on. */
const say = (line: string) => process.stdout.write(`${line}\n`)
try {
  const config = readOwnConfig({ PORT: process.env.API_PORT })
  const cara = await startCara(config, { webFolder: null, isDevelopment: true, say })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cara.stop().then(() => process.exit(0)))
} catch (error) {
  failWith(error)
}
