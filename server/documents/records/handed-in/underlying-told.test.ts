import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { gridRows } from './grid-rows.ts'
import { underlyingTold } from './underlying-told.ts'

const policies = (...lines: string[]) =>
  underlyingTold(
    gridRows(
      drawnPage(
        lines.map((text, at) => ({ x: 30, y: 60 + at * 12, text })),
        [],
      ),
    ),
  ).map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))
const LIABILITY = [
  'General liability: Tarn Valley Casualty, policy TVG-88211, 02/01/2026 to',
  '02/01/2027, occurrence form. Each occurrence $1,000,000, general aggregate',
  '$2,000,000. Premium: premises and operations $41,300, products $6,200.',
]

it('a paragraph tells an underlying policy, and no premium as a limit', () => {
  expect(policies('Underlying policies', ...LIABILITY)).toEqual([
    {
      policy_type: 'General liability',
      carrier: 'Tarn Valley Casualty',
      policy_number: 'TVG-88211',
      effective_date: '02/01/2026',
      expiration_date: '02/01/2027',
      trigger: 'occurrence form',
      'limit: Each occurrence': '1,000,000',
      'limit: general aggregate': '2,000,000',
    },
  ])
})

it('but only below a heading that calls them so, and none that is expiring or without a number', () => {
  expect(policies('Policies', ...LIABILITY)).toEqual([])
  expect(policies('Underlying policies', LIABILITY[0]!.replace('General', 'Expiring'), LIABILITY[1]!)).toEqual([])
  expect(policies('Underlying policies', 'General liability: Tarn Valley Casualty, $1,000,000 each claim.')).toEqual([])
})

it('words that lead them in head them as well, where they deny nothing and speak of no other term', () => {
  const numbers = (title: string) =>
    policies(title, LIABILITY[0]!.replace('TVG-88211', 'TVG 88211'), ...LIABILITY.slice(1)).map(
      (one) => one.policy_number,
    )
  expect(numbers('The underlying program will be as follows for us:')).toEqual(['TVG 88211'])
  expect(numbers('The underlying program will be as follows for us')).toEqual([])
  expect(numbers('The underlying program of the expiring umbrella was as follows:')).toEqual([])
  expect(numbers('These are not the underlying policies that we want:')).toEqual([])
})

it('an amount may begin a sentence', () => {
  const [told] = policies(
    'Underlying policies',
    LIABILITY[0]!,
    '02/01/2027. $500,000 each accident, $500,000 policy limit.',
  )
  expect(told).toMatchObject({ 'limit: each accident': '500,000', 'limit: policy limit': '500,000' })
})
