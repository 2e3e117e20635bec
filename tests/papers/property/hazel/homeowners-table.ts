import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const QUAIL = address('18 Quail Hollow Lane', 'Bramwick', 'OH', '43999')
const DEDUCTIBLE = { deductible: '1,500' }

const HALVES = [40, 320]
const TABLE = [48, 76, 330, 470]

/** A stock company's homeowners declarations: one table of coverages, the deductibles and the lender below it. */
export const HOMEOWNERS_TABLE: PropertyPaper = {
  name: 'homeowners declarations in one table',
  pages: [
    {
      rulings: [
        [40, 66, 532, 1.5],
        [40, 262, 532, 0.75],
        [40, 282, 532, 0.75],
        [40, 412, 532, 0.75],
      ],
      texts: [
        ...grid(34, HALVES, ['Larkmere Insurance Company|HOMEOWNERS POLICY DECLARATIONS'], { size: 12, bold: true }),
        ...grid(50, HALVES, ['One Larkmere Plaza, Bramwick, OH 43998|Renewal of Policy HO3-2207715-04'], { size: 8 }),
        ...grid(78, HALVES, ['Policy Number: HO3-2207715-05|Policy Period: 03/14/2026 to 03/14/2027'], { bold: true }),
        ...grid(92, HALVES, ['|12:01 A.M. Standard Time at the residence premises'], { size: 8 }),
        ...grid(114, HALVES, ['Named Insured and Mailing Address|Your Agency'], { bold: true }),
        ...grid(128, HALVES, [
          'Theodora Marsh and Alvin Marsh|Pennycress Insurance Agency',
          '18 Quail Hollow Lane|240 Court Street, Suite 3',
          'Bramwick, OH 43999|Bramwick, OH 43999',
          '|Agency Code: 3416   Phone: (614) 555-0142',
        ]),
        ...grid(194, HALVES, ['Residence Premises'], { bold: true }),
        ...grid(208, HALVES, ['18 Quail Hollow Lane, Bramwick, OH 43999']),
        ...grid(230, HALVES, ['Coverage is provided where a limit of liability or a premium is shown.'], { size: 8 }),
        ...grid(267, TABLE, ['Coverages||Limit of Liability|Premium'], { bold: true }),
        ...grid(288, TABLE, ['Section I - Property'], { bold: true }),
        ...grid(303, TABLE, [
          'A|Dwelling|$382,000|$1,214.00',
          'B|Other Structures|$38,200|Included',
          'C|Personal Property|$191,000|Included',
          'D|Loss of Use|$76,400|Included',
        ]),
        ...grid(360, TABLE, ['Section II - Liability'], { bold: true }),
        ...grid(375, TABLE, [
          'E|Personal Liability (each occurrence)|$300,000|$24.00',
          'F|Medical Payments to Others (each person)|$5,000|$8.00',
        ]),
        ...grid(420, TABLE, ['Section I Deductibles'], { bold: true }),
        ...grid(434, TABLE, [
          'All Perils Except Windstorm or Hail||$1,500',
          'Windstorm or Hail||2% of Coverage A ($7,640)',
        ]),
        ...grid(470, TABLE, ['Loss Settlement'], { bold: true }),
        ...grid(484, TABLE, ['Dwelling||Replacement Cost', 'Personal Property||Actual Cash Value']),
        ...grid(520, TABLE, ['Rating Information'], { bold: true }),
        ...grid(
          534,
          [48, 140, 330, 430],
          [
            'Year Built:|1996|Construction:|Frame',
            'Occupancy:|Owner|Number of Families:|1',
            'Protection Class:|4|Territory:|017',
          ],
        ),
        ...grid(586, TABLE, ['Mortgagee'], { bold: true }),
        ...grid(
          600,
          [48, 330],
          ['Copper Kettle Savings Bank, ISAOA|Loan Number: 0088-417326', 'P.O. Box 6120', 'Dunmarrow, IN 46999'],
        ),
        ...grid(654, TABLE, ['Forms and Endorsements'], { bold: true }),
        ...grid(668, TABLE, ['HO 00 03 03 22   HO 01 34 09 23   HO 03 12 03 22   HO 04 96 03 22'], { size: 8 }),
        ...grid(692, [330, 470], ['Total Annual Premium|$1,246.00'], { bold: true }),
        ...grid(740, HALVES, ['Countersigned 02/03/2026|Insured Copy     Page 1 of 1'], { size: 8 }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'HO3-2207715-05',
      carrier: 'Larkmere Insurance Company',
      effective: '03/14/2026',
      expiration: '03/14/2027',
    },
    insured: { name: 'Theodora Marsh and Alvin Marsh', ...QUAIL },
    producer: {
      name: 'Pennycress Insurance Agency',
      phone: '(614) 555-0142',
      code: '3416',
      ...address('240 Court Street', 'Bramwick', 'OH', '43999', 'Suite 3'),
    },
    places: [place(null, null, QUAIL, { construction: 'Frame', occupancy: 'Owner', yearBuilt: '1996' })],
    coverages: [
      cover(0, 'Dwelling', '382,000', { ...DEDUCTIBLE, valuation: 'Replacement Cost' }),
      cover(0, 'Other Structures', '38,200', DEDUCTIBLE),
      cover(0, 'Personal Property', '191,000', { ...DEDUCTIBLE, valuation: 'Actual Cash Value' }),
      cover(0, 'Loss of Use', '76,400', DEDUCTIBLE),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Copper Kettle Savings Bank, ISAOA',
        address('P.O. Box 6120', 'Dunmarrow', 'IN', '46999'),
        '0088-417326',
      ),
    ],
    terms: { 'wind or hail deductible': '2% of Coverage A ($7,640)' },
  },
}
