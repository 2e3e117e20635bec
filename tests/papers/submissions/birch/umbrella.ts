import type { SubmissionPaper } from '../paper.ts'
import { across, answers, CARRIER, down, ticked } from './gold.ts'
import { pairs, panel, sheet, strong, table, words } from './layout.ts'

const FIRST = sheet([
  strong(40, 28, 'Umbrella worksheet', 15),
  words(300, 30, 'Larkspur Beverage Distributors, LLC\nCoverage to start 12/01/2026', 9.5),
  panel(40, 64, 532, 112, 'What is asked for'),
  words(48, 86, '( ) New   (X) Renewal        (X) Umbrella   ( ) Excess        (X) Occurrence   ( ) Claims-made', 8.5),
  words(48, 102, 'Expiring umbrella policy: TSX-20-00418 (Tipstaff Specialty)', 8.5),
  table(
    48,
    116,
    [150, 90, 90],
    `  | Expiring | Requested
    Each occurrence | 3,000,000 | 5,000,000
    Aggregate | 3,000,000 | 5,000,000`,
    8,
    false,
  ),
  pairs(
    390,
    120,
    120,
    `Retained limit | 10,000
    First dollar defense | Yes
    Proposed retroactive date |`,
  ),
  words(48, 163, 'A 10,000,000 option was shown to the client on 07/30/2026 and declined.', 7.5),
  strong(40, 188, 'Underlying policies'),
  table(
    40,
    202,
    [84, 112, 112, 112, 112],
    ` | Automobile | General liability | Employers liability | Liquor liability
    Insurer | Harbor Oak Casualty | Harbor Oak Casualty | Prairie Comp Exchange | Tipstaff Specialty
    Policy number | HO-A-55018 | HO-G-55017 | PCX 770-2215 | TS-LQ-9004
    Effective | 12/01/2026 | 12/01/2026 | 01/01/2026 | 12/01/2026
    Expiration | 12/01/2027 | 12/01/2027 | 01/01/2027 | 12/01/2027`,
  ),
  pairs(
    40,
    296,
    110,
    `AUTOMOBILE
    Combined single limit | 1,000,000
    Premium | 74,300
    Experience mod | 0.97`,
    8,
    12,
  ),
  pairs(
    40,
    352,
    110,
    `LIQUOR LIABILITY
    Limit | 1,000,000
    Premium | 6,120`,
    8,
    12,
  ),
  pairs(
    220,
    296,
    120,
    `GENERAL LIABILITY, OCCURRENCE FORM
    Each occurrence | 1,000,000
    General aggregate | 2,000,000
    Products / completed ops | 2,000,000
    Personal and advertising | 1,000,000
    Damage to rented premises | 100,000
    Medical expense | 5,000
    Premises/operations premium | 12,400
    Products premium | 8,950`,
    8,
    12,
  ),
  pairs(
    414,
    296,
    110,
    `EMPLOYERS LIABILITY
    Each accident | 500,000
    Disease, each employee | 500,000
    Disease, policy limit | 500,000
    Premium |
    Experience mod | 1.03`,
    8,
    12,
  ),
  strong(40, 418, 'Where the client works'),
  table(
    40,
    432,
    [26, 98, 96, 92, 74, 54, 54, 38],
    `Loc | Name | Street | City, state, ZIP | Operations | Payroll | Gross sales | People
    1 | Main warehouse | 900 Hopyard Road | Fargo, ND 58102 | Warehouse | 1,910,000 | 21,400,000 | 41
    2 | West depot | 77 Cooperage Lane | Bismarck, ND 58501 | Cross-dock | 640,000 | 6,300,000 | 14
     | Both | | | | 2,550,000 | 27,700,000 | 55`,
    7.5,
  ),
  strong(40, 508, 'Fleet'),
  table(
    40,
    522,
    [118, 46, 58, 46, 96, 46, 66, 56],
    `Vehicles | Owned | Non-owned | Leased | Hauls | Local | Intermediate | Long haul
    Private passenger | 6 | 2 | | | 8 | |
    Light trucks | 4 | | 1 | Samples | 5 | |
    Medium trucks | 11 | | 3 | Beer and wine | 10 | 4 |
    Heavy trucks | | | 2 | Kegs | | 2 |
    Heavy truck-tractors | 5 | | | Beer and wine | | 3 | 2
    All units | 26 | 2 | 6 | | 23 | 9 | 2`,
  ),
])

