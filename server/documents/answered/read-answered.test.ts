import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import { readAnswered } from './read-answered.ts'

const answeredOn = (page: string) => readAnswered([sheetOf(drawnPage(page))])

test('labels and questions without end are read in the time of their length', () => {
  expect(answeredOn(`  1. ${'abc: '.repeat(16_000)}`)).toEqual([])
  expect(answeredOn(`  1. ${'Any? '.repeat(16_000)}No.`)).toHaveLength(1000)
})

test('what is as long as a page is no question', () => {
  expect(answeredOn(`  1. Are cranes used ${'and owned '.repeat(40)}? No.`)).toEqual([])
})

test('a mark under NO beside an exception is no plain no', () => {
  const answer = (beside: string) =>
    answeredOn(`
  Question                                       YES     NO     EXPLANATION
  Do employees travel out of state?                       X      ${beside}
`).map((one) => one.answer)
  expect(answer('Office staff')).toEqual(['no'])
  expect(answer('Except for trade shows')).toEqual([null])
})
