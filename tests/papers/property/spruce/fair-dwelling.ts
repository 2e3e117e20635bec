import type { PropertyPaper } from '../paper.ts'
import { frame, head, type Part, panel, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// A state's insurer of last resort: panels of label over value, coverages as lettered cells across the page.
function cell(x: number, y: number, letter: string, name: string, amount: string, premium: string): Part[] {
  return [
    frame(x, y, 126, 62),
    head(x + 5, y + 5, `Coverage ${letter}`, 8),
    say(x + 5, y + 17, name, 8),
    head(x + 5, y + 31, amount, 11),
    say(x + 5, y + 49, `Premium ${premium}`, 7),
  ]
}

const first = address('PO Box 9000', 'Sandhollow', 'MI', '48998')

export const fairDwelling: PropertyPaper = {
  name: 'spruce-fair-dwelling',
  pages: [
    sheet([
      head(54, 40, 'Peninsula Basic Property Insurance Association', 14),
      say(
        54,
        59,
        'A residual market association of the insurers of the state. 1 Commerce Mall, Great Marten, MI 48901',
        8,
      ),
      head(54, 76, 'Dwelling Fire Policy Declarations', 11),
      ...panel(54, 96, 168, 34, 'Policy no.', ['DF-3 0992 6640']),
      ...panel(222, 96, 168, 34, 'Effective', ['11/19/2025']),
      ...panel(390, 96, 168, 34, 'Expires', ['11/19/2026']),
      ...panel(54, 130, 252, 62, 'Insured', ['Ludmila Orrick-Vance', '8 Cormorant Crescent', 'Great Marten, MI 48902']),
      ...panel(306, 130, 252, 62, 'Producer of record', [
        'Hatchway Insurance Counselors',
        '2200 Foundry Road, Sandhollow, MI 48998',
        '989-555-0126   Producer code 70215',
      ]),
      ...panel(54, 192, 252, 50, 'Insured property', ['1433-1435 Bellwether Street', 'Sandhollow, MI 48998']),
      ...panel(306, 192, 84, 50, 'Families', ['2']),
      ...panel(390, 192, 84, 50, 'Construction', ['Frame']),
      ...panel(474, 192, 84, 50, 'Year built', ['1926']),
      ...panel(54, 242, 252, 34, 'Occupancy', ['Tenant occupied duplex']),
      ...panel(306, 242, 252, 34, 'Form and perils', ['Basic form DP 00 01. Vandalism not included.']),
      head(54, 290, 'Coverages and limits of liability', 10),
      ...cell(54, 306, 'A', 'Dwelling', '$185,000', '$1,911'),
      ...cell(180, 306, 'B', 'Other Structures', '$18,500', '$164'),
      ...cell(306, 306, 'C', 'Personal Property', '$7,500', '$98'),
      ...cell(432, 306, 'D', 'Fair Rental Value', '$22,200', '$131'),
      stack(54, 380, [
        'Deductible, Coverages A, B and C: $1,000 each loss. No deductible under Coverage D.',
        'Windstorm or hail deductible: $2,500 each loss, Coverages A, B and C.',
        'Losses are settled at actual cash value. There is no coinsurance requirement.',
        'Personal liability: not provided by the Association. Flood: excluded. Earthquake: excluded.',
      ]),
      rule(54, 440, 504),
      head(54, 448, 'Figures from the inspection of 09/30/2025, for your information only', 9),
      stack(54, 463, [
        'Estimated replacement cost of the dwelling: $371,000.   Market value, city assessor: $142,600.',
        'The Association insures a dwelling for no more than $1,000,000.',
      ]),
      rule(54, 500, 504),
      ...panel(54, 510, 252, 78, 'First mortgagee', [
        'Kestrel Home Lending, Inc., ISAOA/ATIMA',
        'PO Box 9000',
        'Sandhollow, MI 48998',
        'Loan no. 0071 443 926',
      ]),
      ...panel(306, 510, 252, 78, 'Second mortgagee', [
        'City of Sandhollow Home Repair Fund',
        '300 Civic Plaza, Room 12',
        'Sandhollow, MI 48997',
        'Loan no. HRF-2019-118',
      ]),
      stack(54, 604, [
        'Removed from the policy on 11/19/2025: Old Quay Federal Savings Bank, loan no. 55-20871 (paid in full).',
        'Total premium $2,304, of which $150 is a surcharge for the condition of the roof. Paid by: first mortgagee.',
        'You may do better elsewhere. Ask your producer each year whether an insurer will write this property.',
      ]),
    ]),
  ],
  holds: {
    policy: {
      number: 'DF-3 0992 6640',
      carrier: 'Peninsula Basic Property Insurance Association',
      effective: '11/19/2025',
      expiration: '11/19/2026',
    },
    insured: { name: 'Ludmila Orrick-Vance', ...address('8 Cormorant Crescent', 'Great Marten', 'MI', '48902') },
    producer: {
      name: 'Hatchway Insurance Counselors',
      phone: '989-555-0126',
      code: '70215',
      ...address('2200 Foundry Road', 'Sandhollow', 'MI', '48998'),
    },
    places: [
      {
        location: null,
        building: null,
        ...address('1433-1435 Bellwether Street', 'Sandhollow', 'MI', '48998'),
        construction: 'Frame',
        occupancy: 'Tenant occupied duplex',
        yearBuilt: '1926',
      },
    ],
    coverages: [
      ...(
        [
          ['Dwelling', '185,000'],
          ['Other Structures', '18,500'],
          ['Personal Property', '7,500'],
        ] as const
      ).map(([name, limit]) =>
        cover(0, name, limit, { deductible: '1,000', causes: 'basic', valuation: 'Actual cash value' }),
      ),
      cover(0, 'Fair Rental Value', '22,200', { deductibleWords: 'None', causes: 'basic' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Kestrel Home Lending, Inc., ISAOA/ATIMA', first, '0071 443 926'),
      interest(
        0,
        'mortgagee',
        'City of Sandhollow Home Repair Fund',
        address('300 Civic Plaza, Room 12', 'Sandhollow', 'MI', '48997'),
        'HRF-2019-118',
      ),
    ],
    terms: { 'wind or hail deductible': '$2,500 each loss', flood: 'Excluded', earthquake: 'Excluded' },
  },
}