const SECOND = sheet([
  words(40, 30, 'Larkspur Beverage Distributors, LLC        Umbrella worksheet, page 2', 9),
  strong(40, 50, 'Other exposures'),
  table(
    40,
    64,
    [340, 50, 140],
    `Question | Answer | Detail
    Are the services of an advertising agency used? | Yes | Firkin & Friends
    Does the client own, lease or operate aircraft? | No |
    Are explosives, caustics, flammables or other dangerous cargo hauled? | No |
    Are passengers carried for a fee? | No |
    Any units not insured by the underlying policies? | |
    Are any vehicles leased or rented to others? | Yes | Two trailers, harvest
    Are hired and non-owned coverages provided? | Yes |
    Does the client own, rent or use cranes? | |
    Is the client self-insured in any state? | No |
    Any foreign operations, or foreign products distributed in the USA? | Yes | Imported wine
    Any product liability loss in the past three years? | No |
    Does the client own or lease watercraft? | Yes | One pontoon boat`,
  ),
  pairs(
    40,
    300,
    130,
    `Advertising media used | Radio and billboards
    Annual cost of media | 85,000
    Boats owned | 1
    Length of the boat | 22 ft
    Horsepower | 90`,
    9,
    15,
  ),
  words(40, 390, 'Last year the client spent 71,200 on media and had 52 people.', 8.5),
])

const fleet = (kind: string, values: string) => across(`VehicleFleet_${kind}_`, 'A', values)
const underlying = (name: string, values: string) => across(`UnderlyingPolicy_${name}_`, 'A', values)
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

