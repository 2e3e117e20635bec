import type { PropertyPaper } from '../paper.ts'
import { columns, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// What a host computer prints: capitals, fixed columns, codes with a legend, no lines.
const ACROSS = [0, 34, 72, 236, 306, 348, 390, 426, 484]
const HEADS = ['LOC', 'BLDG', 'COVERAGE', 'LIMIT', 'COIN', 'COL', 'VAL', 'DEDUCT', 'PREMIUM']
const LINES = [
  ['001', '001', 'BUILDING', '3,150,000', '080', 'SPC', 'RC', '10,000', '6,417'],
  ['001', '001', 'BUS PERS PROP', '1,480,000', '080', 'SPC', 'RC', '10,000', '4,002'],
  ['001', '001', 'BUSINESS INCOME W/EE', '1,100,000', '050', 'SPC', '', '72 HRS', '1,890'],
  ['001', '002', 'BUILDING', '415,000', '080', 'BRD', 'ACV', '5,000', '988'],
  ['001', '002', 'PERS PROP OF OTHERS', '220,000', '080', 'BRD', 'ACV', '5,000', '517'],
  ['002', '001', 'BUS PERS PROP', '365,000', '090', 'SPC', 'RC', '5,000', '1,144'],
  ['002', '001', 'IMPROVEMENTS AND BETTERMENTS', '130,000', '090', 'SPC', 'RC', '5,000', '391'],
]

const eighty = { deductible: '10,000', causes: 'special', valuation: 'RC', coinsurance: '80%' } as const
const shed = { deductible: '5,000', causes: 'broad', valuation: 'ACV', coinsurance: '80%' } as const
const shop = { deductible: '5,000', causes: 'special', valuation: 'RC', coinsurance: '90%' } as const
const street = address('7700 SWITCHYARD BLVD', 'COPPER JUNCTION', 'MT', '59889')

const top = (page: string) => [
  say(44, 30, 'BLACKTHORN NATIONAL FIRE INSURANCE COMPANY   NAIC 99051', 9),
  say(44, 43, 'COMMERCIAL PROPERTY DECLARATIONS      AMENDED 02/09/2026      DIRECT BILL', 9),
  say(500, 30, `PAGE ${page}`, 9),
  columns(
    44,
    62,
    [0, 190, 360],
    [
      ['POLICY NO', 'EFF DATE', 'EXP DATE'],
      ['BNF 0881423 04', '01/01/2026', '01/01/2027'],
    ],
    9,
  ),
]

export const hostPrint: PropertyPaper = {
  name: 'spruce-host-print',
  pages: [
    sheet([
      ...top('001 OF 002'),
      columns(
        44,
        104,
        [0, 270],
        [
          ['NAMED INSURED', 'AGENT  61-4478'],
          ['HALVORSEN-PIKE INDUSTRIAL SUPPLY INC', 'FIRST SPUR BANK INSURANCE AGENCY'],
          ['DBA SWITCHYARD TOOL AND BEARING', '100 ROUNDHOUSE PLZ'],
          ['7700 SWITCHYARD BLVD', 'COPPER JUNCTION MT 59888'],
          ['COPPER JUNCTION MT 59889', '406-555-0190'],
        ],
        9,
      ),
      stack(44, 196, ['DESCRIPTION OF PREMISES'], 9),
      columns(
        44,
        212,
        [0, 34, 72, 250, 372, 474],
        [
          ['LOC', 'BLDG', 'ADDRESS', 'OCCUPANCY', 'CONST', 'YR BLT'],
          ['001', '001', '7700 SWITCHYARD BLVD', 'TOOL WAREHOUSE', 'MASONRY NC', '1981'],
          ['', '', 'COPPER JUNCTION MT 59889', '', '', ''],
          ['001', '002', '7700 SWITCHYARD BLVD', 'REPAIR SHED', 'FRAME', '1958'],
          ['', '', 'COPPER JUNCTION MT 59889', '', '', ''],
          ['002', '001', '32 ASSAY ST STE 4', 'COUNTER SALES', 'JOISTED MASONRY', '1990'],
          ['', '', 'PROSPECT MT 59877', '', '', ''],
        ],
      ),
      stack(44, 322, ['COVERAGES PROVIDED'], 9),
      columns(44, 338, ACROSS, [HEADS, ...LINES, ['', '', 'TOTAL PROPERTY PREMIUM', '', '', '', '', '', '15,349']]),
      stack(
        44,
        476,
        [
          'COL   SPC SPECIAL FORM   BRD BROAD FORM   BSC BASIC FORM',
          'VAL   RC REPLACEMENT COST   ACV ACTUAL CASH VALUE   COIN IN PERCENT',
          'WIND OR HAIL DEDUCTIBLE ALL PREMISES  2 PERCENT OF LIMIT EACH ITEM',
          'THEFT DEDUCTIBLE LOC 002  10,000',
          'AMENDED 02/09/2026  LOC 001 BLDG 001 BUILDING LIMIT WAS 2,900,000 NOW 3,150,000',
        ],
        9,
      ),
      say(44, 744, 'BNF-CP-1 (11/19)     PROC 02/10/2026  RUN 0417  OPER QX', 8),
    ]),
    sheet([
      ...top('002 OF 002'),
      stack(44, 104, ['OPTIONAL COVERAGES'], 9),
      columns(
        44,
        120,
        [0, 60, 290, 400],
        [
          ['LOC BLDG', 'COVERAGE', 'LIMIT', 'DEDUCT'],
          ['001 001', 'ORDINANCE OR LAW A', 'INCLUDED', ''],
          ['001 001', 'ORDINANCE OR LAW B', '200,000', ''],
          ['001 001', 'ORDINANCE OR LAW C', '300,000', ''],
          ['ALL', 'EQUIPMENT BREAKDOWN', 'INCLUDED', '2,500'],
          ['ALL', 'SPOILAGE', 'NOT COVERED', ''],
          ['ALL', 'EARTHQUAKE', 'NOT COVERED', ''],
          ['ALL', 'FLOOD', 'NOT COVERED', ''],
        ],
      ),
      stack(44, 252, ['ADDITIONAL INTERESTS'], 9),
      columns(
        44,
        268,
        [0, 60, 110, 400],
        [
          ['LOC BLDG', 'TYPE', 'NAME AND ADDRESS', 'LOAN NO'],
          ['001 001', 'MTG', 'FIRST SPUR BANK ISAOA', '4410097'],
          ['', '', '1 ROUNDHOUSE PLZ', ''],
          ['', '', 'COPPER JUNCTION MT 59888', ''],
          ['001 001', 'LP', 'CRIB AND BIN EQUIPMENT FINANCE', 'CB-2231'],
          ['', '', 'PO BOX 515', ''],
          ['', '', 'MILL FORK ID 83889', ''],
          ['002 001', 'LP', 'WESTERN ANVIL CREDIT UNION', '09-66120'],
          ['', '', '18 ASSAY ST', ''],
          ['', '', 'PROSPECT MT 59877', ''],
        ],
      ),
      stack(
        44,
        424,
        [
          'TYPE  MTG MORTGAGEE   LP LOSS PAYEE',
          'FORMS  CP 00 10   CP 00 30   CP 10 20   CP 10 30   CP 04 05   BNF 2201',
        ],
        9,
      ),
    ]),
  ],
  holds: {
    policy: {
      number: 'BNF 0881423 04',
      carrier: 'BLACKTHORN NATIONAL FIRE INSURANCE COMPANY',
      naic: '99051',
      effective: '01/01/2026',
      expiration: '01/01/2027',
    },
    insured: { name: 'HALVORSEN-PIKE INDUSTRIAL SUPPLY INC DBA SWITCHYARD TOOL AND BEARING', ...street },
    producer: {
      name: 'FIRST SPUR BANK INSURANCE AGENCY',
      phone: '406-555-0190',
      code: '61-4478',
      ...address('100 ROUNDHOUSE PLZ', 'COPPER JUNCTION', 'MT', '59888'),
    },
    places: [
      {
        location: '001',
        building: '001',
        ...street,
        construction: 'MASONRY NC',
        occupancy: 'TOOL WAREHOUSE',
        yearBuilt: '1981',
      },
      {
        location: '001',
        building: '002',
        ...street,
        construction: 'FRAME',
        occupancy: 'REPAIR SHED',
        yearBuilt: '1958',
      },
      {
        location: '002',
        building: '001',
        ...address('32 ASSAY ST STE 4', 'PROSPECT', 'MT', '59877'),
        construction: 'JOISTED MASONRY',
        occupancy: 'COUNTER SALES',
        yearBuilt: '1990',
      },
    ],
    coverages: [
      cover(0, 'BUILDING', '3,150,000', eighty),
      cover(0, 'BUS PERS PROP', '1,480,000', eighty),
      cover(0, 'BUSINESS INCOME W/EE', '1,100,000', {
        deductibleWords: '72 HRS',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(1, 'BUILDING', '415,000', shed),
      cover(1, 'PERS PROP OF OTHERS', '220,000', shed),
      cover(2, 'BUS PERS PROP', '365,000', shop),
      cover(2, 'IMPROVEMENTS AND BETTERMENTS', '130,000', shop),
      cover(0, 'ORDINANCE OR LAW A', null, { words: 'INCLUDED' }),
      cover(0, 'ORDINANCE OR LAW B', '200,000'),
      cover(0, 'ORDINANCE OR LAW C', '300,000'),
      cover(null, 'EQUIPMENT BREAKDOWN', null, { words: 'INCLUDED', deductible: '2,500' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'FIRST SPUR BANK ISAOA',
        address('1 ROUNDHOUSE PLZ', 'COPPER JUNCTION', 'MT', '59888'),
        '4410097',
      ),
      interest(
        0,
        'loss payee',
        'CRIB AND BIN EQUIPMENT FINANCE',
        address('PO BOX 515', 'MILL FORK', 'ID', '83889'),
        'CB-2231',
      ),
      interest(
        2,
        'loss payee',
        'WESTERN ANVIL CREDIT UNION',
        address('18 ASSAY ST', 'PROSPECT', 'MT', '59877'),
        '09-66120',
      ),
    ],
    terms: {
      'wind or hail deductible': '2 PERCENT OF LIMIT EACH ITEM',
      'theft deductible': '10,000 at LOC 002',
      flood: 'NOT COVERED',
      earthquake: 'NOT COVERED',
    },
  },
}
