import type { LastReview } from '../../reviewing/told-of.ts'
import type { Talk } from '../talk.ts'

/** The newest review of a talk: as it is told again where users did something about it, else as it was made; null where there is none. */
export function lastReview({ turns }: Talk): LastReview | null {
  for (const { calls, reviewed } of turns.toReversed()) {
    const made = calls.findLast(({ name, result, error }) => name === 'REVIEW_DOCUMENTS' && result && !error)
    if (made) return made.result as LastReview
    if (reviewed) return reviewed
  }
  return null
}
