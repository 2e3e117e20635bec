import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './trowel-gold.ts'

const first = sheet(`
306^ 28 14b ARTISAN CONTRACTORS SUPPLEMENTAL APPLICATION
306^ 46 8 (Complete with the general liability application. Answer all questions. If not applicable, write N/A.)
_ 36 60 540
[36 66 360 30] Name of Applicant :: Kestrel Point Electric, Inc.
[396 66 180 30] Proposed Effective Date :: 11/01/2026
[36 96 360 30] Mailing Address (Street, City, State, ZIP) :: 417 Substation Road, Cold Harbor Mills, MO 64999
[396 96 180 30] Phone :: (816) 555-0135
[36 126 180 30] Federal ID # :: 43-5550526
[216 126 180 30] Website :: kestrelpoint.example.com
[396 126 180 30] Contractor's License # :: EL-00418 (MO)
[36 156 360 30] Agency :: Bellows & Trent Insurance, 60 Gasworks Alley, Cold Harbor Mills, MO 64999
[396 156 180 30] Agency Contact / Phone :: Joss Trent  (816) 555-0102
36 194 9 Applicant is:    [ ] Individual    [ ] Partnership    [X] Corporation    [ ] LLC    [ ] Joint Venture    [ ] Other
36 212 10b SECTION I - OPERATIONS
_ 36 226 540
36 232 9 1. Describe your operations:
60 246 9 Commercial electrical wiring, lighting retrofits and fire alarm installation
36 264 9 2. Years in business under this name:  14
300 264 9 Date business started:  06/01/2012
36 280 9 3. Number of employees:    Full-time  19      Part-time  2
36 296 9 4. Estimated annual payroll (excl. owners and clerical):  $1,085,000
36 312 9 5. Total gross receipts:    Last 12 months  $3,620,000       Next 12 months (est.)  $3,900,000
36 328 9 6. Percentage of work (must equal 100%):   New construction  35%     Remodel  45%     Service / repair  20%
36 344 9 7. Commercial  90%     Residential  10%
36 360 9 8. Cost of work subcontracted in the next 12 months:  $265,000      Percent of total work:  7%
36 376 9 9. Type of work subcontracted:  Trenching, directional boring and concrete cutting
36 398 10b SECTION II - GENERAL QUESTIONS
486 400 8b Yes
526 400 8b No
_ 36 412 540
# 418 9 17 36 486 528
10. Do you draw plans, designs or specifications for others?||X
11. Do any operations include blasting, or use or store explosive material?||X
12. Do any operations include excavation, tunneling, underground work or earth moving?|X|
|| 
13. Do your subcontractors carry coverages or limits less than yours?||X
14. Are subcontractors allowed to work without providing you with a certificate of insurance?||X
15. Do you lease equipment to others, with or without operators?||X
16. Are machinery or equipment loaned or rented to others?||X
17. Any exposure to radioactive or nuclear materials?||X
18. Do or have past, present or discontinued operations involved storing, treating or|X|
transporting hazardous material?||
|| 
19. Any watercraft, docks or floats owned, hired or leased?||X
20. Any operations sold, acquired or discontinued in the last 5 years?||X
21. Are you active in any joint ventures?||X
22. Any demolition exposure contemplated?||X
23. Any structural alterations contemplated?||X

50 470 8 If yes, explain:  Trenching for conduit, to 4 feet, by subcontractor
50 606 8 If yes, explain:  Disposal of old ballasts and lamps through a licensed hauler
36 744 7 ACS-11 (03/24)
576> 744 7 Page 1 of 2
`)

const second = sheet(`
36 28 9 Applicant:  Kestrel Point Electric, Inc.
36 50 10b SECTION II - GENERAL QUESTIONS (continued)
486 52 8b Yes
526 52 8b No
_ 36 64 540
# 70 9 17 36 486 528
24. Do you lease employees to or from other employers?||X
25. Is there a labor interchange with any other business or subsidiary?||X
26. Do you have a formal, written safety and security policy in effect?|X|
|| 
27. Are medical facilities provided or medical professionals employed or contracted?||X
28. Is any parking facility owned or rented?||X
29. Are recreation facilities provided?||X
30. Do you sponsor any social or sporting events?|X|
|| 
31. Is the applicant a subsidiary of another entity?||X
32. Does the applicant have any subsidiaries?||X
33. Any policy or coverage declined, cancelled or non-renewed in the prior 3 years?||X
34. Has the applicant had a bankruptcy, foreclosure or repossession in the last 5 years?||X
35. Does the applicant own, lease or operate any drones?|X|
|| 

50 121 8 If yes, explain:  Written safety manual, reviewed yearly
50 206 8 If yes, explain:  Annual golf outing for customers
50 308 8 If yes, explain:  One drone for roof photos
36 330 10b SECTION III - LIMITS REQUESTED
_ 36 344 540
36 350 9 [X] Occurrence     [ ] Claims-made
# 368 9 15 36 230 330
General Aggregate|$2,000,000
Products / Completed Ops Agg|$2,000,000
Personal & Advertising Injury|$1,000,000

# 368 9 15 330 500
Each Occurrence|$1,000,000
Damage to Rented Premises|$100,000
Medical Expense|$5,000

36 416 9 General aggregate applies:    [ ] Per policy    [X] Per project    [ ] Per location
36 432 9 Deductible:    [X] PD  $ 1,000      [ ] BI  $ ______      [X] per claim     [ ] per occurrence
36 456 10b SECTION IV - PRIOR CARRIER AND LOSSES
_ 36 470 540
# 476 8b 14 36 160 270 350 430 510
Carrier (GL only)|Policy #|Effective|Expiration|Premium

# 490 8 14 36 160 270 350 430 510
Plumb Line Mutual|PLM-CG-60271|11/01/2025|11/01/2026|$22,960
Plumb Line Mutual|PLM-CG-58113|11/01/2024|11/01/2025|$21,480
Girder Specialty|GS-0091744|11/01/2023|11/01/2024|$24,115

36 544 9 List all GL losses in the past 5 years:     [ ] None
# 560 8b 14 36 100 170 350 420 490
Date of loss|Date of claim|Description|Paid|Reserve|Open? (Y/N)

# 574 8 14 36 100 170 350 420 490
08/14/2025|08/18/2025|Ladder fell on parked car|$3,275|$0|N
03/02/2023|03/09/2023|Cut water line in ceiling|$11,640|$0|N

36 616 8 The undersigned represents that the statements above are true to the best of their knowledge. This supplement is part of the application.
36 650 9 Signature of applicant:  /s/ Marguerite Dole
330 650 9 Title:  President
470 650 9 Date:  08/11/2026
36 744 7 ACS-11 (03/24)
576> 744 7 Page 2 of 2
`)

/** An electrical contractor's supplement: an X under yes or under no, with the explanation under the question. */
export const TROWEL: SubmissionPaper = { name: 'juniper-trowel', pages: [first, second], forms: FORMS }
