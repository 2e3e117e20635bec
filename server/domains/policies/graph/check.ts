import { actorOf, builder } from '../../../api/builder.ts'
import { withCtx } from '../../../ctx.ts'
import { FindingRef } from '../../workspaces/graph/review.ts'
import { CHECKED_AGAINST } from '../check/types.ts'
import { checkPolicy, type PolicyCheck } from '../check-policy.ts'

const AgainstEnum = builder.enumType('PolicyCheckAgainst', { values: CHECKED_AGAINST })

const CheckRef = builder.objectRef<PolicyCheck>('PolicyCheck').implement({
  description: 'How a policy document differs from what it is checked against.',
  fields: (t) => ({
    against: t.field({ type: AgainstEnum, resolve: ({ against }) => against }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'The file of this policy that was compared.' }),
    wasName: t.exposeString('wasName', { nullable: true }),
    wasPolicyId: t.id({ nullable: true, resolve: ({ wasPolicyId }) => wasPolicyId }),
    isReading: t.exposeBoolean('isReading', { description: 'A file is being read.' }),
    columns: t.exposeStringList('columns', { description: 'What the two sides are called.' }),
    findings: t.field({ type: [FindingRef], description: 'Gravest first.', resolve: ({ findings }) => findings }),
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
