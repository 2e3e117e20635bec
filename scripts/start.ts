import path from 'node:path'
import { readOwnConfig } from '../server/config.ts'
import { DEMO } from '../server/domains/agency/seed.ts'
import { startCara } from '../server/main.ts'
import { buildWeb, WEB_FOLDER } from './build-web.ts'

/** `npm start`: builds the web when it is stale, starts Cara, and says where it is and how to sign in. */
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readOwnConfig()
  if (config.role !== 'worker') await buildWeb(say)
  const cara = await startCara(config, { webFolder: WEB_FOLDER, say })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cara.stop().then(() => process.exit(0)))
  }
  if (cara.url) welcome(cara.url, config)
  else say('Cara works on jobs. Stop it with Ctrl+C.')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}

function welcome(url: string, config: ReturnType<typeof readOwnConfig>) {
  say(`\nCara is at ${url}`)
  say(`Sign in with ${DEMO.users[0].email} (the demo agency) or with an address of your own agency.`)
  say(
    config.smtpUrl
      ? 'The code comes by e-mail.'
      : `The code appears here: there is no mail server set, so mail goes to ${path.relative('.', path.join(config.dataDir, 'outbox'))}.`,
  )
  say(
    config.model.name === 'builtin'
      ? 'Answers come from the built-in model.'
      : `Answers come from ${config.model.name}.`,
  )
  say('Stop it with Ctrl+C.\n')
}
