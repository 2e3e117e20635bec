import type { PropertyPaper } from '../paper.ts'
import { box, cells, under } from '../pine/draw.ts'
import { address, cover, interest, place } from '../pine/gold.ts'

const POINT = address('18 Osprey Point Road', 'Saltmarsh', 'MD', '21999')
const CANAL = address('440 Canal Road', 'Saltmarsh', 'MD', '21999')
const SHORE_BANK = address('7 Ferry Street', 'Saltmarsh', 'MD', '21999')
const BOUND = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost', coinsurance: '90%' } as const

const OPTIONS = [54, 282, 432]

/** A wholesaler's binder: the option that was left beside the one that is bound, a building declined, a flood quote not bound. */
export const MARINA_BINDER: PropertyPaper = {
  name: 'binder of one of two options',
  pages: [
    {
      texts: [
        { x: 54, y: 36, text: 'Cinderpath Wholesale Brokers', size: 14, bold: true },
        { x: 54, y: 56, text: '12 Kiln Yard, Baymoor, VA 23999     bindings@cinderpath.example', size: 8 },
        { x: 54, y: 80, text: 'CONFIRMATION OF BINDING', size: 13, bold: true },
        ...under(
          54,
          106,
          [
            'Date: September 26, 2025',
            'To: Bluewick Agency, Inc. (retail producer), 230 Chandler Street, Easterly, MD 21998, phone 410.555.0174',
            'Attention: Rosalind Achterberg',
            '',
            'Insured: Osprey Point Marina & Boatworks LLC',
            'Address: 18 Osprey Point Road, Saltmarsh, MD 21999',
            'Insurer: Halyard Specialty Insurance Company (surplus lines, not admitted)',
            'Policy number: HSP0081944-00',
            'Binder number: B-25-30772. The binder ends 12/30/2025 or when the policy is issued.',
            'Policy term: 10/01/2025 to 10/01/2026, 12:01 a.m. local time',
            'Causes of loss: Special, without flood and earth movement',
          ],
          9,
        ),
        { x: 54, y: 262, text: '1.  Limits', size: 11, bold: true },
        ...cells(284, OPTIONS, '|OPTION A, quoted 09/12|OPTION B, BOUND', 9, true),
        { x: 54, y: 304, text: 'Location 1, building 1: ship store and office', size: 9, bold: true },
        ...cells(320, OPTIONS, 'Building|$780,000|$845,000'),
        ...cells(335, OPTIONS, 'Business Personal Property|$150,000|$175,000'),
        ...cells(350, OPTIONS, 'Business Income|$250,000|$300,000'),
        { x: 54, y: 370, text: 'Location 1, building 2: dry rack boat storage', size: 9, bold: true },
        ...cells(386, OPTIONS, 'Building|$1,120,000|$1,205,000'),
        { x: 54, y: 406, text: 'Location 1, building 3: fuel dock and piers', size: 9, bold: true },
        ...cells(422, OPTIONS, 'Building|DECLINED|DECLINED'),
        { x: 54, y: 442, text: 'Location 2, building 1: winter storage and repair', size: 9, bold: true },
        ...cells(458, OPTIONS, 'Building|$560,000|$610,000'),
        ...cells(473, OPTIONS, 'Business Personal Property|$90,000|$95,000'),
        { x: 54, y: 497, text: 'All locations', size: 9, bold: true },
        ...cells(513, OPTIONS, 'Valuation, buildings and personal property|Actual cash value|Replacement cost'),
        ...cells(528, OPTIONS, 'Coinsurance, buildings and personal property|80%|90%'),
        ...cells(543, OPTIONS, 'Deductible, buildings and personal property|$25,000|$10,000'),
        ...cells(558, OPTIONS, 'Deductible, named storm|5%, at least $50,000|3%, at least $25,000'),
        ...cells(573, OPTIONS, 'Business income, waiting period|7 days|72 hours'),
        ...cells(588, OPTIONS, 'Business income, monthly limitation|1/6|1/4'),
        ...cells(603, OPTIONS, 'Premium|$27,940.00|$33,615.00'),
        { x: 54, y: 640, text: 'The insurer declined building 3 of location 1. There is no coverage for it.', size: 9 },
        { x: 54, y: 744, text: 'B-25-30772, page 1', size: 7.5 },
      ],
      rulings: [...box(48, 278, 516, 344), [274, 278, 0.7, 344], [424, 278, 0.7, 344]],
    },
    {
      texts: [
        { x: 54, y: 40, text: '2.  Buildings', size: 11, bold: true },
        ...under(70, 60, [
          'Location 1, building 1: 18 Osprey Point Road, Saltmarsh, MD 21999. Frame, built 1966.',
          'Location 1, building 2: 18 Osprey Point Road, Saltmarsh, MD 21999. Non-combustible, built 2009.',
          'Location 2, building 1: 440 Canal Road, Saltmarsh, MD 21999. Joisted masonry, built 1952.',
        ]),
        { x: 54, y: 116, text: '3.  Interests', size: 11, bold: true },
        ...under(70, 136, [
          'Mortgagee, location 1, buildings 1 and 2: Saltmarsh Shore Bank, ISAOA, 7 Ferry Street, Saltmarsh, MD 21999,',
          'loan 4402-118.',
          'Loss payee for the boat lift: to be advised.',
        ]),
        { x: 54, y: 192, text: '4.  Not part of this binder', size: 11, bold: true },
        ...under(70, 212, [
          'Flood: Brackwater Underwriters quoted $500,000 with a deductible of $50,000 on 09/18. Not bound.',
          'Terrorism: rejected, form signed 09/24.',
          'Equipment breakdown: not quoted.',
        ]),
        { x: 54, y: 268, text: '5.  Conditions', size: 11, bold: true },
        ...under(70, 288, [
          'Minimum earned premium 25%. Taxes and fees are billed apart.',
          'Central station fire alarm in building 1 of location 1 must be kept in service.',
          'Inspection within 30 days. The insurer may change terms if the inspection is not satisfactory.',
        ]),
        ...under(54, 360, ['Bound on behalf of the insurer', 'T. Wolverton, Cinderpath Wholesale Brokers']),
        { x: 54, y: 744, text: 'B-25-30772, page 2', size: 7.5 },
      ],
    },
  ],
  holds: {
    policy: {
      number: 'HSP0081944-00',
      carrier: 'Halyard Specialty Insurance Company',
      effective: '10/01/2025',
      expiration: '10/01/2026',
    },
    insured: { name: 'Osprey Point Marina & Boatworks LLC', ...POINT },
    producer: {
      name: 'Bluewick Agency, Inc.',
      phone: '410.555.0174',
      ...address('230 Chandler Street', 'Easterly', 'MD', '21998'),
    },
    places: [
      place('1', '1', POINT, { construction: 'Frame', occupancy: 'ship store and office', yearBuilt: '1966' }),
      place('1', '2', POINT, {
        construction: 'Non-combustible',
        occupancy: 'dry rack boat storage',
        yearBuilt: '2009',
      }),
      place('2', '1', CANAL, {
        construction: 'Joisted masonry',
        occupancy: 'winter storage and repair',
        yearBuilt: '1952',
      }),
    ],
    coverages: [
      cover(0, 'Building', '845,000', BOUND),
      cover(0, 'Business Personal Property', '175,000', BOUND),
      cover(0, 'Business Income', '300,000', { deductibleWords: '72 hours', causes: 'special' }),
      cover(1, 'Building', '1,205,000', BOUND),
      cover(2, 'Building', '610,000', BOUND),
      cover(2, 'Business Personal Property', '95,000', BOUND),
    ],
    interests: [0, 1].map((at) => interest(at, 'mortgagee', 'Saltmarsh Shore Bank, ISAOA', SHORE_BANK, '4402-118')),
    terms: {
      'named storm deductible': '3%, at least $25,000',
      'waiting period': '72 hours',
      'monthly limitation': '1/4',
      'protective safeguards': 'central station fire alarm, location 1, building 1',
      flood: 'not covered',
      earthquake: 'not covered',
      'equipment breakdown': 'not quoted',
      terrorism: 'rejected',
    },
  },
}
