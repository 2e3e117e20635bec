import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'
import { WORD_PAGES } from './word.ts'

const OF_126 = 'GeneralLiabilityLineOfBusiness_'
const KILN = '640 Kiln Road | Black Mountain | NC | 28711'

const COMMON = each(`
  Producer_FullName: Millrace Insurance Brokers
  NamedInsured_FullName: Copperline Ceramics Studio, LLC
  Policy_EffectiveDate: 10/15/2026`)

const LANDLORD = {
  ...each(`
    AdditionalInterest_FullName: Lexington Row Partners, LP
    AdditionalInterest_Item_LocationProducerIdentifier: 2`),
  ...yes('AdditionalInterest_Interest_AdditionalInsuredIndicator AdditionalInterest_CertificateRequiredIndicator'),
  ...address('AdditionalInterest_MailingAddress', '300 Patton Court | Asheville | NC | 28801'),
}

/** Answers typed behind and under an agency's questions; two of them answer nothing. */
export const WORD: SubmissionPaper = {
  name: 'aspen-typed-questionnaire',
  pages: WORD_PAGES,
  forms: {
    '125': {
      holds: {
        ...COMMON,
        ...each(`
          Producer_ContactPerson_FullName: Hollis Beck
          Producer_ContactPerson_EmailAddress: hbeck@millrace.example
          Policy_ExpirationDate: 10/15/2027
          NamedInsured_LegalEntity_MemberManagerCount: 3
          NamedInsured_TaxIdentifier: 56-5550119
          NamedInsured_Primary_PhoneNumber: (828) 555-0150
          NamedInsured_Primary_WebsiteAddress: www.copperline.example
          NamedInsured_BusinessStartDate: 06/01/2009
          NamedInsured_Contact_FullName: Marguerite Oyelaran
          NamedInsured_Contact_PrimaryPhoneNumber: (828) 555-0151
          NamedInsured_Contact_PrimaryEmailAddress: moyelaran@copperline.example
          CommercialPolicy_OperationsDescription: We make stoneware dinnerware and tile and sell them to shops and restaurants
          CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation: Glaze chemicals and four propane cylinders
          CommercialPolicy_ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation: One member owns a yoga studio
          BuildingOccupancy_OpenToPublicArea_B: 1,100
          Construction_BuildingArea: 12,800
          LossHistory_InformationYearCount: 5`),
        ...yes(`NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator Policy_LineOfBusiness_CommercialGeneralLiability
          NamedInsured_Contact_PrimaryBusinessPhoneIndicator LossHistory_NoPriorLossesIndicator
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B
          CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
          CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B CommercialPolicy_Question_KAACode
          CommercialPolicy_Question_ABCCode CommercialPolicy_Question_KACCode CommercialPolicy_Question_KAMCode`),
        ...no('CommercialPolicy_Question_', 'AAI AAJ AAC AAD KAB AAF KAK ABB KAN KAO'),
        ...address('Producer_MailingAddress', '18 Weaver Street | Asheville | NC | 28801'),
        ...address('NamedInsured_MailingAddress', KILN),
        ...address('CommercialStructure_PhysicalAddress', KILN),
        ...address('CommercialStructure_PhysicalAddress', '29 Lexington Row | Asheville | NC | 28801', 'B'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | PhysicalAddress_CountyName | AnnualRevenueAmount | Question_ABBCode
          A | 1 | Buncombe | 1,460,000 | No
          B | 2 | Buncombe | 275,000 | No`,
        ),
        ...rows(
          '',
          ` | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OccupiedArea | BuildingOccupancy_OperationsDescription
          A | 11 | 3 | 12,800 | Pottery and office
          B | 1 | 4 | 1,900 | Showroom`,
        ),
        ...LANDLORD,
      },
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator NamedInsured_Contact_ContactDescription CommercialPolicy_Question_KALCode
          BuildingOccupancy_OpenToPublicArea AdditionalInterest_InterestReasonDescription LossHistory_TotalAmount`,
        ),
        ...every('AB', 'CommercialStructure_', 'Building_ProducerIdentifier'),
        ...every('A', 'BusinessInformation_BusinessType_', 'ManufacturingIndicator WholesaleIndicator RetailIndicator'),
        ...every('A', 'AdditionalInterest_Interest_', 'OwnerIndicator OtherIndicator OtherDescription'),
      ],
    },
    '126': {
      holds: {
        ...COMMON,
        ...each(`
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
          GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
          ${OF_126}ResearchDevelopmentConductedNewProductsPlannedExplanation: Oven-safe bakeware planned for 2027
          ${OF_126}GuaranteesWarrantiesHoldHarmlessExplanation: Hold harmless agreements with two restaurant chains
          ${OF_126}ProductsUnderLabelOfOthersExplanation: Plates for a hotel group
          ${OF_126}VendorCoverageRequiredExplanation: Two department stores
          ${OF_126}AnyParkingFacilitiesOwnedRentedExplanation: 14 spaces behind the studio
          ${OF_126}SportingOrSocialEventsSponsoredExplanation: A kiln opening each December`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
          GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerOccurrenceIndicator
          Contractors_Question_AAGCode`),
        ...yes('ABB ABC ABG ABH ACD ACF'.replace(/\w+/g, `${OF_126}Question_$&Code`)),
        ...no(`${OF_126}Question_`, 'AAJ ABA ABD ABE ABF ABI ABJ ACA ACB KAG ACE KAH ACH AAB AAC AAD AAE AAF AAG'),
        ...no('Contractors_Question_', 'AAH'),
        ...rows(
          'ProductAndCompletedOperations_',
          ` | ProductName | AnnualGrossSalesAmount | UnitCount | InMarketMonthCount | ExpectedLifeMonthCount | IntendedUse | PrincipalComponents
          A | Stoneware dinnerware | 1,480,000 | 52,000 | 204 | 120 | serving food | clay and glaze
          B | Ceramic tile | 255,000 | 9,000 | 40 | 360 | wall covering | clay and glaze`,
        ),
        ...LANDLORD,
      },
      // What is attached and what is still to be decided answers neither question.
      notJudged: [
        ...every('A', `${OF_126}Question_`, 'ACJCode ACGCode'),
        ...every(
          'A',
          OF_126,
          'OperationsInvolveStoringDisposingTransportingHazardousMaterialExplanation StructuralAlterationsContemplatedExplanation',
        ),
        ...every('A', 'AdditionalInterest_Interest_', 'OtherIndicator OtherDescription'),
        `${OF_126}FormalSafetySecurityPolicyInEffectExplanation_A`,
      ],
    },
  },
}
