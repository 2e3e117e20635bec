import type { Actor, Ctx } from './ctx.ts'
import { AppError } from './lib/app-error.ts'

/** What may be done with something of the agency. */
export type Act = 'read' | 'create' | 'change' | 'delete' | 'run' | 'confirm'

/** What it is done with, and whose it is. */
export type Subject = {
  kind: 'agency' | 'agency-user' | 'artifact' | 'effect' | 'file' | 'form-template' | 'session' | 'workspace'
  agencyId: string
}

/** Acts that a person answers for: Cara never does them on somebody's behalf. */
const PERSONAL: readonly Act[] = ['confirm', 'delete']

/**
 * Whether an actor may do this. The one place that decides: today everybody may do everything in the own agency, and Cara,
 * for whom she acts, everything but what a person must answer for. Every verb asks (`must`).
 */
export function can(actor: Actor, act: Act, subject: Subject): boolean {
  if (actor.agencyId !== subject.agencyId) return false
  return actor.kind === 'user' || !PERSONAL.includes(act)
}

/** Throws NOT_ALLOWED unless the actor of `ctx` may do this with something of that kind in the agency. */
export function must(ctx: Pick<Ctx, 'actor'>, act: Act, kind: Subject['kind'], agencyId = ctx.actor.agencyId) {
  if (!can(ctx.actor, act, { kind, agencyId }))
    throw new AppError('NOT_ALLOWED', 'You may not do this. Ask somebody of your agency who may.')
}
