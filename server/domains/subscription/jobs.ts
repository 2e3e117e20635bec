import { forEachAgency } from '../../all-agencies.ts'
import type { House } from '../../ctx.ts'
import type { JobPayload } from '../../queue/queue.ts'
import { syncSubscription } from './paying.ts'

/** Takes up news of the payment provider for one agency. */
export const syncOne = (house: House, { agencyId }: JobPayload<'sync-subscription'>): Promise<void> =>
  syncSubscription({ house, actor: { kind: 'house', agencyId, userId: null } })

/** Reads every agency's subscription at the payment provider anew: what a lost message would have told is known the next morning. */
export async function syncAllSubscriptions(house: House, ownerUrl: string, signal?: AbortSignal): Promise<void> {
  if (house.outside.payments) await forEachAgency(house, ownerUrl, syncSubscription, signal)
}
