import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { grid, over, tops } from './layout.ts'
import { FORMS } from './orchard-gold.ts'

const LANDSCAPE: [number, number] = [792, 612]

const buildings = sheet(
  `
36 24 13b Statement of Values
756> 26 9 Hollow Reed Orchards, Inc.
36 44 8.5 Property effective 10/01/2026      Values as of 07/01/2026      Mail: RR 2 Box 88, Windfall Crossing, MI 49099
36 57 8.5 Submitted by Appleyard Insurance Services, 300 Cider Street, Windfall Crossing, MI 49099 - Corwin Sayre, (269) 555-0140

# 80 8.5 14.5 40 166 314 462 610
Location number|1|1|2|3
Building number|1|2|1|1
Use of building|Packing house and office|Cold storage|Farm store|Cider mill - SOLD 11/14/2025
Street|4400 Bellflower Road|4410 Bellflower Road|19 Depot Street|700 Old Mill Race
City|Windfall Crossing|Windfall Crossing|Harrow Lake|Harrow Lake
State and ZIP|MI 49099|MI 49099|MI 49098|MI 49098
County|Reedsport|Reedsport|Reedsport|Reedsport
Interest|Owner|Owner|Tenant|None
In city limits?|Outside|Outside|Inside|Inside
Construction|Masonry Non-Combustible|Non-Combustible|Frame|N/A
Year built|1978|2008|1991|1889
Stories above ground|2|1|1|N/A
Basements|1|0|0|N/A
Total area, sq. ft.|38,500|26,000|4,200|N/A
Roof|Single-ply membrane|Standing seam metal|Asphalt shingle|N/A
Roof replaced|2020|N/A|2015|N/A
Wiring updated|2009|N/A|N/A|N/A
Plumbing updated|2009|N/A|N/A|N/A
Heating updated|2017|N/A|2018|N/A
Percent sprinklered|85|100|0|N/A
Feet to hydrant|900|650|200|N/A
Miles to fire station|4|4|0.5|N/A
Fire department|Windfall Township|Windfall Township|Harrow Lake|N/A
Protection class|6|6|4|N/A
Fire alarm|Central station|Central station|None|N/A
Burglar alarm|Door contacts, local gong|Motion, central station|None|N/A
Watchmen on premises|1|0|0|N/A
Exposure, right side|Pallet yard, 75 ft|Orchard, 500 ft|Bakery, 12 ft|N/A
Exposure, left side|Orchard, 400 ft|Packing house, 60 ft|Alley, 15 ft|N/A
Annual sales|$9,200,000|$0|$610,000|N/A
Employees, full / part time|42 / 18|3 / 0|4 / 6|N/A

36 548 8 Building number 2 at location 1 has ammonia refrigeration with a leak detector. The cider mill and its contents belong to the new owner.
756> 584 7 SOV page 1 of 2
`,
  LANDSCAPE,
)

const limits = sheet(
  `
36 24 13b Statement of Values - limits and conditions
756> 26 9 Hollow Reed Orchards, Inc.

# 52 8b 11 40 76 112 286 372 456 502 564 612 664 716
Loc|Bldg|Subject of insurance|2025-26|Limit asked|Coins.|Valuation|Cause|Inflation|Deductible|Blanket
|||limit|2026-27|%||of loss|guard %||no.

# 79 9 16 40 76 112 346> 436> 460 502 564 616 704> 728
1|1|Building|$4,400,000|$4,750,000|90|RC|Special|4|$10,000|1
1|1|Business Personal Property|$850,000|$900,000|90|RC|Special|N/A|$10,000|1
1|1|Machinery and Equipment|$1,600,000|$1,725,000|90|RC|Special|N/A|$10,000|1
1|1|Business Income|$1,000,000|$1,200,000|80|N/A|Special|N/A|N/A|N/A
1|2|Building|$2,100,000|$2,350,000|90|RC|Special|4|$10,000|1
1|2|Machinery and Equipment|$700,000|$740,000|90|RC|Special|N/A|$10,000|1
1|2|Stock|$1,300,000|$1,500,000|100|Selling price|Broad|N/A|$25,000|N/A
2|1|Business Personal Property|$145,000|$160,000|80|ACV|Special|N/A|$1,000|N/A
3|1|Building|$980,000|DELETE|N/A|N/A|N/A|N/A|N/A|N/A

36 240 9.5b Blanket
# 256 8.5b 12 36 110 190
Number|Amount|Type

# 269 8.5 13 36 110 190
1|$10,465,000|Building and contents, location 1

36 300 9.5b Spoilage - location 1, building 2
# 318 9 15 36 230
Spoilage coverage wanted?|[X] Yes   [  ] No
Property that would spoil|Apples and pears in cold rooms
Limit|$500,000   (now $250,000)
Deductible|$5,000   (now $2,500)
Refrigeration maintenance agreement?|[X] Yes   [  ] No
Options|[X] Breakdown or contamination   [X] Power outage   [  ] Selling price

36 428 9.5b Lender - location 1, building 1
# 446 9 15 36 230
Interest|[X] Mortgagee   [  ] Loss payee   [  ] Lender's loss payable
Name|Farmstead Credit of the Lakes
Address|85 Granary Avenue, Windfall Crossing, MI 49099
Loan number|FC-2017-33018
Copy of the certificate?|[X] Yes   [  ] No

420 240 9.5b Other quotes on the table
# 258 8.5 13 420
Pomona Farm Mutual: building 1 at $4,100,000, 80% coinsurance, $25,000
deductible, actual cash value. Not acceptable to the lender.

420 300 9.5b Other firms of the family
# 318 8.5 13 420
Reed Brothers Trucking LLC hauls the fruit and keeps its tractors at 4420
Bellflower Road. It buys its own insurance; its garage (value $380,000)
is not on this statement.

470 476 9.5b Not applicable to these premises
# 493 8.5 13 470
Sinkhole collapse: N/A      Mine subsidence: N/A      Historic property: N/A

36 552 9 Values certified by:  Lettice Hollow, Treasurer          07/09/2026
756> 584 7 SOV page 2 of 2
`,
  LANDSCAPE,
)

/** A statement of values with a column for each building, one of them sold, and the limits a row each beside last year's. */
export const ORCHARD: SubmissionPaper = {
  name: 'acacia-orchard',
  pages: [
    over(buildings, grid([36, 162, 310, 458, 606, 756], tops(77, 14.5, 31))),
    over(limits, grid([36, 72, 108, 282, 352, 442, 498, 560, 606, 660, 710, 756], [48, ...tops(76, 16, 9)])),
  ],
  forms: FORMS,
}
