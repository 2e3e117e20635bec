import { describe, expect, test } from 'vitest'
import { filedPoliciesOf } from '../../../tests/support/forms/filed-policies.ts'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { propose } from '../acord-25/propose.ts'

const DECLARATIONS = `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: GL-4410277-02        Policy Period: 03/03/2026 to 03/03/2027
  Company: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Each Occurrence                       $1,000,000
  General Aggregate                     $2,000,000
`
const AUTO = `
  BUSINESS AUTO DECLARATIONS
  Policy Number: CA-7701155        Policy Period: 03/03/2026 to 03/03/2027
  Company: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
  Combined Single Limit                 $1,000,000
`
const CANCELLED = `
  NOTICE OF CANCELLATION
  Date Mailed: 05/10/2026
  Policy Number: GL-4410277-02
  Named Insured: Heron Example Builders LLC
  Your policy is hereby cancelled at 12:01 a.m. on 06/01/2026.
`

/** What the form holds of general liability and automobile, and what is asked: each file a list of its pages. */
function formOf(files: string[][], { today = '2026-11-22', instructions = '' } = {}) {
  const proposal = propose({
    files: files.map((pages, index) => ({
      fileId: `${index}`,
      fileName: `paper-${index + 1}.pdf`,
      facts: readFacts(pages.map((page, number) => drawnPage(page, number + 1))),
    })),
    today,
    instructions,
  })
  const value = (field: string) => proposal.values.find((one) => one.field === field)?.value ?? ''
  return {
    gl: value('GeneralLiability_EachOccurrence_LimitAmount_A'),
    auto: value('Vehicle_CombinedSingleLimit_EachAccidentAmount_A'),
    asked: proposal.questions.map(({ about }) => about),
    texts: proposal.questions.map(({ text, because }) => `${because?.text ?? ''} ${text}`),
    choices: proposal.questions.flatMap(({ choices }) => choices),
    reason: proposal.blanks.find(({ field }) => field === 'GeneralLiability_EachOccurrence_LimitAmount_A')?.reason,
  }
}
const FILLED = { gl: '1,000,000', asked: [] }
const BLANK = { gl: '', asked: [] }
const ASKED = { gl: '', asked: ['standing:GL-4410277-02'] }

test('a policy that nothing ended is filled in', () => {
  expect(formOf([[DECLARATIONS]])).toMatchObject(FILLED)
})

test('the limits that a notice offers for the next term are on no form', () => {
  const offered = `
    CONDITIONAL RENEWAL NOTICE
    Policy Number: GL-4410277-02        Company: Thornbury Casualty Company
    Named Insured: Heron Example Builders LLC
    We will renew your general liability policy on these terms only.
                                          Expiring          Renewal
    Each occurrence                       $1,000,000        $3,000,000
    General aggregate                     $2,000,000        $3,000,000
  `
  expect(formOf([[offered]])).toMatchObject({ gl: '' })
  expect(formOf([[DECLARATIONS], [offered]])).toMatchObject(FILLED)
})

describe('what a notice of cancellation says of reinstating', () => {
  test.each([
    'Reinstatement fee: $25',
    'To request reinstatement call your agent.',
    'Reinstatement of this policy is not guaranteed.',
    'Your policy may be reinstated if we receive your payment by 06/20/2026.',
    'We will consider reinstatement if the premium is paid.',
    'Your policy will not be reinstated.',
  ])('does not revive it: %s', (line) => {
    expect(formOf([[DECLARATIONS, `${CANCELLED}\n  ${line}`]])).toMatchObject(BLANK)
    expect(formOf([[DECLARATIONS], [`${CANCELLED}\n  ${line}`]])).toMatchObject(BLANK)
  })

  test('revives it where it plainly says so', () => {
    const line = 'This policy was reinstated effective 06/05/2026.'
    expect(formOf([[DECLARATIONS, `${CANCELLED}\n  ${line}`]])).toMatchObject(FILLED)
  })
})

