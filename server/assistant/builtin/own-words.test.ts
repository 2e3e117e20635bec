import { describe, expect, it } from 'vitest'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = made.glPolicy()
const booked = made.bookedPolicy()

/** The e-mail as it now stands. */
function draftOf({ conversation }: Rehearsal) {
  const body = conversation.artifacts.findLast((artifact) => artifact.body.kind === 'email')?.body
  return body?.kind === 'email' ? body.email.body : ''
}

describe('letters in the words of whoever asks for them', () => {
  it('writes a letter to somebody in the user’s own words', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say(
      'write a letter to the insured asking for last year’s payroll records for the audit, due 10/15',
      [await gl],
    )
    expect(draftOf(rehearsal)).toContain('Could you please send us last year’s payroll records for the audit')
    expect(draftOf(rehearsal)).toContain('10/15')
  })

  it('greets whoever is named behind what they are', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('draft an email to underwriter Sam at sam@uw.example.com that the roof is new', [await gl])
    expect(draftOf(rehearsal)).toContain('Hello Sam,\n\n')
  })

  it('leaves out what is no longer wanted, and takes nothing else back', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('tell the underwriter loc 4 closed and to remove it eff 5/1', [await gl])
    await rehearsal.say('also ask if premium goes down')
    await rehearsal.say('actually say loc 5 not 4')
    expect(draftOf(rehearsal)).toContain('Location 5 closed.')
    await rehearsal.say('never mind the premium question')
    expect(draftOf(rehearsal)).not.toContain('premium')
    expect(draftOf(rehearsal)).toContain('Location 5 closed.')
    await rehearsal.say('cc the insured')
    expect(draftOf(rehearsal)).toContain('cc: Otter & Thimble Joinery LLC')
  })

  it('names a document about two clients after neither', async () => {
    const told = await new Rehearsal().say('make a one page coverage summary for the client', [await gl, await booked])
    expect(told.answer).toContain('“Coverage summary”')
  })

  it('leaves open what is not to be said, and says it names no words', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('email the insured that the roof is new', [await gl])
    const told = await rehearsal.say("don't promise anything. and mention the quote expires in 30 days")
    expect(told.answer).not.toContain('take back')
    expect(told.answer).toContain('read it for “promise anything”')
    expect(draftOf(rehearsal)).toContain('The quote expires in 30 days.')
    const other = await rehearsal.say('remove the part about the driver')
    expect(other.answer).toMatch(/does not mention the driver, so/)
  })
})
