import { z } from 'zod'
import { ACCOUNT_TEAM } from '../../../shared/accounts.ts'
import type { HistoryKind } from '../../../shared/history.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { demandNewest, listHistory, recordEvent } from '../history/service.ts'
import { type AccountInput, type CheckedAccount, type ContactChoice, checkAccount, MAY_LACK_ANY } from './input.ts'
import { changeAccounts, createAccounts, lockTogether } from './many.ts'
import { findAccount, getAccount } from './reads.ts'
import * as store from './store/accounts.ts'
import * as contacts from './store/contacts.ts'
import { listFamily } from './store/merges.ts'
import type { Account } from './types.ts'

export { contactChanges, detailChanges } from './changes.ts'
export { accountOfFile, listAccountDocuments, uploadAccountDocument } from './documents.ts'
export { type AccountInput, type CheckedAccount, checkAccount, MAY_LACK_ANY } from './input.ts'
export {
  type AccountFilter,
  type AccountGroup,
  type Assigned,
  countAccounts,
  countAccountsBy,
  listAccountIds,
  listAccounts,
} from './list.ts'
export { type AccountChange, changeAccounts, createAccounts } from './many.ts'
export { findAccount, findAccounts, getAccount } from './reads.ts'
export { findAnew, partContacts, takeBackAccounts } from './take-back.ts'

/** The accounts with one of these e-mails or exact names, ignoring case. */
export function findClients(ctx: Ctx, by: { emails: readonly string[]; names: readonly string[] }): Promise<Account[]> {
  must(ctx, 'read', 'account')
  return store.findClients(ctx.db, by)
}

/** Those of these accounts that exist, or the accounts they were merged into, by the requested ids; locked until the transaction ends. */
export async function holdAccounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Account>> {
  must(ctx, 'read', 'account')
  const found = await store.findAccounts(ctx.db, ids.filter(isId).toSorted(), 'CHANGE')
  const held = new Map<string, Account>()
  for (const account of found) {
    const kept = account.mergedInto ? await findAccount(ctx, account.id) : account
    if (kept) held.set(account.id, kept)
  }
  return held
}

/** The contacts of each of these accounts, the primary one first. */
export function listContactsOf(ctx: Ctx, accountIds: readonly string[]) {
  must(ctx, 'read', 'account')
  return contacts.listContactsOf(ctx.db, accountIds)
}

/** The accounts of each of these contacts. */
export function listAccountsOf(ctx: Ctx, contactIds: readonly string[]) {
  must(ctx, 'read', 'account')
  return contacts.listAccountsOf(ctx.db, contactIds)
}

type HistoryPage = { first: number; after: string | null; kinds?: HistoryKind[] | null | undefined }

/** What happened to an account and to all that were merged into it, the newest first: all of it, or what is of these kinds. */
export async function listAccountHistory(ctx: Ctx, id: string, { kinds, ...page }: HistoryPage) {
  must(ctx, 'read', 'account')
  return listHistory(ctx, { accountIds: await listFamily(ctx.db, id), kinds }, page)
}

type Keyed = { key?: string | null | undefined }

/** Creates an account: a business with its primary contact, or an individual. The same key again returns the same account. */
export async function createAccount(ctx: Ctx, { key, ...input }: AccountInput & Keyed): Promise<Account> {
  must(ctx, 'create', 'account')
  const checked = withOneself(ctx, checkAccount(input))
  const id = await onlyOnce(ctx, key, 'createAccount', checked, async () => {
    await demandTeam(ctx, checked)
    const [made] = await createAccounts(ctx, [checked])
    return made!.id
  })
  return (await store.findAccount(ctx.db, id))!
}

/** Who sees only assigned accounts is assigned to those they add. */
function withOneself({ actor, rights }: Ctx, account: CheckedAccount): CheckedAccount {
  const { userId } = actor
  const isAssigned = ACCOUNT_TEAM.some(({ id }) => account.details[id] === userId)
  if (rights?.sees !== 'ASSIGNED_ACCOUNTS' || isAssigned) return account
  const place = rights.role === 'PRODUCER' ? 'producerId' : 'serviceRepId'
  return { ...account, details: { ...account.details, [place]: userId } }
}

type Replacement = AccountInput & Keyed & { rev: number }

/**
 * Replaces the fields of an account with those of the form; what the account lacks may stay missing. CONFLICT when someone changed it after
 * `rev` was read, with a sentence at each field that differs now.
 */
export async function updateAccount(ctx: Ctx, id: string, { key, rev, ...input }: Replacement): Promise<Account> {
  must(ctx, 'change', 'account')
  const checked = checkAccount(input, await lackedAt(ctx, id, rev))
  await onlyOnce(ctx, key, 'updateAccount', { id, rev, ...checked }, async () => {
    await lockTogether(ctx, id, writtenId(checked.contact))
    const account = await getAccount(ctx, id, 'CHANGE')
    await demandTeam(ctx, checked)
    if (checked.type !== account.type) throw invalid('type', 'A business stays a business, and a person a person.')
    await demandNewest(ctx, { accountId: id }, { read: rev, newest: account.rev }, nameOf(ctx))
    await changeAccounts(ctx, [{ account, ...checked }])
    return id
  })
  return (await store.findAccount(ctx.db, id))!
}

/** What an account lacks at a revision; another revision is refused later, or its change was made before. */
async function lackedAt(ctx: Ctx, id: string, rev: number) {
  const account = isId(id) ? await store.findAccount(ctx.db, id) : null
  if (account?.rev !== rev) return MAY_LACK_ANY
  const people = await contacts.listContactsOf(ctx.db, [id])
  return { address: account.mailingAddress, contact: !people.get(id)?.length }
}

/** Refuses users who do not belong to the agency, each at its field. */
async function demandTeam(ctx: Ctx, { type, details }: CheckedAccount) {
  const chosen = ACCOUNT_TEAM.filter(({ id }) => details[id])
  const users = chosen.length ? await listAgencyUsers(ctx) : []
  const unknown = chosen.filter(({ id }) => !users.some((user) => user.id === details[id]))
  const at = type === 'BUSINESS' ? 'business' : 'individual'
  const errors = unknown.map(({ id }) => ({ path: [at, id], message: 'Choose one of your users.' }))
  if (errors[0]) throw new AppError('INVALID', errors[0].message, errors)
}

const writtenId = (contact: ContactChoice | null) =>
  contact && 'write' in contact ? (contact.write.id ?? undefined) : undefined

/** The name of who did something, for a sentence. */
export function nameOf(ctx: Ctx) {
  must(ctx, 'read', 'agency-user')
  return async (userId: string | null) =>
    (await listAgencyUsers(ctx)).find(({ id }) => id === userId)?.name ?? 'Somebody'
}

const noteInput = z.object({
  text: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Write the note.').max(4000, 'A note may have up to 4,000 characters.')),
})

/** Adds a note to the timeline of an account. The same key again adds nothing. */
export async function addAccountNote(
  ctx: Ctx,
  accountId: string,
  { text, key }: { text: string } & Keyed,
): Promise<Account> {
  must(ctx, 'change', 'account')
  const note = parse(noteInput, { text })
  await onlyOnce(ctx, key, 'addAccountNote', { accountId, ...note }, async () => {
    const account = await getAccount(ctx, accountId, 'KEEP')
    await recordEvent(ctx, 'NOTE', { accountId: account.id }, { reason: note.text })
    return accountId
  })
  return (await store.findAccount(ctx.db, accountId))!
}
