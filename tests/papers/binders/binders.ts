/** A binder as it is printed, page by page, with the value of each element of ACORD 75 that it answers. */
export type Binder = { name: string; pages: string[]; holds: Record<string, string> }

const GL = 'GeneralLiability_'
const EL = 'WorkersCompensationEmployersLiability_EmployersLiability_'

const parties = (
  producer: [name: string, line1: string, city: string, state: string, zip: string, phone: string] | null,
  insured: [name: string, line1: string, city: string, state: string, zip: string],
  insurer: string,
): Record<string, string> => {
  const parts = ['MailingAddress_LineOne_A', 'MailingAddress_CityName_A', 'MailingAddress_StateOrProvinceCode_A', 'MailingAddress_PostalCode_A'] // biome-ignore format: a list
  const of = (stem: string, values: readonly string[], names: readonly string[]) =>
    Object.fromEntries(values.map((value, at) => [`${stem}_${names[at]!}`, value]))
  return {
    ...(producer && of('Producer', producer, ['FullName_A', ...parts, 'ContactPerson_PhoneNumber_A'])),
    ...of('NamedInsured', insured, ['FullName_A', ...parts]),
    Insurer_FullName_A: insurer,
  }
}
const term = (effective: string, expiration = '', number = '') => ({
  Binder_EffectiveDate_A: effective,
  ...(expiration && { Binder_ExpirationDate_A: expiration }),
  ...(number && { Binder_BinderIdentifier_A: number }),
})

/** An agency's own form: labels with colons, two to a row. */
const labeled: Binder = {
  name: 'labeled.pdf',
  pages: [
    `
  INSURANCE BINDER
  Agency: Lanternfish Insurance Agency              Phone: (555) 010-4400
  Agency Address: 12 Harbor Example Way, Sampleton, OH 43000
  Company: Thornbury Casualty Company               Binder Number: BND-20119
  Binder Effective: 05/01/2026 12:01 AM             Binder Expires: 06/30/2026 12:01 AM
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602

  COMMERCIAL GENERAL LIABILITY - Occurrence
  Each Occurrence                         $1,000,000
  Damage to Rented Premises               $100,000
  Medical Expense (any one person)        $5,000
  Personal & Advertising Injury           $1,000,000
  General Aggregate                       $2,000,000
  Products - Comp/Op Aggregate            $2,000,000

  Special Conditions: Subject to a signed application and a favorable inspection within 30 days.
  This binder is a temporary contract of insurance and ends when the policy is issued.
`,
  ],
  holds: {
    ...parties(
      ['Lanternfish Insurance Agency', '12 Harbor Example Way', 'Sampleton', 'OH', '43000', '(555) 010-4400'],
      ['Heron Example Builders LLC', '41 Shore Road', 'Mobile', 'AL', '36602'],
      'Thornbury Casualty Company',
    ),
    ...term('05/01/2026', '06/30/2026', 'BND-20119'),
    Binder_EffectiveTime_A: '12:01 AM',
    Binder_MorningEffectiveTimeIndicator_A: 'true',
    Binder_MidnightExpirationTimeIndicator_A: 'true',
    Binder_SpecialConditionsDescription_A: 'Subject to a signed application and a favorable inspection within 30 days.',
    [`${GL}CoverageIndicator_A`]: 'true',
    [`${GL}OccurrenceIndicator_A`]: 'true',
    [`${GL}EachOccurrence_LimitAmount_A`]: '1,000,000',
    [`${GL}FireDamageRentedPremises_EachOccurrenceLimitAmount_A`]: '100,000',
    [`${GL}MedicalExpense_EachPersonLimitAmount_A`]: '5,000',
    [`${GL}PersonalAndAdvertisingInjury_LimitAmount_A`]: '1,000,000',
    [`${GL}GeneralAggregate_LimitAmount_A`]: '2,000,000',
    [`${GL}ProductsAndCompletedOperations_AggregateLimitAmount_A`]: '2,000,000',
  },
}

