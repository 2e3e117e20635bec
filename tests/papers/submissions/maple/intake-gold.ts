import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { INTAKE_PAGES } from './intake.ts'

const OF_125 = 'CommercialPolicy_Question_'
const OF_126 = 'GeneralLiabilityLineOfBusiness_'
const ROASTERY = '1517 Halyard Street | Grand Junction | CO | 81501'
const TERM = '10/01/2025 | 10/01/2026'

const ADDITIONAL_INSURED = {
  ...each(`
    AdditionalInterest_FullName: Teller Block Partners LP
    AdditionalInterest_Item_LocationProducerIdentifier: 1`),
  ...yes('AdditionalInterest_Interest_AdditionalInsuredIndicator AdditionalInterest_CertificateRequiredIndicator'),
  ...address('AdditionalInterest_MailingAddress', '900 Granary Street | Grand Junction | CO | 81501'),
}

const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))

export const INTAKE: SubmissionPaper = {
  name: 'maple-fact-finder',
  pages: INTAKE_PAGES,
  forms: {
    '125': {
      holds: {
        ...each(`
          Producer_FullName: Pinion Creek Insurance Agency
          Producer_ContactPerson_FullName: Dana Whitlow
          Producer_ContactPerson_PhoneNumber: (970) 555-0142
          Producer_FaxNumber: (970) 555-0143
          Producer_ContactPerson_EmailAddress: dwhitlow@pinioncreek.example
          Producer_CustomerIdentifier: HALYA-1
          Policy_EffectiveDate: 10/01/2026
          Policy_ExpirationDate: 10/01/2027
          Policy_Payment_PaymentScheduleCode: quarterly
          NamedInsured_FullName: Halyard Street Coffee Roasters, Inc.
          NamedInsured_SICCode: 2095
          NamedInsured_NAICSCode: 311920
          NamedInsured_TaxIdentifier: 84-5550127
          NamedInsured_Primary_PhoneNumber: (970) 555-0168
          NamedInsured_Primary_WebsiteAddress: www.halyardcoffee.example
          NamedInsured_BusinessStartDate: 04/01/2014
          CommercialPolicy_OperationsDescription: Coffee roasting and packaging for wholesale customers, with one espresso bar
          PriorCoverage_PolicyYear: 2025-2026
          LossHistory_InformationYearCount: 5`),
        ...yes(`Policy_Status_QuoteIndicator Policy_Payment_DirectBillIndicator LossHistory_NoPriorLossesIndicator
          Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          NamedInsured_LegalEntity_SubchapterSCorporationIndicator BusinessInformation_BusinessType_WholesaleIndicator
          NamedInsured_Contact_PrimaryCellPhoneIndicator_A NamedInsured_Contact_PrimaryBusinessPhoneIndicator_B
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialStructure_InsuredInterest_TenantIndicator_A CommercialStructure_InsuredInterest_OwnerIndicator_B
          CommercialPolicy_Question_KAACode CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
          CommercialPolicy_FormalSafetyProgram_MonthlyMeetingsIndicator_B`),
        ...address('Producer_MailingAddress', '64 Juniper Plaza | Grand Junction | CO | 81501'),
        ...address('NamedInsured_MailingAddress', ROASTERY),
        ...rows(
          'NamedInsured_Contact_',
          ` | FullName | PrimaryPhoneNumber | PrimaryEmailAddress
          A | Rowan Teague | (970) 555-0171 | rowan@halyardcoffee.example
          B | Lise Marchetti | (970) 555-0169 | books@halyardcoffee.example`,
        ),
        ...address('CommercialStructure_PhysicalAddress', ROASTERY),
        ...address('CommercialStructure_PhysicalAddress', '233 Rimrock Avenue | Fruita | CO | 81521', 'B'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_CountyName | AnnualRevenueAmount | Question_ABBCode
          A | 1 | 1 | Mesa | 1,240,000 | No
          B | 2 | 1 | Mesa | 310,000 | No`,
        ),
        ...rows(
          '',
          ` | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | Construction_BuildingArea
          A | 9 | 3 | 18,500
          B | 2 | 4 | 1,150`,
        ),
        ...rows(
          'BuildingOccupancy_',
          ` | OccupiedArea | OpenToPublicArea | OperationsDescription
          A | 6,200 | 400 | Roasting plant and office
          B | 1,150 | 700 | Espresso bar`,
        ),
        ...ADDITIONAL_INSURED,
        ...no(OF_125, 'AAI AAJ ABC AAC AAF KAK KAL KAM KAN'),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate
          A | Mesa Summit Insurance Company | GL-660214 | 4,180 | ${TERM}`,
        ),
        ...rows(
          'PriorCoverage_Property_',
          ` | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate
          A | Mesa Summit Insurance Company | PR-660215 | 3,955 | ${TERM}`,
        ),
      },
      notJudged: [
        ...every('AB', 'NamedInsured_Contact_', 'ContactDescription'),
        ...every(
          'A',
          '',
          `NamedInsured_GeneralLiabilityCode CommercialPolicy_Question_KACCode
          AdditionalInterest_InterestReasonDescription LossHistory_TotalAmount`,
        ),
        ...every(
          'A',
          'BusinessInformation_BusinessType_',
          'RestaurantIndicator RetailIndicator ManufacturingIndicator',
        ),
      ],
    },
    '126': {
      holds: {
        ...each(`
          Producer_FullName: Pinion Creek Insurance Agency
          Producer_CustomerIdentifier: HALYA-1
          Policy_EffectiveDate: 10/01/2026
          NamedInsured_FullName: Halyard Street Coffee Roasters, Inc.
          GeneralLiability_PropertyDamage_DeductibleAmount: 500
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
          ProductAndCompletedOperations_ProductName: Roasted coffee
          ProductAndCompletedOperations_AnnualGrossSalesAmount: 1,240,000
          ProductAndCompletedOperations_UnitCount: 96,000
          ProductAndCompletedOperations_InMarketMonthCount: 148
          ProductAndCompletedOperations_ExpectedLifeMonthCount: 12
          ProductAndCompletedOperations_IntendedUse: Retail and food service
          ProductAndCompletedOperations_PrincipalComponents: Green coffee beans
          ${OF_126}ProductsUnderLabelOfOthersExplanation: house blends for two grocers
          ${OF_126}AnyParkingFacilitiesOwnedRentedExplanation: six spaces behind the espresso bar`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
          GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerOccurrenceIndicator
          GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator
          ${OF_126}Question_ABGCode ${OF_126}Question_ACDCode`),
        ...no(`${OF_126}Question_`, 'AAJ ABB ABE ABD ABH KAG AAE'),
        ...rows(
          'GeneralLiability_Hazard_',
          ` | LocationProducerIdentifier | ClassCode | Classification | Exposure
          A | 1 | 53374 | Food Products Mfg. - dry | 1,240,000
          B | 2 | 16910 | Restaurants - no table service | 310,000`,
        ),
        ...ADDITIONAL_INSURED,
      },
      // The form wants the letter S for gross sales; the paper has the words.
      notJudged: every('AB', 'GeneralLiability_Hazard_', 'PremiumBasisCode HazardProducerIdentifier'),
    },
  },
}
