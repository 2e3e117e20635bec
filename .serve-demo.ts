import { writeFile } from 'node:fs/promises'
import { buildWeb, WEB_FOLDER } from './scripts/build-web.ts'
import { aThrowawayCara } from './scripts/throwaway.ts'
await buildWeb(() => {})
const cara = await aThrowawayCara({ PORT: process.argv[2], LOG_LEVEL: 'warn', DEMO: 'on' }, { webFolder: WEB_FOLDER, say: console.log })
await writeFile('/tmp/cara-e2e-' + process.argv[2], cara.dataDir)
process.once('SIGTERM', async () => { await cara.end(); process.exit(0) })
