import { describe, expect, test } from 'vitest'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import {
  APPLICANT,
  asking,
  INSURED,
  lettered,
  liability,
  readDrawn,
  readFilled,
  recordOf,
} from '../../../../tests/support/forms/drawn-applications.ts'
import { CLASSES, compensation, compensationOf } from '../../../../tests/support/forms/drawn-compensation.ts'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { readPdfPages } from '../../../documents/reading/pdf/read-pdf.ts'
import { acord130 } from './index.ts'

const limits = (amount: string) =>
  lettered('A', 'WorkersCompensationEmployersLiability_EmployersLiability_', {
    EachAccidentLimitAmount: amount,
    DiseasePolicyLimitAmount: amount,
    DiseaseEachEmployeeLimitAmount: amount,
  })
const classRow = (letter: string, [location, code, duties, payroll, rate, premium]: string[]) =>
  lettered(letter, 'WorkersCompensation_RateClass_', {
    ...(location && { LocationProducerIdentifier: location }),
    ClassificationCode: code!,
    DutiesDescription: duties!,
    RemunerationAmount: payroll!,
    Rate: rate!,
    EstimatedManualPremiumAmount: premium!,
  })
const CARPENTRY = classRow('A', ['1', '5403', 'Carpentry NOC', '410,000', '9.85', '40,385'])
const OFFICE = classRow('B', ['1', '8810', 'Clerical Office Employees', '95,000', '0.21', '200'])
const SHEET = lettered('A', 'WorkersCompensation_RateState_', { StateOrProvinceName: 'AL' })
const SHEETS = { ...SHEET, WorkersCompensation_RateState_StateOrProvinceName_A1: 'AL' }
const prior = (letter: string, year: number, further: Record<string, string> = {}) => ({
  ...lettered(letter, 'PriorCoverage_', {
    EffectiveYear: `${year}`,
    InsurerFullName: 'Thornbury Casualty Company',
    PolicyNumberIdentifier: `WC-${year}`,
  }),
  ...lettered(letter, '', further),
})
const OF_POLICY = { ...limits('500,000'), WorkersCompensation_PartOne_StateOrProvinceCode_A: 'AL' }
const ALL = { ...APPLICANT, ...OF_POLICY, ...SHEETS, ...CARPENTRY, ...OFFICE, ...prior('A', 2026) }
const THIS_YEAR = readDrawn(compensation(2026))

