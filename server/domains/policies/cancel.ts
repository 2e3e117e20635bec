import { z } from 'zod'
import { type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { idsOf, labelOf } from '../../../shared/labeled.ts'
import { centsOf, formatUsd } from '../../../shared/money.ts'
import { CANCELED_BY, CANCELLATION_REASONS, CANCELLATION_TYPES, policyTitle } from '../../../shared/policies.ts'
import { POLICY_STATES, type PolicyState } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { todayAt } from '../agency/service.ts'
import { recordEvent } from '../history/service.ts'
import { amount, date, longText } from './input.ts'
import { getPolicy, lockPolicy } from './reads.ts'
import { stateBy, WHY_NOT } from './rules.ts'
import * as cancellations from './store/cancellations.ts'
import * as store from './store/policies.ts'
import type { Policy } from './types.ts'

/** Omitted fields default to the first choice, to today (or the first day of a policy that has not begun), or to nothing (spec 3 §4). */
const cancellationInput = z.object({
  canceledBy: z
    .enum(idsOf(CANCELED_BY))
    .nullish()
    .transform((by) => by ?? 'CARRIER'),
  effectiveAt: date.nullish(),
  type: z
    .enum(idsOf(CANCELLATION_TYPES))
    .nullish()
    .transform((type) => type ?? 'CANCELLATION'),
  reason: z
    .enum(idsOf(CANCELLATION_REASONS))
    .nullish()
    .transform((reason) => reason ?? 'INSURED_NONPAYMENT'),
  reasonDescription: longText,
  returnPremium: amount,
  returnCommission: amount,
})
export type CancelPolicyInput = z.input<typeof cancellationInput> & { key?: string | null | undefined }

/**
 * Records a cancellation. When its effective date has come the policy is closed at once; otherwise it stays as it is until the agency's
 * midnight of that day. Throws CONFLICT when one is recorded already. The same `key` again changes nothing.
 */
export async function cancelPolicy(ctx: Ctx, id: string, input: CancelPolicyInput): Promise<Policy> {
  must(ctx, 'change', 'policy')
  await onlyOnce(ctx, input.key, 'cancelBusinessPolicy', { id, input }, async () => {
    const policy = await lockPolicy(ctx, id)
    const refusal = WHY_NOT.cancel(policy)
    if (refusal) throw new AppError('CONFLICT', refusal)
    const said = parse(cancellationInput, input)
    const today = await todayAt(ctx)
    const cancellation = {
      ...said,
      effectiveAt: said.effectiveAt ?? lastOf(today, policy.inforceAt),
      reasonDescription: said.reasonDescription ?? null,
      returnPremium: said.returnPremium ?? '0.00',
      returnCommission: said.returnCommission ?? '0.00',
    }
    const { effectiveAt } = cancellation
    if (policy.inforceAt && effectiveAt < policy.inforceAt)
      throw invalid('effectiveAt', `The policy begins after that, on ${mediumDate(policy.inforceAt)}.`)
    if (policy.expiresAt && effectiveAt > policy.expiresAt && effectiveAt > today) {
      const verb = policy.expiresAt > today ? 'expires' : 'expired'
      throw invalid('effectiveAt', `The policy ${verb} before that, on ${mediumDate(policy.expiresAt)}.`)
    }
    const { total } = policy.pricing
    if (centsOf(total) && centsOf(cancellation.returnPremium) > centsOf(total))
      throw invalid('returnPremium', `The policy costs ${formatUsd(total)} in all. No more than that can be returned.`)
    const isDue = effectiveAt <= today
    const closedAt = isDue ? ctx.now : null
    await cancellations.addCancellation(ctx.db, ctx.agencyId, id, { ...cancellation, id: newId(), closedAt }, ctx.now)
    const subject = { accountId: policy.accountId, policyId: id }
    const about = {
      policy: policyTitle(policy),
      canceledBy: labelOf(CANCELED_BY, cancellation.canceledBy),
      effectiveAt: mediumDate(effectiveAt),
      type: labelOf(CANCELLATION_TYPES, cancellation.type),
      reason: labelOf(CANCELLATION_REASONS, cancellation.reason),
      returnPremium: formatUsd(cancellation.returnPremium),
      returnCommission: formatUsd(cancellation.returnCommission),
    }
    const reason = cancellation.reasonDescription
    await recordEvent(ctx, 'POLICY_CANCELLATION_RECORDED', subject, { reason, about })
    if (isDue) {
      await store.setState(ctx.db, id, 'CANCELED', ctx.now)
      const told = { about: { policy: policyTitle(policy) }, changes: stateChange(policy.state, 'CANCELED') }
      await recordEvent(ctx, 'POLICY_CANCELED', subject, told)
    }
    return {}
  })
  return getPolicy(ctx, id)
}

const reinstatementInput = z.object({ effectiveAt: date.nullish(), reasonDescription: longText })
export type ReinstatePolicyInput = z.input<typeof reinstatementInput> & { key?: string | null | undefined }

/**
 * Reinstates a policy, from today on unless an earlier day is given: its dates decide its state again. If it had closed before the
 * reinstatement, there is a lapse. Throws CONFLICT when nothing is canceled. The same `key` again changes nothing.
 */
export async function reinstatePolicy(ctx: Ctx, id: string, input: ReinstatePolicyInput): Promise<Policy> {
  must(ctx, 'change', 'policy')
  await onlyOnce(ctx, input.key, 'reinstateBusinessPolicy', { id, input }, async () => {
    const policy = await lockPolicy(ctx, id)
    const refusal = WHY_NOT.reinstate(policy)
    if (refusal) throw new AppError('CONFLICT', refusal)
    const { effectiveAt: typed, reasonDescription = null } = parse(reinstatementInput, input)
    const today = await todayAt(ctx)
    const effectiveAt = typed ?? today
    const cancellation = policy.cancellation!
    if (effectiveAt > today && effectiveAt !== cancellation.effectiveAt)
      throw invalid('effectiveAt', 'A reinstatement takes effect today or earlier.')
    if (cancellation.effectiveAt <= today && effectiveAt < cancellation.effectiveAt)
      throw invalid('effectiveAt', `The policy was canceled after that, on ${mediumDate(cancellation.effectiveAt)}.`)
    await cancellations.reinstate(ctx.db, cancellation.id, { effectiveAt, reasonDescription }, ctx.now)
    const state = cancellation.closedAt ? stateBy(policy, today) : policy.state
    await store.setState(ctx.db, id, state, ctx.now)
    await recordEvent(
      ctx,
      'POLICY_REINSTATED',
      { accountId: policy.accountId, policyId: id },
      {
        reason: reasonDescription,
        changes: stateChange(policy.state, state),
        about: { policy: policyTitle(policy), effectiveAt: mediumDate(effectiveAt) },
      },
    )
    return {}
  })
  return getPolicy(ctx, id)
}

const lastOf = (one: IsoDate, other: IsoDate | null) => (other && other > one ? other : one)

const stateChange = (was: PolicyState, is: PolicyState) =>
  was === is
    ? []
    : [{ field: 'state', label: 'Status', was: labelOf(POLICY_STATES, was), is: labelOf(POLICY_STATES, is) }]
