import { box, head, labels, page, rule, say } from '../maple/layout.ts'
import { footer, leaders, ledger, smallCaps } from './layout.ts'

const FOOT = 'Ridgeline Casualty Brokers     Vantage Window & Facade Services, LLC     umbrella 2026     '

const FIRST = page([
  smallCaps(40, 32, 'Request for umbrella liability', 16),
  say(40, 56, 'Ridgeline Casualty Brokers, Denver, CO     contact: Imogen Salter, (303) 555-0118', { size: 9 }),
  rule(40, 72, 532, 1.5),
  labels(
    40,
    82,
    120,
    `Insured | Vantage Window & Facade Services, LLC
     Location of the office | 1750 Brighton Row, Denver, CO 80205
     Proposed effective date | 11/15/2026
     Transaction | Renewal
     Expiring policy number | UXL-2207714
     Type of policy | Umbrella, occurrence`,
    { size: 9.5, step: 15 },
  ),
  ledger(
    40,
    186,
    [200, -110, -110],
    `Limit of the umbrella | 2025 expiring | 2026 proposed
     Each occurrence | 3,000,000 | 5,000,000
     Aggregate | 3,000,000 | 5,000,000
     Self-insured retention | 10,000 | 25,000`,
    { bars: 'rows' },
  ),
  say(40, 268, 'First dollar defense: Yes', { size: 9.5 }),
  smallCaps(40, 296, 'Locations and subsidiary companies', 12),
  ledger(
    40,
    314,
    [20, 106, 112, 92, -62, -66, -46, -32],
    `# | Name | Address | Operations | Annual~payroll | Annual gross~sales | Foreign~sales | Empl.
     1 | Vantage Window &~Facade Services, LLC | 1750 Brighton Row~Denver, CO 80205 | Window and~facade cleaning | 1,864,000 | 4,310,000 | 0 | 37
     2 | Vantage Window &~Facade Services, LLC | 92 Platte Landing~Fort Collins, CO 80524 | Window cleaning | 402,500 | 918,000 | 0 | 9
     3 | Vantage Lift Rental, LLC* | 1760 Brighton Row~Denver, CO 80205 | Rental of~boom lifts | 138,000 | 655,000 | 0 | 3
      | Total | | | 2,404,500 | 5,883,000 | 0 | 49`,
    { size: 7.5, bars: 'rows', total: true },
  ),
  say(40, 436, '* Wholly owned subsidiary, insured with us', { size: 7.5 }),
  smallCaps(40, 456, 'Liability losses over $10,000, five years', 12),
  ledger(
    40,
    474,
    [76, 110, 206, -70, -70],
    `Date of claim | Line | Description | Paid | Reserved
     07/08/2024 | General Liability | Squeegee fell on parked car and driver | 14,200 | 0
     03/19/2026 | Automobile | Van rear-ended a sedan | 6,750 | 12,500`,
    { bars: 'rows' },
  ),
  smallCaps(40, 552, 'Advertising', 12),
  leaders(40, 570, 36, `Media used | Web and radio\nAnnual cost | $38,000\nAdvertising agency used | No`),
  footer(`${FOOT}page 1 of 3`),
])

/** A policy in its box: who and when to the left, limits with what the umbrella wants below them to the right. */
function policy(y: number, height: number, title: string, terms: string, limits: string) {
  return page([
    box(40, y, 532, height),
    head(46, y + 5, title, 9.5),
    labels(46, y + 22, 96, terms, { size: 8.5, step: 13 }),
    ledger(300, y + 2, [140, -66, -64], `Limit | In force | Required\n${limits}`, { size: 8 }),
  ])
}

