import type { PropertyPaper } from '../paper.ts'
import { BUILDINGS } from './condo-association-buildings.ts'
import { coverage, interest } from './gold.ts'
import { across, at, type Column, down, endingAt, pairs, rows } from './sheet.ts'

const SCHEDULE: Column[] = [{ x: 48 }, { x: 80 }, { x: 270 }, { x: 350 }, { x: 440 }, { end: 564 }]
const heron = { line1: '100 Heron Landing Circle', city: 'Reedmere', state: 'NJ', zip: '08999' }
const rc = { deductible: '25,000', causes: 'special', valuation: 'Guaranteed Replacement Cost' } as const

/** A condominium program's declarations: one blanket limit, and a statement of values whose figures are not limits. */
export const condoAssociation: PropertyPaper = {
  name: 'condo-association',
  pages: [
    {
      texts: [
        at(48, 36, 'CLOISTER GATE CONDOMINIUM PROGRAM', 13, true),
        at(48, 54, 'Administered by Cloister Gate Program Administrators, 7 Belfry Lane, Abbeyfield, NJ 08998', 8),
        at(48, 66, 'Underwritten by Meridian Arbor Insurance Company', 8),
        at(48, 86, 'COMMUNITY ASSOCIATION DECLARATIONS', 11, true),
        ...pairs(
          48,
          180,
          112,
          [
            ['Policy Number', 'CGC-08-551203'],
            ['Coverage Period', '10/01/2026 - 10/01/2027'],
            ['Association', 'Heron Landing Condominium Association, Inc.'],
            ['Address', '100 Heron Landing Circle, Reedmere, NJ 08999'],
            ['Managing Agent', 'Bulrush Property Management, PO Box 77, Reedmere, NJ 08999'],
            ['Insurance Agent', 'Estuary Insurance Associates, 61 Tidewrack Road, Reedmere, NJ 08999'],
            ['Agent Telephone', '(856) 555-0107'],
            ['Units', '148 residential units in 6 buildings, clubhouse and pool house'],
          ],
          9,
          14,
        ),
        at(48, 236, 'SECTION A - PROPERTY', 10, true),
        ...rows(
          [{ x: 48 }, { end: 400 }, { end: 564 }],
          254,
          [
            ['Coverage', 'Limit', 'Deductible'],
            ['Blanket Buildings, all locations per statement of values', '$42,600,000', '$25,000'],
            ['Blanket Association Personal Property', '$250,000', '$25,000'],
            ['Loss of Maintenance Fees and Assessments', '$500,000', '72 hours'],
            ['Sewer and Drain Back-Up', '$100,000', '$25,000'],
            ['Outdoor Property, Trees and Fences', '$50,000', '$2,500'],
          ],
          9,
          15,
        ),
        ...pairs(
          48,
          210,
          352,
          [
            ['Cause of loss', 'Special form'],
            ['Valuation', 'Guaranteed Replacement Cost, no coinsurance'],
            ['Unit coverage', 'Single entity: original fixtures and installations are included'],
            ['Water damage deductible', '$50,000 per unit'],
            ['Ice dam deductible', '$25,000 per unit'],
            ['Wind or hail deductible', '3% of the value of each building involved'],
            ['Ordinance or law', 'A: included in blanket   B: $2,000,000   C: $2,000,000'],
            ['Equipment breakdown', 'Included'],
            ['Flood', 'Not covered. See the separate flood policies of the association.'],
            ['Earthquake', '$2,500,000 annual aggregate'],
          ],
          9,
          14,
        ),
        at(48, 504, 'SECTION B - LIABILITY AND CRIME', 10, true),
        ...rows(
          [{ x: 48 }, { end: 400 }, { end: 564 }],
          522,
          [
            ['General Liability, each occurrence', '$1,000,000', ''],
            ['General Liability, aggregate per location', '$2,000,000', ''],
            ['Directors and Officers Liability', '$1,000,000', '$2,500'],
            ['Employee Dishonesty, including the managing agent', '$750,000', '$5,000'],
            ['Umbrella', 'See policy CGU-08-551203', ''],
          ],
          9,
          15,
        ),
        at(48, 610, 'MORTGAGEES OF UNITS ON FILE', 10, true),
        ...down(
          48,
          628,
          [
            'Building 3, Unit 3-204 (owner M. Sedgewick): Bluewick Home Lending, ISAOA, PO Box 9090, Abbeyfield, NJ 08998,',
            'loan 0044710093',
          ],
          9,
        ),
        at(48, 672, 'Annual premium, Section A $187,440; Section B $21,015; terrorism declined.', 9),
        at(48, 750, 'CG 0001 (01 26)   1 of 2', 7),
      ],
      rulings: across(48, 516, 104, 230, 266, 344, 498, 604),
    },
    {
      texts: [
        at(48, 40, 'STATEMENT OF VALUES', 12, true),
        at(
          48,
          58,
          'Policy CGC-08-551203. Values as reported July 14, 2026. All addresses are in Reedmere, NJ 08999.',
          8.5,
        ),
        ...rows(SCHEDULE, 82, [['Bldg', 'Address', 'Use', 'Construction', 'Year built', 'Insurable value']], 8.5),
        ...rows(
          SCHEDULE,
          102,
          BUILDINGS.map(({ number, line1, occupancy, construction, yearBuilt, value }) => [
            number,
            line1,
            occupancy,
            construction,
            yearBuilt,
            `$${value}`,
          ]),
          9,
          18,
        ),
        at(350, 254, 'Total insurable value', 9, true),
        endingAt(564, 254, '$42,600,000', 9, true),
        ...down(
          48,
          284,
          [
            'The value of each building is used to rate the policy and to figure the wind or hail deductible. It does not limit what',
            'is paid for one building; the blanket limit of the declarations does.',
            'Prior statement, July 2025: total insurable value $39,850,000.',
          ],
          9,
        ),
      ],
      rulings: across(48, 516, 76, 96, 248),
    },
  ],
  holds: {
    policy: {
      number: 'CGC-08-551203',
      carrier: 'Meridian Arbor Insurance Company',
      effective: '10/01/2026',
      expiration: '10/01/2027',
    },
    insured: { name: 'Heron Landing Condominium Association, Inc.', ...heron },
    producer: {
      name: 'Estuary Insurance Associates',
      phone: '(856) 555-0107',
      line1: '61 Tidewrack Road',
      city: 'Reedmere',
      state: 'NJ',
      zip: '08999',
    },
    places: BUILDINGS.map(({ number, line1, occupancy, construction, yearBuilt }) => ({
      ...heron,
      line1,
      location: null,
      building: number,
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      coverage(null, 'Blanket Buildings', '42,600,000', { ...rc, coinsurance: 'no coinsurance' }),
      coverage(null, 'Blanket Association Personal Property', '250,000', { ...rc, coinsurance: 'no coinsurance' }),
      coverage(null, 'Loss of Maintenance Fees and Assessments', '500,000', {
        causes: 'special',
        deductibleWords: '72 hours',
      }),
      coverage(null, 'Sewer and Drain Back-Up', '100,000', { causes: 'special', deductible: '25,000' }),
      coverage(null, 'Outdoor Property, Trees and Fences', '50,000', { causes: 'special', deductible: '2,500' }),
    ],
    interests: [
      interest(
        2,
        'mortgagee',
        'Bluewick Home Lending, ISAOA',
        ['PO Box 9090', 'Abbeyfield', 'NJ', '08998'],
        '0044710093',
      ),
    ],
    terms: {
      blanket: 'Buildings, all locations per statement of values',
      'causes of loss': 'Special form',
      valuation: 'Guaranteed Replacement Cost',
      coinsurance: 'No coinsurance',
      'unit coverage': 'Single entity',
      'water damage deductible': '50,000 per unit',
      'ice dam deductible': '25,000 per unit',
      'wind or hail deductible': '3% of the value of each building involved',
      'ordinance or law A': 'Included in blanket',
      'ordinance or law B': '2,000,000',
      'ordinance or law C': '2,000,000',
      'equipment breakdown': 'Included',
      flood: 'Not covered',
      earthquake: '2,500,000 annual aggregate',
    },
  },
}
