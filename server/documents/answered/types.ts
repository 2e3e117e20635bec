import type { Passage } from '../types.ts'

/**
 * A question that a document asks, and how it is answered there; `answer` is null where it is not, or not in one way. `section`: the heading it
 * stands under, `title`: that of its document, where one is printed. `explanation`: the words behind the answer, '' without any. `source` quotes the question with its answer.
 */
export type AnsweredQuestion = {
  question: string
  answer: 'yes' | 'no' | 'not applicable' | null
  explanation: string
  section: string
  title?: string
  source: Passage
}
