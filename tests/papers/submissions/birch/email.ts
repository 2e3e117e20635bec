import type { SubmissionPaper } from '../paper.ts'
import { AGENCY_BLOCK, across, answers, down, lettered, ticked } from './gold.ts'
import { sheet, strong, words } from './layout.ts'

const PAGE = sheet([
  strong(54, 40, 'RE: RE: What we need for January 1', 12),
  words(
    54,
    60,
    'From: Winifred Achterberg <winifred@bramblecreekvet.example>\nSent: Wednesday, August 12, 2026 4:41 PM\nTo: Desmond Pruitt <desmond@chaffinch.example>',
    9,
  ),
  { rulings: [[54, 104, 504, 0.8]] },
  words(
    54,
    116,
    `Desmond,

Here is what you asked for. The policies go in the name of Bramble Creek Veterinary Supply, Inc. Our FEIN is
47-0003390 and we are a corporation. Everything starts on January 1, 2027 and should run to January 1, 2028.

Liability: please quote occurrence coverage at $1 million each occurrence and a general aggregate of $3 million. We have
$2 million aggregate today and our landlord wants more. Products and completed operations aggregate $3 million,
personal and advertising injury $1 million, damage to rented premises $250,000, medical expense $10,000 per person.

Sales were $6,114,000 in 2025. For 2027 I budget $6,850,000, all in the United States.

Workers compensation: employers liability of $500,000 each accident, $500,000 disease policy limit and $500,000 disease
each employee. For payroll at our warehouse in Nebraska we expect for 2027: class 8018 warehouse and shipping, $412,000
with 9 full-time and 2 part-time people; class 8742 outside sales, $288,500 with 4 full-time people; and class 8810 office,
$331,000 with 6 full-time and 1 part-time people. Last year's audit had $377,219, $301,040 and $298,650 for the same three.

You asked about headcount next summer. It will be somewhere between 22 and 30, so please leave that open.

Your other questions:
We are not a subsidiary of anybody and have no subsidiaries. We had no coverage declined, cancelled or non-renewed in the
last three years. There was no bankruptcy, and no judgment or lien, in the last five years. We do not own or lease drones.
We do not install, service or demonstrate products. No products have been recalled or discontinued. Yes, we sell some
products of others under our own label. Employees do not travel out of state, and we have no seasonal employees. We do
provide an employee health plan, and we have a written safety program. I still have to ask about volunteers.

We have had no losses in the last 5 years.

For the inspection please call our warehouse manager, Ignatius Vail, cell 402-555-0127, ignatius@bramblecreekvet.example.
For accounting records call me. By the way, Gannet Mutual sent us a flyer quote of $9,950 with a $500,000 limit. No thanks.`,
    8.3,
  ),
  words(
    54,
    492,
    'Winifred Achterberg, Controller\nBramble Creek Veterinary Supply, Inc.\n2905 Millrace Parkway, Suite 12\nKearney, NE 68847\nOffice 402-555-0120   www.bramblecreekvet.example',
    8.5,
  ),
  { rulings: [[54, 564, 504, 0.5]] },
  words(
    66,
    574,
    `On Mon, Aug 10, 2026 Desmond Pruitt <desmond@chaffinch.example> wrote:
> Winifred, I need your FEIN, start date, limits, sales, payroll by class and the answers to my list.
> Desmond Pruitt, Chaffinch Insurance Agency, 18 Levee Street, Suite 300, Omaha, NE 68102
> Phone 402-555-0199, fax 402-555-0198, license NE-100553`,
    8,
  ),
])

const HEAD = {
  NamedInsured_FullName_A: 'Bramble Creek Veterinary Supply, Inc.',
  Policy_EffectiveDate_A: '01/01/2027',
}
const CLIENT = {
  ...HEAD,
  Policy_ExpirationDate_A: '01/01/2028',
  NamedInsured_TaxIdentifier_A: '47-0003390',
  ...ticked('NamedInsured_LegalEntity_CorporationIndicator'),
  ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 2905 Millrace Parkway | LineTwo: Suite 12'),
  ...across('NamedInsured_MailingAddress_', 'A', 'CityName: Kearney | StateOrProvinceCode: NE | PostalCode: 68847'),
  ...across('NamedInsured_Primary_', 'A', 'PhoneNumber: 402-555-0120 | WebsiteAddress: www.bramblecreekvet.example'),
}
const RATE = 'WorkersCompensation_RateClass_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

