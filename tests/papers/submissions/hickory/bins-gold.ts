import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'

const LINE = 'WorkersCompensationLineOfBusiness_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const CONTACT = ' | FullName | PhoneNumber | CellPhoneNumber | EmailAddress'

export const FORMS: SubmissionPaper['forms'] = {
  '130': {
    holds: {
      ...each(`
        Producer_FullName: Platte Forks Risk Services
        Producer_ContactPerson_FullName: Rosamund Beale
        Producer_CustomerServiceRepresentative_FullName: Petra Lindgren
        Producer_ContactPerson_PhoneNumber: (402) 555-0100
        Producer_ContactPerson_CellPhoneNumber: (402) 555-0101
        Producer_FaxNumber: (402) 555-0102
        Producer_ContactPerson_EmailAddress: rbeale@platteforks.example.com
        Insurer_ProducerIdentifier: 40-2217
        NamedInsured_FullName: Windrow Grain Systems, Inc.
        NamedInsured_Primary_PhoneNumber: (402) 555-0180
        NamedInsured_TaxIdentifier: 47-5550826
        NamedInsured_NCCIRiskIdentifier: 260558817
        NamedInsured_SICCode: 3523
        NamedInsured_NAICSCode: 333111
        NamedInsured_InBusinessYearCount: 31
        NamedInsured_Primary_WebsiteAddress: windrowgrain.example.com
        CommercialPolicy_OperationsDescription: Makes, sells and erects grain bins and augers
        Policy_Payment_DownPaymentPercent: 20
        Policy_EffectiveDate: 11/01/2026
        Policy_ExpirationDate: 11/01/2027
        Policy_NormalAnniversaryRatingDate: 11/01/2026
        WorkersCompensation_PartOne_StateOrProvinceCode_A: NE
        WorkersCompensation_PartOne_StateOrProvinceCode_B: IA
        WorkersCompensation_PartThree_StateOrProvinceCode_A: KS
        WorkersCompensation_PartThree_StateOrProvinceCode_B: SD
        WorkersCompensation_DeductibleAmount: 1,000
        ${EMPLOYERS}EachAccidentLimitAmount: 500,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 500,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 500,000
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 1.12
        ${LINE}PastPresentDiscontinuedOperationsHazardousMaterialExplanation: Paint and thinner in the paint booth
        ${LINE}WorkPerformedUndergroundOrAboveFifteenFeetExplanation: Bins are erected up to 90 feet with lifts
        ${LINE}SubcontractorsUsedExplanation: Concrete pads, 4% of the work
        ${LINE}WrittenSafetyProgramInOperationExplanation: Manual and weekly toolbox talks
        ${LINE}AnyGroupTransportationProvidedExplanation: Crew vans, up to 6 people
        ${LINE}AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation: Two draftsmen are over 60
        ${LINE}AnySeasonalEmployeesExplanation: Eight helpers from May to October
        ${LINE}EmployeesTravelOutOfStateExplanation: Kansas and South Dakota, 20 days a year
        ${LINE}PhysicalsRequiredAfterOffersOfEmploymentAreMadeExplanation: Back and hearing tests for erectors
        ${LINE}EmployeeHealthPlansProvidedExplanation: Medical and dental for full-time employees`),
      ...address('Producer_MailingAddress', '14 Elevator Avenue | Cottonwood Bend | NE | 68999'),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 660 | Cottonwood Bend | NE | 68999'),
      ...address('Location_PhysicalAddress', '2900 Auger Road | Cottonwood Bend | NE | 68998'),
      ...address('Location_PhysicalAddress', '17 Commerce Street | Little Blue | NE | 68997', 'B'),
      ...address('Location_PhysicalAddress', '640 Silo Avenue | Hawk Point | IA | 51999', 'C'),
      ...rows(
        'Location_',
        ` | ProducerIdentifier | HighestFloorCount | PhysicalAddress_CountyName
        A | 1 | 2 | Pawnee Fork
        B | 2 | 1 | Thayne
        C | 3 | 1 | Nodaway Hills`,
      ),
      ...yes(`NamedInsured_LegalEntity_SubchapterSCorporationIndicator Policy_Status_QuoteIndicator
        Policy_Payment_ProducerBillIndicator Policy_Payment_QuarterlyIndicator Policy_Audit_SemiAnnualIndicator
        WorkersCompensation_DeductibleType_MedicalIndicator WorkersCompensation_Coverage_VoluntaryCompensationIndicator
        ${LINE}Question_ACDCode ${LINE}Question_AADCode ${LINE}Question_KATCode ${LINE}Question_ABCCode
        ${LINE}Question_ABICode ${LINE}Question_AAECode ${LINE}Question_KAVCode ${LINE}Question_ABHCode
        ${LINE}Question_ACBCode ${LINE}Question_ABFCode`),
      ...no(`${LINE}Question_`, 'ABE KAR KAS KAU AAF ABJ AAB ABA AAI KAW AAG ABG KAX KAY'),
      ...rows(
        'NamedInsured_InspectionContact_',
        `${CONTACT}
        A | Ferris Dahlke | (402) 555-0182 | (402) 555-0192 | ferris@windrowgrain.example.com`,
      ),
      ...rows(
        'NamedInsured_AccountingContact_',
        `${CONTACT}
        A | Glenna Moss | (402) 555-0183 | (402) 555-0193 | glenna@windrowgrain.example.com`,
      ),
      ...rows(
        'NamedInsured_ClaimContact_',
        `${CONTACT}
        A | Toby Arnesen | (402) 555-0184 | (402) 555-0194 | toby@windrowgrain.example.com`,
      ),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
        A | 1 | 3507 | Agricultural machinery manufacturing | 22 | 0 | 1,196,000
        B | 1 | 5057 | Iron or steel erection NOC | 14 | 2 | 818,500
        C | 1 | 7219 | Trucking NOC | 6 | 1 | 312,000
        D | 1 | 8742 | Outside sales | 3 | 0 | 231,000
        E | 1 | 8810 | Clerical office | 7 | 1 | 334,250
        F | 2 | 8107 | Machinery dealer NOC | 5 | 1 | 262,400`,
      ),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | StateOrProvinceCode | LocationProducerIdentifier | FullName | BirthDate | TitleRelationshipCode | OwnershipPercent | IncludedExcludedCode | DutiesDescription | RatingClassificationCode | RemunerationAmount
        A | NE | 1 | Ansgar Windrow | 04/19/1958 | President | 51 | Excluded | General management | 8810 |
        B | NE | 1 | Marit Windrow | 09/02/1960 | Secretary | 19 | Excluded | Board meetings only | 8810 |
        C | NE | 1 | Ferris Dahlke | 01/27/1975 | Vice Pres. | 20 | Included | Runs the plant | 3507 | 92,000
        D | IA | 3 | Toby Arnesen | 11/15/1981 | Treasurer | 10 | Included | Supervises Iowa crews | 5057 | 84,500`,
      ),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Loess Hills Mutual | LHM-WC-7021 | 118,940 | 1.19 | 2 | 6,310 | 12,000
        B | 2024 | Loess Hills Mutual | LHM-WC-6688 | 112,305 | 1.15 | 3 | 48,775 | 5,500
        C | 2023 | Loess Hills Mutual | LHM-WC-6240 | 104,860 | 1.08 | 1 | 2,940 | 0
        D | 2022 | Sandhill Employers | SE-33018-22 | 99,415 | 0.99 | 0 | 0 | 0
        E | 2021 | Sandhill Employers | SE-33018-21 | 97,720 | 0.96 | 1 | 1,085 | 0`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate Policy_Payment_PaymentScheduleCode Policy_RatingEffectiveDate
        WorkersCompensation_RateState_StateOrProvinceName WorkersCompensation_RateState_RemarkText
        WorkersCompensation_RateState_PageNumber WorkersCompensation_RateState_TotalPageNumber
        WorkersCompensation_RateClass_SICCode WorkersCompensation_RateClass_NAICSCode
        ${LINE}Attachment_LossRunIndicator`,
      ),
      'WorkersCompensation_RateState_StateOrProvinceName_A1',
      // Iowa has a rating sheet of its own, or stands under Nebraska on the one there is.
      ...every(
        'GHI',
        'WorkersCompensation_RateClass_',
        `LocationProducerIdentifier ClassificationCode DutiesDescription FullTimeEmployeeCount PartTimeEmployeeCount
        RemunerationAmount`,
      ),
    ],
  },
}
