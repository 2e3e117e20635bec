import { address, each, every, rows, yes } from '../maple/gold.ts'
import { page } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_130, OPEN_125, OPEN_130 } from './gold.ts'
import { prose } from './layout.ts'

const LETTER = page([
  prose(
    66,
    46,
    82,
    `| Harbor Pines Dental, PLLC
     | 1140 Harbor Pines Drive
     | Traverse City, MI 49684

     | October 5, 2026

     | Grand Bay Insurance Center
     | Attention: Roger Tasker

     | Dear Roger:

     Dr. Whitlow asked me to write to you because both of our policies end on January 1, 2027, and the doctors want
     to see what else there is. Please quote a business owners policy and the workers compensation from that day.
     Leave the malpractice alone, it is with the Dentists Exchange and stays there.

     We are a general dental office and see about forty patients a day. The practice opened on May 2, 2016. It is a
     limited liability company with two members, Alan Whitlow and Meera Subramanian, who own fifty percent
     each and wish to be excluded from the compensation policy. Our federal ID is 38-5550191. We are nobody's
     subsidiary and have none of our own.

     We rent 2,900 square feet on the ground floor from Bayview Medical Plaza, whose building has three stories and
     31,000 square feet in all; the rest of it is none of our business. Nothing of ours is sublet. The address is
     the one above, within the city limits, Grand Traverse County.

     In 2025 the practice collected $1,702,000, this year it will be near $1,790,000, and for 2027, the year you are
     quoting, the doctors count on $1,875,000. Ten people work for them, eight full time and two part time. The
     hygienists and assistants, of whom five are full time and both part-timers are part, will earn $398,000 next
     year, and the front office, three of us and all full time, $121,000. One of the three, our bookkeeper, works
     from her home. The youngest on staff is 22, the oldest 63. There is a group health plan. Physicals are not
     required after we make someone an offer, we lease no employees to or from anyone, and we use no subcontractors.

     No insurer has declined, cancelled or non-renewed any of our policies. There have been no tax liens and no
     bankruptcy, and we owe no premium to any compensation carrier. In February 2024 an assistant stuck herself with
     a needle, which cost the compensation carrier $1,120; that is closed, and it is the only claim we have had in
     ten years.

     The compensation is now with Great Lakes Comp Insurance, policy GLC-118404, at $3,214 and a modification factor
     of 0.89. The office policy is BP 60771 with Straits Mutual, $2,988. We would like employers liability limits of
     $500,000 each accident, $500,000 for disease per employee and $500,000 disease policy limit, and to be billed
     directly by the company, once a year.

     | Very truly yours,

     | Kathleen Brandt
     | Office Manager
     | kbrandt@harborpines.example
     | (231) 555-0127 (my line), (231) 555-0101 (main)`,
    { size: 9, step: 12, typed: true },
  ),
])

const OFFICE = '1140 Harbor Pines Drive | Traverse City | MI | 49684'
const COMMON = {
  ...each(`
    Policy_EffectiveDate: 01/01/2027
    NamedInsured_FullName: Harbor Pines Dental, PLLC
    NamedInsured_TaxIdentifier: 38-5550191
    NamedInsured_Primary_PhoneNumber: (231) 555-0101`),
  ...yes(`Policy_Status_QuoteIndicator Policy_Payment_DirectBillIndicator
    NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator`),
  ...address('NamedInsured_MailingAddress', OFFICE),
}