export const EMAIL: SubmissionPaper = {
  name: 'birch-email',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        ...CLIENT,
        LossHistory_InformationYearCount_A: '5',
        ...ticked('LossHistory_NoPriorLossesIndicator', 'Policy_Status_QuoteIndicator'),
        ...answers('CommercialPolicy', 'AAI N | AAJ N | AAC N | KAK N | KAL N | KAN N'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        'Producer_StateLicenseIdentifier_A',
        'Producer_AuthorizedRepresentative_FullName_A',
        // Two people to call: the sender comes first on the paper, the inspection first in the words.
        ...lettered(
          [
            'ContactDescription',
            'FullName',
            'PrimaryPhoneNumber',
            'PrimaryBusinessPhoneIndicator',
            'PrimaryCellPhoneIndicator',
            'PrimaryEmailAddress',
          ].map((element) => `NamedInsured_Contact_${element}`),
          'AB',
        ),
        'Policy_LineOfBusiness_CommercialGeneralLiability_A',
        'Policy_LineOfBusiness_OtherIndicator_A',
        'Policy_LineOfBusiness_OtherLineOfBusinessDescription_A',
        // No sales abroad is half an answer, and a written safety program may be a formal one.
        'CommercialPolicy_Question_KACCode_A',
        'CommercialPolicy_Question_KAACode_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialStructure_AnnualRevenueAmount_A',
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
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '250,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '10,000',
        ...answers('GeneralLiabilityLineOfBusiness', 'AAJ N | ABE N | ABF Y'),
      },
      notJudged: [
        'Producer_FullName_A',
        'Producer_StateLicenseIdentifier_A',
        'Producer_AuthorizedRepresentative_FullName_A',
        'Form_CompletionDate_A',
        'GeneralLiability_CoverageIndicator_A',
        'GeneralLiabilityLineOfBusiness_Question_ABACode_A',
        'GeneralLiabilityLineOfBusiness_ProductsOfOthersSoldUnderApplicantLabelExplanation_A',
        ...lettered(['GeneralLiability_Hazard_Exposure', 'ProductAndCompletedOperations_AnnualGrossSalesAmount'], 'A'),
        'GeneralLiability_Hazard_PremiumBasisCode_A',
      ],
    },
    '130': {
      holds: {
        ...CLIENT,
        ...across(EMPLOYERS, 'A', 'EachAccidentLimitAmount: 500,000 | DiseasePolicyLimitAmount: 500,000'),
        [`${EMPLOYERS}DiseaseEachEmployeeLimitAmount_A`]: '500,000',
        ...down(`${RATE}ClassificationCode`, '8018 | 8742 | 8810'),
        ...down(`${RATE}DutiesDescription`, 'warehouse and shipping | outside sales | office'),
        ...down(`${RATE}FullTimeEmployeeCount`, '9 | 4 | 6'),
        ...down(`${RATE}PartTimeEmployeeCount`, '2 | | 1'),
        ...down(`${RATE}RemunerationAmount`, '412,000 | 288,500 | 331,000'),
        ...across('NamedInsured_InspectionContact_', 'A', 'FullName: Ignatius Vail | CellPhoneNumber: 402-555-0127'),
        NamedInsured_InspectionContact_EmailAddress_A: 'ignatius@bramblecreekvet.example',
        ...across('NamedInsured_AccountingContact_', 'A', 'FullName: Winifred Achterberg | PhoneNumber: 402-555-0120'),
        NamedInsured_AccountingContact_EmailAddress_A: 'winifred@bramblecreekvet.example',
        ...answers('WorkersCompensationLineOfBusiness', 'AAI N | ABH N | KAV N | ABF Y | ABC Y'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        'NamedInsured_Primary_EmailAddress_A',
        'Policy_Status_QuoteIndicator_A',
        'WorkersCompensation_PartOne_StateOrProvinceCode_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        'WorkersCompensationLineOfBusiness_Question_KAXCode_A',
        'WorkersCompensationLineOfBusiness_EmployeeHealthPlansProvidedExplanation_A',
        'WorkersCompensationLineOfBusiness_WrittenSafetyProgramInOperationExplanation_A',
        // The one address of the client is not called a place of work, but its warehouse is in that state.
        ...lettered(
          ['LineOne', 'LineTwo', 'CityName', 'StateOrProvinceCode', 'PostalCode'].map(
            (part) => `Location_PhysicalAddress_${part}`,
          ),
          'A',
        ),
        'LossHistory_ClaimCount_A',
      ],
    },
  },
}
