import { sql } from 'kysely'
import type { CertificateSort } from '../../../../shared/certificates.ts'
import type { IsoDate, Span } from '../../../../shared/dates.ts'
import { CERTIFICATE_STATES, type CertificateState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { demandWithinTenYears, isAmong, isWithin, onePage, pageOf, patternsOf, type SortKey } from '../../../db/list.ts'
import { holdsAll, holdsTyped } from '../../../db/search.ts'
import type { Certificate, CertificateContent, Held } from '../types.ts'
import { ENDS_ON, stateOn } from './ends.ts'
import { formOf, select, toCertificate } from './rows.ts'

export type CertificateFilter = {
  accountId?: string | null
  /** Words in the holder or the number; in a list of all accounts, also in the account. */
  search?: string | null
  states?: CertificateState[] | null
  /** Those whose first policy ends within so many days. */
  endingWithin?: number | null
  /** Only those of these accounts; of none where it is empty. */
  accountIds?: readonly string[] | null
  /** Words in the name of the holder. */
  holder?: string | null
  ends?: Span | undefined
  issued?: Span | undefined
  sort?: CertificateSort | null
}

const SORTS: Record<CertificateSort, readonly SortKey[]> = {
  CREATED_DESC: [
    { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
  HOLDER_ASC: [
    { by: sql.ref('holder_sort'), kind: 'text', direction: 'asc' },
    { by: sql.ref('id'), kind: 'id', direction: 'asc' },
  ],
}

/** One page of certificates, each with its place in the list. */
export async function listCertificates(
  db: Db,
  filter: CertificateFilter,
  today: IsoDate,
  page: { first: number; after: string | null },
) {
  const keys = SORTS[filter.sort ?? 'CREATED_DESC']
  const query = onePage(await found(db, filter, today), keys, pageOf(keys, page.first, page.after))
  const rows = await select(query, today).execute()
  return rows.map((row) => ({ certificate: toCertificate(row), cursor: (row as unknown as { cursor: string }).cursor }))
}

/** How many certificates of the list are in each state, in the order of the states. */
export async function countCertificates(db: Db, filter: CertificateFilter, today: IsoDate) {
  const query = await found(db, filter, today)
  const rows = await query
    .select([stateOn(today).as('key'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`)
    .execute()
  return CERTIFICATE_STATES.flatMap(({ id }) => rows.filter(({ key }) => key === id))
}

/** How many certificates of the list each account has; none for an account that has none. */
export async function countByAccount(db: Db, filter: CertificateFilter, today: IsoDate) {
  const query = (await found(db, filter, today)).select(['account_id as key', sql<number>`count(*)::int`.as('count')])
  return query.groupBy('account_id').execute()
}

async function found(db: Db, filter: CertificateFilter, today: IsoDate) {
  let query = db.selectFrom('certificates')
  if (filter.accountId) query = query.where('account_id', '=', filter.accountId)
  if (filter.states?.length) query = query.where(stateOn(today), 'in', filter.states)
  if (filter.accountIds) query = query.where(isAmong(sql.ref('account_id'), filter.accountIds))
  if (filter.ends) query = query.where(isWithin(ENDS_ON, filter.ends))
  if (filter.issued) query = query.where(isWithin(sql.ref('issued_on'), filter.issued))
  for (const pattern of patternsOf(filter.holder))
    query = query.where(sql<boolean>`holder_sort like lower(${pattern}::text)`)
  demandWithinTenYears('filter.endingWithin', filter.endingWithin)
  if (filter.endingWithin != null)
    query = query
      .where(stateOn(today), '=', 'CURRENT')
      .where(ENDS_ON, '<=', sql<IsoDate>`(${today}::date + ${filter.endingWithin}::int)`)
  const [held, insured] = await Promise.all([
    holdsAll(db, 'certificates', patternsOf(filter.search)),
    filter.accountId ? null : holdsTyped(db, 'accounts', filter.search),
  ])
  if (!held) return query
  return query.where((eb) =>
    insured ? eb.or([held, eb('account_id', 'in', db.selectFrom('accounts').select('id').where(insured))]) : held,
  )
}

export async function findCertificates(db: Db, ids: readonly string[], today: IsoDate): Promise<Certificate[]> {
  if (!ids.length) return []
  return (await select(db.selectFrom('certificates').where('id', 'in', ids), today).execute()).map(toCertificate)
}

/** How many of an account's newest certificates are searched for holders. */
const HOLDERS_IN = 500

/** The holders of the newest certificates of an account whose names hold these words, one for each certificate, the newest first. */
export async function listHolders(db: Db, accountId: string, search: string): Promise<Held[]> {
  let query = db
    .selectFrom('certificates')
    .select(['holder_name', 'holder_address', 'form', 'particulars'])
    .where('account_id', '=', accountId)
  for (const pattern of patternsOf(search)) query = query.where(sql<boolean>`holder_sort like lower(${pattern}::text)`)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(HOLDERS_IN).execute()
  return rows.map((row) => ({
    holder: { name: row.holder_name, address: row.holder_address },
    ...formOf(row),
  }))
}

/** The values of a certificate; null when there is none. */
export async function findContent(db: Db, id: string): Promise<CertificateContent | null> {
  const row = await db.selectFrom('certificates').select('content').where('id', '=', id).executeTakeFirst()
  return row ? (row.content as CertificateContent) : null
}

/** The next number of a year: 1, 2, 3, … The year is locked until the transaction ends. */
export async function nextNumber(db: Db, agencyId: string, year: number): Promise<number> {
  const row = await db
    .insertInto('certificate_numbers')
    .values({ agency_id: agencyId, year, last: 1 })
    .onConflict((oc) =>
      oc.columns(['agency_id', 'year']).doUpdateSet({ last: sql<number>`certificate_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

export type NewCertificate = Pick<
  Certificate,
  | 'id'
  | 'accountId'
  | 'certificateNumber'
  | 'holder'
  | 'additionalInsured'
  | 'descriptionOfOperations'
  | 'form'
  | 'particulars'
  | 'worksheet'
  | 'blobKey'
  | 'replaces'
  | 'issuedBy'
  | 'issuedOn'
  | 'createdAt'
> & { content: CertificateContent; batchId: string | null; policies: { id: string; expiresAt: IsoDate }[] }

export async function addCertificate(db: Db, agencyId: string, certificate: NewCertificate) {
  const { holder, policies, content, ...rest } = certificate
  await db
    .insertInto('certificates')
    .values({
      agency_id: agencyId,
      id: rest.id,
      account_id: rest.accountId,
      certificate_number: rest.certificateNumber,
      holder_name: holder.name,
      holder_address: jsonOf(holder.address),
      additional_insured: rest.additionalInsured,
      description_of_operations: rest.descriptionOfOperations,
      form: rest.form,
      particulars: jsonOf(rest.particulars),
      worksheet: rest.worksheet,
      content: jsonOf(content),
      blob_key: rest.blobKey,
      replaces: rest.replaces,
      batch_id: rest.batchId,
      issued_by: rest.issuedBy,
      issued_on: rest.issuedOn,
      created_at: rest.createdAt,
    })
    .execute()
  const rows = policies.map(({ id, expiresAt }) => ({
    agency_id: agencyId,
    certificate_id: rest.id,
    policy_id: id,
    expires_at: expiresAt,
  }))
  if (rows.length) await db.insertInto('certificate_policies').values(rows).execute()
}

/** Locks policies until the transaction ends. */
export async function holdPolicies(db: Db, ids: readonly string[]) {
  await db.selectFrom('policies').select('id').where('id', 'in', ids).orderBy('id').forShare().execute()
}

/** Locks a certificate until the transaction ends. */
export async function lockCertificate(db: Db, id: string) {
  await db.selectFrom('certificates').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function setRevoked(db: Db, id: string, by: string | null, reason: string | null, at: Date) {
  await db
    .updateTable('certificates')
    .set({ revoked_at: at, revoked_by: by, revoke_reason: reason })
    .where('id', '=', id)
    .execute()
}

export async function setCheckToken(db: Db, id: string, token: string | null) {
  await db.updateTable('certificates').set({ check_token: token }).where('id', '=', id).execute()
}

/** The public view of a certificate. Searches all agencies, since no one is signed in. */
export async function findByToken(db: Db, token: string) {
  const { rows } = await sql<{
    certificate_number: string
    issued_on: IsoDate
    holder_name: string
    revoked: boolean
    replaced: boolean
  }>`select * from check_certificate(${token})`.execute(db)
  return rows[0] ?? null
}
