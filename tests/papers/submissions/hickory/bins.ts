import { sheet } from '../../acord-25/larch/draw.ts'
import { grid, over, tops } from '../acacia/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './bins-gold.ts'

const first = sheet(`
306^ 22 13b WORKERS COMPENSATION PAYROLL WORKSHEET
306^ 40 8.5 Platte Forks Risk Services - 14 Elevator Avenue - Cottonwood Bend, NE 68999
_ 36 54 540

# 60 8.5b 13 36
Insured
Mail
Office phone
FEIN
NCCI risk ID
SIC / NAICS
Years in business
Web site
Entity
Operations

# 60 8.5 13 118
Windrow Grain Systems, Inc.
P.O. Box 660, Cottonwood Bend, NE 68999
(402) 555-0180
47-5550826
260558817
3523 / 333111
31
windrowgrain.example.com
Subchapter S corporation
Makes, sells and erects grain bins and augers

# 60 8.5b 13 330
Producer
CSR
Office phone
Mobile
Fax
E-mail
Agency code
Status
Billing
Audit

# 60 8.5 13 402
Rosamund Beale
Petra Lindgren
(402) 555-0100
(402) 555-0101
(402) 555-0102
rbeale@platteforks.example.com
40-2217
Quote
Agency bill, quarterly, 20% down
Semi-annual

_ 36 194 540
# 200 8.5 13 36 180 330
Policy term|11/01/2026 to 11/01/2027|Normal anniversary rating date: 11/01/2026
Part 1 states: NE, IA|Part 3 states: KS, SD|Deductible: $1,000 medical     Voluntary compensation: yes
Employers liability|$500,000 each accident|$500,000 disease policy limit     $500,000 disease each employee
Expiring limits|$100,000 each accident|$500,000 disease policy limit     $100,000 disease each employee

36 260 9b Locations
# 274 8b 12 40 74 250 340 390 440
Loc.|Street|City|State|ZIP|County / highest floor

# 288 8.5 14 40 74 250 340 390 440
1|2900 Auger Road|Cottonwood Bend|NE|68998|Pawnee Fork / 2
2|17 Commerce Street|Little Blue|NE|68997|Thayne / 1
3|640 Silo Avenue|Hawk Point|IA|51999|Nodaway Hills / 1

36 340 9b Payroll by state and class
# 354 8b 10 40 66 100 140 314 384 492
State|Loc.|Class|Description of work|Employees|Audited 11/01/24|Estimated 11/01/26
||||Full  Part|to 11/01/25|to 11/01/27

# 382 8.5 14 40 66 100 140 330> 352> 456> 566>
NE|1|3507|Agricultural machinery manufacturing|22|0|$1,118,400|$1,196,000
NE|1|5057|Iron or steel erection NOC|14|2|$702,950|$818,500
NE|1|7219|Trucking NOC|6|1|$288,100|$312,000
NE|1|8742|Outside sales|3|0|$214,700|$231,000
NE|1|8810|Clerical office|7|1|$301,660|$334,250
NE|2|8107|Machinery dealer NOC|5|1|$246,300|$262,400
||| Nebraska|57|5|$2,872,110|$3,154,150
IA|3|5057|Iron or steel erection NOC|8|0|$371,900|$428,000
IA|3|8810|Clerical office|1|1|$48,200|$57,600
||| Iowa|9|1|$420,100|$485,600
|||ALL STATES|66|6|$3,292,210|$3,639,750

36 548 9b Experience modification
# 562 8.5 13 36 240
Applies from 11/01/2026 (published 07/14/2026)|1.12
On the expiring policy|1.19
Schedule credit on the expiring policy|5%

36 612 9b Contacts at the insured
# 626 8b 12 40 130 250 340 430
For|Name|Phone|Mobile|E-mail

# 640 8.5 14 40 130 250 340 430
Inspection|Ferris Dahlke|(402) 555-0182|(402) 555-0192|ferris@windrowgrain.example.com
Payroll records|Glenna Moss|(402) 555-0183|(402) 555-0193|glenna@windrowgrain.example.com
Claims|Toby Arnesen|(402) 555-0184|(402) 555-0194|toby@windrowgrain.example.com

36 696 8 Windrow Seed Company of Hawk Point, Iowa (FEIN 42-5550301, payroll $610,000, class 8215) shares the name but no owner. It is not insured here.
36 762 7 Worksheet of 08/03/2026
576> 762 7 1
`)

