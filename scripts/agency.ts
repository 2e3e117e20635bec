import { parseArgs } from 'node:util'
import { z } from 'zod'
import { connectAsOwner } from '../server/db/connection.ts'
import { createAgency } from '../server/domains/agency/seed.ts'
import { findUserByEmail } from '../server/domains/agency/store.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

const USAGE = `Usage: npm run agency -- create --name "Your Agency" --user "Your Name" --email you@agency.com
       [--phone "(555) 010-1234"] [--street "1 Main Street"] [--city Springfield] [--state IL] [--zip 62701]`

const input = z.object({
  name: z.string().trim().min(1, 'Give the agency a name with --name.'),
  user: z.string().trim().min(1, "Give the first user's name with --user."),
  email: z.email("Give the first user's e-mail address with --email."),
  phone: z.string().optional(),
  street: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
})

/** `npm run agency -- create …`: a real agency and its first user, who can sign in at once. */
async function main() {
  const text = { type: 'string' } as const
  const options = { name: text, user: text, email: text, phone: text, street: text, city: text, state: text, zip: text }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals[0] !== 'create') throw new Error(USAGE)
  const given = input.safeParse({ name: '', user: '', email: '', ...values })
  if (!given.success) throw new Error(`${given.error.issues.map(({ message }) => message).join('\n')}\n${USAGE}`)
  const { name, user, email, phone, street, city, state, zip } = given.data
  await withOwnerDatabase(async (ownerUrl) => {
    const owner = connectAsOwner(ownerUrl)
    try {
      if (await findUserByEmail(owner, email)) throw new Error(`Somebody signs in with ${email} already.`)
      const mailingAddress = { line1: street, city, zone: state, postalCode: zip }
      await owner
        .transaction()
        .execute((trx) => createAgency(trx, { name, phone, mailingAddress, users: [{ name: user, email }] }))
    } finally {
      await owner.destroy()
    }
  })
  process.stdout.write(`${name} is ready. Start Cara with npm start and sign in with ${email}.\n`)
}

await main().catch(failWith)
