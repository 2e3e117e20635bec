import { parseArgs } from 'node:util'
import {
  addAgencyUser,
  createAgencyWithUser,
  findAgencyNamed,
  listAgencies,
  makeOwner,
  setAgencyUserState,
} from '../server/domains/agency/operator.ts'
import { operateSubscription } from '../server/domains/subscription/operator.ts'
import { failWith, withOwnerDatabase } from './owner-database.ts'

const USAGE = `Usage: npm run agency -- <command>
  create --name "Your Agency" --user "Your Name" --email you@agency.com
         [--phone "(555) 010-1234"] [--street "1 Main Street"] [--city Springfield] [--state IL] [--zip 62701]
  add-user --user "Their Name" --email they@agency.com [--agency "Your Agency"]
  disable-user --email they@agency.com     they are signed out at once
  enable-user --email they@agency.com
  make-owner --email they@agency.com       manages users, seats and settings again
  subscription [--agency "Your Agency"]     shows what the agency pays for; with any of these changes it:
         [--plan basic|standard|pro|enterprise] [--period monthly|annual] [--seats 6|none] [--agents 1]
         [--state active|overdue|paused|expired] [--trial-days 14] [--paid INV-0001]
         [--prices "base 900/9180, seat 150/1530, agent 100/1020"|none]   agreed, by the month and by the year
         [--contract-ends 2027-03-31|none]                                until when they hold
         [--unlink-stripe]                        bills without Stripe; cancels nothing there
  list`

const text = { type: 'string' } as const
const OPTIONS = {
  name: text,
  user: text,
  email: text,
  agency: text,
  phone: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  plan: text,
  period: text,
  seats: text,
  agents: text,
  'trial-days': text,
  prices: text,
  'contract-ends': text,
  paid: text,
  'unlink-stripe': { type: 'boolean' },
} as const
type Given = {
  [name in keyof typeof OPTIONS]?: ((typeof OPTIONS)[name]['type'] extends 'boolean' ? boolean : string) | undefined
}

/** Each command takes the owner's database and what was given, and says what it did. */
const COMMANDS: Record<string, (ownerUrl: string, given: Given) => Promise<string>> = {
  async create(ownerUrl, { name = '', user = '', email = '', phone, street, city, state, zip }) {
    const mailingAddress = { line1: street, city, zone: state, postalCode: zip }
    const made = await createAgencyWithUser(ownerUrl, { name, phone, mailingAddress, user: { name: user, email } })
    return `${made.name} is ready. Sign in with ${made.email}.`
  },
  async 'add-user'(ownerUrl, { agency, user = '', email = '' }) {
    const added = await addAgencyUser(ownerUrl, agency, { name: user, email })
    return `${added.email} can sign in to ${added.name}.`
  },
  async 'disable-user'(ownerUrl, { email = '' }) {
    const { name } = await setAgencyUserState(ownerUrl, email, 'DISABLED')
    return `${name} can no longer sign in and is signed out everywhere.`
  },
  async 'enable-user'(ownerUrl, { email = '' }) {
    const { name } = await setAgencyUserState(ownerUrl, email, 'ACTIVE')
    return `${name} can sign in again.`
  },
  async 'make-owner'(ownerUrl, { email = '' }) {
    return `${(await makeOwner(ownerUrl, email)).name} is an owner.`
  },
  async subscription(ownerUrl, { agency, plan, period, seats, agents, state, prices, paid, ...named }) {
    const { id, name } = await findAgencyNamed(ownerUrl, agency)
    const { 'trial-days': trialDays, 'contract-ends': contractEnds, 'unlink-stripe': unlinkStripe } = named
    const given = { plan, period, seats, agents, state, trialDays, prices, contractEnds, paid, unlinkStripe }
    return [name, ...(await operateSubscription(ownerUrl, id, given)).map((line) => `  ${line}`)].join('\n')
  },
  async list(ownerUrl) {
    const agencies = await listAgencies(ownerUrl)
    if (!agencies.length) return 'There is no agency yet.'
    return agencies
      .map(({ name, users }) =>
        [
          name,
          ...users.map((user) => `  ${user.email}  ${user.name}${user.state === 'ACTIVE' ? '' : '  (disabled)'}`),
        ].join('\n'),
      )
      .join('\n')
  },
}

/** `npm run agency -- …`: agencies and their users, whether Cara is running or not. */
async function main() {
  const { values, positionals } = readArguments()
  const command = COMMANDS[positionals[0] ?? '']
  if (!command || positionals.length > 1) throw new Error(USAGE)
  process.stdout.write(`${await withOwnerDatabase((ownerUrl) => command(ownerUrl, values))}\n`)
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

await main().catch(failWith)
