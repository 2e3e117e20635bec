import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const HEAD = each(`
  Producer_FullName: Wabash Bend Agency
  NamedInsured_FullName: Oxbow Pallet & Crate Company, Inc.
  Policy_EffectiveDate: 12/01/2026
  AdditionalInterest_FullName: Tamarind Farmers Bank
  AdditionalInterest_AccountNumberIdentifier: TFB-660184
  AdditionalInterest_Item_LocationProducerIdentifier: 1
  AdditionalInterest_Item_BuildingProducerIdentifier: 1`)
const BANK = {
  ...address('AdditionalInterest_MailingAddress', '400 Market Street | Tamarind | IN | 47999'),
  ...yes('AdditionalInterest_Interest_MortgageeIndicator'),
}
const STREET = '3100 Sawyer Pike | Tamarind | IN | 47999'
const UNSURE = `Form_CompletionDate NamedInsured_Signature NamedInsured_SignatureDate AdditionalInterest_InterestRank
  AdditionalInterest_ItemDescription Producer_AuthorizedRepresentative_FullName`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...HEAD,
      ...BANK,
      ...each(`
        Producer_ContactPerson_FullName: Milo Standish Reyes
        Producer_ContactPerson_PhoneNumber: (812) 555-0105
        Producer_ContactPerson_EmailAddress: mreyes@wabashbend.example.com
        Policy_ExpirationDate: 12/01/2027
        NamedInsured_TaxIdentifier: 35-5550719`),
      ...address('Producer_MailingAddress', '9 Levee Street | Tamarind | IN | 47999'),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 77 | Tamarind | IN | 47999'),
      ...address('CommercialStructure_PhysicalAddress', STREET),
      ...address('CommercialStructure_PhysicalAddress', STREET, 'B'),
      ...address('CommercialStructure_PhysicalAddress', STREET, 'C'),
      ...address('CommercialStructure_PhysicalAddress', '75 Turnpike Spur | Gilead Station | IN | 47998', 'D'),
      ...yes(`CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_OwnerIndicator_B
        CommercialStructure_InsuredInterest_OwnerIndicator_C CommercialStructure_InsuredInterest_OwnerIndicator_D
        CommercialStructure_Question_ABBCode_D`),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_CountyName | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | CommercialStructure_AnnualRevenueAmount | BuildingOccupancy_OccupiedArea | Construction_BuildingArea | BuildingOccupancy_OperationsDescription
        A | 1 | 1 | Dubarry | 46 | 5 | 9,400,000 | 48,000 | 48,000 | Sawmill and pallet shop
        B | 1 | 2 | Dubarry | 4 | 0 | 0 | 9,600 | 9,600 | Dry kilns
        C | 1 | 3 | Dubarry | 11 | 2 | 0 | 5,400 | 5,400 | Office
        D | 2 | 1 | Harlan | 7 | 1 | 1,850,000 | 22,000 | 30,000 | Lumber warehouse`,
      ),
      ...rows('CommercialStructure_', ' | Question_ABBCode\nA | No\nB | No\nC | No'),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} Policy_LineOfBusiness_CommercialProperty Policy_Status_QuoteIndicator Policy_Status_RenewIndicator
        CommercialPolicy_Attachment_StatementOfValuesIndicator CommercialPolicy_OperationsDescription
        CommercialPolicy_Attachment_AdditionalPremisesScheduleIndicator CommercialPolicy_RemarkText
        NamedInsured_LegalEntity_CorporationIndicator`,
      ),
      ...every(
        'AB',
        'NamedInsured_Contact_',
        'FullName ContactDescription PrimaryPhoneNumber PrimaryBusinessPhoneIndicator',
      ),
    ],
  },
  '140': {
    holds: {
      ...HEAD,
      ...BANK,
      ...yes(`BuildingImprovement_RoofingIndicator_A BuildingImprovement_RoofingIndicator_B
        BuildingImprovement_WiringIndicator_A BuildingImprovement_WiringIndicator_B
        BuildingImprovement_PlumbingIndicator_A BuildingImprovement_PlumbingIndicator_B
        BuildingImprovement_HeatingIndicator_A BuildingImprovement_HeatingIndicator_B
        BuildingFireProtection_Alarm_CentralStationIndicator_A BuildingFireProtection_Alarm_LocalGongIndicator_B`),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | CommercialStructure_Building_SublocationDescription | CommercialStructure_BuiltYear | Construction_ConstructionCode | Construction_StoreyCount | Construction_BasementCount | Construction_BuildingArea | Construction_RoofMaterialCode
        A | 1 | 1 | 3100 Sawyer Pike | Sawmill and pallet shop | 1994 | Non-Combustible | 1 | 0 | 48,000 | Metal
        B | 1 | 2 | 3100 Sawyer Pike | Dry kilns | 2006 | Masonry Non-Combustible | 1 | 0 | 9,600 | Metal`,
      ),
      ...rows(
        'BuildingImprovement_',
        ` | RoofingYear | WiringYear | PlumbingYear | HeatingYear
        A | 2018 | 2015 | 2015 | 2019
        B | 2017 | 2014 | 2014 | 2020`,
      ),
      ...rows(
        'BuildingFireProtection_',
        ` | HydrantDistanceFeetCount | FireStationDistanceMileCount | ProtectionClassCode | FireDistrictName | Alarm_SprinklerPercent
        A | 350 | 2.5 | 5 | Tamarind | 100
        B | 600 | 2.5 | 5 | Tamarind | 0`,
      ),
      ...rows(
        'BuildingExposure_',
        ` | RightDescription | RightDistance | LeftDescription | LeftDistance | FrontDescription | FrontDistance | RearDescription | RearDistance
        A | Log yard | 80 ft | Dry kilns | 60 ft | Sawyer Pike | 150 ft | Creek | 300 ft
        B | Sawmill | 60 ft | Open field | 500 ft | Sawyer Pike | 180 ft | Creek | 260 ft`,
      ),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
        A | Building | 3,360,000 | 90 | Replacement Cost | Special | 25,000
        B | Contents | 610,000 | 90 | Replacement Cost | Special | 25,000
        C | Machinery & Equipment | 2,150,000 | 90 | Replacement Cost | Special | 25,000
        D | Business Income | 1,400,000 | 50 | | Special |
        G | Building | 1,240,000 | 90 | Replacement Cost | Special | 25,000
        H | Contents | 180,000 | 90 | Replacement Cost | Special | 25,000
        I | Machinery & Equipment | 925,000 | 90 | Replacement Cost | Special | 25,000
        J | Business Income | 450,000 | 50 | | Special |`,
      ),
    },
    notJudged: [
      ...every('A', '', `${UNSURE} CommercialPropertyLineOfBusiness_RemarkText CommercialProperty_Premises_RemarkText`),
      'CommercialProperty_Premises_RemarkText_C',
      ...every(
        'AB',
        '',
        `CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator BuildingOccupancy_OtherOccupanciesDescription
        BuildingFireProtection_Alarm_ProtectionDescription`,
      ),
      ...every('ABCDGHIJ', 'CommercialProperty_Premises_', 'DeductibleTypeCode'),
    ],
  },
}
