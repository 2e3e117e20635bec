import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './beacon-gold.ts'

const page = sheet(`
36 28 15b CALLOWAY BIRCH INSURANCE GROUP
36 47 8 1180 Lantern Way, Suite 4, Marlow Heights, IN 46999   |   Ph (317) 555-0127   |   Fax (317) 555-0128
576> 30 12b SUBMISSION SUMMARY
576> 47 8 Date: 07/28/2026
_ 36 60 540
36 70 8b Producer: Dinah Oakes (dinah.oakes@example.com)     CSR: Petra Lund     Acct #: TAMA-01
36 84 8 New business - please quote. Quotes needed by 09/10/2026.
36 104 10b INSURED
# 120 8.5b 13 36
Named Insured
Mailing Address

# 120 8.5 13 120
Tamarind Street Provisions, Inc.
2301 Depot Row, Marlow Heights, IN 46999

# 146 8.5b 13 36
Entity / FEIN
SIC / NAICS
Website
Yrs in Business

# 146 8.5 13 120
S-Corp  /  35-5550284
5141  /  424410
www.tamarindstreet.example.com
23

# 120 8.5b 13 350
Proposed Eff
Lines
Insured Contact
Contact Phone
Contact E-mail
Business Phone

# 120 8.5 13 430
10/01/2026 - 10/01/2027
GL, WC
Rosalind Achterberg, CFO
(317) 555-0163
rosalind@tamarindstreet.example.com
(317) 555-0160

36 204 8.5b Operations
120 204 8.5 Wholesale distribution of dry and refrigerated food and supplies to restaurants
36 217 8.5b Note
120 217 8.5 Property and auto stay with the incumbent and are NOT being marketed.
36 240 10b LOCATIONS
_ 36 254 540
# 258 8b 12 36 62 184 284 312 350 400 456 516
Loc|Street|City|St|ZIP|Interest|FT/PT|Occ. SF|Sales

# 271 8 12 36 62 184 284 312 350 400 456 516
1|2301 Depot Row|Marlow Heights|IN|46999|Owner|31/4|38,500|$11,400,000
2|77 Canal Basin Road|Piketon Falls|IN|46998|Tenant|9/2|12,000|$2,800,000

36 304 10b GENERAL LIABILITY
_ 36 318 540
36 324 8.5b Limits Requested
130 324 8.5 $1M Each Occ / $2M Gen Agg / $2M Prod-CO Agg / $1M P&AI / $300K DPR / $10K Med Exp - occurrence form
36 337 8.5b Deductible
130 337 8.5 $1,000 PD per claim
# 354 8b 12 36 70 120 350 420
Loc|Class|Description|Basis|Exposure

# 367 8 12 36 70 120 350 420
1|12641|Food Products Distributors - wholesale|S|11,400,000
2|12641|Food Products Distributors - wholesale|S|2,800,000

36 400 10b WORKERS COMPENSATION - IN
_ 36 414 540
36 420 8.5b Limits Requested
130 420 8.5 EL $1M / $1M / $1M
300 420 8.5b Experience MOD
390 420 8.5 .92 eff 10/01/2026
# 438 8b 12 36 70 120 350 420
Loc|Class|Description|FT/PT|Est Payroll

# 451 8 12 36 70 120 350 420
1|8018|Store - Wholesale NOC|14/2|612,000
1|7228|Trucking - Local Hauling|12/1|588,500
1|8810|Clerical Office|5/1|241,000
2|8018|Store - Wholesale NOC|9/2|334,000

36 508 10b EXPIRING PROGRAM
_ 36 522 540
# 526 8b 12 36 70 210 310 430 500
Line|Carrier|Policy #|Term|Exp Prem|Target

# 539 8 12 36 70 210 310 430 500
GL|Foxglove Mutual Ins Co|FMG-220418|10/01/25 - 10/01/26|$28,450|$25,000
WC|Ironbridge Casualty|IBW-7713302|10/01/25 - 10/01/26|$61,300|$55,000

36 572 10b LOSS HISTORY
_ 36 586 540
36 592 8.5 GL: No claims in the past 5 years.
36 606 8.5b WC (valued 07/15/2026)
# 622 8b 12 36 90 230 310 370 420 480 530
Year|Carrier|Policy #|Premium|MOD|# Clms|Paid|Reserve

# 635 8 12 36 90 230 310 370 420 480 530
2025|Ironbridge Casualty|IBW-7713302|$61,300|.95|1|$4,120|$1,500
2024|Ironbridge Casualty|IBW-7698114|$58,940|.98|0|$0|$0
2023|Bluestem Employers|BE-55-0931|$57,205|1.01|3|$26,870|$0

36 690 8.5b Why we like it:
110 690 8.5 Long-tenured drivers, fleet cameras since 2024, written safety manual, monthly safety meetings.
36 703 8.5b Continuity:
110 703 8.5 No coverage declined, cancelled or non-renewed in the last 3 years.
306^ 740 7 Summary for underwriting use. Not a binder. Coverage may not be bound without written confirmation from the carrier.
`)

/** A food distributor's account on one page, as an agency sends it to several markets: two of its lines are not for sale. */
export const BEACON: SubmissionPaper = { name: 'juniper-beacon', pages: [page], forms: FORMS }
