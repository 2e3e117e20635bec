import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const HEAD = {
  ...each(`
    Producer_FullName: Tallgrass Insurance Agency
    Producer_ContactPerson_FullName: Hester Lindqvist
    Producer_ContactPerson_PhoneNumber: (785) 555-0148
    Producer_FaxNumber: (785) 555-0149
    Producer_ContactPerson_EmailAddress: hester@tallgrass.example.com
    NamedInsured_FullName: Greywether Nursery & Landscape Supply, Inc.
    NamedInsured_TaxIdentifier: 48-5550466
    NamedInsured_Primary_PhoneNumber: (785) 555-0181
    Policy_EffectiveDate: 10/01/2026
    Policy_ExpirationDate: 10/01/2027`),
  ...address('Producer_MailingAddress', '1201 Drover Street | Cedar Notch | KS | 66999'),
  ...address('NamedInsured_MailingAddress', '3300 Old Stagecoach Road | Cedar Notch | KS | 66998'),
  ...yes('NamedInsured_LegalEntity_CorporationIndicator'),
}
const terms = (line: string, text: string) =>
  rows(
    `PriorCoverage_${line}_`,
    ` | EffectiveDate | ExpirationDate | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount\n${text}`,
  )

export const FORMS: SubmissionPaper['forms'] = {
  '125': {
    holds: {
      ...HEAD,
      ...each(`
        LossHistory_InformationYearCount: 5
        CommercialPolicy_Question_AACCode: No`),
      ...yes(`Policy_LineOfBusiness_CommercialProperty Policy_LineOfBusiness_CommercialGeneralLiability
        Policy_LineOfBusiness_BusinessAutoIndicator`),
      ...terms(
        'GeneralLiability',
        `A | 10/01/2025 | 10/01/2026 | Wheatfield Mutual | WM-GL-704418 | 12,640
        B | 10/01/2024 | 10/01/2025 | Wheatfield Mutual | WM-GL-691207 | 11,985
        C | 10/01/2023 | 10/01/2024 | Sodbuster Casualty | SC-0047716 | 13,470`,
      ),
      ...terms(
        'Automobile',
        `A | 10/01/2025 | 10/01/2026 | Wheatfield Mutual | WM-CA-704419 | 21,305
        B | 10/01/2024 | 10/01/2025 | Wheatfield Mutual | WM-CA-691208 | 19,870
        C | 10/01/2023 | 10/01/2024 | Chisholm Auto | CA-88-1904 | 18,440`,
      ),
      ...terms(
        'Property',
        `A | 10/01/2025 | 10/01/2026 | Wheatfield Mutual | WM-CP-704420 | 16,050
        B | 10/01/2024 | 10/01/2025 | Wheatfield Mutual | WM-CP-691209 | 14,725
        C | 10/01/2023 | 10/01/2024 | Sodbuster Casualty | SC-0047717 | 13,990`,
      ),
      ...rows(
        'LossHistory_',
        ` | OccurrenceDate | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount | ClaimStatus_OpenCode | ClaimStatus_SubrogationCode
        A | 04/11/2026 | 04/13/2026 | Property | Hail broke greenhouse glass | 22,480 | 9,500 | Yes | No
        B | 09/03/2024 | 09/05/2024 | Automobile | Flatbed backed into a canopy | 7,915 | 0 | No | Yes
        C | 05/20/2022 | 06/01/2022 | General Liability | Customer tripped on a hose | 14,300 | 0 | No | No`,
      ),
    },
    notJudged: [
      ...every(
        'A',
        '',
        `Form_CompletionDate LossHistory_TotalAmount Policy_LineOfBusiness_OtherIndicator Policy_Status_QuoteIndicator
        Policy_LineOfBusiness_OtherLineOfBusinessDescription PriorCoverage_OtherLine_LineOfBusinessCode
        CommercialPolicy_Attachment_LossSummaryIndicator CommercialPolicy_RemarkText
        Producer_AuthorizedRepresentative_FullName`,
      ),
      ...every(
        'ABC',
        'PriorCoverage_OtherLine_',
        'InsurerFullName PolicyNumberIdentifier TotalPremiumAmount EffectiveDate ExpirationDate',
      ),
      ...every('ABC', '', 'PriorCoverage_PolicyYear'),
    ],
  },
  '130': {
    holds: {
      ...HEAD,
      ...each(`
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor: 1.05
        WorkersCompensationLineOfBusiness_Question_AAICode: No`),
      ...rows(
        '',
        ` | PriorCoverage_EffectiveYear | PriorCoverage_InsurerFullName | PriorCoverage_PolicyNumberIdentifier | PriorCoverage_TotalPremiumAmount | PriorCoverage_ModificationFactor | LossHistory_ClaimCount | LossHistory_PaidAmount | LossHistory_ReservedAmount
        A | 2025 | Bluestem Comp Fund | BCF-260118 | 33,410 | 1.02 | 2 | 4,880 | 3,200
        B | 2024 | Bluestem Comp Fund | BCF-251907 | 31,955 | 0.99 | 1 | 1,176 | 0
        C | 2023 | Bluestem Comp Fund | BCF-243366 | 30,240 | 0.96 | 3 | 19,027 | 0
        D | 2022 | Prairie Shield | PS-WC-77120 | 29,815 | 0.95 | 0 | 0 | 0
        E | 2021 | Prairie Shield | PS-WC-71558 | 28,690 | 0.98 | 1 | 815 | 0`,
      ),
    },
    notJudged: every(
      'A',
      '',
      `Form_CompletionDate Policy_Status_QuoteIndicator Policy_RatingEffectiveDate Policy_NormalAnniversaryRatingDate
      WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator WorkersCompensation_PartOne_StateOrProvinceCode
      WorkersCompensation_RateState_StateOrProvinceName WorkersCompensation_RateState_RemarkText`,
    ),
  },
}