export const DENTIST: SubmissionPaper = {
  name: 'willow-dental-practice-letter',
  pages: [LETTER],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...each(`
          NamedInsured_LegalEntity_MemberManagerCount: 2
          NamedInsured_BusinessStartDate: 05/02/2016
          NamedInsured_Contact_FullName: Kathleen Brandt
          NamedInsured_Contact_PrimaryPhoneNumber: (231) 555-0127
          NamedInsured_Contact_PrimaryEmailAddress: kbrandt@harborpines.example
          CommercialStructure_PhysicalAddress_CountyName: Grand Traverse
          BusinessInformation_FullTimeEmployeeCount: 8
          BusinessInformation_PartTimeEmployeeCount: 2
          CommercialStructure_AnnualRevenueAmount: 1,875,000
          BuildingOccupancy_OccupiedArea: 2,900
          Construction_BuildingArea: 31,000
          CommercialStructure_Question_ABBCode: No
          CommercialPolicy_OperationsDescription: general dental office`),
        ...yes(`Policy_LineOfBusiness_BusinessOwnersIndicator CommercialStructure_InsuredInterest_TenantIndicator
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator`),
        ...address('CommercialStructure_PhysicalAddress', OFFICE),
        ...no(OF_125, 'AAI AAJ AAC'),
      },
      OPEN_125,
      every('A', 'NamedInsured_Contact_', 'PrimaryBusinessPhoneIndicator SecondaryPhoneNumber'),
      every('A', 'NamedInsured_Contact_', 'SecondaryBusinessPhoneIndicator'),
      // Of liens the letter speaks of those for taxes only, and of bankruptcy without foreclosure or repossession.
      every('A', '', `${OF_125}KAKCode ${OF_125}KALCode Policy_Payment_PaymentScheduleCode`),
      every('A', '', 'BusinessInformation_BusinessType_OfficeIndicator'),
      // A policy of several lines has no row of its own, and a claim of the other policy belongs to the other form.
      every('A', 'PriorCoverage_GeneralLiability_', 'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount'),
      every('A', 'PriorCoverage_Property_', 'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount ExpirationDate'),
      every('A', 'PriorCoverage_OtherLine_', 'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount'),
      every('A', 'PriorCoverage_', 'OtherLine_LineOfBusinessCode OtherLine_EffectiveDate OtherLine_ExpirationDate'),
      every('A', 'PriorCoverage_', 'GeneralLiability_ExpirationDate'),
      every(
        'B',
        'PriorCoverage_OtherLine_',
        'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount ExpirationDate',
      ),
      every('A', 'LossHistory_', 'NoPriorLossesIndicator OccurrenceDate'),
      every('A', 'LossHistory_', 'PaidAmount ClaimStatus_OpenCode'),
    ),
    '130': gold(
      {
        ...COMMON,
        ...each(`
          Location_PhysicalAddress_CountyName: Grand Traverse
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 500,000
          PriorCoverage_InsurerFullName: Great Lakes Comp Insurance
          PriorCoverage_PolicyNumberIdentifier: GLC-118404
          PriorCoverage_TotalPremiumAmount: 3,214
          PriorCoverage_ModificationFactor: 0.89
          ${OF_130}AtHomeEmployeeCount: 1`),
        ...yes('Policy_Payment_AnnualIndicator'),
        ...address('Location_PhysicalAddress', OFFICE),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | OwnershipPercent | IncludedExcludedCode
          A | Alan Whitlow | 50 | EXC
          B | Meera Subramanian | 50 | EXC`,
        ),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
          A | hygienists and assistants | 5 | 2 | 398,000
          B | front office | 3 | | 121,000`,
        ),
        ...also(OF_130, 'ABF AAE ABG'),
        ...no(OF_130, 'AAI KAT ACB AAG KAX KAY'),
      },
      OPEN_130,
      every('A', '', 'NamedInsured_Primary_EmailAddress'),
      every(
        'A',
        'WorkersCompensationLineOfBusiness_',
        `EmployeeHealthPlansProvidedExplanation AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation Question_KAUCode
        EmployeesPredominantlyWorkAtHomeExplanation`,
      ),
      // The one claim stands in the row of its year, if that is made.
      every('C', 'LossHistory_', 'ClaimCount PaidAmount ReservedAmount'),
      every('DE', 'LossHistory_', 'ClaimCount'),
    ),
  },
}
