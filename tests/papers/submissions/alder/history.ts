import { AGENCY_BLOCK, across, CARRIER, down, lettered } from '../birch/gold.ts'
import { frame, type Part, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { ledger } from './layout.ts'

const year = (y: number, title: string, rows: string): Part =>
  sheet([
    strong(40, y, title, 10),
    ledger(40, y + 15, [0, 120, 280, -450], `Line | Carrier | Policy number | Premium\n${rows}`),
  ])

const FIRST = sheet([
  words(40, 28, 'TERN AND TILLER INSURANCE BROKERS', 10, true),
  words(40, 42, 'Portsmouth, New Hampshire', 8),
  strong(40, 66, 'Premium and loss history', 15),
  words(40, 88, 'Account:  Harborlight Print & Mail, Inc.', 10),
  words(40, 102, 'Mail:  PO Box 45, Dover, NH 03821', 10),
  words(340, 88, 'Renewal date:  October 1, 2026', 10),
  words(340, 102, 'Drawn up:  August 12, 2026', 10),
  { rulings: [[40, 120, 532, 1]] },
  year(
    132,
    '2025-26  (Oct 1, 2025 to Oct 1, 2026)  -  in force',
    `General liability | Piscataqua Mutual | PM-GL-60815 | $8,215
    Automobile | Piscataqua Mutual | PM-CA-60816 | $22,940
    Property | Seacoast Fire & Marine | SFM-771209 | $31,480
    Umbrella | Piscataqua Mutual | PM-CU-60818 | $6,100`,
  ),
  year(
    236,
    '2024-25  (Oct 1, 2024 to Oct 1, 2025)',
    `General liability | Piscataqua Mutual | PM-GL-57330 | $7,790
    Automobile | Piscataqua Mutual | PM-CA-57331 | $20,115
    Property | Seacoast Fire & Marine | SFM-718846 | $28,350
    Umbrella | Piscataqua Mutual | PM-CU-57333 | $5,640`,
  ),
  year(
    340,
    '2023-24  (Oct 1, 2023 to Oct 1, 2024)',
    `General liability | Old Kingsbridge Casualty | OKC 220417 | $7,425
    Automobile | Old Kingsbridge Casualty | OKC 220418 | $18,960
    Property | Old Kingsbridge Casualty | OKC 220419 | $26,875
    Umbrella | Old Kingsbridge Casualty | OKC 220420 | $5,225`,
  ),
  frame(40, 444, 532, 88),
  strong(48, 450, 'QUOTES RECEIVED FOR OCT 1, 2026 - NONE BOUND', 9),
  table(
    48,
    464,
    [120, 160, 120, 100],
    `Line | Carrier | Quote no. | Premium
    General liability | Ossipee Assurance | Q-88120 | $7,950
    Property | Ossipee Assurance | Q-88121 | $29,600`,
    8,
    false,
  ),
  words(48, 516, 'Ossipee has never insured this account. The client has not accepted either quote.', 8),
  strong(40, 546, 'Losses, last 3 years', 10),
  table(
    40,
    562,
    [60, 74, 186, 60, 52, 56, 44],
    `Occurred | Line | Description | Claim made | Paid | Reserved | Status
    01/19/2026 | Automobile | Van slid into parked car on ice | 01/20/2026 | 4,385 | 2,500 | Open
    06/02/2025 | Property | Water from roof drain damaged paper | 06/02/2025 | 17,260 | 0 | Closed
    11/14/2023 | General liability | Visitor fell on loading dock steps | 12/05/2023 | 9,900 | 0 | Closed`,
    8,
  ),
  words(40, 640, 'Total paid and reserved, last 3 years:  $34,045', 9, true),
  words(40, 664, 'Source: carrier loss runs valued July 31, 2026. No subrogation on any claim.', 8.5),
])

const LINES = {
  GeneralLiability: ['PM-GL-60815 | PM-GL-57330 | OKC 220417', '8,215 | 7,790 | 7,425'],
  Automobile: ['PM-CA-60816 | PM-CA-57331 | OKC 220418', '22,940 | 20,115 | 18,960'],
  Property: ['SFM-771209 | SFM-718846 | OKC 220419', '31,480 | 28,350 | 26,875'],
  OtherLine: ['PM-CU-60818 | PM-CU-57333 | OKC 220420', '6,100 | 5,640 | 5,225'],
}
const FORMER = Object.entries(LINES).flatMap(([line, [numbers, premiums]]) => {
  const insurer = line === 'Property' ? 'Seacoast Fire & Marine' : 'Piscataqua Mutual'
  return [
    down(`PriorCoverage_${line}_InsurerFullName`, `${insurer} | ${insurer} | Old Kingsbridge Casualty`),
    down(`PriorCoverage_${line}_PolicyNumberIdentifier`, numbers!),
    down(`PriorCoverage_${line}_TotalPremiumAmount`, premiums!),
    down(`PriorCoverage_${line}_EffectiveDate`, '10/01/2025 | 10/01/2024 | 10/01/2023'),
    down(`PriorCoverage_${line}_ExpirationDate`, '10/01/2026 | 10/01/2025 | 10/01/2024'),
  ]
})

export const HISTORY: SubmissionPaper = {
  name: 'alder-history',
  pages: [FIRST],
  forms: {
    '125': {
      holds: {
        ...across('', 'A', 'NamedInsured_FullName: Harborlight Print & Mail, Inc. | Policy_EffectiveDate: 10/01/2026'),
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: PO Box 45 | CityName: Dover | PostalCode: 03821'),
        NamedInsured_MailingAddress_StateOrProvinceCode_A: 'NH',
        ...down('PriorCoverage_PolicyYear', '2025-26 | 2024-25 | 2023-24'),
        PriorCoverage_OtherLine_LineOfBusinessCode_A: 'Umbrella',
        ...Object.assign({}, ...FORMER),
        ...across('LossHistory_', 'A', 'InformationYearCount: 3 | TotalAmount: 34,045'),
        ...down('LossHistory_OccurrenceDate', '01/19/2026 | 06/02/2025 | 11/14/2023'),
        ...down('LossHistory_LineOfBusiness', 'Automobile | Property | General liability'),
        ...down(
          'LossHistory_OccurrenceDescription',
          'Van slid into parked car on ice | Water from roof drain damaged paper | Visitor fell on loading dock steps',
        ),
        ...down('LossHistory_ClaimDate', '01/20/2026 | 06/02/2025 | 12/05/2023'),
        ...down('LossHistory_PaidAmount', '4,385 | 17,260 | 9,900'),
        ...down('LossHistory_ReservedAmount', '2,500 | 0 | 0'),
        ...down('LossHistory_ClaimStatus_OpenCode', 'Y | N | N'),
        ...down('LossHistory_ClaimStatus_SubrogationCode', 'N | N | N'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        ...lettered(['CommercialPolicy_RemarkText', 'CommercialPolicy_Attachment_LossSummaryIndicator'], 'A'),
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'Policy_Status_RenewIndicator_A',
        'Policy_Status_EffectiveDate_A',
        'Policy_ExpirationDate_A',
        'Policy_LineOfBusiness_BusinessAutoIndicator_A',
        'Policy_LineOfBusiness_CommercialGeneralLiability_A',
        'Policy_LineOfBusiness_CommercialProperty_A',
        'Policy_LineOfBusiness_UmbrellaIndicator_A',
      ],
    },
  },
}
