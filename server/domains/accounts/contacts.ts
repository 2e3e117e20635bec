import { CONTACT_ROLES, MOST_CONTACTS } from '../../../shared/accounts.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { must } from '../../can.ts'
import { type Ctx, inFullSight } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { demandNewest, recordEvents } from '../history/service.ts'
import { contactChanges, contactField, otherContactChanges } from './changes.ts'
import { type ContactInput, checkContact, checkRole, noSuchContact } from './input.ts'
import { lockTogether } from './many.ts'
import { getAccount, nameOf } from './service.ts'
import { bump, findAccount, index } from './store/accounts.ts'
import * as store from './store/contacts.ts'
import type { Account, AccountContact } from './types.ts'

type Keyed = { key?: string | null | undefined }

/**
 * Adds a contact to a business after its other contacts: a new one, or with `associateContactId` an existing one. Without a role it is
 * OTHER. The same key again adds nothing.
 */
export async function addAccountContact(
  ctx: Ctx,
  accountId: string,
  { key, associateContactId, ...input }: ContactInput & { associateContactId?: string | null | undefined } & Keyed,
): Promise<Account> {
  must(ctx, 'change', 'account')
  const written = associateContactId ? null : checkContact(input)
  const role = (written ? written.role : checkRole(input)) ?? 'OTHER'
  const given = { accountId, role, ...(written ? { ...written, role } : { associateContactId }) }
  await onlyOnce(ctx, key, 'addAccountContact', given, async () => {
    const account = await getBusiness(ctx, accountId)
    const before = await contactsOf(ctx, accountId)
    if (before.length >= MOST_CONTACTS)
      throw new AppError('CONFLICT', `An account may have ${String(MOST_CONTACTS)} contacts. Remove one first.`)
    const contact = written ? { ...written, id: newId() } : await found(ctx, associateContactId!)
    if (before.some(({ id }) => id === contact.id))
      throw invalid('associateContactId', 'This person is a contact of the account already.')
    const { id, name, email, phone } = contact
    if (written) await store.addContacts(ctx.db, ctx.agencyId, [{ id, name, email, phone }])
    await store.putLast(ctx.db, ctx.agencyId, { accountId, contactId: id, role })
    const about = { contact: name, role: labelOf(CONTACT_ROLES, before.length ? role : 'PRIMARY') }
    await revise(ctx, [{ account, kind: 'ACCOUNT_CONTACT_ADDED', about }])
    return id
  })
  return (await findAccount(ctx.db, accountId))!
}

/**
 * Replaces the fields of a contact, for all its accounts, and its role for this one. CONFLICT when someone changed the contact after `rev`
 * of the account was read, with a sentence at each field that differs now.
 */
export async function updateAccountContact(
  ctx: Ctx,
  accountId: string,
  contactId: string,
  { key, rev, ...input }: ContactInput & Keyed & { rev: number },
): Promise<Account> {
  must(ctx, 'change', 'account')
  const { role, ...says } = checkContact(input)
  await onlyOnce(ctx, key, 'updateAccountContact', { accountId, contactId, rev, role, ...says }, async () => {
    await lockTogether(ctx, accountId, contactId)
    const account = await getBusiness(ctx, accountId)
    const was = await contactOf(ctx, accountId, contactId)
    const isFirst = was.role === 'PRIMARY'
    if (isFirst && role) throw invalid('role', 'The primary contact has no other role.')
    const at = isFirst ? 'business.contact.' : `${contactField(contactId)}.`
    const revs = { read: rev, newest: account.rev }
    await demandNewest(ctx, { accountId }, revs, nameOf(ctx), (field) => field.startsWith(at))
    const is: AccountContact = { ...says, id: contactId, role: role ?? was.role }
    if (is.role !== was.role && role) await store.setRole(ctx.db, accountId, contactId, role)
    if (contactChanges(was, is).length) await store.putContacts(ctx.db, [{ ...says, id: contactId }])
    await inFullSight(ctx, (all) => tell(all, accountId, was, is))
    return contactId
  })
  return (await findAccount(ctx.db, accountId))!
}

