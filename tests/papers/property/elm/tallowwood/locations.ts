import type { PropertyCoverage, PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, LANDSCAPE, type Part, rows, say, sheet, stack } from '../layout.ts'
import { STORES, type Store } from './stores.ts'

const EDGES: Edge[] = [36, 62, 88, 206, 330, 372, 408, { end: 540 }, { end: 610 }, { end: 680 }, 706]
const HEADS: Edge[] = [36, 62, 88, 206, 330, 372, 408, 490, 570, 640, 696]
const ALL = STORES.flat()

const first = sheet(
  [
    bold(36, 36, 'TALLOWWOOD SPECIALTY INSURANCE COMPANY', 13),
    bold(36, 56, 'SCHEDULED PROPERTY POLICY - DECLARATIONS', 11),
    rows(
      [36, 230, 400],
      80,
      [['Policy TWS-SCH-4402861', 'NAIC 99537', 'Effective 01/01/2026   Expires 01/01/2027']],
      9,
    ),
    across(36, 98, 720),
    bold(36, 106, 'Insured'),
    stack(36, 120, ['Juniper & Vane Storage Partners, LP', '77 Ponce Arcade, Floor 3', 'Atlanta, GA 30308']),
    bold(400, 106, 'Broker of record'),
    stack(400, 120, ['Peachfuzz Commercial Insurance Agency', '6 Edgewood Row', 'Atlanta, GA 30303', '404-555-0133']),
    across(36, 178, 720),
    bold(36, 186, 'Terms that apply to every location of the schedule'),
    rows(
      [36, 200],
      202,
      [
        ['Causes of loss', 'Special form'],
        ['Valuation', 'Replacement cost on buildings and contents'],
        ['Coinsurance', 'Waived on buildings and contents; agreed value applies through 01/01/2027'],
        ['Deductible', '$25,000 each occurrence, all other perils, buildings and contents'],
        ['Wind or hail deductible', 'The percentage in the schedule, of the limits at the location with loss'],
        ['Loss of rents', '72 hours waiting period, up to 12 months'],
        ['Margin clause', '110% of the scheduled limit of each building'],
        ['Flood', 'Excluded in zones A and V; $2,500,000 annual aggregate elsewhere, deductible $50,000'],
        ['Earthquake', 'Excluded'],
        ['Equipment breakdown', 'Included in the limits of each location'],
      ],
      9,
      16,
    ),
    across(36, 368, 720),
    stack(36, 376, [
      'The limits of insurance are those of the schedule on the next three pages. Subtotals and totals serve to rate the policy only.',
      'Total insured values at the last renewal were $41,220,000. The annual premium of this policy is $139,804.',
    ]),
  ],
  LANDSCAPE,
)

const schedule = STORES.map((stores, index) =>
  sheet(
    [
      bold(36, 36, 'SCHEDULE OF LOCATIONS', 11),
      say(400, 38, `TWS-SCH-4402861     Juniper & Vane Storage Partners, LP     Sheet ${index + 1} of 3`, 8),
      rows(
        HEADS,
        62,
        [
          [
            'Loc',
            'Bldg',
            'Street',
            'City, State, ZIP',
            'Const',
            'Built',
            'Occupancy',
            'Building',
            'Contents',
            'Rents',
            'Wind/Hail',
          ],
        ],
        8,
        12,
        true,
      ),
      bold(560, 52, 'Sum insured ($)', 7),
      across(36, 76, 720),
      rows(EDGES, 84, stores.map(printed), 8, 18),
      across(36, 84 + stores.length * 18, 720),
      rows(
        [88, { end: 540 }, { end: 610 }, { end: 680 }],
        92 + stores.length * 18,
        [['Sheet subtotal', ...sums(stores)]],
        8,
      ),
      ...(index === 2 ? grandTotal(110 + stores.length * 18) : []),
    ],
    LANDSCAPE,
  ),
)

const last = sheet(
  [
    bold(36, 36, 'MORTGAGEES AND LOSS PAYEES', 11),
    say(400, 38, 'TWS-SCH-4402861     Juniper & Vane Storage Partners, LP', 8),
    rows([36, 120, 240, 430, 640], 62, [['Loc - Bldg', 'Interest', 'Name', 'Address', 'Loan']], 8, 12, true),
    across(36, 76, 720),
    rows(
      [36, 120, 240, 430, 640],
      84,
      [
        ['4 - 1', 'Mortgagee', 'Wassaw Sound Bank, ISAOA', '101 Bay Lane, Savannah, GA 31401', '2210-66-04'],
        [
          '8 - 1',
          'Mortgagee',
          'Piedmont Anvil Life Insurance Co.',
          '5 Trade Tower, Charlotte, NC 28202',
          'PA 400-7731',
        ],
        [
          '10 - 1',
          'Mortgagee',
          'Piedmont Anvil Life Insurance Co.',
          '5 Trade Tower, Charlotte, NC 28202',
          'PA 400-7790',
        ],
        ['14 - 1', 'Loss Payee', 'Forklift Depot Finance, Inc.', '880 Government Spur, Mobile, AL 36604', ''],
      ],
      8,
      18,
    ),
    say(36, 170, 'No mortgagee is named at any other location.', 8),
  ],
  LANDSCAPE,
)

