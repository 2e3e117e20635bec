import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './pottery-gold.ts'
import { REST } from './pottery-rest.ts'

const account = sheet(`
36 26 13b Quarry Hill Insurance Group
576> 28 8 Commercial Account Summary
36 44 8 2 Lantern Street, Brindle Bay, OR 97999
576> 44 8 Printed 06/18/2026 09:14 AM
_ 36 56 540
36 64 9b ACCOUNT
# 80 8.5b 13 36
Insured
Doing business as
Customer ID
Mailing address
|
Phone
Website
Entity
FEIN
Date business started
SIC / NAICS
Business type

# 80 8.5 13 140
Saltmarsh Pottery Supply Co.
N/A
SALTM-1
1180 Estuary Way
Brindle Bay, OR 97999
(503) 555-0170
saltmarshpottery.example.com
Corporation
93-5550811
04/15/1997
5099 / 423990
Wholesale

320 64 9b AGENCY AND POLICY
# 80 8.5b 13 320
Agency contact
Phone
Fax
E-mail
Transaction
Proposed effective
Proposed expiration
Bill plan
Payment plan

# 80 8.5 13 424
Isidore Quill
(503) 555-0160
(503) 555-0161
iquill@quarryhill.example.com
Quote
08/01/2026
08/01/2027
Direct
10-Pay

36 238 8.5b Operations
140 238 8.5 Importer and wholesaler of clay, glazes, kilns and tools for potters and schools
_ 36 252 540

36 258 9b NAMED INSUREDS AND RELATED ACCOUNTS
# 273 8b 12 36 60 230 310 390
No.|Name|Entity|FEIN|Relationship

# 286 8.5 13 36 60 230 310 390
1|Saltmarsh Pottery Supply Co.|Corporation|93-5550811|First named insured
2|Saltmarsh Studio LLC|LLC|93-5550812|Named insured on all policies
-|Saltmarsh Kiln Rentals LLC|LLC|93-5550840|Prospect - same owner, not on this account

_ 36 330 540

36 338 9b CONTACTS
# 353 8b 12 36 120 240 340
Type|Name|Business phone|E-mail

# 366 8.5 13 36 120 240 340
Inspection|Maren Oxley|(503) 555-0172|maren@saltmarshpottery.example.com
Accounting|Teddy Bramhall|(503) 555-0173|teddy@saltmarshpottery.example.com

_ 36 398 540

36 406 9b LINES OF BUSINESS
# 421 8b 12 36 170 260 360
Line|Status|Carrier in force|Remarks

# 434 8.5 13 36 170 260 360
Commercial Property|Quoting|Gullwing Mutual|
General Liability|Quoting|Gullwing Mutual|
Business Auto|Not written|N/A|Truck is titled to the owner and insured by him
Umbrella|Not written|N/A|Declined by insured 06/02/2026

_ 36 490 540

36 498 9b LOCATIONS
# 513 8b 12 36 62 90 214 288 312 346 404 446 470 492
Loc|Bldg|Street|City|St|ZIP|County|Interest|FT|PT|Status

# 526 8.5 13 36 62 90 214 288 312 346 404 446 470 492
1|1|1180 Estuary Way|Brindle Bay|OR|97999|Tidewater|Owner|14|3|Active
1|2|1182 Estuary Way|Brindle Bay|OR|97999|Tidewater|Owner|2|0|Active
2|1|45 Foundry Row|Marlin Point|OR|97998|Tidewater|Tenant|4|2|Active
3|1|9 Old Mole Street|Brindle Bay|OR|97999|Tidewater|Tenant|0|0|Vacated 03/31/2024

# 588 8b 12 36 62 90 270> 340> 410> 490>
Loc|Bldg|Use|Total sq ft|Occupied|Public area|Annual revenue

# 601 8.5 13 36 62 90 270> 340> 410> 490>
1|1|Warehouse and office|22,000|22,000|1,500|$3,850,000
1|2|Glaze mixing|6,400|6,400|0|N/A
2|1|Retail shop|5,200|5,200|4,100|$940,000

36 652 8.5 Insured leases no part of any building to others.
36 762 7 Customer SALTM-1
576> 762 7 Page 1 of 3
`)

/** An agency management system's summary: captions beside values in two columns, buildings as cards, requested beside in force. */
export const POTTERY: SubmissionPaper = { name: 'acacia-pottery', pages: [account, ...REST], forms: FORMS }
