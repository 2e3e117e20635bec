import { sql } from 'kysely'
import type { Rights } from '../../../shared/roles.ts'
import type { Db } from '../../db/connection.ts'
import type { Address, Agency, AgencyUser } from './types.ts'

/** The agency; `lock` keeps it from being changed until the transaction ends. */
export async function getAgency(db: Db, lock = false): Promise<Agency> {
  let query = db.selectFrom('agencies').selectAll()
  if (lock) query = query.forNoKeyUpdate()
  const row = await query.executeTakeFirstOrThrow()
  const { id, name, mailing_address: mailingAddress, phone, time_zone: timeZone, rev } = row
  const liabilityCOIConfiguration = {
    contactName: row.coi_contact_name,
    contactEmail: row.coi_contact_email,
    contactPhone: row.coi_contact_phone,
  }
  return { id, name, mailingAddress, phone, timeZone, configuration: { liabilityCOIConfiguration }, rev }
}

/** Writes the agency's record as its next revision. */
export async function setAgency(db: Db, agency: Omit<Agency, 'rev'>) {
  const { id, name, phone, mailingAddress, timeZone, configuration } = agency
  const { contactName, contactEmail, contactPhone } = configuration.liabilityCOIConfiguration
  await db
    .updateTable('agencies')
    .set({
      name,
      phone,
      mailing_address: JSON.stringify(mailingAddress),
      time_zone: timeZone,
      coi_contact_name: contactName,
      coi_contact_email: contactEmail,
      coi_contact_phone: contactPhone,
      rev: sql<number>`rev + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function listUsers(db: Db): Promise<AgencyUser[]> {
  const rows = await db.selectFrom('agency_users').selectAll().orderBy('name').orderBy('id').limit(1000).execute()
  return rows.map(toUser)
}

export async function findUser(db: Db, id: string): Promise<AgencyUser | null> {
  const row = await db.selectFrom('agency_users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toUser(row) : null
}

/** A search of all agencies gives no signature. */
type UserRow = Rights & Pick<AgencyUser, 'id' | 'email' | 'name' | 'state'> & { agency_id: string; signature?: string }

function toUser({ id, agency_id: agencyId, email, name, state, role, sees, signature = '' }: UserRow): AgencyUser {
  return { id, agencyId, email, name, state, role, sees, signature }
}

/** Searches all agencies, since no one is signed in yet. */
export async function findUserByEmail(db: Db, email: string): Promise<AgencyUser | null> {
  const { rows } = await sql<UserRow>`
    select * from find_user_by_email(${email})`.execute(db)
  return rows[0] ? toUser(rows[0]) : null
}

export async function addAgency(
  db: Db,
  agency: { id: string; name: string; mailingAddress: Address; phone: string | null },
) {
  const { id, name, phone, mailingAddress } = agency
  await db
    .insertInto('agencies')
    .values({ id, name, phone, mailing_address: JSON.stringify(mailingAddress) })
    .execute()
}

/** Adds a user, an owner unless said otherwise. */
export async function addUser(
  db: Db,
  { agencyId, ...user }: Pick<AgencyUser, 'id' | 'agencyId' | 'email' | 'name'> & Partial<Rights>,
) {
  await db
    .insertInto('agency_users')
    .values({ agency_id: agencyId, ...user })
    .execute()
}

/** Every agency with its users, by name. `db` is the owner's. */
export async function listAgenciesWithUsers(db: Db) {
  const agencies = await db.selectFrom('agencies').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  const users = await db.selectFrom('agency_users').selectAll().orderBy('created_at').orderBy('id').execute()
  return agencies.map(({ id, name }) => ({
    id,
    name,
    users: users.filter((user) => user.agency_id === id).map(toUser),
  }))
}

/** Changes whether a user may sign in; a disabled one loses sessions and invitations, and what it watches ends. */
export async function setUserState(db: Db, id: string, state: AgencyUser['state']) {
  await db.updateTable('agency_users').set({ state }).where('id', '=', id).execute()
  if (state === 'DISABLED') {
    await db.deleteFrom('sessions').where('agency_user_id', '=', id).execute()
    await db.deleteFrom('invitations').where('agency_user_id', '=', id).where('used_at', 'is', null).execute()
  }
  await sql`select pg_notify('user', ${id})`.execute(db)
}

export async function addCode(
  db: Db,
  code: {
    id: string
    addressHash: Buffer
    codeHash: Buffer
    attemptHash: Buffer
    createdAt: Date
    expiresAt: Date
    isReserve: boolean
  },
) {
  await db
    .insertInto('sign_in_codes')
    .values({
      id: code.id,
      address_hash: code.addressHash,
      code_hash: code.codeHash,
      attempt_hash: code.attemptHash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      is_reserve: code.isReserve,
    })
    .execute()
}

/** Whose codes: those that one browser asked for as this address, and that have not expired. */
type Own = { addressHash: Buffer; attemptHash: Buffer; now: Date }

/** Whether there is a code of this browser that can still be used. */
export async function hasLiveCode(db: Db, { addressHash, attemptHash, now }: Own): Promise<boolean> {
  const query = db.selectFrom('sign_in_codes').select('id').where('address_hash', '=', addressHash)
  const own = query.where('attempt_hash', '=', attemptHash).where('used_at', 'is', null).where('expires_at', '>', now)
  return (await own.limit(1).executeTakeFirst()) !== undefined
}

/** Moves a browser's codes for an address to its new attempt. */
export async function rebindCodes(db: Db, addressHash: Buffer, from: Buffer, to: Buffer) {
  await db
    .updateTable('sign_in_codes')
    .set({ attempt_hash: to })
    .where('address_hash', '=', addressHash)
    .where('attempt_hash', '=', from)
    .execute()
}

/** Counts one guess of each live code of this browser that may still be guessed, and returns those codes. */
export function takeTries(db: Db, { addressHash, attemptHash, now }: Own, most: { usual: number; reserve: number }) {
  return db
    .updateTable('sign_in_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('address_hash', '=', addressHash)
    .where('attempt_hash', '=', attemptHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`tries < case when is_reserve then ${most.reserve}::int else ${most.usual}::int end`)
    .returning(['id', 'code_hash', 'is_reserve'])
    .execute()
}

/** Uses a code up; false when it was already used. */
export async function useCode(db: Db, codeId: string, now: Date) {
  const query = db
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
  return (await query.executeTakeFirst()).numUpdatedRows === 1n
}

/** Counts some more of `key` in its window and says how many there are now; none more only looks. */
export async function countUp(db: Db, key: string, more: number, seconds: number, now: Date): Promise<number> {
  const resets = new Date(now.getTime() + seconds * 1000)
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: more, resets_at: resets })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.resets_at <= ${now} then ${more}::int else rate_limits.count + ${more}::int end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resets} else rate_limits.resets_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Notes that a browser has signed in as an address. */
export async function rememberDevice(db: Db, device: { tokenHash: Buffer; addressHash: Buffer }, now: Date) {
  const row = { token_hash: device.tokenHash, address_hash: device.addressHash, seen_at: now }
  await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((oc) => oc.columns(['token_hash', 'address_hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Whether a browser has signed in before, with this address or, if none is given, with any. */
export async function isKnownDevice(db: Db, tokenHash: Buffer, addressHash?: Buffer): Promise<boolean> {
  let query = db.selectFrom('known_devices').select('token_hash').where('token_hash', '=', tokenHash)
  if (addressHash) query = query.where('address_hash', '=', addressHash)
  return (await query.executeTakeFirst()) !== undefined
}

export async function forgetDevicesOf(db: Db, addressHash: Buffer) {
  await db.deleteFrom('known_devices').where('address_hash', '=', addressHash).execute()
}

/** A browser that has not been seen for so long is a stranger again. */
const DEVICE_DAYS = 180

/** An invitation that is over is told so for this long. */
const INVITATION_KEPT_DAYS = 90

/** Forgets codes, counters, devices, sessions and invitations that no longer count. `db` is the owner's, who sees every agency. */
export async function sweep(db: Db, now: Date) {
  await db
    .deleteFrom('sign_in_codes')
    .where('expires_at', '<', new Date(now.getTime() - 24 * 3600_000))
    .execute()
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  const forgotten = new Date(now.getTime() - INVITATION_KEPT_DAYS * 24 * 3600_000)
  await db.deleteFrom('invitations').where('created_at', '<', forgotten).execute()
  const unseen = new Date(now.getTime() - DEVICE_DAYS * 24 * 3600_000)
  await db.deleteFrom('known_devices').where('seen_at', '<', unseen).execute()
}

/** Whether the agency's subscription has expired. */
export async function isExpired(db: Db): Promise<boolean> {
  return (await db.selectFrom('subscriptions').select('state').executeTakeFirst())?.state === 'EXPIRED'
}
