import { cityStateZip, startsAddress } from './addresses.ts'
import { companyName } from './company-names.ts'
import type { Finding } from './findings.ts'
import { partyFrom } from './parties.ts'
import { type Cell, type Sheet, spanOf } from './sheet.ts'
import { isLabel } from './text-labels.ts'
import { type BlockLine, blockFrom } from './value-places.ts'

const SURE = 0.64

/** A name over an address that is an agency's, a broker's or an insurer's, not an insured's. */
const AGENCY = /\b(AGENCY|AGENCIES|AGCY|BROKERS?|BROKERAGE|INSURANCE|INS|INSURORS?|UNDERWRITERS|ASSURANCE)\b/i

/**
 * Some carriers print the insured's name and address for the window of an envelope, with no label. When a first page has exactly one
 * such block that is neither the agent's nor the carrier's, it is taken, with little confidence; one other block that bears an agency's name is
 * the agent's. Only for files with no insured at all.
 */
export function unlabelledInsured(sheets: Sheet[], known: Finding[]): Finding[] {
  const [sheet] = sheets
  if (!sheet || known.some((finding) => finding.key === 'insured.name' || finding.key === 'insured.zip')) return []
  const taken = new Set(
    known
      .filter((finding) => finding.key.startsWith('producer.'))
      .flatMap((finding) => finding.spans.map((span) => span.cell)),
  )
  const blocks = sheet.rows
    .flatMap((row) => row.cells.flatMap((cell) => blockOver(sheet, cell) ?? []))
    .filter((block) => !block.lines.some((line) => line.spans.some((span) => taken.has(span.cell))))
  const distinct = new Map(blocks.map((block) => [block.lines[0]!.text.toUpperCase(), block]))
  const insured = [...distinct.values()].filter(
    (block) => !AGENCY.test(block.lines[0]!.text) && !isLetterhead(sheet, block.lines[0]!),
  )
  const [only] = insured
  if (!only || insured.length > 1) return []
  const agencies = [...distinct.values()].filter((block) => AGENCY.test(block.lines[0]!.text))
  const agency =
    known.some((finding) => finding.key === 'producer.name') || agencies.length > 1 ? undefined : agencies[0]
  const read = (lines: BlockLine[], party: string) =>
    partyFrom(lines, null, party, SURE).map((draft) => ({
      ...draft,
      page: sheet.number,
      row: draft.valueSpan.cell.row,
      topic: null,
      block: `window/${party}`,
    }))
  return [...read(only.lines, 'insured'), ...(agency ? read(agency.lines, 'producer') : [])]
}

/** The first words of a page are whose paper it is: who sends it. */
const isLetterhead = ({ rows }: Sheet, { spans }: BlockLine) => rows[0]!.cells[0] === spans[0]!.cell

/** A block of two to five lines that begins here with a name, goes on with a street and ends with a city, a state and a ZIP code. */
function blockOver(sheet: Sheet, cell: Cell): { lines: BlockLine[] } | null {
  if (isLabel(cell) || companyName(cell.text) || startsAddress(cell.text) || /\d/.test(cell.text)) return null
  const lines = blockFrom(sheet, { span: spanOf(cell) }, 5, 8)
  const end = lines.findIndex((line) => cityStateZip(line.text))
  const street = lines.findIndex((line) => startsAddress(line.text))
  if (end < 2 || street < 1 || street > 2 || street > end) return null
  const above = sheet.rows[cell.row - 1]?.cells.find((one) => Math.abs(one.left - cell.left) < 8)
  const height = cell.bottom - cell.top
  if (above && cell.top - above.bottom < height * 1.2) return null
  return { lines: lines.slice(0, end + 1) }
}
