import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { saidPairs } from './said-pairs.ts'
import { unitsOf } from './units-of.ts'

it('takes a label with its amount, date or share out of running words, and no words that only hang together', () => {
  const told = (text: string) => saidPairs(text).map(({ label, value }) => `${label}: ${value}`)
  expect(told('Premium $ 54,577; inspection fee $ 150; surplus lines tax $ 2,729')).toEqual([
    'Premium: $ 54,577',
    'inspection fee: $ 150',
    'surplus lines tax: $ 2,729',
  ])
  expect(told('Statement date 05/11/2026')).toEqual(['Statement date: 05/11/2026'])
  expect(told('$500 deductible.')).toEqual(['deductible: $500'])
  expect(told('Dealer plates 2. Modification .88. Acres 2,402.')).toEqual([
    'Dealer plates: 2',
    'Modification: .88',
    'Acres: 2,402',
  ])
  expect(told('Item 5. Building 2. Policy form 1042. You may cancel at any time 30')).toEqual([])
  expect(told('You pay no more than $500. This policy is dated 05/11/2026')).toEqual([])
})

it('tells whom a letter is written to and who signed it', () => {
  const lines = [
    'Kettle Mutual',
    '6/4/2026',
    'VIA MAIL',
    'Otter Joinery LLC',
    '12 Main St',
    'RE: Policy',
    'Thank you.',
    'Ana B. Zamora',
    'Claims Clerk',
  ]
  const page = gridPage(
    [],
    lines.map((text, at) => ({ x: 30, y: 30 + at * 14, text })),
  )
  const told = unitsOf(page).flatMap(({ label, value }) =>
    /^(?:Addressed|Signed|Date of)/.test(label) ? `${label}: ${value}` : [],
  )
  expect(told).toEqual([
    'Date of the letter: 6/4/2026',
    'Addressed to: Otter Joinery LLC, 12 Main St',
    'Signed by: Ana B. Zamora, Claims Clerk',
  ])
})
