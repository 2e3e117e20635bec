import type { FactKey, LineOfBusiness } from '../../../documents/index.ts'
import { as25 } from '../as-25.ts'
import { carried, type ElementRow, ENDS, type Is, lettered, listed, STARTS, waits } from '../describe.ts'

const DAY = { maxLength: 10 }
const NONE = waits('No policy of this line in force is on file.')
const NOT_PARTED = waits('Policies tell what they cost as a whole. Fill in what this part costs.')
const NOT_RATED = waits('I do not look for rating modifications in documents.')

/** What is told of an underlying policy of a line, or by a form for a term to come. */
const ofLine = (line: LineOfBusiness, is: Is): Is =>
  carried('current', { ...NONE, ...is, ...(is.holds && { holds: { ...is.holds, line } }) })

/** The policy of a line: who insures it, its number and its days. */
function policy(kind: string, line: LineOfBusiness): ElementRow[] {
  const stem = `UnderlyingPolicy_${kind}_`
  const rows: readonly [name: string, label: string, type: 'TEXT' | 'DATE', key: FactKey, is?: Is][] = [
    ['InsurerFullName', 'Carrier', 'TEXT', 'carrier.name'],
    ['PolicyNumberIdentifier', 'Policy number', 'TEXT', 'policy.number', { unbroken: true }],
    ['PolicyEffectiveDate', 'Effective date', 'DATE', 'policy.effective', { ...DAY, speaksOf: STARTS }],
    ['PolicyExpirationDate', 'Expiration date', 'DATE', 'policy.expiration', { ...DAY, speaksOf: ENDS }],
  ]
  return rows.map(
    ([name, label, type, key, is]): ElementRow => [
      `${stem}${name}_A`,
      label,
      type,
      ofLine(line, { ...is, holds: { key } }),
    ],
  )
}

/** Limits and ticks that are those of a certificate of liability. */
const limits = (line: LineOfBusiness, ...names: string[]): ElementRow[] =>
  as25(...names).map(([name, label, type, is = {}]) => [name, label, type, ofLine(line, is)])

/** What a part of a policy costs. */
const premium = (name: string, label: string, is: Is = NOT_PARTED): ElementRow => [
  `UnderlyingPolicy_${name}Amount_A`,
  label,
  'AMOUNT',
  carried('current', { speaksOf: /\bpremium\b/i, ...is }),
]
const modification = (kind: string): ElementRow => [
  `UnderlyingPolicy_${kind}_ModificationFactor_A`,
  'Rating modification',
  'TEXT',
  carried('current', NOT_RATED),
]

const [GL, AUTO, EL] = ['GeneralLiability', 'Automobile', 'EmployersLiability'] as const
const EMPLOYERS = `WorkersCompensation${EL}_${EL}_`

export const UNDERLYING_AUTO: ElementRow[] = [
  ...policy(AUTO, 'auto'),
  ...limits(
    'auto',
    'Vehicle_CombinedSingleLimit_EachAccidentAmount',
    'Vehicle_BodilyInjury_PerAccidentLimitAmount',
    'Vehicle_BodilyInjury_PerPersonLimitAmount',
    'Vehicle_PropertyDamage_PerAccidentLimitAmount',
  ),
  premium(`${AUTO}_CombinedSingleLimitPremium`, 'Combined single limit, premium'),
  premium(`${AUTO}_BodilyInjuryPremium`, 'Bodily injury, premium'),
  premium(`${AUTO}_PropertyDamageEachAccidentPremium`, 'Property damage, premium'),
  modification(AUTO),
]

export const UNDERLYING_GL: ElementRow[] = [
  ...limits('gl', `${GL}_OccurrenceIndicator`, `${GL}_ClaimsMadeIndicator`),
  ...policy(GL, 'gl'),
  ...limits(
    'gl',
    `${GL}_EachOccurrence_LimitAmount`,
    `${GL}_GeneralAggregate_LimitAmount`,
    `${GL}_ProductsAndCompletedOperations_AggregateLimitAmount`,
    `${GL}_PersonalAndAdvertisingInjury_LimitAmount`,
    `${GL}_FireDamageRentedPremises_EachOccurrenceLimitAmount`,
    `${GL}_MedicalExpense_EachPersonLimitAmount`,
  ),
  premium(`${GL}_PremisesOperationsPremium`, 'Premises and operations, premium'),
  premium(`${GL}_ProductsPremium`, 'Products, premium'),
  premium(`${GL}_OtherPremium`, 'Other premium'),
  modification(GL),
]

export const UNDERLYING_EL: ElementRow[] = [
  ...policy(EL, 'wc'),
  ...limits(
    'wc',
    `${EMPLOYERS}EachAccidentLimitAmount`,
    `${EMPLOYERS}DiseaseEachEmployeeLimitAmount`,
    `${EMPLOYERS}DiseasePolicyLimitAmount`,
  ),
  premium(`${EL}_Premium`, 'Premium', ofLine('wc', { holds: { key: 'wc.premium', otherwise: 'policy.premium' } })),
  modification(EL),
]

/** Two policies of other lines. */
export const UNDERLYING_OTHER: ElementRow[] = lettered('AB', (letter, at): ElementRow[] => {
  const stem = 'UnderlyingPolicy_OtherPolicy_'
  const own = (part: string, is: Is = {}) =>
    listed('underlying', at, part, {
      ...carried('current'),
      ...waits('Say which further policy the umbrella is to go over.'),
      ...is,
    })
  const rows: ElementRow[] = [
    [`${stem}PolicyTypeDescription`, 'Type of policy', 'TEXT', own('policy.type')],
    [`${stem}InsurerFullName`, 'Carrier', 'TEXT', own('carrier.name')],
    [`${stem}PolicyNumberIdentifier`, 'Policy number', 'TEXT', own('policy.number', { unbroken: true })],
    [`${stem}PolicyEffectiveDate`, 'Effective date', 'DATE', own('policy.effective', { ...DAY, speaksOf: STARTS })],
    [`${stem}PolicyExpirationDate`, 'Expiration date', 'DATE', own('policy.expiration', { ...DAY, speaksOf: ENDS })],
    [`${stem}CoverageDescription`, 'Coverage', 'TEXT', own('coverage')],
    [`${stem}CombinedSingleLimitAmount`, 'Limit', 'AMOUNT', own('limit', { describedBy: `${stem}CoverageDescription_${letter}` })],
    [`${stem}PremiumAmount`, 'Premium', 'AMOUNT', own('policy.premium', { speaksOf: /\bpremium\b/i })],
    [`${stem}ModificationFactor`, 'Rating modification', 'TEXT', own('modification', NOT_RATED)],
  ] // biome-ignore format: a table
  return rows.map(([name, ...row]): ElementRow => [`${name}_${letter}`, ...row])
})
