import { searchIn } from '../../server/domains/knowledge/search.ts'
import type { SearchIndex } from '../../server/domains/knowledge/search-index.ts'
import type { SearchWeights } from '../../server/domains/knowledge/search-weights.ts'
import type { LibraryQuestion } from '../../tests/papers/library/types.ts'

/** A question that a document of an index answers; `author`: whose document that is. */
export type Lesson = { index: SearchIndex; question: LibraryQuestion; author: string }

export type Judged = { first: boolean; among: boolean; worth: number }

const MOST = 8

/** How a search comes out: the right document first, its passage among eight, and both as one number, 1 at best. */
export async function judged({ index, question }: Lesson, weights: SearchWeights): Promise<Judged> {
  const found = await searchIn(index, question.question, MOST, weights)
  const first = found[0]?.document.title === question.document
  const place = found.findIndex(
    ({ document, words }) => document.title === question.document && question.key.test(words.replaceAll(/\s+/g, ' ')),
  )
  const document = found.findIndex((one) => one.document.title === question.document)
  const worth = (document < 0 ? 0 : 0.5 / (document + 1)) + (place < 0 ? 0 : 0.5 / (place + 1))
  return { first, among: place >= 0, worth }
}

/** What many searches are worth, 1 at best. */
export const worthOf = (all: readonly Judged[]) => all.reduce((sum, { worth }) => sum + worth, 0) / (all.length || 1)
