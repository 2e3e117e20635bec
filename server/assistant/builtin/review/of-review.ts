import type { Talk } from '../talk.ts'
import type { Asked, Job } from '../understanding/jobs.ts'
import { askedOfReview } from './asked-of-review.ts'
import { lastReview } from './last-review.ts'
import { reviewOf } from './review-of.ts'

/** What is asked about, or not understood, may be meant of a review; what makes, changes or takes back something is not. */
const ASKS: ReadonlySet<Job> = new Set<Job>([
  'question',
  'overview',
  'compare',
  'sources',
  'blanks',
  'help',
  'unable',
  'otherPreset',
  'nothingMade',
  'complaint',
  'unclear',
])

/** The asks of a message, those about the newest review as such. An answer to what was asked back is none. */
export function ofReview(talk: Talk, asks: Asked[], isAsked: boolean): Asked[] {
  const review = lastReview(talk)
  if (wantsReview(talk, review !== null)) return [{ job: 'review', text: talk.turns.at(-1)!.text }]
  if (!review) return asks
  const isOfReview = ({ job, text }: Asked) =>
    ASKS.has(job) && (text.includes('?') || !(isAsked || job === 'complaint')) && askedOfReview(text, review) !== null
  return asks.map((ask) => (isOfReview(ask) ? { job: 'reviewed', text: ask.text } : ask))
}

/** Whether the review that was stopped is to go on, or the one that was made to be made again. */
function wantsReview(talk: Talk, isMade: boolean): boolean {
  const { text } = talk.turns.at(-1)!
  if (talk.turns.length === 1 || text.includes('?') || !reviewOf(talk)) return false
  return isMade ? ANEW.test(text) : GOES_ON.test(text) || ANEW.test(text)
}

const OPENING = String.raw`^\s*(?:(?:please|pls|ok|now|then|and)\W+)*`
const GOES_ON = new RegExp(`${OPENING}(?:go on|continue|carry on|resume|proceed|try again)\\b`, 'i')
const ANEW = new RegExp(
  `${OPENING}(?:re-?(?:run|review)\\b|(?:do|run|make|review|check)\\b.*\\b(?:again|anew)\\W*$)`,
  'i',
)
