import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const MILL = address('2700 Tannery Bend', 'Cloverdale Forge', 'NC', '27998')
const STORE = address('14 Market Arcade', 'Saxon Hill', 'NC', '28998')
const NAMED = { deductible: '5,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: '90%' } as const
const BANK = ['Piedmont Lantern Bank, N.A., ISAOA ATIMA', address('PO Box 2900', 'Arborough', 'NC', '28997')] as const

const head = (title: string, page: number) => `
36 26 14b ROOKWOOD FIRE AND MARINE INSURANCE COMPANY
36 44 8 A stock company     One Rookwood Place, Arborough, NC 28998
576> 762 7 Page ${page} of 3
36 762 7 RFM-CP-${page}00 (04-24)
_ 36 58 540
306^ 64 12b ${title}
_ 36 82 540`

const common = `${head('COMMERCIAL PACKAGE POLICY COMMON DECLARATIONS', 1)}
36 92 9b POLICY NUMBER:
140 92 9 RCP 4417093 - 11
330 92 9b RENEWAL OF:
420 92 9 RCP 4417093 - 10
36 112 9b NAMED INSURED AND MAILING ADDRESS:
330 112 9b PRODUCER:
# 126 9 12 36 330
Yarrow & Flax Textiles, Inc. | Millstream Risk Services, LLC
Yarrow Outfitters, LLC | 615 Bobbin Street, Suite 300
PO Box 1150 | Arborough, NC 28998
Cloverdale Forge, NC 27999 | 704-555-0191

330 174 9 Producer Code: 00-8842
36 196 9b POLICY PERIOD:
140 196 9 From 09/30/2026 to 09/30/2027 at 12:01 A.M. Standard Time at your mailing address shown above.
36 216 9b BUSINESS DESCRIPTION:
170 216 9 Weaving mill and retail store
_ 36 236 540
36 244 8 In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to
36 255 8 provide the insurance as stated in this policy. This policy consists of the coverage parts for which a premium is shown.
# 280 9b 14 60 480>
COVERAGE PART | PREMIUM

_ 60 292 420
# 298 9 15 60 480>
Commercial Property Coverage Part | $38,114.00
Commercial General Liability Coverage Part | $12,906.00
Commercial Crime Coverage Part | Not purchased
Commercial Inland Marine Coverage Part | $1,870.00
Equipment Breakdown Coverage Part | $2,215.00
Terrorism - Certified Acts | Declined

_ 60 392 420
# 400 9b 14 60 480>
TOTAL ADVANCE PREMIUM | $55,105.00

36 440 9b FORMS APPLICABLE TO ALL COVERAGE PARTS:
36 454 8.5 IL 00 17 11 98     IL 00 21 09 08     IL 02 69 09 08     RFM 1000 01 25
36 480 9 Payable:  $13,776.25 at inception and on 12/30/2026, 03/30/2027 and 06/30/2027
_ 36 640 200
36 644 7.5 Countersigned
_ 376 640 200
376 644 7.5 Authorized Representative
306^ 762 7 THESE DECLARATIONS WITH THE COVERAGE PARTS COMPLETE THE POLICY`

const property = `${head('COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS', 2)}
36 88 8.5 POLICY NUMBER: RCP 4417093 - 11     EFFECTIVE DATE: 09/30/2026     NAMED INSURED: Yarrow & Flax Textiles, Inc.
36 106 9b DESCRIPTION OF PREMISES
# 120 7.5b 11 36 74 112 330 440 530
PREM. | BLDG. | LOCATION | CONSTRUCTION | OCCUPANCY | YEAR

# 132 8 13 36 74 112 330 440 530
1 | 1 | 2700 Tannery Bend, Cloverdale Forge, NC 27998 | Mill, Masonry | Weaving mill | 1912
1 | 2 | 2700 Tannery Bend, Cloverdale Forge, NC 27998 | Non-Combustible | Warehouse | 1998
2 | 1 | 14 Market Arcade, Saxon Hill, NC 28998 | Joisted Masonry | Retail store | 1957

_ 36 176 540
36 182 9b COVERAGES PROVIDED
160 183 7.5 Insurance at the described premises applies only for coverages for which a limit of insurance is shown.
# 197 7.5b 11 36 74 112 344> 366 440 490
PREM. | BLDG. | COVERAGE | LIMIT | CAUSES | COINS. | VALUATION

# 209 8.5 14 36 74 112 344> 366 440 490
1 | 1 | Building | $4,250,000 | Special | 90% | Replacement Cost
1 | 1 | Business Personal Property | $2,900,000 | Special | 90% | Replacement Cost
1 | 2 | Building | $880,000 | Special | 90% | Replacement Cost
1 | 2 | Business Personal Property | $1,125,000 | Special | 90% | Replacement Cost
2 | 1 | Business Personal Property | $310,000 | Special | 90% | Replacement Cost
2 | 1 | Tenant Improvements | $140,000 | Special | 90% | Replacement Cost
ALL | ALL | Business Income and Extra Expense | $1,800,000 | Special | 50% |

112 310 7.5 The limit at ALL premises and buildings is one blanket limit.
_ 36 324 540
36 330 9b OPTIONAL COVERAGES
# 345 7.5b 11 36 74 112 344> 366
PREM. | BLDG. | COVERAGE | LIMIT | DEDUCTIBLE

# 357 8.5 13 36 74 112 344> 366
1 | 1 | Ordinance or Law - Coverage A | Included | $5,000
1 | 1 | Ordinance or Law - Coverage B | $425,000 | $5,000
1 | 1 | Ordinance or Law - Coverage C | $425,000 | $5,000
ALL | ALL | Equipment Breakdown | Included | $10,000
ALL | ALL | Spoilage | Not Covered |
ALL | ALL | Earthquake | Not Covered |

_ 36 440 540
36 446 9b DEDUCTIBLE
# 460 8.5 13 36 260
$5,000 per occurrence | Building, Business Personal Property and Tenant Improvements
2% of the limit at each building, $25,000 minimum | Windstorm or Hail
72 hours | Business Income and Extra Expense

_ 36 506 540
36 512 9b MORTGAGEHOLDERS AND LOSS PAYEES
# 526 7.5b 11 36 74 112 330 490
PREM. | BLDG. | NAME AND MAILING ADDRESS | CLAUSE | LOAN NO.

# 538 8.5 12 36 74 112 330 490
1 | 1 | Piedmont Lantern Bank, N.A., ISAOA ATIMA | Mortgageholder | 0044-71920
 |  | PO Box 2900, Arborough, NC 28997 | |
1 | 2 | Piedmont Lantern Bank, N.A., ISAOA ATIMA | Mortgageholder | 0044-71920
 |  | PO Box 2900, Arborough, NC 28997 | |
1 | 1 | Loomwright Capital Corporation | Lender's Loss Payable | LW-338
 |  | 77 Shuttle Plaza, Grantham Cross, GA 30998 | |

_ 36 618 540
36 624 9b FORMS APPLICABLE TO THIS COVERAGE PART
# 638 8 11 36
CP 00 10 10 12   CP 00 30 10 12   CP 00 90 07 88   CP 10 30 09 17   CP 04 05 09 17   CP 12 18 10 12   CP 03 21 10 12
RFM 2010 01 25   RFM 2033 06 23   RFM 2080 01 25

36 672 9b PREMIUM FOR THIS COVERAGE PART:  $38,114.00`

const other = `${head('COMMERCIAL INLAND MARINE AND GENERAL LIABILITY DECLARATIONS', 3)}
36 88 8.5 POLICY NUMBER: RCP 4417093 - 11     EFFECTIVE DATE: 09/30/2026     NAMED INSURED: Yarrow & Flax Textiles, Inc.
36 112 9b GENERAL LIABILITY - LIMITS OF INSURANCE
# 128 8.5 13 44 400>
Each Occurrence Limit | $1,000,000
Damage to Premises Rented to You, any one premises | $100,000
Medical Expense, any one person | $5,000
Personal and Advertising Injury | $1,000,000
General Aggregate | $2,000,000
Products-Completed Operations Aggregate | $2,000,000

36 220 9b GENERAL LIABILITY - CLASSIFICATION
# 236 8.5 13 44 90 260 470>
PREM. | CLASS | BASIS | PREMIUM
1 | 59781 Textile manufacturing | Gross sales $9,400,000 | $11,420
2 | 11127 Clothing stores | Gross sales $1,150,000 | $1,486

36 292 9b INLAND MARINE
36 308 8.5 Motor truck cargo, as scheduled in form RFM 5010 01 25 attached to that coverage part.`

/** A package of three pages: the property part is the second, its premises, coverages, options and lenders in schedules. */
export const PACKAGE_SCHEDULES: PropertyPaper = {
  name: 'commercial package with a property part',
  pages: [sheet(common), sheet(property), sheet(other)],
  holds: {
    policy: {
      number: 'RCP 4417093 - 11',
      carrier: 'ROOKWOOD FIRE AND MARINE INSURANCE COMPANY',
      effective: '09/30/2026',
      expiration: '09/30/2027',
    },
    insured: {
      name: 'Yarrow & Flax Textiles, Inc. Yarrow Outfitters, LLC',
      ...address('PO Box 1150', 'Cloverdale Forge', 'NC', '27999'),
    },
    producer: {
      name: 'Millstream Risk Services, LLC',
      phone: '704-555-0191',
      code: '00-8842',
      ...address('615 Bobbin Street', 'Arborough', 'NC', '28998', 'Suite 300'),
    },
    places: [
      place('1', '1', MILL, { construction: 'Mill, Masonry', occupancy: 'Weaving mill', yearBuilt: '1912' }),
      place('1', '2', MILL, { construction: 'Non-Combustible', occupancy: 'Warehouse', yearBuilt: '1998' }),
      place('2', '1', STORE, { construction: 'Joisted Masonry', occupancy: 'Retail store', yearBuilt: '1957' }),
    ],
    coverages: [
      cover(0, 'Building', '4,250,000', NAMED),
      cover(0, 'Business Personal Property', '2,900,000', NAMED),
      cover(1, 'Building', '880,000', NAMED),
      cover(1, 'Business Personal Property', '1,125,000', NAMED),
      cover(2, 'Business Personal Property', '310,000', NAMED),
      cover(2, 'Tenant Improvements', '140,000', NAMED),
      cover(null, 'Business Income and Extra Expense', '1,800,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(0, 'Ordinance or Law - Coverage A', null, { words: 'Included', deductible: '5,000' }),
      cover(0, 'Ordinance or Law - Coverage B', '425,000', { deductible: '5,000' }),
      cover(0, 'Ordinance or Law - Coverage C', '425,000', { deductible: '5,000' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '10,000' }),
    ],
    interests: [
      interest(0, 'mortgagee', ...BANK, '0044-71920'),
      interest(1, 'mortgagee', ...BANK, '0044-71920'),
      interest(
        0,
        "lender's loss payable",
        'Loomwright Capital Corporation',
        address('77 Shuttle Plaza', 'Grantham Cross', 'GA', '30998'),
        'LW-338',
      ),
    ],
    terms: {
      blanket: 'Business Income and Extra Expense, all premises and buildings',
      'wind or hail deductible': '2% of the limit at each building, $25,000 minimum',
      earthquake: 'Not Covered',
    },
  },
}
