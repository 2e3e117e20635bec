import { sql } from 'kysely'
import { dayIn, type IsoDate } from '../../../shared/dates.ts'
import { type InvoiceState, type PlanLimits, type Prices, planOf } from '../../../shared/plans.ts'
import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import { onePage, pageOf, type SortKey } from '../../db/list.ts'
import { newId } from '../../lib/ids.ts'
import type { Invoice, IssuedInvoice, Subscription } from './types.ts'

/** The agency's subscription; `lock` keeps it, and the seats it counts, from being changed until the transaction ends. */
export async function getSubscription(db: Db, agencyId: string, lock = false): Promise<Subscription> {
  let query = db.selectFrom('subscriptions').selectAll().where('agency_id', '=', agencyId)
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirstOrThrow()
  const active = sql<number>`count(*)::int`.as('active')
  // Counted after the lock: whoever held it has added or enabled somebody.
  const users = db
    .selectFrom('agency_users')
    .select(active)
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'ACTIVE')
  return {
    plan: row.plan,
    period: row.period,
    state: row.state,
    seats: row.seats,
    seatsActive: (await users.executeTakeFirstOrThrow()).active,
    voiceAgents: row.voice_agents,
    prices: row.prices as Prices | null,
    limits: row.limits && { ...planOf(row.plan).limits, ...(row.limits as Partial<PlanLimits>) },
    trialEndsOn: row.trial_ends_on,
    periodStartsOn: row.period_starts_on,
    periodEndsOn: row.period_ends_on,
    billingDay: row.billing_day,
    contractEndsOn: row.contract_ends_on,
    pending: row.pending_lines,
    stateSince: row.state_since,
    rev: row.rev,
  }
}

/** Writes the agency's subscription as its next revision. Agreed limits are only taken away. */
export async function setSubscription(db: Db, agencyId: string, subscription: Subscription, now: Date) {
  const { plan, period, state, seats, prices, limits } = subscription
  await db
    .updateTable('subscriptions')
    .set({
      ...{ plan, period, state, seats },
      voice_agents: subscription.voiceAgents,
      prices: prices && jsonOf(prices),
      ...(limits === null && { limits: null }),
      trial_ends_on: subscription.trialEndsOn,
      period_starts_on: subscription.periodStartsOn,
      period_ends_on: subscription.periodEndsOn,
      billing_day: subscription.billingDay,
      contract_ends_on: subscription.contractEndsOn,
      pending_lines: jsonOf(subscription.pending),
      state_since: sql<Date>`case when state = ${state} then state_since else ${now} end`,
      rev: sql<number>`rev + 1`,
    })
    .where('agency_id', '=', agencyId)
    .execute()
}

/** Today at the agency. */
export async function dayOf(db: Db, agencyId: string, now: Date): Promise<IsoDate> {
  const query = db.selectFrom('agencies').select('time_zone').where('id', '=', agencyId)
  return dayIn((await query.executeTakeFirstOrThrow()).time_zone, now)
}

type Issued = Invoice & { on: IsoDate } & Pick<IssuedInvoice, 'title' | 'periodStartsOn' | 'periodEndsOn'>

/** Issues an invoice under the next number. Whoever does has the lock of the subscription, so that no number is given twice or left out. */
export async function addInvoice(db: Db, agencyId: string, invoice: Issued, now: Date): Promise<IssuedInvoice> {
  const numbers = db.selectFrom('invoices').select(sql<number>`coalesce(max(number), 0)`.as('last'))
  const { last } = await numbers.where('agency_id', '=', agencyId).executeTakeFirstOrThrow()
  const agency = await db
    .selectFrom('agencies')
    .select(['name', 'mailing_address'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('invoices')
    .values({
      agency_id: agencyId,
      id: newId(),
      number: last + 1,
      issued_on: invoice.on,
      title: invoice.title,
      period_starts_on: invoice.periodStartsOn,
      period_ends_on: invoice.periodEndsOn,
      billed_to: jsonOf({ name: agency.name, mailingAddress: agency.mailing_address }),
      lines: jsonOf(invoice.lines),
      sub_total: invoice.subTotal,
      discount_total: invoice.discountTotal,
      tax_total: invoice.taxTotal,
      total: invoice.total,
      amount_due: invoice.amountDue,
      // Where a credit covers everything nobody has to pay.
      state: invoice.amountDue ? 'OPEN' : 'PAID',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toInvoice(row)
}

const KEYS: SortKey[] = [{ by: sql.ref('number'), kind: 'number', direction: 'desc' }]

/** One page of an agency's invoices, the newest first. */
export async function listInvoices(db: Db, agencyId: string, page: { first: number; after: string | null }) {
  const query = db.selectFrom('invoices').where('agency_id', '=', agencyId)
  const rows = await onePage(query, KEYS, pageOf(KEYS, page.first, page.after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ ...toInvoice(row), cursor: row.cursor }))
}

export async function findInvoice(db: Db, id: string): Promise<IssuedInvoice | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toInvoice(row) : null
}

/** Notes that an invoice is paid, and says how it was before; null where the agency has none of that number. */
export async function payInvoice(db: Db, agencyId: string, number: number): Promise<InvoiceState | null> {
  const found = db.selectFrom('invoices').select(['id', 'state']).where('agency_id', '=', agencyId)
  const row = await found.where('number', '=', number).forUpdate().executeTakeFirst()
  if (row) await db.updateTable('invoices').set({ state: 'PAID' }).where('id', '=', row.id).execute()
  return row?.state ?? null
}

type Row = Pick<IssuedInvoice, 'id' | 'number' | 'title' | 'lines' | 'total' | 'state'> & {
  issued_on: IsoDate
  period_starts_on: IsoDate
  period_ends_on: IsoDate
  billed_to: { name: string; mailingAddress: IssuedInvoice['billedTo']['mailingAddress'] }
  sub_total: number
  discount_total: number
  tax_total: number
  amount_due: number
}

const toInvoice = (row: Row): IssuedInvoice => ({
  id: row.id,
  number: row.number,
  issuedOn: row.issued_on,
  title: row.title,
  periodStartsOn: row.period_starts_on,
  periodEndsOn: row.period_ends_on,
  billedTo: row.billed_to,
  lines: row.lines,
  subTotal: row.sub_total,
  discountTotal: row.discount_total,
  taxTotal: row.tax_total,
  total: row.total,
  amountDue: row.amount_due,
  state: row.state,
})
