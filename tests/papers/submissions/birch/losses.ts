import type { SubmissionPaper } from '../paper.ts'
import { across, CARRIER, down, lettered } from './gold.ts'
import { frame, pairs, sheet, strong, table, words } from './layout.ts'

const WIDTHS = [64, 104, 70, 70, 44, 60, 60, 60]
const FIRST = sheet([
  strong(40, 30, 'Ridgeline Commonwealth Insurance', 13),
  words(40, 48, 'Loss summary by policy year        Losses valued as of 08/01/2026', 9),
  pairs(
    40,
    70,
    90,
    `Insured | Whitcomb Crane & Rigging, Inc.
    Mailing address | 5100 Derrick Road, Beaumont, TX 77705
    FEIN | 76-0002284
    Account | 00-88172`,
  ),
  strong(40, 140, 'GENERAL LIABILITY', 9),
  table(
    40,
    154,
    WIDTHS,
    `Policy year | Policy number | From | To | Claims | Paid | Reserve | Incurred
    2025-26 | RC-GL-330187 | 12/01/2025 | 12/01/2026 | 1 | 4,120 | 36,000 | 40,120
    2024-25 | RC-GL-318842 | 12/01/2024 | 12/01/2025 | 0 | 0 | 0 | 0
    2023-24 | RC-GL-306119 | 12/01/2023 | 12/01/2024 | 1 | 22,750 | 0 | 22,750
    Subtotal | | | | 2 | 26,870 | 36,000 | 62,870`,
    8,
    false,
  ),
  strong(40, 240, 'COMMERCIAL AUTO', 9),
  table(
    40,
    254,
    WIDTHS,
    `Policy year | Policy number | From | To | Claims | Paid | Reserve | Incurred
    2025-26 | RC-CA-330188 | 12/01/2025 | 12/01/2026 | 0 | 0 | 0 | 0
    2024-25 | RC-CA-318843 | 12/01/2024 | 12/01/2025 | 1 | 61,304 | 0 | 61,304
    2023-24 | RC-CA-306120 | 12/01/2023 | 12/01/2024 | 0 | 0 | 0 | 0
    Subtotal | | | | 1 | 61,304 | 0 | 61,304`,
    8,
    false,
  ),
  strong(40, 340, 'WORKERS COMPENSATION', 9),
  table(
    40,
    354,
    WIDTHS,
    `Policy year | Policy number | From | To | Claims | Paid | Reserve | Incurred
    2025 | RC-WC-330190 | 12/01/2025 | 12/01/2026 | 2 | 9,310 | 14,250 | 23,560
    2024 | RC-WC-318845 | 12/01/2024 | 12/01/2025 | 4 | 31,774 | 5,500 | 37,274
    2023 | RC-WC-306122 | 12/01/2023 | 12/01/2024 | 0 | 0 | 0 | 0
    2022 | RC-WC-294407 | 12/01/2022 | 12/01/2023 | 1 | 1,286 | 0 | 1,286
    2021 | RC-WC-281950 | 12/01/2021 | 12/01/2022 | 3 | 118,932 | 0 | 118,932
    Subtotal | | | | 10 | 161,302 | 19,750 | 181,052`,
    8,
    false,
  ),
  strong(40, 476, 'ALL LINES        13 claims        Paid 249,476        Reserve 55,750        Incurred 305,226', 9),
  words(
    40,
    500,
    'Claims of workers compensation are not listed one by one. Details of the other lines follow on the next page.',
    8,
  ),
])

const card = (y: number, number: string, line: string, what: string, dates: string, paid: string, state: string) =>
  sheet([
    frame(40, y, 532, 96),
    strong(48, y + 7, `Claim ${number}`, 9),
    words(300, y + 7, line, 9),
    pairs(48, y + 26, 76, dates, 8.5, 15),
    pairs(220, y + 26, 84, paid, 8.5, 15),
    pairs(420, y + 26, 80, state, 8.5, 15),
    words(48, y + 78, `What happened: ${what}`, 8.5),
  ])

const DETAIL = sheet([
  words(40, 30, 'Ridgeline Commonwealth Insurance        Whitcomb Crane & Rigging, Inc.        Claim details', 9),
  card(
    54,
    'GL-26-00418',
    'Line: General Liability',
    'Sling slipped, storefront glass broken',
    'Date of loss | 02/19/2026\nReported | 02/23/2026\nPolicy | RC-GL-330187',
    'Loss paid | 3,000\nExpense paid | 1,120\nTotal paid | 4,120',
    'Reserve | 36,000\nSubrogation | No\nStatus | Open',
  ),
  card(
    164,
    'CA-25-01177',
    'Line: Auto Liability',
    'Boom truck struck parked van',
    'Date of loss | 05/06/2025\nReported | 05/06/2025\nPolicy | RC-CA-318843',
    'Loss paid | 58,004\nExpense paid | 3,300\nTotal paid | 61,304',
    'Reserve | 0\nSubrogation | Yes\nStatus | Closed',
  ),
  card(
    274,
    'GL-24-00052',
    'Line: General Liability',
    'Visitor tripped over outrigger pad',
    'Date of loss | 01/11/2024\nReported | 03/28/2024\nPolicy | RC-GL-306119',
    'Loss paid | 20,000\nExpense paid | 2,750\nTotal paid | 22,750',
    'Reserve | 0\nSubrogation | No\nStatus | Closed',
  ),
  words(
    40,
    386,
    'Total paid is loss and expense together, net of deductible recovered (none). Largest reserve ever held: 75,000.',
    8,
  ),
])

