import { idsOf } from '../../../../shared/labeled.ts'
import { REQUEST_INITIATORS, REQUEST_UPDATES } from '../../../../shared/requests.ts'
import { type ApiContext, actorOf, builder, loaderOf } from '../../../api/builder.ts'
import type { ListPlace } from '../../../api/list.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import * as parts from '../parts.ts'
import { findServiceRequests } from '../service.ts'
import type { RequestComment, RequestFile, RequestVersion, ServiceRequest, Talk } from '../types.ts'

const InitiatorEnum = builder.enumType('ServiceRequestInitiatorType', { values: REQUEST_INITIATORS })
const UpdateEnum = builder.enumType('ServiceRequestUpdateType', { values: idsOf(REQUEST_UPDATES) })
/** A request, with its cursor in the list. */
type RequestNode = ServiceRequest & { place?: ListPlace }
export const ServiceRequestRef = builder.objectRef<RequestNode>('ServiceRequest')

const byRequest = <T extends { requestId: string }>(list: (ctx: Ctx, ids: readonly string[]) => Promise<T[]>) =>
  loaderOf((context: ApiContext, ids: readonly string[]) =>
    withCtx(context.house, actorOf(context), async (ctx) => {
      const found = await list(ctx, ids)
      return ids.map((id) => found.filter(({ requestId }) => requestId === id))
    }),
  )
export const versionsOf = byRequest(parts.listVersions)
export const commentsOf = byRequest(parts.listComments)
export const talksOf = byRequest(parts.listTalks)
export const openedOf = byRequest(parts.listOpened)
const filesOf = byRequest(parts.listRequestFiles)

export const requestsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await findServiceRequests(ctx, ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

/** The requests that were merged into this one, also by way of another, in the order they were. */
export async function mergedRequestsOf(context: ApiContext, id: string): Promise<ServiceRequest[]> {
  const ids = (await versionsOf(context).load(id)).flatMap(({ about }) => about.merged ?? [])
  const found = await Promise.all(
    ids.map(async (one) => [await requestsOf(context).load(one), ...(await mergedRequestsOf(context, one))]),
  )
  return found.flat().filter((one) => one !== null)
}

const SnapshotRef = builder.objectRef<RequestVersion['snapshot']>('ServiceRequestSnapshot').implement({
  description: 'What a request said in one of its versions.',
  fields: (t) => ({
    assignee: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ assigneeId }, _args, context) => (assigneeId ? findUserOf(context, assigneeId) : null),
    }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dueAt }) => (dueAt ? new Date(dueAt) : null) }),
    notes: t.exposeString('notes', { nullable: true }),
  }),
})

export const VersionRef = builder.objectRef<RequestVersion>('ServiceRequestVersion').implement({
  description: 'A state a request was in, and who set it.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updateTypes: t.field({ type: [UpdateEnum], resolve: ({ updateTypes }) => updateTypes }),
    updateInitiatorType: t.field({ type: InitiatorEnum, resolve: ({ initiatorType }) => initiatorType }),
    updateInitiatorId: t.exposeID('initiatorId', { nullable: true }),
    agencyUser: t.field({
      type: AgencyUserRef,
      nullable: true,
      description: 'The user who started it, if a user did.',
      resolve: ({ initiatorType, initiatorId }, _args, context) =>
        initiatorType === 'AGENCY_USER' && initiatorId ? findUserOf(context, initiatorId) : null,
    }),
    snapshot: t.field({ type: SnapshotRef, resolve: ({ snapshot }) => snapshot }),
    reason: t.string({
      nullable: true,
      description: 'Why it was reopened.',
      resolve: ({ about }) => about.reason ?? null,
    }),
    commentId: t.id({
      nullable: true,
      description: 'The comment it added.',
      resolve: ({ about }) => about.comment ?? null,
    }),
    certificateId: t.id({
      nullable: true,
      description: 'The certificate that was issued for it.',
      resolve: ({ about }) => about.certificate ?? null,
    }),
    certificateNumber: t.string({ nullable: true, resolve: ({ about }) => about.number ?? null }),
    merged: t.field({
      type: ServiceRequestRef,
      nullable: true,
      description: 'The request that was merged into this one, or that this one was merged into.',
      resolve: ({ about }, _args, context) => {
        const id = about.merged ?? about.into
        return id ? requestsOf(context).load(id) : null
      },
    }),
  }),
})

export const CommentRef = builder.objectRef<RequestComment>('ServiceRequestComment').implement({
  description: 'An internal note of the agency on a request. Clients never see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    content: t.exposeString('content'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    agencyUser: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ agencyUserId }, _args, context) => (agencyUserId ? findUserOf(context, agencyUserId) : null),
    }),
  }),
})

const FileRef = builder.objectRef<RequestFile>('ServiceRequestFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    size: t.exposeFloat('size', { description: 'In bytes.' }),
    url: t.string({ resolve: ({ id }) => `/agency/files/${id}` }),
  }),
})

const SaidRef = builder.objectRef<Talk['said'][number]>('CallTranscriptEntry').implement({
  fields: (t) => ({ role: t.exposeString('role'), content: t.exposeString('content') }),
})

export const CallRef = builder.objectRef<Talk>('ServiceRequestCall').implement({
  description: 'A call a request came from.',
  fields: (t) => ({
    id: t.exposeID('id'),
    beganAt: t.field({ type: 'DateTime', resolve: ({ beganAt }) => beganAt }),
    transcript: t.field({ type: [SaidRef], resolve: ({ said }) => said }),
  }),
})

const MailRef = builder.objectRef<Talk['said'][number]>('ServiceRequestEmail').implement({
  fields: (t) => ({
    sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ at }) => (at ? new Date(at) : null) }),
    senderRole: t.exposeString('role'),
    body: t.exposeString('content'),
  }),
})

export const ThreadRef = builder.objectRef<Talk>('ServiceRequestEmailThread').implement({
  description: 'A mail thread a request came from.',
  fields: (t) => ({
    id: t.exposeID('id'),
    beganAt: t.field({ type: 'DateTime', resolve: ({ beganAt }) => beganAt }),
    attachments: t.field({
      type: [FileRef],
      resolve: async ({ id, requestId }, _args, context) =>
        (await filesOf(context).load(requestId)).filter(({ talkId }) => talkId === id),
    }),
    participantEmails: t.field({ type: [MailRef], resolve: ({ said }) => said }),
  }),
})

export const OpenedRef = builder
  .objectRef<Awaited<ReturnType<typeof parts.listOpened>>[number]>('OpenedWorkspace')
  .implement({
    description: 'A workspace that was opened from a request.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      agencyUser: t.field({
        type: AgencyUserRef,
        nullable: true,
        resolve: ({ agencyUserId }, _args, context) => (agencyUserId ? findUserOf(context, agencyUserId) : null),
      }),
    }),
  })

export const ResolutionRef = builder.objectRef<ServiceRequest>('ServiceRequestResolution').implement({
  description: 'What was done about a request.',
  fields: (t) => ({
    notes: t.exposeString('resolutionNotes', { nullable: true }),
    closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    files: t.field({
      type: [FileRef],
      resolve: async ({ id }, _args, context) =>
        (await filesOf(context).load(id)).filter(({ talkId }) => talkId === null),
    }),
  }),
})
