import type { RequestedDocument } from '../../../shared/requests.ts'
import type { RequestInput } from '../../domains/servicing/input.ts'
import type { Town } from './accounts.ts'

/**
 * What the clients of the demo agency asked for, all of it invented: whose client, on which day (counted from today), and what. `due` and
 * `resolved` are counted from today, too; `by` says to which of the agency's users it is given. Those with `said` came in a call or a mail.
 */
export type AskedRow = {
  account: string
  day: number
  ask: Partial<RequestInput> & Pick<RequestInput, 'type'>
  /** The number of the policy it speaks of. */
  policy?: string
  by?: number
  due?: number
  said?: { channel: 'PHONE' | 'EMAIL'; lines: readonly (readonly [role: string, words: string])[] }
  comments?: readonly string[]
  /** What went out with the answer: the name of its file, drawn from the notes. `issued`: the certificate that was asked for. */
  resolved?: { day: number; notes: string; reopened?: string; letter?: string | undefined; issued?: boolean }
  /** It was asked for again: the request is merged into the client's one before it. */
  again?: boolean
}

const question = (question: string, type: 'COVERAGE' | 'BILLING' | 'CLAIM' | 'POLICY' | 'OTHER' = 'COVERAGE') => ({
  type: 'QUESTION' as const,
  question: { question, type },
})
const document = (type: RequestedDocument, details: string | null = null) => ({
  type: 'DOCUMENT_REQUEST' as const,
  documentRequest: { type },
  details,
})
const holder = (name: string, line1: string, city: Town, additionalInsured = false, details: string | null = null) => ({
  type: 'CREATE_CERTIFICATE' as const,
  createCertificate: {
    name,
    address: { line1, city, zone: 'OH' },
    additionalInsured,
    additionalInsuredRelationship: additionalInsured ? 'Owner of the premises' : null,
  },
  details,
})
export type AskedHolder = ReturnType<typeof holder>['createCertificate']
const insured = (name: string, relationship: string, details: string | null = null) => ({
  type: 'ADD_ADDITIONAL_INSURED' as const,
  addAdditionalInsured: { name, relationship },
  details,
})
const endorse = (details: string) => ({ type: 'ENDORSE_POLICY' as const, details })
const quote = (details: string) => ({ type: 'QUOTE_REQUEST' as const, details })
const cancel = (reason: string) => ({ type: 'CANCEL_POLICY' as const, cancelPolicy: { reason } })
const other = (details: string) => ({ type: 'OTHER' as const, details })

const call = (...lines: readonly (readonly [string, string])[]) => ({ channel: 'PHONE' as const, lines })
const mail = (...lines: readonly (readonly [string, string])[]) => ({ channel: 'EMAIL' as const, lines })
const done = (day: number, notes: string, letter?: string) => ({ resolved: { day, notes, letter } })

/** What waits today: late, due, soon, later, and what no one has taken yet. */
const OPEN: readonly AskedRow[] = [
  {
    ...{ account: 'otter', day: -5, policy: 'QF-1042', by: 0, due: -1 },
    ask: insured('Lemon Barrel Builders', 'General contractor', 'The job begins on the first of the month.'),
    said: mail(
      [
        'client',
        'Hello, Lemon Barrel Builders want to be named as additional insured before we start. Can you add them?',
      ],
      ['cara', 'Thank you. I have passed this on. Someone at the agency will answer you.'],
    ),
    comments: [
      'The contract asks for ongoing and completed operations. Asking the carrier which endorsement they offer.',
    ],
  },
  {
    ...{ account: 'raven', day: -4, by: 0, due: -2 },
    ask: question('Is the rented trailer covered while it stands in our yard?'),
    said: call(
      ['agent', 'Thank you for calling. How can I help you?'],
      ['client', 'We rented a trailer for two weeks. Is it covered while it stands in our yard?'],
      ['cara', 'I will pass that on to someone who can look at your policy.'],
    ),
  },
  {
    ...{ account: 'gable', day: -2, by: 0, due: 0 },
    ask: holder(
      'Gingham Square Mall',
      '9 Mock Lane',
      'Testford',
      true,
      'The landlord wants it before the lease is signed.',
    ),
    said: call(
      ['client', 'We need a certificate for Gingham Square Mall today, with them as additional insured.'],
      ['cara', 'What is their address?'],
      ['client', '9 Mock Lane in Testford.'],
    ),
  },
  { account: 'pixel', day: -1, by: 1, due: 0, ask: question('What is the retention on the cyber policy?', 'POLICY') },
  {
    ...{ account: 'tinker', day: -3, by: 0, due: 2 },
    ask: document('LOSS_RUN', 'Five years, for a quote elsewhere.'),
    comments: ['Two of five years are on file. The others are asked for.'],
  },
  {
    account: 'copper',
    day: -1,
    policy: 'PB-A-777',
    by: 0,
    due: 1,
    ask: endorse('Add a 2025 flatbed truck, garaged in Testford.'),
  },
  {
    account: 'brass',
    day: -6,
    by: 1,
    due: 4,
    ask: quote('Liquor liability for the second taproom, opening in spring.'),
  },
  { account: 'juniper', day: -2, by: 2, due: 6, ask: holder('Sampleton Health Network', '1 Ward Road', 'Sampleton') },
  { account: 'harbor', day: -8, by: 0, due: 12, ask: endorse('Raise the limit of the umbrella to two million.') },
  { account: 'fern', day: -3, ask: question('When is the next installment due?', 'BILLING') },
  {
    ...{ account: 'larkspur', day: -1 },
    ask: document('ID_CARD'),
    said: mail(['client', 'Please send us new ID cards for both cars. The old ones are lost.']),
  },
  { account: 'moth', day: -1, ask: other('Wants to be called back about the fire inspection.') },
  {
    account: 'moth',
    day: 0,
    again: true,
    ask: question('When will someone call about the fire inspection?', 'POLICY'),
  },
  { account: 'sundersea', day: 0, by: 0, ask: holder('Wharf Example Cold Storage', '12 Wharf Example', 'Sampleton') },
  { account: 'velvet', day: -9, by: 1, due: -3, ask: cancel('Sold the second van and its trailer.') },
  { account: 'pebble', day: -7, by: 2, due: 3, ask: insured('Cobble Court Lenders', 'Mortgagee') },
  { account: 'willow', day: -2, by: 1, due: 9, ask: quote('Cyber coverage for patient records.') },
]

