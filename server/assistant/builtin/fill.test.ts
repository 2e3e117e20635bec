import { describe, expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { failedPaper, type MadePaper } from '../../../tests/support/rehearsal/made-paper.ts'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, type Told } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = made.glPolicy()
const auto = made.autoPolicy()
const wc = made.wcPolicy()
const property = made.propertyPolicy()
const quote = made.glQuote()
const lease = made.lease()

const HOLDER = 'Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000'
const dialog = (holder = '', instructions = '') =>
  composeMessage('GENERATE_TEMPLATE', { forms: ['25'], texts: { holder, instructions } })

/** What stands on the form after its last filling. */
function valuesOf({ calls }: Told): Record<string, string> {
  const last = calls.findLast(({ name, refused }) => name === 'FILL_TEMPLATE' && !refused)
  const filled = (last?.output as { filled?: { field: string; value: string }[] } | undefined)?.filled ?? []
  return Object.fromEntries(filled.map(({ field, value }) => [field, value]))
}

describe('filling a certificate', () => {
  it('fills each line from its own policy, with sources that all hold', async () => {
    const rehearsal = new Rehearsal({ preset: 'GENERATE_TEMPLATE' })
    const told = await rehearsal.say(dialog(HOLDER), [await gl, await auto, await wc])
    const values = valuesOf(told)
    expect(values).toMatchObject({
      NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
      Policy_GeneralLiability_PolicyNumberIdentifier_A: 'QF-000-1042',
      GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
      Policy_AutomobileLiability_PolicyNumberIdentifier_A: 'BW-77-3301',
      Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
      Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A: 'TW-WC-55120',
      CertificateHolder_FullName_A: 'Paper Lantern Properties',
      CertificateHolder_MailingAddress_LineOne_A: '77 Placeholder Avenue',
      CertificateHolder_MailingAddress_CityName_A: 'Sampleton',
      CertificateHolder_MailingAddress_StateOrProvinceCode_A: 'OH',
      CertificateHolder_MailingAddress_PostalCode_A: '43000',
    })
    expect(told.calls.flatMap(({ output }) => (output.refused as unknown[]) ?? [])).toEqual([])
    expect(told.answer).toMatch(/I filled ACORD 25 for \*\*Otter & Thimble Joinery LLC\*\* \[1\]/)
    expect(told.answer).toContain('Umbrella and excess: I found no value for it')
    expect(told.calls.at(-1)!.input.title).toBe('ACORD 25 for Otter & Thimble Joinery LLC')
    expect(told.calls.map(({ name }) => name)).toEqual([
      'PEEK_FILE',
      'PEEK_FILE',
      'PEEK_FILE',
      'THINK',
      'SEARCH_FILE',
      'FILL_TEMPLATE',
      'COMPLETE_TASK',
    ])
  })

  it('takes the named insured for the holder when none is given', async () => {
    const told = await new Rehearsal().say(dialog(), [await gl])
    expect(valuesOf(told).CertificateHolder_FullName_A).toBe('Otter & Thimble Joinery LLC')
    expect(told.answer).toContain('since no other holder was given')
  })

  it('reads holder, additional insured and the e-mail out of one message', async () => {
    const told = await new Rehearsal().say(
      `Please fill an ACORD 25 for Otter & Thimble. The holder is ${HOLDER}, and they want to be additional insured. Then draft the e-mail to Odette.`,
      [await gl],
    )
    const values = valuesOf(told)
    expect(values.CertificateHolder_FullName_A).toBe('Paper Lantern Properties')
    expect(values.CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A).toBe('Y')
    expect(values.Policy_GeneralLiability_SubrogationWaivedCode_A).toBeUndefined()
    const email = told.calls.find(({ name }) => name === 'DRAFT_EMAIL')!
    expect(email.input).toMatchObject({
      toName: 'Odette',
      body: expect.stringMatching(/^Hello Odette,[\s\S]*QF-000-1042/),
    })
    expect(email.input).not.toHaveProperty('toEmail')
    expect(told.answer).toContain('nothing was sent')
  })

  it('does not mark what is asked for when no policy has the wording', async () => {
    const told = await new Rehearsal().say(dialog(HOLDER, 'They want a waiver of subrogation.'), [await auto])
    expect(Object.keys(valuesOf(told)).some((field) => field.includes('SubrogationWaived'))).toBe(false)
    expect(told.answer).toContain('Waiver of subrogation: not done. I found no endorsement for it')
  })

  it('uses no value of a quote or a contract, and says so', async () => {
    const told = await new Rehearsal().say(dialog(), [await gl, await quote, await lease])
    expect(valuesOf(told).GeneralLiability_EachOccurrence_LimitAmount_A).toBe('1,000,000')
    expect(told.answer).toMatch(/“Lease, unit 7.pdf” requires: “.*\$2,000,000 each occurrence/)
  })

  it('leaves out the lines the user does not want', async () => {
    const told = await new Rehearsal().say(dialog(HOLDER, 'Only the general liability please.'), [
      await gl,
      await auto,
      await wc,
    ])
    expect(valuesOf(told)).toHaveProperty('GeneralLiability_EachOccurrence_LimitAmount_A')
    expect(Object.keys(valuesOf(told)).some((name) => /Vehicle_|WorkersCompensation/.test(name))).toBe(false)
    expect(told.answer).not.toContain('is listed and not used')
    const only = await new Rehearsal().say(
      dialog('Only Auto Parts LLC', 'Additional insured only for the general liability.'),
      [await gl, await auto],
    )
    expect(valuesOf(only)).toHaveProperty('Vehicle_CombinedSingleLimit_EachAccidentAmount_A')
    const without = await new Rehearsal().say(dialog(HOLDER, 'without the auto'), [await gl, await auto])
    expect(valuesOf(without)).not.toHaveProperty('Vehicle_CombinedSingleLimit_EachAccidentAmount_A')
  })

  it('asks which insured is meant, and takes nothing of the other one', async () => {
    const rehearsal = new Rehearsal()
    const asked = await rehearsal.say(dialog(), [await gl, await property])
    expect(asked).toMatchObject({
      outcome: 'NEEDS_INPUT',
      choices: ['Otter & Thimble Joinery LLC', 'Heron Lane Bakery Inc'],
    })
    expect(asked.calls.map(({ name }) => name)).not.toContain('FILL_TEMPLATE')
    const told = await rehearsal.say('the bakery')
    expect(told.outcome).toBe('DONE')
    const values = valuesOf(told)
    expect(values.NamedInsured_FullName_A).toBe('Heron Lane Bakery Inc')
    expect(JSON.stringify(values)).not.toMatch(/QF-000-1042|Otter/)
    expect(told.answer).toContain('is not on the form: it is of another insured, Otter & Thimble Joinery LLC.')
    expect(told.answer).not.toMatch(/additional insured “|waiver of subrogation “/i)
  })

  it('asks once more when the answer names none of the choices, then leaves it open', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say(dialog(), [await gl, await property])
    const again = await rehearsal.say('hm, the right one')
    expect(again).toMatchObject({ outcome: 'NEEDS_INPUT', answer: expect.stringContaining('could not tell which') })
    const told = await rehearsal.say('whatever suits')
    expect(told.outcome).toBe('DONE')
    expect(valuesOf(told).NamedInsured_FullName_A).toBeUndefined()
    expect(told.answer).toContain('I left it blank')
  })

  it('goes on without the files that could not be read, and names them', async () => {
    const told = await new Rehearsal().say(dialog(), [await gl, failedPaper('old scan.pdf', 'The file is encrypted.')])
    expect(told.outcome).toBe('DONE')
    expect(told.answer).toContain('“old scan.pdf” could not be read: The file is encrypted.')
  })

  it('tries another place of a value that was refused, and leaves it blank when there is none', async () => {
    const paper = await gl
    const spoiled: MadePaper = structuredClone(paper)
    const fact = spoiled.facts!.facts.find(({ key }) => key === 'gl.eachOccurrence')!
    spoiled.facts!.facts.push({ ...structuredClone(fact), id: 'f999', confidence: 0.5 })
    fact.source.quote = 'words that stand nowhere'
    fact.printed = 'nor these'
    const told = await new Rehearsal().say(dialog(), [spoiled])
    expect(told.calls.filter(({ name }) => name === 'FILL_TEMPLATE')).toHaveLength(2)
    expect(valuesOf(told).GeneralLiability_EachOccurrence_LimitAmount_A).toBe('1,000,000')
  })

  it('says which form it cannot fill', async () => {
    const told = await new Rehearsal().say('Please fill ACORD 999', [await gl])
    expect(told.answer).toContain('I cannot fill ACORD 999 yet')
    expect(told.calls.map(({ name }) => name)).toEqual(['COMPLETE_TASK'])
  })
})

