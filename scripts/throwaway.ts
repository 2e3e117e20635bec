import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { type StartOptions, startCara } from '../server/main.ts'

/**
 * A Cara with these settings alone, on a data folder of its own, with everything embedded, for measurements and tests; its demo agency has no
 * clients unless it is asked to. `end` stops it and takes the
 * folder and the database away. With `folder` it is started on that one, as left by a Cara that was killed.
 */
export async function aThrowawayCara(
  settings: Record<string, string | undefined>,
  { folder, ...options }: Partial<StartOptions> & { folder?: string | undefined } = {},
) {
  const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'cara-throwaway-')))
  const embedded = {
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    S3_BUCKET: undefined,
    SMTP_URL: undefined,
    CARA_ROLE: 'all',
  }
  const cara = await startCara(readConfig({ DEMO: 'empty', ...settings, ...embedded }), {
    webFolder: null,
    say: () => {},
    ...options,
  })
  return {
    ...cara,
    dataDir,
    async end() {
      await cara.stop()
      await rm(dataDir, { recursive: true, force: true })
      if (cara.databaseFolder) await rm(cara.databaseFolder, { recursive: true, force: true })
    },
  }
}
