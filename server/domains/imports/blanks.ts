import { isBlank } from '../../../shared/blanks.ts'
import { IMPORT_FIELDS } from '../../../shared/imports.ts'

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

/** Whether a value that goes to a field says that there is nothing. */
export function saysNothing(field: string, value: string): boolean {
  if (DATES.has(field) && isNoDay(value)) return true
  return isBlank(value) && (!NAMES.has(field) || NO_NAME.test(value))
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
