import type { PolicyDetails } from '../../../../shared/policies.ts'

/** A form's entry of a list: its words, blank ones as null. */
type Entry = { [name: string]: string | null | (string | null)[] }

/** What the form says under "details": lists as they were typed, with blank rows among them. */
type TypedDetails = { [Name in keyof PolicyDetails]?: unknown }

const LISTS = [
  'blanketAdditionalInsureds',
  'namedAdditionalInsureds',
  'locations',
  'coverageDescriptions',
  'exclusionDescriptions',
  'extraLimits',
] as const

/** What a policy's form says, as its verbs take it. */
export function policyInputOf<Typed extends { details?: TypedDetails; commissionRate?: unknown }>(
  typed: Typed | undefined,
) {
  const { commissionRate: _worked, details, ...rest } = typed ?? ({} as Typed)
  return { ...rest, details: detailsOf(details) }
}

/** The details of a policy as its verbs take them: every list whole, so that one whose rows were all taken away becomes empty. */
export function detailsOf(typed: TypedDetails = {}): PolicyDetails {
  const lists = LISTS.map((name) => [name, rowsOf(typed[name] as (Entry | string | null)[] | undefined)])
  return { ...(typed as PolicyDetails), ...Object.fromEntries(lists) }
}

/** The rows that hold anything; a blank beside something in the same row is an empty text. */
function rowsOf(rows: (Entry | string | null)[] = []) {
  return rows.filter(holdsAnything).map((row) => (typeof row === 'string' ? row : textsOf(row as Entry)))
}

function holdsAnything(row: Entry | string | null) {
  if (row === null || typeof row === 'string') return row !== null
  return Object.values(row).some((value) => (Array.isArray(value) ? value.some(Boolean) : value !== null))
}

const textsOf = (row: Entry) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : (value ?? '')]),
  )
