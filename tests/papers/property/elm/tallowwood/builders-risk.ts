import type { PdfPageSpec } from '../../../../support/documents/pdf.ts'
import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Part, say, sheet, stack } from '../layout.ts'

const SITE = address('2215 Cotton Exchange Street', 'Savannah', 'GA', '31401')

/** A small gray-set label over its value, as the forms of this insurer's builders risk desk have them. */
function told(x: number, y: number, label: string, ...value: string[]): Part[] {
  return [say(x, y, label, 7), stack(x, y + 10, value, 10)]
}

const first: PdfPageSpec = sheet([
  bold(54, 40, 'Tallowwood Specialty Insurance Company', 13),
  bold(54, 60, 'Builders Risk Declarations', 13),
  across(54, 80, 504),
  ...told(54, 90, 'Policy number', 'TWB-2025-00418'),
  ...told(230, 90, 'Effective date', 'April 1, 2025'),
  ...told(400, 90, 'Expiration date', 'October 1, 2026'),
  ...told(54, 126, 'Named insured', 'Cotton Exchange Lofts, LLC'),
  ...told(54, 160, 'Mailing address', '900 Bull Creek Road, Suite 210', 'Savannah, GA 31419'),
  ...told(320, 126, 'Producer', 'Oglethorpe Harbor Insurance, Inc.'),
  ...told(320, 160, 'Producer address', '14 Factors Alley', 'Savannah, GA 31401'),
  ...told(470, 160, 'Producer phone', '(912) 555-0170'),
  across(54, 206, 504),
  bold(54, 214, 'The project', 11),
  ...told(54, 234, 'Project address', '2215 Cotton Exchange Street', 'Savannah, GA 31401'),
  ...told(320, 234, 'Project', 'Renovation and two-story addition, 38 apartments'),
  ...told(54, 282, 'Construction', 'Heavy Timber'),
  ...told(180, 282, 'Year built, existing structure', '1911'),
  ...told(320, 282, 'Estimated contract price', '$9,960,000 (not a limit)'),
  across(54, 318, 504),
  bold(54, 326, 'What is insured, and for how much', 11),
  ...told(54, 346, 'Renovation work, any one project site', '$8,750,000'),
  ...told(320, 346, 'Existing structure', '$2,200,000'),
  ...told(54, 384, 'Property in transit, any one conveyance', '$250,000'),
  ...told(320, 384, 'Property at temporary storage', '$400,000'),
  ...told(54, 422, 'Soft costs', '$600,000'),
  ...told(320, 422, 'Debris removal', '25% of the loss, maximum $500,000'),
  ...told(54, 460, 'Delay in completion - rental income', '$720,000 after 30 days waiting period'),
  ...told(320, 460, 'Testing of building systems', 'Included'),
  ...told(54, 498, 'Scaffolding and forms', '$100,000'),
  ...told(320, 498, 'Contractors equipment', 'Not covered'),
  across(54, 534, 504),
  bold(54, 542, 'How losses are settled', 11),
  ...told(54, 562, 'Covered causes of loss', 'All risk, special form'),
  ...told(230, 562, 'Valuation, renovation work', 'Replacement cost'),
  ...told(400, 562, 'Valuation, existing structure', 'Actual cash value'),
  ...told(54, 600, 'Coinsurance', 'None'),
  ...told(230, 600, 'Rate per $100 of completed value', '$0.212'),
  ...told(400, 600, 'Term premium', '$27,846'),
  say(54, 720, 'TWB-2025-00418     Page 1 of 2', 8),
])

