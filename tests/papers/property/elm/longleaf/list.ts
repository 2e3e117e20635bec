import type { PropertyCoverage, PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { grid, rows, say, sheet } from '../layout.ts'

const LEGAL: [number, number] = [1008, 612]

/** A row as typed: number, street, town, state, ZIP, construction, year, use, then renewed limits, deductibles and lender. */
type Listed = {
  number: string
  place: [line1: string, city: string, state: string, zip: string]
  built: [construction: string, year: string, use: string]
  expiring: [building: string, contents: string]
  renewed: [building: string, contents: string, rents: string]
  deductible: string
  hurricane: string
  lender: [kind: string, name: string, loan: string]
}

const LISTED: Listed[] = [
  {
    number: '1',
    place: ['201 Mandarin Wharf Rd', 'Jacksonville', 'FL', '32223'],
    built: ['JM', '1972', 'Strip center'],
    expiring: ['1,690,000', '-'],
    renewed: ['1,860,000', '-', '214,000'],
    deductible: '10,000',
    hurricane: '3%',
    lender: ['Mortgagee', 'Duval Sunrise Bank ISAOA', '61-2207'],
  },
  {
    number: '2',
    place: ['9 Matanzas Cut', 'St. Augustine', 'FL', '32084'],
    built: ['Frame', '1926', 'Inn and gift shop'],
    expiring: ['805,000', '90,000'],
    renewed: ['880,000', '95,000', '130,000'],
    deductible: '10,000',
    hurricane: '5%',
    lender: ['Mortgagee', 'Castillo Mutual Savings', '0440-19'],
  },
  {
    number: '3',
    place: ['4821 Paynes Prairie Blvd', 'Gainesville', 'FL', '32608'],
    built: ['MNC', '2003', 'Medical offices'],
    expiring: ['2,440,000', '35,000'],
    renewed: ['2,520,000', '35,000', '288,000'],
    deductible: '5,000',
    hurricane: '2%',
    lender: ['', '', ''],
  },
  {
    number: '4',
    place: ['77 Silver Springs Ct', 'Ocala', 'FL', '34470'],
    built: ['NC', '1996', 'Warehouse'],
    expiring: ['1,015,000', '-'],
    renewed: ['1,015,000', '-', '-'],
    deductible: '5,000',
    hurricane: '2%',
    lender: ['Mortgagee', 'Duval Sunrise Bank ISAOA', '61-2315'],
  },
  {
    number: '5',
    place: ['1340 Halifax Breeze Ave', 'Daytona Beach', 'FL', '32118'],
    built: ['JM', '1981', 'Owner office'],
    expiring: ['560,000', '120,000'],
    renewed: ['610,000', '140,000', '-'],
    deductible: '10,000',
    hurricane: '5%',
    lender: ['Loss Payee', 'Copierworks Rental Corp', ''],
  },
]

const HEAD = [
  'Loc',
  'Street',
  'City, St ZIP',
  'Const',
  'Built',
  'Use',
  'Exp. Bldg',
  'Exp. Cont',
  'Renl. Bldg',
  'Renl. Cont',
  'Renl. Rents',
  'AOP Ded',
  'Hurr.',
  'Interest',
  'Name',
  'Loan',
]
const WIDTHS = [26, 114, 116, 36, 32, 80, 56, 48, 58, 50, 54, 44, 32, 54, 118, 44]

const page = sheet(
  [
    rows(
      [24, 140, 460, 560],
      24,
      [
        ['PROPERTY SCHEDULE AS BOUND', '', 'Prepared by', 'Longleaf Bay Wholesale Brokers, LLC'],
        ['Insured', 'First Coast Rooftree Holdings, LLC', 'For producer', 'Timucua Trail Insurance Partners'],
        ['Mail', '60 Riverside Loop Ste 12, Jacksonville, FL 32204', 'Producer phone', '904-555-0145'],
        ['Insurer', 'Gulf Heron Property & Casualty Company', 'NAIC', '99684'],
        ['Policy', 'GHC 31-0087-55', 'Term', '05/01/2026 - 05/01/2027'],
        [
          'Causes',
          'Special, all buildings, contents and rents',
          'Valuation',
          'RC, buildings and contents; location 2 ACV',
        ],
        ['Coinsurance', '80% buildings and contents', 'Rents', '72 hr wait'],
      ],
      8,
      14,
    ),
    grid(
      24,
      136,
      WIDTHS,
      [
        HEAD,
        ...LISTED.map(({ number, place: [line1, city, state, zip], ...row }) => [
          number,
          line1,
          `${city}, ${state} ${zip}`,
          ...row.built,
          ...row.expiring,
          ...row.renewed,
          row.deductible,
          row.hurricane,
          ...row.lender,
        ]),
        ['', 'TOTAL', '', '', '', '', '6,510,000', '245,000', '6,885,000', '270,000', '632,000', '', '', '', '', ''],
      ],
      7,
      [6, 7, 8, 9, 10, 11],
    ),
    rows(
      [24, 110],
      272,
      [
        [
          'Note 1',
          'AOP deductible is per occurrence, for building and contents. Hurr. is the hurricane deductible, a percentage of TIV at the location.',
        ],
        ['Note 2', 'Wind and hail other than hurricane: AOP deductible applies.'],
        ['Note 3', 'Flood: not covered. Earthquake: not covered. Sinkhole: not covered.'],
        [
          'Note 4',
          'Equipment breakdown: included, all locations. Ordinance or law: A included; B 100,000; C 100,000, per location.',
        ],
        [
          'Note 5',
          'Location 6, 18 Anastasia Alley, was sold 02/2026 and deleted. Its expiring building limit of 475,000 is not carried.',
        ],
        ['Note 6', 'Premium 96,440. TIV 7,787,000.'],
      ],
      8,
      14,
    ),
    say(24, 372, 'schedule_bound_v3.xlsx', 7),
  ],
  LEGAL,
)

function coveragesOf({ renewed, deductible, number }: Listed, place: number): PropertyCoverage[] {
  const [building, contents, rents] = renewed
  const valuation = number === '2' ? 'ACV' : 'RC'
  const goods = { deductible, causes: 'special', valuation, coinsurance: '80%' } as const
  return [
    coverage(place, 'Building', building, goods),
    coverage(place, 'Contents', contents, goods),
    coverage(place, 'Rents', rents, { deductibleWords: '72 hr wait', causes: 'special' }),
  ].filter(({ limit }) => limit !== '-')
}

/** A wholesale broker's spreadsheet printed on one wide page: expiring and renewed limits side by side, a row a location. */
export const list: PropertyPaper = {
  name: 'longleaf-list',
  pages: [page],
  holds: {
    policy: {
      number: 'GHC 31-0087-55',
      carrier: 'Gulf Heron Property & Casualty Company',
      naic: '99684',
      effective: '05/01/2026',
      expiration: '05/01/2027',
    },
    insured: {
      name: 'First Coast Rooftree Holdings, LLC',
      ...address('60 Riverside Loop', 'Jacksonville', 'FL', '32204'),
      line2: 'Ste 12',
    },
    producer: { name: 'Timucua Trail Insurance Partners', phone: '904-555-0145' },
    places: LISTED.map(({ number, place, built: [construction, yearBuilt, occupancy] }) => ({
      ...address(...place),
      location: number,
      building: null,
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      ...LISTED.flatMap(coveragesOf),
      coverage(null, 'Equipment breakdown', null, { words: 'Included' }),
      coverage(null, 'Ordinance or law A', null, { words: 'Included' }),
      coverage(null, 'Ordinance or law B', '100,000'),
      coverage(null, 'Ordinance or law C', '100,000'),
    ],
    interests: [
      { place: 0, kind: 'mortgagee', name: 'Duval Sunrise Bank ISAOA', address: null, loan: '61-2207' },
      { place: 1, kind: 'mortgagee', name: 'Castillo Mutual Savings', address: null, loan: '0440-19' },
      { place: 3, kind: 'mortgagee', name: 'Duval Sunrise Bank ISAOA', address: null, loan: '61-2315' },
      { place: 4, kind: 'loss payee', name: 'Copierworks Rental Corp', address: null, loan: null },
    ],
    terms: {
      'hurricane deductible': 'By location, a percentage of TIV at the location',
      'wind or hail deductible': 'AOP deductible applies',
      'waiting period': '72 hr wait',
      'ordinance or law': 'A included; B 100,000; C 100,000, per location',
      'equipment breakdown': 'Included, all locations',
      sinkhole: 'Not covered',
      flood: 'Not covered',
      earthquake: 'Not covered',
    },
  },
}
