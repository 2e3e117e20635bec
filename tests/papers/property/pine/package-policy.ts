import type { PropertyPaper } from '../paper.ts'
import { across, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

function top(part: string, page: number) {
  return [
    { x: 50, y: 30, text: 'Ironbark Regional Insurance Company', size: 12, bold: true },
    { x: 50, y: 48, text: part, size: 10 },
    ...across(
      64,
      [
        [50, 'Policy: IRP 4409271-11'],
        [220, 'Insured: Cattail Creek Landscape Supply, Inc.'],
        [500, `${page} of 4`],
      ],
      8.5,
    ),
  ]
}

const YARD = address('3030 Sedge Road', 'Willowmere', 'MI', '49999')
const ROW = [50, 240, 330, 400, 456, 510]

function row(y: number, ...cells: string[]) {
  return across(
    y,
    cells.map((text, index) => [ROW[index]!, text]),
  )
}

/** A package: four pages, of which only the third is property; liability and equipment floater around it, with payees of their own. */
export const PACKAGE_POLICY: PropertyPaper = {
  name: 'package with one property page',
  pages: [
    {
      texts: [
        ...top('Commercial Package Policy, Common Declarations', 1),
        ...under(50, 96, [
          'Named insured and address:   Cattail Creek Landscape Supply, Inc., 3030 Sedge Road, Willowmere, MI 49999',
          'Policy period:   August 15, 2025 to August 15, 2026, 12:01 a.m.',
          'Producer:   Marsh Wren Insurance Group, 77 Bulrush Street, Willowmere, MI 49999, code 11-0846, 231-555-0101',
          'Business:   dealer in stone, mulch and nursery stock. Corporation.',
        ]),
        {
          x: 50,
          y: 166,
          text: 'This policy consists of these coverage parts for the premium shown',
          size: 9,
          bold: true,
        },
        ...across(184, [
          [50, 'Commercial General Liability'],
          [330, '$7,915'],
        ]),
        ...across(198, [
          [50, 'Commercial Property'],
          [330, '$5,260'],
        ]),
        ...across(212, [
          [50, 'Contractors Equipment Floater'],
          [330, '$2,480'],
        ]),
        ...across(
          226,
          [
            [50, 'Total advance premium'],
            [330, '$15,655'],
          ],
          9,
          true,
        ),
      ],
    },
    {
      texts: [
        ...top('General Liability Declarations', 2),
        ...across(100, [
          [50, 'General aggregate'],
          [330, '$2,000,000'],
        ]),
        ...across(115, [
          [50, 'Products and completed operations aggregate'],
          [330, '$2,000,000'],
        ]),
        ...across(130, [
          [50, 'Each occurrence'],
          [330, '$1,000,000'],
        ]),
        ...across(145, [
          [50, 'Personal and advertising injury'],
          [330, '$1,000,000'],
        ]),
        ...across(160, [
          [50, 'Damage to premises rented to you'],
          [330, '$100,000'],
        ]),
        ...across(175, [
          [50, 'Property damage deductible, per claim'],
          [330, '$500'],
        ]),
        { x: 50, y: 206, text: 'Classification: Garden supply stores, code 99998, payroll 410,000', size: 9 },
        ...under(50, 232, [
          'Additional insured (liability): Fen County Road Commission, 8 Gravel Lane, Willowmere, MI 49998',
        ]),
      ],
    },
    {
      texts: [
        ...top('Commercial Property Declarations', 3),
        { x: 50, y: 92, text: 'Described premises', size: 9, bold: true },
        ...under(50, 108, [
          'No. 1, Bldg. 1:   3030 Sedge Road, Willowmere, MI 49999.   Showroom and office.   Frame.   Built 2011.',
          'No. 1, Bldg. 2:   3030 Sedge Road, Willowmere, MI 49999.   Equipment barn.   Non-combustible.   Built 2015.',
        ]),
        ...across(
          148,
          ['Coverage', 'Amount of insurance', 'Causes', 'Coins.', 'Value', 'Deductible'].map((text, index) => [
            ROW[index]!,
            text,
          ]),
          8.5,
          true,
        ),
        ...row(164, 'Bldg. 1   Building', '$1,140,000', 'Special', 'AV*', 'RC', '$2,500'),
        ...row(179, 'Bldg. 1   Your Business Personal Property', '$325,000', 'Special', '80%', 'RC', '$2,500'),
        ...row(194, 'Bldg. 1   Business Income, no extra expense', '$260,000', 'Special', '60%', '', '72 hours'),
        ...row(209, 'Bldg. 2   Building', '$288,000', 'Broad', '80%', 'ACV', '$2,500'),
        ...row(224, 'Bldg. 2   Stock in the open (peak season)', '$90,000', 'Basic', '80%', 'ACV', '$5,000'),
        ...under(
          50,
          250,
          [
            '* AV: Agreed value applies until 08/15/2026; the coinsurance condition is suspended for that item.',
            'Wind or hail: the deductible above applies. Theft of nursery stock: $5,000 deductible.',
            'Ordinance or law, Bldg. 1: Coverage A $1,140,000 (part of the building amount); B $114,000; C $114,000.',
            'Equipment breakdown: not purchased. Flood: limited flood endorsement, $50,000 annual aggregate, $25,000 deductible.',
            'Earthquake: excluded.',
          ],
          8.5,
        ),
        { x: 50, y: 336, text: 'Mortgageholder', size: 9, bold: true },
        ...under(50, 352, [
          'Bldg. 1 and Bldg. 2:   Lakefen Commercial Credit Cooperative, its successors and/or assigns,',
          '400 Heron Avenue, Suite 110, Grand Sedge, MI 49997.   Loan no. LCC-118-4402.',
        ]),
      ],
      rulings: [
        [50, 144, 512, 0.6],
        [50, 160, 512, 0.6],
        [50, 240, 512, 0.6],
      ],
    },
    {
      texts: [
        ...top('Contractors Equipment Floater', 4),
        ...across(
          100,
          [
            [50, 'Scheduled item'],
            [330, 'Limit'],
            [420, 'Deductible'],
          ],
          9,
          true,
        ),
        ...across(116, [
          [50, '2022 Bramble L60 wheel loader, serial BL60-4471'],
          [330, '$148,000'],
          [420, '$1,000'],
        ]),
        ...across(131, [
          [50, '2019 Bramble T8 skid steer, serial BT8-0926'],
          [330, '$41,500'],
          [420, '$1,000'],
        ]),
        ...across(146, [
          [50, 'Rented equipment, any one item'],
          [330, '$75,000'],
          [420, '$2,500'],
        ]),
        ...under(50, 172, [
          'Floater only. Valuation: actual cash value. No coinsurance. Coverage territory: Michigan and Ohio.',
        ]),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'IRP 4409271-11',
      carrier: 'Ironbark Regional Insurance Company',
      effective: '08/15/2025',
      expiration: '08/15/2026',
    },
    insured: { name: 'Cattail Creek Landscape Supply, Inc.', ...YARD },
    producer: {
      name: 'Marsh Wren Insurance Group',
      phone: '231-555-0101',
      code: '11-0846',
      ...address('77 Bulrush Street', 'Willowmere', 'MI', '49999'),
    },
    places: [
      place('1', '1', YARD, { construction: 'Frame', occupancy: 'Showroom and office', yearBuilt: '2011' }),
      place('1', '2', YARD, { construction: 'Non-combustible', occupancy: 'Equipment barn', yearBuilt: '2015' }),
    ],
    coverages: [
      cover(0, 'Building', '1,140,000', { deductible: '2,500', causes: 'special', valuation: 'RC' }),
      cover(0, 'Your Business Personal Property', '325,000', {
        deductible: '2,500',
        causes: 'special',
        valuation: 'RC',
        coinsurance: '80%',
      }),
      cover(0, 'Business Income, no extra expense', '260,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '60%',
      }),
      cover(1, 'Building', '288,000', { deductible: '2,500', causes: 'broad', valuation: 'ACV', coinsurance: '80%' }),
      cover(1, 'Stock in the open (peak season)', '90,000', {
        deductible: '5,000',
        causes: 'basic',
        valuation: 'ACV',
        coinsurance: '80%',
      }),
      cover(0, 'Ordinance or law Coverage A', '1,140,000'),
      cover(0, 'Ordinance or law Coverage B', '114,000'),
      cover(0, 'Ordinance or law Coverage C', '114,000'),
      cover(null, 'Flood', '50,000', { deductible: '25,000' }),
    ],
    interests: [0, 1].map((at) =>
      interest(
        at,
        'mortgagee',
        'Lakefen Commercial Credit Cooperative, its successors and/or assigns',
        address('400 Heron Avenue', 'Grand Sedge', 'MI', '49997', 'Suite 110'),
        'LCC-118-4402',
      ),
    ),
    terms: {
      'agreed value': 'Agreed value applies until 08/15/2026',
      'wind or hail deductible': 'the deductible above applies',
      'theft deductible': '$5,000',
      'ordinance or law': 'Coverage A $1,140,000 (part of the building amount); B $114,000; C $114,000',
      'equipment breakdown': 'not purchased',
      flood: '$50,000 annual aggregate',
      'flood deductible': '$25,000 deductible',
      earthquake: 'excluded',
      'waiting period': '72 hours',
    },
  },
}
