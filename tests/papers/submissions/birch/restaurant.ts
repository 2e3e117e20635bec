import type { SubmissionPaper } from '../paper.ts'
import { AGENCY, AGENCY_BLOCK, across, answers, CARRIER, down, lettered, ticked } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const FIRST = sheet([
  strong(40, 34, 'Lantern Row Mutual', 15),
  strong(40, 54, 'Restaurant renewal questionnaire', 11),
  words(360, 34, 'Return to: renewals@lanternrow.example\nAgent: Pinwheel Agency (code 7741)\nPrinted 08/03/2026', 8.5),
  pairs(
    40,
    78,
    110,
    `Insured | Saffron Anchor Grill, Inc.
    Mail goes to | PO Box 77, Astoria, OR 97103
    Policy | LRM-440-21873, 10/15/2025 to 10/15/2026
    Renewal effective | 10/15/2026
    Nature of business | Restaurant
    Restaurant opened | 06/01/2014`,
    9,
  ),
  strong(40, 170, 'A.  Please correct the figures for the coming term'),
  table(
    40,
    185,
    [250, 110, 110],
    `Location 1 | Expiring term | Renewal estimate
    Food sales | 1,180,000 | 1,240,000
    Alcohol sales | 395,000 | 410,000
    Total annual sales | 1,575,000 | 1,650,000
    Full-time employees | 13 | 14
    Part-time employees | 24 | 22`,
  ),
  strong(40, 290, 'B.  General liability'),
  table(
    40,
    305,
    [30, 30, 52, 200, 40, 80, 80],
    `Loc | Haz | Class | Classification | Basis | Expiring exposure | Renewal exposure
    1 | 1 | 16916 | Table-service restaurant, alcohol~under 30% of receipts | S | 1,180,000 | 1,240,000
    1 | 2 | 16941 | Bar service | S | 395,000 | 410,000`,
  ),
  table(
    40,
    378,
    [250, 110, 110],
    `Limit | Expiring | Wanted at renewal
    Each occurrence | 1,000,000 | 2,000,000
    General aggregate, per location | 2,000,000 | 4,000,000
    Products and completed operations aggregate | 2,000,000 | 4,000,000
    Personal and advertising injury | 1,000,000 | 2,000,000
    Damage to premises rented to you | 100,000 | 300,000
    Medical expense | 5,000 | 10,000`,
  ),
  strong(40, 500, 'C.  Property at location 1, building 1'),
  table(
    40,
    515,
    [160, 70, 70, 50, 54, 60, 60],
    `Subject of insurance | Expiring limit | Renewal limit | Coins. % | Valuation | Causes | Deductible
    Business Personal Property | 285,000 | 310,000 | 90 | RC | Special | 2,500
    Tenant Improvements~and Betterments | 170,000 | 185,000 | 90 | RC | Special | 2,500`,
  ),
  words(
    40,
    580,
    'Spoilage of food in coolers: Yes      Limit 15,000      Deductible 500      Refrigeration maintenance agreement: Yes',
    8.5,
  ),
  words(
    40,
    594,
    'Spoilage causes wanted:  [X] Breakdown or contamination   [X] Power outage   [  ] Selling price',
    8.5,
  ),
  words(40, 740, 'Page 1 of 2', 8),
])

