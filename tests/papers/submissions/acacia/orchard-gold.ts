import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const HEAD = `
  Producer_FullName: Appleyard Insurance Services
  NamedInsured_FullName: Hollow Reed Orchards, Inc.
  Policy_EffectiveDate: 10/01/2026
  AdditionalInterest_FullName: Farmstead Credit of the Lakes
  AdditionalInterest_AccountNumberIdentifier: FC-2017-33018
  AdditionalInterest_Item_LocationProducerIdentifier: 1
  AdditionalInterest_Item_BuildingProducerIdentifier: 1`
const LENDER = {
  ...address('AdditionalInterest_MailingAddress', '85 Granary Avenue | Windfall Crossing | MI | 49099'),
  ...yes('AdditionalInterest_Interest_MortgageeIndicator AdditionalInterest_CertificateRequiredIndicator'),
}

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...each(`${HEAD.trim()}
        Producer_ContactPerson_FullName: Corwin Sayre
        Producer_ContactPerson_PhoneNumber: (269) 555-0140`),
      ...LENDER,
      ...yes(`CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_OwnerIndicator_B
        CommercialStructure_InsuredInterest_TenantIndicator_C CommercialStructure_RiskLocation_OutsideCityLimitsIndicator_A
        CommercialStructure_RiskLocation_OutsideCityLimitsIndicator_B CommercialStructure_RiskLocation_InsideCityLimitsIndicator_C`),
      ...address('Producer_MailingAddress', '300 Cider Street | Windfall Crossing | MI | 49099'),
      ...address('NamedInsured_MailingAddress', 'RR 2 Box 88 | Windfall Crossing | MI | 49099'),
      ...address('CommercialStructure_PhysicalAddress', '4400 Bellflower Road | Windfall Crossing | MI | 49099'),
      ...address('CommercialStructure_PhysicalAddress', '4410 Bellflower Road | Windfall Crossing | MI | 49099', 'B'),
      ...address('CommercialStructure_PhysicalAddress', '19 Depot Street | Harrow Lake | MI | 49098', 'C'),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_CountyName | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OperationsDescription | Construction_BuildingArea | CommercialStructure_AnnualRevenueAmount
        A | 1 | 1 | Reedsport | 42 | 18 | Packing house and office | 38,500 | 9,200,000
        B | 1 | 2 | Reedsport | 3 | 0 | Cold storage | 26,000 | 0
        C | 2 | 1 | Reedsport | 4 | 6 | Farm store | 4,200 | 610,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate NamedInsured_LegalEntity_CorporationIndicator Policy_LineOfBusiness_CommercialProperty
        CommercialPolicy_Attachment_StatementOfValuesIndicator CommercialPolicy_RemarkText NamedInsured_Signature
        NamedInsured_SignatureDate NamedInsured_Contact_FullName NamedInsured_Contact_ContactDescription
        AdditionalInterest_ItemDescription CommercialPolicy_Question_ABCCode CommercialPolicy_Question_KAMCode
        CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation CommercialPolicy_OperationsDescription
        CommercialPolicy_ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation Policy_Status_QuoteIndicator`,
      ),
    ],
  },
  '140': {
    holds: {
      ...each(`${HEAD.trim()}
        CommercialProperty_Summary_BlanketNumberIdentifier: 1
        CommercialProperty_Summary_BlanketLimitAmount: 10,465,000
        CommercialCoverage_Summary_BlanketTypeDescription: Building and contents, location 1
        CommercialProperty_Spoilage_PropertyDescription_B: Apples and pears in cold rooms
        CommercialProperty_Spoilage_LimitAmount_B: 500,000
        CommercialProperty_Spoilage_DeductibleAmount_B: 5,000
        BuildingSecurity_GuardWatchmenCount_A: 1`),
      ...LENDER,
      ...yes(`CommercialProperty_Spoilage_YesNoCode_B CommercialProperty_Spoilage_RefrigeratorMaintenanceCode_B
        CommercialProperty_Premises_BreakdownOrContaminationIndicator_B CommercialProperty_Premises_PowerOutageIndicator_B
        BuildingImprovement_RoofingIndicator BuildingImprovement_WiringIndicator BuildingImprovement_PlumbingIndicator
        BuildingImprovement_HeatingIndicator BuildingFireProtection_Alarm_CentralStationIndicator_A
        BuildingFireProtection_Alarm_CentralStationIndicator_B Burglar_LocalGongIndicator_A
        Alarm_Burglar_CentralStationIndicator_B`),
      ...rows(
        'BuildingImprovement_',
        ` | RoofingYear | WiringYear | PlumbingYear | HeatingYear
        A | 2020 | 2009 | 2009 | 2017`,
      ),
      ...rows(
        'BuildingExposure_',
        ` | RightDescription | RightDistance | LeftDescription | LeftDistance
        A | Pallet yard | 75 ft | Orchard | 400 ft
        B | Orchard | 500 ft | Packing house | 60 ft`,
      ),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | CommercialStructure_Building_SublocationDescription | Construction_ConstructionCode | CommercialStructure_BuiltYear | Construction_StoreyCount | Construction_BasementCount | Construction_BuildingArea | Construction_RoofMaterialCode
        A | 1 | 1 | 4400 Bellflower Road | Packing house and office | Masonry Non-Combustible | 1978 | 2 | 1 | 38,500 | Single-ply membrane
        B | 1 | 2 | 4410 Bellflower Road | Cold storage | Non-Combustible | 2008 | 1 | 0 | 26,000 | Standing seam metal`,
      ),
      ...rows(
        'BuildingFireProtection_',
        ` | Alarm_SprinklerPercent | HydrantDistanceFeetCount | FireStationDistanceMileCount | FireDistrictName | ProtectionClassCode
        A | 85 | 900 | 4 | Windfall Township | 6
        B | 100 | 650 | 4 | Windfall Township | 6`,
      ),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | InflationGuardPercent | DeductibleAmount | BlanketNumber
        A | Building | 4,750,000 | 90 | RC | Special | 4 | 10,000 | 1
        B | Business Personal Property | 900,000 | 90 | RC | Special | | 10,000 | 1
        C | Machinery and Equipment | 1,725,000 | 90 | RC | Special | | 10,000 | 1
        D | Business Income | 1,200,000 | 80 | | Special | | |
        G | Building | 2,350,000 | 90 | RC | Special | 4 | 10,000 | 1
        H | Machinery and Equipment | 740,000 | 90 | RC | Special | | 10,000 | 1
        I | Stock | 1,500,000 | 100 | Selling price | Broad | | 25,000 |`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate CommercialPropertyLineOfBusiness_RemarkText CommercialProperty_Premises_RemarkText
        CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator AdditionalInterest_ItemDescription
        NamedInsured_Signature NamedInsured_SignatureDate CommercialProperty_Spoilage_YesNoCode
        BuildingFeatures_HistoricalPropertyIndicator`,
      ),
      ...every('AB', 'Alarm_Burglar_', 'AlarmDescription'),
      ...every(
        'AB',
        '',
        'BuildingFireProtection_Alarm_ProtectionDescription BuildingOccupancy_OtherOccupanciesDescription',
      ),
      ...every('B', '', 'BuildingSecurity_GuardWatchmenCount CommercialProperty_Premises_SellingPriceIndicator'),
      'CommercialProperty_Premises_RemarkText_C',
      ...every('AB', 'CommercialPropertyCoverage_', 'SinkHoleCollapse_NoIndicator MineSubsidenceOption_NoIndicator'),
    ],
  },
}
