import { describe, expect, test } from 'vitest'
import { readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'
import { acord125 } from '../../acord/125/index.ts'
import { APPLICATIONS_ASK } from '../../acord/applications-ask.ts'
import { answersTold } from './answers-told.ts'

const FORMS = ['125', '126', '130', '131']
/** What a paper answers on any application: '125 KAN' → 'Y'. */
const told = (...pages: string[]) => {
  const facts = { ...readDrawn(...pages), kind: 'letter' as const }
  return Object.fromEntries(
    FORMS.flatMap((form) =>
      answersTold(form, APPLICATIONS_ASK, { fileId: 'paper', facts }).map(({ name, value }) => {
        const [, stem, code] = /^(\w+?)_Question_(\w+)Code_A$/.exec(name)!
        return [`${form} ${stem === 'Contractors' ? 'contractors ' : ''}${code}`, value]
      }),
    ),
  )
}

describe('questions that a paper answers', () => {
  test('behind them, beneath them, and in the row of their label', () => {
    expect(
      told(`
  Thank you for the questions. Our answers:

  1. Do you own or operate drones? No.
  2. Any subcontractors used?
     Yes – lath crew, certificates collected
  > 3. Is a fee charged for parking?
  No.

  Swimming pool on the premises          No
  Volunteer or donated labor: none
`),
    ).toEqual({ '125 KAN': 'N', '130 KAT': 'Y', '126 KAG': 'N', '126 KAH': 'N', '130 AAF': 'N' })
  })

  test('by boxes that are ticked', () => {
    expect(
      told(`
  1. Are seasonal employees hired?                       [X] Yes   [ ] No
  2. Do employees travel out of state?                   Yes [ ]   No [X]
  3. Is group transportation provided?                   ☐ Yes  ☒ No
  4. Is a fee charged for parking?                       [ ] Yes   [ ] No
  5. Are recreation facilities provided?                 [X] Yes   [X] No
  6. Are health plans for employees provided?            Yes / No
  7. Do you own, rent or use cranes?                     Yes X No
`),
    ).toEqual({ '130 KAV': 'Y', '130 ABH': 'N', '130 ABI': 'N' })
  })

  test('by a mark under YES or NO', () => {
    expect(
      told(`
  Question                                                       YES     NO     EXPLANATION
  Do employees travel out of state?                               X              Two trade shows
  Is volunteer or donated labor used?                                     X
  Are there any seasonal employees?
  Do you own, rent or use cranes?                                 X       X
  Has anyone been indicted for or convicted of                            X
  fraud, bribery or arson in the last five years?
`),
    ).toEqual({ '130 ABH': 'Y', '130 AAF': 'N', '125 KAB': 'N' })
  })
})

describe('no answer of theirs is taken', () => {
  test.each([
    [
      'that belongs to the next question',
      '  4. Any foreign operations or products sold abroad?\n  No  5. Is volunteer labor paid?\n',
    ],
    ['that stands in the next line of a list', '  4. Do you use subcontractors?\n  5. Dogs on the premises: Yes\n'],
    ['that is put off', '  Do you use subcontractors? I have to ask the foreman. Yes, I think.\n'],
    ['that is taken back', '  Do you use subcontractors? No, except for the lath crew.\n'],
    ['that was so before', '  Do you use subcontractors? Yes, until 2022.\n  Did you use cranes last year? Yes.\n'],
    ['of another company', '  Does Gable Staffing use subcontractors? Yes.\n'],
    ['of the agency', '  Agency checklist\n\n  Do they use subcontractors? Yes.\n'],
    ['given in two ways', '  Do you use subcontractors? Yes.\n  Subcontractors used? No.\n'],
    ['to a part of what is asked', '  Any employees over 60? No.\n  Any foreign operations? No.\n'],
    ['over another time', '  Was coverage declined, canceled or non-renewed in the last ten years? Yes.\n'],
    [
      'to a question that denies',
      '  Don’t you use subcontractors? Yes.\n  Are there no foreign operations or products sold abroad? No.\n',
    ],
    ['of a word that begins like one', '  Do you use subcontractors?\n\n  No loss letter is attached.\n'],
  ])('%s', (_, paper) => {
    expect(told(paper)).toEqual({})
  })

  test('but a question the other way round keeps its sense', () => {
    expect(
      told(`
  Are there no uncorrected fire or safety code violations? Yes.
  Was coverage declined, canceled or non-renewed in the last ten years? No.
`),
    ).toEqual({ '125 AAF': 'N', '125 AAC': 'N', '130 AAI': 'N' })
  })
})

/** What stands on ACORD 125 beside a question that a letter answers. */
const beside = (line: string) => {
  const facts = { ...readDrawn(`\n  ${line}\n`), kind: 'letter' as const }
  const { values } = acord125.propose({ files: [{ fileId: '1', fileName: 'letter.pdf', facts }], today: '2026-06-15' })
  return Object.fromEntries(values.flatMap(({ field, value }) => (/_Question_/.test(field) ? [] : [[field, value]])))
}

describe('what is said beside an answer', () => {
  const PARENT = 'BusinessInformation_ParentOrganizationName_A'
  test.each([
    ['Plover Group LLC', 'Plover Group LLC'],
    ['Acme Holdings Inc.', 'Acme Holdings Inc'],
    ['Acme Holdings, Inc., since 2019', 'Acme Holdings, Inc.'],
    ['Bank of Otter Trust', 'Bank of Otter Trust'],
    ['The owners hold it through another LLC', undefined],
    ['Plover Group', undefined],
  ])('names the company “%s”', (words, name) => {
    expect(beside(`Is the business a subsidiary of another entity? Yes. ${words}`)[PARENT]).toBe(name)
  })

  test('ticks the boxes it names and does not deny', () => {
    const told = beside(
      'Is there a formal safety program? Yes. Safety manual and monthly meetings, but no OSHA training.',
    )
    expect(Object.keys(told).filter((name) => /FormalSafetyProgram/.test(name))).toEqual([
      'CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator_A',
      'CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B',
    ])
  })

  test.each([
    ['from 03/04/2024 to 05/06/2025', ['03/04/2024', '05/06/2025']],
    ['on 03/04/2024', [undefined, undefined]],
    ['on 03/04/2024, 04/04/2024 and 05/06/2025', [undefined, undefined]],
  ])('dates what happened and was settled “%s”', (words, days) => {
    const told = beside(`Are there uncorrected fire or safety code violations? Yes. Open ${words}`)
    const stem = 'CommercialPolicy_UncorrectedFireCodeViolation_'
    expect([told[`${stem}OccurrenceDate_A`], told[`${stem}ResolutionDate_A`]]).toEqual(days)
  })
})
