import type { PropertyPaper } from '../paper.ts'
import { columns, frame, grid, head, panel, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// Builders risk of a renovation: squares to cross, the building as it stands apart from the work.
const square = (x: number, y: number, crossed: boolean, words: string) => [
  frame(x, y, 8, 8),
  say(x + 1.2, y - 0.2, crossed ? 'X' : '', 8),
  say(x + 13, y - 0.5, words, 8.5),
]

const special = { causes: 'special' } as const

export const renovationRisk: PropertyPaper = {
  name: 'spruce-renovation-risk',
  pages: [
    sheet([
      head(46, 36, 'GANTRY & PLUMB BUILDERS RISK', 15),
      say(46, 55, 'Underwritten by Fallowmere Inland Insurance Company, NAIC 99635', 9),
      ...panel(46, 74, 173, 34, 'Policy number', ['GPB-26-03371']),
      ...panel(219, 74, 173, 34, 'From', ['May 10, 2026']),
      ...panel(392, 74, 174, 34, 'To', ['February 10, 2027 or completion']),
      ...panel(46, 108, 260, 62, 'Named insured (owner)', [
        'Orpheum Street Preservation Trust',
        '29 Orpheum Street',
        'Balladale, KS 66998',
      ]),
      ...panel(306, 108, 260, 62, 'Additional insured (general contractor)', [
        'Ridgepole Restoration Builders, Inc.',
        '1800 Sawhorse Road',
        'Balladale, KS 66997',
      ]),
      ...panel(46, 170, 260, 62, 'Agent', [
        'Plumbline Agency of Kansas',
        '6 Mercantile Block, Balladale, KS 66998',
        '785-555-0188',
      ]),
      ...panel(306, 170, 260, 62, 'Mortgagee', [
        'Sunflower Community Development Bank ISAOA',
        '400 Prairie Center, Topeline, KS 66699',
        'Construction loan CD-77-0926',
      ]),
      ...panel(46, 232, 260, 50, 'Project location', ['31-35 Orpheum Street', 'Balladale, KS 66998']),
      ...panel(306, 232, 130, 50, 'Construction', ['Joisted masonry']),
      ...panel(436, 232, 130, 50, 'Built', ['1913']),
      say(46, 296, 'Project', 8),
      ...square(110, 296, false, 'New construction'),
      ...square(240, 296, true, 'Renovation'),
      ...square(370, 296, false, 'Installation only'),
      say(46, 314, 'Basis', 8),
      ...square(110, 314, true, 'Completed value'),
      ...square(240, 314, false, 'Reporting form'),
      say(46, 332, 'Causes', 8),
      ...square(110, 332, false, 'Named perils'),
      ...square(240, 332, true, 'Special form'),
      say(46, 350, 'Occupancy when complete: Theater of 640 seats'),
      ...grid(
        46,
        370,
        [190, 110, 100, 120],
        [
          ['Property covered', 'Limit of insurance', 'Deductible', 'Valuation'],
          ['Existing Structure', '$2,900,000', '$10,000', 'Actual cash value'],
          ['Renovations and Improvements', '$4,750,000', '$10,000', 'Replacement cost'],
          ['Property in Transit', '$100,000', '$2,500', ''],
          ['Property at Temporary Storage', '$150,000', '$2,500', ''],
          ['Soft Costs', '$600,000', '14 days', ''],
          ['Scaffolding and Forms', '$85,000', '$2,500', ''],
        ],
      ),
      stack(46, 500, [
        'The most we pay in any one disaster: $8,585,000. Coinsurance: none; the penalty for underreporting is waived.',
        'Contract price of the work: $5,120,000, of which $370,000 is demolition and is not insured.',
      ]),
      ...grid(
        46,
        536,
        [190, 110, 100, 120],
        [
          ['Perils by endorsement', 'Sublimit', 'Deductible', 'Status'],
          ['Flood', '$1,000,000', '$100,000', 'Bought'],
          ['Earth movement', 'None', 'None', 'Excluded'],
          ['Equipment testing', 'None', 'None', 'Excluded'],
        ],
      ),
      stack(46, 612, [
        'Water damage deductible: $50,000.   Wind or hail deductible: 1% of the value in place, minimum $25,000.',
        'Permission to occupy before completion: up to 30% of the seats.',
      ]),
      columns(
        46,
        650,
        [0, 190, 300],
        [
          ['Nine-month premium', '$38,214', 'Fully earned after 6 months'],
          ['Indication for twelve months', '$46,900', 'Not taken; Existing Structure $3,100,000'],
        ],
      ),
    ]),
  ],
  holds: {
    policy: {
      number: 'GPB-26-03371',
      carrier: 'Fallowmere Inland Insurance Company',
      naic: '99635',
      effective: '05/10/2026',
      expiration: '02/10/2027',
    },
    insured: {
      name: 'Orpheum Street Preservation Trust',
      ...address('29 Orpheum Street', 'Balladale', 'KS', '66998'),
    },
    producer: {
      name: 'Plumbline Agency of Kansas',
      phone: '785-555-0188',
      ...address('6 Mercantile Block', 'Balladale', 'KS', '66998'),
    },
    places: [
      {
        location: null,
        building: null,
        ...address('31-35 Orpheum Street', 'Balladale', 'KS', '66998'),
        construction: 'Joisted masonry',
        occupancy: 'Theater of 640 seats',
        yearBuilt: '1913',
      },
    ],
    coverages: [
      cover(0, 'Existing Structure', '2,900,000', {
        deductible: '10,000',
        valuation: 'Actual cash value',
        ...special,
      }),
      cover(0, 'Renovations and Improvements', '4,750,000', {
        deductible: '10,000',
        valuation: 'Replacement cost',
        ...special,
      }),
      cover(0, 'Property in Transit', '100,000', { deductible: '2,500', ...special }),
      cover(0, 'Property at Temporary Storage', '150,000', { deductible: '2,500', ...special }),
      cover(0, 'Soft Costs', '600,000', { deductibleWords: '14 days', ...special }),
      cover(0, 'Scaffolding and Forms', '85,000', { deductible: '2,500', ...special }),
      cover(0, 'Flood', '1,000,000', { deductible: '100,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Sunflower Community Development Bank ISAOA',
        address('400 Prairie Center', 'Topeline', 'KS', '66699'),
        'CD-77-0926',
      ),
      interest(
        0,
        'additional insured',
        'Ridgepole Restoration Builders, Inc.',
        address('1800 Sawhorse Road', 'Balladale', 'KS', '66997'),
        null,
      ),
    ],
    terms: {
      'wind or hail deductible': '1% of the value in place, minimum $25,000',
      'water damage deductible': '$50,000',
      'earth movement': 'Excluded',
    },
  },
}
