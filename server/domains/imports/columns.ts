import { isBlank } from '../../../shared/blanks.ts'
import { ERRORS_COLUMN, type ImportKind } from '../../../shared/imports.ts'
import type { Sheet } from '../../documents/index.ts'
import { addressOf, stateOf } from '../../lib/envelope.ts'
import { asSeen } from '../../lib/form-fields.ts'
import { saysNothing } from './blanks.ts'
import { fieldOf, isCompany, isExact, mayHold } from './column-names.ts'
import { withoutTotals } from './footer.ts'
import { headingsOf } from './heading-row.ts'
import { isDate, isEmail, isMoney, isPhone, isPolicyNumber, isSite, isZip, lookedAt, looksLike } from './looks.ts'
import type { Column, Said } from './types.ts'
import { accountTypeOf, orderOf, policyTypeOf, readDay } from './values.ts'

const MOST_LOOKED_AT = 200
const MOST_SAMPLES = 3
/** How much of a heading is kept. */
const MOST_HEAD = 200

/** Patterns of values, and the fields they may belong to; the first free one is used. */
const LOOKS: Record<
  ImportKind,
  readonly { is: (value: string) => boolean; fields: readonly string[]; distinct?: boolean }[]
> = {
  ACCOUNTS: [
    { is: isEmail, fields: ['email', 'contactEmail'] },
    { is: isPhone, fields: ['phone', 'contactPhone'] },
    { is: isSite, fields: ['website'] },
    { is: (value) => stateOf(value) !== undefined, fields: ['zone'] },
    { is: isZip, fields: ['postalCode'] },
    { is: (value) => accountTypeOf(value) !== null, fields: ['type'] },
    { is: (value) => addressOf(value) !== null, fields: ['address'] },
  ],
  POLICIES: [
    { is: isEmail, fields: ['accountEmail'] },
    { is: (value) => policyTypeOf(value) !== null, fields: ['type'] },
    { is: isMoney, fields: ['premium'] },
    { is: (value) => isPolicyNumber(value) && !isDate(value), fields: ['policyNumber'], distinct: true },
  ],
}

/** A cell without the escape against formulas: see `csvRow`. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '')

/** A text that was written as a formula, so that a spreadsheet keeps its zeros: ="00451288". */
const AS_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/
const written = (cell: string) => AS_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? unescaped(cell)

/** A cell as it is compared and kept: without invisible characters, with single spaces and line ends. */
const cleaned = (cell: string) =>
  cell &&
  asSeen(written(cell))
    .replace(/[^\S\r\n]{2,}|[^\S\r\n ]/g, ' ')
    .replace(/ ?[\r\n][\r\n ]*/g, '\n')
    .trim()

/** "A", "B", … "AA": a column without a heading. */
function letterOf(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26))
}

type Read = { columns: Column[]; rows: Sheet['rows']; headAt: number; footAt: number }

/** The columns of a sheet, each with the field it goes to, the row of their headings (0 where there are none), the rows below, and the row of the totals under them. */
export function columnsOf(kind: ImportKind, { name, rows }: Sheet): Read {
  const clean = rows.map((row) => ({ ...row, cells: withoutEnd(row.cells.map(cleaned)) }))
  const { heads, headAt, ...found } = headingsOf(
    kind,
    clean.filter(({ cells }) => cells.length),
  )
  const { below, footAt } = withoutTotals(found.below)
  // In a CSV file a row that is longer than the headings has a comma too many; a sheet may have a column without a heading.
  const isWide = name !== '' || !heads.length
  const width = isWide ? below.reduce((most, { cells }) => Math.max(most, cells.length), heads.length) : heads.length
  const values = Array.from({ length: width }, (_, place) =>
    below.flatMap(({ cells }) => (cells[place] && !isBlank(cells[place]) ? cells[place] : [])),
  )
  const orders = ordersOf(values)
  const lookedOver = values.map((all) => all.slice(0, MOST_LOOKED_AT).map(lookedAt))
  const bare = Array.from({ length: width }, (_, place): Column => {
    return {
      head: heads[place]?.slice(0, MOST_HEAD) || `Column ${letterOf(place)}`,
      samples: [...new Set(values[place]!.slice(0, MOST_LOOKED_AT))]
        .slice(0, MOST_SAMPLES)
        .map((value) => value.slice(0, 80)),
      ...{ field: null, why: 'NONE', ...orders[place]! },
    }
  })
  return { columns: guessed(kind, bare, (place) => lookedOver[place]!), rows: below, headAt, footAt }
}

