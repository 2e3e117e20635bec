import path from 'node:path'
import { type Config, readOwnConfig } from '../server/config.ts'
import { type AgencyInBrief, listAgencies } from '../server/domains/agency/operator.ts'
import { startCara } from '../server/main.ts'
import { buildWeb, WEB_FOLDER } from './build-web.ts'
import { runUntilStopped } from './run-until-stopped.ts'

/** `npm start`: builds the web when it is stale, starts Cara, and says where it is and how to sign in. */
const say = (line: string) => process.stdout.write(`${line}\n`)

runUntilStopped(async () => {
  const config = readOwnConfig()
  if (config.role !== 'worker') await buildWeb(say)
  const cara = await startCara(config, { webFolder: WEB_FOLDER, say })
  if (cara.url) say(`\nCara is at ${cara.url}\n${howToSignIn(await listAgencies(cara.ownerUrl), config)}`)
  else say('Cara works on jobs.')
  say(`${whoAnswers(config)}\nStop it with Ctrl+C.\n`)
  return cara
})

/** Whom there is to sign in as, and where the code comes. */
function howToSignIn(agencies: AgencyInBrief[], { smtpUrl, dataDir }: Config) {
  const someone = agencies.flatMap(({ users }) => users.filter(({ state }) => state === 'ACTIVE'))[0]
  const [first, ...others] = agencies
  if (!first || !someone) {
    return 'There is nobody to sign in yet. Make an agency and its first user: npm run agency -- create --name … --user … --email …'
  }
  const where = others.length
    ? `${agencies.length} agencies are here, ${first.name} among them.`
    : `${first.name} is here.`
  const code = smtpUrl
    ? 'The code comes by e-mail.'
    : `The code appears here: there is no mail server set, so mail goes to ${path.relative('.', path.join(dataDir, 'outbox'))}.`
  return `${where} Sign in with ${first.isDemo || agencies.length === 1 ? someone.email : 'the address of one of their users (npm run agency -- list)'}.\n${code}`
}

function whoAnswers({ model }: Config) {
  if (model.name === 'builtin') return 'Answers come from the built-in model.'
  if (!model.missingKey) return `Answers come from ${model.name}.`
  return `Answers should come from ${model.name}, but it has no key: set CARA_MODEL_API_KEY or ${model.missingKey}. Until then Cara cannot answer.`
}
