import type { PropertyPaper } from '../paper.ts'
import { head, type Part, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// A merchants' mutual: names run out in dots to their amounts at the right, as on a bill of fare.
const DOT = 2.34
const WIDTHS: Record<string, number> = { narrow: 2.2, wide: 7.4, usual: 5 }
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + WIDTHS[/[ fijltI.,'()-]/.test(letter) ? 'narrow' : /[A-Zmw&]/.test(letter) ? 'wide' : 'usual']!, 0) // biome-ignore format: one line

const dotted = (y: number, rows: [string, string][]): Part => ({
  texts: rows.flatMap(([name, amount], index) => {
    const start = 70 + widthOf(name)
    const at = y + index * 13.5
    return [
      { x: 66, y: at, text: name, size: 9 },
      { x: start + 6, y: at, text: '.'.repeat(Math.floor((388 - start) / DOT / 1.07)), size: 9 },
      { x: 400, y: at, text: amount, size: 9 },
    ]
  }),
})

const own = { deductible: '1,000', causes: 'special', valuation: 'Replacement cost' } as const
const optional = { deductible: '500' } as const

export const shopBusinessowners: PropertyPaper = {
  name: 'spruce-shop-businessowners',
  pages: [
    sheet([
      head(160, 38, 'CANDLEWICK MERCHANTS MUTUAL', 16),
      say(190, 58, 'Candlewick Merchants Mutual Insurance Company', 9.5),
      rule(60, 76, 492),
      head(60, 84, 'Businessowners policy declarations', 11),
      stack(60, 104, ['Policy   BOP-61-20447', 'From     6/1/2026', 'Until     6/1/2027']),
      stack(200, 104, ['Insured: Wren & Hollow Bakery, a partnership', '26 Sparrow Lane', 'Little Emmet, VT 05899']),
      stack(430, 104, [
        'Through: Hobb and Daughters',
        '3 The Green',
        'Little Emmet, VT 05899',
        '802-555-0117, code 441',
      ]),
      rule(60, 162, 492),
      head(60, 172, 'Premises 1: 26 Sparrow Lane, Little Emmet, VT 05899', 10),
      say(60, 187, 'Bakery with flat above. Frame, built 1902. You own the building.', 8.5),
      dotted(204, [
        ['Building', '$412,000'],
        ['Business Personal Property', '$96,500'],
      ]),
      head(60, 242, 'Premises 2: Kiosk 14, 500 Gristle Mall, Great Emmet, VT 05898', 10),
      say(60, 257, 'Bread kiosk. Non-combustible, built 1996. You rent it.', 8.5),
      dotted(274, [['Business Personal Property', '$22,000']]),
      rule(60, 296, 492),
      stack(60, 304, [
        'All of it is insured for special causes of loss, at replacement cost, with a property deductible of $1,000.',
        'Each limit on personal property rises by 25% in the season. Limits on buildings rise by 4% a year.',
      ]),
      rule(60, 336, 492),
      head(60, 344, 'With every policy, at both premises', 10),
      dotted(362, [
        ['Business Income', 'Actual loss sustained, 12 months'],
        ['Extra Expense', 'Actual loss sustained, 12 months'],
      ]),
      say(60, 392, 'Both begin at once: there is no waiting period and no deductible.', 8.5),
      rule(60, 408, 492),
      head(60, 416, 'Added at your request, both premises. The deductible of these is $500.', 10),
      dotted(434, [
        ['Equipment Breakdown', 'Included'],
        ['Spoilage', '$15,000'],
        ['Money and Securities, on premises', '$10,000'],
        ['Money and Securities, off premises', '$2,000'],
        ['Outdoor Signs', '$7,500'],
        ['Employee Dishonesty', '$25,000'],
      ]),
      rule(60, 520, 492),
      head(60, 528, 'Not on your policy', 10),
      say(60, 543, 'Flood. Earthquake. Computer fraud. Hired auto. Ask Hobb and Daughters for a price.'),
      rule(60, 560, 492),
      head(60, 568, 'Liability to others', 10),
      dotted(586, [
        ['Liability and medical expenses, each occurrence', '$1,000,000'],
        ['Medical expenses, each person', '$5,000'],
        ['Damage to premises rented to you', '$50,000'],
        ['Products, aggregate', '$2,000,000'],
      ]),
      rule(60, 644, 492),
      stack(60, 652, [
        'Mortgagee at Premises 1: Emmet Valley Cooperative Bank, its successors and assigns, Loan 8841-R,',
        '9 Church Hill, Great Emmet, VT 05898.',
        'Loss payee for the deck oven at Premises 1: Brioche Equipment Credit LLC, 71 Levain Road, Corley, NH 03899.',
      ]),
      say(60, 704, 'Premium for the year: $3,118.   Last year: $2,940, with $396,000 on the building.', 8.5),
    ]),
  ],
  holds: {
    policy: {
      number: 'BOP-61-20447',
      carrier: 'Candlewick Merchants Mutual Insurance Company',
      effective: '06/01/2026',
      expiration: '06/01/2027',
    },
    insured: { name: 'Wren & Hollow Bakery', ...address('26 Sparrow Lane', 'Little Emmet', 'VT', '05899') },
    producer: {
      name: 'Hobb and Daughters',
      phone: '802-555-0117',
      code: '441',
      ...address('3 The Green', 'Little Emmet', 'VT', '05899'),
    },
    places: [
      {
        location: '1',
        building: null,
        ...address('26 Sparrow Lane', 'Little Emmet', 'VT', '05899'),
        construction: 'Frame',
        occupancy: 'Bakery with flat above',
        yearBuilt: '1902',
      },
      {
        location: '2',
        building: null,
        ...address('Kiosk 14, 500 Gristle Mall', 'Great Emmet', 'VT', '05898'),
        construction: 'Non-combustible',
        occupancy: 'Bread kiosk',
        yearBuilt: '1996',
      },
    ],
    coverages: [
      cover(0, 'Building', '412,000', own),
      cover(0, 'Business Personal Property', '96,500', own),
      cover(1, 'Business Personal Property', '22,000', own),
      cover(null, 'Business Income', null, { words: 'Actual loss sustained, 12 months', deductibleWords: 'None' }),
      cover(null, 'Extra Expense', null, { words: 'Actual loss sustained, 12 months', deductibleWords: 'None' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', ...optional }),
      cover(null, 'Spoilage', '15,000', optional),
      cover(null, 'Money and Securities, on premises', '10,000', optional),
      cover(null, 'Money and Securities, off premises', '2,000', optional),
      cover(null, 'Outdoor Signs', '7,500', optional),
      cover(null, 'Employee Dishonesty', '25,000', optional),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Emmet Valley Cooperative Bank, its successors and assigns',
        address('9 Church Hill', 'Great Emmet', 'VT', '05898'),
        '8841-R',
      ),
      interest(
        0,
        'loss payee',
        'Brioche Equipment Credit LLC',
        address('71 Levain Road', 'Corley', 'NH', '03899'),
        null,
      ),
    ],
    terms: {
      flood: 'Not on the policy',
      earthquake: 'Not on the policy',
      'seasonal increase': '25% on personal property',
    },
  },
}
