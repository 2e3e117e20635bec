import { readFileSync } from 'node:fs'
import type { LearnedWeights } from '../learned-weights.ts'

export const PARTY_ROLES = ['insured', 'producer', 'carrier', 'other'] as const
export type PartyRole = (typeof PARTY_ROLES)[number]

/** Whose a name with its address is, learned by `scripts/learn-parties.ts`. `threshold`: from which certainty a block is taken for its role. */
export type PartyWeights = LearnedWeights<PartyRole> & { threshold: { insured: number; producer: number } }

let known: PartyWeights | undefined

/** The learned weights, read once when they are first asked for. */
export function partyWeights(): PartyWeights {
  known ??= JSON.parse(readFileSync(new URL('party-weights.json', import.meta.url), 'utf8')) as PartyWeights
  return known
}
