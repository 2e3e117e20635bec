import type { IsoDate } from './dates.ts'
import { type Labeled, labelOf, type Tone } from './labeled.ts'

/** The plans, what they cost, and what they let an agency do (spec 1 §9). Amounts are US cents. */

export const PERIODS = [
  { id: 'MONTHLY', label: 'Monthly' },
  { id: 'ANNUAL', label: 'Annual' },
] as const satisfies readonly Labeled[]
export type Period = (typeof PERIODS)[number]['id']

/** Of a subscription (spec 1 §3). An expired one leaves only what renews it. */
export const SUBSCRIPTION_STATES = [
  { id: 'ACTIVE', label: 'Active', tone: 'done' },
  { id: 'TRIAL', label: 'Trial', tone: 'wait' },
  { id: 'OVERDUE', label: 'Overdue', tone: 'fail' },
  { id: 'PAUSED', label: 'Paused', tone: 'none' },
  { id: 'EXPIRED', label: 'Expired', tone: 'fail' },
] as const satisfies readonly (Labeled & { readonly tone: Tone })[]
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]['id']

/** Of an invoice. Without a payment provider an operator says when one is paid. */
export const INVOICE_STATES = [
  { id: 'OPEN', label: 'Open', tone: 'wait' },
  { id: 'PAID', label: 'Paid', tone: 'done' },
] as const satisfies readonly (Labeled & { readonly tone: Tone })[]
export type InvoiceState = (typeof INVOICE_STATES)[number]['id']

/** How the number of an invoice is written: "INV-0042". */
export const invoiceNumber = (number: number) => `INV-${String(number).padStart(4, '0')}`

export const ENTITLEMENTS = ['ADVANCED_VOICE_CUSTOMIZATION', 'COPILOT_PDF_EDITOR'] as const
export type Entitlement = (typeof ENTITLEMENTS)[number]

/** What a plan allows of each thing; null is no limit. Voice minutes are for each voice agent, and e-mails for the agency, both a month. */
export type PlanLimits = {
  customPresets: number | null
  styles: number | null
  knowledgePages: number | null
  emails: number | null
  voiceMinutes: number | null
}

const NO_LIMITS: PlanLimits = {
  customPresets: null,
  styles: null,
  knowledgePages: null,
  emails: null,
  voiceMinutes: null,
}

/** The price of a plan, of a seat beyond those included, and of a voice agent beyond the one included, by period. */
export type Prices = { base: Record<Period, number>; seat: Record<Period, number>; voiceAgent: Record<Period, number> }

export const INCLUDED_SEATS = 3
export const INCLUDED_VOICE_AGENTS = 1

const VOICE_AGENT = { MONTHLY: 100_00, ANNUAL: 1020_00 }

/**
 * Standard is not sold any more: an agency that has it keeps the price of its contract. The prices of Standard and Enterprise are agreed
 * with each agency, and stand in its subscription.
 */
