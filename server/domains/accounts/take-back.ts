import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { referredTo } from '../../db/references.ts'
import { EDITED_SINCE, hasOwnHistory, revisedSince } from '../history/service.ts'
import { deleteAccounts, findAccounts, index } from './store/accounts.ts'
import { deleteIdle, part } from './store/contacts.ts'

/** What belongs only to an account and is deleted with it. */
const OWN = ['account_contacts', 'import_references']

/**
 * Deletes accounts that an import created, with contacts that belong only to them. An account that was changed or used since is kept; the
 * result says why for each.
 */
export async function takeBackAccounts(
  ctx: Ctx,
  ids: readonly string[],
  importId: string,
): Promise<Map<string, string>> {
  must(ctx, 'delete', 'account')
  const accounts = await findAccounts(ctx.db, ids, 'CHANGE')
  const inUse = await referredTo(ctx.db, 'accounts', ids, OWN)
  const told = await hasOwnHistory(ctx, { accountIds: ids }, 'ACCOUNT_CREATED')
  const made = accounts.map(({ id, rev }) => ({ id, rev, written: 1 }))
  const revised = await revisedSince(ctx, 'account', importId, made)
  const kept = new Map<string, string>()
  for (const { id, mergedInto } of accounts) {
    const how = mergedInto || told.has(id) ? EDITED_SINCE : revised.get(id)
    if (how) kept.set(id, how)
    const from = inUse.get(id)
    if (from) kept.set(id, `It has ${from.replaceAll('_', ' ')} by now.`)
  }
  await deleteAccounts(
    ctx.db,
    ids.filter((id) => !kept.has(id)),
  )
  return kept
}

/** Contacts to unlink from their accounts; one of no other account is deleted. */
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

/** Updates the search words of accounts that lost, for example, a reference number. */
export async function findAnew(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'change', 'account')
  await index(ctx.db, ids)
}
