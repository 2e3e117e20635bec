import type { PropertyPaper } from '../paper.ts'
import { across, under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const BUILDINGS = [
  ['1', '10 Heron Bight Lane', 'Units 101-124', 'Frame', '1986', '6,120,000'],
  ['2', '20 Heron Bight Lane', 'Units 201-224', 'Frame', '1986', '6,120,000'],
  ['3', '30 Heron Bight Lane', 'Units 301-330', 'Frame', '1987', '7,640,000'],
  ['4', '40 Heron Bight Lane', 'Units 401-430', 'Frame', '1987', '7,640,000'],
  ['5', '50 Heron Bight Lane', 'Units 501-536', 'Masonry', '1991', '9,275,000'],
  ['6', '2 Egret Court', 'Clubhouse', 'Masonry', '1991', '1,845,000'],
] as const

const STREET = { city: 'Sable Inlet', state: 'SC', zip: '29999' }
const VALUES = [36, 80, 200, 300, 370, 430, 520]

/** What an association's insurer sends a unit owner's lender: a blanket limit, extensions in prose, values of buildings as an annex. */
export const ASSOCIATION_MASTER: PropertyPaper = {
  name: 'association master policy summary',
  pages: [
    {
      texts: [
        { x: 36, y: 34, text: 'Cordgrass Community Insurance Exchange', size: 15, bold: true },
        { x: 36, y: 56, text: 'Summary of the association master policy for owners and lenders', size: 10 },
        { x: 430, y: 36, text: 'Printed 02/11/2025', size: 8 },
        ...across(84, [
          [36, 'Association'],
          [150, 'Heron Bight Condominium Association, Inc.'],
        ]),
        ...across(98, [
          [36, ''],
          [150, 'c/o Plover Managers, 4 Tern Street, Sable Inlet, SC 29999'],
        ]),
        ...across(116, [
          [36, 'Policy'],
          [150, 'CCX-HOA-118264'],
          [300, 'from 02/01/2025 to 02/01/2026'],
        ]),
        ...across(134, [
          [36, 'Agency'],
          [150, 'Spartina Risk Partners, LLC   (843) 555-0119'],
        ]),
        ...across(152, [
          [36, 'Coverage type'],
          [150, 'All-in: fixtures, cabinets and floor coverings as first built, no betterments'],
        ]),
        { x: 36, y: 180, text: 'Property', size: 11, bold: true },
        ...across(198, [
          [36, 'Blanket Building (buildings 1 to 6)'],
          [300, '$38,640,000'],
        ]),
        ...across(212, [
          [36, 'Association Personal Property'],
          [300, '$85,000'],
        ]),
        ...across(226, [
          [36, 'Pools, Docks, Fences and Entry Walls'],
          [300, '$140,000'],
        ]),
        ...across(240, [
          [36, 'Assessment Fees Receivable'],
          [300, 'Actual loss sustained, up to 12 months'],
        ]),
        ...across(254, [
          [36, 'Ordinance or Law A, undamaged part'],
          [300, 'Included in the blanket limit'],
        ]),
        ...across(268, [
          [36, 'Ordinance or Law B and C combined'],
          [300, '$3,000,000'],
        ]),
        ...across(282, [
          [36, 'Equipment Breakdown'],
          [300, 'Included'],
        ]),
        ...across(296, [
          [36, 'Water Backup of Sewers and Drains'],
          [300, '$100,000'],
        ]),
        { x: 36, y: 324, text: 'How losses are paid', size: 11, bold: true },
        ...under(
          36,
          342,
          [
            'Causes of loss: special form. Buildings are valued at guaranteed replacement cost and other property at replacement',
            'cost. Agreed amount applies to the buildings, so no coinsurance percentage is in force. The deductible is $25,000 for each',
            'occurrence on all property of the association, but: $10,000 per unit for water damage, and 3% of the value of each damaged',
            'building for a named storm. There is no deductible on assessment fees. Flood is not covered here; the association has',
            'separate flood policies (NFIP, $250,000 per unit). Earthquake is not covered.',
          ],
          9,
        ),
        { x: 36, y: 426, text: 'Other insurance of the association, for information', size: 11, bold: true },
        ...under(
          36,
          444,
          [
            'General liability $1,000,000 each occurrence, $2,000,000 aggregate   Directors and officers $1,000,000',
            'Fidelity, employee dishonesty, manager included $1,200,000   Umbrella $10,000,000',
          ],
          9,
        ),
        { x: 36, y: 486, text: 'This summary was made for', size: 11, bold: true },
        ...under(36, 504, ['Unit owner', 'Unit', 'Lender', '', '', 'Loan number', 'Named as'], 9),
        ...under(
          150,
          504,
          [
            'Ambrose Tillinghast',
            '214, in building 2, 20 Heron Bight Lane',
            'Brightmoor Home Lending LLC, ISAOA/ATIMA',
            'P.O. Box 5150',
            'Kesley, OH 43999',
            '9003318845',
            'Mortgagee',
          ],
          9,
        ),
        ...under(
          36,
          620,
          ['The policy decides. Values of buildings follow on page 2. Expiring blanket limit 2024-25: $35,904,000.'],
          8,
        ),
      ],
      rulings: [
        [36, 74, 540, 1],
        [36, 480, 540, 0.5],
        [36, 604, 540, 0.5],
      ],
    },
    {
      texts: [
        { x: 36, y: 34, text: 'Statement of values on file, policy CCX-HOA-118264', size: 12, bold: true },
        ...under(
          36,
          56,
          ['The values serve rating and the named storm deductible. They are not limits: the limit is blanket.'],
          9,
        ),
        ...across(
          86,
          ['Bldg', 'Street', 'Use', 'Constr.', 'Built', 'Value (RCV)', 'Expiring'].map((text, index) => [
            VALUES[index]!,
            text,
          ]),
          9,
          true,
        ),
        ...BUILDINGS.flatMap((row, index) =>
          across(
            106 + index * 18,
            [...row, `${(Number(row[5].replaceAll(',', '')) - 456_000).toLocaleString('en-US')}`].map(
              (text, column) => [VALUES[column]!, text],
            ),
          ),
        ),
        ...across(
          220,
          [
            [300, 'All buildings'],
            [430, '38,640,000'],
            [520, '35,904,000'],
          ],
          9,
          true,
        ),
        ...under(
          36,
          244,
          ['All buildings stand in Sable Inlet, SC 29999. Sprinklers: building 5 and the clubhouse only.'],
          9,
        ),
      ],
      rulings: [
        [36, 100, 540, 0.7],
        [36, 214, 540, 0.7],
      ],
    },
  ],
  holds: {
    policy: {
      number: 'CCX-HOA-118264',
      carrier: 'Cordgrass Community Insurance Exchange',
      effective: '02/01/2025',
      expiration: '02/01/2026',
    },
    insured: {
      name: 'Heron Bight Condominium Association, Inc.',
      ...address('c/o Plover Managers', 'Sable Inlet', 'SC', '29999', '4 Tern Street'),
    },
    producer: { name: 'Spartina Risk Partners, LLC', phone: '(843) 555-0119' },
    places: BUILDINGS.map(([building, line1, occupancy, construction, yearBuilt]) =>
      place(null, building, { line1, ...STREET }, { construction, occupancy, yearBuilt }),
    ),
    coverages: [
      cover(null, 'Blanket Building', '38,640,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'guaranteed replacement cost',
      }),
      cover(null, 'Association Personal Property', '85,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'replacement cost',
      }),
      cover(null, 'Pools, Docks, Fences and Entry Walls', '140,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'replacement cost',
      }),
      cover(null, 'Assessment Fees Receivable', null, {
        words: 'Actual loss sustained, up to 12 months',
        deductibleWords: 'no deductible',
      }),
      cover(null, 'Ordinance or Law A, undamaged part', null, { words: 'Included in the blanket limit' }),
      cover(null, 'Ordinance or Law B and C combined', '3,000,000'),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Water Backup of Sewers and Drains', '100,000'),
    ],
    interests: [
      interest(
        1,
        'mortgagee',
        'Brightmoor Home Lending LLC, ISAOA/ATIMA',
        address('P.O. Box 5150', 'Kesley', 'OH', '43999'),
        '9003318845',
      ),
    ],
    terms: {
      blanket: 'Blanket Building (buildings 1 to 6) $38,640,000',
      'agreed value': 'Agreed amount applies to the buildings',
      'named storm deductible': '3% of the value of each damaged building',
      'water damage deductible': '$10,000 per unit',
      'ordinance or law': 'A included in the blanket limit, B and C combined $3,000,000',
      'equipment breakdown': 'Included',
      flood: 'not covered',
      earthquake: 'not covered',
    },
  },
}