export const PLANS = [
  {
    id: 'BASIC',
    label: 'Basic',
    description: 'For a small office that wants its forms done.',
    isFeatured: false,
    isSold: true,
    prices: {
      base: { MONTHLY: 549_00, ANNUAL: 5599_00 },
      seat: { MONTHLY: 150_00, ANNUAL: 1530_00 },
      voiceAgent: VOICE_AGENT,
    },
    limits: { customPresets: 3, styles: 1, knowledgePages: 500, emails: 250, voiceMinutes: 500 },
    entitlements: [],
    features: [
      { heading: 'Copilot', items: ['3 custom presets', '1 document style'] },
      { heading: 'Knowledge', items: ['Up to 500 pages'] },
      { heading: 'Communication', items: ['1 voice agent, 500 minutes a month', '250 e-mails a month'] },
      { heading: 'Support', items: ['Answer in under 3 business days'] },
    ],
  },
  {
    id: 'STANDARD',
    label: 'Standard',
    description: 'Your price is kept until your contract ends.',
    isFeatured: false,
    isSold: false,
    prices: null,
    limits: { customPresets: 3, styles: 1, knowledgePages: 500, emails: 250, voiceMinutes: 500 },
    entitlements: [],
    features: [],
  },
  {
    id: 'PRO',
    label: 'Pro',
    description: 'For an agency with connected systems.',
    isFeatured: true,
    isSold: true,
    prices: {
      base: { MONTHLY: 749_00, ANNUAL: 7639_00 },
      seat: { MONTHLY: 200_00, ANNUAL: 2040_00 },
      voiceAgent: VOICE_AGENT,
    },
    limits: { ...NO_LIMITS, knowledgePages: 5000, emails: 2500, voiceMinutes: 2000 },
    entitlements: ENTITLEMENTS,
    features: [
      { heading: 'Copilot', items: ['Unlimited custom presets', 'Unlimited document styles'] },
      { heading: 'Knowledge', items: ['Up to 5,000 pages'] },
      { heading: 'Communication', items: ['2,000 minutes a month per agent', '2,500 e-mails a month'] },
      { heading: 'Connections', items: ['Unlimited AMS and CRM integrations', 'Client portal app'] },
      { heading: 'Support', items: ['Answer on the next business day'] },
    ],
  },
  {
    id: 'ENTERPRISE',
    label: 'Enterprise',
    description: 'For several offices, or rules of your own.',
    isFeatured: false,
    isSold: false,
    prices: null,
    limits: NO_LIMITS,
    entitlements: ENTITLEMENTS,
    features: [
      {
        heading: 'Everything in Pro, and',
        items: ['Custom limits', 'Audit logs', 'SSO and SAML', 'API integrations'],
      },
    ],
  },
] as const satisfies readonly (Labeled & {
  description: string
  isFeatured: boolean
  /** Whether an agency can choose it by itself. */
  isSold: boolean
  prices: Prices | null
  limits: PlanLimits
  entitlements: readonly Entitlement[]
  features: readonly { heading: string; items: readonly string[] }[]
})[]
export type Plan = (typeof PLANS)[number]['id']

/** The plans that have something, in words: 'Pro and Enterprise'. */
export const planNamesWith = (entitlement: Entitlement): string =>
  PLANS.filter((plan) => (plan.entitlements as readonly Entitlement[]).includes(entitlement))
    .map(({ label }) => label)
    .join(' and ')

export const planOf = (id: Plan) => PLANS.find((one) => one.id === id)!

/** What an agency pays for: how many seats and voice agents in all, those included among them. `seats` is null where none are counted. */
export type Quote = { plan: Plan; period: Period; seats: number | null; voiceAgents: number }

/** A line of an invoice, in cents. */
export type InvoiceLine = { name: string; quantity: number; unitAmount: number; totalAmount: number }

/** What a full period costs, line by line; nothing where no price is agreed. */
export function linesOf({ plan, period, seats, voiceAgents }: Quote, agreed: Prices | null = null): InvoiceLine[] {
  const prices: Prices | null = agreed ?? planOf(plan).prices
  if (!prices) return []
  const line = (name: string, quantity: number, price: Record<Period, number>) => ({
    name,
    quantity,
    unitAmount: price[period],
    totalAmount: quantity * price[period],
  })
  return [
    line(`Cara ${labelOf(PLANS, plan)}, ${String(INCLUDED_SEATS)} seats included`, 1, prices.base),
    line('Additional seats', Math.max(0, (seats ?? 0) - INCLUDED_SEATS), prices.seat),
    line('Additional voice agents', Math.max(0, voiceAgents - INCLUDED_VOICE_AGENTS), prices.voiceAgent),
  ].filter(({ quantity }) => quantity > 0)
}

export const totalOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { totalAmount }) => sum + totalAmount, 0)

/** No agency has fewer seats than these, nor fewer than users who may sign in. */
export const fewestSeats = (activeUsers: number) => Math.max(INCLUDED_SEATS, activeUsers)

/** Whether the contract of agreed prices has ended; one without an end goes on. On Standard only the seats are changed until then. */
export const isContractOver = (endsOn: IsoDate | null, today: IsoDate) => endsOn !== null && endsOn < today

/** What a plan is called in a sentence: "Cara Pro (Monthly, 6 seats)". */
export const titleOf = ({ plan, period, seats }: Quote) =>
  `Cara ${labelOf(PLANS, plan)} (${seats === null ? 'no seat limit' : `${labelOf(PERIODS, period)}, ${String(seats)} seats`})`
