import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const AGENCY = {
  ...each(`
    Producer_FullName: Calloway Birch Insurance Group
    Producer_ContactPerson_FullName: Dinah Oakes
    Producer_ContactPerson_PhoneNumber: (317) 555-0127
    Producer_FaxNumber: (317) 555-0128
    Producer_ContactPerson_EmailAddress: dinah.oakes@example.com
    Producer_CustomerIdentifier: TAMA-01
    Producer_MailingAddress_LineOne: 1180 Lantern Way
    Producer_MailingAddress_LineTwo: Suite 4
    Producer_MailingAddress_CityName: Marlow Heights
    Producer_MailingAddress_StateOrProvinceCode: IN
    Producer_MailingAddress_PostalCode: 46999`),
}
const APPLICANT = {
  ...each(`
    NamedInsured_FullName: Tamarind Street Provisions, Inc.
    NamedInsured_TaxIdentifier: 35-5550284
    NamedInsured_SICCode: 5141
    NamedInsured_NAICSCode: 424410
    NamedInsured_Primary_PhoneNumber: (317) 555-0160
    NamedInsured_Primary_WebsiteAddress: www.tamarindstreet.example.com
    Policy_EffectiveDate: 10/01/2026
    Policy_ExpirationDate: 10/01/2027
    CommercialPolicy_OperationsDescription: Wholesale distribution of dry and refrigerated food and supplies to restaurants`),
  ...address('NamedInsured_MailingAddress', '2301 Depot Row | Marlow Heights | IN | 46999'),
  ...yes('NamedInsured_LegalEntity_SubchapterSCorporationIndicator Policy_Status_QuoteIndicator'),
}
const FIRST = '2301 Depot Row | Marlow Heights | IN | 46999'
const SECOND = '77 Canal Basin Road | Piketon Falls | IN | 46998'

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...AGENCY,
      ...APPLICANT,
      ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability BusinessInformation_BusinessType_WholesaleIndicator
        CommercialPolicy_Question_KAACode CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
        CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B
        CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B`),
      ...each(`
        NamedInsured_Contact_FullName: Rosalind Achterberg
        NamedInsured_Contact_PrimaryPhoneNumber: (317) 555-0163
        NamedInsured_Contact_PrimaryEmailAddress: rosalind@tamarindstreet.example.com
        CommercialPolicy_Question_AACCode: No
        PriorCoverage_GeneralLiability_InsurerFullName: Foxglove Mutual Ins Co
        PriorCoverage_GeneralLiability_PolicyNumberIdentifier: FMG-220418
        PriorCoverage_GeneralLiability_TotalPremiumAmount: 28,450
        PriorCoverage_GeneralLiability_EffectiveDate: 10/01/2025
        PriorCoverage_GeneralLiability_ExpirationDate: 10/01/2026`),
      ...address('CommercialStructure_PhysicalAddress', FIRST),
      ...address('CommercialStructure_PhysicalAddress', SECOND, 'B'),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OccupiedArea | CommercialStructure_AnnualRevenueAmount
        A | 1 | 31 | 4 | 38,500 | 11,400,000
        B | 2 | 9 | 2 | 12,000 | 2,800,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate NamedInsured_Contact_ContactDescription NamedInsured_Contact_PrimaryBusinessPhoneIndicator
        PriorCoverage_PolicyYear CommercialPolicy_RemarkText Producer_AuthorizedRepresentative_FullName
        Policy_LineOfBusiness_OtherIndicator Policy_LineOfBusiness_OtherLineOfBusinessDescription
        LossHistory_NoPriorLossesIndicator LossHistory_InformationYearCount LossHistory_TotalAmount`,
      ),
      // Workers compensation among the other lines: its own form asks for it.
      'PriorCoverage_OtherLine_LineOfBusinessCode_A',
      ...every(
        'ABC',
        'PriorCoverage_OtherLine_',
        'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount EffectiveDate ExpirationDate',
      ),
      ...every('BC', '', 'PriorCoverage_PolicyYear'),
    ],
  },
  '126': {
    holds: {
      ...each(`
        Producer_FullName: Calloway Birch Insurance Group
        Producer_CustomerIdentifier: TAMA-01
        NamedInsured_FullName: Tamarind Street Provisions, Inc.
        Policy_EffectiveDate: 10/01/2026
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000
        GeneralLiability_PropertyDamage_DeductibleAmount: 1,000`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
        GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator`),
      ...rows(
        'GeneralLiability_Hazard_',
        ` | LocationProducerIdentifier | ClassCode | Classification | PremiumBasisCode | Exposure
        A | 1 | 12641 | Food Products Distributors - wholesale | S | 11,400,000
        B | 2 | 12641 | Food Products Distributors - wholesale | S | 2,800,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate Producer_AuthorizedRepresentative_FullName GeneralLiabilityLineOfBusiness_RemarkText
        Contractors_Question_AAGCode GeneralLiabilityLineOfBusiness_FormalSafetySecurityPolicyInEffectExplanation`,
      ),
      ...every('AB', '', 'GeneralLiability_Hazard_HazardProducerIdentifier'),
      'GeneralLiabilityLineOfBusiness_RemarkText_B',
    ],
  },
  '130': {
    holds: {
      ...AGENCY,
      ...APPLICANT,
      ...address('Location_PhysicalAddress', FIRST),
      ...address('Location_PhysicalAddress', SECOND, 'B'),
      ...each(`
        Producer_CustomerServiceRepresentative_FullName: Petra Lund
        NamedInsured_InBusinessYearCount: 23
        Location_ProducerIdentifier_A: 1
        Location_ProducerIdentifier_B: 2
        WorkersCompensation_PartOne_StateOrProvinceCode: IN
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: .92
        WorkersCompensationLineOfBusiness_Question_ABCCode: Yes
        WorkersCompensationLineOfBusiness_Question_AAICode: No`),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
        A | 1 | 8018 | Store - Wholesale NOC | 14 | 2 | 612,000
        B | 1 | 7228 | Trucking - Local Hauling | 12 | 1 | 588,500
        C | 1 | 8810 | Clerical Office | 5 | 1 | 241,000
        D | 2 | 8018 | Store - Wholesale NOC | 9 | 2 | 334,000`,
      ),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Ironbridge Casualty | IBW-7713302 | 61,300 | .95 | 1 | 4,120 | 1,500
        B | 2024 | Ironbridge Casualty | IBW-7698114 | 58,940 | .98 | 0 | 0 | 0
        C | 2023 | Bluestem Employers | BE-55-0931 | 57,205 | 1.01 | 3 | 26,870 | 0`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate WorkersCompensation_RateState_StateOrProvinceName Policy_RatingEffectiveDate
        WorkersCompensationLineOfBusiness_WrittenSafetyProgramInOperationExplanation
        WorkersCompensation_RateState_RemarkText`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
    ],
  },
}
