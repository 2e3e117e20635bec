import { sql } from 'kysely'
import type { IsoDate } from '../../../../shared/dates.ts'
import type { Decimal } from '../../../../shared/money.ts'
import type { Db } from '../../../db/connection.ts'

/**
 * The policies of an account that are binding or in force and have begun, or say no day: how many, their premiums together, and which ends
 * first. A renewal waiting for its earlier policy to end is not counted in addition.
 */
export type PolicySummary = { accountId: string; count: number; premium: Decimal; nextExpiry: IsoDate | null }

/** What those of these accounts have that have any. */
export async function summariesOf(db: Db, accountIds: readonly string[], today: IsoDate): Promise<PolicySummary[]> {
  if (!accountIds.length) return []
  return db
    .selectFrom('policies')
    .select([
      'account_id as accountId',
      sql<number>`count(*)::int`.as('count'),
      sql<Decimal>`sum(premium)`.as('premium'),
      sql<IsoDate | null>`min(expires_at)`.as('nextExpiry'),
    ])
    .where('account_id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where('state', 'in', ['BINDING', 'INFORCE'])
    .where(({ or, eb }) => or([eb('inforce_at', 'is', null), eb('inforce_at', '<=', today)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('policies as old')
            .select('old.id')
            .whereRef('old.id', '=', 'policies.previous_id')
            .where('policies.state', '=', 'BINDING')
            .where('old.state', 'in', ['BINDING', 'INFORCE'])
            .where('old.deleted_at', 'is', null),
        ),
      ),
    )
    .groupBy('account_id')
    .execute()
}
