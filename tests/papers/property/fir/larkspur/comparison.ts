import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, sheet } from '../sheet.ts'

type Row = [what: string, expiring: string[], declined: string[], bound: string[]]

const X = [36, 178, 306, 434, 576] as const

/** Rows of three answers to one question; a row may hold several lines. */
function compared(heading: string, from: number, rows: Row[]) {
  const paper = sheet()
  paper.put(36, 30, heading, 11, true)
  let y = from
  for (const [index, [what, ...answers]] of rows.entries()) {
    const lines = Math.max(1, ...answers.map((each) => each.length))
    const height = lines * 11.5 + 8
    paper.put(X[0] + 4, y + 5, what, 8, !answers[0].length || index === 0)
    answers.forEach((each, column) => {
      each.forEach((line, row) => {
        paper.put(X[column + 1]! + 4, y + 5 + row * 11.5, line, 8, index === 0)
      })
    })
    paper.across(36, y, 540, index < 2 ? 0.9 : 0.3)
    y += height
  }
  paper.across(36, y, 540, 0.9)
  for (const x of X.slice(1, -1)) paper.down(x, from, y - from, 0.3)
  return { paper, y }
}

const same = (what: string, text: string): Row => [what, [text], [text], [text]]

const first = compared('The Osprey Ledge Inn, Inc.  Property insurance, renewal of 5/1/2026', 92, [
  ['', ['Expiring 2025-26'], ['Quoted, declined'], ['BOUND 2026-27']],
  [
    'Carrier',
    ['Lanthorn Fire', 'Insurance Company'],
    ['Sable Point', 'Assurance, Inc.'],
    ['Lanthorn Fire', 'Insurance Company'],
  ],
  ['Policy number', ['LF-C 208811'], ['-'], ['LF-C 231940']],
  ['Term', ['5/1/25 - 5/1/26'], ['5/1/26 - 5/1/27'], ['5/1/26 - 5/1/27']],
  ['Premium', ['$48,200'], ['$44,910'], ['$51,635']],
  ['Location 1: inn', [], [], []],
  ['Building', ['$4,900,000'], ['$4,700,000'], ['$5,250,000']],
  ['Furniture and fixtures', ['$600,000'], ['$600,000'], ['$640,000']],
  ['Location 2: boathouse', [], [], []],
  ['Building', ['$275,000'], ['Not offered'], ['$290,000']],
  ['Docks and piers', ['$80,000'], ['Not offered'], ['$65,000']],
  ['Both locations', [], [], []],
  ['Business income', ['$1,100,000'], ['ALS, 12 months'], ['$1,350,000']],
  ['  waiting hours', ['72'], ['72'], ['48']],
  ['Ordinance or law A', ['Included'], ['Included'], ['Included']],
  ['Ordinance or law B + C', ['$250,000'], ['$100,000'], ['$500,000']],
  ['Fine arts', ['$40,000'], ['None'], ['$55,000']],
])
first.paper.lines(
  36,
  50,
  [
    'Prepared by Larkspur & Tull, Inc., 880 Ferrier Street, Suite 210, Tamarack, OR 97998. 503-555-0161',
    'Insured mails to: 1 Ledge Road, Penhallow, RI 02999. Bound means in force; the other columns are for comparison only.',
  ],
  8,
)

