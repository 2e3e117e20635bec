import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'
import type { PropertyPaper } from '../paper.ts'
import { STORE_COVERAGES, STORES, type Store } from './cooperative-places.ts'
import { across, under } from './draw.ts'
import { address, cover, interest } from './gold.ts'

const X = [66, 250, 424, 480, 528]
const OFFICE = address('71 Lookout Street', 'Moraine', 'WI', '54995')

function entryHead({ place }: Store, y: number, continued = ''): TextAt[] {
  const where = `${place.line1}, ${place.city}, ${place.state} ${place.zip}`
  return [
    { x: 48, y, text: `Location ${place.location} / Building ${place.building}${continued}`, size: 9.5, bold: true },
    ...across(y, [[250, where]]),
    ...across(y + 14, [[66, `${place.construction}, ${place.occupancy}, built ${place.yearBuilt}`]], 8.5),
    ...across(
      y + 30,
      ['Covered property', 'Limit of insurance', 'Basis', 'Coins.', 'Deductible'].map((text, index) => [
        X[index]!,
        text,
      ]),
      7.5,
      true,
    ),
  ]
}

function entryRows(insured: Store['insured'], y: number): TextAt[] {
  return insured.flatMap(({ what, amount, basis, coins, ded }, index) =>
    across(
      y + index * 14,
      [what, amount, basis, coins, ded].map((text, column) => [X[column]!, text]),
    ),
  )
}

function entry(store: Store, y: number): TextAt[] {
  return [...entryHead(store, y), ...entryRows(store.insured, y + 44)]
}

function sheet(page: number, texts: TextAt[]): PdfPageSpec {
  return {
    texts: [
      ...across(
        30,
        [
          [48, 'Birchbark & Harrow Fire Insurance Company'],
          [400, 'Policy BHF 77-104-2268'],
        ],
        8.5,
      ),
      ...across(
        44,
        [
          [48, 'Thistledown Grocers Cooperative'],
          [400, `Schedule of locations, sheet ${page} of 3`],
        ],
        8.5,
      ),
      ...texts,
    ],
    rulings: [[48, 58, 516, 1]],
  }
}

const at = (index: number) => STORES[index]!
const split = at(3)

