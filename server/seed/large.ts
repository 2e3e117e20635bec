import { sql } from 'kysely'
import { POLICY_TYPES } from '../../shared/policies.ts'
import { REQUEST_TYPES } from '../../shared/requests.ts'
import { asOwner, type Db } from '../db/connection.ts'
import { jsonOf } from '../db/json.ts'
import { accountSearchText, contactSearchText, nameKey, streetKey } from '../domains/accounts/rules.ts'
import type { AccountDetails, Contact } from '../domains/accounts/types.ts'
import { createAgency } from '../domains/agency/seed.ts'
import { newId } from '../lib/ids.ts'
import { TOWNS } from './demo/accounts.ts'

/** An agency of the size that measurements need, beside whatever there is. */
export const LARGE = {
  name: 'Leviathan Example Agency',
  users: [{ name: 'Lee Viathan', email: 'lee@leviathan.example.com' }],
} as const
export const LARGE_SIZE = { accounts: 100_000, policies: 250_000, requests: 50_000 }

const FIRST = ['Amber', 'Birch', 'Copper', 'Dapple', 'Ember', 'Fable', 'Gable', 'Heron', 'Ivory', 'Juniper', 'Kettle']
const SECOND = ['Anchor', 'Button', 'Candle', 'Drum', 'Feather', 'Lantern', 'Marble', 'Needle', 'Otter', 'Pebble']
const TRADES = ['Roofing', 'Bakery', 'Joinery', 'Trucking', 'Clinic', 'Software', 'Brewing', 'Stables', 'Tailors']
const STREETS = ['Example Street', 'Mock Lane', 'Sample Avenue', 'Dummy Road', 'Template Court']
const PLACES = Object.entries(TOWNS)
const BATCH = 5000

const one = <T>(list: readonly T[], place: number): T => list[place % list.length]!
const phoneOf = (place: number) => `+1555${String(2_000_000 + place).padStart(7, '0')}`

function accountAt(place: number): { details: AccountDetails; contact: Contact } {
  const mark = place.toString(36).toUpperCase().padStart(4, '0')
  const [city, postalCode] = one(PLACES, place)
  const name = `${one(FIRST, place)} & ${one(SECOND, Math.floor(place / 11))} ${one(TRADES, Math.floor(place / 110))} ${mark}`
  const line1 = `${String(1 + (place % 9000))} ${one(STREETS, place)}`
  return {
    details: {
      ...{ name, dba: null, website: null, email: `office@a${mark.toLowerCase()}.example.com`, phone: phoneOf(place) },
      mailingAddress: { line1, city, zone: 'OH', postalCode },
      ...{ producerId: null, serviceRepId: null },
    },
    contact: {
      id: newId(),
      name: `${one(SECOND, place)} Specimen ${mark}`,
      email: `who@a${mark.toLowerCase()}.example.com`,
      phone: phoneOf(place + 1_000_000),
    },
  }
}

/**
 * Makes the large agency with its accounts and policies, or does nothing when it is there. All of it is added, or nothing, and nothing that
 * is there is changed.
 */
export function seedLarge(ownerUrl: string, size = LARGE_SIZE): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    await sql`lock table agencies in share row exclusive mode`.execute(owner)
    const { email } = LARGE.users[0]
    const there = await owner.selectFrom('agency_users').select('id').where('email', '=', email).executeTakeFirst()
    if (there) return false
    await addManyRecords(owner, await createAgency(owner, LARGE), size)
    return true
  })
}

type Size = { accounts: number; policies: number; requests?: number }

