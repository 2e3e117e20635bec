import { sheet } from './draw.ts'
import type { LarchPaper } from './paper.ts'

/** A group of companies on the coast: two columns at the top, dots that lead to the amounts, parts of a package page by page. */
const head = (page: string) => `
306^ 28 16b SALTGRASS INSURANCE GROUP
306^ 48 8 Post Office Box 2200, Beaufort, South Carolina 29901     www.saltgrass.example
_ 36 62 540
36 768 7 ${page}`

const common = `${head('SGP 0001 (03-24)')}
576> 768 7 Page 1 of 4
306^ 72 13b COMMERCIAL PACKAGE POLICY
306^ 90 10b COMMON POLICY DECLARATIONS
36 114 8b Policy Number:
120 114 9 SGP 7718204 26
320 114 8b Renewal of:
400 114 9 SGP 7718204 25
36 128 8b Policy Period:
120 128 9 From 03-01-2026 To 03-01-2027
320 128 8b Issued:
400 128 9 02-11-2026
120 139 7 12:01 A.M. Standard Time at the address of the Named Insured
36 156 8b Named Insured and Mailing Address:
320 156 8b Agency: 0417-22
36 169 9 Loggerhead Marina Services, Inc.
320 169 9 Spartina Lane Insurance, LLC
36 180 9 1450 Sheldon Point Road
320 180 9 3 Bay Street, Suite 210
36 191 9 Port Royal, SC 29935
320 191 9 Beaufort, SC 29902
320 202 9 Telephone: 843-555-0162
36 222 8b Business:
120 222 9 Marine repair and dry storage
320 222 8b Entity:
400 222 9 Corporation
36 240 8b Insurance is provided by:
160 240 9 Saltgrass Indemnity Company, a stock company (NAIC 97750)
160 252 8 except for parts that name another company of the group on their own page.
_ 36 268 540
36 276 8 In return for the premium, and subject to the terms of this policy, we provide the parts below for which a premium is shown.
# 296 8b 14 60 460>
Coverage Part | Premium

_ 60 308 400
# 314 9 14 60 460>
Commercial Property | $11,204.00
Commercial General Liability | $8,771.00
Commercial Inland Marine | $1,390.00
Commercial Crime | Not covered
Commercial Automobile | $6,018.00
Commercial Umbrella | $3,245.00
Terrorism Risk Insurance Act charge | $306.00
 
_ 60 414 400
# 420 9b 14 60 460>
Total Policy Premium | $30,934.00

60 444 8 Payable: 25% at inception and nine equal installments thereafter.
36 470 8b Forms applicable to all parts:
36 483 8 IL 00 17   IL 00 21   IL 02 49   SGP 0001   SGP 0044   SGP 0102
36 510 8b Notice
36 523 8 Named storm deductible: a separate percentage deductible applies to wind in the property part. Please read it with care.
_ 36 640 200
36 645 7 President
_ 340 640 200
340 645 7 Secretary`

const property = `${head('SGP 1000 (03-24)')}
576> 768 7 Page 2 of 4
306^ 72 12b COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS
36 94 8b Policy Number:
120 94 9 SGP 7718204 26
320 94 8b Named Insured:
390 94 9 Loggerhead Marina Services, Inc.
# 116 8b 14 40 70 250 330> 410> 480> 570>
Prem | Location | Covers | Limit | Coins. | Deductible | Premium

_ 36 128 540
# 134 8 13 40 70 250 340> 410> 480> 570>
1 | 1450 Sheldon Point Road, Port Royal | Building | $1,150,000 | 90% | $5,000 | $6,930
1 | 1450 Sheldon Point Road, Port Royal | Contents | $275,000 | 90% | $5,000 | $1,864
2 | 1462 Sheldon Point Road, Port Royal | Dry stack | $420,000 | 80% | $5,000 | $2,410

36 186 8 Causes of loss: special. Valuation: replacement cost. Wind or hail, named storm: 3% of the limit, at least $25,000.
36 198 8 Mortgage holder: Battery Creek Savings Bank, 12 Carteret Walk, Beaufort, SC 29902
306^ 236 12b COMMERCIAL INLAND MARINE COVERAGE PART DECLARATIONS
# 258 9 14 60 460>
Contractors tools and equipment, blanket ................................................. | $85,000
Any one item ............................................................................................ | $5,000
Deductible .................................................................................................. | $1,000
`

