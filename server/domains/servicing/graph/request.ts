import { idsOf } from '../../../../shared/labeled.ts'
import {
  QUESTION_TYPES,
  REQUEST_CHANNELS,
  REQUEST_STATES,
  REQUEST_TYPES,
  REQUESTED_DOCUMENTS,
  type RequestData,
  type RequestType,
} from '../../../../shared/requests.ts'
import { builder } from '../../../api/builder.ts'
import { ListPlaceRef } from '../../../api/list.ts'
import { AccountRef, accountOf } from '../../accounts/graph/account.ts'
import { AddressRef, AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { PolicyRef, policiesOf } from '../../policies/graph/policy.ts'
import type { ServiceRequest } from '../types.ts'
import {
  CallRef,
  CommentRef,
  commentsOf,
  mergedRequestsOf,
  OpenedRef,
  openedOf,
  ResolutionRef,
  requestsOf,
  ServiceRequestRef,
  ThreadRef,
  talksOf,
  VersionRef,
  versionsOf,
} from './parts.ts'

export const RequestTypeEnum = builder.enumType('ServiceRequestType', { values: idsOf(REQUEST_TYPES) })
export const RequestStateEnum = builder.enumType('ServiceRequestState', { values: idsOf(REQUEST_STATES) })
const ChannelEnum = builder.enumType('ServiceRequestChannel', { values: idsOf(REQUEST_CHANNELS) })
export const DocumentEnum = builder.enumType('RequestedDocumentType', { values: idsOf(REQUESTED_DOCUMENTS) })
export const QuestionEnum = builder.enumType('ServiceRequestQuestionType', { values: idsOf(QUESTION_TYPES) })

type Data<Type extends RequestType> = RequestData[Type] & { policyId: string | null }

const AdditionalInsuredRef = builder
  .objectRef<Data<'ADD_ADDITIONAL_INSURED'>>('AddAdditionalInsuredRequest')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      relationship: t.exposeString('relationship', { nullable: true }),
      address: t.field({ type: AddressRef, resolve: ({ address }) => address }),
    }),
  })
const CancelRef = builder.objectRef<Data<'CANCEL_POLICY'>>('CancelPolicyRequest').implement({
  fields: (t) => ({
    policyId: t.exposeID('policyId', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})
const CertificateRequestRef = builder.objectRef<Data<'CREATE_CERTIFICATE'>>('CreateCertificateRequest').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressRef, resolve: ({ address }) => address }),
    additionalInsured: t.exposeBoolean('additionalInsured'),
    additionalInsuredRelationship: t.exposeString('additionalInsuredRelationship', { nullable: true }),
    additionalInsuredRelationshipDescription: t.exposeString('additionalInsuredRelationshipDescription', {
      nullable: true,
    }),
  }),
})
const DocumentRef = builder.objectRef<Data<'DOCUMENT_REQUEST'>>('DocumentRequest').implement({
  fields: (t) => ({ type: t.field({ type: DocumentEnum, resolve: ({ type }) => type }) }),
})
const EndorseRef = builder.objectRef<Data<'ENDORSE_POLICY'>>('EndorsePolicyRequest').implement({
  fields: (t) => ({ policyId: t.exposeID('policyId', { nullable: true }) }),
})
const QuestionRef = builder.objectRef<Data<'QUESTION'>>('QuestionRequest').implement({
  fields: (t) => ({
    policyId: t.exposeID('policyId', { nullable: true }),
    question: t.exposeString('question'),
    type: t.field({ type: QuestionEnum, resolve: ({ type }) => type }),
  }),
})

/** What a request of this type says besides; null for one of another type. */
const dataOf = <Type extends RequestType>(of: ServiceRequest, type: Type): Data<Type> | null =>
  of.type === type ? ({ ...of.data, policyId: of.policyId } as Data<Type>) : null

/** A request comes from one conversation, seldom from more. */
const TALKS = { field: 1, multiplier: 3 }

