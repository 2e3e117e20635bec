import { type Insertable, sql } from 'kysely'
import type { Db } from '../../server/db/connection.ts'
import type { Tables } from '../../server/db/schema.ts'
import { newId } from '../../server/lib/ids.ts'
import type { TestHouse } from './house.ts'
import { byOwner } from './owner.ts'

type Of = Pick<TestHouse, 'ownerUrl'>
type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>

/** Puts rows into a table as the owner, past every rule. */
const put = (test: Of, work: (owner: Db) => Promise<unknown>) => byOwner(test.ownerUrl, work)

export async function anAccount(test: Of, { agencyId }: { agencyId: string }, given: Given<'accounts'> = {}) {
  const id = given.id ?? newId()
  const row = { type: 'BUSINESS', name: 'Otter & Thimble Joinery LLC', email: 'office@otter.example.com' } as const
  await put(test, (owner) =>
    owner
      .insertInto('accounts')
      .values({ ...row, phone: '+15550104421', ...given, agency_id: agencyId, id })
      .execute(),
  )
  return id
}

export async function aCarrier(test: Of, { agencyId }: { agencyId: string }, given: Given<'carriers'> = {}) {
  const id = given.id ?? newId()
  await put(test, (owner) =>
    owner
      .insertInto('carriers')
      .values({ name: `Quillfeather Mutual ${id.slice(-6)}`, ...given, agency_id: agencyId, id })
      .execute(),
  )
  return id
}

/** A policy as it stands in the table, past every rule of how it came to be so. */
export async function aPolicy(
  test: Of,
  { agencyId }: { agencyId: string },
  given: Given<'policies'> & { account_id: string },
) {
  const id = given.id ?? newId()
  await put(test, (owner) =>
    owner
      .insertInto('policies')
      .values({ type: 'GENERAL_LIABILITY', state: 'INFORCE', ...given, agency_id: agencyId, id })
      .execute(),
  )
  return id
}

export async function aCancellation(
  test: Of,
  { agencyId }: { agencyId: string },
  given: Given<'policy_cancellations'> & { policy_id: string; effective_at: string },
) {
  const id = given.id ?? newId()
  const row = { canceled_by: 'CARRIER', type: 'CANCELLATION', reason: 'INSURED_NONPAYMENT' } as const
  await put(test, (owner) =>
    owner
      .insertInto('policy_cancellations')
      .values({ ...row, ...given, agency_id: agencyId, id })
      .execute(),
  )
  return id
}

/** Somebody else of the agency. */
export async function aColleague(test: Of, { agencyId }: { agencyId: string }, name = 'Jules Mockingham') {
  const id = newId()
  const row = { id, agency_id: agencyId, name, email: `${id}@agency.example.com` }
  await put(test, (owner) => owner.insertInto('agency_users').values(row).execute())
  return id
}

/** How many rows of each table an agency has, and an MD5 of what is in them (null without any). One query for all tables. */
export const rowsOf = (test: Of, agencyId: string) => byOwner(test.ownerUrl, (owner) => rowsFoundBy(owner, agencyId))

/** The same, on a connection of the caller's. */
export async function rowsFoundBy(owner: Db, agencyId: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'f') and attname = 'agency_id'
    order by 1`.execute(owner)
  const columns = [...tables.map(({ name }) => [name, 'agency_id'] as const), ['agencies', 'id'] as const]
  const each = columns.map(
    ([name, column]) => sql`
      select ${sql.lit(name)} as name, count(*)::int as count, md5(string_agg(t::text, ' ' order by t::text)) as print
      from ${sql.table(name)} t where ${sql.ref(column)} = ${agencyId}`,
  )
  const all = sql<{ name: string; count: number; print: string | null }>`${sql.join(each, sql` union all `)}`
  const { rows } = await all.execute(owner)
  return {
    counts: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
    prints: Object.fromEntries(rows.map(({ name, print }) => [name, print])),
  }
}

/** A document in a workspace that was begun with a message, as Cara would have written it; its id. */
export async function anArtifact(
  test: Of,
  { agencyId }: { agencyId: string },
  workspaceId: string,
  html = '<h1>Offer</h1><p>Renewal.</p>',
) {
  const id = newId()
  const stageId = newId()
  await put(test, async (owner) => {
    const run = await owner
      .selectFrom('runs')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirstOrThrow()
    const of = { agency_id: agencyId, workspace_id: workspaceId, rev: 1 }
    await owner
      .insertInto('plan_stages')
      .values({ ...of, id: stageId, run_id: run.id, type: 'TASK', state: 'SUCCESS' })
      .execute()
    const body = JSON.stringify({ kind: 'document', document: { html } })
    await owner
      .insertInto('artifacts')
      .values({ ...of, id, version: 1, stage_id: stageId, type: 'DOCUMENT', title: 'Offer', body })
      .execute()
  })
  return id
}
