import { page, rule, say } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { DISTRIBUTOR_FORMS } from './distributor-gold.ts'
import { prose } from './layout.ts'

const STYLE = { size: 10, step: 13.6 }
const FIRST = page([
  say(72, 36, 'FALLOW & PRICE INSURANCE', { bold: true, size: 13 }),
  say(72, 53, '88 Depot Square, Nashua, NH 03060', { size: 8.5 }),
  say(420, 36, 'Tel. (603) 555-0190\nFax (603) 555-0191', { size: 8.5 }),
  rule(72, 70, 468, 1),
  prose(
    72,
    84,
    96,
    `| October 12, 2026

     | Ms. Carol Deering
     | Granite Shield Insurance Company
     | Commercial Lines

     | Re: Merrimack Restaurant Supply Co., Inc.

     Dear Carol:

     You asked me to send you something larger for once, so here it is. Please let me have your quote for property, general
     liability, workers compensation and a commercial umbrella from January 1, 2027 to January 1, 2028. You write
     nothing else for these people.

     Merrimack Restaurant Supply Co., Inc., an S corporation with the federal number 02-5550184, is a wholesale
     distributor of paper goods, cookware and small kitchen equipment to restaurants in three states. It was started on
     March 15, 1994. The shares are held by Harold Tremblay, the president, who has 60 percent and is to be excluded from
     the compensation, and his wife Jeanne, the treasurer, who has 40 percent and is included. Millyard 140 LLC, a
     limited liability company with the federal number 02-5550190 and the same mailing address, holds the real estate
     and has to be the second named insured. The two sell nothing to each other.

     Everything is at 140 Millyard Road, Manchester, NH 03101, Hillsborough County, inside the city, and the mail goes there
     as well. The warehouse is a one-story masonry building of 38,000 square feet from 1982, fully sprinklered. The
     insured uses 30,000 of that, including a showroom of 1,200 square feet that is open to customers, and the remaining
     8,000 are leased to Gearhouse Cyclery, which builds bicycles and carries its own insurance.

     Sales for the coming year are put at $11,200,000, after $10,350,000 last year, and there are no sales abroad. Of the 25
     employees 21 are full time and 4 part time, and the total payroll is $1,264,000. Fourteen of the full-time people and all
     the part-timers are in the warehouse and earn $702,000; four are outside salespeople with $318,000; and the three in the
     office come to $244,000. The part-timers only help out in November and December. Everybody is between 18 and 60, and
     all full-time employees are in the group health plan. No employees are leased in or out, no subcontractors are used,
     there are no volunteers, no group transportation and no athletic teams. The salespeople do travel to Maine and Vermont.`,
    STYLE,
  ),
])

const SECOND = page([
  say(72, 40, 'Ms. Carol Deering', STYLE),
  say(290, 40, 'October 12, 2026', STYLE),
  say(500, 40, 'Page 2', STYLE),
  prose(
    72,
    76,
    96,
    `The company owns no vehicles. What it sells goes out with Blue Heron Freight, which carries a million of its own, and the
     salespeople drive their own cars. Hired and non-owned auto liability will stay with Amoskeag Mutual under policy
     AHN-30120, from January 1, 2027 to January 1, 2028, at a combined single limit of $1,000,000.

     The limits we would like on the general liability are $1,000,000 each occurrence, $2,000,000 general aggregate,
     $2,000,000 products and completed operations, $1,000,000 personal and advertising injury, $300,000 damage to rented
     premises and $10,000 medical expense, on an occurrence form. For employers liability we need $1,000,000 each
     accident, $1,000,000 disease each employee and $1,000,000 disease policy limit. The umbrella should be $5,000,000 each
     occurrence and $5,000,000 aggregate over a $10,000 retained limit. It replaces AUM-30119 of Amoskeag.

     Amoskeag Mutual also has the liability until January 1, 2027, under AGL-30117 for $19,870, and the property under
     APR-30118 for $22,640. The compensation is with Yankee Comp, policy YC-88214, at $27,350 with a modification of 0.96.
     In five years there was one loss, a burst pipe on January 22, 2025, for which the property carrier paid $31,200 and
     which is closed. There was no liability claim of any kind in that time, and no product liability loss in the past three
     years. No policy was declined, cancelled or non-renewed.

     Paper napkins and cups made by others are sold under the insured's own label, Millbrook. It does not install, service
     or demonstrate equipment, gives no guarantees or warranties, signs no hold harmless agreements and is asked
     for vendors coverage by nobody. No product was recalled, discontinued or changed. It spends about $18,000 a year on
     notices in trade magazines and uses no advertising agency. There are no aircraft or watercraft, owned, leased or
     operated, no cranes, owned, rented or used, no hospital or first aid facility, and no self-insurance for employers
     liability in any state. Neither company flies drones or hires anybody who does.

     There is a formal safety program with a written manual, monthly meetings and a safety coordinator. There have been no
     judgments or liens and no foreclosure, repossession or bankruptcy in the last five years, there are no uncorrected fire
     or safety code violations, and the business has not been placed in a trust.

     For the inspection please call Luis Ferrer, the warehouse manager, at (603) 555-0162. The books are kept by Jeanne
     Tremblay, (603) 555-0165, jeanne@merrimacksupply.example. Their web site is www.merrimacksupply.example.

     I would like to see your figures by Thanksgiving if that can be done.

     | Sincerely,

     | Andrea Fallow
     | afallow@fallowprice.example`,
    STYLE,
  ),
])

export const DISTRIBUTOR: SubmissionPaper = {
  name: 'willow-distributor-two-page-letter',
  pages: [FIRST, SECOND],
  forms: DISTRIBUTOR_FORMS,
}