const liability = `${head('SGP 2000 (03-24)')}
576> 768 7 Page 3 of 4
306^ 72 12b COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS
36 94 8b Policy Number:
120 94 9 SGP 7718204 26
320 94 8b Named Insured:
390 94 9 Loggerhead Marina Services, Inc.
36 116 9b LIMITS OF INSURANCE
# 132 9 15 50 560>
General Aggregate Limit (other than Products-Completed Operations) .............................................. | $ 2,000,000
Products-Completed Operations Aggregate Limit ............................................................................ | $ 1,000,000
Each Occurrence Limit ................................................................................................................... | $ 1,000,000
Personal and Advertising Injury Limit ............................................................................................. | $ 1,000,000
Damage to Premises Rented to You Limit (any one premises) ........................................................ | $ 300,000
Medical Expense Limit (any one person) ........................................................................................ | $ 5,000

36 230 8 The General Aggregate Limit applies separately to each location you own or rent.
36 242 8 Coverage is on an occurrence basis.
# 262 8b 14 40 230 290 400> 480> 570>
Classification | Code | Premium Basis | Exposure | Rate | Premium

_ 36 274 540
# 280 8 13 40 230 290 400> 480> 570>
Boat repair and servicing | 10110 | Gross sales | 1,640,000 | 3.912 | $6,416
Boat storage and moorage | 10117 | Gross sales | 505,000 | 4.663 | $2,355

36 324 8b Forms:
36 336 8 CG 00 01   CG 21 06   CG 21 35   CG 21 47   CG 21 49   SGP 2107   SGP 2119
306^ 372 12b BUSINESS AUTO COVERAGE PART DECLARATIONS
36 394 8b Policy Number:
120 394 9 SGP 7718204 26
# 414 8b 14 40 190 300 570>
Coverage | Covered Auto Symbol | Limit | Premium

_ 36 426 540
# 432 8 14 40 230 300 570>
Liability | 1 | $1,000,000 each accident | $4,260
Medical Payments | 2 | $2,000 each insured | $118
Uninsured Motorists | 2 | $1,000,000 each accident | $336
Comprehensive | 7 | $500 deductible | $402
Collision | 7 | $1,000 deductible | $902

36 516 8b Autos on file:
36 529 8 1.  2021 Corval 1500 pickup, serial 1ZZCV15D1M0220917
36 541 8 2.  2018 Corval 3500 flatbed, serial 1ZZCV35F7J0109936
36 553 8 3.  2017 Boatwright tandem trailer, serial 1ZZBW20T0H0004410`

const umbrella = `${head('SGX 3000 (03-24)')}
576> 768 7 Page 4 of 4
306^ 72 12b COMMERCIAL UMBRELLA COVERAGE PART DECLARATIONS
36 98 8b Provided by:
120 98 9 Saltgrass Specialty Insurance Company, a stock company (NAIC 97768)
36 112 8b Policy Number:
120 112 9 SGX 2204417 26
320 112 8b Policy Period:
390 112 9 03-01-2026 to 03-01-2027
36 126 8b Named Insured:
120 126 9 Loggerhead Marina Services, Inc.
36 150 9b LIMITS OF INSURANCE
# 166 9 15 50 560>
Each Occurrence Limit ................................................................................................................... | $ 3,000,000
Aggregate Limit (where applicable) ................................................................................................ | $ 3,000,000
Retained Limit ................................................................................................................................. | None

36 222 9b SCHEDULE OF UNDERLYING INSURANCE
# 238 8 13 40 220 560>
General Liability - SGP 7718204 26 | Each Occurrence | $ 1,000,000
 | General Aggregate | $ 2,000,000
Auto Liability - SGP 7718204 26 | Each Accident | $ 1,000,000
Employers Liability - carried elsewhere | Each Accident | $ 500,000
 | Disease, policy limit | $ 500,000
 | Disease, each employee | $ 500,000

36 330 8b Forms:
36 342 8 SGX 3001   SGX 3014   SGX 3020   SGX 3055`

