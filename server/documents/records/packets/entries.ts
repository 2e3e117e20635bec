import { isValue } from '../../layout/head-rows.ts'
import { headsOf, type RowCell, type TableRow, tableRows, titleOf } from '../../layout/table-rows.ts'
import { PARTED, wrappedText } from '../../reading/lines.ts'
import type { Line, Page, Table } from '../../types.ts'
import { type Columns, columnsByField } from '../columns.ts'
import { contradicts } from '../contradictions.ts'
import { readCell } from '../drafts.ts'
import { headsEnded, isTime, saysEnded } from '../ended.ts'
import { SCHEDULE } from '../families/packets.ts'
import { keyOf, type Vocabulary, vocabularyOf } from '../labels.ts'
import { isRestOf, type Mapping, reachesOf, valuesOf } from '../mapping.ts'
import { partsOf } from '../page-parts.ts'
import { readPairs } from '../pairs.ts'
import { partedCells } from '../parted-cells.ts'
import { listsOf } from '../rows-under-heads.ts'
import { isTotalOf } from '../sections.ts'
import { type Pair, segmentsOf } from '../segments.ts'
import { cellTokens, type Token, tokensAsText } from '../tokens.ts'
import type { FieldSpec } from '../types.ts'
import { wordsOf } from '../words.ts'
import { namesOther, placeNamed, placeOver } from './item-heads.ts'
import { leadEntries, leadOf } from './lead-entries.ts'
import { listsPeople } from './people.ts'

/** What one entry of a schedule says: fields by their names, each with the words that say so. */
export type Entry = Map<string, Pick<Pair, 'tokens' | 'label'> & { value: string | number }>
/** Entries of one schedule in the order it prints them, also over pages. */
export type Schedule = { entries: Entry[]; fields: string; page: number }

/**
 * The columns of the last table with heads, the place that was named for what follows, whether that is said to be no more, and where the entries of
 * the page before begin.
 */
type Reader = {
  place: Pair[]
  ended: boolean
  left: number | null
  above: Pick<Mapping, 'columns' | 'reaches' | 'ruled'> | null
}

const VOCABULARY: Vocabulary = vocabularyOf(SCHEDULE)
const LEAST_FIELDS = 2
const MOST_PARTS = 3
/** With so many columns known, others may hold whatever else the document tells. */
const ENOUGH = 4
/** A schedule goes on over so many pages without an entry of it. */
const FARTHEST = 1

/** The schedules of a packet. Pages that list entries of the same fields one after another are of one schedule. */
export function schedulesOf(pages: Page[]): Schedule[] {
  const schedules: Schedule[] = []
  const reader: Reader = { place: [], ended: false, above: null, left: null }
  for (const page of pages) {
    for (const { entries, fields } of listsOn(page, reader)) {
      const last = schedules.at(-1)
      if (last && goesOn(last, { entries, fields, page: page.number })) last.entries.push(...entries)
      else schedules.push({ entries: [...entries], fields, page: page.number })
    }
  }
  return schedules
}

const pageOf = (entry: Entry) => [...entry.values()][0]!.tokens[0]!.page
const valuesOfEntry = (entry: Entry) => JSON.stringify([...entry].map(([name, { value }]) => [name, value]).sort())

/** Whether a list is the rest of the one before: of the same fields and near, and not its beginning once more behind other pages. */
function goesOn(last: Schedule, { entries, fields, page }: Schedule): boolean {
  const far = page - pageOf(last.entries.at(-1)!)
  if (last.fields !== fields || far > FARTHEST + 1) return false
  const opening = entries.slice(0, last.entries.length)
  return far <= FARTHEST || !opening.every((entry, at) => valuesOfEntry(entry) === valuesOfEntry(last.entries[at]!))
}