export const UMBRELLA: SubmissionPaper = {
  name: 'birch-umbrella',
  pages: [FIRST, SECOND],
  forms: {
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Larkspur Beverage Distributors, LLC',
        Policy_EffectiveDate_A: '12/01/2026',
        ...ticked('Policy_Status_RenewIndicator', 'Policy_PolicyType_UmbrellaIndicator'),
        ...ticked('ExcessUmbrella_OccurrenceIndicator', 'GeneralLiability_OccurrenceIndicator'),
        PriorCoverage_PolicyNumberIdentifier_A: 'TSX-20-00418',
        ...across('ExcessUmbrella_Umbrella_', 'A', 'EachOccurrenceAmount: 5,000,000 | AggregateAmount: 5,000,000'),
        ...across('ExcessUmbrella_', 'A', 'Umbrella_DeductibleOrRetentionAmount: 10,000 | FirstDollarDefenceCode: Y'),
        ...underlying('Automobile', 'InsurerFullName: Harbor Oak Casualty | PolicyNumberIdentifier: HO-A-55018'),
        ...underlying('Automobile', 'PolicyEffectiveDate: 12/01/2026 | PolicyExpirationDate: 12/01/2027'),
        ...underlying('Automobile', 'CombinedSingleLimitPremiumAmount: 74,300 | ModificationFactor: 0.97'),
        Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
        ...underlying('GeneralLiability', 'InsurerFullName: Harbor Oak Casualty | PolicyNumberIdentifier: HO-G-55017'),
        ...underlying('GeneralLiability', 'PolicyEffectiveDate: 12/01/2026 | PolicyExpirationDate: 12/01/2027'),
        ...underlying('GeneralLiability', 'PremisesOperationsPremiumAmount: 12,400 | ProductsPremiumAmount: 8,950'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '100,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
        ...underlying('EmployersLiability', 'InsurerFullName: Prairie Comp Exchange'),
        ...underlying('EmployersLiability', 'PolicyNumberIdentifier: PCX 770-2215 | ModificationFactor: 1.03'),
        ...underlying('EmployersLiability', 'PolicyEffectiveDate: 01/01/2026 | PolicyExpirationDate: 01/01/2027'),
        ...across(EMPLOYERS, 'A', 'EachAccidentLimitAmount: 500,000 | DiseaseEachEmployeeLimitAmount: 500,000'),
        [`${EMPLOYERS}DiseasePolicyLimitAmount_A`]: '500,000',
        ...underlying('OtherPolicy', 'PolicyTypeDescription: Liquor liability | InsurerFullName: Tipstaff Specialty'),
        ...underlying('OtherPolicy', 'PolicyNumberIdentifier: TS-LQ-9004 | PolicyEffectiveDate: 12/01/2026'),
        ...underlying('OtherPolicy', 'PolicyExpirationDate: 12/01/2027 | CombinedSingleLimitAmount: 1,000,000'),
        UnderlyingPolicy_OtherPolicy_PremiumAmount_A: '6,120',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_Location_FullName', 'Main warehouse | West depot'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', '900 Hopyard Road | 77 Cooperage Lane'),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Fargo | Bismarck'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'ND | ND'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '58102 | 58501'),
        ...down('BusinessInformation_OperationsDescription', 'Warehouse | Cross-dock'),
        ...down('BusinessInformation_TotalPayrollAmount', '1,910,000 | 640,000'),
        ...down('BusinessInformation_AnnualGrossReceiptsAmount', '21,400,000 | 6,300,000'),
        ...down('BusinessInformation_EmployeeCount', '41 | 14'),
        ...fleet('PrivatePassenger', 'OwnedCount: 6 | NonOwnedCount: 2 | LocalRadiusVehicleCount: 8'),
        ...fleet('LightWeightTruck', 'OwnedCount: 4 | LeasedCount: 1 | PropertyHauledDescription: Samples'),
        ...fleet('LightWeightTruck', 'LocalRadiusVehicleCount: 5'),
        ...fleet('MediumWeightTruck', 'OwnedCount: 11 | LeasedCount: 3 | PropertyHauledDescription: Beer and wine'),
        ...fleet('MediumWeightTruck', 'LocalRadiusVehicleCount: 10 | IntermediateRadiusVehicleCount: 4'),
        ...fleet('HeavyWeightTruck', 'LeasedCount: 2 | PropertyHauledDescription: Kegs'),
        ...fleet('HeavyWeightTruck', 'IntermediateRadiusVehicleCount: 2'),
        ...fleet('HeavyWeightTruckTractor', 'OwnedCount: 5 | PropertyHauledDescription: Beer and wine'),
        ...fleet('HeavyWeightTruckTractor', 'IntermediateRadiusVehicleCount: 3 | LongDistanceRadiusVehicleCount: 2'),
        ...answers('CommercialUmbrellaLineOfBusiness', 'AAB Y | AAD N | AAE N | AAF N | AAH Y | AAI Y | ABC N'),
        ...answers('CommercialUmbrellaLineOfBusiness', 'KAQ Y | ABJ N | ACA Y'),
        ...across('AdvertisersLiability_', 'A', 'MediaUsedCode: Radio and billboards | AnnualCostAmount: 85,000'),
        ...across('Watercraft_', 'A', 'OwnedCount: 1 | Length: 22 ft | Horsepower: 90'),
      },
      notJudged: [
        ...CARRIER,
        'Form_CompletionDate_A',
        'UnderlyingPolicy_OtherPolicy_CoverageDescription_A',
        'UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator_A',
        'UnderlyingCoverage_Coverage_LiquorLiabilityIndicator_A',
        'UnderlyingCoverage_Exposure_LiquorLiabilityIndicator_A',
        'UnderlyingCoverage_Exposure_WatercraftLiabilityIndicator_A',
        'CommercialUmbrellaLineOfBusiness_ServicesOfAdvertisingAgencyUsedExplanation_A',
        'CommercialUmbrellaLineOfBusiness_AnyVehiclesLeasedRentedOthersExplanation_A',
      ],
    },
  },
}
