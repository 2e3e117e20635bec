import { describe, expect, test } from 'vitest'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import {
  APPLICANT,
  applicationOf,
  asking,
  INSURED,
  lettered,
  liability,
  lossRun,
  readDrawn,
  readFilled,
  recordOf,
} from '../../../../tests/support/forms/drawn-applications.ts'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { readPdfPages } from '../../../documents/reading/pdf/read-pdf.ts'

const prior = (letter: string, line: string, number: string, year: number, premium: Record<string, string>) => ({
  [`PriorCoverage_PolicyYear_${letter}`]: `${year}`,
  ...lettered(letter, `PriorCoverage_${line}_`, {
    InsurerFullName: 'Thornbury Casualty Company',
    PolicyNumberIdentifier: number,
    EffectiveDate: `03/03/${year}`,
    ExpirationDate: `03/03/${year + 1}`,
    ...premium,
  }),
})
const liabilityIn = (letter: string, year: number) =>
  prior(letter, 'GeneralLiability', `GL-${year}`, year, { TotalPremiumAmount: `2,0${year % 100}` })
const RENEWAL = { Policy_Status_RenewIndicator_A: 'true' }
const OF_LIABILITY = {
  ...RENEWAL,
  Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true',
  GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A: '2,026',
  ...APPLICANT,
  CommercialPolicy_OperationsDescription_A: 'Carpentry',
  ...liabilityIn('A', 2026),
}
const THIS_YEAR = readDrawn(liability(2026))

