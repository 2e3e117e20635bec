import type { PropertyPaper } from '../paper.ts'
import { coverage, interest } from './gold.ts'
import { PACKAGE_PAGES } from './national-package-pages.ts'

const wellhouse = { line1: '7 Copper Kettle Road', city: 'Saltmere', state: 'PA', zip: '18998' }
const annex = { line1: '212 Old Quarry Street', city: 'Saltmere', state: 'PA', zip: '18998' }
const rc = { deductible: '5,000', causes: 'special', valuation: 'Replacement Cost', coinsurance: '100%' } as const

/** A package policy whose property is one page among those of liability: other parts' amounts and insureds around it. */
export const nationalPackage: PropertyPaper = {
  name: 'national-package',
  pages: PACKAGE_PAGES,
  holds: {
    policy: {
      number: 'PKG 7003314-26',
      carrier: 'Northmark Fire & Casualty Company',
      effective: '01/01/2026',
      expiration: '01/01/2027',
    },
    insured: { name: 'Velvet Otter Spas, Inc.', ...wellhouse },
    producer: {
      name: 'Tolliver & Quince Insurance Brokers',
      phone: '(570) 555-0129',
      line1: '1 Quince Court',
      city: 'Saltmere',
      state: 'PA',
      zip: '18998',
    },
    places: [
      {
        ...wellhouse,
        location: '001',
        building: '001',
        construction: 'Fire Resistive',
        occupancy: 'Day spa',
        yearBuilt: '2009',
      },
      {
        ...annex,
        location: '002',
        building: '001',
        construction: 'Frame',
        occupancy: 'Linen laundry',
        yearBuilt: '1947',
      },
    ],
    coverages: [
      coverage(0, 'Building', '3,275,000', rc),
      coverage(0, 'Personal Property of the Insured', '540,000', rc),
      coverage(1, 'Building', '415,000', { ...rc, valuation: 'Actual Cash Value', coinsurance: '80%' }),
      coverage(1, 'Personal Property of the Insured', '130,000', { ...rc, coinsurance: '80%' }),
      coverage(null, 'Business Income Including Rental Value', '960,000', {
        causes: 'special',
        deductibleWords: '48 hours',
      }),
      coverage(null, 'Utility Services - Direct Damage', '25,000', { causes: 'special', deductible: '5,000' }),
      coverage(null, 'Spoilage', '10,000', { causes: 'special', deductible: '1,000' }),
    ],
    interests: [
      interest(
        0,
        'mortgagee',
        'Pewter Valley Trust Company, Its Successors and Assigns',
        ['3900 Ledger Boulevard', 'Saltmere', 'PA', '18998'],
        'C-0071-449',
      ),
      interest(1, "lender's loss payable", 'Sudsworth Equipment Credit Corp.', [
        'PO Box 2020',
        'Drumlin',
        'NJ',
        '07999',
      ]),
    ],
    terms: {
      deductible: '5,000',
      'wind or hail deductible': '25,000',
      'causes of loss': 'Special',
      'ordinance or law A': 'Included',
      'ordinance or law B': '325,000',
      'ordinance or law C': '325,000',
      'equipment breakdown': 'Included',
      flood: 'Excluded',
      earthquake: 'Excluded',
      'waiting period': '48 hours',
      'monthly limitation': '1/4',
    },
  },
}
