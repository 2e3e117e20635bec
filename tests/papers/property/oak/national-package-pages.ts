import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import { across, at, type Column, down, pairs, rows } from './sheet.ts'

const head = (title: string, page: number) => [
  at(54, 36, 'Northmark Fire & Casualty Company', 11, true),
  at(54, 52, title, 10, true),
  at(400, 36, 'Policy Number: PKG 7003314-26', 8.5),
  at(400, 48, 'Policy Period: 01/01/2026 - 01/01/2027', 8.5),
  at(400, 60, `Page ${page} of 4`, 8.5),
]
const AMOUNTS: Column[] = [{ x: 54 }, { end: 540 }]
const LOCATIONS: Column[] = [{ x: 54 }, { x: 130 }, { x: 360 }, { x: 455 }, { x: 530 }]
const PROPERTY: Column[] = [{ x: 54 }, { x: 120 }, { end: 350 }, { x: 365 }, { x: 465 }, { end: 558 }]

const common: PdfPageSpec = {
  texts: [
    ...head('Commercial Package Policy - Common Declarations', 1),
    ...pairs(54, 150, 90, [
      ['Named Insured:', 'Velvet Otter Spas, Inc.'],
      ['Mailing Address:', '7 Copper Kettle Road'],
      ['', 'Saltmere, PA 18998'],
      ['Business:', 'Day spas and massage'],
    ]),
    ...pairs(330, 390, 90, [
      ['Producer:', 'Tolliver & Quince Insurance Brokers'],
      ['', '1 Quince Court'],
      ['', 'Saltmere, PA 18998'],
      ['Phone:', '(570) 555-0129'],
    ]),
    ...down(
      54,
      170,
      ['In return for the payment of the premium, we agree to provide the insurance in the parts below.'],
      9,
    ),
    ...rows(
      AMOUNTS,
      196,
      [
        ['Coverage Part', 'Premium'],
        ['Commercial Property', '$9,418'],
        ['Commercial General Liability', '$6,220'],
        ['Liquor Liability', 'Not covered'],
        ['Commercial Inland Marine', 'Not covered'],
        ['Total', '$15,638'],
      ],
      9,
    ),
  ],
  rulings: across(54, 504, 74, 206.5),
}

const liability: PdfPageSpec = {
  texts: [
    ...head('Commercial General Liability Declarations', 2),
    ...rows(
      AMOUNTS,
      92,
      [
        ['Limits of Insurance', ''],
        ['Each Occurrence Limit', '$1,000,000'],
        ['Damage to Premises Rented to You', '$500,000'],
        ['Medical Expense Limit, any one person', '$5,000'],
        ['Personal and Advertising Injury Limit', '$1,000,000'],
        ['General Aggregate Limit', '$3,000,000'],
        ['Products-Completed Operations Aggregate Limit', '$3,000,000'],
        ['Deductible, bodily injury and property damage combined', '$2,500'],
      ],
      9,
    ),
    at(54, 226, 'Locations of all premises you own, rent or occupy', 9, true),
    ...down(
      54,
      242,
      [
        '001  7 Copper Kettle Road, Saltmere, PA 18998',
        '002  212 Old Quarry Street, Saltmere, PA 18998',
        '003  Kiosk 18, Larkspur Galleria, Drumlin, NJ 07999 (premises rented, no property covered)',
      ],
      9,
    ),
    ...rows(
      [{ x: 54 }, { x: 110 }, { end: 400 }, { end: 480 }, { end: 558 }],
      300,
      [
        ['Class', 'Description', 'Exposure', 'Rate', 'Premium'],
        ['18990', 'Spas and health salons', '$2,140,000', '2.710', '$5,799'],
        ['14733', 'Retail of goods, not food', '$310,000', '1.358', '$421'],
      ],
      9,
    ),
  ],
  rulings: across(54, 504, 74, 310.5),
}

