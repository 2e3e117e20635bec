import type { PropertyPaper } from '../../paper.ts'
import { cover, interest, type Sheet, sheet } from '../sheet.ts'

/** Left edges of columns A to N, and the right edge of the last. */
const EDGES = [40, 60, 82, 190, 250, 272, 306, 366, 396, 456, 516, 566, 622, 656, 700, 752]
const RIGHT_SET = new Set([8, 9, 10, 11])
const HEADS = 'Loc|Bldg|Street|City|ST|ZIP|Const|Yr|Building|Contents|Rents|TIV|Val|AOP Ded|Mtg'.split('|')
const ROWS = [
  '1|1|1200 Sycamore Loop|Marlin Creek|TX|77999|JM|1984|1,420,000|60,000|210,000|1,690,000|RC|10,000|M1',
  '1|2|1210 Sycamore Loop|Marlin Creek|TX|77999|JM|1984|1,420,000|35,000|210,000|1,665,000|RC|10,000|M1',
  '2|1|55 Burnet Mill Rd|Oxbow|TX|77998|Frame|1971|890,000||148,000|1,038,000|ACV|10,000|M2',
  '3|1|3018 Caliche Hwy|Oxbow|TX|77998|MNC|2006|2,675,000|120,000|396,000|3,191,000|RC|25,000|',
  '3|2|3018-B Caliche Hwy|Oxbow|TX|77998|MNC|2006|310,000|||310,000|RC|25,000|',
  '4|1|7 Pecan Gin St|Harrow|TX|77997|Frame|1949|405,000|22,500|64,000|491,500|ACV|5,000|M3',
  '5|1|940 Levee Blvd|Harrow|TX|77997|JM|1992|1,150,000|48,000|175,000|1,373,000|RC|10,000|',
].map((row) => row.split('|'))
const TOTAL = '||Total|||||7|8,270,000|285,500|1,203,000|9,758,500|||'.split('|')

function gridded(name: string, from: number, rows: (string[] | string)[]): Sheet {
  const paper = sheet([792, 612])
  paper.put(40, 24, name, 7)
  paper.put(700, 24, 'SOV_2026_bound.xlsx', 7)
  const top = 40
  EDGES.slice(0, -1).forEach((edge, column) => {
    paper.put((edge + EDGES[column + 1]!) / 2 - 3, top + 3, String.fromCharCode(65 + column), 7)
  })
  for (const [index, row] of rows.entries()) {
    const y = top + 14 + index * 17
    paper.put(24, y + 5, String(from + index), 7)
    if (typeof row === 'string') {
      paper.put(EDGES[0]! + 3, y + 4, row, 8)
      continue
    }
    row.forEach((cell, column) => {
      if (RIGHT_SET.has(column)) paper.ending(EDGES[column + 1]! - 3, y + 5, cell, 7.5, row === HEADS)
      else paper.put(EDGES[column]! + 3, y + 5, cell, 7.5, row === HEADS)
    })
    EDGES.slice(1, -1).forEach((edge) => {
      paper.down(edge, y, 17, 0.25)
    })
  }
  const height = 14 + rows.length * 17
  for (let row = 0; row <= rows.length; row++) paper.across(40, top + 14 + row * 17, 712, 0.25)
  paper.across(20, top, 732, 0.5)
  paper.down(20, top, height, 0.5)
  paper.down(40, top, height, 0.5)
  paper.down(752, top, height, 0.5)
  return paper
}

