import type { SubmissionPaper } from '../paper.ts'
import { across, answers, down, lettered, ticked } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const question = (y: number, number: number, text: string, answer: '' | 'Yes' | 'No', more = '') => [
  words(48, y, `${number}.`, 8.5),
  words(66, y, text, 8.5),
  words(430, y, `${answer === 'Yes' ? '[X]' : '[  ]'} Yes    ${answer === 'No' ? '[X]' : '[  ]'} No`, 8.5),
  ...(more ? [words(66, y + 11, more, 8)] : []),
]
const QUESTIONS: Parameters<typeof question>[2][] = [
  'Are parking facilities owned or rented?',
  'Is a fee charged for parking?',
  'Are recreational facilities provided?',
  'Is there a swimming pool on the premises?',
  'Are sporting or social events sponsored?',
  'Are structural alterations contemplated?',
  'Is demolition exposure contemplated?',
  'Are day care facilities operated or controlled?',
  'Have crimes occurred or been attempted on the premises in the last three years?',
  'Are watercraft, docks or floats owned, hired or leased?',
  'Any policy or coverage declined, cancelled or non-renewed in the last three years?',
  'Any uncorrected fire or safety code violations?',
  'Any judgment or lien in the last five years?',
  'Any bankruptcy, foreclosure or repossession in the last five years?',
]
const ANSWERS: ('' | 'Yes' | 'No')[] = 'Yes,No,Yes,Yes,No,Yes,No,No,,No,No,Yes,,No'.split(',') as ('' | 'Yes' | 'No')[]
const MORE: Record<number, string> = {
  5: 'Balconies of building 2 are rebuilt in spring.',
  11: 'Exit light in the garage, noticed 05/18/2026, electrician ordered.',
}

const FIRST = sheet([
  strong(48, 34, 'Quail Hollow Terrace Condominium Association, Inc.', 14),
  words(48, 54, 'Answers to the underwriting questions, approved by the board on August 4, 2026', 9),
  pairs(
    48,
    78,
    150,
    `Mail to the association | 2 Covey Circle, Tucson, AZ 85718
    Tax number | 86-0003347
    Organized as | Not-for-profit corporation
    Number of homes | 48
    Insurance to begin | 11/15/2026
    To end | 11/15/2027
    Insured today by | Mesa Pioneer, policy MPC-70-4418, to 11/15/2026`,
    9,
    15,
  ),
  words(
    48,
    190,
    'Manager: Saguaro Community Management, 911 Arroyo Plaza, Tucson, AZ 85701, 520-555-0150 (not insured here)',
    8.5,
  ),
  strong(48, 212, 'General liability we ask for, occurrence'),
  table(
    48,
    228,
    [220, 110, 110],
    `Limit | Policy now | Asked for
    Each occurrence | 1,000,000 | 1,000,000
    General aggregate | 2,000,000 | 3,000,000
    Products and completed operations aggregate | 2,000,000 | 3,000,000
    Personal and advertising injury | 1,000,000 | 1,000,000
    Damage to premises rented to you | 50,000 | 100,000
    Medical expense, any one person | 5,000 |`,
  ),
  strong(48, 348, 'Questions'),
  ...QUESTIONS.flatMap((text, index) => question(366 + index * 25, index + 1, text, ANSWERS[index]!, MORE[index])),
])

const SECOND = sheet([
  words(48, 30, 'Quail Hollow Terrace Condominium Association, Inc.     page 2', 8.5),
  strong(48, 50, 'The pool'),
  words(
    48,
    66,
    '[X] Approved fence   [X] Limited access   [  ] Diving board   [  ] Slide   [  ] Above ground   [X] In ground   [  ] Life guard',
    8.5,
  ),
  strong(48, 96, 'The two buildings'),
  table(
    48,
    112,
    [190, 150, 150],
    ` | Building 1 | Building 2
    Location number | 1 | 1
    Street | 10 Covey Circle | 20 Covey Circle
    City | Tucson | Tucson
    County | Pima | Pima
    State and ZIP | AZ 85718 | AZ 85718
    Construction | Frame, stucco | Joisted masonry
    Year built | 1996 | 1998
    Stories | 2 | 3
    Basements | 0 | 1
    Total area, sq. ft. | 31,000 | 36,500
    Roof | Concrete tile | Concrete tile
    Roof replaced | 2020 |
    Plumbing renewed | 2017 | 2022
    Wiring renewed | |
    Protection class | 3 | 3
    Distance to hydrant, feet | 350 | 500
    Distance to fire station, miles | 2.5 | 2.5
    Fire district | Rincon Fire | Rincon Fire
    Percent sprinklered | 0 | 100
    Fire alarm, central station | No | Yes
    Fire alarm made by | | Ocotillo Controls`,
    8.5,
  ),
  strong(48, 484, 'Property insurance'),
  table(
    48,
    500,
    [56, 140, 76, 76, 44, 60, 60],
    `Building | Subject of insurance | Limit now | Limit wanted | Coins. % | Valuation | Deductible
    1 | Building | 6,900,000 | 7,450,000 | 100 | RC | 25,000
    1 | Business Personal Property | 40,000 | 45,000 | 100 | RC | 25,000
    2 | Building | 8,300,000 | 8,960,000 | 100 | RC | 25,000
    Both | | 15,240,000 | 16,455,000 | | |`,
  ),
  words(
    48,
    600,
    'Causes of loss: Special for every line. Inflation guard for the buildings is under discussion, 3 or 4 percent.',
    8.5,
  ),
])

