import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const UNIT = address('600 Heron Point Drive', 'Lake Verity', 'IL', '60998', 'Unit 4B')
const DEDUCTIBLE = { deductible: '1,000' }

const SIDE = 40
const MAIN = [230, 440, 510]

/** A condominium unit owner's HO-6: who and where in a narrow column at the left, what is covered at the right. */
export const CONDO_UNIT: PropertyPaper = {
  name: 'condominium unit owners declarations',
  pages: [
    {
      rulings: [
        [212, 96, 1, 600],
        [40, 90, 532, 2],
      ],
      texts: [
        ...grid(34, [SIDE], ['Dovetail Property and Casualty Insurance Company'], { size: 13, bold: true }),
        ...grid(52, [SIDE], ['Condominium Unit Owners Policy Declarations'], { size: 10 }),
        ...grid(72, [SIDE, 330], ['Policy HO6 83 117 402|Effective 06/11/2026   Expires 06/11/2027   12:01 a.m.']),
        ...grid(104, [SIDE], ['NAMED INSURED'], { size: 8, bold: true }),
        ...grid(118, [SIDE], ['Ignatius Bellweather', '600 Heron Point Drive', 'Unit 4B', 'Lake Verity, IL 60998']),
        ...grid(184, [SIDE], ['RESIDENCE PREMISES'], { size: 8, bold: true }),
        ...grid(198, [SIDE], ['600 Heron Point Drive', 'Unit 4B', 'Lake Verity, IL 60998']),
        ...grid(252, [SIDE], ['ABOUT THE BUILDING'], { size: 8, bold: true }),
        ...grid(
          266,
          [SIDE, 120],
          [
            'Construction|Fire Resistive',
            'Year built|2004',
            'Occupancy|Owner occupied',
            'Floor of unit|4',
            'Units in building|36',
            'Protection class|2',
          ],
        ),
        ...grid(360, [SIDE], ['YOUR AGENT'], { size: 8, bold: true }),
        ...grid(
          374,
          [SIDE],
          [
            'Marigold Coverage Group',
            '1212 Lakefront Avenue',
            'Lake Verity, IL 60998',
            '(847) 555-0177',
            'Agent no. 71-2250',
          ],
        ),
        ...grid(456, [SIDE], ['MORTGAGEE'], { size: 8, bold: true }),
        ...grid(
          470,
          [SIDE],
          ['Tamarack Federal Credit Union', 'ISAOA', 'PO Box 1188', 'Lake Verity, IL 60999', 'Loan no. 4471-0095-2'],
        ),
        ...grid(106, MAIN, ['Section I  Property Coverages|Limit|Premium'], { bold: true }),
        ...grid(
          124,
          MAIN,
          [
            'Coverage A  Dwelling|$85,000|$141',
            'Coverage C  Personal Property|$60,000|$188',
            'Coverage D  Loss of Use|$24,000|Incl.',
          ],
          { step: 16 },
        ),
        ...grid(184, MAIN, ['Section I  Additional Coverages|Limit|Premium'], { bold: true }),
        ...grid(202, MAIN, ['Loss Assessment|$25,000|$12', 'Water Back Up and Sump Overflow|$10,000|$46'], {
          step: 16,
        }),
        ...grid(246, MAIN, ['Section II  Liability Coverages|Limit|Premium'], { bold: true }),
        ...grid(
          264,
          MAIN,
          ['Coverage E  Personal Liability|$300,000|$18', 'Coverage F  Medical Payments to Others|$2,000|Incl.'],
          { step: 16 },
        ),
        ...grid(308, MAIN, ['Total annual premium||$405'], { bold: true }),
        ...grid(344, MAIN, ['Deductibles'], { bold: true }),
        ...grid(362, MAIN, ['All perils, Coverages A, C and D|$1,000', 'Water Back Up and Sump Overflow|$2,500'], {
          step: 16,
        }),
        ...grid(410, MAIN, ['Loss settlement'], { bold: true }),
        ...grid(
          428,
          MAIN,
          ['Coverage A  Dwelling|Replacement Cost', 'Coverage C  Personal Property|Replacement Cost'],
          { step: 16 },
        ),
        ...grid(476, MAIN, ['Forms and endorsements'], { bold: true }),
        ...grid(
          494,
          [230, 320],
          [
            'HO 00 06 05 11|Homeowners 6 Unit-Owners Form',
            'HO 04 35 05 11|Supplemental Loss Assessment Coverage',
            'HO 04 90 05 11|Personal Property Replacement Cost',
            'HO 04 95 01 14|Water Back Up and Sump Discharge or Overflow',
          ],
          { size: 8 },
        ),
        ...grid(560, MAIN, ['Protective devices'], { bold: true }),
        ...grid(576, MAIN, ['Smoke detectors, deadbolt locks, sprinklers in all areas']),
        ...grid(720, [SIDE, 480], ['DV-DEC6 (09/23)|Page 1 of 1'], { size: 7 }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'HO6 83 117 402',
      carrier: 'Dovetail Property and Casualty Insurance Company',
      effective: '06/11/2026',
      expiration: '06/11/2027',
    },
    insured: { name: 'Ignatius Bellweather', ...UNIT },
    producer: {
      name: 'Marigold Coverage Group',
      phone: '(847) 555-0177',
      code: '71-2250',
      ...address('1212 Lakefront Avenue', 'Lake Verity', 'IL', '60998'),
    },
    places: [
      place(null, null, UNIT, { construction: 'Fire Resistive', occupancy: 'Owner occupied', yearBuilt: '2004' }),
    ],
    coverages: [
      cover(0, 'Dwelling', '85,000', { ...DEDUCTIBLE, valuation: 'Replacement Cost' }),
      cover(0, 'Personal Property', '60,000', { ...DEDUCTIBLE, valuation: 'Replacement Cost' }),
      cover(0, 'Loss of Use', '24,000', DEDUCTIBLE),
      cover(0, 'Loss Assessment', '25,000'),
      cover(0, 'Water Back Up and Sump Overflow', '10,000', { deductible: '2,500' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Tamarack Federal Credit Union ISAOA',
        address('PO Box 1188', 'Lake Verity', 'IL', '60999'),
        '4471-0095-2',
      ),
    ],
    terms: {},
  },
}
