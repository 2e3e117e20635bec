import type { EffectKind } from '../../shared/kinds.ts'
import type { House, Outside } from '../ctx.ts'
import { RefusedOutside } from '../lib/app-error.ts'
import { endEffect, releaseEffect, takeEffect } from './store.ts'
import type { EffectPayloads } from './types.ts'

/** How an effect of each kind leaves. The key goes along, so that the receiver can tell a second delivery from a second effect. */
const WAYS: { [K in EffectKind]: (outside: Outside, payload: EffectPayloads[K], key: string) => Promise<void> } = {
  MAIL: async ({ mail }, { to, ...letter }, key) => {
    if (to) await mail.send({ to, ...letter, key })
  },
}

/** Tries of one effect, with the queue's growing pauses between them: about a quarter of an hour in all. */
const MOST_TRIES = 10

/**
 * Delivers an effect. Throws when it did not leave, so that the queue tries again later; after the last try it is given up,
 * which an operator sees in the log and by `npm run effects`. What has expired is not sent any more.
 */
export async function deliverEffect(house: House, effectId: string): Promise<void> {
  const now = house.now()
  const effect = await takeEffect(house.db, effectId, now)
  if (!effect) return
  if (effect === 'taken') throw new Error('Another delivery of this effect is under way.')
  if (effect.expiresAt && effect.expiresAt <= now) {
    await endEffect(house.db, effectId, 'EXPIRED', null, now)
    house.log.warn({ effectId, kind: effect.kind }, 'an effect expired before it could leave')
    return
  }
  try {
    await WAYS[effect.kind](house.outside, effect.payload as never, effect.key)
  } catch (error) {
    if (effect.tries < MOST_TRIES && !(error instanceof RefusedOutside)) {
      await releaseEffect(house.db, effectId)
      throw error
    }
    const sentence = error instanceof Error ? error.message : String(error)
    await endEffect(house.db, effectId, 'GAVE_UP', sentence, house.now())
    house.log.error({ err: error, effectId, kind: effect.kind }, 'an effect was given up')
    return
  }
  await endEffect(house.db, effectId, 'SENT', null, house.now())
}
