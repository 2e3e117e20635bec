import { type RawBuilder, sql } from 'kysely'
import { addDays, type IsoDate, type Span } from '../../../../shared/dates.ts'
import { POLICY_TABS, type PolicySort, type PolicyTab, type PolicyType } from '../../../../shared/policies.ts'
import type { PolicyState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { isAmong, isWithin, onePage, pageOf, patternsOf, type SortKey } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search.ts'
import type { Policy } from '../types.ts'
import { allPolicies, runsOn } from './policies.ts'
import { toPolicy } from './rows.ts'

export type PolicyFilter = {
  search?: string | null | undefined
  /** Only those of a tab; of all of them when it is left out. */
  tab?: PolicyTab | null | undefined
  states?: PolicyState[] | null | undefined
  types?: PolicyType[] | null | undefined
  /** Only those of these ids. */
  ids?: string[] | null | undefined
  carrierIds?: string[] | null | undefined
  /** Only those whose agent, producer or service representative is one of these users. */
  userIds?: string[] | null | undefined
  accountId?: string | null | undefined
  /** Only those of these accounts; of none where it is empty. */
  accountIds?: readonly string[] | null | undefined
  /** Only those whose coverage runs today. */
  isInForce?: boolean | null | undefined
  effective?: Span | undefined
  expires?: Span | undefined
  /** In dollars. A premium of nothing is one that nobody has written down, and fits no range. */
  premium?: PremiumRange | undefined
  /** In how many days, at most, they expire; only those that have not ended. */
  expiringWithin?: number | null | undefined
  sort?: PolicySort | null | undefined
}

export type PremiumRange = {
  over?: number | undefined
  atLeast?: number | undefined
  under?: number | undefined
  atMost?: number | undefined
}

/** What the totals are counted by. */
export const POLICY_GROUPS = ['STATE', 'TYPE', 'CARRIER', 'TAB'] as const
export type PolicyGroup = (typeof POLICY_GROUPS)[number]

const EXPIRES = sql.ref('policies.expires_sort')
const id = (direction: 'asc' | 'desc'): SortKey => ({ by: sql.ref('policies.id'), kind: 'id', direction })

const SORTS: Record<PolicySort, readonly SortKey[]> = {
  CREATED_DESC: [{ by: sql.ref('policies.created_at'), kind: 'time', direction: 'desc' }, id('desc')],
  EXPIRES_ASC: [{ by: EXPIRES, kind: 'date', direction: 'asc' }, id('asc')],
  PREMIUM_DESC: [{ by: sql.ref('policies.premium_cents'), kind: 'cents', direction: 'desc' }, id('desc')],
  ACCOUNT_ASC: [
    { by: sql.ref('accounts.sort_name'), kind: 'text', direction: 'asc' },
    { by: sql.ref('accounts.id'), kind: 'id', direction: 'asc' },
    id('asc'),
  ],
}

/** One page of the policies that are not deleted, each with its place in the list. */
export async function listPolicyPage(
  db: Db,
  filter: PolicyFilter,
  today: IsoDate,
  first: number,
  after: string | null,
): Promise<{ policy: Policy; cursor: string }[]> {
  const keys = SORTS[filter.sort ?? 'CREATED_DESC']
  const page = pageOf(keys, first, after)
  const conditions = await conditionsOf(db, filter, today)
  const query = allPolicies(db)
    .innerJoin('accounts', 'accounts.id', 'policies.account_id')
    // No policy lies on an account that was merged; saying so lets the index of accounts by name serve.
    .where('accounts.merged_into', 'is', null)
  const rows = await onePage(query, keys, page).where(conditions).execute()
  return rows.map((row) => ({ policy: toPolicy(row), cursor: row.cursor }))
}

export type PolicyTotal = { key: string; count: number; premium: string }

const GROUP_KEYS: Record<Exclude<PolicyGroup, 'TAB'>, RawBuilder<string>> = {
  STATE: sql`policies.state`,
  TYPE: sql`policies.type`,
  CARRIER: sql`coalesce(policies.carrier_id::text, '')`,
}

/** How many policies of the list each group has and their premium together; ungrouped, one total with the key ALL. */
export async function countPolicies(
  db: Db,
  filter: PolicyFilter,
  today: IsoDate,
  group: PolicyGroup | null,
): Promise<PolicyTotal[]> {
  const conditions = await conditionsOf(db, filter, today)
  if (group === 'TAB') return countTabs(db, conditions, today)
  const key = group ? GROUP_KEYS[group] : sql<string>`'ALL'`
  const query = db
    .selectFrom('policies')
    .select([
      key.as('key'),
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(premium), 0)::numeric(20, 2)::text`.as('premium'),
    ])
    .where('deleted_at', 'is', null)
    .where(conditions)
  return (group ? query.groupBy(key).orderBy(key) : query).execute()
}

/** How many policies of the list each account has, and their premium together; none for an account that has none. */
export async function countByAccount(db: Db, filter: PolicyFilter, today: IsoDate): Promise<PolicyTotal[]> {
  return db
    .selectFrom('policies')
    .select(['account_id as key', sql<number>`count(*)::int`.as('count')])
    .select(sql<string>`sum(premium)::numeric(20, 2)::text`.as('premium'))
    .where('deleted_at', 'is', null)
    .where(await conditionsOf(db, filter, today))
    .groupBy('account_id')
    .execute()
}

/** How many policies stand under each tab, also under those that have none; one policy may stand under several. */
async function countTabs(db: Db, conditions: RawBuilder<boolean>, today: IsoDate): Promise<PolicyTotal[]> {
  const holds = sql.join(POLICY_TABS.map(({ id: tab }) => sql`(${tab}::text, ${isOnTab(tab, today)})`))
  const { rows } = await sql<PolicyTotal>`
    select tab.key, count(*)::int as count, sum(policies.premium)::numeric(20, 2)::text as premium
    from policies cross join lateral (values ${holds}) as tab (key, holds)
    where policies.deleted_at is null and tab.holds and ${conditions}
    group by tab.key`.execute(db)
  return POLICY_TABS.map(({ id: key }) => rows.find((row) => row.key === key) ?? { key, count: 0, premium: '0.00' })
}

/** Whether a policy stands under a tab, as a condition on `policies`. */
function isOnTab(tab: PolicyTab, today: IsoDate): RawBuilder<unknown> {
  const told = POLICY_TABS.find(({ id }) => id === tab)!
  if ('expiringWithin' in told) return expiresWithin(told.expiringWithin, today)
  return 'state' in told ? sql`policies.state = ${told.state}` : sql`true`
}

/** That a policy has not ended and expires within so many days from today. */
const expiresWithin = (days: number, today: IsoDate) =>
  sql`(${EXPIRES} >= ${today}::date and ${EXPIRES} <= ${addDays(today, days)}::date
    and policies.state not in ('EXPIRED', 'CANCELED'))`

const isInRange = ({ over, atLeast, under, atMost }: PremiumRange) =>
  sql`(policies.premium > greatest(${over ?? 0}::numeric, 0) and policies.premium >= ${atLeast ?? 0}::numeric
    and policies.premium < coalesce(${under ?? null}::numeric, 'infinity')
    and policies.premium <= coalesce(${atMost ?? null}::numeric, 'infinity'))`

/** What a policy of the list must be, as conditions on `policies`. */
async function conditionsOf(db: Db, filter: PolicyFilter, today: IsoDate) {
  const { ids, tab, states, types, carrierIds, userIds, accountId, expiringWithin } = filter
  const { accountIds, isInForce, effective, expires, premium } = filter
  const all: RawBuilder<unknown>[] = []
  if (ids?.length) all.push(sql`policies.id = any (${ids}::uuid[])`)
  if (states?.length) all.push(sql`policies.state = any (${states})`)
  if (types?.length) all.push(sql`policies.type = any (${types})`)
  if (carrierIds?.length) all.push(sql`policies.carrier_id = any (${carrierIds}::uuid[])`)
  if (userIds?.length)
    all.push(sql`(policies.agency_user_id = any (${userIds}::uuid[]) or policies.producer_id = any (${userIds}::uuid[])
      or policies.service_rep_id = any (${userIds}::uuid[]))`)
  if (accountIds) all.push(isAmong(sql.ref('policies.account_id'), accountIds))
  if (isInForce) all.push(runsOn(today))
  if (effective) all.push(isWithin(sql.ref('policies.inforce_at'), effective))
  if (expires) all.push(isWithin(sql.ref('policies.expires_at'), expires))
  if (premium) all.push(isInRange(premium))
  if (accountId) all.push(sql`policies.account_id = ${accountId}`)
  if (expiringWithin != null) all.push(expiresWithin(expiringWithin, today))
  if (tab) all.push(isOnTab(tab, today))
  const holds = await holdsAll(db, 'policies', patternsOf(filter.search))
  return sql<boolean>`(${sql.join([sql`true`, ...all, ...(holds ? [holds] : [])], sql` and `)})`
}
