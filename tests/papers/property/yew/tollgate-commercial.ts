import type { PropertyPaper } from '../paper.ts'
import { sheet } from '../spruce/draw.ts'
import { address, cover, interest } from '../spruce/gold.ts'
import { beside, down, gap, ledger, line, lines, prose, title } from './draw.ts'

// A stock company: everything in ruled tables, which go on overleaf under their heads.
const LEFT = 40
const top = (page: string) => [
  beside(
    [title(LEFT, 'TOLLGATE CASUALTY INSURANCE COMPANY', 11)],
    [lines(430, ['POLICY NUMBER: TCP 7402118-03', `PAGE ${page} OF 2`], 8)],
  ),
  title(LEFT, 'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS', 12),
  line(LEFT, 532),
]
const PLACES = [30, 30, 162, 100, 90, 40, 36, -44]
const COVERAGES = [28, 28, 142, -68, 50, 48, 46, -62, -60]
const HEADS = ['Loc.', 'Bldg.', 'Coverage', 'Limit of Insurance', 'Causes of Loss', 'Coins.', 'Valuation', 'Deductible', 'Premium'] // biome-ignore format: one line

const ten = { deductible: '10,000', causes: 'special', valuation: 'RC', coinsurance: '90%' } as const
const five = { ...ten, deductible: '5,000' } as const
const iceHouse = address('1400 Ice House Road', 'Fenwick Falls', 'OH', '44997')
const credit = ['Great Bend Agricultural Credit, ACA, ISAOA/ATIMA', address('500 Grange Plaza', 'Wexbury', 'OH', '44990')] as const // biome-ignore format: one line