const second = compared('The Osprey Ledge Inn, Inc.  Terms', 56, [
  ['', ['Expiring 2025-26'], ['Quoted, declined'], ['BOUND 2026-27']],
  ['Deductible, all property', ['$10,000'], ['$5,000'], ['$25,000']],
  ['Wind or hail', ['1% of the building'], ['5% of the building'], ['2% of the building']],
  ['Theft of fine arts', ['$1,000'], ['-'], ['$2,500']],
  ['Causes, location 1', ['Special'], ['Special'], ['Special']],
  ['Causes, location 2', ['Basic'], ['-'], ['Broad']],
  same('Valuation, location 1', 'Replacement cost'),
  ['Valuation, location 2', ['Actual cash value'], ['-'], ['Actual cash value']],
  ['Coinsurance, buildings', ['90%'], ['80%'], ['100%']],
  ['Coinsurance, the rest', ['None'], ['None'], ['None']],
  ['Flood', ['Excluded'], ['$250,000'], ['Excluded']],
  same('Earthquake', 'Excluded'),
  ['Equipment breakdown', ['Excluded'], ['Included'], ['Included']],
  [
    'Mortgagee, location 1',
    ['Cormorant Savings', 'Bank', '6 Wharf Street', 'Penhallow, RI 02998', 'Loan 30-5519'],
    ['As expiring'],
    ['Narrows Trust', 'Company ISAOA', 'PO Box 81', 'Penhallow, RI 02998', 'Loan 4417-0026'],
  ],
  ['Loss payee, location 2', ['None'], ['None'], ['Halyard Marine Credit', '200 Slip Way', 'Galilee Cove, RI 02997']],
])
second.paper.lines(
  36,
  second.y + 16,
  [
    'Location 1 is 1 Ledge Road, Penhallow, RI 02999: inn with 38 rooms, frame, 1898.',
    'Location 2 is 27 Landing Lane, Penhallow, RI 02999: boathouse, frame, 1960.',
    'Deductible, all property, is for buildings, furniture and fixtures, docks and piers. Business income has none but its waiting hours.',
  ],
  8.5,
)

const inn = { deductible: '25,000', causes: 'special', valuation: 'Replacement cost' } as const
const boathouse = { deductible: '25,000', causes: 'broad', valuation: 'Actual cash value' } as const
const town = { city: 'Penhallow', state: 'RI', zip: '02999', building: null, construction: 'frame' }

export const comparison: PropertyPaper = {
  name: 'a comparison of expiring, declined and bound terms with the bound ones last',
  pages: [first.paper.page, second.paper.page],
  holds: {
    policy: {
      number: 'LF-C 231940',
      carrier: 'Lanthorn Fire Insurance Company',
      effective: '05/01/2026',
      expiration: '05/01/2027',
    },
    insured: {
      name: 'The Osprey Ledge Inn, Inc.',
      line1: '1 Ledge Road',
      city: 'Penhallow',
      state: 'RI',
      zip: '02999',
    },
    producer: {
      name: 'Larkspur & Tull, Inc.',
      phone: '503-555-0161',
      line1: '880 Ferrier Street',
      line2: 'Suite 210',
      city: 'Tamarack',
      state: 'OR',
      zip: '97998',
    },
    places: [
      { ...town, location: '1', line1: '1 Ledge Road', occupancy: 'inn with 38 rooms', yearBuilt: '1898' },
      { ...town, location: '2', line1: '27 Landing Lane', occupancy: 'boathouse', yearBuilt: '1960' },
    ],
    coverages: [
      cover(0, 'Building', '5,250,000', { ...inn, coinsurance: '100%' }),
      cover(0, 'Furniture and fixtures', '640,000', inn),
      cover(1, 'Building', '290,000', { ...boathouse, coinsurance: '100%' }),
      cover(1, 'Docks and piers', '65,000', boathouse),
      cover(null, 'Business income', '1,350,000', { deductibleWords: '48 waiting hours' }),
      cover(null, 'Ordinance or law A', null, { words: 'Included' }),
      cover(null, 'Ordinance or law B + C', '500,000'),
      cover(null, 'Fine arts', '55,000'),
      cover(null, 'Equipment breakdown', null, { words: 'Included' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Narrows Trust Company ISAOA', ['PO Box 81', 'Penhallow', 'RI', '02998'], '4417-0026'),
      interest(1, 'loss payee', 'Halyard Marine Credit', ['200 Slip Way', 'Galilee Cove', 'RI', '02997']),
    ],
    terms: {
      deductible: '$25,000, all property',
      'wind or hail deductible': '2% of the building',
      'theft deductible': 'Theft of fine arts: $2,500',
      flood: 'Excluded',
      earthquake: 'Excluded',
      'equipment breakdown': 'Included',
    },
  },
}