describe('the status of declarations', () => {
  test.each([
    'Status: Cancelled 05/01/2026',
    'Policy Status: Flat Cancelled',
    'Policy Status        Flat Cancelled',
    'Policy Status Flat Cancelled',
    'POLICY STATUS: LAPSED',
    'Status:  Terminated effective 05/01/2026',
    'Policy Status: Rescinded',
    'Policy Status: Expired 05/01/2026',
    'Policy Status: Non-Renewed 05/01/2026',
    'Transaction: Cancellation',
    'LAPSED FOR NON-PAYMENT',
    'Lapsed for non-payment',
    'CANCELLED EFFECTIVE 05/01/2026',
    'CANCELLED',
    'This policy was rescinded.',
    'This policy is void as of 05/01/2026 and coverage has been terminated.',
    'Cancellation effective date: 05/01/2026',
    'Canceled Date: 05/01/2026',
    'CANCELLED - NON PAY',
    'CANCELLED FOR NON-PAYMENT OF PREMIUM',
    'Status: Cancelled at the request of the insured effective 05/01/2026, return premium $200, reinstatement fee $25',
    'CANCELLED EFFECTIVE MAY 1, 2026',
    'FLAT CANCEL',
    'Status of policy: Cancelled',
    'Status: Insured Request Cancellation 05/01/2026',
    'Policy Status (as of 06/01/2026): Cancelled',
    'Policy Status: Not in force',
  ])('ends the policy: %s', (line) => {
    expect(formOf([[`${DECLARATIONS}\n  ${line}`]])).toMatchObject(BLANK)
  })

  test.each([
    'Status: In Force',
    'Policy Status: Active',
    'Status: Issued 02/20/2026',
    'Policy Status        Renewed',
    'Policy Status: Reinstated 05/15/2026',
    'Policy Status: Non-Renewed 03/03/2027',
    'Cancellation: minimum earned premium 25%',
    'Minimum earned premium at cancellation    25%',
    'Notice of cancellation 30 days except 10 for nonpayment',
    'Notice of Cancellation: 30 days',
    'CG 02 24   Earlier Notice of Cancellation Provided by Us',
    'IL 02 17   Cancellation and Nonrenewal Changes',
    'We may cancel this policy by mailing written notice to the first Named Insured.',
    'If you cancel this policy the refund may be less than pro rata.',
    'This policy replaces policy GL-1177002, cancelled 01/05/2026.',
    'Prior policy GL-1177002 cancelled 01/05/2026.',
    'Prior policy:   GL-1177002    Cancelled 01/05/2026',
    'Reinstatement fee: $25',
    'Any policy cancelled in the last three years?   No',
    'Cancellation method: pro rata',
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED NOTICE WILL BE DELIVERED.',
    'Marital Status: Terminated',
    'Billing Status: Cancelled',
    'Vehicle 3 cancelled effective 05/01/2026',
    'Coverage for building 2 has been cancelled as of 05/01/2026.',
    'Other insurance: policy WC-5501188 has been cancelled.',
    'This policy terminates at 12:01 a.m. on 03/03/2027.',
  ])('does not: %s', (line) => {
    expect(formOf([[`${DECLARATIONS}\n  ${line}`]])).toMatchObject(FILLED)
  })

  test('is that of each policy in a list of them', () => {
    const list = `
      SUMMARY OF INSURANCE
      Line of business        Policy number     Effective     Expiration    Status
      General Liability       GL-4410277-02     03/03/2026    03/03/2027    Cancelled 05/01/2026
      Business Auto           CA-7701155        03/03/2026    03/03/2027    In force
    `
    expect(formOf([[DECLARATIONS], [AUTO], [list]])).toMatchObject({ gl: '', auto: '1,000,000', asked: [] })
  })
})

