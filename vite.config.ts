import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What stands on popups, which no page needs to be shown. */
const OPENED_LATER =
  /[\\/]ui[\\/](?:dialog|confirm|floating|menu-\w+|rich-text\S*)\.tsx?$|user-menu-items|[\\/]shell[\\/]palette/

/** Where `npm run dev` finds the API while Vite serves the web. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`

export default defineConfig({
  publicDir: 'web/static',
  plugins: [tailwindcss(), reactRouter()],
  // Everything is a file of its own: the content security policy allows no data: URI fonts or scripts.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // A page asks for few files: what every page needs is one, what pages share another; what opens later stays apart.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
              priority: 3,
            },
            {
              name: 'popups',
              test: /node_modules[\\/](?:@base-ui|@floating-ui|reselect|use-sync-external-store|tabbable)[\\/]/,
              priority: 2,
            },
            {
              name: 'shared',
              test: (id: string) => /[\\/](?:web|shared|lucide-react)[\\/]/.test(id) && !OPENED_LATER.test(id),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Found at the start, not one by one while the first page loads.
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.*'] },
  server: { proxy: { '/graphql': { target: api, ws: true }, '/agency': api } },
})
