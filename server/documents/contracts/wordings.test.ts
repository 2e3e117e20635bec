import { expect, it } from 'vitest'
import { wordingIn } from './wordings.ts'

it.each([
  ['The policies include XSPA as the insured and Calm as an additional insured.', { parties: 'Calm' }],
  ['City is an additional insured.', { parties: 'City' }],
  ['Maple Holdings LLC shall be named as an additional insured.', { parties: 'Maple Holdings LLC' }],
  ['The policy shall include a waiver of subrogation in favor of the Owner.', { favored: 'Owner' }],
  ['Insurers have a rating of not less than A- and a financial rating of at least Class IX.', { rating: 'A- IX' }],
  ['Insurers are rated A- VII by A.M. Best.', { rating: 'A- VII' }],
  ['Carriers are rated B++ or better. Exhibit V is of them.', { rating: 'B++' }],
  [
    'All policies shall be by insurers in the State with a general policyholder\'s rating of not less than A- and a financial rating of not less than Class IX, as rated in the most current "Best\'s" reports, and shall not be cancellable.',
    { rating: 'A- IX' },
  ],
  ['Rights of recovery are waived.', {}],
])('whom a wording is for: %s', (text, told) => {
  expect(wordingIn(text)).toEqual(told)
})
