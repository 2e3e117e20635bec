import type { PropertyCoverage, PropertyHeld } from '../paper.ts'
import { cover, place } from './gold.ts'

type Insured = { what: string; amount: string; basis: string; coins: string; ded: string }
export type Store = { place: PropertyHeld['places'][number]; insured: Insured[] }

const BUILDING = 'Building'
const CONTENTS = 'Contents incl. stock'
const INCOME = 'Business Income & Extra Expense'

function store(
  numbers: [location: string, building: string],
  where: [line1: string, city: string, zip: string],
  told: [construction: string, occupancy: string, yearBuilt: string],
  insured: Insured[],
): Store {
  const [line1, city, zip] = where
  const [construction, occupancy, yearBuilt] = told
  return {
    place: place(...numbers, { line1, city, state: 'WI', zip }, { construction, occupancy, yearBuilt }),
    insured,
  }
}

function of(what: string, amount: string, basis: string, coins: string, ded: string): Insured {
  return { what, amount, basis, coins, ded }
}

const SUSTAINED = of(INCOME, 'Actual loss sustained, 12 months', '', '', '24 hours')

export const STORES: Store[] = [
  store(
    ['1', '1'],
    ['1180 Millrace Road', 'Fallow', '54999'],
    ['Masonry non-combustible', 'Grocery store', '1988'],
    [of(BUILDING, '$3,905,000', 'RC', '90%', '$10,000'), of(CONTENTS, '$1,640,000', 'RC', '90%', '$10,000'), SUSTAINED],
  ),
  store(
    ['1', '2'],
    ['1180 Millrace Road', 'Fallow', '54999'],
    ['Frame', 'Cart and ice shed', '2001'],
    [of(BUILDING, '$46,500', 'ACV', '80%', '$1,000')],
  ),
  store(
    ['2', '1'],
    ['27 Creamery Street', 'Odd Corner', '54998'],
    ['Joisted masonry', 'Grocery store', '1963'],
    [of(BUILDING, '$2,210,000', 'RC', '90%', '$10,000'), of(CONTENTS, '$985,000', 'RC', '90%', '$10,000'), SUSTAINED],
  ),
  store(
    ['3', '1'],
    ['4400 Drumlin Parkway', 'Fallow', '54997'],
    ['Non-combustible', 'Distribution warehouse', '2012'],
    [
      of(BUILDING, '$8,730,000', 'RC', '100%', '$25,000'),
      of(CONTENTS, '$6,400,000', 'Selling price', '100%', '$25,000'),
      of(INCOME, '$3,500,000', '', '50%', '72 hours'),
    ],
  ),
  store(
    ['3', '2'],
    ['4410 Drumlin Parkway', 'Fallow', '54997'],
    ['Non-combustible', 'Truck wash', '2013'],
    [of(BUILDING, '$415,000', 'RC', '100%', '$5,000'), of(CONTENTS, '$62,000', 'RC', '100%', '$5,000')],
  ),
  store(
    ['4', '1'],
    ['9 Bur Oak Plaza, Bay 3', 'Kettle Moor', '54996'],
    ['Masonry non-combustible', 'Pharmacy', '1999'],
    [
      of(CONTENTS, '$730,000', 'RC', '90%', '$5,000'),
      of('Tenant Improvements', '$155,000', 'RC', '90%', '$5,000'),
      SUSTAINED,
    ],
  ),
  store(
    ['5', '1'],
    ['360 Esker Road', 'Odd Corner', '54998'],
    ['Frame', 'Feed and seed store', '1937'],
    [of(BUILDING, '$690,000', 'ACV', '80%', '$5,000'), of(CONTENTS, '$275,000', 'RC', '80%', '$5,000')],
  ),
  store(
    ['5', '2'],
    ['360 Esker Road', 'Odd Corner', '54998'],
    ['Steel on posts', 'Hay storage', '1994'],
    [of(BUILDING, '$88,000', 'ACV', '80%', '$5,000'), of('Hay and Straw', '$40,000', 'ACV', '80%', '$5,000')],
  ),
  store(
    ['6', '1'],
    ['71 Lookout Street', 'Moraine', '54995'],
    ['Fire resistive', 'Main office', '2018'],
    [
      of(BUILDING, '$5,120,000', 'RC', '90%', '$10,000'),
      of(CONTENTS, '$870,000', 'RC', '90%', '$10,000'),
      of(INCOME, '$600,000', '', '50%', '72 hours'),
    ],
  ),
]

function coverage(at: number, { what, amount, basis, coins, ded }: Insured): PropertyCoverage {
  const limit = amount.startsWith('$') ? amount.slice(1) : null
  const deducted = ded.startsWith('$') ? { deductible: ded.slice(1) } : { deductibleWords: ded }
  return cover(at, what, limit, {
    ...(limit === null ? { words: amount } : {}),
    ...deducted,
    causes: 'special',
    valuation: basis || null,
    coinsurance: coins || null,
  })
}

export const STORE_COVERAGES = STORES.flatMap(({ insured }, at) => insured.map((each) => coverage(at, each)))
