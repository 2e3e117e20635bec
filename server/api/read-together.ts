import { type Actor, type Ctx, type House, type Reading, withCtx } from '../ctx.ts'
import { isNameRefused } from '../db/prepared.ts'
import { AppError } from '../lib/app-error.ts'

/**
 * The app context of one query: its fields read in one transaction, since a transaction per field would be most of the cost of a list. It
 * holds a connection only while something is read, and never for a mutation, which commits its own work before it is answered.
 */
export function readingTogether(house: House): House {
  let open: Shared | null = null
  const reading: Reading = {
    async join(actor, work) {
      if (open && !isSame(open.actor, actor)) return withCtx(house, actor, work)
      open ??= share(house, actor)
      const shared = open
      shared.readers += 1
      try {
        return await work(await shared.ctx)
      } catch (error) {
        // A PostgreSQL error ends the transaction for all its readers; a later reader begins another.
        if (!(error instanceof AppError) && open === shared) open = null
        if (!isAborted(error) && !isNameRefused(error)) throw error
        return await withCtx(house, actor, work)
      } finally {
        shared.readers -= 1
        // Fields under what was just read ask within this turn of the loop.
        if (!shared.readers)
          setImmediate(() => {
            if (shared.readers) return
            if (open === shared) open = null
            shared.end()
          })
      }
    },
  }
  return { ...house, reading }
}

type Shared = { actor: Actor; ctx: Promise<Ctx>; readers: number; end(): void }

function share(house: House, actor: Actor): Shared {
  const over = Promise.withResolvers<void>()
  const ctx = new Promise<Ctx>((resolve, reject) => {
    withCtx(house, actor, (ctx) => {
      resolve(ctx)
      return over.promise
    }).catch(reject)
  })
  return { actor, ctx, readers: 0, end: () => over.resolve() }
}

const isSame = (one: Actor, other: Actor) => one.agencyId === other.agencyId && one.userId === other.userId

/** Whether another reader's mistake has ended the transaction. */
const isAborted = (error: unknown) => (error as { code?: string }).code === '25P02'
