import { byGravity } from '../../../shared/reviews.ts'
import type { KeptCell, ReviewBody } from '../../domains/workspaces/types.ts'
import type { Conversation } from '../conversation.ts'
import type { SourceInput } from '../evidence/source-input.ts'

/** A cell as a model is told it: with its source as it would be cited. */
export type ToldCell = { text: string; note?: string; source?: SourceInput }
export type ToldFinding = Pick<ReviewBody['findings'][number], 'group' | 'topic' | 'verdict' | 'severity' | 'why'> & {
  action?: string
  isHighlight?: true
  /** Who dealt with it, and what a user noted about it. */
  dealt?: string
  remark?: { by: string; text: string }
  cells: ToldCell[]
}
export type ToldReview = Pick<ReviewBody, 'columns' | 'notes'> & {
  counts: Record<string, number>
  findings: ToldFinding[]
  tables: { title: string; head: string[]; rows: ToldCell[][] }[]
  leftOff?: string
  /** It was made again and found the same. */
  isUnchanged?: true
}

/** A review as a conversation holds it. `documentId`: the document that was written of it at once. */
export type LastReview = ToldReview & { artifactId: string; title: string; documentId?: string }

const MOST_FINDINGS = 60
const MOST_ROWS = 40

/** A review as the model gets it, the gravest findings first. */
export function toldOf({ columns, findings, tables, notes, highlights }: ReviewBody, talk: Conversation): ToldReview {
  const counts: Record<string, number> = {}
  for (const { verdict } of findings) counts[verdict] = (counts[verdict] ?? 0) + 1
  const cellsOf = (cells: readonly KeptCell[]) => cells.map((cell) => toldCell(cell, talk))
  const left = findings.length - MOST_FINDINGS
  return {
    columns,
    counts,
    findings: findings
      .toSorted(byGravity)
      .slice(0, MOST_FINDINGS)
      .map(({ id, group, topic, verdict, severity, why, action, cells, dealt, remark }) => ({
        ...{ group, topic, verdict, severity, why },
        ...(action && { action }),
        ...(highlights.includes(id) && { isHighlight: true as const }),
        ...(dealt && { dealt: dealt.by }),
        ...(remark && { remark: { by: remark.by, text: remark.text } }),
        cells: cellsOf(cells),
      })),
    tables: tables.map(({ title, head, rows }) => ({
      title,
      head: head.map(({ label }) => label),
      rows: rows.slice(0, MOST_ROWS).map(cellsOf),
    })),
    notes,
    ...(left > 0 && { leftOff: `${String(left)} more findings are in the review.` }),
  }
}

function toldCell({ text, note, source }: KeptCell, { files, account }: Conversation): ToldCell {
  const cell = { text, ...(note && { note }) }
  if (source?.kind === 'DOCUMENT') {
    const named = files.find(({ file }) => file.id === source.fileId)
    if (named)
      return { ...cell, source: { kind: 'document', file: named.handle, page: source.page, quote: source.quote } }
  }
  const held = source?.kind === 'RECORD' ? source.record : undefined
  const record = account?.records.find(({ id }) => id === held?.id)
  const value = record?.values.find((one) => one.value === text)
  if (!record || !value) return cell
  return { ...cell, source: { kind: 'account', record: record.id, fields: [{ path: value.path, value: value.value }] } }
}