/** A company's binder of a fleet: columns of labels without colons, a period of the binder beside the term of the policy. */
const fleet: Binder = {
  name: 'fleet.pdf',
  pages: [
    `
  COVERAGE BINDER
  Insurer                Marlow Surety Company
  Binder No.             MS-B-4471
  Binder Period          05/10/2026 to 06/09/2026
  Named Insured          Otter Haul LLC
  Mailing Address        9 Mock Lane, Testford, OH 43001

  BUSINESS AUTO
  Combined Single Limit (each accident)    $1,000,000
  Covered Autos Liability: Symbols 7, 8, 9
  Auto Medical Payments                    $5,000
  Uninsured Motorists                      $1,000,000
  Comprehensive Deductible                 $1,000
  Collision Deductible                     $2,500

  Declined: hired physical damage.
`,
  ],
  holds: {
    ...parties(null, ['Otter Haul LLC', '9 Mock Lane', 'Testford', 'OH', '43001'], 'Marlow Surety Company'),
    ...term('05/10/2026', '06/09/2026', 'MS-B-4471'),
    Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
    Vehicle_ScheduledAutosIndicator_A: 'true',
    Vehicle_HiredAutosIndicator_A: 'true',
    Vehicle_NonOwnedAutosIndicator_A: 'true',
    Vehicle_MedicalPayments_PerPersonLimitAmount_A: '5,000',
    Vehicle_UninsuredMotorists_CombinedSingleLimitPerAccidentAmount_A: '1,000,000',
    Vehicle_Comprehensive_CoverageIndicator_A: 'true',
    Vehicle_Comprehensive_DeductibleAmount_A: '1,000',
    Vehicle_Collision_CoverageIndicator_A: 'true',
    Vehicle_Collision_DeductibleAmount_A: '2,500',
  },
}

/** A binder in sentences, which tells in prose how long it holds. */
const prose: Binder = {
  name: 'prose.pdf',
  pages: [
    `
  Quillfeather Mutual Insurance Company
  TEMPORARY BINDER OF INSURANCE

  Insured: Juniper Example Roofing LLC, 4 Example Quay, Testford, OH 43001
  Policy Number: to be assigned
  Effective Date: May 12, 2026

  Quillfeather Mutual Insurance Company binds the workers compensation and employers liability insurance below.
  This binder expires on July 15, 2026.

  Workers Compensation: Statutory
  Employers Liability
  Each Accident                $500,000
  Disease - Policy Limit       $500,000
  Disease - Each Employee      $500,000
`,
  ],
  holds: {
    ...parties(null, ['Juniper Example Roofing LLC', '4 Example Quay', 'Testford', 'OH', '43001'], 'Quillfeather Mutual Insurance Company'), // biome-ignore format: a call
    ...term('05/12/2026', '07/15/2026'),
    WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A: 'true',
    [`${EL}EachAccidentLimitAmount_A`]: '500,000',
    [`${EL}DiseasePolicyLimitAmount_A`]: '500,000',
    [`${EL}DiseaseEachEmployeeLimitAmount_A`]: '500,000',
  },
}

