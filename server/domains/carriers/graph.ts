import { actorOf, builder, loaderOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { withCtx } from '../../ctx.ts'
import { createCarrier, findCarriers, listCarriers } from './service.ts'
import type { Carrier } from './types.ts'

export const CarrierRef = builder.objectRef<Carrier>('Carrier').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isCarrier: t.exposeBoolean('isCarrier'),
    isBroker: t.exposeBoolean('isBroker'),
  }),
})

/** A carrier by its id, read once a request. */
export const carriersOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const carriers = new Map((await findCarriers(ctx, ids)).map((carrier) => [carrier.id, carrier]))
    return ids.map((id) => carriers.get(id) ?? null)
  }),
)

builder.queryField('carriers', (t) =>
  t.field({
    type: [CarrierRef],
    description: 'The companies the agency places with, by name.',
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), listCarriers),
  }),
)

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
    description: 'Adds a company; one of that name that is there already becomes what it was not yet.',
    args: { input: t.arg({ type: CarrierInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        carrier: await withCtx(context.house, actorOf(context), (ctx) => createCarrier(ctx, input)),
      })),
  }),
)
