import type { FieldChange, HistoryKind } from '../../../shared/history.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import * as store from './store.ts'
import type { EventSubject } from './types.ts'

export type { HistoryOf } from './store.ts'

type Told = {
  reason?: string | null
  changes?: FieldChange[]
  about?: Record<string, string>
  /** The revision the record has now, when this changed it. */
  rev?: number
}

const ACTORS = { user: 'USER', cara: 'CARA', house: 'HOUSE' } as const

/** Writes down what happened to a record, in the transaction in which it happened. */
export function recordEvent(ctx: Ctx, kind: HistoryKind, subject: EventSubject, told: Told = {}) {
  must(ctx, 'create', 'history')
  return recordEvents(ctx, [{ kind, subject, ...told }])
}

/** The same for many records at once. */
export async function recordEvents(ctx: Ctx, events: (Told & { kind: HistoryKind; subject: EventSubject })[]) {
  must(ctx, 'create', 'history')
  const at = ctx.now
  const rows = events.map(({ kind, subject, reason, changes = [], about = {}, rev }) => ({
    id: newId(),
    kind,
    actor: ACTORS[ctx.actor.kind],
    agencyUserId: ctx.actor.userId,
    accountId: subject.accountId,
    policyId: subject.policyId ?? null,
    certificateId: subject.certificateId ?? null,
    at,
    reason: reason?.trim() || null,
    changes,
    about,
    rev: rev ?? null,
  }))
  await store.addEvents(ctx.db, ctx.agencyId, rows)
}

/** One page of what happened to an account (and the accounts merged into it) or to a policy, the newest first. */
export function listHistory(ctx: Ctx, of: store.HistoryOf, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'history')
  return store.listEvents(ctx.db, of, page.first, page.after)
}

/** These events, in no promised order. */
export function findEvents(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'read', 'history')
  return store.findEvents(ctx.db, ids)
}

/** Which of these records somebody did something with since they were created; what comes with midnight does not count. */
export async function hasOwnHistory(ctx: Ctx, of: Parameters<typeof store.listSpokenOf>[1], created: HistoryKind) {
  must(ctx, 'read', 'history')
  return new Set(await store.listSpokenOf(ctx.db, of, created))
}

/**
 * Refuses a change written on a revision of a record that is not the newest: CONFLICT, with a sentence at each field that somebody
 * changed meanwhile; a revision there is not yet is refused as well. Nothing typed is lost, and the form is sent again with the newest revision. `isAsked` says which fields the change
 * speaks of, where it leaves others as they are: changes of different fields do not meet.
 */
export async function demandNewest(
  ctx: Ctx,
  of: store.Revised,
  revs: { read: number; newest: number },
  nameOf: (agencyUserId: string | null) => Promise<string>,
  isAsked: (field: string) => boolean = () => true,
) {
  must(ctx, 'read', 'history')
  if (revs.read === revs.newest) return
  if (revs.read > revs.newest)
    throw new AppError('CONFLICT', 'This was opened in a state that Cara does not have any more. Load the page again.')
  const changes = (await store.listChangesSince(ctx.db, of, revs.read)).filter(({ field }) => isAsked(field))
  if (!changes.length) return
  const latest = new Map(changes.map((change) => [change.field, change]))
  const fields = await Promise.all(
    [...latest.values()].map(async ({ field, is, agencyUserId }) => ({
      path: field.split('.'),
      message: `${await nameOf(agencyUserId)} changed this to ${is === null ? 'empty' : `“${is}”`} meanwhile. Save again to keep yours.`,
    })),
  )
  throw new AppError(
    'CONFLICT',
    'Somebody else changed this while you were editing. Look at the marked fields, then save again.',
    fields,
  )
}
