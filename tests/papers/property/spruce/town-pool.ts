import type { PropertyPaper } from '../paper.ts'
import { columns, head, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'
import { FACILITIES } from './town-pool-facilities.ts'

// A spreadsheet printed across two wide pages, behind a page of what the pool covers for all of its members.
const WIDE: [number, number] = [792, 612]
const ACROSS = [0, 30, 154, 262, 330, 350, 384, 412, 442, 516, 580, 634]
const HEADS = ['Ref', 'Facility', 'Street', 'City', 'ST', 'Zip', 'Built', 'Const', 'Building', 'Contents', 'Deductible', 'Val'] // biome-ignore format: one line

const dollars = (amount: string) => (amount ? `$${amount}` : '-')
const rows = FACILITIES.map(([ref, name, street, city, zip, built, of, building, contents, deductible, valuation]) => [
  ref, name, street, city, 'IL', zip, built, of, dollars(building), dollars(contents), dollars(deductible), valuation,
]) // biome-ignore format: one line

const list = (page: number, from: number, to: number, last: string[][]) =>
  sheet(
    [
      say(40, 30, 'Prairie Rivers Public Entity Risk Pool   Member 0419 Village of Nether Poplar', 8),
      say(640, 30, `Schedule ${page} of 2`, 8),
      head(40, 48, 'Scheduled property, covered limits by facility', 11),
      columns(40, 72, ACROSS, [HEADS], 8),
      rule(40, 84, 712),
      columns(40, 90, ACROSS, [...rows.slice(from, to), ...last], 8, 22),
    ],
    WIDE,
  )

const total = ['', 'Total, all facilities', '', '', '', '', '', '', '$35,553,000', '$8,328,000', '', '']
const trustee = 'Cobblestone Trust Company, as Bond Trustee'
const trusteeAt = address('44 Indenture Street', 'Graymoor', 'IL', '60998')

export const townPool: PropertyPaper = {
  name: 'spruce-town-pool',
  pages: [
    sheet(
      [
        head(40, 40, 'Prairie Rivers Public Entity Risk Pool', 15),
        say(40, 60, 'Member coverage statement: property', 11),
        columns(
          40,
          88,
          [0, 130, 380, 480],
          [
            ['Member', 'Village of Nether Poplar', 'Agreement no.', 'PRP-26-0419'],
            ['Address', '1 Poplar Green', 'Coverage from', '07/01/2026'],
            ['', 'Nether Poplar, IL 62899', 'Coverage to', '07/01/2027'],
            ['Agent', 'Sorrel Municipal Insurance Agency', 'Telephone', '217-555-0151'],
            ['', '9 Courthouse Lane, Graymoor, IL 60998', 'Agent code', 'M-22'],
          ],
          9.5,
        ),
        rule(40, 170, 712),
        stack(
          40,
          182,
          [
            'Buildings and contents are covered at each facility up to the amounts on the schedule that follows, for risks of direct physical loss',
            'under the special form. No coinsurance applies. The deductible of the facility is taken once for each occurrence.',
          ],
          9.5,
        ),
        head(40, 220, 'Sublimits that apply at all facilities of the member', 10),
        columns(
          40,
          238,
          [0, 250, 380],
          [
            ['Coverage', 'Limit', 'Deductible'],
            ['Flood, annual aggregate', '$1,000,000', '$50,000'],
            ['Earthquake, annual aggregate', '$2,500,000', '$75,000'],
            ['Equipment Breakdown', '$50,000,000', '$10,000'],
            ['Extra Expense', '$500,000', ''],
            ['Ordinance or Law Coverage A', 'Included', ''],
            ['Ordinance or Law Coverage B', '$1,000,000', ''],
            ['Ordinance or Law Coverage C', '$1,500,000', ''],
          ],
          9,
        ),
        rule(40, 360, 712),
        head(40, 370, 'About the pool', 10),
        stack(
          40,
          386,
          [
            'The most the pool pays for one occurrence, all 212 members together, is $350,000,000. It keeps the first $750,000 of each loss;',
            'above that it is reinsured. Last year it covered the member for $33,190,000 of buildings and $7,905,000 of contents.',
            'Member contribution for the year: $97,412, due July 31.',
          ],
          9,
        ),
        head(40, 438, 'Loss payee', 10),
        stack(
          40,
          454,
          [
            'Facility 109 only: Cobblestone Trust Company, as Bond Trustee, 44 Indenture Street, Graymoor, IL 60998.',
            'Series 2014 Sewer Revenue Bonds, account 88-1402.',
          ],
          9,
        ),
      ],
      WIDE,
    ),
    list(1, 0, 7, []),
    list(2, 7, 12, [total]),
  ],
  holds: {
    policy: {
      number: 'PRP-26-0419',
      carrier: 'Prairie Rivers Public Entity Risk Pool',
      effective: '07/01/2026',
      expiration: '07/01/2027',
    },
    insured: { name: 'Village of Nether Poplar', ...address('1 Poplar Green', 'Nether Poplar', 'IL', '62899') },
    producer: {
      name: 'Sorrel Municipal Insurance Agency',
      phone: '217-555-0151',
      code: 'M-22',
      ...address('9 Courthouse Lane', 'Graymoor', 'IL', '60998'),
    },
    places: FACILITIES.map(([location, occupancy, street, city, zip, yearBuilt, construction]) => ({
      location,
      building: null,
      ...address(street, city, 'IL', zip),
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      ...FACILITIES.flatMap(([, , , , , , , building, contents, deductible, valuation], place) => {
        const told = { deductible, valuation, causes: 'special' } as const
        const own = cover(place, 'Building', building, told)
        return contents ? [own, cover(place, 'Contents', contents, told)] : [own]
      }),
      cover(null, 'Flood', '1,000,000', { deductible: '50,000' }),
      cover(null, 'Earthquake', '2,500,000', { deductible: '75,000' }),
      cover(null, 'Equipment Breakdown', '50,000,000', { deductible: '10,000' }),
      cover(null, 'Extra Expense', '500,000'),
      cover(null, 'Ordinance or Law Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverage B', '1,000,000'),
      cover(null, 'Ordinance or Law Coverage C', '1,500,000'),
    ],
    interests: [interest(8, 'loss payee', trustee, trusteeAt, '88-1402')],
    terms: {},
  },
}
