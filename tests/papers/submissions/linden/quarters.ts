import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { frame, pairs } from './draw.ts'
import { FORMS } from './quarters-gold.ts'

const COLUMNS = [0, 24, 50, 158, 224, 244, 276, 400, 438, 468, 500, 540, 558, 594, 646, 690]

const schedule: PdfPageSpec = {
  size: [792, 612],
  texts: [
    { x: 30, y: 28, text: 'STATEMENT OF VALUES', size: 16, bold: true },
    ...pairs(
      30,
      58,
      [
        ['Insured', 'Larkmoor Storage Partners, LP'],
        ['Mailing address', '300 Canister Road, Wexley, MI 48999'],
        ['Legal form', 'Partnership'],
      ],
      100,
      14,
    ),
    ...pairs(
      410,
      58,
      [
        ['Agency', 'Quillon Risk Advisors'],
        ['Insurer', 'Marrow Hills Fire Insurance Company'],
        ['Policy period', '10/01/2026 to 10/01/2027'],
      ],
      100,
      14,
    ),
    { x: 440, y: 204, text: 'Values last year (10/01/2025)', size: 7.5 },
    { x: 626, y: 204, text: '6,390,000', size: 7.5 },
    { x: 678, y: 204, text: '118,000', size: 7.5 },
    { x: 722, y: 204, text: '702,000', size: 7.5 },
    {
      ...{ x: 30, y: 240, size: 8.5 },
      text: 'All buildings listed are owned by the insured. Values are replacement cost as of 05/31/2026. 18 Bobbin Street was sold on 03/20/2026 and is not to be insured.',
    },
  ],
  tables: [
    {
      ...{ x: 32, y: 122, columns: COLUMNS, size: 7.5 },
      rows: [
        [
          ...['Loc', 'Bldg', 'Street', 'City', 'St', 'ZIP', 'Occupancy', 'Constr', 'Built', 'Stories'],
          ...['Sq ft', 'PC', 'Spklr %', 'Building', 'Contents', 'Bus. income'],
        ],
        [
          ...[
            '1',
            '1',
            '300 Canister Road',
            'Wexley',
            'MI',
            '48999',
            'Climate-controlled self storage',
            'MNC',
            '1998',
            '2',
          ],
          ...['42,000', '4', '100', '4,150,000', '60,000', '480,000'],
        ],
        [
          '2',
          '1',
          '18 Bobbin Street',
          'Wexley',
          'MI',
          '48999',
          'SOLD',
          'JM',
          '1971',
          '1',
          '9,500',
          '4',
          '0',
          '-',
          '-',
          '-',
        ],
        [
          ...[
            '3',
            '1',
            '7740 County Line Road',
            'Harrow Glen',
            'MI',
            '48990',
            'Drive-up self storage',
            'JM',
            '2006',
            '1',
          ],
          ...['31,500', '6', '0', '2,300,000', '25,000', '265,000'],
        ],
        [
          ...['3', '2', '7740 County Line Road', 'Harrow Glen', 'MI', '48990', 'Rental office', 'Frame', '2007', '1'],
          ...['1,800', '6', '0', '310,000', '40,000', '-'],
        ],
        [...Array<string>(12).fill(''), 'Total', '6,760,000', '125,000', '745,000'],
      ],
    },
  ],
  rulings: [...frame(28, 118, 740, 76), [28, 131.5, 740, 0.5], [28, 180, 740, 0.5]],
}

const details: PdfPageSpec = {
  size: [792, 612],
  texts: [
    {
      x: 30,
      y: 28,
      text: 'Larkmoor Storage Partners, LP - coverage requested and building details',
      size: 13,
      bold: true,
    },
    { x: 30, y: 56, text: 'Coverage requested, all locations', size: 10, bold: true },
    { x: 30, y: 150, text: 'Building details', size: 10, bold: true },
    { x: 30, y: 256, text: 'Mortgagee', size: 10, bold: true },
    ...pairs(
      30,
      276,
      [
        ['Name', 'Upper Harrow Savings Bank'],
        ['Address', '2 Ledger Way, Harrow Glen, MI 48990'],
        ['Loan number', '77-4410-3'],
        ['Applies to', 'Location 1, Building 1'],
      ],
      100,
    ),
  ],
  tables: [
    {
      ...{ x: 34, y: 76, columns: [0, 110, 200, 270, 370, 470], size: 8.5 },
      rows: [
        ['Subject', 'Coinsurance %', 'Valuation', 'Causes of loss', 'Inflation guard %', 'Deductible'],
        ['Building', '90', 'RC', 'Special', '4', '5,000'],
        ['Contents', '90', 'RC', 'Special', '', '5,000'],
        ['Business income', '50', '', 'Special', '', ''],
      ],
    },
    {
      ...{ x: 34, y: 170, columns: [0, 50, 110, 180, 230, 280, 330, 390, 450, 590], size: 8.5 },
      rows: [
        [
          ...['Loc/Bldg', 'Roof year', 'Roof type', 'Wiring', 'Plumbing', 'Heating', 'Hydrant ft', 'Station mi'],
          ...['Fire district', 'Burglar alarm'],
        ],
        ['1/1', '2019', 'Built-up', '2012', '2012', '2021', '250', '1', 'Wexley City', 'Central station'],
        ['3/1', '2022', 'Metal', '', '', '', '900', '4', 'Harrow Township', 'Local gong'],
        ['3/2', '2022', 'Shingle', '', '', '2018', '900', '4', 'Harrow Township', 'None'],
      ],
    },
  ],
  rulings: [...frame(28, 72, 740, 60), [28, 86, 740, 0.5], ...frame(28, 166, 740, 60), [28, 180, 740, 0.5]],
}

/** A statement of values across the page: the second building was sold, last year's totals stand under this year's. */
export const QUARTERS: SubmissionPaper = { name: 'quarters', pages: [schedule, details], forms: FORMS }
