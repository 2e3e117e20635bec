import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const POLICY = [
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  'Insurer: Thornbury Casualty Company',
  'Policy Number: GL-4410277',
  'Policy Period: 01/01/2026 to 01/01/2027',
  'Named Insured: Heron Example Builders LLC',
  'Each Occurrence Limit: $1,000,000',
]

it('says of a policy that is issued why it is not on a binder', async () => {
  const policy = await paperOf('Policy.pdf', await makePdf([linesPage(POLICY)]))
  const { answer } = await new Rehearsal().say('Fill ACORD 75.', [policy])
  expect(answer).toContain('is not on the form: it is issued already, and the form says what is only bound.')
})
