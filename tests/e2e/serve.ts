import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb, WEB_FOLDER } from '../../scripts/build-web.ts'
import { readConfig } from '../../server/config.ts'
import { startCara } from '../../server/main.ts'

/** The real product on a folder of its own, for the browser tests; its place is written where the tests find the outbox. */
const port = process.argv[2] ?? '3107'
const say = (line: string) => process.stdout.write(`${line}\n`)
await buildWeb(say)
const dataDir = await mkdtemp(path.join(tmpdir(), 'cara-e2e-'))
const cara = await startCara(readConfig({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }), {
  webFolder: WEB_FOLDER,
  say,
})
await writeFile(path.join(tmpdir(), `cara-e2e-${port}`), dataDir)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void cara
        .stop()
        .then(() => rm(dataDir, { recursive: true, force: true }))
        .then(() => process.exit(0)),
  )
}
