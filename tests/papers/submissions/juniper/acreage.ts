import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './acreage-gold.ts'

const page = sheet(
  `
396^ 22 14b STATEMENT OF VALUES
36 46 9b Named Insured:
120 46 9 Lockwood Quay Properties, LLC
36 60 9b Mailing Address:
120 60 9 12 Harbormaster Row, Port Selden, MD 21999
36 74 9b Carrier:
120 74 9 Granite Shoal Insurance Company
440 46 9b Agency:
520 46 9 Marchetti & Wray Insurance Associates
440 60 9b Effective Date:
520 60 9 10/15/2026 to 10/15/2027
440 74 9b Values as of:
520 74 9 07/31/2026
_ 24 92 744
# 98 7b 9 26 50 74 160 212 234 266 366 402 434 466 506 538
Loc|Bldg|Street|City|St|ZIP|Occupancy|Const|Year|#|Total|Prot|Sprk
#|#||||||(ISO)|Built|Stories|Sq Ft|Class|%

622> 98 7b Building
672> 98 7b BPP
720> 98 7b BI/EE
768> 98 7b TIV
_ 24 118 744
# 124 7.5 20 26 50 74 160 212 234 266 366 402 434 466 506 538 622> 672> 720> 768>
1|1|12 Harbormaster Row|Port Selden|MD|21999|Office building|MNC|1988|3|24,600|3|100|$5,400,000|$310,000|$720,000|$6,430,000
2|1|480 Drydock Street|Port Selden|MD|21999|Warehouse - lessor's risk|NC|2004|1|51,000|4|0|$4,850,000|$45,000|$390,000|$5,285,000
3|1|77 Old Tannery Lane|Kittredge|MD|21990|Retail strip - 5 tenants|JM|1979|1|16,200|5|0|$2,275,000|$20,000|$264,000|$2,559,000

_ 24 184 744
26 188 7.5b TOTALS
622> 188 7.5b $12,525,000
672> 188 7.5b $375,000
720> 188 7.5b $1,374,000
768> 188 7.5b $14,274,000
24 216 9b Building updates (year)
# 232 7.5b 12 26 60 130 180 230 280 340 450 530
Loc|Street|Roof|Wiring|Plumbing|HVAC|Roof type|Burglar alarm|Fire alarm

# 245 7.5 12 26 60 130 180 230 280 340 450 530
1|Harbormaster|2018|2009|2009|2016|Built-up|Central station|Central station
2|Drydock|2021||||Metal|Local gong|None
3|Old Tannery|2014|2014|1998|2019|Shingle|None|None

24 300 9b Coverage requested (all locations)
# 316 8 13 26 150
Cause of Loss|Special
Valuation|RC on Building and BPP
Coinsurance|90% on Building and BPP; BI/EE 50%
Deductible|$10,000 AOP per occurrence
Interest|Owner at all locations

420 300 9b Mortgagee
# 316 8 13 420 500
Location|1, Bldg 1
Name|Chandlery Savings Bank, ISAOA
Address|5 Exchange Court, Port Selden, MD 21999
Loan #|CS-2218-06

24 396 8 The values shown are 100% replacement cost for buildings and BPP and 12 months for business income to the best of my knowledge and belief.
24 430 8 Insured Signature: ______________________________     Title: ____________________     Date: ______________
`,
  [792, 612],
)

/** Three buildings of a landlord in one wide table; the property section has room for two. */
export const ACREAGE: SubmissionPaper = {
  name: 'juniper-acreage',
  pages: [page],
  forms: FORMS,
}