const SECOND = sheet([
  words(40, 34, 'Saffron Anchor Grill, Inc.     Renewal of LRM-440-21873', 8.5),
  strong(40, 52, 'D.  The premises'),
  pairs(
    40,
    68,
    120,
    `Location and building | Location 1, building 1
    Street | 515 Wharfinger Street
    City, state, ZIP | Astoria, OR 97103
    County | Clatsop
    City limits | Inside
    Your interest | Tenant
    Area you occupy, sq. ft. | 4,200
    Area open to guests, sq. ft. | 2,750
    Whole building, sq. ft. | 9,600
    Leased to others by you | No`,
    8.5,
    13,
  ),
  pairs(
    320,
    68,
    130,
    `Construction | Masonry non-combustible
    Year built | 1974
    Stories | 2
    Basements | 0
    Protection class | 3
    Hydrant, feet | 250
    Fire station, miles | 1.2
    Roof updated | 2016
    Wiring updated | 2012
    Plumbing updated |
    Heating updated | 2019
    Burglar alarm | Central station, with keys
    Alarm serviced by | Northlight Alarm
    Fire alarm | Local gong
    Left exposure, distance | Net loft, 20 ft.
    Rear exposure, distance | River, 35 ft.`,
    8.5,
    13,
  ),
  strong(40, 292, 'E.  Mark one column'),
  table(
    40,
    307,
    [20, 340, 30, 30, 120],
    `No. | Question | Yes | No | If yes, describe
    1 | Coverage declined, cancelled or non-renewed in the last three years? | | X |
    2 | Fire or safety code violations not yet corrected? | | X |
    3 | Bankruptcy, foreclosure or repossession in the last five years? | | X |
    4 | Judgments or liens in the last five years? | | X |
    5 | Past claims of sexual abuse, discrimination or negligent hiring? | | X |
    6 | Do you own or rent parking facilities? | X | | Lot of 30 stalls
    7 | Is a fee charged for parking? | | X |
    8 | Do you sponsor sporting or social events? | X | | Harbor Day clam supper
    9 | Structural alterations contemplated? | | X |
    10 | Demolition contemplated? | | |
    11 | Crimes occurred or attempted on the premises in the last three years? | X | | Patio heater stolen
    12 | Swimming pool on the premises? | | X |
    13 | Day care facilities operated? | | X |
    14 | Live music or dancing? | X | | Fridays
    15 | Do you lease employees to or from other employers? | | X |
    16 | Docks, floats or watercraft owned, hired or leased? | X | | Guest float, 40 feet
    17 | Medical facilities provided or medical professionals employed? | | X |
    18 | Do you own or operate drones? | | |
    19 | Deep fat fryers under an automatic extinguishing system? | X | | Serviced 05/2026`,
    8,
  ),
  words(40, 650, 'Filled in by: Lorenzo Bassett, owner', 9),
  words(40, 740, 'Page 2 of 2', 8),
])

const HEAD = { NamedInsured_FullName_A: 'Saffron Anchor Grill, Inc.', Policy_EffectiveDate_A: '10/15/2026' }
const SUBJECTS = 'CommercialProperty_Premises_'
const EXPLAINED = [
  'AnyParkingFacilitiesOwnedRented',
  'SportingOrSocialEventsSponsored',
  'CrimesOccurredOrAttemptedLastThreeYears',
  'WatercraftDocksFloatsOwnedHiredLeased',
].map((words) => `GeneralLiabilityLineOfBusiness_${words}Explanation_A`)

