import { type HeldRecord, textAt } from '../../server/domains/on-file/types.ts'
import { type Asked, addressAt, addressIn, type Client, evenEnding, fill, type Gold, inForce, insured, isOf, type Line, locationsOf, numberOf, producer, typeOf } from './agency-records.ts' // biome-ignore format: a list
import { combinedSingleLimit, GL_LIMITS, insuredProperty, LIABILITY, liabilityForm, PROPERTY, WC_LIMITS } from './gold-of-certificates.ts' // biome-ignore format: a list

const ABOVE = ['Umbrella', 'Excess'] as const
const ofMore = (policy: HeldRecord) => isOf(policy, ['Package', 'Business Owners'])
const lettered = (golds: Gold[]): Gold => Object.assign({}, ...golds) as Gold

/** How the applicant is reached, and that its name ends in LLC. */
const applicant = (client: Client, email?: Line): Gold => ({
  ...producer(client),
  ...insured(client),
  ...fill(client.account, [
    ['phone', 'NamedInsured_Primary_PhoneNumber_A'],
    ['website', 'NamedInsured_Primary_WebsiteAddress_A'],
    ...(email ? [email] : []),
  ]),
  ...(/ LLC$/.test(textAt(client.account, 'name')!) && {
    NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true',
  }),
})
/** The head of a section of an application. */
const head = (client: Client): Gold => ({
  Producer_FullName_A: client.agency.name!,
  NamedInsured_FullName_A: textAt(client.account, 'name')!,
})
/** The first contacts on file, with the role each has. */
const contacts = ({ contacts }: Client): Gold =>
  lettered(
    contacts.slice(0, 2).map((contact, at) =>
      fill(contact, [
        ['role', `NamedInsured_Contact_ContactDescription_${'AB'[at]}`],
        ['name', `NamedInsured_Contact_FullName_${'AB'[at]}`],
        ['phone', `NamedInsured_Contact_PrimaryPhoneNumber_${'AB'[at]}`],
        ['email', `NamedInsured_Contact_PrimaryEmailAddress_${'AB'[at]}`],
      ]),
    ),
  )
const premises = (policies: HeldRecord[], stem: string, letters: string): Gold =>
  lettered(
    locationsOf(policies)
      .slice(0, letters.length)
      .map((place, at) => addressAt(stem, addressIn(place), letters[at])),
  )

/** The lines that have a box of their own on ACORD 125: the box, and what it costs. A package ticks its two sections and tells what it costs in all. */
const BOXES: Readonly<Record<string, readonly (readonly [box: string, premium: string | null])[]>> = {
  'General Liability': [['CommercialGeneralLiability', 'GeneralLiabilityLineOfBusiness_Total']],
  'Auto': [['BusinessAutoIndicator', 'CommercialVehicleLineOfBusiness_']],
  'Business Owners': [['BusinessOwnersIndicator', 'BusinessOwnersLineOfBusiness_']],
  'Cyber': [['CyberAndPrivacy', 'CyberAndPrivacyLineOfBusiness_']],
  'Property': [['CommercialProperty', 'CommercialPropertyLineOfBusiness_']],
  'Umbrella': [['UmbrellaIndicator', 'CommercialUmbrellaLineOfBusiness_']],
  'Package': [['CommercialGeneralLiability', null], ['CommercialProperty', null]],
} // biome-ignore format: a table

function linesAsked(policies: HeldRecord[]): Gold {
  const boxed = policies.flatMap((policy) =>
    (BOXES[typeOf(policy)] ?? []).map(([box, premium]) => ({
      [`Policy_LineOfBusiness_${box}_A`]: 'true',
      ...(premium && fill(policy, [['pricing.premium', `${premium}PremiumAmount_A`]])),
    })),
  )
  const others = policies
    .filter((policy) => !BOXES[typeOf(policy)])
    .map((policy, at) => ({
      [`Policy_LineOfBusiness_OtherIndicator_${'ABCDEF'[at]}`]: 'true',
      ...fill(policy, [
        ['type', `Policy_LineOfBusiness_OtherLineOfBusinessDescription_${'ABCDEF'[at]}`],
        ['pricing.premium', `Policy_SectionAttached_OtherPremiumAmount_${'ABCDEF'[at]}`],
      ]),
    }))
  return lettered([...boxed, ...others])
}

const COLUMNS = {
  GeneralLiability: LIABILITY,
  Automobile: ['Auto'],
  Property: PROPERTY,
} as const
const begun = (policy: HeldRecord) => ['Active', 'Expired', 'Canceled'].includes(textAt(policy, 'state')!)
const yearOf = (policy: HeldRecord) => textAt(policy, 'inforceAt')!.slice(-4)