/** A binder of a building with a mortgagee; only the term of the policy is told, and a number of the policy. */
const building: Binder = {
  name: 'building.pdf',
  pages: [
    `
  PROPERTY INSURANCE BINDER
  Policy Number: CP-4410277-02        Policy Period: 05/05/2026 to 05/05/2027
  Insurer: Thornbury Casualty Company
  Named Insured: Plover Realty LP
  Mailing Address: 77 Mill Example Street, Erie, PA 16501
  Location 1: 12 Elm Street, Erie, PA 16501
  Causes of Loss: Special

  Coverage                                  Limit              Deductible    Coinsurance
  Building                                  1,250,000          5,000         90%
  Business Personal Property                200,000            5,000         90%

  Mortgagee: First Example Bank, 500 Main Street, Mobile, AL 36602
  Loan Number: 88-4471
  Coverage is bound until the policy is issued.
`,
  ],
  holds: {
    ...parties(
      null,
      ['Plover Realty LP', '77 Mill Example Street', 'Erie', 'PA', '16501'],
      'Thornbury Casualty Company',
    ),
    ...term('05/05/2026'),
    Policy_PolicyType_SpecialIndicator_A: 'true',
    CommercialProperty_Premises_SubjectOfInsuranceCode_A: 'Building',
    CommercialProperty_Premises_LimitAmount_A: '1,250,000',
    CommercialProperty_Premises_DeductibleAmount_A: '5,000',
    CommercialProperty_Premises_CoinsurancePercent_A: '90%',
    CommercialProperty_Premises_SubjectOfInsuranceCode_B: 'Business Personal Property',
    CommercialProperty_Premises_LimitAmount_B: '200,000',
    CommercialProperty_Premises_DeductibleAmount_B: '5,000',
    CommercialProperty_Premises_CoinsurancePercent_B: '90%',
    AdditionalInterest_FullName_A: 'First Example Bank',
    AdditionalInterest_MailingAddress_LineOne_A: '500 Main Street',
    AdditionalInterest_MailingAddress_CityName_A: 'Mobile',
    AdditionalInterest_MailingAddress_StateOrProvinceCode_A: 'AL',
    AdditionalInterest_MailingAddress_PostalCode_A: '36602',
    AdditionalInterest_Interest_MortgageeIndicator_A: 'true',
    AdditionalInterest_AccountNumberIdentifier_A: '88-4471',
  },
}

/** A general agent confirms: what is bound stands beside what expires, and money below. */
const confirmed: Binder = {
  name: 'confirmed.pdf',
  pages: [
    `
  CRANE & PIKE WHOLESALE
  BINDER - CONFIRMATION OF COVERAGE BOUND
  Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Carrier: Sparrowgate Specialty Insurance Company
  Policy Number: SGX-90017            Policy Term: 05/20/2026 to 05/20/2027
  Binder Number: 77-3310              Binder Expiration Date: 06/19/2026

  COMMERCIAL UMBRELLA LIABILITY
  Each Occurrence                   $5,000,000
  Aggregate                         $5,000,000
  Self-Insured Retention            $10,000

  Premium                           $8,400
  Broker Fee                        $250
  Surplus Lines Tax                 $420

  Subject to: signed terrorism form; loss runs valued within 90 days.
`,
  ],
  holds: {
    ...parties(
      null,
      ['Heron Example Builders LLC', '41 Shore Road', 'Mobile', 'AL', '36602'],
      'Sparrowgate Specialty Insurance Company',
    ),
    ...term('05/20/2026', '06/19/2026', '77-3310'),
    Binder_SpecialConditionsDescription_A: 'Subject to: signed terrorism form; loss runs valued within 90 days.',
    Binder_ExcessUmbrella_UmbrellaIndicator_A: 'true',
    ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: '5,000,000',
    ExcessUmbrella_Umbrella_AggregateAmount_A: '5,000,000',
    ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A: '10,000',
  },
}

