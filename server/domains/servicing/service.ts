import { MOST_AT_ONCE, type RequestInitiator, type RequestUpdate, requestTitle } from '../../../shared/requests.ts'
import { uploadFaults } from '../../../shared/uploads.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, type FieldError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { Outage } from '../../lib/outage.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount } from '../accounts/service.ts'
import { demandAssignee, listAgencyUsers } from '../agency/service.ts'
import { addFiles, demandWhole, discardUploads, storeUploads } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { lockPolicy } from '../policies/service.ts'
import {
  type CheckedRequest,
  changeInput,
  checkRequest,
  commentInput,
  type RequestChange,
  type RequestInput,
  reopenInput,
  resolutionInput,
} from './input.ts'
import { demandAllOpen, demandOpen, INITIATOR_OF, takenOver, whyNotMerged } from './rules.ts'
import * as parts from './store/parts.ts'
import * as store from './store/requests.ts'
import type { ServiceRequest, Talk } from './types.ts'
import { lockRequest, lockRequests, noSuchRequest, putRequest, tellAccount, tellOfRequest } from './versions.ts'

export { countRequestsOf, handOverRequests } from './hand-over.ts'
export {
  countRequestsBy,
  countServiceRequests,
  listServiceRequests,
  momentsOf,
  type RequestFilter,
  type RequestGroup,
} from './list.ts'
export { listRequestFiles, requestsOfFile } from './parts.ts'

type Keyed = { key?: string | null | undefined }

/** These requests, in no particular order; unknown ids are left out. */
export function findServiceRequests(ctx: Ctx, ids: readonly string[]): Promise<ServiceRequest[]> {
  must(ctx, 'read', 'service-request')
  return store.findRequests(ctx.db, ids.filter(isId))
}

/** A request; throws NOT_FOUND when there is none. */
export async function getServiceRequest(ctx: Ctx, id: string): Promise<ServiceRequest> {
  must(ctx, 'read', 'service-request')
  const [request] = await findServiceRequests(ctx, [id])
  if (!request) throw noSuchRequest()
  return request
}

/** Creates a service request. The same key again returns the same request. */
export async function createServiceRequest(ctx: Ctx, { key, ...input }: RequestInput & Keyed): Promise<ServiceRequest> {
  must(ctx, 'create', 'service-request')
  const checked = checkRequest(input)
  const id = await onlyOnce(ctx, key, 'createServiceRequest', checked, async () => {
    const { id } = await open(ctx, checked, 'STAFF', INITIATOR_OF[ctx.actor.kind])
    return id
  })
  return getServiceRequest(ctx, id)
}

/** The call or mail thread that a request came from. */
type Conversation = Pick<Talk, 'beganAt' | 'said'> & { channel: 'PHONE' | 'EMAIL' }

/**
 * Opens a request that a client asked for in a call or a mail thread: the client began it, and Cara added its details from what was said.
 * The same key again is the same request.
 */
export async function takeServiceRequest(
  ctx: Ctx,
  { key, ...input }: RequestInput & Keyed,
  { channel, ...talk }: Conversation,
): Promise<ServiceRequest> {
  must(ctx, 'create', 'service-request')
  const checked = checkRequest(input)
  const id = await onlyOnce(ctx, key, 'takeServiceRequest', { ...checked, channel, ...talk }, async () => {
    const request = await open(ctx, checked, channel, 'AGENCY_CLIENT')
    const kind = channel === 'PHONE' ? 'CALL' : 'EMAIL'
    await parts.addTalk(ctx.db, ctx.agencyId, { ...talk, kind, id: newId(), requestId: request.id })
    await putRequest(ctx, request, ['ENRICH'], {}, 'WORKFLOW')
    return request.id
  })
  return getServiceRequest(ctx, id)
}

async function open(
  ctx: Ctx,
  checked: CheckedRequest,
  channel: ServiceRequest['channel'],
  initiatorType: RequestInitiator,
): Promise<ServiceRequest> {
  await demandRecords(ctx, checked)
  const data = checked.data as ServiceRequest['data']
  const request: ServiceRequest = {
    ...checked,
    data,
    title: requestTitle({ ...checked, data }),
    id: newId(),
    state: 'OPEN',
    channel,
    resolutionNotes: null,
    closedAt: null,
    mergedInto: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    rev: 1,
  }
  await store.addRequest(ctx.db, ctx.agencyId, request)
  await tellOfRequest(ctx, { request, updates: ['CREATE'], initiatorType })
  await tellAccount(ctx, 'REQUEST_OPENED', request)
  return request
}

