import { sql } from 'kysely'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { PolicyType } from '../../../../shared/policies.ts'
import type { PolicyState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'

/** A policy that a day moved from one state to another; `on` is the day it was due. */
export type Moved = {
  id: string
  accountId: string
  type: PolicyType
  policyNumber: string | null
  was: PolicyState
  is: PolicyState
  on: IsoDate
}

const MOVED = sql`p.id, p.account_id as "accountId", p.type, p.policy_number as "policyNumber", due.was, p.state as is, due."on"`

/** Sets what is due into its state: `due` selects id, was and on, and locks the rows it finds. */
async function move(db: Db, due: ReturnType<typeof sql>, to: PolicyState, now: Date): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    with due as (${due})
    update policies p set state = ${to}, updated_at = ${now} from due where p.id = due.id and p.agency_id = due.agency_id
    returning ${MOVED}`.execute(db)
  return rows
}

export const beginPolicies = (db: Db, day: IsoDate, now: Date) =>
  move(
    db,
    sql`select agency_id, id, state as was, inforce_at as "on" from policies
      where deleted_at is null and state = 'BINDING' and inforce_at <= ${day} for update`,
    'INFORCE',
    now,
  )

export const expirePolicies = (db: Db, day: IsoDate, now: Date) =>
  move(
    db,
    sql`select agency_id, id, state as was, expires_at as "on" from policies
      where deleted_at is null and state in ('BINDING', 'INFORCE') and expires_at <= ${day} for update`,
    'EXPIRED',
    now,
  )

export async function closeCanceledPolicies(db: Db, day: IsoDate, now: Date): Promise<Moved[]> {
  const moved = await move(
    db,
    sql`select p.agency_id, p.id, p.state as was, c.effective_at as "on"
      from policies p join policy_cancellations c on c.agency_id = p.agency_id and c.policy_id = p.id
      where c.closed_at is null and c.reinstated_at is null and c.effective_at <= ${day} and p.deleted_at is null
      for update of p, c`,
    'CANCELED',
    now,
  )
  await sql`
    update policy_cancellations set closed_at = ${now}
    where closed_at is null and reinstated_at is null and policy_id = any (${moved.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return moved
}
