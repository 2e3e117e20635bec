import type { Line } from './truth.ts'

type Row = { number: string; effective: string; expiration: string; letter: string; limits: Record<string, string> }

/** Where a certificate says what a policy says: the elements of ACORD 25 of each line of business. */
export const ROWS: Record<Line, Row> = {
  gl: {
    letter: 'GeneralLiability_InsurerLetterCode_A',
    number: 'Policy_GeneralLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_GeneralLiability_EffectiveDate_A',
    expiration: 'Policy_GeneralLiability_ExpirationDate_A',
    limits: {
      occurrence: 'GeneralLiability_EachOccurrence_LimitAmount_A',
      rented: 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A',
      medical: 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
      personal: 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A',
      aggregate: 'GeneralLiability_GeneralAggregate_LimitAmount_A',
      products: 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
    },
  },
  auto: {
    letter: 'Vehicle_InsurerLetterCode_A',
    number: 'Policy_AutomobileLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_AutomobileLiability_EffectiveDate_A',
    expiration: 'Policy_AutomobileLiability_ExpirationDate_A',
    limits: {
      csl: 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
      perPerson: 'Vehicle_BodilyInjury_PerPersonLimitAmount_A',
      perAccident: 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
      damage: 'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
    },
  },
  umbrella: {
    letter: 'ExcessUmbrella_InsurerLetterCode_A',
    number: 'Policy_ExcessLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_ExcessLiability_EffectiveDate_A',
    expiration: 'Policy_ExcessLiability_ExpirationDate_A',
    limits: {
      occurrence: 'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A',
      aggregate: 'ExcessUmbrella_Umbrella_AggregateAmount_A',
      retention: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
    },
  },
  wc: {
    letter: 'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
    number: 'Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A',
    effective: 'Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A',
    expiration: 'Policy_WorkersCompensationAndEmployersLiability_ExpirationDate_A',
    limits: {
      accident: 'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A',
      employee: 'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
      disease: 'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
    },
  },
  // Its limits go into free lines of the form whose order and words are anybody's, so they are not judged.
  professional: {
    letter: 'OtherPolicy_InsurerLetterCode_A',
    number: 'OtherPolicy_PolicyNumberIdentifier_A',
    effective: 'OtherPolicy_PolicyEffectiveDate_A',
    expiration: 'OtherPolicy_PolicyExpirationDate_A',
    limits: {},
  },
}

/** Ticks a document's words can set. */
export const TICKS = {
  'gl.coverage': 'GeneralLiability_CoverageIndicator_A',
  'gl.occurrence': 'GeneralLiability_OccurrenceIndicator_A',
  'gl.claimsMade': 'GeneralLiability_ClaimsMadeIndicator_A',
  'gl.perPolicy': 'GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A',
  'gl.perProject': 'GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A',
  'gl.perLocation': 'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
  'auto.any': 'Vehicle_AnyAutoIndicator_A',
  'auto.owned': 'Vehicle_AllOwnedAutosIndicator_A',
  'auto.scheduled': 'Vehicle_ScheduledAutosIndicator_A',
  'auto.hired': 'Vehicle_HiredAutosIndicator_A',
  'auto.nonOwned': 'Vehicle_NonOwnedAutosIndicator_A',
  'umbrella.umbrella': 'Policy_PolicyType_UmbrellaIndicator_A',
  'umbrella.excess': 'Policy_PolicyType_ExcessIndicator_A',
  'umbrella.occurrence': 'ExcessUmbrella_OccurrenceIndicator_A',
  'umbrella.claimsMade': 'ExcessUmbrella_ClaimsMadeIndicator_A',
  'umbrella.retention': 'ExcessUmbrella_RetentionIndicator_A',
  'umbrella.deductible': 'ExcessUmbrella_DeductibleIndicator_A',
  'wc.statutory': 'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A',
} as const
export type Tick = keyof typeof TICKS

export const SYMBOL_TICKS: Record<number, Tick> = {
  1: 'auto.any',
  2: 'auto.owned',
  7: 'auto.scheduled',
  8: 'auto.hired',
  9: 'auto.nonOwned',
}

type PartyElements = Record<'name' | 'one' | 'two' | 'city' | 'state' | 'zip', string>
const partyElements = (object: string): PartyElements => ({
  name: `${object}_FullName_A`,
  one: `${object}_MailingAddress_LineOne_A`,
  two: `${object}_MailingAddress_LineTwo_A`,
  city: `${object}_MailingAddress_CityName_A`,
  state: `${object}_MailingAddress_StateOrProvinceCode_A`,
  zip: `${object}_MailingAddress_PostalCode_A`,
})
export const INSURED = partyElements('NamedInsured')
export const PRODUCER = {
  ...partyElements('Producer'),
  contact: 'Producer_ContactPerson_FullName_A',
  phone: 'Producer_ContactPerson_PhoneNumber_A',
  fax: 'Producer_FaxNumber_A',
  email: 'Producer_ContactPerson_EmailAddress_A',
}

/** Ticks that must stay blank where the document does not speak of them, and ticks that follow from so much else that silence says nothing. */
const SILENT: Tick[] = ['gl.occurrence', 'umbrella.occurrence', 'wc.statutory']

/** Elements of the rows and the insurers, which stay blank as long as nothing that holds is said of them. */
export const POLICY_ELEMENTS: string[] = [
  ...Object.values(ROWS).flatMap(({ letter, number, effective, expiration, limits }) => [
    letter,
    number,
    effective,
    expiration,
    ...Object.values(limits),
  ]),
  ...(Object.keys(TICKS) as Tick[]).filter((tick) => !SILENT.includes(tick)).map((tick) => TICKS[tick]),
  ...'ABCDEF'.split('').flatMap((letter) => [`Insurer_FullName_${letter}`, `Insurer_NAICCode_${letter}`]),
]
export const PARTY_ELEMENTS: string[] = [...Object.values(INSURED), ...Object.values(PRODUCER)]
