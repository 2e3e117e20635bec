import type { PropertyPaper } from '../paper.ts'
import { across, box, panel, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const GRID = [40, 186, 262, 336, 404, 478]
const HEADS = ['Subject of insurance', 'Limit', 'Co-ins.', 'Valuation', 'Form', 'AOP ded.']

function grid(y: number, rows: string[][]) {
  return [HEADS, ...rows].flatMap((row, index) =>
    across(
      y + index * 16,
      row.map((text, column) => [GRID[column]!, text]),
      8.5,
      index === 0,
    ),
  )
}

function gridLines(y: number, rows: number): [number, number, number, number][] {
  const levels = Array.from({ length: rows + 2 }, (_, index) => y - 4 + index * 16)
  return [
    ...levels.map((level): [number, number, number, number] => [36, level, 540, 0.5]),
    ...[36, ...GRID.slice(1).map((x) => x - 4), 576].map((x): [number, number, number, number] => [
      x,
      y - 4,
      0.5,
      (rows + 1) * 16,
    ]),
  ]
}

const WASH = { deductible: '5,000', causes: 'special', valuation: 'RC', coinsurance: '90%' } as const

/** A wholesale broker's confirmation in ruled boxes, a vacant building beside one in use, fees and taxes under them. */
export const WHOLESALE_BINDER: PropertyPaper = {
  name: 'wholesale binder in boxes',
  pages: [
    {
      texts: [
        { x: 36, y: 28, text: 'GREYLOCK & FENN WHOLESALE', size: 13, bold: true },
        { x: 352, y: 32, text: 'CONFIRMATION OF BOUND COVERAGE', size: 11, bold: true },
        ...panel(40, 56, 'BINDER NO.', ['GF-B-25-3319']),
        ...panel(176, 56, 'POLICY NO. (ASSIGNED)', ['SSP-0044192-00']),
        ...panel(312, 56, 'EFFECTIVE 12:01 AM', ['06/20/2025']),
        ...panel(448, 56, 'EXPIRES 12:01 AM', ['06/20/2026']),
        ...panel(40, 90, 'INSURER (NON-ADMITTED)', ['Saltcedar Specialty Insurance Company', 'NAIC 99871']),
        ...panel(312, 90, 'BINDER VALID UNTIL', ['08/19/2025 or issue of the policy']),
        ...panel(40, 134, 'INSURED', [
          'Tumbledown Laundromats, Inc.',
          '640 Persimmon Street',
          'Suite 2',
          'Eastlake Fork, OK 74999',
        ]),
        ...panel(312, 134, 'PRODUCER', [
          'Orchard & Vane Insurance',
          '18 Railhead Plaza',
          'Eastlake Fork, OK 74999',
          'Producer code 60-2217   Tel. 918-555-0176',
        ]),
        { x: 40, y: 204, text: 'LOCATION 1  BUILDING 1', size: 9, bold: true },
        ...panel(40, 220, 'ADDRESS', ['640 Persimmon Street, Eastlake Fork, OK 74999']),
        ...panel(290, 220, 'CONSTRUCTION', ['Masonry non-combustible']),
        ...panel(416, 220, 'OCCUPANCY', ['Laundromat']),
        ...panel(510, 220, 'BUILT', ['1999']),
        ...grid(252, [
          ['Building', '$875,000', '90%', 'RC', 'Special', '$5,000'],
          ['Business Personal Property', '$310,000', '90%', 'RC', 'Special', '$5,000'],
          ['Business Income w/ Extra Expense', '$144,000', '50%', '', 'Special', '72 hours'],
        ]),
        { x: 40, y: 332, text: 'LOCATION 2  BUILDING 1', size: 9, bold: true },
        ...panel(40, 348, 'ADDRESS', ['2209 Old Gin Road, Eastlake Fork, OK 74998']),
        ...panel(290, 348, 'CONSTRUCTION', ['Frame']),
        ...panel(416, 348, 'OCCUPANCY', ['Vacant']),
        ...panel(510, 348, 'BUILT', ['1961']),
        ...grid(380, [['Building', '$195,000', '80%', 'ACV', 'Basic', '$10,000']]),
        { x: 40, y: 424, text: 'CONDITIONS', size: 9, bold: true },
        ...under(
          40,
          440,
          [
            'Wind/Hail deductible: 2% of the building limit, $5,000 minimum, Location 1. Windstorm and hail EXCLUDED at Location 2.',
            'Theft deductible $10,000. Vandalism and sprinkler leakage excluded at Location 2 while vacant.',
            'Flood: excluded. Earthquake: excluded. Equipment breakdown: not included. Ordinance or law: Coverage A included,',
            'Coverage B $50,000 and Coverage C $50,000, Location 1 only. Protective safeguards: P-1 automatic sprinkler, Location 1.',
            'Terrorism (TRIA) rejected by the insured.',
          ],
          8.5,
        ),
        { x: 40, y: 520, text: 'MORTGAGE HOLDER', size: 9, bold: true },
        ...panel(40, 536, 'LOC 1 BLDG 1', [
          'Cimarron Gate Credit Union ISAOA/ATIMA',
          'Attn: Insurance Tracking, P.O. Box 70880',
          'Broken Mesa, OK 74997',
        ]),
        ...panel(312, 536, 'LOAN NO.', ['0077-31582-9']),
        { x: 40, y: 602, text: 'COST', size: 9, bold: true },
        ...under(40, 618, ['Premium', 'Policy fee', 'Inspection fee', 'Surplus lines tax 6%', 'Total due'], 8.5),
        ...under(150, 618, ['$9,870.00', '$250.00', '$175.00', '$617.70', '$10,912.70'], 8.5),
        { x: 312, y: 602, text: 'NOT TAKEN UP', size: 9, bold: true },
        ...under(
          312,
          618,
          [
            'Option B: Building (Loc 1) $1,000,000, $2,500 AOP',
            'deductible, premium $12,240.00',
            'Option C: as bound with TRIA, add $494.00',
          ],
          8.5,
        ),
        ...under(
          40,
          700,
          ['Minimum earned premium 25%. Issued in an insurer not licensed by the state of Oklahoma.'],
          8,
        ),
      ],
      rulings: [
        ...box(36, 52, 540, 34),
        ...box(36, 86, 540, 44),
        ...box(36, 130, 540, 68),
        [308, 86, 0.5, 112],
        ...box(36, 214, 540, 34),
        ...gridLines(252, 3),
        ...box(36, 342, 540, 34),
        ...gridLines(380, 1),
        ...box(36, 532, 540, 56),
        ...box(36, 614, 240, 72),
        ...box(308, 614, 268, 72),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'SSP-0044192-00',
      carrier: 'Saltcedar Specialty Insurance Company',
      naic: '99871',
      effective: '06/20/2025',
      expiration: '06/20/2026',
    },
    insured: {
      name: 'Tumbledown Laundromats, Inc.',
      ...address('640 Persimmon Street', 'Eastlake Fork', 'OK', '74999', 'Suite 2'),
    },
    producer: {
      name: 'Orchard & Vane Insurance',
      phone: '918-555-0176',
      code: '60-2217',
      ...address('18 Railhead Plaza', 'Eastlake Fork', 'OK', '74999'),
    },
    places: [
      place('1', '1', address('640 Persimmon Street', 'Eastlake Fork', 'OK', '74999'), {
        construction: 'Masonry non-combustible',
        occupancy: 'Laundromat',
        yearBuilt: '1999',
      }),
      place('2', '1', address('2209 Old Gin Road', 'Eastlake Fork', 'OK', '74998'), {
        construction: 'Frame',
        occupancy: 'Vacant',
        yearBuilt: '1961',
      }),
    ],
    coverages: [
      cover(0, 'Building', '875,000', WASH),
      cover(0, 'Business Personal Property', '310,000', WASH),
      cover(0, 'Business Income w/ Extra Expense', '144,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(1, 'Building', '195,000', { deductible: '10,000', causes: 'basic', valuation: 'ACV', coinsurance: '80%' }),
      cover(0, 'Ordinance or law Coverage A', null, { words: 'included' }),
      cover(0, 'Ordinance or law Coverage B', '50,000'),
      cover(0, 'Ordinance or law Coverage C', '50,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Cimarron Gate Credit Union ISAOA/ATIMA',
        address('P.O. Box 70880', 'Broken Mesa', 'OK', '74997'),
        '0077-31582-9',
      ),
    ],
    terms: {
      'wind or hail deductible': '2% of the building limit, $5,000 minimum, Location 1',
      'wind or hail': 'EXCLUDED at Location 2',
      'theft deductible': '$10,000',
      vandalism: 'excluded at Location 2 while vacant',
      flood: 'excluded',
      earthquake: 'excluded',
      'equipment breakdown': 'not included',
      'ordinance or law': 'Coverage A included, Coverage B $50,000 and Coverage C $50,000, Location 1 only',
      'protective safeguards': 'P-1 automatic sprinkler, Location 1',
      terrorism: 'rejected',
      'waiting period': '72 hours',
    },
  },
}
