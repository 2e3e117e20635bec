import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { EMAIL_PAGES } from './email.ts'
import { no } from './gold.ts'

const PARTS = 'InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount'
const LINE = 'WorkersCompensationLineOfBusiness_Question_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const SHOP = '4455 Copper Basin Road | Tucson | AZ | 85713'
const WAREHOUSE = '1190 Nogales Spur | Tucson | AZ | 85714'

const COMMON = each(`
  Producer_FullName: Cactus Wren Insurance
  NamedInsured_FullName: Sundial Metal Finishing, Inc.
  Policy_EffectiveDate: 10/20/2026`)
const APPLICANT = {
  ...COMMON,
  ...each(`
    Producer_ContactPerson_FullName: Emmett Roan
    Producer_ContactPerson_PhoneNumber: (520) 555-0111
    Producer_ContactPerson_EmailAddress: eroan@cactuswren.example
    Policy_ExpirationDate: 10/20/2027
    NamedInsured_TaxIdentifier: 86-5550173
    NamedInsured_Primary_PhoneNumber: (520) 555-0186
    NamedInsured_Primary_WebsiteAddress: www.sundialfinishing.example`),
  ...yes('Policy_Payment_DirectBillIndicator NamedInsured_LegalEntity_SubchapterSCorporationIndicator'),
  ...address('Producer_MailingAddress', '60 Saguaro Plaza | Tucson | AZ | 85701'),
  ...address('NamedInsured_MailingAddress', SHOP),
}

