import type { PropertyPaper } from '../paper.ts'
import { columns, head, prose, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// What an association's manager sends to owners and their lenders: questions with answers, then values as reported.
const BUILDINGS = [
  ['1', '100 Lindenfold Loop', '24 flats', 'Frame', '1986', '4,910,000'],
  ['2', '120 Lindenfold Loop', '24 flats', 'Frame', '1986', '4,910,000'],
  ['3', '140 Lindenfold Loop', '18 flats', 'Frame', '1987', '3,735,000'],
  ['4', '160 Lindenfold Loop', '30 flats', 'Masonry veneer', '1991', '6,480,000'],
  ['5', '175 Lindenfold Loop', 'Clubhouse', 'Joisted masonry', '1992', '1,265,000'],
  ['6', '177 Lindenfold Loop', 'Pump house', 'Frame', '1992', '94,000'],
] as const

const QUESTIONS: [string, string][] = [
  [
    'Who insures us?',
    'Hobnail & Thistle Mutual Insurance Company (NAIC 99266), under policy CAP 2260 118, from 05/01/2026 to 05/01/2027. The named insured is Lindenfold Commons Condominium Association, Inc.',
  ],
  [
    'For how much are the buildings insured?',
    'There is one Blanket Building limit of $21,500,000 over all six buildings. Until May 1 it was $20,300,000. Special causes of loss, guaranteed replacement cost, agreed value, so no coinsurance applies.',
  ],
  [
    'What does the association itself pay after a loss?',
    'The deductible on the blanket limit is $25,000 per occurrence. For ice dams it is $10,000 per unit, and for wind or hail it is 1% of the value of the damaged building.',
  ],
  [
    'What of the furniture in the clubhouse?',
    'Association Personal Property in Building 5 is insured for $140,000, special causes of loss, replacement cost, with a deductible of $2,500.',
  ],
  [
    'If assessments cannot be collected after a fire?',
    'Maintenance Fees Income is insured for actual loss sustained for 12 months, after 72 hours.',
  ],
  [
    'And if the town makes us build to a new code?',
    'Ordinance or Law Coverage A is included. Ordinance or Law Coverage B is $750,000 and Ordinance or Law Coverage C is $850,000.',
  ],
  ['Boilers and elevators?', 'Equipment Breakdown is included, with a deductible of $5,000.'],
  [
    'Water from sewers? Floods? Earthquakes?',
    'Sewer Backup is insured up to $250,000 with a deductible of $15,000. Flood is not covered by this policy. Earthquake is not covered.',
  ],
  [
    'What should I insure myself?',
    'Your cabinets, floors and belongings. Most owners buy $60,000 of dwelling coverage, $40,000 of personal property and $25,000 of loss assessment on their own policy.',
  ],
]

export const hoaPacket: PropertyPaper = {
  name: 'spruce-hoa-packet',
  pages: [
    sheet([
      head(56, 40, 'Your building insurance, in plain words', 15),
      say(
        56,
        60,
        'Prepared by the manager, Third Gable Community Management, 5 Ledger Street, Alderbrook, MN 55989',
        8.5,
      ),
      say(56, 73, 'for owners and lenders at Lindenfold Commons, 175 Lindenfold Loop, Alderbrook, MN 55988', 8.5),
      rule(56, 88, 500),
      ...QUESTIONS.flatMap(([question, answer], index) => [
        head(56, 98 + index * 62, question, 9.5),
        prose(56, 112 + index * 62, 104, answer, 9.5),
      ]),
      rule(56, 664, 500),
      stack(56, 674, [
        "Lenders: for evidence of insurance call the association's agent, Juniper & Cask Insurance Group, 612-555-0134,",
        '40 Millrace Court, Alderbrook, MN 55987. Please do not call the manager.',
      ]),
    ]),
    sheet([
      head(56, 40, 'Statement of values reported to the insurer, March 2026', 12),
      say(
        56,
        58,
        'All in Alderbrook, MN 55988. These are values reported for the blanket limit; they are not limits of insurance.',
      ),
      columns(
        56,
        82,
        [0, 50, 180, 260, 360, 420],
        [
          ['Building', 'Street', 'Use', 'Construction', 'Built', 'Value reported'],
          ...BUILDINGS.map(([number, street, use, of, built, value]) => [number, street, use, of, built, `$${value}`]),
          ['', 'All buildings', '', '', '', '$21,394,000'],
        ],
        9,
      ),
      rule(56, 202, 500),
      head(56, 214, 'Who else has an interest in the insurance money', 11),
      stack(56, 234, [
        'Loan for the roofs, Buildings 1 to 3: the lender is a mortgagee of the association under all three.',
        'Cooperative Hearth Bank, N.A., PO Box 3131, Saint Orrin, MN 55970. Loan number 900-22-4417.',
        'Clubhouse exercise machines, Building 5: Treadwell Leasing Co. is a loss payee, 12 Pulley Street, Saint Orrin,',
        'MN 55971. Contract number TL-60588.',
        "Owners' own lenders are not listed here: a certificate is made for each when it is asked for.",
      ]),
      head(56, 316, "The association's other policies", 11),
      columns(
        56,
        336,
        [0, 130, 330],
        [
          ['General liability', '$1,000,000 each occurrence', 'Same insurer, policy CAL 2260 119'],
          ['Directors and officers', '$1,000,000 each claim, $5,000 retention', 'Fettle Specialty, policy DO-77120'],
          ['Employee theft', '$950,000, deductible $5,000', 'Same insurer, policy CAP 2260 120'],
          ['Umbrella', '$15,000,000', 'Bellbuoy Surplus, policy UX 40091'],
          ['Flood, Building 6 only', '$94,000, deductible $2,000', 'Federal program, policy 87-0015523'],
        ],
        8.5,
      ),
    ]),
  ],
  holds: {
    policy: {
      number: 'CAP 2260 118',
      carrier: 'Hobnail & Thistle Mutual Insurance Company',
      naic: '99266',
      effective: '05/01/2026',
      expiration: '05/01/2027',
    },
    insured: {
      name: 'Lindenfold Commons Condominium Association, Inc.',
      ...address('175 Lindenfold Loop', 'Alderbrook', 'MN', '55988'),
    },
    producer: {
      name: 'Juniper & Cask Insurance Group',
      phone: '612-555-0134',
      ...address('40 Millrace Court', 'Alderbrook', 'MN', '55987'),
    },
    places: BUILDINGS.map(([building, street, occupancy, construction, yearBuilt]) => ({
      location: null,
      building,
      ...address(street, 'Alderbrook', 'MN', '55988'),
      construction,
      occupancy,
      yearBuilt,
    })),
    coverages: [
      cover(null, 'Blanket Building', '21,500,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'Guaranteed replacement cost',
      }),
      cover(4, 'Association Personal Property', '140,000', {
        deductible: '2,500',
        causes: 'special',
        valuation: 'Replacement cost',
      }),
      cover(null, 'Maintenance Fees Income', null, {
        words: 'Actual loss sustained for 12 months',
        deductibleWords: '72 hours',
      }),
      cover(null, 'Ordinance or Law Coverage A', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law Coverage B', '750,000'),
      cover(null, 'Ordinance or Law Coverage C', '850,000'),
      cover(null, 'Equipment Breakdown', null, { words: 'Included', deductible: '5,000' }),
      cover(null, 'Sewer Backup', '250,000', { deductible: '15,000' }),
    ],
    interests: [
      ...[0, 1, 2].map((place) =>
        interest(
          place,
          'mortgagee',
          'Cooperative Hearth Bank, N.A.',
          address('PO Box 3131', 'Saint Orrin', 'MN', '55970'),
          '900-22-4417',
        ),
      ),
      interest(
        4,
        'loss payee',
        'Treadwell Leasing Co.',
        address('12 Pulley Street', 'Saint Orrin', 'MN', '55971'),
        'TL-60588',
      ),
    ],
    terms: {
      blanket: 'Blanket Building limit over all six buildings',
      'agreed value': 'Agreed value, no coinsurance',
      'wind or hail deductible': '1% of the value of the damaged building',
      'ice dam deductible': '$10,000 per unit',
      flood: 'Not covered',
      earthquake: 'Not covered',
    },
  },
}