/** One term of a policy that is renewed year by year. */
const term = (no: string, from: string, to: string, issued: string, rows: string, page: number) => `${head('SGL 4000')}
576> 768 7 Sheet ${page} of 3
306^ 72 13b COMMERCIAL GENERAL LIABILITY
306^ 90 10b RENEWAL DECLARATIONS
36 114 8b Policy Number:
120 114 9 ${no}
320 114 8b Date Issued:
400 114 9 ${issued}
36 128 8b Policy Term:
120 128 9 ${from} to ${to} at 12:01 A.M.
36 146 8b Company:
120 146 9 Saltgrass Indemnity Company (NAIC 97750)
36 164 8b Named Insured:
320 164 8b Producer:
36 177 9 Tern & Tide Painting LLC
320 177 9 Spartina Lane Insurance, LLC
36 188 9 88 Paddle Wheel Court
320 188 9 3 Bay Street, Suite 210
36 199 9 Bluffton, SC 29910
320 199 9 Beaufort, SC 29902
36 220 9b LIMITS
${rows}

36 340 8 Coverage form: occurrence. Audit: annual. Deductible: none.
36 360 8b Classification:
120 360 8 98304 Painting - exterior - buildings up to three stories
120 372 8 98305 Painting - interior - buildings
36 392 8b Forms:
120 392 8 CG 00 01, CG 21 47, CG 21 96, IL 00 17, SGL 4022
_ 36 640 200
36 645 7 Authorized Representative`

const limits = (...[aggregate, products, occurrence, injury, rented, medical]: string[]) => `# 236 9 15 50 400>
General Aggregate | ${aggregate}
Products-Completed Operations Aggregate | ${products}
Each Occurrence | ${occurrence}
Personal and Advertising Injury | ${injury}
Damage to Premises Rented to You | ${rented}
Medical Expense | ${medical}`

const lastYear = limits('$1,000,000', '$1,000,000', '$500,000', '$500,000', '$50,000', '$5,000')
const thisYear = limits('$2,000,000', '$2,000,000', '$1,000,000', '$1,000,000', '$100,000', '$10,000')

const changes = `${head('SGL 4090')}
576> 768 7 Sheet 3 of 3
306^ 72 13b WHAT CHANGED AT YOUR RENEWAL
36 100 9 Tern & Tide Painting LLC
# 124 8b 16 50 330> 440> 550>
Item | 2025 term | 2026 term | Difference

_ 36 137 540
# 144 9 15 50 330> 440> 550>
Each Occurrence | $500,000 | $1,000,000 | $500,000
General Aggregate | $1,000,000 | $2,000,000 | $1,000,000
Damage to Premises Rented to You | $50,000 | $100,000 | $50,000
Medical Expense | $5,000 | $10,000 | $5,000
Estimated payroll | $96,000 | $118,000 | $22,000
Premium | $1,904 | $2,677 | $773

36 260 8 The larger limits were asked for by your producer on April 3, 2026. Thank you for staying with us.`

const AGENCY = `prod=Spartina Lane Insurance, LLC|prod1=3 Bay Street|prod2=Suite 210|prodCity=Beaufort|prodState=SC|prodZip=29902
  A=Saltgrass Indemnity Company|naicA=97750`

export const SALTGRASS: LarchPaper[] = [
  {
    name: 'package over four pages, its umbrella by another company of the group',
    pages: [sheet(common), sheet(property), sheet(liability), sheet(umbrella)],
    expect: `${AGENCY}|phone=843-555-0162|B=Saltgrass Specialty Insurance Company|naicB=97768
      ins=Loggerhead Marina Services, Inc.|ins1=1450 Sheldon Point Road|insCity=Port Royal|insState=SC|insZip=29935
      gl.letter=A|gl=true|gl.no=SGP 7718204 26|gl.eff=03/01/2026|gl.exp=03/01/2027|gl.occur=true|gl.perLocation=true
      gl.occ=1,000,000|gl.rented=300,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=1,000,000
      auto.letter=A|auto.no=SGP 7718204 26|auto.eff=03/01/2026|auto.exp=03/01/2027|auto.any=true|auto.csl=1,000,000
      umb.letter=B|umb=true|umb.no=SGX 2204417 26|umb.eff=03/01/2026|umb.exp=03/01/2027|umb.occ=3,000,000|umb.agg=3,000,000`,
  },
  {
    name: "last year's declarations before this year's, and a sheet of what changed",
    pages: [
      sheet(term('SGL 6610038 25', '05-10-2025', '05-10-2026', '04-02-2025', lastYear, 1)),
      sheet(term('SGL 6610038 26', '05-10-2026', '05-10-2027', '04-07-2026', thisYear, 2)),
      sheet(changes),
    ],
    expect: `${AGENCY}|ins=Tern & Tide Painting LLC|ins1=88 Paddle Wheel Court|insCity=Bluffton|insState=SC|insZip=29910
      gl.letter=A|gl=true|gl.no=SGL 6610038 26|gl.eff=05/10/2026|gl.exp=05/10/2027|gl.occur=true|gl.occ=1,000,000
      gl.rented=100,000|gl.med=10,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000`,
  },
]
