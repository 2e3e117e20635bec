import { expect, test } from 'vitest'
import { scoreAnswer } from './score-answer.ts'

const question = {
  id: 'q1',
  documents: ['dec.pdf'],
  question: 'What is the each occurrence limit?',
  key: String.raw`\$?1,000,000`,
  not: '2,000,000',
}
const score = (answer: string) => {
  const { right, wrong } = scoreAnswer(question, { answer, citations: [], ms: 1 })
  return { right, wrong }
}

test('an answer is right when it matches its key and nothing forbidden', () => {
  expect(score('The each occurrence limit is 1,000,000.')).toEqual({ right: true, wrong: false })
  expect(score('It is 1,000,000, and the aggregate 2,000,000.')).toEqual({ right: false, wrong: true })
})

test('another amount in its place is wrong, a plain “not found” only useless', () => {
  expect(score('The each occurrence limit is 500,000.')).toEqual({ right: false, wrong: true })
  expect(score('I found nothing about it. The premium is 12,500.')).toEqual({ right: false, wrong: false })
  expect(score('These are the limits: see page 2.')).toEqual({ right: false, wrong: false })
})
