import { builder, payerOf } from '../../api/builder.ts'
import { type Actor, type Ctx, type House, withCtx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { watch } from '../../live/watch.ts'
import { demandStillActing } from '../agency/service.ts'
import { SubscriptionRef } from './graph.ts'
import { getSubscription } from './service.ts'
import type { Subscription } from './types.ts'

builder.subscriptionField('watchSubscription', (t) =>
  t.field({
    type: SubscriptionRef,
    description: 'What the agency pays for, now and at every change, also after it has expired.',
    subscribe: (_root, _args, context) => watchSubscription(context.house, payerOf(context)),
    resolve: (subscription) => subscription,
  }),
)

function watchSubscription(house: House, actor: Actor): AsyncIterableIterator<Subscription> {
  let seen = ''
  return watch<Subscription, never>({
    listen: (ring) => house.live.on('user', actor.userId!, ring),
    look: () =>
      withCtx(house, actor, async (ctx) => {
        await demandSignedIn(ctx)
        const subscription = await getSubscription(ctx)
        const looks = JSON.stringify(subscription)
        if (looks === seen) return null
        seen = looks
        return subscription
      }),
    answer: () => 'look',
  })
}

/** Throws SIGNED_OUT; an expired subscription is watched until it is renewed. */
const demandSignedIn = (ctx: Ctx) =>
  demandStillActing(ctx).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'EXPIRED')) throw error
  })
