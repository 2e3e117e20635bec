import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const TANAGER = address('907 Tanager Avenue', 'Millbrae Falls', 'TN', '37998')
const OFFICE = address('1450 Ridgeway Drive', 'Millbrae Falls', 'TN', '37999', 'Unit 12')

const ITEM = [40, 76, 200, 360]
const COVERAGES = [76, 210, 290, 370, 450]
const SPECIAL = { deductible: '2,500', causes: 'special', valuation: 'Replacement Cost' } as const

/** A landlord's DP-3 in numbered items, each coverage with its own deductible, perils and loss settlement. */
export const DWELLING_LANDLORD: PropertyPaper = {
  name: 'dwelling fire declarations of a landlord',
  pages: [
    {
      rulings: [
        [40, 84, 532, 0.75],
        [40, 160, 532, 0.75],
        [40, 200, 532, 0.75],
        [40, 270, 532, 0.75],
        [40, 436, 532, 0.75],
        [40, 500, 532, 0.75],
        [40, 580, 532, 0.75],
        [40, 660, 532, 0.75],
      ],
      texts: [
        ...grid(32, [40], ['TERN HARBOR FIRE AND CASUALTY COMPANY'], { size: 13, bold: true }),
        ...grid(50, [40, 400], ['A Stock Company      NAIC 99973|NEW BUSINESS'], { size: 8 }),
        ...grid(64, [40, 400], ['Dwelling Policy Declarations - Rental Property|Policy No. DPL 0051938 00'], {
          bold: true,
        }),
        ...grid(92, ITEM, ['Item 1.|Named Insured and Mailing Address||Agent'], { bold: true }),
        ...grid(107, ITEM, [
          '|Sumac Street Rentals LLC||Basil Thornquist Agency',
          '|1450 Ridgeway Drive, Unit 12||88 Public Square',
          '|Millbrae Falls, TN 37999||Millbrae Falls, TN 37999',
          '|||(423) 555-0118',
        ]),
        ...grid(168, ITEM, ['Item 2.|Policy Period'], { bold: true }),
        ...grid(182, ITEM, ['|From: 02/01/2026    To: 02/01/2027    at 12:01 A.M. at the described location']),
        ...grid(208, ITEM, ['Item 3.|Described Location'], { bold: true }),
        ...grid(222, ITEM, ['|907 Tanager Avenue, Millbrae Falls, TN 37998']),
        ...grid(
          238,
          [76, 150, 280, 350, 450, 520],
          ['Construction|Masonry|Year Built|1958|Units|2', 'Occupancy|Tenant Occupied|Usage|Year Round|Protection|3'],
        ),
        ...grid(278, ITEM, ['Item 4.|Coverages'], { bold: true }),
        ...grid(294, COVERAGES, ['Coverage|Limit|Deductible|Perils|Loss Settlement'], { size: 8, bold: true }),
        ...grid(309, COVERAGES, [
          'A. Dwelling|$246,000|$2,500|Special|Replacement Cost',
          'B. Other Structures|$24,600|$2,500|Special|Replacement Cost',
          'C. Personal Property|$8,000|$2,500|Broad|Actual Cash Value',
          'D. Fair Rental Value|$24,600|None|Special',
        ]),
        ...grid(370, COVERAGES, ['L. Premises Liability|$500,000', 'M. Medical Payments|$5,000']),
        ...grid(406, COVERAGES, ['Windstorm or Hail Deductible: 1% of Coverage A, each loss']),
        ...grid(420, COVERAGES, ['Earthquake: Not Covered']),
        ...grid(444, ITEM, ['Item 5.|Policy Forms'], { bold: true }),
        ...grid(
          458,
          [76, 170],
          [
            'DP 00 03 07 14|Dwelling Property 3',
            'DL 24 16 07 14|No Coverage for Home Day Care Business',
            'TH 118 04 20|Premises Liability, Non-Owner Occupied Dwelling',
          ],
          { size: 8 },
        ),
        ...grid(508, ITEM, ['Item 6.|First Mortgagee||Loan Number'], { bold: true }),
        ...grid(522, ITEM, [
          '|Honeylocust Mortgage Company LLC ISAOA ATIMA||HL2208-6615',
          '|PO Box 90311',
          '|Oakspar, NC 27998',
        ]),
        ...grid(588, ITEM, ['Item 7.|Additional Insured'], { bold: true }),
        ...grid(602, ITEM, ['|Cloverly Property Management Inc', '|31 Depot Street', '|Millbrae Falls, TN 37999']),
        ...grid(668, ITEM, ['Item 8.|Premium'], { bold: true }),
        ...grid(682, [76, 290], ['Dwelling coverages|$1,377', 'Liability coverages|$94', 'Total|$1,471']),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'DPL 0051938 00',
      carrier: 'TERN HARBOR FIRE AND CASUALTY COMPANY',
      naic: '99973',
      effective: '02/01/2026',
      expiration: '02/01/2027',
    },
    insured: { name: 'Sumac Street Rentals LLC', ...OFFICE },
    producer: {
      name: 'Basil Thornquist Agency',
      phone: '(423) 555-0118',
      ...address('88 Public Square', 'Millbrae Falls', 'TN', '37999'),
    },
    places: [place(null, null, TANAGER, { construction: 'Masonry', occupancy: 'Tenant Occupied', yearBuilt: '1958' })],
    coverages: [
      cover(0, 'Dwelling', '246,000', SPECIAL),
      cover(0, 'Other Structures', '24,600', SPECIAL),
      cover(0, 'Personal Property', '8,000', { deductible: '2,500', causes: 'broad', valuation: 'Actual Cash Value' }),
      cover(0, 'Fair Rental Value', '24,600', { deductibleWords: 'None', causes: 'special' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Honeylocust Mortgage Company LLC ISAOA ATIMA',
        address('PO Box 90311', 'Oakspar', 'NC', '27998'),
        'HL2208-6615',
      ),
      interest(
        0,
        'additional insured',
        'Cloverly Property Management Inc',
        address('31 Depot Street', 'Millbrae Falls', 'TN', '37999'),
      ),
    ],
    terms: { 'wind or hail deductible': '1% of Coverage A, each loss', earthquake: 'Not Covered' },
  },
}