describe('an application is filled from documents, with all they tell and nothing else', () => {
  test('last year’s policy beside this year’s: it is a prior policy, and where the insured was is not where it is', () => {
    const { all, producer } = applicationOf([readDrawn(liability(2025, { street: '9 Old Road' })), THIS_YEAR])
    expect(producer).toBe('Lanternfish Agency')
    expect(all).toEqual({ ...OF_LIABILITY, ...liabilityIn('B', 2025) })
  })

  test('a policy of property: its premises by their numbers, and who else has an interest', () => {
    const property = readDrawn(`
      COMMERCIAL PROPERTY DECLARATIONS
      Policy Number: CP-4410277        Policy Period: 03/03/2026 to 03/03/2027
      Insurer: Thornbury Casualty Company
      Named Insured: ${INSURED}
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Total Policy Premium   $5,100

      Location    Building    Address
      2           1           9 Oak Avenue, Mobile, AL 36604
      1           1           12 Elm Street, Mobile, AL 36602
      1           2           12 Elm Street, Mobile, AL 36602

      Location    Building    Coverage                         Limit              Deductible
      1           1           Building                          500,000            5,000
      1           2           Building                          300,000            5,000
      2           1           Business Personal Property        80,000             5,000

      Mortgagee: First Example Bank, 500 Main Street, Mobile, AL 36602
    `)
    const place = (letter: string, location: string, building: string, street: string, zip: string) =>
      lettered(letter, 'CommercialStructure_', {
        Location_ProducerIdentifier: location,
        Building_ProducerIdentifier: building,
        PhysicalAddress_LineOne: street,
        PhysicalAddress_CityName: 'Mobile',
        PhysicalAddress_StateOrProvinceCode: 'AL',
        PhysicalAddress_PostalCode: zip,
      })
    expect(applicationOf([property]).all).toEqual({
      ...RENEWAL,
      Policy_LineOfBusiness_CommercialProperty_A: 'true',
      CommercialPropertyLineOfBusiness_PremiumAmount_A: '5,100',
      ...APPLICANT,
      ...place('A', '1', '1', '12 Elm Street', '36602'),
      ...place('B', '1', '2', '12 Elm Street', '36602'),
      ...place('C', '2', '1', '9 Oak Avenue', '36604'),
      ...lettered('A', 'AdditionalInterest_', {
        Interest_MortgageeIndicator: 'true',
        FullName: 'First Example Bank',
        MailingAddress_LineOne: '500 Main Street',
        MailingAddress_CityName: 'Mobile',
        MailingAddress_StateOrProvinceCode: 'AL',
        MailingAddress_PostalCode: '36602',
      }),
      ...prior('A', 'Property', 'CP-4410277', 2026, { TotalPremiumAmount: '5,100' }),
    })
  })

  test('a policy of business owners is of that line, and its premium of none of its parts', () => {
    const owners = readDrawn(`
      BUSINESSOWNERS POLICY DECLARATIONS
      Policy Number: BP-4410277        Policy Period: 03/03/2026 to 03/03/2027
      Insurer: Thornbury Casualty Company
      Named Insured: ${INSURED}
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Liability and Medical Expenses     $1,000,000
      General Aggregate   $2,000,000
      Building     $500,000
      Business Personal Property  $80,000
      Total Premium  $3,333
    `)
    expect(applicationOf([owners]).all).toEqual({
      ...RENEWAL,
      Policy_LineOfBusiness_BusinessOwnersIndicator_A: 'true',
      ...APPLICANT,
      ...prior('A', 'GeneralLiability', 'BP-4410277', 2026, {}),
      ...prior('A', 'Property', 'BP-4410277', 2026, {}),
    })
  })

  test('a policy that may be of business owners, and one of a dwelling, ask for no line', () => {
    const ask = (head: string, ...lines: string[]) =>
      applicationOf([
        readDrawn(`
      ${head}
      Policy Number: BP-4410277        Policy Period: 03/03/2026 to 03/03/2027
      Insurer: Thornbury Casualty Company
      Named Insured: Heron Baking Co and Heron Cafe LLC
      ${lines.join('\n      ')}
    `),
      ])
    const both = [
      'Liability and Medical Expenses     $1,000,000',
      'General Aggregate   $2,000,000',
      'Building     $500,000',
      'Business Personal Property  $80,000',
    ]
    for (const told of [
      ask('POLICY DECLARATIONS', ...both),
      ask('DWELLING FIRE POLICY DECLARATIONS', 'Dwelling     $300,000', 'Personal Property     $10,000'),
    ]) {
      expect(Object.keys(told.all).filter((name) => /LineOfBusiness_|LegalEntity/.test(name))).toEqual([])
      expect(told.all.NamedInsured_FullName_A).toBe('Heron Baking Co and Heron Cafe LLC')
    }
  })

  test('a quote beside the policy: nothing of it is asked for, charged or was', () => {
    const quote = liability(2026, { number: 'Q-777', street: '5 New Street' })
      .replace('DECLARATIONS', 'QUOTE PROPOSAL')
      .replace('Policy Number', 'Quote Number')
      .replace('$2,026', '$9,999')
    const offered = readDrawn(`${quote}\n  This quotation is valid for 30 days. This is a quote and not a policy.\n`)
    expect(offered.kind).toBe('quote')
    expect(applicationOf([offered, THIS_YEAR]).all).toEqual(OF_LIABILITY)
  })

  test('the numbers of the business and its form, as labels of their very names tell them', () => {
    const told = (fein: string, form = 'Form of Business: Corporation') =>
      readDrawn(
        `${liability(2026)}  FEIN: ${fein}      NAICS Code: 238160\n  SIC Code: 1761\n`.replace(
          /Form of Business: .*/,
          form,
        ),
      )
    const others: Record<string, string> = { ...OF_LIABILITY }
    delete others.NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A
    const codes = { NamedInsured_NAICSCode_A: '238160', NamedInsured_SICCode_A: '1761' }
    expect(applicationOf([told('12-3456789')]).all).toEqual({
      ...others,
      ...codes,
      NamedInsured_TaxIdentifier_A: '12-3456789',
      NamedInsured_LegalEntity_CorporationIndicator_A: 'true',
    })
    const disputed = applicationOf([told('12-3456789'), told('98-7654321')])
    expect(disputed.all).toEqual({ ...others, ...codes, NamedInsured_LegalEntity_CorporationIndicator_A: 'true' })
    expect(disputed.why('NamedInsured_TaxIdentifier_A')).toBe('The documents give more than one value.')
  })

  test('two insureds: it is asked whose it is, and then nothing of the other’s is on it', () => {
    const other = readDrawn(liability(2026, { number: 'GL-77', insured: 'Otter Masonry LLC', street: '5 New Street' }))
    const open = applicationOf([other, THIS_YEAR])
    expect(open.asked).toEqual(['insured'])
    expect(open.all).toEqual({})
    const words = `Fill ACORD 125 for the renewal\n\n${INSURED}`
    expect(applicationOf([other, THIS_YEAR], words).all).toEqual(OF_LIABILITY)
  })
})

