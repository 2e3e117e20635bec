import { type SelectQueryBuilder, sql } from 'kysely'
import type { CertificateSort } from '../../../../shared/certificates.ts'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { FormId } from '../../../../shared/forms.ts'
import { CERTIFICATE_STATES, type CertificateState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { demandWithinTenYears, onePage, pageOf, patternsOf, type SortKey } from '../../../db/list.ts'
import type { Tables } from '../../../db/schema.ts'
import { holdsAll, holdsTyped } from '../../../db/search.ts'
import type { Certificate, CertificateContent, Holder } from '../types.ts'
import { CANCELED_ON, ENDS_ON, ENDS_OTHERWISE_ON, REPLACED_BY, stateOn } from './ends.ts'

export type CertificateFilter = {
  accountId?: string | null
  /** Words in the holder or the number; in a list of all accounts, also in the account. */
  search?: string | null
  states?: CertificateState[] | null
  /** Those whose first policy ends within so many days. */
  endingWithin?: number | null
  sort?: CertificateSort | null
}

const POLICY_IDS = sql<string[]>`array(
  select cp.policy_id from certificate_policies cp
  where cp.agency_id = certificates.agency_id and cp.certificate_id = certificates.id order by cp.policy_id)`

const COLUMNS = [
  'id',
  'account_id',
  'certificate_number',
  'holder_name',
  'holder_address',
  'additional_insured',
  'description_of_operations',
  'form',
  'worksheet',
  'blob_key',
  'replaces',
  'revoked_at',
  'revoke_reason',
  'check_token',
  'issued_by',
  'issued_on',
  'created_at',
] as const

const select = <Row>(query: SelectQueryBuilder<Tables, 'certificates', Row>, today: IsoDate) =>
  query
    .select(COLUMNS)
    .select([
      stateOn(today).as('state'),
      ENDS_ON.as('ends_on'),
      sql<boolean>`coalesce(${CANCELED_ON} < ${ENDS_OTHERWISE_ON}, false)`.as('ends_by_cancellation'),
      REPLACED_BY.as('replaced_by'),
      POLICY_IDS.as('policy_ids'),
    ])

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

async function found(db: Db, filter: CertificateFilter, today: IsoDate) {
  let query = db.selectFrom('certificates')
  if (filter.accountId) query = query.where('account_id', '=', filter.accountId)
  if (filter.states?.length) query = query.where(stateOn(today), 'in', filter.states)
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
export async function listHolders(db: Db, accountId: string, search: string): Promise<Holder[]> {
  let query = db
    .selectFrom('certificates')
    .select(['holder_name', 'holder_address'])
    .where('account_id', '=', accountId)
  for (const pattern of patternsOf(search)) query = query.where(sql<boolean>`holder_sort like lower(${pattern}::text)`)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(HOLDERS_IN).execute()
  return rows.map((row) => ({ name: row.holder_name, address: row.holder_address }))
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

type Row = {
  id: string
  account_id: string
  certificate_number: string
  holder_name: string
  holder_address: Certificate['holder']['address']
  additional_insured: boolean
  description_of_operations: string
  form: string
  worksheet: boolean
  blob_key: string
  replaces: string | null
  revoked_at: Date | null
  revoke_reason: string | null
  check_token: string | null
  issued_by: string | null
  issued_on: IsoDate
  created_at: Date
  state: CertificateState
  ends_on: IsoDate | null
  ends_by_cancellation: boolean
  replaced_by: string | null
  policy_ids: string[]
}

const toCertificate = (row: Row): Certificate => ({
  id: row.id,
  accountId: row.account_id,
  certificateNumber: row.certificate_number,
  holder: { name: row.holder_name, address: row.holder_address },
  additionalInsured: row.additional_insured,
  descriptionOfOperations: row.description_of_operations,
  form: row.form as FormId,
  worksheet: row.worksheet,
  blobKey: row.blob_key,
  state: row.state,
  endsOn: row.ends_on,
  endsByCancellation: row.ends_by_cancellation,
  policyIds: row.policy_ids,
  replaces: row.replaces,
  replacedBy: row.replaced_by,
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
  checkToken: row.check_token,
  issuedBy: row.issued_by,
  issuedOn: row.issued_on,
  createdAt: row.created_at,
})
