import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { grid } from './draw.ts'

const FOUNDRY = address('2 Foundry Row', 'Saltmeadow', 'WI', '53998')
const HIGHWAY = address('8815 State Highway 61', 'Rushford Bend', 'WI', '53999')

const HEAD = [40, 170, 340, 440]
const LIMITS = [48, 88, 280, 350, 410, 480]
const PLACES = [48, 88, 128, 330, 430, 530]
const LENDERS = [48, 88, 128, 480]

/** A brewery's package: the common declarations, then a property page of blanket limits over three buildings. */
export const PACKAGE_BLANKET: PropertyPaper = {
  name: 'package with blanket property limits',
  pages: [
    {
      rulings: [
        [40, 74, 532, 1.5],
        [40, 270, 532, 0.75],
      ],
      texts: [
        ...grid(34, [40], ['Graywether Insurance Company'], { size: 15, bold: true }),
        ...grid(54, [40, 400], ['Commercial Package Policy|Common Policy Declarations'], { size: 11 }),
        ...grid(
          90,
          HEAD,
          [
            'Policy Number|GPK-55-180362|Renewal Of|GPK-55-180361',
            'Policy Period|From 07/01/2026 To 07/01/2027',
            '|12:01 A.M. at your mailing address',
          ],
          { size: 10 },
        ),
        ...grid(
          146,
          HEAD,
          [
            'Named Insured|Long Kettle Brewing Company|Producer|Alder Street Brokers',
            'Mailing Address|2 Foundry Row|Producer Code|77103',
            '|Saltmeadow, WI 53998|Address|640 Alder Street',
            'Entity|Corporation||Saltmeadow, WI 53998',
            'Business|Brewery and Taproom|Phone|(262) 555-0171',
          ],
          { size: 10 },
        ),
        ...grid(250, [40], ['This policy consists of the following coverage parts.'], { size: 10 }),
        ...grid(280, [48, 450], ['Coverage Part|Premium'], { bold: true }),
        ...grid(
          298,
          [48, 450],
          [
            'Commercial Property|$21,406',
            'Commercial General Liability|$9,772',
            'Commercial Inland Marine|Not purchased',
            'Total|$31,178',
          ],
          { size: 10 },
        ),
        ...grid(380, [40], ['Forms that apply to all coverage parts: IL 00 17 11 98, IL 00 21 09 08, GW 100 05 21']),
        ...grid(720, [40, 480], ['Issued 06/04/2026|Page 1 of 3'], { size: 8 }),
      ],
    },
    {
      rulings: [
        [40, 74, 532, 1.5],
        [40, 112, 532, 0.75],
        [40, 220, 532, 0.75],
        [40, 312, 532, 0.75],
        [40, 402, 532, 0.75],
        [40, 494, 532, 0.75],
      ],
      texts: [
        ...grid(34, [40], ['Graywether Insurance Company'], { size: 15, bold: true }),
        ...grid(54, [40, 400], ['Commercial Property Declarations|Policy Number GPK-55-180362'], { size: 11 }),
        ...grid(92, [48], ['Blanket Limits of Insurance'], { size: 10, bold: true }),
        ...grid(118, LIMITS, ['No.|Coverage|Limit|Causes|Coins.|Valuation'], { size: 8, bold: true }),
        ...grid(
          133,
          LIMITS,
          [
            '1|Building and Business Personal Property|$7,850,000|Special|90%|Replacement Cost',
            '2|Business Income and Extra Expense|$1,200,000|Special|80%',
          ],
          { size: 9, step: 15 },
        ),
        ...grid(
          172,
          [48, 200],
          [
            'Blanket limits apply to|All locations and buildings scheduled below',
            'Flood|Excluded',
            'Equipment Breakdown|Included',
          ],
        ),
        ...grid(228, [48], ['Schedule of Locations'], { size: 10, bold: true }),
        ...grid(244, PLACES, ['Loc|Bldg|Address|Construction|Occupancy|Year'], { size: 8, bold: true }),
        ...grid(
          259,
          PLACES,
          [
            '1|1|2 Foundry Row, Saltmeadow, WI 53998|Masonry|Brewery|1911',
            '1|2|2 Foundry Row, Saltmeadow, WI 53998|Non-Combustible|Cold Storage|2009',
            '2|1|8815 State Highway 61, Rushford Bend, WI 53999|Frame|Taproom|1976',
          ],
          { size: 8, step: 14 },
        ),
        ...grid(320, [48], ['Specific Limits of Insurance'], { size: 10, bold: true }),
        ...grid(336, [48, 88, 128, 280, 350, 430], ['Loc|Bldg|Coverage|Limit|Causes|Deductible'], {
          size: 8,
          bold: true,
        }),
        ...grid(
          351,
          [48, 88, 128, 280, 350, 430],
          ['1|1|Outdoor Signs|$40,000|Special|$1,000', '2|1|Outdoor Signs|$15,000|Special|$1,000'],
          { step: 15 },
        ),
        ...grid(410, [48], ['Deductibles'], { size: 10, bold: true }),
        ...grid(
          426,
          [48, 280],
          [
            'Blanket limit 1, each occurrence|$10,000',
            'Blanket limit 2, waiting period|72 hours',
            'Windstorm or hail|2% of values at each building, $25,000 minimum',
          ],
          { step: 15 },
        ),
        ...grid(502, [48], ['Mortgageholders'], { size: 10, bold: true }),
        ...grid(518, LENDERS, ['Loc|Bldg|Name and address|Loan number'], { size: 8, bold: true }),
        ...grid(
          533,
          LENDERS,
          [
            '1|1|Copperline Bank, N.A., ISAOA ATIMA|CL-900417',
            '||1 Copperline Way, Saltmeadow, WI 53998',
            '2|1|Rushford Bend Credit Union|62-0038',
            '||14 Mill Street, Rushford Bend, WI 53999',
          ],
          { step: 13 },
        ),
        ...grid(
          606,
          [48],
          ['Property forms: CP 00 10 10 12, CP 00 30 10 12, CP 10 30 09 17, CP 12 18 10 12, GW 410 02 24'],
          { size: 8 },
        ),
        ...grid(720, [40, 480], ['Issued 06/04/2026|Page 2 of 3'], { size: 8 }),
      ],
    },
    {
      rulings: [[40, 74, 532, 1.5]],
      texts: [
        ...grid(34, [40], ['Graywether Insurance Company'], { size: 15, bold: true }),
        ...grid(54, [40, 340], ['Commercial General Liability Declarations|Policy Number GPK-55-180362'], { size: 11 }),
        ...grid(
          92,
          [48, 330],
          [
            'General Aggregate|$2,000,000',
            'Products-Completed Operations Aggregate|$2,000,000',
            'Each Occurrence|$1,000,000',
            'Personal and Advertising Injury|$1,000,000',
            'Damage to Premises Rented to You|$300,000',
            'Medical Expense, Any One Person|$5,000',
          ],
          { size: 10 },
        ),
        ...grid(720, [40, 480], ['Issued 06/04/2026|Page 3 of 3'], { size: 8 }),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'GPK-55-180362',
      carrier: 'Graywether Insurance Company',
      effective: '07/01/2026',
      expiration: '07/01/2027',
    },
    insured: { name: 'Long Kettle Brewing Company', ...FOUNDRY },
    producer: {
      name: 'Alder Street Brokers',
      phone: '(262) 555-0171',
      code: '77103',
      ...address('640 Alder Street', 'Saltmeadow', 'WI', '53998'),
    },
    places: [
      place('1', '1', FOUNDRY, { construction: 'Masonry', occupancy: 'Brewery', yearBuilt: '1911' }),
      place('1', '2', FOUNDRY, { construction: 'Non-Combustible', occupancy: 'Cold Storage', yearBuilt: '2009' }),
      place('2', '1', HIGHWAY, { construction: 'Frame', occupancy: 'Taproom', yearBuilt: '1976' }),
    ],
    coverages: [
      cover(null, 'Building and Business Personal Property', '7,850,000', {
        deductible: '10,000',
        causes: 'special',
        valuation: 'Replacement Cost',
        coinsurance: '90%',
      }),
      cover(null, 'Business Income and Extra Expense', '1,200,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '80%',
      }),
      cover(0, 'Outdoor Signs', '40,000', { deductible: '1,000', causes: 'special' }),
      cover(2, 'Outdoor Signs', '15,000', { deductible: '1,000', causes: 'special' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Copperline Bank, N.A., ISAOA ATIMA',
        address('1 Copperline Way', 'Saltmeadow', 'WI', '53998'),
        'CL-900417',
      ),
      interest(
        2,
        'mortgagee',
        'Rushford Bend Credit Union',
        address('14 Mill Street', 'Rushford Bend', 'WI', '53999'),
        '62-0038',
      ),
    ],
    terms: {
      blanket: 'All locations and buildings scheduled below',
      'wind or hail deductible': '2% of values at each building, $25,000 minimum',
      flood: 'Excluded',
      'equipment breakdown': 'Included',
    },
  },
}
