import { flushCompileCache } from 'node:module'
import { readConfig } from '../../server/config.ts'
import { startCara } from '../../server/main.ts'

/** A worker in a process of its own, for tests that kill it. Says "ready" when it works. */
await startCara(readConfig({ ...process.env, CARA_ROLE: 'worker', LOG_LEVEL: 'error' }), {
  webFolder: null,
  say: () => {},
})
process.stdout.write('ready\n')
// Most are killed before they would leave it.
flushCompileCache()
