import { asOwner } from '../db/connection.ts'
import { AppError } from '../lib/app-error.ts'
import { isId } from '../lib/ids.ts'
import type { Queue } from '../queue/queue.ts'
import * as store from './store.ts'

/** What whoever runs Cara does about effects from the command line, over all agencies: these verbs take the owner's connection string. */

/** What could not be delivered, the newest first, without its contents. */
export const listGivenUpEffects = (ownerUrl: string): Promise<store.GivenUp[]> => asOwner(ownerUrl, store.listGivenUp)

/**
 * Sets an effect that was given up going again: its tries count from none, and a job is added for it in the same
 * transaction. Throws NOT_FOUND when there is no such effect, or it was not given up.
 */
export const retryEffect = (ownerUrl: string, queue: Pick<Queue, 'send'>, id: string) =>
  asOwner(ownerUrl, async (db) => {
    if (!isId(id) || !(await store.reopen(db, id)))
      throw new AppError('NOT_FOUND', `Nothing was given up under "${id}". npm run effects -- list shows what was.`)
    await queue.send(db, 'deliver-effect', { effectId: id })
  })

/** How long an effect that is over is remembered, to tell a repetition from a new one and for whoever looks into a complaint. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets what was over a month ago. */
export const sweepEffects = (ownerUrl: string, now: Date) =>
  asOwner(ownerUrl, (db) => store.forgetBefore(db, new Date(now.getTime() - REMEMBERED_MS)))
