import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, down, gap, ledger, line, lines, prose, title } from './draw.ts'

// The property part of a package: blanket limits on an upright page, the values behind them on one that lies.
const LEFT = 60
const VALUES = [28, 28, 150, 92, 84, 34, 34, -48, -76, -72, -70]

const breakwater = address('101 Breakwater Drive', 'Port Samish', 'WA', '98999')
const notch = address('2740 Cedar Notch Highway', 'Teanaway Pass', 'WA', '98998')
const named = { deductible: '25,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: 'Waived' } as const
const orca = ['Orca Sound Commercial Mortgage Trust', address('1 Lighthouse Center', 'Port Samish', 'WA', '98997'), 'OS-2021-0448'] as const // biome-ignore format: one line

export const sextantBlanket: PropertyPaper = {
  name: 'yew-sextant-blanket',
  pages: [
    sheet(
      down(
        48,
        title(LEFT, 'Sextant Pacific Insurance Company', 15),
        lines(LEFT, ['Commercial Package Policy', 'Part B - Property'], 10),
        line(LEFT, 492),
        title(LEFT, 'Item 1.  Policy', 10),
        ledger(
          LEFT,
          [110, 382],
          [
            ['Policy Number', 'SPX-2026-004417'],
            ['Named Insured', 'Copperline Hospitality Group, Inc.'],
            ['Mailing Address', '600 Union Ledge, 22nd Floor|Rainier Mills, WA 98996'],
            ['Policy Period', 'June 30, 2026 to June 30, 2027'],
            ['Producer', 'Alder & Quill Insurance Brokers, 14 Sawtooth Avenue, Rainier Mills, WA 98995'],
            ['Producer Phone', '206-555-0171'],
            ['Producer Code', 'AQ-5590'],
          ],
          'none',
          9,
        ),
        gap(4),
        line(LEFT, 492),
        title(LEFT, 'Item 2.  Limits of Insurance', 10),
        prose(LEFT, 492, 'Limits apply per occurrence at all premises on the Statement of Values dated 05/29/2026 (page 2 of this Part).', 8.5), // biome-ignore format: one line
        gap(2),
        ledger(
          LEFT,
          [236, -92, -84, 80],
          [
            ['Coverage', 'Limit', 'Deductible', 'Coinsurance'],
            ['Blanket Building', '31,450,000', '25,000', 'Waived'],
            ['Blanket Business Personal Property', '4,275,000', '25,000', 'Waived'],
            ['Business Income and Extra Expense', '6,900,000', '72 hours', 'Waived'],
            ['Ordinance or Law, Coverage A', 'Included', '', ''],
            ['Ordinance or Law, Coverage B', '1,500,000', '', ''],
            ['Ordinance or Law, Coverage C', '1,000,000', '', ''],
            ['Equipment Breakdown', '30,000,000', '10,000', ''],
            ['Fine Arts', '150,000', '1,000', ''],
            ['Debris Removal', 'See form SP 2210', '', ''],
            ['Earthquake', '5,000,000', 'Item 3', ''],
            ['Flood', '2,500,000', '100,000', ''],
            ['Named Storm', 'N/A', 'N/A', ''],
            ['Green Upgrades', '', '', ''],
          ],
          'rows',
          9,
        ),
        gap(6),
        title(LEFT, 'Item 3.  Deductibles', 10),
        prose(LEFT, 492, 'The deductible in Item 2 is taken once from the whole of a loss. Earthquake: 5% of the values at each building that is involved in the loss, but not less than $100,000. Water damage from plumbing, Location 1 only: $50,000.', 9), // biome-ignore format: one line
        gap(6),
        title(LEFT, 'Item 4.  Covered Causes and Valuation', 10),
        prose(LEFT, 492, 'Blanket Building and Blanket Business Personal Property: Special causes of loss, valued at Replacement Cost. Business Income and Extra Expense: Special causes of loss. Margin clause: not applicable.', 9), // biome-ignore format: one line
        gap(6),
        title(LEFT, 'Item 5.  Mortgage Holders', 10),
        ledger(
          LEFT,
          [70, 252, 170],
          [
            ['Loc / Bldg', 'Mortgage Holder', 'Loan Number'],
            ['1 / 1', 'Orca Sound Commercial Mortgage Trust|1 Lighthouse Center, Port Samish, WA 98997', 'OS-2021-0448'],
            ['1 / 2', 'Orca Sound Commercial Mortgage Trust|1 Lighthouse Center, Port Samish, WA 98997', 'OS-2021-0448'],
            ['3 / 1', 'Tidewater Cooperative Bank ISAOA|PO Box 4040, Ilwa Bay, OR 97999', '66-10927-03'],
          ],
          'none',
          9,
        ), // biome-ignore format: one line
        gap(4),
        line(LEFT, 492),
        lines(LEFT, ['Premium for Part B: $88,214.  Earthquake is $21,900 of it.  Surplus contribution: none.', 'SP-DEC-B (03/25)          Sextant Pacific Insurance Company, NAIC 99538          Page 1 of Part B'], 8), // biome-ignore format: one line
      ).parts,
    ),
    sheet(
      down(
        40,
        beside(
          [title(38, 'STATEMENT OF VALUES', 12)],
          [lines(420, ['Policy SPX-2026-004417     Copperline Hospitality Group, Inc.     05/29/2026'], 8.5)],
        ),
        prose(38, 716, 'Values are reported by the insured and rate the policy. They are not limits of insurance; see Part B, Item 2.', 8.5), // biome-ignore format: one line
        gap(6),
        ledger(
          38,
          VALUES,
          [
            ['Loc', 'Bldg', 'Address', 'Occupancy', 'Construction', 'Year', 'Stories', 'Sq Ft', 'Building Value', 'Contents Value', 'Income Value'], // biome-ignore format: one line
            ['1', '1', '101 Breakwater Drive|Port Samish, WA 98999', 'Hotel, 84 rooms', 'Masonry Non-Combustible', '1987', '4', '58,200', '14,900,000', '1,900,000', '3,600,000'], // biome-ignore format: one line
            ['1', '2', '101 Breakwater Drive|Port Samish, WA 98999', 'Conference center', 'Frame', '1991', '1', '9,750', '2,650,000', '410,000', '400,000'], // biome-ignore format: one line
            ['2', '1', '2740 Cedar Notch Highway|Teanaway Pass, WA 98998', 'Lodge, 46 rooms', 'Frame', '1962', '3', '33,100', '7,800,000', '1,015,000', '1,750,000'], // biome-ignore format: one line
            ['2', '2', '2740 Cedar Notch Highway|Teanaway Pass, WA 98998', 'Employee housing', 'Frame', '1975', '2', '7,400', '1,300,000', '90,000', '0'], // biome-ignore format: one line
            ['3', '1', '18 Salt Wharf|Ilwa Bay, OR 97998', 'Inn and restaurant', 'Joisted Masonry', '1924', '3', '19,800', '4,800,000', '860,000', '1,150,000'], // biome-ignore format: one line
            ['', '', 'Totals', '', '', '', '', '128,250', '31,450,000', '4,275,000', '6,900,000'],
          ],
          'none',
        ),
        gap(8),
        lines(38, ['Sprinklers: 1/1 and 3/1 throughout; 1/2 in part; none at Location 2.   Roofs: 1/1 2014, 1/2 2018, 2/1 2009, 2/2 2003, 3/1 2020.', 'Signed for the insured: R. Okonjo-Vail, Vice President, Finance'], 8.5), // biome-ignore format: one line
      ).parts,
      [792, 612],
    ),
  ],
  holds: {
    policy: {
      number: 'SPX-2026-004417',
      carrier: 'Sextant Pacific Insurance Company',
      naic: '99538',
      effective: '06/30/2026',
      expiration: '06/30/2027',
    },
    insured: {
      name: 'Copperline Hospitality Group, Inc.',
      ...address('600 Union Ledge, 22nd Floor', 'Rainier Mills', 'WA', '98996'),
    },
    producer: {
      name: 'Alder & Quill Insurance Brokers',
      phone: '206-555-0171',
      code: 'AQ-5590',
      ...address('14 Sawtooth Avenue', 'Rainier Mills', 'WA', '98995'),
    },
    places: [
      { location: '1', building: '1', ...breakwater, construction: 'Masonry Non-Combustible', occupancy: 'Hotel, 84 rooms', yearBuilt: '1987', stories: '4', area: '58,200' }, // biome-ignore format: one line
      { location: '1', building: '2', ...breakwater, construction: 'Frame', occupancy: 'Conference center', yearBuilt: '1991', stories: '1', area: '9,750' }, // biome-ignore format: one line
      { location: '2', building: '1', ...notch, construction: 'Frame', occupancy: 'Lodge, 46 rooms', yearBuilt: '1962', stories: '3', area: '33,100' }, // biome-ignore format: one line
      { location: '2', building: '2', ...notch, construction: 'Frame', occupancy: 'Employee housing', yearBuilt: '1975', stories: '2', area: '7,400' }, // biome-ignore format: one line
      { location: '3', building: '1', ...address('18 Salt Wharf', 'Ilwa Bay', 'OR', '97998'), construction: 'Joisted Masonry', occupancy: 'Inn and restaurant', yearBuilt: '1924', stories: '3', area: '19,800' }, // biome-ignore format: one line
    ],
    coverages: [
      cover(null, 'Blanket Building', '31,450,000', named),
      cover(null, 'Blanket Business Personal Property', '4,275,000', named),
      cover(null, 'Business Income and Extra Expense', '6,900,000', { deductibleWords: '72 hours', causes: 'special', coinsurance: 'Waived' }), // biome-ignore format: one line
      cover(null, 'Ordinance or Law, Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law, Coverage B', '1,500,000'),
      cover(null, 'Ordinance or Law, Coverage C', '1,000,000'),
      cover(null, 'Equipment Breakdown', '30,000,000', { deductible: '10,000' }),
      cover(null, 'Fine Arts', '150,000', { deductible: '1,000' }),
      cover(null, 'Debris Removal', null, { words: 'See form SP 2210' }),
      cover(null, 'Earthquake', '5,000,000', {
        deductibleWords: '5% of the values at each building, minimum $100,000',
      }),
      cover(null, 'Flood', '2,500,000', { deductible: '100,000' }),
    ],
    interests: [
      interest(0, 'mortgagee', ...orca),
      interest(1, 'mortgagee', ...orca),
      interest(4, 'mortgagee', 'Tidewater Cooperative Bank ISAOA', address('PO Box 4040', 'Ilwa Bay', 'OR', '97999'), '66-10927-03'), // biome-ignore format: one line
    ],
    terms: {
      blanket: 'Blanket Building and Blanket Business Personal Property',
      'earthquake deductible': '5% of the values at each building, minimum $100,000',
      'water damage deductible': '$50,000 at Location 1',
    },
  },
}