const second = sheet(`
36 22 8 Windrow Grain Systems, Inc. - workers compensation 11/01/2026
_ 36 34 540
36 42 9b Officers
# 56 7.5b 10 39 62 84 160 212 268 304 346 446 482
St.|Loc.|Name|Born|Title|Owns %|Status|Duties|Class|Remuner-
|||||||||ation

# 82 8 14 39 62 84 160 212 268 304 346 446 524>
NE|1|Ansgar Windrow|04/19/1958|President|51|Excluded|General management|8810|N/A
NE|1|Marit Windrow|09/02/1960|Secretary|19|Excluded|Board meetings only|8810|N/A
NE|1|Ferris Dahlke|01/27/1975|Vice Pres.|20|Included|Runs the plant|3507|$92,000
IA|3|Toby Arnesen|11/15/1981|Treasurer|10|Included|Supervises Iowa crews|5057|$84,500

36 148 8 The remuneration of included officers is in the payroll of page 1. Osric Dahl, vice president with 20%, sold his shares to Ferris Dahlke on 06/30/2026.

36 172 9b Prior carriers and losses (valued 07/20/2026)
# 186 8b 12 40 90 220 320 384 420 460 520
Year|Carrier|Policy number|Premium|Mod|Claims|Paid|Reserve

# 200 8.5 14 40 90 220 370> 384 432 506> 566>
2025-26|Loess Hills Mutual|LHM-WC-7021|$118,940|1.19|2|$6,310|$12,000
2024-25|Loess Hills Mutual|LHM-WC-6688|$112,305|1.15|3|$48,775|$5,500
2023-24|Loess Hills Mutual|LHM-WC-6240|$104,860|1.08|1|$2,940|$0
2022-23|Sandhill Employers|SE-33018-22|$99,415|0.99|0|$0|$0
2021-22|Sandhill Employers|SE-33018-21|$97,720|0.96|1|$1,085|$0

36 278 8 Sandhill Employers has quoted the new term at $109,300 with a mod of 1.15 by mistake; a corrected quote was asked for.

36 302 9b Questions
498 304 8b Answer
_ 36 316 540
# 322 8.5 14.5 36 510
1. Does the applicant own, operate or lease aircraft or watercraft?|No
2. Do operations, past or present, involve storing, treating or transporting hazardous material?|Yes
3. Any work performed underground or above 15 feet?|Yes
4. Any work performed on barges, vessels, docks or bridges over water?|No
5. Is the applicant engaged in any other type of business?|No
6. Are subcontractors used?|Yes
7. Any work sublet without certificates of insurance?|No
8. Is a written safety program in operation?|Yes
9. Any group transportation provided?|Yes
10. Any employees under 16 or over 60 years of age?|Yes
11. Any seasonal employees?|Yes
12. Is there any volunteer or donated labor?|No
13. Any employees with physical handicaps?|No
14. Do employees travel out of state?|Yes
15. Are athletic teams sponsored?|No
16. Are physicals required after offers of employment are made?|Yes
17. Any other insurance with this insurer?|No
18. Any prior coverage declined, cancelled or non-renewed in the last three years?|No
19. Are employee health plans provided?|Yes
20. Do any employees perform work for other businesses or subsidiaries?|No
21. Do you lease employees to or from other employers?|No
22. Do any employees predominantly work at home?|No
23. Any tax liens or bankruptcy within the last five years?|No
24. Any undisputed and unpaid workers compensation premium due?|No

36 678 8b Explanations of each yes
# 690 7.5 10 36 306
2. Paint and thinner in the paint booth|10. Two draftsmen are over 60
3. Bins are erected up to 90 feet with lifts|11. Eight helpers from May to October
6. Concrete pads, 4% of the work|14. Kansas and South Dakota, 20 days a year
8. Manual and weekly toolbox talks|16. Back and hearing tests for erectors
9. Crew vans, up to 6 people|19. Medical and dental for full-time employees

36 762 7 Worksheet of 08/03/2026
576> 762 7 2
`)

/** A payroll worksheet for workers compensation: two states, last audit beside the estimate, officers, five years, questions. */
export const BINS: SubmissionPaper = {
  name: 'hickory-bins',
  pages: [
    over(first, grid([36, 62, 96, 136, 308, 366, 470, 576], [350, ...tops(378, 14, 11)])),
    over(
      second,
      grid([36, 59, 81, 157, 209, 265, 301, 343, 443, 479, 530], [52, ...tops(78, 14, 4)]),
      grid([36, 86, 216, 316, 380, 416, 456, 514, 576], [182, ...tops(197, 14, 5)]),
    ),
  ],
  forms: FORMS,
}
