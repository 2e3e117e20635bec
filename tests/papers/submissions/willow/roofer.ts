import { address, each, every, rows, yes } from '../maple/gold.ts'
import { page, rule, say } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, CONTRACTORS, gold, no, OF_125, OF_126, OF_130, OPEN_125, OPEN_126, OPEN_130 } from './gold.ts'
import { prose } from './layout.ts'

const LETTER = page([
  say(190, 30, 'SAWYER RIDGE ROOFING, INC.', { bold: true, size: 15 }),
  say(146, 50, '2251 Quarry Road, Chattanooga, TN 37406  -  (423) 555-0119  -  www.sawyerridge.example', { size: 8 }),
  rule(60, 64, 492, 1.2),
  prose(
    72,
    78,
    104,
    `| September 3, 2026

     | Mr. Edgar Pruitt
     | Missionary Gap Insurance
     | 19 Ferry Landing, Chattanooga, TN 37402

     | Dear Mr. Pruitt:

     I was given your name by Hal Stover at the lumber yard, who says you understand contractors. We are looking for a new
     home for our general liability and our workers' compensation, and would be grateful for a quote on both. They come up
     together on November 15, 2026, and that is when the new policies would have to begin.

     Sawyer Ridge Roofing was incorporated in Tennessee on April 12, 2011, and elected Subchapter S status; the federal
     number is 62-5550177. We install and repair shingle and metal roofs, nearly all of them on houses. There is no hot tar and
     no torch work. Our office and yard at the address above we rent from my father-in-law. It is about 4,000 square feet,
     it lies inside the city limits in Hamilton County, and nothing there is let to anyone else.

     For the coming year we expect receipts of $2,300,000, up from $1,940,000 in the last one. There are eleven of us
     working full time all year, plus four helpers who are with us only from May to September. We have budgeted $486,000 in
     wages for the roofing crews, $64,000 for the estimator, who measures and never lays a shingle, and $38,500 for Dana in
     the office. I own 70 percent of the stock; my brother Lyle, the secretary, has the other 30. We both go up on the roofs
     and we both want to be included in the compensation coverage. Nobody is under eighteen or over sixty.

     Gutters are the only thing we sub out. It should be about $120,000 this year (it was $97,000), or five percent of what
     we do, and no gutter man sets foot on a job without a certificate showing the limits that we carry ourselves. Of
     course we work above fifteen feet. We do not blast or keep explosives, we neither dig, tunnel nor move earth, and we
     draw no plans, designs or specifications for others. Our equipment has never been rented or loaned to anybody,
     with or without an operator. I own a drone that the company uses to photograph roofs, and we have never hired anyone
     else's. There is a written safety manual, Lyle acts as safety director, and nobody is leased to or from us.

     Now to the part you will ask about. Two years ago, in November 2024, Volunteer Casualty non-renewed our liability
     because they were leaving roofers altogether. Since then it has been with Blue Ledge Specialty under policy BLS-20877,
     at $23,400, and the compensation is with Tri-Rivers Comp Fund, number TR 5510-8, at $41,900 with a modification
     of 0.92. We have had one claim in five years: on June 9, 2025, a tarp came loose on Signal Mountain and rain got into a
     bedroom. The liability carrier paid $14,350 and the file is closed. Nobody has been hurt. Cutler Roofing, down the
     road, tells me he pays $17,000 to Old Hickory Mutual, and I would like to know why I do not.

     We would want $1,000,000 per occurrence, a general aggregate of $2,000,000 that applies per project, and $2,000,000
     for completed operations, and employers liability of $500,000 in all three places. Bill us through your office, please, in
     monthly installments.

     | Sincerely,

     | Wade Sawyer, President
     | direct 423-555-0156, wade@sawyerridge.example`,
    { size: 9, step: 12 },
  ),
])

const YARD = '2251 Quarry Road | Chattanooga | TN | 37406'
const INSURED = each(`
  Policy_EffectiveDate: 11/15/2026
  NamedInsured_FullName: Sawyer Ridge Roofing, Inc.`)
const COMMON = {
  ...INSURED,
  ...each(`
    NamedInsured_TaxIdentifier: 62-5550177
    NamedInsured_Primary_PhoneNumber: (423) 555-0119
    NamedInsured_Primary_WebsiteAddress: www.sawyerridge.example
    Policy_Payment_PaymentScheduleCode: monthly
    CommercialPolicy_OperationsDescription: install and repair shingle and metal roofs, nearly all of them on houses`),
  ...yes(`Policy_Status_QuoteIndicator Policy_Payment_ProducerBillIndicator
    NamedInsured_LegalEntity_SubchapterSCorporationIndicator`),
  ...address('NamedInsured_MailingAddress', YARD),
}