function printed(store: Store): string[] {
  const [city, state, zip] = store.town
  const limits = store.limits.map((limit) => limit || '-')
  const { location, building, street, construction, yearBuilt, occupancy, wind } = store
  return [
    location,
    building,
    street || '(same)',
    `${city}, ${state} ${zip}`,
    construction,
    yearBuilt,
    occupancy,
    ...limits,
    wind,
  ]
}

function sums(stores: Store[]): string[] {
  const amounts = stores.map((store) => store.limits.map((limit) => Number(limit.replaceAll(',', ''))))
  return [0, 1, 2].map((column) => amounts.reduce((sum, row) => sum + row[column]!, 0).toLocaleString('en-US'))
}

function grandTotal(y: number): Part[] {
  return [rows([88, { end: 540 }, { end: 610 }, { end: 680 }], y, [['Total of all locations', ...sums(ALL)]], 8)]
}

const GOODS = {
  deductible: '25,000',
  causes: 'special',
  valuation: 'Replacement cost',
  coinsurance: 'Waived',
} as const

function coveragesOf({ limits: [building, contents, rents] }: Store, place: number): PropertyCoverage[] {
  return [
    coverage(place, 'Building', building, GOODS),
    coverage(place, 'Contents', contents, GOODS),
    coverage(place, 'Rents', rents, { deductibleWords: '72 hours waiting period', causes: 'special' }),
  ].filter(({ limit }) => limit)
}

/** The street of a row that says "same" is that of the last row before it which tells one. */
function streetOf(index: number): string {
  return ALL[index]!.street || streetOf(index - 1)
}

function placeOf(location: string): number {
  return ALL.findIndex((store) => store.location === location && store.building === '1')
}

const ANVIL = {
  kind: 'mortgagee',
  name: 'Piedmont Anvil Life Insurance Co.',
  address: address('5 Trade Tower', 'Charlotte', 'NC', '28202'),
} as const

/** A schedule of twenty-two buildings over three landscape pages, with subtotals that are no limits. */
export const locations: PropertyPaper = {
  name: 'tallowwood-locations',
  pages: [first, ...schedule, last],
  holds: {
    policy: {
      number: 'TWS-SCH-4402861',
      carrier: 'Tallowwood Specialty Insurance Company',
      naic: '99537',
      effective: '01/01/2026',
      expiration: '01/01/2027',
    },
    insured: {
      name: 'Juniper & Vane Storage Partners, LP',
      ...address('77 Ponce Arcade', 'Atlanta', 'GA', '30308'),
      line2: 'Floor 3',
    },
    producer: {
      name: 'Peachfuzz Commercial Insurance Agency',
      ...address('6 Edgewood Row', 'Atlanta', 'GA', '30303'),
      phone: '404-555-0133',
    },
    places: ALL.map(({ location, building, town, construction, yearBuilt, occupancy }, index) => ({
      ...address(streetOf(index), ...town),
      location,
      building,
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      ...ALL.flatMap(coveragesOf),
      coverage(null, 'Flood', '2,500,000', { deductible: '50,000' }),
      coverage(null, 'Equipment breakdown', null, { words: 'Included in the limits of each location' }),
    ],
    interests: [
      {
        place: placeOf('4'),
        kind: 'mortgagee',
        name: 'Wassaw Sound Bank, ISAOA',
        address: address('101 Bay Lane', 'Savannah', 'GA', '31401'),
        loan: '2210-66-04',
      },
      { place: placeOf('8'), ...ANVIL, loan: 'PA 400-7731' },
      { place: placeOf('10'), ...ANVIL, loan: 'PA 400-7790' },
      {
        place: placeOf('14'),
        kind: 'loss payee',
        name: 'Forklift Depot Finance, Inc.',
        address: address('880 Government Spur', 'Mobile', 'AL', '36604'),
        loan: null,
      },
    ],
    terms: {
      'agreed value': 'Applies through 01/01/2027',
      'all other perils deductible': '$25,000 each occurrence',
      'wind or hail deductible': 'The percentage in the schedule, of the limits at the location with loss',
      'waiting period': '72 hours',
      'margin clause': '110% of the scheduled limit of each building',
      flood: 'Excluded in zones A and V; $2,500,000 annual aggregate elsewhere, deductible $50,000',
      earthquake: 'Excluded',
      'equipment breakdown': 'Included in the limits of each location',
    },
  },
}
