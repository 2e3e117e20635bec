import { sheet } from '../../acord-25/larch/draw.ts'
import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const MAIN = address('740 Clocktower Street', 'Wrenfield', 'IN', '47998')
const ANNEX = address('6 Signal Hill Road', 'Wrenfield', 'IN', '47999')
const TOLD = { deductible: '1,000', causes: 'special', valuation: 'Replacement Cost' } as const
const SUSTAINED = { words: 'Actual loss sustained, 12 months', deductibleWords: 'None' }

const head = (page: number) => `
36 26 14b HEARTHSTONE & VALE INSURANCE COMPANY
36 44 8 Home office: 3000 Limestone Parkway, Wrenfield, Indiana 47998     NAIC 99957
576> 28 11b BUSINESSOWNERS POLICY
576> 43 9 AMENDED DECLARATIONS - Page ${page} of 2
_ 36 60 540
[36 64 180 28] Policy Number :: BOP-2 0091 7745
[216 64 180 28] Policy Period :: 03/01/2026 - 03/01/2027
[396 64 180 28] Amended Effective :: 05/11/2026`

const front = `${head(1)}
[36 92 270 66] Named Insured and Mailing Address :: Sparrow & Anvil Cycle Works, LLC / 740 Clocktower Street / Wrenfield, IN 47998
[306 92 270 66] Agency 55-2081 :: Lockkeeper Insurance Associates / 18 Canal Walk / Wrenfield, IN 47998 / 812-555-0149
[36 158 270 28] Form of Business :: Limited Liability Company
[306 158 270 28] Business Description :: Bicycle sales and repair
36 196 9b SECTION I - PROPERTY
190 210 8.5b Premises 1, Building 1
390 210 8.5b Premises 2, Building 1
_ 36 222 540
# 227 8.5 13 36 190 390
Address | 740 Clocktower Street | 6 Signal Hill Road
 | Wrenfield, IN 47998 | Wrenfield, IN 47999
Occupancy | Bicycle store | Parts warehouse
Construction | Joisted Masonry | Non-Combustible
Year built | 1936 | 2003
Number of stories | 2 | 1
Square feet | 7,800 | 5,250
Sprinklers | No | Yes
Protection class | 04 | 04

_ 36 348 540
# 353 8.5 13 36 190 390
Building limit | $1,040,000 | Not covered
Building valuation | Replacement Cost |
Business Personal Property limit | $365,000 | $212,000
Business Personal Property valuation | Replacement Cost | Replacement Cost
Automatic increase, Building | 4% |
Seasonal increase | 25% | 25%
Outdoor Signs limit | $15,000 | Not covered
Property deductible | $1,000 | $1,000
Windstorm or Hail deductible | 1% | 1%
Covered causes of loss | Special | Special

_ 36 487 540
36 494 9b PROPERTY COVERAGES FOR ALL PREMISES
# 509 8b 13 44 330 500
 | Limit | Deductible

# 522 8.5 13 44 330 500
Business Income | Actual loss sustained, 12 months | None
Extra Expense | Actual loss sustained, 12 months | None
Equipment Breakdown | Included | $1,000
Money and Securities, inside the premises | $10,000 | $500
Employee Dishonesty | $25,000 | $500
Accounts Receivable | $25,000 | $500
Forgery or Alteration | Not covered |
Flood | Not covered |
Earthquake | Not covered |

36 652 9b SECTION II - LIABILITY
# 667 8.5 13 44 330
Liability and Medical Expenses, each occurrence | $1,000,000
Medical Expenses, per person | $5,000
Other than Products and Completed Operations Aggregate | $2,000,000
Products and Completed Operations Aggregate | $2,000,000

36 762 7 HV BP 01 (01 25)     Insured copy`

