import { rankUnits, type Unit } from '../../documents/index.ts'
import { sentencesIn } from '../policy/wording.ts'

/** The share of what some words speak of that a loss speaks of as well, also in other words of the trade: 0 to 1. */
export function sharedWith(loss: Unit, words: string): number {
  const [ranked] = rankUnits([loss], words, null, 1)
  return ranked?.covered ?? 0
}

/** A sentence as a unit that stands alone. */
export const sentenceUnit = (value: string): Unit => ({
  ...{ kind: 'sentence', page: 1, label: '', value, cells: [], section: '', lead: '', quote: value },
})

/** Whether the sentence of a loss that speaks most of these words denies it. */
export function isDenied(loss: string, words: string): boolean {
  const [best] = rankUnits(sentencesIn(loss).map(sentenceUnit), words, null, 1)
  return best !== undefined && /\b(?:no|not|never|none|without)\b|n[’']t\b/i.test(best.unit.value)
}
