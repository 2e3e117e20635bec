import type { PropertyInterest } from '../paper.ts'

type Town = { city: string; state: string; zip: string }
type Lender = { shown: string; name: string; loan: string | null; address?: PropertyInterest['address'] }
/** `limits`: of building, personal property and rents; null where the cell is blank. */
export type ListedBuilding = {
  location: string
  building: string
  line1: string
  town: Town
  construction: string
  yearBuilt: string
  limits: [string | null, string | null, string | null]
  deductible: string
  valuation: 'RC' | 'ACV'
  lender?: Lender
}

const thornbury: Town = { city: 'Thornbury', state: 'VA', zip: '22999' }
const hazel: Town = { city: 'Hazel Ferry', state: 'VA', zip: '22998' }

type Row = [
  numbers: [location: string, building: string],
  line1: string,
  town: Town,
  construction: string,
  yearBuilt: string,
  limits: ListedBuilding['limits'],
  settled: [deductible: string, valuation: 'RC' | 'ACV'],
  lender?: Lender,
]

const dovecote: Lender = { shown: 'Dovecote Bank ISAOA / 50-1182', name: 'Dovecote Bank ISAOA', loan: '50-1182' }
const lychgate: Lender = { shown: 'Lychgate Credit Union', name: 'Lychgate Credit Union', loan: null }

const ROWS: Row[] = [
  [['1', '1'], '1 Commons Way', thornbury, 'JM', '1984', ['4,120,000', '65,000', null], ['10,000', 'RC'], dovecote],
  [['1', '2'], '3 Commons Way', thornbury, 'JM', '1984', ['3,980,000', null, null], ['10,000', 'RC']],
  [['1', '3'], '5 Commons Way', thornbury, 'JM', '1986', ['3,980,000', null, null], ['10,000', 'RC']],
  [['1', '4'], '7 Commons Way (garage)', thornbury, 'Frame', '1986', ['310,000', null, null], ['10,000', 'ACV']],
  [['2', '1'], '40 Orchard Gate', thornbury, 'Frame', '1991', ['2,240,000', '24,000', '48,000'], ['10,000', 'RC']],
  [['2', '2'], '42 Orchard Gate', thornbury, 'Frame', '1991', ['2,240,000', null, '36,000'], ['10,000', 'RC']],
  [['3', '1'], '9 Ferry Green', hazel, 'MNC', '2010', ['1,075,000', '140,000', '92,000'], ['5,000', 'RC'], lychgate],
  [['3', '2'], '9 Ferry Green (boathouse)', hazel, 'Frame', '1972', ['88,000', '15,000', null], ['5,000', 'ACV']],
]

export const LISTED: ListedBuilding[] = ROWS.map(
  ([[location, building], line1, town, construction, yearBuilt, limits, [deductible, valuation], lender]) => ({
    location,
    building,
    line1,
    town,
    construction,
    yearBuilt,
    limits,
    deductible,
    valuation,
    ...(lender && { lender }),
  }),
)
