import type { PropertyPaper } from '../paper.ts'
import { coverage } from './gold.ts'
import { across, at, down, pairs } from './sheet.ts'

const mill = { line1: '45 Spindle Street', city: 'Tannery Falls', state: 'MA', zip: '01999' }

/** A surplus-lines declarations of vacant buildings: named perils, depreciated values, much that is not covered. */
export const surplusVacant: PropertyPaper = {
  name: 'surplus-vacant',
  pages: [
    {
      texts: [
        at(190, 40, 'DECLARATIONS - VACANT PROPERTY', 12, true),
        at(176, 58, 'Fulmar Crag Excess and Surplus Insurance Company', 10),
        ...pairs(
          60,
          230,
          90,
          [
            ['Policy No.', 'FCV 2600418'],
            ['Prior Policy No.', 'None, new business'],
            ['Inception', '02/10/2026'],
            ['Expiry', '08/10/2026   (six months)'],
            ['Insured', 'Estate of Horatio Bramblewick'],
            ['Mail to', 'c/o Quill & Margin LLP, 17 Probate Square, Tannery Falls, MA 01999'],
            ['Agent', 'Wickerbasket Insurance Group, Inc.'],
            ['Agent address', '30 Loom Street, Tannery Falls, MA 01999'],
            ['Agent code / phone', 'W-0093  /  413-555-0166'],
          ],
          9,
          15,
        ),
        at(60, 240, 'Location 1, Building A', 9.5, true),
        ...pairs(
          60,
          230,
          256,
          [
            ['Address', '45 Spindle Street, Tannery Falls, MA 01999'],
            ['Description', 'Former thread mill, brick, built 1908, vacant since 2023'],
            ['Amount of insurance', '$780,000 on building'],
            ['Perils insured', 'Basic form, excluding sprinkler leakage and vandalism'],
            ['Loss settlement', 'Actual cash value'],
            ['Coinsurance clause', '80%'],
            ['Deductible', '$10,000 each loss'],
          ],
          9,
          14,
        ),
        at(60, 368, 'Location 1, Building B', 9.5, true),
        ...pairs(
          60,
          230,
          384,
          [
            ['Address', '45 Spindle Street (gatehouse), Tannery Falls, MA 01999'],
            ['Description', 'Gatehouse, frame, built 1921, vacant'],
            ['Amount of insurance', '$62,000 on building'],
            ['Perils insured', 'Basic form'],
            ['Loss settlement', 'Actual cash value'],
            ['Coinsurance clause', '80%'],
            ['Deductible', '$2,500 each loss'],
          ],
          9,
          14,
        ),
        at(60, 496, 'Location 1, Building C', 9.5, true),
        ...down(
          60,
          512,
          ['Boiler house. No coverage. Owner values it at $140,000; our inspector found it open to weather.'],
          9,
        ),
        at(60, 540, 'Applying to all buildings', 9.5, true),
        ...pairs(
          60,
          230,
          556,
          [
            ['Contents and rents', 'Not insured'],
            ['Theft', 'Excluded'],
            ['Flood and earthquake', 'Excluded'],
            ['Windstorm or hail', 'Covered, deductible $20,000'],
            ['Ordinance or law', 'Excluded'],
            ['Minimum earned premium', '50% of $6,900'],
          ],
          9,
          14,
        ),
        at(60, 654, 'Mortgagee, Building A only', 9.5, true),
        ...down(
          60,
          670,
          [
            'Heddle & Shuttle Co-operative Bank, its successors and/or assigns as their interest may appear, 3 Warp Way,',
            'Tannery Falls, MA 01999. Account 20-55518.',
          ],
          9,
        ),
        at(60, 712, 'Loss payee, both buildings', 9.5, true),
        ...down(
          60,
          728,
          ['City of Tannery Falls Tax Collector, City Hall, 1 Common Street, Tannery Falls, MA 01999'],
          9,
        ),
      ],
      rulings: across(60, 492, 76, 230, 362, 490, 534, 648),
    },
  ],
  holds: {
    policy: {
      number: 'FCV 2600418',
      carrier: 'Fulmar Crag Excess and Surplus Insurance Company',
      effective: '02/10/2026',
      expiration: '08/10/2026',
    },
    insured: {
      name: 'Estate of Horatio Bramblewick',
      line1: 'c/o Quill & Margin LLP',
      line2: '17 Probate Square',
      city: 'Tannery Falls',
      state: 'MA',
      zip: '01999',
    },
    producer: {
      name: 'Wickerbasket Insurance Group, Inc.',
      phone: '413-555-0166',
      code: 'W-0093',
      line1: '30 Loom Street',
      city: 'Tannery Falls',
      state: 'MA',
      zip: '01999',
    },
    places: [
      {
        ...mill,
        location: '1',
        building: 'A',
        construction: 'brick',
        occupancy: 'Former thread mill, vacant since 2023',
        yearBuilt: '1908',
      },
      {
        ...mill,
        line1: '45 Spindle Street (gatehouse)',
        location: '1',
        building: 'B',
        construction: 'frame',
        occupancy: 'Gatehouse, vacant',
        yearBuilt: '1921',
      },
    ],
    coverages: [
      coverage(0, 'Building', '780,000', {
        deductible: '10,000',
        causes: 'basic',
        valuation: 'Actual cash value',
        coinsurance: '80%',
      }),
      coverage(1, 'Building', '62,000', {
        deductible: '2,500',
        causes: 'basic',
        valuation: 'Actual cash value',
        coinsurance: '80%',
      }),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Heddle & Shuttle Co-operative Bank, its successors and/or assigns as their interest may appear',
        address: { line1: '3 Warp Way', city: 'Tannery Falls', state: 'MA', zip: '01999' },
        loan: '20-55518',
      },
      {
        place: null,
        kind: 'loss payee',
        name: 'City of Tannery Falls Tax Collector',
        address: { line1: 'City Hall', line2: '1 Common Street', city: 'Tannery Falls', state: 'MA', zip: '01999' },
        loan: null,
      },
    ],
    terms: {
      'wind or hail deductible': '20,000',
      theft: 'Excluded',
      flood: 'Excluded',
      earthquake: 'Excluded',
      'ordinance or law': 'Excluded',
    },
  },
}
