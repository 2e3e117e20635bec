import type { PropertyPaper } from '../paper.ts'
import { cells, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const LARCH = address('118 LARCH ST', 'COULTERVALE', 'WA', '99998')
const MILLPOND = address('2044 MILLPOND RD', 'COULTERVALE', 'WA', '99998')
const OPEN = { deductible: '1,000', causes: 'special', valuation: 'RC' } as const
const OLD = { deductible: '2,500', causes: 'broad', valuation: 'ACV' } as const

const LINES = [36, 66, 250, 350, 440, 500]
const LABELS = [36, 130, 370, 450]

/** A mainframe's print of amended declarations for two rented dwellings: what it was, what it is, and a second bank off. */
export const DWELLING_PRINT: PropertyPaper = {
  name: 'dwelling print as amended',
  pages: [
    {
      texts: [
        { x: 36, y: 30, text: 'HOLLOW CREEK FIRE INSURANCE COMPANY', size: 9 },
        { x: 420, y: 30, text: 'RUN 09/08/25  PGM DF204', size: 8 },
        { x: 36, y: 44, text: 'DWELLING FIRE POLICY   *** AMENDED DECLARATIONS ***', size: 9 },
        { x: 420, y: 44, text: 'PAGE 0001 OF 0002', size: 8 },
        ...cells(72, LABELS, 'POLICY NBR|DF 0417 66281 4|AGENT|20-4417'),
        ...cells(86, LABELS, 'POL PERIOD|04/22/25 TO 04/22/26|AGT NAME|CORNFLOWER INS SVCS'),
        ...cells(100, LABELS, 'AMEND EFF|09/05/25|AGT PHONE|509-555-0117'),
        ...cells(114, LABELS, 'REPLACES|DECLARATIONS OF 04/22/25|AGT ADDR|14 GRANGE AVE'),
        ...cells(128, LABELS, '|||COULTERVALE WA 99998'),
        ...cells(150, LABELS, 'INSURED|MARGUERITE T OAKES'),
        ...cells(164, LABELS, '|PO BOX 71'),
        ...cells(178, LABELS, '|COULTERVALE WA 99998'),
        {
          x: 36,
          y: 206,
          text: '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -',
          size: 9,
        },
        ...cells(222, LABELS, 'DWLG 01|118 LARCH ST COULTERVALE WA 99998|FORM|DP-3 SPECIAL'),
        ...cells(236, LABELS, 'CONSTR|FRAME|YR BUILT|1948'),
        ...cells(250, LABELS, 'OCCUPANCY|TENANT 1 FAMILY|PROT CLASS|04'),
        ...cells(264, LABELS, 'LOSS SETTL|RC|DED|1,000'),
        ...cells(286, LINES, 'COV||WAS|NOW|DED|PREM'),
        ...cells(300, LINES, 'A|DWELLING|271,000|284,000|1,000|812'),
        ...cells(314, LINES, 'B|OTHER STRUCTURES|27,100|28,400|1,000|INCL'),
        ...cells(328, LINES, 'D|FAIR RENTAL VALUE|27,100|28,400||INCL'),
        ...cells(342, LINES, 'L|PERSONAL LIABILITY|300,000|300,000||66'),
        ...cells(356, LINES, 'M|MEDICAL PAYMENTS|5,000|5,000||INCL'),
        {
          x: 36,
          y: 398,
          text: '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -',
          size: 9,
        },
        ...cells(414, LABELS, 'DWLG 02|2044 MILLPOND RD COULTERVALE WA 99998|FORM|DP-2 BROAD'),
        ...cells(428, LABELS, 'CONSTR|MASONRY|YR BUILT|1921'),
        ...cells(442, LABELS, 'OCCUPANCY|TENANT 2 FAMILY|PROT CLASS|08'),
        ...cells(456, LABELS, 'LOSS SETTL|ACV|DED|2,500'),
        ...cells(478, LINES, 'COV||WAS|NOW|DED|PREM'),
        ...cells(492, LINES, 'A|DWELLING|196,000|196,000|2,500|904'),
        ...cells(506, LINES, 'B|OTHER STRUCTURES|19,600|DELETED||'),
        ...cells(520, LINES, 'D|FAIR RENTAL VALUE|19,600|22,000||INCL'),
        ...cells(534, LINES, 'L|PERSONAL LIABILITY|300,000|300,000||66'),
        ...under(36, 564, [
          'WINDSTORM OR HAIL DED  2 PCT OF COV A EACH DWLG',
          'EARTHQUAKE  NOT COVERED      FLOOD  NOT COVERED',
          'TOTAL ANNUAL PREMIUM  1,848',
        ]),
      ],
    },
    {
      texts: [
        { x: 36, y: 30, text: 'HOLLOW CREEK FIRE INSURANCE COMPANY', size: 9 },
        { x: 420, y: 30, text: 'RUN 09/08/25  PGM DF204', size: 8 },
        { x: 36, y: 44, text: 'POLICY NBR  DF 0417 66281 4     INSURED  MARGUERITE T OAKES', size: 9 },
        { x: 420, y: 44, text: 'PAGE 0002 OF 0002', size: 8 },
        ...cells(76, LABELS, 'DWLG 01|1ST MORTGAGEE|LOAN|7700412288'),
        ...cells(90, LABELS, '|TALLGRASS HOME LOANS INC ISAOA'),
        ...cells(104, LABELS, '|PO BOX 20880'),
        ...cells(118, LABELS, '|FAIRHOLLOW SD 57999'),
        ...cells(140, LABELS, 'DWLG 01|2ND MORTGAGEE|LOAN|HE-30951'),
        ...cells(154, LABELS, '|CORBEL CREDIT UNION|STATUS|DELETED 09/05/25'),
        ...cells(168, LABELS, '|620 ARCADE ST'),
        ...cells(182, LABELS, '|COULTERVALE WA 99998'),
        ...cells(204, LABELS, 'DWLG 02|1ST MORTGAGEE|LOAN|0041-7'),
        ...cells(218, LABELS, '|BANK OF COULTERVALE'),
        ...cells(232, LABELS, '|1 MAIN ST'),
        ...cells(246, LABELS, '|COULTERVALE WA 99998'),
        ...cells(268, LABELS, 'DWLG 02|ADDITIONAL INSURED'),
        ...cells(282, LABELS, '|DELPHINE OAKES TRUST'),
        ...cells(296, LABELS, '|PO BOX 71'),
        ...cells(310, LABELS, '|COULTERVALE WA 99998'),
        ...under(36, 344, [
          'REASON FOR AMENDMENT  COV A, B AND D DWLG 01 INCREASED.  COV B DWLG 02 DELETED, COV D INCREASED.',
          '2ND MORTGAGEE DWLG 01 PAID OFF.',
          '*** END OF DECLARATIONS ***',
        ]),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'DF 0417 66281 4',
      carrier: 'HOLLOW CREEK FIRE INSURANCE COMPANY',
      effective: '04/22/2025',
      expiration: '04/22/2026',
    },
    insured: { name: 'MARGUERITE T OAKES', ...address('PO BOX 71', 'COULTERVALE', 'WA', '99998') },
    producer: {
      name: 'CORNFLOWER INS SVCS',
      phone: '509-555-0117',
      code: '20-4417',
      ...address('14 GRANGE AVE', 'COULTERVALE', 'WA', '99998'),
    },
    places: [
      place('01', null, LARCH, { construction: 'FRAME', occupancy: 'TENANT 1 FAMILY', yearBuilt: '1948' }),
      place('02', null, MILLPOND, { construction: 'MASONRY', occupancy: 'TENANT 2 FAMILY', yearBuilt: '1921' }),
    ],
    coverages: [
      cover(0, 'DWELLING', '284,000', OPEN),
      cover(0, 'OTHER STRUCTURES', '28,400', OPEN),
      cover(0, 'FAIR RENTAL VALUE', '28,400', { causes: 'special' }),
      cover(1, 'DWELLING', '196,000', OLD),
      cover(1, 'FAIR RENTAL VALUE', '22,000', { causes: 'broad' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'TALLGRASS HOME LOANS INC ISAOA',
        address('PO BOX 20880', 'FAIRHOLLOW', 'SD', '57999'),
        '7700412288',
      ),
      interest(1, 'mortgagee', 'BANK OF COULTERVALE', address('1 MAIN ST', 'COULTERVALE', 'WA', '99998'), '0041-7'),
      interest(1, 'additional insured', 'DELPHINE OAKES TRUST', address('PO BOX 71', 'COULTERVALE', 'WA', '99998')),
    ],
    terms: {
      'wind or hail deductible': '2 PCT OF COV A EACH DWLG',
      flood: 'NOT COVERED',
      earthquake: 'NOT COVERED',
    },
  },
}