const INSURER = 'Ridgeline Commonwealth Insurance'
const CLIENT = {
  NamedInsured_FullName_A: 'Whitcomb Crane & Rigging, Inc.',
  ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 5100 Derrick Road | CityName: Beaumont'),
  ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: TX | PostalCode: 77705'),
  NamedInsured_TaxIdentifier_A: '76-0002284',
}
const line = (name: string, numbers: string) => ({
  ...down(`PriorCoverage_${name}_InsurerFullName`, `${INSURER} | ${INSURER} | ${INSURER}`),
  ...down(`PriorCoverage_${name}_PolicyNumberIdentifier`, numbers),
  ...down(`PriorCoverage_${name}_EffectiveDate`, '12/01/2025 | 12/01/2024 | 12/01/2023'),
  ...down(`PriorCoverage_${name}_ExpirationDate`, '12/01/2026 | 12/01/2025 | 12/01/2024'),
})
const CLAIMS = {
  ...down('LossHistory_LineOfBusiness', 'General Liability | Auto Liability | General Liability'),
  ...down(
    'LossHistory_OccurrenceDescription',
    'Sling slipped, storefront glass broken | Boom truck struck parked van | Visitor tripped over outrigger pad',
  ),
  ...down('LossHistory_PaidAmount', '4,120 | 61,304 | 22,750'),
  ...down('LossHistory_ReservedAmount', '36,000 | 0 | 0'),
}
const OPEN = ['Form_CompletionDate_A', 'Policy_EffectiveDate_A', 'Policy_ExpirationDate_A']

export const LOSSES: SubmissionPaper = {
  name: 'birch-losses',
  kind: 'loss-run',
  pages: [FIRST, DETAIL],
  forms: {
    '125': {
      holds: {
        ...CLIENT,
        ...CLAIMS,
        ...down('PriorCoverage_PolicyYear', '2025-26 | 2024-25 | 2023-24'),
        ...line('GeneralLiability', 'RC-GL-330187 | RC-GL-318842 | RC-GL-306119'),
        ...line('Automobile', 'RC-CA-330188 | RC-CA-318843 | RC-CA-306120'),
        ...down('LossHistory_OccurrenceDate', '02/19/2026 | 05/06/2025 | 01/11/2024'),
        ...down('LossHistory_ClaimDate', '02/23/2026 | 05/06/2025 | 03/28/2024'),
        ...down('LossHistory_ClaimStatus_SubrogationCode', 'N | Y | N'),
        ...down('LossHistory_ClaimStatus_OpenCode', 'Y | N | N'),
      },
      notJudged: [
        ...OPEN,
        ...CARRIER,
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'CommercialPolicy_Attachment_LossSummaryIndicator_A',
        // Three years of two lines and five of a third, with one sum over all.
        'LossHistory_InformationYearCount_A',
        'LossHistory_TotalAmount_A',
        'PriorCoverage_OtherLine_LineOfBusinessCode_A',
        ...lettered(
          ['InsurerFullName', 'PolicyNumberIdentifier', 'EffectiveDate', 'ExpirationDate'].map(
            (element) => `PriorCoverage_OtherLine_${element}`,
          ),
          'ABC',
        ),
      ],
    },
    '130': {
      holds: {
        ...CLIENT,
        ...down('PriorCoverage_EffectiveYear', '2025 | 2024 | 2023 | 2022 | 2021'),
        ...down('PriorCoverage_InsurerFullName', Array(5).fill(INSURER).join('|')),
        ...down(
          'PriorCoverage_PolicyNumberIdentifier',
          'RC-WC-330190 | RC-WC-318845 | RC-WC-306122 | RC-WC-294407 | RC-WC-281950',
        ),
        ...down('LossHistory_ClaimCount', '2 | 4 | 0 | 1 | 3'),
        ...down('LossHistory_PaidAmount', '9,310 | 31,774 | 0 | 1,286 | 118,932'),
        ...down('LossHistory_ReservedAmount', '14,250 | 5,500 | 0 | 0 | 0'),
      },
      notJudged: [
        ...OPEN,
        'Insurer_FullName_A',
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator_A',
      ],
    },
    '131': {
      holds: { NamedInsured_FullName_A: CLIENT.NamedInsured_FullName_A, ...CLAIMS },
      notJudged: [
        'Form_CompletionDate_A',
        'Policy_EffectiveDate_A',
        ...CARRIER,
        // The day of the claim or of the loss; the policies of the last year may be the underlying ones.
        ...lettered(['LossHistory_ClaimDate'], 'ABC'),
        ...['Automobile', 'GeneralLiability', 'EmployersLiability'].flatMap((name) =>
          ['InsurerFullName', 'PolicyNumberIdentifier', 'PolicyEffectiveDate', 'PolicyExpirationDate'].map(
            (element) => `UnderlyingPolicy_${name}_${element}_A`,
          ),
        ),
      ],
    },
  },
}
