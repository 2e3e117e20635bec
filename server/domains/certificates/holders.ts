import Papa from 'papaparse'
import { US_STATES } from '../../../shared/accounts.ts'
import type { Holder } from './types.ts'

/** A line of a pasted or uploaded list of holders, read; or why it could not be. `line` counts from 1. */
export type HolderLine =
  | { line: number; holder: Holder; additionalInsured: boolean | null }
  | { line: number; text: string; problem: string }

/** How much of a line that cannot be read is shown. */
const MOST_SHOWN = 200

/** What the columns of a list of holders are called, by what they hold. */
const COLUMNS = {
  name: ['name', 'holder', 'holder name', 'certificate holder', 'company'],
  line1: ['address', 'address 1', 'address line 1', 'street', 'line1', 'mailing address'],
  line2: ['address 2', 'address line 2', 'suite', 'unit', 'line2'],
  city: ['city', 'town'],
  zone: ['state', 'zone', 'st'],
  postalCode: ['zip', 'zip code', 'postal code', 'zipcode', 'postalcode'],
  additionalInsured: ['additional insured', 'ai', 'addl insured', 'addl insd'],
} as const
type Column = keyof typeof COLUMNS

/**
 * Reads a list of certificate holders as people paste it from a sheet or upload it as CSV (RFC 4180, also with tabs or semicolons). The
 * first row may name the columns. Without one, a row is read as an envelope is written, and may end with yes or no for "additional
 * insured": "Name, 12 Elm St, Suite 4, Barre, VT 05641, yes".
 */
export function readHolders(text: string): HolderLine[] {
  const { data, errors } = Papa.parse<string[]>(text.trim(), { delimitersToGuess: ['\t', ',', ';'] })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed) {
    const line = (unclosed.row ?? 0) + 1
    return [
      {
        line,
        text: data[line - 1]?.join(', ').slice(0, MOST_SHOWN) ?? '',
        problem: 'A quotation mark in this line is not closed. Close it or take it out.',
      },
    ]
  }
  const rows = data.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()),
  }))
  const columns = rows[0] ? headOf(rows[0].cells) : null
  return (columns ? rows.slice(1) : rows)
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ line, cells }) =>
      holderOf(line, cells.filter(Boolean).join(', '), columns ? byColumn(columns, cells) : fromEnvelope(cells)),
    )
}

type Parts = Partial<Record<Column, string>>

function headOf(cells: string[]): (Column | null)[] | null {
  const named = cells.map((cell) => {
    const said = cell
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .trim()
    return (
      (Object.keys(COLUMNS) as Column[]).find((column) => (COLUMNS[column] as readonly string[]).includes(said)) ?? null
    )
  })
  return named.includes('name') && named.filter(Boolean).length >= 2 ? named : null
}

function byColumn(columns: (Column | null)[], cells: string[]): Parts {
  const parts: Parts = {}
  for (const [place, column] of columns.entries()) if (column && cells[place]) parts[column] = cells[place]
  return parts
}

const ZONE_AND_ZIP = /^([A-Za-z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)$/
const ZIP = /^\d{5}(?:-\d{4})?$/
const SUITE = /^(?:suite|ste\.?|unit|apt\.?|floor|fl\.?|#)\s*\S/i
const STREET = /^(?:\d|P\.? ?O\.? Box\b)/i

/** An envelope is read from its end: ZIP and state, city, perhaps a suite, the street; what stands before the street is the name. */
function fromEnvelope(cells: string[]): Parts {
  const parts = cells
    .flatMap((cell) => cell.split(','))
    .map((part) => part.trim())
    .filter(Boolean)
  const answer = parts.length > 1 && readYes(parts.at(-1)!) !== undefined ? parts.pop()! : undefined
  const whole = { name: parts.join(', '), ...(answer && { additionalInsured: answer }) }
  const last = parts.pop() ?? ''
  const [, zone, postalCode] = ZONE_AND_ZIP.exec(last) ?? (ZIP.test(last) ? [last, parts.pop() ?? '', last] : [])
  const city = parts.pop()
  const line2 = SUITE.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const line1 = parts.pop()
  if (!zone || !postalCode || !city || !line1 || !STREET.test(line1) || !parts.length) return whole
  return { ...whole, name: parts.join(', '), line1, ...(line2 && { line2 }), city, zone, postalCode }
}

function holderOf(line: number, text: string, parts: Parts): HolderLine {
  const refuse = (problem: string): HolderLine => ({ line, text: text.slice(0, MOST_SHOWN), problem })
  const { name, line1, line2, city, postalCode } = parts
  if (!name) return refuse('There is no name in this line.')
  const zone = parts.zone && stateOf(parts.zone)
  if (!line1 || !city || !postalCode || !zone)
    return refuse('A holder needs a street, a city, a state and a ZIP code: Name, 12 Elm St, Barre, VT 05641.')
  if (!/^\d{5}(-\d{4})?$/.test(postalCode)) return refuse(`“${postalCode}” is not a ZIP code.`)
  const additionalInsured = parts.additionalInsured === undefined ? null : readYes(parts.additionalInsured)
  if (additionalInsured === undefined) return refuse(`“${parts.additionalInsured!}” is neither yes nor no.`)
  return {
    line,
    holder: { name, address: { line1, ...(line2 && { line2 }), city, zone, postalCode } },
    additionalInsured,
  }
}

const stateOf = (typed: string) =>
  US_STATES.find(({ id, label }) => [id, label.toUpperCase()].includes(typed.trim().toUpperCase()))?.id

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
