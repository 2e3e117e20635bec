import { dayIn, type IsoDate } from '../shared/dates.ts'
import { type Ctx, type House, withCtx } from './ctx.ts'
import { asOwner } from './db/connection.ts'

/**
 * What is done for an agency when a day begins there: everything that is due by `day`, also what was due on days before it. It may come
 * again for the same day, and then finds nothing to do.
 */
export type MidnightTask = (ctx: Ctx, day: IsoDate) => Promise<void>

/**
 * Does the tasks for every agency whose midnight has come since they were last done there: all of them or none, and once, however many
 * ask at the same time. After days without a server one pass catches up. One agency's failure is written down, tried again the next
 * time, and holds up none of the others.
 */
export async function workThroughMidnights(
  house: House,
  ownerUrl: string,
  tasks: readonly MidnightTask[],
  signal?: AbortSignal,
): Promise<void> {
  const agencies = await asOwner(ownerUrl, (owner) =>
    owner.selectFrom('agencies').select(['id', 'time_zone', 'day_done']).orderBy('id').execute(),
  )
  for (const { id: agencyId, ...clock } of agencies) {
    if (signal?.aborted) return
    try {
      if (!dueDay(clock, house.now())) continue
      await withCtx(house, { kind: 'house', agencyId, userId: null }, (ctx) => workThrough(ctx, tasks))
    } catch (error) {
      house.log.error({ err: error, agencyId }, 'midnight failed')
    }
  }
}

type Clock = { time_zone: string; day_done: IsoDate | null }

/** The day that has begun at an agency and is not worked through; null when there is none. */
function dueDay({ time_zone: timeZone, day_done: done }: Clock, now: Date): IsoDate | null {
  const today = dayIn(timeZone, now)
  return done === null || done < today ? today : null
}

async function workThrough(ctx: Ctx, tasks: readonly MidnightTask[]) {
  // Whoever else is at it has the row. The lock lets rows that name the agency be added meanwhile.
  const query = ctx.db.selectFrom('agencies').select(['time_zone', 'day_done']).where('id', '=', ctx.agencyId)
  const clock = await query.forNoKeyUpdate().skipLocked().executeTakeFirst()
  const day = clock && dueDay(clock, ctx.now)
  if (!day) return
  for (const task of tasks) await task(ctx, day)
  await ctx.db.updateTable('agencies').set({ day_done: day }).where('id', '=', ctx.agencyId).execute()
}
