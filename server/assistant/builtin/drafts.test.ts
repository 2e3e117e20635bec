import { describe, expect, it } from 'vitest'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = made.glPolicy()
const umbrella = made.umbrellaPolicy()
const quote = made.glQuote()

async function withForm() {
  const rehearsal = new Rehearsal()
  await rehearsal.say('Fill ACORD 25, holder: Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000', [
    await gl,
    await umbrella,
  ])
  return rehearsal
}

/** The draft as it now stands. */
function draftOf({ conversation }: Rehearsal) {
  const body = conversation.artifacts.findLast((artifact) => artifact.body.kind !== 'form')?.body
  if (body?.kind === 'email') return `${body.email.subject}\n${body.email.body}`
  return body?.kind === 'document' ? body.document.html : ''
}

describe('asked for once more', () => {
  it.each([
    ['draft the e-mail again, but shorter', 'I made it shorter'],
    ['Draft the e-mail again but mention that the policy expires on 04/01/2027.', 'I added “The policy expires'],
    ['write it again more formally please', 'I made it more formal'],
    ['can you redo the email and leave out the limits', 'I left out limits'],
    ['do the email again', 'I am not sure what to change'],
    ['same email again but to the holder', 'I am not sure what to change'],
  ])('the draft is changed and no other is made: %s', async (text, answer) => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Write an e-mail to the client explaining the limits', [await gl])
    const told = await rehearsal.say(text)
    expect(told.answer).toContain(answer)
    expect(told.answer).not.toContain('cannot')
    expect(told.calls.filter(({ name }) => name === 'DRAFT_EMAIL')).toEqual([])
    expect(rehearsal.conversation.artifacts.map(({ body }) => body.kind)).toEqual(['email'])
  })

  it('another e-mail is another one', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Write an e-mail to the client explaining the limits', [await gl])
    const told = await rehearsal.say('Now write to the carrier and ask for the loss runs')
    expect(told.calls.map(({ name }) => name)).toContain('DRAFT_EMAIL')
  })
})

