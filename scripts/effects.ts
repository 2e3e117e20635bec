import { listGivenUpEffects, retryEffect } from '../server/effects/operator.ts'
import { createLog } from '../server/lib/log.ts'
import { openQueue } from '../server/queue/queue.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

const USAGE = `Usage: npm run effects -- <command>
  list          what could not be delivered (mail, for now), the newest first, and why
  retry <id>    tries it again, now if Cara runs, otherwise when it starts`

/** `npm run effects -- …`: what should have been sent and was not, whether Cara is running or not. */
async function main([command, id, ...more]: string[]) {
  if (command === 'list' && id === undefined) return withOwnerDatabase(list)
  if (command === 'retry' && id !== undefined && !more.length)
    return withOwnerDatabase((ownerUrl) => retry(ownerUrl, id))
  throw new Error(USAGE)
}

async function list(ownerUrl: string) {
  const givenUp = await listGivenUpEffects(ownerUrl)
  if (!givenUp.length) return 'Nothing was given up.'
  return givenUp
    .map(({ id, kind, ended_at, tries, error }) => {
      const when = ended_at?.toISOString() ?? ''
      return `${id}  ${kind}  ${when}  ${tries} ${tries === 1 ? 'try' : 'tries'}: ${error ?? 'no reason was kept'}`
    })
    .join('\n')
}

async function retry(ownerUrl: string, id: string) {
  const queue = await openQueue(ownerUrl, createLog('error'))
  try {
    await retryEffect(ownerUrl, queue, id)
  } finally {
    await queue.stop()
  }
  return 'It will be tried again.'
}

await main(process.argv.slice(2)).then((said) => process.stdout.write(`${said}\n`), failWith)
