import { actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { withCtx } from '../../../ctx.ts'
import { CarrierRef } from '../../carriers/graph.ts'
import { acceptValues, type FileOffers, leaveValues, listOffers, takeBackValue } from '../accept.ts'
import { type PolicyOfFile, policyOfFile, readPolicyDocument } from '../from-file.ts'
import type { OfferedValue } from '../offers/offers.ts'
import type { Policy } from '../types.ts'
import { FileStateEnum, PolicyTypeEnum } from './enums.ts'
import { AcceptInput } from './input.ts'
import { PolicyRef } from './policy.ts'

const GroupEnum = builder.enumType('PolicyOfferGroup', {
  description:
    'DIFFERS: the policy has another value. UNSURE: the file has several values, or was not read clearly. AGREES: the policy has none, the file has one. SAME: both have the same.',
  values: ['DIFFERS', 'UNSURE', 'AGREES', 'SAME'] as const,
})

const MarkRef = builder
  .objectRef<{ x: number; y: number; width: number; height: number }>('OfferedPolicyValueMark')
  .implement({
    fields: (t) => ({
      x: t.exposeFloat('x'),
      y: t.exposeFloat('y'),
      width: t.exposeFloat('width'),
      height: t.exposeFloat('height'),
    }),
  })

const PageRef = builder.objectRef<FileOffers['pages'][number]>('PolicyFilePage').implement({
  description: 'A page with an offered value, with its size in points.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

const ValueRef = builder.objectRef<OfferedValue>('OfferedPolicyValue').implement({
  description: 'A value in a file, with the words it is quoted from.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As the field keeps it.' }),
    shown: t.exposeString('shown'),
    page: t.exposeInt('page'),
    quote: t.exposeString('quote'),
    boxes: t.field({
      type: [MarkRef],
      description: 'Boxes of the words on the page, in points from its top left.',
      resolve: ({ boxes }) => boxes.map(([x, y, width, height]) => ({ x, y, width, height })),
    }),
  }),
})

type OfferNode = PolicyOfFile['offers'][number] & { isAccepted?: boolean; isLeft?: boolean }

const OfferRef = builder.objectRef<OfferNode>('PolicyOffer').implement({
  description: 'What a file offers for a field of a policy. Nothing is written until a user accepts it.',
  fields: (t) => ({
    id: t.exposeString('id'),
    path: t.exposeString('path', { description: 'Of the field in the input.' }),
    label: t.exposeString('label'),
    group: t.field({ type: GroupEnum, resolve: ({ group }) => group }),
    was: t.exposeString('was', { nullable: true, description: "The policy's value; null if it has none." }),
    choices: t.field({ type: [ValueRef], resolve: ({ choices }) => choices }),
    isAccepted: t.boolean({ resolve: ({ isAccepted }) => isAccepted ?? false }),
    isLeft: t.boolean({ resolve: ({ isLeft }) => isLeft ?? false }),
  }),
})

const FileOffersRef = builder.objectRef<FileOffers | PolicyOfFile>('PolicyFileOffers').implement({
  description: 'What a file says about a policy, and how much of the file has been read.',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    fileName: t.exposeString('fileName'),
    state: t.field({ type: FileStateEnum, resolve: ({ state }) => state }),
    progress: t.exposeFloat('progress'),
    error: t.exposeString('error', { nullable: true, description: 'Why it could not be read.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why a read file offers nothing.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'Why the file may be of another policy.' }),
    type: t.field({ type: PolicyTypeEnum, nullable: true, resolve: ({ type }) => type }),
    carrier: t.field({
      type: CarrierRef,
      nullable: true,
      description: 'For a policy that does not exist yet: the agency’s carrier that the file names, if any.',
      resolve: (told) => ('carrier' in told ? told.carrier : null),
    }),
    offers: t.field({ type: [OfferRef], resolve: ({ offers }) => offers }),
    pages: t.field({ type: [PageRef], resolve: (told) => ('pages' in told ? told.pages : []) }),
  }),
})

const id = { required: true } as const

builder.queryFields((t) => ({
  policyOffers: t.field({
    type: FileOffersRef,
    description: 'What a file of a policy offers for its fields.',
    args: { policyId: t.arg.id(id), fileId: t.arg.id(id) },
    complexity: 40,
    resolve: (_root, { policyId, fileId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => listOffers(ctx, policyId, fileId)),
  }),
  policyFromFile: t.field({
    type: FileOffersRef,
    description: 'What a file offers for a policy that does not exist yet.',
    args: {
      fileId: t.arg.id(id),
      accountId: t.arg.id({
        description: 'The account of the policy; a file that insures another is in doubt.',
      }),
    },
    complexity: 40,
    resolve: (_root, { fileId, accountId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => policyOfFile(ctx, fileId, accountId)),
  }),
}))

type Errors = { errors: (typeof UserError)['$inferType'][] }

const AcceptPayload = builder.objectRef<{ policy?: Policy } & Errors>('AcceptPolicyValuesPayload').implement({
  fields: (t) => ({
    businessPolicy: t.field({ type: PolicyRef, nullable: true, resolve: ({ policy }) => policy ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const LeavePayload = builder.objectRef<{ offers?: FileOffers } & Errors>('LeavePolicyValuesPayload').implement({
  fields: (t) => ({
    policyOffers: t.field({ type: FileOffersRef, nullable: true, resolve: ({ offers }) => offers ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const ReadPayload = builder.objectRef<{ read?: PolicyOfFile } & Errors>('ReadPolicyDocumentPayload').implement({
  fields: (t) => ({
    policyFromFile: t.field({ type: FileOffersRef, nullable: true, resolve: ({ read }) => read ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationFields((t) => ({
  acceptPolicyValues: t.field({
    type: AcceptPayload,
    description: 'Writes offered values to their fields, each with its place in the file.',
    args: { policyId: t.arg.id(id), input: t.arg({ type: AcceptInput, required: true }) },
    resolve: (_root, { policyId, input }, context) =>
      answer(async () => ({
        policy: await withCtx(context.house, actorOf(context), (ctx) => acceptValues(ctx, policyId, input)),
      })),
  }),
  takeBackPolicyValue: t.field({
    type: AcceptPayload,
    description: 'Sets the field back to its value before the accepted one.',
    args: { policyId: t.arg.id(id), offerId: t.arg.string({ required: true }), key: t.arg.id() },
    resolve: (_root, { policyId, offerId, key }, context) =>
      answer(async () => ({
        policy: await withCtx(context.house, actorOf(context), (ctx) => takeBackValue(ctx, policyId, offerId, key)),
      })),
  }),
  leavePolicyValues: t.field({
    type: LeavePayload,
    description: 'Dismisses offered values, or offers them again.',
    args: {
      policyId: t.arg.id(id),
      fileId: t.arg.id(id),
      offerIds: t.arg.stringList({ required: true }),
      leave: t.arg.boolean({ required: true }),
      key: t.arg.id(),
    },
    resolve: (_root, { policyId, fileId, offerIds, leave, key }, context) =>
      answer(async () => ({
        offers: await withCtx(context.house, actorOf(context), (ctx) =>
          leaveValues(ctx, policyId, fileId, offerIds, leave, key),
        ),
      })),
  }),
  readPolicyDocument: t.field({
    type: ReadPayload,
    description: 'Uploads and reads a file that a new policy is to be made from.',
    args: { file: t.arg({ type: 'Upload', required: true }), key: t.arg.id() },
    resolve: (_root, { file, key }, context) =>
      answer(async () => ({ read: await readPolicyDocument(actingOf(context), file, key) })),
  }),
}))
