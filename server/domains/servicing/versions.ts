import type { RequestInitiator, RequestUpdate } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { recordEvent } from '../history/service.ts'
import { INITIATOR_OF } from './rules.ts'
import * as parts from './store/parts.ts'
import * as store from './store/requests.ts'
import type { ServiceRequest } from './types.ts'

export const noSuchRequest = () => new AppError('NOT_FOUND', 'This service request does not exist.')

/** Locks these requests until the transaction ends. Throws NOT_FOUND unless all are there. */
export async function lockRequests(ctx: Ctx, ids: readonly string[]): Promise<ServiceRequest[]> {
  must(ctx, 'change', 'service-request')
  const requests = ids.every(isId) ? await store.findRequests(ctx.db, ids, true) : []
  if (requests.length < new Set(ids).size) throw noSuchRequest()
  return requests
}

/** The same of one. */
export async function lockRequest(ctx: Ctx, id: string): Promise<ServiceRequest> {
  must(ctx, 'change', 'service-request')
  return (await lockRequests(ctx, [id]))[0]!
}

/** Writes a changed request and the version of its history that tells of it. */
export async function putRequest(
  ctx: Ctx,
  request: ServiceRequest,
  updates: RequestUpdate[],
  about: Record<string, string> = {},
  initiatorType = INITIATOR_OF[ctx.actor.kind],
) {
  must(ctx, 'change', 'service-request')
  const changed = { ...request, rev: request.rev + 1 }
  const closing = updates.includes('CLOSE') && { closedBy: ctx.actor.userId }
  const reopening = updates.includes('REOPEN') && { closedBy: null }
  await store.putRequest(ctx.db, request.id, { ...changed, ...closing, ...reopening }, ctx.now)
  await tellOfRequest(ctx, { request: changed, updates, about, initiatorType })
}

type Told = {
  request: ServiceRequest
  updates: RequestUpdate[]
  about?: Record<string, string>
  initiatorType: RequestInitiator
}

/** Records a version of a request: its current fields, and who set them. */
export async function tellOfRequest(ctx: Ctx, { request, updates, about = {}, initiatorType }: Told) {
  must(ctx, 'change', 'service-request')
  await parts.addVersion(ctx.db, ctx.agencyId, {
    requestId: request.id,
    version: request.rev,
    createdAt: ctx.now,
    updateTypes: updates,
    initiatorType,
    initiatorId: initiatorType === 'AGENCY_USER' ? ctx.actor.userId : null,
    snapshot: {
      assigneeId: request.assigneeId,
      dueAt: request.dueAt?.toISOString() ?? null,
      notes: request.resolutionNotes,
    },
    about,
  })
}

/** The entries about a request in its account's timeline. */
export async function tellAccount(
  ctx: Ctx,
  kind: 'REQUEST_OPENED' | 'REQUEST_RESOLVED' | 'REQUEST_REOPENED',
  request: ServiceRequest,
  reason: string | null = null,
) {
  must(ctx, 'change', 'service-request')
  const { id, accountId } = request
  if (!accountId) return
  await recordEvent(ctx, kind, { accountId }, { reason, about: { requestId: id, title: request.title } })
}
