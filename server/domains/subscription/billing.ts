import { addDays, type IsoDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { type Quote, titleOf } from '../../../shared/plans.ts'
import type { Db } from '../../db/connection.ts'
import { type Change, changesOf, dueBy, trialOf } from './rules.ts'
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

/**
 * Ends the trials, contracts and periods that end by `day`, each with its invoice: all that have come while nobody was there. Each is told
 * to `record`.
 */
export async function settleDue(
  db: Db,
  agencyId: string,
  { day, now }: { day: IsoDate; now: Date },
  record: (changes: FieldChange[]) => Promise<void>,
): Promise<IssuedInvoice[]> {
  const issued: (IssuedInvoice | null)[] = []
  let before = await store.getSubscription(db, agencyId, true)
  for (let change = dueBy(before, day); change; change = dueBy(before, day)) {
    const invoice = await settle(db, agencyId, change, now)
    await record(changesOf(before, change.after, invoice))
    issued.push(invoice)
    before = change.after
  }
  return issued.filter((invoice) => invoice !== null)
}

/** Lets an agency try a plan for so many days from today on. */
export async function beginTrial(db: Db, agencyId: string, quote: Quote, days: number, now: Date) {
  const subscription = await store.getSubscription(db, agencyId, true)
  const today = await store.dayOf(db, agencyId, now)
  await store.setSubscription(db, agencyId, trialOf(subscription, quote, today, addDays(today, days)), now)
}
