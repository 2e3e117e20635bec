import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { underlyingInProse } from './underlying-in-prose.ts'

const toldIn = (...sentences: string[]) =>
  underlyingInProse(drawnPage(`\n${sentences.map((one) => `  ${one}`).join('\n')}\n`)).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const OVER = 'The umbrella would lie over two policies.'
const TERM = 'from May 1, 2026 to May 1, 2027'
const AUTO = `Automobile liability is insured by Elm & Alder Mutual under policy EM-CA-4410, ${TERM}, with a combined single limit of $1,000,000 and a premium of $24,100.`

test('sentences behind one of an umbrella tell the policies under it', () => {
  const employers = `Employers liability is with Larch Comp Fund, policy LC-551-08, ${TERM}, with $500,000 each accident and $500,000 disease policy limit.`
  expect(toldIn(OVER, AUTO, employers)).toEqual([
    {
      policy_type: 'Automobile liability',
      carrier: 'Elm & Alder Mutual',
      policy_number: 'EM-CA-4410',
      effective_date: '05/01/2026',
      expiration_date: '05/01/2027',
      'limit: combined single': '1,000,000',
      premium: 24100,
    },
    {
      policy_type: 'Employers liability',
      carrier: 'Larch Comp Fund',
      policy_number: 'LC-551-08',
      effective_date: '05/01/2026',
      expiration_date: '05/01/2027',
      'limit: each accident': '500,000',
      'limit: disease policy limit': '500,000',
    },
  ])
})

test('an amount in words of no limit is none, nor are two premiums one', () => {
  const [told] = toldIn(OVER, AUTO.replace('a premium of $24,100', '$5,000 for towing'))
  expect(Object.keys(told!).filter((name) => /limit|premium/.test(name))).toEqual(['limit: combined single'])
  const [twice] = toldIn(OVER, AUTO.replace('a premium of $24,100', 'a premium of $24,100, a premium of $9,000'))
  expect(twice).not.toHaveProperty('premium')
})

test.each([
  ['The umbrella is with Elm Mutual.', AUTO],
  ['We want no umbrella over these policies.', AUTO],
  [OVER, AUTO.replace('is insured', 'was insured')],
  [OVER, AUTO.replace('and a premium', 'and, as her firm had, a premium')],
  [OVER, AUTO.replace('under policy', 'the present insurer, under policy')],
  [OVER, AUTO.replace('liability is', "liability of my son's company is")],
  [OVER, AUTO.replace(TERM, 'from May 1, 2026')],
  [OVER, AUTO.replace('Automobile liability', 'The mortgage')],
  [OVER, AUTO.replace('is insured by', 'is not insured by')],
])('none under it: “%s %s”', (...sentences) => {
  expect(toldIn(...sentences)).toEqual([])
})
