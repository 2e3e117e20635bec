import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { bold, grid, panel, say, sheet, stack } from '../layout.ts'

const INN = address('1400 Glynn Marsh Parkway', 'Brunswick', 'GA', '31520')

const page = sheet([
  bold(36, 30, 'TALLOWWOOD SPECIALTY INSURANCE COMPANY', 14),
  say(36, 50, 'A surplus lines insurer   |   660 Ocmulgee Tower, Macon, GA 31201   |   NAIC 99537', 8),
  bold(36, 68, 'COMMERCIAL PROPERTY - DECLARATIONS PAGE', 11),
  panel([36, 88, 180, 34], 'POLICY NO.', ['TWS-CPR-0091745']),
  panel([216, 88, 180, 34], 'PRIOR POLICY NO.', ['TWS-CPR-0083310']),
  panel([396, 88, 180, 34], 'ITEM 2. POLICY PERIOD (12:01 AM)', ['10/01/2025 - 10/01/2026']),
  panel([36, 122, 270, 66], 'ITEM 1. NAMED INSURED AND ADDRESS', [
    'Blue Pelican Lodging Group, LLC',
    '1400 Glynn Marsh Parkway',
    'Brunswick, GA 31520',
  ]),
  panel([306, 122, 270, 66], 'PRODUCER', [
    'Satilla Point Insurance Brokers',
    '55 Gloucester Wharf, Brunswick, GA 31520',
    'Phone 912-555-0126     Code TW-6617',
  ]),
  bold(36, 198, 'ITEM 3. COVERED PREMISES'),
  grid(
    36,
    212,
    [36, 36, 190, 120, 98, 60],
    [
      ['Loc', 'Bldg', 'Address', 'Construction', 'Occupancy', 'Year Built'],
      ['1', '1', '1400 Glynn Marsh Parkway\nBrunswick, GA 31520', 'Masonry Non-Combustible', 'Hotel, 84 rooms', '1986'],
      ['1', '2', '1400 Glynn Marsh Parkway\nBrunswick, GA 31520', 'Frame', 'Pool house and bar', '1994'],
    ],
  ),
  bold(36, 296, 'ITEM 4. LIMITS OF INSURANCE'),
  grid(
    36,
    310,
    [36, 36, 148, 78, 66, 62, 54, 60],
    [
      ['Loc', 'Bldg', 'Coverage', 'Limit', 'Causes', 'Valuation', 'Coins.', 'Deductible'],
      ['1', '1', 'Building', '$7,400,000', 'Special', 'RC', '90%', '$25,000'],
      ['1', '1', 'Contents', '$1,150,000', 'Special', 'RC', '90%', '$25,000'],
      ['1', '1', 'Business Income\nincluding Rental Value', '$1,600,000', 'Special', 'N/A', '1/4 monthly', '72 hours'],
      ['1', '2', 'Building', '$310,000', 'Basic', 'ACV', '80%', '$10,000'],
      ['1', '2', 'Contents', '$45,000', 'Basic', 'ACV', '80%', '$10,000'],
      ['1', '2', 'Signs', 'Not covered', '-', '-', '-', '-'],
    ],
    8,
    [3],
  ),
  say(
    36,
    454,
    'Total insured values of all buildings at premises 1: $10,505,000. This total is not a limit of insurance.',
    8,
  ),
  bold(36, 470, 'ITEM 5. OTHER DEDUCTIBLES AND SUBLIMITS'),
  grid(
    36,
    484,
    [180, 360],
    [
      ['Peril or coverage', 'Provision'],
      ['Named Storm', '5% of total insured values per location, minimum $100,000 per occurrence'],
      ['All other wind and hail', '2% per building, minimum $25,000'],
      ['Theft', '$15,000 per occurrence'],
      ['Flood', 'Excluded'],
      ['Earth Movement', 'Excluded'],
      ['Roof surfacing', 'Actual cash value if the roof is more than 15 years old'],
    ],
    8,
  ),
  bold(36, 608, 'ITEM 6. MORTGAGEE / LOSS PAYEE'),
  grid(
    36,
    622,
    [60, 120, 360],
    [
      ['Loc / Bldg', 'Interest', 'Name, address and loan number'],
      ['1 / 1', 'Mortgagee', 'Sandbar State Bank, ISAOA/ATIMA, P.O. Box 4410, Brunswick, GA 31521, Loan No. 70-118842'],
      ['1 / 2', 'Loss Payee', 'Cabana Barworks Leasing Co., 8 Dune Ridge Court, Darien, GA 31305'],
    ],
    7.5,
  ),
  stack(
    36,
    690,
    [
      'PREMIUM: $61,240.00     INSPECTION FEE: $350.00     SURPLUS LINES TAX: $2,463.60     TOTAL: $64,053.60',
      'Minimum earned premium 25%, being $15,310. This insurer is not protected by the Georgia guaranty fund.',
    ],
    8,
  ),
])

const HOTEL = { deductible: '25,000', causes: 'special', valuation: 'RC', coinsurance: '90%' } as const
const POOL = { deductible: '10,000', causes: 'basic', valuation: 'ACV', coinsurance: '80%' } as const

/** A surplus lines insurer's ruled boxes: a mortgagee with address and loan in one cell. */
export const boxes: PropertyPaper = {
  name: 'tallowwood-boxes',
  pages: [page],
  holds: {
    policy: {
      number: 'TWS-CPR-0091745',
      carrier: 'Tallowwood Specialty Insurance Company',
      naic: '99537',
      effective: '10/01/2025',
      expiration: '10/01/2026',
    },
    insured: { name: 'Blue Pelican Lodging Group, LLC', ...INN },
    producer: {
      name: 'Satilla Point Insurance Brokers',
      ...address('55 Gloucester Wharf', 'Brunswick', 'GA', '31520'),
      phone: '912-555-0126',
      code: 'TW-6617',
    },
    places: [
      {
        ...INN,
        location: '1',
        building: '1',
        construction: 'Masonry Non-Combustible',
        occupancy: 'Hotel, 84 rooms',
        yearBuilt: '1986',
      },
      {
        ...INN,
        location: '1',
        building: '2',
        construction: 'Frame',
        occupancy: 'Pool house and bar',
        yearBuilt: '1994',
      },
    ],
    coverages: [
      coverage(0, 'Building', '7,400,000', HOTEL),
      coverage(0, 'Contents', '1,150,000', HOTEL),
      coverage(0, 'Business Income including Rental Value', '1,600,000', {
        deductibleWords: '72 hours',
        causes: 'special',
        coinsurance: '1/4 monthly',
      }),
      coverage(1, 'Building', '310,000', POOL),
      coverage(1, 'Contents', '45,000', POOL),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Sandbar State Bank, ISAOA/ATIMA',
        address: address('P.O. Box 4410', 'Brunswick', 'GA', '31521'),
        loan: '70-118842',
      },
      {
        place: 1,
        kind: 'loss payee',
        name: 'Cabana Barworks Leasing Co.',
        address: address('8 Dune Ridge Court', 'Darien', 'GA', '31305'),
        loan: null,
      },
    ],
    terms: {
      'named storm deductible': '5% of total insured values per location, minimum $100,000 per occurrence',
      'wind or hail deductible': '2% per building, minimum $25,000',
      'theft deductible': '$15,000 per occurrence',
      'waiting period': '72 hours',
      flood: 'Excluded',
      earthquake: 'Earth movement excluded',
      'roof surfacing': 'Actual cash value if the roof is more than 15 years old',
    },
  },
}
