import type { PdfPageSpec } from '../../../../support/documents/pdf.ts'
import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { type Edge, type Part, rows, say, sheet, stack } from '../layout.ts'

const DOCK = address('61 RICE FIELD LN', 'GEORGETOWN', 'SC', '29440')
const SHED = address('2209 HWY 17 S', 'PAWLEYS ISLAND', 'SC', '29585')
const RULE = '-'.repeat(148)
const EDGES: Edge[] = [36, 62, 88, { end: 222 }, { end: 300 }, { end: 350 }, 366, 406, 442, { end: 524 }, 540]

function head(page: number): Part[] {
  return [
    rows(
      [36, 206, 506],
      30,
      [
        ['RUN 05/02/25 PCM4410R', 'PALMETTO CROSSING MUTUAL INS CO', `PAGE   ${page} OF 2`],
        ['TRANS  RENEWAL', 'PROPERTY DECLARATION    NAIC 99412', 'COPY  AGENT'],
      ],
      8,
    ),
    rows([36, 206, 306], 60, [['POL NO CP 7719034 03', 'EFF 06-01-25', 'EXP 06-01-26  12 01 AM']], 8),
    say(36, 72, RULE, 8),
  ]
}

const first: PdfPageSpec = sheet([
  ...head(1),
  rows(
    [36, 306],
    86,
    [
      ['INSD  OKRA AND OAR OUTFITTERS LLC', 'AGT  LOWCOUNTRY LANTERN INS SVCS    CODE 00482'],
      ['          PO BOX 318', '          7 FRONT ST'],
      ['          GEORGETOWN SC 29442', '          GEORGETOWN SC 29440    843-555-0117'],
    ],
    8,
    12,
  ),
  say(36, 126, RULE, 8),
  say(36, 140, 'LOCATIONS', 8),
  rows(
    [36, 62, 88, 340, 400, 448],
    154,
    [
      ['LOC', 'BLD', 'ADDRESS', 'CONSTR', 'YR BLT', 'OCCUPANCY'],
      ['01', '01', '61 RICE FIELD LN GEORGETOWN SC 29440', 'FRAME', '1974', 'BOAT RENTAL OFFICE'],
      ['01', '02', '61 RICE FIELD LN GEORGETOWN SC 29440', 'NON COMB', '2006', 'DRY STACK STORAGE'],
      ['02', '01', '2209 HWY 17 S PAWLEYS ISLAND SC 29585', 'JM', '1991', 'RETAIL SPORTING GDS'],
    ],
    8,
    12,
  ),
  say(36, 206, RULE, 8),
  rows(
    [36, 62, 88, 182, 252, 324, 366, 406, 442, 490, 540],
    220,
    [
      ['LOC', 'BLD', 'COVERAGE', 'AMT OF INS', 'PRIOR AMT', 'DED', 'COINS', 'CAUSE', 'VAL', 'PREM', 'CHG'],
      ['', '', '', 'THIS TERM', '06-01-24', '', '', '', '', '', ''],
    ],
    8,
    11,
  ),
  rows(
    EDGES,
    248,
    [
      ['01', '01', 'BLDG', '412,000', '400,000', '1,000', '80', 'SPC', 'RC', '2,114', '*'],
      ['01', '01', 'BUS PERS PROP', '96,500', '96,500', '1,000', '80', 'SPC', 'RC', '503', ''],
      ['01', '02', 'BLDG', '1,038,000', '985,000', '5,000', '80', 'BRD', 'ACV', '5,871', '*'],
      ['01', '02', 'PROP OF OTHERS', '750,000', '600,000', '5,000', 'NIL', 'BRD', 'ACV', '3,320', '*'],
      ['02', '01', 'BUS PERS PROP', '284,000', '284,000', '1,000', '80', 'SPC', 'RC', '1,190', ''],
      ['02', '01', 'BUS INC W EE', '120,000', '90,000', '72 HR', '50', 'SPC', '', '611', '*'],
    ],
    8,
    12,
  ),
  rows([88, { end: 222 }, { end: 300 }, { end: 524 }], 324, [['TOTALS', '2,700,500', '2,455,500', '13,609']], 8),
  say(36, 340, 'CAUSE  BSC=BASIC  BRD=BROAD  SPC=SPECIAL      VAL  RC=REPL COST  ACV=ACTUAL CASH VALUE', 8),
  say(36, 352, 'COINS IN PCT      * CHANGED FROM PRIOR TERM', 8),
  say(36, 372, 'CONTINUED ON PAGE 2', 8),
])

