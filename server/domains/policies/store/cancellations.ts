import type { IsoDate } from '../../../../shared/dates.ts'
import type { Db } from '../../../db/connection.ts'
import type { Cancellation } from '../types.ts'

export async function addCancellation(
  db: Db,
  agencyId: string,
  policyId: string,
  cancellation: Omit<Cancellation, 'canceledAt' | 'reinstatement'>,
  now: Date,
) {
  await db
    .insertInto('policy_cancellations')
    .values({
      agency_id: agencyId,
      id: cancellation.id,
      policy_id: policyId,
      canceled_at: now,
      canceled_by: cancellation.canceledBy,
      effective_at: cancellation.effectiveAt,
      type: cancellation.type,
      reason: cancellation.reason,
      reason_description: cancellation.reasonDescription,
      return_premium: cancellation.returnPremium,
      return_commission: cancellation.returnCommission,
      closed_at: cancellation.closedAt,
    })
    .execute()
}

export async function reinstate(
  db: Db,
  cancellationId: string,
  { effectiveAt, reasonDescription }: { effectiveAt: IsoDate; reasonDescription: string | null },
  now: Date,
) {
  await db
    .updateTable('policy_cancellations')
    .set({
      reinstated_at: now,
      reinstatement_effective_at: effectiveAt,
      reinstatement_description: reasonDescription,
    })
    .where('id', '=', cancellationId)
    .execute()
}
