import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  asking,
  INSURED,
  liability,
  lossRun,
  readDrawn,
  readFilled,
  recordOf,
} from '../../../../tests/support/forms/drawn-applications.ts'
import { acord131 } from './index.ts'

type Papers = Parameters<typeof applicationOf>[0]
const umbrella = (papers: Papers, words = 'Fill ACORD 131') => applicationOf(papers, words, acord131)

const head = (title: string, number: string, { year = 2026, insured = INSURED } = {}) => `
  ${title}
  Policy Number: ${number}        Policy Period: 03/03/${year} to 03/03/${year + 1}
  Insurer: Thornbury Casualty Company
  Named Insured: ${insured}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
`
const auto = (number = 'CA-2026', of = {}) => `${head('BUSINESS AUTO DECLARATIONS', number, of)}
  Covered Autos Liability    1    $1,000,000 Combined Single Limit
  Total Policy Premium   $4,400
`
const WC = `${head('WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY INFORMATION PAGE', 'WC-2026')}
  Bodily Injury by Accident   $500,000 each accident
  Bodily Injury by Disease    $500,000 policy limit
  Bodily Injury by Disease    $500,000 each employee
  Total Policy Premium   $9,900
`
const EXPIRING = `${head('COMMERCIAL UMBRELLA LIABILITY DECLARATIONS', 'UM-2026')}
  Each Occurrence Limit   $5,000,000
  Aggregate Limit   $5,000,000
  Self-Insured Retention   $10,000

  SCHEDULE OF UNDERLYING INSURANCE
  General Liability   Otter Mutual   Policy GL-999   Each Occurrence $2,000,000
`
const LIQUOR = `${head('LIQUOR LIABILITY DECLARATIONS', 'LQ-2026')}
  Liquor Liability Each Common Cause Limit   $1,000,000
  Liquor Liability Aggregate Limit   $2,000,000
`

const row = (kind: string, number: string) => ({
  [`UnderlyingPolicy_${kind}_InsurerFullName_A`]: 'Thornbury Casualty Company',
  [`UnderlyingPolicy_${kind}_PolicyNumberIdentifier_A`]: number,
  [`UnderlyingPolicy_${kind}_PolicyEffectiveDate_A`]: '03/03/2026',
  [`UnderlyingPolicy_${kind}_PolicyExpirationDate_A`]: '03/03/2027',
})
const APPLICANT = { NamedInsured_FullName_A: INSURED }
const GL = {
  ...row('GeneralLiability', 'GL-2026'),
  GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
  GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
  GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
}
const AUTO = {
  ...row('Automobile', 'CA-2026'),
  Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
  UnderlyingCoverage_Coverage_AnyAutoIndicator_A: 'true',
}
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const EL = {
  ...row('EmployersLiability', 'WC-2026'),
  [`${EMPLOYERS}EachAccidentLimitAmount_A`]: '500,000',
  [`${EMPLOYERS}DiseaseEachEmployeeLimitAmount_A`]: '500,000',
  [`${EMPLOYERS}DiseasePolicyLimitAmount_A`]: '500,000',
  UnderlyingPolicy_EmployersLiability_PremiumAmount_A: '9,900',
}
const THIS_YEAR = readDrawn(liability(2026))
const RUN = lossRun(`
  Claim No     Date of Loss    Date Reported    Description             Status     Paid         Reserve
  C-1001       03/04/2026      03/06/2026       Fall at the entrance    Closed     $12,400      $0
  C-1002       04/04/2026      04/06/2026       Broken window           Closed     $900         $0
  C-1003       04/30/2020      05/02/2020       Backed into fence       Closed     $81,000      $0
  Totals                                                                           $94,300      $0`)

