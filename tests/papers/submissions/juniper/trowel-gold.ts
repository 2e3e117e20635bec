import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))
const GENERAL = 'GeneralLiabilityLineOfBusiness_Question_'

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...each(`
        Producer_FullName: Bellows & Trent Insurance
        Producer_ContactPerson_FullName: Joss Trent
        Producer_ContactPerson_PhoneNumber: (816) 555-0102
        Policy_EffectiveDate: 11/01/2026
        NamedInsured_FullName: Kestrel Point Electric, Inc.
        NamedInsured_TaxIdentifier: 43-5550526
        NamedInsured_Primary_PhoneNumber: (816) 555-0135
        NamedInsured_Primary_WebsiteAddress: kestrelpoint.example.com
        NamedInsured_BusinessStartDate: 06/01/2012
        CommercialPolicy_OperationsDescription: Commercial electrical wiring, lighting retrofits and fire alarm installation
        CommercialPolicy_ApplicantOwnLeaseOperateDronesExplanation: One drone for roof photos
        LossHistory_InformationYearCount: 5`),
      ...address('Producer_MailingAddress', '60 Gasworks Alley | Cold Harbor Mills | MO | 64999'),
      ...address('NamedInsured_MailingAddress', '417 Substation Road | Cold Harbor Mills | MO | 64999'),
      ...yes(`NamedInsured_LegalEntity_CorporationIndicator BusinessInformation_BusinessType_ContractorIndicator
        CommercialPolicy_Question_KANCode`),
      ...no('CommercialPolicy_Question_', 'AAI AAJ AAC KAK'),
      ...rows(
        'PriorCoverage_GeneralLiability_',
        ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
        A | Plumb Line Mutual | PLM-CG-60271 | 11/01/2025 | 11/01/2026 | 22,960
        B | Plumb Line Mutual | PLM-CG-58113 | 11/01/2024 | 11/01/2025 | 21,480
        C | Girder Specialty | GS-0091744 | 11/01/2023 | 11/01/2024 | 24,115`,
      ),
      ...rows(
        'LossHistory_',
        ` | OccurrenceDate | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount | ClaimStatus_OpenCode
        A | 08/14/2025 | 08/18/2025 | GL | Ladder fell on parked car | 3,275 | 0 | No
        B | 03/02/2023 | 03/09/2023 | GL | Cut water line in ceiling | 11,640 | 0 | No`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate Policy_ExpirationDate Policy_LineOfBusiness_CommercialGeneralLiability
        Policy_Status_QuoteIndicator BusinessInformation_BusinessType_ServiceIndicator LossHistory_TotalAmount
        CommercialPolicy_Attachment_ContractorsSupplementIndicator CommercialPolicy_RemarkText
        BusinessInformation_FullTimeEmployeeCount BusinessInformation_PartTimeEmployeeCount
        CommercialPolicy_Question_KAACode CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
        CommercialPolicy_Question_ABCCode CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation
        NamedInsured_Contact_FullName NamedInsured_Contact_ContactDescription CommercialStructure_AnnualRevenueAmount
        NamedInsured_Signature NamedInsured_SignatureDate Producer_AuthorizedRepresentative_FullName`,
      ),
      ...every('ABC', '', 'PriorCoverage_PolicyYear'),
    ],
  },
  '126': {
    holds: {
      ...each(`
        Producer_FullName: Bellows & Trent Insurance
        NamedInsured_FullName: Kestrel Point Electric, Inc.
        Policy_EffectiveDate: 11/01/2026
        GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
        GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
        GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
        GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
        Contractors_SubcontractorsPaidAmount: 265,000
        Contractors_WorkSubcontractedPercent: 7
        Contractors_FullTimeEmployeeCount: 19
        Contractors_PartTimeEmployeeCount: 2
        GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription: Trenching, directional boring and concrete cutting
        GeneralLiabilityLineOfBusiness_OperationsIncludeEvacuationExplanation: Trenching for conduit, to 4 feet, by subcontractor
        GeneralLiabilityLineOfBusiness_OperationsInvolveStoringDisposingTransportingHazardousMaterialExplanation: Disposal of old ballasts and lamps through a licensed hauler
        GeneralLiabilityLineOfBusiness_FormalSafetySecurityPolicyInEffectExplanation: Written safety manual, reviewed yearly
        GeneralLiabilityLineOfBusiness_SportingOrSocialEventsSponsoredExplanation: Annual golf outing for customers`),
      ...yes(`GeneralLiability_OccurrenceIndicator GeneralLiability_PropertyDamage_DeductibleIndicator
        GeneralLiability_DeductiblePerClaimIndicator GeneralLiability_CoverageIndicator
        GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator Contractors_Question_AACCode
        ${GENERAL}ACJCode Contractors_Question_AAGCode ${GENERAL}ACFCode`),
      ...no('Contractors_Question_', 'AAB AAI ABB AAD AAE AAH'),
      ...no(GENERAL, 'ACC ACA ACB AAB ACH ACG AAC AAD ABJ ACD ACE'),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate NamedInsured_Signature NamedInsured_SignatureDate
        Producer_AuthorizedRepresentative_FullName GeneralLiabilityLineOfBusiness_RemarkText`,
      ),
      'GeneralLiabilityLineOfBusiness_RemarkText_B',
    ],
  },
}
