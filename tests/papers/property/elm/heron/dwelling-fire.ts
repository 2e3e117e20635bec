import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, type Edge, panel, rows, say, sheet, stack } from '../layout.ts'

const HOUSE = address('118 Satsuma Grove Lane', 'Fairhope', 'AL', '36532')
const LINE: Edge[] = [60, { end: 390 }, { end: 470 }, { end: 546 }]

const page = sheet([
  bold(54, 34, 'Gulf Heron Property & Casualty Company', 14),
  bold(54, 54, 'DWELLING FIRE POLICY - RENEWAL DECLARATIONS', 11),
  say(54, 70, 'Form DP-3, special form. Residence rented to others.', 9),
  panel([54, 88, 168, 34], 'Policy Number', ['GHD 7700-31845']),
  panel([222, 88, 168, 34], 'Policy Period', ['02/10/2026 to 02/10/2027']),
  panel([390, 88, 168, 34], 'Agent', ['Eastern Shore Lamplight Agency']),
  panel([54, 122, 252, 60], 'Named Insured and Mailing Address', [
    'Marguerite and Alton Deveraux-Pike',
    '61 Camphor Court',
    'Daphne, AL 36526',
  ]),
  panel([306, 122, 252, 60], 'Agent Address and Phone', [
    '330 De La Mare Walk',
    'Fairhope, AL 36532',
    '(251) 555-0171   Agent 6120',
  ]),
  panel([54, 182, 504, 34], 'Described Location', ['118 Satsuma Grove Lane, Fairhope, AL 36532']),
  panel([54, 216, 126, 34], 'Year Built', ['1957']),
  panel([180, 216, 126, 34], 'Construction', ['Masonry']),
  panel([306, 216, 126, 34], 'Occupancy', ['Tenant, one family']),
  panel([432, 216, 126, 34], 'Roof', ['Metal, replaced 2019']),
  rows([60, 306, 424, 500], 264, [['Coverages', 'Amount of Insurance', 'Last Year', 'Premium']], 8, 12, true),
  across(54, 278, 504),
  rows(
    LINE,
    284,
    [
      ['A. Dwelling', '$312,000', '$298,000', '$1,906'],
      ['B. Other Structures', '$31,200', '$29,800', 'Incl'],
      ['C. Personal Property', '$10,000', '$10,000', '$74'],
      ['D. Fair Rental Value', '$31,200', '$29,800', 'Incl'],
      ['E. Additional Living Expense', 'Not covered', 'Not covered', ''],
      ['L. Personal Liability, each occurrence', '$300,000', '$300,000', '$95'],
      ['M. Medical Payments, each person', '$5,000', '$5,000', 'Incl'],
    ],
    9,
    15,
  ),
  across(54, 392, 504),
  bold(54, 400, 'Deductibles', 10),
  rows(
    [60, 250],
    416,
    [
      ['All Other Perils', '$2,500'],
      ['Hurricane', '2% of Coverage A ($6,240)'],
      ['Wind or Hail other than Hurricane', '$5,000'],
    ],
    9,
    14,
  ),
  bold(54, 466, 'Loss settlement', 10),
  stack(60, 482, [
    'Coverages A and B: special form, replacement cost. Coverage C: broad named perils, actual cash value.',
    'Ordinance or law: 10% of Coverage A. Water back-up of sewers and drains: $5,000.',
    'Flood is not covered. Earthquake is not covered. Inflation guard: 4%.',
  ]),
  bold(54, 532, 'Mortgagees and other interests', 10),
  stack(60, 548, [
    'First Mortgagee',
    'Jubilee Bay Mortgage Corp., ISAOA',
    'P.O. Box 90210',
    'Mobile, AL 36691',
    'Loan 0077341920',
  ]),
  stack(240, 548, [
    'Second Mortgagee',
    'Fly Creek Credit Union',
    '19 Section Street',
    'Fairhope, AL 36532',
    'Loan HE-5514',
  ]),
  stack(410, 548, ['Additional Insured', 'Live Oak Rental Managers LLC', '402 Nichols Way', 'Fairhope, AL 36532']),
  across(54, 622, 504),
  rows([60, { end: 546 }], 630, [['Total annual premium with fees', '$2,139']], 9, 14, true),
])

const HOME = { deductible: '2,500', causes: 'special', valuation: 'Replacement cost' } as const

/** A landlord's dwelling fire declarations: lettered coverages, last year's limits beside them, two mortgagees. */
export const dwellingFire: PropertyPaper = {
  name: 'heron-dwelling-fire',
  pages: [page],
  holds: {
    policy: {
      number: 'GHD 7700-31845',
      carrier: 'Gulf Heron Property & Casualty Company',
      effective: '02/10/2026',
      expiration: '02/10/2027',
    },
    insured: {
      name: 'Marguerite and Alton Deveraux-Pike',
      ...address('61 Camphor Court', 'Daphne', 'AL', '36526'),
    },
    producer: {
      name: 'Eastern Shore Lamplight Agency',
      ...address('330 De La Mare Walk', 'Fairhope', 'AL', '36532'),
      phone: '(251) 555-0171',
      code: '6120',
    },
    places: [
      {
        ...HOUSE,
        location: null,
        building: null,
        construction: 'Masonry',
        occupancy: 'Tenant, one family',
        yearBuilt: '1957',
      },
    ],
    coverages: [
      coverage(0, 'Dwelling', '312,000', HOME),
      coverage(0, 'Other Structures', '31,200', HOME),
      coverage(0, 'Personal Property', '10,000', {
        deductible: '2,500',
        causes: 'broad',
        valuation: 'Actual cash value',
      }),
      coverage(0, 'Fair Rental Value', '31,200'),
      coverage(0, 'Ordinance or law', null, { words: '10% of Coverage A' }),
      coverage(0, 'Water back-up of sewers and drains', '5,000'),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Jubilee Bay Mortgage Corp., ISAOA',
        address: address('P.O. Box 90210', 'Mobile', 'AL', '36691'),
        loan: '0077341920',
      },
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Fly Creek Credit Union',
        address: address('19 Section Street', 'Fairhope', 'AL', '36532'),
        loan: 'HE-5514',
      },
      {
        place: 0,
        kind: 'additional insured',
        name: 'Live Oak Rental Managers LLC',
        address: address('402 Nichols Way', 'Fairhope', 'AL', '36532'),
        loan: null,
      },
    ],
    terms: {
      'all other perils deductible': '$2,500',
      'hurricane deductible': '2% of Coverage A ($6,240)',
      'wind or hail deductible': '$5,000 other than hurricane',
      'ordinance or law': '10% of Coverage A',
      'inflation guard': '4%',
      flood: 'Not covered',
      earthquake: 'Not covered',
    },
  },
}
