import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_126, OF_130, OF_131, OPEN_125, OPEN_126, OPEN_130, OPEN_131 } from './gold.ts'

const WAREHOUSE = '140 Millyard Road | Manchester | NH | 03101'
const INSURED = each(`
  Producer_FullName: Fallow & Price Insurance
  Policy_EffectiveDate: 01/01/2027
  NamedInsured_FullName: Merrimack Restaurant Supply Co., Inc.`)
const COMMON = {
  ...INSURED,
  ...each(`
    Producer_ContactPerson_FullName: Andrea Fallow
    Producer_ContactPerson_PhoneNumber: (603) 555-0190
    Producer_FaxNumber: (603) 555-0191
    Producer_ContactPerson_EmailAddress: afallow@fallowprice.example
    Policy_ExpirationDate: 01/01/2028
    NamedInsured_TaxIdentifier: 02-5550184
    NamedInsured_Primary_WebsiteAddress: www.merrimacksupply.example
    CommercialPolicy_OperationsDescription: wholesale distributor of paper goods, cookware and small kitchen equipment to restaurants in three states`),
  ...yes('Policy_Status_QuoteIndicator NamedInsured_LegalEntity_SubchapterSCorporationIndicator'),
  ...address('Producer_MailingAddress', '88 Depot Square | Nashua | NH | 03060'),
  ...address('NamedInsured_MailingAddress', WAREHOUSE),
}
const LIABILITY = each(`
  GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
  GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
  GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
  GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
  GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`)
const EMPLOYERS = each(`
  WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 1,000,000
  WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 1,000,000
  WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 1,000,000`)