describe('an application is filled from the policy in force, with all it tells and nothing else', () => {
  test('alone', () => {
    const { all, asked, overflow, why } = compensationOf([THIS_YEAR])
    expect(all).toEqual(ALL)
    expect([asked, overflow]).toEqual([[], []])
    expect(why('WorkersCompensation_PartThree_StateOrProvinceCode_A')).toBe(
      'I read no states of Part Three from policies.',
    )
  })

  test('with last year’s payroll and limits beside it', () => {
    const rows = CLASSES.replace('$410,000', '$390,000').replace('$40,385', '$38,415')
    const lastYear = readDrawn(compensation(2025, { rows, limit: '100,000', states: 'GA' }))
    expect(compensationOf([lastYear, THIS_YEAR]).all).toEqual({ ...ALL, ...prior('B', 2025) })
  })

  test.each([2026, 2027])('with a quote for %s beside it', (year) => {
    const rows = CLASSES.replace('$410,000', '$505,000')
    const offer = compensation(year, {
      number: 'Q-777',
      limit: '1,000,000',
      rows,
      title: 'WORKERS COMPENSATION QUOTE PROPOSAL',
    })
    const quote = readDrawn(
      `${offer.replace('Policy Number', 'Quote Number')}\n  This quotation is valid for 30 days. This is a quote and not a policy.\n`,
    )
    expect(quote.kind).toBe('quote')
    expect(compensationOf([quote, THIS_YEAR]).all).toEqual(ALL)
  })

  test('with classes of general liability beside it: none of them is a class of workers', () => {
    const gl = readDrawn(`${liability(2026)}
  Location   Class Code   Classification     Premium Basis   Exposure     Rate     Premium
  1          91340        Carpentry          Payroll         510,000      4.10     $2,091
  1          91580        Contractors        Total Cost      80,000       1.10     $88
`)
    const { all, overflow } = compensationOf([gl, THIS_YEAR])
    expect(all).toEqual({ ...ALL, CommercialPolicy_OperationsDescription_A: 'Carpentry' })
    expect(overflow).toEqual([])
  })

  test('of two insureds: it is asked whose it is, and then nothing of the other’s is on it', () => {
    const other = readDrawn(compensation(2026, { number: 'WC-77', insured: 'Otter Masonry LLC', limit: '100,000' }))
    const open = compensationOf([other, THIS_YEAR])
    expect([open.asked, open.all]).toEqual([['insured'], {}])
    expect(compensationOf([other, THIS_YEAR], `Fill ACORD 130\n\n${INSURED}`).all).toEqual(ALL)
  })

  test('of several states: those of the first are rated on the form, those of the others on the attached page', () => {
    const rows = `${CLASSES}  2          5403         Carpentry NOC                  GA       $120,000                        8.10            $9,720\n`
    const { all, overflow } = compensationOf([readDrawn(compensation(2026, { rows, states: 'AL, GA' }))])
    expect(all).toEqual({ ...ALL, WorkersCompensation_PartOne_StateOrProvinceCode_B: 'GA' })
    expect(overflow.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Class of GA 1: location 2',
      'Class of GA 1: class code 5403',
      'Class of GA 1: categories, duties Carpentry NOC',
      'Class of GA 1: estimated annual remuneration 120,000',
      'Class of GA 1: rate 8.10',
      'Class of GA 1: estimated annual premium 9,720',
    ])
  })

  test('with more classes than the form has rows: none is dropped', () => {
    const more = Array.from(
      { length: 14 },
      (_, at) =>
        `  2          ${5500 + at}         Work of kind ${at}                 AL       $${at + 1}0,000                        1.00            $${at + 1}00\n`,
    )
    const { all, overflow } = compensationOf([readDrawn(compensation(2026, { rows: CLASSES + more.join('') }))])
    expect(all.WorkersCompensation_RateClass_ClassificationCode_N).toBe('5511')
    const codes = overflow
      .filter(({ label }) => label.endsWith('class code'))
      .map(({ label, text }) => `${label} ${text}`)
    expect(codes).toEqual(['Class 15: class code 5512', 'Class 16: class code 5513'])
  })

  test('whose documents tell a payroll otherwise: none of both is written', () => {
    const rows = CLASSES.replace('$410,000', '$450,000').replace('$40,385', '$44,325')
    const { all, why } = compensationOf([THIS_YEAR, readDrawn(compensation(2026, { rows, limit: '1,000,000' }))])
    const box = 'WorkersCompensation_RateClass_RemunerationAmount_A'
    expect([all[box], all.WorkersCompensation_RateClass_RemunerationAmount_B]).toEqual([undefined, '95,000'])
    expect(why(box)).toBe('The documents give more than one value.')
    expect(Object.keys(all).filter((name) => name in limits(''))).toEqual([])
  })

  test('with its modification, where all classes have one, and its premium, where it is no deposit', () => {
    const rows = `
  State   Code   Description                   Remuneration    Rate     Premium     Exp Mod
  AL      5403   Carpentry NOC                  $410,000        9.85     $40,385     0.92
  AL      8810   Clerical Office Employees      $95,000         0.21     $200        0.92

  Deposit Premium    $10,146
`
    const { all } = compensationOf([readDrawn(compensation(2026, { rows }))])
    expect(all.WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor_A).toBe('0.92')
    expect(all.PriorCoverage_ModificationFactor_A).toBe('0.92')
    expect(all).not.toHaveProperty('PriorCoverage_TotalPremiumAmount_A')
    const whole = compensationOf([readDrawn(compensation(2026, { rows: rows.replace('Deposit', 'Total') }))]).all
    expect(whole.PriorCoverage_TotalPremiumAmount_A).toBe('10,146')
    expect(whole).not.toHaveProperty('WorkersCompensationLineOfBusiness_TotalEstimatedAnnualPremiumAllStatesAmount_A')
  })
})

