import type { PropertyPaper } from '../paper.ts'
import { across, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const X = [36, 62, 86, 182, 236, 264, 304, 344, 400, 446, 520]

function item(y: number, ...cells: string[]) {
  return across(
    y,
    cells.map((text, index) => [X[index]!, text]),
    8,
  )
}

const HOME = address('88312 547th Avenue', 'Osgrove', 'NE', '68788')
const FEEDLOT = address('54110 Spook Hollow Road', 'Osgrove', 'NE', '68788')

/** A farm mutual's declarations: items in columns, codes told in a legend, liability of the farm under them. */
export const FARM_MUTUAL: PropertyPaper = {
  name: 'farm mutual declarations',
  pages: [
    {
      texts: [
        { x: 96, y: 32, text: 'Kettle Fork Farmers Mutual Fire Association', size: 18, bold: true },
        { x: 150, y: 56, text: 'Home Office: 12 Depot Street, Verdel Junction, Nebraska 68799', size: 9 },
        { x: 172, y: 76, text: 'DECLARATIONS - FARM FIRE AND ALLIED LINES', size: 11, bold: true },
        ...across(102, [
          [36, 'Certificate of Membership and Policy No.'],
          [224, 'KF-20-11873-6'],
          [340, 'Replaces: KF-20-11873-5'],
        ]),
        ...across(118, [
          [36, 'Term: one year, from noon'],
          [148, '03/15/2025'],
          [204, 'to noon'],
          [242, '03/15/2026'],
        ]),
        ...under(36, 142, [
          'Member insured:',
          'Orrin Staubach and Delphine Staubach',
          '88312 547th Avenue',
          'Osgrove, NE 68788',
        ]),
        ...under(340, 142, [
          'Your agent:',
          'Hedda Quill Agency (No. 0417)',
          'P.O. Box 61, Osgrove, NE 68788',
          '402-555-0138',
        ]),
        ...under(36, 208, [
          'Premises A   88312 547th Avenue, Osgrove, NE 68788 (the home place, 320 acres)',
          'Premises B   54110 Spook Hollow Road, Osgrove, NE 68788 (feedlot, 80 acres)',
        ]),
        { x: 36, y: 246, text: 'SECTION I - WHAT WE INSURE AND FOR HOW MUCH', size: 9, bold: true },
        ...across(
          264,
          [
            'Prem',
            'Bldg',
            'Property',
            'Use',
            'Yr',
            'Const',
            'Perils',
            'Basis',
            'Ded ($)',
            'Amount ($)',
            'Premium ($)',
          ].map((text, index) => [X[index]!, text]),
          7.5,
          true,
        ),
        ...item(280, 'A', '1', 'Dwelling', 'Residence', '1978', 'Frame', '3', 'R', '1,000', '412,000', '1,611'),
        ...item(294, 'A', '1', 'Household Goods', '', '', '', '2', 'R', '1,000', '206,000', '402'),
        ...item(308, 'A', '1', 'Additional Living Cost', '', '', '', '3', '', 'none', '82,400', 'incl.'),
        ...item(322, 'A', '2', 'Farm Building', 'Machine shed', '2009', 'Steel', '2', 'R', '2,500', '184,500', '738'),
        ...item(336, 'A', '3', 'Farm Structure', 'Grain bin', '2014', 'Steel', '2', 'A', '2,500', '121,000', '510'),
        ...item(350, 'B', '1', 'Farm Building', 'Cattle barn', '1996', 'Pole', '1', 'A', '2,500', '68,750', '344'),
        { x: 36, y: 372, text: 'Anywhere on or off the premises:', size: 8 },
        ...item(386, '', '', 'Unscheduled Farm Personal Property *', '', '', '', '2', 'A', '2,500', '535,000', '1,872'),
        ...item(
          400,
          '',
          '',
          'Tractor, 2021 Oxbow 9R, s/n OB9-22718',
          '',
          '',
          '',
          '3',
          'A',
          '1,000',
          '248,000',
          '1,190',
        ),
        { x: 446, y: 420, text: '1,857,650', size: 8, bold: true },
        { x: 520, y: 420, text: '6,667', size: 8, bold: true },
        { x: 344, y: 420, text: 'Total, Section I', size: 8, bold: true },
        ...under(
          36,
          444,
          [
            'Perils: 1 = Basic form.  2 = Broad form.  3 = Special form.      Basis: R = replacement cost.  A = actual cash value.',
            '* Blanket. We pay in full only if this amount is at least 80% of the value of all your farm personal property (coinsurance).',
            'Wind and hail: the deductible for any building or structure is 2% of its amount, and not less than $2,500.',
            'Flood, surface water and earthquake are not insured by this Association.',
          ],
          8,
        ),
        { x: 36, y: 508, text: 'SECTION II - FARM LIABILITY (reinsured, see separate form)', size: 9, bold: true },
        ...under(36, 524, ['Each occurrence $500,000     Aggregate $1,000,000     Medical, each person $5,000'], 8),
        { x: 36, y: 552, text: 'MORTGAGE CLAUSE AND OTHER PAYEES', size: 9, bold: true },
        ...across(568, [[36, 'Mortgagee of the dwelling, premises A building 1:']], 8),
        ...under(
          36,
          582,
          [
            'Sandhill Prairie Land Bank, ACA, its successors and assigns',
            '701 Elevator Row, Norbeck, NE 68761',
            'Loan 4410-0927',
          ],
          8,
        ),
        ...across(568, [[330, 'Mortgagee of the barn, premises B building 1:']], 8),
        ...under(330, 582, ['Ludell State Savings', '15 Court Square, Ludell, NE 68723', 'No loan number given'], 8),
        ...under(
          36,
          632,
          [
            'Loss payee, the tractor only:  Oxbow Machinery Credit, P.O. Box 3390, Galt City, IA 51099, contract OMC-556120',
          ],
          8,
        ),
        ...under(
          36,
          662,
          [
            'Annual assessment due on renewal: $6,667 and policy fee $35.',
            'Last year the dwelling was insured for $389,000 and the shed for $172,000.',
          ],
          8,
        ),
      ],
      rulings: [
        [36, 260, 540, 0.7],
        [36, 275, 540, 0.7],
        [36, 414, 540, 0.7],
      ],
    },
  ],
  holds: {
    policy: {
      number: 'KF-20-11873-6',
      carrier: 'Kettle Fork Farmers Mutual Fire Association',
      effective: '03/15/2025',
      expiration: '03/15/2026',
    },
    insured: { name: 'Orrin Staubach and Delphine Staubach', ...HOME },
    producer: {
      name: 'Hedda Quill Agency',
      phone: '402-555-0138',
      code: '0417',
      ...address('P.O. Box 61', 'Osgrove', 'NE', '68788'),
    },
    places: [
      place('A', '1', HOME, { construction: 'Frame', occupancy: 'Residence', yearBuilt: '1978' }),
      place('A', '2', HOME, { construction: 'Steel', occupancy: 'Machine shed', yearBuilt: '2009' }),
      place('A', '3', HOME, { construction: 'Steel', occupancy: 'Grain bin', yearBuilt: '2014' }),
      place('B', '1', FEEDLOT, { construction: 'Pole', occupancy: 'Cattle barn', yearBuilt: '1996' }),
    ],
    coverages: [
      cover(0, 'Dwelling', '412,000', { deductible: '1,000', causes: 'special', valuation: 'Replacement cost' }),
      cover(0, 'Household Goods', '206,000', { deductible: '1,000', causes: 'broad', valuation: 'Replacement cost' }),
      cover(0, 'Additional Living Cost', '82,400', { deductibleWords: 'none', causes: 'special' }),
      cover(1, 'Farm Building', '184,500', { deductible: '2,500', causes: 'broad', valuation: 'Replacement cost' }),
      cover(2, 'Farm Structure', '121,000', { deductible: '2,500', causes: 'broad', valuation: 'Actual cash value' }),
      cover(3, 'Farm Building', '68,750', { deductible: '2,500', causes: 'basic', valuation: 'Actual cash value' }),
      cover(null, 'Unscheduled Farm Personal Property', '535,000', {
        deductible: '2,500',
        causes: 'broad',
        valuation: 'Actual cash value',
        coinsurance: '80%',
      }),
      cover(null, 'Tractor, 2021 Oxbow 9R', '248,000', {
        deductible: '1,000',
        causes: 'special',
        valuation: 'Actual cash value',
      }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Sandhill Prairie Land Bank, ACA, its successors and assigns',
        address('701 Elevator Row', 'Norbeck', 'NE', '68761'),
        '4410-0927',
      ),
      interest(3, 'mortgagee', 'Ludell State Savings', address('15 Court Square', 'Ludell', 'NE', '68723')),
      interest(
        null,
        'loss payee',
        'Oxbow Machinery Credit',
        address('P.O. Box 3390', 'Galt City', 'IA', '51099'),
        'OMC-556120',
      ),
    ],
    terms: {
      'wind or hail deductible': '2% of its amount, and not less than $2,500',
      flood: 'not insured',
      earthquake: 'not insured',
    },
  },
}