test('the policies that an application lists as those before stand in their years, and its own wishes are none', async () => {
  const listed = linesPage(['COMMERCIAL INSURANCE APPLICATION', `Applicant Name: ${INSURED}`, 'Prior carriers'])
  const rows = [
    ['Carrier', 'Line', 'Policy number', 'Effective', 'Expiration', 'Premium'],
    ['Lanternfish Indemnity Company', 'General Liability', 'LF-90011', '03/03/2025', '03/03/2026', '$7,700'],
    ['Lanternfish Indemnity Company', 'Auto', 'LA-90022', '03/03/2024', '03/03/2025', '$4,400'],
    ['Lanternfish Indemnity Company', 'Auto', 'LA-90021', '03/03/2022', '03/03/2023', '$4,300'],
    ['Lanternfish Indemnity Company', 'Auto', 'LA-90020', '03/03/2021', '03/03/2022', '$4,200'],
  ]
  const page = { ...listed, tables: [{ x: 50, y: 220, columns: [0, 150, 240, 300, 360, 430], rows }] }
  const application = readFacts(await readPdfPages(await makePdf([page])))
  const { all, overflow } = applicationOf([application, THIS_YEAR])
  const of = { InsurerFullName: 'Lanternfish Indemnity Company' }
  expect(all).toEqual({
    ...OF_LIABILITY,
    ...prior('B', 'GeneralLiability', 'LF-90011', 2025, { ...of, TotalPremiumAmount: '7,700' }),
    ...prior('C', 'Automobile', 'LA-90022', 2024, { ...of, TotalPremiumAmount: '4,400' }),
  })
  const told = overflow.map(({ label, text }) => `${label} ${text}`)
  expect(told).toContain('Policy LA-90021 (automobile): premium 4,300')
  expect(told).toContain('Policy LA-90020 (automobile): expiration 03/03/2022')
})

describe('a list of prior policies', () => {
  const GL = { policy_number: 'GL-100', line: 'General liability' }
  const of = (year: number) => ({ effective_date: `03/03/${year}`, expiration_date: `03/03/${year + 1}` })
  const list = (...policies: Record<string, string>[]) =>
    asking({ handedIn: policies.map((one) => recordOf('prior_policy', one)) })
  const insurer = 'PriorCoverage_GeneralLiability_InsurerFullName_A'

  test('without carriers has the only one of its loss run, where that is sure, and of no other paper', () => {
    const told = (kind: 'application' | 'loss-run', confidence: number) => {
      const paper = list({ ...GL, ...of(2025) })
      const [fact] = paper.facts
      const carrier = { ...fact!, id: 'carrier', key: 'carrier.name' as const, value: 'Tidewater Casualty', confidence }
      return applicationOf([{ ...paper, kind, papers: [], facts: [...paper.facts, carrier] }]).all[insurer]
    }
    expect(told('loss-run', 0.9)).toBe('Tidewater Casualty')
    expect([told('loss-run', 0.5), told('application', 0.9)]).toEqual([undefined, undefined])
  })

  test('that tells of a policy without its year, where there are several, tells nothing of one of them', () => {
    const loose = { ...GL, premium: '9,000' }
    const premium = 'PriorCoverage_GeneralLiability_TotalPremiumAmount_A'
    expect(applicationOf([list({ ...GL, ...of(2025) }, loose)]).all[premium]).toBe('9,000')
    for (const told of [
      list({ ...GL, ...of(2025) }, { ...GL, ...of(2024) }, loose),
      list(loose, { ...GL, ...of(2025) }, { ...GL, ...of(2024) }),
    ]) {
      const { all, overflow } = applicationOf([told])
      expect(all).not.toHaveProperty(premium)
      expect(overflow.map(({ label, text }) => `${label} ${text}`)).toContain(
        'Policy GL-100 (general liability): premium 9,000',
      )
    }
  })

  test('the column of another line is of one whose history no other form asks for, before one that has its own', () => {
    const wc = [2025, 2024].map((year) => ({ policy_number: `WC-${year}`, line: 'Workers compensation', ...of(year) }))
    const column = (...policies: Record<string, string>[]) => {
      const { all } = applicationOf([list(...policies)])
      return ['LineOfBusinessCode', 'PolicyNumberIdentifier'].map((part) => all[`PriorCoverage_OtherLine_${part}_A`])
    }
    expect(column(...wc)[1]).toBe('WC-2025')
    expect(column(...wc, { policy_number: 'UM-1', line: 'Umbrella', ...of(2025) })[1]).toBe('UM-1')
  })
})

describe('losses', () => {
  const HEAD = '  Claim No     Date of Loss    Date Reported    Description             Status     Paid         Reserve'
  const loss = (letter: string, line: string, [date, reported, description, open, paid, reserved]: string[]) =>
    lettered(letter, 'LossHistory_', {
      OccurrenceDate: date!,
      LineOfBusiness: line,
      OccurrenceDescription: description!,
      ClaimDate: reported!,
      PaidAmount: paid!,
      ReservedAmount: reserved!,
      ClaimStatus_OpenCode: open!,
    })

  test('are listed, the latest first, with what was paid and is reserved', () => {
    const rows = `${HEAD}
  C-1001       03/04/2026      03/06/2026       Fall at the entrance    Closed     $12,400      $0
  C-1003       04/30/2026      05/02/2026       Backed into fence       Open       $1,000       $8,500
  Totals                                                                           $13,400      $8,500`
    expect(applicationOf([THIS_YEAR, readDrawn(lossRun(rows))]).all).toEqual({
      ...OF_LIABILITY,
      ...loss('A', 'General Liability', ['04/30/2026', '05/02/2026', 'Backed into fence', 'Y', '1,000', '8,500']),
      ...loss('B', 'General Liability', ['03/04/2026', '03/06/2026', 'Fall at the entrance', 'N', '12,400', '0']),
    })
  })

  test('there are none only where a loss run of each policy says so', () => {
    const none = readDrawn(lossRun('\n  No losses reported for this policy.'))
    const box = 'LossHistory_NoPriorLossesIndicator_A'
    expect(applicationOf([THIS_YEAR, none]).all).toEqual({ ...OF_LIABILITY, [box]: 'true' })
    expect(applicationOf([THIS_YEAR]).all).not.toHaveProperty(box)
    expect(applicationOf([THIS_YEAR, readDrawn(liability(2025)), none]).all).not.toHaveProperty(box)
  })
})

