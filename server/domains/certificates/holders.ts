import Papa from 'papaparse'
import { addressLine } from '../../../shared/accounts.ts'
import { envelopeOf, isStreet, stateOf, streetLines, zipOf } from '../../lib/envelope.ts'
import { asSeen } from '../../lib/form-fields.ts'
import { columnsOf, type Parts } from './holder-columns.ts'
import type { Holder } from './types.ts'

/** A line of a pasted or uploaded list of holders, read; or why it could not be. `line` counts from 1. */
export type HolderLine =
  | { line: number; text: string; holder: Holder; additionalInsured: boolean | null }
  | { line: number; text: string; problem: string }

type Row = { line: number; cells: string[] }

/** How much of a line that cannot be read is shown. */
const MOST_SHOWN = 200
const EXAMPLE = 'Name, 12 Elm St, Barre, VT 05641'

/**
 * Reads a list of certificate holders as people paste it from a sheet or upload it as CSV (RFC 4180, also with tabs or semicolons). The
 * first row may name the columns. Without one, a row is read as an envelope is written, and may end with yes or no for "additional
 * insured": "Name, 12 Elm St, Suite 4, Barre, VT 05641, yes". The lines of an envelope may also stand below each other, and the numbers
 * of a numbered list are no part of it. `unused` are the names of columns that hold something and are not used.
 */
export function readHolders(text: string): { lines: HolderLine[]; unused: string[] } {
  const { rows: written, spoiled } = rowsOf(asSeen(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim())
  const rows = unnumbered(written)
  const [head, ...below] = rows
  const columns = head ? columnsOf(head.cells) : null
  if (columns && 'twice' in columns) return { lines: [{ ...shown(head!), problem: columns.twice }], unused: [] }
  const read = columns
    ? below.filter(isFilled).map((row) => holderOf(row, byColumn(columns.parts, row.cells)))
    : fromEnvelopes(rows)
  const unused = (columns?.parts ?? []).flatMap((part, at) =>
    part || !below.some(({ cells }) => cells[at]) ? [] : [head!.cells[at] || `Column ${String(at + 1)}`],
  )
  return { lines: [...read, ...spoiled].sort((a, b) => a.line - b.line), unused }
}

/** The rows of a list, and the lines in which a quotation mark is not closed: those spoil no other. */
function rowsOf(text: string): { rows: Row[]; spoiled: HolderLine[] } {
  const [, separator] = /^sep=(.)\n/i.exec(text) ?? []
  const list = separator ? text.replace(/^.*/, '') : text
  const delimiter = separator ?? guessed(list)
  const whole = Papa.parse<string[]>(list, { delimiter })
  if (!whole.errors.length) return { rows: whole.data.map(toRow), spoiled: [] }
  const lines = list.split('\n').map((line, at) => ({ line, at, ...Papa.parse<string[]>(line, { delimiter }) }))
  return {
    rows: lines.flatMap(({ errors, data, at }) => (errors.length ? [] : [toRow(data[0] ?? [], at)])),
    spoiled: lines.flatMap(({ errors, line, at }) =>
      errors.length
        ? [
            {
              line: at + 1,
              text: line.slice(0, MOST_SHOWN),
              problem: 'A quotation mark in this line is not closed. Close it or take it out.',
            },
          ]
        : [],
    ),
  }
}

const guessed = (list: string) =>
  Papa.parse(list.replaceAll('"', ''), { delimitersToGuess: ['\t', ',', ';'] }).meta.delimiter

const BULLET = /^[-*\u2022\u2023\u25aa\u25cf\u2013]\s+/
/** "1.", "(2)" or "3)" before what is listed. */
const NUMBERED = /^[([]?(\d{1,4})[.)\]:](?:\s+|(?=[^\d\s]|$))/

const toRow = (cells: string[], at: number): Row => ({
  line: at + 1,
  cells: cells.map((cell, place) => {
    const tidy = cell.replace(/\s+/g, ' ').trim()
    return place === 0 ? tidy.replace(BULLET, '') : tidy
  }),
})

/** Rows without the numbers of their list: those count from 1 or go up one by one, as those of a name, "7. Mock Avenue LLC", do not. */
function unnumbered(rows: Row[]): Row[] {
  const numbers = rows.flatMap(({ cells }) => Number(NUMBERED.exec(cells[0] ?? '')?.[1] ?? Number.NaN) || [])
  const goesUp = numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
  if (!goesUp || (numbers.length < 2 && numbers[0] !== 1)) return rows
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell, at) => (at ? cell : cell.replace(NUMBERED, ''))) }))
}

