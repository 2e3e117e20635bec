import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { bold, say, sheet, stack } from '../layout.ts'

const BAKERY = address('904 Rolling Mill Avenue', 'Hattiesburg', 'MS', '39401')
const SHOP = address('17 Pinebelt Parkway', 'Laurel', 'MS', '39440')

const PARAGRAPHS = [
  [
    'Dear Odette,',
    '',
    'Thank you for your order as producer of record. Tallowwood Specialty Insurance Company has renewed the property',
    'insurance of Copperfinch Bakeries, Inc., 904 Rolling Mill Avenue, Hattiesburg, MS 39401, as policy TWS-CPR-0099120.',
    'It runs from September 1, 2025 to September 1, 2026 and replaces TWS-CPR-0088406, which ended on the first of these.',
  ],
  [
    'Location 1 is the bakery at 904 Rolling Mill Avenue, Hattiesburg, MS 39401. Building 1 there, masonry non-combustible',
    'of 1988, is now insured for $3,100,000; last year it was $2,850,000. Machinery, stock and other contents in it are',
    'insured for $1,940,000, against $1,800,000 before. Building 2 at the same address, a frame flour warehouse of 1962, is',
    'insured for $720,000, and its contents are not insured. Location 2 is the leased shop at 17 Pinebelt Parkway, Laurel,',
    'MS 39440, where the policy has a contents limit of $165,000 and no building limit.',
  ],
  [
    'Business income with extra expense is insured on an actual loss sustained basis for up to 12 months at both locations,',
    'after a waiting period of 72 hours. Ordinance or law coverage A is within the building limit of building 1; coverages B',
    'and C have a combined limit of $250,000 for that building.',
  ],
  [
    'All of it is on the special form. Buildings and contents carry a coinsurance requirement of 90 percent and are valued at',
    'replacement cost, except the flour warehouse, which is at actual cash value. The deductible for buildings and contents is',
    '$10,000 each occurrence. For theft it is $25,000, and for a named storm it is 3 percent of the values at each location',
    'with loss, at least $50,000. Flood is excluded and so is earthquake. Equipment breakdown is not part of the policy.',
  ],
  [
    'As you asked, Pascagoula Plains Bank, ISAOA, P.O. Box 640, Gulfport, MS 39502, is named as mortgagee of building 1',
    'at location 1 under its loan 5520-88-1. Hearthline Equipment Finance Corp., 600 Foundry Way, Birmingham, AL 35203, is',
    "named under a lender's loss payable clause for the deck ovens in the same building, agreement HF-20931.",
    'The landlord of the shop in Laurel did not ask to be named.',
  ],
  [
    'You also asked about the other quote. Gulf Heron Property & Casualty Company offered $3,400,000 on the bakery building',
    'with a wind deductible of 5 percent and a premium of $52,700; we let that offer lapse. The premium with Tallowwood is',
    '$48,315 plus taxes and fees of $2,610. The policy itself follows within 30 days.',
  ],
  ['With kind regards,', '', 'Thaddeus Plumley-Orr', 'Property Department, Longleaf Bay Wholesale Brokers, LLC'],
]

const STEP = 13.3
const SIZE = 9.5

const page = sheet([
  bold(54, 40, 'Longleaf Bay Wholesale Brokers, LLC', 13),
  say(54, 58, '212 Dauphin Landing, Mobile, AL 36602     251-555-0108', 8),
  say(54, 90, 'September 3, 2025', SIZE),
  stack(
    54,
    112,
    ['Ms. Odette Farrow', 'Pinwheel Street Insurance Group', '31 Market Arcade', 'Hattiesburg, MS 39401'],
    SIZE,
  ),
  bold(54, 180, 'Copperfinch Bakeries, Inc. - property renewal, confirmation of coverage', SIZE),
  ...PARAGRAPHS.map((lines, index) => {
    const before = PARAGRAPHS.slice(0, index).reduce((sum, paragraph) => sum + paragraph.length + 0.7, 0)
    return stack(54, 204 + before * STEP, lines, SIZE)
  }),
])

const OVENS = { deductible: '10,000', causes: 'special', valuation: 'Replacement cost', coinsurance: '90%' } as const

/** A broker's letter: limits in running sentences, last year's and another insurer's beside them. */
export const letter: PropertyPaper = {
  name: 'longleaf-letter',
  pages: [page],
  holds: {
    policy: {
      number: 'TWS-CPR-0099120',
      carrier: 'Tallowwood Specialty Insurance Company',
      effective: '09/01/2025',
      expiration: '09/01/2026',
    },
    insured: { name: 'Copperfinch Bakeries, Inc.', ...BAKERY },
    producer: {
      name: 'Pinwheel Street Insurance Group',
      ...address('31 Market Arcade', 'Hattiesburg', 'MS', '39401'),
    },
    places: [
      {
        ...BAKERY,
        location: '1',
        building: '1',
        construction: 'Masonry non-combustible',
        occupancy: 'Bakery',
        yearBuilt: '1988',
      },
      {
        ...BAKERY,
        location: '1',
        building: '2',
        construction: 'Frame',
        occupancy: 'Flour warehouse',
        yearBuilt: '1962',
      },
      { ...SHOP, location: '2', building: null, occupancy: 'Shop' },
    ],
    coverages: [
      coverage(0, 'Building', '3,100,000', OVENS),
      coverage(0, 'Machinery, stock and other contents', '1,940,000', OVENS),
      coverage(1, 'Building', '720,000', { ...OVENS, valuation: 'Actual cash value' }),
      coverage(2, 'Contents', '165,000', OVENS),
      coverage(null, 'Business income with extra expense', null, {
        words: 'Actual loss sustained, up to 12 months',
        deductibleWords: 'Waiting period of 72 hours',
        causes: 'special',
      }),
      coverage(0, 'Ordinance or law coverage A', null, { words: 'Within the building limit' }),
      coverage(0, 'Ordinance or law coverages B and C', '250,000'),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Pascagoula Plains Bank, ISAOA',
        address: address('P.O. Box 640', 'Gulfport', 'MS', '39502'),
        loan: '5520-88-1',
      },
      {
        place: 0,
        kind: "lender's loss payable",
        name: 'Hearthline Equipment Finance Corp.',
        address: address('600 Foundry Way', 'Birmingham', 'AL', '35203'),
        loan: 'HF-20931',
      },
    ],
    terms: {
      'all other perils deductible': '$10,000 each occurrence',
      'theft deductible': '$25,000',
      'named storm deductible': '3 percent of the values at each location with loss, at least $50,000',
      'waiting period': '72 hours',
      'ordinance or law': 'A within the building limit of building 1; B and C combined $250,000',
      'equipment breakdown': 'Not part of the policy',
      flood: 'Excluded',
      earthquake: 'Excluded',
    },
  },
}
