import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'

const LINE = 'WorkersCompensationLineOfBusiness_'
const LIABILITY = 'GeneralLiabilityLineOfBusiness_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const POLICY = 'CommercialPolicy_'

const HEAD = each(`
  Producer_FullName: Millrace Insurance Agency
  NamedInsured_FullName: Loveridge Drywall & Plaster LLC
  Policy_EffectiveDate: 10/01/2026`)
const APPLICANT = {
  ...HEAD,
  ...each(`
    Producer_ContactPerson_FullName: Dorrit Finch
    Producer_ContactPerson_PhoneNumber: (651) 555-0110
    Producer_ContactPerson_EmailAddress: dfinch@millrace.example.com
    Policy_ExpirationDate: 10/01/2027
    NamedInsured_TaxIdentifier: 41-5550338
    NamedInsured_Primary_PhoneNumber: (651) 555-0137
    NamedInsured_Primary_WebsiteAddress: loveridgedrywall.example.com`),
  ...address('Producer_MailingAddress', '118 Ferry Street | Stillbrook | MN | 55999'),
  ...address('NamedInsured_MailingAddress', 'P.O. Box 226 | Stillbrook | MN | 55999'),
  ...yes('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator Policy_Payment_DirectBillIndicator'),
}
const UNSURE = 'Form_CompletionDate NamedInsured_Signature NamedInsured_SignatureDate'
/** A sentence that two people would shorten in two ways. */
const OPERATIONS = `${POLICY}OperationsDescription`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...APPLICANT,
      ...each(`
        Policy_Payment_PaymentScheduleCode: quarterly
        NamedInsured_LegalEntity_MemberManagerCount: 3
        NamedInsured_BusinessStartDate: 06/04/2012
        CommercialStructure_PhysicalAddress_CountyName: Wabena
        BuildingOccupancy_OccupiedArea: 3,600
        CommercialStructure_Question_ABBCode: No
        PriorCoverage_GeneralLiability_InsurerFullName: Harrow & Vane Insurance
        PriorCoverage_GeneralLiability_PolicyNumberIdentifier: HV-CGL-771903
        PriorCoverage_GeneralLiability_EffectiveDate: 10/01/2025
        PriorCoverage_GeneralLiability_ExpirationDate: 10/01/2026
        PriorCoverage_GeneralLiability_TotalPremiumAmount: 9,480`),
      ...address('CommercialStructure_PhysicalAddress', '1407 Cooperage Lane | Stillbrook | MN | 55998'),
      ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability CommercialStructure_RiskLocation_InsideCityLimitsIndicator
        CommercialStructure_InsuredInterest_TenantIndicator ${POLICY}Question_KAACode
        ${POLICY}FormalSafetyProgram_SafetyManualIndicator ${POLICY}FormalSafetyProgram_MonthlyMeetingsIndicator_B`),
      ...no(`${POLICY}Question_`, 'AAI AAJ AAC KAK KAL KAN KAO'),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${OPERATIONS} Policy_Status_QuoteIndicator Policy_LineOfBusiness_OtherIndicator PriorCoverage_PolicyYear
        Policy_LineOfBusiness_OtherLineOfBusinessDescription CommercialStructure_Location_ProducerIdentifier
        CommercialStructure_Building_ProducerIdentifier BusinessInformation_BusinessType_ContractorIndicator
        BusinessInformation_FullTimeEmployeeCount BusinessInformation_PartTimeEmployeeCount Construction_BuildingArea
        BuildingOccupancy_OpenToPublicArea BuildingOccupancy_OperationsDescription ${POLICY}Question_KAMCode
        ${POLICY}ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation ${POLICY}RemarkText
        CommercialStructure_InstallationRepairWorkPercent LossHistory_NoPriorLossesIndicator`,
      ),
      ...every(
        'AB',
        'NamedInsured_Contact_',
        `ContactDescription FullName PrimaryPhoneNumber PrimaryEmailAddress PrimaryBusinessPhoneIndicator`,
      ),
      ...every(
        'ABC',
        'PriorCoverage_OtherLine_',
        'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount EffectiveDate ExpirationDate',
      ),
      ...every('BC', 'PriorCoverage_', 'PolicyYear'),
      'PriorCoverage_OtherLine_LineOfBusinessCode_A',
      ...every('ABC', 'LossHistory_', 'LineOfBusiness OccurrenceDescription PaidAmount ReservedAmount'),
    ],
  },
  '126': {
    holds: {
      ...HEAD,
      ...each(`
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
        GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
        Contractors_SubcontractorsPaidAmount: 230,000
        Contractors_WorkSubcontractedPercent: 15
        Contractors_FullTimeEmployeeCount: 13
        Contractors_PartTimeEmployeeCount: 2
        ${LIABILITY}TypeOfWorkSubcontractedDescription: insulation and painting`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
        GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator GeneralLiability_DeductiblePerClaimIndicator
        GeneralLiability_PropertyDamage_DeductibleIndicator`),
      ...no('Contractors_Question_', 'AAB AAI AAC ABB AAD AAE'),
      ...no(`${LIABILITY}Question_`, 'ACF KAB AAB AAC'),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${LIABILITY}RemarkText Contractors_Question_AAGCode Contractors_Question_AAHCode ${LIABILITY}FormalSafetySecurityPolicyInEffectExplanation`,
      ),
      `${LIABILITY}RemarkText_B`,
    ],
  },
  '130': {
    holds: {
      ...APPLICANT,
      ...each(`
        WorkersCompensation_PartOne_StateOrProvinceCode: MN
        ${EMPLOYERS}EachAccidentLimitAmount: 500,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 500,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 500,000
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 0.91
        NamedInsured_AccountingContact_FullName: Oriel Pask
        NamedInsured_AccountingContact_PhoneNumber: (651) 555-0138
        Location_PhysicalAddress_CountyName: Wabena`),
      ...address('Location_PhysicalAddress', '1407 Cooperage Lane | Stillbrook | MN | 55998'),
      ...yes(`Policy_Payment_QuarterlyIndicator ${LINE}Question_AADCode ${LINE}Question_KATCode ${LINE}Question_ABCCode
        ${LINE}Question_KAVCode ${LINE}Question_ABFCode`),
      ...no(`${LINE}Question_`, 'ABE KAR KAU AAE AAF AAB ACB AAI AAG ABG KAX'),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | ClassificationCode | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
        A | 5445 | 9 | 2 | 486,000
        B | 5480 | 3 | | 182,500
        C | 8810 | 1 | | 52,000`,
      ),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | FullName | TitleRelationshipCode | OwnershipPercent | IncludedExcludedCode | RatingClassificationCode | RemunerationAmount
        A | Tamsin Loveridge | president | 50 | EXC | |
        B | Emrys Loveridge | vice president | 30 | INC | 5480 | 64,000
        C | Hesper Loveridge | treasurer | 20 | EXC | |`,
      ),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Granite Plains Mutual | GPM-WC-40418 | 31,260 | 0.94 | 1 | 1,140 |
        B | 2024 | Granite Plains Mutual | GPM-WC-38807 | 29,975 | 0.97 | 0 | |
        C | 2023 | Tollgate Casualty | TC-55-20931 | 33,410 | 1.08 | 2 | 18,650 |`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${OPERATIONS} NamedInsured_InBusinessYearCount NamedInsured_Primary_EmailAddress Policy_Status_QuoteIndicator
        Policy_Payment_PaymentScheduleCode Policy_RatingEffectiveDate Policy_NormalAnniversaryRatingDate
        Location_ProducerIdentifier WorkersCompensation_RateState_StateOrProvinceName
        WorkersCompensation_RateState_RemarkText NamedInsured_InspectionContact_FullName
        NamedInsured_InspectionContact_PhoneNumber NamedInsured_InspectionContact_EmailAddress
        NamedInsured_ClaimContact_FullName NamedInsured_ClaimContact_PhoneNumber NamedInsured_ClaimContact_EmailAddress
        ${LINE}Question_KASCode ${LINE}Question_ABHCode
        ${LINE}Question_KAWCode ${LINE}Question_AtHomeEmployeeCount ${LINE}SubcontractorsUsedExplanation
        ${LINE}WorkPerformedUndergroundOrAboveFifteenFeetExplanation ${LINE}WrittenSafetyProgramInOperationExplanation
        ${LINE}AnySeasonalEmployeesExplanation ${LINE}EmployeeHealthPlansProvidedExplanation
        ${LINE}AnyWorkSubletWithoutCertificatesOfInsuranceExplanation`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
      ...every('ABC', 'WorkersCompensation_RateClass_', 'LocationProducerIdentifier DutiesDescription'),
      ...every('BC', 'WorkersCompensation_RateClass_', 'PartTimeEmployeeCount'),
      ...every(
        'ABC',
        'WorkersCompensation_Individual_',
        'StateOrProvinceCode LocationProducerIdentifier DutiesDescription',
      ),
      ...every('ABC', 'LossHistory_', 'ReservedAmount'),
      'LossHistory_PaidAmount_B',
    ],
  },
}
