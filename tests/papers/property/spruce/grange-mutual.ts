import type { PropertyPaper } from '../paper.ts'
import { columns, head, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// Buildings stand side by side, what is said of them under one another; expiring amounts have rows of their own.
const ACROSS = [0, 178, 296, 414]

const buildings = [
  ['', 'Building 1', 'Building 2', 'Building 3'],
  ['Use', 'Grain elevator', 'Feed mill', 'Farm supply store'],
  ['Street', '418 Hopper Lane', '420 Hopper Lane', '1207 County Road QQ'],
  ['Town', 'Quillfeather, WI 54989', 'Quillfeather, WI 54989', 'Lower Tansy, WI 54988'],
  ['Construction', 'Reinforced concrete', 'Frame', 'Joisted masonry'],
  ['Year built', '1978', '1954', '2003'],
]
const amounts = [
  ['Building, expiring 04/01/2026', '$2,110,000', '$640,000', '$515,000'],
  ['Building', '$2,240,000', '$685,000', '$540,000'],
  ['Machinery and Equipment, expiring', '$860,000', '$1,090,000', '-'],
  ['Machinery and Equipment', '$890,000', '$1,150,000', '-'],
  ['Stock, expiring', '$1,500,000', '$250,000', '$200,000'],
  ['Stock', '$1,600,000', '$275,000', '$210,000'],
]
const conditions = [
  ['Causes of loss', 'Special', 'Broad', 'Special'],
  ['Deductible each loss', '$10,000', '$10,000', '$2,500'],
  ['Coinsurance', '90%', '80%', '80%'],
  ['Valuation, building and machinery', 'Replacement cost', 'Actual cash value', 'Replacement cost'],
  ['Valuation, stock', 'Selling price', 'Selling price', 'Selling price'],
  ['Premium this term', '$14,208', '$9,377', '$3,106'],
]

const concrete = { deductible: '10,000', causes: 'special', coinsurance: '90%' } as const
const mill = { deductible: '10,000', causes: 'broad', coinsurance: '80%' } as const
const store = { deductible: '2,500', causes: 'special', coinsurance: '80%' } as const
const replaced = { valuation: 'Replacement cost' }
const depreciated = { valuation: 'Actual cash value' }
const sold = { valuation: 'Selling price' }
const credit = 'Drumlin Valley Farm Credit, ACA, ISAOA'
const creditAt = address('PO Box 1180', 'Hartsmere', 'WI', '54981')

export const grangeMutual: PropertyPaper = {
  name: 'spruce-grange-mutual',
  pages: [
    sheet([
      head(48, 42, 'Tansy Prairie Grange Mutual Fire Insurance Company', 13),
      say(48, 60, 'Chartered 1887 by the farmers of four townships. NAIC company code 99417', 8),
      head(48, 80, 'Renewal of Elevator and Mill Policy', 11),
      columns(
        48,
        100,
        [0, 110, 290, 380],
        [
          ['Policy number', 'EM 0047713 09', 'Renews policy', 'EM 0047713 08'],
          ['Policy term', '04/01/2026 to 04/01/2027', 'Begins', '12:01 a.m. standard time'],
        ],
        9,
      ),
      head(48, 138, 'Member insured', 9),
      stack(48, 152, ['Bramblewick Feed & Seed Cooperative', 'PO Box 62', 'Quillfeather, WI 54989']),
      head(338, 138, 'Your agent', 9),
      stack(338, 152, [
        'Oda Fennimore Agency',
        '31 Creamery Street',
        'Quillfeather, WI 54989',
        '715-555-0143   Agent no. 3312',
      ]),
      rule(48, 212, 516),
      columns(48, 220, ACROSS, buildings),
      rule(48, 306, 516),
      head(48, 313, 'Amounts of insurance', 9),
      columns(48, 328, ACROSS, amounts),
      rule(48, 413, 516),
      columns(48, 420, ACROSS, conditions),
      rule(48, 506, 516),
      head(48, 514, 'Also part of this policy', 9),
      stack(48, 528, [
        'Business Income, all buildings together: $750,000. It begins after a waiting period of 72 hours.',
        'Building 3 only: Ordinance or Law Coverage A: included in the amount on the building.',
        'Building 3 only: Ordinance or Law Coverage B: $50,000.   Ordinance or Law Coverage C: $65,000.',
        'Wind or hail deductible: 1% of the amount on the damaged building, not less than $10,000.',
        'Flood and earthquake are not insured. Dust explosion is insured as any other cause of loss.',
      ]),
      head(48, 602, 'Others with an interest', 9),
      columns(
        48,
        616,
        [0, 92, 178, 385, 480],
        [
          ['Building', 'Interest', 'Name and address', '', 'Loan'],
          ['1', 'Mortgagee', credit, '', '20-7714-B'],
          ['', '', 'PO Box 1180, Hartsmere, WI 54981', '', ''],
          ['2', 'Mortgagee', credit, '', '20-7714-B'],
          ['', '', 'PO Box 1180, Hartsmere, WI 54981', '', ''],
          ['2', 'Loss payee', 'Pellet & Die Equipment Leasing Inc.', '', 'L-5561'],
          ['', '', '900 Hammermill Drive, Oxbow Forks, IA 51888', '', ''],
        ],
      ),
      say(48, 736, 'Three renewals in a row with no loss: your dividend of $1,335 is paid by check on 05/15/2026.', 8),
    ]),
  ],
  holds: {
    policy: {
      number: 'EM 0047713 09',
      carrier: 'Tansy Prairie Grange Mutual Fire Insurance Company',
      naic: '99417',
      effective: '04/01/2026',
      expiration: '04/01/2027',
    },
    insured: { name: 'Bramblewick Feed & Seed Cooperative', ...address('PO Box 62', 'Quillfeather', 'WI', '54989') },
    producer: {
      name: 'Oda Fennimore Agency',
      phone: '715-555-0143',
      code: '3312',
      ...address('31 Creamery Street', 'Quillfeather', 'WI', '54989'),
    },
    places: [
      {
        location: null,
        building: '1',
        ...address('418 Hopper Lane', 'Quillfeather', 'WI', '54989'),
        construction: 'Reinforced concrete',
        occupancy: 'Grain elevator',
        yearBuilt: '1978',
      },
      {
        location: null,
        building: '2',
        ...address('420 Hopper Lane', 'Quillfeather', 'WI', '54989'),
        construction: 'Frame',
        occupancy: 'Feed mill',
        yearBuilt: '1954',
      },
      {
        location: null,
        building: '3',
        ...address('1207 County Road QQ', 'Lower Tansy', 'WI', '54988'),
        construction: 'Joisted masonry',
        occupancy: 'Farm supply store',
        yearBuilt: '2003',
      },
    ],
    coverages: [
      cover(0, 'Building', '2,240,000', { ...concrete, ...replaced }),
      cover(1, 'Building', '685,000', { ...mill, ...depreciated }),
      cover(2, 'Building', '540,000', { ...store, ...replaced }),
      cover(0, 'Machinery and Equipment', '890,000', { ...concrete, ...replaced }),
      cover(1, 'Machinery and Equipment', '1,150,000', { ...mill, ...depreciated }),
      cover(0, 'Stock', '1,600,000', { ...concrete, ...sold }),
      cover(1, 'Stock', '275,000', { ...mill, ...sold }),
      cover(2, 'Stock', '210,000', { ...store, ...sold }),
      cover(null, 'Business Income', '750,000', { deductibleWords: '72 hours' }),
      cover(2, 'Ordinance or Law Coverage A', null, { words: 'Included' }),
      cover(2, 'Ordinance or Law Coverage B', '50,000'),
      cover(2, 'Ordinance or Law Coverage C', '65,000'),
    ],
    interests: [
      interest(0, 'mortgagee', credit, creditAt, '20-7714-B'),
      interest(1, 'mortgagee', credit, creditAt, '20-7714-B'),
      interest(
        1,
        'loss payee',
        'Pellet & Die Equipment Leasing Inc.',
        address('900 Hammermill Drive', 'Oxbow Forks', 'IA', '51888'),
        'L-5561',
      ),
    ],
    terms: {
      'wind or hail deductible': '1% of the amount on the damaged building, not less than $10,000',
      flood: 'Not insured',
      earthquake: 'Not insured',
    },
  },
}
