import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { across, at, type Column, down, grid, panel, rows } from './sheet.ts'

const PREMISES: Column[] = [{ x: 40 }, { x: 76 }, { x: 112 }, { x: 350 }, { x: 470 }, { x: 543 }]
const PROVIDED: Column[] = [{ x: 40 }, { x: 76 }, { x: 112 }, { end: 320 }, { x: 335 }, { x: 412 }, { end: 575 }]
const OPTIONS: Column[] = [{ x: 40 }, { x: 76 }, { x: 112 }, { x: 235 }, { x: 360 }, { x: 460 }]
const HOLDERS: Column[] = [{ x: 40 }, { x: 76 }, { x: 112 }, { x: 300 }, { x: 500 }]
const rc = { deductible: '10,000', causes: 'special', valuation: 'Replacement Cost' } as const
const brewery = { line1: '900 Mash Tun Avenue', city: 'Port Alder', state: 'OH', zip: '43998' }

/** A national carrier's commercial property declarations: ruled boxes, one for each part of the form. */
export const nationalBoxes: PropertyPaper = {
  name: 'national-boxes',
  pages: [
    {
      texts: [
        at(36, 30, 'NORTHMARK NATIONAL INSURANCE COMPANY', 12, true),
        at(36, 46, 'One Northmark Plaza, Crestfall, CT 06999   NAIC 99917', 8),
        at(330, 30, 'COMMERCIAL PROPERTY COVERAGE PART', 10, true),
        at(330, 46, 'DECLARATIONS PAGE', 10, true),
        ...panel(40, 66, 'POLICY NO.', ['NCP 5519082-11']),
        ...panel(220, 66, 'EFFECTIVE DATE', ['09/30/2026  12:01 A.M. Standard Time']),
        ...panel(420, 66, 'EXPIRATION DATE', ['09/30/2027']),
        ...panel(40, 98, 'NAMED INSURED', [
          'Lopsided Barrel Brewing Company, Inc.',
          '900 Mash Tun Avenue',
          'Port Alder, OH 43998',
        ]),
        ...panel(310, 98, 'PRODUCER   CODE 34-77120', [
          'Lamplighter Risk Partners, LLC',
          '55 Harbor Walk, Suite 410',
          'Port Alder, OH 43998',
        ]),
        at(36, 156, 'DESCRIPTION OF PREMISES', 8.5, true),
        ...rows(PREMISES, 171, [['Prem.', 'Bldg.', 'Location', 'Occupancy', 'Construction', 'Built']], 7),
        ...rows(
          PREMISES,
          186,
          [
            ['1', '1', '900 Mash Tun Avenue, Port Alder, OH 43998', 'Brewery and taproom', 'Masonry NC', '1998'],
            ['1', '2', '900 Mash Tun Avenue, Port Alder, OH 43998', 'Cold storage', 'Non-combustible', '2015'],
            ['2', '1', '14 Ferry Landing, Wrenbury, OH 43997', 'Restaurant (tenant)', 'Joisted Masonry', '1931'],
          ],
          8,
          16,
        ),
        at(
          36,
          242,
          'COVERAGES PROVIDED   Insurance at the described premises applies only where a limit is shown.',
          8.5,
          true,
        ),
        ...rows(PROVIDED, 257, [['Prem.', 'Bldg.', 'Coverage', 'Limit', 'Cause of Loss', 'Coinsurance', 'Premium']], 7),
        ...rows(
          PROVIDED,
          272,
          [
            ['1', '1', 'Building', '$6,450,000', 'Special', 'Agreed Value', '$11,610'],
            ['1', '1', 'Business Personal Property', '$3,100,000', 'Special', '90%', '$6,820'],
            ['1', '2', 'Building', '$875,000', 'Special', '90%', '$1,925'],
            ['1', '2', 'Business Personal Property', '$420,000', 'Special', '90%', '$924'],
            ['2', '1', 'Tenant Improvements', '$265,000', 'Special', '80%', '$641'],
            ['2', '1', 'Business Personal Property', '$190,000', 'Broad', '80%', '$388'],
            ['1', '1', 'Business Income with EE', '$1,800,000', 'Special', '50%', '$3,240'],
            ['2', '1', 'Business Income with EE', '$350,000', 'Special', '50%', '$702'],
          ],
          8,
          16,
        ),
        at(36, 410, 'OPTIONAL COVERAGES   Apply only where an entry is made.', 8.5, true),
        ...rows(
          OPTIONS,
          425,
          [
            [
              'Prem.',
              'Bldg.',
              'Agreed value expires',
              'Replacement cost',
              'Inflation guard',
              'Extended period of indemnity',
            ],
          ],
          7,
        ),
        ...rows(
          OPTIONS,
          440,
          [
            ['1', '1', '09/30/2027', 'Building, Pers. Prop.', '3%', '90 days'],
            ['1', '2', '', 'Building, Pers. Prop.', '3%', ''],
            ['2', '1', '', 'Tenant Impr., Pers. Prop.', '', '60 days'],
          ],
          8,
          16,
        ),
        at(36, 496, 'MORTGAGEHOLDERS', 8.5, true),
        ...rows(HOLDERS, 511, [['Prem.', 'Bldg.', 'Name', 'Mailing address', 'Loan number']], 7),
        ...rows(
          HOLDERS,
          526,
          [['1', '1, 2', 'Alder Harbor National Bank ISAOA', 'PO Box 6100, Wrenbury, OH 43997', '88-004-5120']],
          8,
        ),
        at(36, 550, 'DEDUCTIBLE', 8.5, true),
        at(40, 565, '$10,000 per occurrence.', 8),
        at(
          230,
          565,
          'Exceptions: Theft $25,000 at Prem. 2.   Windstorm or Hail $50,000.   Business Income 72 hours.',
          8,
        ),
        at(36, 588, 'FORMS APPLICABLE', 8.5, true),
        at(40, 603, 'CP 00 10 10 12, CP 00 30 10 12, CP 00 90 07 88, CP 10 20 10 12, CP 10 30 09 17, NN 4410 01 23', 8),
        ...down(40, 626, ['Premium for this coverage part   $26,250', 'Terrorism (included above)   $312'], 8),
        at(36, 760, 'NN CP DEC 03 21                                  Page 1 of 1', 7),
      ],
      rulings: [
        ...grid([36, 216, 416, 580], [62, 94]),
        ...grid([36, 306, 580], [94, 150]),
        ...grid([36, 72, 108, 346, 466, 540, 580], [168, 182, 198, 214, 232]),
        ...grid([36, 72, 108, 256, 330, 408, 500, 580], [254, 268, 400]),
        ...grid([36, 72, 108, 231, 356, 456, 580], [422, 436, 488]),
        ...grid([36, 72, 108, 296, 496, 580], [508, 522, 542]),
        ...grid([36, 226, 580], [561, 578]),
        ...across(36, 544, 618, 652),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'NCP 5519082-11',
      carrier: 'Northmark National Insurance Company',
      naic: '99917',
      effective: '09/30/2026',
      expiration: '09/30/2027',
    },
    insured: { name: 'Lopsided Barrel Brewing Company, Inc.', ...brewery },
    producer: {
      name: 'Lamplighter Risk Partners, LLC',
      code: '34-77120',
      line1: '55 Harbor Walk',
      line2: 'Suite 410',
      city: 'Port Alder',
      state: 'OH',
      zip: '43998',
    },
    places: [
      {
        ...brewery,
        location: '1',
        building: '1',
        construction: 'Masonry NC',
        occupancy: 'Brewery and taproom',
        yearBuilt: '1998',
      },
      {
        ...brewery,
        location: '1',
        building: '2',
        construction: 'Non-combustible',
        occupancy: 'Cold storage',
        yearBuilt: '2015',
      },
      {
        location: '2',
        building: '1',
        line1: '14 Ferry Landing',
        city: 'Wrenbury',
        state: 'OH',
        zip: '43997',
        construction: 'Joisted Masonry',
        occupancy: 'Restaurant (tenant)',
        yearBuilt: '1931',
      },
    ],
    coverages: [
      coverage(0, 'Building', '6,450,000', rc),
      coverage(0, 'Business Personal Property', '3,100,000', { ...rc, coinsurance: '90%' }),
      coverage(1, 'Building', '875,000', { ...rc, coinsurance: '90%' }),
      coverage(1, 'Business Personal Property', '420,000', { ...rc, coinsurance: '90%' }),
      coverage(2, 'Tenant Improvements', '265,000', { ...rc, coinsurance: '80%' }),
      coverage(2, 'Business Personal Property', '190,000', { ...rc, causes: 'broad', coinsurance: '80%' }),
      coverage(0, 'Business Income with EE', '1,800,000', {
        causes: 'special',
        coinsurance: '50%',
        deductibleWords: '72 hours',
      }),
      coverage(2, 'Business Income with EE', '350,000', {
        causes: 'special',
        coinsurance: '50%',
        deductibleWords: '72 hours',
      }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Alder Harbor National Bank ISAOA',
        ['PO Box 6100', 'Wrenbury', 'OH', '43997'],
        '88-004-5120',
      ),
      interest(
        1,
        'mortgagee',
        'Alder Harbor National Bank ISAOA',
        ['PO Box 6100', 'Wrenbury', 'OH', '43997'],
        '88-004-5120',
      ),
    ],
    terms: {
      deductible: '10,000 per occurrence',
      'theft deductible': '25,000 at premises 2',
      'wind or hail deductible': '50,000',
      'waiting period': '72 hours',
      'agreed value': 'Premises 1 building 1, until 09/30/2027',
      'inflation guard': '3%',
      'extended period of indemnity': '90 days at premises 1, 60 days at premises 2',
    },
  },
}
