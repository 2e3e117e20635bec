import { z } from 'zod'
import { ACCOUNT_GAPS, ACCOUNT_TYPES, US_STATES } from '../../../shared/accounts.ts'
import { parseDate } from '../../../shared/dates.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { REQUEST_STATES, REQUEST_TYPES } from '../../../shared/requests.ts'
import { CERTIFICATE_STATES, POLICY_STATES } from '../../../shared/states.ts'

/** The records that are asked for. */
const BOOK_RECORDS = ['ACCOUNT', 'POLICY', 'CERTIFICATE', 'SERVICE_REQUEST'] as const
export type BookRecord = (typeof BOOK_RECORDS)[number]

const day = z.string().refine((text) => parseDate(text) === text, 'Give a day as YYYY-MM-DD.')
const span = z.strictObject({ from: day.optional(), to: day.optional() }).describe('Days, both counted in.')
const name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => /[\p{L}\p{N}]/u.test(text) && !text.includes('\u0000'), 'Give a name.')
const names = z.array(name).min(1).max(20)
const people = names.describe('Users of the agency by name; "ME" is whoever asks, "NOBODY" is nobody.')
const dollars = z.number().min(0).max(1e12).optional()
const many = z.number().int().min(0).max(10_000).optional()

const policy = z.strictObject({
  types: z
    .array(z.enum(idsOf(POLICY_TYPES)))
    .min(1)
    .optional(),
  carriers: names.optional(),
  inForce: z.literal(true).optional().describe('Only those whose coverage runs today.'),
  states: z
    .array(z.enum(idsOf(POLICY_STATES)))
    .min(1)
    .optional(),
  effective: span.optional(),
  expires: span.optional().describe('When they expire, which is when they renew.'),
  premium: z.strictObject({ over: dollars, atLeast: dollars, under: dollars, atMost: dollars }).optional(),
})

const certificate = z.strictObject({
  states: z
    .array(z.enum(idsOf(CERTIFICATE_STATES)))
    .min(1)
    .optional(),
  holder: name.optional().describe('Words of the name of the holder.'),
  ends: span.optional(),
  issued: span.optional(),
})

const request = z.strictObject({
  states: z
    .array(z.enum(idsOf(REQUEST_STATES)))
    .min(1)
    .optional(),
  types: z
    .array(z.enum(idsOf(REQUEST_TYPES)))
    .min(1)
    .optional(),
  assignees: people.optional(),
  overdue: z.literal(true).optional(),
  due: span.optional(),
  opened: span.optional(),
})

/** Records that an account has: at least one, or as many as is said; `atMost` 0 for accounts that have none. */
const held = {
  atLeast: many,
  atMost: many,
}
const related = z.union([
  z.strictObject({ policy, ...held }),
  z.strictObject({ certificate, ...held }),
  z.strictObject({ request, ...held }),
])

const account = z.strictObject({
  names: names.optional().describe('Accounts by name.'),
  types: z
    .array(z.enum(idsOf(ACCOUNT_TYPES)))
    .min(1)
    .optional(),
  states: z
    .array(z.enum(idsOf(US_STATES)))
    .min(1)
    .optional()
    .describe('States of the mailing address.'),
  missing: z
    .array(z.enum(idsOf(ACCOUNT_GAPS)))
    .min(1)
    .optional()
    .describe('What is not on file.'),
  producers: people.optional(),
  serviceReps: people.optional(),
  team: people.optional().describe('Producer or service representative.'),
  has: z.array(related).max(8).optional().describe('What each account has, or has not.'),
})

const BOOK_GROUPS = [
  'TYPE',
  'STATE',
  'CARRIER',
  'ACCOUNT',
  'ASSIGNEE',
  'ADDRESS_STATE',
  'PRODUCER',
  'SERVICE_REP',
] as const
const BOOK_ORDERS = ['PREMIUM_DESC', 'EXPIRES_ASC', 'NEWEST', 'DUE_ASC', 'NAME_ASC'] as const

/** What is said of the records that are listed, of which they must be: elsewhere it would be left out in silence. */
const OWN = [
  ['policy', 'POLICY'],
  ['certificate', 'CERTIFICATE'],
  ['request', 'SERVICE_REQUEST'],
] as const satisfies [string, BookRecord][]

/** A question over the agency's records, in terms that can be looked up: which records, of which accounts, in which order. */
export const bookFilter = z
  .strictObject({
    of: z.enum(BOOK_RECORDS),
    account: account.optional().describe('Which accounts, or whose records.'),
    policy: policy.optional().describe('Which policies, where policies are asked for.'),
    certificate: certificate.optional(),
    request: request.optional(),
    groupBy: z.enum(BOOK_GROUPS).optional(),
    order: z.enum(BOOK_ORDERS).optional(),
    limit: z.number().int().min(1).max(50).optional(),
  })
  .superRefine((filter, { addIssue }) => {
    for (const [own, of] of OWN)
      if (filter[own] && filter.of !== of)
        addIssue({
          code: 'custom',
          path: [own],
          message: `This says which ${own} is listed, of ${of}. What an account has goes into account.has.`,
        })
  })

export type BookFilter = z.infer<typeof bookFilter>
export type PolicyWhere = z.infer<typeof policy>
export type CertificateWhere = z.infer<typeof certificate>
export type RequestWhere = z.infer<typeof request>
export type AccountWhere = z.infer<typeof account>
export type Related = z.infer<typeof related>
export type BookGroup = NonNullable<BookFilter['groupBy']>
