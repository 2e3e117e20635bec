import type { PropertyPaper } from '../paper.ts'
import { amended } from './grandfall/amended.ts'
import { dwelling } from './grandfall/dwelling.ts'
import { schedule } from './grandfall/schedule.ts'
import { comparison } from './larkspur/comparison.ts'
import { letter } from './larkspur/letter.ts'
import { workbook } from './larkspur/workbook.ts'
import { binder } from './ottoline/binder.ts'
import { buildersRisk } from './ottoline/builders-risk.ts'
import { condominium } from './ottoline/condominium.ts'
import { oneBuilding } from './pennyroyal/one-building.ts'
import { packagePolicy } from './pennyroyal/package.ts'
import { sidePanel } from './pennyroyal/side-panel.ts'

export const PAPERS: PropertyPaper[] = [
  ...[schedule, dwelling, amended],
  ...[binder, buildersRisk, condominium],
  ...[packagePolicy, oneBuilding, sidePanel],
  ...[letter, workbook, comparison],
]
