import { builder, payerOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { withCtx } from '../../ctx.ts'
import { StateEnum, SubscriptionRef } from './graph.ts'
import { type Paying, payOpenInvoices } from './open-payments.ts'
import { findOpenPayment } from './paid.ts'
import type { OpenPayment } from './types.ts'

const OpenPaymentRef = builder.objectRef<OpenPayment>('OpenPayment').implement({
  description: 'A payment at the provider that did not go through.',
  fields: (t) => ({
    state: t.field({
      type: builder.enumType('OpenPaymentState', {
        description:
          "CONFIRM: the card's holder has to; REFUSED: by the bank; LAPSED: not confirmed in time, nothing was charged.",
        values: ['CONFIRM', 'REFUSED', 'LAPSED'],
      }),
      resolve: ({ is }) => is,
    }),
    title: t.exposeString('title', { description: '"Cara Pro (Monthly, 6 seats)"' }),
    message: t.string({ nullable: true, description: "The provider's own words.", resolve: ({ words }) => words }),
    confirmBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a first payment lapses.',
      resolve: ({ until }) => (until === null ? null : new Date(until)),
    }),
  }),
})

builder.objectField(SubscriptionRef, 'openPayment', (t) =>
  t.field({
    type: OpenPaymentRef,
    nullable: true,
    resolve: (_subscription, _args, context) => withCtx(context.house, payerOf(context), findOpenPayment),
  }),
)

type Errors = { errors: (typeof UserError)['$inferType'][] }

const Payload = builder.objectRef<{ subscription?: Paying } & Errors>('PaySubscriptionPayload').implement({
  fields: (t) => ({
    state: t.field({ type: StateEnum, nullable: true, resolve: ({ subscription }) => subscription?.state ?? null }),
    clientSecret: t.string({
      nullable: true,
      description: "Lets the card's holder confirm the payment in the browser, after which this is sent again.",
      resolve: ({ subscription }) => subscription?.clientSecret ?? null,
    }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationField('paySubscription', (t) =>
  t.field({
    type: Payload,
    description:
      'Pays what is open with the payment method that the provider has. What is paid already is not paid again.',
    resolve: (_root, _args, context) =>
      answer(async () => ({
        subscription: await payOpenInvoices({ house: context.house, actor: payerOf(context) }),
      })),
  }),
)
