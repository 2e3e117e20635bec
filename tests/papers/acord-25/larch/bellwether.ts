import { sheet } from './draw.ts'
import type { LarchPaper } from './paper.ts'

/** An agency's own pages: what a client has with several carriers, and what it proposes. */
const head = (right: number) => `
36 28 16b Bellwether & Quill
36 47 10 Insurance Agency
${right}> 28 8 212 Court Street, Suite 3, Lafayette, IN 47901
${right}> 39 8 Tel 765-555-0131     Fax 765-555-0132
${right}> 50 8 www.bellwetherquill.example
_ 36 64 ${right - 36}`

const summary = `${head(756)}
396^ 74 13b Summary of Insurance
36 96 8b Prepared for
110 96 9b Wabash Fork Feed & Grain Co.
36 108 8 as of June 9, 2026
110 108 9 5100 County Road 300 North
110 119 9 Lafayette, IN 47905
480 96 8b Your account manager
580 96 9 Joyce Amaral
580 108 8 joyce@bellwetherquill.example
_ 36 136 720
# 141 8b 12 40 140 310 404 462 524 680> 750>
Coverage | Carrier | Policy Number | Effective | Expires | Limits | | Premium

_ 36 154 720
# 159 8 11.5 40 140 310 404 462 524 680> 750>
Workers Compensation | Tallgrass Employers Mutual | TEM-880417-6 | 10/01/2025 | 10/01/2026 | Statutory: IN, IL | | $22,910
 | Insurance Company | | | | E.L. Each Accident | $500,000
 | | | | | E.L. Disease - Policy Limit | $500,000
 | | | | | E.L. Disease - Each Employee | $500,000

_ 36 207 720
# 212 8 11.5 40 140 310 404 462 524 680> 750>
General Liability | Hollis Ferry Insurance Company | HFG 4402917 | 04/01/2026 | 04/01/2027 | Each Occurrence | $1,000,000 | $15,384
Occurrence form | | | | | Damage to Rented Premises | $300,000
 | | | | | Medical Expense | $10,000
 | | | | | Personal & Advertising Injury | $1,000,000
 | | | | | General Aggregate | $2,000,000
 | | | | | Products/Completed Ops Agg. | $2,000,000

_ 36 283 720
# 288 8 11.5 40 140 310 404 462 524 680> 750>
Business Auto | Hollis Ferry Insurance Company | HFA 4402918 | 04/01/2026 | 04/01/2027 | Combined Single Limit | $1,000,000 | $19,772
Any auto | | | | | Medical Payments | $5,000
 | | | | | Uninsured Motorists | $1,000,000

_ 36 325 720
# 330 8 11.5 40 140 310 404 462 524 680> 750>
Umbrella | Bright Anchor Indemnity Company | BAU-0093316 | 04/01/2026 | 04/01/2027 | Each Occurrence | $5,000,000 | $8,650
Occurrence form | | | | | Aggregate | $5,000,000
 | | | | | Retention | $10,000

_ 36 367 720
# 372 8 11.5 40 140 310 404 462 524 680> 750>
Cyber Liability | Cobalt Harbor Specialty | CHS-CY-70155 | 12/15/2025 | 12/15/2026 | Each Event | $1,000,000 | $4,120
 | Insurance Company | | | | Aggregate | $1,000,000

_ 36 398 720
# 403 8 11.5 40 140 310 404 462 524 680> 750>
Pollution Liability | Cobalt Harbor Specialty | CHS-PL-61802 | 04/01/2025 | 04/01/2026 | Each Incident | $1,000,000 | Not
 | Insurance Company | | | | Aggregate | $1,000,000 | renewed

_ 36 430 720
680> 436 8b Total premium, policies in force
750> 436 8b $70,836
36 566 7 This summary is a convenience. The policies themselves say what is covered; nothing here changes them.
756> 566 7 Page 1 of 2`

const notes = `${head(756)}
396^ 74 13b Summary of Insurance
36 96 9b Wabash Fork Feed & Grain Co.
36 122 9b Vehicles on file
# 138 8 12 40 70 110 300 440
1 | 2020 | Fairlane G5 grain truck | 1ZZFG5A28L0033107 | Lafayette
2 | 2023 | Fairlane G5 grain truck | 1ZZFG5A21P0041882 | Lafayette
3 | 2016 | Corval 1500 pickup | 1ZZCV15B3G0078811 | Attica

36 190 9b Locations
# 206 8 12 40 70
1 | 5100 County Road 300 North, Lafayette, IN 47905 - elevator, feed mill, office
2 | 18 Depot Street, Attica, IN 47918 - seed warehouse

36 246 9b Certificates issued this year
# 262 8 12 40 110 300
04/14/2026 | Tippecanoe Valley Rail Authority | 900 Brick Yard Road, Delphi, IN 46923
05/06/2026 | Old Mill Savings Bank | 7 Public Square, Attica, IN 47918

36 302 9b To talk over before the next renewal
36 318 8 - Umbrella: a quote for $10,000,000 was about $13,900 a year.
36 330 8 - Pollution: the carrier left the market. We are still looking for a new one.
36 342 8 - Workers compensation: payroll at Attica grew by a third; expect an audit bill near $2,400.
756> 566 7 Page 2 of 2`

