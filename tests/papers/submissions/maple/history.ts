import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows } from './gold.ts'
import { head, labels, page, rule, say, table } from './layout.ts'

const SUMMARY = page([
  head(40, 36, 'PRIOR CARRIER AND LOSS SUMMARY', 13),
  labels(
    40,
    60,
    110,
    `Insured: | Ironbark Tile and Stone, Inc.
     Address: | 5508 Quarry Bend
     | Macon, GA 31206
     Prepared: | 08/12/2026`,
  ),
  rule(40, 122, 532, 1),
  head(40, 132, 'PRIOR CARRIERS', 11),
  table(
    40,
    150,
    [104, 160, 90, 62, 62, 56],
    `LINE | CARRIER | POLICY NUMBER | EFFECTIVE | EXPIRATION | PREMIUM
     General Liability | Peachblossom Mutual | GLX-10883 | 09/01/2025 | 09/01/2026 | 6,912
     General Liability | Peachblossom Mutual | GLX-09741 | 09/01/2024 | 09/01/2025 | 6,455
     General Liability | Ocmulgee Insurance Company | 77-G-2206 | 09/01/2023 | 09/01/2024 | 7,030
     Automobile | Peachblossom Mutual | CAX-10884 | 09/01/2025 | 09/01/2026 | 11,340
     Automobile | Peachblossom Mutual | CAX-09742 | 09/01/2024 | 09/01/2025 | 10,215
     Automobile | Ocmulgee Insurance Company | 77-A-2207 | 09/01/2023 | 09/01/2024 | 9,880
     Property | Piedmont Fire Insurance Company | PF 445120 | 09/01/2025 | 09/01/2026 | 4,208
     Property | Piedmont Fire Insurance Company | PF 431877 | 09/01/2024 | 09/01/2025 | 3,990
     Property | Piedmont Fire Insurance Company | PF 418093 | 09/01/2023 | 09/01/2024 | 3,815`,
    { ruled: 'head', size: 8 },
  ),
  head(40, 346, 'LOSSES, LAST 5 YEARS', 11),
  table(
    40,
    364,
    [58, 76, 152, 58, 52, 52, 44, 40],
    `DATE OF~LOSS | LINE | DESCRIPTION | DATE OF~CLAIM | PAID | RESERVE | SUBRO | OPEN
     03/14/2026 | Automobile | Truck struck parked car in lot | 03/16/2026 | 4,870 | 6,500 | N | Y
     11/02/2024 | General Liability | Visitor slipped on wet slab | 11/05/2024 | 18,240 | 0 | N | N
     06/21/2023 | Property | Hail damage to warehouse roof | 06/23/2023 | 12,170 | 0 | N | N`,
    { ruled: 'all', size: 7.5 },
  ),
  labels(40, 442, 150, 'Total paid and reserved: | $41,780'),
  say(40, 470, 'Compiled from carrier loss runs valued 07/31/2026. Premiums are as billed, before audit.', { size: 8 }),
])

const PARTS = 'InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount'

export const HISTORY: SubmissionPaper = {
  name: 'maple-prior-carriers-and-losses',
  pages: [SUMMARY],
  kind: 'loss-run',
  forms: {
    '125': {
      holds: {
        ...each(`
          NamedInsured_FullName: Ironbark Tile and Stone, Inc.
          LossHistory_InformationYearCount: 5
          LossHistory_TotalAmount: 41,780`),
        ...address('NamedInsured_MailingAddress', '5508 Quarry Bend | Macon | GA | 31206'),
        ...rows(
          'PriorCoverage_',
          ` | PolicyYear
          A | 2025-2026
          B | 2024-2025
          C | 2023-2024`,
        ),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | ${PARTS}
          A | Peachblossom Mutual | GLX-10883 | 09/01/2025 | 09/01/2026 | 6,912
          B | Peachblossom Mutual | GLX-09741 | 09/01/2024 | 09/01/2025 | 6,455
          C | Ocmulgee Insurance Company | 77-G-2206 | 09/01/2023 | 09/01/2024 | 7,030`,
        ),
        ...rows(
          'PriorCoverage_Automobile_',
          ` | ${PARTS}
          A | Peachblossom Mutual | CAX-10884 | 09/01/2025 | 09/01/2026 | 11,340
          B | Peachblossom Mutual | CAX-09742 | 09/01/2024 | 09/01/2025 | 10,215
          C | Ocmulgee Insurance Company | 77-A-2207 | 09/01/2023 | 09/01/2024 | 9,880`,
        ),
        ...rows(
          'PriorCoverage_Property_',
          ` | ${PARTS}
          A | Piedmont Fire Insurance Company | PF 445120 | 09/01/2025 | 09/01/2026 | 4,208
          B | Piedmont Fire Insurance Company | PF 431877 | 09/01/2024 | 09/01/2025 | 3,990
          C | Piedmont Fire Insurance Company | PF 418093 | 09/01/2023 | 09/01/2024 | 3,815`,
        ),
        ...rows(
          'LossHistory_',
          ` | OccurrenceDate | LineOfBusiness | OccurrenceDescription | ClaimDate | PaidAmount | ReservedAmount | ClaimStatus_SubrogationCode | ClaimStatus_OpenCode
          A | 03/14/2026 | Automobile | Truck struck parked car in lot | 03/16/2026 | 4,870 | 6,500 | N | Y
          B | 11/02/2024 | General Liability | Visitor slipped on wet slab | 11/05/2024 | 18,240 | 0 | N | N
          C | 06/21/2023 | Property | Hail damage to warehouse roof | 06/23/2023 | 12,170 | 0 | N | N`,
        ),
      },
      notJudged: every(
        'A',
        '',
        `CommercialPolicy_Attachment_LossSummaryIndicator Form_CompletionDate
        NamedInsured_LegalEntity_CorporationIndicator Policy_LineOfBusiness_CommercialGeneralLiability
        Policy_LineOfBusiness_BusinessAutoIndicator Policy_LineOfBusiness_CommercialProperty`,
      ),
    },
  },
}