/** A package over two pages: the parties on the first, two lines of insurance on the second, split limits nowhere. */
const packaged: Binder = {
  name: 'package.pdf',
  pages: [
    `
  BINDER OF INSURANCE
  Issued by: Osprey Sample Insurance Company
  Producer: Lanternfish Insurance Agency
  12 Harbor Example Way
  Sampleton, OH 43000

  Named Insured and Mailing Address
  Kestrel Example Foods Inc
  300 Quarry Example Road
  Testford, OH 43001

  Binder No: OS-1177            Binder Effective Date: 05/14/2026
  Binder Expiration Date: 07/13/2026
`,
    `
  BINDER OF INSURANCE - PAGE 2
  PROPERTY
  Coverage                                  Limit              Deductible
  Building                                  900,000            2,500
  Business Personal Property                150,000            2,500

  COMMERCIAL GENERAL LIABILITY
  General Aggregate Limit                           $2,000,000
  Products-Completed Operations Aggregate Limit     $1,000,000
  Personal and Advertising Injury Limit             $1,000,000
  Each Occurrence Limit                             $1,000,000
`,
  ],
  holds: {
    ...parties(
      ['Lanternfish Insurance Agency', '12 Harbor Example Way', 'Sampleton', 'OH', '43000', ''],
      ['Kestrel Example Foods Inc', '300 Quarry Example Road', 'Testford', 'OH', '43001'],
      'Osprey Sample Insurance Company',
    ),
    Producer_ContactPerson_PhoneNumber_A: '',
    ...term('05/14/2026', '07/13/2026', 'OS-1177'),
    CommercialProperty_Premises_SubjectOfInsuranceCode_A: 'Building',
    CommercialProperty_Premises_LimitAmount_A: '900,000',
    CommercialProperty_Premises_DeductibleAmount_A: '2,500',
    CommercialProperty_Premises_SubjectOfInsuranceCode_B: 'Business Personal Property',
    CommercialProperty_Premises_LimitAmount_B: '150,000',
    CommercialProperty_Premises_DeductibleAmount_B: '2,500',
    [`${GL}CoverageIndicator_A`]: 'true',
    [`${GL}EachOccurrence_LimitAmount_A`]: '1,000,000',
    [`${GL}PersonalAndAdvertisingInjury_LimitAmount_A`]: '1,000,000',
    [`${GL}GeneralAggregate_LimitAmount_A`]: '2,000,000',
    [`${GL}ProductsAndCompletedOperations_AggregateLimitAmount_A`]: '1,000,000',
  },
}

/** One line is bound on a form that prints the names of all, and the day of its issue. */
const printed: Binder = {
  name: 'printed.pdf',
  pages: [
    `
  INSURANCE BINDER                                    DATE 05/11/2026
  COMPANY: Lockridge Example Risk Retention Group, Inc.    BINDER # 124871
  BINDER PERIOD: 05/11/2026 to 06/10/2026
  INSURED: Obsidian Example Builders, Ltd.
  Mailing Address: 3150 Example Street, East Pomfret Falls, VT 05402

  AUTOMOBILE LIABILITY
  Combined Single Limit             $300,000
  Covered Autos: Symbols 2, 8, 9

  GENERAL LIABILITY                 None bound
  EXCESS LIABILITY                  None bound
  PROPERTY                          None bound
  AUTHORIZED REPRESENTATIVE Dmitri Example
`,
  ],
  holds: {
    ...parties(
      null,
      ['Obsidian Example Builders, Ltd.', '3150 Example Street', 'East Pomfret Falls', 'VT', '05402'],
      'Lockridge Example Risk Retention Group, Inc.',
    ),
    ...term('05/11/2026', '06/10/2026', '124871'),
    Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '300,000',
    Vehicle_AllOwnedAutosIndicator_A: 'true',
    Vehicle_HiredAutosIndicator_A: 'true',
    Vehicle_NonOwnedAutosIndicator_A: 'true',
  },
}

