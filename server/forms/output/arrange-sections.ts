import type { FormField } from '../types.ts'
import { LABEL_SIZE, PAPER, TICK_LABEL_SIZE } from './arrange.ts'
import type { Block, Row, WorksheetLayout } from './layout.ts'
import { widthOf } from './lettering.ts'

const WIDTH = PAPER.width - 2 * PAPER.margin
const ROW = 17.9
const LINES_OF_TEXT = 40
/** The box of a tick, and the space around labels. */
const TICK = 16
const SPACE = 7

/** The least width in points of a value of each type. */
const WIDTHS: Record<FormField['type'], number> = {
  TICK: 0,
  DATE: 62,
  CODE: 44,
  AMOUNT: 74,
  TEXT: 118,
  MULTILINE: WIDTH,
  CHOICE: 118,
  CHOICES: WIDTH,
}
/** What is wider or narrower than its type, by the last word of an element's name: a name and its address fill one row. */
const WIDTHS_OF: Readonly<Record<string, number>> = {
  FullName: 186,
  LineOne: 130,
  LineTwo: 70,
  CityName: 84,
  StateOrProvinceCode: 26,
  PostalCode: 44,
}
const LAST_WORD = new RegExp(`(${Object.keys(WIDTHS_OF).join('|')})(?:_[A-Z]\\d?)?$`)
/** A letter of a value of limited length. */
const LETTER = 6
const NARROWEST = 30

/**
 * A worksheet of a form whose elements stand below one another by their sections, as many to a row as there is room for. Each entry of a list
 * begins a row.
 */
export function arrangeSections(fields: readonly FormField[]): WorksheetLayout {
  return [...Map.groupBy(fields, ({ section }) => section)].map(([title, own]): Block[][] => [
    [{ title, rows: aligned(rowsOf(own), new Set(own.flatMap(({ name, row }) => (row ? [name] : [])))) }],
  ])
}

/** Rows of a table with their first cells as wide as the widest; what is left of a row is its last cell's. `ofTable`: the elements of such rows. */
function aligned(rows: Row[], ofTable: ReadonlySet<string>): Row[] {
  const own = rows.filter(({ cells: [first] }) => ofTable.has(first![0]))
  const widest = Math.max(...own.map(({ cells: [first] }) => first![1]))
  return rows.map((row) => {
    const [[name] = [''], ...others] = row.cells
    const last = others.pop()
    const left = WIDTH - widest - others.reduce((sum, [, width]) => sum + width, 0)
    return own.includes(row) && last && left >= last[1]
      ? { ...row, cells: [[name, widest], ...others, [last[0], left]] }
      : row
  })
}

function rowsOf(fields: readonly FormField[]): Row[] {
  const rows: Row[] = []
  let left = 0
  let entry: string | null = null
  for (const field of fields) {
    const width = Math.min(WIDTH, widthNeeded(field))
    const own = field.row ?? (field.listed ? `${field.listed.list} ${field.listed.at}` : null)
    const isTall = field.type === 'MULTILINE' || field.type === 'CHOICES'
    const last = rows.at(-1)
    if (!last || isTall || last.height > ROW || width > left || own !== entry) {
      rows.push({ height: isTall ? LINES_OF_TEXT : ROW, cells: [[field.name, width]] })
      left = WIDTH - width
    } else {
      last.cells.push([field.name, width])
      left -= width
    }
    entry = own
  }
  return rows
}

function widthNeeded({ name, type, label, maxLength }: FormField): number {
  if (type === 'TICK') return TICK + widthOf(label, TICK_LABEL_SIZE) + SPACE
  const own = type === 'TEXT' ? WIDTHS_OF[LAST_WORD.exec(name)?.[1] ?? ''] : undefined
  if (own) return own
  const room = maxLength ? Math.min(WIDTHS[type], Math.max(NARROWEST, maxLength * LETTER)) : WIDTHS[type]
  return Math.max(room, widthOf(label, LABEL_SIZE) + SPACE)
}
