import { expect, it } from 'vitest'
import type { Plan } from '../../../shared/plans.ts'
import { aContractorsSupplement } from '../../../tests/support/forms/contractors-supplement.ts'
import { as } from '../../../tests/support/house.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const supplement = aContractorsSupplement().then((bytes) => paperOf('Contractors supplement.pdf', bytes))
const gl = made.glPolicy()
const auto = made.autoPolicy()

const onPlan = (plan: Plan) =>
  as(rehearsing().test.house, rehearsing().agency.actor, ({ db }) =>
    db.updateTable('subscriptions').set({ plan }).execute(),
  )

function valuesOf({ calls }: Told): Record<string, string> {
  const last = calls.findLast(({ name, output }) => name === 'PDF_EDITOR' && 'filled' in output)
  const filled = (last?.output.filled ?? []) as { field: string; value: string }[]
  return Object.fromEntries(filled.map(({ field, value }) => [field, value]))
}

it('fills an attached form from the policy and from what the user says, and leaves the rest blank', async () => {
  await onPlan('PRO')
  const rehearsal = new Rehearsal()
  const told = await rehearsal.say('Fill the attached supplement from the policy. Number of employees is 14.', [
    await supplement,
    await gl,
  ])
  expect(valuesOf(told)).toEqual({
    Text1: 'Otter & Thimble Joinery LLC',
    Text2: 'QF-000-1042',
    Text3: '04/01/2026',
    Text4: '14',
    Text12: 'Quillfeather',
  })
  expect(told.refusals).toEqual([])
  expect(told.answer).toContain('“Named Insured”: Otter & Thimble Joinery LLC [1]')
  expect(told.answer).toContain('Not found in the documents:')
  expect(told.answer).toContain('“Signature of applicant”')
  const later = await rehearsal.say('Change the type of work to Plumbing.')
  expect(valuesOf(later)).toMatchObject({ Text1: 'Otter & Thimble Joinery LLC', Combo8: 'Plumbing' })
  expect(rehearsal.conversation.artifacts).toHaveLength(1)
  expect(rehearsal.conversation.artifacts[0]).toMatchObject({ type: 'PDF_FILE', version: 2 })
  const blank = await rehearsal.say('What is still blank?')
  expect(blank.answer).toContain('annual receipts')
})

it('leaves what two policies say differently for the user to decide', async () => {
  const told = await new Rehearsal().say('Please fill in this form', [await supplement, await gl, await auto])
  const values = valuesOf(told)
  expect(values).toMatchObject({ Text1: 'Otter & Thimble Joinery LLC' })
  expect(values).not.toHaveProperty('Text2')
  expect(told.answer).toMatch(/Policy Number: The documents say different things/)
})

it('says in a sentence which plans have it where the agency’s has not', async () => {
  await onPlan('BASIC')
  const told = await new Rehearsal().say('Fill the attached supplement from the policy.', [await supplement, await gl])
  expect(told.calls.map(({ name }) => name)).not.toContain('PDF_EDITOR')
  expect(told.answer).toContain('Pro and Enterprise')
  await onPlan('PRO')
})
