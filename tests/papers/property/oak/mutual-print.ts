import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { at, type Column, down, rows } from './sheet.ts'

const MARGIN: Column[] = [{ x: 30 }, { x: 150 }, { x: 340 }, { x: 440 }]
const ITEMS: Column[] = [
  { x: 30 },
  { x: 58 },
  { x: 84 },
  { x: 110 },
  { end: 315 },
  { end: 385 },
  { x: 400 },
  { x: 436 },
  { x: 466 },
  { end: 530 },
  { end: 580 },
]
const mill = { deductible: '5,000', coinsurance: '90%', valuation: 'RC', causes: 'special' } as const
const DASHES = '-'.repeat(165)

/** A mutual's renewal certificate off an old printer: all capitals, last term's limits beside this term's. */
export const mutualPrint: PropertyPaper = {
  name: 'mutual-print',
  pages: [
    {
      texts: [
        ...down(
          30,
          30,
          ['PLOWSHARE VALLEY MUTUAL INSURANCE COMPANY', 'COMMERCIAL FIRE AND ALLIED LINES - RENEWAL CERTIFICATE'],
          9,
        ),
        at(500, 30, 'PAGE   1 OF 1', 8),
        at(500, 42, 'RUN 05-19-26', 8),
        ...rows(
          MARGIN,
          66,
          [
            ['POLICY NO', 'CFP 0072906 04', 'AGENT NO', '0583'],
            ['EFFECTIVE', '07-01-26', 'AGENT', 'SILO ROAD INSURANCE SERVICES'],
            ['EXPIRES', '07-01-27', '', '77 SILO ROAD'],
            ['RENEWAL OF', 'CFP 0072906 03', '', 'OXBOW BEND NE 68999'],
            ['INSURED', 'OXBOW GRAIN & FEED COOPERATIVE', 'TELEPHONE', '402-555-0118'],
            ['', '1 ELEVATOR LANE', 'INSURED IS', 'COOPERATIVE'],
            ['', 'OXBOW BEND NE 68999', 'PAY PLAN', 'QUARTERLY'],
          ],
          8,
        ),
        at(30, 162, DASHES, 8),
        ...rows(
          [{ x: 30 }, { x: 58 }, { x: 84 }, { x: 230 }, { x: 380 }, { x: 470 }, { x: 545 }],
          174,
          [
            ['LOC', 'BLD', 'ADDRESS', 'CITY ST ZIP', 'OCCUPANCY', 'CONST', 'YR BLT'],
            ['01', '01', '1 ELEVATOR LANE', 'OXBOW BEND NE 68999', 'FEED MILL', 'NON COMB', '1988'],
            ['01', '02', '1 ELEVATOR LANE', 'OXBOW BEND NE 68999', 'SEED WAREHOUSE', 'FRAME', '1961'],
            ['02', '01', '2040 COUNTY ROAD 9', 'TURNIP CREEK NE 68997', 'OFFICE - SCALE', 'JST MASON', '2003'],
          ],
          8,
        ),
        at(30, 228, DASHES, 8),
        ...rows(
          ITEMS,
          240,
          [
            ['', '', '', '', 'LAST TERM', 'THIS TERM', 'COINS', '', 'CAUSE', '', ''],
            ['ITEM', 'LOC', 'BLD', 'COVERAGE', 'AMOUNT', 'AMOUNT', 'PCT', 'VAL', 'LOSS', 'DED', 'PREM'],
            ['001', '01', '01', 'BUILDING', '1,150,000', '1,210,000', '90', 'RC', 'SPEC', '5,000', '3,146'],
            ['002', '01', '01', 'BUSINESS PERSONAL PROP', '410,000', '430,000', '90', 'RC', 'SPEC', '5,000', '1,118'],
            ['003', '01', '02', 'BUILDING', '520,000', '548,000', '80', 'ACV', 'BROAD', '5,000', '1,370'],
            ['004', '02', '01', 'BUILDING', '298,000', '312,000', '90', 'RC', 'SPEC', '2,500', '702'],
            ['005', '02', '01', 'BUSINESS PERSONAL PROP', '75,000', '75,000', '80', 'RC', 'SPEC', '2,500', '180'],
            ['006', 'ALL', '', 'BUS INCOME AND EXTRA EXP', '300,000', '325,000', '50', '', 'SPEC', '72 HRS', '845'],
            ['', '', '', 'TOTAL ALL ITEMS', '2,753,000', '2,900,000', '', '', '', '', '7,361'],
          ],
          8,
        ),
        at(30, 360, DASHES, 8),
        ...down(
          30,
          372,
          [
            'WIND OR HAIL DEDUCTIBLE - 2 PERCENT OF THE AMOUNT OF EACH ITEM, IN PLACE OF THE DED SHOWN ABOVE.',
            'EARTHQUAKE - NOT COVERED.     FLOOD - NOT COVERED.     EQUIPMENT BREAKDOWN - COVERED, ALL ITEMS.',
            'VAL RC = REPLACEMENT COST    ACV = ACTUAL CASH VALUE',
          ],
          8,
          13,
        ),
        at(30, 414, DASHES, 8),
        ...rows(
          [{ x: 30 }, { x: 110 }, { x: 190 }, { x: 400 }, { x: 500 }],
          426,
          [
            ['INTEREST', 'LOC BLD ITEM', 'NAME AND ADDRESS', '', 'REFERENCE'],
            ['MORTGAGEE', '01 01 001', 'GRANGE FARM CREDIT ASSOCIATION ISAOA', '', 'LN 00419-77'],
            ['', '', 'PO BOX 3300', '', ''],
            ['', '', 'OXBOW BEND NE 68999', '', ''],
            ['LOSS PAYEE', '02 01 005', 'WEIGHWELL LEASING CO', '', 'LEASE W-2214'],
            ['', '', '615 BALANCE AVE', '', ''],
            ['', '', 'SCALETON KS 66998', '', ''],
          ],
          8,
        ),
        at(30, 522, DASHES, 8),
        ...down(
          30,
          534,
          [
            'FORMS - PV 100 04 19  PV 1030 01 22  PV 1054 01 22  PV 30 08 20',
            'THIS CERTIFICATE CONTINUES THE POLICY FOR THE TERM SHOWN WHEN THE PREMIUM IS PAID.',
            'COOPERATIVE MEMBERS - THE ANNUAL MEETING OF POLICYHOLDERS IS HELD THE SECOND TUESDAY OF MARCH.',
          ],
          8,
          13,
        ),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CFP 0072906 04',
      carrier: 'PLOWSHARE VALLEY MUTUAL INSURANCE COMPANY',
      effective: '07/01/2026',
      expiration: '07/01/2027',
    },
    insured: {
      name: 'OXBOW GRAIN & FEED COOPERATIVE',
      line1: '1 ELEVATOR LANE',
      city: 'OXBOW BEND',
      state: 'NE',
      zip: '68999',
    },
    producer: {
      name: 'SILO ROAD INSURANCE SERVICES',
      phone: '402-555-0118',
      code: '0583',
      line1: '77 SILO ROAD',
      city: 'OXBOW BEND',
      state: 'NE',
      zip: '68999',
    },
    places: [
      {
        location: '01',
        building: '01',
        line1: '1 ELEVATOR LANE',
        city: 'OXBOW BEND',
        state: 'NE',
        zip: '68999',
        construction: 'NON COMB',
        occupancy: 'FEED MILL',
        yearBuilt: '1988',
      },
      {
        location: '01',
        building: '02',
        line1: '1 ELEVATOR LANE',
        city: 'OXBOW BEND',
        state: 'NE',
        zip: '68999',
        construction: 'FRAME',
        occupancy: 'SEED WAREHOUSE',
        yearBuilt: '1961',
      },
      {
        location: '02',
        building: '01',
        line1: '2040 COUNTY ROAD 9',
        city: 'TURNIP CREEK',
        state: 'NE',
        zip: '68997',
        construction: 'JST MASON',
        occupancy: 'OFFICE - SCALE',
        yearBuilt: '2003',
      },
    ],
    coverages: [
      coverage(0, 'BUILDING', '1,210,000', mill),
      coverage(0, 'BUSINESS PERSONAL PROP', '430,000', mill),
      coverage(1, 'BUILDING', '548,000', { ...mill, coinsurance: '80%', valuation: 'ACV', causes: 'broad' }),
      coverage(2, 'BUILDING', '312,000', { ...mill, deductible: '2,500' }),
      coverage(2, 'BUSINESS PERSONAL PROP', '75,000', { ...mill, deductible: '2,500', coinsurance: '80%' }),
      coverage(null, 'BUS INCOME AND EXTRA EXP', '325,000', {
        deductibleWords: '72 HRS',
        coinsurance: '50%',
        causes: 'special',
      }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'GRANGE FARM CREDIT ASSOCIATION ISAOA',
        ['PO BOX 3300', 'OXBOW BEND', 'NE', '68999'],
        '00419-77',
      ),
      interest(2, 'loss payee', 'WEIGHWELL LEASING CO', ['615 BALANCE AVE', 'SCALETON', 'KS', '66998'], 'W-2214'),
    ],
    terms: {
      'wind or hail deductible': '2 percent of the amount of each item',
      earthquake: 'Not covered',
      flood: 'Not covered',
      'equipment breakdown': 'Covered, all items',
    },
  },
}