test('owners and officers that the policy includes or excludes', async () => {
  const head = linesPage([
    'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY',
    'INFORMATION PAGE',
    'Policy Number: WC-2026',
    'Policy Period: 03/03/2026 to 03/03/2027',
    `Named Insured: ${INSURED}`,
    'Insurer: Thornbury Casualty Company',
  ])
  const rows = [
    ['Name', 'Date of Birth', 'Title', 'Ownership %', 'Duties', 'Inc/Exc'],
    ['Ada Fern', '04/05/1970', 'Member', '60', 'Office', 'Exc'],
    ['Bo Reed', '11/12/1981', 'Member', '40', 'Estimating', 'Inc'],
  ]
  const texts = [...(head.texts ?? []), { x: 50, y: 310, text: 'Individuals included or excluded' }]
  const page = { ...head, texts, tables: [{ x: 50, y: 320, columns: [0, 100, 180, 260, 330, 420], rows }] }
  const { all } = compensationOf([readFacts(await readPdfPages(await makePdf([page])))])
  const individual = (
    letter: string,
    [FullName, BirthDate, TitleRelationshipCode, OwnershipPercent, DutiesDescription, IncludedExcludedCode]: string[],
  ) =>
    lettered(letter, 'WorkersCompensation_Individual_', {
      FullName: FullName!,
      BirthDate: BirthDate!,
      TitleRelationshipCode: TitleRelationshipCode!,
      OwnershipPercent: OwnershipPercent!,
      DutiesDescription: DutiesDescription!,
      IncludedExcludedCode: IncludedExcludedCode!,
    })
  expect(Object.fromEntries(Object.entries(all).filter(([name]) => name.includes('_Individual_')))).toEqual({
    ...individual('A', rows[1]!),
    ...individual('B', rows[2]!),
  })
})

test('people are one by their whole name, and values by what they say', () => {
  const list = (...people: Record<string, string>[]) =>
    asking({ handedIn: people.map((one) => recordOf('individual', one)) })
  const ann = { name: 'Ann Lee', date_of_birth: '01/02/1970', ownership: '12.5' }
  const told = (...[first, ...others]: Record<string, string>[]) => {
    const { all } = compensationOf([list(first!), list(...others)])
    return ['FullName', 'BirthDate', 'OwnershipPercent'].map((part) =>
      ['A', 'B'].map((letter) => all[`WorkersCompensation_Individual_${part}_${letter}`]),
    )
  }
  const joann = { name: 'Joann Lee', date_of_birth: '03/04/1981', ownership: '60' }
  expect(told(ann, joann)).toEqual([
    ['Ann Lee', 'Joann Lee'],
    ['01/02/1970', '03/04/1981'],
    ['12.5', '60'],
  ])
  expect(told(ann, { ...ann, date_of_birth: '1/2/1970', ownership: '12.50%' })).toEqual([
    ['Ann Lee', undefined],
    ['01/02/1970', undefined],
    ['12.5', undefined],
  ])
  expect(told(ann, { ...ann, ownership: '125' })).toEqual([
    ['Ann Lee', undefined],
    ['01/02/1970', undefined],
    [undefined, undefined],
  ])
})

test('a state that is asked for twice is written once', () => {
  const { all } = compensationOf([asking({ submitted: [recordOf('request', { states: 'VA, VA, NC' })] })])
  const states = Object.entries(all).filter(([name]) => name.startsWith('WorkersCompensation_PartOne_State'))
  expect(states.map(([, value]) => value)).toEqual(['VA', 'NC'])
})

describe('the years before', () => {
  const HEAD = '  Claim No     Date of Loss    Date Reported    Description             Status     Paid         Reserve'
  const run = (totals: string, further = '') =>
    readDrawn(`
  LOSS RUN REPORT
  Insured: ${INSURED}        Valuation Date: 06/01/2026
  Carrier: Thornbury Casualty Company
  Policy Number: WC-2026      Workers Compensation     Policy Period: 03/03/2026 to 03/03/2027

${HEAD}
  C-1001       03/04/2026      03/06/2026       Fall from ladder        Closed     $12,400      $0
  C-1003       04/30/2026      05/02/2026       Strained back           Open       $1,000       $8,500
  Totals                                                                           ${totals}

  Policy Number: WC-2025      Workers Compensation     Policy Period: 03/03/2025 to 03/03/2026
  No losses reported for this policy.
${further}`)
  const OF_2026 = { LossHistory_ClaimCount: '2', LossHistory_PaidAmount: '13,400', LossHistory_ReservedAmount: '8,500' }
  const OF_2025 = prior('B', 2025, { LossHistory_ClaimCount: '0' })

  test('are told by loss runs with the totals of each', () => {
    const { all, values } = compensationOf([THIS_YEAR, run('$13,400      $8,500')])
    expect(all).toEqual({ ...ALL, ...prior('A', 2026, OF_2026), ...OF_2025 })
    expect(values.find(({ field }) => field === 'LossHistory_ClaimCount_A')!.inferred).toBe(true)
  })

  test('but not by totals that their claims do not add up to, nor by those of another line', () => {
    const others = `
  Policy Number: GL-2026      General Liability     Policy Period: 03/03/2026 to 03/03/2027

${HEAD}
  G-5001       03/04/2026      03/06/2026       Fall at the entrance    Closed     $900         $0
  Totals                                                                           $900         $0
`
    const { all } = compensationOf([THIS_YEAR, run('$19,400      $8,500', others)])
    expect(all).toEqual({ ...ALL, ...prior('A', 2026, { LossHistory_ReservedAmount: '8,500' }), ...OF_2025 })
  })
})

