import { createHash } from 'node:crypto'
import { must } from '../can.ts'
import type { Ctx, House } from '../ctx.ts'
import type { Db } from '../db/connection.ts'
import { AppError, invalid } from '../lib/app-error.ts'
import { isId, newId } from '../lib/ids.ts'
import { addEffect, addKey, findKey, lockKey } from './store.ts'
import type { Effect } from './types.ts'

/**
 * Decides that something leaves Cara: it is delivered after this transaction has committed, and never if it rolls back. The same key again
 * is the same effect.
 */
export async function sendAfterCommit(ctx: Ctx, effect: Effect) {
  must(ctx, 'create', 'effect')
  await decide(ctx.house, ctx.db, ctx.agencyId, effect)
}

/** The same where no one is signed in yet. `trx` is the transaction that decides it. */
export const sendBeforeSignIn = (house: House, trx: Db, agencyId: string | null, effect: Effect<'MAIL'>) =>
  decide(house, trx, agencyId, effect)

async function decide(house: House, trx: Db, agencyId: string | null, effect: Effect) {
  const effectId = newId()
  await addEffect(trx, effectId, agencyId, effect)
  await house.queue.send(trx, 'deliver-effect', { effectId })
}

/**
 * Does `work` once for a client's key: the same key again gives what came of it the first time, also when both came at once: the second
 * waits for the first. The same key with another verb or input is an error. Without a key it is simply done.
 *
 * Work that is refused keeps no key, since all of it is taken back: a form may be corrected and sent again with the key it has.
 */
export async function onlyOnce<T>(
  ctx: Ctx,
  key: string | null | undefined,
  verb: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  must(ctx, 'create', 'effect')
  if (key === null || key === undefined) return work()
  const kept = await findDone<T>(ctx, key, verb, input)
  if (kept) return kept.result
  const result = await work()
  await addKey(ctx.db, ctx.agencyId, { key, verb, hash: hashOf(input), result, at: ctx.now })
  return result
}

/**
 * What came of a client's key, for a verb that has to look at the world before it does its work: what was done once is answered as it was,
 * whatever the world has come to since. Whoever asks has the key until the transaction ends.
 */
export async function findDone<T>(ctx: Ctx, key: string, verb: string, input: unknown): Promise<{ result: T } | null> {
  must(ctx, 'create', 'effect')
  if (!isId(key)) throw invalid('key', 'A key is a UUID in lower case.')
  await lockKey(ctx.db, ctx.agencyId, key)
  const kept = await findKey(ctx.db, key)
  if (!kept) return null
  if (kept.verb !== verb || !kept.hash.equals(hashOf(input)))
    throw new AppError('CONFLICT', 'This was sent before with something else in it. Open the form again.')
  return { result: kept.result as T }
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest()
