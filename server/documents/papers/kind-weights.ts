import { readFileSync } from 'node:fs'
import type { DocumentKind } from '../kinds.ts'

/**
 * What each feature says for each kind, learned by `scripts/learn-kinds.ts`. `threshold`: the share of certainty below which a paper is
 * 'other'. `scale`: a weight is the kept whole number divided by it.
 */
export type KindWeights = {
  kinds: DocumentKind[]
  threshold: number
  scale: number
  weights: Record<string, number[]>
}

type Known = Omit<KindWeights, 'weights'> & { weights: Map<string, number[]> }

let known: Known | undefined

/** The learned weights, read once when they are first asked for. */
export function kindWeights(): Known {
  known ??= asKnown(JSON.parse(readFileSync(new URL('kind-weights.json', import.meta.url), 'utf8')))
  return known
}

const asKnown = (read: KindWeights): Known => ({ ...read, weights: new Map(Object.entries(read.weights)) })
