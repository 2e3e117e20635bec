import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { across, at, type Column, down, grid, pairs, rows } from './sheet.ts'

const VALUES: Column[] = [{ x: 48 }, { x: 78 }, { end: 330 }, { end: 410 }, { end: 490 }, { end: 562 }]
const OPTIONS: Column[] = [{ x: 48 }, { end: 330 }, { end: 446 }, { end: 562 }]
const oceanfront = { line1: '1 Sandbar Drive', city: 'Pelican Spit', state: 'FL', zip: '33999' }
const across1 = { line1: '2 Sandbar Drive', city: 'Pelican Spit', state: 'FL', zip: '33999' }
const rc = { deductible: '25,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: 'Nil' } as const

/** A surplus-lines binder of a hotel at the coast: what expires, two options, and the one that was bound. */
export const surplusBinder: PropertyPaper = {
  name: 'surplus-binder',
  pages: [
    {
      texts: [
        at(48, 36, 'CUTWATER WHOLESALE INSURANCE BROKERS', 13, true),
        at(48, 54, 'Surplus lines broker   |   19 Mizzen Street, Port Spinnaker, FL 33990   |   (813) 555-0190', 8),
        at(48, 76, 'BINDER OF PROPERTY INSURANCE', 12, true),
        at(430, 78, 'Binder No. CW-B-26-1173', 9),
        ...pairs(48, 170, 104, [
          ['Retail Producer:', 'Sawgrass & Loom Insurance, 808 Palmetto Row, Pelican Spit, FL 33999'],
          ['Insured:', 'Barefoot Pelican Hospitality LLC'],
          ['Insured Address:', '1 Sandbar Drive, Pelican Spit, FL 33999'],
          ['Insurer:', 'Gannet Rock Specialty Insurance Company (non-admitted, 100%)'],
          ['Policy Number:', 'GRS-P-0031846'],
          ['Policy Term:', 'June 15, 2026 to June 15, 2027, 12:01 a.m. local time'],
          ['Binder Expires:', 'September 13, 2026, or when the policy is issued'],
          ['Form:', 'Gannet Rock property form GR 2001, All Risks of direct physical loss'],
        ]),
        at(48, 222, 'VALUES AND LIMITS BOUND', 9.5, true),
        ...rows(
          VALUES,
          240,
          [
            ['Loc', 'Description', 'Building', 'Contents', 'BI / Rents', 'TIV'],
            ['1', 'Hotel, 64 rooms', '14,300,000', '1,750,000', '3,200,000', '19,250,000'],
            ['2', 'Staff housing, 10 units', '1,960,000', '120,000', '185,000', '2,265,000'],
            ['', 'Total', '16,260,000', '1,870,000', '3,385,000', '21,515,000'],
          ],
          8.5,
          15,
        ),
        ...down(
          48,
          308,
          [
            'Loc 1: 1 Sandbar Drive, Pelican Spit, FL 33999. Reinforced masonry, built 2006.',
            'Loc 2: 2 Sandbar Drive, Pelican Spit, FL 33999. Frame, built 1989.',
          ],
          8.5,
          13,
        ),
        at(48, 344, 'OPTIONS AS QUOTED MAY 28, 2026', 9.5, true),
        ...rows(
          OPTIONS,
          362,
          [
            ['', 'Expiring 2025-26', 'Option 1', 'Option 2 (BOUND)'],
            ['Building limit, Loc 1', '13,100,000', '13,500,000', '14,300,000'],
            ['Named storm deductible', '3%', '3%', '5%'],
            ['All other perils deductible', '10,000', '50,000', '25,000'],
            ['Annual premium', '$171,300', '$243,900', '$208,450'],
          ],
          8.5,
          15,
        ),
        at(48, 450, 'TERMS OF THE OPTION BOUND', 9.5, true),
        ...pairs(
          48,
          200,
          468,
          [
            ['All Other Perils', '$25,000 per occurrence'],
            ['Named Storm', '5% of TIV per location, minimum $100,000 any one occurrence'],
            ['All Other Wind or Hail', '$50,000 per occurrence'],
            ['Flood, including storm surge', 'Excluded'],
            ['Earth Movement', '$1,000,000 sublimit, annual aggregate'],
            ['Equipment Breakdown', 'Not included'],
            ['Valuation', 'Replacement Cost; business income at actual loss sustained up to the limit'],
            ['Coinsurance', 'Nil'],
            ['Waiting Period, BI', '72 hours'],
            ['Ordinance or Law', 'A included in building limit; B 10% and C 10% of building limit'],
          ],
          8.5,
          13.5,
        ),
        at(48, 612, 'MORTGAGEES AND LOSS PAYEES', 9.5, true),
        ...down(
          48,
          628,
          [
            'Loc 1 Mortgagee: Driftline Bank, N.A., ISAOA ATIMA, 600 Causeway Boulevard, Port Spinnaker, FL 33990, Loan 5500-2871',
            'Loc 2 Mortgagee: Tern Island Savings, PO Box 17, Pelican Spit, FL 33999, Loan TI-1109',
          ],
          8.5,
          13,
        ),
        ...down(
          48,
          668,
          [
            'Premium $208,450.00   Surplus lines tax $10,297.43   Stamping fee $125.07   Broker fee $500.00',
            'This insurance is issued under the Florida surplus lines law. Persons insured by surplus lines carriers do not have the',
            'protection of the state guaranty act to the extent of any right of recovery for the obligation of an insolvent insurer.',
          ],
          8,
          12,
        ),
        at(48, 724, 'Bound by: T. Halyard, June 12, 2026', 8.5),
      ],
      rulings: [
        ...across(48, 516, 94, 218, 251, 280, 340, 446, 608, 662),
        ...grid([44, 226, 342, 456, 568], [358, 374, 438]),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'GRS-P-0031846',
      carrier: 'Gannet Rock Specialty Insurance Company',
      effective: '06/15/2026',
      expiration: '06/15/2027',
    },
    insured: { name: 'Barefoot Pelican Hospitality LLC', ...oceanfront },
    producer: {
      name: 'Sawgrass & Loom Insurance',
      line1: '808 Palmetto Row',
      city: 'Pelican Spit',
      state: 'FL',
      zip: '33999',
    },
    places: [
      {
        ...oceanfront,
        location: '1',
        building: null,
        construction: 'Reinforced masonry',
        occupancy: 'Hotel, 64 rooms',
        yearBuilt: '2006',
      },
      {
        ...across1,
        location: '2',
        building: null,
        construction: 'Frame',
        occupancy: 'Staff housing, 10 units',
        yearBuilt: '1989',
      },
    ],
    coverages: [
      coverage(0, 'Building', '14,300,000', rc),
      coverage(0, 'Contents', '1,750,000', rc),
      coverage(0, 'BI / Rents', '3,200,000', {
        causes: 'special',
        deductibleWords: '72 hours',
        valuation: 'actual loss sustained',
        coinsurance: 'Nil',
      }),
      coverage(1, 'Building', '1,960,000', rc),
      coverage(1, 'Contents', '120,000', rc),
      coverage(1, 'BI / Rents', '185,000', {
        causes: 'special',
        deductibleWords: '72 hours',
        valuation: 'actual loss sustained',
        coinsurance: 'Nil',
      }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Driftline Bank, N.A., ISAOA ATIMA',
        ['600 Causeway Boulevard', 'Port Spinnaker', 'FL', '33990'],
        '5500-2871',
      ),
      interest(1, 'mortgagee', 'Tern Island Savings', ['PO Box 17', 'Pelican Spit', 'FL', '33999'], 'TI-1109'),
    ],
    terms: {
      'causes of loss': 'All Risks of direct physical loss',
      deductible: '25,000 per occurrence',
      'named storm deductible': '5% of TIV per location, minimum 100,000 any one occurrence',
      'wind or hail deductible': '50,000 per occurrence',
      flood: 'Excluded',
      earthquake: '1,000,000 sublimit, annual aggregate',
      'equipment breakdown': 'Not included',
      valuation: 'Replacement Cost',
      coinsurance: 'Nil',
      'waiting period': '72 hours',
      'ordinance or law A': 'Included in building limit',
      'ordinance or law B': '10% of building limit',
      'ordinance or law C': '10% of building limit',
    },
  },
}
