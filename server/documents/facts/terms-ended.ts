import { crossChecked } from './cross-checks.ts'
import type { Fact } from './types.ts'

/** Facts without ends of terms that are starts: the same words, or a day that only begins what the document is of. Other ends on the day of the start are in doubt. */
export function withoutStartsAsEnds(facts: readonly Fact[]): Fact[] {
  const starts = facts.filter(({ key }) => key === 'policy.effective')
  const isStart = (end: Fact) => {
    const own = starts.filter(({ policy }) => policy === end.policy)
    const same = starts.filter(({ value }) => value === end.value)
    return same.length > 0 && (!own.length || same.some((start) => isOneDate(start, end)))
  }
  return crossChecked(facts.filter((fact) => fact.key !== 'policy.expiration' || !isStart(fact)))
}

/** Whether both were read from one date on the page. */
const isOneDate = (one: Fact, other: Fact) =>
  one.source.page === other.source.page &&
  one.source.boxes.some((box) => other.source.boxes.some((own) => own.every((side, at) => side === box[at])))
