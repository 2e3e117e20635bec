import { ledger } from '../alder/layout.ts'
import { across, answers, down, ticked } from '../birch/gold.ts'
import { pairs, sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'
import { prose } from './layout.ts'

const PAGE = sheet([
  pairs(
    40,
    34,
    52,
    `From: | Wendell Okafor <wendell@crosscreek-brokers.example>
    To: | Small Contractors <contractors@northgate-underwriters.example>
    Sent: | Tuesday, November 3, 2026 9:41 AM
    Subject: | New GL - Greenmantle Irrigation LLC - effective 12/10/2026`,
    9,
  ),
  { rulings: [[40, 94, 532, 0.8]] },
  prose(
    40,
    106,
    112,
    `Hello,

    Could you quote general liability, occurrence form, for Greenmantle Irrigation LLC from 12/10/2026? Their sister company,
    Greenmantle Nursery LLC, buys its own policy from a store carrier and is not part of this. The client sent one sheet
    for both, so its numbers are below too.`,
    9.5,
  ),
  strong(40, 192, 'Limits they want', 9.5),
  words(
    40,
    208,
    `- $1M each occurrence, $2M general aggregate (per project), $2M products and completed operations
- $1M personal and advertising injury, $300K damage to rented premises, $10K medical expense
- property damage deductible $2,500, per claim
- employee benefits $1M, $1,000 deductible each claim, 26 employees, 24 of them in the plans, retro date 12/10/2019`,
    9.5,
  ),
  strong(40, 276, 'Rating', 9.5),
  ledger(
    40,
    292,
    [0, 40, 260, 320, -500],
    `Loc | Class | Code | Basis | Exposure
    1 | Landscape gardening | 97047 | Payroll | 705,000
    1 | Lawn sprinkler installation | 98482 | Payroll | 415,000
    1 | Subcontracted work | 91585 | Total cost | 214,000`,
    9,
  ),
  strong(40, 372, "From the client's sheet, last twelve months", 9.5),
  ledger(
    40,
    388,
    [0, -300, -430],
    ` | Irrigation LLC | Nursery LLC
    Sales | $3,480,000 | $1,905,000
    Paid to subcontractors | $214,000 | $18,500
    Percent of work subbed out | 6 | 1
    Full-time staff | 23 | 9
    Part-time staff | 3 | 14`,
    9,
  ),
  words(40, 488, 'What they sub out: Backflow testing and electrical hookups', 9.5),
  strong(40, 512, 'Contractor questions (Irrigation)', 9.5),
  words(
    40,
    528,
    `- Draws plans, designs or specifications for others: no
- Blasting or explosive material: no
- Excavation, tunneling or underground work: yes, trenches to 24 inches
- Subs carry lower limits than the applicant: no
- Subs work without certificates of insurance: no
- Leases equipment to others, with or without operators: no`,
    9.5,
  ),
  prose(
    40,
    620,
    112,
    `The client owns and rents no parking lots, provides no recreation facilities, sponsors no social or sporting events and
    no athletic teams, and has no docks, floats or boats. It runs no day care.

    Please add an additional insured and send it a certificate: Rushmere Parks District, 500 Pavilion Drive, Boise, ID 83702.

    Thanks,
    Wendell Okafor, Cross Creek Brokers, 208-555-0188`,
    9.5,
  ),
])

const hazard = (element: string, values: string) => down(`GeneralLiability_Hazard_${element}`, values)

export const EMAIL: SubmissionPaper = {
  name: 'hazel-email',
  pages: [PAGE],
  forms: {
    '126': {
      holds: {
        NamedInsured_FullName_A: 'Greenmantle Irrigation LLC',
        Policy_EffectiveDate_A: '12/10/2026',
        ...ticked('GeneralLiability_CoverageIndicator', 'GeneralLiability_OccurrenceIndicator'),
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '300,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '10,000',
        ...ticked(
          'GeneralLiability_PropertyDamage_DeductibleIndicator',
          'GeneralLiability_DeductiblePerClaimIndicator',
        ),
        GeneralLiability_PropertyDamage_DeductibleAmount_A: '2,500',
        ...across(
          'GeneralLiability_EmployeeBenefits_',
          'A',
          'LimitAmount: 1,000,000 | PerClaimDeductibleAmount: 1,000',
        ),
        ...across('GeneralLiability_EmployeeBenefits_', 'A', 'EmployeeCount: 26 | EmployeeCoveredCount: 24'),
        GeneralLiability_EmployeeBenefits_RetroactiveDate_A: '12/10/2019',
        ...hazard('LocationProducerIdentifier', '1 | 1 | 1'),
        ...hazard('Classification', 'Landscape gardening | Lawn sprinkler installation | Subcontracted work'),
        ...hazard('ClassCode', '97047 | 98482 | 91585'),
        ...hazard('Exposure', '705,000 | 415,000 | 214,000'),
        ...across('Contractors_', 'A', 'SubcontractorsPaidAmount: 214,000 | WorkSubcontractedPercent: 6'),
        ...across('Contractors_', 'A', 'FullTimeEmployeeCount: 23 | PartTimeEmployeeCount: 3'),
        GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription_A: 'Backflow testing and electrical hookups',
        ...answers('Contractors', 'AAB N | AAI N | AAC Y | ABB N | AAD N | AAE N | AAH N'),
        ...answers('GeneralLiabilityLineOfBusiness', 'ACD N | ACE N | ACF N | KAB N | AAE N'),
        ...ticked('AdditionalInterest_Interest_AdditionalInsuredIndicator'),
        ...ticked('AdditionalInterest_CertificateRequiredIndicator'),
        AdditionalInterest_FullName_A: 'Rushmere Parks District',
        ...address('AdditionalInterest_MailingAddress', 'A', '500 Pavilion Drive | Boise | ID | 83702'),
      },
      notJudged: [
        ...OPEN,
        // Words or the form's letter for the basis.
        ...['A', 'B', 'C'].flatMap((letter) => named('GeneralLiability_Hazard_', 'PremiumBasisCode', letter)),
        ...named('GeneralLiabilityLineOfBusiness_', 'Question_ACCCode | Question_KAGCode'),
        'GeneralLiabilityLineOfBusiness_OperationsIncludeEvacuationExplanation_A',
        'GeneralLiabilityLineOfBusiness_Attachment_AdditionalInterestIndicator_A',
      ],
    },
  },
}