const proposal = `${head(576)}
306^ 120 20b Commercial Insurance Proposal
306^ 160 10 prepared for
306^ 180 14b Foxglove Cabinet Works, LLC
306^ 200 10 3360 Sagamore Parkway
306^ 214 10 Lafayette, IN 47904
306^ 250 10 Proposed term: 06/10/2026 to 06/10/2027
306^ 290 9 Presented by Joyce Amaral
306^ 303 9 joyce@bellwetherquill.example
306^ 330 9 May 20, 2026
36 690 8 This is a quotation. It is not a policy or a binder, and no coverage is in force until we have your signed order and the
36 701 8 carrier has confirmed it to us in writing.
576> 760 7 Page 1 of 3`

const options = `${head(576)}
36 78 13b General Liability - two options
# 104 9b 16 40 300 440
 | Option 1 | Option 2

_ 36 118 540
# 124 9 16 40 300 440
Carrier | Hollis Ferry Insurance Co. | Bright Anchor Indemnity Co.
Quote number | HFQ 118204 | BAQ-77120-B
Form | Occurrence | Occurrence
Each Occurrence | $1,000,000 | $1,000,000
General Aggregate | $2,000,000 | $3,000,000
Products-Completed Operations Aggregate | $2,000,000 | $2,000,000
Personal and Advertising Injury | $1,000,000 | $1,000,000
Damage to Premises Rented to You | $100,000 | $300,000
Medical Expense | $5,000 | $10,000
Deductible | None | $1,000 per claim

_ 36 286 540
# 292 9b 16 40 300 440
Annual premium | $4,871 | $4,406

36 330 13b Business Auto
# 356 9 16 40 300
Carrier | Hollis Ferry Insurance Co.
Quote number | HFQ 118205
Liability, symbols 7, 8 and 9 | $1,000,000 each accident
Uninsured Motorists, symbol 7 | $500,000 each accident
Comprehensive and collision, symbol 7 | $1,000 deductible

_ 36 440 540
# 446 9b 16 40 300
Annual premium | $6,233

36 484 13b Workers Compensation
# 510 9 16 40 300
Carrier | Tallgrass Employers Mutual Insurance Co.
Quote number | Q-26-40337
State | IN
Employers liability | $500,000 / $500,000 / $500,000

_ 36 578 540
# 584 9b 16 40 300
Annual premium | $9,118

576> 760 7 Page 2 of 3`

const order = `${head(576)}
36 78 13b Order to bind
36 106 9 Please mark what you would like, sign, and send this page back. Quotes lapse on June 19, 2026.
[40 130 10 10]
60 131 9 General Liability, Option 1
[40 150 10 10]
60 151 9 General Liability, Option 2
[40 170 10 10]
60 171 9 Business Auto
[40 190 10 10]
60 191 9 Workers Compensation
[40 210 10 10]
60 211 9 I decline terrorism coverage
36 244 9 Requested effective date: ______________________
_ 36 310 240
36 315 8 Signature, for Foxglove Cabinet Works, LLC
_ 330 310 160
330 315 8 Date
36 350 9b We would still need
36 366 9 - signed applications for each line
36 379 9 - drivers' names, birth dates and license numbers
36 392 9 - a deposit of 25% to each carrier chosen
576> 760 7 Page 3 of 3`

const AGENCY = `prod1=212 Court Street, Suite 3|prodCity=Lafayette|prodState=IN|prodZip=47901|phone=765-555-0131|fax=765-555-0132
  prod=Bellwether & Quill Insurance Agency|contact=Joyce Amaral|email=joyce@bellwetherquill.example
  insCity=Lafayette|insState=IN`

export const BELLWETHER: LarchPaper[] = [
  {
    name: "an agency's summary of five policies in force in rows, a sixth not renewed",
    pages: [sheet(summary, [792, 612]), sheet(notes, [792, 612])],
    expect: `${AGENCY}|ins=Wabash Fork Feed & Grain Co.|ins1=5100 County Road 300 North|insZip=47905
      A=Hollis Ferry Insurance Company|B=Bright Anchor Indemnity Company|C=Tallgrass Employers Mutual Insurance Company
      D=Cobalt Harbor Specialty Insurance Company
      gl.letter=A|gl=true|gl.no=HFG 4402917|gl.eff=04/01/2026|gl.exp=04/01/2027|gl.occur=true|gl.occ=1,000,000
      gl.rented=300,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000
      auto.letter=A|auto.no=HFA 4402918|auto.eff=04/01/2026|auto.exp=04/01/2027|auto.any=true|auto.csl=1,000,000
      umb.letter=B|umb=true|umb.no=BAU-0093316|umb.eff=04/01/2026|umb.exp=04/01/2027|umb.occur=true
      umb.occ=5,000,000|umb.agg=5,000,000|umb.ret=true|umb.retAmount=10,000
      wc.letter=C|wc=true|wc.no=TEM-880417-6|wc.eff=10/01/2025|wc.exp=10/01/2026
      wc.accident=500,000|wc.policy=500,000|wc.employee=500,000
      other.letter=D|other=Cyber Liability|other.no=CHS-CY-70155|other.eff=12/15/2025|other.exp=12/15/2026
      other.codeA=Each claim|other.limitA=1,000,000|other.codeB=Aggregate|other.limitB=1,000,000`,
  },
  {
    name: 'a proposal with two options, nothing bound: no policy may be written',
    pages: [sheet(proposal), sheet(options), sheet(order)],
    expect: `${AGENCY}|ins=Foxglove Cabinet Works, LLC|ins1=3360 Sagamore Parkway|insZip=47904`,
  },
]