describe('e-mails', () => {
  it('writes to the holder from the filled form, signed by the user and the agency, with no address of its own making', async () => {
    const rehearsal = await withForm()
    const told = await rehearsal.say('now write the e-mail to the holder')
    const [email] = told.calls.filter(({ name }) => name === 'DRAFT_EMAIL')
    expect(email!.input).toMatchObject({
      toName: 'Paper Lantern Properties',
      subject: 'Insurance of Otter & Thimble Joinery LLC',
    })
    expect(email!.input).not.toHaveProperty('toEmail')
    expect(draftOf(rehearsal)).toMatch(/policy QF-000-1042, 04\/01\/2026 to 04\/01\/2027, each occurrence \$1,000,000/)
    expect(draftOf(rehearsal)).toMatch(
      /Kind regards,\nRobin Placeholder\nLanternfish Insurance Agency\n\(555\) 010-4400$/,
    )
    expect(told.answer).toContain('nothing was sent')
    expect(told.answer).toContain('worksheet, which is not a certificate')
    expect(draftOf(rehearsal)).not.toMatch(/attached|enclosed/i)
    expect(told.refusals).toEqual([])
  })

  it('writes what the user changed in the form, not what was filled before', async () => {
    const rehearsal = await withForm()
    const form = rehearsal.conversation.artifacts.findLast(({ body }) => body.kind === 'form')!
    const fields = [{ name: 'GeneralLiability_EachOccurrence_LimitAmount_A', value: '3,000,000' }]
    await rehearsal.change(form, { form: { fields } })
    await rehearsal.say('now write the e-mail to the holder')
    expect(draftOf(rehearsal)).toContain('each occurrence $3,000,000')
    expect(draftOf(rehearsal)).not.toContain('each occurrence $1,000,000')
  })

  it('promises no certificate that is not made, and says what was asked for and is not shown', async () => {
    const rehearsal = new Rehearsal()
    const holder = 'Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000'
    await rehearsal.say(`Fill ACORD 25, holder: ${holder}. Add them as additional insured.`, [await umbrella])
    await rehearsal.say('now write the e-mail to the holder')
    expect(draftOf(rehearsal)).toContain('It is not a certificate.')
    expect(draftOf(rehearsal)).not.toContain('follows')
    expect(draftOf(rehearsal)).toContain('The summary does not show additional insured.')
  })

  it('takes an address from the user’s own words', async () => {
    const rehearsal = await withForm()
    const told = await rehearsal.say('e-mail the insured at otter@thimble.example.com')
    expect(told.calls.find(({ name }) => name === 'DRAFT_EMAIL')!.input).toMatchObject({
      toName: 'Otter & Thimble Joinery LLC',
      toEmail: 'otter@thimble.example.com',
    })
  })

  it('asks the carrier for what is missing', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('ask the carrier for the missing NAIC number')
    expect(draftOf(rehearsal)).toContain('- Insurer A, NAIC number')
    expect(draftOf(rehearsal)).toContain('policies QF-000-1042, QF-000-2217')
  })

  it('says what the user wants said', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('write to the holder that the auto certificate follows on Friday')
    expect(draftOf(rehearsal)).toContain('The auto certificate follows on Friday.')
  })

  it('carries the user’s own request, with a form on the desk and without', async () => {
    const alone = new Rehearsal()
    await alone.say('email the insured and ask for payroll by class code', [await gl])
    expect(draftOf(alone)).toMatch(
      /^Insurance of Otter.*\nHello,\n\nCould you please send us payroll by class code\?\n\nPlease let us know/s,
    )
    const rehearsal = await withForm()
    await rehearsal.say('let the carrier know we need loss runs for 3 yrs')
    expect(draftOf(rehearsal)).toContain('We need loss runs for 3 years.')
    expect(draftOf(rehearsal)).toContain(
      'This is about policies QF-000-1042, QF-000-2217 of Otter & Thimble Joinery LLC.',
    )
    expect(draftOf(rehearsal)).not.toMatch(/certificate|attached/i)
  })

  it('says what the documents do not tell, and leaves it out', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('email the insured about the retroactive date and the general aggregate', [
      await gl,
    ])
    expect(draftOf(rehearsal)).toMatch(/general aggregate limit(?: is|:) \$2,000,000/i)
    expect(draftOf(rehearsal)).not.toMatch(/retroactive|found nothing/i)
    expect(told.answer).toContain('“the retroactive date”')
  })

  it('explains from the documents, with their sources given to the tool', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Write an e-mail to the client explaining the limits', [await gl])
    const [email] = told.calls.filter(({ name }) => name === 'DRAFT_EMAIL')
    expect(draftOf(rehearsal)).toContain('General aggregate limit: $2,000,000')
    expect(draftOf(rehearsal)).not.toMatch(/\[\d+\]/)
    expect((email!.input.sources as unknown[]).length).toBeGreaterThan(5)
  })

  it('writes to somebody no document names by that name, and to a party by the start of its name', async () => {
    const [stranger, party] = [new Rehearsal(), new Rehearsal()]
    await stranger.say('ask hazelfield for the loss runs', [await gl])
    expect(draftOf(stranger)).toMatch(/Hello Hazelfield,\n\nCould you please send us the loss runs\?/)
    const told = await party.say('drop otter a line that the audit is due 5/1', [await gl])
    expect(told.calls.find(({ name }) => name === 'DRAFT_EMAIL')!.input).toMatchObject({
      toName: 'Otter & Thimble Joinery LLC',
    })
    expect(draftOf(party)).toContain('The audit is due 5/1.')
  })

  it('tells in a letter what was just shown, where the letter speaks of it', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('What is the general aggregate limit?', [await gl])
    await rehearsal.say('draft to the carrier to sort that out')
    expect(draftOf(rehearsal)).toContain('Please sort that out.')
    expect(draftOf(rehearsal)).toContain('$2,000,000')
  })

  it('says in a letter what is asked, and no figure of another kind', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('email the insured the earthquake deductible', [await gl])
    expect(draftOf(rehearsal)).not.toMatch(/\$/)
    expect(told.answer).toContain('do not clearly state “the earthquake deductible”')
  })

  it('asks what to say when nothing is known', async () => {
    const rehearsal = new Rehearsal()
    expect(await rehearsal.say('write an e-mail')).toMatchObject({ outcome: 'NEEDS_INPUT' })
    await rehearsal.say('to Sam, tell him the certificate is on its way')
    expect(draftOf(rehearsal)).toMatch(/Hello Sam,\n\nThe certificate is on its way\./)
  })

  it('leaves out what the tool refuses and tries again', async () => {
    const paper = structuredClone(await gl)
    for (const { key, source } of paper.facts!.facts)
      if (key === 'gl.eachOccurrence') source.quote = 'A limit of $1,000,000 that stands nowhere'
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Write an e-mail to the client explaining the limits', [paper])
    expect(told.refusals.length).toBeGreaterThan(0)
    expect(told.outcome).toBe('DONE')
    expect(draftOf(rehearsal)).not.toContain('stands nowhere')
    expect(told.calls.filter(({ name }) => name === 'DRAFT_EMAIL').length).toBeLessThanOrEqual(3)
  })
})