/** Writes a contact's change to the history of each of its accounts; a changed role concerns only one of them. */
async function tell(ctx: Ctx, accountId: string, was: AccountContact, is: AccountContact) {
  const accounts = (await store.listAccountsOf(ctx.db, [is.id])).get(is.id) ?? []
  const people = await store.listContactsOf(
    ctx.db,
    accounts.map(({ id }) => id),
  )
  const revisions = accounts.flatMap((account): Revision[] => {
    if (people.get(account.id)?.[0]?.id === is.id) {
      const changes = contactChanges(was, is)
      return changes.length ? [{ account, kind: 'ACCOUNT_CHANGED', changes }] : []
    }
    const changes = otherContactChanges(was, account.id === accountId ? is : { ...is, role: was.role })
    return changes.length ? [{ account, kind: 'ACCOUNT_CONTACT_CHANGED', changes, about: { contact: was.name } }] : []
  })
  await revise(ctx, revisions)
}

/**
 * Removes a contact from an account, never the primary one. A contact of no other account is deleted. The same key again removes nothing
 * more.
 */
export async function removeAccountContact(ctx: Ctx, accountId: string, contactId: string, { key }: Keyed = {}) {
  must(ctx, 'delete', 'account')
  await onlyOnce(ctx, key, 'removeAccountContact', { accountId, contactId }, async () => {
    const account = await getBusiness(ctx, accountId)
    const { name, role } = await contactOf(ctx, accountId, contactId)
    if (role === 'PRIMARY')
      throw new AppError('CONFLICT', 'The primary contact stays. Make another contact the primary one first.')
    await store.part(ctx.db, [{ accountId, contactId }])
    await inFullSight(ctx, ({ db }) => store.deleteIdle(db, [contactId]))
    await revise(ctx, [{ account, kind: 'ACCOUNT_CONTACT_REMOVED', about: { contact: name } }])
    return contactId
  })
  return (await findAccount(ctx.db, accountId))!
}

/** Makes one of an account's contacts its primary one; the previous one stays, with the given role. */
export async function makePrimaryContact(ctx: Ctx, accountId: string, contactId: string, { key }: Keyed = {}) {
  must(ctx, 'change', 'account')
  await onlyOnce(ctx, key, 'makePrimaryContact', { accountId, contactId }, async () => {
    const account = await getBusiness(ctx, accountId)
    const is = await contactOf(ctx, accountId, contactId)
    const [was] = await contactsOf(ctx, accountId)
    if (was && was.id !== contactId) {
      await store.putFirst(ctx.db, ctx.agencyId, [{ accountId, contactId }])
      const changes = contactChanges(was, is)
      await revise(ctx, [{ account, kind: 'ACCOUNT_CHANGED', changes }])
    }
    return contactId
  })
  return (await findAccount(ctx.db, accountId))!
}

/** A business, locked until the transaction ends. An individual has no contacts. */
async function getBusiness(ctx: Ctx, accountId: string) {
  const account = await getAccount(ctx, accountId, 'CHANGE')
  if (account.type !== 'BUSINESS') throw new AppError('CONFLICT', 'A person has no other contacts.')
  return account
}

const contactsOf = async (ctx: Ctx, accountId: string) =>
  (await store.listContactsOf(ctx.db, [accountId])).get(accountId) ?? []

async function contactOf(ctx: Ctx, accountId: string, contactId: string): Promise<AccountContact> {
  const contact = (await contactsOf(ctx, accountId)).find(({ id }) => id === contactId)
  if (!contact) throw new AppError('NOT_FOUND', 'This contact is not one of the account any more.')
  return contact
}

async function found(ctx: Ctx, contactId: string) {
  const contact = isId(contactId) ? await store.findContact(ctx.db, contactId) : null
  if (!contact) throw noSuchContact()
  return contact
}

type Revision = {
  account: Account
  kind: 'ACCOUNT_CHANGED' | 'ACCOUNT_CONTACT_ADDED' | 'ACCOUNT_CONTACT_CHANGED' | 'ACCOUNT_CONTACT_REMOVED'
  changes?: FieldChange[]
  about?: Record<string, string>
}

/** Increments the revision of accounts whose contacts changed, writes their history, and updates their search words. */
async function revise(ctx: Ctx, revisions: readonly Revision[]) {
  const ids = revisions.map(({ account }) => account.id)
  const revOf = new Map((await bump(ctx.db, ids, ctx.now)).map(({ id, rev }) => [id, rev]))
  await index(ctx.db, ids)
  await recordEvents(
    ctx,
    revisions.map(({ account: { id }, ...told }) => ({ ...told, subject: { accountId: id }, rev: revOf.get(id)! })),
  )
}
