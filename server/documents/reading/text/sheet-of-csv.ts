import Papa from 'papaparse'
import { ReadingError } from '../reading-error.ts'
import { decodeText } from './decode.ts'

/** A line that says what separates the cells, which Excel writes and understands. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** The rows of a CSV file that hold something, with their numbers, whatever separates their cells. Throws a `ReadingError`. */
export function sheetOfCsv(bytes: Uint8Array) {
  const text = decodeText(bytes)?.replace(/^\ufeff/, '')
  if (text === undefined) throw new ReadingError('damaged', 'This file is damaged: it holds no readable text.')
  const [line, told] = SEPARATOR_LINE.exec(text) ?? []
  const skipped = line ? 1 : 0
  const body = line ? text.slice(line.length) : text
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: told ?? separatorOf(body) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    throw new ReadingError(
      'damaged',
      `A quotation mark in row ${String((broken.row ?? 0) + 1 + skipped)} is not closed. Close it or take it out, then send the file again.`,
    )
  const rows = data.map((cells, place) => ({ at: place + 1 + skipped, cells }))
  return { name: '', rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim())) }
}

/** What separates the cells of the first rows; a comma where nothing tells. */
const separatorOf = (text: string) =>
  Papa.parse(text, { delimitersToGuess: [',', ';', '\t', '|'], skipEmptyLines: 'greedy', preview: 50 }).meta.delimiter
