import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import type { FillInput, FillResult } from './made.ts'

rehearseHere()

const expired = async (): Promise<MadePaper> =>
  paperOf(
    'Policy.pdf',
    await makePdf([
      linesPage([
        'COMMERCIAL PROPERTY DECLARATIONS',
        'Insurer: Thornbury Casualty Company',
        'Policy Number: CP-4410277-02',
        'Policy Period: 01/01/2024 to 01/01/2025',
        'Named Insured: Heron Example Builders LLC',
        'Mailing Address: 41 Shore Road, Mobile, AL 36602',
        '',
        'Location 1: 12 Elm Street, Erie, PA 16501',
        '',
        'Coverage                               Limit                Deductible          Causes of Loss',
        'Building                               $500,000             $5,000              Special',
      ]),
    ]),
  )

it('asks whether an expired policy goes on by its number and its end, and says nothing of that once it is answered', async () => {
  const talk = new Rehearsal()
  const asked = await talk.say('Fill ACORD 24 and ACORD 140.', [await expired()])
  expect(asked.answer).toMatch(
    /Policy CP-4410277-02 \[\d\] expired on 01\/01\/2025 \[\d\]\. Shall it go on the certificate\?/,
  )
  const told = await talk.say(asked.choices[0]!)
  const filledIn = (id: string, { calls }: typeof told) =>
    calls.flatMap(({ name, input, output }) =>
      name === 'FILL_TEMPLATE' && (input as FillInput).templateId === id ? [output as FillResult] : [],
    )
  const forms = [...filledIn('24', told), ...filledIn('140', asked)]
  expect(forms[0]!.filled.map(({ value }) => value)).toContain('500,000')
  expect(forms.flatMap(({ blank }) => blank.filter(({ reason }) => /Shall it go/.test(reason)))).toEqual([])
  expect(forms[1]!.filled.map(({ value }) => value)).not.toContain('CP-4410277-02')
  expect(told.answer).not.toContain('as you wrote it')
  expect(told.answer).not.toContain('is not on the form')
})
