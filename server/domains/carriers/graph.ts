import { actorOf, builder, loaderOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs, WHOLE_CONTENTS } from '../../api/list.ts'
import { withCtx } from '../../ctx.ts'
import { HistoryEventRef, historyNodes } from '../history/graph.ts'
import * as service from './service.ts'
import { CARRIER_ROLES, type Carrier } from './types.ts'

/** A carrier, with its cursor in the list. */
type CarrierNode = Carrier & { place?: ListPlace }

export const CarrierRef = builder.objectRef<CarrierNode>('Carrier')

/** How many policies name a carrier, counted once per request for all requested. */
const policiesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const counts = await service.countPoliciesOf(ctx, ids)
    return ids.map((id) => counts.get(id)!)
  }),
)

CarrierRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isCarrier: t.exposeBoolean('isCarrier'),
    isBroker: t.exposeBoolean('isBroker'),
    policies: t.int({
      description: 'How many policies name it as carrier or broker.',
      resolve: async ({ id }, _args, context) => {
        const { asCarrier, asBroker } = await policiesOf(context).load(id)
        return asCarrier + asBroker
      },
    }),
    history: t.field({
      type: [HistoryEventRef],
      description: 'What happened to it and to those that were merged into it, the newest first.',
      args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
      complexity: { field: WHOLE_CONTENTS, multiplier: 4 },
      resolve: async ({ id }, page, context) =>
        historyNodes(
          await withCtx(context.house, actorOf(context), (ctx) => service.listCarrierHistory(ctx, id, pageArgs(page))),
        ),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

/** A carrier by its id, read once per request. */
export const carriersOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const carriers = new Map((await service.findCarriers(ctx, ids)).map((carrier) => [carrier.id, carrier]))
    return ids.map((id) => carriers.get(id) ?? null)
  }),
)

const RoleEnum = builder.enumType('CarrierRole', { values: CARRIER_ROLES })
const FilterInput = builder.inputType('CarrierFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words of the name.' }),
    roles: t.field({ type: [RoleEnum], description: 'Those that are one of these.' }),
  }),
})

builder.queryFields((t) => ({
  carriers: t.field({
    type: [CarrierRef],
    description: 'The companies the agency places with, by name.',
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), service.listCarriers),
  }),
  carrierPage: t.field({
    type: [CarrierRef],
    description: 'One page of the companies the agency places with, by name.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listCarrierPage(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ carrier, cursor }) => ({ ...carrier, place: { cursor, group: null } }))
    },
  }),
  carrierTotals: t.field({
    type: [ListTotalRef],
    description: 'How many companies the filter finds.',
    args: { filter: t.arg({ type: FilterInput }) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countCarriers(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
  carrier: t.field({
    type: CarrierRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => service.getCarrier(ctx, id)),
  }),
}))

const CarrierInput = builder.inputType('CreateCarrierInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    isCarrier: t.boolean({ required: true }),
    isBroker: t.boolean({ required: true }),
    key: t.id(),
  }),
})

type Payload = { carrier?: Carrier; errors: (typeof UserError)['$inferType'][] }

const CarrierPayload = builder.objectRef<Payload>('CreateCarrierPayload').implement({
  fields: (t) => ({
    carrier: t.field({ type: CarrierRef, nullable: true, resolve: ({ carrier }) => carrier ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationField('createCarrier', (t) =>
  t.field({
    type: CarrierPayload,
    description: 'Adds a company; if one of that name exists, it gains the given roles.',
    args: { input: t.arg({ type: CarrierInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        carrier: await withCtx(context.house, actorOf(context), (ctx) => service.createCarrier(ctx, input)),
      })),
  }),
)

const UpdateInput = builder.inputType('UpdateCarrierInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    isCarrier: t.boolean({ required: true }),
    isBroker: t.boolean({ required: true }),
    key: t.id(),
  }),
})

builder.mutationFields((t) => ({
  updateCarrier: t.field({
    type: CarrierPayload,
    description: 'Renames a company, or changes its roles.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({
        carrier: await withCtx(context.house, actorOf(context), (ctx) => service.updateCarrier(ctx, id, input)),
      })),
  }),
  mergeCarriers: t.field({
    type: CarrierPayload,
    description: 'Merges two companies: policies of the second name the first from now on.',
    args: { keepId: t.arg.id({ required: true }), mergeId: t.arg.id({ required: true }), key: t.arg.id() },
    resolve: (_root, { keepId, mergeId, key }, context) =>
      answer(async () => ({
        carrier: await withCtx(context.house, actorOf(context), (ctx) =>
          service.mergeCarriers(ctx, keepId, mergeId, key),
        ),
      })),
  }),
}))
