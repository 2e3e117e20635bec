import type { PropertyPaper } from '../paper.ts'
import { condominium } from './heron/condominium.ts'
import { dwellingFire } from './heron/dwelling-fire.ts'
import { packagePolicy } from './heron/package.ts'
import { binder } from './longleaf/binder.ts'
import { letter } from './longleaf/letter.ts'
import { list } from './longleaf/list.ts'
import { businessowners } from './palmetto/businessowners.ts'
import { columns } from './palmetto/columns.ts'
import { mainframe } from './palmetto/mainframe.ts'
import { boxes } from './tallowwood/boxes.ts'
import { buildersRisk } from './tallowwood/builders-risk.ts'
import { locations } from './tallowwood/locations.ts'

/** Property papers of three insurers and a wholesale broker of the Southeast. */
export const PAPERS: PropertyPaper[] = [
  columns,
  mainframe,
  businessowners,
  boxes,
  buildersRisk,
  locations,
  condominium,
  packagePolicy,
  dwellingFire,
  binder,
  letter,
  list,
]
