import { byGravity, type ReviewSeverity, type Verdict } from '../../../../shared/reviews.ts'
import { isExclusion } from '../../../reviews/comparison/items.ts'
import type { Item, Side as Saying, Told } from '../../../reviews/comparison/types.ts'
import { holdSame, says, sideOf, verdictOn } from '../../../reviews/comparison/verdict.ts'
import { whyOf } from '../../../reviews/comparison/words.ts'
import type { Finding } from '../../../reviews/types.ts'
import { sayingCell, silentCell } from './cells.ts'
import { BEGINS, ENDS, FORMS, listOf, NUMBER, PRIOR } from './items.ts'
import { listWithout, placeOfList } from './lists.ts'
import { termFindings } from './term.ts'
import type { CheckedAgainst, Side } from './types.ts'

/** What a policy has of its own: a number, and after another policy its term. */
const OWN: Record<CheckedAgainst, readonly Item[]> = {
  EXPIRING: [NUMBER, PRIOR, BEGINS, ENDS],
  QUOTE: [NUMBER, PRIOR],
}

/** How the document of an issued policy differs from its quote or the policy it renews, gravest first. `record`: what its own record says. */
export function checkFindings(
  against: CheckedAgainst,
  was: Side,
  issued: Side,
  record: readonly Told[] = [],
): Finding[] {
  const items = new Map([...was.told, ...issued.told].map(({ item }) => [item.id, item]))
  for (const { id } of OWN[against]) items.delete(id)
  const found = [...items.values()].map((item) => findingOn(item, against, was, issued, record))
  return [...(against === 'EXPIRING' ? termFindings(was, issued) : []), ...found].toSorted(byGravity)
}

type Judged = Pick<Finding, 'verdict' | 'severity' | 'why'>

function findingOn(item: Item, against: CheckedAgainst, was: Side, issued: Side, record: readonly Told[]): Finding {
  const [older, newer] = [sideOf(was, item), sideOf(issued, item)]
  const { id, group, topic } = item
  const judged =
    says(older) && says(newer)
      ? bothSay(item, against, [older, newer])
      : says(older)
        ? oneSays(item, older, issued, [older, newer])
        : oneSays(item, newer, was, [older, newer])
  const cells = [
    says(older) ? sayingCell(older) : silentCell(item, was, []),
    says(newer) ? sayingCell(newer) : silentCell(item, issued, record),
  ]
  return { id, group, topic, ...judged, cells, action: actionOn(judged, against) }
}

function bothSay(item: Item, against: CheckedAgainst, sides: readonly [Saying, Saying]): Judged {
  if (holdSame(sides)) return { verdict: 'MET', severity: 'NONE', why: 'Both say the same.' }
  const told = verdictOn(item, sides, () => false)
  return { ...asAsked(told, item, against), why: whyOf(item, told, sides) }
}

const GRAVE = new Set<Item['aspect']>(['party', 'trigger', 'retroactive'])

/** A difference as what was quoted or held before asks for it. A renewal may cost more. */
function asAsked(told: Verdict, { aspect }: Item, against: CheckedAgainst): Omit<Judged, 'why'> {
  if (told === 'UNSURE') return { verdict: 'UNSURE', severity: 'MODERATE' }
  if (aspect === 'cost') {
    const isAbove = against === 'QUOTE' && told === 'WORSE'
    return isAbove ? { verdict: 'CONTRADICTS', severity: 'HIGH' } : { verdict: 'DIFFERS', severity: 'LOW' }
  }
  if (GRAVE.has(aspect)) return { verdict: 'CONTRADICTS', severity: 'HIGH' }
  if (told === 'BETTER') return { verdict: 'EXCEEDED', severity: 'NONE' }
  return told === 'WORSE' ? { verdict: 'SHORT', severity: 'HIGH' } : { verdict: 'CONTRADICTS', severity: 'MODERATE' }
}

/** A wording is not listed itself: a form that is listed grants it. */
const isGranted = (item: Item) => listOf(item) === FORMS && item.aspect !== 'form'

/** What one side alone says: missing or new only where a list of such things was read that does not hold it. */
function oneSays(item: Item, saying: Saying, silent: Side, sides: readonly [Saying, Saying]): Judged {
  const list = saying.isSure ? listWithout(item, silent) : null
  if (!list) return { verdict: 'NOT_SHOWN', severity: 'LOW', why: whyOf(item, 'NOT_SHOWN', sides) }
  const isGone = saying === sides[0]
  const excludes = saying.told.some(isExclusion)
  const severity: ReviewSeverity = isGone === excludes ? 'LOW' : 'HIGH'
  const place = placeOfList(list)
  const why = isGranted(item) ? `No form grants it among ${place}.` : `Not among ${place}.`
  return isGone
    ? { verdict: 'MISSING', severity, why: `No longer on the policy. ${why}` }
    : { verdict: 'ONLY_ONE', severity, why: `${excludes ? 'A new exclusion' : 'It is new'}. ${why}` }
}

const CORRECTED: Record<CheckedAgainst, string> = {
  EXPIRING: 'Ask the carrier whether this change was intended, and tell the insured.',
  QUOTE: 'Ask the carrier to issue the policy as quoted, or to say why not.',
}

function actionOn({ verdict, severity }: Omit<Judged, 'why'>, against: CheckedAgainst): string | null {
  if (verdict === 'UNSURE') return 'Read both pages and compare them yourself.'
  return severity === 'HIGH' || severity === 'MODERATE' ? CORRECTED[against] : null
}
