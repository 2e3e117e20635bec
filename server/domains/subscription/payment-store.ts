import { type Selectable, sql } from 'kysely'
import type { Quote } from '../../../shared/plans.ts'
import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import type { Tables } from '../../db/schema.ts'
import type { OpenPayment } from './types.ts'

/** What connects the agency with the payment provider, and the change that is under way there. */
export type PaymentAccount = {
  customerId: string | null
  subscriptionId: string | null
  /** The second that the change of the client's key is prorated from, and how often the provider refused it. */
  changeAt: Date | null
  changeTry: number
  /** When whoever has the turn loses it. */
  busyUntil: Date | null
  openPayment: OpenPayment | null
}

const toAccount = (row: Selectable<Tables['payment_accounts']>): PaymentAccount => ({
  customerId: row.customer_id,
  subscriptionId: row.subscription_id,
  changeAt: row.change_at,
  changeTry: row.change_try,
  busyUntil: row.busy_until,
  openPayment: row.open_payment as OpenPayment | null,
})

export async function findPaymentAccount(db: Db): Promise<PaymentAccount | null> {
  const row = await db.selectFrom('payment_accounts').selectAll().executeTakeFirst()
  return row ? toAccount(row) : null
}

/** Keeps the agency's customer at the provider; the first one stays, unless it is the one that is replaced. */
export async function keepCustomer(
  db: Db,
  agencyId: string,
  { customerId, replaces }: { customerId: string; replaces: string | null },
): Promise<string> {
  const row = await db
    .insertInto('payment_accounts')
    .values({ agency_id: agencyId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.column('agency_id').doUpdateSet({
        customer_id: sql<string>`coalesce(nullif(payment_accounts.customer_id, ${replaces}), ${customerId})`,
      }),
    )
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return row.customer_id!
}

/** Keeps what the subscription page says of a payment that did not go through; null for nothing. */
export async function keepOpenPayment(db: Db, open: OpenPayment | null) {
  await db
    .updateTable('payment_accounts')
    .set({ open_payment: open && jsonOf(open) })
    .execute()
}

/** Longer than all calls of a change can take together, each tried as often as it is. */
const LONGEST_TURN = '5 minutes'
/**
 * After so long the same client's key has the turn again, since whoever had it was most likely cut off. Where it was not, all that both ask
 * of the provider has the same idempotency keys, so that nothing is done twice, and only one of them keeps what came of it.
 */
const SAME_KEY_TURN = '15 seconds'

/**
 * Takes the agency's turn to speak to the provider; null while another has it. With `change` a client's key keeps the second it began with,
 * which a first one gets from it.
 */
export async function takeTurn(
  db: Db,
  agencyId: string,
  { turn, change, now }: { turn: string; change: { key: string; at: Date } | null; now: Date },
): Promise<PaymentAccount | null> {
  const { rows } = await sql<Selectable<Tables['payment_accounts']>>`
    insert into payment_accounts as a (agency_id, turn, busy_until, change_key, change_at)
      values (${agencyId}, ${turn}, ${now}::timestamptz + ${LONGEST_TURN}::interval, ${change?.key ?? null}, ${change?.at ?? null})
      on conflict (agency_id) do update set turn = excluded.turn, busy_until = excluded.busy_until,
        change_key = coalesce(excluded.change_key, a.change_key),
        change_at = case when coalesce(excluded.change_key = a.change_key, excluded.change_key is null) then a.change_at
          else excluded.change_at end,
        change_try = case when coalesce(excluded.change_key = a.change_key, excluded.change_key is null) then a.change_try else 0 end
      where a.busy_until is null or a.busy_until < ${now} or (a.change_key = excluded.change_key
        and a.busy_until < ${now}::timestamptz + ${LONGEST_TURN}::interval - ${SAME_KEY_TURN}::interval)
      returning *`.execute(db)
  return rows[0] ? toAccount(rows[0]) : null
}

/** Ends a turn; false when it had passed on to another before. `isRefused` lets the key's next try be another one for the provider. */
export async function endTurn(
  db: Db,
  turn: string,
  { isRefused = false, subscriptionId }: { isRefused?: boolean; subscriptionId?: string } = {},
): Promise<boolean> {
  const query = db.updateTable('payment_accounts').set({
    ...{ turn: null, busy_until: null },
    ...(subscriptionId && { subscription_id: subscriptionId }),
    ...(isRefused && { change_try: sql<number>`change_try + 1` }),
  })
  return (await query.where('turn', '=', turn).executeTakeFirst()).numUpdatedRows === 1n
}

/** The second a change is prorated from: that of a preview some minutes ago, so that looking twice shows the same amounts. */
export async function previewAt(db: Db, agencyId: string, quote: Quote, now: Date): Promise<Date> {
  const { rows } = await sql<{ prorates_at: Date }>`
    insert into payment_previews as p (agency_id, quote, prorates_at) values (${agencyId}, ${keyOf(quote)}, ${now})
      on conflict (agency_id, quote) do update set prorates_at =
        case when p.prorates_at > ${now}::timestamptz - interval '10 minutes' then p.prorates_at else excluded.prorates_at end
      returning prorates_at`.execute(db)
  return rows[0]!.prorates_at
}

/** The second that this change was previewed for in the last hour; null when it was not. */
export async function findPreview(db: Db, quote: Quote, now: Date): Promise<Date | null> {
  const query = db.selectFrom('payment_previews').select('prorates_at').where('quote', '=', keyOf(quote))
  return (
    (await query.where('prorates_at', '>', new Date(now.getTime() - 3_600_000)).executeTakeFirst())?.prorates_at ?? null
  )
}

/** After a change what was previewed is another thing. */
export async function forgetPreviews(db: Db) {
  await db.deleteFrom('payment_previews').execute()
}

const keyOf = ({ plan, period, seats, voiceAgents }: Quote) => [plan, period, seats, voiceAgents].join(' ')

/** Keeps an event of the provider and says which agency it is news for; null when it is none's, or was kept before. */
export async function keepPaymentEvent(
  db: Db,
  { id, type, customerId }: { id: string; type: string; customerId: string | null },
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ agency: string | null }>`
    select keep_payment_event(${id}, ${customerId}, ${type}, ${now}) as agency`.execute(db)
  return rows[0]?.agency ?? null
}

/** Forgets the provider's events that it will not send again. */
export async function forgetPaymentEvents(db: Db, before: Date) {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

export type Linked = { customerId: string | null; subscriptionId: string; isBusy: boolean }

/** What an agency is billed by at the provider, locked, and whether a change is under way there; null where it is not. `db` is the owner's. */
export async function lockLinked(db: Db, agencyId: string, now: Date): Promise<Linked | null> {
  const query = db.selectFrom('payment_accounts').selectAll().where('agency_id', '=', agencyId).forUpdate()
  const row = await query.executeTakeFirst()
  if (!row?.subscription_id) return null
  const isBusy = row.busy_until !== null && row.busy_until > now
  return { customerId: row.customer_id, subscriptionId: row.subscription_id, isBusy }
}

/** Forgets who the agency is at the provider: no news from there is its own any more. */
export async function unlink(db: Db, agencyId: string) {
  await db
    .updateTable('payment_accounts')
    .set({ customer_id: null, subscription_id: null, change_key: null, change_at: null, change_try: 0 })
    .where('agency_id', '=', agencyId)
    .execute()
  await db.deleteFrom('payment_previews').where('agency_id', '=', agencyId).execute()
}
