import { sheet } from '../../acord-25/larch/draw.ts'
import { grid, over, tops } from '../acacia/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './pallets-gold.ts'

const WIDE: [number, number] = [1008, 612]

const values = sheet(
  `
30 22 14b STATEMENT OF VALUES
978> 24 9b Oxbow Pallet & Crate Company, Inc.
30 42 9 Policy term 12/01/2026 - 12/01/2027
240 42 9 Mailing address: P.O. Box 77, Tamarind, IN 47999
520 42 9 Submitted by: Wabash Bend Agency, 9 Levee Street, Tamarind, IN 47999
978> 42 9 Values as of 08/01/2026
30 56 9 FEIN 35-5550719
240 56 9 Prepared by: Prudence Ackley, Controller, (812) 555-0171
520 56 9 Agency contact: Milo Standish Reyes, (812) 555-0105, mreyes@wabashbend.example.com

52^ 82 7b LOCATION
168^ 82 8b DESCRIPTION OF BUILDING
392^ 82 8b CONSTRUCTION
704^ 82 8b VALUES REQUESTED FOR 2026-27
930^ 82 8b EXPIRING

# 97 7.5b 10 33 56 78 264 366 402 446 492 570> 650> 725> 795> 880> 970>
Loc|Bldg|Occupancy and address|Type|Year|No. of|Area|Base-|Building|Contents|Machinery &|Business|Total|2025-26
No.|No.|||Built|Stories|Sq. Ft.|ments|Value|Value|Equipment|Income|2026-27|Total

# 126 8 11 33 56 78 264 366 406 446 498 570> 650> 725> 795> 880> 970>
1|1|Sawmill and pallet shop|Non-Combustible|1994|1|48,000|0|3,360,000|610,000|2,150,000|1,400,000|7,520,000|6,905,000
||3100 Sawyer Pike, Tamarind, IN 47999
1|2|Dry kilns|Masonry Non-Combustible|2006|1|9,600|0|1,240,000|180,000|925,000|450,000|2,795,000|2,610,000
||(same address)
1|3|Office|Frame|1988|2|5,400|1|702,000|145,000|0|0|847,000|815,000
||(same address)
||SUBTOTAL LOCATION 1||||63,000||5,302,000|935,000|3,075,000|1,850,000|11,162,000|10,330,000
|
2|1|Lumber warehouse|Joisted Masonry|1972|1|30,000|0|1,650,000|890,000|85,000|200,000|2,825,000|2,760,000
||75 Turnpike Spur, Gilead Station, IN 47998
2|2|Truck shop - SOLD 03/31/2026|Frame|1965|1|4,000|0|0|0|0|0|0|240,000
||(same address)
||SUBTOTAL LOCATION 2||||30,000||1,650,000|890,000|85,000|200,000|2,825,000|3,000,000
|
3|1|Crate assembly (rented)|Masonry Non-Combustible|2011|1|12,500|0|0|265,000|310,000|175,000|750,000|702,000
||8 Quay Street, Port Amity, KY 40999
||SUBTOTAL LOCATION 3||||12,500||0|265,000|310,000|175,000|750,000|702,000
||GRAND TOTAL||||105,500||6,952,000|2,090,000|3,470,000|2,225,000|14,737,000|14,032,000

30 336 9b CONDITIONS REQUESTED
# 351 9 13 30
All buildings, contents and machinery & equipment: Special causes of loss, Replacement Cost valuation, 90% coinsurance, $25,000 deductible.   Business income: 50% coinsurance, Special causes of loss.
No blanket limit is requested.   The expiring policy has 80% coinsurance, a $10,000 deductible and actual cash value on building 2-1.

30 392 9b MARKET NOTES OF THE AGENCY
# 407 9 13 30
Sycamore Fire indicated 6,400,000 on the buildings at a $50,000 deductible. Withdrawn 07/22/2026.
Oxbow Landing Marina LLC (8 Quay Street, upper level) is the landlord's firm. Its values are not part of this statement.

30 586 7 Page 1 of 2
`,
  WIDE,
)

