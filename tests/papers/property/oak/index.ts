import type { PropertyPaper } from '../paper.ts'
import { condoAssociation } from './condo-association.ts'
import { condoLetter } from './condo-letter.ts'
import { condoList } from './condo-list.ts'
import { mutualBusinessowners } from './mutual-businessowners.ts'
import { mutualLandlord } from './mutual-landlord.ts'
import { mutualPrint } from './mutual-print.ts'
import { nationalBoxes } from './national-boxes.ts'
import { nationalPackage } from './national-package.ts'
import { nationalSchedule } from './national-schedule.ts'
import { surplusBinder } from './surplus-binder.ts'
import { surplusBuildersRisk } from './surplus-builders-risk.ts'
import { surplusVacant } from './surplus-vacant.ts'

/** A mutual of the Midwest, a national carrier, a surplus-lines insurer and a condominium program, three papers each. */
export const PAPERS: PropertyPaper[] = [
  mutualBusinessowners,
  mutualPrint,
  mutualLandlord,
  nationalBoxes,
  nationalPackage,
  nationalSchedule,
  surplusBinder,
  surplusBuildersRisk,
  surplusVacant,
  condoAssociation,
  condoLetter,
  condoList,
]
