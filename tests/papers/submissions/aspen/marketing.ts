import { head, labels, page, rule, say } from '../maple/layout.ts'
import { footer, ledger } from './layout.ts'

const FOOT =
  'Quayside Risk Partners LLC   |   Bellweather Marine Supply Company   |   Confidential, for underwriters only   |   Page'
const TOP = page([
  say(40, 24, 'QUAYSIDE RISK PARTNERS LLC', { size: 9, bold: true }),
  say(404, 24, 'MARKETING SUBMISSION 2026-2027', { size: 9, bold: true }),
  rule(40, 38, 532, 1.5),
])

const FIRST = page([
  TOP,
  head(40, 52, 'Bellweather Marine Supply Company', 16),
  say(40, 72, '1200 Drydock Avenue, Mobile, AL 36603', { size: 10 }),
  say(40, 86, 'Commercial program renewing October 1, 2026', { size: 10 }),
  labels(
    380,
    56,
    52,
    `Producer | Teodoro Vance
     Direct | (251) 555-0163
     E-mail | tvance@quayside.example
     Office | 410 Wharf Road, Mobile, AL 36602`,
    { size: 8.5, step: 12 },
  ),
  head(40, 122, '1. The account', 11),
  say(
    40,
    140,
    `Bellweather is a wholesale distributor of boat parts, rope and hardware to boatyards and retailers along the Gulf.
     It began business on 04/12/1987. It is a corporation, FEIN 63-5550144, SIC 5088, NAICS 423860. Its parent is Bellweather
     Holdings Corp. of Atlanta, GA, which owns 100% of the stock. Bellweather in turn owns 80% of Gulf Tackle, LLC, which is
     insured elsewhere and is not part of this submission. The web site is www.bellweather.example.
     We are asked to obtain quotes for general liability, property, business auto and umbrella by September 10, 2026.`,
    { size: 9, step: 12.5 },
  ),
  head(40, 214, '2. Schedule of locations', 11),
  ledger(
    40,
    230,
    [22, 124, 86, 44, -24, -24, -58, -68, -68],
    `No. | Address | Use | Interest | FT | PT | Payroll~2026-27 | Sales 2025-26~(actual) | Sales 2026-27~(projected)
     1 | 1200 Drydock Avenue~Mobile, AL 36603 | Main warehouse~and office | Owner | 22 | 2 | 1,148,000 | 8,912,400 | 9,450,000
     2 | 77 Bayou Spur~Pascagoula, MS 39567 | Branch store | Tenant | 6 | 3 | 297,000 | 2,205,100 | 2,300,000
     3 | 318 Causeway Street~Pensacola, FL 32502 | Branch store | Tenant | 7 | 1 | 342,000 | 2,674,800 | 2,725,000
     4 | 1214 Drydock Avenue~Mobile, AL 36603 | Rope shop | Owner | 4 | 0 | 171,500 | 604,300 | 640,000
      | Total | | | 39 | 6 | 1,958,500 | 14,396,600 | 15,115,000`,
    { size: 8, bars: 'rows', total: true },
  ),
  say(
    40,
    392,
    'There are no foreign sales. All locations lie inside city limits and none of them is sublet in whole or in part.',
    {
      size: 8.5,
    },
  ),
  head(40, 414, '3. Limits', 11),
  ledger(
    40,
    430,
    [210, -90, -90],
    `General liability, occurrence form | Expiring | Requested
     General aggregate, per location | 2,000,000 | 2,000,000
     Products and completed operations aggregate | 2,000,000 | 2,000,000
     Personal and advertising injury | 1,000,000 | 1,000,000
     Each occurrence | 1,000,000 | 1,000,000
     Damage to premises rented | 100,000 | 300,000
     Medical expense | 5,000 | Excluded
     Umbrella | Expiring | Requested
     Each occurrence | 5,000,000 | 10,000,000
     Aggregate | 5,000,000 | 10,000,000
     Retention | 10,000 | 10,000`,
    { bars: 'rows' },
  ),
  footer(`${FOOT} 1`),
])

const SECOND = page([
  TOP,
  head(40, 52, '4. Prior carriers (each cell: carrier, policy number, premium)', 11),
  ledger(
    40,
    70,
    [84, 149, 149, 149],
    `Line | 10/01/2025 - 10/01/2026 | 10/01/2024 - 10/01/2025 | 10/01/2023 - 10/01/2024
     General~Liability | Tidemark Insurance Company~TGL 5507731~$ 38,214 | Tidemark Insurance Company~TGL 5507102~$ 35,960 | Pelican Bay Casualty~PB-GL-20419~$ 37,118
     Automobile | Tidemark Insurance Company~TBA 5507732~$ 51,905 | Tidemark Insurance Company~TBA 5507103~$ 47,330 | Pelican Bay Casualty~PB-CA-20420~$ 44,276
     Property | Gulf Shelter Fire Insurance Co.~GSF 880154~$ 96,440 | Gulf Shelter Fire Insurance Co.~GSF 871230~$ 88,715 | Gulf Shelter Fire Insurance Co.~GSF 862911~$ 81,002
     Umbrella | Ironhull Excess Company~IX-41188-25~$ 17,650 | Ironhull Excess Company~IX-41188-24~$ 16,200 | Pelican Bay Casualty~PB-UM-20422~$ 15,875`,
    { bars: 'rows' },
  ),
  say(40, 266, 'No carrier has declined, cancelled or non-renewed coverage in the past three years.', { size: 8.5 }),
  head(40, 290, '5. Loss history by policy year, all lines, ground up', 11),
  ledger(
    40,
    306,
    [120, -70, -90, -90, -90],
    `Policy year | Claims | Paid | Reserved | Incurred
     2025-2026 | 2 | 3,900 | 21,000 | 24,900
     2024-2025 | 1 | 47,280 | 0 | 47,280
     2023-2024 | 3 | 6,415 | 0 | 6,415
     2022-2023 | 0 | 0 | 0 | 0
     2021-2022 | 1 | 12,750 | 0 | 12,750
     Five years | 7 | 70,345 | 21,000 | 91,345`,
    { total: true },
  ),
  say(40, 436, 'Source: carrier loss runs valued June 30, 2026, attached.', { size: 7.5 }),
  head(40, 460, '6. Losses above $10,000', 11),
  ledger(
    40,
    476,
    [58, 82, 176, 58, -54, -54, 48],
    `Occurred | Line | Description | Reported | Paid | Reserved | Status
     01/22/2026 | General Liability | Shackle failed, mast fell on a sloop | 01/29/2026 | 2,600 | 21,000 | Open
     09/04/2025 | Property | Wind damage to roof of rope shop | 09/05/2025 | 47,280 | 0 | Closed
     12/14/2021 | Automobile | Box truck hit bridge rail | 12/14/2021 | 12,750 | 0 | Closed`,
    { bars: 'rows' },
  ),
  head(40, 570, '7. Answers to usual questions', 11),
  labels(
    40,
    588,
    320,
    `Formal safety program | Yes, safety manual, safety position, OSHA
     Flammables, explosives, chemicals | Yes, marine paint and solvents
     Uncorrected fire or safety code violations | None
     Bankruptcy, foreclosure or repossession, five years | None
     Judgments or liens, five years | None
     Business placed in a trust | No
     Foreign operations or products | No
     Drones owned, leased or operated | No
     Others hired to operate drones | No`,
    { size: 8.5, step: 13 },
  ),
  footer(`${FOOT} 2`),
])

export const MARKETING_PAGES = [FIRST, SECOND]
