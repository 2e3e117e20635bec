import { z } from 'zod'
import { addDays, dayIn, momentIn } from '../../../shared/dates.ts'
import { DAY_KINDS, type DayScope } from '../../../shared/day.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { invalid } from '../../lib/app-error.ts'
import { parse } from '../../lib/parse.ts'
import { getAgency } from '../agency/service.ts'
import * as store from './store.ts'

/** The start of the agency's working day, when postponed items return. */
const MORNING = '06:00'
const MOST_DONE = 100

/** One page of what waits for the user (and what is unassigned), or for everyone, the most urgent first. */
export async function listDay(ctx: Ctx, scope: DayScope, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'agency')
  return store.listDay(ctx.db, await whose(ctx, scope), page)
}

/** How many items wait: in total (ALL) and per group. */
export async function countDay(ctx: Ctx, scope: DayScope): Promise<{ key: string; count: number }[]> {
  must(ctx, 'read', 'agency')
  const groups = await store.countDay(ctx.db, await whose(ctx, scope))
  return [{ key: 'ALL', count: groups.reduce((sum, { count }) => sum + count, 0) }, ...groups]
}

/** What was done since the agency's midnight, by the user or by everyone, the newest first, up to 100. */
export async function listDoneToday(ctx: Ctx, scope: DayScope) {
  must(ctx, 'read', 'history')
  const { timeZone } = await getAgency(ctx)
  const since = momentIn(timeZone, dayIn(timeZone, ctx.now), '00:00')
  return store.listDone(ctx.db, scope === 'MINE' ? ctx.actor.userId : null, since, MOST_DONE)
}

async function whose(ctx: Ctx, scope: DayScope): Promise<store.Whose> {
  const { timeZone } = await getAgency(ctx)
  const today = dayIn(timeZone, ctx.now)
  return {
    userId: scope === 'MINE' ? ctx.actor.userId : null,
    viewerId: ctx.actor.userId!,
    now: ctx.now,
    timeZone,
    today,
    midnight: momentIn(timeZone, addDays(today, 1), '00:00'),
    weekEnd: momentIn(timeZone, addDays(today, 8), '00:00'),
  }
}

const NOT_THERE = 'This is not on My Day.'
const delayInput = z.object({
  item: z.templateLiteral([z.enum(DAY_KINDS), ':', z.uuid()], NOT_THERE).transform((item) => {
    const [kind, id] = item.split(':')
    return `${kind!}:${id!.toLowerCase()}`
  }),
})

/** Postpones an item until tomorrow morning, for the current user only; returns until when. */
export async function putOffDayItem(ctx: Ctx, { key, ...input }: { item: string; key?: string | null | undefined }) {
  must(ctx, 'change', 'self')
  const said = await onlyOnce(ctx, key, 'putOffDayItem', input, async () => {
    const { item } = parse(delayInput, input)
    const team = await whose(ctx, 'TEAM')
    if (!(await store.isWaiting(ctx.db, team, item))) throw invalid('item', NOT_THERE)
    const { timeZone } = team
    const until = momentIn(timeZone, addDays(dayIn(timeZone, ctx.now), 1), MORNING)
    await store.putDelay(ctx.db, ctx.agencyId, ctx.actor.userId!, item, until)
    return until.toISOString()
  })
  return new Date(said)
}

/** Brings back what was put off. */
export async function bringBackDayItem(ctx: Ctx, { key, ...input }: { item: string; key?: string | null | undefined }) {
  must(ctx, 'change', 'self')
  await onlyOnce(ctx, key, 'bringBackDayItem', input, async () => {
    const { item } = parse(delayInput, input)
    await store.dropDelay(ctx.db, ctx.actor.userId!, item)
    return true
  })
}
