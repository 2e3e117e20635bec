import { amount, forms } from './75-rows.ts'
import { as25 } from './as-25.ts'
import { type ElementRow, fact, lettered } from './describe.ts'

export const VALUATIONS = ['ActualCashValue', 'StatedAmount', 'Other'].map(
  (one) => `Vehicle_Coverage_Valuation${one}Indicator_A`,
)

/** Which autos are insured, and for how much. */
export function automobile(): ElementRow[] {
  return [
    ...as25(
      ...['Any', 'AllOwned', 'Scheduled', 'Hired', 'NonOwned'].map(
        (autos) => `Vehicle_${autos}Auto${autos === 'Any' ? '' : 's'}Indicator`,
      ),
    ),
    ...symbols('Vehicle_BusinessAutoSymbol'),
    forms('VehicleLiability'),
    ...as25('Vehicle_CombinedSingleLimit_EachAccidentAmount', 'Vehicle_BodilyInjury_PerPersonLimitAmount'),
    ...as25('Vehicle_BodilyInjury_PerAccidentLimitAmount', 'Vehicle_PropertyDamage_PerAccidentLimitAmount'),
    amount(
      'Vehicle_MedicalPayments_PerPersonLimitAmount',
      'Medical payments',
      /\bmed(?:ical)?\b/i,
      fact('auto.medicalPayments'),
    ),
    amount('Vehicle_PIP_LimitAmount', 'Personal injury protection', /\bpersonal injury prot|\bPIP\b|\bno-?fault\b/i),
    amount(
      'Vehicle_UninsuredMotorists_CombinedSingleLimitPerAccidentAmount',
      'Uninsured motorists',
      /(?<!under)\buninsured|\bUM\b/i,
      fact('auto.uninsuredMotorist'),
    ),
    ...as25('Vehicle_OtherCoverage_CoverageDescription', 'Vehicle_OtherCoverage_LimitAmount'),
  ]
}

/** Symbols that have no box of their own. */
function symbols(stem: string): ElementRow[] {
  return lettered('AB', (letter): ElementRow[] => {
    const code = `${stem}_OtherSymbolCode_${letter}`
    return [
      [`${stem}_OtherSymbolIndicator_${letter}`, 'Other symbol', 'TICK', { describedBy: code }],
      [code, 'Other symbol, which', 'TEXT'],
    ]
  })
}

/** A coverage of vehicles that is ticked where its deductible is told. */
function physical(
  coverage: 'Collision' | 'Comprehensive',
  label: string,
  key: 'auto.collisionDeductible' | 'auto.comprehensiveDeductible',
  speaksOf: RegExp,
): ElementRow[] {
  const deductible = `Vehicle_${coverage}_DeductibleAmount`
  return [
    [`Vehicle_${coverage}_CoverageIndicator_A`, label, 'TICK', { speaksOf, tickedWith: `${deductible}_A` }],
    amount(deductible, `${label}, deductible`, speaksOf, fact(key)),
  ]
}

export function physicalDamage(): ElementRow[] {
  const [all, scheduled] = ['AllVehicles', 'ScheduledVehicles'].map(
    (one) => `Vehicle_CollisionOption_${one}Indicator_A`,
  )
  const [cash, stated, otherwise] = VALUATIONS
  const description = 'Vehicle_Coverage_ValuationOtherDescription_A'
  return [
    ...physical('Collision', 'Collision', 'auto.collisionDeductible', /\bcoll/i),
    ...physical(
      'Comprehensive',
      'Other than collision',
      'auto.comprehensiveDeductible',
      /\bcomp(?:rehensive)?\b|\bother than coll|\bOTC\b/i,
    ),
    [all!, 'All vehicles', 'TICK', { speaksOf: /\ball (?:owned )?(?:vehicles|autos)\b/i }],
    [scheduled!, 'Scheduled vehicles', 'TICK', { speaksOf: /\bscheduled\b/i }],
    forms('VehiclePhysicalDamage'),
    [cash!, 'Actual cash value', 'TICK', { speaksOf: /\bactual cash value\b|\bACV\b/i }],
    [stated!, 'Stated amount', 'TICK', { speaksOf: /\bstated amount\b/i }],
    [otherwise!, 'Other valuation', 'TICK', { describedBy: description }],
    [description, 'Other valuation, description', 'TEXT'],
    amount('Vehicle_Collision_StatedLimitAmount', 'Stated amount', /\bstated amount\b/i),
  ]
}

/** Of a garage nothing is read that tells autos from the rest. */
export function garage(): ElementRow[] {
  const limit = (name: string, label: string, speaksOf: RegExp) =>
    amount(`Vehicle_Liability${name}LimitAmount`, label, speaksOf)
  return [
    ['GarageLiability_AnyAutoIndicator_A', 'Any auto', 'TICK', { speaksOf: /\bany auto/i }],
    ...symbols('Vehicle_GarageAndDealersSymbol'),
    forms('GarageLiability'),
    limit('AutoOnly_PerAccident', 'Auto only, each accident', /(?<!other than )\bauto only\b/i),
    ['Binder_GarageLiability_OtherThanAutoOnlyDescription_A', 'Other than auto only', 'TEXT'],
    limit('OtherThanAutoOnly_PerAccident', 'Other than auto only, each accident', /\bother than auto\b/i),
    limit('OtherThanAutoOnly_Aggregate', 'Other than auto only, aggregate', /\baggregate\b/i),
  ]
}
