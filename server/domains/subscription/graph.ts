import { idsOf } from '../../../shared/labeled.ts'
import { decimalOf } from '../../../shared/money.ts'
import {
  ENTITLEMENTS,
  INCLUDED_VOICE_AGENTS,
  PERIODS,
  PLANS,
  type Prices,
  planOf,
  SUBSCRIPTION_STATES,
} from '../../../shared/plans.ts'
import { type ApiContext, builder, loaderOf, payerOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, pageArgs } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AgencyRef } from '../agency/graph.ts'
import { InvoicePreviewRef, IssuedInvoiceRef } from './graph/invoices.ts'
import type { Paying } from './open-payments.ts'
import { isBilledOutside } from './paid.ts'
import { changeSubscription, type Preview, paymentMethodUrl, previewChange } from './paying.ts'
import { invoicedOn, nextBill } from './rules.ts'
import * as service from './service.ts'
import type { Subscription } from './types.ts'

const PlanEnum = builder.enumType('SubscriptionPlan', { values: idsOf(PLANS) })
const PeriodEnum = builder.enumType('SubscriptionPeriod', { values: idsOf(PERIODS) })
export const StateEnum = builder.enumType('SubscriptionState', { values: idsOf(SUBSCRIPTION_STATES) })
const EntitlementEnum = builder.enumType('Entitlement', { values: ENTITLEMENTS })

/** The own subscription, read once per request. */
const subscriptionOf = loaderOf((context, keys: readonly 'own'[]) =>
  withCtx(context.house, payerOf(context), async (ctx) => {
    const subscription = await service.getSubscription(ctx)
    return keys.map(() => subscription)
  }),
)

const PeriodPricesRef = builder.objectRef<Prices['base']>('PeriodPrices').implement({
  description: 'US dollars by period.',
  fields: (t) => ({
    monthly: t.string({ resolve: ({ MONTHLY }) => decimalOf(MONTHLY) }),
    annual: t.string({ resolve: ({ ANNUAL }) => decimalOf(ANNUAL) }),
  }),
})
const AgreedPricesRef = builder.objectRef<Prices>('AgreedPrices').implement({
  fields: (t) => ({
    basePrice: t.field({ type: PeriodPricesRef, resolve: ({ base }) => base }),
    pricePerSeat: t.field({ type: PeriodPricesRef, resolve: ({ seat }) => seat }),
    pricePerVoiceAgent: t.field({ type: PeriodPricesRef, resolve: ({ voiceAgent }) => voiceAgent }),
  }),
})
const isOutside = (context: ApiContext) => withCtx(context.house, payerOf(context), isBilledOutside)

/** The next bill. What the payment provider bills it adds up itself, with its own prices, prorations, discounts and tax. */
const billOf = async (
  subscription: Subscription,
  context: ApiContext,
): Promise<{ on: string | null; amount: number | null }> =>
  (await isOutside(context))
    ? { on: invoicedOn(subscription), amount: null }
    : (nextBill(subscription) ?? { on: null, amount: null })

/** `Subscription` of the specification: GraphQL keeps that name for live updates. */
export const SubscriptionRef = builder.objectRef<Subscription>('AgencySubscription').implement({
  description: 'What the agency pays for and may use.',
  fields: (t) => ({
    plan: t.field({ type: PlanEnum, resolve: ({ plan }) => plan }),
    period: t.field({ type: PeriodEnum, resolve: ({ period }) => period }),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    numSeats: t.int({
      nullable: true,
      description: 'Null where seats are not counted.',
      resolve: ({ seats }) => seats,
    }),
    numSeatsActive: t.int({ resolve: ({ seatsActive }) => seatsActive }),
    numVoiceAgents: t.int({
      description: `All of them, the ${String(INCLUDED_VOICE_AGENTS)} included among them.`,
      resolve: ({ voiceAgents }) => voiceAgents,
    }),
    nextBillingAmount: t.string({
      nullable: true,
      description: 'In US dollars: "1349.00". Null where nothing is billed, or where the payment provider bills.',
      resolve: async (subscription, _args, context) => {
        const bill = await billOf(subscription, context)
        return bill.amount === null ? null : decimalOf(bill.amount)
      },
    }),
    nextBillingDate: t.string({
      nullable: true,
      description: "The agency's day: 2026-12-04.",
      resolve: async (subscription, _args, context) => (await billOf(subscription, context)).on,
    }),
    trialEndDate: t.string({ nullable: true, resolve: ({ trialEndsOn }) => trialEndsOn }),
    entitlements: t.field({ type: [EntitlementEnum], resolve: ({ plan }) => [...planOf(plan).entitlements] }),
    stateSince: t.field({ type: 'DateTime', resolve: ({ stateSince }) => stateSince }),
    contractEndDate: t.string({
      nullable: true,
      description: 'Until when agreed prices hold.',
      resolve: ({ contractEndsOn }) => contractEndsOn,
    }),
    agreedPrices: t.field({
      type: AgreedPricesRef,
      nullable: true,
      description: "What was agreed with the agency, in place of the plan's prices.",
      resolve: ({ prices }) => prices,
    }),
    rev: t.exposeInt('rev'),
    isBilledOutside: t.boolean({
      description: 'Whether the payment provider issues the invoices: new ones are there, and not in `invoices`.',
      resolve: (_subscription, _args, context) => isOutside(context),
    }),
    invoices: t.field({
      type: [IssuedInvoiceRef],
      description:
        'One page of the invoices, the newest first; `after` is the cursor of the last one of the page before.',
      args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
      complexity: costOfRows,
      resolve: async (_subscription, page, context) => {
        const list = (ctx: Ctx) => service.listInvoices(ctx, pageArgs(page))
        const rows = await withCtx(context.house, payerOf(context), list)
        return rows.map(({ cursor, ...invoice }) => ({ ...invoice, place: { cursor, group: null } }))
      },
    }),
  }),
})

