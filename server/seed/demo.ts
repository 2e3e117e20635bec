import { addDays, dayIn, type IsoDate } from '../../shared/dates.ts'
import { type Acting, type Ctx, commit, type House, withCtx } from '../ctx.ts'
import type { Db } from '../db/connection.ts'
import { beginPolicies, closeCanceledPolicies, expirePolicies } from '../domains/policies/jobs.ts'
import { AppError } from '../lib/app-error.ts'
import type { Queue } from '../queue/queue.ts'
import { accountSteps } from './demo/steps/accounts.ts'
import { certificateSteps } from './demo/steps/certificates.ts'
import { paperSteps } from './demo/steps/papers.ts'
import { policySteps } from './demo/steps/policies.ts'
import { requestSteps } from './demo/steps/requests.ts'
import type { Past, World } from './demo/steps/step.ts'
import { taskSteps } from './demo/steps/tasks.ts'

const MINUTE_MS = 60_000
/** Midnight, and the hour at which the office opens, in UTC: days are the agency's, and no one looks at the hour. */
const MIDNIGHT_MS = 6 * 60 * MINUTE_MS
const MORNING_MS = 14 * 60 * MINUTE_MS

/** Has the demo agency filled once a worker is there, decided in the transaction that makes it. */
export const fillLater = (queue: Queue) => (trx: Db, agencyId: string) => queue.send(trx, 'fill-demo', { agencyId })

/**
 * Lets the demo agency live through its past: clients, policies, cancellations, documents and certificates come about through the verbs, day by
 * day, with the clock set back. Each step has a key, so a job that is done again goes on where it stopped and adds nothing twice.
 */
export async function fillDemo(house: House, { agencyId }: { agencyId: string }, signal: AbortSignal): Promise<void> {
  const nobody = { kind: 'house', agencyId, userId: null } as const
  const { madeAt, today, userIds } = await withCtx(house, nobody, begin)
  const world: World = { today, accounts: new Map(), policies: new Map(), carriers: new Map(), certificates: new Map() }
  const steps = [
    ...accountSteps(world),
    ...policySteps(world),
    ...paperSteps(world, signal),
    ...certificateSteps(world),
    ...requestSteps(world),
    ...taskSteps(world),
  ]
  const days = [...new Set(steps.flatMap(({ day, midnights = [] }) => [day, ...midnights]))].filter((day) => day <= 0)
  for (const day of days.sort((one, other) => one - other)) {
    const at = (ms: number) => new Date(Math.min(Date.parse(addDays(today, day)) + ms, madeAt.getTime()))
    await withCtx({ ...house, now: () => at(MIDNIGHT_MS) }, nobody, (ctx) => midnight(ctx, addDays(today, day)))
    for (const [place, { by = 0, work }] of steps.filter((step) => step.day === day).entries()) {
      signal.throwIfAborted()
      const then = { ...house, now: () => at(MORNING_MS + place * MINUTE_MS) }
      const acting: Acting = { house: then, actor: { kind: 'user', agencyId, userId: userIds[by % userIds.length]! } }
      const past: Past = { acting, run: (verb) => commit(acting, verb) }
      await work(past).catch((error: unknown) => {
        // Someone has worked with the agency meanwhile: what no longer goes is left out.
        if (!(error instanceof AppError)) throw error
        house.log.warn({ err: error, day }, 'left out of the demo agency')
      })
    }
  }
}

/** What the past is counted from: the day the agency was made. Its midnights until then are lived through here, and not by the clock. */
async function begin({ db, agencyId }: Ctx) {
  const agency = await db
    .selectFrom('agencies')
    .select(['created_at', 'time_zone'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()
  const users = await db.selectFrom('agency_users').select('id').orderBy('created_at').orderBy('email').execute()
  const today: IsoDate = dayIn(agency.time_zone, agency.created_at)
  await db.updateTable('agencies').set({ day_done: today }).where('day_done', 'is', null).execute()
  return { madeAt: agency.created_at, today, userIds: users.map(({ id }) => id) }
}

async function midnight(ctx: Ctx, day: IsoDate) {
  for (const task of [beginPolicies, closeCanceledPolicies, expirePolicies]) await task(ctx, day)
}
