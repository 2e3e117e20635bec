import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { SECTIONS } from './feed-sections.ts'
import { no } from './gold.ts'

const POLICY = 'CommercialPolicy_'
const PARTS = ' | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount'
const prior = (line: string, lines: string) => rows(`PriorCoverage_${line}_`, `${PARTS}\n${lines}`)
const LISTED = `CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier
  | CommercialStructure_PhysicalAddress_CountyName | BuildingOccupancy_OperationsDescription
  | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount
  | CommercialStructure_AnnualRevenueAmount | Construction_BuildingArea | BuildingOccupancy_OccupiedArea
  | BuildingOccupancy_OpenToPublicArea | CommercialStructure_Question_ABBCode`.replace(/\s*\n\s*/g, ' ')

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...each(`
        Producer_FullName: Juniper Basin Agency
        Producer_ContactPerson_FullName: Lorcan Peale
        Producer_ContactPerson_PhoneNumber: (208) 555-0140
        Producer_FaxNumber: (208) 555-0141
        Producer_ContactPerson_EmailAddress: lpeale@juniperbasin.example.com
        Policy_EffectiveDate: 09/30/2026
        Policy_ExpirationDate: 09/30/2027
        Policy_Payment_PaymentScheduleCode: 10 pay
        NamedInsured_FullName: Goldfinch Feed & Farm Supply, Inc.
        NamedInsured_FullName_B: Goldfinch Hauling LLC
        NamedInsured_TaxIdentifier_B: 82-5550418
        NamedInsured_Primary_PhoneNumber: (208) 555-0177
        NamedInsured_Primary_WebsiteAddress: goldfinchfeed.example.com
        NamedInsured_TaxIdentifier: 82-5550417
        NamedInsured_SICCode: 5191
        NamedInsured_NAICSCode: 424910
        NamedInsured_BusinessStartDate: 03/10/1989
        ${POLICY}OperationsDescription: Retail sale of feed, hay, fencing and farm supplies
        ${POLICY}AnyExposureToFlammableExplosivesChemicalsExplanation: Propane in two 1,000 gallon tanks and bagged fertilizer
        LossHistory_InformationYearCount: 5`),
      ...address('Producer_MailingAddress', '270 Assayer Street | Sagebrush Flat | ID | 83999'),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 905 | Sagebrush Flat | ID | 83999'),
      ...address('CommercialStructure_PhysicalAddress', '820 Granger Road | Sagebrush Flat | ID | 83999'),
      ...address('CommercialStructure_PhysicalAddress', '820 Granger Road | Sagebrush Flat | ID | 83999', 'B'),
      ...address('CommercialStructure_PhysicalAddress', '14 Railhead Street | Owl Creek | ID | 83998', 'C'),
      ...yes(`Policy_Status_RenewIndicator Policy_LineOfBusiness_CommercialProperty
        Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_BusinessAutoIndicator
        Policy_LineOfBusiness_UmbrellaIndicator Policy_Payment_DirectBillIndicator
        NamedInsured_LegalEntity_SubchapterSCorporationIndicator
        BusinessInformation_BusinessType_RetailIndicator CommercialStructure_InsuredInterest_OwnerIndicator_A
        CommercialStructure_InsuredInterest_OwnerIndicator_B CommercialStructure_InsuredInterest_TenantIndicator_C
        ${POLICY}Question_ABCCode`),
      NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B: 'Yes',
      ...no(`${POLICY}Question_`, 'AAI AAC AAF KAK KAN'),
      ...rows(
        'NamedInsured_Contact_',
        ` | ContactDescription | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
        A | Inspection | Thora Vance | (208) 555-0178 | thora@goldfinchfeed.example.com
        B | Accounting | Dunstan Hale | (208) 555-0179 | dunstan@goldfinchfeed.example.com`,
      ),
      ...rows(
        '',
        ` | ${LISTED}
        A | 1 | 1 | Camas Rim | Store and warehouse | 14 | 6 | 5,200,000 | 24,000 | 24,000 | 9,500 | No
        B | 1 | 2 | Camas Rim | Hay barn | 0 | 0 | 0 | 12,000 | 12,000 | 0 | No
        C | 2 | 1 | Lemhi Fork | Store | 5 | 3 | 1,450,000 | 6,200 | 6,200 | 4,400 | No`,
      ),
      ...prior(
        'GeneralLiability',
        `A | Basin & Range Mutual | BRM-GL-40072 | 09/30/2025 | 09/30/2026 | 11,275
        B | Basin & Range Mutual | BRM-GL-38817 | 09/30/2024 | 09/30/2025 | 10,830
        C | Old Corral Insurance | OC-551208 | 09/30/2023 | 09/30/2024 | 10,410`,
      ),
      ...prior(
        'Automobile',
        `A | Basin & Range Mutual | BRM-CA-40073 | 09/30/2025 | 09/30/2026 | 16,480
        B | Basin & Range Mutual | BRM-CA-38818 | 09/30/2024 | 09/30/2025 | 15,120
        C | Old Corral Insurance | OC-551209 | 09/30/2023 | 09/30/2024 | 14,760`,
      ),
      ...prior(
        'Property',
        `A | Basin & Range Mutual | BRM-CP-40071 | 09/30/2025 | 09/30/2026 | 18,910
        B | Basin & Range Mutual | BRM-CP-38816 | 09/30/2024 | 09/30/2025 | 17,640
        C | Old Corral Insurance | OC-551207 | 09/30/2023 | 09/30/2024 | 16,985`,
      ),
      ...prior(
        'OtherLine',
        `A | Basin & Range Mutual | BRM-CU-40074 | 09/30/2025 | 09/30/2026 | 3,900
        B | Basin & Range Mutual | BRM-CU-38819 | 09/30/2024 | 09/30/2025 | 3,650`,
      ),
      PriorCoverage_OtherLine_LineOfBusinessCode_A: 'Umbrella',
      ...rows(
        'LossHistory_',
        ` | OccurrenceDate | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount | ClaimStatus_OpenCode
        A | 12/18/2025 | 12/19/2025 | Property | Snow load broke the hay barn roof | 31,250 | 4,000 | Yes
        B | 05/06/2024 | 05/06/2024 | Automobile | Delivery truck hit a gatepost | 6,890 | 0 | No
        C | 10/02/2022 | 10/21/2022 | General liability | Customer fell from loading dock | 19,400 | 0 | No`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate Insurer_FullName Policy_PolicyNumberIdentifier Policy_Status_QuoteIndicator
        NamedInsured_LegalEntity_CorporationIndicator LossHistory_TotalAmount ${POLICY}RemarkText ${POLICY}Question_KAMCode
        ${POLICY}ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation
        AdditionalInterest_FullName AdditionalInterest_AccountNumberIdentifier AdditionalInterest_ItemDescription
        AdditionalInterest_InterestRank AdditionalInterest_Item_LocationProducerIdentifier
        AdditionalInterest_Item_BuildingProducerIdentifier AdditionalInterest_Interest_MortgageeIndicator
        AdditionalInterest_Interest_AdditionalInsuredIndicator AdditionalInterest_Interest_LossPayeeIndicator
        AdditionalInterest_MailingAddress_LineOne AdditionalInterest_MailingAddress_CityName
        AdditionalInterest_MailingAddress_StateOrProvinceCode AdditionalInterest_MailingAddress_PostalCode
        AdditionalInterest_InterestReasonDescription CommercialPolicy_Attachment_AdditionalInterestScheduleIndicator`,
      ),
      'AdditionalInterest_FullName_B',
      ...every('AB', 'NamedInsured_Contact_', 'PrimaryBusinessPhoneIndicator'),
      ...every('ABC', 'PriorCoverage_', 'PolicyYear'),
    ],
  },
  ...SECTIONS,
}
