import type { PropertyPaper } from '../paper.ts'
import { columns, grid, head, prose, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// A bank's own agency reports to the loan desk: what the loan asks for stands beside what the policy gives.
const bank = address('1 Savings Row', 'Marlowe', 'CT', '06998')
const main = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost', coinsurance: '100%' } as const
const garage = { deductible: '10,000', causes: 'special', valuation: 'Actual cash value', coinsurance: '100%' } as const

export const closingMemo: PropertyPaper = {
  name: 'spruce-closing-memo',
  pages: [
    sheet([
      head(60, 44, 'Marlowe County Savings Insurance Services, LLC', 13),
      say(60, 61, 'A subsidiary of Marlowe County Savings Bank. 3 Savings Row, Marlowe, CT 06998. 203-555-0182', 8),
      columns(
        60,
        86,
        [0, 60],
        [
          ['To:', 'Commercial Loan Closing, Marlowe County Savings Bank'],
          ['From:', 'Property desk'],
          ['Date:', 'February 24, 2026'],
          ['About:', 'Insurance on the Tannery Lofts, loan 71-008842'],
        ],
        9.5,
      ),
      rule(60, 152, 492),
      prose(
        60,
        162,
        102,
        'We have read the policy that the borrower bought through us, and compare it below with section 6 of the loan agreement. The right-hand column says what is in force. The middle column is only what you asked for.',
      ),
      columns(
        60,
        212,
        [0, 120],
        [
          ['Borrower', 'Tannery Lofts Associates, L.P.'],
          ['Mailing address', '88 Bark Street, Marlowe, CT 06997'],
          ['Insurer', 'Quarrystone Casualty & Fire Insurance Company (NAIC 99120)'],
          ['Policy number', 'QCP 55 1907 33'],
          ['Policy period', 'March 1, 2026 to March 1, 2027'],
          ['Building 1', '88 Bark Street, Marlowe, CT 06997'],
          ['', 'Apartments, 41 units, joisted masonry, built 1889'],
          ['Building 2', '90 Bark Street, Marlowe, CT 06997'],
          ['', 'Parking garage, fire resistive, built 1974'],
        ],
        9.5,
      ),
      ...grid(
        60,
        362,
        [190, 130, 172],
        [
          ['Item', 'Loan agreement requires', 'Policy provides'],
          ['Building 1: Building', '$11,500,000', '$12,250,000'],
          ['Building 2: Building', '$900,000', '$1,040,000'],
          ['Building 1: Business Personal Property', 'No requirement', '$75,000'],
          ['Building 1: Rental Value', '12 months of rents, $980,000', '$1,020,000'],
          ['Waiting period, Rental Value', '72 hours at most', '24 hours'],
          ['Deductible', '$25,000 at most', '$10,000, buildings and contents'],
          ['Causes of loss', 'Special form', 'Special form'],
          ['Valuation, Building 1 and its contents', 'Replacement cost', 'Replacement cost'],
          ['Valuation, Building 2', 'Replacement cost', 'Actual cash value (waived by you)'],
          ['Coinsurance, buildings and contents', 'None', '100%, Building 1 and Building 2'],
          ['Equipment Breakdown', 'Required', 'Included'],
          ['Ordinance or Law Coverage A', 'Full limit', 'Included'],
          ['Ordinance or Law Coverage B', '10% of limit, $1,150,000', '$1,250,000'],
          ['Ordinance or Law Coverage C', '10% of limit, $1,150,000', '$1,250,000'],
          ['Flood', 'Not in a flood zone', 'Excluded'],
          ['Earthquake', '$2,000,000', 'Excluded'],
          ['Terrorism', 'Required', 'Included'],
        ],
      ),
      say(60, 700, 'Open: coinsurance and earthquake. Please tell us whether you will waive them before March 1.', 9),
    ]),
    sheet([
      head(60, 44, 'How the bank is named', 11),
      stack(60, 64, ['Mortgagee, Building 1 and Building 2:']),
      stack(80, 80, [
        'Marlowe County Savings Bank, its successors and/or assigns',
        '1 Savings Row',
        'Marlowe, CT 06998',
        'Loan number 71-008842',
      ]),
      stack(60, 138, ['Second mortgagee, Building 1 only:']),
      stack(80, 154, [
        'Nutmeg Affordable Homes Authority',
        '250 Charter Avenue',
        'Fenwick Mills, CT 06990',
        'Loan number AH-0317',
      ]),
      head(60, 216, 'What changed at renewal', 11),
      prose(
        60,
        236,
        102,
        'The expired policy, QCP 55 1907 32, had $11,700,000 on the first building and $990,000 on the garage, with a deductible of $5,000. It named First Alder Bank, which the refinancing pays off; it is no longer on the policy.',
      ),
      prose(
        60,
        300,
        102,
        'The borrower also has general liability of $1,000,000 each occurrence and $2,000,000 aggregate with another insurer, and an umbrella of $10,000,000. We did not compare them. The premium of $48,915 is paid for the year.',
      ),
    ]),
  ],
  holds: {
    policy: {
      number: 'QCP 55 1907 33',
      carrier: 'Quarrystone Casualty & Fire Insurance Company',
      naic: '99120',
      effective: '03/01/2026',
      expiration: '03/01/2027',
    },
    insured: { name: 'Tannery Lofts Associates, L.P.', ...address('88 Bark Street', 'Marlowe', 'CT', '06997') },
    producer: {
      name: 'Marlowe County Savings Insurance Services, LLC',
      phone: '203-555-0182',
      ...address('3 Savings Row', 'Marlowe', 'CT', '06998'),
    },
    places: [
      {
        location: null,
        building: '1',
        ...address('88 Bark Street', 'Marlowe', 'CT', '06997'),
        construction: 'Joisted masonry',
        occupancy: 'Apartments, 41 units',
        yearBuilt: '1889',
      },
      {
        location: null,
        building: '2',
        ...address('90 Bark Street', 'Marlowe', 'CT', '06997'),
        construction: 'Fire resistive',
        occupancy: 'Parking garage',
        yearBuilt: '1974',
      },
    ],
    coverages: [
      cover(0, 'Building', '12,250,000', main),
      cover(1, 'Building', '1,040,000', garage),
      cover(0, 'Business Personal Property', '75,000', main),
      cover(0, 'Rental Value', '1,020,000', { deductibleWords: '24 hours', causes: 'special' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverage B', '1,250,000'),
      cover(null, 'Ordinance or Law Coverage C', '1,250,000'),
    ],
    interests: [
      interest(0, 'mortgagee', 'Marlowe County Savings Bank, its successors and/or assigns', bank, '71-008842'),
      interest(1, 'mortgagee', 'Marlowe County Savings Bank, its successors and/or assigns', bank, '71-008842'),
      interest(
        0,
        'mortgagee',
        'Nutmeg Affordable Homes Authority',
        address('250 Charter Avenue', 'Fenwick Mills', 'CT', '06990'),
        'AH-0317',
      ),
    ],
    terms: { flood: 'Excluded', earthquake: 'Excluded', terrorism: 'Included' },
  },
}