ServiceRequestRef.implement({
  description: 'What a client of the agency asks for, from open to resolved.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: RequestTypeEnum, resolve: ({ type }) => type }),
    state: t.field({ type: RequestStateEnum, resolve: ({ state }) => state }),
    title: t.exposeString('title', { description: 'Its short name.' }),
    rev: t.exposeInt('rev', { description: 'Counts its changes.' }),
    channel: t.field({ type: ChannelEnum, resolve: ({ channel }) => channel }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dueAt }) => dueAt }),
    assignee: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ assigneeId }, _args, context) => (assigneeId ? findUserOf(context, assigneeId) : null),
    }),
    account: t.field({
      type: AccountRef,
      nullable: true,
      resolve: ({ accountId }, _args, context) => (accountId ? accountOf(context).load(accountId) : null),
    }),
    clientName: t.exposeString('clientName', { nullable: true }),
    clientEmail: t.exposeString('clientEmail', { nullable: true }),
    clientPhone: t.exposeString('clientPhone', { nullable: true }),
    details: t.exposeString('details', { nullable: true }),
    businessPolicy: t.field({
      type: PolicyRef,
      nullable: true,
      resolve: ({ policyId }, _args, context) => (policyId ? policiesOf(context).load(policyId) : null),
    }),
    resolution: t.field({
      type: ResolutionRef,
      nullable: true,
      description: 'What was done about it; null while it is open.',
      resolve: (request) => (request.state === 'CLOSED' ? request : null),
    }),
    mergedInto: t.field({
      type: ServiceRequestRef,
      nullable: true,
      resolve: ({ mergedInto }, _args, context) => (mergedInto ? requestsOf(context).load(mergedInto) : null),
    }),
    mergedRequests: t.field({
      type: [ServiceRequestRef],
      description: 'The requests that were merged into this one, also by way of another.',
      complexity: TALKS,
      resolve: ({ id }, _args, context) => mergedRequestsOf(context, id),
    }),
    addAdditionalInsured: t.field({
      type: AdditionalInsuredRef,
      nullable: true,
      resolve: (of) => dataOf(of, 'ADD_ADDITIONAL_INSURED'),
    }),
    cancelPolicy: t.field({ type: CancelRef, nullable: true, resolve: (of) => dataOf(of, 'CANCEL_POLICY') }),
    createCertificate: t.field({
      type: CertificateRequestRef,
      nullable: true,
      resolve: (of) => dataOf(of, 'CREATE_CERTIFICATE'),
    }),
    documentRequest: t.field({ type: DocumentRef, nullable: true, resolve: (of) => dataOf(of, 'DOCUMENT_REQUEST') }),
    endorsePolicy: t.field({ type: EndorseRef, nullable: true, resolve: (of) => dataOf(of, 'ENDORSE_POLICY') }),
    question: t.field({ type: QuestionRef, nullable: true, resolve: (of) => dataOf(of, 'QUESTION') }),
    calls: t.field({
      type: [CallRef],
      complexity: TALKS,
      resolve: async ({ id }, _args, context) =>
        (await talksOf(context).load(id)).filter(({ kind }) => kind === 'CALL'),
    }),
    emailThreads: t.field({
      type: [ThreadRef],
      complexity: TALKS,
      resolve: async ({ id }, _args, context) =>
        (await talksOf(context).load(id)).filter(({ kind }) => kind === 'EMAIL'),
    }),
    comments: t.field({ type: [CommentRef], resolve: ({ id }, _args, context) => commentsOf(context).load(id) }),
    versionHistory: t.field({
      type: [VersionRef],
      description: 'Every state it has been in, the oldest first.',
      resolve: ({ id }, _args, context) => versionsOf(context).load(id),
    }),
    workspaces: t.field({
      type: [OpenedRef],
      description: 'What was opened from it in Copilot, the oldest first.',
      resolve: ({ id }, _args, context) => openedOf(context).load(id),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})