export const ROOFER: SubmissionPaper = {
  name: 'willow-roofer-letter',
  pages: [LETTER],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...each(`
          NamedInsured_BusinessStartDate: 04/12/2011
          NamedInsured_Contact_FullName: Wade Sawyer
          NamedInsured_Contact_PrimaryPhoneNumber: 423-555-0156
          NamedInsured_Contact_PrimaryEmailAddress: wade@sawyerridge.example
          CommercialStructure_PhysicalAddress_CountyName: Hamilton
          BusinessInformation_FullTimeEmployeeCount: 11
          CommercialStructure_AnnualRevenueAmount: 2,300,000
          BuildingOccupancy_OccupiedArea: 4,000
          CommercialStructure_Question_ABBCode: No
          PriorCoverage_GeneralLiability_InsurerFullName: Blue Ledge Specialty
          PriorCoverage_GeneralLiability_PolicyNumberIdentifier: BLS-20877
          PriorCoverage_GeneralLiability_TotalPremiumAmount: 23,400
          PriorCoverage_GeneralLiability_ExpirationDate: 11/15/2026
          LossHistory_InformationYearCount: 5
          LossHistory_OccurrenceDate: 06/09/2025
          LossHistory_PaidAmount: 14,350
          LossHistory_ClaimStatus_OpenCode: N`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability CommercialStructure_InsuredInterest_TenantIndicator
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator BusinessInformation_BusinessType_ContractorIndicator
          CancelNonRenew_NonRenewalIndicator CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
          CommercialPolicy_FormalSafetyProgram_SafetyPositionIndicator_B`),
        ...address('CommercialStructure_PhysicalAddress', YARD),
        ...also(OF_125, 'KAA AAC KAN'),
        ...no(OF_125, 'KAO'),
      },
      OPEN_125,
      every('A', '', 'BusinessInformation_PartTimeEmployeeCount Construction_BuildingArea'),
      every('A', 'CommercialPolicy_', 'ApplicantOwnLeaseOperateDronesExplanation'),
      every('A', 'CancelNonRenew_', 'OtherIndicator OtherDescription UnderwritingIndicator'),
      every('A', 'NamedInsured_', 'Contact_PrimaryBusinessPhoneIndicator LegalEntity_CorporationIndicator'),
      // The carrier before the one of today has a name and an end, and no more.
      every('B', 'PriorCoverage_', 'PolicyYear GeneralLiability_InsurerFullName GeneralLiability_ExpirationDate'),
      every('A', 'PriorCoverage_OtherLine_', 'LineOfBusinessCode InsurerFullName PolicyNumberIdentifier'),
      every('A', 'PriorCoverage_OtherLine_', 'TotalPremiumAmount EffectiveDate ExpirationDate'),
    ),
    '126': gold(
      {
        ...INSURED,
        ...each(`
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          Contractors_SubcontractorsPaidAmount: 120,000
          Contractors_WorkSubcontractedPercent: 5
          Contractors_FullTimeEmployeeCount: 11
          GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription: Gutters`),
        ...yes('GeneralLiability_CoverageIndicator GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator'),
        ...no(CONTRACTORS, 'AAB AAI AAC ABB AAD AAE'),
        ...no(OF_126, 'ACC AAC'),
      },
      OPEN_126,
      every('A', '', `Contractors_PartTimeEmployeeCount ${CONTRACTORS}AAGCode`),
      every('A', 'GeneralLiabilityLineOfBusiness_', 'FormalSafetySecurityPolicyInEffectExplanation'),
    ),
    '130': gold(
      {
        ...COMMON,
        ...each(`
          Location_PhysicalAddress_CountyName: Hamilton
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 500,000
          PriorCoverage_InsurerFullName: Tri-Rivers Comp Fund
          PriorCoverage_PolicyNumberIdentifier: TR 5510-8
          PriorCoverage_TotalPremiumAmount: 41,900
          PriorCoverage_ModificationFactor: 0.92`),
        ...yes('Policy_Payment_OtherIndicator'),
        ...address('Location_PhysicalAddress', YARD),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | OwnershipPercent | IncludedExcludedCode
          A | Wade Sawyer | 70 | INC
          B | | 30 | INC`,
        ),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | RemunerationAmount
          A | roofing crews | 486,000
          B | estimator | 64,000
          C | | 38,500`,
        ),
        ...also(OF_130, 'AAD KAT ABC KAV'),
        ...no(OF_130, 'KAU AAE AAG'),
      },
      OPEN_130,
      every('A', 'NamedInsured_', 'Primary_EmailAddress LegalEntity_CorporationIndicator'),
      // Whether the surname of the brother is said, and whether the liability policy that was not renewed is asked for here.
      every('B', 'WorkersCompensation_Individual_', 'FullName'),
      every('C', 'WorkersCompensation_RateClass_', 'DutiesDescription'),
      [`${OF_130}AAICode_A`],
      every(
        'A',
        'WorkersCompensationLineOfBusiness_',
        `PriorCoverageDeclinedCancelledNonRenewedLastThreeYearsExplanation SubcontractorsUsedExplanation
        WorkPerformedUndergroundOrAboveFifteenFeetExplanation AnySeasonalEmployeesExplanation
        WrittenSafetyProgramInOperationExplanation AnyWorkSubletWithoutCertificatesOfInsuranceExplanation`,
      ),
      every('CDE', 'LossHistory_', 'ClaimCount'),
    ),
  },
}
