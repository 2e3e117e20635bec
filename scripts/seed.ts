import { parseArgs } from 'node:util'
import { DEMO, seedDemo } from '../server/domains/agency/seed.ts'
import { createLog } from '../server/lib/log.ts'
import { openQueue } from '../server/queue/queue.ts'
import { fillLater } from '../server/seed/demo.ts'
import { LARGE, LARGE_SIZE, seedLarge } from '../server/seed/large.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

/** `npm run seed`: the demo agency, if the database has no agency yet. `-- --large`: an agency of the size that measurements need. */
const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } })
process.stdout.write(`${await withOwnerDatabase(values.large ? large : demo).catch(failWith)}\n`)

async function demo(ownerUrl: string) {
  const queue = await openQueue(ownerUrl, createLog('warn'))
  const made = await seedDemo(ownerUrl, fillLater(queue)).finally(queue.stop)
  const who = DEMO.users.map(({ email }) => email).join(' or ')
  return made
    ? `Seeded. Its clients come within a minute once Cara runs. Sign in with ${who}.`
    : 'There is an agency already; nothing was changed.'
}

async function large(ownerUrl: string) {
  const { accounts, policies } = LARGE_SIZE
  const who = `Sign in with ${LARGE.users[0].email}.`
  if (!(await seedLarge(ownerUrl))) return `${LARGE.name} is here already; nothing was changed. ${who}`
  const [many, more] = [accounts, policies].map((count) => count.toLocaleString('en-US'))
  return `${LARGE.name} has ${many!} accounts and ${more!} policies now. ${who}`
}
