import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const DRUMLIN = address('72 Drumlin Street', 'Easterbrook', 'CT', '06998')
const CANAL = address('1300 Canal Road', 'Easterbrook', 'CT', '06999')
const SPECIAL = { deductible: '5,000', causes: 'special' } as const

const PREMISES = [48, 100, 150, 340, 456]
const COVERED = [48, 100, 150, 330, 410, 490]
const OPTIONS = [48, 100, 150, 330]

/** A furniture maker's commercial property declarations: premises, coverages and lenders each in a schedule of its own. */
export const PROPERTY_PART: PropertyPaper = {
  name: 'commercial property coverage part declarations',
  pages: [
    {
      rulings: [
        [40, 82, 532, 0.75],
        [40, 176, 532, 0.75],
        [40, 268, 532, 0.75],
        [40, 396, 532, 0.75],
        [40, 494, 532, 0.75],
        [40, 574, 532, 0.75],
        [40, 662, 532, 0.75],
      ],
      texts: [
        ...grid(34, [40], ['COMMERCIAL PROPERTY COVERAGE PART'], { size: 12, bold: true }),
        ...grid(50, [40], ['DECLARATIONS'], { size: 12, bold: true }),
        ...grid(66, [40, 330], ['Millrace Commercial Insurance Company   NAIC 99984|Policy No. CPM 2290418']),
        ...grid(
          90,
          [48, 150, 330, 400],
          [
            'Named Insured|Elmwright Furniture Works, Inc.|Agency|Sorrel Bay Risk Partners',
            'Mailing Address|72 Drumlin Street||500 Harbor Street, 2nd Floor',
            '|Easterbrook, CT 06998||Easterbrook, CT 06999',
            'Effective Date|10/01/2026|Phone|860-555-0129',
            'Expiration Date|10/01/2027|Agency Code|M-1148',
          ],
        ),
        ...grid(182, [40], ['DESCRIPTION OF PREMISES'], { bold: true }),
        ...grid(197, PREMISES, ['Prem. No.|Bldg. No.|Location|Construction|Occupancy'], { size: 8 }),
        ...grid(211, PREMISES, [
          '001|001|72 Drumlin Street, Easterbrook, CT 06998|Joisted Masonry|Furniture Mfg.',
          '001|002|72 Drumlin Street, Easterbrook, CT 06998|Frame|Lumber Storage',
          '002|001|1300 Canal Road, Easterbrook, CT 06999|Non-Combustible|Showroom',
        ]),
        ...grid(274, [40], ['COVERAGES PROVIDED'], { bold: true }),
        ...grid(
          286,
          [40],
          ['Insurance at the described premises applies only for coverages for which a limit is shown.'],
          { size: 7 },
        ),
        ...grid(299, COVERED, ['Prem. No.|Bldg. No.|Coverage|Limit of|Covered|Coinsurance'], { size: 8 }),
        ...grid(309, COVERED, ['|||Insurance|Causes of Loss'], { size: 8 }),
        ...grid(322, COVERED, [
          '001|001|Building|$1,150,000|Special|90%',
          '001|001|Your Business Personal Property|$420,000|Special|90%',
          '001|001|Business Income with Extra Expense|$300,000|Special|50%',
          '001|002|Building|$210,000|Broad|80%',
          '002|001|Your Business Personal Property|$160,000|Special|80%',
        ]),
        ...grid(402, [40], ['OPTIONAL COVERAGES'], { bold: true }),
        ...grid(414, [40], ['Applicable only when entries are made below.'], { size: 7 }),
        ...grid(427, OPTIONS, ['Prem. No.|Bldg. No.|Coverage|Valuation'], { size: 8 }),
        ...grid(440, OPTIONS, [
          '001|001|Building|Replacement Cost',
          '001|001|Your Business Personal Property|Replacement Cost',
          '002|001|Your Business Personal Property|Replacement Cost',
        ]),
        ...grid(500, [40], ['DEDUCTIBLE'], { bold: true }),
        ...grid(
          515,
          [48, 330],
          [
            'Building and Your Business Personal Property|$5,000 each occurrence',
            'Business Income with Extra Expense, waiting period|72 hours',
            'Windstorm or Hail|2% of the limit of insurance',
            'Earthquake|Not covered',
          ],
        ),
        ...grid(580, [40], ['MORTGAGEHOLDERS'], { bold: true }),
        ...grid(595, OPTIONS, ['Prem. No.|Bldg. No.|Mortgageholder Name and Mailing Address'], { size: 8 }),
        ...grid(
          608,
          OPTIONS,
          [
            '001|001|Hartsease Savings and Loan Association, ISAOA',
            '||25 Insurance Center Drive, Glenmoor, NY 14998',
            '001|002|Hartsease Savings and Loan Association, ISAOA',
            '||25 Insurance Center Drive, Glenmoor, NY 14998',
          ],
          { step: 12 },
        ),
        ...grid(668, [40], ['FORMS APPLICABLE TO THIS COVERAGE PART'], { bold: true }),
        ...grid(
          682,
          [48],
          ['CP 00 10 10 12   CP 00 30 10 12   CP 00 90 07 88   CP 10 20 10 12   CP 10 30 09 17   CP 03 21 10 12'],
          { size: 8 },
        ),
        ...grid(704, [330, 490], ['Coverage Part Premium|$11,862'], { bold: true }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CPM 2290418',
      carrier: 'Millrace Commercial Insurance Company',
      naic: '99984',
      effective: '10/01/2026',
      expiration: '10/01/2027',
    },
    insured: { name: 'Elmwright Furniture Works, Inc.', ...DRUMLIN },
    producer: {
      name: 'Sorrel Bay Risk Partners',
      phone: '860-555-0129',
      code: 'M-1148',
      ...address('500 Harbor Street', 'Easterbrook', 'CT', '06999', '2nd Floor'),
    },
    places: [
      place('001', '001', DRUMLIN, { construction: 'Joisted Masonry', occupancy: 'Furniture Mfg.' }),
      place('001', '002', DRUMLIN, { construction: 'Frame', occupancy: 'Lumber Storage' }),
      place('002', '001', CANAL, { construction: 'Non-Combustible', occupancy: 'Showroom' }),
    ],
    coverages: [
      cover(0, 'Building', '1,150,000', { ...SPECIAL, valuation: 'Replacement Cost', coinsurance: '90%' }),
      cover(0, 'Your Business Personal Property', '420,000', {
        ...SPECIAL,
        valuation: 'Replacement Cost',
        coinsurance: '90%',
      }),
      cover(0, 'Business Income with Extra Expense', '300,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '50%',
      }),
      cover(1, 'Building', '210,000', { deductible: '5,000', causes: 'broad', coinsurance: '80%' }),
      cover(2, 'Your Business Personal Property', '160,000', {
        ...SPECIAL,
        valuation: 'Replacement Cost',
        coinsurance: '80%',
      }),
    ],
    interests: [0, 1].map((at) =>
      interest(
        at,
        'mortgagee',
        'Hartsease Savings and Loan Association, ISAOA',
        address('25 Insurance Center Drive', 'Glenmoor', 'NY', '14998'),
      ),
    ),
    terms: { 'wind or hail deductible': '2% of the limit of insurance', earthquake: 'Not covered' },
  },
}
