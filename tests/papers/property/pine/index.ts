import type { PropertyPaper } from '../paper.ts'
import { ASSOCIATION_MASTER } from './association-master.ts'
import { BROKER_LETTER } from './broker-letter.ts'
import { BUILDERS_RISK } from './builders-risk.ts'
import { COOPERATIVE_SCHEDULE } from './cooperative-schedule.ts'
import { FARM_MUTUAL } from './farm-mutual.ts'
import { HOST_PRINT } from './host-print.ts'
import { MARKET_SLIP } from './market-slip.ts'
import { PACKAGE_POLICY } from './package-policy.ts'
import { RENTAL_DWELLINGS } from './rental-dwellings.ts'
import { SHEET_EXPORT } from './sheet-export.ts'
import { SHOPKEEPERS } from './shopkeepers.ts'
import { WHOLESALE_BINDER } from './wholesale-binder.ts'

export const PAPERS: PropertyPaper[] = [
  FARM_MUTUAL,
  MARKET_SLIP,
  WHOLESALE_BINDER,
  ASSOCIATION_MASTER,
  BUILDERS_RISK,
  SHEET_EXPORT,
  HOST_PRINT,
  SHOPKEEPERS,
  PACKAGE_POLICY,
  RENTAL_DWELLINGS,
  BROKER_LETTER,
  COOPERATIVE_SCHEDULE,
]
