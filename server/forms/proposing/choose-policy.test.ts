import { describe, expect, test } from 'vitest'
import { filedPoliciesOf, type PolicyMade } from '../../../tests/support/forms/filed-policies.ts'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { acord27 } from '../acord/27.ts'
import { acord35 } from '../acord/35.ts'
import { propose } from '../acord-25/propose.ts'

const GL: PolicyMade = { number: 'RQ-201', carrier: 'Auto-Owners Insurance Company' }
const AUTO: PolicyMade = { number: 'HS-301', type: 'Auto', lines: ['auto'], carrier: 'Harbor Sample Insurance' }
const NEXT: PolicyMade = { number: 'RQ-201-02', from: '01/01/2027', to: '01/01/2028' }
const ERRORS: PolicyMade = { number: 'EO-900', type: 'Errors and Omission Liability', lines: [] }

/** The policy on the request, what is asked and why its number is blank. */
function requestFor(policies: PolicyMade[], instructions: string) {
  const files = [filedPoliciesOf(policies)]
  const { values, questions, blanks } = acord35.propose({ files, instructions, today: '2026-05-14' })
  const [question] = questions.filter(({ about }) => about.startsWith('policy:'))
  return {
    number: values.find(({ field }) => field === 'Policy_PolicyNumberIdentifier_A')?.value ?? '',
    asked: question?.text ?? '',
    choices: question?.choices ?? [],
    reason: blanks.find(({ field }) => field === 'Policy_PolicyNumberIdentifier_A')?.reason ?? '',
  }
}

describe('a policy that words name and none on file is', () => {
  test.each([
    [[GL], 'Fill ACORD 35 to cancel the workers comp WC-5512 flat, not taken.'],
    [[GL], 'cancel WC-5512'],
    [[GL], 'cancel policy 551277'],
    [[GL], 'cancel the workers comp'],
    [[GL], 'cancel the E&O'],
    [[GL], 'cancel the rental policy'],
    [[GL], 'cancel RQ-201-02'],
    [[GL], 'cancel RQ-210'],
    [[GL, AUTO], 'cancel WC-5512. RQ-201 stays in force.'],
  ])('is not another one: %j, “%s”', (policies, words) => {
    const { number, asked, reason, choices } = requestFor(policies, words)
    expect({ number, choices: choices.length }).toEqual({ number: '', choices: policies.length })
    expect(asked).toContain('which is no policy that can go on the request')
    expect(reason).toMatch(/^Your words name “.+”, which is no policy/)
  })

  test('once another is chosen, that one goes on', () => {
    const words = 'cancel the workers comp WC-5512'
    const [choice] = requestFor([GL], words).choices
    expect(choice).toBe('RQ-201 (General Liability, 01/01/2026 to 01/01/2027)')
    expect(requestFor([GL], `${words}\n\n${choice}`).number).toBe('RQ-201')
    expect(requestFor([GL], `${words}\n\nRQ-201`).number).toBe('RQ-201')
    expect(requestFor([GL, AUTO], `${words}\n\nRQ-201\n\nNow ACORD 35 to cancel HS-301`).number).toBe('')
  })
})

test('of numbers one in the other the longer counts', () => {
  expect(requestFor([GL, NEXT], 'cancel RQ-201-02').number).toBe('RQ-201-02')
  expect(requestFor([GL, NEXT], 'cancel RQ-201').number).toBe('RQ-201')
  expect(requestFor([GL, NEXT], 'cancel RQ 20102, flat').number).toBe('RQ-201-02')
  expect(requestFor([GL, { ...AUTO, number: 'CA 10-12-25' }], 'cancel CA 10-12-25').number).toBe('CA 10-12-25')
})

test('a number may lack its suffix, and have none that is on no file', () => {
  expect(requestFor([{ ...GL, number: 'GL-4410277-02' }], 'cancel GL-4410277').number).toBe('GL-4410277-02')
  expect(requestFor([{ ...GL, number: 'GL-4410277' }], 'cancel GL-4410277-02').number).toBe('')
})

test.each([
  'cancel policy no. RQ-201 as of June 15, 2026',
  'cancel RQ-201 as of 06/15/2026, pro rata.',
  'Can you cancel RQ-201 at 12:01am on the 15th of June?',
  'cancel the general liability policy RQ-201; the vehicles were sold',
  'Fill ACORD 35 (Cancellation Request / Policy Release) for the general liability',
])('one that is named goes on: %s', (words) => {
  expect(requestFor([GL], words).number).toBe('RQ-201')
})

test('a policy of no line of insurance goes on a form of all lines', () => {
  expect(requestFor([GL, ERRORS], 'cancel EO-900').number).toBe('EO-900')
  expect(requestFor([GL, ERRORS], 'Fill ACORD 35').choices).toEqual([
    'RQ-201 (General Liability, 01/01/2026 to 01/01/2027)',
    'EO-900 (Errors and Omission Liability, 01/01/2026 to 01/01/2027)',
  ])
})

