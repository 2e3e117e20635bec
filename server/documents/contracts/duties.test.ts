import { expect, it } from 'vitest'
import { clausesOf, isInSomeCases, mixesIn, permits, withoutClauses, withoutMix } from './duties.ts'

it.each([
  ['Landlord may by 90 days’ notice require that the limits be raised.', true],
  ['Guest may hold a class at which its teachers shall explain certificates.', true],
  ['No policy may have a deductible above $5,000.', false],
  ['It may not be canceled without notice.', false],
  ['Lender is named as its interests may appear.', false],
  ['Proof is to be lodged with Owner, and Owner may withhold payment.', false],
])('%s lets and does not bind: %s', (text, expected) => {
  expect(permits(text)).toBe(expected)
})

it('leaves out what only tells which insurance is meant', () => {
  expect(withoutClauses('The insurance in which Owner is an additional insured shall be primary.')).toBe(
    'The insurance shall be primary.',
  )
  const duty = 'General liability insurance under which Owner shall be an additional insured.'
  expect(withoutClauses(duty)).toBe(duty)
})

it('takes an umbrella that may help to reach limits for no demand', () => {
  const text = 'The limits may be made up in part through an umbrella policy.'
  expect(mixesIn(text)).toBe(true)
  expect(withoutMix(text)).not.toContain('umbrella')
  expect(mixesIn('Guest shall carry umbrella liability of $5,000,000.')).toBe(false)
})

it.each([
  ['Guest agrees that, upon any trip in a car which it drives, it shall carry auto liability of $500,000.', true],
  ['In states where a fund insures it, Guest shall add employers liability of $500,000.', true],
  ['During the Term, Guest shall carry auto liability of $500,000.', false],
])('%s holds in some cases: %s', (text, expected) => {
  expect(isInSomeCases(text)).toBe(expected)
})

it('parts a sentence where another policy has a duty', () => {
  const isOfOwn = (part: string) => /polic/.test(part)
  const text = 'The auto policy shall name Owner and its lender, and the crime policy shall waive subrogation.'
  expect(clausesOf(text, isOfOwn)).toHaveLength(2)
  expect(clausesOf('The auto policy shall name Owner and it shall be primary.', isOfOwn)).toHaveLength(1)
})
