import { expect, test } from 'vitest'
import { crossChecked } from './cross-checks.ts'
import type { FactKey } from './keys.ts'
import type { Fact } from './types.ts'

const fact = (key: FactKey, value: string, policy = 0): Fact => ({
  id: `${key} ${value}`,
  key,
  policy,
  value,
  printed: value,
  source: { page: 1, quote: value, boxes: [] },
  confidence: 0.9,
  status: 'current',
})
const confidences = (...facts: Fact[]) => crossChecked(facts).map(({ confidence }) => confidence)

test.each<[string, boolean, [FactKey, string], [FactKey, string]]>([
  ['an occurrence above its aggregate', true, ['gl.eachOccurrence', '3,000,000'], ['gl.generalAggregate', '2,000,000']],
  [
    'an occurrence equal to its aggregate',
    false,
    ['gl.eachOccurrence', '2,000,000'],
    ['gl.generalAggregate', '2,000,000'],
  ],
  [
    'an occurrence above the one for products',
    true,
    ['gl.eachOccurrence', '3,000,000'],
    ['gl.productsAggregate', '900,000'],
  ],
  [
    'a person above an accident',
    true,
    ['auto.bodilyInjuryPerPerson', '300,000'],
    ['auto.bodilyInjuryPerAccident', '100,000'],
  ],
  ['an employee above the policy', true, ['wc.diseaseEachEmployee', '1,000,000'], ['wc.diseasePolicyLimit', '500,000']],
  ['a term that ends before it begins', true, ['policy.effective', '03/03/2027'], ['policy.expiration', '01/03/2027']],
  ['a term of no day', true, ['policy.effective', '03/03/2026'], ['policy.expiration', '03/03/2026']],
  ['a term of a year', false, ['policy.effective', '12/03/2026'], ['policy.expiration', '03/03/2027']],
])('%s is in doubt: %s', (_what, doubted, one, other) => {
  expect(confidences(fact(...one), fact(...other))).toEqual(doubted ? [0.55, 0.55] : [0.9, 0.9])
})

test('amounts of two policies say nothing of one another', () => {
  expect(confidences(fact('gl.eachOccurrence', '3,000,000'), fact('gl.generalAggregate', '2,000,000', 1))).toEqual([
    0.9, 0.9,
  ])
})

test('one name for the insured and the agent is in doubt, with all that is told of either', () => {
  const told = [
    fact('insured.name', 'Otter Joinery, LLC'),
    fact('insured.city', 'Erie'),
    fact('producer.city', 'Dover'),
  ]
  expect(confidences(...told, fact('producer.name', 'OTTER JOINERY LLC'))).toEqual([0.55, 0.55, 0.55, 0.55])
  expect(confidences(...told, fact('producer.name', 'Otter Agency'))).toEqual([0.9, 0.9, 0.9, 0.9])
})

test('an agent’s address that is the insured’s is in doubt, and the insured’s is not', () => {
  const at = (line1: string) => [
    fact('insured.line1', '14 Ferry Street'),
    fact('producer.name', 'Old Harbor Agency'),
    fact('producer.line1', line1),
    fact('producer.zip', '25801'),
  ]
  expect(confidences(...at('14 FERRY STREET'))).toEqual([0.9, 0.9, 0.55, 0.55])
  expect(confidences(...at('16 Ferry Street'))).toEqual([0.9, 0.9, 0.9, 0.9])
})

test('a number is in doubt beside one of a renewal, which may be the one that holds', () => {
  const number = fact('policy.number', 'QF-1042')
  const renewed = (quote: string) => ({ ...fact('policy.prior', 'QF-1043'), source: { page: 1, quote, boxes: [] } })
  expect(confidences(number, renewed('Renewal policy number … QF-1043'))[0]).toBe(0.55)
  expect(confidences(number, renewed('Renewal of … QF-1043'))[0]).toBe(0.9)
})

test('where a key has several values none of them doubts the other', () => {
  expect(
    confidences(
      fact('gl.eachOccurrence', '3,000,000'),
      fact('gl.eachOccurrence', '1,000,000'),
      fact('gl.generalAggregate', '2,000,000'),
    ),
  ).toEqual([0.9, 0.9, 0.9])
})
