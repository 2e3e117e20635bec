import { AGENCY_BLOCK, across, down, ticked } from '../birch/gold.ts'
import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { boxes, ledger } from './layout.ts'

const FIRST = sheet([
  strong(36, 28, 'WORKERS COMPENSATION RENEWAL WORKSHEET', 13),
  words(36, 46, 'Please check last year, fill in the coming year and return by September 4, 2026.', 8.5),
  boxes(
    36,
    64,
    `280: EMPLOYER: Bluestem Sheet Metal & Air, Inc. | 130: FEIN: 62-0550188 | 130: NCCI RISK ID: 915550023
    280: MAILING ADDRESS: PO Box 612, Knoxville, TN 37901 | 130: TELEPHONE: 865-555-0142 | 130: YEARS IN BUSINESS: 22
    280: RENEWAL TERM: 10/01/2026 to 10/01/2027 | 130: ENTITY: Corporation | 130: EXPERIENCE MOD (10/1/26): 0.91
    180: PART ONE STATES: TN | 180: PART THREE STATES: GA, KY | 180: E-MAIL: office@bluestemair.example
    180: E.L. EACH ACCIDENT: 500,000 | 180: E.L. DISEASE - POLICY LIMIT: 500,000 | 180: E.L. DISEASE - EACH EMPLOYEE: 500,000`,
  ),
  strong(36, 214, '1   Locations', 10),
  table(
    36,
    228,
    [30, 200, 100, 90, 50, 70],
    `Loc | Street | City | County | State | ZIP
    1 | 2250 Sutherland Mill Road | Knoxville | Knox | TN | 37921
    2 | 418 Depot Street | Maryville | Blount | TN | 37801`,
    8.5,
  ),
  strong(36, 294, '2   Payroll by class, Tennessee', 10),
  words(336, 312, 'EMPLOYEES', 7, true),
  words(412, 312, 'ANNUAL PAYROLL', 7, true),
  ledger(
    36,
    322,
    [0, 30, 74, -334, -376, -458, -540],
    `Loc | Code | Duties | Full | Part | 2025-26 actual | 2026-27 estimate
    1 | 5538 | Sheet metal work, shop and outside | 14 | 1 | 742,300 | 801,000
    1 | 5537 | HVAC installation and service | 9 | 0 | 498,750 | 545,000
    1 | 8810 | Clerical office | 4 | 2 | 186,400 | 194,000
    1 | 8742 | Outside sales | 2 | 0 | 131,900 | 140,000
    2 | 5537 | HVAC installation and service | 3 | 0 | new in 2026 | 168,000`,
    8.5,
  ),
  words(110, 420, 'Total', 8.5, true),
  words(458, 420, '1,559,350', 8.5),
  words(538, 420, '1,848,000', 8.5),
  words(
    36,
    444,
    'Officers who are excluded are not in the figures above. 2025-26 is from our books through June, brought up to a full year.',
    8,
  ),
  strong(36, 474, '3   Whom to call', 10),
  table(
    36,
    488,
    [90, 130, 110, 210],
    `For | Name | Telephone | E-mail
    Inspection | Rhonda Teague | 865-555-0147 | rteague@bluestemair.example
    Accounting records | Milo Prater | 865-555-0148 | mprater@bluestemair.example
    Claims | Rhonda Teague | 865-555-0147 | rteague@bluestemair.example`,
    8.5,
  ),
  words(36, 740, 'Bluestem Sheet Metal & Air, Inc.   Page 1 of 2', 7.5),
])

const SECOND = sheet([
  strong(36, 30, '4   Owners and officers', 10),
  table(
    36,
    46,
    [34, 26, 84, 56, 76, 40, 84, 36, 40, 64],
    `State | Loc | Name | Born | Title | Own % | Duties | In/out | Class | Annual pay
    TN | 1 | Wendell Teague | 3/18/1961 | President | 60 | Runs the shop | Exc | 5538 |
    TN | 1 | Rhonda Teague | 11/2/1964 | Secretary | 40 | Office and payroll | Inc | 8810 | 52,000
    TN | 2 | Craig Teague | 7/30/1990 | Vice President | 0 | Manages the branch | Inc | 5537 | 78,000`,
    8,
  ),
  strong(36, 140, '5   Earlier coverage and losses', 10),
  ledger(
    36,
    156,
    [0, 60, 190, -330, -376, -420, -480, -540],
    `Year | Carrier | Policy | Premium | Mod | Claims | Paid | Reserve
    2025-26 | Plateau Creek Casualty | PC-WC-55120 | 41,870 | 0.94 | 2 | 6,410 | 1,500
    2024-25 | Plateau Creek Casualty | PC-WC-49077 | 39,215 | 0.97 | 1 | 2,380 | 0
    2023-24 | Volunteer State Comp | VS 330217 | 43,902 | 1.06 | 3 | 28,750 | 0`,
    8.5,
  ),
  words(36, 236, '[X] Loss runs attached      [  ] Loss runs to follow', 9),
  words(36, 270, 'Filled in by Milo Prater, bookkeeper, August 10, 2026', 9),
  words(36, 740, 'Bluestem Sheet Metal & Air, Inc.   Page 2 of 2', 7.5),
])

const CLASS = 'WorkersCompensation_RateClass_'
const PERSON = 'WorkersCompensation_Individual_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

