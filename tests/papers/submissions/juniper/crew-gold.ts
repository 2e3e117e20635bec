import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const LINE = 'WorkersCompensationLineOfBusiness_'

export const FORMS: SubmissionPaper['forms'] = {
  '130': {
    holds: {
      ...each(`
        Producer_FullName: Oriole Street Insurance Services
        Producer_ContactPerson_FullName: Wendell Pruitt
        Producer_ContactPerson_PhoneNumber: (704) 555-0144
        Producer_ContactPerson_EmailAddress: wpruitt@example.com
        NamedInsured_FullName: Blue Heron Linen & Uniform Service, Inc.
        NamedInsured_Primary_PhoneNumber: (704) 555-0170
        NamedInsured_TaxIdentifier: 56-5550633
        NamedInsured_NCCIRiskIdentifier: 321099417
        NamedInsured_SICCode: 7213
        NamedInsured_NAICSCode: 812331
        NamedInsured_InBusinessYearCount: 31
        CommercialPolicy_OperationsDescription: Commercial laundry; rental and delivery of linens and uniforms to restaurants and hotels
        Policy_EffectiveDate: 12/01/2026
        Policy_ExpirationDate: 12/01/2027
        Policy_Payment_DownPaymentPercent: 25
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 500,000
        WorkersCompensation_PartOne_StateOrProvinceCode: NC
        WorkersCompensation_PartThree_StateOrProvinceCode_A: SC
        WorkersCompensation_PartThree_StateOrProvinceCode_B: VA
        WorkersCompensationStateCoverage_TotalFactoredPremiumAmount: 54,376
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 0.87
        NamedInsured_InspectionContact_FullName: Tessa Quillfeather
        NamedInsured_InspectionContact_PhoneNumber: (704) 555-0171
        NamedInsured_AccountingContact_FullName: Dov Lantry
        NamedInsured_AccountingContact_PhoneNumber: (704) 555-0176
        NamedInsured_ClaimContact_FullName: Dov Lantry
        NamedInsured_ClaimContact_PhoneNumber: (704) 555-0176
        ${LINE}Question_KATCode: No
        ${LINE}Question_KAVCode: No
        ${LINE}Question_AAFCode: No
        ${LINE}Question_ABFCode: Yes
        ${LINE}Question_ABCCode: Yes
        ${LINE}Question_AAECode: Yes
        ${LINE}Question_ABHCode: No
        ${LINE}Question_AAGCode: No`),
      ...yes(`NamedInsured_LegalEntity_CorporationIndicator Policy_Payment_DirectBillIndicator
        Policy_Payment_QuarterlyIndicator`),
      ...address('NamedInsured_MailingAddress', '1600 Washboard Lane | Ashgrove | NC | 28099'),
      ...address('Location_PhysicalAddress', '1600 Washboard Lane | Ashgrove | NC | 28099'),
      ...address('Location_PhysicalAddress', '28 Rail Spur Road | Denby | NC | 28098', 'B'),
      ...rows(
        'Location_',
        ` | ProducerIdentifier | PhysicalAddress_CountyName
        A | 1 | Fairlie
        B | 2 | Fairlie`,
      ),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount | Rate | EstimatedManualPremiumAmount
        A | 1 | 2585 | Laundry NOC & Route Supervisors, Drivers | 34 | 6 | 1,205,000 | 2.41 | 29,041
        B | 1 | 8810 | Clerical Office Employees NOC | 6 | 1 | 281,500 | 0.16 | 450
        C | 1 | 8742 | Salespersons or Collectors - Outside | 3 | 0 | 204,000 | 0.31 | 632
        D | 2 | 7380 | Drivers NOC | 11 | 2 | 498,000 | 4.87 | 24,253`,
      ),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | FullName | TitleRelationshipCode | BirthDate | OwnershipPercent | IncludedExcludedCode | RatingClassificationCode | RemunerationAmount
        A | Harlan Quillfeather | President | 03/11/1962 | 70 | Exc | 8810 |
        B | Mavis Oberlin | Vice President | 08/25/1969 | 30 | Inc | 8810 | 64,200`,
      ),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Tarheel Loom Mutual | TLW-40117-25 | 49,870 | 0.93 | 2 | 5,618 | 12,000
        B | 2024 | Tarheel Loom Mutual | TLW-40117-24 | 52,115 | 1.02 | 1 | 942 | 0
        C | 2023 | Tarheel Loom Mutual | TLW-40117-23 | 51,406 | 1.00 | 4 | 38,377 | 0
        D | 2022 | Spindle Casualty | SC-WC-08834 | 47,990 | 0.96 | 0 | 0 | 0
        E | 2021 | Spindle Casualty | SC-WC-08120 | 46,235 | 0.98 | 1 | 15,209 | 0`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate WorkersCompensation_RateState_StateOrProvinceName Policy_RatingEffectiveDate
        Policy_NormalAnniversaryRatingDate Policy_Payment_PaymentScheduleCode Policy_Status_QuoteIndicator
        NamedInsured_Primary_EmailAddress NamedInsured_InspectionContact_EmailAddress
        ${LINE}Question_AADCode WorkersCompensation_RateState_RemarkText ${LINE}Attachment_LossRunIndicator
        ${LINE}EmployeeHealthPlansProvidedExplanation ${LINE}WrittenSafetyProgramInOperationExplanation
        ${LINE}AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation WorkersCompensation_RateState_TotalEstimatedAnnualPremiumAmount`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
      ...every('AB', '', 'WorkersCompensation_Individual_StateOrProvinceCode'),
    ],
  },
}
