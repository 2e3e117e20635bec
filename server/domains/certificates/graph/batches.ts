import { idsOf } from '../../../../shared/labeled.ts'
import { BATCH_ITEM_STATES } from '../../../../shared/states.ts'
import { actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { withCtx } from '../../../ctx.ts'
import * as batches from '../batches.ts'
import { previewReissue, type Reissue, type ReissueChange } from '../reissue.ts'
import type { Batch, BatchItem } from '../types.ts'
import { CertificateRef, certificatesOf } from './certificate.ts'
import { BatchFormEnum, FormEnum, HolderRef } from './parts.ts'

const ItemStateEnum = builder.enumType('CertificateBatchItemState', { values: idsOf(BATCH_ITEM_STATES) })
const SettleEnum = builder.enumType('CertificateBatchSettlement', {
  values: batches.SETTLEMENTS,
})

const ItemRef = builder.objectRef<BatchItem>('CertificateBatchItem').implement({
  description: 'One holder of a request for many certificates, and what came of it.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    holder: t.field({ type: HolderRef, resolve: ({ holder }) => holder }),
    additionalInsured: t.exposeBoolean('additionalInsured'),
    formId: t.field({ type: FormEnum, resolve: ({ form }) => form }),
    state: t.field({ type: ItemStateEnum, resolve: ({ state }) => state }),
    message: t.exposeString('message', { nullable: true }),
    certificate: t.field({
      type: CertificateRef,
      nullable: true,
      resolve: ({ certificateId }, _args, context) =>
        certificateId ? certificatesOf(context).load(certificateId) : null,
    }),
  }),
})

const BatchRef = builder.objectRef<Batch>('CertificateBatch').implement({
  description: 'One request for many certificates.',
  fields: (t) => ({
    id: t.exposeID('id'),
    accountId: t.exposeID('accountId'),
    descriptionOfOperations: t.exposeString('descriptionOfOperations'),
    repeats: t.exposeInt('repeats', { description: 'How many lines repeated the holder of an earlier line.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endedAt }) => endedAt }),
    stopped: t.boolean({ resolve: ({ stopRequested }) => stopRequested }),
    items: t.field({ type: [ItemRef], resolve: ({ items }) => items }),
  }),
})

const ProblemRef = builder.objectRef<batches.HolderCheck['problems'][number]>('HolderProblem').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    text: t.exposeString('text'),
    problem: t.exposeString('problem'),
  }),
})

const CheckRef = builder.objectRef<batches.HolderCheck>('HolderCheck').implement({
  description: 'What a list of holders holds, before anything is issued.',
  fields: (t) => ({
    holders: t.exposeInt('holders'),
    repeats: t.exposeInt('repeats'),
    unused: t.exposeStringList('unused', {
      description: 'Columns that hold something and are not used, by their names.',
    }),
    problems: t.field({ type: [ProblemRef], resolve: ({ problems }) => problems }),
  }),
})

const ChangeRef = builder.objectRef<ReissueChange>('CertificateChange').implement({
  fields: (t) => ({
    section: t.exposeString('section'),
    label: t.exposeString('label'),
    was: t.exposeString('was', { nullable: true }),
    is: t.exposeString('is', { nullable: true }),
  }),
})

const ReissueRef = builder.objectRef<Reissue>('CertificateReissue').implement({
  description: 'What a certificate would say if it were issued again today.',
  fields: (t) => ({
    changes: t.field({ type: [ChangeRef], resolve: ({ changes }) => changes }),
    policyIds: t.idList({ nullable: true, resolve: ({ input }) => input.policyIds }),
    problem: t.exposeString('problem', { nullable: true }),
    renewals: t.exposeStringList('renewals', { description: 'Which renewals have not begun, a sentence each.' }),
  }),
})

const id = { required: true } as const

builder.queryFields((t) => ({
  certificateBatch: t.field({
    type: BatchRef,
    args: { id: t.arg.id(id) },
    complexity: 600,
    resolve: (_root, args, context) =>
      withCtx(context.house, actorOf(context), (ctx) => batches.getBatch(ctx, args.id)),
  }),
  checkCertificateHolders: t.field({
    type: CheckRef,
    description: 'Checks a pasted list of holders; nothing is issued.',
    args: { holders: t.arg.string({ required: true }) },
    resolve: (_root, { holders }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => Promise.resolve(batches.checkHolders(ctx, holders))),
  }),
  certificateReissue: t.field({
    type: ReissueRef,
    args: {
      id: t.arg.id(id),
      policyIds: t.arg.idList({
        description: 'What it would state; without, its own policies or those that renewed them.',
      }),
    },
    resolve: (_root, args, context) =>
      withCtx(context.house, actorOf(context), (ctx) => previewReissue(ctx, args.id, args.policyIds)),
  }),
}))

const StartInput = builder.inputType('CreateCertificatesInput', {
  fields: (t) => ({
    accountId: t.id(id),
    form: t.field({ type: BatchFormEnum, defaultValue: '25' }),
    holders: t.string({ required: true, description: 'A pasted list or the text of a CSV file, one holder a line.' }),
    additionalInsured: t.boolean({ required: true, description: 'The default for lines that do not say.' }),
    descriptionOfOperations: t.string({ required: true }),
    policyIds: t.idList(),
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same request.' }),
  }),
})

type Payload = { batch?: Batch; errors: (typeof UserError)['$inferType'][] }

const BatchPayload = builder.objectRef<Payload>('CertificateBatchPayload').implement({
  fields: (t) => ({
    certificateBatch: t.field({ type: BatchRef, nullable: true, resolve: ({ batch }) => batch ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationFields((t) => ({
  createCertificates: t.field({
    type: BatchPayload,
    description: 'Begins to issue a certificate to each holder of a list. Nothing is sent to anyone.',
    args: { input: t.arg({ type: StartInput, required: true }) },
    resolve: (_root, { input: { key, ...input } }, context) =>
      answer(async () => ({
        batch: await withCtx(context.house, actorOf(context), (ctx) =>
          batches.startBatch(
            ctx,
            { ...input, form: input.form ?? undefined, policyIds: input.policyIds ?? null },
            key ?? null,
          ),
        ),
      })),
  }),
  stopCertificates: t.field({
    type: BatchPayload,
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, args, context) =>
      answer(async () => ({
        batch: await withCtx(context.house, actorOf(context), (ctx) => batches.stopBatch(ctx, args.id, args.key)),
      })),
  }),
  resumeCertificates: t.field({
    type: BatchPayload,
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, args, context) =>
      answer(async () => ({
        batch: await withCtx(context.house, actorOf(context), (ctx) => batches.resumeBatch(ctx, args.id, args.key)),
      })),
  }),
  settleCertificate: t.field({
    type: BatchPayload,
    description: 'Decides on a holder that was blocked or failed.',
    args: {
      id: t.arg.id(id),
      position: t.arg.int({ required: true }),
      how: t.arg({ type: SettleEnum, required: true }),
      key: t.arg.id(),
    },
    resolve: (_root, { position, how, key, ...args }, context) =>
      answer(async () => ({
        batch: await withCtx(context.house, actorOf(context), (ctx) =>
          batches.settleItem(ctx, args.id, position, how, key),
        ),
      })),
  }),
}))
