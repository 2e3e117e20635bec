import { box, head, page, rule, say } from '../maple/layout.ts'
import { footer, ledger, over, smallCaps } from './layout.ts'

const FIRST = page([
  smallCaps(40, 30, 'Larkspur & Vane Insurance', 15),
  say(40, 50, '77 Basin Court, Boise, ID 83702     Tel (208) 555-0114     Fax (208) 555-0115', { size: 8 }),
  say(400, 32, 'ACCOUNT PROFILE', { size: 14, bold: true }),
  rule(40, 64, 532, 2),
  over(
    40,
    70,
    `140: Client no.: FERNH-20 | 140: Account executive: Oona Trask | 252: E-mail: otrask@larkspurvane.example`,
  ),
  box(40, 104, 262, 190),
  head(46, 109, 'FIRST NAMED INSURED', 9),
  over(
    42,
    122,
    `256: Name: Fernhollow Nurseries, Inc.
     256: Mailing address: P.O. Box 3390, Nampa, ID 83653
     128: Entity: S Corporation | 128: FEIN: 82-5550131
     128: SIC: 5261 | 128: NAICS: 444240
     128: Phone: (208) 555-0146 | 128: In business since: 03/15/1998
     256: Web: www.fernhollow.example`,
  ),
  box(310, 104, 262, 106),
  head(316, 109, 'OTHER NAMED INSURED', 9),
  over(
    312,
    122,
    `256: Name: Fernhollow Land Holdings, LLC
     256: Mailing address: Same as above
     86: Entity: LLC | 86: Members: 2 | 84: FEIN: 82-5550177`,
  ),
  box(310, 216, 262, 78),
  head(316, 221, 'THIS RENEWAL', 9),
  over(
    312,
    234,
    `128: Effective: 11/01/2026 | 128: Expires: 11/01/2027
     128: Bill: Direct bill | 128: Payment plan: 10-pay`,
  ),
  smallCaps(40, 306, 'Operations', 12),
  over(
    40,
    322,
    `266: Primary operations: Wholesale and retail plant nursery and garden store | 266: Operations of other named insured: Owns the Nampa acreage, no employees`,
  ),
  smallCaps(40, 356, 'Contacts', 12),
  ledger(
    40,
    372,
    [90, 130, 130, 182],
    `For | Name | Business phone | E-mail
     Accounting | Delia Prowse | (208) 555-0147 | dprowse@fernhollow.example
     Inspection | Sam Okimoto | (208) 555-0148 | sokimoto@fernhollow.example`,
  ),
  smallCaps(40, 434, 'Premises', 12),
  ledger(
    40,
    450,
    [28, 30, 132, 48, 52, 48, -32, -32, -66, -64],
    `Loc | Bldg | Address | County | Interest | City~limits | Full~time | Part~time | Annual~sales | Occupied~sq ft
     1 | 1 | 4200 Cherry Lane~Nampa, ID 83687 | Canyon | Owner | Outside | 14 | 9 | 2,350,000 | 31,400
     2 | 1 | 918 Overland Spur~Meridian, ID 83642 | Ada | Tenant | Inside | 5 | 6 | 890,000 | 7,200
      | | Total | | | | 19 | 15 | 3,240,000 | 38,600`,
    { total: true },
  ),
  say(
    40,
    556,
    'No part of either location is leased to others. Sales are the insured’s estimate for the coming year.',
    {
      size: 8,
    },
  ),
  footer('Larkspur & Vane Insurance     Account profile FERNH-20     Printed 08/11/2026     Page 1 of 2'),
])

