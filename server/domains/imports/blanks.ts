import { IMPORT_FIELDS } from '../../../shared/imports.ts'

/** What systems write for a blank, in lower case. */
const MARKERS: ReadonlySet<string> = new Set([
  ...['null', '(null)', '<null>', '[null]', '\\n', 'nil', 'none', '(none)', 'n/a', 'n.a.', 'na', 'not applicable'],
  ...['not available', 'not provided', 'not specified', 'unknown', '(blank)', 'blank', 'empty', 'undefined', 'nan'],
  ...['tbd', 'tba', 'to be determined', 'to be advised'],
])

/**
 * Words that mean blank elsewhere can be names of people or companies: for these fields only words that no name looks like count as blank.
 */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'dba', 'contactName', 'contactFirst', 'contactMiddle', 'contactLast', 'accountName', 'carrier', 'broker'],
  'city',
])
const NO_NAME = /[^\p{L}]|^(?:NULL|NAN|TBD|TBA)$/u

const DATES: ReadonlySet<string> = new Set(
  IMPORT_FIELDS.POLICIES.flatMap(({ id, holds }) => (holds === 'date' ? [id] : [])),
)

/** Whether a cell says that there is nothing: a sign alone, or what systems write for a blank. */
export function isNothing(value: string): boolean {
  return !/[\p{L}\p{N}]/u.test(value) || MARKERS.has(value.toLowerCase())
}

/** The same of a value that goes to a field. */
export function saysNothing(field: string, value: string): boolean {
  if (DATES.has(field) && isNoDay(value)) return true
  return isNothing(value) && (!NAMES.has(field) || NO_NAME.test(value))
}

/** Years that systems write for no date: before any policy, or 9999. */
const isNoYear = (year: number) => year <= 1900 || year === 9999

/** Whether a date is one of those that mean none, such as 00/00/0000, 1/0/1900 and 9999-12-31. */
function isNoDay(typed: string): boolean {
  const date = typed.replace(/[T ].*$/, '')
  if (!/^\d+(?:[/.-]\d+){0,2}$/.test(date)) return false
  return /^[0/.-]+$/.test(date) || isNoYear(Number(yearOf(date) ?? Number.NaN))
}

const LAST_DAY = 1231

function yearOf(date: string): string | undefined {
  if (!/^\d{8}$/.test(date))
    return date.split(/[/.-]/).find((part, _, parts) => parts.length === 3 && part.length === 4)
  const [first, last] = [date.slice(0, 4), date.slice(4)]
  return Number(first) > LAST_DAY ? first : last
}