const property: PdfPageSpec = {
  texts: [
    ...head('Commercial Property Declarations', 3),
    ...rows(
      LOCATIONS,
      86,
      [
        ['Loc / Bldg', 'Address', 'Construction', 'Occupancy', 'Yr'],
        ['001 / 001', '7 Copper Kettle Road, Saltmere, PA 18998', 'Fire Resistive', 'Day spa', '2009'],
        ['002 / 001', '212 Old Quarry Street, Saltmere, PA 18998', 'Frame', 'Linen laundry', '1947'],
      ],
      8.5,
    ),
    at(54, 142, 'Schedule of Coverages', 9, true),
    ...rows(
      PROPERTY,
      158,
      [
        ['Loc / Bldg', 'Coverage', 'Limit of Insurance', 'Valuation', 'Coins.', 'Premium'],
        ['001 / 001', 'Building', '$3,275,000', 'Replacement Cost', '100%', '$5,240'],
        ['001 / 001', 'Personal Property of the Insured', '$540,000', 'Replacement Cost', '100%', '$1,080'],
        ['002 / 001', 'Building', '$415,000', 'Actual Cash Value', '80%', '$1,038'],
        ['002 / 001', 'Personal Property of the Insured', '$130,000', 'Replacement Cost', '80%', '$298'],
      ],
      8.5,
    ),
    at(54, 238, 'Coverages that apply at all locations', 9, true),
    ...rows(
      [{ x: 54 }, { end: 350 }, { x: 365 }, { end: 558 }],
      254,
      [
        ['Coverage', 'Limit of Insurance', 'Deductible or waiting period', 'Premium'],
        ['Business Income Including Rental Value', '$960,000', '48 hours; 1/4 monthly limitation', '$1,632'],
        ['Utility Services - Direct Damage', '$25,000', '$5,000', '$80'],
        ['Spoilage', '$10,000', '$1,000', '$50'],
      ],
      8.5,
    ),
    ...pairs(
      54,
      200,
      324,
      [
        ['Covered Causes of Loss', 'Special'],
        ['Deductible', '$5,000 unless shown otherwise'],
        ['Windstorm or Hail Deductible', '$25,000'],
        ['Ordinance or Law', 'Coverage A Included;  Coverage B $325,000;  Coverage C $325,000'],
        ['Equipment Breakdown', 'Included'],
        ['Earthquake and Flood', 'Excluded'],
      ],
      8.5,
    ),
    at(54, 424, 'Mortgageholder', 9, true),
    ...down(
      54,
      438,
      [
        'Loc 001 Bldg 001',
        'Pewter Valley Trust Company, Its Successors and Assigns',
        '3900 Ledger Boulevard',
        'Saltmere, PA 18998',
        'Loan C-0071-449',
      ],
      8.5,
    ),
    at(330, 424, "Lender's Loss Payable (CP 12 18, clause D)", 9, true),
    ...down(
      330,
      438,
      ['Loc 002 Bldg 001', 'Sudsworth Equipment Credit Corp.', 'PO Box 2020', 'Drumlin, NJ 07999'],
      8.5,
    ),
    at(54, 520, 'Forms: CP 00 10 10 12, CP 00 30 10 12, CP 10 30 09 17, CP 04 05 09 17, CP 12 18 10 12', 8.5),
  ],
  rulings: across(54, 504, 74, 96, 168, 264, 318, 418),
}

const others: PdfPageSpec = {
  texts: [
    ...head('General Liability Schedule of Additional Insureds', 4),
    ...down(
      54,
      92,
      [
        'CG 20 11 - Managers or Lessors of Premises',
        'Larkspur Galleria Owner LP, 9 Galleria Drive, Drumlin, NJ 07999',
        'Designated premises: Kiosk 18.  Additional premium $75.',
      ],
      9,
    ),
    ...down(
      54,
      150,
      [
        'CG 20 28 - Lessor of Leased Equipment',
        'Steamwright Rentals LLC, 301 Valve Street, Saltmere, PA 18998',
        'Their own liability program, carried elsewhere: $5,000,000 each occurrence. Not part of this policy.',
      ],
      9,
    ),
    at(54, 216, 'Forms: CG 00 01 04 13, CG 20 11 12 19, CG 20 28 12 19, CG 21 47 12 07', 8.5),
  ],
  rulings: across(54, 504, 74),
}

export const PACKAGE_PAGES = [common, liability, property, others]