const SECOND = page([
  smallCaps(40, 30, 'Larkspur & Vane Insurance', 11),
  say(400, 32, 'Fernhollow Nurseries, Inc.', { size: 9 }),
  rule(40, 48, 532, 1),
  smallCaps(40, 58, 'Current program and what we market', 12),
  ledger(
    40,
    74,
    [98, 144, 80, 58, 58, -54, 40],
    `Line | Carrier | Policy no. | Effective | Expires | Premium | Quote?
     General liability | Sawtooth Mutual Insurance Co. | SGL 41-2207 | 11/01/2025 | 11/01/2026 | 9,870 | Yes
     Property | Sawtooth Mutual Insurance Co. | SPR 41-2208 | 11/01/2025 | 11/01/2026 | 14,315 | Yes
     Business auto | Snake Plain Casualty Company | BA-770416 | 11/01/2025 | 11/01/2026 | 11,642 | Yes
     Umbrella | Sawtooth Mutual Insurance Co. | SUM 41-2209 | 11/01/2025 | 11/01/2026 | 4,450 | No*`,
    { bars: 'rows' },
  ),
  say(40, 166, '* The umbrella stays where it is this year; do not quote.', { size: 7.5 }),
  box(40, 186, 262, 196),
  head(46, 191, 'GENERAL LIABILITY (occurrence)', 9),
  ledger(
    44,
    206,
    [118, -68, -68],
    `Limit | Expiring | Requested
     General aggregate | 2,000,000 | 2,000,000
     Products/compl. ops agg. | 2,000,000 | 2,000,000
     Personal & adv. injury | 1,000,000 | 1,000,000
     Each occurrence | 1,000,000 | 1,000,000
     Damage to rented prem. | 100,000 | 300,000
     Medical expense | 5,000 | 10,000
     Employee benefits | none | 1,000,000
     PD deductible, per claim | 500 | 1,000`,
  ),
  box(310, 186, 262, 100),
  head(316, 191, 'LIABILITY CLASSES', 9),
  ledger(
    314,
    206,
    [26, 44, 114, -70],
    `Loc | Class | Description | Sales
     1 | 15224 | Garden nursery, growing~and wholesale | 2,350,000
     2 | 14405 | Garden supplies store | 890,000`,
  ),
  box(310, 292, 262, 90),
  head(316, 297, 'EMPLOYEE BENEFITS LIABILITY', 9),
  over(
    312,
    312,
    `128: Employees: 34 | 128: Covered by the plan: 19
     128: Deductible per claim: 1,000 | 128: Retroactive date: 11/01/2026`,
  ),
  smallCaps(40, 396, 'Losses, five years', 12),
  say(180, 399, 'Carrier runs valued 07/15/2026', { size: 8 }),
  ledger(
    40,
    412,
    [58, 66, 182, 58, -58, -58, 52],
    `Loss date | Line | What happened | Reported | Paid | Reserve | Status
     02/19/2025 | Property | Snow load, hoop house 4 collapsed | 02/20/2025 | 38,400 | 0 | Closed
     05/11/2026 | Auto | Delivery truck backed into gate post | 05/12/2026 | 1,150 | 2,000 | Open
      | | Total incurred 41,550 | | 39,550 | 2,000 | `,
    { total: true },
  ),
  smallCaps(40, 492, 'Underwriting', 12),
  ledger(
    40,
    508,
    [440, 92],
    `Question | Answer
     Formal safety program in operation? | Yes
     Exposure to flammables, explosives or chemicals?~Fertilizer and 500 gallons of propane in an outdoor tank | Yes
     Any policy declined, cancelled or non-renewed in three years? | No
     Uncorrected fire code violations? | No
     Foreclosure, repossession or bankruptcy in five years? | No
     Judgments or liens in five years? | No
     Parking facilities owned or rented?~60 car gravel lot at Cherry Lane | Yes
     Fee charged for parking? | No
     Any structural alterations contemplated? | No
     Recreation facilities provided? | No`,
    { bars: 'none' },
  ),
  footer('Larkspur & Vane Insurance     Account profile FERNH-20     Printed 08/11/2026     Page 2 of 2'),
])

export const ACCOUNT_PAGES = [FIRST, SECOND]
