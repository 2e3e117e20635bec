import type { PropertyPaper } from '../paper.ts'
import { across, cells, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const X = [30, 66, 102, 256, 326, 384, 432, 486, 536]

const line = (y: number, told: string) => cells(y, X, told, 8)

function heading(page: string) {
  return [
    ...across(
      30,
      [
        [30, 'GALLOWAY & STERNE FIRE OFFICE'],
        [300, 'COMMERCIAL PROPERTY DECLARATIONS'],
        [536, page],
      ],
      8.5,
    ),
    ...cells(44, [30, 300], 'POLICY NBR  CPP 7 0418826 03|POLICY PERIOD  07-01-25 TO 07-01-26  12:01 AM STD TIME', 8.5),
  ]
}

const PLANT = address('1500 SPINDLE AVE', 'LOWER TREADWELL', 'OH', '44999')
const DEPOT = address('86 CASTOR RD', 'LOWER TREADWELL', 'OH', '44998')

/** A host system's print: capitals, codes, premises and building numbers, the limit before beside the limit now. */
export const HOST_PRINT: PropertyPaper = {
  name: 'host print declarations',
  pages: [
    {
      texts: [
        ...heading('PAGE 01'),
        ...cells(58, [30, 130, 180, 240, 340], 'TRANS  RENEWAL|BR 14|AUDIT N|DIRECT BILL|NAIC CO CODE 99652', 8.5),
        ...under(
          30,
          84,
          [
            'NAMED INSURED AND MAILING ADDRESS',
            'HOLLOWAY-BRAND TIRE & AXLE INC',
            'PO BOX 1188',
            'LOWER TREADWELL OH 44999',
          ],
          8.5,
        ),
        ...under(
          340,
          84,
          ['AGENT  0331-774', 'PEWTER LAKE AGENCY INC', '3 FERRY ST', 'LOWER TREADWELL OH 44999', 'TEL 330 555 0182'],
          8.5,
        ),
        ...under(30, 158, ['DESCRIPTION OF PREMISES'], 8.5),
        ...cells(174, [30, 66, 102, 326, 432, 468], 'PREM|BLDG|LOCATION|CONST|YR|OCCUPANCY', 8),
        ...cells(188, [30, 66, 102], '001|001|1500 SPINDLE AVE LOWER TREADWELL OH 44999', 8),
        ...cells(188, [326, 432, 468], 'NON-COMB|1979|TIRE RETREADING', 8),
        ...cells(202, [30, 66, 102], '001|002|1500 SPINDLE AVE LOWER TREADWELL OH 44999', 8),
        ...cells(202, [326, 432, 468], 'JOISTED MASONRY|1955|STORAGE', 8),
        ...cells(216, [30, 66, 102], '002|001|86 CASTOR RD LOWER TREADWELL OH 44998', 8),
        ...cells(216, [326, 432, 468], 'FRAME|1990|SERVICE GARAGE', 8),
        ...under(30, 240, ['COVERAGES PROVIDED - INSURANCE APPLIES ONLY WHERE A LIMIT IS SHOWN'], 8.5),
        ...line(258, 'PREM|BLDG|COVERAGE|LIMIT|PRIOR LMT|CAUSE|COINS|VALUE|PREM $'),
        ...line(272, '001|001|BUILDING|2,750,000|2,590,000|SPECIAL|090|RC|8,141'),
        ...line(286, '001|001|BUS PERS PROP|1,420,000|1,420,000|SPECIAL|090|RC|5,566'),
        ...line(300, '001|001|BUS INCOME + EXTRA EXP|880,000|800,000|SPECIAL|050||2,904'),
        ...line(314, '001|002|BUILDING|465,000|440,000|BROAD|080|ACV|1,953'),
        ...line(328, '001|002|STOCK OF TIRES|690,000|750,000|BROAD|080|ACV|3,381'),
        ...line(342, '002|001|BUILDING|538,000|512,000|SPECIAL|090|RC|2,044'),
        ...line(356, '002|001|BUS PERS PROP|176,000|0|SPECIAL|090|RC|739'),
        ...line(370, '002|001|BUS INCOME + EXTRA EXP|NOT COVERED|||||0'),
        ...line(392, '||TOTAL PREMISES 001|6,205,000|6,000,000||||21,945'),
        ...line(406, '||TOTAL PREMISES 002|714,000|512,000||||2,783'),
        ...under(
          30,
          434,
          [
            'DEDUCTIBLE  5,000 EACH OCCURRENCE ALL BUILDINGS AND PROPERTY EXCEPT AS FOLLOWS',
            '   PREM 001 BLDG 002   10,000',
            '   WINDSTORM OR HAIL   2 PCT OF LIMIT ALL PREMISES',
            '   THEFT   7,500 PREM 002 ONLY',
            'BUSINESS INCOME WAITING PERIOD  024 HOURS',
            'INFLATION GUARD  BUILDINGS 04 PCT',
          ],
          8.5,
        ),
        { x: 30, y: 530, text: '* CONTINUED ON PAGE 02 *', size: 8.5 },
      ],
    },
    {
      texts: [
        ...heading('PAGE 02'),
        ...under(30, 74, ['ADDITIONAL COVERAGES'], 8.5),
        ...cells(92, [30, 326], 'ORDINANCE OR LAW  PREM 001 BLDG 001  COV A|INCLUDED', 8),
        ...cells(106, [30, 326], 'ORDINANCE OR LAW  PREM 001 BLDG 001  COV B|275,000', 8),
        ...cells(120, [30, 326], 'ORDINANCE OR LAW  PREM 001 BLDG 001  COV C|275,000', 8),
        ...cells(134, [30, 326, 400], 'EQUIPMENT BREAKDOWN  ALL PREMISES|INCLUDED|DED 5,000', 8),
        ...cells(148, [30, 326], 'SPOILAGE|NOT COVERED', 8),
        ...cells(162, [30, 326, 400], 'FLOOD|EXCLUDED|EARTHQUAKE EXCLUDED', 8),
        ...under(30, 190, ['MORTGAGE HOLDERS AND LOSS PAYEES'], 8.5),
        ...cells(206, [30, 66, 102, 150, 440], 'PREM|BLDG|INT|NAME AND ADDRESS|ACCT', 8),
        ...cells(222, [30, 66, 102, 150, 440], '001|001|MTG|GREAT MIDDLE PLAINS BANK ISAOA|31-66740-08', 8),
        ...under(150, 235, ['2 COMMERCE CIR', 'AKERLY OH 44997'], 8, 13),
        ...cells(268, [30, 66, 102, 150, 440], '001|002|LP|RUBBERMEN MUTUAL FINANCE CORP|NONE', 8),
        ...under(150, 281, ['PO BOX 909', 'GUM HOLLOW PA 16999'], 8, 13),
        ...cells(314, [30, 66, 102, 150, 440], '002|001|MTG|TREADWELL SAVINGS & TRUST ISAOA ATIMA|TST0004417', 8),
        ...under(150, 327, ['41 S FERRY ST', 'LOWER TREADWELL OH 44999'], 8, 13),
        ...under(30, 364, ['INT  MTG = MORTGAGEE   LP = LOSS PAYEE'], 8),
        ...under(30, 390, ['FORMS  CP-G 100 06-21   CP-G 130 06-21   CP-G 205 11-22   IL-G 17 01-20'], 8),
        ...under(
          30,
          410,
          ['PROPERTY PREMIUM 24,728.00   TERRORISM 247.00   STATE SURCHARGE 12.36   TOTAL 24,987.36'],
          8,
        ),
        ...cells(440, [30, 340], 'COUNTERSIGNED 06-12-25|* END OF DECLARATIONS *', 8),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CPP 7 0418826 03',
      carrier: 'GALLOWAY & STERNE FIRE OFFICE',
      naic: '99652',
      effective: '07/01/2025',
      expiration: '07/01/2026',
    },
    insured: { name: 'HOLLOWAY-BRAND TIRE & AXLE INC', ...address('PO BOX 1188', 'LOWER TREADWELL', 'OH', '44999') },
    producer: {
      name: 'PEWTER LAKE AGENCY INC',
      phone: '330 555 0182',
      code: '0331-774',
      ...address('3 FERRY ST', 'LOWER TREADWELL', 'OH', '44999'),
    },
    places: [
      place('001', '001', PLANT, { construction: 'NON-COMB', occupancy: 'TIRE RETREADING', yearBuilt: '1979' }),
      place('001', '002', PLANT, { construction: 'JOISTED MASONRY', occupancy: 'STORAGE', yearBuilt: '1955' }),
      place('002', '001', DEPOT, { construction: 'FRAME', occupancy: 'SERVICE GARAGE', yearBuilt: '1990' }),
    ],
    coverages: [
      cover(0, 'BUILDING', '2,750,000', {
        deductible: '5,000',
        causes: 'special',
        valuation: 'RC',
        coinsurance: '90%',
      }),
      cover(0, 'BUS PERS PROP', '1,420,000', {
        deductible: '5,000',
        causes: 'special',
        valuation: 'RC',
        coinsurance: '90%',
      }),
      cover(0, 'BUS INCOME + EXTRA EXP', '880,000', {
        deductibleWords: '24 HOURS',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(1, 'BUILDING', '465,000', { deductible: '10,000', causes: 'broad', valuation: 'ACV', coinsurance: '80%' }),
      cover(1, 'STOCK OF TIRES', '690,000', {
        deductible: '10,000',
        causes: 'broad',
        valuation: 'ACV',
        coinsurance: '80%',
      }),
      cover(2, 'BUILDING', '538,000', { deductible: '5,000', causes: 'special', valuation: 'RC', coinsurance: '90%' }),
      cover(2, 'BUS PERS PROP', '176,000', {
        deductible: '5,000',
        causes: 'special',
        valuation: 'RC',
        coinsurance: '90%',
      }),
      cover(0, 'ORDINANCE OR LAW COV A', null, { words: 'INCLUDED' }),
      cover(0, 'ORDINANCE OR LAW COV B', '275,000'),
      cover(0, 'ORDINANCE OR LAW COV C', '275,000'),
      cover(null, 'EQUIPMENT BREAKDOWN', null, { words: 'INCLUDED', deductible: '5,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'GREAT MIDDLE PLAINS BANK ISAOA',
        address('2 COMMERCE CIR', 'AKERLY', 'OH', '44997'),
        '31-66740-08',
      ),
      interest(1, 'loss payee', 'RUBBERMEN MUTUAL FINANCE CORP', address('PO BOX 909', 'GUM HOLLOW', 'PA', '16999')),
      interest(
        2,
        'mortgagee',
        'TREADWELL SAVINGS & TRUST ISAOA ATIMA',
        address('41 S FERRY ST', 'LOWER TREADWELL', 'OH', '44999'),
        'TST0004417',
      ),
    ],
    terms: {
      'wind or hail deductible': '2 PCT OF LIMIT ALL PREMISES',
      'theft deductible': '7,500 PREM 002 ONLY',
      'waiting period': '024 HOURS',
      'inflation guard': 'BUILDINGS 04 PCT',
      'ordinance or law': 'COV A INCLUDED, COV B 275,000, COV C 275,000, PREM 001 BLDG 001',
      'equipment breakdown': 'INCLUDED',
      flood: 'EXCLUDED',
      earthquake: 'EXCLUDED',
    },
  },
}
