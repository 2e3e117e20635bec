import { z } from 'zod'
import { idsOf } from '../../../shared/labeled.ts'
import { QUESTION_TYPES, REQUEST_TYPES, REQUESTED_DOCUMENTS, type RequestType } from '../../../shared/requests.ts'
import {
  email,
  knownAddress,
  maybe,
  needed,
  neededParagraphs,
  orNull,
  paragraphsOrNull,
  part,
  phone,
} from '../../lib/form-fields.ts'
import { parse } from '../../lib/parse.ts'

const NOTES = 10_000
const longText = paragraphsOrNull(NOTES)
const id = (sentence: string) =>
  z
    .uuid(sentence)
    .nullish()
    .transform((value) => value ?? null)
const A_TIME = /^\d\d:\d\d$/
const dueAt = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (A_TIME.test(String(input)) ? 'Choose the day, too.' : 'Enter a day and a time.'),
  })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100, 'Enter a day from 2000 to 2100.')
  .nullable()

/** The fields of each type, and their field in the input. */
const DATA = {
  ADD_ADDITIONAL_INSURED: {
    field: 'addAdditionalInsured',
    schema: part({
      name: needed(200, 'Enter the name of the additional insured.'),
      relationship: orNull(200),
      address: knownAddress,
    }),
  },
  CANCEL_POLICY: { field: 'cancelPolicy', schema: part({ reason: orNull(1000) }) },
  CREATE_CERTIFICATE: {
    field: 'createCertificate',
    schema: part({
      name: needed(200, 'Enter the name of the certificate holder.'),
      address: knownAddress,
      additionalInsured: z.boolean().default(false),
      additionalInsuredRelationship: orNull(200),
      additionalInsuredRelationshipDescription: orNull(1000),
    }),
  },
  DOCUMENT_REQUEST: {
    field: 'documentRequest',
    schema: part({ type: z.enum(idsOf(REQUESTED_DOCUMENTS), 'Choose which document is asked for.') }),
  },
  ENDORSE_POLICY: { field: 'endorsePolicy', schema: part({}) },
  OTHER: { field: 'other', schema: part({}) },
  QUESTION: {
    field: 'question',
    schema: part({
      question: neededParagraphs(2000, 'Write what the client wants to know.'),
      type: z.enum(idsOf(QUESTION_TYPES)).default('OTHER'),
    }),
  },
  QUOTE_REQUEST: { field: 'quoteRequest', schema: part({}) },
} satisfies Record<RequestType, { field: string; schema: z.ZodType }>

const newRequest = z.object({
  type: z.enum(idsOf(REQUEST_TYPES), 'Choose what the client asks for.'),
  accountId: id('This is not the id of an account.'),
  clientName: orNull(200),
  clientEmail: maybe(email),
  clientPhone: maybe(phone),
  details: longText,
  policyId: id('This is not the id of a policy.'),
  assigneeId: id('Choose a user of your agency.'),
  dueAt: dueAt.optional().transform((at) => at ?? null),
})
export type RequestInput = Omit<z.input<typeof newRequest>, 'type'> & {
  type?: RequestType | null | undefined
} & Partial<Record<(typeof DATA)[RequestType]['field'], unknown>>

type Said = z.output<typeof newRequest>

const isOfSomebody = ({ accountId, clientName }: Partial<Said>) => !!accountId || !!clientName?.trim()

/** A request with the fields of its type; a missing client is reported with all other errors. */
const requestWith = (besides: z.ZodRawShape) =>
  newRequest.extend(besides).refine((said) => isOfSomebody(said as Partial<Said>), {
    path: ['accountId'],
    error: 'Choose the account, or write who asks.',
    when: () => true,
  }) as unknown as z.ZodType<Said & Record<string, unknown>>

/** Validates a new request: all errors together, each with the full path of its field. */
export function checkRequest(input: RequestInput) {
  const of = input.type && Object.hasOwn(DATA, input.type) ? DATA[input.type] : null
  const checked = parse(requestWith(of ? { [of.field]: of.schema } : {}), input)
  const { [of!.field]: data, ...said } = checked
  return { ...(said as Said), data: data as Record<string, unknown> }
}
export type CheckedRequest = ReturnType<typeof checkRequest>

/** Omitted fields stay; null ones are cleared (spec 1 §2.8). */
export const changeInput = z.object({
  assigneeId: z.uuid('Choose a user of your agency.').nullish(),
  dueAt: dueAt.optional(),
  /** The revision it was read at. */
  rev: z.int().nullish(),
})
export type RequestChange = z.input<typeof changeInput>

export const resolutionInput = z.object({ notes: longText })
export const commentInput = z.object({
  content: neededParagraphs(4000, 'Write the comment.'),
})
export const reopenInput = z.object({ reason: neededParagraphs(1000, 'Write why it is reopened.') })