export const RESTAURANT: SubmissionPaper = {
  name: 'birch-restaurant',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        ...across(
          'NamedInsured_MailingAddress_',
          'A',
          'LineOne: PO Box 77 | CityName: Astoria | StateOrProvinceCode: OR',
        ),
        NamedInsured_MailingAddress_PostalCode_A: '97103',
        NamedInsured_BusinessStartDate_A: '06/01/2014',
        ...ticked('BusinessInformation_BusinessType_RestaurantIndicator'),
        ...across('CommercialStructure_', 'A', 'Location_ProducerIdentifier: 1 | Building_ProducerIdentifier: 1'),
        ...across('CommercialStructure_PhysicalAddress_', 'A', 'LineOne: 515 Wharfinger Street | CityName: Astoria'),
        ...across('CommercialStructure_PhysicalAddress_', 'A', 'CountyName: Clatsop | StateOrProvinceCode: OR'),
        ...across('CommercialStructure_', 'A', 'PhysicalAddress_PostalCode: 97103 | AnnualRevenueAmount: 1,650,000'),
        ...ticked('CommercialStructure_RiskLocation_InsideCityLimitsIndicator'),
        ...ticked('CommercialStructure_InsuredInterest_TenantIndicator'),
        ...across('BusinessInformation_', 'A', 'FullTimeEmployeeCount: 14 | PartTimeEmployeeCount: 22'),
        ...across('', 'A', 'BuildingOccupancy_OccupiedArea: 4,200 | BuildingOccupancy_OpenToPublicArea: 2,750'),
        Construction_BuildingArea_A: '9,600',
        CommercialStructure_Question_ABBCode_A: 'N',
        ...answers('CommercialPolicy', 'AAC N | AAF N | KAK N | KAL N | AAD N'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'Policy_ExpirationDate_A',
        'Policy_Status_RenewIndicator_A',
        'Policy_Status_EffectiveDate_A',
        'Policy_LineOfBusiness_CommercialGeneralLiability_A',
        'Policy_LineOfBusiness_CommercialProperty_A',
        'BuildingOccupancy_OperationsDescription_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_RemarkText_A',
        ...lettered(['NamedInsured_Contact_FullName', 'NamedInsured_Contact_ContactDescription'], 'A'),
        ...['GeneralLiability', 'Property', 'OtherLine'].flatMap((line) =>
          ['InsurerFullName', 'PolicyNumberIdentifier', 'EffectiveDate', 'ExpirationDate'].map(
            (element) => `PriorCoverage_${line}_${element}_A`,
          ),
        ),
        'PriorCoverage_PolicyYear_A',
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        GeneralLiability_EachOccurrence_LimitAmount_A: '2,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '4,000,000',
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator'),
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '4,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '2,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '300,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '10,000',
        ...down('GeneralLiability_Hazard_LocationProducerIdentifier', '1 | 1'),
        ...down('GeneralLiability_Hazard_HazardProducerIdentifier', '1 | 2'),
        ...down('GeneralLiability_Hazard_ClassCode', '16916 | 16941'),
        ...down(
          'GeneralLiability_Hazard_Classification',
          'Table-service restaurant, alcohol under 30% of receipts | Bar service',
        ),
        ...down('GeneralLiability_Hazard_PremiumBasisCode', 'S | S'),
        ...down('GeneralLiability_Hazard_Exposure', '1,240,000 | 410,000'),
        ...answers(
          'GeneralLiabilityLineOfBusiness',
          'ACD Y | KAG N | ACF Y | ACG N | AAF Y | KAH N | AAE N | AAC N | ABJ N',
        ),
        ...answers('Contractors', 'AAH Y'),
      },
      notJudged: [...AGENCY, ...CARRIER, ...EXPLAINED, 'GeneralLiability_CoverageIndicator_A'],
    },
    '140': {
      holds: {
        ...HEAD,
        ...across('CommercialStructure_', 'A', 'Location_ProducerIdentifier: 1 | Building_ProducerIdentifier: 1'),
        ...across('CommercialStructure_', 'A', 'PhysicalAddress_LineOne: 515 Wharfinger Street | BuiltYear: 1974'),
        ...down(
          `${SUBJECTS}SubjectOfInsuranceCode`,
          'Business Personal Property | Tenant Improvements and Betterments',
        ),
        ...down(`${SUBJECTS}LimitAmount`, '310,000 | 185,000'),
        ...down(`${SUBJECTS}CoinsurancePercent`, '90 | 90'),
        ...down(`${SUBJECTS}ValuationCode`, 'RC | RC'),
        ...down(`${SUBJECTS}CauseOfLossCode`, 'Special | Special'),
        ...down(`${SUBJECTS}DeductibleAmount`, '2,500 | 2,500'),
        ...across('CommercialProperty_Spoilage_', 'A', 'YesNoCode: Y | LimitAmount: 15,000 | DeductibleAmount: 500'),
        CommercialProperty_Spoilage_RefrigeratorMaintenanceCode_A: 'Y',
        ...ticked(`${SUBJECTS}BreakdownOrContaminationIndicator`, `${SUBJECTS}PowerOutageIndicator`),
        ...across(
          'Construction_',
          'A',
          'ConstructionCode: Masonry non-combustible | StoreyCount: 2 | BasementCount: 0',
        ),
        Construction_BuildingArea_A: '9,600',
        ...across('BuildingFireProtection_', 'A', 'HydrantDistanceFeetCount: 250 | FireStationDistanceMileCount: 1.2'),
        BuildingFireProtection_ProtectionClassCode_A: '3',
        ...across('BuildingImprovement_', 'A', 'RoofingYear: 2016 | WiringYear: 2012 | HeatingYear: 2019'),
        ...ticked('BuildingImprovement_RoofingIndicator', 'BuildingImprovement_WiringIndicator'),
        ...ticked('BuildingImprovement_HeatingIndicator', 'Alarm_Burglar_CentralStationIndicator'),
        ...ticked('Alarm_Burglar_WithKeysIndicator', 'BuildingFireProtection_Alarm_LocalGongIndicator'),
        Alarm_Burglar_InstalledAndServicedByName_A: 'Northlight Alarm',
        ...across(
          'BuildingExposure_',
          'A',
          'LeftDescription: Net loft | LeftDistance: 20 ft. | RearDescription: River',
        ),
        BuildingExposure_RearDistance_A: '35 ft.',
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        'CommercialProperty_Spoilage_PropertyDescription_A',
        'Alarm_Burglar_AlarmDescription_A',
        'BuildingFireProtection_Alarm_ProtectionDescription_A',
        'CommercialStructure_Building_SublocationDescription_A',
        'BuildingOccupancy_OtherOccupanciesDescription_A',
      ],
    },
  },
}
