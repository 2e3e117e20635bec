import type { Citations } from '../citations.ts'
import { findingsOn } from '../review/asked-of-review.ts'
import { lastReview } from '../review/last-review.ts'
import { sayAsked } from '../review/say-findings.ts'
import type { Talk } from '../talk.ts'
import type { Asked } from './ask-library.ts'

/** What the newest review says of what a question is about, where the files do not answer it; null where it says nothing. */
export function askReview(talk: Talk, text: string, citations: Citations): Asked | null {
  const review = lastReview(talk)
  const asked = review && findingsOn(text, review)
  return asked ? { isFound: true, words: sayAsked(asked, review, citations) } : null
}
