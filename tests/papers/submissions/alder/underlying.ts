import { AGENCY, across, answers, CARRIER, down, lettered } from '../birch/gold.ts'
import { pairs, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { dotted } from './layout.ts'

const FIRST = sheet([
  words(36, 28, 'Platte Valley Risk Partners     18 Cottonwood Court, Kearney, NE 68845     308-555-0120', 8),
  { rulings: [[36, 42, 540, 0.6]] },
  strong(36, 52, 'Umbrella renewal: schedule of underlying insurance', 13),
  pairs(
    36,
    76,
    118,
    `Named insured | Sandhill Bottling Company
    Renewal effective | 1-Oct-2026
    Transaction | Renewal
    Type | Umbrella, occurrence
    Expiring policy | GU-550198 (Granite Union)`,
    9,
  ),
  table(
    330,
    74,
    [86, 76, 84],
    `Umbrella | Current | Requested
    Each occurrence | $5,000,000 | $10,000,000
    Aggregate | $5,000,000 | $10,000,000
    Retained limit | $10,000 | $10,000`,
    8.5,
  ),
  strong(36, 160, 'Policies below the umbrella, 2026-27 term', 10),
  table(
    36,
    176,
    [86, 108, 74, 64, 128, 80],
    `Coverage | Insurer / policy number | Effective~Expires | Premium | Limit of insurance | Amount
    Automobile~(any auto) | Prairie Farmers Casualty~PFC-BA-40772 | 10/1/2026~10/1/2027 | 38,400 | Combined single limit | 1,000,000
    General liability~(occurrence) | Prairie Farmers Casualty~PFC-GL-40773 | 10/1/2026~10/1/2027 | Prem/ops~14,200~Products~9,650 | Each occurrence~General aggregate~Products/compl. ops agg.~Personal & adv. injury~Damage to rented premises~Medical expense | 1,000,000~2,000,000~2,000,000~1,000,000~300,000~10,000
    Employers liability | Heartland Comp Mutual~HC-WC-118840 | 10/1/2026~10/1/2027 | 52,300 | Each accident~Disease - each employee~Disease - policy limit | 1,000,000~1,000,000~1,000,000
    Liquor liability | Bluff Street Specialty~BSS-LL-3107 | 10/1/2026~10/1/2027 | 4,875 | Each common cause | 1,000,000`,
    8,
  ),
  strong(36, 392, 'Plants and depots', 10),
  table(
    36,
    408,
    [22, 66, 158, 68, 66, 72, 48, 40],
    `No. | Name | Address | Operations | Payroll | Gross sales | Foreign | Empl.
    1 | Main plant | 3600 Elm Creek Road~Kearney, NE 68847 | Bottling | 1,870,000 | 12,400,000 | 0 | 42
    2 | East depot | 915 Freight Avenue~Grand Island, NE 68801 | Distribution | 640,000 | 3,100,000 | 0 | 16`,
    8,
  ),
  strong(36, 490, 'Vehicles', 10),
  table(
    36,
    506,
    [120, 50, 60, 50, 100, 50, 60, 50],
    `Type | Owned | Non-owned | Leased | Property hauled | Local | Intermed. | Long
    Private passenger | 4 | 0 | 0 | None | 4 | 0 | 0
    Light trucks | 6 | 0 | 1 | Signs and coolers | 7 | 0 | 0
    Medium trucks | 9 | 0 | 2 | Bottled drinks | 8 | 3 | 0
    Heavy truck-tractors | 3 | 0 | 0 | Bottled drinks | 0 | 3 | 0`,
    8,
  ),
  words(36, 600, 'Vehicle counts are as of August 1, 2026.', 8),
  words(36, 750, 'Prepared August 6, 2026 by J. Okafor                                 1 / 2', 8),
])

const SECOND = sheet([
  strong(36, 36, 'Sandhill Bottling Company - umbrella questions', 11),
  dotted(
    36,
    58,
    440,
    `Is an advertising agency used? | Yes
    Any aircraft owned, leased or operated? | No
    Explosives, caustics, flammables or other dangerous cargo hauled? | No
    Passengers carried for a fee? | No
    Any units not insured by the underlying policies? | No
    Any vehicles leased or rented to others? | No
    Hired and non-owned auto coverage provided? | Yes
    Are cranes owned, rented or used? | No
    Self-insured in any state? | No
    Is a hospital or first aid facility maintained? | No
    Any foreign operations, or foreign products sold in the USA? |
    Any product liability loss in the past three years? | Yes
    Any watercraft owned or leased? | No`,
    9,
  ),
  words(36, 254, 'Product liability loss: see first line of the list below.', 8.5),
  strong(36, 280, 'Losses, any line, whether or not insured', 10),
  table(
    36,
    296,
    [74, 90, 220, 76, 76],
    `Claim date | Line | What happened | Paid | Reserve
    10/22/2024 | Products | Customer chipped tooth on glass | 2,150 | 0
    03/03/2025 | Automobile | Rear-ended car at traffic light | 31,700 | 12,000`,
    8.5,
  ),
  words(
    36,
    360,
    'The owners asked for ten million because a grocery chain wants it by contract. If the price is out of reach we will talk.',
    9,
  ),
  words(36, 750, 'Prepared August 6, 2026 by J. Okafor                                 2 / 2', 8),
])

const UNDERLYING = 'UnderlyingPolicy_'
const below = (kind: string, insurer: string, number: string) =>
  across(
    `${UNDERLYING}${kind}_`,
    'A',
    `InsurerFullName: ${insurer} | PolicyNumberIdentifier: ${number} | PolicyEffectiveDate: 10/01/2026 | PolicyExpirationDate: 10/01/2027`,
  )
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const fleet = (kind: string, counts: string) => {
  const [owned, other, leased, hauled, local, middle, long] = counts.split(' | ')
  return {
    ...across(`VehicleFleet_${kind}_`, 'A', `OwnedCount: ${owned} | NonOwnedCount: ${other} | LeasedCount: ${leased}`),
    ...(hauled && across(`VehicleFleet_${kind}_`, 'A', `PropertyHauledDescription: ${hauled}`)),
    ...across(`VehicleFleet_${kind}_`, 'A', `LocalRadiusVehicleCount: ${local}`),
    ...across(`VehicleFleet_${kind}_`, 'A', `IntermediateRadiusVehicleCount: ${middle}`),
    ...across(`VehicleFleet_${kind}_`, 'A', `LongDistanceRadiusVehicleCount: ${long}`),
  }
}

export const UNDERLYING_POLICIES: SubmissionPaper = {
  name: 'alder-underlying',
  pages: [FIRST, SECOND],
  forms: {
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Sandhill Bottling Company',
        ...across('Policy_', 'A', 'EffectiveDate: 10/01/2026 | Status_RenewIndicator: Yes'),
        ...across('', 'A', 'Policy_PolicyType_UmbrellaIndicator: Yes | ExcessUmbrella_OccurrenceIndicator: Yes'),
        PriorCoverage_PolicyNumberIdentifier_A: 'GU-550198',
        ...across('ExcessUmbrella_Umbrella_', 'A', 'EachOccurrenceAmount: 10,000,000 | AggregateAmount: 10,000,000'),
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A: '10,000',
        ...below('Automobile', 'Prairie Farmers Casualty', 'PFC-BA-40772'),
        ...below('GeneralLiability', 'Prairie Farmers Casualty', 'PFC-GL-40773'),
        ...below('EmployersLiability', 'Heartland Comp Mutual', 'HC-WC-118840'),
        ...below('OtherPolicy', 'Bluff Street Specialty', 'BSS-LL-3107'),
        Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
        ...across(UNDERLYING, 'A', 'Automobile_CombinedSingleLimitPremiumAmount: 38,400'),
        ...across(UNDERLYING, 'A', 'GeneralLiability_PremisesOperationsPremiumAmount: 14,200'),
        ...across(UNDERLYING, 'A', 'GeneralLiability_ProductsPremiumAmount: 9,650'),
        ...across(UNDERLYING, 'A', 'EmployersLiability_PremiumAmount: 52,300 | OtherPolicy_PremiumAmount: 4,875'),
        ...across(UNDERLYING, 'A', 'OtherPolicy_PolicyTypeDescription: Liquor liability'),
        ...across(UNDERLYING, 'A', 'OtherPolicy_CombinedSingleLimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'OccurrenceIndicator: Yes | EachOccurrence_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'GeneralAggregate_LimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'PersonalAndAdvertisingInjury_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000'),
        ...across('GeneralLiability_', 'A', 'MedicalExpense_EachPersonLimitAmount: 10,000'),
        ...across(EMPLOYERS, 'A', 'EachAccidentLimitAmount: 1,000,000 | DiseaseEachEmployeeLimitAmount: 1,000,000'),
        ...across(EMPLOYERS, 'A', 'DiseasePolicyLimitAmount: 1,000,000'),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_Location_FullName', 'Main plant | East depot'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', '3600 Elm Creek Road | 915 Freight Avenue'),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Kearney | Grand Island'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'NE | NE'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '68847 | 68801'),
        ...down('BusinessInformation_OperationsDescription', 'Bottling | Distribution'),
        ...down('BusinessInformation_TotalPayrollAmount', '1,870,000 | 640,000'),
        ...down('BusinessInformation_AnnualGrossReceiptsAmount', '12,400,000 | 3,100,000'),
        ...down('BusinessInformation_ForeignGrossSalesAmount', '0 | 0'),
        ...down('BusinessInformation_EmployeeCount', '42 | 16'),
        ...fleet('PrivatePassenger', '4 | 0 | 0 |  | 4 | 0 | 0'),
        ...fleet('LightWeightTruck', '6 | 0 | 1 | Signs and coolers | 7 | 0 | 0'),
        ...fleet('MediumWeightTruck', '9 | 0 | 2 | Bottled drinks | 8 | 3 | 0'),
        ...fleet('HeavyWeightTruckTractor', '3 | 0 | 0 | Bottled drinks | 0 | 3 | 0'),
        ...answers(
          'CommercialUmbrellaLineOfBusiness',
          'AAB Y | AAD N | AAE N | AAF N | AAG N | AAH N | AAI Y | ABA N | ABC N | ABD N | ABJ Y | ACA N',
        ),
        // The form asks for losses above $10,000 alone.
        ...across('LossHistory_', 'A', 'ClaimDate: 03/03/2025 | LineOfBusiness: Automobile'),
        ...across('LossHistory_', 'A', 'OccurrenceDescription: Rear-ended car at traffic light'),
        ...across('LossHistory_', 'A', 'PaidAmount: 31,700 | ReservedAmount: 12,000'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...lettered(
          ['UnderlyingPolicy_OtherPolicy_CoverageDescription', 'CommercialUmbrellaLineOfBusiness_RemarkText'],
          'A',
        ),
        'VehicleFleet_PrivatePassenger_PropertyHauledDescription_A',
        'UnderlyingCoverage_Coverage_AnyAutoIndicator_A',
        'UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator_A',
        'UnderlyingCoverage_Coverage_LiquorLiabilityIndicator_A',
        'UnderlyingCoverage_Exposure_LiquorLiabilityIndicator_A',
        'CommercialUmbrellaLineOfBusiness_ProductliabilityLossPastThreeYearsExplanation_A',
        ...lettered(['ExcessUmbrella_ProductLiability_GrossSalesAmount'], 'ABC'),
      ],
    },
  },
}
