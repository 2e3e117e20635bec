import { type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import type { Ctx } from '../../ctx.ts'
import { recordEvents } from '../history/service.ts'
import * as store from './store/days.ts'

/** Policies whose first day has come are in force. */
export const beginPolicies = async (ctx: Ctx, day: IsoDate) =>
  tell(ctx, 'POLICY_BEGAN', await store.beginPolicies(ctx.db, day, ctx.now))

/** Cancellations whose effective date has come close their policies. */
export const closeCanceledPolicies = async (ctx: Ctx, day: IsoDate) =>
  tell(ctx, 'POLICY_CANCELED', await store.closeCanceledPolicies(ctx.db, day, ctx.now))

/** Policies whose last day has passed are expired. */
export const expirePolicies = async (ctx: Ctx, day: IsoDate) =>
  tell(ctx, 'POLICY_EXPIRED', await store.expirePolicies(ctx.db, day, ctx.now))

type Kind = 'POLICY_BEGAN' | 'POLICY_CANCELED' | 'POLICY_EXPIRED'

const tell = (ctx: Ctx, kind: Kind, moved: store.Moved[]) =>
  recordEvents(
    ctx,
    moved.map(({ id, accountId, type, policyNumber, was, is, on }) => ({
      kind,
      subject: { accountId, policyId: id },
      changes: [{ field: 'state', label: 'Status', was: labelOf(POLICY_STATES, was), is: labelOf(POLICY_STATES, is) }],
      about: { policy: policyTitle({ type, policyNumber }), on: mediumDate(on) },
    })),
  )
