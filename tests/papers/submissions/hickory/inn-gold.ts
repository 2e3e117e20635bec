import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'

const LINE = 'GeneralLiabilityLineOfBusiness_'
const POLICY = 'CommercialPolicy_'

const HEAD = each(`
  Producer_FullName: Lantern Gap Insurance
  Policy_EffectiveDate: 10/15/2026`)
const BANK = {
  ...each(`
    AdditionalInterest_FullName: Sabine Valley Savings Bank
    AdditionalInterest_AccountNumberIdentifier: SVS-20881-4`),
  ...address('AdditionalInterest_MailingAddress', '12 Court Square | Larkin Falls | VT | 05999'),
  ...yes('AdditionalInterest_Interest_MortgageeIndicator'),
}
/** The name may be given with the name it does business under. */
const UNSURE = `Form_CompletionDate NamedInsured_FullName NamedInsured_Signature NamedInsured_SignatureDate
  AdditionalInterest_Item_LocationProducerIdentifier AdditionalInterest_Item_BuildingProducerIdentifier
  AdditionalInterest_ItemDescription Producer_AuthorizedRepresentative_FullName`
const INTEREST = `AdditionalInterest_FullName AdditionalInterest_AccountNumberIdentifier
  AdditionalInterest_Interest_MortgageeIndicator AdditionalInterest_MailingAddress_LineOne
  AdditionalInterest_MailingAddress_CityName AdditionalInterest_MailingAddress_StateOrProvinceCode
  AdditionalInterest_MailingAddress_PostalCode`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...HEAD,
      ...BANK,
      ...each(`
        Producer_ContactPerson_FullName: Selby Orrin
        Producer_ContactPerson_PhoneNumber: (802) 555-0101
        Producer_ContactPerson_EmailAddress: sorrin@lanterngap.example.com
        Policy_ExpirationDate: 10/15/2027
        Policy_Payment_PaymentScheduleCode: Quarterly
        NamedInsured_Primary_PhoneNumber: (802) 555-0121
        NamedInsured_Primary_WebsiteAddress: whistlingteal.example.com
        NamedInsured_LegalEntity_MemberManagerCount: 2
        NamedInsured_TaxIdentifier: 03-5550652
        NamedInsured_BusinessStartDate: 05/15/2008
        NamedInsured_SICCode: 7011
        NamedInsured_NAICSCode: 721110
        ${POLICY}OperationsDescription: Country inn with 14 guest rooms and a breakfast room
        NamedInsured_Contact_FullName: Ione Baptiste
        NamedInsured_Contact_PrimaryPhoneNumber: (802) 555-0122
        NamedInsured_Contact_PrimaryEmailAddress: ione@whistlingteal.example.com
        NamedInsured_Contact_FullName_B: Merritt Quimby
        NamedInsured_Contact_PrimaryPhoneNumber_B: (802) 555-0123
        CommercialStructure_PhysicalAddress_CountyName: Sabine
        Construction_BuildingArea: 11,200
        BuildingOccupancy_OccupiedArea: 11,200
        BuildingOccupancy_OpenToPublicArea: 7,400
        CommercialStructure_Question_ABBCode: No
        BusinessInformation_FullTimeEmployeeCount: 6
        BusinessInformation_PartTimeEmployeeCount: 5
        CommercialStructure_AnnualRevenueAmount: 1,140,000
        ${POLICY}AnyExposureToFlammableExplosivesChemicalsExplanation: Two 500 gallon propane tanks behind the kitchen
        ${POLICY}JudgementOrLien_OccurrenceDate: 04/02/2022
        ${POLICY}JudgementOrLienExplanation: State tax lien
        ${POLICY}JudgementOrLien_ResolutionDescription: Paid in full
        ${POLICY}JudgementOrLien_ResolutionDate: 06/30/2022
        ${POLICY}ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation: Tarn Maple Works LLC, a sugarhouse insured elsewhere
        ${POLICY}ApplicantHireOthersOperateDronesExplanation: A photographer flew one for our brochure in June 2026
        LossHistory_OccurrenceDate: 02/11/2025
        LossHistory_LineOfBusiness: property
        LossHistory_OccurrenceDescription: frozen pipe burst over the breakfast room
        LossHistory_PaidAmount: 16,420
        LossHistory_ReservedAmount: 0
        LossHistory_ClaimStatus_OpenCode: No`),
      ...address('Producer_MailingAddress', '55 Tollgate Green | Larkin Falls | VT | 05999'),
      ...address('NamedInsured_MailingAddress', 'P.O. Box 38 | Larkin Falls | VT | 05999'),
      ...address('CommercialStructure_PhysicalAddress', '480 Millpond Road | Larkin Falls | VT | 05998'),
      ...yes(`Policy_LineOfBusiness_CommercialProperty Policy_LineOfBusiness_CommercialGeneralLiability
        Policy_Payment_DirectBillIndicator NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator
        CommercialStructure_RiskLocation_OutsideCityLimitsIndicator CommercialStructure_InsuredInterest_OwnerIndicator
        ${POLICY}Question_KAACode ${POLICY}FormalSafetyProgram_SafetyManualIndicator
        ${POLICY}FormalSafetyProgram_MonthlyMeetingsIndicator_B ${POLICY}Question_ABCCode ${POLICY}Question_KALCode
        ${POLICY}Question_KAMCode ${POLICY}Question_KAOCode`),
      ...no(`${POLICY}Question_`, 'AAI AAJ AAC AAD KAB AAF KAK ABB KAC KAN'),
      ...rows(
        'PriorCoverage_GeneralLiability_',
        ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Sugarbush Mutual | SM-GL-44017 | 10/15/2025 | 10/15/2026 | 7,240`,
      ),
      ...rows(
        'PriorCoverage_Property_',
        ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Sugarbush Mutual | SM-CP-44018 | 10/15/2025 | 10/15/2026 | 14,980
        B | Hemlock Fire | HF-2210-8 | 10/15/2024 | 10/15/2025 | 13,150`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} Policy_Status_QuoteIndicator CommercialStructure_Location_ProducerIdentifier
        CommercialStructure_Building_ProducerIdentifier BuildingOccupancy_OperationsDescription
        BusinessInformation_BusinessType_OtherIndicator BusinessInformation_BusinessType_OtherDescription
        BusinessInformation_BusinessType_ServiceIndicator LossHistory_InformationYearCount LossHistory_TotalAmount
        LossHistory_ClaimDate ${POLICY}RemarkText AdditionalInterest_InterestRank`,
      ),
      ...every('AB', 'NamedInsured_Contact_', 'ContactDescription PrimaryBusinessPhoneIndicator'),
      ...every('AB', 'PriorCoverage_', 'PolicyYear'),
      'NamedInsured_FullName_B',
    ],
  },
  '126': {
    holds: {
      ...HEAD,
      ...each(`
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
        GeneralLiability_PropertyDamage_DeductibleAmount: 500
        ${LINE}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation: Annex at 9 Tarn Street sold 11/30/2025
        ${LINE}WatercraftDocksFloatsOwnedHiredLeasedExplanation: Four canoes and one dock
        ${LINE}AnyParkingFacilitiesOwnedRentedExplanation: Gravel lot for 22 cars
        ${LINE}RecreationalFacilitiesProvidedExplanation: Croquet lawn and horseshoe pit
        GeneralLiability_Otherlodgingoperationsdescription: Inn with 14 guest rooms
        ${LINE}SportingOrSocialEventsSponsoredExplanation: Six weddings a year on the lawn
        AthleticTeam_SportDescription: Softball
        AthleticTeam_ContactSportCode: No
        AthleticTeam_SponsorshipExtentDescription: We buy the shirts
        ${LINE}StructuralAlterationsContemplatedExplanation: New porch in spring 2027
        ${LINE}CrimesOccurredOrAttemptedLastThreeYearsExplanation: A bicycle stolen in August 2024`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
        GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator
        ${LINE}Question_ACBCode Contractors_Question_AAHCode ${LINE}Question_ACDCode ${LINE}Question_ACECode
        ${LINE}Question_KAACode ${LINE}Question_KAHCode SwimmingPool_ApprovedFenceIndicator SwimmingPool_InGroundIndicator
        ${LINE}Question_ACFCode ${LINE}Question_KABCode AthleticTeam_AgeGroup_OverEighteenIndicator
        ${LINE}Question_ACGCode ${LINE}Question_AAFCode`),
      ...no(`${LINE}Question_`, 'ABJ ACA KAG ACH AAB AAC AAD AAE AAG'),
      Contractors_Question_AAGCode_A: 'No',
    },
    notJudged: [
      ...every('A', '', `${UNSURE} ${INTEREST} ${LINE}RemarkText BuildingOccupancy_ApartmentCount`),
      `${LINE}RemarkText_B`,
    ],
  },
  '140': {
    holds: {
      ...HEAD,
      ...BANK,
      ...each(`
        CommercialStructure_Location_ProducerIdentifier: 1
        CommercialStructure_Building_ProducerIdentifier: 1
        CommercialStructure_PhysicalAddress_LineOne: 480 Millpond Road
        Construction_ConstructionCode: Frame
        CommercialStructure_BuiltYear: 1891
        Construction_StoreyCount: 3
        Construction_BasementCount: 1
        Construction_BuildingArea: 11,200
        Construction_RoofMaterialCode: Slate
        BuildingImprovement_RoofingYear: 2014
        BuildingImprovement_WiringYear: 2010
        BuildingImprovement_PlumbingYear: 2012
        BuildingImprovement_HeatingYear: 2019
        CommercialStructure_SecondaryHeat_OtherDescription: Propane stoves
        BuildingFireProtection_HydrantDistanceFeetCount: 1,200
        BuildingFireProtection_FireStationDistanceMileCount: 3
        BuildingFireProtection_FireDistrictName: Larkin Falls Volunteer
        BuildingFireProtection_ProtectionClassCode: 8
        BuildingFireProtection_Alarm_SprinklerPercent: 40
        BuildingExposure_RightDescription: Barn
        BuildingExposure_RightDistance: 90 ft
        BuildingExposure_LeftDescription: Orchard
        BuildingExposure_LeftDistance: 200 ft
        BuildingExposure_FrontDescription: Millpond Road
        BuildingExposure_FrontDistance: 70 ft
        BuildingExposure_RearDescription: Pond
        BuildingExposure_RearDistance: 150 ft`),
      ...yes(`BuildingImprovement_RoofingIndicator BuildingImprovement_WiringIndicator
        BuildingImprovement_PlumbingIndicator BuildingImprovement_HeatingIndicator BuildingFeatures_HistoricalPropertyIndicator
        CommercialStructure_PrimaryHeat_BoilerIndicator CommercialStructure_SecondaryHeat_OtherIndicator
        BuildingFireProtection_Alarm_CentralStationIndicator`),
      ...rows(
        'CommercialProperty_Premises_',
        ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
        A | Building | 3,150,000 | 90 | Replacement cost | Special | 5,000
        B | Contents | 420,000 | 90 | Replacement cost | Special | 5,000
        C | Business income | 380,000 | | | |`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${UNSURE} AdditionalInterest_InterestRank CommercialStructure_Building_SublocationDescription
        BuildingFireProtection_Alarm_ProtectionDescription CommercialPropertyLineOfBusiness_RemarkText
        CommercialProperty_Premises_RemarkText CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator
        BuildingOccupancy_OtherOccupanciesDescription Alarm_Burglar_AlarmDescription`,
      ),
      ...every(
        'C',
        'CommercialProperty_Premises_',
        'CoinsurancePercent ValuationCode CauseOfLossCode DeductibleAmount',
      ),
      ...every('ABC', 'CommercialProperty_Premises_', 'DeductibleTypeCode'),
    ],
  },
}
