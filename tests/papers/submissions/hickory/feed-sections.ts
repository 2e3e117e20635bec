import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'

const LINE = 'GeneralLiabilityLineOfBusiness_'
const UMBRELLA = 'CommercialUmbrellaLineOfBusiness_'
const UNDER = 'UnderlyingPolicy_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const FLEET = 'VehicleFleet_'

const HEAD = each(`
  Producer_FullName: Juniper Basin Agency
  NamedInsured_FullName: Goldfinch Feed & Farm Supply, Inc.
  Policy_EffectiveDate: 09/30/2026`)
const LIMITS = {
  ...each(`
    GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
    GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
    GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
    GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
    GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
    GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`),
  ...yes('GeneralLiability_OccurrenceIndicator'),
}
const UNSURE = 'Form_CompletionDate Insurer_FullName Policy_PolicyNumberIdentifier'

/** The summary's liability, umbrella and property. */
export const SECTIONS: SubmissionPaper['forms'] = {
  '126': {
    holds: {
      ...HEAD,
      ...LIMITS,
      ...each(`
        GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
        AdditionalInterest_FullName: Railhead Holdings LLC
        AdditionalInterest_Item_LocationProducerIdentifier: 2
        AdditionalInterest_Item_BuildingProducerIdentifier: 1
        ${LINE}MachineryOrEquipmentLoanedRentedOthersExplanation: Post hole augers
        ${LINE}ProductsRecalledDiscontinuedExplanation: One lot of poultry feed recalled by its maker in March 2025
        ${LINE}ProductsOfOthersSoldUnderApplicantLabelExplanation: Bird seed is bagged as Goldfinch Gold`),
      ...address('AdditionalInterest_MailingAddress', '90 Cattle Drive | Owl Creek | ID | 83998'),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_PropertyDamage_DeductibleIndicator
        GeneralLiability_DeductiblePerClaimIndicator GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator
        AdditionalInterest_Interest_AdditionalInsuredIndicator ${LINE}Question_ACCCode ${LINE}Question_ABECode
        ${LINE}Question_ABFCode`),
      ...no(`${LINE}Question_`, 'ACE KAH ACH'),
      Contractors_Question_AAHCode_A: 'No',
      ...rows(
        'GeneralLiability_Hazard_',
        ` | LocationProducerIdentifier | HazardProducerIdentifier | ClassCode | Classification | PremiumBasisCode | TerritoryCode | Exposure
        A | 1 | 1 | 13590 | Feed, grain or hay dealers | S | 003 | 5,200,000
        B | 2 | 2 | 13590 | Feed, grain or hay dealers | S | 005 | 1,450,000
        C | 1 | 3 | 13205 | Propane gas dealers | S | 003 | 310,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${LINE}RemarkText AdditionalInterest_AccountNumberIdentifier AdditionalInterest_ItemDescription ${LINE}Question_ACBCode
        ${LINE}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation
        CommercialInlandMarineProperty_PropertySubClass_SmallToolsIndicator
        CommercialInlandMarineProperty_PropertySubClass_LargeEquipmentIndicator`,
      ),
      `${LINE}RemarkText_B`,
    ],
  },
  '131': {
    holds: {
      ...HEAD,
      ...LIMITS,
      ...each(`
        PriorCoverage_PolicyNumberIdentifier: BRM-CU-40074
        ExcessUmbrella_Umbrella_EachOccurrenceAmount: 3,000,000
        ExcessUmbrella_Umbrella_AggregateAmount: 3,000,000
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
        ${UNDER}Automobile_InsurerFullName: Basin & Range Mutual
        ${UNDER}Automobile_PolicyNumberIdentifier: BRM-CA-40073
        ${UNDER}Automobile_PolicyEffectiveDate: 09/30/2026
        ${UNDER}Automobile_PolicyExpirationDate: 09/30/2027
        Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
        ${UNDER}GeneralLiability_InsurerFullName: Basin & Range Mutual
        ${UNDER}GeneralLiability_PolicyNumberIdentifier: BRM-GL-40072
        ${UNDER}GeneralLiability_PolicyEffectiveDate: 09/30/2026
        ${UNDER}GeneralLiability_PolicyExpirationDate: 09/30/2027
        ${UNDER}EmployersLiability_InsurerFullName: Gem Valley Comp Fund
        ${UNDER}EmployersLiability_PolicyNumberIdentifier: GVCF-20118
        ${UNDER}EmployersLiability_PolicyEffectiveDate: 01/01/2026
        ${UNDER}EmployersLiability_PolicyExpirationDate: 01/01/2027
        ${EMPLOYERS}EachAccidentLimitAmount: 500,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 500,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 500,000
        ${UMBRELLA}ExplosivesCausticsFlammablesOtherDangerousCargoHauledExplanation: Propane cylinders, up to 20 a trip`),
      ...rows(
        FLEET,
        ` | PrivatePassenger_OwnedCount | PrivatePassenger_LeasedCount | PrivatePassenger_LocalRadiusVehicleCount | PrivatePassenger_IntermediateRadiusVehicleCount | PrivatePassenger_LongDistanceRadiusVehicleCount
        A | 1 | 0 | 1 | 0 | 0`,
      ),
      ...rows(
        FLEET,
        ` | LightWeightTruck_OwnedCount | LightWeightTruck_LeasedCount | LightWeightTruck_LocalRadiusVehicleCount | LightWeightTruck_IntermediateRadiusVehicleCount | LightWeightTruck_LongDistanceRadiusVehicleCount
        A | 4 | 0 | 4 | 0 | 0`,
      ),
      ...rows(
        FLEET,
        ` | HeavyWeightTruck_OwnedCount | HeavyWeightTruck_LeasedCount | HeavyWeightTruck_LocalRadiusVehicleCount | HeavyWeightTruck_IntermediateRadiusVehicleCount | HeavyWeightTruck_LongDistanceRadiusVehicleCount
        A | 2 | 1 | 0 | 3 | 0`,
      ),
      ...yes(`Policy_Status_RenewIndicator Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator
        ${UMBRELLA}Question_AAECode ${UMBRELLA}Question_AAICode`),
      ...no(`${UMBRELLA}Question_`, 'AAD AAF AAH ABA ABC'),
      ...address('CommercialStructure_PhysicalAddress', '820 Granger Road | Sagebrush Flat | ID | 83999'),
      CommercialStructure_Location_ProducerIdentifier_A: '1',
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${UMBRELLA}RemarkText ${UMBRELLA}Question_ACACode ${UMBRELLA}Question_ABFCode
        UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator
        UnderlyingCoverage_InformationDescription UnderlyingCoverage_Coverage_AdditionalInterestsIndicator
        UnderlyingCoverage_Exposure_AdditionalInterestsIndicator`,
      ),
      ...every(
        'ABC',
        '',
        `CommercialStructure_Location_FullName BusinessInformation_OperationsDescription
        BusinessInformation_AnnualGrossReceiptsAmount BusinessInformation_EmployeeCount LossHistory_ClaimDate
        LossHistory_LineOfBusiness LossHistory_OccurrenceDescription LossHistory_PaidAmount LossHistory_ReservedAmount`,
      ),
      // The second building of location 1 may have a row of its own or none.
      ...every(
        'BC',
        'CommercialStructure_',
        `Location_ProducerIdentifier PhysicalAddress_LineOne PhysicalAddress_CityName
        PhysicalAddress_StateOrProvinceCode PhysicalAddress_PostalCode`,
      ),
    ],
  },
  '140': {
    holds: {
      ...HEAD,
      ...each(`
        AdditionalInterest_FullName: Sagebrush Land Bank
        AdditionalInterest_AccountNumberIdentifier: SLB-2011-7740
        AdditionalInterest_Item_LocationProducerIdentifier: 1
        AdditionalInterest_Item_BuildingProducerIdentifier: 1`),
      ...address('AdditionalInterest_MailingAddress', '1 Depot Plaza | Sagebrush Flat | ID | 83999'),
      ...yes(`AdditionalInterest_Interest_MortgageeIndicator BuildingFireProtection_Alarm_CentralStationIndicator
        BuildingImprovement_RoofingIndicator_A BuildingImprovement_RoofingIndicator_B BuildingImprovement_WiringIndicator_A`),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | CommercialStructure_Building_SublocationDescription | Construction_ConstructionCode | CommercialStructure_BuiltYear | Construction_StoreyCount | Construction_BuildingArea | Construction_RoofMaterialCode | BuildingImprovement_RoofingYear
        A | 1 | 1 | 820 Granger Road | Store and warehouse | Joisted Masonry | 1979 | 1 | 24,000 | Metal | 2017
        B | 1 | 2 | 820 Granger Road | Hay barn | Non-Combustible | 2004 | 1 | 12,000 | Metal | 2026`,
      ),
      BuildingImprovement_WiringYear_A: '2008',
      ...rows(
        'BuildingFireProtection_',
        ` | FireDistrictName | ProtectionClassCode | HydrantDistanceFeetCount | FireStationDistanceMileCount | Alarm_SprinklerPercent
        A | Sagebrush Flat | 4 | 450 | 1.5 | 0
        B | Sagebrush Flat | 4 | 700 | 1.5 | 0`,
      ),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
        A | Building | 2,880,000 | 90 | RC | Special | 5,000
        B | Business personal property | 1,050,000 | 90 | RC | Special | 5,000
        C | Business income with extra expense | 400,000 | 80 | | Special |
        G | Building | 510,000 | 80 | ACV | Basic | 2,500
        H | Stock | 185,000 | 80 | ACV | Basic | 2,500`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} AdditionalInterest_ItemDescription CommercialPropertyLineOfBusiness_RemarkText CommercialProperty_Premises_RemarkText
        CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator AdditionalInterest_InterestRank`,
      ),
      ...every(
        'B',
        '',
        `BuildingImprovement_WiringIndicator BuildingImprovement_WiringYear AdditionalInterest_FullName
        AdditionalInterest_AccountNumberIdentifier AdditionalInterest_Interest_LossPayeeIndicator
        AdditionalInterest_MailingAddress_LineOne AdditionalInterest_MailingAddress_CityName
        AdditionalInterest_MailingAddress_StateOrProvinceCode AdditionalInterest_MailingAddress_PostalCode
        AdditionalInterest_ItemDescription`,
      ),
      ...every(
        'AB',
        '',
        'BuildingFireProtection_Alarm_ProtectionDescription BuildingOccupancy_OtherOccupanciesDescription',
      ),
      'CommercialProperty_Premises_RemarkText_C',
    ],
  },
}