/** Refuses records that are not there or not of the client, all at once, and holds the account and the policy. */
async function demandRecords(ctx: Ctx, { accountId, policyId, assigneeId }: CheckedRequest) {
  const wrong: FieldError[] = []
  const at = (field: string) => (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    wrong.push({ path: [field], message: error.message })
  }
  if (accountId) await getAccount(ctx, accountId, 'KEEP').catch(at('accountId'))
  if (policyId) await demandPolicyOf(ctx, policyId, accountId).catch(at('policyId'))
  await demandAssignee(ctx, assigneeId).catch(at('assigneeId'))
  if (wrong.length) throw new AppError('INVALID', wrong[0]!.message, wrong)
}

async function demandPolicyOf(ctx: Ctx, policyId: string, accountId: string | null) {
  const policy = await lockPolicy(ctx, policyId)
  if (policy.accountId !== accountId) throw invalid('policyId', 'This policy is of another account.')
}

/** Assigns a request or sets its due date; null clears, and omitted fields stay (spec 1 §2.8). */
export async function updateServiceRequest(ctx: Ctx, id: string, change: RequestChange & Keyed) {
  must(ctx, 'change', 'service-request')
  const [changed] = await updateServiceRequests(ctx, [id], change)
  return changed!
}

/** The same for many at once. Resolved ones among them are refused, all or none is done. */
export async function updateServiceRequests(
  ctx: Ctx,
  ids: readonly string[],
  { key, ...change }: RequestChange & Keyed,
) {
  must(ctx, 'change', 'service-request')
  const { rev, ...given } = parse(changeInput, change)
  if (!ids.length || ids.length > MOST_AT_ONCE) throw invalid('ids', `Choose up to ${MOST_AT_ONCE} requests.`)
  await onlyOnce(ctx, key, 'updateServiceRequests', { ids, rev, ...given }, async () => {
    await demandAssignee(ctx, given.assigneeId)
    const requests = await lockRequests(ctx, ids)
    demandAllOpen(requests)
    if (rev) await demandUnchanged(ctx, requests[0]!, rev, given)
    const changed = requests.flatMap((request) => {
      const { assigneeId = request.assigneeId, dueAt = request.dueAt } = given
      const updates: RequestUpdate[] = [
        ...(assigneeId === request.assigneeId ? [] : ['ASSIGN' as const]),
        ...(dueAt?.getTime() === request.dueAt?.getTime() ? [] : ['UPDATE_DUE_DATE' as const]),
      ]
      return updates.length ? [{ request: { ...request, assigneeId, dueAt }, updates }] : []
    })
    const about = key ? { update: key } : undefined
    for (const { request, updates } of changed) await putRequest(ctx, request, updates, about)
    return true
  })
  return findServiceRequests(ctx, ids)
}

/** Refuses a change of what someone else changed after `rev` was read: CONFLICT, with a sentence at each such field. */
async function demandUnchanged(
  ctx: Ctx,
  request: ServiceRequest,
  rev: number,
  given: { assigneeId?: unknown; dueAt?: unknown },
) {
  const since = (await parts.listVersions(ctx.db, [request.id])).filter(({ version }) => version > rev)
  const wasChanged = (update: RequestUpdate) => since.some(({ updateTypes }) => updateTypes.includes(update))
  const nameOf = async (id: string | null) =>
    (await listAgencyUsers(ctx)).find((one) => one.id === id)?.name ?? 'nobody'
  const fields = []
  if (given.assigneeId !== undefined && wasChanged('ASSIGN'))
    fields.push({
      path: ['assigneeId'],
      message: `It was given to ${await nameOf(request.assigneeId)} meanwhile. Save again to keep yours.`,
    })
  if (given.dueAt !== undefined && wasChanged('UPDATE_DUE_DATE'))
    fields.push({ path: ['dueAt'], message: 'The due date was changed meanwhile. Save again to keep yours.' })
  if (fields.length)
    throw new AppError(
      'CONFLICT',
      'Someone else changed this request in the meantime. Look at the marked fields.',
      fields,
      request.rev,
    )
}