/** A policy in a column of a year: a canceled one did not last until its day, and what a package costs is not what one line of it does. */
const prior = (policy: HeldRecord, column: string, letter: string): Gold => {
  const stem = `PriorCoverage_${column}_`
  return fill(policy, [
    ['carrier', `${stem}InsurerFullName_${letter}`],
    ['policyNumber', `${stem}PolicyNumberIdentifier_${letter}`],
    ...(ofMore(policy) ? [] : [['pricing.premium', `${stem}TotalPremiumAmount_${letter}`] as const]),
    ['inforceAt', `${stem}EffectiveDate_${letter}`],
    ...(textAt(policy, 'state') === 'Canceled' ? [] : [['expiresAt', `${stem}ExpirationDate_${letter}`] as const]),
  ])
}

/** The day a policy began, so that days compare as they follow: '2026-01-31'. */
const startOf = (policy: HeldRecord) => textAt(policy, 'inforceAt')!.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')

/** Policies that began within one year of the latest of them, the latest first. */
function yearsOf(policies: readonly HeldRecord[]): HeldRecord[][] {
  const [latest] = policies.map(startOf).toSorted().toReversed()
  if (!latest) return []
  const before = `${Number(latest.slice(0, 4)) - 1}${latest.slice(4)}`
  const isWithin = (policy: HeldRecord) => startOf(policy) > before
  return [policies.filter(isWithin), ...yearsOf(policies.filter((one) => !isWithin(one)))]
}

/** Three years of policies, a column a line. Of several of other lines, or of one line, any one stands in its column. */
function priorYears({ policies }: Client): { gold: Gold; oneOf: Gold[][] } {
  const all = policies.filter(begun)
  const years = yearsOf(all).slice(0, 3)
  const countOf = (year: HeldRecord[], of: string) => year.filter((one) => yearOf(one) === of).length
  const ofMost = (year: HeldRecord[]) =>
    year.map(yearOf).toSorted((a, b) => countOf(year, b) - countOf(year, a) || a.localeCompare(b))[0]!
  const gold = Object.fromEntries(years.map((year, at) => [`PriorCoverage_PolicyYear_${'ABC'[at]}`, ofMost(year)]))
  const isPlaced = (policy: HeldRecord) => isOf(policy, Object.values(COLUMNS).flat())
  // Workers compensation has rows of its own on ACORD 130: its column goes to an umbrella where there is one.
  const isElsewhere = (policy: HeldRecord) =>
    isOf(policy, ['Workers Compensation']) && all.some((one) => isOf(one, ABOVE))
  // The column of other lines is of one line, which is named once.
  const named = years.findIndex((year) => year.some((policy) => !isPlaced(policy) && !isElsewhere(policy)))
  const oneOf = years.flatMap((own, at) => {
    const letter = 'ABC'[at]!
    const columns = Object.entries(COLUMNS).map(([column, types]) =>
      own.filter((policy) => isOf(policy, types)).map((policy) => prior(policy, column, letter)),
    )
    const others = own
      .filter((policy) => !isPlaced(policy) && !isElsewhere(policy))
      .map((policy) => ({
        ...prior(policy, 'OtherLine', letter),
        ...(at === named && { PriorCoverage_OtherLine_LineOfBusinessCode_A: typeOf(policy) }),
      }))
    return [...columns, others]
  })
  return { gold, oneOf: oneOf.filter((some) => some.length) }
}

/** ACORD 125: the renewal of all that is in force. */
export function commercialApplication(client: Client): Asked[] {
  const policies = inForce(client)
  if (!policies.length) return []
  const { gold, oneOf } = priorYears(client)
  return [
    {
      words: `Fill ACORD 125 for the renewal of the policies in force${evenEnding(policies)}`,
      gold: {
        ...applicant(client),
        Policy_Status_RenewIndicator_A: 'true',
        ...linesAsked(policies),
        ...contacts(client),
        ...premises(policies, 'CommercialStructure_PhysicalAddress_', 'ABCD'),
        ...gold,
      },
      oneOf,
    },
  ]
}

/** ACORD 126: the renewal of the policy of general liability in force. */
export const liabilitySection = (client: Client): Asked[] =>
  inForce(client, LIABILITY).map((policy) => ({
    words: `Fill ACORD 126 for the renewal${evenEnding([policy])}`,
    gold: {
      ...head(client),
      ...liabilityForm(policy),
      ...fill(policy, GL_LIMITS),
      ...(!ofMore(policy) &&
        fill(policy, [['pricing.premium', 'GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A']])),
    },
  }))

