import type { PropertyCoverage, PropertyPaper } from '../paper.ts'
import { LISTED, type ListedBuilding } from './condo-list-buildings.ts'
import { coverage } from './gold.ts'
import { at, type Column, down, endingAt, grid, rows } from './sheet.ts'

const LEGAL: [number, number] = [1008, 612]
const EDGES = [24, 50, 78, 250, 345, 405, 445, 525, 590, 655, 730, 785, 815, 845, 984]
const COLUMNS: Column[] = [
  { x: 27 },
  { x: 53 },
  { x: 81 },
  { x: 253 },
  { x: 348 },
  { x: 408 },
  { end: 522 },
  { end: 587 },
  { end: 652 },
  { end: 727 },
  { end: 782 },
  { x: 788 },
  { x: 818 },
  { x: 848 },
]
const HEAD = [
  'Loc',
  'Bldg',
  'Street',
  'City, ST ZIP',
  'Const',
  'Yr',
  'Building',
  'BPP',
  'Rents',
  'TIV',
  'AOP',
  'Val',
  'Coin',
  'Mortgagee / loan',
]
const TOP = 128
const HIGH = 20
const dollars = (sum: number) => sum.toLocaleString('en-US')
const figure = (text: string | null) => Number((text ?? '0').replaceAll(',', ''))
const insuredAt = ({ limits }: ListedBuilding) => limits.reduce((sum, limit) => sum + figure(limit), 0)
const ofAll = (kind: number) => LISTED.reduce((sum, { limits }) => sum + figure(limits[kind]!), 0)
const lineAt = (index: number) => TOP + index * HIGH

function listRow(listed: ListedBuilding): string[] {
  const { location, building, line1, town, construction, yearBuilt, limits, deductible, valuation, lender } = listed
  const where = `${town.city}, ${town.state} ${town.zip}`
  const amounts = [...limits.map((limit) => limit ?? ''), dollars(insuredAt(listed))]
  const settled = [deductible, valuation, valuation === 'ACV' ? '80%' : '90%']
  return [location, building, line1, where, construction, yearBuilt, ...amounts, ...settled, lender?.shown ?? '']
}

function coveragesAt({ limits, deductible, valuation }: ListedBuilding, place: number): PropertyCoverage[] {
  const told = { deductible, causes: 'special', valuation, coinsurance: valuation === 'ACV' ? '80%' : '90%' } as const
  const rents = { deductibleWords: '72 hours', causes: 'special' } as const
  return ['Building', 'BPP', 'Rents'].flatMap((name, kind) => {
    const limit = limits[kind]!
    return limit ? [coverage(place, name, limit, kind === 2 ? rents : told)] : []
  })
}

/** A spreadsheet of a policy's buildings printed on legal paper, and the sheet of last year behind it. */
export const condoList: PropertyPaper = {
  name: 'condo-list',
  pages: [
    {
      size: LEGAL,
      texts: [
        at(24, 22, 'Property schedule - renewal.xlsx   Tab: IN FORCE 2026-27', 8),
        ...rows(
          [{ x: 24 }, { x: 120 }, { x: 480 }, { x: 580 }],
          42,
          [
            ['Named insured', 'Thornbury Commons Owners Association', 'Policy no.', 'CGR-19-330415'],
            ['Mailing address', '1 Commons Way, Thornbury, VA 22999', 'Carrier', 'Meridian Arbor Insurance Company'],
            ['Agent', 'Gatehouse Insurance Advisors', 'Term', '8/1/2026 - 8/1/2027'],
            ['Cause of loss', 'Special, all buildings', 'Wind/hail ded', '1% of TIV per building'],
          ],
          9,
          15,
        ),
        ...rows(COLUMNS, TOP + 6, [HEAD], 8),
        ...rows(COLUMNS, lineAt(1) + 6, LISTED.map(listRow), 8, HIGH),
        at(253, lineAt(LISTED.length + 1) + 6, 'TOTAL', 8, true),
        ...[0, 1, 2].map((kind) =>
          endingAt([522, 587, 652][kind]!, lineAt(LISTED.length + 1) + 6, dollars(ofAll(kind)), 8, true),
        ),
        endingAt(727, lineAt(LISTED.length + 1) + 6, dollars(ofAll(0) + ofAll(1) + ofAll(2)), 8, true),
        ...down(
          24,
          lineAt(LISTED.length + 2) + 14,
          [
            'Limits apply per building as listed, no blanket. Rents: 72 hour wait. Flood: $500,000 any one occurrence. Quake: none.',
            'Ord/law: A incl, B $250,000, C $250,000. Equip breakdown: incl. Theft ded $25,000 at Loc 3.',
          ],
          8.5,
        ),
      ],
      rulings: grid(
        EDGES,
        Array.from({ length: LISTED.length + 3 }, (_, index) => lineAt(index)),
      ),
    },
    {
      size: LEGAL,
      texts: [
        at(24, 22, 'Property schedule - renewal.xlsx   Tab: EXPIRED 2025-26 (do not use)', 8),
        ...rows([{ x: 24 }, { x: 120 }], 42, [['Policy no.', 'CGR-19-330414']], 9),
        ...rows(
          [{ x: 27 }, { x: 53 }, { x: 81 }, { end: 340 }, { end: 420 }],
          70,
          [
            ['Loc', 'Bldg', 'Street', 'Building', 'BPP'],
            ['1', '1', '1 Commons Way', '3,900,000', '60,000'],
            ['1', '2', '3 Commons Way', '3,760,000', '-'],
            ['2', '1', '40 Orchard Gate', '2,100,000', '22,000'],
          ],
          9,
        ),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CGR-19-330415',
      carrier: 'Meridian Arbor Insurance Company',
      effective: '08/01/2026',
      expiration: '08/01/2027',
    },
    insured: {
      name: 'Thornbury Commons Owners Association',
      line1: '1 Commons Way',
      city: 'Thornbury',
      state: 'VA',
      zip: '22999',
    },
    producer: { name: 'Gatehouse Insurance Advisors' },
    places: LISTED.map(({ location, building, line1, town, construction, yearBuilt }) => ({
      location,
      building,
      line1,
      ...town,
      construction,
      yearBuilt,
    })),
    coverages: LISTED.flatMap(coveragesAt),
    interests: LISTED.flatMap(({ lender }, place) =>
      lender
        ? [{ place, kind: 'mortgagee' as const, name: lender.name, address: lender.address ?? null, loan: lender.loan }]
        : [],
    ),
    terms: {
      'causes of loss': 'Special, all buildings',
      'wind or hail deductible': '1% of TIV per building',
      'waiting period': '72 hour',
      'theft deductible': '25,000 at location 3',
      flood: '500,000 any one occurrence',
      earthquake: 'None',
      'ordinance or law A': 'Included',
      'ordinance or law B': '250,000',
      'ordinance or law C': '250,000',
      'equipment breakdown': 'Included',
    },
  },
}
