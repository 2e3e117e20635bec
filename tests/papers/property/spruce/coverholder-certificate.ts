import type { PropertyPaper } from '../paper.ts'
import { columns, head, type Part, rule, say, sheet, stack } from './draw.ts'
import { address, cover, interest } from './gold.ts'

// Numbered items of a certificate under a binding authority: caption at the left, what it says at the right.
const item = (y: number, number: string, caption: string, lines: string[]): Part[] => [
  say(50, y, number),
  head(70, y, caption, 9),
  stack(200, y, lines),
]

const lender = address('Two Harbor Exchange, Suite 1900', 'Merrow', 'GA', '31998')

export const coverholderCertificate: PropertyPaper = {
  name: 'spruce-coverholder-certificate',
  pages: [
    sheet([
      head(50, 40, 'OSPREY LEDGE UNDERWRITING LLC', 13),
      say(50, 57, "Coverholder at Lloyd's. 77 Chandlery Wharf, Port Amity, FL 33998. Telephone 305-555-0119", 8),
      head(50, 76, 'CERTIFICATE OF PROPERTY INSURANCE: SCHEDULE', 11),
      say(50, 92, 'Issued under Binding Authority Agreement, Unique Market Reference B9917OLU2600X.', 8),
      rule(50, 106, 512),
      ...item(114, '1.', 'Certificate No.', ['OLU-VH-260188   (replacing OLU-VH-250102)']),
      ...item(134, '2.', 'Assured', [
        'Saltcote Pier Hotel Holdings LP',
        '640 Breakwater Plaza, Floor 3',
        'Merrow, GA 31998',
      ]),
      ...item(180, '3.', 'Period', [
        'From March 15, 2026 to March 15, 2027',
        "both days at 12:01 a.m. local standard time at the Assured's address",
      ]),
      ...item(212, '4.', 'Insurer', [
        "Certain Underwriters at Lloyd's, London",
        '100% of 100% of the sums insured below',
      ]),
      ...item(244, '5.', 'Producing broker', [
        'Pemberly Quist Insurance Brokers, Inc.',
        '1515 Magnolia Row',
        'Merrow, GA 31997',
        '912-555-0177',
      ]),
      rule(50, 304, 512),
      ...item(312, '6.', 'Situation', [
        'Premises 1: 2 Pier Approach, Saltcote, SC 29899',
        'Ten-storey hotel of fire resistive construction, built 1968',
        'Premises 2: 11 Ropewalk Street, Saltcote, SC 29899',
        'Staff lodging house of brick veneer construction, built 1931',
      ]),
      ...item(370, '7.', 'Sums insured', []),
      columns(
        200,
        370,
        [0, 200],
        [
          ['Premises 1', ''],
          ['(a) Building', 'USD 18,400,000'],
          ['(b) Contents', 'USD 1,950,000'],
          ['(c) Rental Income, 12 months', 'USD 2,600,000'],
          ['Premises 2', ''],
          ['(d) Building', 'USD 1,275,000'],
          ['Total sum insured, both premises', 'USD 24,225,000'],
          ['Total sum insured, expired certificate', 'USD 22,480,000'],
        ],
        9,
        12.42,
      ),
      ...item(478, '8.', 'Perils', [
        'Items (a), (b), (c): special causes of loss, subject to the exclusions of form OLU-4.',
        'Item (d): basic causes of loss.',
      ]),
      ...item(510, '9.', 'Deductible', [
        'USD 25,000 each occurrence on items (a) and (b).',
        'USD 10,000 each occurrence on item (d).',
        'Item (c): ten (10) days waiting period.',
        'Named storm, all items: 5% of the sum insured at the premises, minimum USD 250,000.',
      ]),
      ...item(568, '10.', 'Valuation', [
        'Item (a) replacement cost. Item (b) actual cash value.',
        'Item (d) actual cash value.',
      ]),
      ...item(600, '11.', 'Coinsurance', ['90% on items (a) and (b). 80% on item (d).']),
      ...item(620, '12.', 'Flood, earthquake', [
        'Flood is excluded absolutely. Earth Movement, Premises 1 only, is covered to a sublimit',
        'of USD 1,000,000 in the annual aggregate; deductible USD 100,000.',
      ]),
      say(50, 738, 'Page 1 of 2', 7.5),
    ]),
    sheet([
      say(50, 40, 'Certificate No. OLU-VH-260188   Assured: Saltcote Pier Hotel Holdings LP', 8),
      rule(50, 54, 512),
      ...item(64, '13.', 'Mortgagee', [
        'Premises 1 only:',
        'Gannet Rock Life Assurance Society, its successors and/or assigns',
        'Two Harbor Exchange, Suite 1900, Merrow, GA 31998',
        'Loan reference GRL 44-90218',
      ]),
      ...item(122, '14.', 'Loss payee', [
        'Premises 1, item (b) only:',
        'Laundrette & Lift Finance Corp.',
        '48 Spindle Avenue, Tarrow, NC 28999',
        'Lease 7781-C',
      ]),
      ...item(180, '15.', 'Premium', [
        'Annual premium USD 286,400.00; minimum earned 35%',
        'Surplus lines tax USD 17,184.00; inspection USD 1,250.00',
      ]),
      ...item(212, '16.', 'Several liability', [
        'The subscribing underwriters are liable severally and not jointly, each for its own share.',
      ]),
      ...item(232, '17.', 'Optional terms', [
        'Offered February 20, 2026 and declined: named storm at 3%, more premium USD 61,000;',
        'flood sublimit of USD 500,000, more premium USD 22,500.',
      ]),
    ]),
  ],
  holds: {
    policy: {
      number: 'OLU-VH-260188',
      carrier: "Certain Underwriters at Lloyd's, London",
      effective: '03/15/2026',
      expiration: '03/15/2027',
    },
    insured: {
      name: 'Saltcote Pier Hotel Holdings LP',
      ...address('640 Breakwater Plaza, Floor 3', 'Merrow', 'GA', '31998'),
    },
    producer: {
      name: 'Pemberly Quist Insurance Brokers, Inc.',
      phone: '912-555-0177',
      ...address('1515 Magnolia Row', 'Merrow', 'GA', '31997'),
    },
    places: [
      {
        location: '1',
        building: null,
        ...address('2 Pier Approach', 'Saltcote', 'SC', '29899'),
        construction: 'Fire resistive',
        occupancy: 'Hotel',
        yearBuilt: '1968',
      },
      {
        location: '2',
        building: null,
        ...address('11 Ropewalk Street', 'Saltcote', 'SC', '29899'),
        construction: 'Brick veneer',
        occupancy: 'Staff lodging house',
        yearBuilt: '1931',
      },
    ],
    coverages: [
      cover(0, 'Building', '18,400,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'Replacement cost',
        coinsurance: '90%',
      }),
      cover(0, 'Contents', '1,950,000', {
        deductible: '25,000',
        causes: 'special',
        valuation: 'Actual cash value',
        coinsurance: '90%',
      }),
      cover(0, 'Rental Income', '2,600,000', { deductibleWords: '10 days', causes: 'special' }),
      cover(1, 'Building', '1,275,000', {
        deductible: '10,000',
        causes: 'basic',
        valuation: 'Actual cash value',
        coinsurance: '80%',
      }),
      cover(0, 'Earth Movement', '1,000,000', { deductible: '100,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Gannet Rock Life Assurance Society, its successors and/or assigns',
        lender,
        'GRL 44-90218',
      ),
      interest(
        0,
        'loss payee',
        'Laundrette & Lift Finance Corp.',
        address('48 Spindle Avenue', 'Tarrow', 'NC', '28999'),
        '7781-C',
      ),
    ],
    terms: {
      'named storm deductible': '5% of the sum insured at the premises, minimum USD 250,000',
      flood: 'Excluded',
    },
  },
}
