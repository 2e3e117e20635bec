import { nothing } from '../cells.ts'
import type { Finding } from '../types.ts'
import { CLAIMS, type Claim, idOf, plainNumber } from './claim.ts'
import { incurredApart, negativesOf } from './doubts.ts'
import { cents, dollars, figureCell, said, wordsAcross } from './money.ts'
import type { Run } from './runs.ts'
import { checkTerm } from './term.ts'
import { textOf } from './words.ts'

/** What the rows of claims say against themselves, their policies and the trade's practice. */
export function checkClaims(claims: Claim[], runs: readonly Run[]): Finding[] {
  const run = new Map(runs.map((one) => [one.paper.fileId, one]))
  const reserved = new Set(claims.flatMap((claim) => (claim.figures.reserved?.value ? [keyOf(claim)] : [])))
  return claims.flatMap((claim) => {
    const found = [
      checkIncurred(claim),
      ...checkNegative(claim),
      checkTerm(claim, run.get(claim.paper.fileId)!),
      // What is set aside for one claimant or coverage is set aside for the claim.
      reserved.has(keyOf(claim)) ? null : checkReserve(claim),
    ]
    return found.flatMap((one) => one ?? [])
  })
}
const keyOf = ({ paper, number }: Claim) => `${paper.fileId} ${plainNumber(number)}`

function checkIncurred(claim: Claim): Finding | null {
  const apart = incurredApart(claim)
  if (!apart) return null
  const { number, paper } = claim
  const { incurred, paid, reserved, whole, sum } = apart
  const [printed, added] = [dollars(whole), dollars(sum)]
  return {
    id: idOf('incurred', claim),
    group: CLAIMS,
    topic: `${number}: incurred`,
    verdict: 'CONTRADICTS',
    severity: 'HIGH',
    cells: [
      said(paper, printed, incurred.source),
      {
        ...(paid.source && reserved.source
          ? said(paper, added, wordsAcross(paid.source, [reserved.source]))
          : { ...figureCell(claim, paid), text: added }),
        note: `paid ${dollars(cents(paid.value))} and reserved ${dollars(cents(reserved.value))}`,
      },
    ],
    why: `Incurred is printed as ${printed}; paid ${dollars(cents(paid.value))} and reserved ${dollars(cents(reserved.value))} make ${added}, a difference of ${dollars(Math.abs(whole - sum))}.`,
    action: 'Ask the carrier which of the figures is right.',
  }
}

const checkNegative = (claim: Claim): Finding[] =>
  negativesOf(claim).map(([measure, figure]) => ({
    id: idOf(`negative-${measure}`, claim),
    group: CLAIMS,
    topic: `${claim.number}: ${measure}`,
    verdict: 'AMBIGUOUS',
    severity: 'MODERATE',
    cells: [figureCell(claim, figure), nothing(`what is ${measure} is expected to be $0 or more`)],
    why: `The ${measure} amount is ${dollars(cents(figure.value))}. It may be money that came back, or a mistake.`,
    action: 'Ask the carrier what the negative amount is.',
  }))

const PAID = /paid|payment/

function checkReserve(claim: Claim): Finding | null {
  const { isOpen, status, figures, number, paper } = claim
  const { reserved } = figures
  if (!isOpen || !status || (reserved && reserved.value !== 0)) return null
  const other = reserved ? null : figures.others.find(({ name, value, source }) => value && source && !PAID.test(name))
  if (other?.source)
    return {
      id: idOf('reserve', claim),
      group: CLAIMS,
      topic: `${number}: reserve`,
      verdict: 'UNSURE',
      severity: 'LOW',
      cells: [
        said(paper, `${textOf(status)}, ${dollars(cents(other.value))}`, wordsAcross(status.source, [other.source])),
        nothing('no column of its row is called a reserve'),
      ],
      why: `The claim is open. Its row has amounts under heads of its own, as “${other.name.replaceAll('_', ' ')}”: they may be its reserve.`,
      action: 'Look at its row on the page.',
    }
  return {
    id: idOf('reserve', claim),
    group: CLAIMS,
    topic: `${number}: reserve`,
    verdict: reserved ? 'MISSING' : 'NOT_SHOWN',
    severity: 'MODERATE',
    cells: [
      said(
        paper,
        `${textOf(status)}, ${reserved ? 'reserve $0' : 'no reserve shown'}`,
        wordsAcross(status.source, reserved?.source ? [reserved.source] : []),
      ),
      nothing(reserved ? 'an open claim is expected to have a reserve' : 'no reserve could be read in its row'),
    ],
    why: reserved ? 'The claim is open and its reserve is $0.' : 'The claim is open and no reserve is shown for it.',
    action: 'Ask the carrier whether a reserve will be set, or the claim closed.',
  }
}