/** ACORD 130: the policy of workers compensation in force and those of the years before. */
export function compensationApplication(client: Client): Asked[] {
  const [policy] = inForce(client, ['Workers Compensation'])
  if (!policy) return []
  const years = client.policies.filter((one) => begun(one) && isOf(one, ['Workers Compensation']))
  const claims = client.contacts.find((one) => textAt(one, 'role') === 'Claims')
  return [
    {
      words: `Fill ACORD 130${evenEnding([policy])}`,
      gold: {
        ...applicant(client, ['email', 'NamedInsured_Primary_EmailAddress_A']),
        // The policy's own locations come before those of others.
        ...premises(locationsOf([policy]).length ? [policy] : inForce(client), 'Location_PhysicalAddress_', 'ABC'),
        ...fill(policy, WC_LIMITS),
        ...lettered(
          years
            .toSorted((a, b) => yearOf(b).localeCompare(yearOf(a)))
            .map((one, at) => ({
              [`PriorCoverage_EffectiveYear_${'ABCDE'[at]}`]: yearOf(one),
              ...fill(one, [
                ['carrier', `PriorCoverage_InsurerFullName_${'ABCDE'[at]}`],
                ['policyNumber', `PriorCoverage_PolicyNumberIdentifier_${'ABCDE'[at]}`],
                ['pricing.premium', `PriorCoverage_TotalPremiumAmount_${'ABCDE'[at]}`],
              ]),
            })),
        ),
        ...(claims &&
          fill(claims, [
            ['name', 'NamedInsured_ClaimContact_FullName_A'],
            ['phone', 'NamedInsured_ClaimContact_PhoneNumber_A'],
            ['email', 'NamedInsured_ClaimContact_EmailAddress_A'],
          ])),
      },
    },
  ]
}

const UNDERLYING = [
  { types: ['Auto'], kind: 'Automobile', further: combinedSingleLimit },
  { types: LIABILITY, kind: 'GeneralLiability', further: (one: HeldRecord) => fill(one, GL_LIMITS) },
  {
    types: ['Workers Compensation'],
    kind: 'EmployersLiability',
    further: (one: HeldRecord) =>
      fill(one, [...WC_LIMITS, ['pricing.premium', 'UnderlyingPolicy_EmployersLiability_PremiumAmount_A']]),
  },
]

/** ACORD 131: the renewal of the umbrella in force, and what lies under it. What is wanted next is said by the user. */
export const umbrellaSection = (client: Client): Asked[] =>
  inForce(client, ABOVE).map((policy) => ({
    words: `Fill ACORD 131 for the renewal${evenEnding(inForce(client))}`,
    gold: {
      ...head(client),
      Policy_Status_RenewIndicator_A: 'true',
      PriorCoverage_PolicyNumberIdentifier_A: numberOf(policy),
      ...withoutLine2(premises(inForce(client), 'CommercialStructure_PhysicalAddress_', 'ABCDEF')),
      ...lettered(
        UNDERLYING.flatMap(({ types, kind, further }) =>
          inForce(client, types).map((one) => ({
            ...fill(one, [
              ['carrier', `UnderlyingPolicy_${kind}_InsurerFullName_A`],
              ['policyNumber', `UnderlyingPolicy_${kind}_PolicyNumberIdentifier_A`],
              ['inforceAt', `UnderlyingPolicy_${kind}_PolicyEffectiveDate_A`],
              ['expiresAt', `UnderlyingPolicy_${kind}_PolicyExpirationDate_A`],
            ]),
            ...further(one),
          })),
        ),
      ),
    },
  }))

/** Where a form has one line for a street, what stands on two is joined. */
const withoutLine2 = (gold: Gold): Gold =>
  Object.fromEntries(
    Object.entries(gold).flatMap(([element, value]) => {
      const line2 = gold[element.replace('LineOne', 'LineTwo')]
      if (element.includes('LineTwo')) return []
      return [[element, element.includes('LineOne') && line2 ? `${value}, ${line2}` : value]]
    }),
  )

/** ACORD 140: the locations of insured property, and at an only one what is insured. */
export const propertySection = (client: Client): Asked[] =>
  inForce(client, PROPERTY).map((policy) => {
    const places = locationsOf([policy])
    const streets = withoutLine2(
      lettered(
        places.map((place, at) => addressAt('CommercialStructure_PhysicalAddress_', addressIn(place), 'AB'[at])),
      ),
    )
    return {
      words: `Fill ACORD 140${evenEnding([policy])}`,
      gold: {
        ...head(client),
        ...Object.fromEntries(Object.entries(streets).filter(([element]) => element.includes('LineOne'))),
        ...(places.length < 2 &&
          insuredProperty(
            policy,
            'CommercialProperty_Premises_SubjectOfInsuranceCode',
            'CommercialProperty_Premises_LimitAmount',
          )),
      },
    }
  })
