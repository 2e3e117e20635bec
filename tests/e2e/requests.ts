import { randomUUID } from 'node:crypto'
import { asOwner } from '../../server/db/connection.ts'
import { reachEmbedded } from '../../server/db/embedded/server.ts'
import { jsonOf } from '../../server/db/json.ts'
import { dataDir } from './support.ts'

type Said = { role: string; content: string; at?: string }

/** A call and a mail thread a request came from, as the channels will write them: what others than an agency's users do has no other door yet. */
export async function addTalks(requestId: string, call: readonly Said[], mails: readonly Said[]) {
  const { url, stop } = await reachEmbedded(await dataDir())
  await asOwner(url, async (db) => {
    const { agency_id } = await db
      .updateTable('service_requests')
      .set({ channel: 'PHONE' })
      .where('id', '=', requestId)
      .returning('agency_id')
      .executeTakeFirstOrThrow()
    const talk = { agency_id, request_id: requestId }
    const said = (all: readonly Said[]) => jsonOf(all.map(({ at = null, ...one }) => ({ ...one, at })))
    await db
      .insertInto('service_request_talks')
      .values([
        { ...talk, id: randomUUID(), kind: 'EMAIL', began_at: new Date('2026-11-19T15:00:00Z'), said: said(mails) },
        { ...talk, id: randomUUID(), kind: 'CALL', began_at: new Date('2026-11-18T15:00:00Z'), said: said(call) },
      ])
      .execute()
    await db
      .updateTable('service_request_versions')
      .set({ initiator_type: 'AGENCY_CLIENT', initiator_id: null })
      .where('request_id', '=', requestId)
      .where('version', '=', 1)
      .execute()
  }).finally(stop)
}
