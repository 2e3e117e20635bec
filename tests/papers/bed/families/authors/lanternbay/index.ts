import type { Family } from '../../../family.ts'
import { assigned } from './assigned.ts'
import { autoDeclarations } from './auto.ts'
import { bill } from './bill.ts'
import { businessowners } from './bop.ts'
import { change } from './change.ts'
import { cents, long, short, slashed, usd } from './kit.ts'
import { cancellation, offer } from './letters.ts'
import { lossHistory, vendorTerms } from './office.ts'
import { postcard } from './postcard.ts'

/** A direct insurer of small businesses that also serves a state's assigned-risk plan: plain words, numbered boxes, one limit a row. */
export const lanternbay: Family = {
  name: 'lanternbay',
  split: 'threshold',
  names: 'threshold',
  style: (chance) => ({
    money: chance.pick([usd, usd, usd, cents, (amount: number) => amount.toLocaleString('en-US')]),
    date: chance.pick([long, slashed, slashed, short]),
    capitals: chance.maybe(0.25),
  }),
  papers: {
    businessowners,
    offer,
    postcard,
    assigned,
    cancellation,
    autoDeclarations,
    vendorTerms,
    bill,
    change,
    lossHistory,
  },
}
