import { expect, it } from 'vitest'
import { readQuestions } from './read-question.ts'

it('asks for no average where a meaning is asked for', () => {
  const [question] = readQuestions('what does class 45192 mean', [])
  expect(question!.asked).not.toContain('mean')
  expect(readQuestions('what is the mean payroll', [])[0]!.asked).toContain('mean')
})

it('takes a word of the trade for itself, though it is near another', () => {
  expect(readQuestions('who signed the contract', [])[0]!.asked).toBe('who signed the contract')
  expect(readQuestions('is the contracter insured', [])[0]!.asked).toContain('contractor')
})

it('asks of the policy, and not of what was asked before, what it has', () => {
  const before = readQuestions('total for accounts receivable and forgery?', [])[0]!
  expect(readQuestions('does it have terrorism', [], before)[0]!.context).toBe('')
  expect(readQuestions('and the deductible on that?', [], before)[0]!.context).toContain('forgery')
})

it('ranks what is named, and looks for no word of rank', () => {
  expect(readQuestions('which one has the higher aggregate', [])[0]!.subject).toEqual([])
})

it('borrows what is asked only where a question goes on with it', () => {
  const before = readQuestions('gl policy number and limits', [])[0]!
  expect(readQuestions('is auto included', [], before)[0]!.topics).toEqual([])
  expect(readQuestions('and the auto?', [], before)[0]!.topics.map(({ id }) => id)).toContain('limits')
})

it('asks how a thing is ended, and not when', () => {
  expect(readQuestions('how do you end the contract', [])[0]!.topics).toEqual([])
  expect(readQuestions('when does it end', [])[0]!.topics.map(({ id }) => id)).toEqual(['term'])
})

it('looks for what a contract requires where a policy is to meet it', () => {
  expect(readQuestions('does the policy meet the contract', [])[0]!.topics.map(({ id }) => id)).toEqual([
    'requirements',
  ])
})
