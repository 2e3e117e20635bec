import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { referredTo } from '../../db/references.ts'
import { hasOwnHistory } from '../history/service.ts'
import { deleteAccounts, findAccounts, index } from './store/accounts.ts'
import { deleteIdle, part } from './store/contacts.ts'

/** What belongs to an account alone, and goes with it. */
const OWN = ['account_contacts', 'import_references']

/**
 * Takes accounts away that were created by mistake, with the contacts that spoke for them alone. One that somebody changed or hung anything on
 * since is kept: the answer says of each of these why.
 */
export async function takeBackAccounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  must(ctx, 'delete', 'account')
  const accounts = await findAccounts(ctx.db, ids, true)
  const inUse = await referredTo(ctx.db, 'accounts', ids, OWN)
  const told = await hasOwnHistory(ctx, { accountIds: ids }, 'ACCOUNT_CREATED')
  const kept = new Map<string, string>()
  for (const { id, rev, mergedInto } of accounts) {
    if (mergedInto || rev > 1 || told.has(id)) kept.set(id, 'It was edited since.')
    const from = inUse.get(id)
    if (from) kept.set(id, `It has ${from.replaceAll('_', ' ')} by now.`)
  }
  await deleteAccounts(
    ctx.db,
    ids.filter((id) => !kept.has(id)),
  )
  return kept
}

/** Contacts that no longer speak for their accounts; one that speaks for no other goes. */
export async function partContacts(ctx: Ctx, pairs: readonly { accountId: string; contactId: string }[]) {
  must(ctx, 'change', 'account')
  await part(ctx.db, pairs)
  await deleteIdle(
    ctx.db,
    pairs.map(({ contactId }) => contactId),
  )
  await index(
    ctx.db,
    pairs.map(({ accountId }) => accountId),
  )
}