/** A carrier's binder that begins at noon, in columns, with a list of conditions under its head. */
const listed: Binder = {
  name: 'listed.pdf',
  pages: [
    `
  BINDER OF GENERAL LIABILITY INSURANCE
  Company: Osprey Sample Insurance Company
  Named Insured: Kestrel Example Foods Inc
  Mailing Address: 300 Quarry Example Road, Testford, OH 43001
  Binder Number: OS-1190
  Binder Effective Date     05/13/2026     Noon
  Binder Expiration Date    06/12/2026     12:00 p.m.

  COMMERCIAL GENERAL LIABILITY
  Each Occurrence           $1,000,000
  General Aggregate         $2,000,000

  SPECIAL CONDITIONS / OTHER COVERAGES
  1. Signed application within 10 days.
  2. Favorable inspection of the kitchen, with all recommendations
     complied with in 60 days.

  AUTHORIZED REPRESENTATIVE
`,
  ],
  holds: {
    ...parties(null, ['Kestrel Example Foods Inc', '300 Quarry Example Road', 'Testford', 'OH', '43001'], 'Osprey Sample Insurance Company'), // biome-ignore format: a call
    ...term('05/13/2026', '06/12/2026', 'OS-1190'),
    Binder_EffectiveTime_A: '12:00 PM',
    Binder_AfternoonEffectiveTimeIndicator_A: 'true',
    Binder_NoonExpirationTimeIndicator_A: 'true',
    [`${GL}CoverageIndicator_A`]: 'true',
    [`${GL}EachOccurrence_LimitAmount_A`]: '1,000,000',
    [`${GL}GeneralAggregate_LimitAmount_A`]: '2,000,000',
    Binder_SpecialConditionsDescription_A:
      '1. Signed application within 10 days.\n2. Favorable inspection of the kitchen, with all recommendations complied with in 60 days.',
  },
}

export const BINDERS: Binder[] = [labeled, fleet, prose, building, confirmed, packaged, printed, listed]

/** What does not say what is bound, or says it no longer. */
const quote = (number: string, occurrence: string): Binder['pages'] => [
  `
  COMMERCIAL GENERAL LIABILITY QUOTE
  Quote Number: ${number}               Quote Valid Until: 06/30/2026
  Carrier: Marlow Surety Company
  Proposed Policy Period: 06/01/2026 to 06/01/2027
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602

  Each Occurrence                         ${occurrence}
  General Aggregate                       $4,000,000
  This is a quote. No coverage is bound.
`,
]
export const QUOTE = { name: 'quote.pdf', pages: quote('Q-771', '$2,000,000') }
export const OTHER_QUOTE = { name: 'option.pdf', pages: quote('Q-902', '$3,000,000') }

/** The binder of the year before, of the same insured. */
export const LAST_YEAR = {
  name: 'last-year.pdf',
  pages: labeled.pages.map((page) =>
    page
      .replace('05/01/2026', '05/01/2025')
      .replace('06/30/2026', '06/30/2025')
      .replace('BND-20119', 'BND-10044')
      .replace('$2,000,000', '$3,000,000'),
  ),
}

/** A letter that ends the binder of a building. */
const CANCELED = {
  name: 'notice.pdf',
  pages: [
    `
  NOTICE OF CANCELLATION
  May 11, 2026
  Policy Number: CP-4410277-02
  Named Insured: Plover Realty LP
  Insurer: Thornbury Casualty Company

  Your policy is canceled effective May 13, 2026 because the inspection was refused.
`,
  ],
}

/** The policy that was issued for what a binder bound. */
const ISSUED = {
  name: 'declarations.pdf',
  pages: building.pages.map((page) =>
    page
      .replace('PROPERTY INSURANCE BINDER', 'COMMERCIAL PROPERTY DECLARATIONS')
      .replace('Coverage is bound until the policy is issued.', ''),
  ),
}

