import type { PropertyPaper } from '../../paper.ts'
import { address, coverage } from '../held.ts'
import { across, bold, grid, rows, say, sheet, stack } from '../layout.ts'

const HOTEL = address('4400 Kings Pier Highway', 'Murrells Inlet', 'SC', '29576')
const GRILL = address('4410 Kings Pier Highway', 'Murrells Inlet', 'SC', '29576')

const first = sheet([
  bold(48, 34, 'LONGLEAF BAY WHOLESALE BROKERS, LLC', 12),
  say(48, 50, '212 Dauphin Landing, Mobile, AL 36602     binders@longleafbay.example', 8),
  bold(48, 72, 'BINDER OF INSURANCE - COMMERCIAL PROPERTY', 12),
  rows(
    [48, 170],
    96,
    [
      ['Binder number:', 'LBW-25-3381     issued 11/26/2025'],
      ['This binder expires:', '01/30/2026 or when the policy is issued, if that is sooner'],
      ['Insurer:', 'Tallowwood Specialty Insurance Company (non-admitted), 100%'],
      ['Policy number:', 'TWS-CPR-0104477'],
      ['Policy period:', '12/01/2025 to 12/01/2026, 12:01 a.m.'],
      ['Named insured:', 'Saltmarsh Row Hospitality, LLC'],
      ['Address of insured:', '150 Oyster Factory Road, Georgetown, SC 29440'],
      ['Producer (retail):', 'Waccamaw Neck Insurance Advisors, 8 Litchfield Landing, Pawleys Island, SC 29585'],
    ],
    9,
    15,
  ),
  across(48, 222, 516),
  bold(48, 230, 'INSURED PROPERTY', 10),
  stack(48, 246, [
    'Location 1: 4400 Kings Pier Highway, Murrells Inlet, SC 29576. Hotel, masonry non-combustible, built 2007.',
    'Location 2: 4410 Kings Pier Highway, Murrells Inlet, SC 29576. Restaurant, frame, built 1983.',
  ]),
  bold(48, 282, 'OPTIONS QUOTED AND OPTION BOUND', 10),
  grid(
    48,
    298,
    [186, 110, 110, 110],
    [
      ['', 'Option 1\ndeclined', 'Option 2\nBOUND', 'Expiring\n2024-2025'],
      ['Location 1 - Building', '$9,800,000', '$11,250,000', '$9,600,000'],
      ['Location 1 - Contents', '$1,100,000', '$1,350,000', '$1,100,000'],
      ['Location 2 - Building', '$740,000', '$865,000', '$740,000'],
      ['Location 2 - Contents', '$180,000', '$215,000', '$175,000'],
      ['Business Income and Extra Expense,\nboth locations', '$1,800,000', '$2,400,000', '$1,500,000'],
      ['All other perils deductible', '$50,000', '$25,000', '$25,000'],
      ['Named storm deductible', '3% per location', '5% per location', '5% per location'],
      ['Theft deductible', '$25,000', '$10,000', '$10,000'],
      ['Business income waiting period', '72 hours', '72 hours', '48 hours'],
      ['Coinsurance', '80%', '90%', '80%'],
      ['Total insured values', '$13,620,000', '$16,080,000', '$13,115,000'],
      ['Annual premium', '$88,300', '$104,950', '$91,775'],
    ],
    8,
    [1, 2, 3],
  ),
  say(48, 540, 'See page 2 for terms, sublimits and interests.', 8),
])

