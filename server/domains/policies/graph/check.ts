import { actorOf, builder } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { CHECK_KINDS, CHECKED_AGAINST, type CheckRow, type Said } from '../check/types.ts'
import { checkPolicy, type PolicyCheck } from '../check-policy.ts'

const KindEnum = builder.enumType('PolicyCheckKind', {
  description:
    'CHANGED: the two differ. MISSING and NEW: a list was read and does not have it. UNSURE: several values, or not read clearly. NOT_FOUND: one side does not mention it, which proves nothing. SAME: both have the same.',
  values: CHECK_KINDS,
})
const AgainstEnum = builder.enumType('PolicyCheckAgainst', { values: CHECKED_AGAINST })

const SaidRef = builder.objectRef<Said>('PolicyCheckValue').implement({
  description: 'The value on one side and its source: the record of a policy, the page of a file, or both.',
  fields: (t) => ({
    shown: t.exposeString('shown'),
    isSure: t.exposeBoolean('isSure', { description: 'Read without doubt.' }),
    recordId: t.id({
      nullable: true,
      description: 'The policy whose record says so.',
      resolve: ({ source }) => source.policyId,
    }),
    fileId: t.id({ nullable: true, resolve: ({ source }) => source.file?.fileId ?? null }),
    fileName: t.string({ nullable: true, resolve: ({ source }) => source.file?.fileName ?? null }),
    page: t.int({ nullable: true, resolve: ({ source }) => source.file?.page ?? null }),
    quote: t.string({ nullable: true, resolve: ({ source }) => source.file?.quote ?? null }),
  }),
})

const RowRef = builder.objectRef<CheckRow>('PolicyCheckRow').implement({
  fields: (t) => ({
    id: t.exposeString('path'),
    label: t.exposeString('label'),
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    was: t.field({ type: [SaidRef], resolve: ({ was }) => was }),
    is: t.field({ type: [SaidRef], resolve: ({ is }) => is }),
    concern: t.exposeString('concern', { nullable: true, description: 'Why a person should look at it first.' }),
    note: t.exposeString('note', { nullable: true, description: 'By how much, or where it was looked for.' }),
  }),
})

const CountRef = builder
  .objectRef<{ kind: CheckRow['kind']; count: number }>('PolicyCheckCount')
  .implement({ fields: (t) => ({ kind: t.expose('kind', { type: KindEnum }), count: t.exposeInt('count') }) })

const CheckRef = builder.objectRef<PolicyCheck>('PolicyCheck').implement({
  description: 'How a policy document differs from what it is checked against.',
  fields: (t) => ({
    against: t.field({ type: AgainstEnum, resolve: ({ against }) => against }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'The file of this policy that was compared.' }),
    wasName: t.exposeString('wasName', { nullable: true }),
    wasPolicyId: t.id({ nullable: true, resolve: ({ wasPolicyId }) => wasPolicyId }),
    isReading: t.exposeBoolean('isReading', { description: 'A file is being read.' }),
    rows: t.field({ type: [RowRef], description: 'What needs a person first.', resolve: ({ rows }) => rows }),
    counts: t.field({
      type: [CountRef],
      description: 'How many rows there are of each kind.',
      resolve: ({ rows }) =>
        CHECK_KINDS.map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length })),
    }),
    notCompared: t.exposeStringList('notCompared', { description: 'What was not compared, and why.' }),
  }),
})

builder.queryField('policyCheck', (t) =>
  t.field({
    type: [CheckRef],
    description: 'The policy document compared with the policy it renews and with its quote, if there are any.',
    args: { policyId: t.arg.id({ required: true }) },
    complexity: 40,
    resolve: (_root, { policyId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => checkPolicy(ctx, policyId)),
  }),
)
