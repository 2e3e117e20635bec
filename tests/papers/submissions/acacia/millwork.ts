import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { grid, over, tops } from './layout.ts'
import { FORMS } from './millwork-gold.ts'

const letter = sheet(`
36 30 11b Ottoline Varga
_ 36 46 540
# 54 9b 13 36
From:
Sent:
To:
Cc:
Subject:
Attachments:

# 54 9 13 116
Ottoline Varga <ovarga@larkspurrisk.example.com>
Tuesday, March 3, 2026 4:12 PM
Denny Achterberg
Piers Maddox
New WC submission - Dunmore Cabinet & Millwork LLC - eff. 05/01/2026
Dunmore mod worksheet.pdf; Dunmore currently valued runs.pdf

# 148 9.5 13 36
Denny,

# 168 9.5 13 36
Here is a new one for you. Please quote workers compensation for Dunmore Cabinet & Millwork LLC for the term
05/01/2026 to 05/01/2027. Dunmore builds custom kitchen cabinets and architectural millwork for general contractors. It is a
limited liability company and has been in business 22 years. FEIN is 62-5550917, NCCI risk ID 410558834, SIC 2434,
NAICS 337110. Their main number is (423) 555-0115 and the web site is dunmoremill.example.com.

# 228 9.5 13 36
Mail goes to P.O. Box 417, Tamarack Falls, TN 37999. There are two locations, both in Osprey County:
     Loc 1 - 2250 Planer Mill Drive, Tamarack Falls, TN 37999 (plant and office)
     Loc 2 - 14 Lacquer Court, Cobbler Gap, TN 37998 (finishing shop)
They gave up the old shop at 88 Kiln Road, Tamarack Falls, TN 37999 in 2023 and nothing of theirs is left there.

36 292 10b Payroll by class, Tennessee
# 310 8b 10 42 72 112 330 388 482
Loc|Class|Classification|Employees|Est. annual payroll|Last audited payroll
|||FT / PT|5/1/26 - 5/1/27|5/1/24 - 5/1/25

# 335 9 16 42 72 112 330 468> 568>
1|2812|Cabinet Works - With Power Machinery|31 / 4|$1,486,000|$1,410,350
1|5437|Carpentry - Installation of Cabinet Work|7 / 0|$412,500|$388,200
1|8810|Clerical Office Employees NOC|5 / 2|$259,000|$246,900
1|8742|Salespersons or Collectors - Outside|2 / 0|$180,000|$172,000
2|9501|Painting: Shop Only & Drivers|6 / 1|$228,000|$201,700
||Total|51 / 7|$2,565,500|$2,419,150

# 440 9.5 13 36
The experience mod that goes with this term is 0.91 (effective 05/01/2026, promulgated 02/11/2026). The policy in force
carries 1.04, so there is a good story here.

# 474 9.5 13 36
For employers liability we need $1,000,000 each accident, $1,000,000 disease policy limit and $1,000,000 disease each
employee; the policy in force has only $100,000 / $500,000 / $100,000. TN is the only 3.A. state. Please list GA and KY
under 3.C. They would like direct bill, quarterly, with 25% down. Audit at expiration is fine.

# 522 9.5 13 36
You should know we are not alone: Ironbark Mutual has released a quote of $54,100 with a 5% schedule credit, and
the client will decide by April 10.

# 556 9.5 13 36
The three members, and how they are to be treated:

36 574 8b Name
170 574 8b Title
256 574 8b Owns
294 574 8b Date of birth
360 574 8b Duties
458 574 8b Inc. / Exc.
510 574 8b Class
576> 574 8b Payroll
# 588 9 13 36 170 256 294 360 458 510 576>
Gideon Dunmore|Managing Member|60%|09/14/1968|General management|Exc|N/A|N/A
Philippa Dunmore|Member|25%|02/02/1971|Bookkeeping|Exc|N/A|N/A
Anselm Tuck|Member|15%|11/30/1979|Shop foreman|Inc|2812|$58,500

# 636 9.5 13 36
Gideon also owns Dunmore Installations of Georgia, Inc. (FEIN 58-5550344, two employees, payroll about $96,000). It has its
own policy with Halyard and is NOT part of this submission. None of Dunmore's people work for it or for any other business.

576> 762 8 1
`)

const more = sheet(`
36 30 8 Ottoline Varga - New WC submission - Dunmore Cabinet & Millwork LLC - eff. 05/01/2026
_ 36 42 540
36 56 9.5 Five years of coverage and losses, valued 02/20/2026:
36 74 8.5b Eff. 5/1 of
96 74 8.5b Carrier
206 74 8.5b Policy no.
340> 74 8.5b Premium
372 74 8.5b Mod
410 74 8.5b Claims
500> 74 8.5b Paid
570> 74 8.5b Reserved
# 89 9 14 36 96 206 340> 372 420 500> 570>
2025|Halyard Employers|HE-WC-301187|$58,940|1.04|1|$2,315|$7,500
2024|Halyard Employers|HE-WC-298420|$63,775|1.12|3|$41,902|$0
2023|Halyard Employers|HE-WC-284006|$55,310|1.07|2|$9,468|$0
2022|Tinder Mutual|TM2-77154-22|$51,288|0.98|0|$0|$0
2021|Tinder Mutual|TM2-77154-21|$49,020|0.95|1|$640|$0

# 174 9.5 13 36
The large one in 2024 was a saw blade laceration; guards were replaced on all table saws that fall.

# 200 9.5 13 36
To save you the questions: nobody has declined, cancelled or non-renewed them in the last three years. Group health is
offered to everyone full time. They store lacquers and solvents and dispose of the waste through a licensed hauler, so
answer the hazardous material question yes. They do not own or lease aircraft or watercraft. No work underground or above
15 feet, and none on barges, vessels, docks or over water. Countertops are set by subcontractors, and no work is sublet
without a certificate of insurance. A written safety program is in operation. No group transportation is provided. There are no
employees under 16 or over 60, no seasonal help, and no volunteer or donated labor. Installers travel to Georgia about ten
days a year. They do not sponsor athletic teams. Physicals are required after an offer of employment. Employees are not
leased to or from anyone and nobody works mostly at home. There have been no tax liens or bankruptcy in the last five
years and no undisputed premium is owed to any carrier.

# 332 9.5 13 36
Who to call:

# 350 9 13 60 180
Loss control / inspection|Anselm Tuck, (423) 555-0118, anselm@dunmoremill.example.com
Payroll records / audit|Beatrix Lowe, (423) 555-0119, beatrix@dunmoremill.example.com
Claims|Beatrix Lowe, (423) 555-0119

# 402 9.5 13 36
I am out Thursday and Friday. Piers Maddox is the CSR on the account and can bind or answer anything.

# 428 9.5 13 36
Thanks,
Ottoline

36 464 10b Ottoline Varga
# 478 9 12 36
Larkspur Risk Partners
77 Toll House Road, Tamarack Falls, TN 37999
Office (423) 555-0102    Cell (423) 555-0103    Fax (423) 555-0104
ovarga@larkspurrisk.example.com

576> 762 8 2
`)

const COLUMNS = [36, 68, 108, 326, 384, 474, 576]

/** A workers compensation submission as an agent's e-mail: sentences, one ruled table, last audit's payroll beside the estimate. */
export const MILLWORK: SubmissionPaper = {
  name: 'acacia-millwork',
  pages: [over(letter, grid(COLUMNS, [306, 331, ...tops(347, 16, 5)])), more],
  forms: FORMS,
}
