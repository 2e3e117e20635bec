import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))
const LINE = 'GeneralLiabilityLineOfBusiness_'
const POLICY = 'CommercialPolicy_'
const HEAD = `
  Producer_FullName: Fogbell Insurance
  NamedInsured_FullName: Tern & Tide Provisions LLC
  Policy_EffectiveDate: 11/15/2026`
const SIGNED = `Form_CompletionDate NamedInsured_Signature NamedInsured_SignatureDate
  Producer_AuthorizedRepresentative_FullName`

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...each(`${HEAD.trim()}
        Producer_ContactPerson_FullName: Ansel Thorne
        Producer_ContactPerson_PhoneNumber: (207) 555-0108
        NamedInsured_Primary_PhoneNumber: (207) 555-0126
        NamedInsured_Primary_WebsiteAddress: ternandtide.example.com
        NamedInsured_TaxIdentifier: 01-5550733
        NamedInsured_BusinessStartDate: 03/01/2009
        NamedInsured_LegalEntity_MemberManagerCount: 3
        ${POLICY}OperationsDescription: Wholesale of fresh and frozen seafood and imported cheese
        ${POLICY}ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation: Halcyon Charters LLC, the owner's charter boat, insured elsewhere`),
      ...address('Producer_MailingAddress', '41 Ropewalk Street | Gannet Harbor | ME | 04999'),
      ...address('NamedInsured_MailingAddress', '6 Pier Road | Gannet Harbor | ME | 04999'),
      ...yes(`NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator
        BusinessInformation_BusinessType_WholesaleIndicator ${POLICY}Question_KAACode ${POLICY}Question_KAMCode
        ${POLICY}FormalSafetyProgram_SafetyManualIndicator ${POLICY}FormalSafetyProgram_MonthlyMeetingsIndicator_B`),
      ...no(`${POLICY}Question_`, 'AAI AAJ ABC AAC AAD KAB AAF KAK KAL ABB KAN KAO'),
    },
    notJudged: every(
      'A',
      '',
      `${SIGNED} ${POLICY}Question_KACCode Policy_LineOfBusiness_CommercialGeneralLiability Policy_Status_QuoteIndicator
      ${POLICY}RemarkText NamedInsured_Contact_FullName NamedInsured_Contact_ContactDescription
      PriorCoverage_GeneralLiability_InsurerFullName`,
    ),
  },
  '126': {
    holds: {
      ...each(`${HEAD.trim()}
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        ${LINE}ResearchDevelopmentConductedNewProductsPlannedExplanation: A smoked trout spread is planned for spring 2027
        ${LINE}GuaranteesWarrantiesHoldHarmlessExplanation: Hold harmless agreement with two grocery chains
        ${LINE}ProductsRecalledDiscontinuedExplanation: One lot of crab recalled in June 2023, no illness
        ${LINE}ProductsOfOthersSoldUnderApplicantLabelExplanation: Fillets are packed under the Tern & Tide label
        ${LINE}WatercraftDocksFloatsOwnedHiredLeasedExplanation: Leases forty feet of dock at Pier 6
        ${LINE}AnyParkingFacilitiesOwnedRentedExplanation: Gravel lot for employees`),
      ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator ${LINE}Question_ABACode
        ${LINE}Question_ABBCode ${LINE}Question_ABCCode ${LINE}Question_ABECode ${LINE}Question_ABFCode
        Contractors_Question_AAHCode ${LINE}Question_ACDCode`),
      ...no(`${LINE}Question_`, 'AAJ ABD ABG ABH ABI ABJ ACA KAG ACE KAH ACH AAD AAE AAF'),
      ...rows(
        'ProductAndCompletedOperations_',
        ` | ProductName | AnnualGrossSalesAmount | UnitCount | InMarketMonthCount | ExpectedLifeMonthCount | IntendedUse | PrincipalComponents
        A | Fresh fish fillets | 4,150,000 | 610,000 | 204 | 1 | Restaurant food | Cod, haddock
        B | Frozen shellfish | 2,380,000 | 275,000 | 156 | 12 | Restaurant food | Shrimp, crab
        C | Imported cheese | 890,000 | 92,000 | 30 | 6 | Retail food | Milk, salt`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `${SIGNED} ${LINE}RemarkText Contractors_Question_AAGCode ${LINE}FormalSafetySecurityPolicyInEffectExplanation`,
      ),
      `${LINE}RemarkText_B`,
    ],
  },
}
