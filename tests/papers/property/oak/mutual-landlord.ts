import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { across, at, type Column, down, pairs, rows } from './sheet.ts'

const COVERAGES: Column[] = [{ x: 50 }, { end: 400 }, { end: 480 }, { end: 560 }]
const fire = { deductible: '1,500', causes: 'special' } as const

/** A mutual's landlord policy on one house: coverages by letter, liability among them, last year's amount beside. */
export const mutualLandlord: PropertyPaper = {
  name: 'mutual-landlord',
  pages: [
    {
      texts: [
        at(50, 40, 'Kettlebrook Farmers Mutual', 16, true),
        at(50, 60, 'Kettlebrook Farmers Mutual Insurance Company, N1450 Creamery Road, Kettlebrook, WI 53999', 8),
        at(50, 82, 'Landlord Dwelling Policy - Amended Declarations', 12, true),
        at(50, 99, 'Reason for amendment: second mortgagee added. This page replaces the one you had.', 8.5),
        ...pairs(50, 150, 122, [
          ['Policy number', 'LD-220-9451'],
          ['Policy term', 'From March 3, 2026 to March 3, 2027'],
          ['Change effective', 'May 20, 2026'],
          ['Insured', 'Ambrose Quillfeather and Leta Quillfeather'],
          ['', '3306 Thistle Lane'],
          ['', 'Kettlebrook, WI 53999'],
        ]),
        ...pairs(360, 420, 122, [
          ['Agency', 'Four Corners Agency'],
          ['', '8 Main Street, Suite 2'],
          ['', 'Kettlebrook, WI 53999'],
          ['Telephone', '920-555-0172'],
          ['Agency no.', '31-06'],
        ]),
        at(50, 216, 'Rental property we insure', 10, true),
        ...down(
          50,
          232,
          [
            'Location 1: 118 and 120 Pickerel Street, Lower Kettlebrook, WI 53998',
            'Two family, frame construction, built in 1952, tenant occupied, protection class 4',
          ],
          9,
        ),
        at(50, 268, 'What we cover, and how much', 10, true),
        ...rows(
          COVERAGES,
          286,
          [
            ['Coverage', 'Limit of insurance', 'Last year', 'Premium'],
            ['A  Dwelling', '$312,000', '$298,000', '$1,140'],
            ['B  Other Structures', '$31,200', '$29,800', 'Included'],
            ['C  Personal Property', '$10,000', '$10,000', '$41'],
            ['D  Fair Rental Value', '$31,200', '$29,800', 'Included'],
            ['L  Landlord Liability, each occurrence', '$300,000', '$300,000', '$67'],
            ['M  Medical Payments to Others, each person', '$5,000', '$5,000', 'Included'],
          ],
          9,
        ),
        ...down(
          50,
          404,
          [
            'Policy form: Dwelling Property 3, Special Form. Coverage A and B losses are settled at replacement cost; roof',
            'surfacing older than 15 years and all of Coverage C at actual cash value.',
            'Deductible: $1,500 all perils other than windstorm or hail. Windstorm or hail: 1% of Coverage A, which is $3,120.',
            'Deductible does not apply to Coverage D.',
            'Ordinance or law: 10% of Coverage A. Water back-up: not purchased. Earthquake and flood: not covered.',
          ],
          9,
          14,
        ),
        at(50, 486, 'Who else has an interest', 10, true),
        ...rows(
          [{ x: 50 }, { x: 150 }, { x: 450 }],
          504,
          [
            ['First mortgagee', 'Bellwick Community Credit Union, its successors and/or assigns', 'Loan 330-118120'],
            ['', 'PO Box 41, Kettlebrook, WI 53999', ''],
            ['Second mortgagee', 'Sugar Maple Finance Company', 'Loan SM-90071'],
            ['', '2500 Syrup Way, Floor 3, Maplefield, MN 55999', ''],
            ['Additional insured', 'Gatepost Rental Management LLC', ''],
            ['', '41 Tavern Row, Kettlebrook, WI 53999', ''],
          ],
          9,
        ),
        ...rows(
          COVERAGES,
          610,
          [
            ['Total annual premium', '$1,248', '$1,197', ''],
            ['Smoke alarm and claim-free credit already taken', '$96', '', ''],
          ],
          9,
        ),
        at(50, 650, 'Questions about this page? Call your agency, or write to members@kettlebrook.example.', 9),
      ],
      rulings: across(50, 510, 116, 210, 262, 297, 398, 480, 604),
    },
  ],
  holds: {
    policy: {
      number: 'LD-220-9451',
      carrier: 'Kettlebrook Farmers Mutual Insurance Company',
      effective: '03/03/2026',
      expiration: '03/03/2027',
    },
    insured: {
      name: 'Ambrose Quillfeather and Leta Quillfeather',
      line1: '3306 Thistle Lane',
      city: 'Kettlebrook',
      state: 'WI',
      zip: '53999',
    },
    producer: {
      name: 'Four Corners Agency',
      phone: '920-555-0172',
      code: '31-06',
      line1: '8 Main Street',
      line2: 'Suite 2',
      city: 'Kettlebrook',
      state: 'WI',
      zip: '53999',
    },
    places: [
      {
        location: '1',
        building: null,
        line1: '118 and 120 Pickerel Street',
        city: 'Lower Kettlebrook',
        state: 'WI',
        zip: '53998',
        construction: 'frame',
        occupancy: 'Two family, tenant occupied',
        yearBuilt: '1952',
      },
    ],
    coverages: [
      coverage(0, 'Dwelling', '312,000', { ...fire, valuation: 'replacement cost' }),
      coverage(0, 'Other Structures', '31,200', { ...fire, valuation: 'replacement cost' }),
      coverage(0, 'Personal Property', '10,000', { ...fire, valuation: 'actual cash value' }),
      coverage(0, 'Fair Rental Value', '31,200', { causes: 'special', deductibleWords: 'does not apply' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Bellwick Community Credit Union, its successors and/or assigns',
        ['PO Box 41', 'Kettlebrook', 'WI', '53999'],
        '330-118120',
      ),
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Sugar Maple Finance Company',
        address: { line1: '2500 Syrup Way', line2: 'Floor 3', city: 'Maplefield', state: 'MN', zip: '55999' },
        loan: 'SM-90071',
      },
      interest(0, 'additional insured', 'Gatepost Rental Management LLC', [
        '41 Tavern Row',
        'Kettlebrook',
        'WI',
        '53999',
      ]),
    ],
    terms: {
      'causes of loss': 'Special Form',
      deductible: '1,500 all perils other than windstorm or hail',
      'wind or hail deductible': '1% of Coverage A, 3,120',
      'ordinance or law': '10% of Coverage A',
      'roof surfacing': 'Actual cash value when older than 15 years',
      'water back-up': 'Not purchased',
      earthquake: 'Not covered',
      flood: 'Not covered',
    },
  },
}
