import type { Family } from '../../../family.ts'
import { premiumBordereau } from './bordereau.ts'
import { coverNote } from './cover-note.ts'
import { declarations } from './declarations.ts'
import { endorsement } from './endorsement.ts'
import { excessLayer } from './excess.ts'
import { AMOUNTS, DATES } from './help.ts'
import { marketNotice } from './notice.ts'
import { wholePolicy } from './policy.ts'
import { programme } from './programme.ts'
import { quoteOptions } from './quote.ts'
import { slip } from './slip.ts'

/** A coverholder and surplus lines house with London habits. */
export const saltmarsh: Family = {
  name: 'saltmarsh',
  split: 'learn',
  names: 'learn',
  style: (chance) => ({ date: chance.pick(DATES), money: chance.pick(AMOUNTS), spaced: 'no', spacedLabels: false }),
  papers: {
    slip,
    coverNote,
    declarations,
    excessLayer,
    endorsement,
    wholePolicy,
    programme,
    premiumBordereau,
    quoteOptions,
    marketNotice,
  },
}