const [bound] = labeled.pages as [string]
/** The binder with more behind its limits. */
const withMore = (more: string) => ({ name: 'labeled.pdf', pages: [bound.replace('  Special Conditions', more)] })
const UMBRELLA = `
  COMMERCIAL UMBRELLA LIABILITY
  Each Occurrence                         $5,000,000
  Aggregate                               $5,000,000
`
const umbrellaUnder = (head: string) => withMore(`${head}${UMBRELLA}`)
/** A page of another carrier behind the binder, with the page it goes on to. */
const besideIn = (title: string) => ({
  name: 'labeled.pdf',
  pages: [
    bound,
    `
  ${title}
  Carrier: Marlow Surety Company
  Policy Period: 05/01/2026 to 05/01/2027
  Each Occurrence                         $3,000,000
`,
    `
  Hired and Non-Owned Auto Liability      $1,000,000
  Collision Deductible                    $500
`,
  ],
})
const request = (title: string, words: string) => ({
  name: 'request.pdf',
  pages: [bound.replace('INSURANCE BINDER', title).replace('This binder is a temporary contract', `${words} This`)],
})
const CANCELED_BY_ITSELF = withMore('This binder was canceled on 05/05/2026 at the request of the insured.\n')
const CANCELED_BY_NUMBER = {
  name: 'notice.pdf',
  pages: [
    `
  NOTICE OF CANCELLATION OF BINDER
  May 11, 2026
  Binder Number: BND-20119
  Named Insured: Heron Example Builders LLC
  Insurer: Thornbury Casualty Company

  This binder is canceled effective May 13, 2026 because the application was not signed.
`,
  ],
}
const OF_UMBRELLA = {
  name: 'umbrella.pdf',
  pages: QUOTE.pages.map((page) => page.replace('COMMERCIAL GENERAL LIABILITY QUOTE', `UMBRELLA QUOTE${UMBRELLA}`)),
}
/** What a quote was subject to is told, and then by e-mail that it is bound: the mail alone says nothing of what it insures. */
const CONFIRMED_BY_MAIL = [
  {
    name: 'quote.pdf',
    pages: QUOTE.pages.map((page) => page.replace('This is a quote.', 'Subject to a signed form.')),
  },
  {
    name: 'mail.pdf',
    pages: [
      `
  From: Una Example <uw@marlow.example>
  To: Ann Example <ann@agency.example>
  Subject: Heron Example Builders LLC - bound

  Your quote Q-771 is bound effective 06/01/2026. The binder will follow.
`,
    ],
  },
]

/** Options not taken behind the limits of a binder, which tells nothing more of what is bound. */
export const NOT_TAKEN = ['OPTION 2 - NOT TAKEN', 'QUOTED FOR YOUR CONSIDERATION', 'OPTIONS DECLINED'].map(
  umbrellaUnder,
)

/** What misleads: beside a binder that holds, only that may stand on the form; alone, nothing. */
export const MISLEADING: { name: string; files: Pick<Binder, 'name' | 'pages'>[]; binder: Binder | null }[] = [
  { name: 'a quote beside the binder', files: [QUOTE, labeled], binder: labeled },
  { name: 'a quote alone', files: [QUOTE], binder: null },
  { name: 'the binder of the year before', files: [LAST_YEAR, labeled], binder: labeled },
  { name: 'the binder of the year before alone', files: [LAST_YEAR], binder: null },
  { name: 'a binder that a later letter cancels', files: [building, CANCELED], binder: null },
  { name: 'a policy that is issued', files: [building, ISSUED], binder: null },
  { name: 'declarations alone', files: [ISSUED], binder: null },
  { name: 'a quote of another carrier in the file', files: [besideIn('GENERAL LIABILITY QUOTATION')], binder: labeled },
  { name: 'an indication in the file', files: [besideIn('PREMIUM INDICATION')], binder: labeled },
  {
    name: 'an umbrella that was declined',
    files: [withMore('Declined: umbrella $5,000,000.\n\n  Special Conditions')],
    binder: labeled,
  },
  { name: 'a quote of another line', files: [labeled, OF_UMBRELLA], binder: labeled },
  { name: 'a request to bind', files: [request('REQUEST TO BIND COVERAGE', '')], binder: null },
  { name: 'an order to bind', files: [request('INSURANCE', 'Please bind this.')], binder: null },
  { name: 'a binder that says it was canceled', files: [CANCELED_BY_ITSELF], binder: null },
  { name: 'a binder that a notice cancels by its number', files: [labeled, CANCELED_BY_NUMBER], binder: null },
  { name: 'a quote that a mail says is bound', files: CONFIRMED_BY_MAIL, binder: null },
]
