import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const WILLET = address('2260 Willet Point Road', 'Sandry Neck', 'MA', '02999')
const MAILING = address('PO Box 318', 'Sandry Neck', 'MA', '02999')
const DEDUCTIBLE = { deductible: '2,500' }

const LEFT = [44, 72, 232]
const RIGHT = [322, 350, 510]

/** A mutual's renewal: a letter, then declarations whose property and liability tables stand side by side. */
export const HOMEOWNERS_MUTUAL: PropertyPaper = {
  name: 'homeowners renewal of a mutual with a letter',
  pages: [
    {
      texts: [
        ...grid(50, [72], ['Saltgrass Mutual Insurance Company'], { size: 15, bold: true }),
        ...grid(70, [72], ['Member owned. 77 Causeway Street, Ferriston, MA 02998'], { size: 9 }),
        ...grid(112, [72], ['April 6, 2026', '', 'Winifred Castellane', 'PO Box 318', 'Sandry Neck, MA 02999'], {
          size: 11,
        }),
        ...grid(214, [72], ['Your homeowners policy HM 614 0925 is ready to renew'], { size: 11, bold: true }),
        ...grid(
          244,
          [72],
          [
            'Dear Winifred Castellane,',
            '',
            'Thank you for being a member of Saltgrass Mutual. Your homeowners policy renews on',
            'May 20, 2026. Your new declarations are enclosed. Please read them and keep them with',
            'your policy.',
            '',
            'Your bill will come in a separate envelope. If your lender pays your premium, we will send',
            'the bill to your lender and you need not do anything.',
            '',
            'Please check that your limits would be enough to rebuild your home. If you have added a',
            'room, a deck or a garage, tell your agent:',
            '',
            'Osprey & Daughter Insurance',
            '9 Ferry Landing, Sandry Neck, MA 02999',
            '508-555-0163',
            '',
            'Sincerely,',
            '',
            'Member Services',
          ],
          { size: 11 },
        ),
      ],
    },
    {
      rulings: [
        [40, 252, 250, 0.75],
        [318, 252, 254, 0.75],
      ],
      texts: [
        ...grid(36, [40, 400], ['Saltgrass Mutual Insurance Company|Renewal Declarations'], { size: 12, bold: true }),
        ...grid(54, [40, 400], ['Homeowners Policy|Page 1 of 1']),
        ...grid(
          80,
          [40, 180, 322, 440],
          [
            'Policy number|HM 614 0925|Agent|Osprey & Daughter Insurance',
            'Policy term|05/20/2026 - 05/20/2027|Agent number|20-118',
            'Named insured|Winifred Castellane|Agent phone|508-555-0163',
            'Mailing address|PO Box 318|Agent address|9 Ferry Landing',
            '|Sandry Neck, MA 02999||Sandry Neck, MA 02999',
          ],
        ),
        ...grid(
          160,
          [40, 180, 322, 440],
          [
            'Insured location|2260 Willet Point Road|Year built|1974',
            '|Sandry Neck, MA 02999|Construction|Masonry Veneer',
            'Policy form|HO-3|Use of dwelling|Primary residence',
            'Number of families|1|Distance to hydrant|600 feet',
          ],
        ),
        ...grid(240, [LEFT[0]!, RIGHT[0]!], ['SECTION I - YOUR PROPERTY|SECTION II - YOUR LIABILITY'], { bold: true }),
        ...grid(258, LEFT, ['|Coverage|Limit'], { size: 8 }),
        ...grid(258, RIGHT, ['|Coverage|Limit'], { size: 8 }),
        ...grid(272, LEFT, [
          'A|Dwelling|$619,000',
          'B|Other structures|$61,900',
          'C|Personal property|$433,300',
          'D|Loss of use|$185,700',
        ]),
        ...grid(272, RIGHT, ['E|Personal liability|$500,000', 'F|Medical payments|$5,000']),
        ...grid(346, [44], ['DEDUCTIBLES'], { bold: true }),
        ...grid(
          362,
          [44, 232],
          ['Section I, all perils except windstorm|$2,500', 'Windstorm or hail|$12,380 (2% of Coverage A)'],
        ),
        ...grid(404, [44], ['HOW WE SETTLE YOUR LOSS'], { bold: true }),
        ...grid(420, [44, 232], ['Coverage A and Coverage B|Replacement cost', 'Coverage C|Replacement cost']),
        ...grid(462, [44], ['MORTGAGEE'], { bold: true }),
        ...grid(
          478,
          [44, 322, 440],
          [
            'First mortgagee|Loan number|550031-77',
            'Beachplum Cooperative Bank',
            'Its Successors and/or Assigns',
            '410 Commercial Street',
            'Ferriston, MA 02998',
          ],
        ),
        ...grid(560, [44], ['FORMS THAT ARE PART OF THIS POLICY'], { bold: true }),
        ...grid(
          576,
          [44, 150],
          [
            'HO 00 03 05 11|Homeowners 3',
            'HO 04 90 05 11|Personal Property Replacement Cost Loss Settlement',
            'SG 220 01 24|Windstorm or Hail Percentage Deductible',
          ],
        ),
        ...grid(632, [44], ['NOTICE'], { bold: true }),
        ...grid(648, [44, 150], ['Flood|Not covered by this policy']),
        ...grid(684, [322, 510], ['Total annual premium|$3,068'], { bold: true }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'HM 614 0925',
      carrier: 'Saltgrass Mutual Insurance Company',
      effective: '05/20/2026',
      expiration: '05/20/2027',
    },
    insured: { name: 'Winifred Castellane', ...MAILING },
    producer: {
      name: 'Osprey & Daughter Insurance',
      phone: '508-555-0163',
      code: '20-118',
      ...address('9 Ferry Landing', 'Sandry Neck', 'MA', '02999'),
    },
    places: [
      place(null, null, WILLET, {
        construction: 'Masonry Veneer',
        occupancy: 'Primary residence',
        yearBuilt: '1974',
      }),
    ],
    coverages: [
      cover(0, 'Dwelling', '619,000', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Other structures', '61,900', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Personal property', '433,300', { ...DEDUCTIBLE, valuation: 'Replacement cost' }),
      cover(0, 'Loss of use', '185,700', DEDUCTIBLE),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Beachplum Cooperative Bank Its Successors and/or Assigns',
        address('410 Commercial Street', 'Ferriston', 'MA', '02998'),
        '550031-77',
      ),
    ],
    terms: { 'wind or hail deductible': '$12,380 (2% of Coverage A)', flood: 'Not covered by this policy' },
  },
}