/** The order of the dates of each column. If two columns prove opposite orders, neither counts. */
function ordersOf(columns: readonly string[][]): Pick<Column, 'dateOrder' | 'unsure'>[] {
  const found = columns.map(orderOf)
  const isProven = new Set(found.flatMap(({ order }) => order ?? [])).size === 1
  return found.map(({ order, unsure, twofold }) => ({
    dateOrder: isProven ? order : null,
    unsure: isProven ? unsure : twofold,
  }))
}

function withoutEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}

function guessed(kind: ImportKind, bare: readonly Column[], valuesOf: (place: number) => string[]): Column[] {
  const columns = bare.map((column) => ({ ...column }))
  const free = (field: string) => !columns.some((column) => column.field === field)
  const give = (column: Column, field: string | null | undefined, why: Column['why']) => {
    if (field && free(field)) Object.assign(column, { field, why })
  }
  for (const column of columns.toSorted((a, b) => Number(isExact(b.head)) - Number(isExact(a.head)))) {
    if (column.head === ERRORS_COLUMN) column.why = 'ERRORS'
    else {
      const field = fieldOf(kind, column.head)
      if (field !== 'type' || kind === 'POLICIES' || namesTypes(valuesOf(columns.indexOf(column))))
        give(column, field, 'NAME')
    }
  }
  if (kind === 'POLICIES')
    for (const column of columns.filter(({ why, head }) => why === 'NONE' && isCompany(head)))
      give(column, free('accountName') && free('accountReference') ? 'accountName' : 'carrier', 'NAME')
  const open = () => [...columns.entries()].filter(([, { why }]) => why === 'NONE')
  for (const { is, fields, distinct } of LOOKS[kind])
    for (const [place, column] of open()) {
      if (!mayHold(kind, column.head, fields)) continue
      const values = valuesOf(place)
      const fits = looksLike(values, is) && (!distinct || new Set(values).size === values.length)
      if (fits) give(column, fields.find(free), 'VALUES')
    }
  if (kind === 'POLICIES' && free('inforceAt') && free('expiresAt')) giveTerm(open(), valuesOf, give)
  return columns
}

/** Whether a column says of anything what kind of client it is; a system may keep something else under that heading. */
const namesTypes = (values: readonly string[]) => !values.length || values.some((value) => accountTypeOf(value))

/** Two columns of dates, the one always before the other, are when policies begin and end. */
function giveTerm(
  open: [number, Column][],
  valuesOf: (place: number) => string[],
  give: (column: Column, field: string, why: Column['why']) => void,
) {
  const dates = open.filter(([place]) => looksLike(valuesOf(place), isDate))
  if (dates.length !== 2) return
  const years = dates.map(([place, { dateOrder }]) =>
    valuesOf(place).map((value) => readDay(value, dateOrder ?? 'MDY')),
  )
  const isBefore = (one: number, other: number) =>
    years[one]!.length === years[other]!.length &&
    years[one]!.every((read, at) => {
      const end = years[other]![at]
      return 'day' in read && end && 'day' in end && read.day < end.day
    })
  const [from, to] = isBefore(0, 1) ? [0, 1] : isBefore(1, 0) ? [1, 0] : []
  if (from === undefined) return
  const may = (place: number, field: string) => mayHold('POLICIES', dates[place]![1].head, [field])
  if (!may(from, 'inforceAt') || !may(to!, 'expiresAt')) return
  give(dates[from]![1], 'inforceAt', 'VALUES')
  give(dates[to!]![1], 'expiresAt', 'VALUES')
}

/** The values of a row by field, without blank cells. The parts of a person's name are joined. */
export function saidBy(columns: readonly Column[], cells: readonly string[]): Said {
  const typed: Record<string, string> = {}
  for (const [place, { field }] of columns.entries()) {
    const cell = cells[place]
    if (field && cell && !saysNothing(field, cell)) typed[field] = cell
  }
  const { contactFirst, contactMiddle, contactLast, ...said } = typed
  const whole = [contactFirst, contactMiddle, contactLast].filter(Boolean).join(' ')
  if (!whole) return typed
  const isPerson = said.type !== undefined && accountTypeOf(said.type) === 'INDIVIDUAL'
  return { ...(isPerson && { name: whole }), contactName: whole, ...said }
}
