import { formatDate, type IsoDate, parseDate } from '../../shared/dates.ts'
import type { ReviewSeverity, Verdict } from '../../shared/reviews.ts'
import { nothing } from './cells.ts'
import { cellOf, type Holding, holdingsOf } from './holdings.ts'
import { lookedAt } from './looked.ts'
import type { Cell, ReviewPaper } from './types.ts'

/** What the insurance there is says to one requirement. */
export type Judged = { verdict: Verdict; severity: ReviewSeverity; cell: Cell; why: string; action: string | null }

/** All that documents of insurance say, to hold requirements against. `today`: absent where terms are judged elsewhere. */
export type Held = { papers: readonly ReviewPaper[]; holdings: readonly Holding[]; today?: IsoDate }

/** A policy that was canceled meets nothing. */
export const heldIn = (papers: readonly ReviewPaper[], today?: IsoDate): Held => ({
  papers,
  holdings: papers.flatMap((paper) =>
    holdingsOf(paper).filter(({ policy }) => policy === null || paper.facts.policies[policy]?.status !== 'cancelled'),
  ),
  ...(today && { today }),
})

/** What the words of a holding meet; a policy whose term is over meets nothing, and is told with what it would have met. */
export function good(verdict: 'MET' | 'EXCEEDED', holding: Holding, why: string, held: Held): Judged {
  const told = { severity: 'NONE', why, action: null, cell: cellOf(holding) } as const
  const over = endedOn(holding, held)
  if (!over) return { verdict, ...told }
  return {
    ...told,
    ...{ verdict: 'UNSURE', severity: 'LOW', why: ofEnded(why, over) },
    action: 'Ask for the policy in force.',
  }
}

/** Of a shortfall: it is one whether or not the policy is in force. */
export const short = (judged: Judged, holding: Holding, held: Held): Judged => {
  const over = endedOn(holding, held)
  return over ? { ...judged, why: ofEnded(judged.why, over) } : judged
}

const ofEnded = (why: string, end: IsoDate) => `${why} This is of a policy that expired on ${formatDate(end)}.`

/** The day a holding's policy expired; null where it is in force, or its term is not known. */
export function endedOn({ policy, place }: Pick<Holding, 'policy' | 'place'>, { papers, today }: Held): IsoDate | null {
  const paper = place.of === 'file' && papers.find(({ fileId }) => fileId === place.fileId)
  const end = parseDate((paper && policy !== null && paper.facts.policies[policy]?.expiration) || '')
  return today && end && end <= today ? end : null
}

export const unsure = (cell: Cell, why: string, action: string): Judged => ({
  ...{ verdict: 'UNSURE', severity: 'MODERATE', cell, why, action },
})

/** What was looked for in vain. */
export const absent = (why: string, held: Held, action: string): Judged => ({
  ...{ verdict: 'NOT_SHOWN', severity: 'MODERATE', cell: nothing(lookedAt(held)), why, action },
})

/** The side of documents in which nothing was looked for. */
export const NOT_COMPARED = nothing('Not compared')
