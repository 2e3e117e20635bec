import type { SubmissionPaper } from '../paper.ts'
import { across, answers, down, ticked } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const FIRST = sheet([
  strong(54, 40, 'RED ALDER ELECTRIC & CONTROLS, INC.', 16),
  words(54, 62, '1120 Switchgear Avenue, Spokane, WA 99202     509-555-0104     www.redalder.example', 9),
  { rulings: [[54, 80, 504, 1.5]] },
  strong(54, 92, 'Company profile for our insurance renewal of January 15, 2027', 11),
  pairs(
    54,
    116,
    150,
    `Federal tax ID | 91-0008821
    Registered as | Corporation
    State contractor license | RADAEC*207QX
    SIC code | 1731
    NAICS code | 238210
    Business started | 03/02/2003
    Business type | Contractor
    Full-time staff | 41
    Part-time staff | 5`,
    9,
    15,
  ),
  pairs(
    330,
    116,
    110,
    `Inspection contact | Ansel Kjeldgaard
    Telephone | 509-555-0107
    E-mail | ansel@redalder.example`,
    9,
    15,
  ),
  strong(54, 264, 'What we do, by job type'),
  table(
    54,
    280,
    [96, 46, 160, 40, 80, 82],
    `Job type | GL class | Classification | Basis | Last 12 months | Next 12 months
    Commercial wiring | 92478 | Electrical work within buildings | P | 2,010,000 | 2,240,000
    Process controls | 91551 | Control panels and instruments,~installation and service | P | 640,000 | 705,000
    Subcontracted | 91585 | Work done by subcontractors | C | 385,000 | 450,000`,
  ),
  words(
    54,
    364,
    'Basis P is payroll, C is total cost. Payroll of office staff (318,000) and of owners (240,000) is not counted.',
    8,
  ),
  strong(54, 388, 'Subcontractors'),
  pairs(
    54,
    404,
    210,
    `Paid to subcontractors, next 12 months | $450,000
    Percent of work subcontracted | 18
    Type of work subcontracted | Trenching, core drilling and fire alarm programming`,
    9,
    15,
  ),
  strong(54, 464, 'Our largest finished jobs'),
  table(
    54,
    480,
    [190, 150, 70, 90],
    `Job | Owner | Finished | Contract
    Cold store, 2600 Terminal Way, Pasco | Frostline Foods | 11/2025 | $3,870,000
    Water plant controls, 9 Weir Road, Cheney | City of Cheney | 04/2026 | $1,240,000
    Dormitory rewiring, Pullman | Palouse Housing Trust | 08/2024 | $2,015,000`,
  ),
  words(
    54,
    560,
    'Two of these had a maintenance bond. Bonding line $6,000,000 single, $12,000,000 aggregate with Keystone Surety.',
    8,
  ),
])

const SECOND = sheet([
  words(54, 36, 'Red Alder Electric & Controls, Inc.     Company profile     2', 9),
  strong(54, 60, 'Liability limits our contracts call for'),
  pairs(
    54,
    76,
    210,
    `Coverage | Commercial general liability, occurrence
    Each occurrence | $1,000,000
    General aggregate, per project | $2,000,000
    Products and completed operations aggregate | $2,000,000
    Personal and advertising injury | $1,000,000
    Damage to rented premises | $100,000
    Medical expense | $5,000
    Property damage deductible, per claim | $5,000`,
    9,
    15,
  ),
  strong(54, 212, 'Questions our agent asks every year'),
  table(
    54,
    228,
    [400, 60],
    `Question | Answer
    Do you draw plans, designs or specifications for others? | Yes
    Do any operations include blasting or use of explosive material? | No
    Do any operations include excavation, tunneling or underground work? | Yes
    Do your subcontractors carry coverages or limits less than yours? | No
    Are subcontractors allowed to work without a certificate of insurance? | No
    Do you lease equipment to others with or without operators? |
    Is a formal safety and security policy in effect? | Yes
    Are you active in any joint ventures? | No
    Do you interchange labor with another business or subsidiary? | No
    Have any operations been sold, acquired or discontinued in the last five years? | Yes
    Is machinery or equipment loaned or rented to others? |
    Have you any exposure to radioactive or nuclear materials? | No
    Do you install, service or demonstrate products? | Yes
    Is there a formal safety program? | Yes
    Has any coverage been declined, cancelled or non-renewed in the last three years? | No
    Are you a subsidiary of another entity? | No
    Have you any subsidiaries? | No
    Any bankruptcy, foreclosure or repossession in the last five years? | No
    Do you own or operate drones? | Yes`,
    8,
  ),
  words(54, 556, 'Safety program:  [X] Safety manual   [  ] Safety position   [X] Monthly meetings   [  ] OSHA', 8.5),
  words(54, 574, 'Sold in 2023: our street-light maintenance crew. Drone: one, for roof photographs.', 8.5),
])

