import type { FactKey, LineOfBusiness } from '../../documents/index.ts'
import { INSURER_LETTERS } from '../proposing/insurers.ts'
import type { HeldFact } from '../types.ts'

export const ROWS = ['gl', 'auto', 'umbrella', 'wc', 'other'] as const

/** The five lines of the form that hold a policy each. */
export type Row = (typeof ROWS)[number]

export type RowFields = {
  letter: string
  number: string
  effective: string
  expiration: string
  additionalInsured: string | null
  waiver: string
  /** Facts that are copied as they are. */
  amounts: [FactKey, string][]
  /** Ticks: a fact with this value sets the element. */
  ticks: [FactKey, string, string][]
}

export const ROW_FIELDS: Record<Row, RowFields> = {
  gl: {
    letter: 'GeneralLiability_InsurerLetterCode_A',
    number: 'Policy_GeneralLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_GeneralLiability_EffectiveDate_A',
    expiration: 'Policy_GeneralLiability_ExpirationDate_A',
    additionalInsured: 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A',
    waiver: 'Policy_GeneralLiability_SubrogationWaivedCode_A',
    amounts: [
      ['gl.eachOccurrence', 'GeneralLiability_EachOccurrence_LimitAmount_A'],
      ['gl.damageToRentedPremises', 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A'],
      ['gl.medicalExpense', 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A'],
      ['gl.personalAdvertisingInjury', 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A'],
      ['gl.generalAggregate', 'GeneralLiability_GeneralAggregate_LimitAmount_A'],
      ['gl.productsAggregate', 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A'],
    ],
    ticks: [
      ['gl.trigger', 'occurrence', 'GeneralLiability_OccurrenceIndicator_A'],
      ['gl.trigger', 'claims-made', 'GeneralLiability_ClaimsMadeIndicator_A'],
      ['gl.aggregatePer', 'policy', 'GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A'],
      ['gl.aggregatePer', 'project', 'GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A'],
      ['gl.aggregatePer', 'location', 'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A'],
    ],
  },
  auto: {
    letter: 'Vehicle_InsurerLetterCode_A',
    number: 'Policy_AutomobileLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_AutomobileLiability_EffectiveDate_A',
    expiration: 'Policy_AutomobileLiability_ExpirationDate_A',
    additionalInsured: 'CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A',
    waiver: 'Policy_AutomobileLiability_SubrogationWaivedCode_A',
    amounts: [
      ['auto.combinedSingleLimit', 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A'],
      ['auto.bodilyInjuryPerPerson', 'Vehicle_BodilyInjury_PerPersonLimitAmount_A'],
      ['auto.bodilyInjuryPerAccident', 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A'],
      ['auto.propertyDamage', 'Vehicle_PropertyDamage_PerAccidentLimitAmount_A'],
    ],
    ticks: [
      ['auto.coveredAutos', 'any', 'Vehicle_AnyAutoIndicator_A'],
      ['auto.coveredAutos', 'owned', 'Vehicle_AllOwnedAutosIndicator_A'],
      ['auto.coveredAutos', 'scheduled', 'Vehicle_ScheduledAutosIndicator_A'],
      ['auto.coveredAutos', 'hired', 'Vehicle_HiredAutosIndicator_A'],
      ['auto.coveredAutos', 'non-owned', 'Vehicle_NonOwnedAutosIndicator_A'],
    ],
  },
  umbrella: {
    letter: 'ExcessUmbrella_InsurerLetterCode_A',
    number: 'Policy_ExcessLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_ExcessLiability_EffectiveDate_A',
    expiration: 'Policy_ExcessLiability_ExpirationDate_A',
    additionalInsured: 'CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A',
    waiver: 'Policy_ExcessLiability_SubrogationWaivedCode_A',
    amounts: [
      ['umbrella.eachOccurrence', 'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A'],
      ['umbrella.aggregate', 'ExcessUmbrella_Umbrella_AggregateAmount_A'],
    ],
    ticks: [
      ['umbrella.type', 'umbrella', 'Policy_PolicyType_UmbrellaIndicator_A'],
      ['umbrella.type', 'excess', 'Policy_PolicyType_ExcessIndicator_A'],
      ['umbrella.trigger', 'occurrence', 'ExcessUmbrella_OccurrenceIndicator_A'],
      ['umbrella.trigger', 'claims-made', 'ExcessUmbrella_ClaimsMadeIndicator_A'],
      ['certificate.umbrellaTick', 'deductible', 'ExcessUmbrella_DeductibleIndicator_A'],
      ['certificate.umbrellaTick', 'retention', 'ExcessUmbrella_RetentionIndicator_A'],
    ],
  },
  wc: {
    letter: 'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
    number: 'Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A',
    expiration: 'Policy_WorkersCompensationAndEmployersLiability_ExpirationDate_A',
    additionalInsured: null,
    waiver: 'Policy_WorkersCompensation_SubrogationWaivedCode_A',
    amounts: [
      ['wc.eachAccident', 'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A'],
      [
        'wc.diseaseEachEmployee',
        'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
      ],
      ['wc.diseasePolicyLimit', 'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A'],
      ['wc.officersExcluded', 'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A'],
    ],
    ticks: [
      [
        'wc.statutory',
        'per statute',
        'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A',
      ],
    ],
  },
  other: {
    letter: 'OtherPolicy_InsurerLetterCode_A',
    number: 'OtherPolicy_PolicyNumberIdentifier_A',
    effective: 'OtherPolicy_PolicyEffectiveDate_A',
    expiration: 'OtherPolicy_PolicyExpirationDate_A',
    additionalInsured: 'CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_A',
    waiver: 'OtherPolicy_SubrogationWaivedCode_A',
    amounts: [['certificate.otherDescription', 'OtherPolicy_OtherPolicyDescription_A']],
    ticks: [],
  },
}

/** Names and addresses: which fact goes into which element. */
export const PARTY_FIELDS: Record<'producer' | 'insured' | 'holder', [FactKey, string][]> = {
  producer: [
    ['producer.name', 'Producer_FullName_A'],
    ['producer.line1', 'Producer_MailingAddress_LineOne_A'],
    ['producer.line2', 'Producer_MailingAddress_LineTwo_A'],
    ['producer.city', 'Producer_MailingAddress_CityName_A'],
    ['producer.state', 'Producer_MailingAddress_StateOrProvinceCode_A'],
    ['producer.zip', 'Producer_MailingAddress_PostalCode_A'],
    ['producer.contact', 'Producer_ContactPerson_FullName_A'],
    ['producer.phone', 'Producer_ContactPerson_PhoneNumber_A'],
    ['producer.fax', 'Producer_FaxNumber_A'],
    ['producer.email', 'Producer_ContactPerson_EmailAddress_A'],
  ],
  insured: [
    ['insured.name', 'NamedInsured_FullName_A'],
    ['insured.line1', 'NamedInsured_MailingAddress_LineOne_A'],
    ['insured.line2', 'NamedInsured_MailingAddress_LineTwo_A'],
    ['insured.city', 'NamedInsured_MailingAddress_CityName_A'],
    ['insured.state', 'NamedInsured_MailingAddress_StateOrProvinceCode_A'],
    ['insured.zip', 'NamedInsured_MailingAddress_PostalCode_A'],
  ],
  holder: [
    ['holder.name', 'CertificateHolder_FullName_A'],
    ['holder.line1', 'CertificateHolder_MailingAddress_LineOne_A'],
    ['holder.line2', 'CertificateHolder_MailingAddress_LineTwo_A'],
    ['holder.city', 'CertificateHolder_MailingAddress_CityName_A'],
    ['holder.state', 'CertificateHolder_MailingAddress_StateOrProvinceCode_A'],
    ['holder.zip', 'CertificateHolder_MailingAddress_PostalCode_A'],
  ],
}

/** The rows of a policy: the one it is printed in, else one for each of its lines that has a row. */
export const rowsOf = (lines: readonly LineOfBusiness[], printed?: string): Row[] =>
  ROWS.filter((row) => (printed ? row === printed : lines.some((line) => line === row)))

/** All elements of a row. */
export function fieldsOf(row: Row): string[] {
  const fields = ROW_FIELDS[row]
  return [
    fields.letter,
    fields.number,
    fields.effective,
    fields.expiration,
    ...fields.amounts.map(([, field]) => field),
    ...fields.ticks.map(([, , field]) => field),
  ]
}

/** The fact that each element holds; an insurer, listed under its letter, is that of any row. */
const HELD = new Map<string, HeldFact>([
  ...Object.values(PARTY_FIELDS).flatMap((fields) =>
    fields.map(([key, field]): [string, HeldFact] => [field, { key }]),
  ),
  ...ROWS.flatMap((row): [string, HeldFact][] => {
    const { number, effective, expiration, letter, amounts, ticks } = ROW_FIELDS[row]
    const of = row === 'other' ? {} : { line: row }
    return [
      [number, { key: 'policy.number', ...of }],
      [effective, { key: 'policy.effective', ...of }],
      [expiration, { key: 'policy.expiration', ...of }],
      [letter, { key: 'carrier.name', ...of }],
      ...amounts.map(([key, field]): [string, HeldFact] => [field, { key }]),
      ...ticks.map(([key, choice, field]): [string, HeldFact] => [field, { key, choice }]),
    ]
  }),
  ['ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', { key: 'umbrella.retention' }],
  ...INSURER_LETTERS.flatMap((letter): [string, HeldFact][] => [
    [`Insurer_FullName_${letter}`, { key: 'carrier.name' }],
    [`Insurer_NAICCode_${letter}`, { key: 'carrier.naic' }],
  ]),
])

/** The fact that an element holds, where it holds one. */
export const heldBy = (name: string): { holds?: HeldFact } => {
  const holds = HELD.get(name)
  return holds ? { holds } : {}
}
