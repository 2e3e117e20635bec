import { describe, expect, it } from 'vitest'
import { lines } from '../../../tests/support/documents/told.ts'
import { unitsOf } from '../units/units-of.ts'
import { candidatesOf } from './candidates.ts'
import { workOutAsked } from './operands.ts'
import { weighedOf } from './weighed.ts'

const page = lines([
  'Date of audit: 04/20/2026',
  'Policy expires: 03/01/2026',
  'Policy effective: 03/01/2025',
  'Audited premium: $14,128.00',
  'Deposit premium: $9,000.00',
])
const all = candidatesOf([{ file: 'F1', name: '', read: null, units: unitsOf(page) }]).map(weighedOf)
const worked = (question: string) => workOutAsked(question, all)

describe('two values named in other words than the document has', () => {
  it('are worked out, each found as the answer to its name', () => {
    expect(worked('how many days between the expiration and the audit')).toMatchObject({
      value: '50 days',
      way: 'days',
      parts: [{ value: '03/01/2026' }, { value: '04/20/2026' }],
    })
    for (const question of [
      'how many days before the audit did it expire',
      'how long after it expired was the audit',
      'days from expiration till they audited it',
    ])
      expect(worked(question), question).toMatchObject({ value: '50 days' })
    expect(worked('difference between the audited premium and the deposit premium')).toMatchObject({ value: '5,128' })
  })

  it('are not, where one of them is not there or nothing is to be worked out', () => {
    expect(worked('how many days between the inspection and the survey')).toBeNull()
    expect(worked('when was the audit')).toBeNull()
    expect(worked('how many days between the expiration and the date')).toBeNull()
  })
})
