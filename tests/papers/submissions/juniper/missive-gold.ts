import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const QUESTION = 'WorkersCompensationLineOfBusiness_Question_'
const HEAD = {
  ...each(`
    Producer_FullName: Stillhouse Insurance Agency, Inc.
    Producer_ContactPerson_FullName: Gideon Marsh
    Producer_ContactPerson_PhoneNumber: 502-555-0118
    Producer_FaxNumber: 502-555-0119
    Producer_ContactPerson_EmailAddress: gideon.marsh@example.com
    Insurer_FullName: Three Forks Mutual Insurance Company
    Insurer_Underwriter_FullName: Lucinda Farr
    Policy_EffectiveDate: 09/15/2026
    Policy_ExpirationDate: 09/15/2027
    NamedInsured_FullName: Redbud Ridge Garden Centers LLC
    NamedInsured_TaxIdentifier: 61-5550417
    NamedInsured_Primary_PhoneNumber: 502-555-0143`),
  ...address('Producer_MailingAddress', '900 Courthouse Square | Harlan Springs | KY | 40998'),
  ...address('NamedInsured_MailingAddress', 'P.O. Box 640 | Harlan Springs | KY | 40998'),
  ...yes('Policy_Status_QuoteIndicator NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator'),
}
const MAIN = '3820 Old Orchard Pike | Harlan Springs | KY | 40998'
const SMALL = '145 Ferry Landing Road | Millbrook | KY | 40995'

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...HEAD,
      ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability BusinessInformation_BusinessType_RetailIndicator
        CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B`),
      ...each(`
        NamedInsured_LegalEntity_MemberManagerCount: 2
        CommercialPolicy_Question_AACCode: No
        CommercialPolicy_OperationsDescription: retail garden centers selling plants, mulch and garden supplies
        PriorCoverage_GeneralLiability_InsurerFullName: Hollow Elm Insurance
        PriorCoverage_GeneralLiability_PolicyNumberIdentifier: HE-GL-77120
        PriorCoverage_GeneralLiability_TotalPremiumAmount: 14,275
        PriorCoverage_GeneralLiability_EffectiveDate: 09/15/2025
        PriorCoverage_GeneralLiability_ExpirationDate: 09/15/2026`),
      ...address('CommercialStructure_PhysicalAddress', MAIN),
      ...address('CommercialStructure_PhysicalAddress', SMALL, 'B'),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount
        A | 1 | 16 | 9
        B | 2 | 6 | 4`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate PriorCoverage_PolicyYear CommercialPolicy_RemarkText
        Producer_AuthorizedRepresentative_FullName CommercialPolicy_Attachment_LossSummaryIndicator
        Policy_LineOfBusiness_OtherIndicator Policy_LineOfBusiness_OtherLineOfBusinessDescription`,
      ),
      ...every('AB', '', 'BuildingOccupancy_OperationsDescription'),
      ...every(
        'A',
        'PriorCoverage_OtherLine_',
        'LineOfBusinessCode InsurerFullName PolicyNumberIdentifier TotalPremiumAmount EffectiveDate ExpirationDate',
      ),
    ],
  },
  '126': {
    holds: {
      ...each(`
        Producer_FullName: Stillhouse Insurance Agency, Inc.
        Insurer_FullName: Three Forks Mutual Insurance Company
        NamedInsured_FullName: Redbud Ridge Garden Centers LLC
        Policy_EffectiveDate: 09/15/2026
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
        GeneralLiability_Hazard_ClassCode: 13716
        GeneralLiability_Hazard_Classification: gardening supply stores
        GeneralLiability_Hazard_PremiumBasisCode: S
        GeneralLiability_Hazard_Exposure: 3,950,000`),
      ...yes('GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator'),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate Producer_AuthorizedRepresentative_FullName GeneralLiabilityLineOfBusiness_RemarkText
        GeneralLiability_Hazard_HazardProducerIdentifier GeneralLiability_Hazard_LocationProducerIdentifier
        GeneralLiabilityLineOfBusiness_Question_ACBCode Contractors_FullTimeEmployeeCount
        GeneralLiabilityLineOfBusiness_AnyListedOperationsSoldAcquiredLastFiveYearsExplanation
        Contractors_PartTimeEmployeeCount Contractors_Question_AAHCode Contractors_WorkSubcontractedPercent
        Contractors_SubcontractorsPaidAmount GeneralLiabilityLineOfBusiness_Question_AACCode`,
      ),
      'GeneralLiabilityLineOfBusiness_RemarkText_B',
    ],
  },
  '130': {
    holds: {
      ...HEAD,
      ...address('Location_PhysicalAddress', MAIN),
      ...address('Location_PhysicalAddress', SMALL, 'B'),
      ...each(`
        Location_ProducerIdentifier_A: 1
        Location_ProducerIdentifier_B: 2
        NamedInsured_InBusinessYearCount: 17
        CommercialPolicy_OperationsDescription: retail garden centers selling plants, mulch and garden supplies
        WorkersCompensation_PartOne_StateOrProvinceCode: KY
        ${EMPLOYERS}EachAccidentLimitAmount: 500,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 500,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 500,000
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 1.04
        PriorCoverage_InsurerFullName: Ridge & Valley Employers
        PriorCoverage_PolicyNumberIdentifier: RV-204418
        PriorCoverage_TotalPremiumAmount: 31,860
        ${QUESTION}AAICode: No
        ${QUESTION}KATCode: No
        ${QUESTION}KAVCode: Yes
        ${QUESTION}AAGCode: No
        ${QUESTION}ABECode: No`),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | ClassificationCode | DutiesDescription | RemunerationAmount
        A | 8017 | retail store employees | 702,000
        B | 0035 | greenhouse and nursery | 318,000
        C | 8810 | clerical | 146,000`,
      ),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | FullName | OwnershipPercent | IncludedExcludedCode
        A | Corinne Vasek | 50 | Excluded
        B | Paul Vasek | 50 | Excluded`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate WorkersCompensation_RateState_StateOrProvinceName Policy_RatingEffectiveDate
        PriorCoverage_EffectiveYear PriorCoverage_ModificationFactor WorkersCompensation_RateState_RemarkText
        WorkersCompensationLineOfBusiness_AnySeasonalEmployeesExplanation
        WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
      ...every('AB', '', 'WorkersCompensation_Individual_TitleRelationshipCode'),
      ...every('AB', '', 'WorkersCompensation_Individual_StateOrProvinceCode'),
    ],
  },
}
