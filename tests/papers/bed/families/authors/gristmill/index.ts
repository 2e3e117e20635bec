import type { Family } from '../../../family.ts'
import { binder } from './binder.ts'
import { confirmation } from './confirmation.ts'
import { hauling } from './hauling.ts'
import { history } from './history.ts'
import { losses } from './losses.ts'
import { options } from './options.ts'
import { packet } from './packet.ts'
import { schedule } from './schedule.ts'
import { surplusDeclarations } from './surplus.ts'
import { truckDeclarations } from './truck.ts'

/** Papers of a wholesale and program house for truckers, contractors and nonprofits. */
export const gristmill: Family = {
  name: 'gristmill',
  split: 'report',
  names: 'report',
  papers: {
    confirmation,
    binder,
    truckDeclarations,
    surplusDeclarations,
    schedule,
    packet,
    history,
    hauling,
    options,
    losses,
  },
}