const details = sheet(
  `
30 22 14b STATEMENT OF VALUES - BUILDING DETAIL
978> 24 9b Oxbow Pallet & Crate Company, Inc.

79^ 54 8b LOCATION
181^ 54 8b OCCUPANCY
365^ 54 8b ROOF AND YEAR LAST UPDATED
675^ 54 8b FIRE PROTECTION
916^ 54 8b EMPLOYEES AND SALES

# 69 7.5b 10 33 56 80 132 184 236 306 354 402 450 500 552 600 652 732 800 856 906 976>
Loc|Bldg|County|Insured's|Occupied|Roof|Roof|Wiring|Plumb-|Heat-|Hydrant|Station|Prot.|Fire|Sprinkler|Fire|Full-|Part-|Annual
No.|No.||Interest|Sq. Ft.|Type|||ing|ing|Feet|Miles|Class|District|Percent|Alarm|Time|Time|Revenue

# 98 8 16 33 56 80 132 184 236 306 354 402 450 500 552 600 652 732 800 856 906 976>
1|1|Dubarry|Owner|48,000|Metal|2018|2015|2015|2019|350|2.5|5|Tamarind|100|Central|46|5|$9,400,000
1|2|Dubarry|Owner|9,600|Metal|2017|2014|2014|2020|600|2.5|5|Tamarind|0|Local|4|0|$0
1|3|Dubarry|Owner|5,400|Shingle|2016|2009|2009|2013|400|2.5|5|Tamarind|0|None|11|2|$0
2|1|Harlan|Owner|22,000|Built-up|2012|2001|2001|2010|900|4|6|Gilead Twp.|0|Central|7|1|$1,850,000
3|1|Larue|Tenant|12,500|Metal|2011|2011|2011|2011|250|1|3|Port Amity|100|Central|14|0|$2,300,000

30 196 9 Building 2-1: 8,000 sq. ft. are leased to Hobart Seed Company. No area of the other buildings is leased to others.
30 212 9 Building 2-2 was sold with its land and is on this statement only because it is on the expiring policy.

30 240 9b LENDER - building 1-1
# 255 9 13 30 110
Mortgagee|Tamarind Farmers Bank
Address|400 Market Street, Tamarind, IN 47999
Loan no.|TFB-660184

420 240 9b SURROUNDINGS OF LOCATION 1
# 255 8b 12 420 470 580 690 800
Bldg|Right|Left|Front|Rear

# 269 9 13 420 470 580 690 800
1|Log yard, 80 ft|Dry kilns, 60 ft|Sawyer Pike, 150 ft|Creek, 300 ft
2|Sawmill, 60 ft|Open field, 500 ft|Sawyer Pike, 180 ft|Creek, 260 ft

30 330 9 The above values are correct to the best of my knowledge and belief.
30 356 9 Prudence Ackley
240 356 9 08/06/2026
30 586 7 Page 2 of 2
`,
  WIDE,
)

const HEADS = [30, 53, 75, 261, 363, 399, 441, 488, 524, 576, 656, 730, 800, 884, 975]
const DETAILS = [30, 53, 77, 129, 181, 233, 303, 351, 399, 447, 497, 549, 597, 649, 729, 797, 853, 903, 930, 980]

/** A wide statement of values: heads over heads, an address for a location, a subtotal for each and a building that was sold. */
export const PALLETS: SubmissionPaper = {
  name: 'hickory-pallets',
  pages: [
    over(values, grid([30, 75, 261, 524, 884, 975], [79, 94]), grid(HEADS, [94, 122, 325])),
    over(details, grid([30, 129, 233, 497, 853, 980], [51, 66]), grid(DETAILS, [66, ...tops(94, 16, 5)])),
  ],
  forms: FORMS,
}