/** Closes a request with what was done about it (spec 1 §4). The same key again changes nothing. */
export async function resolveServiceRequest(
  acting: Acting,
  id: string,
  { key, files = [], ...input }: { notes?: string | null | undefined; files?: Upload[] } & Keyed,
): Promise<ServiceRequest> {
  await mustFirst(acting, 'change', 'service-request')
  const { notes } = parse(resolutionInput, input)
  const { fileBytes, filesPerMessage } = acting.house.limits
  demandWhole(files, uploadFaults(files, { fileBytes, files: filesPerMessage }))
  const stored = await storeUploads(acting, files)
  const same = { id, notes, files: files.map(({ name, sha256 }) => ({ name, sha256 })) }
  try {
    const { request, used } = await commit(acting, async (ctx) => {
      let used = false
      await onlyOnce(ctx, key, 'resolveServiceRequest', same, async () => {
        used = true
        const request = await lockRequest(ctx, id)
        demandOpen(request)
        await addFiles(ctx, stored)
        const fileIds = stored.map((file) => file.id)
        await parts.addResolutionFiles(ctx.db, ctx.agencyId, id, fileIds)
        const closed = { ...request, state: 'CLOSED' as const, resolutionNotes: notes, closedAt: ctx.now }
        await putRequest(
          ctx,
          closed,
          ['CLOSE'],
          fileIds.length ? { files: stored.map(({ name }) => name).join(', ') } : {},
        )
        await tellAccount(ctx, 'REQUEST_RESOLVED', closed, notes)
        return true
      })
      return { request: await getServiceRequest(ctx, id), used }
    })
    if (!used) await discardUploads(acting, stored)
    return request
  } catch (error) {
    // When the answer to a commit is lost, the files may or may not be in use: the sweep of orphan files decides.
    if (!(error instanceof Outage)) await discardUploads(acting, stored)
    throw error
  }
}

/** Opens a resolved request again, with the reason. What was said when it was resolved stays in its history. */
export async function reopenServiceRequest(ctx: Ctx, id: string, { key, ...input }: { reason: string } & Keyed) {
  must(ctx, 'change', 'service-request')
  const { reason } = parse(reopenInput, input)
  await onlyOnce(ctx, key, 'reopenServiceRequest', { id, reason }, async () => {
    const request = await lockRequest(ctx, id)
    if (request.mergedInto) demandOpen(request)
    if (request.state === 'OPEN') throw new AppError('CONFLICT', 'This request is open already.')
    const open = { ...request, state: 'OPEN' as const, closedAt: null, resolutionNotes: null }
    await putRequest(ctx, open, ['REOPEN'], { reason })
    await tellAccount(ctx, 'REQUEST_REOPENED', open, reason)
    return true
  })
  return getServiceRequest(ctx, id)
}

/** Adds a comment, which clients never see. A resolved request takes comments, too. */
export async function addServiceRequestComment(ctx: Ctx, id: string, { key, ...input }: { content: string } & Keyed) {
  must(ctx, 'change', 'service-request')
  const { content } = parse(commentInput, input)
  await onlyOnce(ctx, key, 'addServiceRequestComment', { id, content }, async () => {
    const request = await lockRequest(ctx, id)
    const comment = { id: newId(), content, agencyUserId: ctx.actor.userId, createdAt: ctx.now }
    await parts.addComment(ctx.db, ctx.agencyId, id, comment)
    await putRequest(ctx, request, ['ADD_COMMENT'], { comment: comment.id })
    return true
  })
  return getServiceRequest(ctx, id)
}

/** Records in the history of a request, or of the one it was merged into, that a certificate was issued for it; also for a resolved one. */
export async function noteCertificate(
  ctx: Ctx,
  id: string,
  certificate: { id: string; number: string },
): Promise<void> {
  must(ctx, 'change', 'service-request')
  const request = await lockRequest(ctx, id)
  if (request.mergedInto) return noteCertificate(ctx, request.mergedInto, certificate)
  await putRequest(ctx, request, ['UPDATE'], { certificate: certificate.id, number: certificate.number })
}

/** Merges two requests of one client: `keepId` stays open, the other is closed and points to it. Both histories stay. */
export async function mergeServiceRequests(ctx: Ctx, keepId: string, mergeId: string, key?: string | null) {
  must(ctx, 'change', 'service-request')
  await onlyOnce(ctx, key, 'mergeServiceRequests', { keepId, mergeId }, async () => {
    const both = await lockRequests(ctx, [...new Set([keepId, mergeId])])
    const keep = both.find(({ id }) => id === keepId)!
    const other = both.find(({ id }) => id === mergeId)!
    const refusal = whyNotMerged(keep, other)
    if (refusal) throw invalid('mergeId', refusal)
    const closed = { ...other, state: 'CLOSED' as const, mergedInto: keepId, closedAt: ctx.now }
    await putRequest(ctx, closed, ['CLOSE'], { into: keepId })
    const { assigneeId, dueAt } = takenOver(keep, other)
    const updates: RequestUpdate[] = [
      'MERGE',
      ...(assigneeId === keep.assigneeId ? [] : ['ASSIGN' as const]),
      ...(dueAt === keep.dueAt ? [] : ['UPDATE_DUE_DATE' as const]),
    ]
    await putRequest(ctx, { ...keep, assigneeId, dueAt }, updates, { merged: mergeId, title: other.title })
    return true
  })
  return getServiceRequest(ctx, keepId)
}