describe('an ACORD 130 that is filled', () => {
  const STANDS = {
    NamedInsured_FullName_A: INSURED,
    NamedInsured_MailingAddress_LineOne_A: '41 Shore Road',
    NamedInsured_TaxIdentifier_A: '12-3456789',
    NamedInsured_NAICSCode_A: '238350',
    NamedInsured_SICCode_A: '1751',
    NamedInsured_LegalEntity_SoleProprietorIndicator_A: 'true',
    NamedInsured_InspectionContact_FullName_A: 'Ada Fern',
    Location_PhysicalAddress_LineOne_A: '12 Elm Street',
    WorkersCompensation_RateClass_ClassificationCode_A: '5403',
    WorkersCompensation_RateClass_DutiesDescription_A: 'Carpentry NOC',
    WorkersCompensation_Individual_FullName_A: 'Ada Fern',
    WorkersCompensation_Individual_BirthDate_A: '04/05/1970',
    WorkersCompensation_Individual_IncludedExcludedCode_A: 'EXC',
    PriorCoverage_EffectiveYear_A: '2024',
    PriorCoverage_PolicyNumberIdentifier_A: 'TC-4',
    PriorCoverage_InsurerFullName_A: 'Lanternfish Indemnity Company',
    PriorCoverage_ModificationFactor_A: '1.04',
  }
  const OF_THE_TERM = {
    NamedInsured_InBusinessYearCount_A: '11',
    WorkersCompensation_PartThree_StateOrProvinceCode_A: 'GA',
    WorkersCompensation_RateClass_RemunerationAmount_A: '390,000',
    WorkersCompensation_RateClass_FullTimeEmployeeCount_A: '9',
    WorkersCompensation_Individual_RemunerationAmount_A: '52,000',
    WorkersCompensationLineOfBusiness_Question_KATCode_A: 'Y',
    LossHistory_PaidAmount_A: '2,400',
    ...limits('100,000'),
  }
  const of = (from: string, boxes: Record<string, string> = {}) =>
    readFilled(
      { ...STANDS, ...OF_THE_TERM, Policy_EffectiveDate_A: from, NamedInsured_Signature_A: 'A. Fern', ...boxes },
      acord130,
    )

  test('for a term to come says all of this one, whatever the policy in force tells, but nobody signs for another', async () => {
    const { all } = compensationOf([await of('03/03/2027')])
    expect(all).toEqual({ ...STANDS, ...OF_THE_TERM, Policy_EffectiveDate_A: '03/03/2027' })
    const beside = compensationOf([await of('03/03/2027'), THIS_YEAR]).all
    expect(beside).toMatchObject({
      ...limits('100,000'),
      WorkersCompensation_RateClass_RemunerationAmount_A: '390,000',
    })
    expect(beside).not.toHaveProperty('WorkersCompensation_RateClass_ClassificationCode_B')
  })

  test('of a term before says what stands; the questions are asked again', async () => {
    const { all, why } = compensationOf([await of('03/03/2026')])
    expect(all).toEqual(STANDS)
    expect(why('WorkersCompensationLineOfBusiness_Question_KATCode_A')).toMatch(
      /^Asked of the insured: .* An earlier application says “Y”\.$/,
    )
  })

  test('and a class that it alone tells of may be rated no more: it goes to the attached page', async () => {
    const sold = { WorkersCompensation_RateClass_ClassificationCode_B: '5645' }
    const { all, overflow } = compensationOf([await of('03/03/2025', sold), THIS_YEAR])
    expect(all).toMatchObject({ ...limits('500,000'), ...CARPENTRY, ...OFFICE })
    expect(overflow.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Class on an earlier application alone 1: class code 5645',
    ])
  })

  test('with sheets of two states says no class of which both tell otherwise', async () => {
    const paper = await of('03/03/2026')
    const code = 'WorkersCompensation_RateClass_ClassificationCode_A'
    const [form] = paper.acord!
    const element = form!.elements.find(({ name }) => name === code)!
    const both = { ...paper, acord: [{ ...form!, elements: [...form!.elements, { ...element, value: '8742' }] }] }
    expect(compensationOf([both]).all).not.toHaveProperty(code)
  })
})