describe('the days that events take effect', () => {
  const REINSTATED = `
    NOTICE OF REINSTATEMENT
    Policy Number: GL-4410277-02
    Named Insured: Heron Example Builders LLC
  `
  test('order them, whatever the order of the documents', () => {
    const after = `${REINSTATED}\n    Your policy is reinstated effective 06/05/2026.`
    const before = `${REINSTATED}\n    Your policy is reinstated effective 05/05/2026.`
    expect(formOf([[DECLARATIONS], [after], [CANCELLED]])).toMatchObject(FILLED)
    expect(formOf([[DECLARATIONS, CANCELLED], [after]])).toMatchObject(FILLED)
    expect(formOf([[DECLARATIONS], [CANCELLED], [before]])).toMatchObject(BLANK)
    expect(formOf([[DECLARATIONS, CANCELLED, before]])).toMatchObject(BLANK)
  })

  test('a second cancellation ends what was reinstated after the first', () => {
    const again = CANCELLED.replace('06/01/2026', '08/01/2026')
    const back = `${REINSTATED}\n    Reinstatement effective: 06/05/2026`
    expect(formOf([[DECLARATIONS], [again], [back], [CANCELLED]])).toMatchObject(BLANK)
  })

  test('where they are not told, those the documents were written on do; where these are not told either, it is asked', () => {
    const mailed = `${REINSTATED}\n    Date: 06/03/2026\n    Your policy is reinstated without lapse in coverage.`
    const bare = `${REINSTATED}\n    Your policy is reinstated without lapse in coverage.`
    expect(formOf([[DECLARATIONS], [CANCELLED], [mailed]])).toMatchObject(FILLED)
    expect(formOf([[DECLARATIONS], [CANCELLED], [bare]])).toMatchObject(ASKED)
    expect(formOf([[DECLARATIONS, CANCELLED, bare]])).toMatchObject(FILLED)
  })

  test('a cancellation still to come is asked about', () => {
    const coming = formOf([[DECLARATIONS], [CANCELLED]], { today: '2026-05-20' })
    expect(coming).toMatchObject(ASKED)
    expect(coming.texts[0]).toContain('is in force now and is to be cancelled as of 06/01/2026 (paper-2.pdf, page 1)')
    expect(formOf([[DECLARATIONS, CANCELLED]], { today: '2026-05-20' })).toMatchObject(ASKED)
    for (const [index, wanted] of [FILLED, BLANK].entries())
      expect(
        formOf([[DECLARATIONS], [CANCELLED]], { today: '2026-05-20', instructions: coming.choices[index]! }),
      ).toMatchObject(wanted)
  })

  test.each([
    'Policy Status: Cancelled 12/31/2026',
    'Status: Pending Cancellation 12/31/2026',
    'Policy cancelled effective 12/31/2026',
  ])('or where the declarations tell it: %s', (line) => {
    expect(formOf([[`${line}\n${DECLARATIONS}`]])).toMatchObject(ASKED)
  })

  test('the day of mailing is not the day it takes effect', () => {
    const notice = `
      NOTICE OF CANCELLATION
      Policy Number: GL-4410277-02
      Cancellation effective: 12/15/2026
      Date of mailing: 11/20/2026
      We are cancelling this policy because we did not receive your payment.
    `
    expect(formOf([[DECLARATIONS], [notice]])).toMatchObject(ASKED)
    expect(formOf([[DECLARATIONS], [notice]], { today: '2026-12-15' })).toMatchObject(BLANK)
  })

  test('an end of the term before is none of this one', () => {
    const before = CANCELLED.replace('06/01/2026', '06/01/2025')
    expect(formOf([[DECLARATIONS], [before]])).toMatchObject(FILLED)
  })

  test('a bill that cancels unless it is paid leaves it open', () => {
    const bill = `
      PREMIUM INVOICE
      Policy Number: GL-4410277-02
      Amount due: $1,200.00     Due date: 05/15/2026
      If payment is not received, your policy will be cancelled on 06/01/2026.
    `
    expect(formOf([[DECLARATIONS], [bill]])).toMatchObject(ASKED)
  })
})

test('what a loss run calls expired is one term of several', () => {
  const losses = `
    LOSS RUN
    Named Insured: Heron Example Builders LLC        Valued as of 04/01/2026
    Policy Number: GL-4410277-02     Policy Period: 03/03/2025 to 03/03/2026     Policy Status: Expired
    Claim Number     Date of Loss     Status     Paid       Reserve     Incurred
    CL-88123         05/05/2025       Closed     $1,200     $0          $1,200
  `
  expect(formOf([[DECLARATIONS], [losses]])).toMatchObject(FILLED)
})

