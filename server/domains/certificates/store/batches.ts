import type { BatchItemState } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Batch, BatchItem } from '../types.ts'
import { formOf } from './rows.ts'

export async function addBatch(db: Db, agencyId: string, batch: Batch) {
  await db
    .insertInto('certificate_batches')
    .values({
      agency_id: agencyId,
      id: batch.id,
      account_id: batch.accountId,
      policy_ids: batch.policyIds,
      description_of_operations: batch.descriptionOfOperations,
      repeats: batch.repeats,
      asked_by: batch.askedBy,
      created_at: batch.createdAt,
    })
    .execute()
  const rows = batch.items.map((item) => ({
    agency_id: agencyId,
    batch_id: batch.id,
    position: item.position,
    holder_name: item.holder.name,
    holder_address: jsonOf(item.holder.address),
    additional_insured: item.additionalInsured,
    form: item.form,
    particulars: jsonOf(item.particulars),
    state: item.state,
    message: item.message,
  }))
  await db.insertInto('certificate_batch_items').values(rows).execute()
}

/** Holds a request until the transaction ends. */
export async function lockBatch(db: Db, id: string) {
  await db.selectFrom('certificate_batches').select('id').where('id', '=', id).forUpdate().execute()
}

export async function findBatch(db: Db, id: string): Promise<Batch | null> {
  const row = await db.selectFrom('certificate_batches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const items = await db
    .selectFrom('certificate_batch_items')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    accountId: row.account_id,
    policyIds: row.policy_ids,
    descriptionOfOperations: row.description_of_operations,
    repeats: row.repeats,
    askedBy: row.asked_by,
    stopRequested: row.stop_requested,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    items: items.map((item) => ({
      position: item.position,
      holder: { name: item.holder_name, address: item.holder_address },
      additionalInsured: item.additional_insured,
      ...formOf(item),
      state: item.state,
      message: item.message,
      certificateId: item.certificate_id,
    })),
  }
}

/** The outcome for one holder. */
export async function setItem(
  db: Db,
  batchId: string,
  position: number,
  set: { state: BatchItemState; message?: string | null; certificateId?: string | null; additionalInsured?: boolean },
) {
  await db
    .updateTable('certificate_batch_items')
    .set({
      state: set.state,
      message: set.message ?? null,
      certificate_id: set.certificateId ?? null,
      ...(set.additionalInsured !== undefined && { additional_insured: set.additionalInsured }),
    })
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .execute()
}

export async function setStopRequested(db: Db, id: string, stop: boolean) {
  await db.updateTable('certificate_batches').set({ stop_requested: stop }).where('id', '=', id).execute()
}

/** Ends a batch, or opens it again (null). */
export async function setEnded(db: Db, id: string, at: Date | null) {
  await db.updateTable('certificate_batches').set({ ended_at: at }).where('id', '=', id).execute()
}

/** The next holder that waits, in order; null when none does or a stop was asked for. */
export async function nextWaiting(db: Db, id: string): Promise<BatchItem['position'] | null> {
  const row = await db
    .selectFrom('certificate_batch_items as item')
    .innerJoin('certificate_batches as batch', (join) =>
      join.onRef('batch.agency_id', '=', 'item.agency_id').onRef('batch.id', '=', 'item.batch_id'),
    )
    .select('item.position')
    .where('item.batch_id', '=', id)
    .where('item.state', 'in', ['WAITING', 'ISSUING'])
    .where('batch.stop_requested', '=', false)
    .orderBy('item.position')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? null
}
