import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  asking,
  INSURED,
  readDrawn,
  readFilled,
  recordOf,
} from '../../../../tests/support/forms/drawn-applications.ts'
import { acord140 } from './index.ts'

type Papers = Parameters<typeof applicationOf>[0]
const property = (papers: Papers, words = 'Fill ACORD 140') => applicationOf(papers, words, acord140)

const head = ({
  number = 'CP-2026',
  year = 2026,
  insured = INSURED,
  title = 'COMMERCIAL PROPERTY DECLARATIONS',
} = {}) => `
  ${title}
  Policy Number: ${number}        Policy Period: 03/03/${year} to 03/03/${year + 1}
  Insurer: Thornbury Casualty Company
  Named Insured: ${insured}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
`
const PLACES = `
  Location    Building    Address                                Construction         Year Built    Occupancy
  1           1           12 Elm Street, Mobile, AL 36602        Joisted Masonry      1998          Office
  1           2           12 Elm Street, Mobile, AL 36602        Frame                1972          Warehouse
`
const THIRD =
  '  2           1           9 Oak Avenue, Mobile, AL 36604          Frame                2004          Shop\n'
const COVERAGES = `
  Location    Building    Coverage                      Limit        Deductible    Coinsurance    Valuation           Causes of Loss
  1           1           Building                      500,000      5,000         90%            Replacement Cost    Special
  1           1           Business Personal Property    80,000       1,000         80%            Replacement Cost    Special
  1           2           Building                      300,000      5,000         90%            Actual Cash Value   Broad
`
const OF_THIRD =
  '  2           1           Building                      200,000      2,500         90%            Replacement Cost    Special\n'

