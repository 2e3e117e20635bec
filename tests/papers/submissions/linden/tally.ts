import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { frame, heading, pairs } from './draw.ts'
import { FORMS } from './tally-gold.ts'

const COLUMNS = [0, 180, 300, 420]

const headings = [
  heading(36, 70, 'Account', 540),
  heading(36, 212, 'Premises', 540),
  heading(36, 330, 'General liability rating', 540),
]

const first: PdfPageSpec = {
  texts: [
    { x: 36, y: 30, text: 'Coverage comparison and renewal request', size: 16, bold: true },
    { x: 36, y: 52, text: 'Prepared by Harl & Popp Agency for Stonewick Insurance Company', size: 9 },
    ...headings.map(({ text }) => text),
    ...pairs(
      36,
      92,
      [
        ['Named insured', 'Quince & Barrow Bakery, Inc.'],
        ['Mailing address', '212 Ninth Street'],
        ['City, state, ZIP', 'Ottley, PA 19099'],
        ['Legal entity', 'S corporation'],
        ['FEIN', '23-5550148'],
        ['In business since', '05/20/1996'],
        ['Business', 'Retail - bakery and cafe'],
      ],
      95,
    ),
    ...pairs(
      330,
      92,
      [
        ['Phone', '215-555-0133'],
        ['Website', 'quincebarrow.example.com'],
        ['Agent', 'Sunniva Harl'],
        ['Agent phone', '215-555-0190'],
        ['Agent e-mail', 'sunniva.harl@example.com'],
        ['Customer ID', 'QB-1120'],
      ],
      85,
    ),
    ...pairs(
      36,
      234,
      [
        ['Location 1, building 1', '212 Ninth Street, Ottley, PA 19099'],
        ['Interest', 'Owner'],
        ['Construction', 'Joisted masonry'],
        ['Year built', '1964'],
        ['Stories', '2'],
      ],
      120,
    ),
    ...pairs(
      330,
      234,
      [
        ['Total area', '6,400 sq ft'],
        ['Protection class', '3'],
        ['Roof replaced', '2020'],
        ['Wiring updated', '2011'],
        ['Employees', '9 full time, 12 part time'],
      ],
      95,
    ),
  ],
  tables: [
    {
      ...{ x: 40, y: 354, columns: [0, 40, 100, 260, 330, 430] },
      rows: [
        ['Loc', 'Class', 'Classification', 'Basis', 'Expiring', 'Requested'],
        ['1', '10100', 'Bakeries with cafe seating', 'S', '1,310,000', '1,420,000'],
      ],
    },
  ],
  rulings: headings.map(({ ruling }) => ruling),
}

const GL_ROWS = [
  ['General liability', 'Expiring', 'Requested', 'Competing quote'],
  ['Carrier', 'Maple Fork Mutual', '', 'Blue Culvert Ins.'],
  ['Policy number', 'MFG-30016', '', 'Q-77210'],
  ['Term', '11/01/25 - 11/01/26', '11/01/26 - 11/01/27', '11/01/26 - 11/01/27'],
  ['Form', 'Occurrence', 'Occurrence', 'Claims-made'],
  ['Each occurrence', '1,000,000', '2,000,000', '1,000,000'],
  ['General aggregate', '2,000,000', '4,000,000', '2,000,000'],
  ['Products / completed ops aggregate', '2,000,000', '4,000,000', '1,000,000'],
  ['Personal and advertising injury', '1,000,000', '2,000,000', '1,000,000'],
  ['Damage to rented premises', '100,000', '300,000', '50,000'],
  ['Medical expense', '5,000', '10,000', '5,000'],
  ['Premium', '6,870', '', '5,940'],
]

const PROPERTY_ROWS = [
  ['Property, location 1', 'Expiring', 'Requested', 'Competing quote'],
  ['Carrier', 'Maple Fork Mutual', '', 'Blue Culvert Ins.'],
  ['Policy number', 'MFP-30017', '', 'Q-77211'],
  ['Term', '11/01/25 - 11/01/26', '11/01/26 - 11/01/27', '11/01/26 - 11/01/27'],
  ['Building', '980,000', '1,150,000', '1,000,000'],
  ['Business personal property', '220,000', '260,000', '220,000'],
  ['Coinsurance %, both', '80', '90', '80'],
  ['Valuation, both', 'ACV', 'RC', 'RC'],
  ['Causes of loss, both', 'Broad', 'Special', 'Special'],
  ['Deductible, both', '2,500', '1,000', '5,000'],
  ['Spoilage limit', 'None', '25,000', 'None'],
  ['Premium', '8,115', '', '7,400'],
]

const lines = (y: number, count: number): [number, number, number, number][] => [
  ...Array.from({ length: count - 1 }, (_, index): [number, number, number, number] => [
    ...([36, y + 11.2 + index * 14.4, 540, 0.4] as const),
  ]),
  ...frame(36, y - 4, 540, count * 14.4 + 2),
  ...[216, 336, 456].map((x): [number, number, number, number] => [x - 4, y - 4, 0.4, count * 14.4 + 2]),
]

const second: PdfPageSpec = {
  texts: [
    { x: 36, y: 34, text: 'Quince & Barrow Bakery, Inc. - three columns', size: 13, bold: true },
    {
      x: 36,
      y: 56,
      text: 'Please quote the Requested column. The competing quote is shown so you know the market.',
      size: 9,
    },
    { x: 36, y: 496, text: 'Losses: none reported in the last 5 years, either line.', size: 9 },
  ],
  tables: [
    { x: 40, y: 84, columns: COLUMNS, rows: GL_ROWS },
    { x: 40, y: 290, columns: COLUMNS, rows: PROPERTY_ROWS },
  ],
  rulings: [...lines(84, GL_ROWS.length), ...lines(290, PROPERTY_ROWS.length)],
}

/** A bakery's coverage in three columns: what expires, what is asked for, and another carrier's quote. */
export const TALLY: SubmissionPaper = { name: 'tally', pages: [first, second], forms: FORMS }