const second: PdfPageSpec = sheet([
  bold(54, 40, 'Builders Risk Declarations, continued', 12),
  across(54, 60, 504),
  bold(54, 70, 'Deductibles', 11),
  ...told(54, 90, 'All other perils, each occurrence', '$10,000'),
  ...told(320, 90, 'Water damage', '$50,000'),
  ...told(54, 128, 'Named storm', '3% of values in place at time of loss, minimum $50,000'),
  ...told(54, 166, 'Theft of building materials', '$25,000'),
  ...told(320, 166, 'Soft costs', '30 days'),
  across(54, 202, 504),
  bold(54, 212, 'Catastrophe sublimits, annual aggregate', 11),
  ...told(54, 232, 'Flood', '$1,000,000, deductible $100,000'),
  ...told(320, 232, 'Earth movement', 'Excluded'),
  across(54, 268, 504),
  bold(54, 278, 'Others with an interest', 11),
  ...told(
    54,
    298,
    'Mortgagee',
    'First Ogeechee Construction Lending, Inc., ISAOA',
    '3300 Abercorn Bend',
    'Savannah, GA 31405',
  ),
  ...told(400, 298, 'Loan number', 'CL-2025-7719'),
  ...told(
    54,
    358,
    'Additional insured - general contractor',
    'Ironheart Building Company',
    '27 Louisville Spur',
    'Garden City, GA 31408',
  ),
  ...told(54, 418, 'Loss payee - hoist and lift equipment', 'None'),
  across(54, 452, 504),
  stack(54, 462, [
    'Protective measures: fenced site, night watch, and a working hydrant within 500 feet.',
    'Permission to occupy is given for the first floor once a certificate of occupancy is issued.',
    'Terrorism coverage was offered for a premium of $1,392 and declined.',
  ]),
  say(54, 720, 'TWB-2025-00418     Page 2 of 2', 8),
])

const WORK = { deductible: '10,000', causes: 'special', coinsurance: 'None' } as const

/** Builders risk of eighteen months: labels over values, a contract price that is no limit. */
export const buildersRisk: PropertyPaper = {
  name: 'tallowwood-builders-risk',
  pages: [first, second],
  holds: {
    policy: {
      number: 'TWB-2025-00418',
      carrier: 'Tallowwood Specialty Insurance Company',
      effective: '04/01/2025',
      expiration: '10/01/2026',
    },
    insured: {
      name: 'Cotton Exchange Lofts, LLC',
      ...address('900 Bull Creek Road', 'Savannah', 'GA', '31419'),
      line2: 'Suite 210',
    },
    producer: {
      name: 'Oglethorpe Harbor Insurance, Inc.',
      ...address('14 Factors Alley', 'Savannah', 'GA', '31401'),
      phone: '(912) 555-0170',
    },
    places: [
      {
        ...SITE,
        location: null,
        building: null,
        construction: 'Heavy Timber',
        occupancy: 'Renovation and two-story addition, 38 apartments',
        yearBuilt: '1911',
      },
    ],
    coverages: [
      coverage(0, 'Renovation work, any one project site', '8,750,000', { ...WORK, valuation: 'Replacement cost' }),
      coverage(0, 'Existing structure', '2,200,000', { ...WORK, valuation: 'Actual cash value' }),
      coverage(null, 'Property in transit, any one conveyance', '250,000', WORK),
      coverage(null, 'Property at temporary storage', '400,000', WORK),
      coverage(0, 'Soft costs', '600,000', { deductibleWords: '30 days', causes: 'special' }),
      coverage(null, 'Debris removal', '500,000', { words: '25% of the loss, maximum $500,000' }),
      coverage(0, 'Delay in completion - rental income', '720,000', {
        deductibleWords: '30 days waiting period',
        causes: 'special',
      }),
      coverage(0, 'Testing of building systems', null, { words: 'Included' }),
      coverage(0, 'Scaffolding and forms', '100,000', WORK),
      coverage(null, 'Flood', '1,000,000', { deductible: '100,000' }),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'First Ogeechee Construction Lending, Inc., ISAOA',
        address: address('3300 Abercorn Bend', 'Savannah', 'GA', '31405'),
        loan: 'CL-2025-7719',
      },
      {
        place: 0,
        kind: 'additional insured',
        name: 'Ironheart Building Company',
        address: address('27 Louisville Spur', 'Garden City', 'GA', '31408'),
        loan: null,
      },
    ],
    terms: {
      'all other perils deductible': '$10,000 each occurrence',
      'water damage deductible': '$50,000',
      'named storm deductible': '3% of values in place at time of loss, minimum $50,000',
      'theft deductible': '$25,000',
      'waiting period': '30 days',
      flood: '$1,000,000 annual aggregate, deductible $100,000',
      earthquake: 'Earth movement excluded',
      terrorism: 'Declined',
    },
  },
}