/** Facts in a controller's sentences: the coming year beside the last, and what is asked for beside what expires. */
export const EMAIL: SubmissionPaper = {
  name: 'aspen-controller-email',
  pages: EMAIL_PAGES,
  forms: {
    '125': {
      holds: {
        ...APPLICANT,
        ...each(`
          Policy_Payment_PaymentScheduleCode: quarterly
          NamedInsured_BusinessStartDate: 02/01/2011
          Construction_BuildingArea: 22,000
          PriorCoverage_PolicyYear: 2025-2026`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B
          CommercialPolicy_Question_ABCCode`),
        ...no('CommercialPolicy_Question_', 'AAI AAJ AAC AAF KAK KAL KAN KAO'),
        ...address('CommercialStructure_PhysicalAddress', SHOP),
        ...address('CommercialStructure_PhysicalAddress', WAREHOUSE, 'B'),
        ...rows(
          'CommercialStructure_',
          ` | PhysicalAddress_CountyName | AnnualRevenueAmount | Question_ABBCode
          A | Pima | 3,050,000 | No
          B | Pima | 150,000 | No`,
        ),
        ...rows(
          '',
          ` | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OccupiedArea
          A | 21 | 2 | 22,000
          B | 1 | 1 | 5,500`,
        ),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | ${PARTS}
          A | Arroyo Seco Insurance Company | ASG 118-2206 | 10/20/2025 | 10/20/2026 | 13,870`,
        ),
        ...rows(
          'PriorCoverage_Property_',
          ` | ${PARTS}
          A | Arroyo Seco Insurance Company | ASP 118-2207 | 10/20/2025 | 10/20/2026 | 11,205`,
        ),
      },
      // Workers compensation had losses, the lines of this form had none; sentences may be cut in more ways than one.
      notJudged: [
        ...every('A', 'CommercialPolicy_Question_', 'KAACode KABCode KACCode'),
        ...every('AB', 'NamedInsured_Contact_', 'ContactDescription FullName PrimaryPhoneNumber PrimaryEmailAddress'),
        ...every('AB', 'NamedInsured_Contact_', 'PrimaryBusinessPhoneIndicator'),
        ...every(
          'AB',
          '',
          `CommercialStructure_Location_ProducerIdentifier CommercialStructure_Building_ProducerIdentifier
          BuildingOccupancy_OperationsDescription`,
        ),
        ...every('AB', 'PriorCoverage_OtherLine_', PARTS.replaceAll(' | ', ' ')),
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator CommercialPolicy_OperationsDescription LossHistory_NoPriorLossesIndicator
          LossHistory_InformationYearCount BusinessInformation_BusinessType_ManufacturingIndicator
          BusinessInformation_BusinessType_ServiceIndicator Policy_LineOfBusiness_OtherIndicator
          Policy_LineOfBusiness_OtherLineOfBusinessDescription LossHistory_TotalAmount
          CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation`,
        ),
        ...every('A', 'PriorCoverage_OtherLine_', 'LineOfBusinessCode'),
        'PriorCoverage_PolicyYear_B',
      ],
    },
    '126': {
      holds: {
        ...COMMON,
        ...each(`
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`),
        ...yes('GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator'),
        ...no('GeneralLiabilityLineOfBusiness_Question_', 'AAC KAB'),
      },
      notJudged: [
        ...every('A', 'GeneralLiabilityLineOfBusiness_Question_', 'ACJCode ABACode AADCode'),
        ...every('A', 'Contractors_', 'Question_AAHCode Question_AAGCode SubcontractorsPaidAmount'),
        'Contractors_WorkSubcontractedPercent_A',
      ],
    },
    '130': {
      holds: {
        ...APPLICANT,
        ...each(`
          NamedInsured_InBusinessYearCount: 15
          WorkersCompensation_PartOne_StateOrProvinceCode: AZ
          WorkersCompensation_RateState_StateOrProvinceName_A: AZ
          WorkersCompensation_RateState_StateOrProvinceName_A1: AZ
          ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
          ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
          ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
          NamedInsured_InspectionContact_FullName: Odell Farr
          NamedInsured_InspectionContact_PhoneNumber: (520) 555-0188
          NamedInsured_AccountingContact_FullName: Renata Ashgrove
          NamedInsured_AccountingContact_PhoneNumber: (520) 555-0187`),
        ...yes(`Policy_Payment_QuarterlyIndicator ${LINE}ABCCode ${LINE}ABFCode ${LINE}ACBCode`),
        ...no(LINE, 'AAD KAT KAV AAF AAG AAE ABI ABH AAB ABE AAI'),
        ...address('Location_PhysicalAddress', SHOP),
        ...address('Location_PhysicalAddress', WAREHOUSE, 'B'),
        ...rows('Location_PhysicalAddress_', ' | CountyName\nA | Pima\nB | Pima'),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
          A | 3372 | Metal finishing | 17 | 2 | 812,000
          B | 7380 | Drivers | 2 | | 104,500
          C | 8810 | Office | 3 | 1 | 187,000`,
        ),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | TitleRelationshipCode | OwnershipPercent | RatingClassificationCode | RemunerationAmount
          A | Lionel Ashgrove | president | 60 | |
          B | Renata Ashgrove | treasurer | 40 | 8810 | 78,000`,
        ),
        ...rows(
          'PriorCoverage_',
          ` | EffectiveYear | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | ModificationFactor
          A | 2025-2026 | Gila Bend Mutual | WCG-20-7741 | 38,450 | 0.89
          B | 2024-2025 | Gila Bend Mutual | WCG-20-6902 | 36,915 | 0.93`,
        ),
        ...rows('LossHistory_', ' | ClaimCount | PaidAmount | ReservedAmount\nA | 2 | 3,310 | 1,200\nB | 0 | |'),
      },
      notJudged: [
        ...every(
          'AB',
          'WorkersCompensation_Individual_',
          'IncludedExcludedCode DutiesDescription StateOrProvinceCode LocationProducerIdentifier',
        ),
        ...every('ABC', 'WorkersCompensation_RateClass_', 'LocationProducerIdentifier'),
        'WorkersCompensation_RateClass_PartTimeEmployeeCount_B',
        ...every('AB', '', 'Location_ProducerIdentifier'),
        ...every('B', 'LossHistory_', 'PaidAmount ReservedAmount'),
        ...every('A', LINE, 'KAXCode KAUCode ACDCode'),
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator CommercialPolicy_OperationsDescription NamedInsured_Primary_EmailAddress
          NamedInsured_AccountingContact_EmailAddress Policy_Payment_PaymentScheduleCode
          WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor`,
        ),
      ],
    },
  },
}