describe('an umbrella application is filled from documents, with all they tell and nothing else', () => {
  test('the policies in force underlie it; what the expiring umbrella insures is not what is wanted', () => {
    const papers = [THIS_YEAR, ...[auto(), WC, EXPIRING].map((one) => readDrawn(one))]
    const { all, overflow, asked, why, unsupported } = umbrella(papers)
    expect(all).toEqual({ ...APPLICANT, PriorCoverage_PolicyNumberIdentifier_A: 'UM-2026', ...AUTO, ...GL, ...EL })
    expect([asked, overflow, unsupported]).toEqual([[], [], []])
    expect(why('ExcessUmbrella_Umbrella_EachOccurrenceAmount_A')).toBe('Say what is wanted.')
    expect(why('CommercialUmbrellaLineOfBusiness_Question_ABACode_A')).toMatch(/^Asked of the insured: /)
  })

  test('last year’s policy, a quote and a canceled policy beside those in force underlie nothing', () => {
    const quote = liability(2026, { number: 'Q-777' })
      .replace('DECLARATIONS', 'QUOTE PROPOSAL')
      .replace('Policy Number', 'Quote Number')
      .replace('$1,000,000', '$9,000,000')
    const offered = readDrawn(`${quote}\n  This quotation is valid for 30 days. This is a quote and not a policy.\n`)
    const last = readDrawn(liability(2025))
    expect(umbrella([last, offered, THIS_YEAR]).all).toEqual({ ...APPLICANT, ...GL })
    expect(umbrella([last, offered]).all).toEqual(APPLICANT)
    const notice = readDrawn(`
      NOTICE OF CANCELLATION
      Policy Number: CA-2026
      Named Insured: ${INSURED}
      Your policy is canceled effective 05/01/2026.
    `)
    expect(umbrella([THIS_YEAR, readDrawn(auto()), notice]).all).toEqual({ ...APPLICANT, ...GL })
  })

  test('of two policies of a line it is asked which underlies it', () => {
    const papers = [THIS_YEAR, readDrawn(auto()), readDrawn(auto('CA-7'))]
    expect(umbrella(papers).asked).toEqual(['policy:auto'])
    expect(umbrella(papers).all).toEqual({ ...APPLICANT, ...GL })
    expect(umbrella(papers, 'Fill ACORD 131 over auto policy CA-2026').all).toEqual({ ...APPLICANT, ...AUTO, ...GL })
  })

  test('two insureds: it is asked whose it is, and nothing of the other’s is on it', () => {
    const papers = [readDrawn(auto('CA-7', { insured: 'Otter Masonry LLC' })), THIS_YEAR]
    expect([umbrella(papers).asked, umbrella(papers).all]).toEqual([['insured'], {}])
    expect(umbrella(papers, `Fill ACORD 131\n\n${INSURED}`).all).toEqual({ ...APPLICANT, ...GL })
  })

  test('a package underlies in each row of its lines, and its premium is of none of them', () => {
    const owners = readDrawn(`${head('BUSINESSOWNERS POLICY DECLARATIONS', 'GL-2026')}
      Liability and Medical Expenses     $1,000,000
      General Aggregate   $2,000,000
      Building     $500,000
      Total Premium  $3,333
    `)
    const { GeneralLiability_EachOccurrence_LimitAmount_A, GeneralLiability_GeneralAggregate_LimitAmount_A } = GL
    expect(umbrella([owners]).all).toEqual({
      ...APPLICANT,
      ...row('GeneralLiability', 'GL-2026'),
      ...{ GeneralLiability_EachOccurrence_LimitAmount_A, GeneralLiability_GeneralAggregate_LimitAmount_A },
    })
  })

  test('a further policy goes on where the user says so; a location is told once, however many buildings it has', () => {
    const property = `${head('COMMERCIAL PROPERTY DECLARATIONS', 'CP-2026')}
      Location    Building    Address
      1           1           9 Oak Avenue, Mobile, AL 36604
      1           2           9 Oak Avenue, Mobile, AL 36604

      Location    Building    Coverage      Limit       Deductible
      1           1           Building      500,000     5,000
      1           2           Building      300,000     5,000
    `
    const papers = [THIS_YEAR, readDrawn(property), readDrawn(LIQUOR)]
    const at = {
      CommercialStructure_Location_ProducerIdentifier_A: '1',
      CommercialStructure_PhysicalAddress_LineOne_A: '9 Oak Avenue',
      CommercialStructure_PhysicalAddress_CityName_A: 'Mobile',
      CommercialStructure_PhysicalAddress_StateOrProvinceCode_A: 'AL',
      CommercialStructure_PhysicalAddress_PostalCode_A: '36604',
    }
    const { all, questions } = umbrella(papers)
    expect(all).toEqual({ ...APPLICANT, ...GL, ...at })
    expect(questions.map(({ choices }) => choices)).toEqual([
      ['Over liquor liability policy LQ-2026', 'Over no further policy'],
    ])
    const stem = 'UnderlyingPolicy_OtherPolicy_'
    const said = umbrella(papers, `Fill ACORD 131\n\n${questions[0]!.choices[0]}`)
    expect(said.asked).toEqual([])
    expect(said.all).toEqual({
      ...{ ...APPLICANT, ...GL, ...at },
      [`${stem}PolicyTypeDescription_A`]: 'Liquor liability',
      [`${stem}InsurerFullName_A`]: 'Thornbury Casualty Company',
      [`${stem}PolicyNumberIdentifier_A`]: 'LQ-2026',
      [`${stem}PolicyEffectiveDate_A`]: '03/03/2026',
      [`${stem}PolicyExpirationDate_A`]: '03/03/2027',
      [`${stem}CoverageDescription_A`]: 'Each claim',
      [`${stem}CombinedSingleLimitAmount_A`]: '1,000,000',
    })
    expect(umbrella(papers, `Fill ACORD 131\n\n${questions[0]!.choices[1]}`)).toMatchObject({ asked: [], all })
  })

  test('claims of liability above 10,000 of the last five years are listed', () => {
    expect(umbrella([THIS_YEAR, readDrawn(RUN)]).all).toEqual({
      ...APPLICANT,
      ...GL,
      LossHistory_ClaimDate_A: '03/06/2026',
      LossHistory_LineOfBusiness_A: 'General Liability',
      LossHistory_OccurrenceDescription_A: 'Fall at the entrance',
      LossHistory_PaidAmount_A: '12,400',
      LossHistory_ReservedAmount_A: '0',
    })
  })
})

