import { expect, it } from 'vitest'
import type { KeptFinding, ReviewBody } from '../types.ts'
import { reviewAsEmail } from './as-email.ts'

const finding = (group: string, topic: string, more: Partial<KeptFinding> = {}): KeptFinding => ({
  ...{ id: `${group}|${topic}`, group, topic, verdict: 'NOT_SHOWN', severity: 'MODERATE', cells: [] },
  ...{ why: `${topic} is not shown.`, action: null, dealt: null, remark: null, ...more },
})
const review = (findings: KeptFinding[]): ReviewBody => ({
  ...{ kind: 'UNDERWRITING_ANALYSIS', columns: [], findings, tables: [], highlights: [], notes: [] },
})

it('asks each open question once, together with those of its group', () => {
  const { subject, body } = reviewAsEmail(
    'Application check',
    review([
      finding('Auto', 'VIN', { action: 'What is the VIN of the truck?' }),
      finding('Property', 'Year built', { action: 'In which year was it built?' }),
      finding('Auto', 'Driver', { action: 'Who drives?' }),
      finding('Auto', 'Make', { verdict: 'MET', severity: 'NONE' }),
      finding('Checks', 'Website', { verdict: 'FOUND', severity: 'LOW' }),
      finding('Auto', 'Year', { action: 'Which year?', dealt: { by: 'Ada', at: '' } }),
    ]),
  )
  expect(subject).toBe('Application check: our questions')
  expect(body).toContain(
    'Auto\n1. What is the VIN of the truck?\n2. Who drives?\n\nProperty\n3. In which year was it built?',
  )
  expect(body).toContain('your answer to 3 points')
  expect(body).not.toMatch(/Make|Website|Which year/)
})

it('asks whom it concerns for what is to be done, once each, and nothing where nobody is asked', () => {
  const action = 'Ask the carrier to raise each occurrence to at least $2,000,000.'
  const cells = ['$2,000,000', '$1,000,000'].map((text) => ({ text, note: null, source: null }))
  const { subject, body } = reviewAsEmail(
    'Contract review',
    review([
      finding('Auto', 'Which', { action: 'Ask the insured which is right before the carrier does.' }),
      finding('General liability', 'Each occurrence', { action, cells, verdict: 'SHORT' }),
      finding('Workers compensation', 'Each accident', { action: 'Ask for proof of workers compensation coverage.' }),
      finding('Workers compensation', 'Each employee', { action: 'Ask for proof of workers compensation coverage.' }),
      finding('Insurer', 'Rating', { action: 'Look up the rating of Sample Co.' }),
      finding('Insurer', 'Term'),
    ]),
  )
  expect(subject).toBe('Contract review: what is open')
  expect(body).toContain('3 points of our review are open:')
  expect(body).toContain('For the insured\n1. Auto (Which): Please tell us which is right.\n')
  expect(body).toContain(
    [
      'For the carrier or agent',
      '2. General liability (Each occurrence): Please raise each occurrence to at least $2,000,000. As we read it: “$2,000,000”, “$1,000,000”.',
      '3. Workers compensation (Each accident; Each employee): Please provide proof of workers compensation coverage.',
    ].join('\n'),
  )
  expect(body).not.toMatch(/is not shown|Rating|Term/)
})
