import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const claimed = (lead: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      ${lead}
      Each Occurrence                      $1,000,000
      General Aggregate                    $2,000,000`),
  ])
    .facts.filter(({ key, confidence }) => key.startsWith('gl.') && key !== 'gl.coverageForm' && confidence >= 0.6)
    .map(({ value }) => value)

test.each([
  'Limits under your former contract were:',
  'Minimum limits that we require of subcontractors',
  'Remaining aggregate limits as of today',
  'A competitor offers you these amounts:',
  'Higher limits are available for $480 more:',
  'Suppose that your insurance had these limits.',
])('limits under “%s” are not claimed', (lead) => {
  expect(claimed(lead)).toEqual([])
})

test.each([
  'Your limits are as follows:',
  'Limits now in force, before and after your request',
  'The former coverage desk of Fernleaf, desk@fernleaf.example',
  'Former address known',
  'Higher limits are available for $480 more',
])('limits under “%s” are', (lead) => {
  expect(claimed(lead)).toEqual(['1,000,000', '2,000,000'])
})

test('a title between the line and the limits, or a gap, ends what it leads in', () => {
  const lead = 'Limits under your former contract were:'
  expect(claimed(`${lead}\n      Limits of Insurance`)).toHaveLength(2)
  expect(claimed(`${lead}\n\n\n\n      Limits of this Policy`)).toHaveLength(2)
})
