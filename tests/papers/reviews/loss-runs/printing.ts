import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { Chance } from '../../bed/random.ts'
import type { Defect } from '../trials.ts'
import type { Amounts, DrawnClaim, DrawnPolicy, DrawnRun } from './account.ts'
import type { Shows } from './defects.ts'

/** How the loss runs of one house look. `lines`: how many lines of business one run holds; `vary`: what is special of the claims it lists, `told`: what is
 * asked about it. */
export type Layout = {
  family: string
  extension: string
  shows: Shows
  lines: number
  vary?: (run: DrawnRun) => DrawnRun
  told?: Defect
  print: (run: DrawnRun, chance: Chance) => Promise<Uint8Array | string>
}

export const ALL: Shows = { incurred: true, policyTotals: true, total: true, valued: true, terms: true, status: true }
const [WIDE, TALL] = [792, 612]
const ROWS = 36

const plain = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const usd = (cents: number) => `$${plain(cents)}`
export const bare = plain
export const raw = (cents: number) => (cents / 100).toFixed(2)
export const iso = (date: string) => `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`
export const amounts = (of: Amounts, as: (cents: number) => string) => [as(of.paid), as(of.reserved), as(of.incurred)]

/** A wide page for every so many rows at these columns, each under the same lines; a row of one text stands on its own. */
export function pagesOf(top: string[], columns: number[], rows: string[][], heads: string[] | null): PdfPageSpec[] {
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => rows.slice(at * ROWS, (at + 1) * ROWS))
  return parts.map((part) => ({
    size: [WIDE, TALL],
    texts: top.map((text, at) => ({ x: 36, y: 30 + at * 14, text, size: 9, bold: at === 0 })),
    tables: [{ x: 36, y: 40 + top.length * 14, columns, rows: heads ? [heads, ...part] : part, size: 8 }],
  }))
}

export const valuedLine = (label: string, { valued }: DrawnRun) => (valued ? [`${label} ${valued}`] : [])

export const row = (policy: DrawnPolicy, claim: DrawnClaim, as: (cents: number) => string) => [
  ...[claim.number, policy.number, claim.lost, claim.reported, claim.status, claim.claimant, claim.description],
  ...amounts(claim, as),
]

const csvCell = (text: string) => (/[",]/.test(text) ? `"${text}"` : text)
export const csv = (rows: string[][]) => `${rows.map((cells) => cells.map(csvCell).join(',')).join('\n')}\n`

/** Typed columns: texts to the left, amounts to the right. */
export const typed = (cells: string[], widths: number[], numbers: number) =>
  cells
    .map((text, at) => (at < cells.length - numbers ? text.padEnd(widths[at]!) : text.padStart(widths[at]!)))
    .join('')
    .trimEnd()
