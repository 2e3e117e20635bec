import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const MORTGAGEE = {
  ...each(`
    AdditionalInterest_FullName: Chandlery Savings Bank, ISAOA
    AdditionalInterest_AccountNumberIdentifier: CS-2218-06
    AdditionalInterest_Item_LocationProducerIdentifier: 1
    AdditionalInterest_Item_BuildingProducerIdentifier: 1`),
  ...address('AdditionalInterest_MailingAddress', '5 Exchange Court | Port Selden | MD | 21999'),
  ...yes('AdditionalInterest_Interest_MortgageeIndicator'),
}
const BUILDINGS = ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | Construction_BuildingArea
  A | 1 | 1 | 12 Harbormaster Row | 24,600
  B | 2 | 1 | 480 Drydock Street | 51,000`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...MORTGAGEE,
      ...each(`
        Producer_FullName: Marchetti & Wray Insurance Associates
        Insurer_FullName: Granite Shoal Insurance Company
        NamedInsured_FullName: Lockwood Quay Properties, LLC
        Policy_EffectiveDate: 10/15/2026
        Policy_ExpirationDate: 10/15/2027`),
      ...address('NamedInsured_MailingAddress', '12 Harbormaster Row | Port Selden | MD | 21999'),
      ...yes('Policy_LineOfBusiness_CommercialProperty'),
      ...rows(
        '',
        `${BUILDINGS}
        C | 3 | 1 | 77 Old Tannery Lane | 16,200`,
      ),
      ...rows(
        '',
        ` | CommercialStructure_PhysicalAddress_CityName | CommercialStructure_PhysicalAddress_StateOrProvinceCode | CommercialStructure_PhysicalAddress_PostalCode | CommercialStructure_InsuredInterest_OwnerIndicator | BuildingOccupancy_OperationsDescription
        A | Port Selden | MD | 21999 | Yes | Office building
        B | Port Selden | MD | 21999 | Yes | Warehouse - lessor's risk
        C | Kittredge | MD | 21990 | Yes | Retail strip - 5 tenants`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator
        CommercialPolicy_Attachment_StatementOfValuesIndicator Policy_Status_QuoteIndicator
        Policy_Status_RenewIndicator CommercialPolicy_RemarkText CommercialPolicy_OperationsDescription
        BusinessInformation_BusinessType_OfficeIndicator BusinessInformation_BusinessType_OtherIndicator
        BusinessInformation_BusinessType_OtherDescription`,
      ),
      ...every('ABC', '', 'CommercialStructure_Question_ABBCode'),
    ],
  },
  '140': {
    holds: {
      ...MORTGAGEE,
      ...each(`
        Producer_FullName: Marchetti & Wray Insurance Associates
        Insurer_FullName: Granite Shoal Insurance Company
        NamedInsured_FullName: Lockwood Quay Properties, LLC
        Policy_EffectiveDate: 10/15/2026`),
      ...rows('', BUILDINGS),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
        A | Building | 5,400,000 | 90 | RC | Special | 10,000
        B | BPP | 310,000 | 90 | RC | Special | 10,000
        C | BI/EE | 720,000 | 50 | | Special |
        G | Building | 4,850,000 | 90 | RC | Special | 10,000
        H | BPP | 45,000 | 90 | RC | Special | 10,000
        I | BI/EE | 390,000 | 50 | | Special |`,
      ),
      ...rows(
        '',
        ` | Construction_ConstructionCode | CommercialStructure_BuiltYear | Construction_StoreyCount | BuildingFireProtection_ProtectionClassCode | BuildingFireProtection_Alarm_SprinklerPercent | Construction_RoofMaterialCode
        A | MNC | 1988 | 3 | 3 | 100 | Built-up
        B | NC | 2004 | 1 | 4 | 0 | Metal`,
      ),
      ...rows(
        'BuildingImprovement_',
        ` | RoofingIndicator | RoofingYear | WiringIndicator | WiringYear | PlumbingIndicator | PlumbingYear | HeatingIndicator | HeatingYear
        A | Yes | 2018 | Yes | 2009 | Yes | 2009 | Yes | 2016
        B | Yes | 2021`,
      ),
      ...yes(`Alarm_Burglar_CentralStationIndicator_A BuildingFireProtection_Alarm_CentralStationIndicator_A
        Burglar_LocalGongIndicator_B`),
    },
    notJudged: [
      ...every('A', '', 'Form_CompletionDate CommercialPropertyLineOfBusiness_RemarkText'),
      ...every('ABCGHI', 'CommercialProperty_Premises_', 'DeductibleTypeCode FormsAndConditions'),
      ...every('CI', 'CommercialProperty_Premises_', 'ValuationCode DeductibleAmount'),
      ...every(
        'AB',
        '',
        `CommercialStructure_Building_SublocationDescription BuildingOccupancy_OtherOccupanciesDescription
        CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator Alarm_Burglar_AlarmDescription
        BuildingFireProtection_Alarm_ProtectionDescription`,
      ),
    ],
  },
}
