import { readFileSync } from 'node:fs'

export const PARTY_ROLES = ['insured', 'producer', 'carrier', 'other'] as const
export type PartyRole = (typeof PARTY_ROLES)[number]

/**
 * What each feature of a name with its address says for each role, learned by `scripts/learn-parties.ts`. `threshold`: from which certainty a
 * block is taken for its role. `scale`: a weight is the kept whole number divided by it.
 */
export type PartyWeights = {
  roles: PartyRole[]
  threshold: { insured: number; producer: number }
  scale: number
  weights: Record<string, number[]>
}

let known: PartyWeights | undefined

/** The learned weights, read once when they are first asked for. */
export function partyWeights(): PartyWeights {
  known ??= JSON.parse(readFileSync(new URL('party-weights.json', import.meta.url), 'utf8')) as PartyWeights
  return known
}
