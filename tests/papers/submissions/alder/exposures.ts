import { AGENCY, across, answers, CARRIER, down, lettered, ticked } from '../birch/gold.ts'
import { frame, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { dotted } from './layout.ts'

const FIRST = sheet([
  frame(36, 28, 540, 44),
  strong(46, 36, 'GENERAL LIABILITY EXPOSURES', 13),
  words(46, 54, 'Silver Fir Tent Rental, Inc.', 10),
  words(400, 36, 'Eff. date  10/15/2026\nCompleted  08/02/2026', 9),
  strong(36, 88, 'Estimated exposures for 10/15/26-27', 10),
  table(
    36,
    104,
    [30, 30, 190, 50, 50, 90, 100],
    `Loc # | Haz # | Classification | Class code | Prem. basis | Exposure | What it is
    1 | 1 | Tent and awning rental | 18707 | S | 1,385,000 | gross receipts
    1 | 2 | Tent erection and dismantling | 98967 | P | 412,000 | payroll, no owners
    2 | 1 | Warehouses - private | 99938 | A | 9,000 | square feet`,
    8,
  ),
  words(36, 176, 'Receipts have grown: 1,210,000 in calendar 2024 and 1,322,400 in 2025.', 8.5),
  frame(36, 194, 540, 52),
  strong(44, 200, 'For information only - not part of this submission', 9),
  words(
    44,
    214,
    'Our sister company Silver Fir Catering, LLC had receipts of 870,000 and payroll of 295,000 in 2025. It rents tents from us, has its\nown general liability policy with Palouse Mutual (limits 2,000,000 / 4,000,000) and is not to be insured here.',
    8.5,
  ),
  strong(36, 262, 'Limits requested (occurrence form)', 10),
  dotted(
    36,
    280,
    250,
    `General aggregate, per project | 2,000,000
    Products/completed operations | 2,000,000
    Personal and advertising injury | 1,000,000
    Each occurrence | 1,000,000
    Damage to premises rented to you | 500,000
    Medical expense (any one person) | Excluded
    Employee benefits | 1,000,000`,
    9,
  ),
  strong(340, 262, 'Deductible', 10),
  words(340, 280, 'Property damage  $1,000 per claim', 9),
  strong(340, 306, 'Employee benefits liability', 10),
  dotted(
    340,
    324,
    500,
    `Deductible per claim | 1,000
    Number of employees | 20
    Employees covered by plans | 12
    Retroactive date | 03/01/2019`,
    9,
  ),
  strong(36, 406, 'Work done by others', 10),
  dotted(
    36,
    424,
    250,
    `Paid to subcontractors | $46,500
    Work subcontracted (%) | 6
    Type of work | Electrical hookups
    Full-time staff | 12
    Part-time staff | 8`,
    9,
  ),
  strong(366, 406, 'Additional insured to be added', 10),
  words(366, 424, 'City of Marlow Parks Department\n40 Larch Plaza\nMarlow, WA 99299', 9),
  words(366, 470, 'Certificate required:  Yes', 9),
  strong(36, 520, 'Equipment rented or loaned to others', 10),
  table(
    36,
    536,
    [200, 90, 100, 110],
    `Equipment | Small tools | Large equipment | Instruction given
    Frame tents | | X | Y
    Hand tools | X | | N`,
    8.5,
  ),
  words(36, 750, 'Page 1', 8),
])

const ASKED = `Draw plans, designs or specifications for others? | No
    Blasting, or use of explosive material? | No
    Excavation, tunneling or underground work? | No
    Do subcontractors carry limits lower than yours? | Yes
    Subcontractors without certificates of insurance? | No
    Equipment leased to others with or without operators? | Yes`

const SECOND = sheet([
  strong(36, 34, 'Questions', 12),
  strong(36, 58, 'Contractors', 9.5),
  dotted(36, 74, 430, ASKED, 9),
  strong(36, 176, 'General', 9.5),
  dotted(
    36,
    192,
    430,
    `Medical facilities provided, or medical professionals employed? | No
    Exposure to radioactive or nuclear materials? | No
    Operations sold, acquired or discontinued in the last five years? | Yes
    Machinery or equipment loaned or rented to others? | Yes
    Watercraft, docks or floats owned, hired or leased? | No
    Parking facilities owned or rented? | No
    Recreation facilities provided? | No
    Swimming pool on premises? | No
    Sporting or social events sponsored? | Yes
    Structural alterations contemplated? | No
    Active in joint ventures? | No
    Labor interchange with another business or subsidiary? |
    Day care facilities operated or controlled? | No
    Crimes occurred or attempted on premises, last three years? | No
    Formal written safety and security policy in effect? | Yes`,
    9,
  ),
  strong(36, 428, 'Explanations of "Yes"', 10),
  table(
    36,
    444,
    [230, 300],
    `Question | Explanation
    Lower limits of subcontractors | Electricians carry 500,000
    Operations sold, acquired, discontinued | Bought Cheney Party Supply in 2023
    Sporting or social events sponsored | Lilac Days pancake breakfast
    Formal written safety policy | Crew handbook of 2024`,
    8.5,
  ),
  words(36, 750, 'Page 2', 8),
])

const GENERAL = 'GeneralLiabilityLineOfBusiness_'

export const EXPOSURES: SubmissionPaper = {
  name: 'alder-exposures',
  pages: [FIRST, SECOND],
  forms: {
    '126': {
      holds: {
        NamedInsured_FullName_A: 'Silver Fir Tent Rental, Inc.',
        Policy_EffectiveDate_A: '10/15/2026',
        ...down('GeneralLiability_Hazard_LocationProducerIdentifier', '1 | 1 | 2'),
        ...down('GeneralLiability_Hazard_HazardProducerIdentifier', '1 | 2 | 1'),
        ...down(
          'GeneralLiability_Hazard_Classification',
          'Tent and awning rental | Tent erection and dismantling | Warehouses - private',
        ),
        ...down('GeneralLiability_Hazard_ClassCode', '18707 | 98967 | 99938'),
        ...down('GeneralLiability_Hazard_PremiumBasisCode', 'S | P | A'),
        ...down('GeneralLiability_Hazard_Exposure', '1,385,000 | 412,000 | 9,000'),
        ...ticked('GeneralLiability_OccurrenceIndicator', 'GeneralLiability_PropertyDamage_DeductibleIndicator'),
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator'),
        ...ticked('GeneralLiability_DeductiblePerClaimIndicator'),
        GeneralLiability_PropertyDamage_DeductibleAmount_A: '1,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '500,000',
        ...across(
          'GeneralLiability_EmployeeBenefits_',
          'A',
          'LimitAmount: 1,000,000 | PerClaimDeductibleAmount: 1,000',
        ),
        ...across('GeneralLiability_EmployeeBenefits_', 'A', 'EmployeeCount: 20 | EmployeeCoveredCount: 12'),
        GeneralLiability_EmployeeBenefits_RetroactiveDate_A: '03/01/2019',
        ...across('Contractors_', 'A', 'SubcontractorsPaidAmount: 46,500 | WorkSubcontractedPercent: 6'),
        ...across('Contractors_', 'A', 'FullTimeEmployeeCount: 12 | PartTimeEmployeeCount: 8'),
        ...across(GENERAL, 'A', 'TypeOfWorkSubcontractedDescription: Electrical hookups'),
        ...ticked('AdditionalInterest_Interest_AdditionalInsuredIndicator'),
        ...ticked('AdditionalInterest_CertificateRequiredIndicator'),
        AdditionalInterest_FullName_A: 'City of Marlow Parks Department',
        ...across('AdditionalInterest_MailingAddress_', 'A', 'LineOne: 40 Larch Plaza | CityName: Marlow'),
        ...across('AdditionalInterest_MailingAddress_', 'A', 'StateOrProvinceCode: WA | PostalCode: 99299'),
        ...down(`${GENERAL}MachineryOrEquipmentLoanedRentedOthersExplanation`, 'Frame tents | Hand tools'),
        CommercialInlandMarineProperty_PropertySubClass_LargeEquipmentIndicator_A: 'Yes',
        CommercialInlandMarineProperty_PropertySubClass_SmallToolsIndicator_B: 'Yes',
        ...down('PropertyItem_ItemDetail_InstructionGivenCode', 'Y | N'),
        ...answers('Contractors', 'AAB N | AAI N | AAC N | ABB Y | AAD N | AAE Y | AAH N | AAG Y'),
        ...answers(
          'GeneralLiabilityLineOfBusiness',
          'ABJ N | ACA N | ACB Y | ACC Y | ACD N | ACE N | KAH N | ACF Y | ACG N | AAB N | AAE N | AAF N',
        ),
        ...across(GENERAL, 'A', 'SubcontractorsCarryLowerLimitsExplanation: Electricians carry 500,000'),
        [`${GENERAL}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation_A`]: 'Bought Cheney Party Supply in 2023',
        [`${GENERAL}SportingOrSocialEventsSponsoredExplanation_A`]: 'Lilac Days pancake breakfast',
        [`${GENERAL}FormalSafetySecurityPolicyInEffectExplanation_A`]: 'Crew handbook of 2024',
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...lettered([`${GENERAL}RemarkText`], 'AB'),
        'GeneralLiability_CoverageIndicator_A',
        'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
        `${GENERAL}ApplicantLeaseEquipmentToOthersExplanation_A`,
        `${GENERAL}Attachment_AdditionalInterestIndicator_A`,
      ],
    },
  },
}
