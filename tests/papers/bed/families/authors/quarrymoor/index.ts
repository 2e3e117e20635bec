import type { Family } from '../../../family.ts'
import { amendment } from './amendment.ts'
import { contractorDecs, garageDecs } from './declarations.ts'
import { followExcess } from './excess.ts'
import { lossRuns } from './losses.ts'
import { bindConfirmation, coverNote } from './notes.ts'
import { tavernBound, threeOptions } from './offers.ts'
import { placementSchedule } from './placement.ts'

/** A wholesale broker and the programs it places: orders it binds, policies of its markets, offers. */
export const quarrymoor: Family = {
  name: 'Quarrymoor wholesale',
  split: 'threshold',
  names: 'threshold',
  papers: {
    coverNote,
    bindConfirmation,
    contractorDecs,
    garageDecs,
    placementSchedule,
    amendment,
    followExcess,
    threeOptions,
    tavernBound,
    lossRuns,
  },
}