describe('all that words name must be of one policy', () => {
  test.each([
    'cancel the auto as of 06/15/2026. RQ-201 stays in force.',
    'Fill ACORD 35 to cancel the auto and an ACORD 25 showing RQ-201',
    'Fill ACORD 35 to cancel the auto; general liability policy RQ-201 stays in force',
    'cancel RQ-201 or HS-301',
    'cancel RQ-201, not the general liability RQ-201',
    'do not cancel RQ-201',
  ])('else it is asked: %s', (words) => {
    const { number, choices, reason } = requestFor([GL, AUTO], words)
    expect({ number, isAsked: choices.length > 0, hasReason: reason !== '' }).toEqual({
      ...{ number: '', isAsked: true, hasReason: true },
    })
  })

  test('what is denied names nothing', () => {
    expect(requestFor([GL, AUTO], 'cancel the auto, not RQ-201').number).toBe('HS-301')
    expect(requestFor([GL, AUTO], 'do not cancel the general liability, cancel HS-301').number).toBe('HS-301')
  })

  test('on a certificate too', () => {
    const other: PolicyMade = { ...GL, number: 'RQ-555' }
    const numberFor = (policies: PolicyMade[], instructions: string) => {
      const files = [filedPoliciesOf(policies)]
      const { values, questions } = propose({ files, instructions, today: '2026-05-14' })
      const number = values.find(({ field }) => field === 'Policy_GeneralLiability_PolicyNumberIdentifier_A')?.value
      return number ?? questions[0]?.about
    }
    expect(numberFor([GL, other], 'Fill ACORD 25')).toBe('policy:gl')
    expect(numberFor([GL, other], 'Fill ACORD 25, not with RQ-201')).toBe('policy:gl')
    expect(numberFor([GL, other], 'Fill ACORD 25 with RQ-201, not with RQ-555')).toBe('RQ-201')
    expect(numberFor([GL], 'Fill ACORD 25, but do not show RQ-201')).toBe('policy:gl')
    expect(numberFor([GL], 'Fill ACORD 25 with RQ-201-02')).toBe('policy:gl')
    expect(numberFor([GL, ERRORS], 'Fill ACORD 25 showing EO-900')).toBe('RQ-201')
    expect(numberFor([GL, AUTO], 'Fill ACORD 25 with HS-301 for project NB-4471')).toBe('RQ-201')
  })
})

describe('names on file name no line', () => {
  test.each(['Slate Property LLC', 'Acme Auto Repair', 'Elm Garage LLC'])('of %s', (insured) => {
    const property: PolicyMade = { ...AUTO, number: 'PR-1', type: 'Property', lines: ['property'], insured }
    const policies = [{ ...GL, insured }, { ...AUTO, insured }, property]
    expect(requestFor(policies, `Fill ACORD 35 for ${insured}`).choices).toHaveLength(3)
    expect(requestFor(policies, `Fill ACORD 35 for ${insured}, the auto policy`).number).toBe('HS-301')
    expect(requestFor(policies, `Fill ACORD 35 for ${insured.replace(/ \w+$/, '')}`).choices).toHaveLength(3)
  })

  test.each([
    ['cancel the Auto-Owners policy', 'RQ-201'],
    ['cancel the auto-owners general liability', 'RQ-201'],
    ['cancel the Harbor policy', 'HS-301'],
    ['cancel the Harbor auto', 'HS-301'],
    ['cancel the Harbor general liability', ''],
    ['cancel RQ-201, the one of Harbor Sample Insurance', ''],
    ['the insured of 12 Harbor Street cancels', ''],
    ['the insured of Slate Harbor cancels', ''],
  ])('an insurer chooses by itself: %s', (words, number) => {
    expect(requestFor([GL, AUTO], words).number).toBe(number)
  })

  test('and is one by its whole and its shortened name', () => {
    const policies = [
      GL,
      AUTO,
      { ...GL, number: 'RQ-7', carrier: 'Quillfeather' },
      { ...AUTO, number: 'HS-8', carrier: 'Quillfeather Mutual' },
    ]
    expect(requestFor(policies, 'cancel the Quillfeather auto').number).toBe('HS-8')
  })
})

describe('policies without a number', () => {
  const home = (insurer: string, insured: string) =>
    readFacts([
      drawnPage(`
      HOMEOWNERS POLICY DECLARATIONS
      ${insurer}
      Policy Period: 03/03/2026 to 03/03/2027
      ${insured}

      SECTION I - COVERAGES AND AMOUNTS OF INSURANCE
      Coverage A - Dwelling                      $398,000
      Coverage B - Other Structures              $39,800
      Coverage C - Personal Property             $161,000`),
    ])
  const TIDE = home('Insurer: Tidewrack Casualty Company', 'Named Insured: Odette Fernhill')
  const HARBOR = home('Insurer: Harbor Sample Insurance Company', '')
  const proposed = (instructions: string, ...papers: ReturnType<typeof home>[]) => {
    const files = papers.map((facts, at) => ({ fileId: `file${at}`, fileName: `home-${at}.pdf`, facts }))
    const { values, questions } = acord27.propose({ files, instructions, today: '2026-05-14' })
    const insured = values.find(({ field }) => field === 'NamedInsured_FullName_A')?.value
    return { choices: questions.find(({ about }) => about.startsWith('policy:'))?.choices, insured }
  }

  test('are told apart by insurer, and else by file', () => {
    const term = '03/03/2026 to 03/03/2027'
    expect(proposed('Fill ACORD 27', TIDE, HARBOR).choices).toEqual([
      `Policy without a number (${term}, Tidewrack Casualty Company)`,
      `Policy without a number (${term}, Harbor Sample Insurance Company)`,
    ])
    expect(proposed('Fill ACORD 27', HARBOR, HARBOR).choices).toEqual([
      `Policy without a number (${term}, Harbor Sample Insurance Company, home-0.pdf)`,
      `Policy without a number (${term}, Harbor Sample Insurance Company, home-1.pdf)`,
    ])
  })

  test('are of the insured of their own documents, not of another insurer’s', () => {
    const { choices } = proposed('Fill ACORD 27', TIDE, HARBOR)
    expect(proposed(`Fill ACORD 27\n\n${choices![0]!}`, TIDE, HARBOR).insured).toBe('Odette Fernhill')
    expect(proposed(`Fill ACORD 27\n\n${choices![1]!}`, TIDE, HARBOR).insured).toBeUndefined()
  })
})
