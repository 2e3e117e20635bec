import { expect, it } from 'vitest'
import { newerEditions } from './editions.ts'
import type { KnowledgeDocument } from './types.ts'

const newest = (...titles: string[]) =>
  [...newerEditions(titles.map((title, number) => ({ number, title }) as KnowledgeDocument))].map(
    ([old, newer]) => `${titles[old]!} < ${titles[newer]!}`,
  )

it.each([
  ['Restaurant guide 2023', 'Restaurant guide 2024'],
  ['Brokerage bulletin Sept. 2024', 'Brokerage bulletin December 2024'],
  ['Commission schedule - may 2023', 'Commission Schedule - Jan 2024'],
  ['Rates 03-2023', 'Rates 11-2023'],
  ['Rates 2023-03', 'Rates 2023-11'],
  ['Notes of 2023 GL', 'Notes of 2024 GL'],
  ['GL 2023 guide', 'GL 2024 guide'],
  ['CG 20 10 notes 2019', 'CG 20 10 notes 2023'],
  ['Manual 01/01/2024', 'Manual 07/15/2024'],
])('%s is of an older edition than %s', (old, newer) => {
  expect(newest(newer, old)).toEqual([`${old} < ${newer}`])
})

it.each([
  ['Marine guide 2023', 'Market guide 2024'],
  ['Decline list 2019', 'Septic list 2020'],
  ['CG 2010 guide', 'CG 2037 guide'],
  ['CG 20 10 guide 2019', 'CG 20 37 guide 2020'],
  ['Form 1980 notes', 'Form 2010 notes'],
  ['ACORD 25 guide 2022', 'ACORD 28 guide 2023'],
  ['Program 7 rates 2022', 'Program 8 rates 2023'],
  ['Restaurant guide', 'Restaurant guide'],
])('%s and %s are no editions of one another', (one, other) => {
  expect(newest(one, other)).toEqual([])
})
