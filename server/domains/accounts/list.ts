import { ACCOUNT_TYPES } from '../../../shared/accounts.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { listContacts as listContactRows } from './store/contacts.ts'
import * as store from './store/list.ts'

export type { AccountFilter, AccountGroup, Assigned } from './store/list.ts'

type Page = { first: number; after: string | null }

/** One page of the accounts, each with its cursor. Merged accounts are in no list. */
export function listAccounts(ctx: Ctx, filter: store.AccountFilter, { first, after }: Page) {
  must(ctx, 'read', 'account')
  return store.listAccounts(ctx.db, filter, first, after)
}

/** How many accounts the list has: all of them (ALL), and of each kind. */
export async function countAccounts(ctx: Ctx, filter: store.AccountFilter): Promise<{ key: string; count: number }[]> {
  must(ctx, 'read', 'account')
  const counted = await store.countAccounts(ctx.db, filter)
  const ofType = idsOf(ACCOUNT_TYPES).map((key) => ({ key, count: counted.find((one) => one.key === key)?.count ?? 0 }))
  return [{ key: 'ALL', count: ofType.reduce((sum, { count }) => sum + count, 0) }, ...ofType]
}

/** How many accounts of the list each group has. */
export function countAccountsBy(ctx: Ctx, filter: store.AccountFilter, group: store.AccountGroup) {
  must(ctx, 'read', 'account')
  return store.countAccountsBy(ctx.db, filter, group)
}

/** The ids of all accounts of the list. */
export function listAccountIds(ctx: Ctx, filter: store.AccountFilter): Promise<string[]> {
  must(ctx, 'read', 'account')
  return store.listAccountIds(ctx.db, filter)
}

/** One page of the contacts of accounts, by name, each with a cursor. */
export function listContacts(ctx: Ctx, search: string | null, { first, after }: Page) {
  must(ctx, 'read', 'account')
  return listContactRows(ctx.db, search, first, after)
}
