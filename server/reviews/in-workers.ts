import { setImmediate } from 'node:timers/promises'
import type { ReviewKind } from '../../shared/reviews.ts'
import { Allowance, pool, ReadingError } from '../documents/index.ts'
import { classifyInParts } from './business-codes/classify-business.ts'
import type { Reviewed } from './review-here.ts'
import { NothingToReview, type ReviewInput } from './types.ts'

/** Processor time of a review, in ms: to begin with, and for each page. */
const CPU = { base: 10_000, page: 150 }
const WALL_MS = 1_200_000

/** Whose review it is, and what stops it. `allowance`: what it may cost; by its pages when left out. */
type Commission = { agencyId: string; signal: AbortSignal; allowance?: Allowance }

/**
 * Makes a review in a worker thread, where a hostile document holds up nobody else. What needs tables that are long to make ready is made here, a
 * bounded part at a time. Tells in a sentence when it takes more work than is allowed. A stopped one throws at once.
 */
export async function makeReview(
  kind: ReviewKind,
  input: ReviewInput,
  { agencyId, signal, allowance = allowanceFor(input) }: Commission,
): Promise<Reviewed> {
  if (kind === 'COMMERCIAL_CLASSIFICATION') return classified(input, signal)
  const task = { verb: 'review', review: JSON.stringify({ kind, input }) } as const
  try {
    return JSON.parse(
      await pool.run(task, { allowance, wallMs: WALL_MS }, { agencyId, urgent: true, signal }),
    ) as Reviewed
  } catch (error) {
    if (error instanceof ReadingError && error.reason === 'late') return { lacking: LATE }
    if (error instanceof ReadingError && TOO_MUCH_OF.has(error.reason)) return { lacking: TOO_MUCH }
    throw error
  }
}

const allowanceFor = ({ papers }: ReviewInput) =>
  new Allowance(CPU.base + papers.reduce((sum, { pages }) => sum + pages.length, 0) * CPU.page)

/** Between two parts everybody else has their turn. */
async function classified(input: ReviewInput, signal: AbortSignal): Promise<Reviewed> {
  const parts = classifyInParts(input)
  try {
    for (;;) {
      const { done, value } = parts.next()
      if (done) return { review: value }
      await setImmediate()
      signal.throwIfAborted()
    }
  } catch (error) {
    if (error instanceof NothingToReview) return { lacking: error.message }
    throw error
  }
}

const TOO_MUCH_OF: ReadonlySet<string> = new Set(['too-slow', 'too-much-memory'])
const LATE = 'The review took too long on this server and was not made. Try again.'
const TOO_MUCH = 'These documents take more work to review than is allowed. Review fewer of them at once.'