describe('a schedule of underlying insurance', () => {
  const listed = (kind: string, from: number, limits: Record<string, string | number>) =>
    asking({
      handedIn: [
        recordOf('underlying', {
          policy_type: kind,
          carrier: 'Otter Mutual',
          policy_number: 'UL-100-200',
          effective_date: `03/03/${from}`,
          expiration_date: `03/03/${from + 1}`,
          ...limits,
        }),
      ],
    })

  test.each([
    ['General liability', 'UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier_A'],
    ['Automobile liability (any auto)', 'UnderlyingPolicy_Automobile_PolicyNumberIdentifier_A'],
    ['Watercraft liability', 'UnderlyingPolicy_OtherPolicy_PolicyNumberIdentifier_A'],
    ['Employee benefits liability', 'UnderlyingPolicy_OtherPolicy_PolicyNumberIdentifier_A'],
  ])('tells of %s that has expired: it goes on where the user says so', (kind, number) => {
    const limit = { 'limit: each occurrence': '1,000,000', premium: 4150 }
    const current = umbrella([listed(kind, 2026, limit)]).all
    expect(current[number]).toBe('UL-100-200')
    if (number.includes('OtherPolicy')) expect(current.UnderlyingPolicy_OtherPolicy_PremiumAmount_A).toBe('4,150')
    const { all, questions } = umbrella([listed(kind, 2022, limit)])
    expect(all).toEqual(APPLICANT)
    expect(questions.map(({ about }) => about)).toEqual(['expired:UL-100-200'])
    const said = umbrella([listed(kind, 2022, limit)], `Fill ACORD 131\n\n${questions[0]!.choices[0]}`)
    expect([said.asked, said.all[number]]).toEqual([[], 'UL-100-200'])
  })

  test('tells a limit in two ways: neither is written', () => {
    const limits = { 'limit: each occurrence': '1,000,000', 'limit: occurrence': '2,000,000' }
    const { all } = umbrella([listed('General liability', 2026, limits)])
    expect(all).toMatchObject({ UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier_A: 'UL-100-200' })
    expect(all).not.toHaveProperty('GeneralLiability_EachOccurrence_LimitAmount_A')
  })
})

test('an open claim whose reserve is not told may cost more', () => {
  const loss = (of: Record<string, string>) =>
    umbrella([
      asking({ handedIn: [recordOf('loss', { date_of_loss: '03/04/2026', description: 'Fall', paid: '900', ...of })] }),
    ])
  const listed = { LossHistory_OccurrenceDescription_A: 'Fall' }
  expect(loss({ claim_status: 'Open', reserved: 'TBD' }).all).toMatchObject(listed)
  expect(loss({ claim_status: 'Open', reserved: '500' }).all).toEqual(APPLICANT)
  expect(loss({ claim_status: 'Closed' }).all).toEqual(APPLICANT)
})