describe('whose event it is', () => {
  test.each(['GL4410277', 'GL-4410277', 'GL 4410277 02'])('a number may lack its suffix: %s', (number) => {
    expect(formOf([[DECLARATIONS], [CANCELLED.replace('GL-4410277-02', number)]])).toMatchObject(BLANK)
  })

  test('another number is another policy', () => {
    expect(formOf([[DECLARATIONS], [CANCELLED.replace('GL-4410277-02', 'GL-9910277-02')]])).toMatchObject(FILLED)
  })

  const UNNUMBERED = CANCELLED.replace('  Policy Number: GL-4410277-02\n', '')

  test('a notice in another file without a number is of the insured’s only policy', () => {
    expect(formOf([[DECLARATIONS], [UNNUMBERED]])).toMatchObject({
      ...BLANK,
      reason: 'Policy GL-4410277-02 was cancelled as of 06/01/2026.',
    })
  })

  test('or of the one of the line it names', () => {
    const ofAuto = UNNUMBERED.replace('Your policy', 'Your commercial auto policy')
    expect(formOf([[DECLARATIONS], [AUTO], [ofAuto]])).toMatchObject({ gl: '1,000,000', auto: '', asked: [] })
  })

  test('is asked about where it may be of two', () => {
    expect(formOf([[DECLARATIONS], [AUTO], [UNNUMBERED]])).toMatchObject({
      gl: '',
      auto: '',
      asked: ['standing:GL-4410277-02', 'standing:CA-7701155'],
    })
  })

  test('is none of ours where it names another insured', () => {
    const other = UNNUMBERED.replace('Heron Example Builders LLC', 'Gull Island Marina Inc')
    const instructions = 'For Heron Example Builders LLC'
    expect(formOf([[DECLARATIONS], [other]], { instructions })).toMatchObject(FILLED)
  })

  test('is asked about where it names nobody', () => {
    const nobody = UNNUMBERED.replace('  Named Insured: Heron Example Builders LLC\n', '')
    expect(formOf([[DECLARATIONS], [nobody]])).toMatchObject(ASKED)
  })
})

describe('the answer whether a policy that is about to end goes on', () => {
  const coming = (instructions: string) => formOf([[DECLARATIONS], [CANCELLED]], { today: '2026-05-20', instructions })

  test.each(['Fill ACORD 25. Use policy GL-4410277-02.', 'Yes, please use policy GL 4410277-02'])(
    'is a clause of its own: %s',
    (words) => {
      expect(coming(words)).toMatchObject(FILLED)
    },
  )

  test.each([
    'Do not use policy GL-4410277-02.',
    'Should I use policy GL-4410277-02?',
    'Other agencies use policy GL-4410277-02 in their mail',
    'Do not leave out policy GL-4410277-02',
  ])('else it is asked: %s', (words) => {
    expect(coming(words)).toMatchObject(ASKED)
  })

  test('is for one of two policies without a number', () => {
    const files = [
      filedPoliciesOf([
        { number: null, ends: '05/30/2026', further: { 'gl.eachOccurrence': '1,000,000' } },
        {
          ...{ number: null, type: 'Auto', lines: ['auto'], ends: '05/30/2026' },
          further: { 'auto.combinedSingleLimit': '1,000,000' },
        },
      ]),
    ]
    const { source } = files[0]!.facts.facts[0]!
    files[0]!.facts.events = [{ kind: 'cancelled', number: 'ZZ-900', insured: 'Heron LLC', date: '05/30/2026', source }]
    const asked = (instructions: string) => propose({ files, today: '2026-05-20', instructions }).questions
    const first = asked('')
    expect(first).toHaveLength(2)
    expect(asked(first[0]!.choices[0]!).map(({ about }) => about)).toEqual([first[1]!.about])
  })
})
