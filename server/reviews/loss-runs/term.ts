import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import { LINES, normal, SPECIALTY_LINES } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import type { Cell, Finding } from '../types.ts'
import { CLAIMS, type Claim, idOf } from './claim.ts'
import { computed, said } from './money.ts'
import { isInside, type Term, termText } from './policy-term.ts'
import type { Run } from './runs.ts'
import { countBefore, type Spot, spotOf } from './spots.ts'
import type { ToldDay } from './told-days.ts'

/** The lines that are written on the occurrence basis, as they are called; what line a claim is of may be unknown or in letters of the house. */
const OCCURRENCE = new Set<string>(
  Object.entries(LINES).flatMap(([line, name]) => (line in SPECIALTY_LINES ? [] : [name])),
)

/**
 * A day of a claim that its policy's term does not hold: of an occurrence policy the day of the loss, of a claims-made one the day it was reported, and the
 * loss may go back as far as the retroactive date.
 */
export function checkTerm(claim: Claim, run: Run): Finding | null {
  const { term, lost, reported } = claim
  if (!term) return null
  const { basis, retroactive } = basisOf(claim, run)
  if (basis !== 'claims-made') {
    if (!lost || isInside(lost, term)) return null
    if (basis === 'either' && (!reported || isInside(reported, term))) return ofBasis(claim, term, lost)
    return outside(claim, term, lost, 'date_of_loss', 'CONTRADICTS')
  }
  if (reported && !isInside(reported, term))
    return outside(claim, term, reported, 'date_reported', reported < term.from ? 'CONTRADICTS' : 'AMBIGUOUS')
  if (lost && term.to && lost > term.to) return outside(claim, term, lost, 'date_of_loss', 'CONTRADICTS')
  return lost && retroactive && lost < retroactive.day ? beforeRetroactive(claim, lost, retroactive) : null
}

type Basis = { basis: 'occurrence' | 'claims-made' | 'either'; retroactive: ToldDay | null }

/** Only a claims-made policy has a retroactive date. */
function basisOf({ key, line }: Claim, run: Run): Basis {
  const { headOf, byClaim, byHead } = retroactiveIn(run)
  const own = byClaim.get(key) ?? byHead.get(headOf(spotOf(key.source))) ?? byHead.get(0)
  const says = run.paper.facts.facts.some((fact) => fact.key.endsWith('.trigger') && normal(fact.value) === CLAIMS_MADE)
  if (own || says) return { basis: 'claims-made', retroactive: own ? onlyDay(own) : null }
  return { basis: line && OCCURRENCE.has(line) ? 'occurrence' : 'either', retroactive: null }
}

/** The retroactive dates of a run. What a row tells is of the claim of that row; below a head, of the policy of that head; above all heads, of all. */
const retroactiveIn = oncePer(({ days, heads, claims }: Run) => {
  const told = days.filter(({ kind }) => kind === 'retroactive')
  const headOf = (at: Spot) => countBefore(heads, ({ spot }) => spot, at)
  const claimAt = ({ page, y }: Spot) => {
    const { key } = claims[countBefore(claims, (one) => spotOf(one.key.source), { page, y: y + SAME_ROW }) - 1] ?? {}
    const at = key && spotOf(key.source)
    return at && at.page === page && y - at.y < SAME_ROW ? key : null
  }
  const [inRows, others] = [told.filter(({ inRow }) => inRow), told.filter(({ inRow }) => !inRow)]
  return {
    headOf,
    byClaim: Map.groupBy(inRows, ({ spot }) => claimAt(spot)),
    byHead: Map.groupBy(others, ({ spot }) => headOf(spot)),
  }
})
/** In points. */
const SAME_ROW = 4

const onlyDay = ([first, ...others]: ToldDay[]): ToldDay | null =>
  others.every(({ day }) => day === first!.day) ? first! : null
const CLAIMS_MADE = normal('claims-made')

function periodCell({ paper }: Claim, term: Term): Cell {
  const period = termText(term)
  return term.field ? said(paper, period, term.field.source) : computed(period, 'the term of its policy in the file')
}

function outside(
  claim: Claim,
  term: Term,
  day: IsoDate,
  field: 'date_of_loss' | 'date_reported',
  verdict: 'CONTRADICTS' | 'AMBIGUOUS',
): Finding {
  const cell = periodCell(claim, term)
  const isLoss = field === 'date_of_loss'
  const what = isLoss ? `The loss of ${formatDate(day)}` : `The claim was reported on ${formatDate(day)}, which`
  return {
    id: idOf('term', claim),
    group: CLAIMS,
    topic: `${claim.number}: ${isLoss ? 'date of loss' : 'date reported'}`,
    verdict,
    severity: 'MODERATE',
    cells: [said(claim.paper, formatDate(day), claim.fields[field]!.source), cell],
    why: `${what} is outside the policy period ${cell.text}.${verdict === 'AMBIGUOUS' ? ' An extended reporting period would decide.' : ''}`,
    action: 'Ask the carrier which policy applies.',
  }
}

/** The loss is outside the term of a policy that may be either, and the report is inside or not told. */
const ofBasis = (claim: Claim, term: Term, lost: IsoDate): Finding => ({
  ...outside(claim, term, lost, 'date_of_loss', 'AMBIGUOUS'),
  severity: 'LOW',
  why: `The loss of ${formatDate(lost)} is outside the policy period${claim.reported ? `, the report of ${formatDate(claim.reported)} within it` : ''}. Whether the policy is occurrence or claims-made decides.`,
})

function beforeRetroactive(claim: Claim, lost: IsoDate, { day, place }: ToldDay): Finding {
  return {
    id: idOf('retroactive', claim),
    group: CLAIMS,
    topic: `${claim.number}: date of loss`,
    verdict: 'CONTRADICTS',
    severity: 'MODERATE',
    cells: [
      said(claim.paper, formatDate(lost), claim.fields.date_of_loss!.source),
      { text: formatDate(day), place, note: 'the retroactive date' },
    ],
    why: `The loss of ${formatDate(lost)} is before the retroactive date, ${formatDate(day)}.`,
    action: 'Ask the carrier why the claim is covered.',
  }
}
