import { expect, test } from 'vitest'
import { scoreAnswer, scoreTask } from './score-answer.ts'

const question = {
  id: 'q1',
  documents: ['dec.pdf'],
  question: 'What is the each occurrence limit?',
  key: String.raw`\$?1,000,000`,
  not: '2,000,000',
}
const score = (answer: string) => {
  const { right, wrong } = scoreAnswer(question, { answer, drafts: [], form: '', citations: [], ms: 1 })
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

test('a task is judged by the answer, the newest draft and the form together', () => {
  const task = { ...question, key: 'I added it.*DRAFT.*audit is due.*FORM.*aggregate: 3,000,000', not: 'premium' }
  const made = { answer: 'I added it.', form: 'General liability, aggregate: 3,000,000', citations: [], ms: 1 }
  const verdict = (...drafts: string[]) => {
    const { right, wrong, draft } = scoreTask(task, { ...made, drafts })
    return { right, wrong, draft }
  }
  const done = 'Audit\nHello,\n\nThe audit is due.'
  expect(verdict('the premium', done)).toEqual({ right: true, wrong: false, draft: done })
  expect(verdict(done, 'Hello,')).toMatchObject({ right: false, wrong: false })
  expect(verdict(`${done} The premium is due.`)).toMatchObject({ right: false, wrong: true })
})
