import type { Telling } from '../../../documents/index.ts'

/** A passage of the knowledge base as its search tells it, with the name of its document. `sure`: how likely it answers the question. */
export type Passage = {
  file: string
  name: string
  page: number
  quote: string
  covered: number
  sure: number
  told: Telling[]
}

const MOST = 3
/** How sure it must be to be told as what the knowledge base says, and to be told at all (`answering-figures.json`). */
const SURE = 0.7
const NEAR = 0.02
/** What is less sure is told with all that stands around it: the sentence that answers may be the one beside. */
const LIKELY = 0.4

/** The passages that may answer a question, the likeliest first. */
export const passagesNear = (found: readonly Passage[]): Passage[] =>
  found
    .filter(({ sure }) => sure >= NEAR)
    .toSorted((one, other) => other.sure - one.sure)
    .slice(0, MOST)

/** Whether a passage is told as the answer. */
export const isSure = ({ sure, told }: Passage): boolean => sure >= SURE && told.length > 0

/** What of a passage is told: its sentence or its rows, or all of it. */
export const wordsToShow = ({ quote, sure, told }: Passage): Telling[] =>
  told.length && sure >= LIKELY ? told : [{ words: quote, quote, isRow: false }]