export const DISTRIBUTOR_FORMS: SubmissionPaper['forms'] = {
  '125': gold(
    {
      ...COMMON,
      ...each(`
        NamedInsured_FullName_B: Millyard 140 LLC
        NamedInsured_TaxIdentifier_B: 02-5550190
        NamedInsured_BusinessStartDate: 03/15/1994
        CommercialStructure_PhysicalAddress_CountyName: Hillsborough
        BusinessInformation_FullTimeEmployeeCount: 21
        BusinessInformation_PartTimeEmployeeCount: 4
        CommercialStructure_AnnualRevenueAmount: 11,200,000
        BuildingOccupancy_OccupiedArea: 30,000
        BuildingOccupancy_OpenToPublicArea: 1,200
        Construction_BuildingArea: 38,000
        PriorCoverage_GeneralLiability_InsurerFullName: Amoskeag Mutual
        PriorCoverage_GeneralLiability_PolicyNumberIdentifier: AGL-30117
        PriorCoverage_GeneralLiability_TotalPremiumAmount: 19,870
        PriorCoverage_GeneralLiability_ExpirationDate: 01/01/2027
        PriorCoverage_Property_InsurerFullName: Amoskeag Mutual
        PriorCoverage_Property_PolicyNumberIdentifier: APR-30118
        PriorCoverage_Property_TotalPremiumAmount: 22,640
        PriorCoverage_Property_ExpirationDate: 01/01/2027
        LossHistory_InformationYearCount: 5
        LossHistory_OccurrenceDate: 01/22/2025
        LossHistory_LineOfBusiness: Property
        LossHistory_OccurrenceDescription: burst pipe
        LossHistory_PaidAmount: 31,200
        LossHistory_ClaimStatus_OpenCode: N`),
      ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
        Policy_LineOfBusiness_UmbrellaIndicator NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B
        CommercialStructure_RiskLocation_InsideCityLimitsIndicator BusinessInformation_BusinessType_WholesaleIndicator
        CommercialStructure_Question_ABBCode CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
        CommercialPolicy_FormalSafetyProgram_SafetyPositionIndicator_B
        CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B`),
      ...address('NamedInsured_MailingAddress', WAREHOUSE, 'B'),
      ...address('CommercialStructure_PhysicalAddress', WAREHOUSE),
      ...rows(
        'NamedInsured_Contact_',
        ` | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
        A | Luis Ferrer | (603) 555-0162 |
        B | Jeanne Tremblay | (603) 555-0165 | jeanne@merrimacksupply.example`,
      ),
      ...also(OF_125, 'KAA'),
      ...no(OF_125, 'AAC AAH AAF KAK KAL ABB KAN KAO'),
    },
    OPEN_125,
    // One of the two companies owns the building and the other one uses it.
    every('A', 'CommercialStructure_InsuredInterest_', 'OwnerIndicator TenantIndicator'),
    every('AB', 'NamedInsured_Contact_', 'PrimaryBusinessPhoneIndicator'),
    every('A', '', `NamedInsured_Primary_PhoneNumber ${OF_125}KACCode`),
    every('A', 'PriorCoverage_OtherLine_', 'LineOfBusinessCode InsurerFullName PolicyNumberIdentifier'),
    every('A', 'PriorCoverage_OtherLine_', 'TotalPremiumAmount EffectiveDate ExpirationDate'),
    every('A', 'PriorCoverage_Automobile_', 'InsurerFullName PolicyNumberIdentifier EffectiveDate ExpirationDate'),
    every('B', 'PriorCoverage_OtherLine_', 'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount'),
    every('B', 'PriorCoverage_OtherLine_', 'ExpirationDate'),
    ['CommercialPolicy_OperationsDescription_B', 'CommercialStructure_AnnualRevenueAmount_B'],
    every('A', 'BusinessInformation_BusinessType_', 'RetailIndicator'),
  ),
  '126': gold(
    {
      ...INSURED,
      ...LIABILITY,
      ...yes('GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator'),
      ...also(OF_126, 'ABF'),
      ...no(OF_126, 'AAJ ABC ABE ABH ABI AAC KAB'),
    },
    OPEN_126,
    every('BC', 'ProductAndCompletedOperations_', 'ProductName'),
    every(
      'A',
      'GeneralLiabilityLineOfBusiness_',
      `ProductsOfOthersSoldUnderApplicantLabelExplanation FormalSafetySecurityPolicyInEffectExplanation
      BusinessPromotionalLiteratureSafetyRepresentationsExplanation`,
    ),
    // A manual on safety need not be one on security.
    ['Contractors_Question_AAGCode_A', 'Contractors_Question_AAHCode_A'],
  ),
  '130': gold(
    {
      ...COMMON,
      ...EMPLOYERS,
      ...each(`
        Location_PhysicalAddress_CountyName: Hillsborough
        NamedInsured_InspectionContact_FullName: Luis Ferrer
        NamedInsured_InspectionContact_PhoneNumber: (603) 555-0162
        NamedInsured_AccountingContact_FullName: Jeanne Tremblay
        NamedInsured_AccountingContact_PhoneNumber: (603) 555-0165
        NamedInsured_AccountingContact_EmailAddress: jeanne@merrimacksupply.example
        PriorCoverage_InsurerFullName: Yankee Comp
        PriorCoverage_PolicyNumberIdentifier: YC-88214
        PriorCoverage_TotalPremiumAmount: 27,350
        PriorCoverage_ModificationFactor: 0.96`),
      ...address('Location_PhysicalAddress', WAREHOUSE),
      ...rows(
        'WorkersCompensation_Individual_',
        ` | FullName | TitleRelationshipCode | OwnershipPercent | IncludedExcludedCode
        A | Harold Tremblay | President | 60 | EXC
        B | Jeanne Tremblay | Treasurer | 40 | INC`,
      ),
      ...rows(
        'WorkersCompensation_RateClass_',
        ` | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
        A | warehouse | 14 | 4 | 702,000
        B | outside salespeople | 4 | | 318,000
        C | office | 3 | | 244,000`,
      ),
      ...also(OF_130, 'ABC ABF KAV ABH'),
      ...no(OF_130, 'AAI KAT AAE AAF ABI AAB AAG ABE'),
    },
    OPEN_130,
    every(
      'A',
      '',
      `NamedInsured_Primary_PhoneNumber NamedInsured_Primary_EmailAddress ${OF_130}ABACode
      ${OF_130}KAUCode ${OF_130}KAXCode`,
    ),
    every('AB', 'WorkersCompensation_PartThree_', 'StateOrProvinceCode'),
    every(
      'A',
      'WorkersCompensationLineOfBusiness_',
      `EmployeeHealthPlansProvidedExplanation AnySeasonalEmployeesExplanation EmployeesTravelOutOfStateExplanation
      WrittenSafetyProgramInOperationExplanation`,
    ),
  ),
  '131': gold(
    {
      ...INSURED,
      ...LIABILITY,
      ...EMPLOYERS,
      ...each(`
        PriorCoverage_PolicyNumberIdentifier: AUM-30119
        ExcessUmbrella_Umbrella_EachOccurrenceAmount: 5,000,000
        ExcessUmbrella_Umbrella_AggregateAmount: 5,000,000
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
        BusinessInformation_TotalPayrollAmount: 1,264,000
        BusinessInformation_AnnualGrossReceiptsAmount: 11,200,000
        BusinessInformation_EmployeeCount: 25
        UnderlyingPolicy_Automobile_InsurerFullName: Amoskeag Mutual
        UnderlyingPolicy_Automobile_PolicyNumberIdentifier: AHN-30120
        UnderlyingPolicy_Automobile_PolicyEffectiveDate: 01/01/2027
        UnderlyingPolicy_Automobile_PolicyExpirationDate: 01/01/2028
        Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
        AdvertisersLiability_MediaUsedCode: trade magazines
        AdvertisersLiability_AnnualCostAmount: 18,000`),
      ...yes(`Policy_PolicyType_UmbrellaIndicator GeneralLiability_OccurrenceIndicator
        LossHistory_NoPriorLossesIndicator`),
      ...address('CommercialStructure_PhysicalAddress', WAREHOUSE),
      ...also(OF_131, 'AAI'),
      ...no(OF_131, 'AAB AAD ABA ABC ABD ABJ ACA'),
    },
    OPEN_131,
    // The second company is at the same place and may have a row of its own.
    every('B', 'CommercialStructure_PhysicalAddress_', 'LineOne CityName StateOrProvinceCode PostalCode'),
    every('A', 'UnderlyingPolicy_', 'EmployersLiability_InsurerFullName EmployersLiability_PolicyNumberIdentifier'),
    every('A', 'UnderlyingPolicy_', 'GeneralLiability_PolicyNumberIdentifier'),
    every('A', 'VehicleFleet_', 'PrivatePassenger_OwnedCount'),
    every('A', 'UnderlyingCoverage_', 'Coverage_OtherIndicator Coverage_OtherDescription'),
    every(
      'A',
      '',
      `${OF_131}AAHCode ${OF_131}AAFCode ExcessUmbrella_ProtectiveLiability_IndependentContractorDescription`,
    ),
  ),
}
