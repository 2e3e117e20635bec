import type { FormValues } from '../types.ts'

/** Each line is answered by any one of its sets of elements: a limit of auto stands as one amount or as three. */
type Line = string[][]

const one = (...names: string[]): Line[] => names.map((name) => [[name]])
const policy = (of: string) => one(`${of}_PolicyNumberIdentifier_A`, `${of}_EffectiveDate_A`, `${of}_ExpirationDate_A`)

const PARTIES = one(
  'Producer_FullName_A',
  'Producer_MailingAddress_LineOne_A',
  'Producer_ContactPerson_PhoneNumber_A',
  'NamedInsured_FullName_A',
  'NamedInsured_MailingAddress_LineOne_A',
  'NamedInsured_MailingAddress_CityName_A',
  'NamedInsured_MailingAddress_StateOrProvinceCode_A',
  'NamedInsured_MailingAddress_PostalCode_A',
  'Insurer_FullName_A',
  'CertificateHolder_FullName_A',
  'CertificateHolder_MailingAddress_LineOne_A',
  'CertificateHolder_MailingAddress_CityName_A',
  'CertificateHolder_MailingAddress_StateOrProvinceCode_A',
  'CertificateHolder_MailingAddress_PostalCode_A',
)

const EL = 'WorkersCompensationEmployersLiability_EmployersLiability'

/** What a policy of each line shows on a certificate, by what the names of its elements begin with. */
const COVERAGES: { begins: string[]; lines: Line[] }[] = [
  {
    begins: ['GeneralLiability_', 'Policy_GeneralLiability_'],
    lines: [
      ...policy('Policy_GeneralLiability'),
      ...one(
        'GeneralLiability_InsurerLetterCode_A',
        'GeneralLiability_EachOccurrence_LimitAmount_A',
        'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A',
        'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
        'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A',
        'GeneralLiability_GeneralAggregate_LimitAmount_A',
        'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
      ),
    ],
  },
  {
    begins: ['Vehicle_', 'Policy_AutomobileLiability_'],
    lines: [
      ...policy('Policy_AutomobileLiability'),
      ...one('Vehicle_InsurerLetterCode_A'),
      [
        ['Vehicle_CombinedSingleLimit_EachAccidentAmount_A'],
        [
          'Vehicle_BodilyInjury_PerPersonLimitAmount_A',
          'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
          'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
        ],
      ],
    ],
  },
  {
    begins: ['ExcessUmbrella_', 'Policy_ExcessLiability_'],
    lines: [
      ...policy('Policy_ExcessLiability'),
      ...one(
        'ExcessUmbrella_InsurerLetterCode_A',
        'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A',
        'ExcessUmbrella_Umbrella_AggregateAmount_A',
      ),
    ],
  },
  {
    begins: ['WorkersCompensationEmployersLiability_', 'Policy_WorkersCompensation'],
    lines: [
      ...policy('Policy_WorkersCompensationAndEmployersLiability'),
      ...one(
        'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
        `${EL}_EachAccidentLimitAmount_A`,
        `${EL}_DiseaseEachEmployeeLimitAmount_A`,
        `${EL}_DiseasePolicyLimitAmount_A`,
      ),
    ],
  },
  {
    begins: ['OtherPolicy_'],
    lines: one(
      'OtherPolicy_InsurerLetterCode_A',
      'OtherPolicy_OtherPolicyDescription_A',
      'OtherPolicy_PolicyNumberIdentifier_A',
      'OtherPolicy_PolicyEffectiveDate_A',
      'OtherPolicy_PolicyExpirationDate_A',
      'OtherPolicy_CoverageLimitAmount_A',
    ),
  },
]

/**
 * The elements a reader of this certificate looks for: the parties, each named insurer's NAIC number, and of the coverages
 * that are on it the policy, its term and its limits. A coverage that is not on it asks for nothing.
 */
export function expects(values: FormValues): string[] {
  const filled = Object.keys(values)
  const insurers = filled.filter((name) => name.startsWith('Insurer_FullName_'))
  const present = COVERAGES.filter(({ begins }) =>
    filled.some((name) => begins.some((start) => name.startsWith(start))),
  )
  return [
    ...PARTIES.flatMap((line) => wanted(line, values)),
    ...insurers.map((name) => name.replace('FullName', 'NAICCode')),
    ...present.flatMap(({ lines }) => lines.flatMap((line) => wanted(line, values))),
  ]
}

/** Of a line that may be answered in several ways the way that was begun, else the first. */
const wanted = (line: Line, values: FormValues) =>
  line.find((names) => names.some((name) => name in values)) ?? line[0] ?? []
