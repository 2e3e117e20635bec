import { sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { goldOf } from './gold.ts'

const lines = (x: number, y: number, text: string, size = 9) =>
  words(
    x,
    y,
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
    size,
  )

const ONE_COLUMN = sheet([
  strong(40, 30, 'STATEMENT OF VALUES', 14),
  words(40, 54, 'Insured: Bramble Hill School District Supply Co.\nEffective date: 08/01/2027', 9),
  strong(40, 92, 'Location 1 / Building A', 10.5),
  lines(40, 108, `Address: 52 Orchard Street, Granby, MA 01033
    Occupancy: Warehouse and offices
    Construction: Joisted masonry
    Year built: 1972
    Stories: 2
    Square feet: 31,400
    Protection class: 4
    Building: $3,120,000
    Contents: $880,000
    Business income: $250,000`),
  strong(40, 252, 'Location 1 / Building B', 10.5),
  lines(40, 268, `Address: 54 Orchard Street, Granby, MA 01033
    Occupancy: Vehicle garage
    Construction: Frame
    Year built: 1985
    Stories: 1
    Square feet: 7,200
    Protection class: 4
    Building: $465,000
    Contents: $130,000`),
  strong(40, 398, 'Location 2 / Building A', 10.5),
  lines(40, 414, `Address: 9 Depot Lane, Ludlow, MA 01056
    Occupancy: Retail outlet
    Construction: Masonry non-combustible
    Year built: 2003
    Stories: 1
    Square feet: 12,800
    Protection class: 3
    Building: $1,740,000
    Contents: $615,000`),
  words(40, 540, 'Total insured value: $7,200,000', 9),
]) // biome-ignore format: papers as text

const card = (x: number, y: number, title: string, text: string) =>
  sheet([strong(x, y, title, 10), lines(x, y + 16, text, 8.5)])

const TWO_COLUMNS = sheet([
  strong(40, 28, 'PROPERTY SCHEDULE - STATEMENT OF VALUES', 13),
  words(40, 48, 'Named Insured: Ironwood Valley Growers Cooperative', 9),
  words(380, 48, 'Effective Date: 03/15/2027', 9),
  words(40, 64, 'Building, contents and income values are in thousands ($000s).', 8.5),
  card(40, 90, 'LOCATION 1, BUILDING 1', `Street: 1880 Packing House Road
    City, State ZIP: Reedley, CA 93654
    Occupancy: Fruit packing
    Construction: Non-combustible
    Year Built: 1996
    No. of Stories: 1
    Total Area (sq ft): 64,000
    % Sprinklered: 100
    Building Value: 7,900
    Contents Value: 3,450`),
  card(320, 90, 'LOCATION 1, BUILDING 2', `Street: 1882 Packing House Road
    City, State ZIP: Reedley, CA 93654
    Occupancy: Cold storage
    Construction: Masonry non-combustible
    Year Built: 2008
    No. of Stories: 1
    Total Area (sq ft): 28,500
    % Sprinklered: 0
    Building Value: 4,100
    Contents Value: 1,980`),
  card(40, 260, 'LOCATION 2, BUILDING 1', `Street: 305 Canal Avenue
    City, State ZIP: Dinuba, CA 93618
    Occupancy: Offices
    Construction: Frame
    Year Built: 1981
    No. of Stories: 2
    Total Area (sq ft): 5,600
    % Sprinklered: 0
    Building Value: 720
    Contents Value: 95`),
  card(320, 260, 'TOTAL INSURED VALUE', `Building Value: 12,720
    Contents Value: 5,525`),
]) // biome-ignore format: papers as text

export const CARDS: SubmissionPaper[] = [
  {
    name: 'rowan-cards',
    pages: [ONE_COLUMN],
    forms: {
      '140': goldOf(['Bramble Hill School District Supply Co.', '08/01/2027'], [
        { location: '1', building: 'A', street: '52 Orchard Street', use: 'Warehouse and offices', construction: 'Joisted masonry', year: '1972', stories: '2', area: '31,400', protection: '4', worth: 'Building: 3,120,000 | Contents: 880,000 | Business income: 250,000' },
        { location: '1', building: 'B', street: '54 Orchard Street', use: 'Vehicle garage', construction: 'Frame', year: '1985', stories: '1', area: '7,200', protection: '4', worth: 'Building: 465,000 | Contents: 130,000' },
      ]),
    },
  },
  {
    name: 'rowan-two-columns',
    pages: [TWO_COLUMNS],
    forms: {
      '140': goldOf(['Ironwood Valley Growers Cooperative', '03/15/2027'], [
        { location: '1', building: '1', street: '1880 Packing House Road', use: 'Fruit packing', construction: 'Non-combustible', year: '1996', stories: '1', area: '64,000', sprinklered: '100', worth: 'Building: 7,900,000 | Contents: 3,450,000' },
        { location: '1', building: '2', street: '1882 Packing House Road', use: 'Cold storage', construction: 'Masonry non-combustible', year: '2008', stories: '1', area: '28,500', sprinklered: '0', worth: 'Building: 4,100,000 | Contents: 1,980,000' },
      ]),
    },
  },
] // biome-ignore format: papers as tables
