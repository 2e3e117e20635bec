import { verdictOf } from '../../../../shared/reviews.ts'
import { csvRow } from '../../../lib/csv.ts'
import type { KeptCell, ReviewBody } from '../types.ts'
import { wordsOf } from './as-document.ts'

/** The findings of a review as the text of a CSV file, a row each; beside each side the place its words stand at. */
export function reviewAsCsv({ columns, findings }: ReviewBody): string {
  const sides = columns.flatMap((column) => [column, `${column}, source`])
  const rows = findings.map(({ group, topic, verdict, severity, cells, why, action, dealt, remark }) =>
    csvRow([
      ...[group, topic, verdictOf(verdict).label, severity],
      ...cells.flatMap(({ text, note, source }) => [text || note, source && wordsOf(source)]),
      ...[why, action, dealt && `${dealt.by}, ${dealt.at}`, remark?.text],
    ]),
  )
  return [
    csvRow(['Group', 'Topic', 'Result', 'Severity', ...sides, 'Why', 'To do', 'Dealt with', 'Note']),
    ...rows,
  ].join('')
}

/** One of its tables as the text of a CSV file, a row each; beside each column that says where its figures are from, those words. */
export function tableAsCsv({ head, rows }: ReviewBody['tables'][number]): string {
  const whence = ({ note, source }: KeptCell) => (source ? wordsOf(source) : note)
  const isTold = head.map((_, column) => rows.some((cells) => whence(cells[column]!)))
  const line = (cells: (string | null)[], sources: (string | null)[]) =>
    csvRow(cells.flatMap((cell, column) => (isTold[column] ? [cell, sources[column] ?? null] : [cell])))
  return [
    line(
      head.map(({ label }) => label),
      head.map(({ label }) => `${label}, source`),
    ),
    ...rows.map((cells) =>
      line(
        cells.map(({ text }) => text),
        cells.map(whence),
      ),
    ),
  ].join('')
}