const second: PdfPageSpec = sheet([
  ...head(2),
  stack(
    36,
    90,
    [
      'SPECIAL TERMS',
      'WIND/HAIL DED   5 PCT OF LIMIT PER BLDG   MIN 10,000   APPLIES LOC 01 AND LOC 02',
      'FLOOD   NOT COVERED',
      'EARTHQUAKE   COVERED PER END EQ 11   DED 10 PCT   SUBLIMIT 500,000 ANNUAL AGGR',
      'INFLATION GUARD   BLDG   3 PCT',
      RULE,
      'MORTGAGEES AND OTHER INTERESTS',
    ],
    8,
  ),
  rows(
    [36, 62, 88, 140, 330],
    176,
    [
      ['LOC', 'BLD', 'TYPE', 'NAME AND ADDRESS', 'REFERENCE'],
      ['01', '01', 'MTG', 'WINYAH TRUST CO ISAOA', 'LOAN 44-90871'],
      ['', '', '', '300 SCREVEN ST', ''],
      ['', '', '', 'GEORGETOWN SC 29440', ''],
      ['01', '02', 'MTG', 'WINYAH TRUST CO ISAOA', 'LOAN 44-90902'],
      ['', '', '', '300 SCREVEN ST', ''],
      ['', '', '', 'GEORGETOWN SC 29440', ''],
      ['02', '01', 'LP', 'KEELSON INVENTORY FUNDING', 'ACCT KIF 7730'],
      ['', '', '', '18 COMMERCE PARK DR STE 4', ''],
      ['', '', '', 'SAVANNAH GA 31405', ''],
    ],
    8,
    12,
  ),
  stack(36, 304, ['MTG=MORTGAGEE   LP=LOSS PAYEE   AI=ADDL INSURED', RULE, 'END OF DECLARATION   PCM4410R'], 8),
])

const OFFICE = { deductible: '1,000', causes: 'special', valuation: 'RC', coinsurance: '80%' } as const
const RACKS = { deductible: '5,000', causes: 'broad', valuation: 'ACV', coinsurance: '80%' } as const
const WINYAH = address('300 SCREVEN ST', 'GEORGETOWN', 'SC', '29440')

/** A host printout in capitals: coded causes and valuation, last term's limits in the next column. */
export const mainframe: PropertyPaper = {
  name: 'palmetto-mainframe',
  pages: [first, second],
  holds: {
    policy: {
      number: 'CP 7719034 03',
      carrier: 'PALMETTO CROSSING MUTUAL INS CO',
      naic: '99412',
      effective: '06/01/2025',
      expiration: '06/01/2026',
    },
    insured: { name: 'OKRA AND OAR OUTFITTERS LLC', ...address('PO BOX 318', 'GEORGETOWN', 'SC', '29442') },
    producer: {
      name: 'LOWCOUNTRY LANTERN INS SVCS',
      ...address('7 FRONT ST', 'GEORGETOWN', 'SC', '29440'),
      phone: '843-555-0117',
      code: '00482',
    },
    places: [
      {
        ...DOCK,
        location: '01',
        building: '01',
        construction: 'FRAME',
        occupancy: 'BOAT RENTAL OFFICE',
        yearBuilt: '1974',
      },
      {
        ...DOCK,
        location: '01',
        building: '02',
        construction: 'NON COMB',
        occupancy: 'DRY STACK STORAGE',
        yearBuilt: '2006',
      },
      {
        ...SHED,
        location: '02',
        building: '01',
        construction: 'JM',
        occupancy: 'RETAIL SPORTING GDS',
        yearBuilt: '1991',
      },
    ],
    coverages: [
      coverage(0, 'BLDG', '412,000', OFFICE),
      coverage(0, 'BUS PERS PROP', '96,500', OFFICE),
      coverage(1, 'BLDG', '1,038,000', RACKS),
      coverage(1, 'PROP OF OTHERS', '750,000', { ...RACKS, coinsurance: 'NIL' }),
      coverage(2, 'BUS PERS PROP', '284,000', OFFICE),
      coverage(2, 'BUS INC W EE', '120,000', { deductibleWords: '72 HR', causes: 'special', coinsurance: '50%' }),
      coverage(null, 'EARTHQUAKE', '500,000', { deductibleWords: '10 PCT' }),
    ],
    interests: [
      { place: 0, kind: 'mortgagee', name: 'WINYAH TRUST CO ISAOA', address: WINYAH, loan: '44-90871' },
      { place: 1, kind: 'mortgagee', name: 'WINYAH TRUST CO ISAOA', address: WINYAH, loan: '44-90902' },
      {
        place: 2,
        kind: 'loss payee',
        name: 'KEELSON INVENTORY FUNDING',
        address: address('18 COMMERCE PARK DR STE 4', 'SAVANNAH', 'GA', '31405'),
        loan: 'KIF 7730',
      },
    ],
    terms: {
      'wind or hail deductible': '5 PCT OF LIMIT PER BLDG, MIN 10,000',
      flood: 'NOT COVERED',
      earthquake: 'COVERED PER END EQ 11, DED 10 PCT, SUBLIMIT 500,000 ANNUAL AGGR',
      'inflation guard': 'BLDG 3 PCT',
      'waiting period': '72 HR',
    },
  },
}
