import type { PropertyPaper } from '../paper.ts'
import { cells, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const SITE = address('77 Tannery Lane', 'Norwyn', 'CO', '80998')
const WORK = { deductible: '25,000', causes: 'special', valuation: 'Replacement cost' } as const

const AMOUNTS = [96, 330, 450]

/** A builders risk policy of numbered items: owner and contractor both insured, a house on the site that is not, a first lender gone. */
export const BUILDERS_RISK: PropertyPaper = {
  name: 'builders risk of numbered items',
  pages: [
    {
      texts: [
        { x: 200, y: 40, text: 'TERNSTONE INSURANCE COMPANY', size: 13, bold: true },
        { x: 206, y: 60, text: 'Declarations: Builders Risk, Completed Value', size: 10 },
        { x: 72, y: 92, text: 'Item 1.', size: 9.5, bold: true },
        ...under(126, 92, [
          'Policy number: TBR-2025-01193',
          'This policy is new. It does not renew another.',
        ], 9.5), // biome-ignore format: one item
        { x: 72, y: 132, text: 'Item 2.', size: 9.5, bold: true },
        ...under(
          126,
          132,
          [
            'Named insureds:',
            '(a)  Gable & Finch Development LLC, as owner (first named insured)',
            '(b)  Ridgeback Constructors, Inc., as general contractor',
            'Address of the first named insured: 2100 Weir Street, Floor 3, Norwyn, CO 80999',
          ],
          9.5,
        ),
        { x: 72, y: 200, text: 'Item 3.', size: 9.5, bold: true },
        ...under(
          126,
          200,
          [
            'Policy period: from May 19, 2025 to November 19, 2026, 12:01 a.m. at the site.',
            'Work began April 28, 2025. Completion is planned for October 1, 2026.',
          ],
          9.5,
        ),
        { x: 72, y: 240, text: 'Item 4.', size: 9.5, bold: true },
        ...under(
          126,
          240,
          [
            'The project: Finch Lofts, 77 Tannery Lane, Norwyn, CO 80998',
            'Apartment building of 48 units. Frame over a concrete podium.',
            'The carriage house at 79 Tannery Lane stands already and is not insured ($310,000 was asked for it).',
          ],
          9.5,
        ),
        { x: 72, y: 294, text: 'Item 5.', size: 9.5, bold: true },
        { x: 126, y: 294, text: 'Limits of insurance and deductibles', size: 9.5 },
        ...cells(314, AMOUNTS, '|Limit|Deductible', 8.5, true),
        ...cells(330, AMOUNTS, 'Building under construction|$14,750,000|$25,000'),
        ...cells(345, AMOUNTS, 'Property in Transit|$250,000|$10,000'),
        ...cells(360, AMOUNTS, 'Property in Temporary Storage|$500,000|$10,000'),
        ...cells(375, AMOUNTS, 'Scaffolding and Formwork|$100,000|$10,000'),
        ...cells(390, AMOUNTS, 'Soft Costs|$1,100,000|30 days'),
        ...cells(405, AMOUNTS, 'Loss of Rental Income|$620,000|30 days'),
        ...cells(420, AMOUNTS, 'Flood|$2,000,000|$100,000'),
        ...cells(435, AMOUNTS, 'Earth Movement|$5,000,000|$50,000'),
        ...cells(450, AMOUNTS, 'Ordinance or Law, demolition|$250,000|$25,000'),
        ...cells(465, AMOUNTS, 'Ordinance or Law, increased cost|$250,000|$25,000'),
        ...cells(480, AMOUNTS, 'Testing|Not covered|'),
        { x: 126, y: 502, text: 'Deductible for water damage: $100,000. Deductible for theft: $50,000.', size: 9.5 },
        { x: 72, y: 526, text: 'Item 6.', size: 9.5, bold: true },
        ...under(
          126,
          526,
          [
            'Building under construction: special causes of loss, valued at replacement cost.',
            'Coinsurance: none. Permission to occupy: not given.',
          ],
          9.5,
        ),
        { x: 72, y: 566, text: 'Item 7.', size: 9.5, bold: true },
        ...under(
          126,
          566,
          [
            "Lender's loss payable: Summit Basin Bank, ISAOA, 4 Assay Street, Norwyn, CO 80999",
            'Construction loan C-2025-117',
            'Highline Bridge Capital, shown in the binder, is removed from the start of the policy.',
          ],
          9.5,
        ),
        { x: 72, y: 620, text: 'Item 8.', size: 9.5, bold: true },
        ...under(126, 620, ['Deposit premium: $61,450. Estimated completed value reported: $14,750,000.'], 9.5),
        { x: 72, y: 646, text: 'Item 9.', size: 9.5, bold: true },
        ...under(
          126,
          646,
          [
            'Producer: Copperwell Insurance Associates (code 0719), 350 Smelter Way, Norwyn, CO 80999',
            'Telephone: (303) 555-0186',
          ],
          9.5,
        ),
        { x: 72, y: 700, text: 'Countersigned May 16, 2025', size: 9 },
      ],
      rulings: [
        [72, 82, 468, 0.7],
        [72, 690, 468, 0.7],
      ],
    },
  ],
  holds: {
    policy: {
      number: 'TBR-2025-01193',
      carrier: 'TERNSTONE INSURANCE COMPANY',
      effective: '05/19/2025',
      expiration: '11/19/2026',
    },
    insured: {
      name: 'Gable & Finch Development LLC',
      ...address('2100 Weir Street', 'Norwyn', 'CO', '80999', 'Floor 3'),
    },
    producer: {
      name: 'Copperwell Insurance Associates',
      phone: '(303) 555-0186',
      code: '0719',
      ...address('350 Smelter Way', 'Norwyn', 'CO', '80999'),
    },
    places: [
      place(null, null, SITE, {
        construction: 'Frame over a concrete podium',
        occupancy: 'Apartment building of 48 units',
      }),
    ],
    coverages: [
      cover(0, 'Building under construction', '14,750,000', WORK),
      cover(0, 'Property in Transit', '250,000', { deductible: '10,000' }),
      cover(0, 'Property in Temporary Storage', '500,000', { deductible: '10,000' }),
      cover(0, 'Scaffolding and Formwork', '100,000', { deductible: '10,000' }),
      cover(0, 'Soft Costs', '1,100,000', { deductibleWords: '30 days' }),
      cover(0, 'Loss of Rental Income', '620,000', { deductibleWords: '30 days' }),
      cover(0, 'Flood', '2,000,000', { deductible: '100,000' }),
      cover(0, 'Earth Movement', '5,000,000', { deductible: '50,000' }),
      cover(0, 'Ordinance or Law, demolition', '250,000', { deductible: '25,000' }),
      cover(0, 'Ordinance or Law, increased cost', '250,000', { deductible: '25,000' }),
    ],
    interests: [
      interest(
        0,
        "lender's loss payable",
        'Summit Basin Bank, ISAOA',
        address('4 Assay Street', 'Norwyn', 'CO', '80999'),
        'C-2025-117',
      ),
    ],
    terms: {
      'flood deductible': '$100,000',
      'earthquake deductible': '$50,000',
      'water damage deductible': '$100,000',
      'theft deductible': '$50,000',
      'waiting period': '30 days',
      'permission to occupy': 'not given',
      testing: 'Not covered',
      coinsurance: 'none',
      'ordinance or law': 'demolition $250,000, increased cost $250,000',
    },
  },
}
