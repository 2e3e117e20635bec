import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb, WEB_FOLDER } from '../../scripts/build-web.ts'
import { readConfig } from '../../server/config.ts'
import { startCara } from '../../server/main.ts'

/**
 * The real product for the browser tests, on a folder of its own that goes with it; its place is written where the tests find
 * the outbox. With a folder as second argument it is kept, so that a test can start the same Cara again.
 */
const [, , port = '3107', kept] = process.argv
const say = (line: string) => process.stdout.write(`${line}\n`)
await buildWeb(say)
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'cara-e2e-')))
const cara = await startCara(readConfig({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }), {
  webFolder: WEB_FOLDER,
  say,
})
if (!kept) await writeFile(path.join(tmpdir(), `cara-e2e-${port}`), dataDir)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

async function end() {
  await cara.stop()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
