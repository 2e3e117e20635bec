import { sql } from 'kysely'
import type { IsoDate } from '../../../shared/dates.ts'
import { type PlanLimits, type Prices, planOf, type Quote, type SubscriptionState } from '../../../shared/plans.ts'
import type { Db } from '../../db/connection.ts'
import type { Subscription } from './types.ts'

/** The agency's subscription; `lock` keeps it, and the seats it counts, from being changed until the transaction ends. */
export async function getSubscription(db: Db, lock = false): Promise<Subscription> {
  let query = db.selectFrom('subscriptions').selectAll()
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirstOrThrow()
  const active = sql<number>`count(*)::int`.as('active')
  // Counted after the lock: whoever held it has added or enabled somebody.
  const users = db.selectFrom('agency_users').select(active).where('state', '=', 'ACTIVE')
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
    contractEndsOn: row.contract_ends_on,
    stateSince: row.state_since,
    rev: row.rev,
  }
}

/** What changes with an update. */
export type Changed = Quote & {
  state: SubscriptionState
  periodStartsOn: IsoDate | null
  periodEndsOn: IsoDate | null
  /** Whether agreed prices and limits go, since another plan has its own. */
  isOtherPlan: boolean
}

/** Writes the agency's subscription as its next revision. */
export async function setSubscription(db: Db, changed: Changed, now: Date) {
  const { plan, period, seats, voiceAgents, state, periodStartsOn, periodEndsOn, isOtherPlan } = changed
  await db
    .updateTable('subscriptions')
    .set({
      ...{ plan, period, seats, state },
      voice_agents: voiceAgents,
      period_starts_on: periodStartsOn,
      period_ends_on: periodEndsOn,
      ...(isOtherPlan && { prices: null, limits: null, contract_ends_on: null }),
      state_since: sql<Date>`case when state = ${state} then state_since else ${now} end`,
      rev: sql<number>`rev + 1`,
    })
    .execute()
}
