import type { Actor, Ctx } from './ctx.ts'
import { AppError } from './lib/app-error.ts'

/** What may be done with something of the agency. */
export type Act = 'read' | 'create' | 'change' | 'delete' | 'run' | 'confirm'

/** What it is done with, and whose it is. */
export type Subject = {
  kind:
    | 'account'
    | 'agency'
    | 'agency-user'
    | 'artifact'
    | 'carrier'
    | 'certificate'
    | 'effect'
    | 'file'
    | 'form-template'
    | 'history'
    | 'import'
    | 'policy'
    | 'service-request'
    | 'saved-view'
    | 'session'
    | 'subscription'
    | 'task'
    | 'workspace'
  agencyId: string
}

/** What each kind of actor may do. What a person must answer for, Cara never does on someone's behalf. */
const MAY: Record<Actor['kind'], readonly Act[]> = {
  user: ['read', 'create', 'change', 'delete', 'run', 'confirm'],
  cara: ['read', 'create', 'change', 'run'],
  house: ['read', 'create', 'change', 'delete'],
}

/**
 * Whether an actor may do this. The one place that decides: today everyone may do everything in the own agency, and Cara, for whom she
 * acts, everything but what a person must answer for. Every verb asks (`must`).
 */
export function can(actor: Actor, act: Act, subject: Subject): boolean {
  return actor.agencyId === subject.agencyId && MAY[actor.kind].includes(act)
}

/** Throws NOT_ALLOWED unless the actor of `ctx` may do this with something of that kind in the agency. */
export function must(ctx: Pick<Ctx, 'actor'>, act: Act, kind: Subject['kind'], agencyId = ctx.actor.agencyId) {
  if (!can(ctx.actor, act, { kind, agencyId }))
    throw new AppError('NOT_ALLOWED', 'You may not do this. Ask a colleague who may.')
}
