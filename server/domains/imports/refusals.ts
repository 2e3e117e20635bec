import { IMPORT_FIELDS, type ImportKind } from '../../../shared/imports.ts'
import { parseMoney } from '../../../shared/money.ts'
import { needed } from '../../lib/form-fields.ts'
import { saidBy } from './columns.ts'
import type { Column, Planned, Problem, RawRow, Said } from './types.ts'
import { policyTypeOf, readDay } from './values.ts'

export const problemAt = (field: string | null, message: string): Problem => ({ field, message })

const MOST_TITLE = 200

/** A row that stays out, and why. */
export const refused = (
  { position }: Pick<RawRow, 'position'>,
  title = '',
  message = '',
  field: string | null = null,
): Planned => ({
  ...{ position, outcome: 'REFUSE', title: title.slice(0, MOST_TITLE), changes: [], aboutId: null },
  problems: [problemAt(field, message)],
})

/** Why only one of two rows of a record can be imported: the first field in which they differ. */
export function twinProblem(
  kind: ImportKind,
  columns: readonly Column[],
  row: Pick<RawRow, 'cells'>,
  { position, cells }: Pick<RawRow, 'position' | 'cells'>,
): string {
  const what = kind === 'ACCOUNTS' ? 'client' : 'policy'
  const difference = differenceOf(kind, columns, saidBy(columns, row.cells), saidBy(columns, cells))
  return `Row ${String(position)} is the same ${what} and says something else${difference}. Keep one of them.`
}

/** How much of a value is quoted. */
const MOST_TOLD = 80

function differenceOf(kind: ImportKind, columns: readonly Column[], own: Said, other: Said): string {
  const meant = (field: string, typed: string | undefined) => (typed ? meantBy(kind, columns, field, typed) : '')
  const differ = IMPORT_FIELDS[kind].filter(({ id }) => meant(id, own[id]) !== meant(id, other[id]))
  const field = differ.find(({ id }) => own[id] && other[id]) ?? differ[0]
  if (!field) return ''
  const [one, two] = [own, other].map((said) => said[field.id]?.slice(0, MOST_TOLD) ?? 'nothing')
  return ` (${field.label}: ${one!} and ${two!})`
}

/** What a value means, however it is written. */
function meantBy(kind: ImportKind, columns: readonly Column[], field: string, typed: string): string {
  if (kind === 'ACCOUNTS') return typed
  if (field === 'type') return policyTypeOf(typed) ?? typed
  if (IMPORT_FIELDS[kind].find(({ id }) => id === field)?.holds === 'date') {
    const read = readDay(typed, columns.find((column) => column.field === field)?.dateOrder ?? null)
    return 'day' in read ? read.day : typed
  }
  const isText = /^account|Number$|^carrier$|^broker$/.test(field)
  return (isText ? null : parseMoney(typed)) ?? typed.toLowerCase()
}

/** The reason for a row whose record changed after the rows were checked. */
export const CHANGED_SINCE = 'This was changed in Cara after the rows were checked. Send this row again.'

/** What a spreadsheet writes when it could not compute a value. */
const SHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/i
/** A long number of which a spreadsheet kept only the first digits, or 15 of them and zeros. */
const CUT_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$|^[1-9]\d{14}00+$/i

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

/** Why a row cannot be of the account that its reference means: neither the name nor an e-mail it gives is the account's. */
export function contradiction(
  { name, dba, emails }: { name: string; dba: string | null; emails: readonly string[] },
  typed: { reference: string; name: string | undefined; emails: readonly string[] },
): string | null {
  const other = typed.name
  const fits =
    !other ||
    [name, dba].some((own) => isSame(other, own)) ||
    typed.emails.some((email) => emails.some((own) => isSame(email, own)))
  return fits
    ? null
    : `The reference “${typed.reference}” is of ${name} in Cara, and this row says “${[other, ...typed.emails].join(', ')}”.`
}

/** What a row names by itself, and is kept under its name. */
const NAMES = ['reference', 'accountReference', 'carrier', 'broker']
const aName = needed(200, 'Enter a name.')
/** No field takes more than this; the form says at some that they take less. */
const aValue = needed(1000, 'Enter a value.')

/** The outcome of a row whatever its record: damaged, or a duplicate of another row. Null for any other row. */
export function settled(
  kind: ImportKind,
  row: RawRow,
  columns: readonly Column[],
  said: Said,
  title: string | undefined,
): Planned | null {
  if (row.leftOut)
    return {
      ...{ position: row.position, outcome: 'LEAVE', title: (title ?? '').slice(0, MOST_TITLE), changes: [] },
      ...{ problems: [], aboutId: null },
    }
  if (row.cells.length > columns.length)
    return refused(
      row,
      title,
      'This row has more cells than the headings. A value with a comma in it needs quotation marks around it.',
    )
  for (const [field, value] of Object.entries(said)) {
    if (SHEET_ERROR.test(value)) return refused(row, title, `“${value}” is an error of the spreadsheet.`, field)
    if (CUT_NUMBER.test(value))
      return refused(
        row,
        title,
        `“${value}” is a number that a spreadsheet has cut. Format its column as text and save the file again.`,
        field,
      )
    const { error } = (NAMES.includes(field) ? aName : aValue).safeParse(value)
    if (error) return refused(row, title, error.issues[0]!.message, field)
  }
  if (row.twin === null) return null
  if (row.twinDiffers)
    return refused(row, title, twinProblem(kind, columns, row, { position: row.twin, cells: row.twinCells ?? [] }))
  if (row.twin > row.position) return null
  const same: Planned = {
    ...{ position: row.position, outcome: 'SAME', title: title ?? '', problems: [], aboutId: null },
    changes: [{ label: 'The same as row', was: null, is: String(row.twin) }],
  }
  return same
}
