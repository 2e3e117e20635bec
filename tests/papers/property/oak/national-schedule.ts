import type { PropertyCoverage, PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { LOCATIONS, type ScheduledLocation } from './national-schedule-locations.ts'
import { across, at, type Column, endingAt, pairs, rows } from './sheet.ts'

const WIDE: [number, number] = [792, 612]
const COLUMNS: Column[] = [
  { x: 36 },
  { x: 62 },
  { x: 330 },
  { x: 420 },
  { x: 486 },
  { end: 590 },
  { end: 670 },
  { end: 752 },
]
const HEAD = ['Loc', 'Address', 'Occupancy', 'Const', 'Built', 'Building', 'Contents', 'Bus. Income']
const PER_PAGE = 8
const money = (figure: number) => `$${figure.toLocaleString('en-US')}`
const total = (of: 1 | 2 | 3) =>
  money(LOCATIONS.reduce((sum, { limits }) => sum + Number((limits[of - 1] ?? '0').replaceAll(',', '')), 0))

function schedulePage(page: number) {
  const shown = LOCATIONS.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const last = page * PER_PAGE >= LOCATIONS.length
  return {
    size: WIDE,
    texts: [
      at(36, 32, 'SCHEDULE OF LOCATIONS AND LIMITS OF INSURANCE', 11, true),
      at(36, 50, 'Attached to policy NPX-884-20175 of Northmark National Insurance Company', 8.5),
      at(620, 32, `Schedule page ${page} of 2`, 8.5),
      ...rows(COLUMNS, 78, [HEAD], 8),
      ...rows(COLUMNS, 98, shown.map(scheduleRow), 8.5, 26),
      ...(last
        ? totals(98 + shown.length * 26 + 8)
        : [at(36, 98 + shown.length * 26 + 8, 'Continued on the next page', 8)]),
    ],
    rulings: across(36, 720, 72, 92, 98 + shown.length * 26),
  }
}

function scheduleRow({ number, place, limits }: ScheduledLocation): string[] {
  const address = `${place.line1}, ${place.city}, ${place.state} ${place.zip}`
  const shown = limits.map((limit) => (limit ? `$${limit}` : 'Not covered'))
  return [number, address, place.occupancy, place.construction, place.yearBuilt, ...shown]
}

function totals(y: number) {
  return [
    at(330, y, 'Total of all locations', 8.5, true),
    endingAt(590, y, total(1), 8.5, true),
    endingAt(670, y, total(2), 8.5, true),
    endingAt(752, y, total(3), 8.5, true),
    at(36, y + 24, 'Totals are for rating only and are not a limit of insurance at any location.', 8.5),
  ]
}

const NAMES = ['Building', 'Contents', 'Business Income']
const wind = '2% of the values at the location'

function coveragesAt({ limits }: ScheduledLocation, place: number): PropertyCoverage[] {
  return limits.flatMap((limit, kind) => {
    if (!limit) return []
    if (kind === 2)
      return [coverage(place, 'Business Income', limit, { causes: 'special', deductibleWords: '72 hours' })]
    const told = {
      deductible: '10,000',
      causes: 'special',
      valuation: 'Replacement Cost',
      coinsurance: 'Waived',
    } as const
    return [coverage(place, NAMES[kind]!, limit, told)]
  })
}

/** A national carrier's large account: a first page, a schedule that runs over two wide pages, a page of interests. */
export const nationalSchedule: PropertyPaper = {
  name: 'national-schedule',
  pages: [
    {
      texts: [
        at(60, 50, 'Northmark National Insurance Company', 14, true),
        at(60, 70, 'National Property - Declarations', 11),
        ...pairs(
          60,
          220,
          104,
          [
            ['Policy number', 'NPX-884-20175'],
            ['Policy period', '06/01/2026 to 06/01/2027'],
            ['First named insured', 'Pebble & Fern Early Learning Centers, Inc.'],
            ['Mailing address', '4400 Sandbox Parkway, Suite 900'],
            ['', 'Larch Prairie, TX 75999'],
            ['Broker', 'Crosshatch Global Brokers'],
            ['', '10 Tower Place, 22nd Floor'],
            ['', 'Larch Prairie, TX 75999'],
            ['Perils insured', 'Special causes of loss, subject to the policy exclusions'],
            ['Limits', 'As shown for each location in the schedule attached'],
            ['Loss limit', '$15,000,000 any one occurrence'],
            ['Valuation', 'Replacement Cost on building and contents'],
            ['Coinsurance', 'Waived on building and contents; does not apply to business income'],
            ['Deductible, all other perils', '$10,000 per occurrence'],
            ['Deductible, wind or hail', wind],
            ['Business income waiting period', '72 hours'],
            ['Flood', '$1,000,000 annual aggregate, deductible $50,000'],
            ['Earth movement', 'Excluded'],
            ['Equipment breakdown', 'Included to the limit of each location'],
          ],
          9.5,
          18,
        ),
        at(60, 470, 'Annual premium $148,902, payable in four installments of $37,225.50', 9.5),
      ],
      rulings: across(60, 492, 92, 460),
    },
    schedulePage(1),
    schedulePage(2),
    {
      texts: [
        at(60, 50, 'Mortgagees and Loss Payees', 12, true),
        at(60, 68, 'Attached to policy NPX-884-20175', 8.5),
        ...rows(
          [{ x: 60 }, { x: 110 }, { x: 190 }, { x: 470 }],
          96,
          [
            ['Loc', 'Interest', 'Name and address', 'Loan'],
            ['1', 'Mortgagee', 'Tumbleweed Commercial Mortgage Trust 2019-C4', 'TCM-40071'],
            ['', '', 'c/o Ledgerstone Servicing, PO Box 5510', ''],
            ['', '', 'Larch Prairie, TX 75999', ''],
            ['7', 'Mortgagee', 'Bank of the Blue Mesa, ISAOA/ATIMA', '62-90114'],
            ['', '', '12 Plaza Real, Piedra Vista, NM 87999', ''],
            ['12', 'Loss Payee', 'Playground Capital Leasing LLC', ''],
            ['', '', '80 Slide Street, Arrow Bend, OK 74999', ''],
          ],
          9,
          16,
        ),
      ],
      rulings: across(60, 492, 108),
    },
  ],
  holds: {
    policy: {
      number: 'NPX-884-20175',
      carrier: 'Northmark National Insurance Company',
      effective: '06/01/2026',
      expiration: '06/01/2027',
    },
    insured: {
      name: 'Pebble & Fern Early Learning Centers, Inc.',
      line1: '4400 Sandbox Parkway',
      line2: 'Suite 900',
      city: 'Larch Prairie',
      state: 'TX',
      zip: '75999',
    },
    producer: {
      name: 'Crosshatch Global Brokers',
      line1: '10 Tower Place',
      line2: '22nd Floor',
      city: 'Larch Prairie',
      state: 'TX',
      zip: '75999',
    },
    places: LOCATIONS.map(({ number, place }) => ({ location: number, building: null, ...place })),
    coverages: LOCATIONS.flatMap(coveragesAt),
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Tumbleweed Commercial Mortgage Trust 2019-C4',
        address: {
          line1: 'c/o Ledgerstone Servicing',
          line2: 'PO Box 5510',
          city: 'Larch Prairie',
          state: 'TX',
          zip: '75999',
        },
        loan: 'TCM-40071',
      },
      interest(
        6,
        'mortgagee',
        'Bank of the Blue Mesa, ISAOA/ATIMA',
        ['12 Plaza Real', 'Piedra Vista', 'NM', '87999'],
        '62-90114',
      ),
      interest(11, 'loss payee', 'Playground Capital Leasing LLC', ['80 Slide Street', 'Arrow Bend', 'OK', '74999']),
    ],
    terms: {
      'causes of loss': 'Special',
      'loss limit': '15,000,000 any one occurrence',
      valuation: 'Replacement Cost',
      coinsurance: 'Waived on building and contents; does not apply to business income',
      deductible: '10,000 per occurrence',
      'wind or hail deductible': wind,
      'waiting period': '72 hours',
      flood: '1,000,000 annual aggregate, deductible 50,000',
      earthquake: 'Excluded',
      'equipment breakdown': 'Included to the limit of each location',
    },
  },
}
