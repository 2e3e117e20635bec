import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  INSURED,
  liability,
  readDrawn,
  readFilled,
} from '../../../../tests/support/forms/drawn-applications.ts'
import { acord126 } from './index.ts'

type Papers = Parameters<typeof applicationOf>[0]
const RENEWAL = 'Fill ACORD 126 for the renewal'
const section = (papers: Papers, words = RENEWAL) => applicationOf(papers, words, acord126)

const SCHEDULE = `
  CLASSIFICATION SCHEDULE
  Loc   Class Code   Classification         Terr   Premium Basis   Exposure   Prem/Ops Rate   Prod/CO Rate
  1     91340        Carpentry              002    Payroll         210,000    4.112           1.950
  1     91585        Subcontracted work     002    Total Cost      115,531    1.220           0.880
  2     61226        Buildings              002    Area            4,500      22.100          0.310
  2     10042        Appliance stores       002    Gross Sales     90,000     1.100           0.310
`
const declarations = (year = 2026, of = {}) =>
  `${liability(year, of).replace(
    '  Total Policy',
    `  Damage To Premises Rented To You Limit          $100,000
  Medical Expense Limit (Any One Person)          $5,000
  General Aggregate Limit Applies Per: Project
  Coverage Form: CG 00 01 04 13 - OCCURRENCE
  Total Policy`,
  )}${SCHEDULE}`

const GL = 'GeneralLiability_'
const [OCCURRENCE, AGGREGATE] = [`${GL}EachOccurrence_LimitAmount_A`, `${GL}GeneralAggregate_LimitAmount_A`]
const APPLICANT = { NamedInsured_FullName_A: INSURED }
const LIMITS = {
  [`${GL}CoverageIndicator_A`]: 'true',
  [`${GL}OccurrenceIndicator_A`]: 'true',
  [`${GL}GeneralAggregate_LimitAmount_A`]: '2,000,000',
  [`${GL}GeneralAggregate_LimitAppliesPerProjectIndicator_A`]: 'true',
  [`${GL}ProductsAndCompletedOperations_AggregateLimitAmount_A`]: '2,000,000',
  [`${GL}PersonalAndAdvertisingInjury_LimitAmount_A`]: '1,000,000',
  [`${GL}EachOccurrence_LimitAmount_A`]: '1,000,000',
  [`${GL}FireDamageRentedPremises_EachOccurrenceLimitAmount_A`]: '100,000',
  [`${GL}MedicalExpense_EachPersonLimitAmount_A`]: '5,000',
}
const COST_OF = 'GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A'
const COST = { [COST_OF]: '2,026' }

const hazard = (letter: string, [location, code, classification, basis, exposure]: string[], territory = '002') => ({
  [`${GL}Hazard_LocationProducerIdentifier_${letter}`]: location!,
  [`${GL}Hazard_ClassCode_${letter}`]: code!,
  [`${GL}Hazard_Classification_${letter}`]: classification!,
  [`${GL}Hazard_PremiumBasisCode_${letter}`]: basis!,
  [`${GL}Hazard_TerritoryCode_${letter}`]: territory,
  ...(exposure && { [`${GL}Hazard_Exposure_${letter}`]: exposure }),
})
const CLASSES = [
  ['1', '91340', 'Carpentry', 'Payroll', '210,000'],
  ['1', '91585', 'Subcontracted work', 'Total Cost', '115,531'],
  ['2', '61226', 'Buildings', 'Area', '4,500'],
]
const hazards = (isRated: boolean) =>
  Object.assign({}, ...CLASSES.map((one, at) => hazard('ABC'[at]!, isRated ? one : one.slice(0, 4))))
const RATED = hazards(true)
const STANDING = hazards(false)
const overflowOf = ({ overflow }: ReturnType<typeof section>) => overflow.map(({ label, text }) => `${label}: ${text}`)

