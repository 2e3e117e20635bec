import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const FRONT = address('5100 Tollgate Road', 'Harrowfield', 'VA', '24998')
const SHOP = { deductible: '1,000', causes: 'special', valuation: 'Replacement Cost' } as const
const SHED = { deductible: '1,000', causes: 'special', valuation: 'Actual Cash Value' } as const

const RATED = [60, 160, 320, 420]
const TABLE = [60, 260, 370, 450]

/** A garden center's businessowners policy: each building a block of its own, with its coverages and how it is rated. */
export const BUSINESSOWNERS_TWO: PropertyPaper = {
  name: 'businessowners declarations of two buildings',
  pages: [
    {
      rulings: [
        [36, 60, 540, 3],
        [48, 222, 516, 0.75],
        [48, 440, 516, 0.75],
        [48, 656, 516, 0.75],
      ],
      texts: [
        ...grid(30, [36], ['QUILLFEATHER CASUALTY COMPANY'], { size: 14, bold: true }),
        ...grid(48, [36, 440], ['Businessowners Policy Declarations|Page 1 of 2'], { size: 9 }),
        ...grid(76, [36, 220, 400], ['POLICY NUMBER|POLICY PERIOD|AGENCY NUMBER'], { size: 7 }),
        ...grid(87, [36, 220, 400], ['QBP 300 77 5519|08/15/2026 to 08/15/2027|0922-40'], { size: 10 }),
        ...grid(110, [36, 320], ['NAMED INSURED AND ADDRESS|AGENCY'], { size: 7 }),
        ...grid(
          121,
          [36, 320],
          [
            'Tollgate Garden Center, Inc.|Brindle and Hayes Insurance',
            'P.O. Box 905|19 West Union Street',
            'Harrowfield, VA 24999|Harrowfield, VA 24998',
            '|Telephone 540-555-0155',
          ],
          { size: 10 },
        ),
        ...grid(188, [36], ['PROPERTY COVERAGES BY BUILDING'], { size: 10, bold: true }),
        ...grid(208, [48], ['Premises 1   Building 1     5100 Tollgate Road, Harrowfield, VA 24998'], {
          size: 10,
          bold: true,
        }),
        ...grid(232, RATED, [
          'Occupancy|Retail Store|Construction|Masonry Non-Combustible',
          'Year Built|1999|Total Area|9,400 sq. ft.',
          'Number of Stories|1|Sprinklered|Yes',
          'Protection Class|5|Class Code|59213',
        ]),
        ...grid(294, TABLE, ['Coverage|Limit|Deductible|Valuation'], { size: 8, bold: true }),
        ...grid(308, TABLE, [
          'Building|$1,180,000|$1,000|Replacement Cost',
          'Business Personal Property|$410,000|$1,000|Replacement Cost',
          'Outdoor Signs|$20,000|$500',
        ]),
        ...grid(352, TABLE, ['Covered Causes of Loss|Special', 'Windstorm or Hail Deductible|2% per building']),
        ...grid(384, TABLE, ['Mortgageholder|Hitchpost Community Bank', '|2 Bank Square, Harrowfield, VA 24998']),
        ...grid(426, [48], ['Premises 1   Building 2     5100 Tollgate Road, Harrowfield, VA 24998'], {
          size: 10,
          bold: true,
        }),
        ...grid(450, RATED, [
          'Occupancy|Storage|Construction|Frame',
          'Year Built|1983|Total Area|3,150 sq. ft.',
          'Number of Stories|1|Sprinklered|No',
          'Protection Class|5|Class Code|59213',
        ]),
        ...grid(512, TABLE, ['Coverage|Limit|Deductible|Valuation'], { size: 8, bold: true }),
        ...grid(526, TABLE, [
          'Building|$165,000|$1,000|Actual Cash Value',
          'Business Personal Property|$90,000|$1,000|Actual Cash Value',
        ]),
        ...grid(560, TABLE, ['Covered Causes of Loss|Special', 'Windstorm or Hail Deductible|2% per building']),
        ...grid(592, TABLE, ['Mortgageholder|None']),
        ...grid(642, [48], ['All Premises and Buildings'], { size: 10, bold: true }),
        ...grid(666, [60, 260, 450], ['Coverage|Limit|Waiting Period'], { size: 8, bold: true }),
        ...grid(680, [60, 260, 450], ['Business Income and Extra Expense|12 Months Actual Loss Sustained|72 Hours']),
        ...grid(698, TABLE, ['Equipment Breakdown|Included']),
      ],
    },
    {
      rulings: [[36, 60, 540, 3]],
      texts: [
        ...grid(30, [36], ['QUILLFEATHER CASUALTY COMPANY'], { size: 14, bold: true }),
        ...grid(48, [36, 440], ['Businessowners Policy Declarations|Page 2 of 2'], { size: 9 }),
        ...grid(76, [36, 220], ['POLICY NUMBER|NAMED INSURED'], { size: 7 }),
        ...grid(87, [36, 220], ['QBP 300 77 5519|Tollgate Garden Center, Inc.'], { size: 10 }),
        ...grid(120, [36], ['LIABILITY COVERAGES'], { size: 10, bold: true }),
        ...grid(138, TABLE, [
          'Liability and Medical Expenses|$1,000,000|Each occurrence',
          'Medical Expenses|$10,000|Each person',
          'General Aggregate|$2,000,000',
          'Damage to Premises Rented to You|$100,000',
        ]),
        ...grid(210, [36], ['FORMS AND ENDORSEMENTS'], { size: 10, bold: true }),
        ...grid(
          228,
          [60, 160],
          [
            'BP 00 03 07 13|Businessowners Coverage Form',
            'BP 03 12 01 10|Windstorm or Hail Percentage Deductibles',
            'BP 04 17 01 10|Employment-Related Practices Exclusion',
            'QC 11 04 22|Virginia Changes',
          ],
        ),
        ...grid(300, [36], ['PREMIUM'], { size: 10, bold: true }),
        ...grid(318, TABLE, ['Property|$6,944', 'Liability|$2,310', 'Total Annual Premium|$9,254']),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'QBP 300 77 5519',
      carrier: 'QUILLFEATHER CASUALTY COMPANY',
      effective: '08/15/2026',
      expiration: '08/15/2027',
    },
    insured: { name: 'Tollgate Garden Center, Inc.', ...address('P.O. Box 905', 'Harrowfield', 'VA', '24999') },
    producer: {
      name: 'Brindle and Hayes Insurance',
      phone: '540-555-0155',
      code: '0922-40',
      ...address('19 West Union Street', 'Harrowfield', 'VA', '24998'),
    },
    places: [
      place('1', '1', FRONT, {
        construction: 'Masonry Non-Combustible',
        occupancy: 'Retail Store',
        yearBuilt: '1999',
      }),
      place('1', '2', FRONT, { construction: 'Frame', occupancy: 'Storage', yearBuilt: '1983' }),
    ],
    coverages: [
      cover(0, 'Building', '1,180,000', SHOP),
      cover(0, 'Business Personal Property', '410,000', SHOP),
      cover(0, 'Outdoor Signs', '20,000', { deductible: '500', causes: 'special' }),
      cover(1, 'Building', '165,000', SHED),
      cover(1, 'Business Personal Property', '90,000', SHED),
      cover(null, 'Business Income and Extra Expense', null, {
        words: '12 Months Actual Loss Sustained',
        deductibleWords: '72 Hours',
      }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Hitchpost Community Bank', address('2 Bank Square', 'Harrowfield', 'VA', '24998')),
    ],
    terms: { 'wind or hail deductible': '2% per building' },
  },
}
