import type { IsoDate } from '../../../shared/dates.ts'
import { forEachAgency } from '../../all-agencies.ts'
import type { Ctx, House } from '../../ctx.ts'
import type { JobPayload } from '../../queue/queue.ts'
import { recordEvent } from '../history/service.ts'
import { settleDue } from './billing.ts'
import { isBilledOutside } from './paid.ts'
import { syncSubscription } from './syncing.ts'

/** Takes up news of the payment provider for one agency. */
export const syncOne = (house: House, { agencyId }: JobPayload<'sync-subscription'>): Promise<void> =>
  syncSubscription({ house, actor: { kind: 'house', agencyId, userId: null } })

/** Reads every agency's subscription at the payment provider anew: what a lost message would have told is known the next morning. */
export async function syncAllSubscriptions(house: House, ownerUrl: string, signal?: AbortSignal): Promise<void> {
  if (house.outside.payments) await forEachAgency(house, ownerUrl, syncSubscription, signal)
}

/**
 * Trials that end become subscriptions, and periods that end are followed by the next, each with its invoice, unless the payment provider
 * does that.
 */
export async function renewSubscription(ctx: Ctx, day: IsoDate) {
  if (await isBilledOutside(ctx)) return
  await settleDue(ctx.db, ctx.agencyId, { day, now: ctx.now }, (changes) =>
    recordEvent(ctx, 'AGENCY_PLAN_CHANGED', { accountId: null }, { changes }),
  )
}
