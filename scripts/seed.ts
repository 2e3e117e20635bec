import { DEMO, seedDemo } from '../server/domains/agency/seed.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

/** `npm run seed`: the demo agency, if the database has no agency yet. */
const made = await withOwnerDatabase(seedDemo).catch(failWith)
const who = DEMO.users.map(({ email }) => email).join(' or ')
process.stdout.write(made ? `Seeded. Sign in with ${who}.\n` : 'There is an agency already; nothing was changed.\n')