const THIS_YEAR = readDrawn(declarations())
const LAST_YEAR = readDrawn(declarations(2025))
const QUOTE = readDrawn(`${declarations(2026, { number: 'Q-777' })
  .replace('DECLARATIONS', 'QUOTE PROPOSAL')
  .replace('Policy Number', 'Quote Number')
  .replaceAll('$1,000,000', '$9,000,000')}
  This quotation is valid for 30 days. This is a quote and not a policy.
`)

describe('a section of general liability is filled from documents, with all they tell and nothing else', () => {
  test('a renewal asks for what the policy in force insures; a fourth class goes to the attached page, whole', () => {
    const renewal = section([THIS_YEAR])
    expect(renewal.all).toEqual({ ...APPLICANT, ...LIMITS, ...COST, ...RATED })
    expect([renewal.asked, renewal.unsupported]).toEqual([[], []])
    expect(overflowOf(renewal)).toEqual([
      'Class 4: location: 2',
      'Class 4: class code: 10042',
      'Class 4: premium basis: Gross Sales',
      'Class 4: exposure: 90,000',
      'Class 4: territory: 002',
      'Class 4: classification: Appliance stores',
    ])
    expect(renewal.why('Contractors_Question_AABCode_A')).toMatch(/^Asked of the insured: /)
  })

  test('else it is asked whether it does, and only what the business is goes on', () => {
    const { all, questions, why } = section([THIS_YEAR], 'Fill ACORD 126')
    expect(all).toEqual({ ...APPLICANT, ...STANDING })
    expect(questions.map(({ about }) => about)).toEqual(['renewal'])
    expect(why(`${GL}EachOccurrence_LimitAmount_A`)).toBe('Say what is wanted.')
    const [renewal, others] = questions[0]!.choices.map((choice) => section([THIS_YEAR], `Fill ACORD 126\n\n${choice}`))
    expect([renewal!.asked, renewal!.all]).toEqual([[], { ...APPLICANT, ...LIMITS, ...COST, ...RATED }])
    expect([others!.asked, others!.all]).toEqual([[], all])
    expect(section([THIS_YEAR], 'Fill ACORD 126; renew the auto').all).toEqual(all)
  })

  test('last year’s policy, a quote and a policy that is canceled ask for nothing', () => {
    expect(section([LAST_YEAR, QUOTE, THIS_YEAR]).all).toEqual({ ...APPLICANT, ...LIMITS, ...COST, ...RATED })
    expect(section([LAST_YEAR, QUOTE]).all).toEqual(APPLICANT)
    const notice = readDrawn(`
      NOTICE OF CANCELLATION
      Policy Number: GL-2026
      Named Insured: ${INSURED}
      Your policy is canceled effective 05/01/2026.
    `)
    expect(section([THIS_YEAR, notice]).all).toEqual(APPLICANT)
  })

  test('a policy that is to be canceled is renewed only where the user says so', () => {
    const notice = readDrawn(`
      NOTICE OF CANCELLATION
      Policy Number: GL-2026
      Named Insured: ${INSURED}
      Your policy is canceled effective 09/01/2026.
    `)
    const { all, asked, questions } = section([THIS_YEAR, notice])
    expect([asked, all]).toEqual([['standing:GL-2026'], APPLICANT])
    expect(questions[0]!.because!.text).toMatch(/to be cancelled as of 09\/01\/2026 \(paper-2\.pdf, page 1\)/)
    expect(section([THIS_YEAR, notice], `${RENEWAL}\n\n${questions[0]!.choices[0]}`).all).toMatchObject(LIMITS)
  })

  test('of two policies in force it is asked which is renewed, of two insureds whose it is', () => {
    const other = readDrawn(declarations(2026, { number: 'GL-7' }).replace('$5,000', '$10,000'))
    expect(section([THIS_YEAR, other])).toMatchObject({ asked: ['policy:gl'], all: APPLICANT })
    expect(section([THIS_YEAR, other], `${RENEWAL} of policy GL-2026`).all).toMatchObject(LIMITS)
    const otter = readDrawn(declarations(2026, { number: 'GL-7', insured: 'Otter Masonry LLC' }))
    expect([section([otter, THIS_YEAR]).asked, section([otter, THIS_YEAR]).all]).toEqual([['insured'], {}])
    expect(section([otter, THIS_YEAR], `${RENEWAL}\n\n${INSURED}`).all).toMatchObject(LIMITS)
  })

  test('who has an interest in insured property has none in liability', () => {
    const property = readDrawn(`
      COMMERCIAL PROPERTY DECLARATIONS
      Policy Number: CP-2026        Policy Period: 03/03/2026 to 03/03/2027
      Insurer: Thornbury Casualty Company
      Named Insured: ${INSURED}
      Mailing Address: 41 Shore Road, Mobile, AL 36602

      Location    Building    Coverage      Limit        Deductible
      1           1           Building      500,000      5,000

      Mortgagee: First Example Bank, 500 Main Street, Mobile, AL 36602
    `)
    expect(section([THIS_YEAR, property]).all).toEqual({ ...APPLICANT, ...LIMITS, ...COST, ...RATED })
  })

  test('another application for a term to come asks for what it surely says', () => {
    const asked = readDrawn(`
      GENERAL LIABILITY APPLICATION
      Applicant: ${INSURED}
      Proposed policy term: 01/01/2027 to 01/01/2028
      Description of operations: Makes crockery
      Each Occurrence Limit     $2,000,000
      General Aggregate Limit   $4,000,000
    `)
    const wanted = { [OCCURRENCE]: '2,000,000', [AGGREGATE]: '4,000,000' }
    expect(section([asked]).all).toMatchObject(wanted)
    const facts = asked.facts.map((fact) => ({ ...fact, confidence: fact.key === 'insured.name' ? 1 : 0.5 }))
    const { all, why } = section([{ ...asked, facts, submitted: [] }])
    expect(all).toEqual(APPLICANT)
    expect(why(OCCURRENCE)).toMatch(/^“2,000,000” on page 1 is in doubt/)
  })

  test('a package tells no premium of its liability', () => {
    const owners = readDrawn(`${liability(2026)
      .split('\n  General Aggregate')[0]!
      .replace('COMMERCIAL GENERAL LIABILITY', 'BUSINESSOWNERS POLICY')}
      Liability and Medical Expenses     $1,000,000
      General Aggregate   $2,000,000
      Building     $500,000
      Total Premium  $3,333
    `)
    expect(section([owners]).all).toEqual({
      ...APPLICANT,
      [`${GL}EachOccurrence_LimitAmount_A`]: '1,000,000',
      [`${GL}GeneralAggregate_LimitAmount_A`]: '2,000,000',
    })
  })

  test.each([
    ['Each Employee Limit', { [`${GL}EmployeeBenefits_LimitAmount_A`]: '1,000,000' }],
    ['Each Claim Limit', {}],
  ])('a limit of employee benefits stands in words of employees, not “%s” under their heading', (called, expected) => {
    const benefits = declarations().replace(
      '  Total Policy',
      `  EMPLOYEE BENEFITS LIABILITY COVERAGE\n  ${called}    $1,000,000\n  Total Policy`,
    )
    const { [COST_OF]: _, ...all } = section([readDrawn(benefits)]).all
    expect(all).toEqual({ ...APPLICANT, ...LIMITS, ...RATED, ...expected })
  })
})

