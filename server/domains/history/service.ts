import type { FieldChange, HistoryActor, HistoryKind } from '../../../shared/history.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import * as store from './store.ts'
import type { EventSubject, HistoryEvent } from './types.ts'

export type { HistoryOf } from './store.ts'

type Told = {
  reason?: string | null
  changes?: FieldChange[]
  about?: Record<string, string>
  /** The revision the record has now, when this changed it. */
  rev?: number
}

type Recorded = Told & { kind: HistoryKind; subject: EventSubject }

const ACTORS = { user: 'USER', cara: 'CARA', house: 'HOUSE' } as const

/** Writes down what happened to a record, in the transaction in which it happened. */
export function recordEvent(ctx: Ctx, kind: HistoryKind, subject: EventSubject, told: Told = {}) {
  must(ctx, 'create', 'history')
  return recordEvents(ctx, [{ kind, subject, ...told }])
}

/** The same for many records at once. */
export async function recordEvents(ctx: Ctx, events: Recorded[]) {
  must(ctx, 'create', 'history')
  const by = { actor: ACTORS[ctx.actor.kind], agencyUserId: ctx.actor.userId, at: ctx.now }
  await store.addEvents(ctx.db, ctx.agencyId, rowsBy(by, events))
}

/** The same for what a command of the operator did to an agency: `db` is the owner's, and nobody of the agency acted. */
export async function recordOperated(
  db: Db,
  agencyId: string,
  { actor, at }: { actor: Extract<HistoryActor, 'HOUSE' | 'OPERATOR'>; at: Date },
  events: Recorded[],
) {
  await store.addEvents(db, agencyId, rowsBy({ actor, agencyUserId: null, at }, events))
}

const rowsBy = (by: Pick<HistoryEvent, 'actor' | 'agencyUserId' | 'at'>, events: Recorded[]) =>
  events.map(({ kind, subject, reason, changes = [], about = {}, rev }) => ({
    ...by,
    id: newId(),
    kind,
    accountId: subject.accountId,
    policyId: subject.policyId ?? null,
    certificateId: subject.certificateId ?? null,
    carrierId: subject.carrierId ?? null,
    customPresetId: subject.customPresetId ?? null,
    reason: reason?.trim() || null,
    changes,
    about,
    rev: rev ?? null,
  }))

/** One page of what happened to an account (and the accounts merged into it), to a policy, to carriers or to a preset, the newest first. */
export function listHistory(ctx: Ctx, of: store.HistoryOf, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'history')
  return store.listEvents(ctx.db, of, page.first, page.after)
}

/** These events, in no particular order. */
export function findEvents(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'read', 'history')
  return store.findEvents(ctx.db, ids)
}

/** Which of these records were changed since they were created, not counting midnight jobs and imports. */
export async function hasOwnHistory(ctx: Ctx, of: Parameters<typeof store.listSpokenOf>[1], created: HistoryKind) {
  must(ctx, 'read', 'history')
  return new Set(await store.listSpokenOf(ctx.db, of, created))
}

/** The history entry for records that an import writes or undoes. */
export const ofImport = (id: string, deed: 'WRITE' | 'UNDO'): Record<string, string> =>
  deed === 'UNDO' ? { import: id, undone: id } : { import: id }

export const EDITED_SINCE = 'It was edited since.'
const LATER_IMPORT = 'A later import changed it. Undo that one first.'

/** A record as it is, and the revision of it that an import wrote. */
type WrittenOnce = { id: string; rev: number; written: number }

/**
 * Which of these records have been revised since an import wrote them, and how. Its own work on other rows does not count, nor do other
 * imports that were undone since. A revision without history counts.
 */
export async function revisedSince(
  ctx: Ctx,
  of: 'account' | 'policy',
  importId: string,
  records: readonly WrittenOnce[],
): Promise<Map<string, string>> {
  must(ctx, 'read', 'history')
  const told = await store.listRevisions(
    ctx.db,
    of,
    records.map(({ id }) => id),
  )
  const byId = Map.groupBy(told, ({ id }) => id)
  return new Map(
    records.flatMap(({ id, rev, written }) => {
      const since = byId.get(id)?.filter((revision) => revision.rev > written) ?? []
      const how = since.length === rev - written ? howRevised(since, importId) : EDITED_SINCE
      return how ? [[id, how] as const] : []
    }),
  )
}

/** Null where revisions are an import's own, and those of other imports that have been taken back within them. */
function howRevised(revisions: readonly store.Revision[], own: string): string | null {
  const begun = new Set<string>()
  const standing = new Set<string>()
  for (const { importId, isUndo } of revisions) {
    if (importId === own) continue
    if (!importId || (isUndo && !begun.has(importId))) return EDITED_SINCE
    begun.add(importId)
    if (isUndo) standing.delete(importId)
    else standing.add(importId)
  }
  return standing.size ? LATER_IMPORT : null
}

/**
 * Refuses a change written on a revision of a record that is not the newest: CONFLICT, with a sentence at each field changed in the
 * meantime; a revision that does not exist yet is refused as well. The form can be sent again with the newest revision. `isAsked` tells
 * which fields the change sets: changes of different fields do not conflict.
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
  const changes = await store.listChangesSince(ctx.db, of, revs.read)
  if (!changes.some(({ field }) => isAsked(field))) return
  // All that is told of may be sent again with the newest revision, so what else changed is told, too.
  const latest = new Map(changes.map((change) => [change.field, change]))
  const fields = await Promise.all(
    [...latest.values()].map(async ({ field, is, agencyUserId }) => ({
      path: field.split('.'),
      message: `${await nameOf(agencyUserId)} ${is === null ? 'cleared this' : `changed this to “${is}”`} meanwhile.${isAsked(field) ? ' Save again to keep yours.' : ''}`,
    })),
  )
  throw new AppError(
    'CONFLICT',
    'Someone else changed this while you were editing. Look at the marked fields, then save again.',
    fields,
    revs.newest,
  )
}
