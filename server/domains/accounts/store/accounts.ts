import { sql } from 'kysely'
import type { AccountType } from '../../../../shared/accounts.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { accountSearchText, nameKey, streetKey } from '../rules.ts'
import type { Account, AccountDetails } from '../types.ts'
import { listContactsOf } from './contacts.ts'
import { listFamily } from './merges.ts'
import { accountColumns, toAccount } from './rows.ts'

/** Those of these accounts that there are, the merged ones too. `lock` keeps them as they are until the end, in one order for all. */
export async function findAccounts(db: Db, ids: readonly string[], lock = false): Promise<Account[]> {
  if (!ids.length) return []
  const query = db.selectFrom('accounts').select(accountColumns).where('id', 'in', ids)
  const rows = await (lock ? query.orderBy('id').forUpdate() : query).execute()
  return rows.map(toAccount)
}

export async function findAccount(db: Db, id: string, lock = false): Promise<Account | null> {
  return (await findAccounts(db, [id], lock))[0] ?? null
}

const columnsOf = ({ name, dba, website, email, phone, mailingAddress }: AccountDetails) => ({
  name,
  dba,
  website,
  email,
  phone,
  mailing_address: jsonOf(mailingAddress),
  name_key: nameKey(name),
  street_key: streetKey(mailingAddress),
})

type NewAccount = { id: string; type: AccountType; details: AccountDetails; createdBy: string | null; at: Date }

export async function addAccount(db: Db, agencyId: string, { id, type, details, createdBy, at }: NewAccount) {
  const row = { agency_id: agencyId, id, type, ...columnsOf(details), created_by: createdBy, created_at: at }
  await db
    .insertInto('accounts')
    .values({ ...row, updated_at: at })
    .execute()
}

/** Writes what an account says now, as its next revision. */
export async function putDetails(db: Db, id: string, details: AccountDetails, at: Date) {
  const next = { ...columnsOf(details), updated_at: at, rev: sql<number>`rev + 1` }
  await db.updateTable('accounts').set(next).where('id', '=', id).execute()
}

/** Gives accounts whose own row stays as it is their next revision, and says which that is. */
export async function bump(db: Db, ids: readonly string[], at: Date): Promise<{ id: string; rev: number }[]> {
  if (!ids.length) return []
  const next = { updated_at: at, rev: sql<number>`rev + 1` }
  return db.updateTable('accounts').set(next).where('id', 'in', ids).returning(['id', 'rev']).execute()
}

/** Writes anew what these accounts are found by. Called in each transaction that changes them, their contacts or a merge. */
export async function index(db: Db, ids: readonly string[]) {
  if (!ids.length) return
  const accounts = await findAccounts(db, ids)
  const contacts = await listContactsOf(db, ids)
  for (const account of accounts) {
    const family = await listFamily(db, account.id)
    const merged = await findAccounts(
      db,
      family.filter((id) => id !== account.id),
    )
    const text = accountSearchText(account, contacts.get(account.id) ?? [], merged)
    await db.updateTable('accounts').set({ search_text: text }).where('id', '=', account.id).execute()
  }
}
