import { z } from 'zod'
import { DAYS_READ, parseDate } from '../../../shared/dates.ts'
import { idsOf, type Labeled } from '../../../shared/labeled.ts'
import { centsOf, decimalOf, isDecimal } from '../../../shared/money.ts'
import { POLICY_LIMITS, type PolicyDetails } from '../../../shared/policies.ts'
import {
  type FieldIn,
  type FieldValue,
  fieldsIn,
  type PolicyField,
  type PolicySection,
} from '../../../shared/policy-fields.ts'
import { asSeen } from '../../lib/form-fields.ts'
import type { PolicyFacts } from './types.ts'

/** Omitted fields stay; null and blank ones are cleared. */
const text = (most: number) =>
  z
    .string()
    .overwrite(asSeen)
    .trim()
    .max(most, `Up to ${most.toLocaleString('en-US')} characters fit here.`)
    .nullish()
    .transform((typed) => (typed === undefined ? undefined : typed || null))

/** A choice without an empty option: null leaves it unchanged. */
const choice = <const Ids extends readonly string[]>(ids: Ids) =>
  z
    .enum(ids)
    .nullish()
    .transform((id) => id ?? undefined)

const exact = z
  .string()
  .refine((amount) => isDecimal(amount) && !amount.startsWith('-'), 'Enter an amount of nothing or more.')
  .transform((amount) => decimalOf(centsOf(amount)))

/** An amount that is nothing when it is empty. */
export const amount = exact.nullish().transform((typed) => (typed === undefined ? undefined : (typed ?? '0.00')))

export const date = z.iso.date({ error: 'Enter a date.', abort: true }).refine(parseDate, DAYS_READ)
const maybeDate = date.nullish()
const id = z.uuid('This is not an id.').nullish()
const LONG = 10_000
export const longText = text(LONG)

/** Why something is deleted. */
export const deletion = z.object({ reason: longText })
export type Deletion = z.input<typeof deletion> & { key?: string | null | undefined }

const words = z.string().overwrite(asSeen).trim().max(LONG, 'This is too long.')
/** A list without its blank entries, each entry once. Mistakes stand at the entries as they were sent. */
const listOf = <T extends z.ZodType>(
  entry: T,
  check: (entries: z.output<T>[], ctx: z.RefinementCtx) => void = () => {},
) =>
  z
    .array(entry)
    .max(200, 'A list may have up to 200 entries.')
    .superRefine(check)
    .transform((entries) => [...new Map(entries.map((one) => [JSON.stringify(one), one])).values()].filter(holdsWords))
    .nullish()

const holdsWords = (entry: unknown): boolean =>
  typeof entry === 'object' && entry ? Object.values(entry).some(holdsWords) : Boolean(entry)

type ExtraLimit = { name: string; limit: string }

/** An extra limit is identified by its name: two different values under one name are ambiguous. */
function demandOwnNames(entries: ExtraLimit[], ctx: z.RefinementCtx) {
  const limits = new Map<string, string>()
  for (const [place, { name, limit }] of entries.entries()) {
    const key = name.toLowerCase().replace(/\s+/g, ' ')
    const other = limits.get(key) ?? limit
    limits.set(key, other)
    if (name && other !== limit)
      ctx.addIssue({ code: 'custom', path: [place, 'name'], message: 'Another limit has this name already.' })
  }
}

const described = z.object({
  title: words,
  description: words.nullish().transform((typed) => typed ?? ''),
  policyQuotes: z
    .array(words)
    .max(50)
    .nullish()
    .transform((quotes) => quotes?.filter(Boolean) ?? []),
})
const party = z
  .object({ name: words.nullish(), address: words.nullish() })
  .nullish()
  .transform(
    (typed) => typed && { ...(typed.name && { name: typed.name }), ...(typed.address && { address: typed.address }) },
  )

const details = z.object({
  summary: text(LONG),
  insured: party,
  carrier: party,
  deductible: text(LONG),
  blanketAdditionalInsureds: listOf(
    z.object({ type: words, description: words.nullish().transform((typed) => typed ?? '') }),
  ),
  namedAdditionalInsureds: listOf(words),
  locations: listOf(words),
  coverageDescriptions: listOf(described),
  exclusionDescriptions: listOf(described),
  extraLimits: listOf(z.object({ name: words, limit: words }), demandOwnNames),
})

/** The input of a field, and its parsed value. */
type SchemaOf<F extends PolicyField> = z.ZodOptional<z.ZodType<FieldValue<F>, FieldValue<F> | null>>

/** The checks of a section's fields; all of them may be left out. */
const checksIn = <Section extends PolicySection>(section: Section) =>
  Object.fromEntries(fieldsIn(section).map((field) => [field.id, checkOf(field)])) as unknown as {
    [F in FieldIn<Section> as F['id']]: SchemaOf<F>
  }

function checkOf(field: PolicyField) {
  switch (field.holds) {
    case 'choice':
      return 'isOptional' in field
        ? z.enum(idsOf(field.choices)).nullish()
        : choice(idsOf<readonly Labeled[]>(field.choices))
    case 'text':
      return text(100)
    case 'date':
      return maybeDate
    case 'amount':
      return amount
    default:
      return id
  }
}

const limits = z.partialRecord(z.enum(idsOf(POLICY_LIMITS)), exact.nullish())

/** The fields of a policy that a change may set; all are optional. */
export const policyChange = z.object({
  ...checksIn('policy'),
  pricing: z.object(checksIn('pricing')).nullish(),
  limits: limits.nullish(),
  details: details.nullish(),
})
export type PolicyChange = z.output<typeof policyChange>
export type PolicyChangeInput = z.input<typeof policyChange>

/** The policy after a change is applied. */
export function withChange(before: PolicyFacts, change: PolicyChange): PolicyFacts {
  const { pricing, limits, details, ...plain } = change
  return {
    ...before,
    ...given(plain),
    pricing: { ...before.pricing, ...given(pricing ?? {}) },
    limits: filled({ ...before.limits, ...given(limits ?? {}) }),
    details: filled({ ...before.details, ...given(details ?? {}) }) as PolicyDetails,
  }
}

/** Whether a change sets a field, by its path ("pricing.premium"). */
export function saysOf(change: PolicyChange, field: string): boolean {
  const step = (part: unknown, name: string) => (part as Record<string, unknown> | null | undefined)?.[name]
  return field.split('.').reduce<unknown>(step, change) !== undefined
}

type Given<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/** What was said: the entries that are not undefined. */
const given = <T extends object>(said: T) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Given<T>

/** What is not empty: a limit that is not there, an empty list or text is left out. */
const filled = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value))) as {
    [Name in keyof T]: NonNullable<T[Name]>
  }

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && !Object.keys(value).length)
