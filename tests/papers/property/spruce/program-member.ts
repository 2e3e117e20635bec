import type { PropertyPaper } from '../paper.ts'
import { frame, grid, head, type Part, panel, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// A program's declarations: everything in boxes, a box for each location with its own small table.
const WIDTHS = [150, 84, 66, 66, 70, 78]
const HEADS = ['Subject of insurance', 'Limit', 'Deductible', 'Coinsurance', 'Valuation', 'Causes of loss']

function location(y: number, title: string, about: string, rows: string[][]): Part[] {
  return [
    frame(49, y, 514, 44 + (rows.length + 1) * 16.1),
    head(55, y + 6, title, 9),
    say(55, y + 20, about, 8.5),
    ...grid(49, y + 44, WIDTHS, [HEADS, ...rows]),
  ]
}

const agreed = { causes: 'special', valuation: 'RC', deductible: '5,000' } as const
const acv = { causes: 'special', valuation: 'ACV', deductible: '2,500', coinsurance: '80%' } as const
const bank = address('1 Tollgate Square', 'Vesper Falls', 'OH', '44998')

export const programMember: PropertyPaper = {
  name: 'spruce-program-member',
  pages: [
    sheet([
      head(49, 36, 'PADLOCK ROW SELF-STORAGE PROGRAM', 14),
      say(49, 55, 'Member declarations: property coverage part', 10),
      ...panel(49, 74, 257, 62, 'NAMED INSURED AND MAILING ADDRESS', [
        'Two Hinges Self Storage LLC',
        '5 Corrugated Way, Unit B',
        'Vesper Falls, OH 44998',
      ]),
      ...panel(306, 74, 257, 62, 'PRODUCER', [
        'Gillyflower & Tate Insurance Services',
        '212 North Ferry Street',
        'Vesper Falls, OH 44997   (440) 555-0168',
      ]),
      ...panel(49, 136, 171, 34, 'POLICY NUMBER', ['PRS-7 400 219']),
      ...panel(220, 136, 171, 34, 'POLICY PERIOD', ['08/01/2026 - 08/01/2027']),
      ...panel(391, 136, 172, 34, 'PRODUCER CODE', ['GT-0881']),
      ...panel(49, 170, 257, 48, 'INSURER', ['Umberland Specialty Insurance Company', 'NAIC 99308']),
      ...panel(306, 170, 257, 48, 'PROGRAM ADMINISTRATOR (NOT THE INSURER)', [
        'Padlock Row Program Managers, Inc.',
        'PO Box 4040, Dunmarrow, KY 40999   (502) 555-0100',
      ]),
      ...location(
        232,
        'LOCATION 1   5 Corrugated Way, Vesper Falls, OH 44998',
        'Occupancy: Storage units, drive-up   Construction: Non-combustible   Year built: 2009',
        [
          ['Building', '$3,225,000', '$5,000', 'Agreed value', 'RC', 'Special'],
          ['Business Personal Property', '$85,000', '$5,000', 'Agreed value', 'RC', 'Special'],
          ['Loss of Rents', '$410,000', '72 hours', 'None', '', 'Special'],
        ],
      ),
      ...location(
        352,
        'LOCATION 2   980 Old Cannery Road, Vesper Falls, OH 44996',
        'Occupancy: Storage units, indoor climate   Construction: Masonry non-combustible   Year built: 2017',
        [
          ['Building', '$5,640,000', '$5,000', 'Agreed value', 'RC', 'Special'],
          ['Business Personal Property', '$120,000', '$5,000', 'Agreed value', 'RC', 'Special'],
          ['Loss of Rents', '$735,000', '72 hours', 'None', '', 'Special'],
        ],
      ),
      ...location(
        472,
        'LOCATION 3   17 Sluice Court, Ember Lake, OH 44990',
        "Occupancy: Manager's dwelling and boat sheds   Construction: Frame   Year built: 1962",
        [
          ['Building', '$298,000', '$2,500', '80%', 'ACV', 'Special'],
          ['Business Personal Property', '$14,500', '$2,500', '80%', 'ACV', 'Special'],
        ],
      ),
      ...grid(
        49,
        590,
        [214, 100, 200],
        [
          ['Applies at every location', 'Limit', 'Deductible'],
          ['Equipment Breakdown', 'Included', '$5,000'],
          ['Ordinance or Law B Demolition', '$250,000', ''],
          ['Ordinance or Law C Increased Cost', '$250,000', ''],
          ['Wind or hail', '', '2% of the building limit'],
        ],
      ),
      say(49, 738, 'PRS DEC 01 (04 25)   Continued on page 2', 7),
    ]),
    sheet([
      say(49, 36, 'Policy number PRS-7 400 219   Two Hinges Self Storage LLC', 8.5),
      head(49, 56, 'INTERESTS OF OTHERS IN THE PROPERTY', 10),
      ...grid(
        49,
        72,
        [54, 90, 260, 110],
        [
          ['Location', 'Interest', 'Name and address', 'Loan number'],
          [
            '1',
            'Mortgagee',
            ['Calloway Ridge Savings Bank ISAOA ATIMA', '1 Tollgate Square', 'Vesper Falls, OH 44998'],
            '3300917',
          ],
          [
            '2',
            'Mortgagee',
            ['Calloway Ridge Savings Bank ISAOA ATIMA', '1 Tollgate Square', 'Vesper Falls, OH 44998'],
            '3301264',
          ],
          [
            '2',
            "Lender's loss payable",
            ['Coldcoil HVAC Leasing LLC', '3 Compressor Parkway', 'Larkmoor, IN 46999'],
            'None stated',
          ],
        ],
      ),
      head(49, 216, 'STORAGE OPERATIONS LIABILITY (NOT PROPERTY INSURANCE)', 10),
      ...grid(
        49,
        232,
        [300, 110, 104],
        [
          ['Coverage', 'Limit', 'Deductible'],
          ["Customers' goods legal liability, each occurrence", '$500,000', '$1,000'],
          ['Sale and disposal liability, aggregate', '$250,000', '$2,500'],
          ['Premises liability, each occurrence', '$1,000,000', 'None'],
        ],
      ),
      stack(49, 318, [
        'Program premium: property $31,882; liability $6,240; administration fee $450. Property of all members of the',
        'program is insured under separate policies; no limit is shared with another member.',
        'Flood and earthquake: excluded.',
      ]),
    ]),
  ],
  holds: {
    policy: {
      number: 'PRS-7 400 219',
      carrier: 'Umberland Specialty Insurance Company',
      naic: '99308',
      effective: '08/01/2026',
      expiration: '08/01/2027',
    },
    insured: {
      name: 'Two Hinges Self Storage LLC',
      ...address('5 Corrugated Way, Unit B', 'Vesper Falls', 'OH', '44998'),
    },
    producer: {
      name: 'Gillyflower & Tate Insurance Services',
      phone: '(440) 555-0168',
      code: 'GT-0881',
      ...address('212 North Ferry Street', 'Vesper Falls', 'OH', '44997'),
    },
    places: [
      {
        location: '1',
        building: null,
        ...address('5 Corrugated Way', 'Vesper Falls', 'OH', '44998'),
        construction: 'Non-combustible',
        occupancy: 'Storage units, drive-up',
        yearBuilt: '2009',
      },
      {
        location: '2',
        building: null,
        ...address('980 Old Cannery Road', 'Vesper Falls', 'OH', '44996'),
        construction: 'Masonry non-combustible',
        occupancy: 'Storage units, indoor climate',
        yearBuilt: '2017',
      },
      {
        location: '3',
        building: null,
        ...address('17 Sluice Court', 'Ember Lake', 'OH', '44990'),
        construction: 'Frame',
        occupancy: "Manager's dwelling and boat sheds",
        yearBuilt: '1962',
      },
    ],
    coverages: [
      cover(0, 'Building', '3,225,000', agreed),
      cover(0, 'Business Personal Property', '85,000', agreed),
      cover(0, 'Loss of Rents', '410,000', { deductibleWords: '72 hours', causes: 'special', coinsurance: 'None' }),
      cover(1, 'Building', '5,640,000', agreed),
      cover(1, 'Business Personal Property', '120,000', agreed),
      cover(1, 'Loss of Rents', '735,000', { deductibleWords: '72 hours', causes: 'special', coinsurance: 'None' }),
      cover(2, 'Building', '298,000', acv),
      cover(2, 'Business Personal Property', '14,500', acv),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '5,000' }),
      cover(null, 'Ordinance or Law B Demolition', '250,000'),
      cover(null, 'Ordinance or Law C Increased Cost', '250,000'),
    ],
    interests: [
      interest(0, 'mortgagee', 'Calloway Ridge Savings Bank ISAOA ATIMA', bank, '3300917'),
      interest(1, 'mortgagee', 'Calloway Ridge Savings Bank ISAOA ATIMA', bank, '3301264'),
      interest(
        1,
        "lender's loss payable",
        'Coldcoil HVAC Leasing LLC',
        address('3 Compressor Parkway', 'Larkmoor', 'IN', '46999'),
        null,
      ),
    ],
    terms: {
      'agreed value': 'Locations 1 and 2',
      'wind or hail deductible': '2% of the building limit',
      flood: 'Excluded',
      earthquake: 'Excluded',
    },
  },
}
