import { sql } from 'kysely'
import type { AccountType } from '../../../../shared/accounts.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { accountSearchText, nameKey, streetKey } from '../rules.ts'
import type { Account, AccountDetails, Contact } from '../types.ts'
import { deleteIdle, listContactsOf } from './contacts.ts'
import { listFamilies } from './merges.ts'
import { accountColumns, toAccount } from './rows.ts'

/** CHANGE locks accounts against other writers; KEEP only against deletion and merging. Both last until the transaction ends. */
export type Lock = 'CHANGE' | 'KEEP'

/** Those of these accounts that there are, the merged ones too. They are always locked in the same order. */
export async function findAccounts(db: Db, ids: readonly string[], lock?: Lock): Promise<Account[]> {
  if (!ids.length) return []
  const query = db.selectFrom('accounts').select(accountColumns).where('id', 'in', ids)
  const ordered = query.orderBy('id')
  const rows = await (lock ? (lock === 'CHANGE' ? ordered.forUpdate() : ordered.forKeyShare()) : query).execute()
  return rows.map(toAccount)
}

/** The accounts with one of these e-mails or names, in lower case. */
export async function findClients(db: Db, { emails, names }: { emails: readonly string[]; names: readonly string[] }) {
  const query = db
    .selectFrom('accounts')
    .select(accountColumns)
    .where('merged_into', 'is', null)
    .where(
      sql<boolean>`(email_key = any(${emails.filter(Boolean).map((email) => email.toLowerCase())}::text[])
        or sort_name = any(${names.map((name) => name.toLowerCase())}::text[]))`,
    )
  return (await query.orderBy('id').execute()).map(toAccount)
}

export async function findAccount(db: Db, id: string, lock?: Lock): Promise<Account | null> {
  return (await findAccounts(db, [id], lock))[0] ?? null
}

const columnsOf = ({ name, dba, website, email, phone, mailingAddress, producerId, serviceRepId }: AccountDetails) => ({
  name,
  dba,
  website,
  email,
  phone,
  mailing_address: mailingAddress,
  producer_id: producerId,
  service_rep_id: serviceRepId,
  name_key: nameKey(name),
  street_key: streetKey(mailingAddress),
})

type NewAccount = { id: string; type: AccountType; details: AccountDetails; contacts: Contact[] }

/** Adds accounts with their search words; existing contacts are linked to them. */
export async function addAccounts(
  db: Db,
  agencyId: string,
  accounts: readonly NewAccount[],
  { createdBy, at }: { createdBy: string | null; at: Date },
) {
  const rows = accounts.map(({ id, type, details, contacts }) => ({
    ...{ id, type, ...columnsOf(details) },
    search_text: accountSearchText(details, contacts, []),
  }))
  await sql`
    insert into accounts (agency_id, id, type, name, dba, website, email, phone, mailing_address, producer_id, service_rep_id, name_key, street_key, search_text,
        created_by, created_at, updated_at)
      select ${agencyId}, id, type, name, dba, website, email, phone, mailing_address, producer_id, service_rep_id, name_key, street_key, search_text,
        ${createdBy}::uuid, ${at}, ${at}
      from jsonb_to_recordset(${jsonOf(rows)}) as new (id uuid, type text, name text, dba text, website text, email text, phone text,
        mailing_address jsonb, producer_id uuid, service_rep_id uuid, name_key text, street_key text, search_text text)`.execute(
    db,
  )
}

/** Writes accounts and returns the new revision of each. */
export async function putDetails(db: Db, changed: readonly { id: string; details: AccountDetails }[], at: Date) {
  const rows = changed.map(({ id, details }) => ({ id, ...columnsOf(details) }))
  const written = await sql<{ id: string; rev: number }>`
    update accounts set name = new.name, dba = new.dba, website = new.website, email = new.email, phone = new.phone,
        mailing_address = new.mailing_address, producer_id = new.producer_id, service_rep_id = new.service_rep_id, name_key = new.name_key, street_key = new.street_key, updated_at = ${at}, rev = rev + 1
      from jsonb_to_recordset(${jsonOf(rows)}) as new (id uuid, name text, dba text, website text, email text, phone text,
        mailing_address jsonb, producer_id uuid, service_rep_id uuid, name_key text, street_key text)
      where accounts.id = new.id returning accounts.id, accounts.rev`.execute(db)
  return written.rows
}

/** Increments the revision of accounts whose own row does not change, and returns it. */
export async function bump(db: Db, ids: readonly string[], at: Date): Promise<{ id: string; rev: number }[]> {
  if (!ids.length) return []
  const next = { updated_at: at, rev: sql<number>`rev + 1` }
  return db.updateTable('accounts').set(next).where('id', 'in', ids).returning(['id', 'rev']).execute()
}

/** Updates the search words of these accounts. Called in each transaction that changes them, their contacts or a merge. */
export async function index(db: Db, ids: readonly string[]) {
  if (!ids.length) return
  const families = await listFamilies(db, ids)
  const found = await findAccounts(db, [...families.values()].flat())
  const byId = new Map(found.map((account) => [account.id, account]))
  const contacts = await listContactsOf(db, ids)
  const texts = [...families].map(([id, family]) => {
    const merged = family.filter((one) => one !== id).map((one) => byId.get(one)!)
    return { id, text: accountSearchText(byId.get(id)!, contacts.get(id) ?? [], merged) }
  })
  await sql`
    update accounts set search_text = new.text from jsonb_to_recordset(${jsonOf(texts)}) as new (id uuid, text text)
      where accounts.id = new.id`.execute(db)
}

/** Deletes accounts, and contacts that belonged only to them. */
export async function deleteAccounts(db: Db, ids: readonly string[]) {
  if (!ids.length) return
  const rows = await db.selectFrom('account_contacts').select('contact_id').where('account_id', 'in', ids).execute()
  await db.deleteFrom('accounts').where('id', 'in', ids).execute()
  await deleteIdle(
    db,
    rows.map(({ contact_id }) => contact_id),
  )
}
