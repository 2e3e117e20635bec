import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asOwner } from '../../server/db/connection.ts'
import { reachEmbedded } from '../../server/db/embedded/server.ts'
import { jsonOf } from '../../server/db/json.ts'
import { graphql } from './records.ts'
import { dataDir, expect } from './support.ts'

/** A service request; its id. */
export async function aRequest(page: Page, input: object) {
  const { createServiceRequest } = await graphql<{
    createServiceRequest: { serviceRequest: { id: string } | null; errors: unknown[] }
  }>(
    page,
    `mutation ($input: CreateServiceRequestInput!) {
      createServiceRequest(input: $input) { serviceRequest { id } errors { message path } }
    }`,
    { input: { type: 'OTHER', ...input } },
  )
  expect(createServiceRequest.errors).toEqual([])
  return createServiceRequest.serviceRequest!.id
}

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
