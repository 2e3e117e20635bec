import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))
const QUESTION = 'CommercialUmbrellaLineOfBusiness_Question_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const LOCATIONS = {
  ...address('CommercialStructure_PhysicalAddress', '90 Wharf Road | Eastbrook | CT | 06999'),
  ...address('CommercialStructure_PhysicalAddress', '311 Depot Street | Norfield | CT | 06997', 'B'),
  CommercialStructure_Location_ProducerIdentifier_A: '1',
  CommercialStructure_Location_ProducerIdentifier_B: '2',
}

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...LOCATIONS,
      ...each(`
        Producer_FullName: Nettle & Byrne Insurance
        Producer_ContactPerson_FullName: Abel Nettle
        Producer_ContactPerson_PhoneNumber: (860) 555-0151
        Producer_ContactPerson_EmailAddress: abel.nettle@example.com
        Producer_CustomerIdentifier: OSP-229
        Insurer_FullName: Highcrest Excess & Surplus Insurance Company
        NamedInsured_FullName: Osprey Tank & Pump Service, Inc.
        NamedInsured_TaxIdentifier: 06-5550772
        NamedInsured_Primary_PhoneNumber: (860) 555-0150
        Policy_EffectiveDate: 10/10/2026
        Policy_ExpirationDate: 10/10/2027
        CommercialPolicy_OperationsDescription: Installs, repairs and inspects fuel storage tanks and pumps at service stations
        CommercialStructure_AnnualRevenueAmount_A: 5,220,000
        CommercialStructure_AnnualRevenueAmount_B: 1,140,000
        BuildingOccupancy_OperationsDescription_A: Office and shop
        BuildingOccupancy_OperationsDescription_B: Yard
        CommercialPolicy_Question_KACCode: No`),
      ...address('Producer_MailingAddress', '77 Turnpike Plaza | Eastbrook | CT | 06999'),
      ...address('NamedInsured_MailingAddress', '90 Wharf Road | Eastbrook | CT | 06999'),
      ...yes(`NamedInsured_LegalEntity_CorporationIndicator Policy_LineOfBusiness_UmbrellaIndicator
        Policy_Status_QuoteIndicator`),
      ...rows(
        'PriorCoverage_OtherLine_',
        ` | LineOfBusinessCode | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Umbrella | Brackish Excess Co. | BX-60338 | 10/10/2025 | 10/10/2026 | 11,250`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate PriorCoverage_PolicyYear CommercialPolicy_RemarkText
        Producer_AuthorizedRepresentative_FullName LossHistory_InformationYearCount LossHistory_TotalAmount
        BusinessInformation_BusinessType_ContractorIndicator BusinessInformation_BusinessType_ServiceIndicator
        CommercialPolicy_Question_ABCCode CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation`,
      ),
      // Only the losses over an amount, and the underlying policies rather than the prior ones.
      ...every(
        'AB',
        'LossHistory_',
        `OccurrenceDate ClaimDate LineOfBusiness OccurrenceDescription PaidAmount ReservedAmount ClaimStatus_OpenCode`,
      ),
      ...every('AB', '', 'BusinessInformation_FullTimeEmployeeCount'),
    ],
  },
  '131': {
    holds: {
      ...LOCATIONS,
      ...each(`
        Producer_FullName: Nettle & Byrne Insurance
        Producer_CustomerIdentifier: OSP-229
        Insurer_FullName: Highcrest Excess & Surplus Insurance Company
        NamedInsured_FullName: Osprey Tank & Pump Service, Inc.
        Policy_EffectiveDate: 10/10/2026
        PriorCoverage_PolicyNumberIdentifier: BX-60338
        ExcessUmbrella_Umbrella_EachOccurrenceAmount: 4,000,000
        ExcessUmbrella_Umbrella_AggregateAmount: 4,000,000
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
        UnderlyingPolicy_GeneralLiability_InsurerFullName: Whetstone Casualty
        UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier: WCG-118204
        UnderlyingPolicy_GeneralLiability_PolicyEffectiveDate: 10/10/2026
        UnderlyingPolicy_GeneralLiability_PolicyExpirationDate: 10/10/2027
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
        UnderlyingPolicy_Automobile_InsurerFullName: Whetstone Casualty
        UnderlyingPolicy_Automobile_PolicyNumberIdentifier: WCA-118205
        UnderlyingPolicy_Automobile_PolicyEffectiveDate: 10/10/2026
        UnderlyingPolicy_Automobile_PolicyExpirationDate: 10/10/2027
        Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
        UnderlyingPolicy_Automobile_CombinedSingleLimitPremiumAmount: 41,760
        UnderlyingPolicy_EmployersLiability_InsurerFullName: Steeple Hill Mutual
        UnderlyingPolicy_EmployersLiability_PolicyNumberIdentifier: SH-WC-7046
        UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate: 07/01/2026
        UnderlyingPolicy_EmployersLiability_PolicyExpirationDate: 07/01/2027
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
        UnderlyingPolicy_EmployersLiability_PremiumAmount: 52,300
        UnderlyingPolicy_EmployersLiability_ModificationFactor: 0.94
        UnderlyingPolicy_OtherPolicy_PolicyTypeDescription: Pollution Liability
        UnderlyingPolicy_OtherPolicy_InsurerFullName: Cinderpath Specialty
        UnderlyingPolicy_OtherPolicy_PolicyNumberIdentifier: CPL-20931
        UnderlyingPolicy_OtherPolicy_PolicyEffectiveDate: 10/10/2026
        UnderlyingPolicy_OtherPolicy_PolicyExpirationDate: 10/10/2027
        UnderlyingPolicy_OtherPolicy_CombinedSingleLimitAmount: 2,000,000
        UnderlyingPolicy_OtherPolicy_PremiumAmount: 18,640
        CommercialUmbrellaLineOfBusiness_ApplicantOwnRentUseCranesExplanation: 8-ton truck crane for setting tanks`),
      ...yes(`Policy_Status_NewIndicator Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator
        GeneralLiability_OccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator
        UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator ${QUESTION}AAICode ${QUESTION}ABACode`),
      ...no(QUESTION, 'AAD AAE AAF AAG AAH AAJ ABB ABC ABD KAQ ABJ ACA'),
      ...rows(
        'BusinessInformation_',
        ` | OperationsDescription | TotalPayrollAmount | AnnualGrossReceiptsAmount | EmployeeCount
        A | Office and shop | 1,410,000 | 5,220,000 | 21
        B | Yard | 385,000 | 1,140,000 | 7`,
      ),
      ...rows(
        'LossHistory_',
        ` | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount
        A | 03/17/2025 | Auto | Service truck hit utility pole | 24,860 | 0
        B | 10/02/2022 | GL | Fuel line leak after pump repair | 38,115 | 0`,
      ),
      ...fleet('PrivatePassenger', '2 | 0 | 0 | 2 | 0 | 0'),
      ...fleet('LightWeightTruck', '11 | 0 | 0 | 9 | 2 | 0'),
      ...fleet('MediumWeightTruck', '5 | 0 | 1 | 4 | 2 | 0'),
      ...fleet('HeavyWeightTruck', '2 | 0 | 0 | 0 | 2 | 0'),
      ...each(`
        VehicleFleet_LightWeightTruck_PropertyHauledDescription: tools and parts
        VehicleFleet_MediumWeightTruck_PropertyHauledDescription: tools and parts
        VehicleFleet_HeavyWeightTruck_PropertyHauledDescription: empty tanks`),
    },
    notJudged: every(
      'A',
      '',
      `Form_CompletionDate CommercialStructure_Location_FullName CommercialUmbrellaLineOfBusiness_RemarkText
      UnderlyingPolicy_OtherPolicy_CoverageDescription UnderlyingCoverage_InformationDescription
      UnderlyingCoverage_Coverage_PollutionLiabilityIndicator UnderlyingCoverage_Exposure_PollutionLiabilityIndicator
      ExcessUmbrella_PollutionLiability_SeparatePollutionCoverageIndicator
      Producer_AuthorizedRepresentative_FullName UnderlyingPolicy_GeneralLiability_PremisesOperationsPremiumAmount
      UnderlyingPolicy_GeneralLiability_OtherPremiumAmount`,
    ),
  },
}

function fleet(kind: string, counts: string): Record<string, string> {
  return rows(
    `VehicleFleet_${kind}_`,
    ` | OwnedCount | NonOwnedCount | LeasedCount | LocalRadiusVehicleCount | IntermediateRadiusVehicleCount | LongDistanceRadiusVehicleCount
    A | ${counts}`,
  )
}