describe('correcting a form', () => {
  async function filled() {
    const rehearsal = new Rehearsal()
    await rehearsal.say(dialog(HOLDER), [await gl, await auto])
    return rehearsal
  }

  it.each([
    ['change the each occurrence limit to $2,000,000', 'GeneralLiability_EachOccurrence_LimitAmount_A', '2,000,000'],
    ['named insured should read Otter Holdings LLC', 'NamedInsured_FullName_A', 'Otter Holdings LLC'],
    ['the med exp is wrong its 10,000', 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', '10,000'],
    ['the general aggregate should be 3 million', 'GeneralLiability_GeneralAggregate_LimitAmount_A', '3,000,000'],
    ['set the auto expiration date to July 1, 2027', 'Policy_AutomobileLiability_ExpirationDate_A', '07/01/2027'],
    ['Set the CSL to $2M', 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A', '2,000,000'],
    ['the named insured should be Otter Joinery Group LLC', 'NamedInsured_FullName_A', 'Otter Joinery Group LLC'],
  ])('%s', async (message, field, value) => {
    const rehearsal = await filled()
    const told = await rehearsal.say(message)
    const [call] = told.calls.filter(({ name }) => name === 'FILL_TEMPLATE')
    expect((call!.input.fields as { field: string }[]).map((one) => one.field)).toEqual([field])
    expect(valuesOf(told)[field]).toBe(value)
    expect(call!.output.version).toBe(2)
  })

  it('takes a figure that contradicts the document as the user’s, names the document’s beside it, and takes it back', async () => {
    const rehearsal = await filled()
    const told = await rehearsal.say('no, the GL aggregate is 3 million, not 2')
    expect(valuesOf(told)).toMatchObject({ GeneralLiability_GeneralAggregate_LimitAmount_A: '3,000,000' })
    expect(told.answer).toMatch(/3,000,000 \(as you wrote it\); “Quillfeather GL policy.pdf” says \$2,000,000 \[1\]/)
    expect(told.sources[0]).toMatchObject({ page: 1, quote: expect.stringContaining('$2,000,000') })
    const back = await rehearsal.say('change that back to what the policy says')
    expect(valuesOf(back)).toMatchObject({ GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000' })
  })

  it('puts a contact and an address told with it in their own places', async () => {
    const rehearsal = await filled()
    const values = valuesOf(await rehearsal.say('the producer contact person is Lena Orr, lena@moonseed.example.com'))
    expect(Object.values(values)).toContain('Lena Orr')
    expect(Object.values(values)).toContain('lena@moonseed.example.com')
  })

  it('rests every part of a new holder on the user’s words, also those that stood there by inference', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Fill ACORD 25.', [await gl])
    const told = await rehearsal.say('the holder is Green Gate LLC, 5 Oak Rd, Sampleton, OH 43000')
    const call = told.calls.find(({ name }) => name === 'FILL_TEMPLATE')!
    const given = call.input.fields as { field: string; value: string; source?: { kind: string } }[]
    const written = given.filter(({ field, value }) => field.startsWith('CertificateHolder_') && value)
    expect(written.map(({ value }) => value)).toEqual(expect.arrayContaining(['Green Gate LLC', 'OH', '43000']))
    expect(new Set(written.map(({ source }) => source?.kind))).toEqual(new Set(['message']))
  })

  it('clears an element, and changes the holder whole', async () => {
    const rehearsal = await filled()
    expect(valuesOf(await rehearsal.say('please remove the medical expense'))).not.toHaveProperty(
      'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
    )
    const values = valuesOf(await rehearsal.say('the holder is Green Gate LLC, PO Box 12, Testville, KY 40001'))
    expect(values).toMatchObject({
      CertificateHolder_FullName_A: 'Green Gate LLC',
      CertificateHolder_MailingAddress_LineOne_A: 'PO Box 12',
      CertificateHolder_MailingAddress_CityName_A: 'Testville',
    })
  })

  it('clears a whole section', async () => {
    const rehearsal = await filled()
    const values = valuesOf(await rehearsal.say('please remove the auto section'))
    expect(
      Object.keys(values).some((name) => name.startsWith('Vehicle_') || name.includes('AutomobileLiability')),
    ).toBe(false)
    expect(values.Policy_GeneralLiability_PolicyNumberIdentifier_A).toBe('QF-000-1042')
  })

  it('asks which of several elements is meant', async () => {
    const rehearsal = await filled()
    const asked = await rehearsal.say('change the policy number to ZZ-900')
    expect(asked.outcome).toBe('NEEDS_INPUT')
    expect(asked.choices).toEqual(['General liability: policy number', 'Automobile liability: policy number'])
    const told = await rehearsal.say('the auto one')
    expect(valuesOf(told)).toMatchObject({
      Policy_AutomobileLiability_PolicyNumberIdentifier_A: 'ZZ-900',
      Policy_GeneralLiability_PolicyNumberIdentifier_A: 'QF-000-1042',
    })
  })

  it('takes a correction while something else is asked', async () => {
    const rehearsal = await filled()
    await rehearsal.say('change the policy number to ZZ-900')
    const told = await rehearsal.say('the each occurrence should be 3,000,000')
    expect(valuesOf(told)).toMatchObject({ GeneralLiability_EachOccurrence_LimitAmount_A: '3,000,000' })
  })

  it('says that a certificate of liability names no loss payee', async () => {
    const told = await new Rehearsal().say(
      'do a cert for Tall Oak Bank, PO Box 77, Springfield, OH 43000, they need to be loss payee',
      [await gl],
    )
    expect(told.answer).toContain('ACORD 25 has no place for a loss payee or mortgagee')
  })

  it('says of whom it is for, where that is a mere name, that it does not take them for the holder', async () => {
    const told = await new Rehearsal().say('make a new cert for Blue Door LLC same coverages', [await gl])
    expect(told.answer).toContain('Certificate holder: asked back. Blue Door LLC is on the form. What is the address?')
    const own = await new Rehearsal().say('make a cert for Otter & Thimble Joinery LLC', [await gl])
    expect(own.answer).not.toContain('is not on the form: if')
  })

  it('takes a blank element for that of a line the form has', async () => {
    const rehearsal = await filled()
    await rehearsal.say('clear the each occurrence limit')
    const told = await rehearsal.say('the each occurrence should be 3,000,000')
    expect(valuesOf(told)).toMatchObject({ GeneralLiability_EachOccurrence_LimitAmount_A: '3,000,000' })
  })

  it('lists what is blank when asked', async () => {
    const rehearsal = await filled()
    const { answer } = await rehearsal.say('what is still missing?')
    expect(answer).toContain('Workers compensation: all of it')
    expect(answer).toContain('NAIC number')
  })
})
