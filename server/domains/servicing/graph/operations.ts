import { type ApiContext, actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { AddressInput } from '../../agency/graph.ts'
import * as service from '../service.ts'
import type { ServiceRequest } from '../types.ts'
import { undoServiceRequestsUpdate } from '../undo.ts'
import { requestsOf, ServiceRequestRef } from './parts.ts'
import { DocumentEnum, QuestionEnum, RequestTypeEnum } from './request.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

const payloadOf = (name: string) =>
  builder.objectRef<{ request?: ServiceRequest } & Errors>(name).implement({
    fields: (t) => ({
      serviceRequest: t.field({ type: ServiceRequestRef, nullable: true, resolve: ({ request }) => request ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const CreatePayload = payloadOf('CreateServiceRequestPayload')
const UpdatePayload = payloadOf('UpdateServiceRequestPayload')
const ResolvePayload = payloadOf('ResolveServiceRequestPayload')
const ReopenPayload = payloadOf('ReopenServiceRequestPayload')
const CommentPayload = payloadOf('AddServiceRequestCommentPayload')
const MergePayload = payloadOf('MergeServiceRequestsPayload')
const UpdateManyPayload = builder
  .objectRef<{ requests?: ServiceRequest[] } & Errors>('UpdateServiceRequestsPayload')
  .implement({
    fields: (t) => ({
      serviceRequests: t.field({ type: [ServiceRequestRef], resolve: ({ requests }) => requests ?? [] }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const UndoPayload = builder.objectRef<{ keptIds?: string[] } & Errors>('UndoServiceRequestsUpdatePayload').implement({
  fields: (t) => ({
    kept: t.field({
      type: [ServiceRequestRef],
      description: 'Those left unchanged, since they were changed in the meantime.',
      resolve: async ({ keptIds = [] }, _args, context) =>
        (await Promise.all(keptIds.map((id) => requestsOf(context).load(id)))).filter((one) => one !== null),
    }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const key = { description: 'A UUID made by the client; sent again, it changes nothing more.' }

const AdditionalInsuredInput = builder.inputType('AddAdditionalInsuredInput', {
  fields: (t) => ({ name: t.string(), relationship: t.string(), address: t.field({ type: AddressInput }) }),
})
const CancelInput = builder.inputType('CancelPolicyRequestInput', { fields: (t) => ({ reason: t.string() }) })
const CertificateInput = builder.inputType('CreateCertificateRequestInput', {
  fields: (t) => ({
    name: t.string(),
    address: t.field({ type: AddressInput }),
    additionalInsured: t.boolean(),
    additionalInsuredRelationship: t.string(),
    additionalInsuredRelationshipDescription: t.string(),
  }),
})
const DocumentInput = builder.inputType('DocumentRequestInput', {
  fields: (t) => ({ type: t.field({ type: DocumentEnum }) }),
})
const QuestionInput = builder.inputType('QuestionRequestInput', {
  fields: (t) => ({ question: t.string(), type: t.field({ type: QuestionEnum }) }),
})

const CreateInput = builder.inputType('CreateServiceRequestInput', {
  description: 'What a client asked for, with the fields of its type.',
  fields: (t) => ({
    type: t.field({ type: RequestTypeEnum, description: 'What is asked for; required.' }),
    accountId: t.id({ description: 'The client; without one, `clientName` says who asks.' }),
    clientName: t.string(),
    clientEmail: t.string(),
    clientPhone: t.string({ description: 'In any usual format.' }),
    details: t.string(),
    policyId: t.id({ description: 'The policy it is about.' }),
    assigneeId: t.id(),
    dueAt: t.string({ description: 'ISO 8601.' }),
    addAdditionalInsured: t.field({ type: AdditionalInsuredInput }),
    cancelPolicy: t.field({ type: CancelInput }),
    createCertificate: t.field({ type: CertificateInput }),
    documentRequest: t.field({ type: DocumentInput }),
    question: t.field({ type: QuestionInput }),
    key: t.id(key),
  }),
})
const UpdateInput = builder.inputType('UpdateServiceRequestInput', {
  description: 'Omitted fields stay unchanged; null clears them.',
  fields: (t) => ({
    assigneeId: t.id(),
    dueAt: t.string({ description: 'ISO 8601.' }),
    rev: t.int({
      description: 'The `rev` that was read: CONFLICT at what was changed since. Only for a single request.',
    }),
    key: t.id(key),
  }),
})
const ResolveInput = builder.inputType('ResolveServiceRequestInput', {
  fields: (t) => ({ notes: t.string(), files: t.field({ type: ['Upload'] }), key: t.id(key) }),
})
const ReopenInput = builder.inputType('ReopenServiceRequestInput', {
  fields: (t) => ({ reason: t.string({ required: true }), key: t.id(key) }),
})
const CommentInput = builder.inputType('ServiceRequestCommentInput', {
  fields: (t) => ({ content: t.string({ required: true }), key: t.id(key) }),
})

const id = { required: true } as const
const run = <T>(context: ApiContext, work: (ctx: Ctx) => Promise<T>) => withCtx(context.house, actorOf(context), work)

builder.mutationFields((t) => ({
  createServiceRequest: t.field({
    type: CreatePayload,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ request: await run(context, (ctx) => service.createServiceRequest(ctx, input)) })),
  }),
  updateServiceRequest: t.field({
    type: UpdatePayload,
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({ request: await run(context, (ctx) => service.updateServiceRequest(ctx, id, input)) })),
  }),
  updateServiceRequests: t.field({
    type: UpdateManyPayload,
    description: 'Changes many at once: all of them or none.',
    args: { ids: t.arg.idList(id), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { ids, input }, context) =>
      answer(async () => ({ requests: await run(context, (ctx) => service.updateServiceRequests(ctx, ids, input)) })),
  }),
  undoServiceRequestsUpdate: t.field({
    type: UndoPayload,
    description: 'Undoes a bulk change; what was changed again since stays.',
    args: {
      ids: t.arg.idList(id),
      update: t.arg.string({ required: true, description: 'The `key` the change was sent with.' }),
      key: t.arg.id(key),
    },
    resolve: (_root, { ids, update, key }, context) =>
      answer(() => run(context, (ctx) => undoServiceRequestsUpdate(ctx, ids, update, key))),
  }),
  resolveServiceRequest: t.field({
    type: ResolvePayload,
    args: { id: t.arg.id(id), input: t.arg({ type: ResolveInput, required: true }) },
    resolve: (_root, { id, input: { files, ...input } }, context) =>
      answer(async () => ({
        request: await service.resolveServiceRequest(actingOf(context), id, { ...input, files: files ?? [] }),
      })),
  }),
  reopenServiceRequest: t.field({
    type: ReopenPayload,
    args: { id: t.arg.id(id), input: t.arg({ type: ReopenInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({ request: await run(context, (ctx) => service.reopenServiceRequest(ctx, id, input)) })),
  }),
  addServiceRequestComment: t.field({
    type: CommentPayload,
    args: { id: t.arg.id(id), input: t.arg({ type: CommentInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({ request: await run(context, (ctx) => service.addServiceRequestComment(ctx, id, input)) })),
  }),
  mergeServiceRequests: t.field({
    type: MergePayload,
    description: 'Merges two open requests of one client: `keepId` stays open, the other is closed and points to it.',
    args: { keepId: t.arg.id(id), mergeId: t.arg.id(id), key: t.arg.id(key) },
    resolve: (_root, { keepId, mergeId, key }, context) =>
      answer(async () => ({
        request: await run(context, (ctx) => service.mergeServiceRequests(ctx, keepId, mergeId, key)),
      })),
  }),
}))
