import { byGravity } from '../../../shared/reviews.ts'
import { isInsuring } from '../insuring.ts'
import { heldIn } from '../judged.ts'
import { warningsOf } from '../looked.ts'
import { askingAmong, isContract, sayUnread } from '../requirements.ts'
import { NothingToReview, type Review, type ReviewInput, type ReviewPaper } from '../types.ts'
import { expiredAmong } from './expired.ts'
import { askedOnly, heldAgainst } from './held-against.ts'

/** Each requirement of a contract in its own words, held against the quotes or policies that came with it. */
export function reviewContract({ papers, today }: ReviewInput): Review {
  const asking = askingAmong(papers)
  if (!asking.length) throw new NothingToReview('Add the contract whose insurance requirements Cara should check.')
  const others = papers.filter((paper) => !isContract(paper) && isInsuring(paper))
  const leftOut = papers.filter((paper) => !isContract(paper) && !isInsuring(paper))
  const required = asking.flatMap(({ requirements }) => requirements ?? [])
  const held = heldIn(others, today)
  const told = required.map((one) => (others.length ? heldAgainst(one, held) : askedOnly(one)))
  const findings = [...(required.length ? expiredAmong(others, today) : []), ...told].toSorted(byGravity)
  return {
    title: 'Contract review',
    columns: others.length ? ['Contract', 'Quote or policy'] : ['Contract'],
    findings,
    tables: [],
    highlights: findings.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id),
    notes: [...asking.flatMap(sayUnread), ...leftOut.map(sayLeftOut), ...warningsOf(papers)],
  }
}

const sayLeftOut = ({ name }: ReviewPaper) => `${name} was not compared: it shows no insurance that is held or offered.`
