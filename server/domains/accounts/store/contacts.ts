import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { onePage, pageOf, type SortKey } from '../../../db/list.ts'
import { holdsTyped } from '../../../db/search.ts'
import { contactSearchText } from '../rules.ts'
import type { Account, Contact } from '../types.ts'
import { accountColumns, toAccount } from './rows.ts'

const BY_NAME: SortKey[] = [
  { by: sql.ref('sort_name'), kind: 'text', direction: 'asc' },
  { by: sql.ref('id'), kind: 'id', direction: 'asc' },
]

/** One page of the contacts that hold all words of what was typed, by name. */
export async function listContacts(db: Db, search: string | null, first: number, after: string | null) {
  const page = pageOf(BY_NAME, first, after)
  const matching = await holdsTyped(db, 'contacts', search)
  const query = db.selectFrom('contacts')
  const rows = await onePage(matching ? query.where(matching) : query, BY_NAME, page)
    .select(['id', 'name', 'email', 'phone'])
    .execute()
  return rows.map(({ cursor, ...contact }) => ({ contact, cursor }))
}

export async function findContact(db: Db, id: string): Promise<Contact | null> {
  const query = db.selectFrom('contacts').select(['id', 'name', 'email', 'phone']).where('id', '=', id)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

/** The contacts of each of these accounts, the primary one first. */
export async function listContactsOf(db: Db, accountIds: readonly string[]): Promise<Map<string, Contact[]>> {
  const of = new Map<string, Contact[]>(accountIds.map((id) => [id, []]))
  if (!accountIds.length) return of
  const rows = await db
    .selectFrom('account_contacts')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.agency_id', '=', 'account_contacts.agency_id')
        .onRef('contacts.id', '=', 'account_contacts.contact_id'),
    )
    .select(['account_id', 'contacts.id', 'contacts.name', 'contacts.email', 'contacts.phone'])
    .where('account_id', 'in', accountIds)
    .orderBy('position')
    .orderBy('contact_id')
    .execute()
  for (const { account_id, ...contact } of rows) of.get(account_id)?.push(contact)
  return of
}

/** The accounts that each of these contacts speaks for, by name, without those merged into another. */
export async function listAccountsOf(db: Db, contactIds: readonly string[]): Promise<Map<string, Account[]>> {
  const of = new Map<string, Account[]>(contactIds.map((id) => [id, []]))
  if (!contactIds.length) return of
  const rows = await db
    .selectFrom('account_contacts')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.agency_id', '=', 'account_contacts.agency_id')
        .onRef('accounts.id', '=', 'account_contacts.account_id'),
    )
    .select(accountColumns.map((column) => `accounts.${column}` as const))
    .select('contact_id')
    .where('contact_id', 'in', contactIds)
    .where('merged_into', 'is', null)
    .orderBy('sort_name')
    .orderBy('accounts.id')
    .execute()
  for (const row of rows) of.get(row.contact_id)?.push(toAccount(row))
  return of
}

export async function addContact(db: Db, agencyId: string, contact: Contact) {
  const row = { agency_id: agencyId, ...contact, search_text: contactSearchText(contact) }
  await db.insertInto('contacts').values(row).execute()
}

export async function putContact(db: Db, { id, ...contact }: Contact) {
  const next = { ...contact, search_text: contactSearchText(contact) }
  await db.updateTable('contacts').set(next).where('id', '=', id).execute()
}

/**
 * Makes a contact the primary one of an account; those that were there stay, behind it. One that was chosen stays chosen, also when the
 * merge that brought it is undone.
 */
export async function putFirst(db: Db, agencyId: string, accountId: string, contactId: string) {
  const before = sql<number>`(select coalesce(min(position), 1) - 1 from account_contacts where account_id = ${accountId})`
  await db
    .insertInto('account_contacts')
    .values({ agency_id: agencyId, account_id: accountId, contact_id: contactId, position: before })
    .onConflict((oc) => oc.columns(['agency_id', 'account_id', 'contact_id']).doUpdateSet({ position: before }))
    .execute()
  await db
    .deleteFrom('account_merge_moves')
    .where('table_name', '=', 'account_contacts')
    .where('row_id', '=', contactId)
    .where('merge_id', 'in', db.selectFrom('account_merges').select('id').where('kept_id', '=', accountId))
    .execute()
}
