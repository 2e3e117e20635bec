import type { Family } from '../../../family.ts'
import { bidSummary } from './bid-summary.ts'
import { changeAnswered } from './change-answered.ts'
import { notBound } from './not-bound.ts'
import { ownerLetter } from './owner-letter.ts'
import { practiceDeclarations } from './practice-declarations.ts'
import { projectBinder } from './project-binder.ts'
import { projectSchedule } from './project-schedule.ts'
import { subAgreement } from './sub-agreement.ts'
import { towerExcess } from './tower-excess.ts'
import { workersStates } from './workers-states.ts'

/** A construction-insurance specialist: contractors, their projects, owners and subcontractors. */
export const girder: Family = {
  name: 'girder',
  split: 'learn',
  names: 'learn',
  papers: {
    projectBinder,
    practiceDeclarations,
    towerExcess,
    workersStates,
    projectSchedule,
    bidSummary,
    changeAnswered,
    subAgreement,
    notBound,
    ownerLetter,
  },
}
