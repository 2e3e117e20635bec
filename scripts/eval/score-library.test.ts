import { expect, it } from 'vitest'
import { libraryInWords, scoreLibraryAnswer } from './score-library.ts'

const asked = { question: 'late fee?', document: 'Tarn Hollow - Billing', page: 1, key: /\$15\b/ }
const cites = (document: string) => [{ document, page: 1, quote: null }]
const said = 'On “late fee?”, the knowledge base says:\n\n- “Late payment: $15”'
const near = 'The knowledge base may not answer “late fee?”. The nearest passages:\n\n- “Late payment: $15”'

it('counts what is told with its document, and what is told as the answer and is none', () => {
  const scores = [
    scoreLibraryAnswer(asked, { answer: said, citations: cites('Tarn Hollow - Billing, page 1'), ms: 1 }),
    scoreLibraryAnswer(asked, { answer: near, citations: cites('Tarn Hollow - Billing'), ms: 1 }),
    scoreLibraryAnswer(asked, { answer: said, citations: cites('Brasswick - Billing'), ms: 1 }),
    scoreLibraryAnswer(asked, { answer: said.replace('$15', '$150'), citations: cites(asked.document), ms: 1 }),
    scoreLibraryAnswer(asked, { answer: near.replace('$15', '$20'), citations: cites(asked.document), ms: 1 }),
    scoreLibraryAnswer({ ...asked, document: null }, { answer: near, citations: cites(asked.document), ms: 1 }),
    scoreLibraryAnswer({ ...asked, document: null }, { answer: said, citations: cites(asked.document), ms: 1 }),
  ]
  expect(scores.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'wrong', 'wrong', 'open', 'none', 'answered'])
  expect(libraryInWords('learn', scores)).toBe(
    'learn: 2 of 5 right and cited (1 told as the answer), 2 wrong, 1 not answered; of 2 without an answer 1 answered',
  )
})
