import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { goldOf } from './gold.ts'

const WIDE: [number, number] = [792, 612]
const COLUMNS = [34, 36, 130, 74, 26, 40, 110, 44, 50, 58, 70, 70]
const HEADS =
  'Loc~# | Bldg~# | Street~address | City | ST | ZIP | Construction~type | Year~built | Area~(sq ft) | Protection~class | Building~value | Contents~value'

/** The first page ends in the middle of the list; the second goes on without heads, to the total. */
const UNHEADED = [
  sheet(
    [
      strong(30, 28, 'STATEMENT OF VALUES', 13),
      words(30, 48, 'Named insured: Larkspur Community Housing, Inc.', 9),
      words(430, 48, 'Effective date: 09/01/2027', 9),
      table(
        30,
        480,
        COLUMNS,
        `${HEADS}
        4 | 1 | 18 Cedar Terrace | Norwell | PA | 16242 | Frame | 1979 | 11,200 | 5 | 1,350,000 | 45,000
        3 | 1 | 240 Walnut Street | Norwell | PA | 16242 | Frame | 1983 | 9,800 | 5 | 1,180,000 | 38,000`,
        7.5,
      ),
    ],
    WIDE,
  ),
  sheet(
    [
      words(30, 20, 'Larkspur Community Housing, Inc. - statement of values', 7.5),
      table(
        30,
        36,
        COLUMNS,
        `2 | 1 | 61 Mill Race Road | Clarion | PA | 16214 | Joisted masonry | 1968 | 22,600 | 4 | 2,940,000 | 110,000
        1 | 1 | 5 Chapel Court | Clarion | PA | 16214 | Masonry non-combustible | 2011 | 17,400 | 4 | 3,260,000 | 95,000
         |  | Total insured value |  |  |  |  |  | 61,000 |  | 8,730,000 | 288,000`,
        7.5,
      ),
    ],
    WIDE,
  ),
]

/** The columns of values stand on a second sheet, each row under the same numbers. */
const SPREAD = [
  sheet(
    [
      strong(30, 28, 'Statement of Values - sheet 1 of 2', 13),
      words(30, 48, 'Named insured: Cobalt Ridge Plastics Corp.', 9),
      words(430, 48, 'Proposed effective date: 04/01/2027', 9),
      table(
        30,
        76,
        [40, 40, 170, 120, 30, 50, 130, 60],
        `Loc | Bldg | Address | City | State | ZIP | Construction | Year built
        1 | 1 | 4400 Foundry Loop | Dunmore | KY | 42339 | Non-combustible | 1994
        1 | 2 | 4410 Foundry Loop | Dunmore | KY | 42339 | Joisted masonry | 1966
        2 | 1 | 82 River Street | Calhoun | KY | 42327 | Frame | 2002`,
        8,
      ),
    ],
    WIDE,
  ),
  sheet(
    [
      strong(30, 28, 'Statement of Values - sheet 2 of 2', 13),
      words(30, 48, 'Named insured: Cobalt Ridge Plastics Corp.', 9),
      table(
        30,
        76,
        [40, 40, 90, 90, 130, 130, 130],
        `Loc | Bldg | Stories | Square feet | Building | Business personal property | Total insured value
        1 | 1 | 1 | 58,000 | $4,350,000 | $2,800,000 | $7,150,000
        1 | 2 | 2 | 14,300 | $985,000 | $410,000 | $1,395,000
        2 | 1 | 1 | 3,900 | $372,000 | $60,000 | $432,000
        Total |  |  | 76,200 | $5,707,000 | $3,270,000 | $8,977,000`,
        8,
      ),
    ],
    WIDE,
  ),
]

export const PAGES: SubmissionPaper[] = [
  {
    name: 'rowan-unheaded',
    pages: UNHEADED,
    forms: {
      '140': goldOf(['Larkspur Community Housing, Inc.', '09/01/2027'], [
        { location: '1', building: '1', street: '5 Chapel Court', construction: 'Masonry non-combustible', year: '2011', area: '17,400', protection: '4', worth: 'Building: 3,260,000 | Contents: 95,000' },
        { location: '2', building: '1', street: '61 Mill Race Road', construction: 'Joisted masonry', year: '1968', area: '22,600', protection: '4', worth: 'Building: 2,940,000 | Contents: 110,000' },
      ]),
    },
  },
  {
    name: 'rowan-spread',
    pages: SPREAD,
    forms: {
      '140': goldOf(['Cobalt Ridge Plastics Corp.', '04/01/2027'], [
        { location: '1', building: '1', street: '4400 Foundry Loop', construction: 'Non-combustible', year: '1994', stories: '1', area: '58,000', worth: 'Building: 4,350,000 | Business personal property: 2,800,000' },
        { location: '1', building: '2', street: '4410 Foundry Loop', construction: 'Joisted masonry', year: '1966', stories: '2', area: '14,300', worth: 'Building: 985,000 | Business personal property: 410,000' },
      ]),
    },
  },
] // biome-ignore format: papers as tables
