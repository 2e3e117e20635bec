import type { PropertyPaper } from '../paper.ts'
import { cells, under } from '../pine/draw.ts'
import { address, cover, place } from '../pine/gold.ts'

const TERRACE = address('900 Sundial Terrace', 'Pellam Heights', 'MN', '55999')
const CLUB = address('912 Sundial Terrace', 'Pellam Heights', 'MN', '55999')
const ANY = { deductible: '10,000', causes: 'special', valuation: 'Guaranteed replacement cost' } as const
const WALLS = { construction: 'Frame, brick veneer', occupancy: '24 residential units', yearBuilt: '1999' }

const YEARS = [54, 300, 430]

/** A carrier's renewal of an association's master policy: this year in one column and last year in the other. */
export const CONDOMINIUM_YEARS: PropertyPaper = {
  name: 'association renewal of two years',
  pages: [
    {
      texts: [
        { x: 54, y: 40, text: 'Pelham & Rowe Mutual', size: 22 },
        { x: 54, y: 70, text: 'Community Association Master Policy: your renewal', size: 12, bold: true },
        ...under(54, 100, [
          'Sundial Terrace Condominium Owners Association, Inc.',
          'in care of Fairweather Community Managers',
          '1515 Lyndale Court, Suite 12',
          'Pellam Heights, MN 55998',
        ]),
        ...under(350, 100, ['Your agent', 'Millrace Insurance Group', '61 Grist Street', 'Pellam Heights, MN 55998', '(651) 555-0139', 'Agent code MN-7718'], 9), // biome-ignore format: one block
        ...under(54, 196, [
          'Thank you for staying with us. Your renewal is paid for and in force. Pelham & Rowe Mutual Insurance Company',
          '(NAIC 38855) insures the buildings below on a special form, with fixtures and improvements inside the units',
          'as first built (\u201Csingle entity\u201D). Owners insure their own belongings and later improvements.',
        ]),
        ...cells(256, YEARS, '|This year|Last year', 10, true),
        ...cells(276, YEARS, 'Policy number|PRM-CAM-0058219|PRM-CAM-0051177'),
        ...cells(292, YEARS, 'Begins|03/01/2026|03/01/2025'),
        ...cells(308, YEARS, 'Ends|03/01/2027|03/01/2026'),
        ...cells(336, YEARS, 'Building A, 900 Sundial Terrace|$4,860,000|$4,590,000'),
        ...cells(352, YEARS, 'Building B, 904 Sundial Terrace|$4,925,000|$4,640,000'),
        ...cells(368, YEARS, 'Building C, 908 Sundial Terrace|$5,210,000|$4,910,000'),
        ...cells(384, YEARS, 'Building D, 912 Sundial Terrace (clubhouse)|$640,000|$610,000'),
        ...cells(400, YEARS, 'Community Personal Property|$85,000|$80,000'),
        ...cells(416, YEARS, 'Loss of Assessments|$180,000|$150,000'),
        ...cells(432, YEARS, 'Sewer and Drain Backup|$250,000|$100,000'),
        ...cells(448, YEARS, 'Equipment Breakdown|Included|Included'),
        ...cells(464, YEARS, 'Ordinance or Law, undamaged portion|Included|Included'),
        ...cells(480, YEARS, 'Ordinance or Law, demolition|$500,000|$250,000'),
        ...cells(496, YEARS, 'Ordinance or Law, increased cost|$750,000|$250,000'),
        ...cells(524, YEARS, 'Deductible, buildings and community property|$10,000|$5,000'),
        ...cells(540, YEARS, 'Deductible, wind or hail|1% of the building|$25,000'),
        ...cells(556, YEARS, 'Deductible, water, for each unit|$25,000|$10,000'),
        ...cells(572, YEARS, 'Deductible, ice dams, for each unit|$25,000|$10,000'),
        ...cells(600, YEARS, 'Premium|$58,114|$49,730'),
        { x: 54, y: 740, text: 'All buildings are in Pellam Heights, MN 55999.      1', size: 8 },
      ],
      rulings: [
        [54, 270, 500, 0.7],
        [54, 328, 500, 0.7],
        [54, 516, 500, 0.7],
        [54, 592, 500, 0.7],
      ],
    },
    {
      texts: [
        { x: 54, y: 40, text: 'About your buildings', size: 12, bold: true },
        ...under(54, 62, [
          '\u2022  Buildings A, B and C: 24 residential units each. Frame, brick veneer. Built in 1999.',
          '\u2022  Building D: clubhouse and pool. Masonry non-combustible. Built in 2001.',
          '\u2022  Buildings are paid at guaranteed replacement cost. There is no coinsurance.',
        ]),
        { x: 54, y: 124, text: 'What you decided', size: 12, bold: true },
        ...under(54, 146, [
          '\u2022  Earthquake was offered with a limit of $5,000,000 and a deductible of 10%. The board declined it.',
          '\u2022  Flood is not part of this policy. We understand that you buy it elsewhere.',
          '\u2022  Terrorism is included.',
        ]),
        { x: 54, y: 208, text: 'Other parts of your policy', size: 12, bold: true },
        ...under(54, 230, [
          '\u2022  General liability: $1,000,000 each occurrence, $2,000,000 aggregate.',
          '\u2022  Directors and officers: $1,000,000 each claim.',
          '\u2022  Employee dishonesty, with the manager as an employee: $350,000.',
        ]),
        { x: 54, y: 292, text: 'Lenders', size: 12, bold: true },
        ...under(54, 314, [
          'The policy names no lender. Lenders of unit owners may ask your agent for evidence of this policy.',
        ]),
        { x: 54, y: 740, text: 'Questions? Call your agent.      2', size: 8 },
      ],
    },
  ],
  holds: {
    policy: {
      number: 'PRM-CAM-0058219',
      carrier: 'Pelham & Rowe Mutual Insurance Company',
      naic: '38855',
      effective: '03/01/2026',
      expiration: '03/01/2027',
    },
    insured: {
      name: 'Sundial Terrace Condominium Owners Association, Inc.',
      ...address('1515 Lyndale Court', 'Pellam Heights', 'MN', '55998', 'Suite 12'),
    },
    producer: {
      name: 'Millrace Insurance Group',
      phone: '(651) 555-0139',
      code: 'MN-7718',
      ...address('61 Grist Street', 'Pellam Heights', 'MN', '55998'),
    },
    places: [
      place(null, 'A', TERRACE, WALLS),
      place(null, 'B', { ...TERRACE, line1: '904 Sundial Terrace' }, WALLS),
      place(null, 'C', { ...TERRACE, line1: '908 Sundial Terrace' }, WALLS),
      place(null, 'D', CLUB, {
        construction: 'Masonry non-combustible',
        occupancy: 'clubhouse and pool',
        yearBuilt: '2001',
      }),
    ],
    coverages: [
      cover(0, 'Building', '4,860,000', ANY),
      cover(1, 'Building', '4,925,000', ANY),
      cover(2, 'Building', '5,210,000', ANY),
      cover(3, 'Building', '640,000', ANY),
      cover(null, 'Community Personal Property', '85,000', { deductible: '10,000' }),
      cover(null, 'Loss of Assessments', '180,000'),
      cover(null, 'Sewer and Drain Backup', '250,000'),
      cover(null, 'Equipment Breakdown', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law, undamaged portion', null, { words: 'Included' }),
      cover(null, 'Ordinance or Law, demolition', '500,000'),
      cover(null, 'Ordinance or Law, increased cost', '750,000'),
    ],
    interests: [],
    terms: {
      'wind or hail deductible': '1% of the building',
      'water damage deductible': '$25,000 for each unit',
      'ice dam deductible': '$25,000 for each unit',
      'unit coverage': 'fixtures and improvements inside the units as first built (single entity)',
      'equipment breakdown': 'Included',
      'ordinance or law': 'undamaged portion Included, demolition $500,000, increased cost $750,000',
      flood: 'not part of this policy',
      earthquake: 'declined',
      terrorism: 'included',
    },
  },
}
