import type { PropertyPaper } from '../paper.ts'
import { BUSINESSOWNERS_ONE } from './businessowners-one.ts'
import { BUSINESSOWNERS_TWO } from './businessowners-two.ts'
import { CONDO_UNIT } from './condo-unit.ts'
import { DWELLING_LANDLORD } from './dwelling-landlord.ts'
import { HOMEOWNERS_MUTUAL } from './homeowners-mutual.ts'
import { HOMEOWNERS_PANELS } from './homeowners-panels.ts'
import { HOMEOWNERS_TABLE } from './homeowners-table.ts'
import { HOMEOWNERS_TYPED } from './homeowners-typed.ts'
import { PACKAGE_BLANKET } from './package-blanket.ts'
import { PROPERTY_PART } from './property-part.ts'

/** Papers as plain carriers print them today, written by one who had not seen the reader. */
export const PAPERS: PropertyPaper[] = [
  HOMEOWNERS_TABLE,
  HOMEOWNERS_MUTUAL,
  DWELLING_LANDLORD,
  CONDO_UNIT,
  HOMEOWNERS_TYPED,
  BUSINESSOWNERS_ONE,
  BUSINESSOWNERS_TWO,
  PROPERTY_PART,
  PACKAGE_BLANKET,
  HOMEOWNERS_PANELS,
]