describe('what is wanted is what the user says', () => {
  test.each([
    ['General liability of $3,000,000 each occurrence', { [OCCURRENCE]: '3,000,000' }],
    ['General liability general aggregate of $4M', { [AGGREGATE]: '4,000,000' }],
    ['Umbrella of $5,000,000 each occurrence', {}],
    ['General liability of $3,000,000 each occurrence under an umbrella', {}],
    ['General liability each occurrence $3,000,000 or $4,000,000', {}],
    ['If they ask for general liability of $3,000,000 each occurrence, say so', {}],
  ])('%s', (words, expected) => {
    const { all } = section([THIS_YEAR], `Fill ACORD 126. ${words}`)
    expect(all).toEqual({ ...APPLICANT, ...STANDING, ...expected })
  })

  test('and goes before what is renewed', () => {
    const { all } = section([THIS_YEAR], `${RENEWAL}. General liability of $3,000,000 each occurrence`)
    expect(all).toMatchObject({ ...LIMITS, [OCCURRENCE]: '3,000,000' })
  })
})

describe('an ACORD 126 that is filled', () => {
  const product = (part: string) => `ProductAndCompletedOperations_${part}_A`
  const STANDS = {
    ...APPLICANT,
    ...hazard('A', CLASSES[0]!.slice(0, 4)),
    [`${GL}Hazard_HazardProducerIdentifier_A`]: '1',
    [product('ProductName')]: 'Oak stairs',
    AdditionalInterest_FullName_A: 'Grouse Harbor Trust',
    AdditionalInterest_Interest_AdditionalInsuredIndicator_A: 'true',
  }
  const OF_THE_TERM = {
    [`${GL}EachOccurrence_LimitAmount_A`]: '7,000,000',
    [`${GL}BodilyInjury_DeductibleAmount_A`]: '1,000',
    [`${GL}Hazard_Exposure_A`]: '180,000',
    [`${GL}Hazard_PremisesOperationsRate_A`]: '4.112',
    [`${GL}Hazard_PremisesOperationsPremiumAmount_A`]: '740',
    [product('AnnualGrossSalesAmount')]: '55,000',
    Contractors_Question_AABCode_A: 'N',
    GeneralLiabilityLineOfBusiness_Question_KABCode_A: 'Y',
    AthleticTeam_SportDescription_A: 'Bowling',
    AdditionalInterest_FullName_B: 'Finch Staffing LLC',
    GeneralLiabilityLineOfBusiness_RemarkText_B: 'Call before noon',
  }
  const ASKED_AGAIN = Object.fromEntries(
    Object.entries(OF_THE_TERM).filter(([name]) =>
      /Occurrence|BodilyInjury|Hazard_Exposure|AnnualGrossSales/.test(name),
    ),
  )
  const filled = (from: string) =>
    readFilled(
      { ...STANDS, ...OF_THE_TERM, Policy_EffectiveDate_A: from, NamedInsured_Signature_A: 'A. Fern' },
      acord126,
    )

  test('for a term to come says all of this one, whatever the policy in force insures, but nobody signs for another', async () => {
    const own = { ...STANDS, ...OF_THE_TERM, Policy_EffectiveDate_A: '03/03/2027' }
    const { all, asked } = section([await filled('03/03/2027')])
    expect([all, asked]).toEqual([own, []])
    const beside = section([await filled('03/03/2027'), THIS_YEAR], 'Fill ACORD 126')
    expect([beside.all, beside.asked]).toEqual([own, []])
  })

  test('of a term before says what stands, and asks whether it is renewed', async () => {
    const { all, asked } = section([await filled('03/03/2026')], 'Fill ACORD 126')
    expect([all, asked]).toEqual([STANDS, ['renewal']])
    const declined = section([await filled('03/03/2026')], 'Fill ACORD 126. Not what the earlier application asked for')
    expect([declined.all, declined.asked]).toEqual([STANDS, []])
  })

  test('of a term before that is renewed says what is asked for again, but no rates, answers or remarks', async () => {
    const { all, why, asked } = section([await filled('03/03/2026')])
    expect([all, asked]).toEqual([{ ...STANDS, ...ASKED_AGAIN }, []])
    expect(why('Contractors_Question_AABCode_A')).toMatch(/An earlier application says “N”\.$/)
  })

  test('of a term before gives way to the policy in force', async () => {
    const { all } = section([await filled('03/03/2026'), THIS_YEAR])
    expect(all).toEqual({ ...STANDS, ...ASKED_AGAIN, ...LIMITS, ...COST, ...RATED })
  })
})
