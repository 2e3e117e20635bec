import type { Family } from '../../../family.ts'
import { policyCards, umbrellaLayers } from './cards.ts'
import { change } from './change.ts'
import { chat } from './chat.ts'
import { bookExport } from './export.ts'
import { endedMail, proofMail } from './mails.ts'
import { planOptions } from './plans.ts'
import { wholePolicy } from './policy.ts'
import { portal } from './portal.ts'
import { longDay, shortDay, slashDay, weekDay } from './words.ts'

/** An insurer and a manager who sell online and write in plain words. */
export const tidepool: Family = {
  name: 'tidepool',
  split: 'report',
  names: 'report',
  style: (chance) => ({ capitals: chance.maybe(0.1), date: chance.pick([longDay, shortDay, slashDay, weekDay]) }),
  papers: {
    policyCards,
    wholePolicy,
    proofMail,
    chat,
    portal,
    bookExport,
    change,
    umbrellaLayers,
    planOptions,
    endedMail,
  },
}
