import type { Amount } from './amounts.ts'
import type { Finding } from './findings.ts'
import { lineNamed } from './headings.ts'
import { FACT_KEYS, type FactKey, type LineOfBusiness } from './keys.ts'
import { type Item, itemsOf } from './limit-items.ts'
import { overlap, type Sheet, type Span } from './sheet.ts'

/**
 * What each line of a package costs, where amounts over each other add up to the total under them and their words name the lines. A sum that the
 * page prints itself says that these are its parts, whatever else the page tells of them.
 */
export const readPremiumParts = (sheets: Sheet[]): Finding[] => sheets.flatMap(partsOn)

/** Whether what was read as a line's premium is what all parts of its package cost. */
export const isTotalOf = (parts: readonly Finding[], { key, valueSpan }: Finding): boolean =>
  key.endsWith('.premium') &&
  key !== 'policy.premium' &&
  parts.some(({ spans }) => spans.at(-1)!.cell === valueSpan.cell)

type Costs = { amount: Amount; label: Extract<Item, { kind: 'text' }>; span: Span; row: number }

function partsOn(sheet: Sheet): Finding[] {
  const costs = sheet.rows.map((row) => costOf(itemsOf(row), row.index))
  return costs.flatMap((total) => {
    const parts = total && TOTAL.test(total.label.norm) ? partsOf(costs, total) : []
    return total && parts.length && isOfPremium(sheet, parts, total) ? ofLines(sheet, parts, total) : []
  })
}

const TOTAL = /\bTOTAL\b/
const PREMIUM = /\bPREMIUMS?\b/

/** Whether the words of the total, or what heads the column of the parts, say that they are premiums: limits and losses add up as well. */
function isOfPremium({ rows }: Sheet, parts: readonly Costs[], total: Costs): boolean {
  const column = parts[0]!.span.cell
  const heads = rows
    .slice(0, parts.at(-1)!.row)
    .flatMap(({ cells }) => cells.filter((cell) => overlap(cell, column) > 0))
  return PREMIUM.test(total.label.norm) || PREMIUM.test(heads.at(-1)?.norm ?? '')
}

/** The words and the amount of a row that says one of each. */
function costOf(items: Item[], row: number): Costs | null {
  const [label, cost, ...others] = items
  if (label?.kind !== 'text' || cost?.kind !== 'amount' || others.length) return null
  return { amount: cost.amount, label, span: cost.span, row }
}

/** The rows over a total, up to where they add up to it; none where they never do. */
function partsOf(costs: readonly (Costs | null)[], total: Costs): Costs[] {
  const parts: Costs[] = []
  const isInColumn = ({ span }: Costs) => !parts.length || overlap(span.cell, parts[0]!.span.cell) > 0
  let left = cents(total)
  for (let at = total.row - 1; at >= Math.max(0, total.row - MOST) && left > 0; at -= 1) {
    const part = costs[at]
    if (!part || !isInColumn(part)) continue
    if (TOTAL.test(part.label.norm)) return []
    parts.push(part)
    left -= cents(part)
  }
  return left === 0 && parts.length > 1 ? parts : []
}

/** A package has so many parts, with its fees, at most. */
const MOST = 20
const cents = ({ amount: { value } }: Costs) => Math.round(Number(value.replaceAll(',', '')) * 100)

/** The parts that are each the only one of their line, where there are several lines. */
function ofLines({ number }: Sheet, parts: readonly Costs[], total: Costs): Finding[] {
  const byLine = Map.groupBy(parts, ({ label }) => lineNamed(label.norm))
  byLine.delete(null)
  if (byLine.size < 2) return []
  return [...byLine].flatMap(([line, [part, another]]): Finding[] => {
    const key = `${line as LineOfBusiness}.premium`
    if (!part || another || !(key in FACT_KEYS)) return []
    const { row, amount, label, span } = part
    return [
      {
        ...{ key: key as FactKey, value: amount.value, page: number, row, sure: SUMMED, topic: line },
        ...{ spans: [label.span, span, total.label.span, total.span], valueSpan: span },
      },
    ]
  })
}

/** A sum that fits is as sure as a label of its own. */
const SUMMED = 0.9
