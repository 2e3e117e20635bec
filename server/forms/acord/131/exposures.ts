import { as25 } from '../as-25.ts'
import { asked, carried, type ElementRow, lettered, listed, waits } from '../describe.ts'
import { lossRows, noLosses } from '../losses.ts'
import { NOW, text, tick } from '../section.ts'

const DAY = { maxLength: 10 }

/** The six rows of locations and subsidiaries: those that policies tell, with what each earns and pays as a form of this term tells it. */
export const LOCATIONS: ElementRow[] = lettered('ABCDEF', (letter, at): ElementRow[] => {
  const own = (part: string, how: 'standing' | 'renewed' = 'standing') => listed('place', at, part, carried(how))
  const rows: ElementRow[] = [
    ['CommercialStructure_Location_ProducerIdentifier', 'Location', 'TEXT', own('location_number')],
    ['CommercialStructure_Location_FullName', 'Name', 'TEXT', own('name')],
    ['CommercialStructure_PhysicalAddress_LineOne', 'Street', 'TEXT', own('line1')],
    ['CommercialStructure_PhysicalAddress_CityName', 'City', 'TEXT', own('city')],
    ['CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'State', 'TEXT', own('state')],
    ['CommercialStructure_PhysicalAddress_PostalCode', 'ZIP code', 'TEXT', own('zip')],
    ['BusinessInformation_OperationsDescription', 'Operations', 'TEXT', own('operations')],
    ['BusinessInformation_TotalPayrollAmount', 'Annual payroll', 'TEXT', own('payroll', 'renewed')],
    ['BusinessInformation_AnnualGrossReceiptsAmount', 'Annual gross sales', 'TEXT', own('sales', 'renewed')],
    ['BusinessInformation_ForeignGrossSalesAmount', 'Foreign gross sales', 'TEXT', own('foreign_sales', 'renewed')],
    ['BusinessInformation_EmployeeCount', 'Employees', 'TEXT', own('employees', 'renewed')],
  ] // biome-ignore format: a table
  return rows.map(([name, ...row]): ElementRow => [`${name}_${letter}`, ...row])
})

const UNDERLYING = 'UnderlyingPolicy_GeneralLiability_'
const QUESTION = 'CommercialUmbrellaLineOfBusiness_Question_'
export const EXCLUDED =
  'Has any product, work, accident or location been excluded, uninsured or self-insured from any previous coverage?'
export const TAIL = 'Was tail coverage purchased for any previous primary or excess policy? If so, from when?'

/** What the umbrella asks of the general liability under it. */
export const LIABILITY: ElementRow[] = [
  tick(`${QUESTION}ACBYesIndicator_A`, 'Defense within aggregate', /\bwithin (?:the )?(?:aggregate|limits?)\b/i),
  tick(`${QUESTION}ACCYesIndicator_A`, 'Defense a separate limit', /\bseparate limit\b/i),
  tick(`${QUESTION}ACDYesIndicator_A`, 'Defense unlimited', /\bunlimited\b/i),
  [`${UNDERLYING}FormEditionDate_A`, 'Edition of the form', 'TEXT', { ...NOW, ...DAY }],
  [`${QUESTION}ACECode_A`, 'Excluded or uninsured before', 'CODE', asked(EXCLUDED, /\b(?:excluded|uninsured|self-insured)\b/i)],
  ['CommercialUmbrellaLineOfBusiness_AnyProductWorkAccidentlocationBeenExcludedUninsuredExplanation_A', 'Explanation', 'MULTILINE', NOW],
  ['GeneralLiability_ClaimsMade_RetroactiveDate_A', 'Retroactive date', 'DATE', { ...NOW, ...DAY, speaksOf: /\bretro/i, holds: { key: 'gl.retroactiveDate', line: 'gl' } }],
  ['GeneralLiability_ClaimsMade_UninterruptedCoverageEntryDate_A', 'Uninterrupted claims-made since', 'DATE', { ...NOW, ...DAY, speaksOf: /\buninterrupted\b|\bentry date\b/i }],
  [`${QUESTION}ACFCode_A`, 'Tail coverage purchased', 'CODE', asked(TAIL, /\btail\b|\bextended reporting\b/i)],
  [`${UNDERLYING}TailCoverageEffectiveDate_A`, 'Tail coverage from', 'DATE', { ...NOW, ...DAY, speaksOf: /\btail\b|\bextended reporting\b/i }],
  text('CommercialUmbrellaLineOfBusiness_TailCoveragePurchasedAnyPreviousPrimaryOrExcessPolicyExplanation_A', 'Explanation'),
] // biome-ignore format: a table

const GRID: readonly [name: string, label: string, words: RegExp][] = [
  ['AircraftLiability', 'Aircraft', /\baircraft (?!passenger)/i],
  ['AircraftPassengerLiability', 'Aircraft passenger', /\baircraft passenger/i],
  ['AdditionalInterests', 'Additional interests', /\badditional interests?\b/i],
  ['CareCustodyControl', 'Care, custody, control', /\bcare,? custody\b/i],
  ['EmployeeBenefitsLiability', 'Employee benefits', /\bemployee benefits?\b/i],
  ['ForeignLiabilityTravel', 'Foreign / travel', /\bforeign\b/i],
  ['GaragekeepersLiability', 'Garagekeepers', /\bgarage ?keepers/i],
  ['IncidentalMedicalMalpractice', 'Incidental malpractice', /\bmalpractice\b/i],
  ['LiquorLiability', 'Liquor', /\bliquor\b/i],
  ['PollutionLiability', 'Pollution', /\bpollution\b/i],
  ['ProfessionalLiability', 'Professional (E&O)', /\bprofessional\b|\bE&O\b/i],
  ['VendorsLiability', 'Vendors', /\bvendors?\b/i],
  ['WatercraftLiability', 'Watercraft', /\bwatercraft\b/i],
]
const [COVERED, EXPOSED] = ['UnderlyingCoverage_Coverage_', 'UnderlyingCoverage_Exposure_'] as const
/** A box that says of an underlying policy what one on a certificate of liability says. */
const alike = (name: string, label: string, box: string, line: 'auto' | 'gl'): ElementRow[] =>
  as25(box).map(([, , type, { holds, ...is } = {}]) => [
    `${COVERED}${name}Indicator_A`,
    label,
    type,
    { ...NOW, ...is, ...(holds && { holds: { ...holds, line } }) },
  ])

/** What underlying policies cover, and what there is an exposure to. */
export const COVERAGES: ElementRow[] = [
  ...alike('AnyAuto', 'Any auto', 'Vehicle_AnyAutoIndicator', 'auto'),
  ...alike('GeneralLiabilityClaimsMade', 'GL claims-made', 'GeneralLiability_ClaimsMadeIndicator', 'gl'),
  ...alike('GeneralLiabilityOccurrence', 'GL occurrence', 'GeneralLiability_OccurrenceIndicator', 'gl'),
  ...GRID.flatMap(([name, label, words]) => [
    tick(`${COVERED}${name}Indicator_A`, `${label}, covered`, words),
    tick(`${EXPOSED}${name}Indicator_A`, `${label}, exposure`, words),
  ]),
  ...lettered('ABCD', (letter, at): ElementRow[] => {
    const [description, row] = [`${COVERED}OtherDescription_${letter}`, { row: `coverage ${at}` }]
    return [
      [`${COVERED}OtherIndicator_${letter}`, 'Covered', 'TICK', { ...NOW, ...row, describedBy: description }],
      [description, 'Other coverage', 'TEXT', { ...NOW, ...row }],
      [`${EXPOSED}OtherIndicator_${letter}`, 'Exposure', 'TICK', { ...NOW, ...row, describedBy: description }],
    ]
  }),
  ['UnderlyingCoverage_InformationDescription_A', 'Coverage information', 'MULTILINE', NOW],
]

/** Claims of liability that were not small. */
export const LOSSES: ElementRow[] = [
  noLosses(),
  ...lossRows('ABCDEF', ['reported', 'line', 'description', 'paid', 'reserved']),
]

const CUSTODY = 'CareCustodyAndControl_'
/** Property of others in the care of the applicant. */
export const CARE: ElementRow[] = [
  text(`${CUSTODY}Location_ProducerIdentifier_A`, 'Location'),
  tick(`${CUSTODY}Property_RealIndicator_A`, 'Real property', /\breal\b/i),
  tick(`${CUSTODY}Property_PersonalIndicator_A`, 'Personal property', /\bpersonal\b/i),
  [`${CUSTODY}Property_ValueAmount_A`, 'Value', 'AMOUNT', { ...NOW, speaksOf: /\bvalue\b/i }],
  tick(`${CUSTODY}InsuredLiability_HeldHarmlessIndicator_A`, 'Held harmless', /\bharmless\b/i),
  tick(`${CUSTODY}InsuredLiability_HasSubrogationWaiverIndicator_A`, 'Waiver of subrogation', /\bsubrogation\b/i),
  tick(`${CUSTODY}InsuredLiability_IsNamedInsuredOnFirePolicy_A`, 'Named on fire policy', /\bfire polic/i),
  text(`${CUSTODY}InsuredLiability_OtherDescription_A`, 'Other'),
  text(`${CUSTODY}Location_OccupiedArea_A`, 'Occupied area'),
  [`${CUSTODY}Property_PropertyDescription_A`, 'Description of the property', 'MULTILINE', NOW],
]

const CLASSES: readonly [name: string, label: string][] = [
  ['PrivatePassenger', 'Private passenger'],
  ['LightWeightTruck', 'Light truck'],
  ['MediumWeightTruck', 'Medium truck'],
  ['HeavyWeightTruck', 'Heavy truck'],
  ['ExtraHeavyWeightTruck', 'Extra heavy truck'],
  ['HeavyWeightTruckTractor', 'Heavy tractor'],
  ['ExtraHeavyWeightTruckTractor', 'Extra heavy tractor'],
  ['Bus', 'Bus'],
]
const COUNTS: readonly [name: string, label: string, part: string][] = [
  ['OwnedCount', 'owned', 'owned'],
  ['NonOwnedCount', 'non-owned', 'non_owned'],
  ['LeasedCount', 'leased', 'leased'],
  ['PropertyHauledDescription', 'property hauled', 'hauled'],
  ['LocalRadiusVehicleCount', 'local', 'local'],
  ['IntermediateRadiusVehicleCount', 'intermediate', 'intermediate'],
  ['LongDistanceRadiusVehicleCount', 'long distance', 'long'],
]
const NOT_COUNTED = waits(
  'No document here counts vehicles by class and radius. I do not count them from schedules, which seldom tell both.',
)
/** How many vehicles of each class there are, and how far they go. */
export const VEHICLES: ElementRow[] = CLASSES.flatMap(([kind, label], at) =>
  COUNTS.map(
    ([name, of, part]): ElementRow => [
      `VehicleFleet_${kind}_${name}_A`,
      `${label}, ${of}`,
      'TEXT',
      {
        listed: { list: 'fleet', at, part, of: (name) => name === label.toLowerCase() },
        ...{ ...NOW, ...NOT_COUNTED, row: kind },
      },
    ],
  ),
)
