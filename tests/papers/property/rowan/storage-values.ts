import type { PropertyCoverage, PropertyPaper } from '../paper.ts'
import { cells, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const DESCRIBED = [24, 54, 88, 226, 316, 342, 386, 536, 668, 712, 756, 812, 868]
const VALUED = [24, 54, 88, 226, 320, 420, 520, 620, 720, 800]
const AOP = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost' } as const
const RENTS = { deductibleWords: '72 hours', causes: 'special' } as const

const PRAIRIE = address('610 Prairie Star Drive', 'Wendover', 'KS', '66999')
const TURNPIKE = address('88 Turnpike Road', 'Ellery', 'MO', '64999')
const MILL = address('1505 Old Mill Lane', 'Garnet Falls', 'KS', '66998')
const QUARRY = address('42 Quarry Bend', 'Tolliver', 'OK', '74999')
const PLAINSWARD = address('PO Box 900', 'Wendover', 'KS', '66999')
const GARNET = address('20 Cattle Exchange', 'Garnet Falls', 'KS', '66998')

/** What a building of this year's columns is insured for; a dash is nothing. */
function values(at: number, building: string, contents: string | null, rents: string | null): PropertyCoverage[] {
  return [
    cover(at, 'Building', building, AOP),
    ...(contents ? [cover(at, 'Contents', contents, AOP)] : []),
    ...(rents ? [cover(at, 'Rental Income', rents, RENTS)] : []),
  ]
}

/** A spreadsheet printed sideways, its columns parted over two sheets, last year's values beside this year's and one building sold. */
export const STORAGE_VALUES: PropertyPaper = {
  name: 'statement of values on two sheets',
  pages: [
    {
      size: [936, 612],
      texts: [
        { x: 24, y: 26, text: 'Statement of Values', size: 13, bold: true },
        ...under(24, 46, [
          'Insured: Meadowlark Self Storage Holdings, LLC, 610 Prairie Star Drive, Suite 210, Wendover, KS 66999',
          'Company: Sable Ridge Surplus Lines Insurance Company',
          'Policy #: SRX-00917-25',
          'Term: 7/1/2025 - 7/1/2026',
          'Prepared by: Orchard & Vane Insurance Brokers',
        ]),
        ...cells(
          124,
          DESCRIBED,
          'Loc|Bldg|Street|City|ST|Zip|Occupancy|Construction|Year|Stories|Sq Ft|Sprinkler|Lender',
          8,
          true,
        ),
        ...cells(140, DESCRIBED, '1|1|610 Prairie Star Drive|Wendover|KS|66999|Storage and office|Masonry Non-Combustible|2004|1|18,400|No|A', 8), // biome-ignore format: row
        ...cells(154, DESCRIBED, '1|2|610 Prairie Star Drive|Wendover|KS|66999|Storage|Non-Combustible|2004|1|22,000|No|A', 8), // biome-ignore format: row
        ...cells(168, DESCRIBED, '2|1|88 Turnpike Road|Ellery|MO|64999|Climate controlled storage|Modified Fire Resistive|2017|3|61,250|Yes|', 8), // biome-ignore format: row
        ...cells(182, DESCRIBED, '2|2|88 Turnpike Road|Ellery|MO|64999|Storage|Non-Combustible|2017|1|9,600|No|', 8),
        ...cells(196, DESCRIBED, '3|1|1505 Old Mill Lane|Garnet Falls|KS|66998|Storage|Joisted Masonry|1989|1|14,900|No|B', 8), // biome-ignore format: row
        ...cells(210, DESCRIBED, '3|2|1505 Old Mill Lane|Garnet Falls|KS|66998|Storage|Joisted Masonry|1991|1|14,900|No|B', 8), // biome-ignore format: row
        ...cells(224, DESCRIBED, "3|3|1505 Old Mill Lane|Garnet Falls|KS|66998|Manager's apartment|Frame|1989|1|1,150|No|B", 8), // biome-ignore format: row
        ...cells(238, DESCRIBED, '4|1|42 Quarry Bend|Tolliver|OK|74999|Storage|Non-Combustible|2012|1|27,300|No|', 8),
        ...cells(252, DESCRIBED, '4|2|42 Quarry Bend|Tolliver|OK|74999|RV canopy|Non-Combustible|2015|1|12,000|No|', 8),
        ...cells(266, DESCRIBED, '5|1|7 Silo Court|Ellery|MO|64999|SOLD 5/30/2025, not insured|Frame|1978|2|8,200|No|', 8), // biome-ignore format: row
        ...under(
          24,
          300,
          [
            'Lender A: Plainsward Bank, N.A., ISAOA, PO Box 900, Wendover, KS 66999, mortgagee, loan 10-7781',
            'Lender B: Garnet Falls State Bank, 20 Cattle Exchange, Garnet Falls, KS 66998, mortgagee, loan GF-4090-2',
          ],
          8.5,
        ),
        { x: 430, y: 580, text: 'SOV 25-26 FINAL  Sheet 1 of 2', size: 7 },
      ],
    },
    {
      size: [936, 612],
      texts: [
        ...cells(
          40,
          VALUED,
          'Loc|Bldg|Street|24-25 Building|25-26 Building|25-26 Contents|25-26 Rental Income|25-26 TIV|Roof|Flood Zone',
          8,
          true,
        ),
        ...cells(56, VALUED, '1|1|610 Prairie Star Drive|1,402,000|1,472,000|65,000|310,000|1,847,000|2019|X', 8),
        ...cells(70, VALUED, '1|2|610 Prairie Star Drive|1,466,000|1,540,000|-|365,000|1,905,000|2019|X', 8),
        ...cells(84, VALUED, '2|1|88 Turnpike Road|7,010,000|7,360,000|120,000|1,180,000|8,660,000|2017|X', 8),
        ...cells(98, VALUED, '2|2|88 Turnpike Road|640,000|672,000|-|96,000|768,000|2017|X', 8),
        ...cells(112, VALUED, '3|1|1505 Old Mill Lane|1,022,000|1,073,000|-|204,000|1,277,000|2008|X', 8),
        ...cells(126, VALUED, '3|2|1505 Old Mill Lane|1,022,000|1,073,000|-|204,000|1,277,000|2010|X', 8),
        ...cells(140, VALUED, '3|3|1505 Old Mill Lane|164,000|172,500|8,500|-|181,000|2021|X', 8),
        ...cells(154, VALUED, '4|1|42 Quarry Bend|1,820,000|1,911,000|30,000|342,000|2,283,000|2012|AE', 8),
        ...cells(168, VALUED, '4|2|42 Quarry Bend|236,000|248,000|-|57,000|305,000|2015|AE', 8),
        ...cells(182, VALUED, '5|1|7 Silo Court|590,000|-|-|-|-|2001|X', 8),
        ...cells(200, VALUED, '||Total|15,372,000|15,521,500|223,500|2,758,000|18,503,000', 8, true),
        ...under(
          24,
          232,
          [
            'Each 25-26 amount is the limit of insurance for that building; nothing is blanket.',
            'Special causes of loss. Buildings and contents at replacement cost. No coinsurance; margin clause 110%.',
            'Deductible, buildings and contents: $10,000. Rental income: 72 hours.',
            'Wind or hail deductible: 2% of the building, not less than $25,000.',
            'Flood and earthquake: excluded.',
          ],
          8.5,
        ),
        { x: 430, y: 580, text: 'SOV 25-26 FINAL  Sheet 2 of 2', size: 7 },
      ],
    },
  ],
  holds: {
    policy: {
      number: 'SRX-00917-25',
      carrier: 'Sable Ridge Surplus Lines Insurance Company',
      effective: '07/01/2025',
      expiration: '07/01/2026',
    },
    insured: {
      name: 'Meadowlark Self Storage Holdings, LLC',
      ...address('610 Prairie Star Drive', 'Wendover', 'KS', '66999', 'Suite 210'),
    },
    producer: { name: 'Orchard & Vane Insurance Brokers' },
    places: [
      place('1', '1', PRAIRIE, {
        construction: 'Masonry Non-Combustible',
        occupancy: 'Storage and office',
        yearBuilt: '2004',
        stories: '1',
        area: '18,400',
      }),
      place('1', '2', PRAIRIE, {
        construction: 'Non-Combustible',
        occupancy: 'Storage',
        yearBuilt: '2004',
        stories: '1',
        area: '22,000',
      }),
      place('2', '1', TURNPIKE, {
        construction: 'Modified Fire Resistive',
        occupancy: 'Climate controlled storage',
        yearBuilt: '2017',
        stories: '3',
        area: '61,250',
      }),
      place('2', '2', TURNPIKE, {
        construction: 'Non-Combustible',
        occupancy: 'Storage',
        yearBuilt: '2017',
        stories: '1',
        area: '9,600',
      }),
      place('3', '1', MILL, {
        construction: 'Joisted Masonry',
        occupancy: 'Storage',
        yearBuilt: '1989',
        stories: '1',
        area: '14,900',
      }),
      place('3', '2', MILL, {
        construction: 'Joisted Masonry',
        occupancy: 'Storage',
        yearBuilt: '1991',
        stories: '1',
        area: '14,900',
      }),
      place('3', '3', MILL, {
        construction: 'Frame',
        occupancy: "Manager's apartment",
        yearBuilt: '1989',
        stories: '1',
        area: '1,150',
      }),
      place('4', '1', QUARRY, {
        construction: 'Non-Combustible',
        occupancy: 'Storage',
        yearBuilt: '2012',
        stories: '1',
        area: '27,300',
      }),
      place('4', '2', QUARRY, {
        construction: 'Non-Combustible',
        occupancy: 'RV canopy',
        yearBuilt: '2015',
        stories: '1',
        area: '12,000',
      }),
    ],
    coverages: [
      ...values(0, '1,472,000', '65,000', '310,000'),
      ...values(1, '1,540,000', null, '365,000'),
      ...values(2, '7,360,000', '120,000', '1,180,000'),
      ...values(3, '672,000', null, '96,000'),
      ...values(4, '1,073,000', null, '204,000'),
      ...values(5, '1,073,000', null, '204,000'),
      ...values(6, '172,500', '8,500', null),
      ...values(7, '1,911,000', '30,000', '342,000'),
      ...values(8, '248,000', null, '57,000'),
    ],
    interests: [
      ...[0, 1].map((at) => interest(at, 'mortgagee', 'Plainsward Bank, N.A., ISAOA', PLAINSWARD, '10-7781')),
      ...[4, 5, 6].map((at) => interest(at, 'mortgagee', 'Garnet Falls State Bank', GARNET, 'GF-4090-2')),
    ],
    terms: {
      'wind or hail deductible': '2% of the building, not less than $25,000',
      'margin clause': '110%',
      'waiting period': '72 hours',
      flood: 'excluded',
      earthquake: 'excluded',
    },
  },
}
