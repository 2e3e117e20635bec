import { z } from 'zod'

/** The parts of the agency's own record, as the model knows them. */
export const AGENCY_PATHS = ['name', 'nameAndAddress', 'phone', 'line1', 'line2', 'city', 'state', 'zip'] as const

/** How a model names what a value or a statement rests on. */
export const sourceInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    file: z.string().describe('The file as listed, e.g. "F1".'),
    page: z.number().int().min(1).describe('Page number, counted from 1.'),
    quote: z
      .string()
      .min(1)
      .max(2000)
      .describe('Words copied from that page exactly as printed; " … " between parts that are apart.'),
  }),
  z.object({
    kind: z.literal('record'),
    record: z.literal('agency'),
    path: z.enum(AGENCY_PATHS),
  }),
  z.object({
    kind: z.literal('account'),
    record: z.string().max(100).describe('The id of a record, as LOOK_UP_ACCOUNT gives it.'),
    fields: z
      .array(
        z.object({
          path: z.string().max(100).describe('The path of a field, e.g. "expiresAt".'),
          value: z.string().min(1).max(1000).describe('Its value, exactly as the record holds it.'),
        }),
      )
      .min(1)
      .max(20),
  }),
  z.object({
    kind: z.literal('message'),
    quote: z.string().min(1).max(4000).describe("Words copied from a message of the user's."),
  }),
  z.object({
    kind: z.literal('web'),
    url: z.string().min(1).max(2000).describe('The address of a page, as SEARCH_WEB gives it.'),
    quote: z.string().min(1).max(2000).describe('Words copied from a passage of that page.'),
  }),
  z.object({ kind: z.literal('rule'), rule: z.string().min(1).max(200) }),
])

export type SourceInput = z.infer<typeof sourceInput>
export type AccountSource = Extract<SourceInput, { kind: 'account' }>