const schedule = gridded('Schedule', 1, [
  'Schedule of insured locations and limits, as bound.  Each amount is a separate limit for its row.  TIV is for information.',
  'Insured: Cottonmouth Creek Apartments, LP, 1200 Sycamore Loop, Marlin Creek, TX 77999',
  'Carrier: Trinity Palisade Insurance Company (NAIC 95511)     Policy: TPX 330-4471-26     3/15/2026 to 3/15/2027',
  'Broker: Larkspur & Tull, Inc., 880 Ferrier Street, Suite 210, Tamarack, OR 97998     503-555-0161',
  '',
  HEADS,
  ...ROWS,
  TOTAL,
])
const notes = gridded('Terms', 1, [
  'Policy TPX 330-4471-26     Terms that go with the Schedule tab',
  'Causes of loss: Special for locations 1, 2, 3 and 5.  Broad for location 4.',
  'Val: RC = replacement cost, ACV = actual cash value.  Contents are RC at all locations whatever the building is.',
  'Coinsurance: waived, buildings and contents.  Rents: 1/6 monthly limit of indemnity.  Rents wait 72 hours, no dollar deductible.',
  'AOP Ded applies to building and contents of its row.  Wind/hail: 2% of TIV of the row, minimum 25,000.',
  'Named storm: same as wind/hail.  Theft of copper: 25,000 each loss.',
  'Flood: 500,000 annual aggregate, all locations but 4; deductible 50,000.  Quake: not covered.',
  'Equipment breakdown: included, all locations.',
  'Mtg codes, each for building of its row',
  'M1     mortgagee     Redbird Agency Lending LLC ISAOA/ATIMA, PO Box 9140, Dallhart, TX 75998     loan 2019-4471-A',
  'M2     mortgagee     Oxbow State Bank, 1 Depot Plaza, Oxbow, TX 77998     loan 88132',
  'M3     mortgagee     Estate of Verbena Quill, 14 Pecan Gin St, Harrow, TX 77997     no loan number given',
  'Last year (3/15/2025-26): TIV 9,120,000, AOP 5,000 throughout, policy TPX 330-4471-25.  Premium 71,204; this year 78,660.',
  'Sold and taken off 11/2025: 61 Burnet Mill Rd, building 640,000, mortgagee Gristle Creek Bank.',
])

const places = ROWS.map(([location, building, line1, city, state, zip, construction, yearBuilt]) => ({
  location: location!,
  building: building!,
  line1: line1!,
  city: city!,
  state: state!,
  zip: zip!,
  construction: construction!,
  yearBuilt: yearBuilt!,
}))

const coverages = ROWS.flatMap((row, place) => {
  const [building, contents, rents, , valued, deductible] = row.slice(8) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const causes = row[0] === '4' ? ('broad' as const) : ('special' as const)
  const valuation = valued === 'RC' ? 'Replacement cost' : 'Actual cash value'
  return [
    cover(place, 'Building', building, { deductible, causes, valuation }),
    ...(contents ? [cover(place, 'Contents', contents, { deductible, causes, valuation: 'Replacement cost' })] : []),
    ...(rents ? [cover(place, 'Rents', rents, { deductibleWords: '72 hours', causes })] : []),
  ]
})

const redbird = (place: number) =>
  interest(
    place,
    'mortgagee',
    'Redbird Agency Lending LLC ISAOA/ATIMA',
    ['PO Box 9140', 'Dallhart', 'TX', '75998'],
    '2019-4471-A',
  )

export const workbook: PropertyPaper = {
  name: 'a printed workbook with limits in columns and codes for lenders',
  pages: [schedule.page, notes.page],
  holds: {
    policy: {
      number: 'TPX 330-4471-26',
      carrier: 'Trinity Palisade Insurance Company',
      naic: '95511',
      effective: '03/15/2026',
      expiration: '03/15/2027',
    },
    insured: {
      name: 'Cottonmouth Creek Apartments, LP',
      line1: '1200 Sycamore Loop',
      city: 'Marlin Creek',
      state: 'TX',
      zip: '77999',
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
    places,
    coverages: [
      ...coverages,
      cover(null, 'Flood', '500,000', { deductible: '50,000' }),
      cover(null, 'Equipment breakdown', null, { words: 'included' }),
    ],
    interests: [
      redbird(0),
      redbird(1),
      interest(2, 'mortgagee', 'Oxbow State Bank', ['1 Depot Plaza', 'Oxbow', 'TX', '77998'], '88132'),
      interest(5, 'mortgagee', 'Estate of Verbena Quill', ['14 Pecan Gin St', 'Harrow', 'TX', '77997']),
    ],
    terms: {
      coinsurance: 'waived, buildings and contents',
      'monthly limit of indemnity': '1/6',
      'wind or hail deductible': '2% of TIV of the row, minimum 25,000',
      'named storm deductible': 'same as wind/hail',
      'theft deductible': 'Theft of copper: 25,000 each loss',
      flood: '500,000 annual aggregate, all locations but 4; deductible 50,000',
      earthquake: 'not covered',
      'equipment breakdown': 'included, all locations',
    },
  },
}
