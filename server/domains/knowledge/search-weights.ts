import { readFileSync } from 'node:fs'
import type { TogetherWeights, WayWeights } from '../../documents/index.ts'

/** What a search counts by: `node scripts/learn-search.ts` writes the numbers, and their figures beside them. */
export type SearchWeights = WayWeights &
  TogetherWeights & {
    /** BM25's own names: how soon more of a word counts no more, and how much a document's length takes off. */
    k1: number
    b: number
    /** How much the whole document counts beside the passage, and what its title says. */
    whole: number
    title: number
    /** What an edition counts where there is a newer one, and the question names neither. */
    old: number
    /** What another way to say a word counts, and one word of a phrase of the trade alone. */
    synonym: number
    part: number
  }

const file = new URL('./search-weights.json', import.meta.url)
export const LEARNED: SearchWeights = JSON.parse(readFileSync(file, 'utf8')) as SearchWeights
