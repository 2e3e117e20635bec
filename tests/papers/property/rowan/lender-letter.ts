import type { PropertyPaper } from '../paper.ts'
import { cells, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const ROW = address('301 Abernathy Row', 'Castlewick', 'PA', '19999')
const CORNER = address('305 Abernathy Row', 'Castlewick', 'PA', '19999')
const BANK = address('PO Box 6100', 'Castlewick', 'PA', '19997')
const NAMED = 'Larkmoor Bank, N.A., its successors and/or assigns'
const TERMS = { deductible: '10,000', causes: 'special', valuation: 'replacement cost' } as const

const FILE = [72, 262, 420]

/** A lender's letter of what its file shows now and showed before, what the loan asks for, and how it wants to be named. */
export const LENDER_LETTER: PropertyPaper = {
  name: "lender's letter of its file",
  pages: [
    {
      texts: [
        { x: 72, y: 48, text: 'Larkmoor Bank, N.A.', size: 16 },
        ...under(72, 70, ['Collateral Insurance Department', 'PO Box 6100, Castlewick, PA 19997'], 8.5),
        { x: 72, y: 112, text: 'December 4, 2025', size: 10 },
        ...under(72, 138, [
          'Juniper Gate Insurance Agency',
          '48 Gatehouse Lane',
          'Castlewick, PA 19998',
        ], 10), // biome-ignore format: as an envelope has it
        ...under(
          72,
          196,
          [
            'Re:   Loan 55-0093172',
            '        Borrower: Abernathy Row Properties LLC',
            '        Guarantor: Everett Tolland',
          ],
          10,
        ),
        ...under(
          72,
          254,
          [
            'Dear agent:',
            '',
            'Thank you for the renewal you sent on November 19. The policy that was on our file has ended, and we',
            'have put the new one in its place. Please check the summary below against your own record.',
          ],
          10,
        ),
        ...cells(330, FILE, '|On file until now|On file from now on', 9.5, true),
        ...cells(350, FILE, 'Company|Wainscot Mutual|Stonecroft Fire Insurance Company', 9),
        ...cells(365, FILE, 'Policy|WM 22-84410|SFI-CP-771904', 9),
        ...cells(380, FILE, 'Effective|November 15, 2024|November 15, 2025', 9),
        ...cells(395, FILE, 'Expires|November 15, 2025|November 15, 2026', 9),
        ...cells(410, FILE, 'Named insured|Tolland Brothers|Abernathy Row Properties LLC', 9),
        ...cells(425, FILE, 'Building, 301 Abernathy Row|$1,740,000|$1,980,000', 9),
        ...cells(440, FILE, 'Building, 305 Abernathy Row|$1,105,000|$1,240,000', 9),
        ...cells(455, FILE, 'Rental Value, 301 Abernathy Row|$140,000|$168,000', 9),
        ...cells(470, FILE, 'Rental Value, 305 Abernathy Row|$90,000|$96,000', 9),
        ...cells(485, FILE, 'Deductible, buildings|$5,000|$10,000', 9),
        ...cells(500, FILE, 'Deductible, wind or hail|$5,000|1% of the building', 9),
        ...cells(515, FILE, 'Causes of loss|Broad|Special', 9),
        ...cells(530, FILE, 'Buildings valued at|actual cash value|replacement cost', 9),
        ...cells(545, FILE, 'Coinsurance, buildings|80%|agreed amount', 9),
        ...cells(560, FILE, 'Equipment Breakdown|not shown|Included', 9),
        ...under(
          72,
          596,
          [
            'The collateral is two buildings, 301 Abernathy Row (12 apartments over shops, joisted masonry, 1924) and',
            '305 Abernathy Row (8 apartments, joisted masonry, 1926), both in Castlewick, PA 19999.',
          ],
          10,
        ),
        { x: 300, y: 744, text: '1', size: 8 },
      ],
    },
    {
      texts: [
        ...under(
          72,
          60,
          [
            'Two points are still open:',
            '',
            '1.  The renewal names \u201CLarkmoor Savings Bank\u201D as mortgagee. That bank is no more. On both buildings the',
            '     mortgagee is to be shown as follows, with the loan number above:',
            '',
            '             Larkmoor Bank, N.A., its successors and/or assigns',
            '             PO Box 6100',
            '             Castlewick, PA 19997',
            '',
            '2.  The loan asks for ordinance or law coverage of at least $250,000 and for a deductible of no more than',
            '     $10,000. We see no ordinance or law coverage on the renewal. Please tell us if we are wrong. If we do',
            '     not hear from you by January 5, 2026, we may buy coverage and charge the borrower for it.',
            '',
            'Flood insurance is not asked for: our determination of March 2, 2021 shows zone X.',
            '',
            'Sincerely,',
            '',
            'Philippa Nordahl',
            'Collateral Insurance Department, (610) 555-0128',
          ],
          10,
        ),
        { x: 300, y: 744, text: '2', size: 8 },
      ],
    },
  ],
  holds: {
    policy: {
      number: 'SFI-CP-771904',
      carrier: 'Stonecroft Fire Insurance Company',
      effective: '11/15/2025',
      expiration: '11/15/2026',
    },
    insured: { name: 'Abernathy Row Properties LLC' },
    producer: {
      name: 'Juniper Gate Insurance Agency',
      ...address('48 Gatehouse Lane', 'Castlewick', 'PA', '19998'),
    },
    places: [
      place(null, null, ROW, {
        construction: 'joisted masonry',
        occupancy: '12 apartments over shops',
        yearBuilt: '1924',
      }),
      place(null, null, CORNER, { construction: 'joisted masonry', occupancy: '8 apartments', yearBuilt: '1926' }),
    ],
    coverages: [
      cover(0, 'Building', '1,980,000', { ...TERMS, coinsurance: 'agreed amount' }),
      cover(1, 'Building', '1,240,000', { ...TERMS, coinsurance: 'agreed amount' }),
      cover(0, 'Rental Value', '168,000', { causes: 'special' }),
      cover(1, 'Rental Value', '96,000', { causes: 'special' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
    ],
    interests: [
      interest(0, 'mortgagee', NAMED, BANK, '55-0093172'),
      interest(1, 'mortgagee', NAMED, BANK, '55-0093172'),
    ],
    terms: {
      'wind or hail deductible': '1% of the building',
      'agreed value': 'agreed amount',
      'equipment breakdown': 'Included',
    },
  },
}
