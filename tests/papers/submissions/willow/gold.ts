import { every } from '../maple/gold.ts'
import type { SubmissionGold } from '../paper.ts'

/** What is held, and of what is left open all that is not held. */
export function gold(holds: Record<string, string>, ...open: string[][]): SubmissionGold {
  return { holds, notJudged: open.flat().filter((element) => !(element in holds)) }
}

/** `No` to each question of a stem. */
export function no(stem: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(/\s+/).map((code) => [`${stem}${code}Code_A`, 'No']))
}

/** `Yes` to each question of a stem. */
export function also(stem: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(/\s+/).map((code) => [`${stem}${code}Code_A`, 'Yes']))
}

export const OF_125 = 'CommercialPolicy_Question_'
export const OF_126 = 'GeneralLiabilityLineOfBusiness_Question_'
export const OF_130 = 'WorkersCompensationLineOfBusiness_Question_'
export const OF_131 = 'CommercialUmbrellaLineOfBusiness_Question_'
export const CONTRACTORS = 'Contractors_Question_'

/** Whom a letter is addressed to is not always who will be the producer. */
const HEAD = every('A', '', 'Form_CompletionDate Producer_FullName Insurer_FullName')
const AGENCY = every(
  'A',
  '',
  `Policy_ExpirationDate Policy_Status_QuoteIndicator Producer_ContactPerson_FullName
  Producer_ContactPerson_PhoneNumber Producer_ContactPerson_EmailAddress Producer_MailingAddress_LineOne
  Producer_MailingAddress_CityName Producer_MailingAddress_StateOrProvinceCode Producer_MailingAddress_PostalCode`,
)

/** What each form asks that a letter leaves to whoever fills it: numbers of places, years counted, codes for words. */
export const OPEN_125 = [
  ...HEAD,
  ...AGENCY,
  ...every(
    'A',
    '',
    `Policy_Status_EffectiveDate Policy_LineOfBusiness_OtherIndicator Policy_LineOfBusiness_OtherLineOfBusinessDescription
    NamedInsured_BusinessStartDate LossHistory_InformationYearCount LossHistory_TotalAmount LossHistory_ReservedAmount
    LossHistory_ClaimDate LossHistory_ClaimStatus_SubrogationCode CommercialPolicy_RemarkText PriorCoverage_PolicyYear
    PriorCoverage_GeneralLiability_EffectiveDate PriorCoverage_Property_EffectiveDate
    LossHistory_LineOfBusiness LossHistory_OccurrenceDescription Insurer_Underwriter_FullName
    AdditionalInterest_InterestReasonDescription AdditionalInterest_ItemDescription AdditionalInterest_InterestRank
    AdditionalInterest_Item_LocationProducerIdentifier AdditionalInterest_Item_BuildingProducerIdentifier
    BusinessInformation_BusinessType_OtherIndicator BusinessInformation_BusinessType_OtherDescription
    BusinessInformation_BusinessType_ServiceIndicator`,
  ),
  ...every('AB', 'CommercialStructure_', 'Location_ProducerIdentifier Building_ProducerIdentifier'),
  ...every('AB', '', 'BuildingOccupancy_OperationsDescription NamedInsured_Contact_ContactDescription'),
]
export const OPEN_126 = [
  ...HEAD,
  ...every(
    'A',
    '',
    `GeneralLiability_OccurrenceIndicator GeneralLiabilityLineOfBusiness_Attachment_AdditionalInterestIndicator
    AdditionalInterest_ItemDescription AdditionalInterest_InterestRank GeneralLiabilityLineOfBusiness_RemarkText
    AdditionalInterest_Item_LocationProducerIdentifier AdditionalInterest_Item_BuildingProducerIdentifier`,
  ),
  ...every('AB', 'GeneralLiability_Hazard_', 'LocationProducerIdentifier HazardProducerIdentifier Classification'),
  ...every('AB', 'GeneralLiability_Hazard_', 'PremiumBasisCode Exposure'),
  ...every('A', 'ProductAndCompletedOperations_', 'ProductName AnnualGrossSalesAmount IntendedUse'),
]
export const OPEN_130 = [
  ...HEAD,
  ...AGENCY,
  ...every(
    'A',
    '',
    `NamedInsured_InBusinessYearCount NamedInsured_Secondary_PhoneNumber WorkersCompensation_PartOne_StateOrProvinceCode
    WorkersCompensation_RateState_StateOrProvinceName Policy_Payment_PaymentScheduleCode PriorCoverage_EffectiveYear
    WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor CommercialPolicy_OperationsDescription
    WorkersCompensation_RateState_RemarkText Insurer_Underwriter_FullName`,
  ),
  'WorkersCompensation_RateState_StateOrProvinceName_A1',
  ...every('AB', 'Location_', 'ProducerIdentifier HighestFloorCount'),
  ...every('AB', 'WorkersCompensation_Individual_', 'TitleRelationshipCode StateOrProvinceCode DutiesDescription'),
  ...every('AB', 'WorkersCompensation_Individual_', 'LocationProducerIdentifier'),
  ...every('ABC', 'WorkersCompensation_RateClass_', 'LocationProducerIdentifier FullTimeEmployeeCount'),
  ...every('ABC', 'WorkersCompensation_RateClass_', 'PartTimeEmployeeCount'),
  ...every('A', 'NamedInsured_InspectionContact_', 'FullName PhoneNumber CellPhoneNumber EmailAddress'),
  ...every('AB', 'LossHistory_', 'ClaimCount PaidAmount ReservedAmount'),
]
export const OPEN_131 = [
  ...HEAD,
  ...every(
    'A',
    '',
    `Policy_Status_NewIndicator Policy_Status_RenewIndicator BusinessInformation_ForeignGrossSalesAmount
    ExcessUmbrella_OccurrenceIndicator GeneralLiability_OccurrenceIndicator
    UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator UnderlyingPolicy_GeneralLiability_InsurerFullName
    UnderlyingPolicy_GeneralLiability_PolicyEffectiveDate UnderlyingPolicy_GeneralLiability_PolicyExpirationDate
    UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate UnderlyingPolicy_EmployersLiability_PolicyExpirationDate
    ExcessUmbrella_ProductLiability_GrossSalesAmount CommercialUmbrellaLineOfBusiness_RemarkText ${OF_131}KAQCode
    LossHistory_LineOfBusiness LossHistory_OccurrenceDescription LossHistory_ClaimDate LossHistory_ReservedAmount`,
  ),
  ...every('A', 'VehicleFleet_', 'LightWeightTruck_PropertyHauledDescription'),
  ...every('A', 'VehicleFleet_', 'MediumWeightTruck_PropertyHauledDescription PrivatePassenger_NonOwnedCount'),
  ...every('AB', '', 'CommercialStructure_Location_ProducerIdentifier CommercialStructure_Location_FullName'),
  ...every('AB', '', 'BusinessInformation_OperationsDescription'),
]