/** Where nothing waits any more, by what was asked; they go round the clients, some each week. */
const ANSWERED: readonly (Pick<AskedRow, 'ask'> & { notes: string; letter?: string })[] = [
  {
    ask: question('Are employees covered who drive their own cars?'),
    notes: 'Answered by e-mail: hired and non-owned autos are on the policy.',
  },
  { ask: holder('Paper Lantern Properties', '77 Placeholder Avenue', 'Sampleton'), notes: 'Issued and sent.' },
  {
    ask: document('DECLARATIONS'),
    notes: 'Sent the declarations of this term.',
    letter: 'Letter with the declarations.pdf',
  },
  { ask: endorse('The mailing address has changed.'), notes: 'The carrier confirmed the new address.' },
  {
    ask: insured('Testford School District', 'Customer'),
    notes: 'Endorsement received and filed.',
    letter: 'Letter about the endorsement.pdf',
  },
  { ask: quote('Workers compensation for two more people.'), notes: 'Quoted by Ironwood; the client took it.' },
  { ask: cancel('Moved to another state.'), notes: 'Canceled by the insured’s request; notice is on file.' },
  { ask: other('Asked for the claims number of the carrier.'), notes: 'Told by phone.' },
  { ask: question('Why did the premium go up?', 'BILLING'), notes: 'Explained: payroll was audited.' },
  { ask: document('INVOICE'), notes: 'Sent the invoice of March.', letter: 'Letter with the invoice.pdf' },
  {
    ask: holder('Dummyville Parade Committee', '3 Fountain Square', 'Dummyville', true),
    notes: 'Issued with the committee as additional insured.',
  },
]
const CLIENTS = [
  ...['quill', 'marigold', 'oreilly', 'carousel', 'harbor', 'tinker', 'copper', 'fern', 'pixel', 'brass'],
  ...[
    'gable',
    'juniper',
    'larkspur',
    'moth',
    'nettle',
    'opal',
    'pebble',
    'quarry',
    'raven',
    'sundersea',
    'thistle',
    'umber',
  ],
]
const HOW_MANY_ANSWERED = 43

const answered = Array.from({ length: HOW_MANY_ANSWERED }, (_, at): AskedRow => {
  const { ask, notes, letter } = ANSWERED[at % ANSWERED.length]!
  const day = at < 3 ? -1 : -2 - at * 2
  const account = CLIENTS[(at * 5) % CLIENTS.length]!
  const row: AskedRow = {
    account,
    day,
    by: at,
    due: day + 3,
    ask,
    ...done(Math.min(day + (at < 3 ? 1 : 2), 0), notes, letter),
  }
  if (at % 4 === 1) row.comments = ['Called the client back.']
  if (at % 5 === 2)
    row.said = call(
      ['client', `${ask.details ?? 'Hello, I need your help with something.'}`],
      ['cara', 'I will pass this on.'],
    )
  if (at === 1) row.resolved = { ...row.resolved!, issued: true }
  if (at === 12) row.due = 3
  if (at === 12) row.resolved = { ...row.resolved!, reopened: 'The client says it has not arrived.' }
  return row
})

export const REQUESTS: readonly AskedRow[] = [...OPEN, ...answered]
