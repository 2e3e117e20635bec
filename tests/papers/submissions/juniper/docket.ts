import { sheet } from '../../acord-25/larch/draw.ts'
import { EXPIRING_OPEN } from '../cedar/gold.ts'
import { every, rows } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'

const page = sheet(
  `
30 24 13b SALTMARSH CASUALTY COMPANY
30 42 9 Loss Run - 5 Year Summary
762> 24 8 Report ID: LR-2214     Run date: 08/03/2026
762> 36 8 Valuation date: 07/31/2026
762> 48 8 Agency: 04-118  Thornapple Lane Agency
_ 30 62 732
30 70 9b Insured:
90 70 9 Wrenfield Pest Control, Inc.
30 84 9b Address:
90 84 9 2740 Beltline Court, Sumter Falls, GA 31999
420 70 9b Account #:
490 70 9 7700418
420 84 9b Lines:
490 84 9 General Liability, Commercial Auto
30 108 9b GENERAL LIABILITY
# 122 8b 12 30 130 240 370> 430> 510> 590> 680>
Policy Number|Policy Period|Description|Written Prem|# Claims|Paid|Reserves|Incurred

# 135 8 12 30 130 240 370> 430> 510> 590> 680>
SGL-0041877-05|04/01/2026 - 04/01/2027|CGL Occ|$9,815|0|$0|$0|$0
SGL-0041877-04|04/01/2025 - 04/01/2026|CGL Occ|$9,340|1|$1,250|$18,000|$19,250
SGL-0041877-03|04/01/2024 - 04/01/2025|CGL Occ|$8,902|0|$0|$0|$0
SGL-0041877-02|04/01/2023 - 04/01/2024|CGL Occ|$8,775|1|$6,480|$0|$6,480
SGL-0041877-01|04/01/2022 - 04/01/2023|CGL Occ|$8,410|0|$0|$0|$0

_ 30 197 650
30 201 8b GL Totals
430> 201 8b 2
510> 201 8b $7,730
590> 201 8b $18,000
680> 201 8b $25,730
30 226 9b COMMERCIAL AUTO
# 240 8b 12 30 130 240 370> 430> 510> 590> 680>
Policy Number|Policy Period|Description|Written Prem|# Claims|Paid|Reserves|Incurred

# 253 8 12 30 130 240 370> 430> 510> 590> 680>
SCA-0041878-05|04/01/2026 - 04/01/2027|BAP|$22,160|0|$0|$0|$0
SCA-0041878-04|04/01/2025 - 04/01/2026|BAP|$21,075|0|$0|$0|$0
SCA-0041878-03|04/01/2024 - 04/01/2025|BAP|$19,880|1|$11,395|$0|$11,395
SCA-0041878-02|04/01/2023 - 04/01/2024|BAP|$19,240|0|$0|$0|$0
SCA-0041878-01|04/01/2022 - 04/01/2023|BAP|$18,655|0|$0|$0|$0

_ 30 315 650
30 319 8b Auto Totals
430> 319 8b 1
510> 319 8b $11,395
590> 319 8b $0
680> 319 8b $11,395
30 346 9b CLAIM DETAIL - ALL ACCOUNTS WITH NAME "WRENFIELD"
_ 30 360 732
# 364 7.5b 12 30 92 216 246 298 352 586> 640> 700> 712
Claim #|Insured|Line|Loss Date|Rptd Date|Description|Paid|Reserve|Incurred|Status

# 378 7.5 14 30 92 216 246 298 352 586> 640> 700> 712
GL-260177|Wrenfield Pest Control, Inc.|GL|11/19/2025|12/02/2025|Termite treatment stained stone floor|$1,250|$18,000|$19,250|Open
GL-258803|Wrenfield Lawn Partners LLC|GL|08/07/2025|08/08/2025|Mower struck gas meter|$4,310|$22,500|$26,810|Open
AU-251946|Wrenfield Pest Control, Inc.|AUTO|01/22/2025|01/23/2025|IV rear-ended OV at stop sign|$11,395|$0|$11,395|Closed
AU-247710|Wrenfield Lawn Partners LLC|AUTO|06/30/2024|07/01/2024|Trailer came loose, hit fence|$3,905|$0|$3,905|Closed
GL-239054|Wrenfield Pest Control, Inc.|GL|09/14/2023|09/20/2023|Pet sick after yard spraying|$6,480|$0|$6,480|Closed

_ 30 450 732
30 456 7.5 Wrenfield Lawn Partners LLC is account # 7702265, a separate insured. Incurred = paid + reserve. Paid includes expense.
30 480 7.5 This report reflects claims reported to the company as of the valuation date and is subject to change.
30 560 7.5 Saltmarsh Casualty Company, P.O. Box 88, Tidewater Bluff, GA 31990
762> 560 7.5 Page 1 of 1
`,
  [792, 612],
)

/** A carrier's five years of two lines; its list of claims holds those of another insured of a like name. */
export const DOCKET: SubmissionPaper = {
  name: 'juniper-docket',
  kind: 'loss-run',
  pages: [page],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: 'Wrenfield Pest Control, Inc.',
        NamedInsured_MailingAddress_LineOne_A: '2740 Beltline Court',
        NamedInsured_MailingAddress_CityName_A: 'Sumter Falls',
        NamedInsured_MailingAddress_StateOrProvinceCode_A: 'GA',
        NamedInsured_MailingAddress_PostalCode_A: '31999',
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
          A | Saltmarsh Casualty Company | SGL-0041877-05 | 04/01/2026 | 04/01/2027 | 9,815
          B | Saltmarsh Casualty Company | SGL-0041877-04 | 04/01/2025 | 04/01/2026 | 9,340
          C | Saltmarsh Casualty Company | SGL-0041877-03 | 04/01/2024 | 04/01/2025 | 8,902`,
        ),
        ...rows(
          'PriorCoverage_Automobile_',
          ` | InsurerFullName | PolicyNumberIdentifier | EffectiveDate | ExpirationDate | TotalPremiumAmount
          A | Saltmarsh Casualty Company | SCA-0041878-05 | 04/01/2026 | 04/01/2027 | 22,160
          B | Saltmarsh Casualty Company | SCA-0041878-04 | 04/01/2025 | 04/01/2026 | 21,075
          C | Saltmarsh Casualty Company | SCA-0041878-03 | 04/01/2024 | 04/01/2025 | 19,880`,
        ),
        ...rows(
          'LossHistory_',
          ` | OccurrenceDate | ClaimDate | LineOfBusiness | OccurrenceDescription | PaidAmount | ReservedAmount | ClaimStatus_OpenCode
          A | 11/19/2025 | 12/02/2025 | GL | Termite treatment stained stone floor | 1,250 | 18,000 | Y
          B | 01/22/2025 | 01/23/2025 | AUTO | IV rear-ended OV at stop sign | 11,395 | 0 | N
          C | 09/14/2023 | 09/20/2023 | GL | Pet sick after yard spraying | 6,480 | 0 | N`,
        ),
      },
      notJudged: [
        ...EXPIRING_OPEN['125'],
        ...every(
          'A',
          '',
          `Form_CompletionDate Policy_LineOfBusiness_BusinessAutoIndicator LossHistory_InformationYearCount
          LossHistory_TotalAmount CommercialPolicy_Attachment_LossSummaryIndicator
          NamedInsured_LegalEntity_CorporationIndicator CommercialPolicy_RemarkText`,
        ),
      ],
    },
  },
}