/** Adds so many accounts, each with a contact, their policies, their requests and the first lines of their histories, in batches. */
export async function addManyRecords(owner: Db, agencyId: string, size: Size) {
  const { id: userId } = await owner
    .selectFrom('agency_users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
  for (let from = 0; from < size.accounts; from += BATCH)
    await addAccounts(owner, agencyId, from, Math.min(BATCH, size.accounts - from))
  await sql`
    insert into carriers (agency_id, id, name, is_carrier)
      select ${agencyId}, gen_random_uuid(), 'Example Carrier ' || place, true from generate_series(1, 40) place`.execute(
    owner,
  )
  await addPolicies(owner, agencyId, userId, size)
  await addRequests(owner, agencyId, userId, size)
  await sql`
    insert into history (agency_id, id, kind, actor, agency_user_id, account_id, policy_id, at, rev)
      select agency_id, gen_random_uuid(), 'ACCOUNT_CREATED', 'USER', ${userId}::uuid, id, null, created_at, 1
        from accounts where agency_id = ${agencyId}
      union all
      select agency_id, gen_random_uuid(), 'POLICY_CREATED', 'USER', ${userId}::uuid, account_id, id, created_at, 1
        from policies where agency_id = ${agencyId}`.execute(owner)
}

async function addAccounts(owner: Db, agencyId: string, from: number, count: number) {
  const rows = Array.from({ length: count }, (_, at) => {
    const { details, contact } = accountAt(from + at)
    const { mailingAddress: mailing_address, ...said } = details
    return {
      ...{ ...said, mailing_address, id: newId(), at: from + at, contact: contact.id },
      ...{ contact_name: contact.name, contact_email: contact.email, contact_phone: contact.phone },
      contact_text: contactSearchText(contact),
      search_text: accountSearchText(details, [contact], []),
      name_key: nameKey(details.name),
      street_key: streetKey(mailing_address),
    }
  })
  await sql`
    with given as (select * from jsonb_to_recordset(${jsonOf(rows)}) as row (id uuid, at int, name text, email text, phone text,
        mailing_address jsonb, search_text text, name_key text, street_key text, contact uuid, contact_name text,
        contact_email text, contact_phone text, contact_text text)),
      people as (insert into contacts (agency_id, id, name, email, phone, search_text)
        select ${agencyId}, contact, contact_name, contact_email, contact_phone, contact_text from given),
      clients as (insert into accounts (agency_id, id, type, name, email, phone, mailing_address, search_text, name_key, street_key,
          created_at, updated_at)
        select ${agencyId}, id, 'BUSINESS', name, email, phone, mailing_address, search_text, name_key, street_key,
          now() - at * interval '3 minutes', now() - at * interval '1 minute' from given)
    insert into account_contacts (agency_id, account_id, contact_id) select ${agencyId}, id, contact from given`.execute(
    owner,
  )
}

/** The policies go round the accounts and the lines of business; a twentieth of them binding, a tenth expired, the others in force. */
async function addPolicies(owner: Db, agencyId: string, userId: string, size: { accounts: number; policies: number }) {
  const types = POLICY_TYPES.map(({ id }) => id)
  for (let from = 0; from < size.policies; from += BATCH)
    await sql`
      insert into policies (agency_id, id, account_id, state, type, policy_number, carrier_id, agency_user_id, inforce_at, expires_at,
        premium, estimated_commission, limits, created_at, updated_at)
      select ${agencyId}, gen_random_uuid(), clients.ids[1 + place % ${size.accounts}::int],
        case when place % 20 = 0 then 'BINDING' when place % 10 = 5 then 'EXPIRED' else 'INFORCE' end,
        (${types}::text[])[1 + place % ${types.length}::int], 'LV-' || lpad(place::text, 7, '0'),
        companies.ids[1 + place % 40], ${userId}, day, day + 365, 500 + (place * 7919 % 900000) / 10.0,
        50 + (place * 7919 % 90000) / 10.0, '{"glPerOccurrenceLimit": "1000000.00", "glAggregateLimit": "2000000.00"}',
        now() - place * interval '2 minutes', now() - place * interval '2 minutes'
      from generate_series(${from}::int, ${Math.min(from + BATCH, size.policies) - 1}::int) place
      cross join (select array_agg(id order by created_at desc, id) as ids from accounts where agency_id = ${agencyId}) clients
      cross join (select array_agg(id order by name) as ids from carriers where agency_id = ${agencyId}) companies
      cross join lateral (select current_date + case when place % 20 = 0 then 1 + place % 60 when place % 10 = 5 then -366 - place % 300
        else -(place % 364) end as day) days`.execute(owner)
}

/** The requests go round the accounts and their types; a tenth of them open, half of those due, a third of no one. */
async function addRequests(owner: Db, agencyId: string, userId: string, { accounts, requests = 0 }: Size) {
  const types = REQUEST_TYPES.map(({ id }) => id)
  for (let from = 0; from < requests; from += BATCH)
    await sql`
      with added as (
        insert into service_requests (agency_id, id, type, state, account_id, client_name, details, title, data, assignee_id, due_at,
          closed_at, created_at, updated_at)
        select ${agencyId}, gen_random_uuid(), (${types}::text[])[1 + place % ${types.length}::int],
          case when place % 10 = 0 then 'OPEN' else 'CLOSED' end, clients.ids[1 + place * 7 % ${accounts}::int],
          'Specimen Asker ' || place, 'Asked for matter ' || place, 'Matter ' || place, '{"name": "Example Holder", "question": "Is it covered?"}',
          case when place % 3 = 0 then null else ${userId}::uuid end,
          case when place % 20 = 0 then now() + (place % 700 - 50) * interval '1 hour' end,
          case when place % 10 = 0 then null else now() - place * interval '3 minutes' end,
          now() - place * interval '5 minutes', now() - place * interval '3 minutes'
        from generate_series(${from}::int, ${Math.min(from + BATCH, requests) - 1}::int) place
        cross join (select array_agg(id order by created_at desc, id) as ids from accounts where agency_id = ${agencyId}) clients
        returning agency_id, id, created_at)
      insert into service_request_versions (agency_id, request_id, version, created_at, update_types, initiator_type, initiator_id,
        snapshot)
      select agency_id, id, 1, created_at, '{CREATE}', 'AGENCY_USER', ${userId},
        '{"assigneeId": null, "dueAt": null, "notes": null}' from added`.execute(owner)
}
