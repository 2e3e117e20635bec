import { readFileSync } from 'node:fs'
import type { DocumentKind } from '../kinds.ts'
import type { LearnedWeights } from '../learned-weights.ts'

/** What kind a document is, learned by `scripts/learn-kinds.ts`. `threshold`: the share of certainty below which a document is 'other'. */
export type KindWeights = LearnedWeights<DocumentKind> & { threshold: number }

let known: KindWeights | undefined

/** The learned weights, read once when they are first asked for. */
export function kindWeights(): KindWeights {
  known ??= JSON.parse(readFileSync(new URL('kind-weights.json', import.meta.url), 'utf8')) as KindWeights
  return known
}
