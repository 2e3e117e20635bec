import { amountsAmong } from './amounts.ts'
import type { Place } from './limit-places.ts'
import type { Cell, Row } from './sheet.ts'
import { labelOf } from './text-labels.ts'

/** Words by which a line over limits says that they are of another time, of another's document, wished for, demanded, or used up in part. */
const ELSEWHERE = new Set(
  `EXPIRING EXPIRED PRIOR PREVIOUS PREVIOUSLY FORMER FORMERLY BEFORE OLD COMPETITOR COMPETITORS COMPETING AVAILABLE OFFER OFFERS OFFERED
  REQUEST REQUESTED OPTIONAL OPTIONS PROPOSED QUOTED RECOMMEND RECOMMENDED SUGGESTED REQUIRE REQUIRES REQUIRED REQUIREMENTS MINIMUM
  SUBCONTRACTORS VENDORS CONTRACTORS CONTRACT REMAINING ERODED IMPAIRED UNUSED EXAMPLE SUPPOSE ILLUSTRATION HYPOTHETICAL`.split(
    /\s+/,
  ),
)
/** What such a line speaks of. */
const LIMITS = /\b(?:LIMITS?|AGGREGATES?|COVERAGES?|INSURANCE|AMOUNTS?|FOLLOWING)\b/
/** 'Limits of your renewal, before this change …' of the page's own policy. */
const HERE = /\b(?:THIS POLICY|CURRENT|IN FORCE|AFTER THIS CHANGE|AS AMENDED|NOW)\b/
const MOST_WORDS = 14
/** A line leads in a run of no more rows. */
const MOST_ROWS = 45
/** A line farther above than this, in heights of a line, leads nothing in. */
const FAR = 2.2

/**
 * Whether the line over a run of limits says that they are not what holds: 'Limits under your expiring policy were:', 'Minimum limits
 * required of subcontractors'. The amounts may be offered then; nobody says that they are in force.
 */
export function isLedElsewhere({ sheet, row, item }: Place): boolean {
  const { cell } = item.span
  let below = row
  for (let index = row.index - 1; index >= Math.max(0, row.index - MOST_ROWS); index -= 1) {
    const above = sheet.rows[index]!
    if (below.top - above.bottom > FAR * (below.bottom - below.top)) return false
    const [only, ...others] = above.cells.filter((one) => isOver(one, cell, row))
    if (only && others.length === 0 && (only.text.endsWith(':') || !amountsAmong(only.tokens).length)) {
      if (leads(only)) return true
      if (isTitle(only)) return false
    }
    below = above
  }
  return false
}

/** A line that begins left of the amount, or over its label. */
const isOver = (line: Cell, amount: Cell, { cells }: Row) =>
  line.left < amount.right && line.right > Math.min(amount.left, ...cells.map(({ left }) => left))

function leads(cell: Cell): boolean {
  const { norm, tokens, text } = cell
  const label = labelOf(cell)
  // 'Agent: Acme Agency, desk@acme.example'; the label's colon tells it from 'Limits under your expiring policy'.
  if (text.includes('@') || (label?.rest && label.strict)) return false
  if (tokens.length > MOST_WORDS || tokens.length < 3 || HERE.test(norm)) return false
  const says = norm.split(' ').some((word) => ELSEWHERE.has(word))
  return says && (LIMITS.test(norm) || text.endsWith(':'))
}

/** Words set as a heading are, of whatever part. */
const isTitle = ({ text, tokens }: Cell) =>
  tokens.length < 9 && !text.endsWith('.') && tokens.every(({ text: word }) => !/^[a-z]{4,}/.test(word))
