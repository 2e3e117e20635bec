import { readFileSync } from 'node:fs'
import type { LearnedWeights } from '../learned-weights.ts'

/** What a sentence on insurance may ask for beside a coverage itself. */
export const DEMAND_KINDS = [
  'coverage',
  'additional insured',
  'primary',
  'waiver',
  'notice',
  'rating',
  'evidence',
] as const
export type DemandKind = (typeof DEMAND_KINDS)[number]

export type YesNo = 'no' | 'yes'

/**
 * Learned by `scripts/learn-clauses.ts`. `speaks`: whether a sentence of a contract is of insurance that a party must carry; from `sure` on it
 * makes a clause, from `likely` on it belongs to one beside it. `demands`: what it asks for, from `asked` on.
 */
export type ClauseWeights = {
  sure: number
  likely: number
  speaks: LearnedWeights<YesNo>
  asked: Record<DemandKind, number>
  demands: Record<DemandKind, LearnedWeights<YesNo>>
}

let known: ClauseWeights | undefined

/** The learned weights, read once when they are first asked for. */
export function clauseWeights(): ClauseWeights {
  known ??= JSON.parse(readFileSync(new URL('clause-weights.json', import.meta.url), 'utf8')) as ClauseWeights
  return known
}
