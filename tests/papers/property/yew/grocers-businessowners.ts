import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { type Block, beside, down, framed, gap, leaders, line, lines, prose, title } from './draw.ts'

// A mutual's businessowners policy: a framed block for each building, what it is at the left, its limits at the right.
const LEFT = 46
const block = (name: string, told: string[], limits: [string, string][], under?: string): Block =>
  framed(
    LEFT,
    520,
    title(LEFT + 6, name, 9),
    beside([lines(LEFT + 6, told, 8.5)], [leaders(LEFT + 250, 262, limits, 8.5)]),
    ...(under ? [lines(LEFT + 6, [under], 8)] : []),
  )

const tannery = address('318 Tannery Row', 'Ashgrove', 'MO', '65998')
const held = { deductible: '2,500', causes: 'special', valuation: 'Replacement Cost' } as const
const kiosk = { ...held, deductible: '1,000' } as const
const optional = { deductible: '500' } as const
const sustained = { words: 'Actual Loss Sustained, 12 months', deductibleWords: '72 hours' }

export const grocersBusinessowners: PropertyPaper = {
  name: 'yew-grocers-businessowners',
  pages: [
    sheet(
      down(
        36,
        beside(
          [title(LEFT, 'Cobblers & Grocers Mutual Fire Insurance Company', 13), lines(LEFT, ['40 Guild Street, Ashgrove, Missouri 65990'], 8)],
          [title(440, 'BUSINESSOWNERS', 10), lines(440, ['Policy Declarations', 'RENEWAL'], 9)],
        ), // biome-ignore format: one line
        line(LEFT, 520),
        beside(
          [lines(LEFT, ['Policy Number', 'BP0049273'], 9.5)],
          [lines(180, ['Policy Period', '08/22/2026 to 08/22/2027'], 9.5)],
          [lines(350, ['12:01 A.M. at the address of the insured.', 'Previous policy number: BP0046880'], 8)],
        ),
        line(LEFT, 520),
        beside(
          [lines(LEFT, ['Insured', 'Nettlewood Veterinary Clinic, P.C.', 'P.O. Box 71', 'Ashgrove, MO 65999'])],
          [
            lines(320, [
              'Agent 22-046',
              'The Bellwether-Hume Agency',
              '12 Courthouse Square',
              'Ashgrove, MO 65998',
              'Telephone 417-555-0135',
            ]),
          ],
        ),
        gap(3),
        prose(LEFT, 520, 'Covered causes of loss, Building and Business Personal Property: Special. These limits apply at the premises and building named over them. "Not covered" means that you did not buy the coverage there.', 8.5), // biome-ignore format: one line
        gap(4),
        block(
          'Premises 001   Building 001',
          [
            '318 Tannery Row',
            'Ashgrove, MO 65998',
            'Occupancy: Veterinary hospital',
            'Construction: Joisted Masonry',
            'Year built: 1958      Area: 9,400 sq ft',
            'Your interest: Owner',
          ],
          [
            ['Building', '$742,000'],
            ['   Valuation', 'Replacement Cost'],
            ['   Automatic increase', '4%'],
            ['Business Personal Property', '$236,500'],
            ['   Valuation', 'Replacement Cost'],
            ['Deductible', '$2,500'],
          ],
          'Mortgageholder: Ozark Heritage Bank, N.A. ISAOA, 77 Depot Street, Mill Spring, MO 65997.   Loan number: 10-33871-5',
        ),
        gap(6),
        block(
          'Premises 001   Building 002',
          [
            '318 Tannery Row',
            'Ashgrove, MO 65998',
            'Occupancy: Kennel',
            'Construction: Frame',
            'Year built: 1983      Area: 3,150 sq ft',
            'Your interest: Owner',
          ],
          [
            ['Building', '$128,000'],
            ['   Valuation', 'Actual Cash Value'],
            ['   Automatic increase', '4%'],
            ['Business Personal Property', 'Not covered'],
            ['Deductible', '$2,500'],
          ],
        ),
        gap(6),
        block(
          'Premises 002   Building 001',
          [
            '4509 Highway 60 East, Suite B',
            'Mill Spring, MO 65997',
            'Occupancy: Pet supply store',
            'Construction: Masonry Non-Combustible',
            'Year built: 2011      Area: 2,400 sq ft',
            'Your interest: Tenant',
          ],
          [
            ['Building', 'Not covered'],
            ['Business Personal Property', '$94,000'],
            ['   Valuation', 'Replacement Cost'],
            ['   Seasonal increase', '25%'],
            ['Deductible', '$1,000'],
          ],
          'Loss payee: Vetline Capital Finance, 9000 Commerce Bend, Kern Hollow, KS 66996.   Loan number: 771-A4',
        ),
        gap(6),
        prose(LEFT, 520, 'Windstorm or hail deductible, Premises 001: 1% of the limit of the building, in place of the deductible above.', 8.5), // biome-ignore format: one line
        lines(460, ['Continued on page 2'], 8),
      ).parts,
    ),
    sheet(
      down(
        36,
        beside(
          [title(LEFT, 'Cobblers & Grocers Mutual Fire Insurance Company', 10)],
          [lines(380, ['Policy Number BP0049273          Page 2'], 9)],
        ),
        line(LEFT, 520),
        title(LEFT, 'Coverages that apply at all premises', 10),
        leaders(LEFT, 400, [
          ['Business Income', 'Actual Loss Sustained, 12 months'],
          ['Extra Expense', 'Actual Loss Sustained, 12 months'],
        ]),
        lines(LEFT, ['Waiting period for Business Income and Extra Expense: 72 hours.'], 8.5),
        gap(6),
        title(LEFT, 'Optional coverages, all premises', 10),
        lines(LEFT, ['The deductible for optional coverages is $500.  It does not apply to Equipment Breakdown.'], 8.5),
        leaders(LEFT, 400, [
          ['Equipment Breakdown', 'Included'],
          ['Money and Securities - Inside the Premises', '$10,000'],
          ['Money and Securities - Outside the Premises', '$5,000'],
          ['Employee Dishonesty', '$25,000'],
          ['Outdoor Signs', '$6,000'],
          ['Forgery or Alteration', '$2,500'],
          ['Accounts Receivable', 'Not covered'],
          ['Interruption of Computer Operations', ''],
          ['Earthquake', 'Not covered'],
        ]),
        gap(6),
        title(LEFT, 'Liability and medical expenses', 10),
        leaders(LEFT, 400, [
          ['Liability and Medical Expenses, each occurrence', '$1,000,000'],
          ['Medical Expenses, per person', '$5,000'],
          ['Damage to Premises Rented to You', '$50,000'],
          ['Products - Completed Operations Aggregate', '$2,000,000'],
          ['General Aggregate', '$2,000,000'],
        ]),
        gap(6),
        title(LEFT, 'Premium', 10),
        leaders(LEFT, 400, [
          ['Property', '$4,871.00'],
          ['Liability', '$1,166.00'],
          ['Terrorism (certified acts)', '$41.00'],
          ['Policy fee', '$25.00'],
          ['Total for the policy period', '$6,103.00'],
        ]),
        gap(6),
        prose(LEFT, 520, 'Billing: four payments of $1,525.75 each. The first is due on 08/22/2026; an installment fee of $5.00 is added to each later one. Do not pay from this page: a bill is sent apart.', 8.5), // biome-ignore format: one line
        gap(6),
        prose(LEFT, 520, 'How your seasonal increase works: if a limit is $100,000 and the increase is 25%, up to $125,000 is paid for a loss in your busy months, provided that you were insured to value in the twelve months before.', 8.5), // biome-ignore format: one line
        gap(6),
        prose(
          LEFT,
          520,
          'Forms: BP 00 03 07 13, BP 01 15, BP 03 12, BP 12 01, BP 12 03, BP 14 01, CGM 210 (01/24).',
          8,
        ),
        gap(24),
        lines(
          LEFT,
          ['Countersigned 08/01/2026 at Ashgrove, Missouri', 'H. Bellwether, authorized representative'],
          8.5,
        ),
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'BP0049273',
      carrier: 'Cobblers & Grocers Mutual Fire Insurance Company',
      effective: '08/22/2026',
      expiration: '08/22/2027',
    },
    insured: { name: 'Nettlewood Veterinary Clinic, P.C.', ...address('P.O. Box 71', 'Ashgrove', 'MO', '65999') },
    producer: {
      name: 'The Bellwether-Hume Agency',
      phone: '417-555-0135',
      code: '22-046',
      ...address('12 Courthouse Square', 'Ashgrove', 'MO', '65998'),
    },
    places: [
      { location: '001', building: '001', ...tannery, construction: 'Joisted Masonry', occupancy: 'Veterinary hospital', yearBuilt: '1958', area: '9,400' }, // biome-ignore format: one line
      { location: '001', building: '002', ...tannery, construction: 'Frame', occupancy: 'Kennel', yearBuilt: '1983', area: '3,150' }, // biome-ignore format: one line
      { location: '002', building: '001', ...address('4509 Highway 60 East, Suite B', 'Mill Spring', 'MO', '65997'), construction: 'Masonry Non-Combustible', occupancy: 'Pet supply store', yearBuilt: '2011', area: '2,400' }, // biome-ignore format: one line
    ],
    coverages: [
      cover(0, 'Building', '742,000', held),
      cover(0, 'Business Personal Property', '236,500', held),
      cover(1, 'Building', '128,000', { ...held, valuation: 'Actual Cash Value' }),
      cover(2, 'Business Personal Property', '94,000', kiosk),
      cover(null, 'Business Income', null, sustained),
      cover(null, 'Extra Expense', null, sustained),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Money and Securities - Inside the Premises', '10,000', optional),
      cover(null, 'Money and Securities - Outside the Premises', '5,000', optional),
      cover(null, 'Employee Dishonesty', '25,000', optional),
      cover(null, 'Outdoor Signs', '6,000', optional),
      cover(null, 'Forgery or Alteration', '2,500', optional),
    ],
    interests: [
      interest(0, 'mortgagee', 'Ozark Heritage Bank, N.A. ISAOA', address('77 Depot Street', 'Mill Spring', 'MO', '65997'), '10-33871-5'), // biome-ignore format: one line
      interest(2, 'loss payee', 'Vetline Capital Finance', address('9000 Commerce Bend', 'Kern Hollow', 'KS', '66996'), '771-A4'), // biome-ignore format: one line
    ],
    terms: {
      'wind or hail deductible': '1% of the limit of the building at Premises 001',
      'automatic increase': '4%',
      'seasonal increase': '25% at Premises 002',
      earthquake: 'Not covered',
    },
  },
}
