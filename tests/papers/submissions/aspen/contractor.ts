import { head, page, rule, say } from '../maple/layout.ts'
import { footer, leaders, ledger } from './layout.ts'

const YES = '[X] Yes  [  ] No'
const NO = '[  ] Yes  [X] No'
const FOOT = 'CS-210 (04/24)          Tamarack Electric & Controls, Inc.          Page'

/** Questions with both answers printed, one of them crossed; an explanation in a second line. */
const questions = (y: number, title: string, text: string) =>
  page([
    head(40, y, title, 10),
    ledger(40, y + 14, [26, 400, 100], text.replaceAll('| YES', `| ${YES}`).replaceAll('| NO', `| ${NO}`), {
      bars: 'rows',
      size: 8,
    }),
  ])

const FIRST = page([
  head(130, 34, 'CONTRACTORS SUPPLEMENTAL QUESTIONNAIRE', 13),
  say(132, 52, 'To be completed with the general liability and workers compensation applications', { size: 8 }),
  rule(40, 66, 532, 1.5),
  leaders(
    40,
    76,
    30,
    `Applicant | Tamarack Electric & Controls, Inc.
     Mailing address | 508 Switchyard Road, Duluth, MN 55806
     Phone | (218) 555-0137
     Web site | www.tamarackelectric.example
     FEIN | 41-5550108
     Years in business | 23
     Effective date requested | 12/01/2026
     Agency | Iron Range Insurance Center
     Agency contact | Freya Lindqvist
     Agency phone | (218) 555-0190`,
  ),
  head(40, 232, 'A.  DESCRIBE YOUR WORK', 10),
  say(40, 247, 'Commercial and industrial electrical contracting and control panels', { size: 9 }),
  ledger(
    40,
    266,
    [120, -80, -80, -80, -80],
    `Percent of work | New | Remodel | Service | Total
     Residential | 0 % | 3 % | 2 % | 5 %
     Commercial | 30 % | 15 % | 10 % | 55 %
     Industrial | 12 % | 8 % | 20 % | 40 %
     Total | 42 % | 26 % | 32 % | 100 %`,
    { bars: 'rows', total: true },
  ),
  head(40, 374, 'B.  PEOPLE AND SUBCONTRACTORS', 10),
  leaders(
    40,
    390,
    50,
    `Full-time staff | 18
     Part-time staff | 3
     Type of work subcontracted | Trenching and concrete sawing
     Paid to subcontractors | $96,400
     Percent of work subcontracted | 12 %`,
  ),
  questions(
    474,
    'C.  CONTRACTING OPERATIONS',
    `No. | Question | Answer
     1 | Do you draw plans, designs or specifications for others?~Explain: Control panel drawings for customers | YES
     2 | Do any operations include blasting, or do you use or store explosive material? | NO
     3 | Do any operations include excavation, tunneling, underground work or earth moving? | NO
     4 | Do your subcontractors carry coverages or limits less than yours? | NO
     5 | Are subcontractors allowed to work without giving you a certificate of insurance? | NO
     6 | Do you lease equipment to others, with or without operators? | NO
     7 | Do you own, hire or lease any watercraft, docks or floats? | NO`,
  ),
  footer(`${FOOT} 1 of 2`),
])

const SECOND = page([
  questions(
    34,
    'D.  GENERAL LIABILITY',
    `No. | Question | Answer
     8 | Are medical facilities provided, or medical professionals employed or contracted? | NO
     9 | Is there any exposure to radioactive or nuclear materials? | NO
     10 | Were any operations sold, acquired or discontinued in the last five years?~Explain: Security camera division sold in April 2024 | YES
     11 | Is machinery or equipment loaned or rented to others? | NO
     12 | Do you own or rent any parking facilities? | NO
     13 | Do you sponsor any sporting or social events?~Explain: Annual charity golf outing | YES
     14 | Are any structural alterations contemplated? | NO
     15 | Have you been active in, or are you currently active in, joint ventures? | NO
     16 | Is there a labor interchange with any other business or subsidiaries? | NO
     17 | Have any crimes occurred or been attempted on your premises in the last three years?~Explain: Copper wire stolen from yard | YES
     18 | Is there a formal, written safety and security policy in effect? | YES
     19 | Do you own, lease or operate any drones?~Explain: One drone to inspect light masts | YES
     20 | Do you hire others to operate drones? | NO`,
  ),
  questions(
    346,
    'E.  WORKERS COMPENSATION',
    `No. | Question | Answer
     21 | Do you own, operate or lease aircraft or watercraft? | NO
     22 | Is work performed underground or above 15 feet?~Explain: Lift work to 45 feet in warehouses | YES
     23 | Is work performed on barges, vessels, docks or bridges over water?~Explain: Lighting on two ore docks | YES
     24 | Are you engaged in any other type of business? | NO
     25 | Are subcontractors used?~Explain: Trenching and concrete sawing, 12 percent of work | YES
     26 | Is any work sublet without certificates of insurance? | NO
     27 | Is a written safety program in operation? | YES
     28 | Is any group transportation provided? | NO
     29 | Are there any employees under 16 or over 60 years of age?~Explain: One estimator is 63 | YES
     30 | Are there any seasonal employees? | NO
     31 | Is there any volunteer or donated labor? | NO
     32 | Do employees travel out of state?~Explain: Service calls in Superior, WI | YES
     33 | Are athletic teams sponsored? | NO
     34 | Are physicals required after offers of employment are made? | YES
     35 | Do any employees perform work for other businesses or subsidiaries? | NO
     36 | Do you lease employees to or from other employers? | NO
     37 | Any tax liens or bankruptcy within the last five years? | NO
     38 | Are employee health plans provided? | YES`,
  ),
  footer(`${FOOT} 2 of 2`),
])

export const CONTRACTOR_PAGES = [FIRST, SECOND]