const back = `${head(2)}
36 104 9b REASON FOR AMENDMENT
# 118 8.5 13 44
Business Personal Property at Premises 2 is raised from $150,000 to $212,000.
Loss payee is added at Premises 2. Additional premium for the rest of the term: $168.00

36 160 9b MORTGAGEHOLDERS AND OTHER INTERESTS
# 176 8b 12 36 96 150 250 460
Premises | Building | Interest | Name and address | Reference

_ 36 188 540
# 193 8.5 12 36 96 150 250 460
1 | 1 | Mortgageholder | Flatrock Farmers National Bank | 17-0993-44
 |  |  | 1 Courthouse Lane |
 |  |  | Wrenfield, IN 47998 |
2 | 1 | Loss Payee | Gearwright Equipment Leasing Corp. | 8820-B
 |  |  | 510 Foundry Boulevard, Suite 2 |
 |  |  | Ashmere, OH 45998 |
2 | 1 | Additional Insured - | Signal Hill Storage Partners, LP |
 |  | Lessor of Premises | PO Box 616 |
 |  |  | Wrenfield, IN 47999 |

_ 36 304 540
36 312 9b FORMS AND ENDORSEMENTS
# 326 8.5 12 44 130 306 392
BP 00 03 07 13 | Businessowners Form | BP 04 02 07 13 | Managers or Lessors of Premises
BP 01 24 01 10 | Indiana Changes | BP 12 03 01 10 | Loss Payable Clauses
BP 03 12 01 10 | Wind or Hail Percentage | HV 220 01 25 | Cycle Shop Extension

36 376 9b PREMIUM
# 390 8.5 13 44 300>
Property | $3,911.00
Liability | $1,204.00
Endorsements | $340.00
Certified acts of terrorism | $55.00
Total annual premium | $5,510.00

36 478 8.5 Countersigned at Wrenfield, Indiana on May 12, 2026
_ 300 490 200
36 762 7 HV BP 01 (01 25)     Insured copy`

/** A businessowners policy whose two buildings stand in columns side by side, their words and amounts in rows. */
export const BUSINESSOWNERS_COLUMNS: PropertyPaper = {
  name: 'businessowners declarations with buildings in columns',
  pages: [sheet(front), sheet(back)],
  holds: {
    policy: {
      number: 'BOP-2 0091 7745',
      carrier: 'HEARTHSTONE & VALE INSURANCE COMPANY',
      naic: '99957',
      effective: '03/01/2026',
      expiration: '03/01/2027',
    },
    insured: { name: 'Sparrow & Anvil Cycle Works, LLC', ...MAIN },
    producer: {
      name: 'Lockkeeper Insurance Associates',
      phone: '812-555-0149',
      code: '55-2081',
      ...address('18 Canal Walk', 'Wrenfield', 'IN', '47998'),
    },
    places: [
      place('1', '1', MAIN, {
        construction: 'Joisted Masonry',
        occupancy: 'Bicycle store',
        yearBuilt: '1936',
        stories: '2',
        area: '7,800',
      }),
      place('2', '1', ANNEX, {
        construction: 'Non-Combustible',
        occupancy: 'Parts warehouse',
        yearBuilt: '2003',
        stories: '1',
        area: '5,250',
      }),
    ],
    coverages: [
      cover(0, 'Building', '1,040,000', TOLD),
      cover(0, 'Business Personal Property', '365,000', TOLD),
      cover(0, 'Outdoor Signs', '15,000', { deductible: '1,000', causes: 'special' }),
      cover(1, 'Business Personal Property', '212,000', TOLD),
      cover(null, 'Business Income', null, SUSTAINED),
      cover(null, 'Extra Expense', null, SUSTAINED),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '1,000' }),
      cover(null, 'Money and Securities, inside the premises', '10,000', { deductible: '500' }),
      cover(null, 'Employee Dishonesty', '25,000', { deductible: '500' }),
      cover(null, 'Accounts Receivable', '25,000', { deductible: '500' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Flatrock Farmers National Bank',
        address('1 Courthouse Lane', 'Wrenfield', 'IN', '47998'),
        '17-0993-44',
      ),
      interest(
        1,
        'loss payee',
        'Gearwright Equipment Leasing Corp.',
        address('510 Foundry Boulevard', 'Ashmere', 'OH', '45998', 'Suite 2'),
        '8820-B',
      ),
      interest(
        1,
        'additional insured',
        'Signal Hill Storage Partners, LP',
        address('PO Box 616', 'Wrenfield', 'IN', '47999'),
      ),
    ],
    terms: { 'wind or hail deductible': '1%', flood: 'Not covered', earthquake: 'Not covered' },
  },
}