export const tollgateCommercial: PropertyPaper = {
  name: 'yew-tollgate-commercial',
  pages: [
    sheet(
      down(
        34,
        ...top('1'),
        beside(
          [
            title(LEFT, 'NAMED INSURED AND MAILING ADDRESS', 8),
            lines(LEFT, ['Marrowbone Cold Storage LLC', 'P.O. Box 2217', 'Fenwick Falls, OH 44996']),
          ],
          [
            title(320, 'AGENCY', 8),
            lines(320, [
              'Larkin Pettibone Insurance Services, Inc.',
              '880 Erie Street, Suite 210',
              'Fenwick Falls, OH 44997',
              'Agency code 34-0871     (330) 555-0142',
            ]),
          ],
        ),
        gap(4),
        lines(LEFT, [
          'POLICY PERIOD: From 04/01/2026 to 04/01/2027 at 12:01 A.M. standard time at your mailing address shown above.',
          'Renewal of: TCP 7402118-02.   Business description: Public refrigerated warehousing.   Form of business: Limited liability company.',
        ], 8.5), // biome-ignore format: one line
        gap(4),
        title(LEFT, 'DESCRIPTION OF PREMISES', 9),
        ledger(
          LEFT,
          PLACES,
          [
            ['Loc.', 'Bldg.', 'Address', 'Occupancy', 'Construction', 'Year Built', 'Stories', 'Sq. Ft.'],
            ['1', '1', '1400 Ice House Road, Fenwick Falls, OH 44997', 'Refrigerated warehouse', 'Joisted Masonry', '1968', '1', '62,400'], // biome-ignore format: one line
            ['1', '2', '1400 Ice House Road, Fenwick Falls, OH 44997', 'Office', 'Frame', '1994', '2', '8,200'],
            ['2', '1', '75 Quarry Spur, Brandt Township, OH 44998', 'Truck maintenance garage', 'Non-Combustible', '2007', '1', '14,650'], // biome-ignore format: one line
            ['3', '1', '2216 Packet Street, Lorimer, PA 16998', 'Distribution depot', 'Masonry Non-Combustible', '1989', '1', '21,000'], // biome-ignore format: one line
          ],
          'all',
        ),
        gap(6),
        title(LEFT, 'COVERAGES PROVIDED', 9),
        prose(LEFT, 532, 'Insurance at the described premises applies only for coverages for which a limit of insurance is shown.', 8), // biome-ignore format: one line
        ledger(
          LEFT,
          COVERAGES,
          [
            HEADS,
            ['1', '1', 'Building', '$5,850,000', 'Special', '90%', 'RC', '$10,000', '$9,477'],
            ['1', '1', 'Business Personal Property', '$1,240,000', 'Special', '90%', 'RC', '$10,000', '$2,604'],
            ['1', '1', 'Personal Property of Others', '$3,000,000', 'Special', '90%', 'ACV', '$10,000', '$4,140'],
            ['1', '1', 'Business Income with Extra Expense', '$1,750,000', 'Special', '60%', '', '72 hours', '$2,012'],
            ['1', '2', 'Building', '$910,000', 'Special', 'Agreed (a)', 'RC', '$10,000', '$1,083'],
            ['1', '2', 'Business Personal Property', '$185,000', 'Special', '90%', 'RC', '$10,000', '$259'],
          ],
          'all',
        ),
        gap(4),
        lines(LEFT, [
          '(a) Agreed Value. Coinsurance is suspended until 04/01/2027 or the expiration of the policy, whichever is first.',
          'RC = Replacement Cost.  ACV = Actual Cash Value.                                                   Coverages are continued on the next page.',
        ], 7.5), // biome-ignore format: one line
      ).parts,
    ),
    sheet(
      down(
        34,
        ...top('2'),
        title(LEFT, 'COVERAGES PROVIDED (Continued)', 9),
        ledger(
          LEFT,
          COVERAGES,
          [
            HEADS,
            ['2', '1', 'Building', '$1,120,000', 'Special', '90%', 'RC', '$5,000', '$1,456'],
            ['2', '1', 'Business Personal Property', '$340,000', 'Broad', '90%', 'ACV', '$5,000', '$714'],
            ['3', '1', 'Business Personal Property', '$415,000', 'Special', '90%', 'RC', '$5,000', '$664'],
            ['3', '1', 'Tenants Improvements and Betterments', '$130,000', 'Special', '90%', 'RC', '$5,000', '$182'],
            ['', '', 'Premium for the above', '', '', '', '', '', '$22,591'],
          ],
          'all',
        ),
        prose(LEFT, 532, 'Windstorm or Hail deductible, Location 2 only: 1% of the limit of insurance, but not less than $25,000. Deductibles shown above apply to all other causes of loss, per occurrence.', 8.5), // biome-ignore format: one line
        gap(6),
        title(LEFT, 'ADDITIONAL AND OPTIONAL COVERAGES', 9),
        ledger(
          LEFT,
          [190, 110, -92, -70, -70],
          [
            ['Coverage', 'Applies to', 'Limit of Insurance', 'Deductible', 'Premium'],
            ['Equipment Breakdown', 'All locations', 'Included', '$2,500', '$1,205'],
            ['Ordinance or Law - Coverage A', 'Loc. 1 Bldg. 1', 'Included', '', 'Included'],
            ['Ordinance or Law - Coverage B', 'Loc. 1 Bldg. 1', '$250,000', '', '$318'],
            ['Ordinance or Law - Coverage C', 'Loc. 1 Bldg. 1', '$200,000', '', 'Included'],
            ['Spoilage', 'Loc. 1 Bldg. 1', '$400,000', '$5,000', '$2,280'],
            ['Utility Services - Time Element', '', '', '', 'Not purchased'],
            ['Earthquake', '', '', '', 'Not purchased'],
            ['Flood', '', '', '', 'Not purchased'],
          ],
          'all',
        ),
        gap(6),
        title(LEFT, 'MORTGAGEHOLDERS AND LOSS PAYEES', 9),
        ledger(
          LEFT,
          [28, 28, 90, 286, 100],
          [
            ['Loc.', 'Bldg.', 'Interest', 'Name and Address', 'Loan / Account No.'],
            ['1', '1', 'Mortgageholder', 'Great Bend Agricultural Credit, ACA, ISAOA/ATIMA|500 Grange Plaza|Wexbury, OH 44990', '0007714-92'], // biome-ignore format: one line
            ['1', '2', 'Mortgageholder', 'Great Bend Agricultural Credit, ACA, ISAOA/ATIMA|500 Grange Plaza|Wexbury, OH 44990', '0007714-92'], // biome-ignore format: one line
            ['2', '1', 'Mortgageholder', 'First Harbor Trust Company|P.O. Box 61150|Lorimer, PA 16999', '8840213'],
            ['1', '1', 'Loss Payee', 'Polar Lift Leasing, Inc.|19 Compressor Way|Elgin Park, IL 60997', 'PL-20551'],
          ],
          'all',
        ),
        gap(6),
        beside(
          [
            title(LEFT, 'FORMS APPLICABLE', 9),
            prose(LEFT, 300, 'CP 00 10, CP 00 30, CP 00 90, CP 10 20, CP 10 30, CP 03 21, CP 04 05, CP 04 40, TC 1180, TC 2206, IL 09 35', 8), // biome-ignore format: one line
          ],
          [
            ledger(
              LEFT + 352,
              [110, -70],
              [
                ['Premium', 'Amount'],
                ['Property', '$26,394'],
                ['Certified terrorism', '$528'],
                ['TOTAL', '$26,922'],
              ],
              'rows',
            ),
          ],
        ),
        gap(6),
        prose(LEFT, 532, 'Tollgate Casualty Insurance Company, a stock company, NAIC 99412. Home office: 1 Turnpike Center, Brandt Township, OH 44998. Claims may be reported at any hour at (800) 555-0119.', 7.5), // biome-ignore format: one line
      ).parts,
    ),
  ],
  holds: {
    policy: {
      number: 'TCP 7402118-03',
      carrier: 'Tollgate Casualty Insurance Company',
      naic: '99412',
      effective: '04/01/2026',
      expiration: '04/01/2027',
    },
    insured: { name: 'Marrowbone Cold Storage LLC', ...address('P.O. Box 2217', 'Fenwick Falls', 'OH', '44996') },
    producer: {
      name: 'Larkin Pettibone Insurance Services, Inc.',
      phone: '(330) 555-0142',
      code: '34-0871',
      ...address('880 Erie Street, Suite 210', 'Fenwick Falls', 'OH', '44997'),
    },
    places: [
      { location: '1', building: '1', ...iceHouse, construction: 'Joisted Masonry', occupancy: 'Refrigerated warehouse', yearBuilt: '1968', stories: '1', area: '62,400' }, // biome-ignore format: one line
      { location: '1', building: '2', ...iceHouse, construction: 'Frame', occupancy: 'Office', yearBuilt: '1994', stories: '2', area: '8,200' }, // biome-ignore format: one line
      { location: '2', building: '1', ...address('75 Quarry Spur', 'Brandt Township', 'OH', '44998'), construction: 'Non-Combustible', occupancy: 'Truck maintenance garage', yearBuilt: '2007', stories: '1', area: '14,650' }, // biome-ignore format: one line
      { location: '3', building: '1', ...address('2216 Packet Street', 'Lorimer', 'PA', '16998'), construction: 'Masonry Non-Combustible', occupancy: 'Distribution depot', yearBuilt: '1989', stories: '1', area: '21,000' }, // biome-ignore format: one line
    ],
    coverages: [
      cover(0, 'Building', '5,850,000', ten),
      cover(0, 'Business Personal Property', '1,240,000', ten),
      cover(0, 'Personal Property of Others', '3,000,000', { ...ten, valuation: 'ACV' }),
      cover(0, 'Business Income with Extra Expense', '1,750,000', { deductibleWords: '72 hours', causes: 'special', coinsurance: '60%' }), // biome-ignore format: one line
      cover(1, 'Building', '910,000', { ...ten, coinsurance: 'Agreed' }),
      cover(1, 'Business Personal Property', '185,000', ten),
      cover(2, 'Building', '1,120,000', five),
      cover(2, 'Business Personal Property', '340,000', { ...five, causes: 'broad', valuation: 'ACV' }),
      cover(3, 'Business Personal Property', '415,000', five),
      cover(3, 'Tenants Improvements and Betterments', '130,000', five),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '2,500' }),
      cover(0, 'Ordinance or Law - Coverage A', null, { words: 'Included' }),
      cover(0, 'Ordinance or Law - Coverage B', '250,000'),
      cover(0, 'Ordinance or Law - Coverage C', '200,000'),
      cover(0, 'Spoilage', '400,000', { deductible: '5,000' }),
    ],
    interests: [
      interest(0, 'mortgagee', ...credit, '0007714-92'),
      interest(1, 'mortgagee', ...credit, '0007714-92'),
      interest(2, 'mortgagee', 'First Harbor Trust Company', address('P.O. Box 61150', 'Lorimer', 'PA', '16999'), '8840213'), // biome-ignore format: one line
      interest(0, 'loss payee', 'Polar Lift Leasing, Inc.', address('19 Compressor Way', 'Elgin Park', 'IL', '60997'), 'PL-20551'), // biome-ignore format: one line
    ],
    terms: {
      'agreed value': 'Building at Loc. 1 Bldg. 2',
      'wind or hail deductible': '1% of the limit of insurance at Location 2, minimum $25,000',
      earthquake: 'Not purchased',
      flood: 'Not purchased',
    },
  },
}
