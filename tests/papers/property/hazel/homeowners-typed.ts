import type { PropertyPaper } from '../paper.ts'
import { address, cover, interest, place } from '../pine/gold.ts'
import { leader, typed } from './draw.ts'

const ROUTE = address('4418 COUNTY ROAD 9', 'PLUMFIELD', 'MN', '55998')
const DEDUCTIBLE = { deductible: '1,000' }
const RULE = '='.repeat(80)

/** A farmers mutual's homeowners print in letters of one width, with titled sections and dotted leaders. */
export const HOMEOWNERS_TYPED: PropertyPaper = {
  name: 'homeowners print with dotted leaders',
  pages: [
    {
      texts: typed([
        'STONEBOAT FARMERS MUTUAL INSURANCE COMPANY                  HOMEOWNERS POLICY',
        '200 CREAMERY STREET, PLUMFIELD, MN 55998                    DECLARATIONS PAGE',
        RULE,
        'POLICY NUMBER: 0411-H-7362                      TYPE OF TRANSACTION: RENEWAL',
        'POLICY PERIOD: 01/15/2026 TO 01/15/2027 AT 12:01 A.M. STANDARD TIME',
        '',
        'INSURED:                                AGENT:  0411',
        '   HJALMAR T LINDQUIST AND                 CREAMERY STREET INSURANCE',
        '   BERNADETTE LINDQUIST                    212 CREAMERY STREET',
        '   4418 COUNTY ROAD 9                      PLUMFIELD, MN 55998',
        '   PLUMFIELD, MN 55998                     507-555-0136',
        '',
        'LOCATION OF RESIDENCE PREMISES:',
        '   4418 COUNTY ROAD 9, PLUMFIELD, MN 55998',
        RULE,
        '                        SECTION I - PROPERTY PROTECTED',
        '',
        leader('COVERAGE A - DWELLING', '$263,000'),
        leader('COVERAGE B - OTHER STRUCTURES', '$52,600'),
        leader('COVERAGE C - PERSONAL PROPERTY', '$184,100'),
        leader('COVERAGE D - LOSS OF USE', '$78,900'),
        '',
        '                     SECTION I - DEDUCTIBLES PER OCCURRENCE',
        '',
        leader('ALL PERILS EXCEPT WIND AND HAIL', '$1,000'),
        leader('WIND AND HAIL', '$5,000'),
        '',
        '                      SECTION II - LIABILITY PROTECTION',
        '',
        leader('COVERAGE E - PERSONAL LIABILITY', '$300,000'),
        leader('COVERAGE F - MEDICAL PAYMENTS', '$2,000'),
        RULE,
        '                           RATING INFORMATION',
        '',
        leader('YEAR OF CONSTRUCTION', '1987', 56),
        leader('CONSTRUCTION TYPE', 'FRAME', 56),
        leader('OCCUPANCY', 'OWNER', 56),
        leader('NUMBER OF FAMILIES', '1', 56),
        leader('PROTECTION CLASS', '9', 56),
        RULE,
        '                         MORTGAGEE / LIENHOLDER',
        '',
        '   FIRST MORTGAGEE                         LOAN NUMBER: 20-66104',
        '   PLUMFIELD STATE BANK',
        '   PO BOX 40',
        '   PLUMFIELD, MN 55998',
        RULE,
        '                          FORMS AND ENDORSEMENTS',
        '',
        '   HO-3 (04/91)   SF-12 (01/19)   SF-40 (01/22)   ML-55 (06/04)',
        '',
        leader('TOTAL ANNUAL PREMIUM', '$1,918'),
        '',
        'THIS POLICY IS ASSESSABLE ONLY AS STATED IN THE BYLAWS.     PRINTED 12/01/2025',
      ]),
    },
  ],
  holds: {
    policy: {
      number: '0411-H-7362',
      carrier: 'STONEBOAT FARMERS MUTUAL INSURANCE COMPANY',
      effective: '01/15/2026',
      expiration: '01/15/2027',
    },
    insured: { name: 'HJALMAR T LINDQUIST AND BERNADETTE LINDQUIST', ...ROUTE },
    producer: {
      name: 'CREAMERY STREET INSURANCE',
      phone: '507-555-0136',
      code: '0411',
      ...address('212 CREAMERY STREET', 'PLUMFIELD', 'MN', '55998'),
    },
    places: [place(null, null, ROUTE, { construction: 'FRAME', occupancy: 'OWNER', yearBuilt: '1987' })],
    coverages: [
      cover(0, 'DWELLING', '263,000', DEDUCTIBLE),
      cover(0, 'OTHER STRUCTURES', '52,600', DEDUCTIBLE),
      cover(0, 'PERSONAL PROPERTY', '184,100', DEDUCTIBLE),
      cover(0, 'LOSS OF USE', '78,900', DEDUCTIBLE),
    ],
    interests: [
      interest(0, 'mortgagee', 'PLUMFIELD STATE BANK', address('PO BOX 40', 'PLUMFIELD', 'MN', '55998'), '20-66104'),
    ],
    terms: { 'wind or hail deductible': '$5,000' },
  },
}
