import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, down, framed, gap, leaders, line, lines, prose, title } from './draw.ts'

// A mutual for those who own units: two columns, names run out in dots, much is explained.
const [LEFT, MIDDLE, HALF] = [48, 318, 246]
const own = { deductible: '1,000', causes: 'broad', valuation: 'Replacement cost' } as const

export const cinderCondo: PropertyPaper = {
  name: 'yew-cinder-condo',
  pages: [
    sheet(
      down(
        42,
        beside(
          [title(LEFT, 'CINDER HILL MUTUAL', 16)],
          [title(MIDDLE, 'Condominium Unit Owners Policy', 11), lines(MIDDLE, ['Declarations page. Please keep it with your policy.'], 8)],
        ), // biome-ignore format: one line
        line(LEFT, 516),
        beside(
          [
            leaders(LEFT, HALF, [
              ['Policy number', 'CU-6 118 3390'],
              ['Effective', 'March 9, 2026'],
              ['Expires', 'March 9, 2027'],
            ]),
            gap(6),
            title(LEFT, 'Policyholder', 9),
            lines(LEFT, ['Philippa Adeyemi-Crane', '1902 Juniper Terrace', 'Ottering, WI 53998']),
            gap(6),
            title(LEFT, 'Insured unit', 9),
            lines(LEFT, ['260 Wexcombe Commons, Unit 4C', 'Lake Amity, WI 53996']),
            leaders(LEFT, HALF, [
              ['Occupancy', 'Seasonal residence'],
              ['Construction', 'Fire Resistive'],
              ['Year built', '2006'],
            ]),
            gap(6),
            title(LEFT, 'Agency', 9),
            lines(LEFT, ['Trestle Bay Insurance Agency', '415 Dockside Avenue', 'Ottering, WI 53997', '(920) 555-0184']),
            gap(6),
            title(LEFT, 'Mortgagee', 9),
            lines(LEFT, ['Amity Harbor Credit Union, ISAOA', '88 Breakwall Street', 'Lake Amity, WI 53995']),
            leaders(LEFT, HALF, [['Loan number', 'AH-55-20194']]),
            gap(6),
            framed(
              LEFT,
              HALF,
              title(LEFT + 6, "Your association's policy", 9),
              prose(LEFT + 6, HALF - 14, 'Lakeshore Commercial Insurance Company tells us that its policy LC-88120 insures the buildings of Wexcombe Commons for $18,400,000 with a deductible of $25,000. It is no part of your policy.', 8.5), // biome-ignore format: one line
            ),
          ], // biome-ignore format: one line
          [
            title(MIDDLE, 'Property coverages', 10),
            leaders(MIDDLE, HALF, [
              ['Coverage A - Dwelling', '$96,000'],
              ['Coverage C - Personal Property', '$58,000'],
              ['Coverage D - Loss of Use', '$23,200'],
            ]),
            prose(MIDDLE, HALF, 'Coverages A and C: Broad perils, settled at Replacement cost. Last year Coverage A was $90,000.', 8.5), // biome-ignore format: one line
            gap(8),
            title(MIDDLE, 'Deductibles', 10),
            leaders(MIDDLE, HALF, [
              ['Coverages A and C, each loss', '$1,000'],
              ['Coverages A and C, water damage only', '$2,500'],
            ]),
            prose(MIDDLE, HALF, 'No deductible applies to Coverage D. If several apply to one loss, we take the larger, not both.', 8.5), // biome-ignore format: one line
            gap(8),
            title(MIDDLE, 'Additional coverages', 10),
            leaders(MIDDLE, HALF, [
              ['Loss Assessment', '$50,000'],
              ['   Deductible', '$250'],
              ['Sewer Backup', '$5,000'],
              ['   Deductible', '$500'],
              ['Ordinance or Law', '$9,600'],
              ['Refrigerated Products', '$500'],
              ['Unit Rented to Others', 'Not purchased'],
              ['Identity Recovery', 'Not purchased'],
              ['Golf Cart', ''],
            ]),
            gap(8),
            title(MIDDLE, 'Liability coverages', 10),
            leaders(MIDDLE, HALF, [
              ['Coverage E - Personal Liability', '$300,000'],
              ['Coverage F - Medical Payments', '$2,000'],
            ]),
            gap(8),
            title(MIDDLE, 'Premium', 10),
            leaders(MIDDLE, HALF, [
              ['Basic premium', '$418'],
              ['Additional coverages', '$87'],
              ['Claim-free credit', '-$42'],
              ['Fire department dues', '$8'],
              ['Total for twelve months', '$471'],
            ]),
          ],
        ),
        gap(10),
        line(LEFT, 516),
        prose(LEFT, 516, 'What is Loss Assessment? If the association charges every owner a share of a loss, say $12,000 each after a fire, this coverage pays your share above its deductible and up to its limit.', 8.5), // biome-ignore format: one line
        gap(6),
        prose(LEFT, 516, 'Forms: HO 00 06 05 11, HO 04 35, CH 61 14, CH 61 20.   Billing: we send your bill to you, not to your mortgagee, about twenty days before it is due.', 8.5), // biome-ignore format: one line
        gap(6),
        lines(LEFT, ['Cinder Hill Mutual Insurance Company, 700 Ember Road, Ottering, WI 53990.   Page 1 of 1'], 8),
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'CU-6 118 3390',
      carrier: 'Cinder Hill Mutual Insurance Company',
      effective: '03/09/2026',
      expiration: '03/09/2027',
    },
    insured: { name: 'Philippa Adeyemi-Crane', ...address('1902 Juniper Terrace', 'Ottering', 'WI', '53998') },
    producer: {
      name: 'Trestle Bay Insurance Agency',
      phone: '(920) 555-0184',
      ...address('415 Dockside Avenue', 'Ottering', 'WI', '53997'),
    },
    places: [
      {
        location: null,
        building: null,
        ...address('260 Wexcombe Commons, Unit 4C', 'Lake Amity', 'WI', '53996'),
        construction: 'Fire Resistive',
        occupancy: 'Seasonal residence',
        yearBuilt: '2006',
      },
    ],
    coverages: [
      cover(0, 'Dwelling', '96,000', own),
      cover(0, 'Personal Property', '58,000', own),
      cover(0, 'Loss of Use', '23,200', { deductibleWords: 'None' }),
      cover(0, 'Loss Assessment', '50,000', { deductible: '250' }),
      cover(0, 'Sewer Backup', '5,000', { deductible: '500' }),
      cover(0, 'Ordinance or Law', '9,600'),
      cover(0, 'Refrigerated Products', '500'),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Amity Harbor Credit Union, ISAOA',
        address('88 Breakwall Street', 'Lake Amity', 'WI', '53995'),
        'AH-55-20194',
      ),
    ],
    terms: { 'water damage deductible': '$2,500' },
  },
}