const HEAD = { NamedInsured_FullName_A: 'Red Alder Electric & Controls, Inc.', Policy_EffectiveDate_A: '01/15/2027' }
const HAZARD = 'GeneralLiability_Hazard_'

export const CONTRACTOR: SubmissionPaper = {
  name: 'birch-contractor',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 1120 Switchgear Avenue | CityName: Spokane'),
        ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: WA | PostalCode: 99202'),
        ...across('NamedInsured_', 'A', 'Primary_PhoneNumber: 509-555-0104 | TaxIdentifier: 91-0008821'),
        ...across('NamedInsured_', 'A', 'Primary_WebsiteAddress: www.redalder.example | SICCode: 1731'),
        ...across('NamedInsured_', 'A', 'NAICSCode: 238210 | BusinessStartDate: 03/02/2003'),
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator'),
        ...ticked('BusinessInformation_BusinessType_ContractorIndicator'),
        ...across('NamedInsured_Contact_', 'A', 'FullName: Ansel Kjeldgaard | PrimaryPhoneNumber: 509-555-0107'),
        NamedInsured_Contact_PrimaryEmailAddress_A: 'ansel@redalder.example',
        ...ticked('CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator'),
        CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B: 'Yes',
        ...answers('CommercialPolicy', 'KAA Y | AAC N | AAI N | AAJ N | KAK N | KAN Y'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'NamedInsured_Contact_ContactDescription_A',
        'Policy_Status_RenewIndicator_A',
        'Policy_LineOfBusiness_CommercialGeneralLiability_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_ApplicantOwnLeaseOperateDronesExplanation_A',
        'BusinessInformation_FullTimeEmployeeCount_A',
        'BusinessInformation_PartTimeEmployeeCount_A',
        ...['LineOne', 'CityName', 'StateOrProvinceCode', 'PostalCode'].map(
          (part) => `CommercialStructure_PhysicalAddress_${part}_A`,
        ),
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...ticked('GeneralLiability_CoverageIndicator', 'GeneralLiability_OccurrenceIndicator'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator'),
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '100,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
        GeneralLiability_PropertyDamage_DeductibleAmount_A: '5,000',
        ...ticked('GeneralLiability_PropertyDamage_DeductibleIndicator'),
        ...ticked('GeneralLiability_DeductiblePerClaimIndicator'),
        ...down(`${HAZARD}ClassCode`, '92478 | 91551 | 91585'),
        ...down(
          `${HAZARD}Classification`,
          'Electrical work within buildings | Control panels and instruments, installation and service | Work done by subcontractors',
        ),
        ...down(`${HAZARD}PremiumBasisCode`, 'P | P | C'),
        ...down(`${HAZARD}Exposure`, '2,240,000 | 705,000 | 450,000'),
        ...across('Contractors_', 'A', 'SubcontractorsPaidAmount: 450,000 | WorkSubcontractedPercent: 18'),
        ...across('Contractors_', 'A', 'FullTimeEmployeeCount: 41 | PartTimeEmployeeCount: 5'),
        GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription_A:
          'Trenching, core drilling and fire alarm programming',
        ...answers('Contractors', 'AAB Y | AAI N | AAC Y | ABB N | AAD N | AAG Y'),
        ...answers('GeneralLiabilityLineOfBusiness', 'AAB N | AAD N | ACB Y | ACA N | AAJ Y'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'GeneralLiabilityLineOfBusiness_AnyListedOperationsSoldAcquiredLastFiveYearsExplanation_A',
        'GeneralLiabilityLineOfBusiness_FormalSafetySecurityPolicyInEffectExplanation_A',
      ],
    },
  },
}
