import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'
import { UMBRELLA_PAGES } from './umbrella.ts'

const LINE = 'CommercialUmbrellaLineOfBusiness_'
const UNDERLYING = 'UnderlyingPolicy_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

/** Limits in force stand beside what the umbrella wants below it, and the limits of the last year beside the next. */
export const UMBRELLA: SubmissionPaper = {
  name: 'aspen-umbrella-request',
  pages: UMBRELLA_PAGES,
  forms: {
    '131': {
      holds: {
        ...each(`
          Producer_FullName: Ridgeline Casualty Brokers
          NamedInsured_FullName: Vantage Window & Facade Services, LLC
          Policy_EffectiveDate: 11/15/2026
          PriorCoverage_PolicyNumberIdentifier: UXL-2207714
          ExcessUmbrella_Umbrella_EachOccurrenceAmount: 5,000,000
          ExcessUmbrella_Umbrella_AggregateAmount: 5,000,000
          ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 25,000
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000
          Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
          ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
          ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
          ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
          ${UNDERLYING}Automobile_InsurerFullName: Front Range Mutual Insurance
          ${UNDERLYING}Automobile_PolicyNumberIdentifier: FRA 61-20077
          ${UNDERLYING}Automobile_PolicyEffectiveDate: 11/15/2025
          ${UNDERLYING}Automobile_PolicyExpirationDate: 11/15/2026
          ${UNDERLYING}Automobile_CombinedSingleLimitPremiumAmount: 21,480
          ${UNDERLYING}GeneralLiability_InsurerFullName: Cutbank Specialty Insurance
          ${UNDERLYING}GeneralLiability_PolicyNumberIdentifier: CSG-4418830
          ${UNDERLYING}GeneralLiability_PolicyEffectiveDate: 11/15/2025
          ${UNDERLYING}GeneralLiability_PolicyExpirationDate: 11/15/2026
          ${UNDERLYING}GeneralLiability_PremisesOperationsPremiumAmount: 18,900
          ${UNDERLYING}GeneralLiability_ProductsPremiumAmount: 3,410
          ${UNDERLYING}EmployersLiability_InsurerFullName: Pike Summit Compensation Fund
          ${UNDERLYING}EmployersLiability_PolicyNumberIdentifier: 4409-PSC-25
          ${UNDERLYING}EmployersLiability_PolicyEffectiveDate: 01/01/2026
          ${UNDERLYING}EmployersLiability_PolicyExpirationDate: 01/01/2027
          ${UNDERLYING}EmployersLiability_PremiumAmount: 62,300
          ${UNDERLYING}EmployersLiability_ModificationFactor: .91
          AdvertisersLiability_MediaUsedCode: Web and radio
          AdvertisersLiability_AnnualCostAmount: 38,000
          ${LINE}ApplicantOwnRentUseCranesExplanation: One 12 ton crane truck`),
        ...yes(`Policy_Status_RenewIndicator Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator
          ExcessUmbrella_FirstDollarDefenceCode GeneralLiability_OccurrenceIndicator
          UnderlyingCoverage_Coverage_AnyAutoIndicator ${LINE}Question_AAICode ${LINE}Question_ABACode`),
        ...no(`${LINE}Question_`, 'AAB AAD AAE AAF AAG AAH AAJ ABB ABC ABD ABF KAQ ABJ ACA'),
        ...address('CommercialStructure_PhysicalAddress', '1750 Brighton Row | Denver | CO | 80205'),
        ...address('CommercialStructure_PhysicalAddress', '92 Platte Landing | Fort Collins | CO | 80524', 'B'),
        ...address('CommercialStructure_PhysicalAddress', '1760 Brighton Row | Denver | CO | 80205', 'C'),
        ...rows(
          'CommercialStructure_Location_',
          ` | ProducerIdentifier | FullName
          A | 1 | Vantage Window & Facade Services, LLC
          B | 2 | Vantage Window & Facade Services, LLC
          C | 3 | Vantage Lift Rental, LLC`,
        ),
        ...rows(
          'BusinessInformation_',
          ` | OperationsDescription | TotalPayrollAmount | AnnualGrossReceiptsAmount | ForeignGrossSalesAmount | EmployeeCount
          A | Window and facade cleaning | 1,864,000 | 4,310,000 | 0 | 37
          B | Window cleaning | 402,500 | 918,000 | 0 | 9
          C | Rental of boom lifts | 138,000 | 655,000 | 0 | 3`,
        ),
        ...rows(
          `${UNDERLYING}OtherPolicy_`,
          ` | PolicyTypeDescription | InsurerFullName | PolicyNumberIdentifier | PolicyEffectiveDate | PolicyExpirationDate | PremiumAmount
          A | Employee Benefits Liability | Cutbank Specialty Insurance | CSE-4418831 | 11/15/2025 | 11/15/2026 | 415
          B | Contractors Pollution Liability | Cinder Cone Surplus Lines | CP 0097-214 | 02/01/2026 | 02/01/2027 | 4,150`,
        ),
        ...rows(
          'LossHistory_',
          ` | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount
          A | 07/08/2024 | General Liability | Squeegee fell on parked car and driver | 14,200 | 0
          B | 03/19/2026 | Automobile | Van rear-ended a sedan | 6,750 | 12,500`,
        ),
        ...each(`
          VehicleFleet_PrivatePassenger_OwnedCount: 4
          VehicleFleet_PrivatePassenger_NonOwnedCount: 6
          VehicleFleet_PrivatePassenger_LeasedCount: 1
          VehicleFleet_PrivatePassenger_LocalRadiusVehicleCount: 11
          VehicleFleet_LightWeightTruck_OwnedCount: 13
          VehicleFleet_LightWeightTruck_LeasedCount: 2
          VehicleFleet_LightWeightTruck_PropertyHauledDescription: Window cleaning gear
          VehicleFleet_LightWeightTruck_LocalRadiusVehicleCount: 12
          VehicleFleet_LightWeightTruck_IntermediateRadiusVehicleCount: 3
          VehicleFleet_MediumWeightTruck_OwnedCount: 3
          VehicleFleet_MediumWeightTruck_PropertyHauledDescription: Rope and scaffold
          VehicleFleet_MediumWeightTruck_LocalRadiusVehicleCount: 2
          VehicleFleet_MediumWeightTruck_IntermediateRadiusVehicleCount: 1
          VehicleFleet_HeavyWeightTruck_OwnedCount: 1
          VehicleFleet_HeavyWeightTruck_PropertyHauledDescription: Boom lifts
          VehicleFleet_HeavyWeightTruck_IntermediateRadiusVehicleCount: 1`),
      },
      notJudged: [
        ...every('AB', `${UNDERLYING}OtherPolicy_`, 'CoverageDescription CombinedSingleLimitAmount'),
        ...every(
          'A',
          'UnderlyingCoverage_',
          `Coverage_GeneralLiabilityOccurrenceIndicator Coverage_EmployeeBenefitsLiabilityIndicator
          Exposure_EmployeeBenefitsLiabilityIndicator Coverage_PollutionLiabilityIndicator Exposure_PollutionLiabilityIndicator`,
        ),
        ...every('A', `${LINE}Question_`, 'ABECode AACCode'),
        ...every(
          'A',
          '',
          `VehicleFleet_PrivatePassenger_PropertyHauledDescription ExcessUmbrella_EmployeeBenefits_EachEmployeeLimitAmount
          ExcessUmbrella_PollutionLiability_SeparatePollutionCoverageIndicator`,
        ),
        ...['PrivatePassenger', 'LightWeightTruck', 'MediumWeightTruck', 'HeavyWeightTruck'].flatMap((kind) =>
          every('A', `VehicleFleet_${kind}_`, 'LongDistanceRadiusVehicleCount'),
        ),
      ],
    },
  },
}
