import { must } from '../../can.ts'
import { type Ctx, inFullSight } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { userNames } from '../agency/service.ts'
import { recordEvents } from '../history/service.ts'
import { contactChanges, detailChanges } from './changes.ts'
import { type CheckedAccount, type ContactChoice, noSuchContact } from './input.ts'
import * as store from './store/accounts.ts'
import * as contacts from './store/contacts.ts'
import type { Account, AccountDetails, Contact } from './types.ts'

/** Creates accounts, all or none, and returns their ids and contacts. `reason` is kept in their histories. */
export async function createAccounts(ctx: Ctx, clients: readonly CheckedAccount[], reason: string | null = null) {
  must(ctx, 'create', 'account')
  const given = await giveContacts(
    ctx,
    clients.map(({ contact }) => ({ accountId: newId(), primary: null, choice: contact })),
  )
  const made = clients.map(({ type, details }, place) => {
    const { accountId: id, contact } = given[place]!
    return { id, type, details, contacts: contact ? [contact] : [] }
  })
  await store.addAccounts(ctx.db, ctx.agencyId, made, { createdBy: ctx.actor.userId, at: ctx.now })
  await contacts.putFirst(
    ctx.db,
    ctx.agencyId,
    given.flatMap(({ first }) => first ?? []),
  )
  await recordEvents(
    ctx,
    made.map(({ id, details }) => ({
      ...{
        kind: 'ACCOUNT_CREATED' as const,
        subject: { accountId: id },
        about: { account: details.name },
        rev: 1,
        reason,
      },
    })),
  )
  return given.map(({ accountId: id, contact }) => ({ id, contactId: contact?.id ?? null }))
}

/** The new values of a locked account. */
export type AccountChange = { account: Account; details: AccountDetails; contact: ContactChoice | null }

/**
 * Writes new values to locked accounts, with history for the fields that differ; an unchanged account is not written. A changed contact
 * changes for all its accounts, each of which gets one revision and one history entry. Returns the new revision and contacts of each.
 */
export async function changeAccounts(
  ctx: Ctx,
  changed: readonly AccountChange[],
  told: { reason?: string; about?: Record<string, string> } = {},
) {
  must(ctx, 'change', 'account')
  const people = await contacts.listContactsOf(
    ctx.db,
    changed.map(({ account }) => account.id),
  )
  const primaryOf = (id: string) => people.get(id)?.[0] ?? null
  const given = await giveContacts(
    ctx,
    changed.map(({ account: { id }, contact }) => ({ accountId: id, primary: primaryOf(id), choice: contact })),
  )
  await contacts.putFirst(
    ctx.db,
    ctx.agencyId,
    given.flatMap(({ first }) => first ?? []),
  )
  const nameOf = await userNames(ctx)
  const own = changed.map(({ account, details }, place) => {
    const { contact, primary, alsoOf } = given[place]!
    const ofContact = contact ? contactChanges(primary, contact) : []
    return { account, details, alsoOf, ofContact, ofDetails: detailChanges(account.type, account, details, nameOf) }
  })
  const shared = new Map(own.flatMap(({ alsoOf, ofContact }) => alsoOf.map(({ id }) => [id, ofContact] as const)))
  const real = own.flatMap(({ account, details, ofDetails, ofContact }) => {
    const changes = [...ofDetails, ...(ofContact.length ? ofContact : (shared.get(account.id) ?? []))]
    return changes.length ? [{ account, details, changes }] : []
  })
  const written = await store.putDetails(
    ctx.db,
    real.map(({ account: { id }, details }) => ({ id, details })),
    ctx.now,
  )
  const changesOf = new Map([...shared, ...real.map(({ account, changes }) => [account.id, changes] as const)])
  const isWritten = new Set(written.map(({ id }) => id))
  const others = [...shared.keys()].filter((id) => !isWritten.has(id))
  const revised = await inFullSight(ctx, async ({ db }) => {
    const all = [...written, ...(await store.bump(db, others, ctx.now))]
    await store.index(
      db,
      all.map(({ id }) => id),
    )
    return all
  })
  const kind = 'ACCOUNT_CHANGED' as const
  await recordEvents(
    ctx,
    revised.map(({ id, rev }) => ({ kind, subject: { accountId: id }, changes: changesOf.get(id)!, rev, ...told })),
  )
  const revOf = new Map(revised.map(({ id, rev }) => [id, rev]))
  return changed.map(({ account }, place) => ({
    rev: revOf.get(account.id) ?? account.rev,
    contactId: given[place]!.contact?.id ?? null,
  }))
}

type Giving = { accountId: string; primary: Contact | null; choice: ContactChoice | null }

/**
 * The primary contact of each account, existing or new. `first`: contacts that become primary. `alsoOf`: the other accounts of a changed
 * contact.
 */
async function giveContacts(ctx: Ctx, giving: readonly Giving[]) {
  const chosen = await Promise.all(
    giving.map(async ({ accountId, primary, choice }) => {
      if (!choice) return { accountId, primary, contact: null, how: null }
      if ('associate' in choice) {
        const contact = await contacts.findContact(ctx.db, choice.associate)
        if (!contact) throw noSuchContact()
        return { accountId, primary, contact, how: null }
      }
      if (!choice.write.id)
        return { accountId, primary, contact: { ...choice.write, id: newId() }, how: 'ADD' as const }
      const contact = { ...choice.write, id: choice.write.id }
      if (contact.id !== primary?.id) throw anotherFirst()
      return { accountId, primary, contact, how: contactChanges(primary, contact).length ? ('PUT' as const) : null }
    }),
  )
  const doing = (wanted: 'ADD' | 'PUT') =>
    chosen.flatMap(({ contact, how }) => (contact && how === wanted ? [contact] : []))
  await contacts.addContacts(ctx.db, ctx.agencyId, doing('ADD'))
  await contacts.putContacts(ctx.db, doing('PUT'))
  const changed = doing('PUT').map(({ id }) => id)
  const speaksFor = await inFullSight(ctx, ({ db }) => contacts.listAccountsOf(db, changed))
  return chosen.map(({ accountId, primary, contact, how }) => ({
    ...{ accountId, primary, contact },
    first: contact && contact.id !== primary?.id ? { accountId, contactId: contact.id } : null,
    alsoOf: how === 'PUT' ? (speaksFor.get(contact!.id) ?? []).filter(({ id }) => id !== accountId) : [],
  }))
}

const anotherFirst = () =>
  new AppError('CONFLICT', 'Another contact is first now. Look at it, then save again.', [
    { path: ['business', 'contact', 'name'], message: 'Another contact is first now.' },
  ])

/**
 * Locks an account and the other accounts of its contacts until the transaction ends, always in one order, so that two changes of a contact
 * from different accounts cannot deadlock.
 */
export async function lockTogether(ctx: Ctx, accountId: string, contactId: string | undefined) {
  must(ctx, 'change', 'account')
  await inFullSight(ctx, async ({ db }) => {
    const of = contactId && isId(contactId) ? (await contacts.listAccountsOf(db, [contactId])).get(contactId) : []
    await store.findAccounts(db, [accountId, ...(of ?? []).map(({ id }) => id)].filter(isId), 'CHANGE')
  })
}
