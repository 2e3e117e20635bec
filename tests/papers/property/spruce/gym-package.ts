import type { PropertyPaper } from '../paper.ts'
import { columns, frame, grid, head, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// One page of property between pages of liability and crime, all of one package.
const top = (part: string) => [
  say(54, 34, 'MERIDIAN LANTERN INDEMNITY COMPANY', 9),
  say(400, 34, 'Policy No. MLP 9930-55182-26', 9),
  head(54, 52, part, 13),
  rule(54, 70, 504),
]

const hall = { deductible: '5,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: '90%' } as const
const bank = address('6100 Caprock Freeway, Suite 800', 'Lubber Springs', 'TX', '79988')

export const gymPackage: PropertyPaper = {
  name: 'spruce-gym-package',
  pages: [
    sheet([
      ...top('Common Policy Declarations'),
      columns(
        54,
        84,
        [0, 110],
        [
          ['Named Insured', 'Overhang Climbing Collective, Inc.'],
          ['Mailing Address', '4410 Belay Avenue'],
          ['', 'Lubber Springs, TX 79987'],
          ['Policy Period', '09/15/2026 to 09/15/2027'],
          ['Business', 'Indoor climbing gyms'],
          ['Company', 'Meridian Lantern Indemnity Company, NAIC No. 99774'],
          ['Agency', 'Quickdraw Risk Partners LLC, 75 Chalk Street, Lubber Springs, TX 79987'],
          ['Agency phone', '806-555-0103'],
          ['Agency code', '0415-QD'],
        ],
        9.5,
      ),
      head(54, 238, 'This policy consists of these coverage parts', 10),
      ...grid(
        54,
        254,
        [300, 120],
        [
          ['Coverage part', 'Premium'],
          ['Commercial General Liability', '$27,450'],
          ['Commercial Property', '$19,806'],
          ['Crime and Fidelity', '$712'],
          ['Liquor Liability', 'Not covered'],
          ['Total', '$47,968'],
        ],
      ),
    ]),
    sheet([
      ...top('Commercial General Liability Declarations'),
      ...grid(
        54,
        84,
        [300, 120],
        [
          ['Limits of insurance', ''],
          ['General aggregate, other than products', '$2,000,000'],
          ['Products and completed operations aggregate', '$2,000,000'],
          ['Each occurrence', '$1,000,000'],
          ['Personal and advertising injury', '$1,000,000'],
          ['Damage to premises rented to you, any one premises', '$300,000'],
          ['Medical expense, any one person', 'Excluded'],
          ['Participant legal liability, each occurrence', '$500,000'],
        ],
      ),
      stack(54, 236, [
        'Deductible: $10,000 bodily injury, each occurrence, with claim expense.',
        'Class 49111, Health or exercise clubs. Exposure: receipts of $3,150,000. Rate 8.714.',
        'Additional insureds: where a written contract requires it, form CG 20 11 or CG 20 26.',
      ]),
    ]),
    sheet([
      ...top('Commercial Property Declarations'),
      head(54, 80, 'Premises', 10),
      ...grid(
        54,
        96,
        [34, 34, 206, 100, 90, 40],
        [
          ['Prem', 'Bldg', 'Address', 'Occupancy', 'Construction', 'Built'],
          ['1', '1', '4410 Belay Avenue, Lubber Springs, TX 79987', 'Climbing hall', 'Masonry', '1979'],
          ['1', '2', '4410 Belay Avenue, Lubber Springs, TX 79987', 'Cafe and offices', 'Frame', '2015'],
          ['2', '1', '18 Overlook Drive, Dry Fork, TX 79970', 'Bouldering room', 'Non-combustible', '2001'],
        ],
      ),
      head(54, 172, 'Coverages, insurance at the described premises', 10),
      ...grid(
        54,
        188,
        [34, 34, 148, 66, 66, 90, 66],
        [
          ['Prem', 'Bldg', 'Coverage', 'Limit', 'Covered causes', 'Valuation', 'Coinsurance'],
          ['1', '1', 'Building', '4,125,000', 'Special', 'Replacement Cost', '90%'],
          ['1', '1', 'Your Business Personal Property', '890,000', 'Special', 'Replacement Cost', '90%'],
          ['1', '1', 'Business Income and Extra Expense', '1,300,000', 'Special', '', '1/4 monthly'],
          ['1', '2', 'Building', '505,000', 'Special', 'Replacement Cost', '90%'],
          ['1', '2', 'Your Business Personal Property', '70,000', 'Special', 'Replacement Cost', '90%'],
          ['2', '1', 'Your Business Personal Property', '345,000', 'Special', 'Replacement Cost', '90%'],
          ['2', '1', 'Tenant Improvements', '260,000', 'Special', 'Replacement Cost', '90%'],
        ],
      ),
      head(54, 334, 'Deductibles', 10),
      stack(54, 350, [
        '$5,000 each occurrence, Building, Your Business Personal Property and Tenant Improvements, all perils other than below.',
        'Windstorm or Hail: 2% of the limit that applies to the damaged item, at every premises.',
        'Theft, Premises 2: $7,500.   Business Income and Extra Expense: 72 hours.',
      ]),
      head(54, 400, 'Additional property coverages, Premises 1', 10),
      columns(
        54,
        416,
        [0, 220, 330],
        [
          ['Ordinance or Law, Coverage A', 'Included', 'Building 1'],
          ['Ordinance or Law, Coverage B', '$300,000', 'Building 1'],
          ['Ordinance or Law, Coverage C', '$300,000', 'Building 1'],
          ['Equipment Breakdown', 'Included', 'Building 1'],
        ],
        9,
      ),
      stack(54, 482, ['Cosmetic damage by hail to roofs is excluded. Flood and earthquake are excluded.']),
      frame(54, 504, 504, 92),
      head(60, 510, 'Mortgageholders and loss payees', 9.5),
      stack(60, 528, ['Prem 1, Bldg 1 and 2', 'Mortgageholder', 'Loan 660-0418-2']),
      stack(180, 528, [
        'Llano Crest Bank',
        'ISAOA/ATIMA',
        '6100 Caprock Freeway, Suite 800',
        'Lubber Springs, TX 79988',
      ]),
      stack(370, 528, ['Prem 2, loss payee:', 'Handhold Capital LLC', '2 Carabiner Court', 'Denton Gap, TX 76299']),
    ]),
    sheet([
      ...top('Crime and Fidelity Declarations'),
      ...grid(
        54,
        84,
        [300, 90, 90],
        [
          ['Insuring agreement', 'Limit', 'Deductible'],
          ['Employee theft, per loss', '$50,000', '$1,000'],
          ['Forgery or alteration', '$25,000', '$1,000'],
          ['Inside the premises, theft of money and securities', '$10,000', '$500'],
          ['Outside the premises', '$10,000', '$500'],
        ],
      ),
      head(54, 190, 'Forms of the whole policy', 10),
      stack(54, 206, [
        'IL 00 17, IL 02 75, CG 00 01, CG 20 11, CG 20 26, CP 00 10, CP 00 30, CP 10 30, CP 04 05, CR 00 21, MLP 400',
      ]),
    ]),
  ],
  holds: {
    policy: {
      number: 'MLP 9930-55182-26',
      carrier: 'Meridian Lantern Indemnity Company',
      naic: '99774',
      effective: '09/15/2026',
      expiration: '09/15/2027',
    },
    insured: {
      name: 'Overhang Climbing Collective, Inc.',
      ...address('4410 Belay Avenue', 'Lubber Springs', 'TX', '79987'),
    },
    producer: {
      name: 'Quickdraw Risk Partners LLC',
      phone: '806-555-0103',
      code: '0415-QD',
      ...address('75 Chalk Street', 'Lubber Springs', 'TX', '79987'),
    },
    places: [
      {
        location: '1',
        building: '1',
        ...address('4410 Belay Avenue', 'Lubber Springs', 'TX', '79987'),
        construction: 'Masonry',
        occupancy: 'Climbing hall',
        yearBuilt: '1979',
      },
      {
        location: '1',
        building: '2',
        ...address('4410 Belay Avenue', 'Lubber Springs', 'TX', '79987'),
        construction: 'Frame',
        occupancy: 'Cafe and offices',
        yearBuilt: '2015',
      },
      {
        location: '2',
        building: '1',
        ...address('18 Overlook Drive', 'Dry Fork', 'TX', '79970'),
        construction: 'Non-combustible',
        occupancy: 'Bouldering room',
        yearBuilt: '2001',
      },
    ],
    coverages: [
      cover(0, 'Building', '4,125,000', hall),
      cover(0, 'Your Business Personal Property', '890,000', hall),
      cover(0, 'Business Income and Extra Expense', '1,300,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '1/4 monthly',
      }),
      cover(1, 'Building', '505,000', hall),
      cover(1, 'Your Business Personal Property', '70,000', hall),
      cover(2, 'Your Business Personal Property', '345,000', hall),
      cover(2, 'Tenant Improvements', '260,000', hall),
      cover(0, 'Ordinance or Law, Coverage A', null, { words: 'Included' }),
      cover(0, 'Ordinance or Law, Coverage B', '300,000'),
      cover(0, 'Ordinance or Law, Coverage C', '300,000'),
      cover(0, 'Equipment Breakdown', null, { words: 'Included' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Llano Crest Bank ISAOA/ATIMA', bank, '660-0418-2'),
      interest(1, 'mortgagee', 'Llano Crest Bank ISAOA/ATIMA', bank, '660-0418-2'),
      interest(
        2,
        'loss payee',
        'Handhold Capital LLC',
        address('2 Carabiner Court', 'Denton Gap', 'TX', '76299'),
        null,
      ),
    ],
    terms: {
      'wind or hail deductible': '2% of the limit that applies to the damaged item',
      'theft deductible': '$7,500 at Premises 2',
      flood: 'Excluded',
      earthquake: 'Excluded',
    },
  },
}
