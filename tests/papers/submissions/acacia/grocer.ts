import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './grocer-gold.ts'
import { answers, over } from './layout.ts'

const first = sheet(`
36 26 13b Wholesale and Distribution Supplement
576> 30 8 to be completed by the applicant
36 52 9b Applicant
36 76 9b Mailing address
36 100 9b Telephone
230 100 9b Website
36 124 9b Tax ID
230 124 9b Business began
400 124 9b Coverage to begin
36 148 9b Agency
36 172 9b Agent
230 172 9b Agent's telephone
124 52 10 Tern & Tide Provisions LLC
124 76 10 6 Pier Road, Gannet Harbor, ME 04999
124 100 10 (207) 555-0126
318 100 10 ternandtide.example.com
124 124 10 01-5550733
318 124 10 03/01/2009
492 124 10 11/15/2026
124 148 10 Fogbell Insurance, 41 Ropewalk Street, Gannet Harbor, ME 04999
124 172 10 Ansel Thorne
318 172 10 (207) 555-0108
_ 120 64 456
_ 120 88 456
_ 120 112 100
_ 314 112 262
_ 120 136 100
_ 314 136 78
_ 488 136 88
_ 120 160 456
_ 120 184 100
_ 314 184 262
36 194 9b Form of business
124 194 9 ( ) Individual    ( ) Partnership    ( ) Corporation    (x) LLC, number of members: 3    ( ) Other
36 212 9b Trade
124 212 9 (x) Wholesale    ( ) Retail    ( ) Manufacturing    ( ) Service
36 230 9b What you do
124 230 10 Wholesale of fresh and frozen seafood and imported cheese
_ 120 242 456

36 258 10b Products
36 274 8b Product
134 274 8b Annual gross
134 284 8b sales
200 274 8b Prior year
200 284 8b sales
262 274 8b Units
262 284 8b a year
314 274 8b Months in
314 284 8b market
368 274 8b Expected life,
368 284 8b months
430 274 8b Intended use
506 274 8b Principal
506 284 8b components
_ 36 296 540
# 301 9 16 36 134 200 262 320 378 430 506
Fresh fish fillets|$4,150,000|$3,905,000|610,000|204|1|Restaurant food|Cod, haddock
Frozen shellfish|$2,380,000|$2,410,000|275,000|156|12|Restaurant food|Shrimp, crab
Imported cheese|$890,000|$640,000|92,000|30|6|Retail food|Milk, salt

36 356 8 Canned chowder was dropped in 2024 (2023 sales $212,000, 58,000 units).

36 380 10b Limits
# 398 9.5 14 36
We now carry $500,000 each occurrence with a $1,000,000 aggregate through Saltbox Mutual. Please quote on an
occurrence form: each occurrence $1,000,000; general aggregate $2,000,000; products and completed operations
aggregate $2,000,000; personal and advertising injury $1,000,000; damage to rented premises $100,000; medical
expense N/A. Kittiwake Specialty has quoted $2,000,000 each occurrence at $31,400, which is more than we need.

36 472 10b Products questions
38 490 8b YES
64 490 8b NO
# 506 9.5 18 92
1.  Do you install, service or demonstrate products?
2.  Are foreign products sold, distributed or used as components?
3.  Is research and development conducted, or are new products planned?
4.  Do you give guarantees, warranties or hold harmless agreements?
5.  Are any products related to the aircraft or space industry?
6.  Have products been recalled, discontinued or changed?
7.  Are products of others sold or re-packaged under your label?
8.  Are your products packaged under the label of others?
9.  Is vendors coverage required?
10. Does any named insured sell to other named insureds?

36 704 8 Every "yes" is explained under Remarks on the next page, by its number.
576> 762 7 WDS 08-25, page 1 of 2
`)

const second = sheet(`
36 26 9 Tern & Tide Provisions LLC - Wholesale and Distribution Supplement
36 46 10b General questions
38 64 8b YES
64 64 8b NO
# 80 9.5 17 92
11. Are medical facilities provided, or medical professionals employed?
12. Is there any exposure to radioactive or nuclear materials?
13. Do you own, hire or lease watercraft, docks or floats?
14. Do you own or rent any parking facilities?
15. Is a fee charged for parking?
16. Do you provide recreation facilities?
17. Is there a swimming pool on the premises?
18. Is any demolition contemplated?
19. Is labor interchanged with any other business or subsidiary?
20. Are day care facilities operated or controlled?
21. Have crimes occurred or been attempted on your premises in the last three years?
22. Is the applicant a subsidiary of another entity?
23. Does the applicant have any subsidiaries?
24. Is a formal safety program in operation?
25. Any exposure to flammables, explosives or chemicals?
26. Any policy declined, cancelled or non-renewed in the last three years?
27. Any past losses relating to sexual abuse, discrimination or negligent hiring?
28. Any indictment or conviction for fraud, bribery or arson in the last five years?
29. Any uncorrected fire or safety code violations?
30. Any foreclosure, repossession or bankruptcy in the last five years?
31. Any judgment or lien in the last five years?
32. Has business been placed in a trust?
33. Are there other business ventures for which coverage is not requested?
34. Do you own, lease or operate drones?
35. Do you hire others to operate drones?

36 520 10b Remarks (give the number of the question)
# 538 9.5 16 40 74
2|Shrimp from Ecuador and cheese from Portugal
3|A smoked trout spread is planned for spring 2027
4|Hold harmless agreement with two grocery chains
6|One lot of crab recalled in June 2023, no illness
7|Fillets are packed under the Tern & Tide label
13|Leases forty feet of dock at Pier 6
14|Gravel lot for employees
24|Safety manual and monthly meetings
33|Halcyon Charters LLC, the owner's charter boat, insured elsewhere

_ 36 534 540
_ 36 550 540
_ 36 566 540
_ 36 582 540
_ 36 598 540
_ 36 614 540
_ 36 630 540
_ 36 646 540
_ 36 662 540
_ 36 678 540
36 696 8 We moved from 212 Cannery Wharf, Gannet Harbor in 2018. Nothing is stored there now.
36 720 9.5 Signed:  Rosalind Tern, managing member
330 720 9.5 Date:  09/22/2026
576> 762 7 WDS 08-25, page 2 of 2
`)

/** A wholesaler's supplement: values over lines, squares before the questions, remarks by the question's number. */
export const GROCER: SubmissionPaper = {
  name: 'acacia-grocer',
  pages: [
    over(first, answers(42, 66, 506, 18, 'NYYYNYYNNN')),
    over(second, answers(42, 66, 80, 17, 'NNYYNNNNNNNNNYNNNNNNNNYNN')),
  ],
  forms: FORMS,
}
