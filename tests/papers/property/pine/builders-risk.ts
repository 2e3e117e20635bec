import type { PropertyPaper } from '../paper.ts'
import { across, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

function asked(y: number, label: string, ...told: string[]) {
  return [{ x: 48, y, text: label, size: 9 }, ...under(250, y, told, 9.5, 13)]
}

const SITE = address('77 Slate Alley', 'Culver Notch', 'PA', '18999')

/** A binder of builders risk on a construction lender's closing checklist: its questions at the left, the answers at the right. */
export const BUILDERS_RISK: PropertyPaper = {
  name: 'builders risk binder for a lender',
  pages: [
    {
      texts: [
        { x: 48, y: 36, text: 'EVIDENCE OF BUILDERS RISK - TEMPORARY BINDER', size: 14, bold: true },
        { x: 48, y: 58, text: 'prepared at the request of the construction lender, closing no. CN-2025-014', size: 9 },
        ...asked(86, '1. Insurance company', 'Fernwick Builders Mutual Insurance Company   (NAIC 99417)'),
        ...asked(104, '2. Binder number and life of the binder', 'BND 25-7781, 02/01/2025 to 04/02/2025'),
        ...asked(122, '3. Policy number', 'FBR 5520148'),
        ...asked(140, '4. Policy term (18 months)', '02/01/2025 to 08/01/2026'),
        ...asked(
          158,
          '5. Named insured (borrower)',
          'Stonecrop Lofts LLC',
          '1200 Quarry Street, Floor 3',
          'Culver Notch, PA 18999',
        ),
        ...asked(204, '6. Issuing agent', 'Wren & Tolliver Insurance Brokers, 570-555-0144'),
        ...asked(222, '7. Project site', '77 Slate Alley, Culver Notch, PA 18999'),
        ...asked(
          240,
          '8. Project',
          'Five-storey apartments over parking, 64 units, fire resistive,',
          'new building joined to the former Slate Works (built 1911)',
        ),
        ...asked(274, '9. Form of coverage', 'Special perils, completed value, non-reporting'),
        { x: 48, y: 302, text: '10. Amounts of insurance', size: 9 },
        ...across(
          302,
          [
            [250, 'Limit'],
            [400, 'Deductible'],
          ],
          9,
          true,
        ),
        ...across(318, [
          [70, 'Completed value, new construction'],
          [250, '$14,750,000'],
          [400, '$10,000'],
        ]),
        ...across(333, [
          [70, 'Existing building, at actual cash value'],
          [250, '$2,100,000'],
          [400, '$25,000'],
        ]),
        ...across(348, [
          [70, 'Property in transit'],
          [250, '$250,000'],
          [400, '$10,000'],
        ]),
        ...across(363, [
          [70, 'Temporary storage off site'],
          [250, '$350,000'],
          [400, '$10,000'],
        ]),
        ...across(378, [
          [70, 'Scaffolding and formwork'],
          [250, '$150,000'],
          [400, '$10,000'],
        ]),
        ...across(393, [
          [70, 'Soft costs'],
          [250, '$1,300,000'],
          [400, '30 days'],
        ]),
        ...across(408, [
          [70, 'Loss of rents, delayed opening'],
          [250, '$600,000'],
          [400, '30 days'],
        ]),
        ...across(423, [
          [70, 'Flood, annual aggregate'],
          [250, '$2,000,000'],
          [400, '$100,000'],
        ]),
        ...across(438, [
          [70, 'Earth movement'],
          [250, 'Excluded'],
        ]),
        ...asked(466, '11. Other deductibles', 'Water damage $50,000. Theft of copper and tools $15,000.'),
        ...asked(484, '12. Coinsurance', 'None. New construction is settled at replacement cost.'),
        ...asked(502, '13. Testing of building systems', 'Included, 30 days, cold testing'),
        ...asked(520, '14. Permission to occupy', 'Granted, up to 75% of the floor area'),
        ...asked(538, '15. Ordinance or law', 'Existing building only, $500,000 for B and C together'),
        ...asked(
          556,
          '16. Lender, as lender loss payable',
          'Culver Notch Bank, N.A., ISAOA ATIMA',
          '1 Bank Plaza',
          'Culver Notch, PA 18999',
          'Loan no. 25-CL-00418 (loan amount $11,200,000)',
        ),
        ...asked(
          616,
          '17. Additional insured, as interest may appear',
          'Brackett Ridge Constructors, Inc. (general contractor)',
          '5 Crane Yard Road, Tolland Mills, PA 18997',
        ),
        ...asked(650, '18. Contract price', '$13,980,000 (for information)'),
        ...asked(668, '19. Premium, whole term', '$88,215 paid in full, receipt attached'),
        ...asked(686, '20. Notice to lender before cancellation', '30 days, 10 for non-payment'),
      ],
      rulings: [
        [48, 74, 516, 1],
        [250, 314, 240, 0.5],
        [48, 704, 516, 1],
      ],
    },
  ],
  holds: {
    policy: {
      number: 'FBR 5520148',
      carrier: 'Fernwick Builders Mutual Insurance Company',
      naic: '99417',
      effective: '02/01/2025',
      expiration: '08/01/2026',
    },
    insured: {
      name: 'Stonecrop Lofts LLC',
      ...address('1200 Quarry Street', 'Culver Notch', 'PA', '18999', 'Floor 3'),
    },
    producer: { name: 'Wren & Tolliver Insurance Brokers', phone: '570-555-0144' },
    places: [place(null, null, SITE, { construction: 'fire resistive', occupancy: 'apartments over parking' })],
    coverages: [
      cover(0, 'Completed value, new construction', '14,750,000', {
        deductible: '10,000',
        causes: 'special',
        valuation: 'replacement cost',
        coinsurance: 'None',
      }),
      cover(0, 'Existing building', '2,100,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'actual cash value',
        coinsurance: 'None',
      }),
      cover(null, 'Property in transit', '250,000', { deductible: '10,000', causes: 'special', coinsurance: 'None' }),
      cover(null, 'Temporary storage off site', '350,000', {
        deductible: '10,000',
        causes: 'special',
        coinsurance: 'None',
      }),
      cover(0, 'Scaffolding and formwork', '150,000', { deductible: '10,000', causes: 'special', coinsurance: 'None' }),
      cover(0, 'Soft costs', '1,300,000', { deductibleWords: '30 days', causes: 'special', coinsurance: 'None' }),
      cover(0, 'Loss of rents, delayed opening', '600,000', {
        deductibleWords: '30 days',
        causes: 'special',
        coinsurance: 'None',
      }),
      cover(0, 'Flood', '2,000,000', { deductible: '100,000' }),
      cover(0, 'Ordinance or law', '500,000', { words: 'Existing building only, B and C together' }),
    ],
    interests: [
      interest(
        0,
        "lender's loss payable",
        'Culver Notch Bank, N.A., ISAOA ATIMA',
        address('1 Bank Plaza', 'Culver Notch', 'PA', '18999'),
        '25-CL-00418',
      ),
      interest(
        0,
        'additional insured',
        'Brackett Ridge Constructors, Inc.',
        address('5 Crane Yard Road', 'Tolland Mills', 'PA', '18997'),
      ),
    ],
    terms: {
      'completed value': 'completed value, non-reporting',
      flood: '$2,000,000 annual aggregate',
      'flood deductible': '$100,000',
      earthquake: 'Excluded',
      'water damage deductible': '$50,000',
      'theft deductible': '$15,000',
      'ordinance or law': 'Existing building only, $500,000 for B and C together',
      'waiting period': '30 days',
      testing: 'Included, 30 days, cold testing',
      'permission to occupy': 'Granted, up to 75% of the floor area',
      'notice of cancellation': '30 days, 10 for non-payment',
    },
  },
}
