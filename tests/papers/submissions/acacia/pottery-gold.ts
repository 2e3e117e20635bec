import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const HEAD = `
  Producer_FullName: Quarry Hill Insurance Group
  Producer_CustomerIdentifier: SALTM-1
  NamedInsured_FullName: Saltmarsh Pottery Supply Co.
  Policy_EffectiveDate: 08/01/2026`
const SAVINGS = `
  AdditionalInterest_FullName: Estuary Federal Savings
  AdditionalInterest_AccountNumberIdentifier: 88-20417
  AdditionalInterest_Item_LocationProducerIdentifier: 1
  AdditionalInterest_Item_BuildingProducerIdentifier: 1`
const GIVEN = { NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B: 'Yes' }

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...each(`${HEAD.trim()}
        ${SAVINGS.trim()}
        Producer_ContactPerson_FullName: Isidore Quill
        Producer_ContactPerson_PhoneNumber: (503) 555-0160
        Producer_FaxNumber: (503) 555-0161
        Producer_ContactPerson_EmailAddress: iquill@quarryhill.example.com
        Policy_ExpirationDate: 08/01/2027
        Policy_Payment_PaymentScheduleCode: 10-Pay
        NamedInsured_TaxIdentifier: 93-5550811
        NamedInsured_Primary_PhoneNumber: (503) 555-0170
        NamedInsured_Primary_WebsiteAddress: saltmarshpottery.example.com
        NamedInsured_SICCode: 5099
        NamedInsured_NAICSCode: 423990
        NamedInsured_BusinessStartDate: 04/15/1997
        NamedInsured_FullName_B: Saltmarsh Studio LLC
        NamedInsured_TaxIdentifier_B: 93-5550812
        CommercialPolicy_OperationsDescription: Importer and wholesaler of clay, glazes, kilns and tools for potters and schools
        LossHistory_InformationYearCount: 5`),
      ...GIVEN,
      ...yes(`Policy_Status_QuoteIndicator Policy_Payment_DirectBillIndicator NamedInsured_LegalEntity_CorporationIndicator
        BusinessInformation_BusinessType_WholesaleIndicator Policy_LineOfBusiness_CommercialProperty
        Policy_LineOfBusiness_CommercialGeneralLiability LossHistory_NoPriorLossesIndicator
        AdditionalInterest_Interest_MortgageeIndicator CommercialStructure_InsuredInterest_OwnerIndicator_A
        CommercialStructure_InsuredInterest_OwnerIndicator_B CommercialStructure_InsuredInterest_TenantIndicator_C
        NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A NamedInsured_Contact_PrimaryBusinessPhoneIndicator_B`),
      ...address('Producer_MailingAddress', '2 Lantern Street | Brindle Bay | OR | 97999'),
      ...address('NamedInsured_MailingAddress', '1180 Estuary Way | Brindle Bay | OR | 97999'),
      ...address('AdditionalInterest_MailingAddress', '2 Bank Square | Brindle Bay | OR | 97999'),
      ...address('CommercialStructure_PhysicalAddress', '1180 Estuary Way | Brindle Bay | OR | 97999'),
      ...address('CommercialStructure_PhysicalAddress', '1182 Estuary Way | Brindle Bay | OR | 97999', 'B'),
      ...address('CommercialStructure_PhysicalAddress', '45 Foundry Row | Marlin Point | OR | 97998', 'C'),
      ...rows(
        'NamedInsured_Contact_',
        ` | ContactDescription | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
        A | Inspection | Maren Oxley | (503) 555-0172 | maren@saltmarshpottery.example.com
        B | Accounting | Teddy Bramhall | (503) 555-0173 | teddy@saltmarshpottery.example.com`,
      ),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_CountyName | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OperationsDescription | Construction_BuildingArea | BuildingOccupancy_OccupiedArea | BuildingOccupancy_OpenToPublicArea | CommercialStructure_AnnualRevenueAmount | CommercialStructure_Question_ABBCode
        A | 1 | 1 | Tidewater | 14 | 3 | Warehouse and office | 22,000 | 22,000 | 1,500 | 3,850,000 | No
        B | 1 | 2 | Tidewater | 2 | 0 | Glaze mixing | 6,400 | 6,400 | 0 | | No
        C | 2 | 1 | Tidewater | 4 | 2 | Retail shop | 5,200 | 5,200 | 4,100 | 940,000 | No`,
      ),
      ...rows(
        'PriorCoverage_GeneralLiability_',
        ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Gullwing Mutual | GM-GL-55120 | 08/01/2025 | 08/01/2026 | 9,870
        B | Gullwing Mutual | GM-GL-51877 | 08/01/2024 | 08/01/2025 | 9,215
        C | Breakwater Fire | BF-20881 | 08/01/2023 | 08/01/2024 | 8,640`,
      ),
      ...rows(
        'PriorCoverage_Property_',
        ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Gullwing Mutual | GM-CP-55121 | 08/01/2025 | 08/01/2026 | 17,430
        B | Gullwing Mutual | GM-CP-51878 | 08/01/2024 | 08/01/2025 | 16,295
        C | Breakwater Fire | BF-20882 | 08/01/2023 | 08/01/2024 | 15,110`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate CommercialPolicy_RemarkText LossHistory_TotalAmount Policy_LineOfBusiness_UmbrellaIndicator
        BusinessInformation_BusinessType_RetailIndicator CommercialPolicy_Question_KAMCode
        CommercialPolicy_ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation AdditionalInterest_ItemDescription
        CommercialPolicy_Question_AAICode CommercialPolicy_Question_AAJCode NamedInsured_GeneralLiabilityCode`,
      ),
      'CommercialPolicy_OperationsDescription_B',
      'CommercialStructure_AnnualRevenueAmount_B',
      ...every('ABC', '', 'PriorCoverage_PolicyYear'),
      ...every('B', 'NamedInsured_MailingAddress_', 'LineOne CityName StateOrProvinceCode PostalCode'),
      ...every('B', 'NamedInsured_', 'Primary_PhoneNumber Primary_WebsiteAddress SICCode NAICSCode'),
    ],
  },
  '126': {
    holds: {
      ...each(`${HEAD.trim()}
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000
        GeneralLiability_PropertyDamage_DeductibleAmount: 1,000`),
      ...yes(`GeneralLiability_OccurrenceIndicator GeneralLiability_CoverageIndicator
        GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator
        GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator`),
      ...rows(
        'GeneralLiability_Hazard_',
        ` | LocationProducerIdentifier | HazardProducerIdentifier | ClassCode | Classification | PremiumBasisCode | TerritoryCode | Exposure
        A | 1 | 1 | 12374 | Distributors - no food or drink | S | 004 | 3,850,000
        B | 2 | 1 | 18437 | Stores - no food or drink - for profit | S | 007 | 940,000
        C | 1 | 2 | 61226 | Buildings or premises - office | A | 004 | 1,500`,
      ),
    },
    notJudged: every(
      'A',
      '',
      `Form_CompletionDate GeneralLiabilityLineOfBusiness_RemarkText AdditionalInterest_FullName
      AdditionalInterest_Interest_MortgageeIndicator AdditionalInterest_AccountNumberIdentifier
      AdditionalInterest_Item_LocationProducerIdentifier AdditionalInterest_Item_BuildingProducerIdentifier
      AdditionalInterest_MailingAddress_LineOne AdditionalInterest_MailingAddress_CityName
      AdditionalInterest_MailingAddress_StateOrProvinceCode AdditionalInterest_MailingAddress_PostalCode`,
    ),
  },
  '140': {
    holds: {
      ...each(`${HEAD.trim()}
        ${SAVINGS.trim()}
        Alarm_Burglar_AlarmDescription: Motion and contact
        Alarm_Burglar_InstalledAndServicedByName: Pelican Alarm Co.
        CommercialStructure_PrimaryHeat_OtherDescription_B: Gas unit heaters`),
      ...yes(`AdditionalInterest_Interest_MortgageeIndicator CommercialStructure_PrimaryHeat_BoilerIndicator
        Alarm_Burglar_CentralStationIndicator BuildingFireProtection_Alarm_CentralStationIndicator
        BuildingImprovement_WiringIndicator BuildingImprovement_RoofingIndicator BuildingImprovement_PlumbingIndicator
        BuildingImprovement_HeatingIndicator BuildingImprovement_HeatingIndicator_B
        BuildingFireProtection_Alarm_LocalGongIndicator_B CommercialStructure_PrimaryHeat_OtherIndicator_B`),
      ...address('AdditionalInterest_MailingAddress', '2 Bank Square | Brindle Bay | OR | 97999'),
      ...rows(
        'BuildingImprovement_',
        ` | WiringYear | RoofingYear | PlumbingYear | HeatingYear
        A | 2012 | 2019 | 2011 | 2016
        B | | | | 2021`,
      ),
      ...rows(
        'BuildingExposure_',
        ` | RightDescription | RightDistance | LeftDescription | LeftDistance | FrontDescription | FrontDistance | RearDescription | RearDistance
        A | Boat shed | 40 ft | Parking lot | 120 ft | Street | 60 ft | Glaze shop | 25 ft`,
      ),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | CommercialStructure_Building_SublocationDescription | CommercialStructure_BuiltYear | Construction_ConstructionCode | Construction_StoreyCount | Construction_BasementCount | Construction_BuildingArea | Construction_RoofMaterialCode
        A | 1 | 1 | 1180 Estuary Way | Warehouse and office | 1984 | Joisted Masonry | 2 | 0 | 22,000 | Built-up
        B | 1 | 2 | 1182 Estuary Way | Glaze mixing | 2003 | Non-Combustible | 1 | 0 | 6,400 | Metal`,
      ),
      ...rows(
        'BuildingFireProtection_',
        ` | ProtectionClassCode | HydrantDistanceFeetCount | FireStationDistanceMileCount | FireDistrictName | FireDistrictCode | Alarm_SprinklerPercent
        A | 3 | 300 | 1.5 | Brindle Bay Fire Dept | 0412 | 100
        B | 3 | 450 | 1.5 | Brindle Bay Fire Dept | 0412 | 0`,
      ),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | InflationGuardPercent | DeductibleAmount
        A | Building | 3,400,000 | 90 | RC | Special | 4 | 5,000
        B | Personal Property | 1,250,000 | 90 | RC | Special | | 5,000
        C | Business Income with Extra Expense | 600,000 | 50 | | Special | |
        G | Building | 450,000 | 80 | ACV | Broad | 2 | 2,500
        H | Personal Property | 175,000 | 80 | ACV | Broad | | 2,500`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        'Form_CompletionDate CommercialPropertyLineOfBusiness_RemarkText AdditionalInterest_ItemDescription',
      ),
      ...every(
        'AB',
        '',
        'BuildingFireProtection_Alarm_ProtectionDescription BuildingOccupancy_OtherOccupanciesDescription',
      ),
      'CommercialProperty_Premises_RemarkText_A',
      'CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator_A',
    ],
  },
}
