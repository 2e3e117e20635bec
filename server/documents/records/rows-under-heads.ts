import { oncePer } from '../../lib/once-per.ts'
import { isValue } from '../layout/head-rows.ts'
import { headsOf, tableRows } from '../layout/table-rows.ts'
import { around, lineOf } from '../reading/lines.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Line, Page, Table, TableCell, Word } from '../types.ts'
import { columnsByField } from './columns.ts'
import { keyOf, severalFields, type Vocabulary } from './labels.ts'
import { keyColumn, keysOf, LEAST_KNOWN, type Mapping, mappingOf, reachesOf, valuesOf } from './mapping.ts'
import { withMeasures } from './measure-rows.ts'
import { inWords } from './pairs.ts'
import { isTotalOf } from './sections.ts'
import { isHead, type Level, levelsOf } from './stacked-heads.ts'
import { stackedTables } from './stacked-tables.ts'
import type { FieldSpec } from './types.ts'
import { isNothing, isTold, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** A head with its lines, the level of the heads it stands on, and from where to where its column reaches. */
type Head = { lines: Line[]; level: number; left: number; right: number }
type Heads = { heads: Head[]; levels: number; from: number; to: number }
type Cell = { column: number; lines: Line[] }
/** A line of the list: one that fills the columns of a level of the heads, or says more of the record above. */
type Row = { cells: Cell[] } | { note: Line[] }

const MOST_LEVELS = 3
/** A record of a list that has a look of its own in so many columns is known by them. */
const LEAST_TOLD = 2
const LEAST_RECORDS = 2
/** So many heads over the further lines of a record are captions: of a card, not of a list. */
const LEAST_CAPTIONS = 2
/** So many lines between the heads and the first record, of so many parts, say what follows is of. */
const MOST_LEADS = 2
const MOST_PARTS = 3
/** Typed words are so many heights apart; columns are farther. */
const SPACE = 0.7
/** A line farther below the one above than so many of its heights is not of the list. */
const FAR = 4

/** The tables of a page whose records take several lines each. */
export function listsOf(page: Page, families: Vocabulary[]): Table[] {
  const stacked = stackedTables(page, families)
  return stacked.length ? stacked : rowsUnderHeads(page, families)
}

/**
 * Lists of which each record begins with a line under the heads and goes on in lines that stand as they like: under the next level of the heads,
 * or with labels of their own. Given as tables with a row for each record and the other lines as its notes, where the page's own tables hold fewer
 * of the records.
 */
function rowsUnderHeads(page: Page, families: Vocabulary[]): Table[] {
  const levels = levelsOf(page.lines.filter(({ text }) => /[\p{L}\d#]/u.test(text)))
  const tables: Table[] = []
  for (let at = 0; at < levels.length; at++) {
    const found = firstOf(families, (vocabulary) => listFrom(levels, at, page, vocabulary, families))
    if (!found) continue
    tables.push(found.table)
    at = found.to - 1
  }
  return tables
}

/** What the columns of a list hold; schedules tell it by their heads alone. */
function listed(table: Table, page: Page, above: Mapping | null, families: Vocabulary[]): Mapping | null {
  const rows = tableRows(table, page)
  const schedule = families.find(({ family }) => family.keys)
  if (!schedule) return mappingOf(table, rows, above, families)
  const heads = headsOf(table)
  const columns = columnsByField(heads, valuesOf(table, rows), schedule)
  const isKnown = columns.known >= LEAST_KNOWN || (columns.known > 1 && columns.known === heads.length)
  const isList = isKnown && keyColumn(columns, schedule) >= 0
  return isList ? { vocabulary: schedule, columns, heads, reaches: reachesOf(table), ruled: table.ruled } : null
}

function firstOf<T, R>(all: T[], of: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = of(one)
    if (found) return found
  }
  return null
}

function listFrom(levels: Level[], at: number, page: Page, vocabulary: Vocabulary, families: Vocabulary[]) {
  const first = headsFrom(levels, at, vocabulary)
  if (!first) return null
  const { rows: below, to } = rowsBelow(levels, first, vocabulary)
  const { heads, rows } = withMeasures(first.heads, below, vocabulary.family)
  const table = tableOf(heads, rows, page)
  const mapping = listed(table, page, null, families)
  if (mapping?.vocabulary !== vocabulary) return null
  const [records, own] = [recordsIn(table, mapping, page), recordsOfPage(table, page, families)]
  // A line of words and figures right of the first column goes on with no text above it, as tables may take it.
  const isOther = rows.some(
    (row) =>
      'note' in row && row.note[0]!.box[0] > heads[0]!.right && row.note.slice(1).some(({ text }) => isValue(text)),
  )
  const least = vocabulary.family.keys && !isWalled(table, page) ? 1 : LEAST_RECORDS
  return records >= least && (records > own || (records === own && isOther)) ? { table, to } : null
}

/** Whether walls tell the cells of what a list holds. */
function isWalled(list: Table, { tables = [] }: Page): boolean {
  const own = new Set(list.cells.flatMap(({ lines }) => lines))
  return tables.some(({ ruled, cells }) => ruled && cells.some(({ lines }) => lines.some((at) => own.has(at))))
}

/** The levels from one on that are heads; null where they name too few fields, or none that a record begins with. */
function headsFrom(levels: Level[], from: number, vocabulary: Vocabulary): Heads | null {
  if (!isOfHeads(levels[from]!, vocabulary, LEAST_KNOWN) && !isOfKnown(levels[from]!, vocabulary)) return null
  let to = from + 1
  while (to < levels.length && to - from < MOST_LEVELS && isOfHeads(levels[to]!, vocabulary, 0)) to++
  const heads: Head[] = []
  for (let level = 0; level < to - from; level++) {
    for (const line of levels[from + level]!.lines.flatMap((own) => partedHeads(own, vocabulary))) {
      const [left, , width] = line.box
      const over = heads.filter((head) => head.level < level && left < head.right && left + width > head.left)
      const [above] = over
      const isOne = over.length === 1 && isKnownWhole([...above!.lines, line], vocabulary)
      if (isOne) above!.lines.push(line)
      else heads.push({ lines: [line], level, left, right: left + width })
    }
  }
  for (const line of levels[from - 1]?.lines ?? []) {
    const [left, top, width, height] = line.box
    const under = heads.filter((head) => left < head.right && left + width > head.left)
    const [below] = under
    const isNear = below && below.lines[0]!.box[1] - top < height * 2
    if (under.length === 1 && isNear && isKnownWhole([line, ...below.lines], vocabulary)) below.lines.unshift(line)
  }
  return { heads, levels: to - from, from, to }
}

function isOfHeads({ lines }: Level, vocabulary: Vocabulary, least: number): boolean {
  if (lines.some(({ text }) => isValue(text) || text.endsWith(':'))) return false
  const parts = lines.flatMap((line) => partedHeads(line, vocabulary))
  return parts.filter(({ text }) => isHead(text, vocabulary)).length >= least && parts.length > 1
}

/** Whether a level is of few heads of a schedule, its key among them, and each is known as it stands. */
const isOfKnown = ({ lines }: Level, { family, exact }: Vocabulary) =>
  family.keys !== undefined &&
  lines.length > 1 &&
  lines.every(({ text }) => exact.has(keyOf(wordsOf(text)))) &&
  lines.some(({ text }) => exact.get(keyOf(wordsOf(text)))!.some(({ name }) => family.keys!.includes(name)))

const isKnownWhole = (lines: Line[], { exact }: Vocabulary) =>
  exact.has(keyOf(wordsOf(lines.map(({ text }) => text).join(' '))))

/**
 * Heads that stand so close that they look like one, and those whose letters are set apart, as far as each is a head that is known: 'AUTO YEAR',
 * 'D e duc tible Va lua t i on'.
 */
const partedHeads = (line: Line, vocabulary: Vocabulary): Line[] => partedBy(vocabulary)(line)

const partedBy = oncePer((vocabulary: Vocabulary) =>
  oncePer((line: Line): Line[] => {
    const { words } = line
    if (words.length < 2 || isHead(line.text, vocabulary) || severalFields(line.text, vocabulary).length) return [line]
    return knownParts(words, vocabulary)?.map((own) => ({ ...lineOf(own), text: joined(own) })) ?? [line]
  }),
)

/** The words as the fewest heads that are known, each of one word; null where they are none. */
function knownParts(words: Word[], vocabulary: Vocabulary): Word[][] | null {
  const longest = longestHeadWord(vocabulary) + ENDING
  const best: Word[][][] = [[]]
  for (let from = 0; from < words.length; from++) {
    const before = best[from]
    for (let end = from + 1; before && end <= words.length; end++) {
      const own = words.slice(from, end)
      const text = joined(own)
      // One word so long is none of any head, and only grows with what follows.
      if (text.split(/[^A-Za-z0-9]+/).some(({ length }) => length > longest)) break
      const isShorter = before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)
      if (isShorter && vocabulary.heads.has(keyOf(wordsOf(text)))) best[end] = [...before, own]
    }
  }
  return best[words.length] ?? null
}

/** Letters that a word may have more than its spelling in a key: 'ies' stands there as 'y'. */
const ENDING = 2
const longestHeadWord = oncePer(({ heads }: Vocabulary) =>
  Math.max(...[...heads.keys()].flatMap((key) => key.split(' ').map(({ length }) => length))),
)

const joined = (words: Word[]) => words.map(({ text }) => text).join('')

function rowsBelow(levels: Level[], { heads, levels: count, from, to }: Heads, vocabulary: Vocabulary) {
  const texts = heads.map(({ lines }) => lines.map(({ text }) => text).join(' '))
  const { fields } = columnsByField(texts, textsUnder(heads, levels.slice(to)), vocabulary)
  const title = levels.slice(from, to).map(({ lines }) => lines.map(({ text }) => text).join(' '))
  // What stands under the head of the key and looks like one begins a record that is not understood.
  const at = keyColumn({ fields }, vocabulary)
  const [key, kind] = [heads[at], fields[at]?.[0]?.[0]?.kind ?? 'text']
  const isKey = ({ box: [left, , width], words: [first] }: Line) =>
    key &&
    isTold(kind) &&
    left < key.right &&
    left + width > key.left &&
    // A text that runs under several heads is none.
    heads.filter((head) => head.level === 0 && left < head.right && left + width > head.left).length === 1 &&
    valueOf(kind, [first!.text]) !== null
  // A column of words may hold several that stand apart.
  const isLoose = (column: number) => !fields[column]!.flat().some(({ kind: own }) => isTold(own))
  const rows: Row[] = []
  let next = 1
  let again = 0
  let end = to
  for (let below = to; below < levels.length; below++) {
    const { lines, top, bottom } = levels[below]!
    if (title.includes(lines.map(({ text }) => text).join(' '))) {
      // A part of a schedule stands under heads of its own, as wide as they are there.
      if (vocabulary.family.keys && rows.some((row) => isFirst(row, heads))) break
      again += 1
      continue
    }
    if (top - levels[below - 1]!.bottom > FAR * (bottom - top)) break
    // Typed words stand far apart.
    const cells = placed(lines, heads, 0, vocabulary.family.keys !== undefined, isLoose)
    if (cells && isRecord(cells, fields, vocabulary)) {
      for (const { column, lines: own } of cells) for (const line of own) widen(heads, column, line)
      rows.push({ cells })
      next = 1
      end = below + 1
    } else if (!rows.some((row) => isFirst(row, heads)) && (rows.length >= MOST_LEADS || lines.length > MOST_PARTS))
      break
    else {
      const further = next < count ? placed(lines, heads, next) : null
      const isCaptions = isOfHeads(levels[below]!, vocabulary, LEAST_CAPTIONS)
      if (isCaptions || (!further && (lines.some(isKey) || isWrapped(lines, heads)))) return { rows: [], to }
      rows.push(further ? { cells: further } : { note: lines })
      if (further) next += 1
      end = below + 1
    }
  }
  const records = rows.filter((row) => isFirst(row, heads)).length
  return { rows: again * 2 > records ? [] : rows, to: end }
}

/** What stands under each head, in the lines of which each is under one. */
function textsUnder(heads: Head[], levels: Level[]): string[][] {
  const cells = levels.flatMap(({ lines }) => placed(lines, heads, 0, false, () => true) ?? [])
  return heads.map((_, at) => cells.flatMap(({ column, lines }) => (column === at ? textOf(lines) : [])))
}

/** The lines of a level, each under one head of this level of heads; null where one stands under none, or two under one, of which `joining` makes near ones one. */
function placed(
  lines: Line[],
  heads: Head[],
  level: number,
  joining = false,
  isLoose: (column: number) => boolean = () => false,
): Cell[] | null {
  const own = heads.flatMap((head, column) => (head.level === level ? [{ ...head, column }] : []))
  const cells: Cell[] = []
  for (const line of lines) {
    const [left, , width, height] = line.box
    const before = cells.at(-1)?.lines.at(-1)?.box
    if (joining && before && left > before[0] && left - before[0] - before[2] < height * SPACE) {
      cells.at(-1)!.lines.push(line)
      continue
    }
    const under = own.filter((head) => left < head.right && left + width > head.left)
    const aligned = own.filter((head) => Math.abs(head.left - left) < SAME_EDGE.underHead)
    // What ends left of the first head can be under no other.
    const leftmost = own[0] && left + width <= own[0].left && isLoose(own[0].column) ? own.slice(0, 1) : []
    const [head, ...others] = [under, aligned, leftmost].find(({ length }) => length) ?? []
    if (!head || others.length) return null
    const filled = cells.find(({ column }) => column === head.column)
    if (filled && !isLoose(head.column)) return null
    if (filled) filled.lines.push(line)
    else cells.push({ column: head.column, lines: [line] })
  }
  return cells
}

/** Whether the lines may be the rest of texts that began above, in their columns: tables tell better which. */
const isWrapped = (lines: Line[], heads: Head[]) =>
  placed(lines, heads, 0) !== null &&
  !lines.some(({ text }) => /\d/.test(text) || text.includes(':') || isTotalOf(text))

/** A column reaches as far as its values, up to its neighbors. */
function widen(heads: Head[], column: number, { box: [left, , width] }: Line): void {
  const head = heads[column]!
  head.left = Math.min(head.left, left)
  head.right = Math.max(head.right, left + width)
}

/** Whether a line has what a record begins with: its key, and in its other columns values that look like those of their heads. */
function isRecord(cells: Cell[], fields: FieldSpec[][][], { family }: Vocabulary): boolean {
  if (isTotalOf(textOf(cells[0]!.lines))) return false
  const told = cells.flatMap(({ column, lines }) => {
    const [specs] = fields[column]!.length === 1 ? fields[column]! : []
    return specs?.length ? [{ specs, text: textOf(lines) }] : []
  })
  const known = fields.filter((own) => own.length > 0).length
  const typed = told.filter(({ specs, text }) => specs.some(({ kind }) => isTold(kind)) && !isNothing(text))
  const fits = ({ specs, text }: (typeof told)[number]) =>
    specs.some((spec) => valueOf(spec.kind, text.split(' ')) !== null || inWords(spec, text.split(' ')) !== null)
  const keys = keysOf(family)
  const isKeyed = told.some((one) => one.specs.some(({ name }) => keys.includes(name)) && fits(one))
  return isKeyed && typed.length >= LEAST_TOLD && typed.every(fits) && told.length * 2 >= known
}

const textOf = (lines: Line[]) => lines.map(({ text }) => text).join(' ')

const isFirst = (row: Row, heads: Head[]) =>
  'cells' in row && row.cells.some(({ column }) => heads[column]!.level === 0)

function tableOf(heads: Head[], rows: Row[], page: Page): Table {
  const indexes = new Map(page.lines.map((line, index) => [line, index]))
  const cell = (row: number, column: number, columns: number, lines: Line[]): TableCell => {
    const text = textOf(lines)
    const box = around(lines.map((line) => line.box))
    return { row, column, rows: 1, columns, box, text, lines: lines.flatMap((line) => indexes.get(line) ?? []) }
  }
  const cells = heads.map(({ lines }, column) => cell(0, column, 1, lines))
  let row = 0
  for (const one of rows) {
    if ('note' in one || isFirst(one, heads)) row += 1
    if ('note' in one) cells.push(cell(row, 0, heads.length, one.note))
    else cells.push(...one.cells.map(({ column, lines }) => cell(row, column, 1, lines)))
  }
  const box = around(cells.map((own) => own.box))
  return { box, ruled: false, rows: row + 1, columns: heads.length, heads: 1, cells }
}

/** How many rows of a table have the key of its records. */
function recordsIn(table: Table, { columns, vocabulary }: Pick<Mapping, 'columns' | 'vocabulary'>, page: Page): number {
  const key = keyColumn(columns, vocabulary)
  const kind = columns.fields[key]?.[0]?.[0]?.kind ?? 'text'
  const isKey = ({ column, text }: { column: number; text: string }) =>
    column === key && text !== '' && valueOf(kind, text.split(' ').slice(0, 1)) !== null
  return tableRows(table, page).filter(({ cells, note }) => !note && cells.some(isKey)).length
}

/** How many of the records of a list the page's own tables hold; all of them, where walls tell the cells. */
function recordsOfPage(list: Table, page: Page, families: Vocabulary[]): number {
  const own = new Set(list.cells.flatMap(({ lines }) => lines))
  const tables = (page.tables ?? []).filter(({ cells }) => cells.some(({ lines }) => lines.some((at) => own.has(at))))
  let above: Mapping | null = null
  return tables.reduce((sum, table) => {
    above = listed(table, page, above, families)
    if (!above) return sum
    return table.ruled ? Infinity : sum + recordsIn(table, above, page)
  }, 0)
}
