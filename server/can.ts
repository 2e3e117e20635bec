import { type Act, allows, type Kind, type Rights } from '../shared/roles.ts'
import { type Acting, type Actor, type Ctx, commit } from './ctx.ts'
import { AppError } from './lib/app-error.ts'

/** What each kind of actor may do. What a person must answer for, Cara never does on someone's behalf. */
const MAY: Record<Actor['kind'], readonly Act[]> = {
  user: ['read', 'create', 'change', 'delete', 'run', 'confirm'],
  cara: ['read', 'create', 'change', 'run'],
  house: ['read', 'create', 'change', 'delete'],
}

/**
 * Whether an actor with the rights of the user they act for may do this. The one place that decides; every verb asks (`must`). Rights are null
 * where the app acts for nobody.
 */
export function can(actor: Actor, rights: Rights | null, act: Act, subject: { kind: Kind; agencyId: string }): boolean {
  if (actor.agencyId !== subject.agencyId || !MAY[actor.kind].includes(act)) return false
  return rights === null || allows(rights, act, subject.kind)
}

/** Throws NOT_ALLOWED unless the actor of `ctx` may do this with something of that kind in the agency. */
export function must(ctx: Pick<Ctx, 'actor' | 'rights'>, act: Act, kind: Kind, agencyId = ctx.actor.agencyId) {
  if (!can(ctx.actor, ctx.rights, act, { kind, agencyId }))
    throw new AppError('NOT_ALLOWED', 'You may not do this. Ask a colleague who may.')
}

/** The same for a verb that prepares before its transaction. */
export const mustFirst = (acting: Acting, act: Act, kind: Kind): Promise<void> =>
  commit(acting, async (ctx) => must(ctx, act, kind))
