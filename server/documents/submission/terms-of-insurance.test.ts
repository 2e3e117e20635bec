import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { termsOfInsurance } from './terms-of-insurance.ts'

const told = (line: string) =>
  termsOfInsurance(drawnPage(`\n  ${line}\n`)).map(({ fields }) => Object.values(fields).map(({ value }) => value))

test.each([
  ['Property effective 10/15/2026'],
  ['Renewal effective          10/15/2026'],
  ['Eff. date 10/15/2026'],
  ['Plover Marine LLC | Effective 10/15/2026 | Prepared by Heron Insurance'],
])('a day of its own label: %s', (line) => {
  expect(told(line)).toEqual([['10/15/2026']])
})

test.each([
  ['Policy term: 10/15/2026 to 10/15/2027'],
  ['Values for the term     10/15/2026 to 10/15/2027'],
  ['WORKERS COMPENSATION RENEWAL 10/15/2026 - 10/15/2027'],
  ['Policy term 10/15/2026 to 10/15/2027, North Carolina (NC)'],
  ['Proposed term 10/15/2026 to 10/15/2027. Sent to: Heron Insurance'],
  ['Re: Heron Example, Inc. - property, general liability and umbrella, October 15, 2026 to October 15, 2027'],
])('a term of a year: %s', (line) => {
  expect(told(line)).toEqual([['10/15/2026', '10/15/2027']])
})

test.each([
  ['Values as of 10/15/2026'],
  ['Please return by 10/15/2026'],
  ['Re: Heron Example, Inc. - the lease, October 15, 2026 to October 15, 2027'],
  ['The general liability - property, October 15, 2026 to October 15, 2027'],
  ['Lease term: 10/15/2026 to 10/15/2027'],
  ['Current policy term: 10/15/2026 to 10/15/2027'],
  ['Policy period: 10/15/2026 to 01/15/2027'],
  ['Effective 10/15/2026 unless we hear from you'],
  ['Harbor Mutual    HM-20711    10/15/2026    10/15/2027    $38,400'],
])('none: %s', (line) => {
  expect(told(line)).toEqual([])
})
