import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, boxes, down, gap, ledger, line, lines, prose, title } from './draw.ts'

// A homeowners insurer: boxes of label over value, coverages with premiums, and kind explanations beside the figures.
const LEFT = 50
const home = address('27 Pasture Gate Lane', 'Hollin', 'CT', '06998')
const all = { deductible: '2,500', valuation: 'Replacement Cost' } as const

export const quillmoorHomeowners: PropertyPaper = {
  name: 'yew-quillmoor-homeowners',
  pages: [
    sheet(
      down(
        40,
        beside(
          [title(LEFT, 'Quillmoor Home', 18), lines(LEFT, ['Quillmoor Home Insurance Company'], 9)],
          [title(370, 'Homeowners Policy Declarations', 11), lines(370, ['Renewal. Thank you for eleven years with us.'], 9)],
        ), // biome-ignore format: one line
        gap(6),
        boxes(LEFT, [
          [170, 'POLICY NUMBER', 'HQ 55 8810 24'],
          [170, 'POLICY PERIOD', '10/05/2026 to 10/05/2027'],
          [172, 'DATE ISSUED', '08/27/2026'],
        ]),
        boxes(LEFT, [
          [256, 'NAMED INSURED AND MAILING ADDRESS', 'Tobias R. Lindqvist and Maren Lindqvist', '27 Pasture Gate Lane', 'Hollin, CT 06998'], // biome-ignore format: one line
          [256, 'YOUR AGENT', 'Stonewall & Finch Insurance', '3 Meetinghouse Road, Hollin, CT 06998', '(860) 555-0128'], // biome-ignore format: one line
        ]),
        boxes(LEFT, [
          [256, 'RESIDENCE PREMISES', '27 Pasture Gate Lane, Hollin, CT 06998'],
          [86, 'YEAR BUILT', '1937'],
          [86, 'CONSTRUCTION', 'Frame'],
          [84, 'OCCUPANCY', 'Primary home'],
        ]),
        gap(10),
        title(LEFT, 'Your coverages', 11),
        ledger(
          LEFT,
          [230, -110, 22, -150],
          [
            ['Section I - Property', 'Limit', '', 'Annual premium'],
            ['A. Dwelling', '$548,000', '', '$2,204'],
            ['B. Other Structures', '$54,800', '', 'Included'],
            ['C. Personal Property', '$383,600', '', 'Included'],
            ['D. Loss of Use', '$164,400', '', 'Included'],
            ['Section II - Liability', '', '', ''],
            ['E. Personal Liability, each occurrence', '$500,000', '', '$48'],
            ['F. Medical Payments to Others, each person', '$5,000', '', 'Included'],
          ],
          'rows',
          9,
        ),
        gap(4),
        prose(LEFT, 512, 'Loss settlement: Replacement Cost on Coverages A, B and C.', 9),
        gap(8),
        title(LEFT, 'Your deductibles (Coverages A, B and C)', 11),
        ledger(
          LEFT,
          [230, -110],
          [
            ['Cause of loss', 'You pay first'],
            ['All perils not named below', '$2,500'],
            ['Windstorm or hail, other than hurricane', '$10,960'],
            ['Hurricane', '$27,400'],
          ],
          'rows',
          9,
        ),
        gap(2),
        prose(LEFT, 512, 'Windstorm or hail is 2% and hurricane is 5% of Coverage A. For example, on a home insured for $400,000 a deductible of 2% means that you pay the first $8,000 of such a loss. No deductible applies to Coverage D.', 8), // biome-ignore format: one line
        gap(8),
        boxes(LEFT, [
          [256, 'FIRST MORTGAGEE', 'Charter Elm Savings Bank', 'Its Successors and/or Assigns', 'PO Box 30551', 'Hartwick, CT 06199'], // biome-ignore format: one line
          [110, 'LOAN NUMBER', '0048 221 907'],
          [146, 'BILLED TO', 'First mortgagee (escrow)'],
        ]),
        boxes(LEFT, [
          [256, 'SECOND MORTGAGEE', 'None'],
          [256, 'ADDITIONAL INTEREST', 'None'],
        ]),
        gap(10),
        lines(LEFT, ['QHM 1001 (06/25)                                              Page 1 of 2'], 8),
      ).parts,
    ),
    sheet(
      down(
        40,
        beside(
          [title(LEFT, 'Quillmoor Home', 12)],
          [lines(330, ['Policy HQ 55 8810 24     10/05/2026 to 10/05/2027'], 9)],
        ),
        line(LEFT, 512),
        title(LEFT, 'Endorsements and optional coverages', 11),
        ledger(
          LEFT,
          [70, 190, -90, -82, -80],
          [
            ['Form', 'Coverage', 'Limit', 'Deductible', 'Premium'],
            ['QH 04 95', 'Water Backup and Sump Discharge', '$10,000', '$1,000', '$65'],
            ['QH 04 60', 'Equipment Breakdown', '$100,000', '$500', '$38'],
            ['QH 04 77', 'Ordinance or Law', '$54,800', '', 'Included'],
            ['QH 04 61', 'Scheduled Jewelry', '$14,200', 'None', '$156'],
            ['QH 04 35', 'Loss Assessment', '$1,000', '', 'Included'],
            ['QH 05 10', 'Service Line', 'Not selected', '', ''],
            ['QH 04 54', 'Earthquake', 'Not selected', '', ''],
            ['QH 06 20', 'Home Business Property', '', '', ''],
          ],
          'rows',
          9,
        ),
        gap(10),
        beside(
          [
            title(LEFT, 'What changed since last year', 10),
            prose(LEFT, 236, 'Coverage A rose from $526,000 to $548,000 to keep up with the cost of building. Coverages B, C and D rose with it. Your deductible for all perils was $1,000 and is now $2,500.', 9), // biome-ignore format: one line
          ],
          [
            title(310, 'Your premium', 10),
            ledger(
              310,
              [150, -100],
              [
                ['For one year', 'Amount'],
                ['Coverages A to F', '$2,252'],
                ['Endorsements', '$259'],
                ['Protective device credit', '-$91'],
                ['State surcharge', '$12'],
                ['Total annual premium', '$2,432'],
              ],
              'none',
              9,
            ),
          ],
        ),
        gap(10),
        title(LEFT, 'Not covered by this policy', 10),
        prose(LEFT, 512, 'This policy does not cover flood. Flood insurance may be bought through the National Flood Insurance Program; ask your agent. The program offers up to $250,000 on a dwelling and $100,000 on what is in it.', 9), // biome-ignore format: one line
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'HQ 55 8810 24',
      carrier: 'Quillmoor Home Insurance Company',
      effective: '10/05/2026',
      expiration: '10/05/2027',
    },
    insured: { name: 'Tobias R. Lindqvist and Maren Lindqvist', ...home },
    producer: {
      name: 'Stonewall & Finch Insurance',
      phone: '(860) 555-0128',
      ...address('3 Meetinghouse Road', 'Hollin', 'CT', '06998'),
    },
    places: [
      {
        location: null,
        building: null,
        ...home,
        construction: 'Frame',
        occupancy: 'Primary home',
        yearBuilt: '1937',
      },
    ],
    coverages: [
      cover(0, 'Dwelling', '548,000', all),
      cover(0, 'Other Structures', '54,800', all),
      cover(0, 'Personal Property', '383,600', all),
      cover(0, 'Loss of Use', '164,400', { deductibleWords: 'None' }),
      cover(0, 'Water Backup and Sump Discharge', '10,000', { deductible: '1,000' }),
      cover(0, 'Equipment Breakdown', '100,000', { deductible: '500' }),
      cover(0, 'Ordinance or Law', '54,800'),
      cover(0, 'Scheduled Jewelry', '14,200', { deductibleWords: 'None' }),
      cover(0, 'Loss Assessment', '1,000'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Charter Elm Savings Bank Its Successors and/or Assigns',
        address('PO Box 30551', 'Hartwick', 'CT', '06199'),
        '0048 221 907',
      ),
    ],
    terms: {
      'wind or hail deductible': '2% of Coverage A, $10,960',
      'hurricane deductible': '5% of Coverage A, $27,400',
      flood: 'Not covered by this policy',
      earthquake: 'Not selected',
    },
  },
}
