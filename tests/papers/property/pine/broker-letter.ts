import type { PropertyPaper } from '../paper.ts'
import { under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

const FIRST = [
  'Dear Ms. Okonjo-Birch:',
  '',
  'This confirms what we placed for Velvet Antler Hospitality, Inc. with Pinnace Rock Insurance Company under policy',
  'PRI-HTL-60-20931. The policy runs from September 1, 2025 through September 1, 2026. Keep this letter until the policy',
  'itself arrives; where the two differ, the policy governs.',
  '',
  'Two properties are insured. The first is the Antler Inn, a masonry hotel built in 1926, at 1 Velvet Lane, Moosehead',
  'Gap, VT 05999. The second is the Trout House restaurant, a frame building of 1974, at 615 Riverbend Road, Moosehead',
  'Gap, VT 05998.',
  '',
  'On the Antler Inn the building is insured for $9.4 million, up from $8.7 million in the expiring term, and its contents',
  'for $1,150,000. On the Trout House the building is insured for $1,280,000 and the contents for $310,000. You asked',
  'whether a single blanket limit of $12,140,000 would be better. The carrier offered one, but at the price you declined it,',
  'so each limit stands by itself.',
  '',
  'Business income with extra expense is written for the Inn only, at $2.2 million, and begins 48 hours after the loss. The',
  'Trout House carries none; we recommend you think again about that before ski season.',
  '',
  'All of it is on the special form at replacement cost, with one exception: the Trout House building is at actual cash value',
  'until the new wiring is signed off. Coinsurance is 90 percent on buildings and contents and 70 percent on business',
  'income. The deductible is $10,000 at the Inn and $5,000 at the Trout House. At both, loss by wind or hail bears 1% of the',
  'building limit instead, and freezing of pipes bears $25,000.',
  '',
  'Flood and earthquake are excluded. Equipment breakdown is included at both. Ordinance or law at the Inn follows the',
  'building limit for the undamaged part, with $500,000 for demolition and $900,000 for increased cost of construction.',
]

const SECOND = [
  'Your lender on the Inn is shown as mortgagee as it asked: Green Notch Community Bank, its successors and/or assigns,',
  '20 Granite Street, Barrow, VT 05997, loan 88-410-2. The Trout House has no mortgage. Its kitchen line is leased, and',
  'Skillet & Flame Leasing Co., 1414 Range Road, Nashton, NH 03999, is loss payee there under lease 6690.',
  '',
  'The annual premium is $71,340, against $66,905 last year, in four installments. The liquor liability ($1,000,000) and the',
  'umbrella ($5,000,000) stay where they are, with another carrier, and come up in January.',
  '',
  'Other markets: Barge & Bollard quoted $9,000,000 on the Inn building at a $25,000 deductible for $63,200; Old Tannery',
  'declined the risk. We keep both letters on file.',
  '',
  'Please call me with any question at 802-555-0127.',
  '',
  'Sincerely,',
  '',
  'Theodora Wickenden',
  'Larkspur & Reeve Insurance Brokers, Inc.',
]

const INN = address('1 Velvet Lane', 'Moosehead Gap', 'VT', '05999')
const MAIN = { causes: 'special', valuation: 'replacement cost', coinsurance: '90%' } as const

/** A broker's letter: everything is told in sentences, round millions among full amounts, what was declined beside what was placed. */
export const BROKER_LETTER: PropertyPaper = {
  name: 'letter of a broker',
  pages: [
    {
      texts: [
        { x: 60, y: 40, text: 'Larkspur & Reeve Insurance Brokers, Inc.', size: 13, bold: true },
        ...under(60, 58, ['52 Maple Sugar Street, Barrow, VT 05997'], 8.5),
        ...under(60, 90, [
          'August 27, 2025',
          '',
          'Velvet Antler Hospitality, Inc.',
          'Attention: Imogen Okonjo-Birch, Chief Financial Officer',
          '1 Velvet Lane',
          'Moosehead Gap, VT 05999',
        ]),
        { x: 60, y: 182, text: 'Re: Property insurance placed for the coming year', size: 9.5, bold: true },
        ...under(60, 208, FIRST, 9.2, 14),
      ],
      rulings: [[60, 76, 492, 0.8]],
    },
    {
      texts: [
        ...under(60, 40, ['Velvet Antler Hospitality, Inc.', 'August 27, 2025', 'Page 2'], 8.5),
        ...under(60, 92, SECOND, 9.2, 14),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'PRI-HTL-60-20931',
      carrier: 'Pinnace Rock Insurance Company',
      effective: '09/01/2025',
      expiration: '09/01/2026',
    },
    insured: { name: 'Velvet Antler Hospitality, Inc.', ...INN },
    producer: {
      name: 'Larkspur & Reeve Insurance Brokers, Inc.',
      phone: '802-555-0127',
      ...address('52 Maple Sugar Street', 'Barrow', 'VT', '05997'),
    },
    places: [
      place(null, null, INN, { construction: 'masonry', occupancy: 'hotel', yearBuilt: '1926' }),
      place(null, null, address('615 Riverbend Road', 'Moosehead Gap', 'VT', '05998'), {
        construction: 'frame',
        occupancy: 'restaurant',
        yearBuilt: '1974',
      }),
    ],
    coverages: [
      cover(0, 'building', '9,400,000', { ...MAIN, deductible: '10,000' }),
      cover(0, 'contents', '1,150,000', { ...MAIN, deductible: '10,000' }),
      cover(1, 'building', '1,280,000', { ...MAIN, deductible: '5,000', valuation: 'actual cash value' }),
      cover(1, 'contents', '310,000', { ...MAIN, deductible: '5,000' }),
      cover(0, 'Business income with extra expense', '2,200,000', {
        deductibleWords: '48 hours',
        causes: 'special',
        coinsurance: '70%',
      }),
      cover(null, 'Equipment breakdown', null, { words: 'included' }),
      cover(0, 'Ordinance or law, undamaged part', null, { words: 'follows the building limit' }),
      cover(0, 'Ordinance or law, demolition', '500,000'),
      cover(0, 'Ordinance or law, increased cost of construction', '900,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Green Notch Community Bank, its successors and/or assigns',
        address('20 Granite Street', 'Barrow', 'VT', '05997'),
        '88-410-2',
      ),
      interest(
        1,
        'loss payee',
        'Skillet & Flame Leasing Co.',
        address('1414 Range Road', 'Nashton', 'NH', '03999'),
        '6690',
      ),
    ],
    terms: {
      'wind or hail deductible': '1% of the building limit',
      'freezing deductible': '$25,000',
      flood: 'excluded',
      earthquake: 'excluded',
      'equipment breakdown': 'included',
      'ordinance or law':
        'follows the building limit for the undamaged part, $500,000 for demolition and $900,000 for increased cost of construction',
      'waiting period': '48 hours',
    },
  },
}
