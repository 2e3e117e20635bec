import type { ReviewKind } from '../../../shared/reviews.ts'
import type { CheckedSource, KeptCell, KeptFinding, ReviewBody } from '../../domains/workspaces/types.ts'
import { numbered } from '../../reviews/numbered.ts'
import type { Cell, Finding, Place, Review } from '../../reviews/types.ts'
import { checkSource } from '../evidence/check-source.ts'
import { commandsIn } from '../evidence/commands.ts'
import type { SourceInput } from '../evidence/source-input.ts'
import type { ReadingTool } from '../tool.ts'

/**
 * A review as it is kept: each place is checked as any source is, and each finding has an id of its own. A finding some of whose words do not
 * hold is in doubt, whatever its verdict was, and says nothing of them. What users did about the same findings of an earlier version stays with
 * them where nothing about them changed.
 */
export async function keptOf(
  tool: ReadingTool,
  kind: ReviewKind,
  { title: _title, findings, tables, notes, ...review }: Review,
  unread: readonly string[],
  before: readonly KeptFinding[],
): Promise<ReviewBody> {
  const kept: KeptFinding[] = []
  const known = new Map(before.map((finding) => [finding.id, finding]))
  for (const finding of numbered(findings)) kept.push(await keptFinding(tool, finding, known.get(finding.id)))
  const shown = []
  for (const table of tables) {
    const rows = []
    for (const row of table.rows) rows.push(await keptCells(tool, row))
    shown.push({ ...table, rows })
  }
  return { ...review, kind, findings: kept, tables: shown, notes: [...notes, ...unread] }
}

async function keptFinding(tool: ReadingTool, finding: Finding, before: KeptFinding | undefined): Promise<KeptFinding> {
  const cells = await keptCells(tool, finding.cells)
  const isGroundless = finding.cells.some(({ place }, at) => place && !cells[at]!.source)
  const isOrder = [finding.topic, finding.why, finding.action ?? ''].some((text) => commandsIn(text).length > 0)
  const judged = isGroundless || isOrder ? IN_DOUBT : {}
  const kept = { ...finding, ...judged, ...(isOrder && { topic: 'Words that cannot be used' }), cells }
  const isSame = before?.verdict === kept.verdict && before.cells.every(({ text }, at) => text === cells[at]?.text)
  return { ...kept, dealt: isSame ? before.dealt : null, remark: isSame ? before.remark : null }
}

const IN_DOUBT = {
  verdict: 'UNSURE' as const,
  severity: 'MODERATE' as const,
  why: 'The words this rests on cannot be used as a source. Read the page yourself.',
  action: null,
}

async function keptCells(tool: ReadingTool, cells: readonly Cell[]): Promise<KeptCell[]> {
  const kept: KeptCell[] = []
  for (const { place, ...cell } of cells) {
    const source = place && (await sourceOf(tool, place))
    // Words that may not be cited are not shown either.
    kept.push(place && !source ? { text: '', note: UNCITED, source: null } : { ...cell, source })
  }
  return kept
}

const UNCITED = 'The words found here cannot be used as a source.'

async function sourceOf(tool: ReadingTool, place: Place): Promise<CheckedSource | null> {
  const checked = await checkSource(tool, namedAs(place))
  return checked.ok ? checked.source : null
}

function namedAs(place: Place): SourceInput {
  const quote = place.quote.slice(0, MOST)
  if (place.of === 'message') return { kind: 'message', quote }
  return place.of === 'file'
    ? { kind: 'document', file: place.fileId, page: place.page, quote }
    : { kind: 'account', record: place.record.id, fields: [{ path: place.path, value: quote }] }
}

/** The most characters of a quote. */
const MOST = 2000