describe('an ACORD 125 that is filled', () => {
  const BOXES = {
    NamedInsured_FullName_A: INSURED,
    NamedInsured_MailingAddress_LineOne_A: '41 Shore Road',
    NamedInsured_TaxIdentifier_A: '12-3456789',
    NamedInsured_NAICSCode_A: '238350',
    NamedInsured_SICCode_A: '1751',
    NamedInsured_LegalEntity_CorporationIndicator_A: 'true',
    CommercialStructure_PhysicalAddress_LineOne_A: '12 Elm Street',
    CommercialStructure_InsuredInterest_TenantIndicator_A: 'true',
    BusinessInformation_BusinessType_ContractorIndicator_A: 'true',
  }
  const OF_THE_TERM = {
    Policy_LineOfBusiness_CrimeIndicator_A: 'true',
    Policy_Payment_DepositAmount_A: '500',
    BusinessInformation_FullTimeEmployeeCount_A: '12',
    CommercialStructure_AnnualRevenueAmount_A: '900,000',
    CommercialPolicy_Question_KAKCode_A: 'N',
  }
  const of = (from: string, boxes: Record<string, string> = {}) =>
    readFilled({
      ...BOXES,
      ...OF_THE_TERM,
      Policy_EffectiveDate_A: from,
      NamedInsured_Signature_A: 'A. Fern',
      ...boxes,
    })

  test('for a term to come says all of this one, but nobody signs for another', async () => {
    const { all, asked } = applicationOf([await of('03/03/2027')], 'Fill ACORD 125')
    expect(all).toEqual({ ...BOXES, ...OF_THE_TERM, Policy_EffectiveDate_A: '03/03/2027' })
    expect(asked).toEqual([])
  })

  test('of a term before says what stands; the lines and the questions are asked again', async () => {
    const { all, why, asked } = applicationOf([await of('03/03/2026')], 'Fill ACORD 125')
    expect(all).toEqual(BOXES)
    expect(asked).toEqual(['lines', 'renewal'])
    expect(why('CommercialPolicy_Question_KAKCode_A')).toMatch(
      /^Asked of the insured: .* An earlier application says “N”\.$/,
    )
  })

  test('of an earlier year gives way to a later one, and of one year neither does', async () => {
    const [fein, moved] = [
      { NamedInsured_TaxIdentifier_A: '98-7654321' },
      { NamedInsured_MailingAddress_LineOne_A: '9 Old Road' },
    ]
    const later = applicationOf(
      [await of('03/03/2025', { ...fein, ...moved }), await of('03/03/2026')],
      'Fill ACORD 125',
    )
    expect(later.all).toEqual(BOXES)
    const alike = applicationOf(
      [await of('03/03/2026', { ...fein, ...moved }), await of('03/03/2026')],
      'Fill ACORD 125',
    )
    const contested = new Set(Object.keys({ ...fein, ...moved }))
    expect(alike.all).toEqual(Object.fromEntries(Object.entries(BOXES).filter(([name]) => !contested.has(name))))
  })

  test('of another insured says nothing of this one', async () => {
    const other = await of('03/03/2026', { NamedInsured_FullName_A: 'Otter Masonry LLC' })
    expect(applicationOf([other, THIS_YEAR], `Fill ACORD 125 for the renewal of ${INSURED}`).all).toEqual(OF_LIABILITY)
  })

  test('and a place that it alone tells of may be sold: it goes to the attached page', async () => {
    const places = '  Location    Address\n  1           9 Oak Avenue, Mobile, AL 36604\n'
    const { all, overflow } = applicationOf([await of('03/03/2026'), readDrawn(`${liability(2026)}\n${places}`)])
    expect(all.CommercialStructure_PhysicalAddress_LineOne_A).toBe('9 Oak Avenue')
    expect(all).not.toHaveProperty('CommercialStructure_InsuredInterest_TenantIndicator_A')
    expect(overflow.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'On an earlier application alone: 12 Elm Street',
    ])
  })
})