const isFilled = ({ cells }: Row) => cells.some(Boolean)
const shown = ({ line, cells }: Row) => ({ line, text: cells.filter(Boolean).join(', ').slice(0, MOST_SHOWN) })

function byColumn(columns: (keyof Parts | null)[], cells: string[]): Parts {
  const parts: Parts = {}
  for (const [place, column] of columns.entries()) if (column && cells[place]) parts[column] = cells[place]
  return parts.line1 && !parts.line2 ? { ...parts, ...streetLines(parts.line1) } : parts
}

/** Envelopes, each in one row or over several rows without an empty one between them. */
function fromEnvelopes(rows: Row[]): HolderLine[] {
  const read: HolderLine[] = []
  let open: Row[] = []
  const leave = () => {
    read.push(...open.map((row) => holderOf(row, fromEnvelope(row.cells))))
    open = []
  }
  for (const row of rows) {
    if (!isFilled(row) || fromEnvelope(row.cells).line1) {
      leave()
      if (isFilled(row)) read.push(holderOf(row, fromEnvelope(row.cells)))
      continue
    }
    open.push(row)
    const block = { line: open[0]!.line, cells: open.flatMap(({ cells }) => cells) }
    const parts = fromEnvelope(block.cells)
    if (!parts.line1) continue
    read.push(namesOf(open).length > 1 ? { ...shown(block), problem: UNCLEAR } : holderOf(block, parts))
    open = []
  }
  leave()
  return read
}

const UNCLEAR = `There are several lines above the street. Write each holder in one line: ${EXAMPLE}.`
const FOR_SOMEBODY = /^(?:attn|attention|c\/o)\b/i

/** The rows above the street that may be a name; an "attention" line is not one. */
const namesOf = (rows: Row[]) => {
  const street = rows.findIndex(({ cells }) => cells.some(isStreet))
  return rows.slice(0, street).filter(({ cells }) => !FOR_SOMEBODY.test(cells[0] ?? ''))
}

/** An envelope, which may end with an answer about the additional insured. */
function fromEnvelope(cells: string[]): Parts {
  const parts = partsOf(/^\d{1,4}$/.test(cells[0] ?? '') ? cells.slice(1) : cells)
  const answer = parts.length > 1 && readYes(parts.at(-1)!) !== undefined ? parts.pop()! : undefined
  const said = answer ? { additionalInsured: answer } : {}
  const read = envelopeOf(parts)
  return read ? { ...read, ...said } : { name: parts.join(', '), ...said }
}

const partsOf = (cells: string[]) =>
  cells
    .flatMap((cell) => cell.split(','))
    .map((part) => part.trim())
    .filter(Boolean)

function holderOf(row: Row, parts: Parts): HolderLine {
  const refuse = (problem: string): HolderLine => ({ ...shown(row), problem })
  const { name, line1, line2, city } = parts
  if (!name) return refuse('There is no name in this line.')
  const zone = parts.zone && stateOf(parts.zone)
  if (!line1 || !city || !parts.postalCode || !zone)
    return refuse(`A holder needs a street, a city, a state and a ZIP code: ${EXAMPLE}.`)
  const postalCode = zipOf(parts.postalCode, zone)
  if (!postalCode) return refuse(`“${parts.postalCode}” is not a ZIP code.`)
  const additionalInsured = parts.additionalInsured === undefined ? null : readYes(parts.additionalInsured)
  if (additionalInsured === undefined) return refuse(`“${parts.additionalInsured!}” is neither yes nor no.`)
  const address = { line1, ...(line2 && { line2 }), city, zone, postalCode }
  return { line: row.line, text: `${name}, ${addressLine(address)}`, holder: { name, address }, additionalInsured }
}

function readYes(typed: string): boolean | undefined {
  if (/^(y|yes|true|x|1|ai)$/i.test(typed)) return true
  return /^(n|no|false|0|)$/i.test(typed) ? false : undefined
}

/** Two lines for one holder: the same name and address, however they are spelled with cases and spaces. */
export const holderKey = ({ name, address }: Holder) =>
  [name, address.line1, address.line2, address.city, address.zone, address.postalCode]
    .map((part) =>
      (part ?? '')
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .join('|')
