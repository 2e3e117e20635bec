import { addDays } from '../../../../shared/dates.ts'
import { decimalOf } from '../../../../shared/money.ts'
import { cancelPolicy, reinstatePolicy } from '../../../domains/policies/cancel.ts'
import { updatePolicy } from '../../../domains/policies/change.ts'
import { createPolicies, type NewPolicyInput } from '../../../domains/policies/create.ts'
import { renewPolicy } from '../../../domains/policies/renew.ts'
import { BROKERS, BROUGHT_IN, SAYS } from '../details.ts'
import { CANCELLATIONS, CHANGES } from '../events.ts'
import { READ_FROM_PAPER } from '../papers.ts'
import { LINES, type LineRow, USUAL_EXTRA_LIMITS, USUAL_LIMITS } from '../policies.ts'
import { keyOf, made, type Past, type Step, type World } from './step.ts'
import { daysUntil, type Term, termsOf } from './terms.ts'

/** How many days before its first day a policy is taken up, and a renewal made. */
const TAKEN_UP = 9
const RENEWED = 26
/** What each year costs more than the one before. */
const DEARER = 1.06

export const policySteps = (world: World): Step[] => [
  ...LINES.flatMap((line, place) => lineSteps(world, line, place)),
  ...CHANGES.map((change, place) => changeStep(world, change, place)),
  ...CANCELLATIONS.flatMap((cancellation, place) => cancellationSteps(world, cancellation, place)),
]

function lineSteps(world: World, line: LineRow, by: number): Step[] {
  const terms = termsOf(world, line)
  return terms.map((term, place) => {
    const begins = daysUntil(world, term.inforceAt)
    const day = Math.min(begins - (place ? RENEWED : TAKEN_UP), -1 - (by % 3))
    const midnights = [begins, daysUntil(world, term.expiresAt)]
    return {
      day,
      by,
      midnights,
      work: (past) => (place ? renew(past, world, line, term) : takeUp(past, world, line, term)),
    }
  })
}

/** The name of a term of a line in the world. */
export const nameOf = (number: string, term: number) => `${number}/${String(term)}`
const numberIn = (number: string, { inforceAt }: Term) => `${number}-${inforceAt.slice(2, 4)}`
const premiumIn = (premium: number, { term }: Term) =>
  decimalOf(Math.round((premium * 100) / DEARER ** Math.max(term, -1)))
const commission = (premium: number, term: Term) => decimalOf(Math.round(Number(premiumIn(premium, term)) * 12))

async function takeUp(past: Past, world: World, line: LineRow, term: Term) {
  const [account, type, carrier, number, , , premium] = line
  const { details, limits, pricing, ...said } = SAYS[number] ?? {}
  const extraLimits = USUAL_EXTRA_LIMITS[type]
  const isBare = READ_FROM_PAPER.includes(number)
  const broker = BROKERS[number]
  const policy: NewPolicyInput = {
    type,
    policyNumber: numberIn(number, term),
    carrierId: made(world.carriers, carrier),
    brokerId: broker && made(world.carriers, broker),
    inforceAt: term.inforceAt,
    expiresAt: term.expiresAt,
    issuedAt: term.inforceAt,
    ...said,
    ...(!isBare && {
      limits: { ...USUAL_LIMITS[type], ...limits },
      details: { ...(extraLimits && { extraLimits }), ...details },
      pricing: {
        premium: premiumIn(premium, term),
        estimatedCommission: commission(premium, term),
        minimumEarnedPremium: decimalOf(Math.round(premium * 25)),
        ...pricing,
      },
    }),
  }
  const key = keyOf(past, 'policy', number)
  await past.run(async (ctx) => {
    const { policies } = await createPolicies(ctx, {
      accountId: made(world.accounts, account),
      policies: [policy],
      key,
    })
    const { id } = policies[0]!
    world.policies.set(nameOf(number, term.term), id)
    const state = BROUGHT_IN[number]
    // No verb makes these states: policies have them that were brought in from elsewhere.
    if (state) await ctx.db.updateTable('policies').set({ state }).where('id', '=', id).execute()
  })
}

async function renew(past: Past, world: World, [, , , number, , , premium]: LineRow, term: Term) {
  const before = made(world.policies, nameOf(number, term.term + 1))
  const input = {
    policyNumber: numberIn(number, term),
    pricing: { premium: premiumIn(premium, term) },
    key: keyOf(past, 'renewal', number, term.term),
  }
  const { id } = await past.run((ctx) => renewPolicy(ctx, before, input))
  world.policies.set(nameOf(number, term.term), id)
}

const changeStep = (world: World, { policy, day, says }: (typeof CHANGES)[number], place: number): Step => ({
  day,
  by: place,
  work: (past) =>
    past.run(async (ctx) => {
      const id = made(world.policies, nameOf(policy, 0))
      // The revision is a part of what the key stands for: each of these is the first change of its policy.
      await updatePolicy(ctx, id, { ...says, rev: 1, key: keyOf(past, 'change', place) })
    }),
})

function cancellationSteps(world: World, cancellation: (typeof CANCELLATIONS)[number], place: number): Step[] {
  const { policy, day, effective, taken, ...said } = cancellation
  const dayIn = (days: number) => addDays(world.today, days)
  const idOf = () => made(world.policies, nameOf(policy, 0))
  const canceled: Step = {
    day,
    by: place,
    midnights: [effective],
    work: (past) => {
      const input = { ...said, effectiveAt: dayIn(effective), key: keyOf(past, 'cancellation', place) }
      return past.run((ctx) => cancelPolicy(ctx, idOf(), input))
    },
  }
  if (!taken) return [canceled]
  const reinstated: Step = {
    day: taken.day,
    by: place + 1,
    work: (past) => {
      const { effective, why: reasonDescription } = taken
      const input = { effectiveAt: dayIn(effective), reasonDescription, key: keyOf(past, 'reinstatement', place) }
      return past.run((ctx) => reinstatePolicy(ctx, idOf(), input))
    },
  }
  return [canceled, reinstated]
}
