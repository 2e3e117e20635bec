import Papa from 'papaparse'
import { ReadingError } from '../reading-error.ts'
import { decoded, foreignWord, spoiledWord } from './decode.ts'

/** A line that says what separates the cells, which Excel writes and understands. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** The rows of a CSV file that hold something, with their numbers, whatever separates their cells. Throws a `ReadingError`. */
export function sheetOfCsv(bytes: Uint8Array) {
  const read = decoded(bytes)
  const text = read?.text.replace(/^\ufeff/, '')
  if (!read || text === undefined) throw new ReadingError('damaged', 'This file is damaged: it holds no readable text.')
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
  const warning = lettersWarning(text, read.guessed)
  return {
    ...{ name: '', rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim())) },
    ...(warning && { warning }),
  }
}

const MOST_SHOWN = 60

/** What a person should look at where the letters of a file may be others. */
function lettersWarning(text: string, guessed: boolean): string | null {
  const spoiled = spoiledWord(text)?.slice(0, MOST_SHOWN)
  if (spoiled)
    return `Some letters of this file look wrong, as in “${spoiled}”. Save it again as CSV UTF-8 from where it comes from.`
  const foreign = guessed ? foreignWord(text)?.slice(0, MOST_SHOWN) : null
  return foreign
    ? `This file does not say how its letters are written. They were read as in “${foreign}”. If that looks wrong, save it as CSV UTF-8 and send it again.`
    : null
}

/** What separates the cells of the first rows; a comma where nothing tells. */
const separatorOf = (text: string) =>
  Papa.parse(text, { delimitersToGuess: [',', ';', '\t', '|'], skipEmptyLines: 'greedy', preview: 50 }).meta.delimiter
