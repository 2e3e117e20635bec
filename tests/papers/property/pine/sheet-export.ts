import type { PropertyPaper } from '../paper.ts'
import { across, cells, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const HEADS = 'Loc|Bldg|Street|City|ST|Zip|Const|Occ|YrBlt|SqFt|Bldg SI|Cont SI|BI/EE SI|TIV|24-25 Bldg|Ded|Val|Coins'
const X = [52, 78, 106, 222, 292, 316, 352, 394, 474, 508, 546, 596, 646, 696, 752, 812, 852, 890]

type Amounts = [building: number, contents: number, income: number, expiring: number, deductible: number]
type Told = [loc: string, bldg: string, street: string, city: string, st: string, zip: string, ...told: string[]]

/** Each row as the sheet holds it but its total; 0 is not insured. */
const ROWS = [
  '1|1|4 Bellows Road|Anvil Ford|TN|37999|JM|Foundry|1958|48200|3120000|2875000|900000|2980000|25000|RC|90%',
  '1|2|4 Bellows Road|Anvil Ford|TN|37999|NC|Pattern shop|1983|9600|610000|340000|0|585000|25000|RC|90%',
  '2|1|118 Tuyere Street|Anvil Ford|TN|37999|FR|Office|2004|12400|1985000|260000|350000|1890000|10000|RC|100%',
  '3|1|9900 Slag Pile Pike|Crucible|KY|42999|NC|Warehouse|1997|60000|2440000|4150000|0|2300000|25000|RC|80%',
  '4|1|31 Ladle Court|Crucible|KY|42999|F|Rental house|1940|1450|98000|0|0|92000|5000|ACV|80%',
  '5|1|702 Cupola Avenue|New Tongs|VA|24999|JM|Sales room|1972|7200|0|415000|120000|0|10000|RC|90%',
].map((row) => {
  const told = row.split('|')
  const [building, contents, income, expiring, deductible] = told.slice(10, 15).map(Number) as Amounts
  const [valuation, coinsurance] = told.slice(15) as [string, string]
  const where = told.slice(0, 10) as Told
  return { where, building, contents, income, expiring, deductible, valuation, coinsurance }
})

type Row = (typeof ROWS)[number]

const written = (amount: number) => amount.toLocaleString('en-US')
const total = (amountOf: (row: Row) => number) => ROWS.reduce((sum, row) => sum + amountOf(row), 0)

function covers({ building, contents, income, deductible, valuation, coinsurance }: Row, at: number) {
  const common = { deductible: written(deductible), causes: 'special', valuation, coinsurance } as const
  return [
    ...(building ? [cover(at, 'Bldg', written(building), common)] : []),
    ...(contents ? [cover(at, 'Cont', written(contents), common)] : []),
    ...(income ? [cover(at, 'BI/EE', written(income), { deductibleWords: '72 hours', causes: 'special' })] : []),
  ]
}

function printed({ where, building, contents, income, expiring, deductible, valuation, coinsurance }: Row): string {
  const sums = [building, contents, income, building + contents + income, expiring, deductible]
  return [...where, ...sums, valuation, coinsurance].join('|')
}

const TOTALS = [
  total(({ building }) => building),
  total(({ contents }) => contents),
  total(({ income }) => income),
  total(({ building, contents, income }) => building + contents + income),
]

/** A broker's workbook printed with its column letters and row numbers; amounts without commas, lienholders on a second sheet. */
export const SHEET_EXPORT: PropertyPaper = {
  name: 'workbook print',
  pages: [
    {
      size: [936, 612],
      texts: [
        ...across(
          24,
          X.map((x, index) => [x + 8, String.fromCharCode(65 + index)]),
          7,
        ),
        ...under(
          34,
          40,
          Array.from({ length: 21 }, (_, index) => String(index + 1)),
          7,
          16,
        ),
        ...cells(40, [52, 150, 474, 546], 'Named Insured|Hammerwright Castings Group, Inc.|Pol #|TKP-330-71846', 8),
        ...cells(56, [52, 150, 474, 546], 'Mailing|4 Bellows Road, Anvil Ford, TN 37999|Eff|10/1/2025', 8),
        ...cells(72, [52, 150, 474, 546], 'Carrier|Trammel & Keystone Property Insurance Co.|Exp|10/1/2026', 8),
        ...cells(88, [52, 150, 474, 546], 'Agency|Osier Brook Insurance|Form|Special, incl. theft', 8),
        ...cells(120, X, HEADS, 8, true),
        ...ROWS.flatMap((row, index) => cells(136 + index * 16, X, printed(row), 8)),
        ...cells(248, [508, ...X.slice(10)], ['Totals', ...TOTALS].join('|'), 8, true),
        ...cells(
          280,
          [52],
          'SI = sum insured on policy. 0 = not insured. Const: F frame, JM joisted masonry, NC non-combustible, FR fire resistive.',
          8,
        ),
        ...cells(296, [52], 'BI/EE: 72 hours wait, Coins does not apply. Ded = all other perils, per occurrence.', 8),
        ...cells(312, [52], 'Wind/Hail', 8),
        ...cells(312, [106], '1% of building SI at Loc 3 and 4, elsewhere AOP', 8),
        ...cells(328, [52], 'Quake', 8),
        ...cells(328, [106, 292, 352], '1000000 agg, ded 5% TIV|Flood|Excl', 8),
        ...cells(344, [52], 'Eq Bkdn', 8),
        ...cells(344, [106, 292, 352], 'Included|Ord/Law|A incl, B+C 250000', 8),
      ],
      rulings: [
        [48, 20, 876, 0.4],
        [48, 116, 876, 0.6],
        [48, 132, 876, 0.6],
        [48, 244, 876, 0.6],
        [48, 20, 0.4, 350],
      ],
    },
    {
      size: [936, 612],
      texts: [
        { x: 34, y: 24, text: 'Lienholders', size: 8, bold: true },
        ...cells(48, [52, 90, 130, 230, 700], 'Loc|Bldg|Type|Name and address|Loan / lease', 8, true),
        ...cells(66, [52, 90, 130], '1|1|Mortgagee', 8),
        ...cells(66, [230, 700], 'Forge Valley Bancorp ISAOA, 60 Main Street, Anvil Ford, TN 37999|FV-20447', 8),
        ...cells(82, [52, 90, 130], '3|1|Mortgagee', 8),
        ...cells(
          82,
          [230, 700],
          'Whitlock Teachers Annuity Company, 14 Pension Plaza, Suite 900, Varney, MA 02999|WTA 7-1180',
          8,
        ),
        ...cells(98, [52, 90, 130], '3|1|Loss Payee', 8),
        ...cells(98, [230, 700], 'Polestar Equipment Leasing, 8 Gantry Way, Crucible, KY 42999|Lease 55-8813', 8),
        ...cells(
          130,
          [52],
          'Paid off, delete: Loc 2 Bldg 1 mortgagee Old Hickory Thrift, loan OH-9921 (released 8/2025)',
          8,
        ),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'TKP-330-71846',
      carrier: 'Trammel & Keystone Property Insurance Co.',
      effective: '10/01/2025',
      expiration: '10/01/2026',
    },
    insured: { name: 'Hammerwright Castings Group, Inc.', ...address('4 Bellows Road', 'Anvil Ford', 'TN', '37999') },
    producer: { name: 'Osier Brook Insurance' },
    places: ROWS.map(({ where }) => {
      const [location, building, line1, city, state, zip, construction, occupancy, yearBuilt] = where
      return place(location, building, { line1, city, state, zip }, { construction, occupancy, yearBuilt })
    }),
    coverages: [
      ...ROWS.flatMap(covers),
      cover(null, 'Quake', '1,000,000', { deductibleWords: '5% TIV' }),
      cover(null, 'Eq Bkdn', null, { words: 'Included' }),
      cover(null, 'Ord/Law A', null, { words: 'incl' }),
      cover(null, 'Ord/Law B+C', '250,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Forge Valley Bancorp ISAOA',
        address('60 Main Street', 'Anvil Ford', 'TN', '37999'),
        'FV-20447',
      ),
      interest(
        3,
        'mortgagee',
        'Whitlock Teachers Annuity Company',
        address('14 Pension Plaza', 'Varney', 'MA', '02999', 'Suite 900'),
        'WTA 7-1180',
      ),
      interest(
        3,
        'loss payee',
        'Polestar Equipment Leasing',
        address('8 Gantry Way', 'Crucible', 'KY', '42999'),
        '55-8813',
      ),
    ],
    terms: {
      'wind or hail deductible': '1% of building SI at Loc 3 and 4, elsewhere AOP',
      earthquake: '1000000 agg',
      'earthquake deductible': '5% TIV',
      flood: 'Excl',
      'equipment breakdown': 'Included',
      'ordinance or law': 'A incl, B+C 250000',
      'waiting period': '72 hours',
    },
  },
}