/** The fields most entries have together. */
function usualFields(entries: Entry[]): string {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const names = [...entry.keys()].sort().join(' ')
    counts.set(names, (counts.get(names) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

type List = Pick<Schedule, 'entries' | 'fields'>

/** The entries of each table of a page: rows under heads, or cells that carry their own labels; of the place that is named over them. */
function listsOn(page: Page, reader: Reader): List[] {
  const led = leadEntries(page, VOCABULARY, reader.left)
  reader.left = led?.left ?? null
  if (led) {
    const entries = led.entries.map(entryOf).filter(({ size }) => size > 0)
    return entries.length ? [{ entries, fields: usualFields(entries) }] : []
  }
  return partsOf(
    page,
    listsOf(page, [VOCABULARY]),
    [VOCABULARY],
    (table) => aboveOf(table, page, reader) !== null,
  ).flatMap((part) => {
    if (!('table' in part)) {
      reader.place = placeOver(part.lines, page.number, VOCABULARY)
      const heads = part.lines.map(({ text }) => headsEnded(text, SCHEDULE))
      reader.ended = heads.findLast((says) => says !== null) ?? false
      return []
    }
    const title = titleOf(part.table)
    const titled = title
      ? placeOver(
          title.lines.map((at) => page.lines[at]!),
          page.number,
          VOCABULARY,
        )
      : []
    if (titled.length) reader.place = titled
    if (listsPeople(headsOf(part.table))) return []
    const { rows, fields } = rowsOf(part.table, page, reader)
    const entries = rows.flatMap(({ pairs, place, isOther }) => {
      if (place.length || isOther) reader.place = place
      const isPlaced = reader.place.some((one) => pairs.some(({ spec }) => spec === one.spec))
      const entry = entryOf(isPlaced || isOfForm(pairs) ? pairs : [...pairs, ...reader.place])
      return place.length === 0 && !isOther && pairs.length >= LEAST_FIELDS && entry.size > 0 ? [entry] : []
    })
    return entries.length && !reader.ended ? [{ entries, fields: fields ?? usualFields(entries) }] : []
  })
}

/** A row of a list of forms, which is of the policy, whatever place was named above it. */
const isOfForm = (pairs: Pair[]) => pairs.some(({ spec }) => spec.name === 'form_number') && !isOfItem(pairs)
const isOfItem = (pairs: Pair[]) => pairs.some(({ spec }) => SCHEDULE.keys!.includes(spec.name))

/** `isOther`: it names a place for those below it that is not understood. */
type ToldRow = { pairs: Pair[]; place: Pair[]; isOther: boolean }

/** What each row says, and the place it names for those below it. */
function rowsOf(table: Table, page: Page, reader: Reader): { rows: ToldRow[]; fields: string | null } {
  const rows = tableRows(table, page)
  const columns = columnsIn(table, rows, page, reader)
  const isWhole = columns?.known === columns?.fields.length
  const headed =
    columns &&
    (isWhole ? columns.known >= LEAST_FIELDS : columns.known > LEAST_FIELDS) &&
    (columns.known >= ENOUGH || columns.known * 2 >= columns.fields.length)
  if (!headed) {
    const told = rows.map(({ cells }) => labelledPairs(filledOf(cells).flatMap((cell) => cellTokens(cell, true, isCaption)))) // biome-ignore format: a line
    const form = formOf(rows)
    const own = form ? [form.pairs] : told
    return { rows: own.map((pairs) => ({ pairs, place: [], isOther: false })), fields: form && namesOf(form.fields) }
  }
  const heads = headsOf(table)
  const isEnded = ({ column, text }: RowCell) =>
    saysEnded(text, SCHEDULE) || (saysEnded(heads[column] ?? '', SCHEDULE) && isTime(text))
  const standing = joinedRows(rows, columns).filter((filled) => !filled.some(isEnded))
  let above: Pair[] = []
  const told = standing.map((filled) => {
    const told = filled.flatMap((cell) => {
      const fields = columns.fields[cell.column]!
      return fields.length ? readCell(cellTokens(cell, false), fields, VOCABULARY).pairs.filter(isOneText) : []
    })
    above = [...carried(filled, told, columns, above), ...told]
    // A wide space before the postal code parts a heading too.
    const heading = filled.length <= MOST_PARTS ? filled.flatMap((cell) => cellTokens(cell, false)) : []
    const place = placeNamed(heading, VOCABULARY)
    return {
      pairs: above,
      place,
      isOther: place.length === 0 && told.length < LEAST_FIELDS && namesOther(heading, VOCABULARY),
    }
  })
  return { rows: told, fields: namesOf(columns.fields.flat(2)) }
}

const namesOf = (specs: FieldSpec[]) => [...new Set(specs.map(({ name }) => name))].sort().join(' ')

const OF_A_PLACE = new Set(['location_number', 'building_number', 'premises_address', 'state', 'territory'])

/** Where a coverage is whose row begins behind columns left blank: a building is printed once for all that is insured of it. Of a class that is not sure. */
function carried([first]: RowCell[], told: Pair[], { fields }: Columns, above: Pair[]): Pair[] {
  const blank = fields.slice(0, first?.column ?? 0).map((specs) => specs.flat())
  const isCoverage = told.some(({ spec }) => spec.name === 'coverage')
  if (!isCoverage || !blank.every((specs) => specs.length > 0 && specs.every(({ name }) => OF_A_PLACE.has(name))))
    return []
  return above.filter(({ spec }) => blank.some((specs) => specs.includes(spec)))
}

const filledOf = (cells: RowCell[]) => cells.filter(({ text }) => text)
const isCaption = ({ text }: Line) => VOCABULARY.exact.has(keyOf(wordsOf(text)))
/** Of the cells of a form so many have a caption that is known. */
const CAPTIONED = 0.75

/** What a table says whose rows are of one entry: its cells have captions of their own, and none stands twice. Null for others. */
function formOf(rows: TableRow[]): { pairs: Pair[]; fields: FieldSpec[] } | null {
  const cells = rows.flatMap((row) => filledOf(row.cells))
  const captioned = cells.filter(({ lines: [caption] }) => caption && isCaption(caption))
  if (captioned.length < cells.length * CAPTIONED || !cells.some(({ lines }) => lines.length > 1)) return null
  const specsOf = (cell: RowCell) => VOCABULARY.exact.get(keyOf(wordsOf(cell.lines[0]!.text)))!
  const pairs = captioned.flatMap((cell) => {
    const [, ...lines] = cell.lines
    const specs = specsOf(cell)
    return lines.length ? readCell(cellTokens({ ...cell, lines }, false), [specs], VOCABULARY).pairs : []
  })
  const isOnce = new Set(pairs.map(({ spec }) => spec.name)).size === pairs.length
  return isOnce ? { pairs, fields: captioned.flatMap(specsOf) } : null
}

/** What the columns of a table hold, by its heads or those of the table it goes on with; null where neither tells. */
function columnsIn(table: Table, rows: TableRow[], page: Page, reader: Reader): Columns | null {
  const above = aboveOf(table, page, reader)
  if (above) return above.columns
  reader.above = headed(table, rows)
  return reader.above?.columns ?? null
}

function headed(table: Table, rows: TableRow[]): Reader['above'] {
  const heads = headsOf(table)
  if (!heads.some(Boolean)) return null
  const columns = columnsByField(heads, valuesOf(table, rows), VOCABULARY)
  return { columns, reaches: reachesOf(table), ruled: table.ruled }
}

/** The table whose rows go on in one without heads: the last of the page before, or the one right above, in which only tinted rows have walls. */
function aboveOf(table: Table, page: Page, reader: Reader): Reader['above'] {
  if (headsOf(table).some(Boolean)) return null
  const tables = page.tables ?? []
  const before = tables[tables.indexOf(table) - 1]
  const above = before ? headed(before, tableRows(before, page)) : reader.above
  const rows = tableRows(table, page)
  return above && isRestOf({ ...above, ...(before && { ruled: table.ruled }) }, table, rows) ? above : null
}

/** The filled cells of each row, those with the words of wrapped rows below them. */
function joinedRows(rows: TableRow[], columns: Columns): RowCell[][] {
  const joined: RowCell[][] = []
  for (const { cells } of rows) {
    const filled = partedCells(filledOf(aboveTotal(cells)), columns)
    const [first] = filled
    if (first && isTotalOf(first.text) && (first.column > 0 || filled.length * 2 <= columns.fields.length)) continue
    const above = joined.at(-1)
    if (!above || !isWrapped(filled, above, columns.fields.length)) joined.push(filled)
    else
      for (const rest of filled) {
        const at = above.findIndex(({ column }) => column === rest.column)
        const lines = [...above[at]!.lines, ...rest.lines]
        above[at] = { ...above[at]!, lines, text: wrappedText(lines) }
      }
  }
  return joined
}

/** The cells of a row without a line of totals below it that stands in them too. */
function aboveTotal(cells: RowCell[]): RowCell[] {
  const total = cells.flatMap(({ lines }) => lines.slice(1)).find(({ text }) => isTotalOf(text))
  if (!total) return cells
  const bottom = total.box[1] + total.box[3] / 4
  return cells.map((cell) => {
    const lines = cell.lines.filter(({ box }) => box[1] + box[3] / 2 < bottom)
    return lines.length < cell.lines.length ? { ...cell, lines, text: wrappedText(lines) } : cell
  })
}

/** Words that go on with those of the row above: few, under the first head only where that breaks off, and that row has its own over each of them. */
function isWrapped(filled: RowCell[], above: RowCell[], columns: number): boolean {
  return (
    filled.length * 2 <= columns &&
    above.length > filled.length &&
    filled.every(({ column, text }) => {
      const over = above.find((cell) => cell.column === column)
      return (
        over &&
        (column > 0 || isUnfinished(over.text)) &&
        !(isValue(text) && isValue(over.text) && !PARTED.test(over.text))
      )
    })
  )
}

/** Several lines in a cell that do not go on with one another are several texts, of which none is sure to be the row's. */
function isOneText({ spec, tokens }: Pair): boolean {
  return (
    spec.kind !== 'text' ||
    isOneAddress(tokensAsText(tokens), spec) ||
    segmentsOf(tokens).every(
      (own, index, all) =>
        index === 0 ||
        isBeside(all[index - 1]!.at(-1)!.line, own[0]!.line) ||
        isUnfinished(tokensAsText(all[index - 1]!)) ||
        /^[\p{Ll}(]/u.test(own[0]!.word.text) ||
        (spec.ending?.test(tokensAsText(own)) ?? false),
    )
  )
}

/** 'Business Personal Property -', 'Fungi, Wet Rot and': words that others follow. */
const isUnfinished = (text: string) => /(?:\s[-–—]|[\p{L})][,&/]|\s(?:&|and|or|of|for|the|with))$/iu.test(text)

/** Whether two lines stand at one height, as words of a typed line do. */
const isBeside = ({ box: [, top, , height] }: Line, { box }: Line) => Math.abs(top - box[1]) < height / 4

/** Whether lines together are the one address their field tells: with a single town. */
const isOneAddress = (text: string, { look }: FieldSpec) =>
  look?.test(text) === true && text.match(/\b[A-Z]{2},? \d{5}\b/g)?.length === 1

/** The values of an entry; of a field of which it tells two, none. */
export function entryOf(pairs: Pair[]): Entry {
  const entry: Entry = new Map()
  const contested = new Set<string>()
  for (const { spec, value, tokens, label } of pairs) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const first = entry.get(spec.name)
    if (!first) entry.set(spec.name, { value, tokens, label })
    else if (contradicts(first, { value, tokens, label }, spec.kind)) contested.add(spec.name)
  }
  for (const name of contested) entry.delete(name)
  return withTitle(entry)
}

/** What a form is described as, where no class is, is its title. */
function withTitle(entry: Entry): Entry {
  const title = entry.get('classification')
  if (!title || !entry.has('form_number') || entry.has('form_title') || entry.has('class_code')) return entry
  entry.delete('classification')
  return entry.set('form_title', title)
}

/** Labels and values of a cell, and the value in front of it that says which entry it is. */
function labelledPairs(tokens: Token[]): Pair[] {
  const { pairs, loose } = readPairs(tokens, VOCABULARY)
  const [first] = loose
  return pairs.length && first && first.tokens[0] === tokens[0]
    ? [...pairs, ...leadOf(first.tokens, VOCABULARY)]
    : pairs
}
