import { CLASS_CODE_LIMITS as MOST } from '../../../shared/class-codes.ts'
import type { Sheet } from '../../documents/index.ts'
import { asSeen } from '../../lib/form-fields.ts'
import type { ClassCodeRow } from './types.ts'

type Row = Sheet['rows'][number]
type Columns = { code: number; title: number }
type Found = { rows: ClassCodeRow[]; notes: string[] }

/** What headings call the columns, the surest word first. */
const CODE_WORDS = [/\bcodes?\b/i, /\bclass\b/i, /\b(?:number|no)\b/i]
const TITLE_WORDS = [/\btitle\b/i, /\bdescription\b/i, /\bname\b/i]
/** How many rows are searched for headings, below a title or other text. */
const FIRST_ROWS = 20
const MOST_NAMED = 5

/** The codes of a file with their titles, and what was left out; null for a file without codes. Of several sheets, the one with the most codes is read. */
export function codesIn(sheets: readonly Sheet[]): Found | null {
  const read = sheets.filter(({ rows }) => rows.length).map((sheet) => ({ sheet, found: codesOf(sheet) }))
  const [best] = read.toSorted((one, other) => other.found.rows.length - one.found.rows.length)
  if (!best?.found.rows.length) return null
  const { sheet, found } = best
  const others = read.length - 1
  const notes = [
    ...(others
      ? [
          `The codes are of the sheet “${sheet.name}”. ${counted(others, 'other sheet was', 'other sheets were')} not read.`,
        ]
      : []),
    ...(sheet.warning ? [sheet.warning] : []),
    ...found.notes,
  ]
  return { ...found, notes: notes.map(asSeen) }
}

/** Why codes are too many for a table, or their titles too long together; null where they fit. */
export function tooMuchOf(codes: readonly { title: string }[]): string | null {
  const letters = codes.reduce((sum, { title }) => sum + title.length, 0)
  if (codes.length > MOST.codes)
    return `This table has ${figure(codes.length)} codes; up to ${figure(MOST.codes)} fit. Take out the codes that you do not use.`
  return letters > MOST.letters
    ? `The titles of this table have ${figure(letters)} letters together; up to ${figure(MOST.letters)} fit. Take out the codes that you do not use, or shorten the titles.`
    : null
}

function codesOf({ rows: all }: Sheet): Found {
  const shown = all.filter(({ hidden }) => !hidden).map(trimmed)
  const headAt = shown.slice(0, FIRST_ROWS).findIndex((row) => headsOf(row))
  const columns = headsOf(shown[headAt]) ?? { code: 0, title: 1 }
  const kept = new Map<string, ClassCodeRow>()
  const left = { untold: [] as number[], long: [] as number[], again: [] as string[] }
  for (const { at, cells } of shown.slice(headAt + 1)) {
    const [code = '', title = ''] = [cells[columns.code], cells[columns.title]]
    const known = kept.get(code.toUpperCase())
    if (!isCode(code) || !/\p{L}/u.test(title)) left.untold.push(at)
    else if (title.length > MOST.title) left.long.push(at)
    else if (!known) kept.set(code.toUpperCase(), { code, title })
    else if (known.title.toUpperCase() !== title.toUpperCase()) left.again.push(code)
  }
  return { rows: [...kept.values()], notes: notesOn(left, all.length - shown.length) }
}

const trimmed = ({ at, cells }: Row) => ({ at, cells: cells.map((cell) => asSeen(cell).replace(/\s+/g, ' ').trim()) })

/** A code has a digit: group headings, page footers and the words of another column have none, or no title beside them. */
const isCode = (cell: string) => cell.length <= MOST.code && /\d/.test(cell)

/** The columns that a row of headings names; null for any other row. */
function headsOf(row: Pick<Row, 'cells'> | undefined): Columns | null {
  const cells = row?.cells ?? []
  if (cells.some(isCode)) return null
  const title = placeOf(cells, TITLE_WORDS, -1)
  const code = placeOf(cells, CODE_WORDS, title)
  return title < 0 || code < 0 ? null : { code, title }
}

function placeOf(cells: readonly string[], words: readonly RegExp[], taken: number): number {
  for (const word of words) {
    const place = cells.findIndex((cell, at) => at !== taken && word.test(cell))
    if (place >= 0) return place
  }
  return -1
}

function notesOn(
  { untold, long, again }: { untold: number[]; long: number[]; again: string[] },
  hidden: number,
): string[] {
  const codes = [...new Set(again)]
  return [
    ...(codes.length
      ? [
          `${counted(codes.length, 'code stands', 'codes stand')} more than once with another title; the first one counts: ${named(codes)}.`,
        ]
      : []),
    ...(untold.length
      ? [
          `${counted(untold.length, 'row has', 'rows have')} no code or no title and ${were(untold)} left out: ${named(untold)}.`,
        ]
      : []),
    ...(long.length
      ? [
          `${counted(long.length, 'title is', 'titles are')} longer than ${String(MOST.title)} characters and ${were(long)} left out, in row ${named(long)}.`,
        ]
      : []),
    ...(hidden ? [`${counted(hidden, 'hidden row was', 'hidden rows were')} left out.`] : []),
  ]
}

const figure = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`
const were = (rows: readonly unknown[]) => (rows.length === 1 ? 'was' : 'were')

/** "4, 9, 17", or the first few "and 12 more". */
function named(all: readonly (string | number)[]): string {
  const more = all.length - MOST_NAMED
  return more > 0 ? `${all.slice(0, MOST_NAMED).join(', ')} and ${figure(more)} more` : all.join(', ')
}
