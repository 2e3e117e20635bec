import { sql } from 'kysely'
import type { AccountGap, AccountSort, AccountType } from '../../../../shared/accounts.ts'
import type { Db } from '../../../db/connection.ts'
import { isAmong, onePage, pageOf, type SortKey } from '../../../db/list.ts'
import { holdsTyped } from '../../../db/search.ts'
import { idsOrNobody, isId } from '../../../lib/ids.ts'
import { accountColumns, toAccount } from './rows.ts'

export type AccountFilter = {
  search?: string | null
  /** Only those of these ids. */
  ids?: string[] | null
  types?: AccountType[] | null
  /** States of the mailing address: "OH". */
  zones?: string[] | null
  /** Only those that lack one of these. */
  missing?: AccountGap[] | null
  /** Only those whose producer or service representative is one of these users. */
  userIds?: string[] | null
  /** Only those of these ids, none where it is empty; and none of these. */
  among?: readonly string[] | null
  except?: readonly string[] | null
  producer?: Assigned | null
  serviceRep?: Assigned | null
  sort?: AccountSort | null
}

/** Assigned to one of these users, or to nobody. */
export type Assigned = { ids: readonly string[] } | 'NOBODY'

/** What accounts are counted by. */
const ACCOUNT_GROUPS = {
  TYPE: 'type',
  ZONE: 'zone',
  PRODUCER: 'producer_id',
  SERVICE_REP: 'service_rep_id',
} as const
export type AccountGroup = keyof typeof ACCOUNT_GROUPS

const SORTS = {
  NAME_ASC: { by: sql.ref('sort_name'), kind: 'text', direction: 'asc' },
  UPDATED_DESC: { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
  CREATED_DESC: { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
} as const satisfies Record<AccountSort, SortKey>

/** One page of the accounts, without merged ones. */
export async function listAccounts(db: Db, filter: AccountFilter, first: number, after: string | null) {
  const sort = SORTS[filter.sort ?? 'NAME_ASC']
  const keys: SortKey[] = [sort, { by: sql.ref('id'), kind: 'id', direction: sort.direction }]
  const page = pageOf(keys, first, after)
  const rows = await onePage(await found(db, filter), keys, page)
    .select(accountColumns)
    .execute()
  return rows.map((row) => ({ account: toAccount(row), cursor: row.cursor }))
}

/** How many accounts of each kind there are; none for a kind that has none. */
export async function countAccounts(db: Db, filter: AccountFilter): Promise<{ key: AccountType; count: number }[]> {
  const query = await found(db, filter)
  return query
    .select(['type as key', sql<number>`count(*)::int`.as('count')])
    .groupBy('type')
    .execute()
}

/** How many accounts of the list each group has; the key is null for those that have none. */
export async function countAccountsBy(db: Db, filter: AccountFilter, group: AccountGroup) {
  const key = sql<string | null>`${sql.ref(ACCOUNT_GROUPS[group])}::text`
  const query = (await found(db, filter)).select([key.as('key'), sql<number>`count(*)::int`.as('count')])
  return query.groupBy(key).execute()
}

/** The ids of all accounts of the list. */
export async function listAccountIds(db: Db, filter: AccountFilter): Promise<string[]> {
  return (await (await found(db, filter)).select('id').execute()).map(({ id }) => id)
}

async function found(db: Db, filter: AccountFilter) {
  let query = db.selectFrom('accounts').where('merged_into', 'is', null)
  if (filter.ids?.length) query = query.where(sql<boolean>`id = any(${filter.ids.filter(isId)}::uuid[])`)
  if (filter.types?.length) query = query.where('type', 'in', filter.types)
  if (filter.zones?.length) query = query.where('zone', 'in', filter.zones)
  if (filter.missing?.length) query = query.where(lacks(filter.missing))
  if (filter.userIds?.length) {
    const ids = idsOrNobody(filter.userIds)
    query = query.where((eb) => eb.or([eb('producer_id', 'in', ids), eb('service_rep_id', 'in', ids)]))
  }
  if (filter.among) query = query.where(isAmong(sql.ref('id'), filter.among))
  if (filter.except?.length) query = query.where(sql<boolean>`not ${isAmong(sql.ref('id'), filter.except)}`)
  if (filter.producer) query = query.where(isAssigned('producer_id', filter.producer))
  if (filter.serviceRep) query = query.where(isAssigned('service_rep_id', filter.serviceRep))
  const matching = await holdsTyped(db, 'accounts', filter.search)
  return matching ? query.where(matching) : query
}

const isAssigned = (column: string, to: Assigned) =>
  to === 'NOBODY' ? sql<boolean>`${sql.ref(column)} is null` : isAmong(sql.ref(column), to.ids)

/** All conditions, as in the index of incomplete accounts. */
const lacks = (gaps: readonly AccountGap[]) =>
  sql<boolean>`(${ANY_GAP} and ((email = '' and ${gaps.includes('EMAIL')}) or (phone = '' and ${gaps.includes('PHONE')})
    or (${NO_ADDRESS} and ${gaps.includes('ADDRESS')})))`
const NO_ADDRESS = sql`not mailing_address ?& array['line1','city','zone','postalCode']`
const ANY_GAP = sql`(email = '' or phone = '' or ${NO_ADDRESS})`
