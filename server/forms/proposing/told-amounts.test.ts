import { expect, test } from 'vitest'
import { toldAmounts } from './entries.ts'
import type { FiledPolicy } from './filed-policies.ts'

/** What a policy tells of its building in these words. */
function buildingIn(quote: string) {
  const source = { page: 1, quote, boxes: [] }
  const fact = { id: 'f', key: 'property.building', policy: 0, value: '500,000', printed: '500,000', fileId: 'F' }
  const facts = [{ ...fact, confidence: 0.9, status: 'current', source }]
  return toldAmounts({ facts, conflicts: [] } as unknown as FiledPolicy).map((entry) => entry.get('name')?.value)
}

test.each([
  ['Building … $500,000', ['Building']],
  ['Building Limit: $500,000', ['Building']],
  ['500,000 Building', ['Building']],
  ['in the building limit … Property $500,000', []],
  ['Building … Property $500,000', []],
  ['see the building limit … 500,000', []],
])('an amount is of the label that it stands beside alone: “%s”', (quote, names) => {
  expect(buildingIn(quote)).toEqual(names)
})

test.each([
  ['Deductible … 25,000 each occurrence', '25,000'],
  ['Deductible … 25,000 on all property', '25,000'],
  ['Deductible … 25,000 each occurrence on items (a) and (b)', undefined],
])('a deductible of some of what is insured is not of all: “%s”', (quote, deductible) => {
  const fact = { policy: 0, fileId: 'F', confidence: 0.9, status: 'current' }
  const source = (own: string) => ({ page: 1, quote: own, boxes: [] })
  const facts = [
    { ...fact, id: 'b', key: 'property.building', value: '500,000', source: source('Building … 500,000') },
    { ...fact, id: 'd', key: 'property.deductible', value: '25,000', source: source(quote) },
  ]
  const [building] = toldAmounts({ facts, conflicts: [] } as unknown as FiledPolicy)
  expect(building!.get('deductible')?.value).toBe(deductible)
})
