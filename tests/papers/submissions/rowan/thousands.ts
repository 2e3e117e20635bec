import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { goldOf } from './gold.ts'

const WIDE: [number, number] = [792, 612]
const head = (title: string, insured: string, more: string) =>
  sheet([strong(30, 28, title, 13), words(30, 48, `Named insured: ${insured}`, 9), words(430, 48, more, 9)])

const NOTED = sheet(
  [
    head('STATEMENT OF VALUES', 'Quarry Bend Millwork, Inc.', 'Effective date: 05/01/2027'),
    words(30, 66, 'All values in $000', 8.5),
    table(
      30,
      84,
      [36, 36, 130, 70, 26, 40, 104, 40, 44, 50, 54, 54, 46],
      `Loc # | Bldg # | Address | City | ST | ZIP | Construction | Yr built | Stories | Sq ft | Building | Contents | Total
      1 | 1 | 410 Sawyer Road | Elkton | OH | 44415 | Joisted masonry | 1978 | 1 | 38,200 | 2,450 | 1,125 | 3,575
      1 | 2 | 410 Sawyer Road | Elkton | OH | 44415 | Frame | 1991 | 1 | 6,400 | 310 | 85 | 395
      2 | 1 | 77 Depot Street | Salem | OH | 44460 | Masonry non-combustible | 2004 | 2 | 21,000 | 1,960 | 740 | 2,700
       |  | Total insured value |  |  |  |  |  |  |  | 4,720 | 1,950 | 6,670`,
      7.5,
    ),
  ],
  WIDE,
)

const HEADED = sheet(
  [
    head('Schedule of Values', 'Pelican Cove Hotels LLC', 'Effective: 07/15/2027'),
    table(
      30,
      84,
      [36, 36, 140, 110, 100, 50, 50, 60, 70, 70],
      `Loc~No. | Bldg~No. | Street~Address | Occupancy | Construction~Type | Year~Built | No. of~Stories | Area~(Sq. Ft.) | Bldg~($K) | BPP~($K)
      1 | 1 | 900 Harbor Boulevard | Hotel | Fire resistive | 1999 | 6 | 84,000 | 18,500 | 2,200
      1 | 2 | 900 Harbor Boulevard | Pool house | Frame | 2001 | 1 | 1,800 | 240 | 35
      2 | 1 | 15 Lagoon Drive | Restaurant | Joisted masonry | 1986 | 1 | 7,350 | 1,425 | 510
      TOTALS |  |  |  |  |  |  | 93,150 | 20,165 | 2,745`,
      8,
    ),
  ],
  WIDE,
)

const DOUBTFUL = sheet(
  [
    head('STATEMENT OF VALUES', 'Tern Island Cold Storage, Inc.', 'Effective date: 06/01/2027'),
    words(30, 66, 'Values in thousands of dollars', 8.5),
    table(
      30,
      84,
      [36, 36, 150, 130, 50, 60, 90, 90],
      `Loc # | Bldg # | Address | Construction | Yr built | Sq ft | Building | Contents
      1 | 1 | 3 Icehouse Way | Masonry non-combustible | 1989 | 52,000 | 6,150,000 | 2,400,000
      2 | 1 | 118 Rail Spur Road | Non-combustible | 2007 | 44,500 | 5,320,000 | 1,900,000`,
      8,
    ),
  ],
  WIDE,
)

export const THOUSANDS: SubmissionPaper[] = [
  {
    name: 'rowan-noted',
    pages: [NOTED],
    forms: {
      '140': goldOf(['Quarry Bend Millwork, Inc.', '05/01/2027'], [
        { location: '1', building: '1', street: '410 Sawyer Road', construction: 'Joisted masonry', year: '1978', stories: '1', area: '38,200', worth: 'Building: 2,450,000 | Contents: 1,125,000' },
        { location: '1', building: '2', street: '410 Sawyer Road', construction: 'Frame', year: '1991', stories: '1', area: '6,400', worth: 'Building: 310,000 | Contents: 85,000' },
      ]),
    },
  },
  {
    name: 'rowan-headed',
    pages: [HEADED],
    forms: {
      '140': goldOf(['Pelican Cove Hotels LLC', '07/15/2027'], [
        { location: '1', building: '1', street: '900 Harbor Boulevard', use: 'Hotel', construction: 'Fire resistive', year: '1999', stories: '6', area: '84,000', worth: 'Bldg: 18,500,000 | BPP: 2,200,000' },
        { location: '1', building: '2', street: '900 Harbor Boulevard', use: 'Pool house', construction: 'Frame', year: '2001', stories: '1', area: '1,800', worth: 'Bldg: 240,000 | BPP: 35,000' },
      ]),
    },
  },
  {
    name: 'rowan-doubtful',
    pages: [DOUBTFUL],
    forms: {
      '140': goldOf(['Tern Island Cold Storage, Inc.', '06/01/2027'], [
        { location: '1', building: '1', street: '3 Icehouse Way', construction: 'Masonry non-combustible', year: '1989', area: '52,000', worth: 'Building | Contents' },
        { location: '2', building: '1', street: '118 Rail Spur Road', construction: 'Non-combustible', year: '2007', area: '44,500', worth: 'Building | Contents' },
      ]),
    },
  },
] // biome-ignore format: papers as tables
