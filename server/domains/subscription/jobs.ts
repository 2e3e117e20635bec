import type { IsoDate } from '../../../shared/dates.ts'
import type { Ctx } from '../../ctx.ts'
import { settleDue } from './billing.ts'

/** Trials that end become subscriptions, and periods that end are followed by the next, each with its invoice. */
export async function renewSubscription(ctx: Ctx, day: IsoDate) {
  await settleDue(ctx.db, ctx.agencyId, day, ctx.now)
}
