import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { type Archive, openArchive } from './archive.ts'
import { formatOf, showNumber } from './cell-format.ts'
import { walkXml } from './xml.ts'

type Book = { strings: string[]; formats: string[]; from1904: boolean }

const MOST_COLUMNS = 200

/** The visible sheets of an XLSX, each on a new page under its name, cells as the sheet shows them. */
export function blocksOfXlsx(bytes: Uint8Array, limits: ReadingLimits): Block[] {
  const archive = openArchive(bytes, limits)
  const { sheets, from1904 } = readWorkbook(archive)
  if (sheets.length === 0) throw new ReadingError('damaged', 'This Excel workbook is damaged: it has no sheets.')
  const book: Book = { strings: readStrings(archive), formats: readFormats(archive), from1904 }
  return sheets.flatMap((sheet): Block[] => {
    const xml = textOf(archive, sheet.path)
    if (xml === null) throw new ReadingError('damaged', 'This Excel workbook is damaged: a sheet is missing.')
    return [{ newPage: true }, { paragraph: sheet.name }, { table: readRows(xml, book) }]
  })
}

function readWorkbook(archive: Archive): { sheets: { name: string; path: string }[]; from1904: boolean } {
  const targets = new Map<string, string>()
  walkXml(textOf(archive, 'xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '')
    },
  })
  const sheets: { name: string; path: string }[] = []
  let from1904 = false
  walkXml(textOf(archive, 'xl/workbook.xml') ?? '', {
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
  walkXml(textOf(archive, 'xl/sharedStrings.xml') ?? '', {
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
  return strings
}

function readFormats(archive: Archive): string[] {
  const written = new Map<number, string>()
  const formats: string[] = []
  let inCells = false
  walkXml(textOf(archive, 'xl/styles.xml') ?? '', {
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

/** The rows of a sheet that hold something, with one empty row where the sheet leaves some out between. */
function readRows(xml: string, book: Book): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let [at, last] = [0, 0]
  let cell: Cell | null = null
  let inValue = false
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = []
        at = Number(attribute('r') ?? at + 1)
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? row.length
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' }
      } else if (name === 'v' || name === 't') inValue = true
    },
    text: (text) => {
      if (inValue && cell) cell.value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c' && cell) {
        if (cell.column < MOST_COLUMNS) row[cell.column] = show(cell, book)
        cell = null
      } else if (name === 'row' && row.some(Boolean)) {
        if (rows.length > 0 && at > last + 1) rows.push([])
        rows.push(Array.from(row, (value) => value ?? ''))
        last = at
      }
    },
  })
  return rows
}

function show({ type, style, value }: Cell, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n' || value.trim() === '') return value
  return showNumber(Number(value), book.formats[style] ?? '', book.from1904)
}

/** Column of a cell reference like BC12, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(archive: Archive, name: string): string | null {
  const bytes = archive.read(name)
  return bytes && new TextDecoder().decode(bytes)
}
