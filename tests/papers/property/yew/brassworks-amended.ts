import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, boxes, down, gap, ledger, line, lines, prose, title } from './draw.ts'

// Amended declarations: what was beside what is, for limits, terms and interests alike.
const LEFT = 44
const malt = address('1 Malt House Lane', 'Dunmore Ferry', 'MI', '49998')
const now = { deductible: '5,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: '90%' } as const
const manitou = ['Manitou Shores Bank, ISAOA', address('6 Beacon Square', 'Dunmore Ferry', 'MI', '49997'), 'MSB-0042917'] as const // biome-ignore format: one line

export const brassworksAmended: PropertyPaper = {
  name: 'yew-brassworks-amended',
  pages: [
    sheet(
      down(
        38,
        title(LEFT, 'BRASSWORKS MUTUAL INSURANCE COMPANY', 13),
        lines(LEFT, ['Commercial Property      AMENDED DECLARATIONS      Amendment No. 2'], 10),
        boxes(LEFT, [
          [131, 'Policy No.', 'CPM-60-88134'],
          [131, 'Policy Period', '02/15/2026 - 02/15/2027'],
          [131, 'Change Effective', '11/03/2026'],
          [131, 'Issued', '11/06/2026'],
        ]),
        boxes(LEFT, [
          [262, 'Named Insured', 'Foxglove Brewing Company, LLC', '1 Malt House Lane', 'Dunmore Ferry, MI 49998'],
          [262, 'Agent   No. 5-7731', 'Kettle & Byrne Agency', '250 Front Street, Dunmore Ferry, MI 49996', '231-555-0156'],
        ]), // biome-ignore format: one line
        gap(6),
        prose(LEFT, 524, 'These declarations replace all earlier ones as of the date of change. The column headed Previous is shown for your information; the column headed Amended is what is now in force.', 8.5), // biome-ignore format: one line
        gap(5),
        title(LEFT, 'Premises', 10),
        ledger(
          LEFT,
          [52, 196, 100, 116, 60],
          [
            ['Loc-Bldg', 'Address', 'Occupancy', 'Construction', 'Year Built'],
            ['1-1', '1 Malt House Lane, Dunmore Ferry, MI 49998', 'Brewery', 'Joisted Masonry', '1898'],
            ['1-2', '1 Malt House Lane, Dunmore Ferry, MI 49998', 'Grain storage', 'Non-Combustible', '2012'],
            ['2-1', '77 Esplanade Way, Port Halloran, MI 49995', 'Taproom', 'Frame', '1961'],
          ],
          'rows',
        ),
        gap(5),
        title(LEFT, 'Limits of Insurance', 10),
        ledger(
          LEFT,
          [52, 212, -84, -84, 16, 76],
          [
            ['Loc-Bldg', 'Coverage', 'Previous', 'Amended', '', 'Change'],
            ['1-1', 'Building', '$2,150,000', '$2,600,000', '', 'Increased'],
            ['1-1', 'Business Personal Property', '$640,000', '$640,000', '', ''],
            ['1-1', 'Business Income and Extra Expense', '$500,000', '$850,000', '', 'Increased'],
            ['1-1', 'Spoilage', '$10,000', '$30,000', '', 'Increased'],
            ['1-1', 'Outdoor Property', '$25,000', 'Deleted', '', 'Deleted'],
            ['1-2', 'Building', '$375,000', '$375,000', '', ''],
            ['1-2', 'Business Personal Property', '$120,000', '$95,000', '', 'Decreased'],
            ['2-1', 'Business Personal Property', 'None', '$210,000', '', 'Added'],
            ['2-1', 'Tenant Improvements', 'None', '$88,000', '', 'Added'],
            ['All', 'Equipment Breakdown', 'Included', 'Included', '', ''],
          ],
          'rows',
        ),
        gap(5),
        title(LEFT, 'Terms that apply to Building, Business Personal Property and Tenant Improvements', 10),
        ledger(
          LEFT,
          [180, 120, 120, 104],
          [
            ['Term', 'Previous', 'Amended', 'Change'],
            ['Causes of Loss', 'Special', 'Special', ''],
            ['Coinsurance', '80%', '90%', 'Changed'],
            ['Valuation', 'Actual Cash Value', 'Replacement Cost', 'Changed'],
            ['Deductible', '$2,500', '$5,000', 'Changed'],
            ['Theft Deductible, Location 2', 'None', '$7,500', 'Added'],
          ],
          'rows',
        ),
        lines(LEFT, ['Business Income and Extra Expense: waiting period 72 hours, unchanged.  Spoilage: deductible $1,000, unchanged.'], 8.5), // biome-ignore format: one line
        gap(8),
        lines(
          LEFT,
          ['BWM 0090 (02/25)                                                                 Page 1 of 2'],
          8,
        ),
      ).parts,
    ),
    sheet(
      down(
        38,
        beside(
          [title(LEFT, 'BRASSWORKS MUTUAL INSURANCE COMPANY', 10)],
          [lines(360, ['Policy No. CPM-60-88134     Amendment No. 2'], 9)],
        ),
        line(LEFT, 524),
        title(LEFT, 'Mortgageholders', 10),
        ledger(
          LEFT,
          [52, 236, 236],
          [
            ['Loc-Bldg', 'Previous (deleted on 11/03/2026)', 'Amended'],
            ['1-1', 'Old Lighthouse Trust Company|PO Box 12, Port Halloran, MI 49994|Loan No. 33-09018', 'Manitou Shores Bank, ISAOA|6 Beacon Square, Dunmore Ferry, MI 49997|Loan No. MSB-0042917'], // biome-ignore format: one line
            ['1-2', 'Old Lighthouse Trust Company|PO Box 12, Port Halloran, MI 49994|Loan No. 33-09018', 'Manitou Shores Bank, ISAOA|6 Beacon Square, Dunmore Ferry, MI 49997|Loan No. MSB-0042917'], // biome-ignore format: one line
          ],
          'all',
          8.5,
        ),
        gap(6),
        title(LEFT, 'Loss payees', 10),
        ledger(
          LEFT,
          [52, 236, 236],
          [
            ['Loc-Bldg', 'Previous', 'Amended'],
            ['1-1', 'None', 'Brite Tank Leasing Corp.|1400 Cooperage Road, Milbourne, WI 53994|Loan No. BT-7706'], // biome-ignore format: one line
          ],
          'all',
          8.5,
        ),
        gap(6),
        title(LEFT, 'Premium', 10),
        ledger(
          LEFT,
          [180, -110, -110, -124],
          [
            ['', 'Previous', 'Amended', 'Due for this change'],
            ['Annual premium', '$9,930', '$13,644', '$1,058'],
            ['Michigan assessment', '$48', '$66', '$5'],
            ['Amendment fee', '', '', '$20'],
            ['Total', '$9,978', '$13,710', '$1,083'],
          ],
          'rows',
          8.5,
        ),
        gap(6),
        prose(LEFT, 524, 'The premium for this change is reckoned by days from the date of change to 02/15/2027. It is added to your next installment; nothing is due with this notice.', 8.5), // biome-ignore format: one line
        gap(6),
        prose(LEFT, 524, 'Replacement Cost is paid only once the property is repaired or replaced. If a limit is less than 90% of the value, say $450,000 where $900,000 would be asked, a loss is paid in part only.', 8.5), // biome-ignore format: one line
        gap(6),
        lines(LEFT, ['All other terms are unchanged.     BWM 0090 (02/25)     Page 2 of 2'], 8),
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'CPM-60-88134',
      carrier: 'Brassworks Mutual Insurance Company',
      effective: '02/15/2026',
      expiration: '02/15/2027',
    },
    insured: { name: 'Foxglove Brewing Company, LLC', ...malt },
    producer: {
      name: 'Kettle & Byrne Agency',
      phone: '231-555-0156',
      code: '5-7731',
      ...address('250 Front Street', 'Dunmore Ferry', 'MI', '49996'),
    },
    places: [
      { location: '1', building: '1', ...malt, construction: 'Joisted Masonry', occupancy: 'Brewery', yearBuilt: '1898' }, // biome-ignore format: one line
      { location: '1', building: '2', ...malt, construction: 'Non-Combustible', occupancy: 'Grain storage', yearBuilt: '2012' }, // biome-ignore format: one line
      { location: '2', building: '1', ...address('77 Esplanade Way', 'Port Halloran', 'MI', '49995'), construction: 'Frame', occupancy: 'Taproom', yearBuilt: '1961' }, // biome-ignore format: one line
    ],
    coverages: [
      cover(0, 'Building', '2,600,000', now),
      cover(0, 'Business Personal Property', '640,000', now),
      cover(0, 'Business Income and Extra Expense', '850,000', { deductibleWords: '72 hours' }),
      cover(0, 'Spoilage', '30,000', { deductible: '1,000' }),
      cover(1, 'Building', '375,000', now),
      cover(1, 'Business Personal Property', '95,000', now),
      cover(2, 'Business Personal Property', '210,000', now),
      cover(2, 'Tenant Improvements', '88,000', now),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
    ],
    interests: [
      interest(0, 'mortgagee', ...manitou),
      interest(1, 'mortgagee', ...manitou),
      interest(0, 'loss payee', 'Brite Tank Leasing Corp.', address('1400 Cooperage Road', 'Milbourne', 'WI', '53994'), 'BT-7706'), // biome-ignore format: one line
    ],
    terms: { 'theft deductible': '$7,500 at Location 2' },
  },
}
