import { expect, it } from 'vitest'
import { plain } from '../cells.ts'
import { daysIn, eachDay } from './told-days.ts'

const told = (value: string, name = '') => daysIn({ name, value, cell: plain(value) }).map(({ day, of }) => [day, of])

it.each([
  ['The loss happened on 02/12/2026.', 'loss'],
  ['On 05/12/2026 this happened.', 'loss'],
  ['The claimant was injured on or about 02/12/2026.', 'loss'],
  ['The loss was reported on 05/12/2026.', 'report'],
  ['He was born on 03/04/1980.', 'other'],
  ['We bought the building on 03/04/2020.', null],
  ['The insured reported the loss on 05/12/2026.', null],
  ['The store stayed shut after the accident, until 05/12/2026.', null],
  ['A letter came on 05/12/2026.', null],
])('%s is of %s', (text, of) => {
  expect(told(text).map(([, one]) => one)).toEqual([of])
})

it('tells days of one sentence apart, and takes both ends of a period for the same', () => {
  expect(told('The accident of 02/12/2026 was reported on 05/12/2026.')).toEqual([
    ['2026-02-12', 'loss'],
    ['2026-05-12', 'report'],
  ])
  expect(told('The policy period is 04/01/2026 to 04/01/2027.')).toEqual([
    ['2026-04-01', 'other'],
    ['2027-04-01', 'other'],
  ])
})

it.each([
  ['Date of Loss', 'loss'],
  ['Date and Time of Occurrence', 'loss'],
  ['Date Reported', 'report'],
  ['Date of Birth', 'other'],
  ['Policy Effective', 'other'],
  ['Loss Run Valuation Date', null],
  ['Date', null],
])('a day behind “%s” is of %s', (name, of) => {
  expect(told('03/30/2026', name)).toEqual([['2026-03-30', of]])
})

it('a day that is said to be of the loss is not in doubt because it stands elsewhere as well', () => {
  const all = ['A letter came on 05/12/2026.', 'The accident was on 05/12/2026.'].flatMap((value) =>
    daysIn({ name: '', value, cell: plain(value) }),
  )
  expect(eachDay(all).map(({ of }) => of)).toEqual(['loss'])
})