/** Values of a building by their names without the letter. */
const of = (letter: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_${letter}`, value]))
const at = (letter: string, number: string, occupancy: string, construction: string, year: string) =>
  of(letter, {
    CommercialStructure_Location_ProducerIdentifier: '1',
    CommercialStructure_Building_ProducerIdentifier: number,
    CommercialStructure_PhysicalAddress_LineOne: '12 Elm Street',
    CommercialStructure_Building_SublocationDescription: occupancy,
    Construction_ConstructionCode: construction,
    CommercialStructure_BuiltYear: year,
  })
const PARTS = ['SubjectOfInsuranceCode', 'LimitAmount', 'DeductibleAmount', 'CoinsurancePercent', 'ValuationCode', 'CauseOfLossCode'] // biome-ignore format: a list
const insured = (letter: string, ...values: string[]) =>
  Object.fromEntries(values.map((value, part) => [`CommercialProperty_Premises_${PARTS[part]}_${letter}`, value]))
const APPLICANT = { NamedInsured_FullName_A: INSURED }
const FIRST = {
  ...at('A', '1', 'Office', 'Joisted Masonry', '1998'),
  ...insured('A', 'Building', '500,000', '5,000', '90%', 'Replacement Cost', 'Special'),
  ...insured('B', 'Business Personal Property', '80,000', '1,000', '80%', 'Replacement Cost', 'Special'),
}
const SECOND = {
  ...at('B', '2', 'Warehouse', 'Frame', '1972'),
  ...insured('G', 'Building', '300,000', '5,000', '90%', 'Actual Cash Value', 'Broad'),
}
const BOTH = { ...APPLICANT, ...FIRST, ...SECOND }
const POLICY = readDrawn(`${head()}${PLACES}${COVERAGES}`)
const told = ({ overflow }: ReturnType<typeof property>) => overflow.map(({ label, text }) => `${label}: ${text}`)

describe('the property section is filled from documents, with all they tell and nothing else', () => {
  test('each building has what is insured there, and amounts stand in words that speak of them', () => {
    const found = property([POLICY])
    expect(found.all).toEqual(BOTH)
    expect([found.asked, found.overflow, found.unsupported]).toEqual([[], [], []])
    expect(found.why('BuildingFireProtection_ProtectionClassCode_A')).toBe('No application here says it.')
  })

  test('a third building goes to the attached page whole, and an interest that names no building beside it', () => {
    const bank = '\n  Mortgagee: First Example Bank, 500 Main Street, Mobile, AL 36602\n'
    const found = property([readDrawn(`${head()}${PLACES}${THIRD}${COVERAGES}${OF_THIRD}${bank}`)])
    expect(found.all).toEqual(BOTH)
    const third = 'Location 2, Building 1, 9 Oak Avenue, Mobile, AL 36604'
    for (const one of [
      `${third}: street: 9 Oak Avenue`,
      `${third}: year built: 2004`,
      `${third}: Building: amount: 200,000`,
      `${third}: Building: deductible: 2,500`,
      'Its building is not told: name: First Example Bank',
    ])
      expect(told(found)).toContain(one)
  })

  test('the interest in the only building is named with what it is', () => {
    const only = `${head()}
  Location 1: 12 Elm Street, Mobile, AL 36602

  Coverage                      Limit        Deductible
  Building                      500,000      5,000

  Mortgagee: First Example Bank, 500 Main Street, Mobile, AL 36602
`
    expect(property([readDrawn(only)]).all).toEqual({
      ...APPLICANT,
      CommercialStructure_Location_ProducerIdentifier_A: '1',
      CommercialStructure_PhysicalAddress_LineOne_A: '12 Elm Street',
      ...insured('A', 'Building', '500,000', '5,000'),
      ...of('A', {
        AdditionalInterest_Interest_MortgageeIndicator: 'true',
        AdditionalInterest_FullName: 'First Example Bank',
        AdditionalInterest_MailingAddress_LineOne: '500 Main Street',
        AdditionalInterest_MailingAddress_CityName: 'Mobile',
        AdditionalInterest_MailingAddress_StateOrProvinceCode: 'AL',
        AdditionalInterest_MailingAddress_PostalCode: '36602',
      }),
    })
  })

  test('a building that is only quoted, last year’s amounts and a canceled policy are not on it', () => {
    const quote = head({ number: 'Q-777', title: 'COMMERCIAL PROPERTY QUOTE PROPOSAL' }).replace(
      'Policy Number',
      'Quote Number',
    )
    const offered = readDrawn(`${quote}${PLACES}${THIRD}${COVERAGES}${OF_THIRD}
  This quotation is valid for 30 days. This is a quote and not a policy.
`)
    expect(offered.kind).toBe('quote')
    const last = readDrawn(
      `${head({ year: 2025 })}${PLACES}${THIRD}${COVERAGES.replaceAll('500,000', '450,000')}${OF_THIRD}`,
    )
    const found = property([offered, last, POLICY])
    expect([found.all, found.overflow]).toEqual([BOTH, []])
    expect(property([offered, last]).all).toEqual(APPLICANT)
    const notice = readDrawn(`
      NOTICE OF CANCELLATION
      Policy Number: CP-2026
      Named Insured: ${INSURED}
      Your policy is canceled effective 05/01/2026.
    `)
    expect(property([POLICY, notice]).all).toEqual(APPLICANT)
  })

  test('two limits of one coverage are asked about, and the row is left to the answer', () => {
    const twice = COVERAGES.replace(
      '  1           1           Business',
      '  1           1           Building                      600,000      5,000         90%            Replacement Cost    Special\n  1           1           Business',
    )
    const { all, questions, why } = property([readDrawn(`${head()}${PLACES}${twice}`)])
    expect(questions.map(({ about }) => about)).toEqual(['coverage:building'])
    expect(Object.values(all)).not.toContain('500,000')
    expect(Object.values(all)).not.toContain('600,000')
    expect(why('CommercialProperty_Premises_LimitAmount_B')).toMatch(/more than one value/)
  })

  test('of two policies it is asked which is meant; another insured’s is none of them', () => {
    const other = readDrawn(`${head({ number: 'CP-7' })}${PLACES}${COVERAGES}`)
    expect(property([POLICY, other])).toMatchObject({ asked: ['policy:property'], all: APPLICANT })
    expect(property([POLICY, other], 'Fill ACORD 140 for policy CP-2026').all).toEqual(BOTH)
    const strange = readDrawn(`${head({ number: 'CP-7', insured: 'Otter Masonry LLC' })}${PLACES}${COVERAGES}`)
    expect(property([POLICY, strange])).toMatchObject({ asked: ['insured'], all: {} })
    expect(property([POLICY, strange], `Fill ACORD 140\n\n${INSURED}`).all).toEqual(BOTH)
  })

  test('a limit over all buildings is a blanket, and one that names no building is of none', () => {
    const over =
      '  All         All         Business Income               120,000      -             -              -                   -\n'
    const loose = COVERAGES.replace('1           1           Business', '                        Business')
    const blanket = property([readDrawn(`${head()}${PLACES}${COVERAGES}${over}`)])
    expect(blanket.all).toEqual({
      ...BOTH,
      CommercialProperty_Summary_BlanketLimitAmount_A: '120,000',
      CommercialCoverage_Summary_BlanketTypeDescription_A: 'Business Income',
    })
    const open = property([readDrawn(`${head()}${PLACES}${loose}`)])
    expect(open.all).not.toHaveProperty('CommercialProperty_Premises_LimitAmount_B')
    expect(told(open)).toContain('Its building is not told: Business Personal Property: amount: 80,000')
  })
})

describe('a submission beside the policy', () => {
  const ELM = { line1: '12 Elm Street', city: 'Mobile', state: 'AL' }
  const told = (of: Record<string, string>) => asking({ submitted: [recordOf('premises', { ...ELM, ...of })] })

  test('says of a building otherwise than the policy: neither is written', () => {
    const { all, why } = property([POLICY, told({ building_number: '1', construction: 'Frame', stories: '2' })])
    const { Construction_ConstructionCode_A: _, ...others } = BOTH as Record<string, string>
    expect(all).toEqual({ ...others, Construction_StoreyCount_A: '2' })
    expect(why('Construction_ConstructionCode_A')).toBe('The documents give more than one value.')
  })

  test('does not say of which of two buildings it speaks: of neither', () => {
    expect(property([POLICY, told({ stories: '2' })]).all).toEqual(BOTH)
    expect(property([told({ stories: '2' }), POLICY]).all).toEqual(BOTH)
  })
})

describe('an ACORD 140 that is filled', () => {
  const STANDS = {
    ...of('A', {
      CommercialStructure_PhysicalAddress_LineOne: '12 Elm Street',
      CommercialStructure_Building_ProducerIdentifier: '2',
    }),
    ...of('A', {
      Construction_StoreyCount: '2',
      BuildingFireProtection_Alarm_SprinklerPercent: '60',
      BuildingImprovement_RoofingIndicator: 'true',
    }),
  }
  const OF_THE_TERM = { ...insured('A', 'Building', '700,000'), CommercialProperty_Spoilage_YesNoCode_A: 'N' }
  const filled = (from: string) =>
    readFilled(
      { ...APPLICANT, ...STANDS, ...OF_THE_TERM, Policy_EffectiveDate_A: from, NamedInsured_Signature_A: 'A. Fern' },
      acord140,
    )

  test('for a term to come says all of this one, and what the policy insures beyond it goes to the attached page', async () => {
    const current = await filled('03/03/2027')
    const term = { Policy_EffectiveDate_A: '03/03/2027' }
    expect(property([current]).all).toEqual({ ...APPLICANT, ...STANDS, ...OF_THE_TERM, ...term })
    const beside = property([current, POLICY])
    expect(beside.all).toEqual({ ...APPLICANT, ...STANDS, ...OF_THE_TERM, ...term })
    expect(told(beside)).toContain(
      'Of the policy alone: Location 1, Building 1, 12 Elm Street, Mobile, AL 36602: Building: amount: 500,000',
    )
  })

  test('of a term before tells what a building is, in the rows of that building', async () => {
    const last = await filled('03/03/2026')
    expect(property([last]).all).toEqual({ ...APPLICANT, ...STANDS })
    const moved = of('B', {
      Construction_StoreyCount: '2',
      BuildingFireProtection_Alarm_SprinklerPercent: '60',
      BuildingImprovement_RoofingIndicator: 'true',
    })
    expect(property([last, POLICY]).all).toEqual({ ...BOTH, ...moved })
  })
})

test('a statement of values says how buildings are protected and when they were updated', () => {
  const values = readDrawn(`
  STATEMENT OF VALUES

  Loc    Bldg    Address                               Construction       Year Built    Sprinklered    Roof    Wiring    Plumbing    Heating    Building
  1      1       12 Elm Street, Mobile, AL 36602       Joisted Masonry    1998          100            2019    2016      2017        2018       500,000
`)
  expect(property([values]).all).toMatchObject(
    of('A', {
      BuildingFireProtection_Alarm_SprinklerPercent: '100',
      BuildingImprovement_RoofingYear: '2019',
      BuildingImprovement_WiringYear: '2016',
      BuildingImprovement_PlumbingYear: '2017',
      BuildingImprovement_HeatingYear: '2018',
    }),
  )
})

test('a place of a list has what labels of its file tell, and who has an interest there, under its numbers', () => {
  const one = { location_number: '1', building_number: '1' }
  const listed = recordOf('premises', {
    ...one,
    address: '12 Elm Street',
    line1: '12 Elm Street',
    construction: 'Frame',
  })
  const labeled = (numbers: object) => [
    recordOf('premises', { ...numbers, stories: '2', construction: 'Fire resistive' }),
    recordOf('premises_interest', { ...numbers, name: 'Otter Savings Bank', interest: 'Mortgagee' }),
  ]
  const told = (numbers: object) => property([asking({ handedIn: [listed], submitted: labeled(numbers) })]).all
  const [own, other] = [told(one), told({ ...one, building_number: '2' })]
  const bank = { AdditionalInterest_FullName_A: 'Otter Savings Bank', Construction_StoreyCount_A: '2' }
  expect(own).toMatchObject({ Construction_ConstructionCode_A: 'Frame', ...bank })
  for (const name of Object.keys(bank)) expect(other).not.toHaveProperty(name)
})

test('a list of places that does not describe them leaves buildings to what labels ask for', () => {
  const one = { location_number: '1', building_number: '1', line1: '12 Elm Street' }
  const labeled = [
    recordOf('premises', { ...one, construction: 'Frame' }),
    recordOf('premises_coverage', {
      location_number: '1',
      building_number: '1',
      coverage: 'Building',
      limit: '400,000',
    }),
  ]
  const listed = recordOf('premises', { ...one, address: '12 Elm Street' })
  expect(property([asking({ handedIn: [listed], submitted: labeled })]).all).toMatchObject({
    Construction_ConstructionCode_A: 'Frame',
    CommercialProperty_Premises_LimitAmount_A: '400,000',
  })
})

test('a statement of values says what stands beside a building, and where its alarms report to', () => {
  const values = readDrawn(`
  STATEMENT OF VALUES

  Loc    Bldg    Address                               Construction       Right exposure     Fire alarm         Burglar alarm          Building
  1      1       12 Elm Street, Mobile, AL 36602       Joisted Masonry    Log yard, 80 ft    Central            Local alarm            500,000
  1      2       12 Elm Street, Mobile, AL 36602       Frame              Office             Local gong         Central station        200,000
`)
  const { all } = property([values])
  const [right, fire] = ['BuildingExposure_Right', 'BuildingFireProtection_Alarm_']
  expect(all).toMatchObject({
    [`${right}Description_A`]: 'Log yard',
    [`${right}Distance_A`]: '80 ft',
    [`${right}Description_B`]: 'Office',
    [`${fire}CentralStationIndicator_A`]: 'true',
    [`${fire}LocalGongIndicator_B`]: 'true',
    Burglar_LocalGongIndicator_A: 'true',
    Alarm_Burglar_CentralStationIndicator_B: 'true',
  })
  expect(all).not.toHaveProperty(`${fire}LocalGongIndicator_A`)
})
