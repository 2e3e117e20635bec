import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepDocument, sortModules, splitDocuments } from './scripts/web-files.ts'

/** Where `npm run dev` finds the API while Vite serves the web. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`

const files = sortModules()

export default defineConfig({
  publicDir: 'web/static',
  plugins: [tailwindcss(), splitDocuments(), keepDocument(), reactRouter(), files.plugin],
  // Everything is a file of its own: the content security policy allows no data: URI fonts or scripts.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: files.groups } } },
  },
  // Found at the start, not one by one while the first page loads.
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.*'] },
  server: { proxy: { '/graphql': { target: api, ws: true }, '/agency': api } },
})
