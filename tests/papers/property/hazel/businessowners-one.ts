import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const MERCER = address('315 Mercer Street', 'Ashgrove', 'PA', '19998')
const REPLACED = { deductible: '2,500', valuation: 'Replacement Cost' } as const

const FACTS = [40, 150, 330, 430]
const TABLE = [48, 240, 400, 480]

/** A bakery's businessowners declarations: one building, limits and deductibles in columns. */
export const BUSINESSOWNERS_ONE: PropertyPaper = {
  name: 'businessowners declarations of one building',
  pages: [
    {
      rulings: [
        [40, 70, 532, 1],
        [40, 206, 532, 1],
        [40, 292, 532, 1],
        [40, 310, 532, 0.5],
        [40, 366, 532, 0.5],
        [40, 440, 532, 1],
        [40, 512, 532, 1],
      ],
      texts: [
        ...grid(34, [40, 380], ['Kestrel Ridge Insurance Company|BUSINESSOWNERS POLICY'], { size: 12, bold: true }),
        ...grid(50, [40, 380], ['P.O. Box 7700, Ashgrove, PA 19997|DECLARATIONS'], { size: 10 }),
        ...grid(80, FACTS, [
          'Policy Number:|BOP 4810226-02|Prior Policy:|BOP 4810226-01',
          'Policy Period:|04/01/2026 to 04/01/2027|Form of Business:|Limited Liability Company',
          '|12:01 A.M. Standard Time|Business Description:|Retail Bakery',
        ]),
        ...grid(130, FACTS, ['Named Insured and Mailing Address:||Producer:|Code 58-0071'], { bold: true }),
        ...grid(145, FACTS, [
          'Crumb & Larder Bakery LLC||Foxglove Insurance Associates Inc',
          '315 Mercer Street||1100 Turnpike Road, Suite 200',
          'Ashgrove, PA 19998||Ashgrove, PA 19998',
          '||610-555-0190',
        ]),
        ...grid(214, FACTS, ['DESCRIPTION OF PREMISES'], { bold: true }),
        ...grid(230, FACTS, [
          'Location No.|001|Building No.|001',
          'Address|315 Mercer Street, Ashgrove, PA 19998',
          'Construction|Joisted Masonry|Year Built|1931',
          'Occupancy|Bakery, Owner Occupied|Protection Class|03',
        ]),
        ...grid(297, TABLE, ['PROPERTY COVERAGES|LIMIT OF INSURANCE|DEDUCTIBLE|VALUATION'], { size: 8, bold: true }),
        ...grid(
          316,
          TABLE,
          [
            'Building|$640,000|$2,500|Replacement Cost',
            'Business Personal Property|$185,000|$2,500|Replacement Cost',
            'Business Income and Extra Expense|Actual Loss Sustained 12 Months|72 Hours',
          ],
          { size: 9, step: 15 },
        ),
        ...grid(
          372,
          TABLE,
          [
            'Outdoor Signs|$10,000|$500',
            'Accounts Receivable|$25,000|$500',
            'Valuable Papers and Records|$25,000|$500',
            'Spoilage|$15,000|$500',
          ],
          { step: 15 },
        ),
        ...grid(446, TABLE, ['LIABILITY COVERAGES|LIMIT OF INSURANCE'], { size: 8, bold: true }),
        ...grid(461, TABLE, [
          'Liability and Medical Expenses|$1,000,000 per occurrence',
          'Medical Expenses|$5,000 per person',
          'Products-Completed Operations Aggregate|$2,000,000',
        ]),
        ...grid(520, TABLE, ['Windstorm or Hail Deductible|1% of the limit, per building']),
        ...grid(534, TABLE, ['Automatic Increase, Building Limit|4%']),
        ...grid(560, [40, 330], ['MORTGAGEHOLDER - LOCATION 001 BUILDING 001|LOSS PAYEE - LOCATION 001 BUILDING 001'], {
          size: 8,
          bold: true,
        }),
        ...grid(
          574,
          [40, 330],
          [
            'Ashgrove National Bank|Cinder Equipment Finance Corp',
            '44 Market Square|PO Box 2204',
            'Ashgrove, PA 19998|Wexcombe, NJ 07999',
            'Loan No. 31-889042|Loan No. E-7716',
          ],
        ),
        ...grid(642, [40], ['FORMS: BP 00 03 07 13   BP 04 15 01 10   BP 12 03 01 10   BP IN 01 07 13'], { size: 8 }),
        ...grid(668, [330, 490], ['TOTAL ANNUAL PREMIUM|$5,207.00'], { bold: true }),
        ...grid(720, [40, 330], ['Issued 03/05/2026|Authorized Representative ______________________'], { size: 8 }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'BOP 4810226-02',
      carrier: 'Kestrel Ridge Insurance Company',
      effective: '04/01/2026',
      expiration: '04/01/2027',
    },
    insured: { name: 'Crumb & Larder Bakery LLC', ...MERCER },
    producer: {
      name: 'Foxglove Insurance Associates Inc',
      phone: '610-555-0190',
      code: '58-0071',
      ...address('1100 Turnpike Road', 'Ashgrove', 'PA', '19998', 'Suite 200'),
    },
    places: [
      place('001', '001', MERCER, {
        construction: 'Joisted Masonry',
        occupancy: 'Bakery, Owner Occupied',
        yearBuilt: '1931',
      }),
    ],
    coverages: [
      cover(0, 'Building', '640,000', REPLACED),
      cover(0, 'Business Personal Property', '185,000', REPLACED),
      cover(0, 'Business Income and Extra Expense', null, {
        words: 'Actual Loss Sustained 12 Months',
        deductibleWords: '72 Hours',
      }),
      cover(0, 'Outdoor Signs', '10,000', { deductible: '500' }),
      cover(0, 'Accounts Receivable', '25,000', { deductible: '500' }),
      cover(0, 'Valuable Papers and Records', '25,000', { deductible: '500' }),
      cover(0, 'Spoilage', '15,000', { deductible: '500' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Ashgrove National Bank',
        address('44 Market Square', 'Ashgrove', 'PA', '19998'),
        '31-889042',
      ),
      interest(
        0,
        'loss payee',
        'Cinder Equipment Finance Corp',
        address('PO Box 2204', 'Wexcombe', 'NJ', '07999'),
        'E-7716',
      ),
    ],
    terms: { 'wind or hail deductible': '1% of the limit, per building', 'inflation guard': '4%' },
  },
}
