import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import * as store from './store/accounts.ts'
import { findKept } from './store/merges.ts'
import type { Account } from './types.ts'

const noSuchAccount = () => new AppError('NOT_FOUND', 'This account does not exist. It may have been deleted.')

/** An account, or the one it was merged into; null when there is none. */
export async function findAccount(ctx: Ctx, id: string): Promise<Account | null> {
  must(ctx, 'read', 'account')
  const kept = isId(id) ? await findKept(ctx.db, id) : null
  return kept === null ? null : store.findAccount(ctx.db, kept)
}

/** Those of these accounts that exist, as they are, merged ones included. */
export function findAccounts(ctx: Ctx, ids: readonly string[]): Promise<Account[]> {
  must(ctx, 'read', 'account')
  return store.findAccounts(ctx.db, ids.filter(isId))
}

/**
 * An account to act on. NOT_FOUND when there is none; CONFLICT when it was merged into another. A caller that then writes to it must lock
 * it: it may be deleted or merged between the read and the write.
 */
export async function getAccount(ctx: Ctx, id: string, lock?: store.Lock): Promise<Account> {
  must(ctx, 'read', 'account')
  const account = isId(id) ? await store.findAccount(ctx.db, id, lock) : null
  if (!account) throw noSuchAccount()
  if (account.mergedInto)
    throw new AppError('CONFLICT', 'This account was merged into another one meanwhile. Open that one.')
  return account
}
