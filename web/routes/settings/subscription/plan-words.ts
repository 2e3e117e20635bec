import { daysBetween, type IsoDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/labeled.ts'
import { centsOf, decimalOf, formatUsd } from '../../../../shared/money.ts'
import {
  type Entitlement,
  fewestSeats,
  INCLUDED_VOICE_AGENTS,
  isContractOver,
  linesOf,
  PERIODS,
  type Period,
  type Plan,
  type PlanLimits,
  type Prices,
  planOf,
  type Quote,
  totalOf,
} from '../../../../shared/plans.ts'
import type { OwnSubscriptionQuery } from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'
import { fullTime, longDateOf } from '../../../lib/time.ts'
import type { DiffRow } from '../../../ui/diff.tsx'

export type OwnSubscription = NonNullable<OwnSubscriptionQuery['agencyUser']>['agency']['subscription']

/** What an agency chooses: seats and voice agents in all, those included among them. */
export type Choice = Quote & { seats: number }

/** "December 4, 2026". */
export const dayWords = (day: IsoDate) => longDateOf('UTC', day)

export const quoteOf = ({ plan, period, numSeats, numVoiceAgents }: OwnSubscription): Quote => ({
  plan,
  period,
  seats: numSeats ?? null,
  voiceAgents: numVoiceAgents,
})

/** What an agency may change by itself: its plan; its seats only, where the price is agreed with it; or neither, where nothing is counted. */
export function mayChange(
  { plan, numSeats, state, contractEndDate }: Pick<OwnSubscription, 'plan' | 'numSeats' | 'state' | 'contractEndDate'>,
  today: IsoDate,
): 'plan' | 'seats' | 'nothing' {
  if (plan === 'ENTERPRISE' && numSeats == null) return state === 'ACTIVE' ? 'nothing' : 'plan'
  if (plan === 'ENTERPRISE') return 'seats'
  return plan === 'STANDARD' && !isContractOver(contractEndDate ?? null, today) ? 'seats' : 'plan'
}

/** What a dialog begins with: what the agency has, or the recommended plan in place of one that is not sold. */
export function firstChoice(subscription: OwnSubscription, changes: 'plan' | 'seats'): Choice {
  const now = quoteOf(subscription)
  const least = fewestSeats(subscription.numSeatsActive)
  const plan = changes === 'seats' || planOf(now.plan).isSold ? now.plan : 'PRO'
  return { ...now, plan, seats: Math.max(least, now.seats ?? least) }
}

export const extraAgentsOf = ({ voiceAgents }: Pick<Quote, 'voiceAgents'>) => voiceAgents - INCLUDED_VOICE_AGENTS

export function isSame(one: Quote, other: Quote) {
  const parts = ['plan', 'period', 'seats', 'voiceAgents'] as const
  return parts.every((part) => one[part] === other[part])
}

/** What was agreed holds for that plan alone. */
export function agreedFor({ plan, agreedPrices }: OwnSubscription, chosen: Plan): Prices | null {
  if (!agreedPrices || chosen !== plan) return null
  const inCents = ({ monthly, annual }: { monthly: string; annual: string }) => ({
    MONTHLY: centsOf(monthly),
    ANNUAL: centsOf(annual),
  })
  return {
    base: inCents(agreedPrices.basePrice),
    seat: inCents(agreedPrices.pricePerSeat),
    voiceAgent: inCents(agreedPrices.pricePerVoiceAgent),
  }
}

const A_PERIOD: Record<Period, string> = { MONTHLY: 'a month', ANNUAL: 'a year' }

/** "$749", from cents. */
export const dollars = (cents: number) => formatUsd(decimalOf(cents))

/** What a period costs: "$1,349 a month"; null where no price is known. */
export function priceWords(quote: Quote, agreed: Prices | null): string | null {
  const lines = linesOf(quote, agreed)
  return lines.length ? `${dollars(totalOf(lines))} ${A_PERIOD[quote.period]}` : null
}

/** What changes, one row each. A price that is not known is left out. */
export function changeRows(subscription: OwnSubscription, choice: Choice): DiffRow[] {
  const now = quoteOf(subscription)
  const row = (name: string, words: (quote: Quote) => string) => ({ name, before: words(now), after: words(choice) })
  const price = (quote: Quote) => priceWords(quote, agreedFor(subscription, quote.plan))
  const [before, after] = [price(now), price(choice)]
  return [
    row('Plan', ({ plan }) => planOf(plan).label),
    row('Period', ({ period }) => labelOf(PERIODS, period)),
    row('Seats', ({ seats }) => (seats === null ? 'No limit' : String(seats))),
    row('Extra voice agents', (quote) => String(extraAgentsOf(quote))),
    ...(before && after ? [{ name: 'Price', before, after }] : []),
  ]
}

const LIMITED: Record<keyof PlanLimits, string> = {
  customPresets: 'custom preset',
  styles: 'document style',
  knowledgePages: 'knowledge page',
  emails: 'e-mail',
  voiceMinutes: 'voice minute',
}
const EACH: Partial<Record<keyof PlanLimits, string>> = { emails: ' a month', voiceMinutes: ' a month per voice agent' }
const ENTITLED: Record<Entitlement, string> = {
  ADVANCED_VOICE_CUSTOMIZATION: 'Advanced voice customization',
  COPILOT_PDF_EDITOR: 'The PDF editor in the Copilot',
}

/** What fits in one plan and not in another: "More than 3 custom presets". Empty for one that has all the other has. */
export function lossesOf(from: Plan, to: Plan): string[] {
  const [was, is] = [planOf(from), planOf(to)]
  const limits = (Object.keys(LIMITED) as (keyof PlanLimits)[]).flatMap((name) => {
    const [before, after] = [was.limits[name], is.limits[name]]
    if (after === null || (before !== null && before <= after)) return []
    return [`More than ${after.toLocaleString('en-US')} ${LIMITED[name]}${after === 1 ? '' : 's'}${EACH[name] ?? ''}`]
  })
  const kept: readonly Entitlement[] = is.entitlements
  return [...limits, ...was.entitlements.filter((one) => !kept.includes(one)).map((one) => ENTITLED[one])]
}

/** A thing that is counted against a limit, and the words for what is used of it and what is left. */
type Metered = {
  thing: string
  words: readonly [used: string, left: string]
  of: (subscription: OwnSubscription) => { used: number; most: number | null | undefined }
}

/** Each meter of the page is one entry. What is not built is not counted, so it has none. */
const METERED: readonly Metered[] = [
  {
    thing: 'seat',
    words: ['assigned', 'available'],
    of: ({ numSeatsActive, numSeats }) => ({ used: numSeatsActive, most: numSeats }),
  },
]

export type MeterWords = {
  label: string
  used: number
  most: number
  value: string
  usedWords: string
  leftWords: string
}

/** How much of each limit is used; nothing where there is no limit. */
export const metersOf = (subscription: OwnSubscription, metered = METERED): MeterWords[] =>
  metered.flatMap(({ thing, words: [usedWord, leftWord], of }) => {
    const { used, most } = of(subscription)
    if (most == null) return []
    return {
      ...{ used, most },
      label: `${thing[0]!.toUpperCase()}${thing.slice(1)}s ${usedWord}`,
      value: `${used.toLocaleString('en-US')} of ${count(most, thing)}`,
      usedWords: `${count(used, thing)} ${usedWord}`,
      leftWords: `${count(Math.max(0, most - used), thing)} ${leftWord}`,
    }
  })

export const seatsHint = (activeUsers: number) =>
  `Seats cannot be reduced below the number of active users, ${String(activeUsers)} now.${
    fewestSeats(activeUsers) > activeUsers ? ` The minimum is ${String(fewestSeats(activeUsers))}.` : ''
  }`

export type BannerWords = {
  tone: 'fail' | 'wait' | 'none'
  title: string
  text: string
  act: 'Upgrade' | 'Update Payment' | 'Restart' | 'Resume' | 'Confirm Payment' | 'Choose a Plan'
}

/** What is said of a first payment that waits for the card's holder, or did in vain; null where there is none. */
export function firstPaymentOf(
  { openPayment }: Pick<OwnSubscription, 'openPayment'>,
  timeZone: string,
): BannerWords | null {
  if (openPayment?.state === 'LAPSED')
    return {
      tone: 'none',
      title: 'Your payment was not confirmed in time',
      text: `${openPayment.title} was not started, and nothing was charged.`,
      act: 'Choose a Plan',
    }
  if (openPayment?.state !== 'CONFIRM' || openPayment.confirmBy == null) return null
  return {
    tone: 'wait',
    title: 'Your bank wants you to confirm the payment',
    text: `${openPayment.title} begins once you do. Nothing has been charged. Confirm it by ${fullTime(timeZone, openPayment.confirmBy)}.`,
    act: 'Confirm Payment',
  }
}

/** Why what is overdue could not be paid, as far as the bank has said. */
export function refusalOf({ openPayment }: Pick<OwnSubscription, 'openPayment'>): string | null {
  if (openPayment?.state === 'CONFIRM') return 'Your bank wants you to confirm the payment.'
  return openPayment?.state === 'REFUSED' && openPayment.message != null
    ? `The last payment was refused: ${openPayment.message}`
    : null
}

const FOR_WHAT: Record<BannerWords['act'], string> = {
  Upgrade: 'to upgrade',
  'Update Payment': 'to pay it',
  Restart: 'to restart it',
  Resume: 'to resume it',
  'Confirm Payment': 'to confirm it',
  'Choose a Plan': 'to choose a plan',
}

/** What an owner is asked to do, by whoever may not. */
export const forWhat = (act: BannerWords['act']) => FOR_WHAT[act]

/** What is said of a state that needs somebody; null while all is well. `today` and `since` are the agency's days. */
export function bannerOf(
  { state, trialEndDate }: Pick<OwnSubscription, 'state' | 'trialEndDate'>,
  { today, since }: { today: IsoDate; since: IsoDate },
): BannerWords | null {
  switch (state) {
    case 'ACTIVE':
      return null
    case 'TRIAL':
      return {
        tone: 'wait',
        title: 'Your trial is ending soon',
        text: trialWords(trialEndDate!, today),
        act: 'Upgrade',
      }
    case 'OVERDUE':
      return {
        tone: 'fail',
        title: 'Your subscription payment is overdue',
        text: `It has been overdue since ${dayWords(since)}.`,
        act: 'Update Payment',
      }
    case 'EXPIRED':
      return {
        tone: 'fail',
        title: 'Your subscription has expired',
        text: `It ended on ${dayWords(since)}. Your accounts and documents are kept.`,
        act: 'Restart',
      }
    case 'PAUSED':
      return {
        tone: 'none',
        title: 'Your subscription is paused',
        text: `It has been paused since ${dayWords(since)}. Nothing is charged while it is paused.`,
        act: 'Resume',
      }
  }
}

function trialWords(end: IsoDate, today: IsoDate) {
  if (end < today) return `It ended on ${dayWords(end)}.`
  const when = end === today ? 'today' : `in ${count(daysBetween(today, end), 'day')}`
  return `It ends on ${dayWords(end)}, ${when}. Nothing is charged before then.`
}
