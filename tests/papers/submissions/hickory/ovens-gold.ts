import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'

const LINE = 'GeneralLiabilityLineOfBusiness_'
const UMBRELLA = 'CommercialUmbrellaLineOfBusiness_'
const POLICY = 'CommercialPolicy_'
const UNDER = 'UnderlyingPolicy_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

const HEAD = each(`
  Producer_FullName: Corbel & Lyle Brokerage
  NamedInsured_FullName: Thistledown Oven Works, Inc.
  Policy_EffectiveDate: 11/01/2026`)
const LIMITS = {
  ...each(`
    GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
    GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
    GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
    GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
    GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
    GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`),
  ...yes('GeneralLiability_OccurrenceIndicator'),
}
const PLANT = '2100 Hearthstone Road | Brasswater | PA | 15998'
const DEPOT = "35 Tannery Lane | Cutler's Ford | PA | 15997"
const UNSURE = `Form_CompletionDate Insurer_FullName Producer_AuthorizedRepresentative_FullName
  Producer_AuthorizedRepresentative_Signature`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...HEAD,
      ...each(`
        Policy_ExpirationDate: 11/01/2027
        Producer_ContactPerson_FullName: Anneliese Corbel
        Producer_ContactPerson_PhoneNumber: (724) 555-0150
        Producer_FaxNumber: (724) 555-0151
        Producer_ContactPerson_EmailAddress: acorbel@corbellyle.example.com
        NamedInsured_TaxIdentifier: 25-5550274
        NamedInsured_Primary_PhoneNumber: (724) 555-0160
        NamedInsured_Primary_WebsiteAddress: thistledownovens.example.com
        NamedInsured_BusinessStartDate: 04/02/1996
        Producer_MailingAddress_CityName: Brasswater
        Producer_MailingAddress_StateOrProvinceCode: PA
        Producer_MailingAddress_PostalCode: 15999
        BusinessInformation_ParentOrganizationName: Ember Row Holdings, Inc.
        Subsidiary_ParentOwnershipPercent: 100
        LossHistory_InformationYearCount: 5`),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 1180 | Brasswater | PA | 15999'),
      ...address('CommercialStructure_PhysicalAddress', PLANT),
      ...address('CommercialStructure_PhysicalAddress', DEPOT, 'B'),
      ...yes(`Policy_LineOfBusiness_CommercialProperty Policy_LineOfBusiness_CommercialGeneralLiability
        Policy_LineOfBusiness_UmbrellaIndicator NamedInsured_LegalEntity_CorporationIndicator
        Policy_Payment_ProducerBillIndicator CommercialStructure_InsuredInterest_OwnerIndicator
        CommercialStructure_InsuredInterest_TenantIndicator_B ${POLICY}Question_AAICode ${POLICY}Question_KAACode
        ${POLICY}Question_KACCode
        ${POLICY}FormalSafetyProgram_SafetyManualIndicator ${POLICY}FormalSafetyProgram_MonthlyMeetingsIndicator_B
        LossHistory_ClaimStatus_OpenCode_B`),
      ...no(`${POLICY}Question_`, 'AAJ AAC KAK KAL'),
      LossHistory_ClaimStatus_OpenCode_A: 'No',
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_PhysicalAddress_CountyName | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OccupiedArea | CommercialStructure_AnnualRevenueAmount | BuildingOccupancy_OperationsDescription
        A | 1 | Pell | 58 | 4 | 61,000 | 12,600,000 | plant and office
        B | 2 | Moraine | 9 | | 4,800 | 1,150,000 | service depot`,
      ),
      Construction_BuildingArea_A: '61,000',
      ...rows(
        'PriorCoverage_',
        ` | GeneralLiability_InsurerFullName | GeneralLiability_PolicyNumberIdentifier | GeneralLiability_EffectiveDate | GeneralLiability_ExpirationDate | GeneralLiability_TotalPremiumAmount
        A | Kestrel Surety & Casualty | KSC-GL-51180 | 11/01/2025 | 11/01/2026 | 48,200
        B | Kestrel Surety & Casualty | KSC-GL-49022 | 11/01/2024 | 11/01/2025 | 45,750`,
      ),
      ...rows(
        'PriorCoverage_',
        ` | Property_InsurerFullName | Property_PolicyNumberIdentifier | Property_EffectiveDate | Property_ExpirationDate | Property_TotalPremiumAmount
        A | Kestrel Surety & Casualty | KSC-PR-51181 | 11/01/2025 | 11/01/2026 | 61,400`,
      ),
      ...rows(
        'PriorCoverage_',
        ` | Automobile_InsurerFullName | Automobile_PolicyNumberIdentifier | Automobile_EffectiveDate | Automobile_ExpirationDate | Automobile_TotalPremiumAmount
        A | Tollway Mutual | TM-CA-319204 | 11/01/2025 | 11/01/2026 | 22,940`,
      ),
      ...rows(
        'NamedInsured_Contact_',
        ` | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
        A | Odalys Crane | (724) 555-0163 | odalys@thistledownovens.example.com
        B | Bram Yelland | (724) 555-0164 | byelland@thistledownovens.example.com`,
      ),
      ...rows(
        'LossHistory_',
        ` | OccurrenceDate | LineOfBusiness | PaidAmount | ReservedAmount
        A | 03/14/2024 | general liability | 42,600 |
        B | 01/22/2026 | automobile | 8,350 | 15,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${POLICY}OperationsDescription Insurer_Underwriter_FullName Producer_MailingAddress_LineOne Producer_MailingAddress_LineTwo Policy_Status_QuoteIndicator
        BusinessInformation_BusinessType_ManufacturingIndicator Subsidiary_ParentSubsidiaryRelationshipDescription
        CommercialPolicy_Attachment_StatementOfValuesIndicator CommercialPolicy_Attachment_LossSummaryIndicator
        CommercialStructure_Question_ABBCode ${POLICY}Question_ABCCode LossHistory_TotalAmount
        LossHistory_ReservedAmount PriorCoverage_OtherLine_LineOfBusinessCode PriorCoverage_OtherLine_InsurerFullName
        ${POLICY}RemarkText CommercialStructure_InstallationRepairWorkPercent
        OtherPolicy_LineOfBusinessCode OtherPolicy_PolicyNumberIdentifier`,
      ),
      ...every('ABC', '', 'PriorCoverage_PolicyYear LossHistory_OccurrenceDescription'),
      ...every('AB', 'NamedInsured_Contact_', 'ContactDescription PrimaryBusinessPhoneIndicator'),
      ...every('AB', '', 'CommercialStructure_Building_ProducerIdentifier LossHistory_ClaimDate'),
      ...every('B', '', 'BusinessInformation_PartTimeEmployeeCount Construction_BuildingArea'),
    ],
  },
  '126': {
    holds: {
      ...HEAD,
      ...LIMITS,
      ...each(`
        GeneralLiability_PropertyDamage_DeductibleAmount: 5,000
        GeneralLiability_EmployeeBenefits_LimitAmount: 1,000,000
        GeneralLiability_EmployeeBenefits_PerClaimDeductibleAmount: 1,000
        GeneralLiability_EmployeeBenefits_RetroactiveDate: 11/01/2019`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_PropertyDamage_DeductibleIndicator
        GeneralLiability_DeductiblePerOccurrenceIndicator GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator
        ${LINE}Question_ABACode ${LINE}Question_AAJCode`),
      ...no(`${LINE}Question_`, 'ABG'),
      ...rows(
        'GeneralLiability_Hazard_',
        ` | LocationProducerIdentifier | ClassCode | Classification | Exposure
        A | 1 | 56654 | Machinery manufacturing NOC | 12,600,000
        B | 2 | 97222 | Machinery installation and repair | 540,000`,
      ),
      ...rows(
        'ProductAndCompletedOperations_',
        ` | ProductName | AnnualGrossSalesAmount | UnitCount
        A | deck ovens | 8,900,000 | 410
        B | spiral mixers | 3,700,000 | 960`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${LINE}RemarkText ${LINE}ApplicantInstallServiceProductsExplanation ${LINE}Question_ABDCode ${LINE}Question_ABECode
        ${LINE}Question_ACJCode Contractors_Question_AAHCode Contractors_Question_AAGCode Contractors_FullTimeEmployeeCount
        Contractors_PartTimeEmployeeCount GeneralLiability_EmployeeBenefits_EmployeeCount`,
      ),
      `${LINE}RemarkText_B`,
      ...every('AB', 'GeneralLiability_Hazard_', 'PremiumBasisCode HazardProducerIdentifier'),
      ...every('AB', 'ProductAndCompletedOperations_', 'IntendedUse PrincipalComponents'),
    ],
  },
  '131': {
    holds: {
      ...HEAD,
      ...LIMITS,
      ...each(`
        ExcessUmbrella_Umbrella_EachOccurrenceAmount: 5,000,000
        ExcessUmbrella_Umbrella_AggregateAmount: 5,000,000
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
        ${UNDER}Automobile_InsurerFullName: Tollway Mutual
        ${UNDER}Automobile_PolicyNumberIdentifier: TM-CA-330981
        ${UNDER}Automobile_PolicyEffectiveDate: 11/01/2026
        ${UNDER}Automobile_PolicyExpirationDate: 11/01/2027
        ${UNDER}Automobile_CombinedSingleLimitPremiumAmount: 24,100
        Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
        ${UNDER}EmployersLiability_InsurerFullName: Anvil Compensation Fund
        ${UNDER}EmployersLiability_PolicyNumberIdentifier: ACF-77-4410
        ${UNDER}EmployersLiability_PolicyEffectiveDate: 01/01/2026
        ${UNDER}EmployersLiability_PolicyExpirationDate: 01/01/2027
        ${UNDER}EmployersLiability_PremiumAmount: 88,700
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        VehicleFleet_PrivatePassenger_OwnedCount: 3
        VehicleFleet_LightWeightTruck_OwnedCount: 7
        VehicleFleet_MediumWeightTruck_OwnedCount: 2
        AdvertisersLiability_MediaUsedCode: trade magazines
        AdvertisersLiability_AnnualCostAmount: 46,000`),
      ...yes(`Policy_Status_NewIndicator Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator
        ${UMBRELLA}Question_AABCode ${UMBRELLA}Question_AAICode ${UMBRELLA}Question_KAQCode ${UMBRELLA}Question_ABJCode`),
      ...no(`${UMBRELLA}Question_`, 'AAD AAE AAF AAH AAJ ABA ABC ABD ABF ABG ACA'),
      ...address('CommercialStructure_PhysicalAddress', PLANT),
      ...address('CommercialStructure_PhysicalAddress', DEPOT, 'B'),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | BusinessInformation_OperationsDescription | BusinessInformation_TotalPayrollAmount | BusinessInformation_AnnualGrossReceiptsAmount | BusinessInformation_ForeignGrossSalesAmount | BusinessInformation_EmployeeCount
        A | 1 | plant and office | 3,480,000 | 12,600,000 | 310,000 | 62
        B | 2 | service depot | 540,000 | 1,150,000 | | 9`,
      ),
      ...rows(
        'LossHistory_',
        ` | LineOfBusiness | PaidAmount | ReservedAmount
        A | general liability | 42,600 |
        B | automobile | 8,350 | 15,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} PriorCoverage_PolicyNumberIdentifier ${UNDER}GeneralLiability_InsurerFullName
        ${UNDER}GeneralLiability_PolicyEffectiveDate ${UNDER}GeneralLiability_PolicyExpirationDate
        ${UMBRELLA}RemarkText ${UMBRELLA}ProductliabilityLossPastThreeYearsExplanation
        ${UMBRELLA}HospitalOrFirstAidFacilityMaintainedExplanation LossHistory_ReservedAmount
        UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator
        UnderlyingCoverage_Coverage_EmployeeBenefitsLiabilityIndicator
        UnderlyingCoverage_Exposure_EmployeeBenefitsLiabilityIndicator UnderlyingCoverage_InformationDescription
        ExcessUmbrella_EmployeeBenefits_EachEmployeeLimitAmount ExcessUmbrella_EmployeeBenefits_RetroactiveDate
        ExcessUmbrella_EmployeeBenefits_DeductibleOrRetentionAmount ExcessUmbrella_ProductLiability_GrossSalesAmount`,
      ),
      `${UMBRELLA}HiredAndNonOwnedCoverageProvidedExplanation_J`,
      ...every(
        'AB',
        '',
        'CommercialStructure_Location_FullName LossHistory_ClaimDate LossHistory_OccurrenceDescription',
      ),
      'BusinessInformation_ForeignGrossSalesAmount_B',
    ],
  },
}
