import { byGravity } from '../../../shared/reviews.ts'
import { firstOfEach } from '../first-of-each.ts'
import type { Finding } from '../types.ts'
import { PREMIUM } from './items.ts'

const MOST = 5
const UNTOLD = new Set(['EQUAL', 'FOUND', 'NOT_SHOWN', 'UNSURE'])

/** A finding with how far apart its options are, 0 to 1. */
export type Sized = { finding: Finding; part: number }

/** The differences that matter most: by how much depends on them, then by how great they are; none twice for the same thing. */
export function highlightsOf(sized: readonly Sized[]): string[] {
  const told = sized.filter(({ finding }) => !UNTOLD.has(finding.verdict) && finding.severity !== 'NONE')
  const ranked = told.toSorted(
    (one, other) =>
      bySeverity(one.finding, other.finding) || other.part - one.part || byGravity(one.finding, other.finding),
  )
  return firstOfEach(ranked, ({ finding }) => subjectOf(finding))
    .slice(0, MOST)
    .map(({ finding }) => finding.id)
}

const bySeverity = (one: Finding, other: Finding) =>
  byGravity({ ...one, verdict: 'FOUND' }, { ...other, verdict: 'FOUND' })

/** What a finding is of: a premium and its parts are one thing, and so are both ends of a term. */
const subjectOf = ({ id, group }: Finding): string =>
  group === PREMIUM ? PREMIUM : /^policy\.(?:effective|expiration)/.test(id) ? 'term' : id
