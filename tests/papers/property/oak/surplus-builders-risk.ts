import type { PropertyPaper } from '../paper.ts'
import { coverage } from './gold.ts'
import { across, at, type Column, down, grid, panel, rows } from './sheet.ts'

const SUMS: Column[] = [{ x: 54 }, { end: 400 }, { x: 420 }]
const free = { causes: 'special', coinsurance: 'No coinsurance' } as const
const works = { ...free, deductible: '25,000' } as const

/** A surplus-lines builders risk of eighteen months: sums insured by kind of cost, deductibles by peril. */
export const surplusBuildersRisk: PropertyPaper = {
  name: 'surplus-builders-risk',
  pages: [
    {
      texts: [
        at(50, 36, 'GANNET ROCK SPECIALTY INSURANCE COMPANY', 12, true),
        at(50, 52, 'Builders Risk Declarations - Single Project', 11, true),
        at(50, 68, 'A surplus lines insurer. Administrative office: 31 Skerry Wharf, Port Fathom, DE 19999', 8),
        ...panel(54, 90, 'POLICY NUMBER', ['GRS-BR-0009925']),
        ...panel(210, 90, 'POLICY TERM', ['From 05/01/2026 to 11/01/2027']),
        ...panel(410, 90, 'DATE ISSUED', ['05/08/2026']),
        ...panel(54, 126, 'FIRST NAMED INSURED (OWNER)', [
          'Juniper Terrace Holdings LLC',
          '640 Cooper Street',
          'Ashgrove, CO 80999',
        ]),
        ...panel(310, 126, 'PRODUCER', [
          'Basecamp Construction Risk, Inc.',
          '2 Plumb Line Court',
          'Ashgrove, CO 80999',
        ]),
        ...panel(54, 190, 'PROJECT', [
          'Juniper Terrace Apartments, 96 units, four stories',
          '1801 Switchback Road, Talus Park, CO 80998',
        ]),
        ...panel(280, 190, 'CONSTRUCTION', ['Frame over concrete podium']),
        ...panel(430, 190, 'GENERAL CONTRACTOR', ['Stonecrop Builders, Inc.']),
        at(50, 238, 'SUMS INSURED', 10, true),
        ...rows(
          SUMS,
          256,
          [
            ['Property or cost', 'Sum insured', 'Basis'],
            ['Hard Costs, new construction', '$18,400,000', 'Completed value, replacement cost'],
            ['Soft Costs', '$1,250,000', 'Costs incurred, 30 day wait'],
            ['Loss of Rents', '$900,000', 'Actual loss sustained, 30 day wait'],
            ['Property in Transit', '$500,000', 'Any one conveyance'],
            ['Temporary Storage', '$750,000', 'Any one location away from the site'],
            ['Existing Structures', 'Not covered', ''],
            ['Limit of liability, any one occurrence', '$20,550,000', 'The most we pay for all of the above'],
          ],
          9,
          15,
        ),
        at(50, 392, 'SUBLIMITS, part of and not in addition to the sums insured', 10, true),
        ...rows(
          [{ x: 54 }, { end: 400 }],
          410,
          [
            ['Debris removal', '$500,000'],
            ['Ordinance or law, demolition and increased cost', '$250,000'],
            ['Testing of building systems, 30 days', 'Included'],
            ['Earth movement, annual aggregate', '$5,000,000'],
            ['Flood', 'Excluded'],
          ],
          9,
        ),
        at(50, 496, 'DEDUCTIBLES, each occurrence', 10, true),
        ...rows(
          [{ x: 54 }, { end: 400 }],
          514,
          [
            ['All other perils', '$25,000'],
            ['Water damage', '$100,000'],
            ['Theft of building materials', '$50,000'],
            ['Earth movement', '2% of values in place'],
          ],
          9,
        ),
        ...down(
          54,
          580,
          [
            'Covered causes: all risks of direct physical loss or damage unless excluded. No coinsurance applies.',
            'Warranty: site fenced, lit and watched at all hours when no work is done.',
          ],
          9,
        ),
        at(50, 616, 'OTHER INTERESTS', 10, true),
        ...panel(
          54,
          634,
          "LENDER'S LOSS PAYABLE",
          [
            'Cobalt Pier Bank, N.A., ISAOA/ATIMA',
            'Construction Lending, Mail Stop 14',
            '1 Cobalt Pier, Talus Park, CO 80998',
            'Loan No. CL-2026-0447',
          ],
          9,
        ),
        ...panel(
          310,
          634,
          'ADDITIONAL INSURED',
          ['Stonecrop Builders, Inc.', '93 Hammer Court', 'Ashgrove, CO 80999'],
          9,
        ),
        ...down(
          54,
          706,
          ['Premium for the term $139,840, minimum earned 25%. Surplus lines tax 3% collected by the producer.'],
          8.5,
        ),
        at(50, 750, 'GR BR 100 (02 25)', 7),
      ],
      rulings: [
        ...grid([50, 206, 406, 566], [86, 120]),
        ...grid([50, 306, 566], [120, 184]),
        ...grid([50, 276, 426, 566], [184, 230]),
        ...across(50, 516, 252, 268, 388, 492, 612),
        ...grid([50, 306, 566], [630, 696]),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'GRS-BR-0009925',
      carrier: 'Gannet Rock Specialty Insurance Company',
      effective: '05/01/2026',
      expiration: '11/01/2027',
    },
    insured: {
      name: 'Juniper Terrace Holdings LLC',
      line1: '640 Cooper Street',
      city: 'Ashgrove',
      state: 'CO',
      zip: '80999',
    },
    producer: {
      name: 'Basecamp Construction Risk, Inc.',
      line1: '2 Plumb Line Court',
      city: 'Ashgrove',
      state: 'CO',
      zip: '80999',
    },
    places: [
      {
        location: null,
        building: null,
        line1: '1801 Switchback Road',
        city: 'Talus Park',
        state: 'CO',
        zip: '80998',
        construction: 'Frame over concrete podium',
        occupancy: 'Juniper Terrace Apartments, 96 units, four stories',
      },
    ],
    coverages: [
      coverage(0, 'Hard Costs, new construction', '18,400,000', { ...works, valuation: 'replacement cost' }),
      coverage(0, 'Soft Costs', '1,250,000', { ...free, deductibleWords: '30 day wait' }),
      coverage(0, 'Loss of Rents', '900,000', {
        ...free,
        deductibleWords: '30 day wait',
        valuation: 'Actual loss sustained',
      }),
      coverage(null, 'Property in Transit', '500,000', works),
      coverage(null, 'Temporary Storage', '750,000', works),
    ],
    interests: [
      {
        place: 0,
        kind: "lender's loss payable",
        name: 'Cobalt Pier Bank, N.A., ISAOA/ATIMA',
        address: {
          line1: 'Construction Lending, Mail Stop 14',
          line2: '1 Cobalt Pier',
          city: 'Talus Park',
          state: 'CO',
          zip: '80998',
        },
        loan: 'CL-2026-0447',
      },
      {
        place: 0,
        kind: 'additional insured',
        name: 'Stonecrop Builders, Inc.',
        address: { line1: '93 Hammer Court', city: 'Ashgrove', state: 'CO', zip: '80999' },
        loan: null,
      },
    ],
    terms: {
      'causes of loss': 'All risks of direct physical loss or damage unless excluded',
      'loss limit': '20,550,000 any one occurrence',
      coinsurance: 'No coinsurance applies',
      deductible: '25,000',
      'water damage deductible': '100,000',
      'theft deductible': '50,000',
      'earthquake deductible': '2% of values in place',
      earthquake: '5,000,000 annual aggregate',
      flood: 'Excluded',
      'debris removal': '500,000',
      'ordinance or law B and C': '250,000',
      testing: 'Included, 30 days',
    },
  },
}
