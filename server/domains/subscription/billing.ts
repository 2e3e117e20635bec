import { addDays, type IsoDate } from '../../../shared/dates.ts'
import { type Quote, titleOf } from '../../../shared/plans.ts'
import type { Db } from '../../db/connection.ts'
import { type Change, dueBy, trialOf } from './rules.ts'
import * as store from './store.ts'
import type { IssuedInvoice } from './types.ts'

/** What the app, the agency's midnight and an operator write, each in its own transaction, which has locked the subscription. */

/** Writes a change, and issues its invoice if it has one to issue now. */
export async function settle(
  db: Db,
  agencyId: string,
  { invoice, after }: Change,
  now: Date,
): Promise<IssuedInvoice | null> {
  await store.setSubscription(db, agencyId, after, now)
  const { periodStartsOn, periodEndsOn } = after
  if (invoice.isNextInvoice || !invoice.on || !periodStartsOn || !periodEndsOn) return null
  const issued = { ...invoice, on: invoice.on, title: titleOf(after), periodStartsOn, periodEndsOn }
  return store.addInvoice(db, agencyId, issued, now)
}

/** Ends the trials and periods that end by `day`, each with its invoice: all that have come while nobody was there. */
export async function settleDue(db: Db, agencyId: string, day: IsoDate, now: Date): Promise<IssuedInvoice[]> {
  const issued: (IssuedInvoice | null)[] = []
  let change = dueBy(await store.getSubscription(db, agencyId, true), day)
  while (change) {
    issued.push(await settle(db, agencyId, change, now))
    change = dueBy(change.after, day)
  }
  return issued.filter((invoice) => invoice !== null)
}

/** Lets an agency try a plan for so many days from today on. */
export async function beginTrial(db: Db, agencyId: string, quote: Quote, days: number, now: Date) {
  const subscription = await store.getSubscription(db, agencyId, true)
  const today = await store.dayOf(db, agencyId, now)
  await store.setSubscription(db, agencyId, trialOf(subscription, quote, today, addDays(today, days)), now)
}
