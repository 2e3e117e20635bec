import Papa from 'papaparse'
import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import { decodeText } from './decode.ts'

const FORM_FEED = '\f'
/** Rows of the smallest type on one page, and a few more. */
const MOST_ROWS_PER_PAGE = 150

/** Blocks of a plain text file: its lines as they stand, a form feed as a new page. */
export function blocksOfText(bytes: Uint8Array): Block[] {
  const sheets = decodedText(bytes).split(FORM_FEED)
  return sheets.flatMap((sheet): Block[] => [{ newPage: true }, ...paragraphsOf(sheet)])
}

/** Blocks of a CSV file: one table, whatever its separator, of no more rows than so many pages hold. */
export function blocksOfCsv(bytes: Uint8Array, mostPages: number): Block[] {
  const preview = mostPages * MOST_ROWS_PER_PAGE
  const { data } = Papa.parse<string[]>(decodedText(bytes), { skipEmptyLines: 'greedy', preview })
  return [{ table: data }]
}

/** Paragraphs of text, split at empty lines. */
export function paragraphsOf(text: string): Block[] {
  return text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ paragraph: paragraph.replace(/^(?:[ \t]*\r?\n)+/, '') }))
}

function decodedText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text === null) throw new ReadingError('damaged', 'This file is damaged: it holds no readable text.')
  return text.replace(/^\ufeff/, '')
}
