import { LIMIT_CONCEPTS } from '../concepts/limits.ts'
import { capitalised, isFiller, topicOf } from './headings.ts'
import type { Item } from './limit-items.ts'
import { limitConcept } from './limit-labels.ts'
import type { Cell, Row, Sheet } from './sheet.ts'

const MOST_WORDS = 8
const ROWS_UNDER = 2
/** How far from the labels' edge a title over them may begin, in points. */
const INDENT = 16

/**
 * Rows of limits under a title nobody knows that stands between limits: it may head a coverage of its own ('Silica', 'Location 2
 * only'), whose sublimits are not those of the line before. They end with the next heading that is known.
 */
export function rowsUnderStrange({ rows }: Sheet, items: Item[][]): Set<number> {
  const under = new Set<number>()
  let label: Cell | null = null
  let isStrange = false
  for (const row of rows) {
    const own = labelOf(items[row.index]!)
    const next = rows.slice(row.index + 1, row.index + 1 + ROWS_UNDER)
    if (row.cells.some((cell) => topicOf(cell) !== null)) {
      label = null
      isStrange = false
    } else if (own) {
      if (isStrange) under.add(row.index)
      else label = own
    } else if (
      label &&
      !isDenied(items[row.index]!) &&
      isTitle(row, label) &&
      next.some(({ index }) => labelOf(items[index]!))
    )
      isStrange = !PLAIN.test(row.cells[0]!.norm)
  }
  return under
}

/** The label of a limit that stands before an amount. */
function labelOf(own: Item[]): Cell | null {
  const last = own.findLastIndex(({ kind }) => kind === 'amount')
  const label = own
    .slice(0, Math.max(0, last))
    .find((item) => item.kind === 'text' && isOfLimit(limitConcept(item.norm)))
  return label?.span.cell ?? null
}

const isOfLimit = (concept: string | null) => concept !== null && !/premium|deductible|retention/.test(concept)

/** 'Medical expense … Excluded': a limit that is none. */
const isDenied = (own: Item[]) => own.some(({ kind }) => kind === 'none')

/** Words that head the limits of whatever came before. */
const PLAIN =
  /^(?:(?:OTHER|ADDITIONAL|FURTHER|POLICY|COVERAGE|AGGREGATE|SEPARATE|BASIC) )*(?:LIMITS?|COVERAGES?|AMOUNTS?|DEDUCTIBLES?)\b/
/** Every word that limits are labelled with: a line of such words goes on with the label over it. */
const OF_LIMITS = new Set(
  LIMIT_CONCEPTS.flatMap(({ labels }) => labels.flatMap((label) => label.toUpperCase().match(/[A-Z]+/g) ?? [])),
)

/** A line alone in the column of the labels, set as a title, that says more than labels and headings are made of. */
function isTitle({ cells: [cell, other] }: Row, label: Cell): boolean {
  if (!cell || other || Math.abs(cell.left - label.left) > INDENT) return false
  if (cell.tokens.length > MOST_WORDS || /[:()]|[.;,]$|\d{3}|%/.test(cell.text)) return false
  return capitalised(cell.text) && cell.norm.split(' ').some((word) => !isFiller(word) && !OF_LIMITS.has(word))
}
