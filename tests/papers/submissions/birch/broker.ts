import type { SubmissionPaper } from '../paper.ts'
import { across, down, lettered } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const PAGE = sheet([
  strong(40, 32, 'Heron Gate Brokers', 14),
  words(40, 50, '615 Tollbridge Avenue, Albany, NY 12207', 8.5),
  strong(350, 32, 'Account summary for transfer', 12),
  words(350, 50, 'Handed over on 07/28/2026, broker of record since 2015', 8.5),
  { rulings: [[40, 66, 532, 1.2]] },
  pairs(
    40,
    76,
    120,
    `Named insured | Pelham & Sons Moving and Storage, Inc.
    Mailing address | 3340 Drayage Lane, Troy, NY 12180
    FEIN | 14-0005528
    Corporation type | S corporation
    Next renewal, all lines | 09/30/2026 to 09/30/2027`,
    9,
  ),
  strong(40, 160, 'General liability'),
  table(
    40,
    174,
    [56, 150, 96, 64, 64, 56, 46],
    `Policy year | Insurer | Policy number | From | To | Premium | Our comm.
    2025-26 | Ferrous Point Insurance Company | FPG-771203 | 09/30/2025 | 09/30/2026 | 31,480 | 4,722
    2024-25 | Ferrous Point Insurance Company | FPG-688054 | 09/30/2024 | 09/30/2025 | 29,912 | 4,487
    2023-24 | Old Canal Casualty | OC-GL-20914 | 09/30/2023 | 09/30/2024 | 33,065 | 3,968`,
    7.5,
  ),
  strong(40, 248, 'Automobile'),
  table(
    40,
    262,
    [56, 150, 96, 64, 64, 56, 46],
    `Policy year | Insurer | Policy number | From | To | Premium | Our comm.
    2025-26 | Tarn River Commercial | TRA 40-118832 | 09/30/2025 | 09/30/2026 | 88,240 | 8,824
    2024-25 | Tarn River Commercial | TRA 40-097716 | 09/30/2024 | 09/30/2025 | 79,115 | 7,912
    2023-24 | Tarn River Commercial | TRA 40-081250 | 09/30/2023 | 09/30/2024 | | 7,244`,
    7.5,
  ),
  strong(40, 336, 'Property'),
  table(
    40,
    350,
    [56, 150, 96, 64, 64, 56, 46],
    `Policy year | Insurer | Policy number | From | To | Premium | Our comm.
    2025-26 | Ferrous Point Insurance Company | FPP-771204 | 09/30/2025 | 09/30/2026 | 24,900 | 3,735
    2024-25 | Ferrous Point Insurance Company | FPP-688055 | 09/30/2024 | 09/30/2025 | 22,310 | 3,347
    2023-24 | Old Canal Casualty | OC-PR-20915 | 09/30/2023 | 09/30/2024 | 21,774 | 2,613`,
    7.5,
  ),
  strong(40, 424, 'Umbrella'),
  table(
    40,
    438,
    [56, 150, 96, 64, 64, 56, 46],
    `Policy year | Insurer | Policy number | From | To | Premium | Our comm.
    2025-26 | Stonewharf Excess | SWX-0055102 | 09/30/2025 | 09/30/2026 | 19,650 | 2,948
    2024-25 | Stonewharf Excess | SWX-0048871 | 09/30/2024 | 09/30/2025 | 17,800 | 2,670
    2023-24 | Stonewharf Excess | SWX-0041390 | 09/30/2023 | 09/30/2024 | 16,200 | 2,430`,
    7.5,
  ),
  strong(40, 512, 'Workers compensation, valued 07/15/2026'),
  table(
    40,
    526,
    [40, 138, 86, 60, 40, 44, 62, 62],
    `Year | Insurer | Policy number | Premium | Mod | Claims | Paid | Reserve
    2025 | Empire Trestle Mutual | ETM-WC-90177 | 112,460 | 1.14 | 3 | 41,215 | 28,500
    2024 | Empire Trestle Mutual | ETM-WC-84022 | 104,330 | 1.09 | 1 | 6,840 | 0
    2023 | Empire Trestle Mutual | ETM-WC-79315 | 97,904 | 0.98 | 0 | 0 | 0
    2022 | Birchbark Assurance | 22-7A-5561 | 101,228 | 0.96 | 2 | 57,702 | 0
    2021 | Birchbark Assurance | 21-7A-4938 | | 0.91 | 1 | 2,118 | 0
    All | | | | | 7 | 107,875 | 28,500`,
    7.5,
  ),
  strong(40, 654, 'Market notes for 2026'),
  words(
    40,
    668,
    'Kingbolt Fleet offered auto at 81,900 on 07/20/2026, quote KF-Q-3310, not bound.\nDolomite Specialty would not quote general liability. Old Canal asked to see the account again.',
    8.5,
  ),
])

