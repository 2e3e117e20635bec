import type { PropertyPaper } from '../paper.ts'
import { columns, head, prose, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// A printed e-mail: the bound terms on top, the request and the options that were quoted below.
const house = { deductible: '25,000', causes: 'special', coinsurance: '80%' } as const
const farmBank = address('71 Winesap Street', 'Cashmoor', 'WA', '98898')

export const bindThread: PropertyPaper = {
  name: 'spruce-bind-thread',
  pages: [
    sheet([
      columns(
        60,
        44,
        [0, 60],
        [
          ['From:', 'Property desk, Stonefruit Wholesale Brokers <bind@stonefruit.example>'],
          ['To:', 'Ines Okafor-Lund, Appleyard Insurance Agency, Inc. <ines@appleyard.example>'],
          ['Date:', 'Monday, June 29, 2026 4:12 PM'],
          ['Subject:', 'RE: RE: Quote - Cloverhitch Orchards LLC - BOUND, option B'],
        ],
        9.5,
      ),
      rule(60, 112, 492),
      prose(
        60,
        122,
        102,
        'Ines, we have bound option B for you as amended below. This message is the binder until the policy is issued. Please check it today.',
      ),
      columns(
        60,
        160,
        [0, 130],
        [
          ['Insured:', 'Cloverhitch Orchards LLC, 8800 Grafting Road, Cashmoor, WA 98899'],
          ['Insurer:', 'Basaltine Excess Insurance Company'],
          ['Policy number:', 'BXP 7720416'],
          ['Effective:', 'June 30, 2026'],
          ['Expires:', 'June 30, 2027'],
          ['Retail agency:', 'Appleyard Insurance Agency, Inc., 15 Windfall Lane, Cashmoor, WA 98898'],
          ['', '509-555-0162'],
        ],
        9.5,
      ),
      head(60, 278, 'Location 1, Building 1: packing house, 8800 Grafting Road, Cashmoor, WA 98899', 9.5),
      prose(
        60,
        293,
        102,
        'Non-combustible, built 2006. Building $6,200,000 at replacement cost. Business Personal Property $3,450,000 at replacement cost. Business Income $1,800,000 with a waiting period of 72 hours.',
      ),
      head(60, 326, 'Location 1, Building 2: cold store, 8802 Grafting Road, Cashmoor, WA 98899', 9.5),
      prose(
        60,
        341,
        102,
        'Insulated panel, built 2013. Building $4,050,000 at actual cash value. Business Personal Property $510,000 at actual cash value. No Business Income here.',
      ),
      head(60, 376, 'Both buildings', 9.5),
      prose(
        60,
        391,
        102,
        'Special form. 80% coinsurance on Building and Business Personal Property. Deductible $25,000 per occurrence on Building and Business Personal Property; $100,000 for wildfire. Spoilage $400,000 with a deductible of $10,000. Equipment Breakdown included. Earthquake sublimit $2,000,000 per occurrence and aggregate with a deductible of $250,000. Flood excluded. Ammonia contamination excluded.',
      ),
      head(60, 470, 'Mortgagee and loss payees', 9.5),
      stack(60, 485, [
        'Mortgagee, both buildings: Upriver Farm Bank ISAOA/ATIMA, 71 Winesap Street, Cashmoor, WA 98898, loan 3-41880.',
        "Lender's loss payable, Building 2: Subzero Equipment Trust, 640 Frost Avenue, Yakonda, WA 98997, loan SZ-1172.",
      ]),
      prose(
        60,
        524,
        102,
        'Annual premium $88,140 plus a broker fee of $1,500 and surplus lines tax of $1,763. 25% is earned at once. Subject to the sprinkler test within 30 days.',
      ),
      stack(60, 564, ['Tobiah', 'Stonefruit Wholesale Brokers, 1 Pit Street, Seaholm, WA 98198, 206-555-0148']),
    ]),
    sheet([
      say(60, 44, '----- Earlier messages -----'),
      columns(
        60,
        64,
        [0, 60],
        [
          ['From:', 'Ines Okafor-Lund'],
          ['Date:', 'Friday, June 26, 2026 9:40 AM'],
        ],
        9.5,
      ),
      prose(
        60,
        102,
        102,
        'Tobiah, the owner takes B, but please raise the packing house from $6,000,000 to $6,200,000. He is leaving Old Furrow Mutual, whose policy OF-88213 runs out on June 30 with $5,400,000 on that building. Orchard Row Credit at 3 Cider Court, Cashmoor, WA 98898, is paid off, so leave it out.',
      ),
      rule(60, 164, 492),
      columns(
        60,
        174,
        [0, 60],
        [
          ['From:', 'Property desk, Stonefruit Wholesale Brokers'],
          ['Date:', 'Wednesday, June 24, 2026 11:05 AM'],
        ],
        9.5,
      ),
      say(60, 212, 'Here is what we could get. None of it is bound.', 9.5),
      columns(
        60,
        234,
        [0, 190, 290, 390],
        [
          ['Quoted', 'Option A', 'Option B', 'Option C'],
          ['Packing house, building', '$6,000,000', '$6,000,000', '$6,000,000'],
          ['Cold store, building', '$4,050,000', '$4,050,000', '$4,050,000'],
          ['Personal property, both', '$3,960,000', '$3,960,000', '$3,500,000'],
          ['Deductible', '$10,000', '$25,000', '$50,000'],
          ['Wildfire deductible', '$25,000', '$100,000', '$250,000'],
          ['Earthquake sublimit', '$5,000,000', '$2,000,000', 'Excluded'],
          ['Premium', '$121,300', '$86,900', '$71,450'],
        ],
        9,
      ),
    ]),
  ],
  holds: {
    policy: {
      number: 'BXP 7720416',
      carrier: 'Basaltine Excess Insurance Company',
      effective: '06/30/2026',
      expiration: '06/30/2027',
    },
    insured: { name: 'Cloverhitch Orchards LLC', ...address('8800 Grafting Road', 'Cashmoor', 'WA', '98899') },
    producer: {
      name: 'Appleyard Insurance Agency, Inc.',
      phone: '509-555-0162',
      ...address('15 Windfall Lane', 'Cashmoor', 'WA', '98898'),
    },
    places: [
      {
        location: '1',
        building: '1',
        ...address('8800 Grafting Road', 'Cashmoor', 'WA', '98899'),
        construction: 'Non-combustible',
        occupancy: 'Packing house',
        yearBuilt: '2006',
      },
      {
        location: '1',
        building: '2',
        ...address('8802 Grafting Road', 'Cashmoor', 'WA', '98899'),
        construction: 'Insulated panel',
        occupancy: 'Cold store',
        yearBuilt: '2013',
      },
    ],
    coverages: [
      cover(0, 'Building', '6,200,000', { ...house, valuation: 'Replacement cost' }),
      cover(0, 'Business Personal Property', '3,450,000', { ...house, valuation: 'Replacement cost' }),
      cover(0, 'Business Income', '1,800,000', { deductibleWords: '72 hours', causes: 'special' }),
      cover(1, 'Building', '4,050,000', { ...house, valuation: 'Actual cash value' }),
      cover(1, 'Business Personal Property', '510,000', { ...house, valuation: 'Actual cash value' }),
      cover(null, 'Spoilage', '400,000', { deductible: '10,000' }),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Earthquake', '2,000,000', { deductible: '250,000' }),
    ],
    interests: [
      interest(0, 'mortgagee', 'Upriver Farm Bank ISAOA/ATIMA', farmBank, '3-41880'),
      interest(1, 'mortgagee', 'Upriver Farm Bank ISAOA/ATIMA', farmBank, '3-41880'),
      interest(
        1,
        "lender's loss payable",
        'Subzero Equipment Trust',
        address('640 Frost Avenue', 'Yakonda', 'WA', '98997'),
        'SZ-1172',
      ),
    ],
    terms: { flood: 'Excluded', 'wildfire deductible': '$100,000' },
  },
}