builder.objectField(AgencyRef, 'subscription', (t) =>
  t.field({ type: SubscriptionRef, resolve: (_agency, _args, context) => subscriptionOf(context).load('own') }),
)

const FeaturesRef = builder.objectRef<{ heading: string; items: readonly string[] }>('PlanFeatures').implement({
  fields: (t) => ({
    heading: t.exposeString('heading'),
    items: t.stringList({ resolve: ({ items }) => [...items] }),
  }),
})
const PlanTierRef = builder.objectRef<(typeof PLANS)[number]>('PlanTier').implement({
  fields: (t) => ({
    id: t.field({ type: PlanEnum, resolve: ({ id }) => id }),
    name: t.string({ resolve: ({ label }) => label }),
    description: t.exposeString('description'),
    featured: t.boolean({ resolve: ({ isFeatured }) => isFeatured }),
    contactSales: t.boolean({ resolve: ({ isSold }) => !isSold }),
    basePrice: t.field({ type: PeriodPricesRef, nullable: true, resolve: ({ prices }) => prices?.base ?? null }),
    pricePerSeat: t.field({ type: PeriodPricesRef, nullable: true, resolve: ({ prices }) => prices?.seat ?? null }),
    features: t.field({ type: [FeaturesRef], resolve: ({ features }) => [...features] }),
  }),
})

const UpdateInput = builder.inputType('UpdateSubscriptionInput', {
  fields: (t) => ({
    plan: t.field({ type: PlanEnum, required: true }),
    period: t.field({ type: PeriodEnum, required: true }),
    seats: t.int({ required: true }),
    voiceAgents: t.int({ required: true, description: 'All of them, the one included among them.' }),
    key: t.id(),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }

const PreviewRef = builder.objectRef<Partial<Preview> & Errors>('SubscriptionPreview').implement({
  fields: (t) => ({
    checkoutUrl: t.string({
      nullable: true,
      description: 'The page to pay on, instead of the update.',
      resolve: (preview) => preview.checkoutUrl ?? null,
    }),
    clientSecret: t.string({
      nullable: true,
      description: 'Lets the browser confirm a payment method before the update.',
      resolve: (preview) => preview.clientSecret ?? null,
    }),
    invoicePreview: t.field({ type: InvoicePreviewRef, nullable: true, resolve: ({ invoice }) => invoice ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const LinksRef = builder.objectRef<object>('SubscriptionManagementLinks').implement({
  fields: (t) => ({
    previewUpdateSubscription: t.field({
      type: PreviewRef,
      args: { input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_links, { input }, context) =>
        answer(() => previewChange({ house: context.house, actor: payerOf(context) }, input)),
    }),
    hasPaymentProvider: t.boolean({
      description: 'Whether payments are taken by a provider, which then has a page for the payment method.',
      resolve: (_links, _args, context) => context.house.outside.payments !== null,
    }),
    updatePaymentMethodUrl: t.string({
      nullable: true,
      description: 'The page where the payment method is changed; null without a payment provider.',
      resolve: (_links, _args, context) => paymentMethodUrl({ house: context.house, actor: payerOf(context) }),
    }),
    publishableKey: t.string({
      nullable: true,
      description: "The payment provider's key for the browser; null where no card is entered in Cara.",
      resolve: (_links, _args, context) => context.house.outside.payments?.publishableKey ?? null,
    }),
  }),
})

builder.queryFields((t) => ({
  planTiers: t.field({ type: [PlanTierRef], description: 'The plans, the smallest first.', resolve: () => [...PLANS] }),
  subscriptionManagementLinks: t.field({ type: LinksRef, resolve: () => ({}) }),
}))

const Payload = builder.objectRef<{ subscription?: Paying } & Errors>('UpdateSubscriptionPayload').implement({
  fields: (t) => ({
    plan: t.field({
      type: PlanEnum,
      nullable: true,
      resolve: ({ subscription }) => (subscription?.clientSecret ? null : (subscription?.plan ?? null)),
    }),
    clientSecret: t.string({
      nullable: true,
      description: "Lets the card's holder confirm the payment in the browser, after which the update is sent again.",
      resolve: ({ subscription }) => subscription?.clientSecret ?? null,
    }),
    period: t.field({ type: PeriodEnum, nullable: true, resolve: ({ subscription }) => subscription?.period ?? null }),
    numSeats: t.int({ nullable: true, resolve: ({ subscription }) => subscription?.seats ?? null }),
    numVoiceAgents: t.int({ nullable: true, resolve: ({ subscription }) => subscription?.voiceAgents ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationField('updateSubscription', (t) =>
  t.field({
    type: Payload,
    description: 'Changes plan, period, seats and voice agents as previewed. A returned plan says that it was done.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        subscription: await changeSubscription({ house: context.house, actor: payerOf(context) }, input),
      })),
  }),
)
