import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { ACCOUNT_PAGES } from './account.ts'
import { no } from './gold.ts'

const PARTS = 'InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount'
const TERM = '11/01/2025 | 11/01/2026'
const SAWTOOTH = 'Sawtooth Mutual Insurance Co.'
const BOX = 'P.O. Box 3390 | Nampa | ID | 83653'
const OF_126 = 'GeneralLiabilityLineOfBusiness_'

const COMMON = each(`
  Producer_FullName: Larkspur & Vane Insurance
  Producer_CustomerIdentifier: FERNH-20
  NamedInsured_FullName: Fernhollow Nurseries, Inc.
  Policy_EffectiveDate: 11/01/2026`)

export const ACCOUNT: SubmissionPaper = {
  name: 'aspen-account-profile',
  pages: ACCOUNT_PAGES,
  forms: {
    '125': {
      holds: {
        ...COMMON,
        ...each(`
          Producer_ContactPerson_FullName: Oona Trask
          Producer_ContactPerson_PhoneNumber: (208) 555-0114
          Producer_FaxNumber: (208) 555-0115
          Producer_ContactPerson_EmailAddress: otrask@larkspurvane.example
          Policy_ExpirationDate: 11/01/2027
          Policy_Payment_PaymentScheduleCode: 10-pay
          NamedInsured_SICCode: 5261
          NamedInsured_NAICSCode: 444240
          NamedInsured_TaxIdentifier: 82-5550131
          NamedInsured_Primary_PhoneNumber: (208) 555-0146
          NamedInsured_Primary_WebsiteAddress: www.fernhollow.example
          NamedInsured_BusinessStartDate: 03/15/1998
          NamedInsured_FullName_B: Fernhollow Land Holdings, LLC
          NamedInsured_TaxIdentifier_B: 82-5550177
          NamedInsured_LegalEntity_MemberManagerCount_B: 2
          CommercialPolicy_OperationsDescription: Wholesale and retail plant nursery and garden store
          CommercialPolicy_OperationsDescription_B: Owns the Nampa acreage, no employees
          CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation: Fertilizer and 500 gallons of propane in an outdoor tank
          PriorCoverage_PolicyYear: 2025-2026
          PriorCoverage_OtherLine_LineOfBusinessCode: Umbrella
          LossHistory_InformationYearCount: 5
          LossHistory_TotalAmount: 41,550`),
        ...address('Producer_MailingAddress', '77 Basin Court | Boise | ID | 83702'),
        ...address('NamedInsured_MailingAddress', BOX),
        ...address('NamedInsured_MailingAddress', BOX, 'B'),
        ...yes(`Policy_Payment_DirectBillIndicator NamedInsured_LegalEntity_SubchapterSCorporationIndicator
          NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B
          Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          Policy_LineOfBusiness_BusinessAutoIndicator NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A
          NamedInsured_Contact_PrimaryBusinessPhoneIndicator_B CommercialStructure_InsuredInterest_OwnerIndicator_A
          CommercialStructure_InsuredInterest_TenantIndicator_B CommercialStructure_RiskLocation_OutsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialPolicy_Question_KAACode CommercialPolicy_Question_ABCCode`),
        ...no('CommercialPolicy_Question_', 'AAC AAF KAK KAL'),
        ...rows(
          'NamedInsured_Contact_',
          ` | ContactDescription | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
          A | Accounting | Delia Prowse | (208) 555-0147 | dprowse@fernhollow.example
          B | Inspection | Sam Okimoto | (208) 555-0148 | sokimoto@fernhollow.example`,
        ),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_CountyName | AnnualRevenueAmount | Question_ABBCode
          A | 1 | 1 | Canyon | 2,350,000 | No
          B | 2 | 1 | Ada | 890,000 | No`,
        ),
        ...address('CommercialStructure_PhysicalAddress', '4200 Cherry Lane | Nampa | ID | 83687'),
        ...address('CommercialStructure_PhysicalAddress', '918 Overland Spur | Meridian | ID | 83642', 'B'),
        ...rows(
          '',
          ` | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OccupiedArea
          A | 14 | 9 | 31,400
          B | 5 | 6 | 7,200`,
        ),
        ...rows('PriorCoverage_GeneralLiability_', ` | ${PARTS}\nA | ${SAWTOOTH} | SGL 41-2207 | ${TERM} | 9,870`),
        ...rows('PriorCoverage_Property_', ` | ${PARTS}\nA | ${SAWTOOTH} | SPR 41-2208 | ${TERM} | 14,315`),
        ...rows(
          'PriorCoverage_Automobile_',
          ` | ${PARTS}\nA | Snake Plain Casualty Company | BA-770416 | ${TERM} | 11,642`,
        ),
        ...rows('PriorCoverage_OtherLine_', ` | ${PARTS}\nA | ${SAWTOOTH} | SUM 41-2209 | ${TERM} | 4,450`),
        ...rows(
          'LossHistory_',
          ` | OccurrenceDate | LineOfBusiness | OccurrenceDescription | ClaimDate | PaidAmount | ReservedAmount | ClaimStatus_OpenCode
          A | 02/19/2025 | Property | Snow load, hoop house 4 collapsed | 02/20/2025 | 38,400 | 0 | No
          B | 05/11/2026 | Auto | Delivery truck backed into gate post | 05/12/2026 | 1,150 | 2,000 | Yes`,
        ),
      },
      // The papers say both that a quote is wanted and that the account renews.
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator Policy_Status_RenewIndicator BusinessInformation_BusinessType_RetailIndicator
          BusinessInformation_BusinessType_WholesaleIndicator Construction_BuildingArea NamedInsured_GeneralLiabilityCode
          CommercialPolicy_Question_AAJCode CommercialPolicy_Attachment_LossSummaryIndicator`,
        ),
        ...every('AB', 'BuildingOccupancy_', 'OperationsDescription'),
        'BusinessInformation_BusinessType_OtherIndicator_A',
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
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000
          GeneralLiability_EmployeeBenefits_LimitAmount: 1,000,000
          GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
          GeneralLiability_EmployeeBenefits_PerClaimDeductibleAmount: 1,000
          GeneralLiability_EmployeeBenefits_EmployeeCount: 34
          GeneralLiability_EmployeeBenefits_EmployeeCoveredCount: 19
          GeneralLiability_EmployeeBenefits_RetroactiveDate: 11/01/2026
          ${OF_126}AnyParkingFacilitiesOwnedRentedExplanation: 60 car gravel lot at Cherry Lane`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
          GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator
          ${OF_126}Question_ACDCode`),
        ...no(`${OF_126}Question_`, 'KAG ACG ACE'),
        ...rows(
          'GeneralLiability_Hazard_',
          ` | LocationProducerIdentifier | ClassCode | Classification | Exposure
          A | 1 | 15224 | Garden nursery, growing and wholesale | 2,350,000
          B | 2 | 14405 | Garden supplies store | 890,000`,
        ),
      },
      // The form wants the letter S for sales; fertilizer and propane may be hazardous material.
      notJudged: [
        ...every('AB', 'GeneralLiability_Hazard_', 'PremiumBasisCode HazardProducerIdentifier'),
        `${OF_126}Question_ACJCode_A`,
        'Contractors_Question_AAGCode_A',
      ],
    },
  },
}
