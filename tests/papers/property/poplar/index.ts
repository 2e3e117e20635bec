import type { PropertyPaper } from '../paper.ts'
import { BINDER_VALUES } from './binder-values.ts'
import { BUSINESSOWNERS_COLUMNS } from './businessowners-columns.ts'
import { CONDO_LENDER_CHANGED } from './condo-lender-changed.ts'
import { DWELLING_TWO_TERMS } from './dwelling-two-terms.ts'
import { FAIR_PLAN } from './fair-plan.ts'
import { FLOOD_DWELLING } from './flood-dwelling.ts'
import { HOMEOWNERS_APP } from './homeowners-app.ts'
import { HOMEOWNERS_HURRICANE } from './homeowners-hurricane.ts'
import { HOMEOWNERS_WILDFIRE } from './homeowners-wildfire.ts'
import { PACKAGE_SCHEDULES } from './package-schedules.ts'

/** Papers as carriers and agencies of many states print them today, written by one who had not seen the reader. */
export const PAPERS: PropertyPaper[] = [
  HOMEOWNERS_HURRICANE,
  HOMEOWNERS_APP,
  HOMEOWNERS_WILDFIRE,
  FAIR_PLAN,
  CONDO_LENDER_CHANGED,
  FLOOD_DWELLING,
  DWELLING_TWO_TERMS,
  BUSINESSOWNERS_COLUMNS,
  PACKAGE_SCHEDULES,
  BINDER_VALUES,
]
