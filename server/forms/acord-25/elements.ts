import type { FactKey, LineOfBusiness } from '../../documents/index.ts'
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

/** The number and the days of a policy. */
const policyOf = (stem: string, of = stem) => ({
  number: `${of}PolicyNumberIdentifier_A`,
  effective: `${stem}EffectiveDate_A`,
  expiration: `${stem}ExpirationDate_A`,
})

export const ROW_FIELDS: Record<Row, RowFields> = {
  gl: {
    letter: 'GeneralLiability_InsurerLetterCode_A',
    ...policyOf('Policy_GeneralLiability_'),
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
    ...policyOf('Policy_AutomobileLiability_'),
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
    ...policyOf('Policy_ExcessLiability_'),
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
    ...policyOf('Policy_WorkersCompensationAndEmployersLiability_'),
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
    ...policyOf('OtherPolicy_Policy', 'OtherPolicy_'),
    additionalInsured: 'CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_A',
    waiver: 'OtherPolicy_SubrogationWaivedCode_A',
    amounts: [['certificate.otherDescription', 'OtherPolicy_OtherPolicyDescription_A']],
    ticks: [],
  },
}

/** The limits of the row for other policies: the element of what each is, and of its amount. */
export const OTHER_LIMITS = ['A', 'B', 'C'].map(
  (letter) => [`OtherPolicy_CoverageCode_${letter}`, `OtherPolicy_CoverageLimitAmount_${letter}`] as const,
)

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

/** The fact that each element of a row holds. */
const HELD = new Map<string, HeldFact>([
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
])

/** The fact that an element holds, where it holds one. */
export const heldBy = (name: string): { holds?: HeldFact } => {
  const holds = HELD.get(name)
  return holds ? { holds } : {}
}