const EVERY = '09/30/2025 | 09/30/2024 | 09/30/2023'
const NEXT = '09/30/2026 | 09/30/2025 | 09/30/2024'
const line = (name: string, insurers: string, numbers: string, premiums: string) => ({
  ...down(`PriorCoverage_${name}_InsurerFullName`, insurers),
  ...down(`PriorCoverage_${name}_PolicyNumberIdentifier`, numbers),
  ...down(`PriorCoverage_${name}_TotalPremiumAmount`, premiums),
  ...down(`PriorCoverage_${name}_EffectiveDate`, EVERY),
  ...down(`PriorCoverage_${name}_ExpirationDate`, NEXT),
})
const FERROUS = 'Ferrous Point Insurance Company | Ferrous Point Insurance Company | Old Canal Casualty'
const THRICE = (name: string) => [name, name, name].join('|')
const CLIENT = {
  NamedInsured_FullName_A: 'Pelham & Sons Moving and Storage, Inc.',
  ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 3340 Drayage Lane | CityName: Troy'),
  ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: NY | PostalCode: 12180'),
  NamedInsured_TaxIdentifier_A: '14-0005528',
  NamedInsured_LegalEntity_SubchapterSCorporationIndicator_A: 'Yes',
  ...across('Policy_', 'A', 'EffectiveDate: 09/30/2026 | ExpirationDate: 09/30/2027'),
}

export const BROKER: SubmissionPaper = {
  name: 'birch-broker',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        ...CLIENT,
        ...down('PriorCoverage_PolicyYear', '2025-26 | 2024-25 | 2023-24'),
        ...line('GeneralLiability', FERROUS, 'FPG-771203 | FPG-688054 | OC-GL-20914', '31,480 | 29,912 | 33,065'),
        ...line(
          'Automobile',
          THRICE('Tarn River Commercial'),
          'TRA 40-118832 | TRA 40-097716 | TRA 40-081250',
          '88,240 | 79,115 |',
        ),
        ...line('Property', FERROUS, 'FPP-771204 | FPP-688055 | OC-PR-20915', '24,900 | 22,310 | 21,774'),
        PriorCoverage_OtherLine_LineOfBusinessCode_A: 'Umbrella',
        ...line(
          'OtherLine',
          THRICE('Stonewharf Excess'),
          'SWX-0055102 | SWX-0048871 | SWX-0041390',
          '19,650 | 17,800 | 16,200',
        ),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'CommercialPolicy_Question_AACCode_A',
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'Policy_Status_RenewIndicator_A',
        ...['CommercialGeneralLiability', 'BusinessAutoIndicator', 'CommercialProperty', 'UmbrellaIndicator'].map(
          (name) => `Policy_LineOfBusiness_${name}_A`,
        ),
      ],
    },
    '130': {
      holds: {
        ...CLIENT,
        ...down('PriorCoverage_EffectiveYear', '2025 | 2024 | 2023 | 2022 | 2021'),
        ...down(
          'PriorCoverage_InsurerFullName',
          `${THRICE('Empire Trestle Mutual')} | Birchbark Assurance | Birchbark Assurance`,
        ),
        ...down(
          'PriorCoverage_PolicyNumberIdentifier',
          'ETM-WC-90177 | ETM-WC-84022 | ETM-WC-79315 | 22-7A-5561 | 21-7A-4938',
        ),
        ...down('PriorCoverage_TotalPremiumAmount', '112,460 | 104,330 | 97,904 | 101,228 |'),
        ...down('PriorCoverage_ModificationFactor', '1.14 | 1.09 | 0.98 | 0.96 | 0.91'),
        ...down('LossHistory_ClaimCount', '3 | 1 | 0 | 2 | 1'),
        ...down('LossHistory_PaidAmount', '41,215 | 6,840 | 0 | 57,702 | 2,118'),
        ...down('LossHistory_ReservedAmount', '28,500 | 0 | 0 | 0 | 0'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator_A',
        ...lettered(['WorkersCompensation_PartOne_StateOrProvinceCode'], 'A'),
      ],
    },
  },
}
