import { amountsAmong } from './amounts.ts'
import { isChange } from './changes.ts'
import type { Finding } from './findings.ts'
import type { Topic } from './headings.ts'
import { meaningOf } from './limit-labels.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, type Sheet, spanNorm, spanOf } from './sheet.ts'

const CHANGED =
  /^(?:IS|ARE|HAS BEEN|HAVE BEEN)?(?: HEREBY)? ?(?:CHANGED|AMENDED|INCREASED|DECREASED|REDUCED|REVISED)(?= |$)/
const LINES: (Topic | null)[] = ['gl', 'umbrella', 'auto', 'wc']

/**
 * Limits an endorsement changes in so many words: 'Damage to premises rented to you is changed from $100,000 to $300,000'. The last
 * amount is the one that holds. Only on pages whose own title says that they change the policy.
 */
export function readAmendments(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets
    .filter(isChange)
    .flatMap((sheet) =>
      sheet.rows.flatMap((row) =>
        row.cells.flatMap((cell) => amendmentAt(sheet, cell, topics.at(sheet.number, row.index, cell.left))),
      ),
    )
}

function amendmentAt(sheet: Sheet, cell: Cell, topic: Topic | null): Finding[] {
  const amounts = amountsAmong(cell.tokens).filter((amount) => !amount.weak)
  const last = amounts.at(-1)
  if (!last || amounts.length > 2 || !/^(TO|READ)$/.test(cell.tokens[last.from - 1]?.norm ?? '')) return []
  const verb = cell.tokens.findIndex((_, index) => CHANGED.test(spanNorm(spanOf(cell, index))))
  if (verb < 1 || verb > amounts[0]!.from) return []
  const label = spanNorm(spanOf(cell, 0, verb)).replace(/^(?:THE )?LIMITS? (?:OF (?:INSURANCE |LIABILITY )?)?FOR /, '')
  const meanings = (LINES.includes(topic) ? [topic] : LINES).map((line) => meaningOf(label, line))
  const keys = new Set(meanings.flatMap((meaning) => (meaning && meaning !== 'other' ? [meaning.key] : [])))
  const [key] = keys
  if (!key || keys.size > 1) return []
  const value = spanOf(cell, last.from, last.to)
  return [
    {
      key,
      value: last.value,
      spans: [spanOf(cell, 0, last.to)],
      valueSpan: value,
      page: sheet.number,
      row: cell.row,
      sure: 0.9,
      topic,
      amends: true,
    },
  ]
}
