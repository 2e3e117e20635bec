import { carried, type ElementRow, fact, type Is, listed } from '../describe.ts'
import { ASKS } from './asked-of-insured.ts'

/** What is another every year. */
const OF_ONE_YEAR = { carried: 'renewed' } as const

/** One of the premises by its letter. */
function premises(letter: string, at: number): ElementRow[] {
  const own = (part: string, is: Is = {}) => listed('place', at, part, { carried: 'standing', ...is })
  const asks = (question: Is) => (at === 0 ? question : {})
  const [structure, occupancy] = ['CommercialStructure_', 'BuildingOccupancy_']
  const [city, interest] = ['RiskLocation', 'InsuredInterest'].map(
    (one) => `${structure}${one}_OtherDescription_${letter}`,
  ) as [string, string]
  const rows: ElementRow[] = [
    [`${structure}Location_ProducerIdentifier`, 'Location', 'TEXT', own('location_number')],
    [`${structure}Building_ProducerIdentifier`, 'Building', 'TEXT', own('building_number')],
    [`${structure}PhysicalAddress_LineOne`, 'Street', 'TEXT', own('line1', asks(ASKS.premises))],
    [`${structure}PhysicalAddress_LineTwo`, 'Street, line 2', 'TEXT', own('line2')],
    [`${structure}PhysicalAddress_CityName`, 'City', 'TEXT', own('city')],
    [`${structure}PhysicalAddress_CountyName`, 'County', 'TEXT', own('county')],
    [`${structure}PhysicalAddress_StateOrProvinceCode`, 'State', 'TEXT', own('state')],
    [`${structure}PhysicalAddress_PostalCode`, 'ZIP code', 'TEXT', own('zip')],
    [`${structure}RiskLocation_InsideCityLimitsIndicator`, 'Inside city limits', 'TICK', own('city_limits', { speaksOf: /\binside\b/i })],
    [`${structure}RiskLocation_OutsideCityLimitsIndicator`, 'Outside city limits', 'TICK', own('city_limits', { speaksOf: /\boutside\b/i })],
    [`${structure}RiskLocation_OtherIndicator`, 'Other', 'TICK', own('other_limits_tick', { describedBy: city })],
    [city, 'Other, description', 'TEXT', own('other_limits')],
    [`${structure}InsuredInterest_OwnerIndicator`, 'Owner', 'TICK', own('insured_interest', { ...asks(ASKS.interest), speaksOf: /\bown(?:er|ed|s)?\b/i })],
    [`${structure}InsuredInterest_TenantIndicator`, 'Tenant', 'TICK', own('insured_interest', { ...asks(ASKS.interest), speaksOf: /\b(?:tenant|lessee|leased|rented)\b/i })],
    [`${structure}InsuredInterest_OtherIndicator`, 'Other', 'TICK', own('other_interest_tick', { describedBy: interest })],
    [interest, 'Other, description', 'TEXT', own('other_interest', asks(ASKS.interest))],
    ['BusinessInformation_FullTimeEmployeeCount', 'Full-time employees', 'TEXT', own('full_time_employees', { ...OF_ONE_YEAR, ...asks(ASKS.employees) })],
    ['BusinessInformation_PartTimeEmployeeCount', 'Part-time employees', 'TEXT', own('part_time_employees', { ...OF_ONE_YEAR, ...asks(ASKS.employees) })],
    [`${structure}AnnualRevenueAmount`, 'Annual revenue', 'TEXT', own('annual_revenue', { ...OF_ONE_YEAR, ...asks(ASKS.revenue) })],
    [`${occupancy}OccupiedArea`, 'Occupied area', 'TEXT', own('occupied_area')],
    [`${occupancy}OpenToPublicArea`, 'Open to public area', 'TEXT', own('open_area')],
    ['Construction_BuildingArea', 'Total building area', 'TEXT', own('total_area')],
    [`${occupancy}OperationsDescription`, 'Description of operations', 'TEXT', own('classification')],
    [`${structure}Question_ABBCode`, 'Area leased to others', 'CODE', own('leased', { maxLength: 1, speaksOf: /\bleased\b/i })],
  ] // biome-ignore format: a table
  return rows.map(
    ([name, ...row]): ElementRow =>
      name === city || name === interest ? [name, ...row] : [`${name}_${letter}`, ...row],
  )
}

export const PREMISES = [...'ABCD'].map((letter, at) => [`Premises ${at + 1}`, premises(letter, at)] as const)

const STANDS = carried('standing')
/** Kinds of business that have a box; each is ticked only where an application already ticks it. */
const KINDS = ['Apartments', 'Condominiums', 'Contractor', 'Institutional', 'Manufacturing', 'Office', 'Restaurant', 'Retail', 'Service', 'Wholesale'] // biome-ignore format: a list
const OTHER = 'BusinessInformation_BusinessType_OtherDescription_A'

export const NATURE: ElementRow[] = [
  ...KINDS.map((kind): ElementRow => [
    `BusinessInformation_BusinessType_${kind}Indicator_A`,
    kind,
    'TICK',
    { ...STANDS, submitted: 'applicant.kind', speaksOf: new RegExp(`\\b${kind.replace(/s$/, '')}`, 'i') },
  ]),
  ['BusinessInformation_BusinessType_OtherIndicator_A', 'Other', 'TICK', { ...STANDS, describedBy: OTHER }],
  [OTHER, 'Other, description', 'TEXT', STANDS],
  ['NamedInsured_BusinessStartDate_A', 'Date business started', 'DATE', { ...STANDS, ...ASKS.started, submitted: 'applicant.started', maxLength: 10, speaksOf: /\b(?:start|began|established|since)\w*/i }],
  ['CommercialPolicy_OperationsDescription_A', 'Description of primary operations', 'MULTILINE', { ...fact('insured.business'), ...ASKS.operations, carried: 'standing', submitted: 'applicant.business' }],
  ['CommercialPolicy_OperationsDescription_B', 'Operations of other named insureds', 'MULTILINE', STANDS],
  ['CommercialStructure_InstallationRepairWorkPercent_A', 'Installation, service or repair work', 'TEXT', carried('renewed')],
  ['CommercialStructure_InstallationRepairWorkOffPremisesPercent_A', 'Off-premises installation work', 'TEXT', carried('renewed')],
] // biome-ignore format: a table