describe('changes to a draft', () => {
  it.each([
    [
      'make it shorter',
      (text: string) =>
        text.includes('each occurrence $1,000,000') &&
        text.includes('Below is a summary') &&
        !/for your information|Please let us know/.test(text),
    ],
    ['change “Below is” to “Here is”', (text: string) => text.includes('Here is a summary')],
    [
      'add that the renewal is due in March',
      (text: string) => text.includes('\n\nThe renewal is due in March.\n\nPlease let us know'),
    ],
    ['more formal please', (text: string) => text.includes('Dear Sir or Madam,') && text.includes('Sincerely,')],
    ['sign it as Robin Placeholder', (text: string) => text.includes('Kind regards,\nRobin Placeholder\n')],
    ['start it with Dear Odette', (text: string) => text.includes('\nDear Odette,\n')],
    ['remove the phone number from the e-mail', (text: string) => !text.includes('010-4400')],
    ['mention the deductible', (text: string) => text.includes('$2,500')],
    ['change the subject to Your certificate', (text: string) => text.startsWith('Your certificate\n')],
  ])('%s', async (wish, holds) => {
    const rehearsal = await withForm()
    await rehearsal.say('write the e-mail to the holder')
    const told = await rehearsal.say(wish)
    expect(told.refusals).toEqual([])
    expect(told.outcome).toBe('DONE')
    expect(holds(draftOf(rehearsal)), draftOf(rehearsal)).toBe(true)
  })

  it('changes what the user has changed meanwhile, not what it wrote', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('write the e-mail to the holder')
    const email = rehearsal.conversation.artifacts.at(-1)!
    if (email.body.kind !== 'email') throw new Error('This is no e-mail.')
    const body = email.body.email.body.replace('Below is', 'Here you have')
    await rehearsal.change(email, { email: { ...email.body.email, body } })
    await rehearsal.say('add that the invoice follows')
    expect(draftOf(rehearsal)).toContain('Here you have')
    expect(draftOf(rehearsal)).toContain('The invoice follows.')
  })

  it('does several wishes in order and says what it did and what it cannot do', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('write the e-mail to the holder')
    const told = await rehearsal.say('change the tone to friendlier, sign it as Bob and add that the audit is due 5/1')
    expect(draftOf(rehearsal)).toMatch(
      /\nHi,\n.*\$1,000,000.*The audit is due 5\/1\..*Best regards,\nBob\nLanternfish/s,
    )
    expect(told.answer).toMatch(/^I made it friendlier, signed it as Bob, and added “The audit is due 5\/1\.”\./)
    expect(told.answer).toContain('Nothing was sent.')
    const both = await rehearsal.say('take the umbrella out of the e-mail and change Friday to Monday')
    expect(draftOf(rehearsal)).not.toContain('QF-000-2217')
    expect(both.answer).toMatch(/left out umbrella\. I found no “Friday” in it to change\./)
  })

  it('takes its last change back, also beside what the user changed meanwhile', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('write the e-mail to the holder')
    const before = draftOf(rehearsal)
    await rehearsal.say('change the subject to Your certificate')
    await rehearsal.say('delete the umbrella from the e-mail')
    expect(draftOf(rehearsal)).not.toContain('QF-000-2217')
    const email = rehearsal.conversation.artifacts.at(-1)!
    if (email.body.kind !== 'email') throw new Error('This is no e-mail.')
    const body = email.body.email.body.replace('Hello,', 'Hello Odette,')
    await rehearsal.change(email, { email: { ...email.body.email, body } })
    const told = await rehearsal.say('undo the last change to the e-mail')
    expect(told.refusals).toEqual([])
    expect(draftOf(rehearsal)).toContain('QF-000-2217')
    expect(draftOf(rehearsal)).toMatch(/^Your certificate\nHello Odette,/)
    await rehearsal.say('undo')
    expect(draftOf(rehearsal)).toBe(before.replace('Hello,', 'Hello Odette,'))
  })

  it('asks how when the wish is not clear', async () => {
    const rehearsal = await withForm()
    await rehearsal.say('write the e-mail to the holder')
    const told = await rehearsal.say('change the wording of the e-mail a bit')
    expect(told).toMatchObject({ outcome: 'NEEDS_INPUT', answer: expect.stringContaining('not sure what to change') })
  })
})

