import type { HeldRecord } from '../../server/domains/on-file/types.ts'
import { textAt } from '../../server/domains/on-file/types.ts'
import { type Asked, addressAt, addressIn, type Client, evenEnding, extraLimits, fill, type Gold, inForce, insured, isOf, type Line, locationsOf, numberOf, producer, typeOf } from './agency-records.ts' // biome-ignore format: a list

export const LIABILITY = ['General Liability', 'Package', 'Business Owners'] as const
export const PROPERTY = ['Property', 'Package', 'Business Owners', 'Rental'] as const
const ABOVE = ['Umbrella', 'Excess'] as const
/** Liability that has no row of its own on a certificate. */
const OTHERS = ['Professional Liability', 'Errors and Omission Liability', 'Cyber', 'Directors and Officers', 'Employment Practices Liability', 'Shipping and Transportation'] // biome-ignore format: a list

export const GL_LIMITS: readonly Line[] = [
  ['limits.glPerOccurrenceLimit', 'GeneralLiability_EachOccurrence_LimitAmount_A'],
  ['limits.glRentedPremisesDamageLimit', 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A'],
  ['limits.glMedicalPerPersonLimit', 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A'],
  ['limits.glPersonalAndAdvertisingInjuryLimit', 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A'],
  ['limits.glAggregateLimit', 'GeneralLiability_GeneralAggregate_LimitAmount_A'],
  ['limits.glProductsAndCompletedOperationsLimit', 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A'],
] // biome-ignore format: a table
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
export const WC_LIMITS: readonly Line[] = [
  ['limits.wcPerAccidentLimit', `${EMPLOYERS}EachAccidentLimitAmount_A`],
  ['limits.wcPerDiseaseEmployeeLimit', `${EMPLOYERS}DiseaseEachEmployeeLimitAmount_A`],
  ['limits.wcPerDiseasePolicyLimit', `${EMPLOYERS}DiseasePolicyLimitAmount_A`],
]
const UMBRELLA_LIMITS: readonly Line[] = [
  ['limits.umbrellaOrExcessPerOccurrenceLimit', 'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A'],
  ['limits.umbrellaOrExcessAggregateLimit', 'ExcessUmbrella_Umbrella_AggregateAmount_A'],
]
export const combinedSingleLimit = (policy: HeldRecord): Gold => {
  const limit = extraLimits(policy).find(({ name }) => name === 'Combined single limit')
  return limit ? { Vehicle_CombinedSingleLimit_EachAccidentAmount_A: limit.amount } : {}
}
/** A policy that is written on a form of general liability, and not in a package. */
export const liabilityForm = (policy: HeldRecord): Gold =>
  typeOf(policy) === 'General Liability' ? { GeneralLiability_CoverageIndicator_A: 'true' } : {}

type Row = { types: readonly string[]; letter: string; stem: string; further: (policy: HeldRecord) => Gold }
const ROWS: readonly Row[] = [
  {
    types: LIABILITY,
    letter: 'GeneralLiability_InsurerLetterCode_A',
    stem: 'Policy_GeneralLiability_',
    further: (policy) => ({ ...liabilityForm(policy), ...fill(policy, GL_LIMITS) }),
  },
  {
    types: ['Auto'],
    letter: 'Vehicle_InsurerLetterCode_A',
    stem: 'Policy_AutomobileLiability_',
    further: combinedSingleLimit,
  },
  {
    types: ABOVE,
    letter: 'ExcessUmbrella_InsurerLetterCode_A',
    stem: 'Policy_ExcessLiability_',
    further: (policy) => ({
      [`Policy_PolicyType_${typeOf(policy)}Indicator_A`]: 'true',
      ...fill(policy, UMBRELLA_LIMITS),
    }),
  },
  {
    types: ['Workers Compensation'],
    letter: 'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
    stem: 'Policy_WorkersCompensationAndEmployersLiability_',
    further: (policy) => fill(policy, WC_LIMITS),
  },
]

/** Number and days of a policy, and who insures it, in elements that begin with the same words. */
const numberAndDays = (stem: string): readonly Line[] => [
  ['policyNumber', `${stem}PolicyNumberIdentifier_A`],
  ['inforceAt', `${stem}EffectiveDate_A`],
  ['expiresAt', `${stem}ExpirationDate_A`],
]

/** ACORD 25: the policies of liability in force, a row each; of liability of other kinds any one, the others on the attached page. */
export function certificateOfLiability(client: Client): Asked[] {
  const placed = ROWS.flatMap((row) => inForce(client, row.types).map((policy) => ({ row, policy })))
  const others = inForce(client, OTHERS)
  if (!placed.length) return []
  const insurers = [...new Set(placed.map(({ policy }) => textAt(policy, 'carrier')!))]
  const letterOf = (policy: HeldRecord, all = insurers) => 'ABCDEF'[all.indexOf(textAt(policy, 'carrier')!)]!
  const gold = Object.assign(
    { ...producer(client), ...insured(client) },
    ...insurers.map((name, at) => ({ [`Insurer_FullName_${'ABCDEF'[at]}`]: name })),
    ...placed.map(({ row, policy }) => ({
      [row.letter]: letterOf(policy),
      ...fill(policy, numberAndDays(row.stem)),
      ...row.further(policy),
    })),
  ) as Gold
  const oneOf = others.map((policy): Gold => {
    const all = [...new Set([...insurers, textAt(policy, 'carrier')!])]
    const letter = letterOf(policy, all)
    const limits = policyLimits(policy)
    return {
      OtherPolicy_InsurerLetterCode_A: letter,
      [`Insurer_FullName_${letter}`]: textAt(policy, 'carrier')!,
      OtherPolicy_OtherPolicyDescription_A: typeOf(policy),
      ...fill(policy, [
        ['policyNumber', 'OtherPolicy_PolicyNumberIdentifier_A'],
        ['inforceAt', 'OtherPolicy_PolicyEffectiveDate_A'],
        ['expiresAt', 'OtherPolicy_PolicyExpirationDate_A'],
      ]),
      ...Object.assign(
        {},
        ...limits.slice(0, 3).map(({ name, amount }, at) => ({
          [`OtherPolicy_CoverageCode_${'ABC'[at]}`]: name,
          [`OtherPolicy_CoverageLimitAmount_${'ABC'[at]}`]: amount,
        })),
      ),
    }
  })
  const words = `Fill ACORD 25${evenEnding([...placed.map(({ policy }) => policy), ...others])}`
  return [{ words, gold, ...(oneOf.length && { oneOf: [oneOf] }) }]
}

/** The limits of a policy of a line of its own: of cyber those with fields, of the others by their names. */
function policyLimits(policy: HeldRecord) {
  const named = (path: string, name: string) => {
    const amount = textAt(policy, path)
    return amount ? [{ name, amount: amount.slice(1) }] : []
  }
  const own = [...named('limits.cyberAggregateLimit', 'Aggregate'), ...named('limits.cyberRetentionLimit', 'Retention')]
  return own.length ? own : extraLimits(policy)
}

const BUILDING = 'limits.propertyBuildingLimit'
const CONTENTS = 'limits.propertyContentsLimit'

/**
 * A form about property for each policy in force that has limits of it. Of a policy with several locations the user says which is meant; which part of
 * its limits is of that one is not told.
 */
const ofProperty = (client: Client, form: string, goldOf: (policy: HeldRecord, places: string[]) => Gold): Asked[] => {
  const policies = inForce(client, PROPERTY).filter((one) => textAt(one, BUILDING) ?? textAt(one, CONTENTS))
  return policies.map((policy) => {
    const places = locationsOf([policy])
    const place = places.length > 1 ? ` for ${places.at(-1)}` : ''
    const which = policies.length > 1 ? `\nUse policy ${numberOf(policy)}` : evenEnding([policy])
    return {
      words: `Fill ${form}${place}${which}`,
      gold: { ...producer(client), ...insured(client, policy), ...goldOf(policy, places) },
    }
  })
}

/** ACORD 24. */
export const certificateOfProperty = (client: Client): Asked[] =>
  ofProperty(client, 'ACORD 24', (policy, places) => ({
    Insurer_FullName_A: textAt(policy, 'carrier')!,
    Property_InsurerLetterCode_A: 'A',
    Policy_PolicyType_PropertyIndicator_A: 'true',
    ...fill(policy, numberAndDays('Policy_Property_')),
    ...(places.length && { CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A: places.at(-1)! }),
    ...(places.length < 2 && {
      ...fill(policy, [[BUILDING, 'Property_Building_LimitAmount_A']]),
      ...(textAt(policy, BUILDING) && { Property_Building_CoverageIndicator_A: 'true' }),
      ...fill(policy, [[CONTENTS, 'Property_PersonalProperty_LimitAmount_A']]),
      ...(textAt(policy, CONTENTS) && { Property_PersonalProperty_CoverageIndicator_A: 'true' }),
    }),
  }))

/** The additional interest as the user gives it in its field of the dialog. */
const INTEREST = 'First Specimen Bank\n50 Vault Street\nMockbury, OH 43004'
const LENDER: Gold = {
  AdditionalInterest_FullName_A: 'First Specimen Bank',
  ...addressAt('AdditionalInterest_MailingAddress_', addressIn('50 Vault Street, Mockbury, OH 43004')),
}
/** Evidence for a lender, who is asked for. */
const forLender = (asked: Asked[]): Asked[] =>
  asked.map((one) => ({ ...one, interest: INTEREST, gold: { ...one.gold, ...LENDER } }))

const EVIDENCED: readonly Line[] = [['carrier', 'Insurer_FullName_A'], ...numberAndDays('Policy_')]

/** What a policy insures, one below the other, under the names its record has for it. */
export const insuredProperty = (policy: HeldRecord, name: string, limit: string): Gold =>
  Object.assign(
    {},
    ...(
      [
        [BUILDING, 'Building'],
        [CONTENTS, 'Contents'],
      ] as const
    )
      .flatMap(([path, label]) => (textAt(policy, path) ? [{ path, label }] : []))
      .map(({ path, label }, at) => ({
        [`${name}_${'AB'[at]}`]: label,
        ...fill(policy, [[path, `${limit}_${'AB'[at]}`]]),
      })),
  )

/** ACORD 27. */
export const evidenceOfProperty = (client: Client): Asked[] =>
  forLender(
    ofProperty(client, 'ACORD 27', (policy, places) => ({
      ...fill(policy, EVIDENCED),
      ...(places.length && premisesOf27(places.at(-1)!)),
      ...(places.length < 2 &&
        insuredProperty(policy, 'EvidenceOfProperty_CoverageDescription', 'EvidenceOfProperty_LimitAmount')),
    })),
  )

const premisesOf27 = (place: string): Gold =>
  Object.fromEntries(
    Object.entries(addressAt('EvidenceOfProperty_PhysicalAddress_', addressIn(place))).map(([element, value]) => [
      element.replace('_Line', '_StreetLine'),
      value,
    ]),
  )

/** ACORD 28: it has one amount for building and contents, so of both only that they are insured is told, and their amounts on the attached page. */
export const evidenceOfCommercialProperty = (client: Client): Asked[] =>
  forLender(
    ofProperty(client, 'ACORD 28', (policy, places) => {
      const limits = [BUILDING, CONTENTS].filter((path) => textAt(policy, path))
      return {
        ...fill(policy, EVIDENCED),
        Policy_TypeDescription_A: typeOf(policy),
        ...(places.length && addressAt('Location_PhysicalAddress_', addressIn(places.at(-1)!))),
        ...(places.length < 2 && {
          ...(textAt(policy, BUILDING) && { Property_Building_CoverageIndicator_A: 'true' }),
          ...(textAt(policy, CONTENTS) && { Property_BusinessPersonalProperty_CoverageIndicator_A: 'true' }),
          ...(limits.length === 1 && fill(policy, [[limits[0]!, 'CommercialPropertyCoverage_Property_LimitAmount_A']])),
        }),
      }
    }),
  )

/** ACORD 75: one of the policies that are bound and have yet to begin. */
export function binder(client: Client): Asked[] {
  const bound = client.policies.filter((one) => textAt(one, 'state') === 'Binding')
  return bound.map((policy) => ({
    words: `Fill ACORD 75${bound.length > 1 ? `\nUse policy ${numberOf(policy)}` : ''}`,
    gold: {
      ...producer(client),
      ...insured(client, policy),
      ...fill(policy, [
        ['carrier', 'Insurer_FullName_A'],
        ['inforceAt', 'Binder_EffectiveDate_A'],
      ]),
      ...insuredProperty(
        policy,
        'CommercialProperty_Premises_SubjectOfInsuranceCode',
        'CommercialProperty_Premises_LimitAmount',
      ),
      ...liabilityForm(policy),
      ...(isOf(policy, LIABILITY) && fill(policy, GL_LIMITS)),
      ...fill(policy, WC_LIMITS),
    },
  }))
}