const second = sheet([
  bold(48, 34, 'LONGLEAF BAY WHOLESALE BROKERS, LLC - Binder LBW-25-3381', 10),
  bold(48, 60, 'TERMS OF THE BOUND OPTION', 10),
  stack(48, 76, [
    'Causes of loss: special, including theft, buildings and contents, and for business income.',
    'Valuation: replacement cost for buildings and contents at location 1; actual cash value at location 2.',
    'The all other perils deductible is for buildings and contents, each occurrence.',
    'Coinsurance is for buildings and contents. Business income has no coinsurance.',
    'The named storm deductible is of total insured values, minimum $100,000 each occurrence.',
    'Occurrence limit of liability endorsement: does not apply.',
  ]),
  bold(48, 166, 'SUBLIMITS, each occurrence', 10),
  rows(
    [48, { end: 340 }, 360],
    182,
    [
      ['Ordinance or Law - Coverage A', 'Included', 'in the building limit'],
      ['Ordinance or Law - Coverages B and C combined', '$1,000,000', 'both locations'],
      ['Flood', 'Excluded', ''],
      ['Earth Movement', '$2,000,000', 'annual aggregate, deductible $50,000'],
      ['Equipment Breakdown', 'Excluded', ''],
      ['Signs', '$50,000', ''],
    ],
    8.5,
    14,
  ),
  bold(48, 280, 'MORTGAGEES AND LOSS PAYEES AS INSTRUCTED BY THE PRODUCER', 10),
  rows([48, 120, 210], 298, [['Location', 'Interest', 'Name and address']], 8, 12, true),
  rows(
    [48, 120, 210],
    312,
    [['1', 'Mortgagee', 'Brookgreen Hospitality Lending Trust, ISAOA/ATIMA, Loan BHL-3390']],
    8.5,
  ),
  say(210, 325, '1000 Meeting Pavilion, Charleston, SC 29403', 8.5),
  rows([48, 120, 210], 342, [['2', 'Loss Payee', 'Garden City Restaurant Equipment Co.']], 8.5),
  say(210, 355, '515 Atlantic Spur, Garden City, SC 29576', 8.5),
  bold(48, 384, 'SUBJECT TO', 10),
  stack(48, 400, [
    'Signed statement of values within 10 days. Signed surplus lines affidavit. Loss runs of four years.',
    'Another submission, Inlet Surf Club, TIV $4,300,000, is answered apart and is not bound here.',
  ]),
  stack(48, 450, [
    'For the insurer, by Longleaf Bay Wholesale Brokers, LLC',
    'Cornelius Abernethy-Wake, Property Broker',
  ]),
])

const PIER = { deductible: '25,000', causes: 'special', valuation: 'Replacement cost', coinsurance: '90%' } as const
const DINER = { ...PIER, valuation: 'Actual cash value' } as const

/** A wholesale broker's binder: the bound option stands between a declined and the expiring one. */
export const binder: PropertyPaper = {
  name: 'longleaf-binder',
  pages: [first, second],
  holds: {
    policy: {
      number: 'TWS-CPR-0104477',
      carrier: 'Tallowwood Specialty Insurance Company',
      effective: '12/01/2025',
      expiration: '12/01/2026',
    },
    insured: {
      name: 'Saltmarsh Row Hospitality, LLC',
      ...address('150 Oyster Factory Road', 'Georgetown', 'SC', '29440'),
    },
    producer: {
      name: 'Waccamaw Neck Insurance Advisors',
      ...address('8 Litchfield Landing', 'Pawleys Island', 'SC', '29585'),
    },
    places: [
      {
        ...HOTEL,
        location: '1',
        building: null,
        construction: 'Masonry non-combustible',
        occupancy: 'Hotel',
        yearBuilt: '2007',
      },
      { ...GRILL, location: '2', building: null, construction: 'Frame', occupancy: 'Restaurant', yearBuilt: '1983' },
    ],
    coverages: [
      coverage(0, 'Building', '11,250,000', PIER),
      coverage(0, 'Contents', '1,350,000', PIER),
      coverage(1, 'Building', '865,000', DINER),
      coverage(1, 'Contents', '215,000', DINER),
      coverage(null, 'Business Income and Extra Expense', '2,400,000', {
        deductibleWords: '72 hours',
        causes: 'special',
      }),
      coverage(null, 'Ordinance or Law - Coverage A', null, { words: 'Included in the building limit' }),
      coverage(null, 'Ordinance or Law - Coverages B and C combined', '1,000,000'),
      coverage(null, 'Earth Movement', '2,000,000', { deductible: '50,000' }),
      coverage(null, 'Signs', '50,000'),
    ],
    interests: [
      {
        place: 0,
        kind: 'mortgagee',
        name: 'Brookgreen Hospitality Lending Trust, ISAOA/ATIMA',
        address: address('1000 Meeting Pavilion', 'Charleston', 'SC', '29403'),
        loan: 'BHL-3390',
      },
      {
        place: 1,
        kind: 'loss payee',
        name: 'Garden City Restaurant Equipment Co.',
        address: address('515 Atlantic Spur', 'Garden City', 'SC', '29576'),
        loan: null,
      },
    ],
    terms: {
      'all other perils deductible': '$25,000 each occurrence',
      'named storm deductible': '5% per location of total insured values, minimum $100,000 each occurrence',
      'theft deductible': '$10,000',
      'waiting period': '72 hours',
      'ordinance or law': 'A included in the building limit; B and C combined $1,000,000',
      'equipment breakdown': 'Excluded',
      flood: 'Excluded',
      earthquake: 'Earth movement $2,000,000 annual aggregate, deductible $50,000',
    },
  },
}
