import { labels, page, rule, say } from '../maple/layout.ts'

const STYLE = { size: 9.5, step: 13.6 }

const FIRST = page([
  labels(
    50,
    40,
    54,
    `From: | Renata Ashgrove <rashgrove@sundialfinishing.example>
     To: | Emmett Roan, Cactus Wren Insurance <eroan@cactuswren.example>
     Sent: | Wednesday, August 12, 2026 4:18 PM
     Subject: | RE: New package and workers comp, your questions`,
    { size: 9.5 },
  ),
  rule(50, 102, 512),
  say(
    50,
    114,
    `Emmett,

     sorry this took a while, we were closing the quarter. Below is what I could find. Let me know what is missing.

     We are Sundial Metal Finishing, Inc., an S corporation, tax ID 86-5550173, and we polish and powder coat metal parts
     for furniture and railing makers. The shop opened on February 1, 2011, so we have been in business for 15 years. Mail
     goes to 4455 Copper Basin Road, Tucson, AZ 85713, which is also where the shop is. It lies in Pima County inside the
     city limits. We own the building, 22,000 square feet, and we occupy all of it. A second place, our warehouse, is at
     1190 Nogales Spur, Tucson, AZ 85714, also Pima County and inside the city. There we are a tenant with 5,500 square feet.
     We do not lease any part of either place to others. Please do not send anything to the PO box on our old policies, we
     gave it up.

     All policies should start on October 20, 2026 and run one year. We would like direct bill and to pay quarterly.

     Last year we had sales of $2,940,000, of which $0 abroad. For the coming year I budget $3,200,000, that is $3,050,000
     for the shop and $150,000 for the warehouse. Here are our people and what I expect to pay them in the year to come
     (the figures in your spreadsheet are from 2024, please forget them):

     -  Metal finishing, class 3372, 17 full time and 2 part time, $812,000
     -  Drivers, class 7380, 2 full time, $104,500
     -  Office, class 8810, 3 full time and 1 part time, $187,000

     They all work out of the shop except for one of the drivers and one part-timer, who sit at the warehouse. So the shop
     has 21 full time and 2 part time, and the warehouse 1 full time and 1 part time.`,
    STYLE,
  ),
])

const SECOND = page([
  say(
    50,
    46,
    `For workers comp: my brother Lionel Ashgrove is president and owns 60 percent, he is in charge of sales and wants to be
     excluded. I am the treasurer and own 40 percent, I do the books and am to be included, class 8810, with $78,000. We only
     need Arizona. Employers liability of $1,000,000 each accident, $1,000,000 disease policy limit and $1,000,000 disease
     each employee, please (today it is $500,000 for each of the three). The inspector should ask for Odell Farr, our shop
     foreman, at (520) 555-0188, and the auditor for me at (520) 555-0187.

     We have had Gila Bend Mutual for workers comp. The policy from 10/20/2025 is WCG-20-7741, the premium is $38,450 and
     our mod is 0.89. In that year we had 2 claims, $3,310 paid and $1,200 reserved. The year before it was WCG-20-6902 with
     $36,915 and a mod of 0.93, and no claims at all.

     There is a written safety program and we do pay for a health plan. Nobody works underground or higher than 15 feet.
     We do not use subcontractors, we have no seasonal people and no volunteers, and we don't lease employees to or from
     anybody. No employee is under 16 or over 60. There is no group transportation, and nobody travels out of state. We
     sponsor no athletic teams. We have no aircraft or boats. New people have a physical after we offer them the job.

     For general liability we need $1,000,000 each occurrence, $2,000,000 general aggregate, $2,000,000 products and
     completed operations aggregate, $1,000,000 personal and advertising injury, $300,000 damage to rented premises and
     $10,000 medical expense, on an occurrence form. The expiring policy has $100,000 for rented premises and $5,000 medical.

     General liability and property were with Arroyo Seco Insurance Company:

     -  GL policy ASG 118-2206, 10/20/2025 to 10/20/2026, premium $13,870
     -  Property policy ASP 118-2207, 10/20/2025 to 10/20/2026, premium $11,205

     We never had a general liability or property loss in the past five years. No insurer has declined, cancelled or
     non-renewed us. No bankruptcy, no judgments or liens, no uncorrected fire code violations, nobody convicted of fraud or
     arson. We do keep chemicals: acid cleaners and powder, in a fire rated room. No drones, ours or hired ones. We are no
     subsidiary of anybody and have no subsidiary.

     Our web site is www.sundialfinishing.example and the main number is (520) 555-0186. For anything else ask me.

     Renata Ashgrove, Controller
     Sundial Metal Finishing, Inc.`,
    STYLE,
  ),
  rule(50, 560, 512),
  say(
    50,
    572,
    `From: Emmett Roan <eroan@cactuswren.example>
     Sent: Monday, August 3, 2026 9:05 AM
     Subject: New package and workers comp, your questions

     Renata, could you send me the usual facts for general liability, property and workers comp? Limits, payroll by class,
     who is in and who is out, prior carriers. Attached is what we had on file. Thanks!

     Emmett Roan, Cactus Wren Insurance, 60 Saguaro Plaza, Tucson, AZ 85701, (520) 555-0111`,
    { size: 8.5, step: 12 },
  ),
])

export const EMAIL_PAGES = [FIRST, SECOND]
