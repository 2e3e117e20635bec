import type { ReviewKind } from '../../shared/reviews.ts'
import { REVIEWERS } from './index.ts'
import { inPlace } from './misplaced.ts'
import { type Finding, NothingToReview, type Review, type ReviewInput } from './types.ts'

/** What came of a review: itself, or the sentence that tells what is lacking. */
export type Reviewed = { review: Review } | { lacking: string }

/** Makes a review in this thread, from JSON to JSON: a `{ kind, input }` to a `Reviewed`. */
export function reviewHere(asked: string): string {
  const { kind, input } = JSON.parse(asked) as { kind: ReviewKind; input: ReviewInput }
  return JSON.stringify(reviewed(kind, input))
}

/** A finding whose sentences end once, also where a name at their end has a full stop of its own. */
const ended = (finding: Finding): Finding => ({
  ...finding,
  why: endedOnce(finding.why),
  action: finding.action && endedOnce(finding.action),
})
const endedOnce = (text: string) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.')

/** A review, or what is lacking for it. */
function reviewed(kind: ReviewKind, input: ReviewInput): Reviewed {
  const { papers, notes } = inPlace(input.papers)
  try {
    const review = REVIEWERS[kind]({ ...input, papers })
    return { review: { ...review, findings: review.findings.map(ended), notes: [...notes, ...review.notes] } }
  } catch (error) {
    if (error instanceof NothingToReview) return { lacking: [...notes, error.message].join(' ') }
    throw error
  }
}
