import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const LINE = 'WorkersCompensationLineOfBusiness_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

export const FORMS: SubmissionPaper['forms'] = {
  '130': {
    holds: {
      ...each(`
        Producer_FullName: Larkspur Risk Partners
        Producer_ContactPerson_FullName: Ottoline Varga
        Producer_CustomerServiceRepresentative_FullName: Piers Maddox
        Producer_ContactPerson_PhoneNumber: (423) 555-0102
        Producer_ContactPerson_CellPhoneNumber: (423) 555-0103
        Producer_FaxNumber: (423) 555-0104
        Producer_ContactPerson_EmailAddress: ovarga@larkspurrisk.example.com
        NamedInsured_FullName: Dunmore Cabinet & Millwork LLC
        NamedInsured_Primary_PhoneNumber: (423) 555-0115
        NamedInsured_InBusinessYearCount: 22
        NamedInsured_SICCode: 2434
        NamedInsured_NAICSCode: 337110
        NamedInsured_Primary_WebsiteAddress: dunmoremill.example.com
        NamedInsured_TaxIdentifier: 62-5550917
        NamedInsured_NCCIRiskIdentifier: 410558834
        Policy_EffectiveDate: 05/01/2026
        Policy_ExpirationDate: 05/01/2027
        Policy_Payment_DownPaymentPercent: 25
        WorkersCompensation_PartOne_StateOrProvinceCode: TN
        WorkersCompensation_PartThree_StateOrProvinceCode_A: GA
        WorkersCompensation_PartThree_StateOrProvinceCode_B: KY
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 0.91
        NamedInsured_InspectionContact_FullName: Anselm Tuck
        NamedInsured_InspectionContact_PhoneNumber: (423) 555-0118
        NamedInsured_InspectionContact_EmailAddress: anselm@dunmoremill.example.com
        NamedInsured_AccountingContact_FullName: Beatrix Lowe
        NamedInsured_AccountingContact_PhoneNumber: (423) 555-0119
        NamedInsured_AccountingContact_EmailAddress: beatrix@dunmoremill.example.com
        NamedInsured_ClaimContact_FullName: Beatrix Lowe
        NamedInsured_ClaimContact_PhoneNumber: (423) 555-0119
        ${LINE}Question_AAICode: No
        ${LINE}Question_ABECode: No
        ${LINE}Question_AADCode: No
        ${LINE}Question_KARCode: No
        ${LINE}Question_KAUCode: No
        ${LINE}Question_ABICode: No
        ${LINE}Question_AAECode: No
        ${LINE}Question_KAVCode: No
        ${LINE}Question_AAFCode: No
        ${LINE}Question_AABCode: No
        ${LINE}Question_KAWCode: No
        ${LINE}Question_AAGCode: No
        ${LINE}Question_ABGCode: No
        ${LINE}Question_KAXCode: No
        ${LINE}Question_KAYCode: No`),
      ...yes(`Policy_Status_QuoteIndicator NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator
        Policy_Payment_DirectBillIndicator Policy_Payment_QuarterlyIndicator Policy_Audit_AtExpirationIndicator
        ${LINE}Question_ABFCode ${LINE}Question_ACDCode ${LINE}Question_KATCode ${LINE}Question_ABCCode
        ${LINE}Question_ABHCode ${LINE}Question_ACBCode`),
      ...address('Producer_MailingAddress', '77 Toll House Road | Tamarack Falls | TN | 37999'),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 417 | Tamarack Falls | TN | 37999'),
      ...address('Location_PhysicalAddress', '2250 Planer Mill Drive | Tamarack Falls | TN | 37999'),
      ...address('Location_PhysicalAddress', '14 Lacquer Court | Cobbler Gap | TN | 37998', 'B'),
      ...rows(
        'Location_',
        ` | ProducerIdentifier | PhysicalAddress_CountyName
        A | 1 | Osprey
        B | 2 | Osprey`,
      ),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
        A | 1 | 2812 | Cabinet Works - With Power Machinery | 31 | 4 | 1,486,000
        B | 1 | 5437 | Carpentry - Installation of Cabinet Work | 7 | 0 | 412,500
        C | 1 | 8810 | Clerical Office Employees NOC | 5 | 2 | 259,000
        D | 1 | 8742 | Salespersons or Collectors - Outside | 2 | 0 | 180,000
        E | 2 | 9501 | Painting: Shop Only & Drivers | 6 | 1 | 228,000`,
      ),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | FullName | TitleRelationshipCode | OwnershipPercent | BirthDate | DutiesDescription | IncludedExcludedCode | RatingClassificationCode | RemunerationAmount
        A | Gideon Dunmore | Managing Member | 60% | 09/14/1968 | General management | Exc | |
        B | Philippa Dunmore | Member | 25% | 02/02/1971 | Bookkeeping | Exc | |
        C | Anselm Tuck | Member | 15% | 11/30/1979 | Shop foreman | Inc | 2812 | 58,500`,
      ),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Halyard Employers | HE-WC-301187 | 58,940 | 1.04 | 1 | 2,315 | 7,500
        B | 2024 | Halyard Employers | HE-WC-298420 | 63,775 | 1.12 | 3 | 41,902 | 0
        C | 2023 | Halyard Employers | HE-WC-284006 | 55,310 | 1.07 | 2 | 9,468 | 0
        D | 2022 | Tinder Mutual | TM2-77154-22 | 51,288 | 0.98 | 0 | 0 | 0
        E | 2021 | Tinder Mutual | TM2-77154-21 | 49,020 | 0.95 | 1 | 640 | 0`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate CommercialPolicy_OperationsDescription Insurer_FullName Insurer_Underwriter_FullName
        Policy_RatingEffectiveDate Policy_NormalAnniversaryRatingDate Policy_Payment_PaymentScheduleCode
        WorkersCompensation_RateState_StateOrProvinceName WorkersCompensation_RateState_RemarkText
        NamedInsured_Primary_EmailAddress NamedInsured_ClaimContact_EmailAddress
        ${LINE}Attachment_LossRunIndicator ${LINE}Question_KASCode ${LINE}ApplicantEngagedAnyOtherTypeOfBusinessExplanation
        ${LINE}EmployeeHealthPlansProvidedExplanation ${LINE}PastPresentDiscontinuedOperationsHazardousMaterialExplanation
        ${LINE}SubcontractorsUsedExplanation ${LINE}AnyWorkSubletWithoutCertificatesOfInsuranceExplanation
        ${LINE}WrittenSafetyProgramInOperationExplanation ${LINE}EmployeesTravelOutOfStateExplanation
        ${LINE}PhysicalsRequiredAfterOffersOfEmploymentAreMadeExplanation
        ${LINE}AnyEmployeesPerformWorkForOtherBusinessesExplanation
        ${LINE}Question_AtHomeEmployeeCount`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
      ...every('ABC', '', 'WorkersCompensation_Individual_StateOrProvinceCode'),
      ...every('ABC', '', 'WorkersCompensation_Individual_LocationProducerIdentifier'),
    ],
  },
}
