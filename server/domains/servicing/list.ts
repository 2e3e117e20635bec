import { addDays, dayIn, END_OF_DAY, type IsoDate, momentIn, type Span } from '../../../shared/dates.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { REQUEST_STATES } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { getAgency } from '../agency/service.ts'
import * as store from './store/requests.ts'

export type { RequestFilter, RequestGroup } from './store/requests.ts'

/** One page of the service requests, each with its cursor. */
export async function listServiceRequests(
  ctx: Ctx,
  filter: store.RequestFilter,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'service-request')
  return store.listRequests(ctx.db, filter, await clockOf(ctx, filter), page)
}

/** The newest requests of each of these accounts, so many of each. */
export function listNewestRequestsOf(ctx: Ctx, accountIds: readonly string[], most: number) {
  must(ctx, 'read', 'service-request')
  return store.listNewestOf(ctx.db, accountIds, most)
}

/** How many requests the list has: all of them (ALL), and in each state. */
export async function countServiceRequests(ctx: Ctx, filter: store.RequestFilter) {
  must(ctx, 'read', 'service-request')
  const counted = await store.countRequests(ctx.db, filter, await clockOf(ctx, filter))
  const inState = idsOf(REQUEST_STATES).map((key) => ({
    key: key as string,
    count: counted.find((one) => one.key === key)?.count ?? 0,
  }))
  return [{ key: 'ALL', count: inState.reduce((sum, { count }) => sum + count, 0) }, ...inState]
}

/** How many requests of the list each group has. */
export async function countRequestsBy(ctx: Ctx, filter: store.RequestFilter, group: store.RequestGroup) {
  must(ctx, 'read', 'service-request')
  return store.countRequestsBy(ctx.db, filter, await clockOf(ctx, filter), group)
}

/** The moments of a span of days, by the agency's clock. */
export async function momentsOf(ctx: Ctx, { from, to }: Span): Promise<store.Moments> {
  must(ctx, 'read', 'service-request')
  const { timeZone } = await getAgency(ctx)
  const midnight = (day: IsoDate) => momentIn(timeZone, day, '00:00')
  return { from: from ? midnight(from) : undefined, before: to ? midnight(addDays(to, 1)) : undefined }
}

/** The moments that due dates are compared with; the agency's clock is asked for only where they are. */
async function clockOf(ctx: Ctx, { due }: store.RequestFilter): Promise<store.Clock> {
  if (!due) return { now: ctx.now, endOfDay: ctx.now, endOfWeek: ctx.now }
  const { timeZone } = await getAgency(ctx)
  const today = dayIn(timeZone, ctx.now)
  return {
    now: ctx.now,
    endOfDay: momentIn(timeZone, today, END_OF_DAY),
    endOfWeek: momentIn(timeZone, addDays(today, 7), END_OF_DAY),
  }
}