const SECOND = page([
  smallCaps(40, 32, 'Schedule of underlying policies', 14),
  policy(
    56,
    84,
    'AUTOMOBILE LIABILITY (any auto)',
    `Company | Front Range Mutual Insurance
     Policy | FRA 61-20077
     Period | 11/15/2025 to 11/15/2026
     Premium | $ 21,480`,
    'Combined single limit, each accident | 1,000,000 | 1,000,000',
  ),
  policy(
    150,
    130,
    'GENERAL LIABILITY (occurrence)',
    `Company | Cutbank Specialty Insurance
     Policy | CSG-4418830
     Period | 11/15/2025 to 11/15/2026
     Premium, premises | $ 18,900
     Premium, products | $ 3,410`,
    `Each occurrence | 1,000,000 | 1,000,000
     General aggregate | 2,000,000 | 2,000,000
     Products/completed ops. agg. | 2,000,000 | 1,000,000
     Personal & adv. injury | 1,000,000 | 1,000,000
     Damage to rented premises | 300,000 | -
     Medical expense | 10,000 | -`,
  ),
  policy(
    290,
    100,
    'EMPLOYERS LIABILITY',
    `Company | Pike Summit Compensation Fund
     Policy | 4409-PSC-25
     Period | 01/01/2026 to 01/01/2027
     Premium | $ 62,300
     Modification | .91`,
    `Each accident | 1,000,000 | 500,000
     Disease, each employee | 1,000,000 | 500,000
     Disease, policy limit | 1,000,000 | 500,000`,
  ),
  policy(
    400,
    84,
    'EMPLOYEE BENEFITS LIABILITY',
    `Company | Cutbank Specialty Insurance
     Policy | CSE-4418831
     Period | 11/15/2025 to 11/15/2026
     Premium | $ 415`,
    'Each employee | 1,000,000 | 1,000,000',
  ),
  policy(
    494,
    84,
    'CONTRACTORS POLLUTION LIABILITY',
    `Company | Cinder Cone Surplus Lines
     Policy | CP 0097-214
     Period | 02/01/2026 to 02/01/2027
     Premium | $ 4,150`,
    'Each occurrence | 2,000,000 | not req.',
  ),
  say(
    40,
    588,
    '“Required” is what the umbrella company wants to see as a minimum. See attached policies for all terms.',
    {
      size: 8,
    },
  ),
  footer(`${FOOT}page 2 of 3`),
])

const THIRD = page([
  smallCaps(40, 32, 'Vehicles', 14),
  ledger(
    40,
    54,
    [104, -50, -62, -50, 14, 130, -50, -72],
    `Type | Owned | Non-owned | Leased |  | Property hauled | Local | Intermediate
     Private passenger | 4 | 6 | 1 |  | none | 11 |
     Light trucks | 13 | | 2 |  | Window cleaning gear | 12 | 3
     Medium trucks | 3 | | | | Rope and scaffold | 2 | 1
     Heavy trucks | 1 | | | | Boom lifts | | 1
     Total | 21 | 6 |  3 | | | 25 | 5`,
    { bars: 'rows', total: true },
  ),
  say(40, 178, 'No vehicle is used over long distances.', { size: 8 }),
  smallCaps(40, 206, 'Other exposures', 14),
  ledger(
    40,
    228,
    [300, 40, 192],
    `Question | Answer | Remarks
     Are aircraft owned, leased or operated? | No |
     Are explosives, caustics, flammables or other dangerous cargo hauled? | No |
     Are passengers carried for a fee? | No |
     Are any units not insured by the underlying policies? | No |
     Are any vehicles leased or rented to others? | No |
     Are hired and non-owned coverages provided? | Yes |
     Is bridge, dam or marine work performed? | No |
     Does the applicant own, rent or use cranes? | Yes | One 12 ton crane truck
     Do subcontractors carry coverages or limits less than the applicant’s? | No |
     Is the applicant self-insured in any state? | No |
     Is a hospital or first aid facility maintained? | No |
     Do products, current or past, contain hazardous materials? | No |
     Any foreign operations, or products sold in foreign countries? | No |
     Any product liability loss in the past three years? | No |
     Does the applicant own or lease watercraft? | No |
     Has the applicant any employees who are doctors or nurses? | n/a |`,
    { size: 8, bars: 'rows' },
  ),
  footer(`${FOOT}page 3 of 3`),
])

export const UMBRELLA_PAGES = [FIRST, SECOND, THIRD]
