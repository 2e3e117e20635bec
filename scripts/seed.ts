import { DEMO, seedDemo } from '../server/domains/agency/seed.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

/** `npm run seed`: the demo agency, if the database has no agency yet. */
await withOwnerDatabase(seedDemo).catch(failWith)
process.stdout.write(`Seeded. Sign in with ${DEMO.users.map(({ email }) => email).join(' or ')}.\n`)
