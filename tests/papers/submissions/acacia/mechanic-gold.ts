import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))
const LIABILITY = 'GeneralLiabilityLineOfBusiness_'
const UMBRELLA = 'CommercialUmbrellaLineOfBusiness_'
const UNDER = 'UnderlyingPolicy_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

const HEAD = `
  Producer_FullName: Whitlock Agency
  NamedInsured_FullName: Pell & Rosario Mechanical Contractors, Inc.
  Policy_EffectiveDate: 09/15/2026
  GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
  GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
  GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
  GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
  GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`
const UNSURE = `Form_CompletionDate Insurer_FullName Policy_PolicyNumberIdentifier NamedInsured_Signature
  NamedInsured_SignatureDate Producer_AuthorizedRepresentative_FullName`

export const FORMS: SubmissionPaper['forms'] = {
  '126': {
    holds: {
      ...each(`${HEAD.trim()}
        GeneralLiability_PropertyDamage_DeductibleAmount: 2,500
        Contractors_SubcontractorsPaidAmount: 640,000
        Contractors_WorkSubcontractedPercent: 8
        Contractors_FullTimeEmployeeCount: 51
        Contractors_PartTimeEmployeeCount: 4
        ${LIABILITY}TypeOfWorkSubcontractedDescription: Insulation, controls wiring and sheet metal roofing
        ${LIABILITY}OperationsIncludeEvacuationExplanation: Trench for underground water and gas lines to 5 feet
        ${LIABILITY}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation: Acquired the duct shop on Shear Street 04/01/2023`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
        GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator
        GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator
        Contractors_Question_AACCode ${LIABILITY}Question_ACBCode ${LIABILITY}Question_ACFCode Contractors_Question_AAGCode`),
      ...no('Contractors_Question_', 'AAB AAI ABB AAD AAE'),
      ...no(`${LIABILITY}Question_`, 'ABJ ACA KAG ACG AAB AAC'),
      ...rows(
        'GeneralLiability_Hazard_',
        ` | ClassCode | Classification | PremiumBasisCode | Exposure
        A | 95647 | Heating or air conditioning systems - installation | P | 1,150,000
        B | 98482 | Plumbing - commercial and industrial | P | 1,310,000
        C | 91581 | Contractors - subcontracted work | C | 640,000`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} ${LIABILITY}RemarkText ${LIABILITY}Question_ACJCode ${LIABILITY}Question_ABECode Contractors_Question_AAHCode`,
      ),
      `${LIABILITY}RemarkText_B`,
      ...every('ABC', 'GeneralLiability_Hazard_', 'LocationProducerIdentifier HazardProducerIdentifier'),
    ],
  },
  '131': {
    holds: {
      ...each(`${HEAD.trim()}
        PriorCoverage_PolicyNumberIdentifier: HOU-20715-05
        ExcessUmbrella_Umbrella_EachOccurrenceAmount: 5,000,000
        ExcessUmbrella_Umbrella_AggregateAmount: 5,000,000
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
        ${UNDER}Automobile_InsurerFullName: Meridian Fleet Mutual
        ${UNDER}Automobile_PolicyNumberIdentifier: MFM-8830142
        ${UNDER}Automobile_PolicyEffectiveDate: 09/15/2026
        ${UNDER}Automobile_PolicyExpirationDate: 09/15/2027
        ${UNDER}Automobile_CombinedSingleLimitPremiumAmount: 38,400
        Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
        ${UNDER}GeneralLiability_InsurerFullName: Harbor Oak Insurance Co.
        ${UNDER}GeneralLiability_PolicyNumberIdentifier: HOG-20714-06
        ${UNDER}GeneralLiability_PolicyEffectiveDate: 09/15/2026
        ${UNDER}GeneralLiability_PolicyExpirationDate: 09/15/2027
        ${UNDER}EmployersLiability_InsurerFullName: Cutlass Compensation
        ${UNDER}EmployersLiability_PolicyNumberIdentifier: CWC-55-40771
        ${UNDER}EmployersLiability_PolicyEffectiveDate: 01/01/2026
        ${UNDER}EmployersLiability_PolicyExpirationDate: 01/01/2027
        ${UNDER}EmployersLiability_PremiumAmount: 71,250
        ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
        ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
        ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
        CareCustodyAndControl_Location_ProducerIdentifier: 2
        CareCustodyAndControl_Property_ValueAmount: 150,000
        CareCustodyAndControl_Property_PropertyDescription: Customers' units in the shop for rebuild
        AdvertisersLiability_MediaUsedCode: Radio and trade journals
        AdvertisersLiability_AnnualCostAmount: 18,000
        Contractors_WorkContractedDescription: Schools, clinics and light industrial plants
        ${UMBRELLA}ApplicantOwnRentUseCranesExplanation: Rented by the day with operator, to set rooftop units`),
      ...yes(`Policy_Status_RenewIndicator Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator
        ExcessUmbrella_FirstDollarDefenceCode GeneralLiability_OccurrenceIndicator
        CareCustodyAndControl_Property_PersonalIndicator ${UMBRELLA}Question_AAICode ${UMBRELLA}Question_ABACode`),
      ...no(`${UMBRELLA}Question_`, 'AAB AAD AAE AAF AAG AAH AAJ ABB ABC ABD ABF KAQ ABJ ACA'),
      ...address('CommercialStructure_PhysicalAddress', '600 Boiler Works Avenue | Fort Juniper | OH | 43999'),
      ...address('CommercialStructure_PhysicalAddress', '71 Shear Street | Slate Crossing | OH | 43998', 'B'),
      ...rows(
        '',
        ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Location_FullName | BusinessInformation_OperationsDescription | BusinessInformation_TotalPayrollAmount | BusinessInformation_AnnualGrossReceiptsAmount | BusinessInformation_ForeignGrossSalesAmount | BusinessInformation_EmployeeCount
        A | 1 | Pell & Rosario Mechanical Contractors, Inc. | HVAC and plumbing work | 2,460,000 | 7,900,000 | 0 | 46
        B | 2 | P&R Duct Fabricators LLC | Duct fabrication | 395,000 | 1,120,000 | 0 | 9`,
      ),
      ...rows(
        'LossHistory_',
        ` | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount
        A | 11/06/2024 | General liability | Soldering fire in ceiling space | 48,215 | 0
        B | 02/19/2025 | Automobile | Van struck car at light | 17,340 | 6,000`,
      ),
      ...Object.fromEntries(
        [
          'PrivatePassenger | 3 | 2 | 0 | | 3 | 2 | 0',
          'LightWeightTruck | 11 | 0 | 2 | Tools and fittings | 9 | 4 | 0',
          'MediumWeightTruck | 4 | 0 | 0 | Duct and boilers | 3 | 1 | 0',
          'HeavyWeightTruck | 1 | 0 | 0 | Rooftop units | 1 | 0 | 0',
        ].flatMap((line) => {
          const [kind, ...cells] = line.split('|').map((cell) => cell.trim())
          const parts = `OwnedCount NonOwnedCount LeasedCount PropertyHauledDescription LocalRadiusVehicleCount
            IntermediateRadiusVehicleCount LongDistanceRadiusVehicleCount`.split(/\s+/)
          return cells.flatMap((cell, at) => (cell ? [[`VehicleFleet_${kind}_${parts[at]}_A`, cell]] : []))
        }),
      ),
    },
    notJudged: every(
      'A',
      '',
      `${UNSURE} ${UMBRELLA}RemarkText VehicleFleet_PrivatePassenger_PropertyHauledDescription
      UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator
      UnderlyingCoverage_Exposure_CareCustodyControlIndicator CareCustodyAndControl_Location_OccupiedArea
      Contractors_AgreementDescription
      ExcessUmbrella_ProtectiveLiability_IndependentContractorDescription ExcessUmbrella_ProductLiability_GrossSalesAmount
      UnderlyingCoverage_InformationDescription`,
    ),
  },
}