export const PAYROLL: SubmissionPaper = {
  name: 'alder-payroll',
  pages: [FIRST, SECOND],
  forms: {
    '130': {
      holds: {
        ...across('NamedInsured_', 'A', 'FullName: Bluestem Sheet Metal & Air, Inc. | TaxIdentifier: 62-0550188'),
        ...across('NamedInsured_', 'A', 'NCCIRiskIdentifier: 915550023 | Primary_PhoneNumber: 865-555-0142'),
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: PO Box 612 | CityName: Knoxville | PostalCode: 37901'),
        ...across('NamedInsured_', 'A', 'MailingAddress_StateOrProvinceCode: TN | InBusinessYearCount: 22'),
        NamedInsured_Primary_EmailAddress_A: 'office@bluestemair.example',
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator'),
        ...across('Policy_', 'A', 'EffectiveDate: 10/01/2026 | ExpirationDate: 10/01/2027'),
        WorkersCompensation_PartOne_StateOrProvinceCode_A: 'TN',
        ...down('WorkersCompensation_PartThree_StateOrProvinceCode', 'GA | KY'),
        ...across(EMPLOYERS, 'A', 'EachAccidentLimitAmount: 500,000 | DiseasePolicyLimitAmount: 500,000'),
        ...across(EMPLOYERS, 'A', 'DiseaseEachEmployeeLimitAmount: 500,000'),
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor_A: '0.91',
        ...down('Location_ProducerIdentifier', '1 | 2'),
        ...down('Location_PhysicalAddress_LineOne', '2250 Sutherland Mill Road | 418 Depot Street'),
        ...down('Location_PhysicalAddress_CityName', 'Knoxville | Maryville'),
        ...down('Location_PhysicalAddress_CountyName', 'Knox | Blount'),
        ...down('Location_PhysicalAddress_StateOrProvinceCode', 'TN | TN'),
        ...down('Location_PhysicalAddress_PostalCode', '37921 | 37801'),
        ...down(`${CLASS}LocationProducerIdentifier`, '1 | 1 | 1 | 1 | 2'),
        ...down(`${CLASS}ClassificationCode`, '5538 | 5537 | 8810 | 8742 | 5537'),
        ...down(
          `${CLASS}DutiesDescription`,
          'Sheet metal work, shop and outside | HVAC installation and service | Clerical office | Outside sales | HVAC installation and service',
        ),
        ...down(`${CLASS}FullTimeEmployeeCount`, '14 | 9 | 4 | 2 | 3'),
        ...down(`${CLASS}PartTimeEmployeeCount`, '1 | 0 | 2 | 0 | 0'),
        ...down(`${CLASS}RemunerationAmount`, '801,000 | 545,000 | 194,000 | 140,000 | 168,000'),
        ...across('NamedInsured_InspectionContact_', 'A', 'FullName: Rhonda Teague | PhoneNumber: 865-555-0147'),
        ...across('NamedInsured_AccountingContact_', 'A', 'FullName: Milo Prater | PhoneNumber: 865-555-0148'),
        ...across('NamedInsured_ClaimContact_', 'A', 'FullName: Rhonda Teague | PhoneNumber: 865-555-0147'),
        NamedInsured_InspectionContact_EmailAddress_A: 'rteague@bluestemair.example',
        NamedInsured_AccountingContact_EmailAddress_A: 'mprater@bluestemair.example',
        NamedInsured_ClaimContact_EmailAddress_A: 'rteague@bluestemair.example',
        ...down(`${PERSON}StateOrProvinceCode`, 'TN | TN | TN'),
        ...down(`${PERSON}LocationProducerIdentifier`, '1 | 1 | 2'),
        ...down(`${PERSON}FullName`, 'Wendell Teague | Rhonda Teague | Craig Teague'),
        ...down(`${PERSON}BirthDate`, '03/18/1961 | 11/02/1964 | 07/30/1990'),
        ...down(`${PERSON}TitleRelationshipCode`, 'President | Secretary | Vice President'),
        ...down(`${PERSON}OwnershipPercent`, '60 | 40 | 0'),
        ...down(`${PERSON}DutiesDescription`, 'Runs the shop | Office and payroll | Manages the branch'),
        ...down(`${PERSON}IncludedExcludedCode`, 'Exc | Inc | Inc'),
        ...down(`${PERSON}RatingClassificationCode`, '5538 | 8810 | 5537'),
        ...down(`${PERSON}RemunerationAmount`, ' | 52,000 | 78,000'),
        ...down('PriorCoverage_EffectiveYear', '2025-26 | 2024-25 | 2023-24'),
        ...down(
          'PriorCoverage_InsurerFullName',
          'Plateau Creek Casualty | Plateau Creek Casualty | Volunteer State Comp',
        ),
        ...down('PriorCoverage_PolicyNumberIdentifier', 'PC-WC-55120 | PC-WC-49077 | VS 330217'),
        ...down('PriorCoverage_TotalPremiumAmount', '41,870 | 39,215 | 43,902'),
        ...down('PriorCoverage_ModificationFactor', '0.94 | 0.97 | 1.06'),
        ...down('LossHistory_ClaimCount', '2 | 1 | 3'),
        ...down('LossHistory_PaidAmount', '6,410 | 2,380 | 28,750'),
        ...down('LossHistory_ReservedAmount', '1,500 | 0 | 0'),
        ...ticked('WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        'Insurer_FullName_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        'Policy_RatingEffectiveDate_A',
        'Policy_NormalAnniversaryRatingDate_A',
        'CommercialPolicy_OperationsDescription_A',
      ],
    },
  },
}
