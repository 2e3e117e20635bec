import { nameOf } from '../../../../shared/labeled.ts'
import { type FieldIn, fieldsIn } from '../../../../shared/policy-fields.ts'
import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { type ListPlace, ListPlaceRef, pageArgs, WHOLE_CONTENTS } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { CarrierRef, carriersOf } from '../../carriers/graph.ts'
import { HistoryEventRef, historyNodes } from '../../history/graph.ts'
import { listHistory } from '../../history/service.ts'
import { listPolicyFiles } from '../files.ts'
import { listPolicies } from '../reads.ts'
import { POLICY_ACTS, WHY_NOT } from '../rules.ts'
import type { Policy } from '../types.ts'
import { PolicyStateEnum, typeOfField } from './enums.ts'
import {
  CancellationRef,
  DetailsRef,
  LimitsRef,
  MayRef,
  PolicyFileRef,
  PricingRef,
  ReinstatementRef,
  ValueSourceRef,
} from './parts.ts'

/** A policy, with its place in the list it came with. */
export type PolicyNode = Policy & { place?: ListPlace | null }

/** A policy by its id, read once a request; null when it is not there or was deleted. */
export const policiesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const policies = new Map((await listPolicies(ctx, ids)).map((policy) => [policy.id, policy]))
    return ids.map((id) => policies.get(id) ?? null)
  }),
)

const filesOf = loaderOf((context, policyIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const files = await listPolicyFiles(ctx, policyIds)
    return policyIds.map((id) => files.filter(({ policyId }) => policyId === id))
  }),
)

const CanRef = builder.objectRef<Policy>('PolicyCan').implement({
  description: 'What can be done with the policy now, and why not.',
  fields: (t) =>
    Object.fromEntries(
      POLICY_ACTS.map((act) => [
        act,
        t.field({
          type: MayRef,
          resolve: (policy) => {
            const reason = WHY_NOT[act](policy)
            return { allowed: reason === null, reason }
          },
        }),
      ]),
    ),
})

export const PolicyRef = builder.objectRef<PolicyNode>('BusinessPolicy')

const one = (id: string | null) => (id ? [id] : [])

const RenewalRef = builder.objectRef<Policy>('PolicyRenewal').implement({
  fields: (t) => ({
    nextPolicies: t.field({
      type: [PolicyRef],
      description: 'What renews this policy: one at most.',
      resolve: async ({ nextId }, _args, context) => (await policiesOf(context).loadMany(one(nextId))).filter(isPolicy),
    }),
    previousPolicies: t.field({
      type: [PolicyRef],
      description: 'What this policy renews: one at most.',
      resolve: async ({ previousId }, _args, context) =>
        (await policiesOf(context).loadMany(one(previousId))).filter(isPolicy),
    }),
  }),
})

function isPolicy(found: Policy | Error | null): found is Policy {
  if (found instanceof Error) throw found
  return found !== null
}

type Outputs = Parameters<Parameters<typeof PolicyRef.implement>[0]['fields'] & object>[0]

/** A field as it is read; a company or a user stands there itself. */
function outputOf(t: Outputs, field: FieldIn<'policy'>) {
  if (field.holds === 'carrier' || field.holds === 'broker')
    return t.field({
      type: CarrierRef,
      nullable: true,
      resolve: ({ [field.id]: id }, _args, context) => (id ? carriersOf(context).load(id) : null),
    })
  if (field.holds === 'user')
    return t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ [field.id]: id }, _args, context) => (id ? findUserOf(context, id) : null),
    })
  const type = typeOfField(field)
  return field.holds === 'choice' && !('isOptional' in field)
    ? t.field({ type, resolve: (policy) => policy[field.id] })
    : t.field({ type, nullable: true, resolve: (policy) => policy[field.id] })
}

PolicyRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ...Object.fromEntries(fieldsIn('policy').map((field) => [nameOf(field.id), outputOf(t, field)])),
    state: t.expose('state', { type: PolicyStateEnum }),
    details: t.field({ type: DetailsRef, resolve: ({ details, policyNumber }) => ({ ...details, policyNumber }) }),
    limits: t.field({ type: LimitsRef, resolve: ({ limits }) => limits }),
    pricing: t.field({ type: PricingRef, resolve: ({ pricing }) => pricing }),
    cancellation: t.field({
      type: CancellationRef,
      nullable: true,
      description: 'The newest one, also once it was taken back by a reinstatement.',
      resolve: ({ cancellation }) => cancellation,
    }),
    reinstatement: t.field({
      type: ReinstatementRef,
      nullable: true,
      description: 'Of the newest cancellation.',
      resolve: ({ cancellation }) => cancellation?.reinstatement ?? null,
    }),
    renewal: t.field({ type: RenewalRef, resolve: (policy) => policy }),
    files: t.field({
      type: [PolicyFileRef],
      description: 'The newest first.',
      resolve: ({ id }, _args, context) => filesOf(context).load(id),
    }),
    sources: t.field({
      type: [ValueSourceRef],
      resolve: ({ sources }) => Object.entries(sources).map(([field, source]) => ({ field, ...source })),
    }),
    history: t.field({
      type: [HistoryEventRef],
      description: 'What happened to it, the newest first.',
      args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
      complexity: { field: WHOLE_CONTENTS, multiplier: 4 },
      resolve: async ({ id }, page, context) =>
        historyNodes(
          await withCtx(context.house, actorOf(context), (ctx) => listHistory(ctx, { policyId: id }, pageArgs(page))),
        ),
    }),
    can: t.field({ type: CanRef, resolve: (policy) => policy }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    rev: t.exposeInt('rev', { description: 'Counts the edits; an edit says which one it was written on.' }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})