describe('documents', () => {
  it('drafts a summary with headings, limits and its sources', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Draft a coverage summary for the client', [await gl])
    expect(told.refusals).toEqual([])
    expect(draftOf(rehearsal)).toMatch(/<h1>Coverage summary: Otter &amp; Thimble Joinery LLC<\/h1>/)
    expect(draftOf(rehearsal)).toMatch(/<li>Each occurrence limit: \$1,000,000 \[\d+\]<\/li>/)
    expect(draftOf(rehearsal)).toMatch(/<h2>Sources<\/h2>.*Quillfeather GL policy.pdf, page 1/s)
  })

  it('puts a comparison into a table', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Prepare a comparison document of the policy and the quote', [await gl, await quote])
    expect(draftOf(rehearsal)).toMatch(
      /<tr><td>Each occurrence limit<\/td><td>\$1,000,000 \[\d+\]<\/td><td>\$2,000,000 \[\d+\]<\/td><\/tr>/,
    )
  })

  it('puts a document to be signed into the user’s own words, under the policy it is of', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('a cancellation request they can sign, effective 9/15/2026', [await gl])
    expect(told.refusals).toEqual([])
    expect(draftOf(rehearsal)).toMatch(/<h1>Cancellation request<\/h1>.*Policy number: QF-000-1042 \[\d+\]/s)
    expect(draftOf(rehearsal)).toContain('We request the following: cancellation, effective 9/15/2026.')
    expect(draftOf(rehearsal)).toContain('Signature: ___')
    await rehearsal.say('make that 9/30')
    expect(draftOf(rehearsal)).toContain('effective 9/30.')
  })

  it('puts the answer just given into a document, with its sources', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('What is the general aggregate limit?', [await gl])
    await rehearsal.say('put that in a document')
    expect(draftOf(rehearsal)).toMatch(
      /<h1>What is the general aggregate limit<\/h1>.*\$2,000,000 \[1\].*<h2>Sources<\/h2><ul><li>\[1\] Quillfeather/s,
    )
    expect(draftOf(rehearsal)).not.toContain('Each occurrence')
  })

  it('takes a section out and puts a paragraph before the sources', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Write a summary document', [await gl])
    await rehearsal.say('remove the exclusions section')
    expect(draftOf(rehearsal)).not.toContain('Exclusions I came across')
    await rehearsal.say('add that the renewal is due in March')
    expect(draftOf(rehearsal)).toMatch(/<p>The renewal is due in March.<\/p>\n<h2>Sources/)
  })

  it.each([
    'Write me a short summary I can send to the client',
    'Write a summary of the policy that we could forward to our customer',
    'Give me a client-friendly overview I could forward',
  ])('is made of what was read where only its use is told: %s', async (message) => {
    const rehearsal = new Rehearsal()
    await rehearsal.say(message, [await gl])
    const html = draftOf(rehearsal)
    for (const part of ['Otter &amp; Thimble Joinery LLC', 'QUILLFEATHER', 'QF-000-1042', '04/01/2027', '$1,000,000'])
      expect(html).toContain(part)
    expect(html).not.toContain('not sure')
  })
})

describe('what the answer says of a change', () => {
  it('is compared with the draft before and after', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Write an e-mail to the client that the policy renews on 4/1/2027', [await gl])
    await rehearsal.say('make it shorter')
    const again = await rehearsal.say('make it shorter')
    expect(again.answer).toContain('could not make it shorter')
    expect(again.calls.filter(({ input }) => input.operation === 'EDIT')).toEqual([])
  })

  it('is signed by the user and the agency', async () => {
    const rehearsal = new Rehearsal()
    const { calls } = await rehearsal.say('Write an e-mail to the client that the policy renews on 4/1/2027', [
      await gl,
    ])
    const body = String(calls.find(({ name }) => name === 'DRAFT_EMAIL')?.input.body)
    expect(body).toMatch(/Kind regards,\nRobin Placeholder\nLanternfish Insurance Agency\n/)
  })
})
