import { expect, it } from 'vitest'
import { unheldIn } from './remarks.ts'

const ASKED =
  'Special form incl. flood, earthquake and wind; replacement cost, agreed value, no coinsurance. First Bank is first mortgageholder.'

it('names what remarks claim of property and no words of the policy say', () => {
  const all = ['Special form', 'earthquake', 'flood', 'wind', 'replacement cost', 'agreed value', 'no coinsurance']
  expect(unheldIn(ASKED, ['Building: 1,250,000'])).toEqual(all)
})

it.each([
  ['Causes of loss: Special. Flood, earthquake and wind included; Agreed value, replacement cost, no coinsurance'],
  [
    'Perils: special form\nFlood: 1,000,000\nEarthquake: 1,000,000\nWindstorm: 1,000,000\nValuation: Replacement cost, agreed value\nCoinsurance: None',
  ],
])('finds all of it in %s', (held) => {
  expect(unheldIn(ASKED, held.split('\n'))).toEqual([])
})

it.each([
  ['Flood included', 'Special form; flood, earthquake excluded'],
  ['Flood included', 'Flood. Not covered.'],
  ['Flood included', 'Special form excluding earthquake, flood'],
  ['Flood included', 'Flood quoted at $1,000,000'],
  ['No flood exclusion', 'Special form'],
  ['Special form', 'Broad form'],
  ['Hail covered', 'Wind'],
  ['90% coinsurance', 'Coinsurance: 80%'],
  ['Coinsurance waived', 'Coinsurance: 80%'],
  ['Wind deductible 2%', 'Wind deductible: 5%'],
  ['Equipment breakdown included', 'Building'],
  ['Ordinance or law included', 'Building'],
])('is not content where remarks say “%s” and the policy “%s”', (remarks, held) => {
  expect(unheldIn(remarks, [held])).toHaveLength(1)
})

it.each([
  ['Flood excluded', 'Special form'],
  ['Special form', 'Special form, agreed value, no coinsurance'],
  ['Special form', 'Special form; excludes flood'],
  ['80% coinsurance', 'Coinsurance: 80%'],
  ['Wind deductible 2%', 'Wind deductible: 2%'],
  ['Loan 77-120, 12 Example Street. Windows replaced as agreed. Hearth Lending, named as below', 'Building'],
])('is content where remarks say “%s” and the policy “%s”', (remarks, held) => {
  expect(unheldIn(remarks, [held])).toEqual([])
})
