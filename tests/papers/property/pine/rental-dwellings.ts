import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { PropertyPaper } from '../paper.ts'
import { box, panel, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

type Dwelling = {
  number: string
  street: string
  zip: string
  construction: string
  built: string
  amounts: [dwelling: string, structures: string, property: string, rent: string]
  form: string
  settled: string
  deductible: string
  wind: string
  lenders: string[][]
}

const DWELLINGS: Dwelling[] = [
  {
    number: '1',
    street: '514 Copperhead Street',
    zip: '71999',
    construction: 'Brick veneer',
    built: '1968',
    amounts: ['$231,000', '$23,100', '$7,500', '$18,000'],
    form: 'DP-3, special',
    settled: 'Replacement cost',
    deductible: '$2,500',
    wind: '2% of Coverage A',
    lenders: [
      ['Bayou Teal Mortgage Corporation', 'ISAOA ATIMA', 'P.O. Box 29001', 'Caddo Bend, LA 71998', 'Loan 600412887'],
      ['Ruston Pines Federal Credit Union', '88 Needle Road', 'Caddo Bend, LA 71998', 'Loan RP-2-5541'],
    ],
  },
  {
    number: '2',
    street: '516 Copperhead Street',
    zip: '71999',
    construction: 'Frame',
    built: '1949',
    amounts: ['$118,400', '$0', '$0', '$12,600'],
    form: 'DP-1, basic',
    settled: 'Actual cash value',
    deductible: '$5,000',
    wind: 'No wind or hail coverage',
    lenders: [],
  },
  {
    number: '3',
    street: '22 Jessamine Court, Unit B',
    zip: '71997',
    construction: 'Frame',
    built: '2003',
    amounts: ['$176,900', '$5,000', '$7,500', '$15,600'],
    form: 'DP-2, broad',
    settled: 'Replacement cost',
    deductible: '$1,000',
    wind: '$2,500',
    lenders: [['Kestrel Bluff Home Loans', 'ISAOA', '1 Signal Tower', 'Armand, TX 75999', 'Loan 0083-7719']],
  },
]

function dwellingPanels(y: number, dwelling: Dwelling): PdfPageSpec {
  const [main, structures, property, rent] = dwelling.amounts
  return {
    texts: [
      { x: 44, y, text: `Dwelling ${dwelling.number}`, size: 10, bold: true },
      ...panel(44, y + 18, 'Described location', [`${dwelling.street}, Caddo Bend, LA ${dwelling.zip}`]),
      ...panel(290, y + 18, 'Construction', [dwelling.construction]),
      ...panel(374, y + 18, 'Year', [dwelling.built]),
      ...panel(414, y + 18, 'Rented to', ['1 family, long term']),
      ...panel(510, y + 18, 'Policy form', [dwelling.form]),
      ...panel(44, y + 48, 'A Dwelling', [main]),
      ...panel(134, y + 48, 'B Other Structures', [structures]),
      ...panel(224, y + 48, 'C Landlord Personal Property', [property]),
      ...panel(344, y + 48, 'D Fair Rental Value', [rent]),
      ...panel(434, y + 48, 'Loss settlement (A and B)', [dwelling.settled]),
      ...panel(44, y + 78, 'Deductible, all other perils', [dwelling.deductible]),
      ...panel(164, y + 78, 'Deductible, wind or hail', [dwelling.wind]),
      ...dwelling.lenders.flatMap((lines, index) =>
        panel(290 + index * 156, y + 78, index === 0 ? 'First mortgagee' : 'Second mortgagee', lines, 8),
      ),
    ],
    rulings: box(36, y + 14, 544, 132),
  }
}

const SHEETS = DWELLINGS.map((dwelling, index) => dwellingPanels(156 + index * 172, dwelling))
const HOME = address('9 Overlook Drive', 'Caddo Bend', 'LA', '71996')

/** A landlord's dwelling fire of a program administrator: three houses of three forms, each with lenders of its own. */
export const RENTAL_DWELLINGS: PropertyPaper = {
  name: 'landlord dwelling fire panels',
  pages: [
    {
      texts: [
        { x: 36, y: 28, text: 'Gumbo Creek Program Administrators', size: 13, bold: true },
        { x: 36, y: 46, text: 'for Sweetgum Fire and Marine Insurance Company (NAIC 99308)', size: 9 },
        { x: 382, y: 30, text: 'Landlord dwelling declarations', size: 12 },
        ...panel(44, 68, 'Policy number', ['SFM-LD-0091745']),
        ...panel(164, 68, 'Policy period, 12:01 a.m.', ['11/30/2025 - 11/30/2026']),
        ...panel(290, 68, 'Producer', ['Batture Insurance Agency, code B0725, 318-555-0165']),
        ...panel(44, 100, 'Named insured', ['Lucien and Odile Farragut', '9 Overlook Drive', 'Caddo Bend, LA 71996']),
        ...panel(290, 100, 'Additional insured, property manager, all dwellings', [
          'Crescent Key Property Management LLC',
          '300 Depot Mall, Caddo Bend, LA 71998',
        ]),
        ...SHEETS.flatMap(({ texts }) => texts ?? []),
        ...under(
          44,
          676,
          [
            'Coverage L premises liability $300,000 each occurrence. Coverage M medical payments $5,000 each person.',
            'Ordinance or law: 10% of Coverage A, dwellings 1 and 3. Water backup: $5,000, dwelling 1 only. Flood and earthquake are not covered.',
            'Removed at renewal: Pontalba Savings, mortgagee of dwelling 2, loan 77120 (paid). Premium $4,406.00, wind pool fee $61.00.',
          ],
          8,
        ),
      ],
      rulings: [...box(36, 64, 544, 84), ...SHEETS.flatMap(({ rulings }) => rulings ?? [])],
    },
  ],
  holds: {
    policy: {
      number: 'SFM-LD-0091745',
      carrier: 'Sweetgum Fire and Marine Insurance Company',
      naic: '99308',
      effective: '11/30/2025',
      expiration: '11/30/2026',
    },
    insured: { name: 'Lucien and Odile Farragut', ...HOME },
    producer: { name: 'Batture Insurance Agency', phone: '318-555-0165', code: 'B0725' },
    places: [
      place('1', null, address('514 Copperhead Street', 'Caddo Bend', 'LA', '71999'), {
        construction: 'Brick veneer',
        occupancy: '1 family, long term',
        yearBuilt: '1968',
      }),
      place('2', null, address('516 Copperhead Street', 'Caddo Bend', 'LA', '71999'), {
        construction: 'Frame',
        occupancy: '1 family, long term',
        yearBuilt: '1949',
      }),
      place('3', null, address('22 Jessamine Court', 'Caddo Bend', 'LA', '71997', 'Unit B'), {
        construction: 'Frame',
        occupancy: '1 family, long term',
        yearBuilt: '2003',
      }),
    ],
    coverages: [
      cover(0, 'A Dwelling', '231,000', { deductible: '2,500', causes: 'special', valuation: 'Replacement cost' }),
      cover(0, 'B Other Structures', '23,100', {
        deductible: '2,500',
        causes: 'special',
        valuation: 'Replacement cost',
      }),
      cover(0, 'C Landlord Personal Property', '7,500', { deductible: '2,500', causes: 'special' }),
      cover(0, 'D Fair Rental Value', '18,000', { causes: 'special' }),
      cover(1, 'A Dwelling', '118,400', { deductible: '5,000', causes: 'basic', valuation: 'Actual cash value' }),
      cover(1, 'D Fair Rental Value', '12,600', { causes: 'basic' }),
      cover(2, 'A Dwelling', '176,900', { deductible: '1,000', causes: 'broad', valuation: 'Replacement cost' }),
      cover(2, 'B Other Structures', '5,000', { deductible: '1,000', causes: 'broad', valuation: 'Replacement cost' }),
      cover(2, 'C Landlord Personal Property', '7,500', { deductible: '1,000', causes: 'broad' }),
      cover(2, 'D Fair Rental Value', '15,600', { causes: 'broad' }),
      cover(0, 'Water backup', '5,000'),
      cover(0, 'Ordinance or law', null, { words: '10% of Coverage A' }),
      cover(2, 'Ordinance or law', null, { words: '10% of Coverage A' }),
    ],
    interests: [
      interest(
        null,
        'additional insured',
        'Crescent Key Property Management LLC',
        address('300 Depot Mall', 'Caddo Bend', 'LA', '71998'),
      ),
      interest(
        0,
        'mortgagee',
        'Bayou Teal Mortgage Corporation ISAOA ATIMA',
        address('P.O. Box 29001', 'Caddo Bend', 'LA', '71998'),
        '600412887',
      ),
      interest(
        0,
        'mortgagee',
        'Ruston Pines Federal Credit Union',
        address('88 Needle Road', 'Caddo Bend', 'LA', '71998'),
        'RP-2-5541',
      ),
      interest(
        2,
        'mortgagee',
        'Kestrel Bluff Home Loans ISAOA',
        address('1 Signal Tower', 'Armand', 'TX', '75999'),
        '0083-7719',
      ),
    ],
    terms: {
      'wind or hail deductible':
        'dwelling 1: 2% of Coverage A; dwelling 2: No wind or hail coverage; dwelling 3: $2,500',
      'ordinance or law': '10% of Coverage A, dwellings 1 and 3',
      flood: 'not covered',
      earthquake: 'not covered',
    },
  },
}