/** A cooperative's schedule over three sheets; one building's coverages begin on a sheet and end on the next. */
export const COOPERATIVE_SCHEDULE: PropertyPaper = {
  name: 'schedule of locations over several sheets',
  pages: [
    sheet(1, [
      { x: 48, y: 74, text: 'COMMERCIAL PROPERTY COVERAGE PART - DECLARATIONS', size: 12, bold: true },
      ...under(48, 104, ['Insured', '', '', 'Coverage from', 'Agent', ''], 9, 14),
      ...under(
        160,
        104,
        [
          'Thistledown Grocers Cooperative',
          '71 Lookout Street',
          'Moraine, WI 54995',
          '12/31/2025 to 12/31/2026 at 12:01 a.m.',
          'Bellwether Cooperative Agency, agent 5-118, telephone 715-555-0190',
          '2 Silo Street, Moraine, WI 54995',
        ],
        9,
        14,
      ),
      { x: 48, y: 206, text: 'For all locations', size: 10, bold: true },
      ...under(
        48,
        224,
        [
          'Causes of loss: special form. No blanket limit applies; each limit is specific to its building.',
          'Margin clause: the most paid for any building is 115% of the limit shown for it.',
          'Wind and hail deductible: $25,000 per location. Theft from vehicles: $2,500.',
          'Equipment breakdown: included, all locations. Spoilage of stock: $150,000 any one location, $2,500 deductible.',
          'Ordinance or law: A included; B and C $400,000 combined, each location.',
          'Flood: $1,000,000 annual aggregate, deductible $50,000. Earthquake: $2,000,000 annual aggregate, deductible $50,000.',
          'The deductible for business income is a waiting period, in hours.',
        ],
        9,
        14,
      ),
      ...entry(at(0), 336),
      ...entry(at(1), 432),
      ...across(
        496,
        [
          [66, 'Limits at location 1, for reference'],
          [250, '$5,591,500 plus actual loss sustained'],
        ],
        8.5,
      ),
      ...entry(at(2), 526),
      ...across(614, [[66, 'In 2025 this building was insured for $2,105,000 and its contents for $940,000.']], 8.5),
      ...entryHead(split, 646),
      ...entryRows(split.insured.slice(0, 1), 690),
      ...across(716, [[430, 'continued on sheet 2']], 8),
    ]),
    sheet(2, [
      ...entryHead(split, 76, ' (continued)'),
      ...entryRows(split.insured.slice(1), 120),
      ...entry(at(4), 176),
      ...entry(at(5), 266),
      ...entry(at(6), 370),
      ...entry(at(7), 460),
      ...entry(at(8), 550),
      { x: 48, y: 664, text: 'Total of all limits on buildings and contents $32,361,500', size: 9, bold: true },
    ]),
    sheet(3, [
      { x: 48, y: 74, text: 'MORTGAGEES AND LOSS PAYEES', size: 11, bold: true },
      ...across(
        98,
        [
          [48, 'Loc/Bldg'],
          [110, 'Interest'],
          [190, 'Name and address'],
          [470, 'Loan or account'],
        ],
        8.5,
        true,
      ),
      ...across(116, [
        [48, '1/1'],
        [110, 'Mortgagee'],
        [190, 'Dells & Coulee Bank, N.A., ISAOA'],
        [470, '20-0077145'],
      ]),
      ...under(190, 129, ['Commercial Loan Center, P.O. Box 414', 'Stone Arch, MN 55999'], 9, 13),
      ...across(166, [
        [48, '2/1'],
        [110, 'Mortgagee'],
        [190, 'Odd Corner Building and Loan'],
        [470, ''],
      ]),
      ...under(190, 179, ['3 Creamery Street, Odd Corner, WI 54998'], 9, 13),
      ...across(204, [
        [48, '3/1'],
        [110, 'Lender\u2019s loss payable'],
        [204, 'Fieldstone Farm & Food Lenders, PCA, ISAOA/ATIMA'],
        [470, 'FFL 66-31'],
      ]),
      ...under(204, 217, ['1000 Prairie Smoke Boulevard, 8th Floor', 'Lakota Rise, IA 50999'], 9, 13),
      ...across(254, [
        [48, '4/1'],
        [110, 'Loss payee'],
        [190, 'Pillcount Automation Finance'],
        [470, 'PAF-9024'],
      ]),
      ...under(190, 267, ['19 Dispensary Row, Kettle Moor, WI 54996'], 9, 13),
      ...across(292, [
        [48, '4/1'],
        [110, 'Additional insured'],
        [204, 'Bur Oak Plaza Partners (landlord)'],
        [470, ''],
      ]),
      ...under(204, 305, ['9 Bur Oak Plaza, Office, Kettle Moor, WI 54996'], 9, 13),
      ...under(48, 340, [
        'No interest is on file for locations 5 and 6.',
        'Property premium $61,774; terrorism $618; total $62,392.',
      ]),
    ]),
  ],
  holds: {
    policy: {
      number: 'BHF 77-104-2268',
      carrier: 'Birchbark & Harrow Fire Insurance Company',
      effective: '12/31/2025',
      expiration: '12/31/2026',
    },
    insured: { name: 'Thistledown Grocers Cooperative', ...OFFICE },
    producer: {
      name: 'Bellwether Cooperative Agency',
      phone: '715-555-0190',
      code: '5-118',
      ...address('2 Silo Street', 'Moraine', 'WI', '54995'),
    },
    places: STORES.map((store) => store.place),
    coverages: [
      ...STORE_COVERAGES,
      cover(null, 'Equipment breakdown', null, { words: 'included' }),
      cover(null, 'Spoilage of stock', '150,000', { deductible: '2,500' }),
      cover(null, 'Ordinance or law A', null, { words: 'included' }),
      cover(null, 'Ordinance or law B and C', '400,000'),
      cover(null, 'Flood', '1,000,000', { deductible: '50,000' }),
      cover(null, 'Earthquake', '2,000,000', { deductible: '50,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Dells & Coulee Bank, N.A., ISAOA',
        address('Commercial Loan Center', 'Stone Arch', 'MN', '55999', 'P.O. Box 414'),
        '20-0077145',
      ),
      interest(
        2,
        'mortgagee',
        'Odd Corner Building and Loan',
        address('3 Creamery Street', 'Odd Corner', 'WI', '54998'),
      ),
      interest(
        3,
        "lender's loss payable",
        'Fieldstone Farm & Food Lenders, PCA, ISAOA/ATIMA',
        address('1000 Prairie Smoke Boulevard', 'Lakota Rise', 'IA', '50999', '8th Floor'),
        'FFL 66-31',
      ),
      interest(
        5,
        'loss payee',
        'Pillcount Automation Finance',
        address('19 Dispensary Row', 'Kettle Moor', 'WI', '54996'),
        'PAF-9024',
      ),
      interest(
        5,
        'additional insured',
        'Bur Oak Plaza Partners',
        address('9 Bur Oak Plaza', 'Kettle Moor', 'WI', '54996', 'Office'),
      ),
    ],
    terms: {
      blanket: 'No blanket limit applies',
      'margin clause': '115% of the limit shown',
      'wind or hail deductible': '$25,000 per location',
      'theft deductible': '$2,500',
      'equipment breakdown': 'included, all locations',
      'ordinance or law': 'A included; B and C $400,000 combined, each location',
      flood: '$1,000,000 annual aggregate',
      'flood deductible': '$50,000',
      earthquake: '$2,000,000 annual aggregate',
      'earthquake deductible': '$50,000',
    },
  },
}
