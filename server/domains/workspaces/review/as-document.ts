import { addressLine } from '../../../../shared/accounts.ts'
import { dayIn } from '../../../../shared/dates.ts'
import { escapeHtml } from '../../../../shared/document-html.ts'
import { withoutPrefix } from '../../../../shared/presets.ts'
import { verdictOf } from '../../../../shared/reviews.ts'
import { WRITERS } from '../../../reviews/index.ts'
import type { Cell, Place, Review } from '../../../reviews/types.ts'
import { type About, cellHtml, listOf, Sources, tableOf, type Written } from '../../../reviews/written.ts'
import type { Agency } from '../../agency/types.ts'
import type { CheckedSource, KeptCell, KeptFinding, ReviewBody } from '../types.ts'

/** The circumstances of a document as the agency's record and the workspace tell them. */
export const aboutOf = ({ name, mailingAddress, phone, timeZone }: Agency, insured: string | null, now: Date) => ({
  insured,
  agency: { name, lines: [addressLine(mailingAddress), phone ?? ''].filter(Boolean) },
  today: dayIn(timeZone, now),
})

/** A review as a document: in the way of its kind where it has one, else its tables and its findings by group, with what was done about each. */
export function reviewAsDocument(title: string, kept: ReviewBody, about: Omit<About, 'fileName'>): Written {
  const names = namesIn(kept)
  const whole = { ...about, fileName: (id: string) => names.get(id) ?? 'A file' }
  return WRITERS[kept.kind]?.(asReview(title, kept), whole) ?? { title, html: findingsAsHtml(title, kept, whole) }
}

function findingsAsHtml(title: string, kept: ReviewBody, about: About): string {
  const sources = new Sources()
  const cellsOf = (cells: readonly KeptCell[]) => cells.map((cell) => cellHtml(asCell(cell), sources))
  const rowOf = ({ topic, cells, verdict, why, action, dealt, remark }: KeptFinding) => [
    escapeHtml(topic),
    ...cellsOf(cells),
    `<strong>${escapeHtml(verdictOf(verdict).label)}</strong>: ${escapeHtml(why)}`,
    escapeHtml([action, dealt && `Dealt with by ${dealt.by}.`, remark?.text].filter(Boolean).join(' ')),
  ]
  const heads = ['Topic', ...kept.columns, 'Result', 'To do']
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...kept.tables.map((table) =>
      tableOf(
        table.title,
        table.head.map(({ label }) => label),
        table.rows.map(cellsOf),
      ),
    ),
    ...[...Map.groupBy(kept.findings, ({ group }) => group)].map(([group, findings]) =>
      tableOf(group, heads, findings.map(rowOf)),
    ),
    ...(kept.notes.length ? ['<h2>What could not be read</h2>', listOf(kept.notes)] : []),
    sources.listed(about),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A kept review as it was made. */
const asReview = (title: string, { findings, tables, ...kept }: ReviewBody): Review => ({
  ...kept,
  title,
  findings: findings.map((finding) => ({ ...finding, cells: finding.cells.map(asCell) })),
  tables: tables.map(({ rows, ...table }) => ({ ...table, rows: rows.map((cells) => cells.map(asCell)) })),
})

const asCell = ({ source, ...cell }: KeptCell): Cell => ({ ...cell, place: source && placeOf(source) })

function placeOf(source: CheckedSource): Place | null {
  if (source.kind === 'DOCUMENT') {
    const { fileId, page, quote, boxes } = source
    return { of: 'file', fileId, page, quote, boxes }
  }
  if (source.kind === 'WEB') return null
  if (source.kind === 'MESSAGE') return { of: 'message', quote: source.quote ?? '' }
  const { record, label: name, quote } = source
  return record && record.type !== 'SERVICE_REQUEST'
    ? { of: 'record', record: { id: record.id, type: record.type, name }, path: '', quote: quote ?? '' }
    : null
}

/** What the files are called that a review cites, by their ids. */
function namesIn({ findings, tables }: ReviewBody): ReadonlyMap<string, string> {
  const cells = [...findings.flatMap((finding) => finding.cells), ...tables.flatMap(({ rows }) => rows.flat())]
  return new Map(
    cells.flatMap(({ source }) => (source?.kind === 'DOCUMENT' ? [[source.fileId, withoutPrefix(source.label)]] : [])),
  )
}

/** Where something stands, as words. */
export function wordsOf(source: CheckedSource): string {
  const quote = source.quote ? `: “${source.quote}”` : ''
  return source.kind === 'DOCUMENT'
    ? `${withoutPrefix(source.label)}, page ${String(source.page)}${quote}`
    : `${source.label}${quote}`
}
