import { expect, it } from 'vitest'
import type { DocumentFacts, PaperRecord } from '../../documents/index.ts'
import type { Policy } from '../policies/types.ts'
import { premisesOf } from './premises.ts'
import { propertyWords } from './property-words.ts'

const NUMBER = 'PR-2088'
const PLACES = ['Location 1: 12 Example Street, Sampleton, OH 43001', 'Location 2: 40 Sawdust Lane, Testford, OH 43002']
const passage = (quote: string) => ({ page: 1, quote, boxes: [] })
const coverage = (fields: Record<string, string>): PaperRecord => ({
  ...{ type: 'property_coverage_item', page: 1 },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, source: passage(value) }])),
})

type Told = { records?: PaperRecord[]; facts?: [key: string, value: string][]; details?: object; location?: string }

function wordsOf({ records = [], facts = [], details = {}, location }: Told) {
  const policy = { type: 'PROPERTY', policyNumber: NUMBER, details } as unknown as Policy
  const paper = {
    ...{ kind: 'declarations', conflicts: [], events: [], records },
    policies: [{ number: NUMBER, lines: ['property'], listed: ['property'], status: 'current' }],
    facts: facts.map(([key, value], at) => ({
      ...{ id: `f${at}`, key, value, policy: 0, confidence: 1, status: 'current', source: passage(value) },
    })),
  }
  const file = { id: 'f', name: 'Policy.pdf', facts: paper as unknown as DocumentFacts }
  return propertyWords(policy, [file], premisesOf(policy, { ...(location && { location }) }))
}

it('are coverages with their limits, and how they are insured where all tell it alike', () => {
  const records = [
    coverage({ coverage: 'Flood', limit: '1,000,000', deductible: '25,000' }),
    coverage({ coverage: 'Earthquake', limit: 'Not covered' }),
    coverage({ coverage: 'Terrorism' }),
    coverage({ coverage: 'Building', limit: '500,000', causes_of_loss: 'Special', valuation: 'Replacement cost' }),
    coverage({ coverage: 'Contents', limit: '90,000', causes_of_loss: 'Special', valuation: 'Actual cash value' }),
  ]
  const { here } = wordsOf({ records, facts: [['property.coinsurance', '80%']] })
  expect(here).toEqual(
    expect.arrayContaining(['Flood: 1,000,000; deductible 25,000', 'Causes of loss: Special', 'Coinsurance: 80%']),
  )
  expect(here.join('\n')).not.toMatch(/earthquake|terrorism|valuation/i)
})

it('are of titles of forms the causes of loss alone, where they tell one', () => {
  const special = ['form', 'CP 10 30 Causes of Loss - Special Form'] as [string, string]
  const broad = ['form', 'CP 10 20 Causes of Loss - Broad Form'] as [string, string]
  const notice = ['form', 'IL 09 85 Disclosure of Terrorism Insurance'] as [string, string]
  expect(wordsOf({ facts: [special, notice] }).here.join()).toMatch(/special/i)
  expect(wordsOf({ facts: [special, notice] }).here.join()).not.toMatch(/terrorism/i)
  expect(wordsOf({ facts: [special, broad] }).here.join()).not.toMatch(/special|broad/i)
})

it.each([
  ['Flood at location 2', 1, [false, false]],
  ['Flood at location 2', 2, [true, false]],
  ['Flood at location 2', 0, [false, true]],
  ['Flood at location 2, wind at location 1', 1, [false, false]],
  ['Location 2. Flood.', 1, [false, false]],
  ['Flood', 1, [true, false]],
] as const)('are of the location that is asked for: %s, for %s', (description, location, told) => {
  const details = { locations: PLACES, coverageDescriptions: [{ title: 'Perils', description, policyQuotes: [] }] }
  const { here, isOpen } = wordsOf({ details, ...(location && { location: PLACES[location - 1]! }) })
  expect([/flood/i.test(here.join()), isOpen]).toEqual(told)
})

it('are of a listed coverage those of the location that is asked for', () => {
  const records = PLACES.map((premises_address, at) =>
    coverage({
      ...{ premises_address: premises_address.slice(12), location_number: String(at + 1), limit: '500,000' },
      coverage: at ? 'Flood' : 'Building',
    }),
  )
  const [first, second] = PLACES.map((location) => wordsOf({ records, details: { locations: PLACES }, location }).here)
  expect([first!.join(), second!.join()]).toEqual([
    expect.not.stringMatching(/flood/i),
    expect.stringMatching(/flood/i),
  ])
})
