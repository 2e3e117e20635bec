import { sql } from 'kysely'
import type { GivenRole } from '../../../../shared/accounts.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { onePage, pageOf, type SortKey } from '../../../db/list.ts'
import { holdsTyped } from '../../../db/search.ts'
import { contactSearchText } from '../rules.ts'
import type { Account, AccountContact, Contact } from '../types.ts'
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
export async function listContactsOf(db: Db, accountIds: readonly string[]): Promise<Map<string, AccountContact[]>> {
  const of = new Map<string, AccountContact[]>(accountIds.map((id) => [id, []]))
  if (!accountIds.length) return of
  const rows = await db
    .selectFrom('account_contacts')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.agency_id', '=', 'account_contacts.agency_id')
        .onRef('contacts.id', '=', 'account_contacts.contact_id'),
    )
    .select(['account_id', 'contacts.id', 'contacts.name', 'contacts.email', 'contacts.phone', 'role'])
    .where('account_id', 'in', accountIds)
    .orderBy('position')
    .orderBy('contact_id')
    .execute()
  for (const { account_id, role, ...contact } of rows) {
    const before = of.get(account_id)
    before?.push({ ...contact, role: before.length ? role : 'PRIMARY' })
  }
  return of
}

/** The accounts of each of these contacts, by name, without merged ones. */
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

const toRows = (contacts: readonly Contact[]) =>
  jsonOf(contacts.map((contact) => ({ ...contact, search_text: contactSearchText(contact) })))

export async function addContacts(db: Db, agencyId: string, contacts: readonly Contact[]) {
  await sql`
    insert into contacts (agency_id, id, name, email, phone, search_text)
      select ${agencyId}, id, name, email, phone, search_text
      from jsonb_to_recordset(${toRows(contacts)}) as new (id uuid, name text, email text, phone text, search_text text)`.execute(
    db,
  )
}

export async function putContacts(db: Db, contacts: readonly Contact[]) {
  await sql`
    update contacts set name = new.name, email = new.email, phone = new.phone, search_text = new.search_text
      from jsonb_to_recordset(${toRows(contacts)}) as new (id uuid, name text, email text, phone text, search_text text)
      where contacts.id = new.id`.execute(db)
}

/**
 * Makes contacts primary, one per account; the previous ones stay after it. A chosen one stays chosen even if the merge that brought it is
 * undone.
 */
export async function putFirst(db: Db, agencyId: string, pairs: readonly { accountId: string; contactId: string }[]) {
  if (!pairs.length) return
  const given = sql`unnest(${pairs.map(({ accountId }) => accountId)}::uuid[], ${pairs.map(({ contactId }) => contactId)}::uuid[])
    as given (account_id, contact_id)`
  await sql`
    insert into account_contacts (agency_id, account_id, contact_id, position)
      select ${agencyId}, given.account_id, given.contact_id,
        (select coalesce(min(position), 1) - 1 from account_contacts own where own.account_id = given.account_id) from ${given}
      on conflict (agency_id, account_id, contact_id) do update set position = excluded.position`.execute(db)
  await sql`
    delete from account_merge_moves moves using ${given}, account_merges merges
      where moves.table_name = 'account_contacts' and moves.row_id = given.contact_id and moves.merge_id = merges.id
        and merges.kept_id = given.account_id`.execute(db)
}

/** Adds a contact after those of an account. */
export async function putLast(
  db: Db,
  agencyId: string,
  { accountId, contactId, role }: { accountId: string; contactId: string; role: GivenRole },
) {
  await sql`
    insert into account_contacts (agency_id, account_id, contact_id, role, position)
      select ${agencyId}, ${accountId}, ${contactId}, ${role}, coalesce(max(position), -1) + 1
      from account_contacts where account_id = ${accountId}`.execute(db)
}

export async function setRole(db: Db, accountId: string, contactId: string, role: GivenRole) {
  const query = db.updateTable('account_contacts').set({ role }).where('account_id', '=', accountId)
  await query.where('contact_id', '=', contactId).execute()
}

/** Deletes those of these contacts that belong to no account. */
export async function deleteIdle(db: Db, ids: readonly string[]) {
  await sql`
    delete from contacts where id = any(${ids}::uuid[])
      and not exists (select from account_contacts own where own.contact_id = contacts.id)`.execute(db)
}

/** Contacts to unlink from their accounts. */
export async function part(db: Db, pairs: readonly { accountId: string; contactId: string }[]) {
  await sql`
    delete from account_contacts own
      using unnest(${pairs.map(({ accountId }) => accountId)}::uuid[], ${pairs.map(({ contactId }) => contactId)}::uuid[])
        as given (account_id, contact_id)
      where own.account_id = given.account_id and own.contact_id = given.contact_id`.execute(db)
}