const NAME = 'Quail Hollow Terrace Condominium Association, Inc.'
const HEAD = { NamedInsured_FullName_A: NAME, Policy_EffectiveDate_A: '11/15/2026' }
const SUBJECTS = 'CommercialProperty_Premises_'
const BLOCKS = 'ABCDEGHIJK'
const CARRIER_NOW = ['InsurerFullName', 'PolicyNumberIdentifier', 'ExpirationDate', 'EffectiveDate']
const STREETS = '10 Covey Circle | 20 Covey Circle'

export const ASSOCIATION: SubmissionPaper = {
  name: 'birch-association',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        Policy_ExpirationDate_A: '11/15/2027',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 2 Covey Circle'),
        ...across(
          'NamedInsured_MailingAddress_',
          'A',
          'CityName: Tucson | StateOrProvinceCode: AZ | PostalCode: 85718',
        ),
        NamedInsured_TaxIdentifier_A: '86-0003347',
        ...ticked('NamedInsured_LegalEntity_NotForProfitIndicator'),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', STREETS),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Tucson | Tucson'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'Pima | Pima'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'AZ | AZ'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '85718 | 85718'),
        ...down('Construction_BuildingArea', '31,000 | 36,500'),
        ...answers('CommercialPolicy', 'AAC N | AAF Y | KAK N'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'Insurer_FullName_A',
        'Policy_PolicyNumberIdentifier_A',
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'BusinessInformation_BusinessType_CondominiumsIndicator_A',
        'Policy_LineOfBusiness_CommercialGeneralLiability_A',
        'Policy_LineOfBusiness_CommercialProperty_A',
        'CommercialPolicy_UncorrectedFireCodeViolation_OccurrenceDate_A',
        'CommercialPolicy_UncorrectedFireCodeViolationExplanation_A',
        'CommercialPolicy_UncorrectedFireCodeViolation_ResolutionDescription_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_RemarkText_A',
        'PriorCoverage_PolicyYear_A',
        ...['GeneralLiability', 'Property', 'OtherLine'].flatMap((line) =>
          CARRIER_NOW.map((element) => `PriorCoverage_${line}_${element}_A`),
        ),
        ...lettered(['CommercialStructure_InsuredInterest_OwnerIndicator'], 'AB'),
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...ticked('GeneralLiability_OccurrenceIndicator'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '3,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '3,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '100,000',
        ...answers('GeneralLiabilityLineOfBusiness', 'ACD Y | KAG N | ACE Y | KAH Y | ACF N | ACG Y | ACH N | AAE N'),
        ...answers('Contractors', 'AAH N'),
        ...ticked('SwimmingPool_ApprovedFenceIndicator', 'SwimmingPool_LimitedAccessIndicator'),
        ...ticked('SwimmingPool_InGroundIndicator'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'Insurer_FullName_A',
        'Policy_PolicyNumberIdentifier_A',
        'GeneralLiability_CoverageIndicator_A',
        'GeneralLiabilityLineOfBusiness_StructuralAlterationsContemplatedExplanation_A',
        'GeneralLiabilityLineOfBusiness_RecreationalFacilitiesProvidedExplanation_A',
        'BuildingOccupancy_ApartmentCount_A',
        'GeneralLiability_Hazard_Exposure_A',
      ],
    },
    '140': {
      holds: {
        ...HEAD,
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', STREETS),
        ...down(`${SUBJECTS}SubjectOfInsuranceCode`, 'Building | Business Personal Property | | | | Building', BLOCKS),
        ...down(`${SUBJECTS}LimitAmount`, '7,450,000 | 45,000 | | | | 8,960,000', BLOCKS),
        ...down(`${SUBJECTS}CoinsurancePercent`, '100 | 100 | | | | 100', BLOCKS),
        ...down(`${SUBJECTS}ValuationCode`, 'RC | RC | | | | RC', BLOCKS),
        ...down(`${SUBJECTS}CauseOfLossCode`, 'Special | Special | | | | Special', BLOCKS),
        ...down(`${SUBJECTS}DeductibleAmount`, '25,000 | 25,000 | | | | 25,000', BLOCKS),
        ...down('Construction_ConstructionCode', 'Frame, stucco | Joisted masonry'),
        ...down('CommercialStructure_BuiltYear', '1996 | 1998'),
        ...down('Construction_StoreyCount', '2 | 3'),
        ...down('Construction_BasementCount', '0 | 1'),
        ...down('Construction_BuildingArea', '31,000 | 36,500'),
        ...down('Construction_RoofMaterialCode', 'Concrete tile | Concrete tile'),
        ...down('BuildingImprovement_RoofingYear', '2020 |'),
        ...down('BuildingImprovement_RoofingIndicator', 'Yes |'),
        ...down('BuildingImprovement_PlumbingYear', '2017 | 2022'),
        ...down('BuildingImprovement_PlumbingIndicator', 'Yes | Yes'),
        ...down('BuildingFireProtection_ProtectionClassCode', '3 | 3'),
        ...down('BuildingFireProtection_HydrantDistanceFeetCount', '350 | 500'),
        ...down('BuildingFireProtection_FireStationDistanceMileCount', '2.5 | 2.5'),
        ...down('BuildingFireProtection_FireDistrictName', 'Rincon Fire | Rincon Fire'),
        ...down('BuildingFireProtection_Alarm_SprinklerPercent', '0 | 100'),
        ...down('BuildingFireProtection_Alarm_CentralStationIndicator', '| Yes'),
        ...down('BuildingFireProtection_Alarm_ManufacturerName', '| Ocotillo Controls'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'Insurer_FullName_A',
        'Policy_PolicyNumberIdentifier_A',
        ...lettered(['CommercialProperty_Premises_InflationGuardPercent'], 'AG'),
        ...lettered(['BuildingFireProtection_Alarm_ProtectionDescription'], 'AB'),
      ],
    },
  },
}
