import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { type Archive, openArchive } from './archive.ts'
import { exactNumber, formatOf, showNumber } from './cell-format.ts'
import { walkXml } from './xml.ts'

/** `left` is how many characters its cells may still hold: many cells may share one long text. */
type Book = { strings: string[]; number: (value: number, style: number) => string; left: number }

const MOST_COLUMNS = 200

type Row = { at: number; cells: string[]; hidden?: true }

/** A sheet and its rows that hold something, each with its number, and whether the sheet hides it. */
type XlsxSheet = { name: string; rows: Row[] }

/** The visible sheets of an XLSX, each on a new page under its name, cells as the sheet shows them. */
export function blocksOfXlsx(bytes: Uint8Array, limits: ReadingLimits): Block[] {
  return sheetsOfXlsx(bytes, limits, showNumber, false).flatMap(({ name, rows }): Block[] => [
    { newPage: true },
    { paragraph: name },
    { table: rows.flatMap(({ at, cells }, place) => (place && at > rows[place - 1]!.at + 1 ? [[], cells] : [cells])) },
  ])
}

/** The visible sheets of an XLSX with the whole of each value. A text or day that is merged over several rows stands in each of them. */
export const tablesOfXlsx = (bytes: Uint8Array, limits: ReadingLimits): XlsxSheet[] =>
  sheetsOfXlsx(bytes, limits, exactNumber, true)

/** `show` writes a number, given its format; `spread` says whether what is merged over several rows is of each of them. */
function sheetsOfXlsx(bytes: Uint8Array, limits: ReadingLimits, show: typeof showNumber, spread: boolean): XlsxSheet[] {
  const archive = openArchive(bytes, limits)
  const { sheets, from1904 } = readWorkbook(archive)
  if (sheets.length === 0) throw new ReadingError('damaged', 'This Excel workbook is damaged: it has no sheets.')
  const number = (value: number, style: number) => show(value, formats[style] ?? '', from1904)
  const formats = readFormats(archive)
  const book: Book = { strings: readStrings(archive), number, left: limits.pagesLength }
  return sheets.map((sheet) => {
    const xml = entryText(archive, sheet.path)
    if (xml === null) throw new ReadingError('damaged', 'This Excel workbook is damaged: a sheet is missing.')
    return { name: sheet.name, rows: readRows(xml, book, spread) }
  })
}

function readWorkbook(archive: Archive): { sheets: { name: string; path: string }[]; from1904: boolean } {
  const targets = new Map<string, string>()
  walkXml(entryText(archive, 'xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '')
    },
  })
  const sheets: { name: string; path: string }[] = []
  let from1904 = false
  walkXml(entryText(archive, 'xl/workbook.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const target = targets.get(attribute('r:id') ?? '') ?? ''
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      sheets.push({ name: attribute('name') ?? '', path })
    },
  })
  return { sheets, from1904 }
}

function readStrings(archive: Archive): string[] {
  const strings: string[] = []
  let inText = false
  let phonetic = false
  walkXml(entryText(archive, 'xl/sharedStrings.xml') ?? '', {
    open: (name) => {
      if (name === 'si') strings.push('')
      if (name === 't') inText = true
      if (name === 'rPh') phonetic = true
    },
    text: (text) => {
      if (inText && !phonetic) strings[strings.length - 1] += text
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
    },
  })
  return strings.map(unescaped)
}

/** A text without the escapes by which XML holds what it could not (ECMA-376 22.9.2.19): "_x000D_" is a line end. */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function readFormats(archive: Archive): string[] {
  const written = new Map<number, string>()
  const formats: string[] = []
  let inCells = false
  walkXml(entryText(archive, 'xl/styles.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'numFmt') written.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) formats.push(formatOf(Number(attribute('numFmtId') ?? 0), written))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

type Cell = { column: number; type: string; style: number; value: string }
type Span = { column: number; from: number; to: number }

/** The rows of a sheet that hold something. */
function readRows(xml: string, book: Book, spread: boolean): Row[] {
  const rows: Row[] = []
  const spans: Span[] = []
  /** Where numbers stand that are no days: of amounts each row has its own, so one that is merged is of none but the first. */
  const numbers = new Set<string>()
  let row: string[] = []
  let at = 0
  let isHidden = false
  let cell: Cell | null = null
  let inValue = false
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = []
        at = Number(attribute('r') ?? at + 1)
        isHidden = ['1', 'true'].includes(attribute('hidden') ?? '') || Number(attribute('ht') ?? 1) === 0
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? row.length
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' }
      } else if (name === 'v' || name === 't') inValue = true
      else if (name === 'mergeCell' && spread) spans.push(...spanOf(attribute('ref')))
    },
    text: (text) => {
      if (inValue && cell) cell.value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c' && cell) {
        if (cell.column < MOST_COLUMNS) {
          const shown = show(cell, book)
          row[cell.column] = taken(shown, book)
          if (spread && cell.type === 'n' && !ISO_DAY.test(shown)) numbers.add(`${String(at)} ${String(cell.column)}`)
        }
        cell = null
      } else if (name === 'row' && row.some(Boolean))
        rows.push({ at, cells: Array.from(row, (value) => value ?? ''), ...(isHidden && { hidden: true }) })
    },
  })
  const placeOf = new Map(spans.length ? rows.map((one, place) => [one.at, place]) : [])
  for (const { column, from, to } of spans) {
    const value = rows[placeOf.get(from) ?? -1]?.cells[column]
    if (!value || numbers.has(`${String(from)} ${String(column)}`)) continue
    for (let place = placeOf.get(from)! + 1; place < rows.length && rows[place]!.at <= to; place++) {
      const { cells } = rows[place]!
      while (cells.length <= column) cells.push('')
      if (!cells[column]) cells[column] = taken(value, book)
    }
  }
  return rows
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The rows that the first column of merged cells goes over; none where it is one row. */
function spanOf(reference: string | undefined): Span[] {
  const [, first, from, to] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(reference ?? '') ?? []
  const column = columnOf(first)
  return column !== undefined && column < MOST_COLUMNS && Number(to) > Number(from)
    ? [{ column, from: Number(from), to: Number(to) }]
    : []
}

function taken(value: string, book: Book): string {
  book.left -= value.length
  if (book.left < 0)
    throw new ReadingError('too-large', 'This workbook holds far more text than its size, so it was not read.')
  return value
}

function show({ type, style, value }: Cell, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n' || value.trim() === '') return unescaped(value)
  return book.number(Number(value), style)
}

/** Column of a cell reference like BC12, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function entryText(archive: Archive, name: string): string | null {
  const bytes = archive.read(name)
  return bytes && new TextDecoder().decode(bytes)
}
