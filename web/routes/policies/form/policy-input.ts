import type { PolicyDetails } from '../../../../shared/policies.ts'
import type { FieldError } from '../../../ui/field-errors.ts'

/** A form's entry of a list: its words, blank ones as null. */
type Entry = { [name: string]: string | null | (string | null)[] }
type Row = Entry | string | null

/** The form's "details": lists as typed, including blank rows. */
type TypedDetails = { [Name in keyof PolicyDetails]?: unknown }

const LISTS = [
  'blanketAdditionalInsureds',
  'namedAdditionalInsureds',
  'locations',
  'coverageDescriptions',
  'exclusionDescriptions',
  'extraLimits',
] as const

/** The input of a policy form. */
export function policyInputOf<Typed extends { details?: TypedDetails; commissionRate?: unknown }>(
  typed: Typed | undefined,
) {
  const { commissionRate: _worked, details, ...rest } = typed ?? ({} as Typed)
  return { ...rest, details: detailsOf(details) }
}

/** The details of a policy as its verbs take them: every list whole, so that one whose rows were all taken away becomes empty. */
export function detailsOf(typed: TypedDetails = {}): PolicyDetails {
  const lists = LISTS.map((name) => [name, rowsOf(typed[name] as Row[] | undefined)])
  return { ...(typed as PolicyDetails), ...Object.fromEntries(lists) }
}

/** Errors of rows, which the server counts without the blank ones, at the rows as they were typed. */
export function atTypedRows(errors: readonly FieldError[], details: TypedDetails = {}): FieldError[] {
  return errors.map((error) => {
    const at = error.path.findIndex((part) => LISTS.includes(part as (typeof LISTS)[number])) + 1
    const rows = details[error.path[at - 1] as (typeof LISTS)[number]] as Row[] | undefined
    const kept = (rows ?? []).flatMap((row, place) => (holdsAnything(row) ? String(place) : []))
    const typed = kept[Number(error.path[at])]
    return at && typed ? { ...error, path: error.path.with(at, typed) } : error
  })
}

/** The rows that hold anything; a blank beside something in the same row is an empty text. */
function rowsOf(rows: Row[] = []) {
  return rows.filter(holdsAnything).map((row) => (typeof row === 'string' ? row : textsOf(row as Entry)))
}

function holdsAnything(row: Row) {
  if (row === null || typeof row === 'string') return row !== null
  return Object.values(row).some((value) => (Array.isArray(value) ? value.some(Boolean) : value !== null))
}

const textsOf = (row: Entry) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : (value ?? '')]),
  )