describe('what is wanted is what the user says', () => {
  const [OCCURRENCE, AGGREGATE] = ['EachOccurrence', 'Aggregate'].map((one) => `ExcessUmbrella_Umbrella_${one}Amount_A`)
  const wanted = (words: string) =>
    Object.fromEntries(
      Object.entries(umbrella([THIS_YEAR], words).all).filter(([name]) => name.startsWith('ExcessUmbrella_')),
    )
  test.each([
    ['Fill ACORD 131: umbrella with $5,000,000 each occurrence', { [OCCURRENCE!]: '5,000,000' }],
    ['Umbrella of $5M each occurrence and aggregate', { [OCCURRENCE!]: '5,000,000', [AGGREGATE!]: '5,000,000' }],
    ['The general liability is $3,000,000 each occurrence', {}],
    ['Umbrella of $4,000,000 each occurrence over general liability of $1,000,000 each occurrence', {}],
    ['Umbrella each occurrence $4,000,000, no umbrella aggregate of $4,000,000', { [OCCURRENCE!]: '4,000,000' }],
    ['Umbrella each occurrence $4,000,000 or $5,000,000', {}],
    ['Umbrella each occurrence $4,000,000; umbrella each occurrence $5,000,000', {}],
    ['If they ask for an umbrella of $4,000,000 each occurrence, say so', {}],
    ['Umbrella for 3 years, each occurrence as before', {}],
  ])('%s', (words, expected) => {
    expect(wanted(words)).toEqual(expected)
  })
})

describe('an ACORD 131 that is filled', () => {
  const BOXES = {
    ...APPLICANT,
    CommercialStructure_PhysicalAddress_LineOne_A: '12 Elm Street',
    CommercialStructure_PhysicalAddress_CityName_A: 'Mobile',
  }
  const OF_THE_TERM = {
    ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: '7,000,000',
    CommercialUmbrellaLineOfBusiness_Question_ABACode_A: 'N',
    VehicleFleet_LightWeightTruck_OwnedCount_A: '4',
    UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier_A: 'GL-31',
    UnderlyingPolicy_GeneralLiability_PremisesOperationsPremiumAmount_A: '2,500',
    GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
  }
  const filled = (from: string, boxes = {}) =>
    readFilled(
      { ...BOXES, ...OF_THE_TERM, Policy_EffectiveDate_A: from, NamedInsured_Signature_A: 'A. Fern', ...boxes },
      acord131,
    )

  test('for a term to come says all of this one, but nobody signs for another', async () => {
    const { all, asked } = umbrella([await filled('03/03/2027')])
    expect(all).toEqual({ ...BOXES, ...OF_THE_TERM, Policy_EffectiveDate_A: '03/03/2027' })
    expect(asked).toEqual([])
  })

  test('of a term before says what stands, and its questions are asked again', async () => {
    const { all, why } = umbrella([await filled('03/03/2026')])
    expect(all).toEqual(BOXES)
    expect(why('CommercialUmbrellaLineOfBusiness_Question_ABACode_A')).toMatch(/An earlier application says “N”\.$/)
  })

  test('adds to the row of the policy it names, and nothing to that of another', async () => {
    const rest = Object.fromEntries(
      Object.entries(OF_THE_TERM).filter(([name]) => !/^(?:UnderlyingPolicy_)?GeneralLiability/.test(name)),
    )
    const term = { Policy_EffectiveDate_A: '03/03/2027' }
    const places = Object.fromEntries(Object.entries(BOXES).filter(([name]) => name.startsWith('Commercial')))
    expect(umbrella([await filled('03/03/2027'), THIS_YEAR]).all).toEqual({
      ...APPLICANT,
      ...places,
      ...rest,
      ...term,
      ...GL,
    })
    const own = { UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier_A: 'GL-2026' }
    const same = umbrella([await filled('03/03/2027', own), THIS_YEAR])
    expect(same.all).toEqual({ ...APPLICANT, ...places, ...OF_THE_TERM, ...term, ...GL })
  })

  test('tells its losses, each once, but none that is too old or small; one without a day may be asked for', async () => {
    const loss = (letter: string, description: string, paid: string, day?: string) => ({
      [`LossHistory_OccurrenceDescription_${letter}`]: description,
      [`LossHistory_PaidAmount_${letter}`]: paid,
      ...(day && { [`LossHistory_ClaimDate_${letter}`]: day }),
    })
    const kept = {
      ...loss('A', 'Fall at the entrance', '12,400', '03/06/2026'),
      ...loss('B', 'Ladder on a car', '33,000'),
    }
    const losses = {
      ...kept,
      ...loss('C', 'Backed into fence', '81,000', '05/02/2020'),
      ...loss('D', 'Broken window', '900', '04/06/2026'),
    }
    const told = ({ all }: ReturnType<typeof umbrella>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('LossHistory_')))
    const old = await filled('03/03/2026', losses)
    expect(told(umbrella([old]))).toEqual(kept)
    expect(told(umbrella([old, readDrawn(RUN)]))).toEqual({
      ...kept,
      LossHistory_LineOfBusiness_A: 'General Liability',
      LossHistory_ReservedAmount_A: '0',
    })
  })
})
