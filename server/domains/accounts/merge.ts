import { addressLine, MERGE_UNDO_DAYS } from '../../../shared/accounts.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { userNames } from '../agency/service.ts'
import { recordEvents } from '../history/service.ts'
import { detailChanges, differences } from './changes.ts'
import { getAccount } from './reads.ts'
import * as accounts from './store/accounts.ts'
import { listContactsOf } from './store/contacts.ts'
import * as store from './store/merges.ts'
import type { Account, Contact, Merge } from './types.ts'

/** A preview of merging two accounts. */
export type MergePreview = {
  kept: Account
  merged: Account
  /** Fields in which the two differ: `was` is the kept account's value, which stays; `is` is the other's. */
  differences: FieldChange[]
  /** What is blank on the kept account and is taken from the other. */
  filled: FieldChange[]
  contacts: Contact[]
  moved: { table: string; count: number }[]
}

/** The fields taken from the other account when the kept one is blank, and what counts as blank. */
const BLANKS = {
  ...{ dba: null, website: null, email: '', phone: '', mailingAddress: {}, producerId: null, serviceRepId: null },
} as const
const BLANK_FIELDS = Object.keys(BLANKS) as (keyof typeof BLANKS)[]

/** What a field says, for comparing; an address by its line. */
const saidIn = (of: Merge['filled'], field: keyof typeof BLANKS) => {
  const value = of[field]
  return typeof value === 'object' && value ? addressLine(value) : value
}

function blanksFilled(kept: Account, merged: Account): Merge['filled'] {
  const [own, other] = [kept, merged] as Merge['filled'][]
  const taken = BLANK_FIELDS.filter((field) => !saidIn(own!, field) && saidIn(other!, field))
  return Object.fromEntries(taken.map((field) => [field, merged[field]]))
}

/** Both accounts, locked until the transaction ends. */
async function bothOf(ctx: Ctx, keptId: string, mergedId: string, lock: boolean): Promise<[Account, Account]> {
  if (keptId === mergedId) throw new AppError('INVALID', 'Choose two different accounts.')
  // Always in the same order, so that two merges of the same pair cannot deadlock.
  if (lock) await accounts.findAccounts(ctx.db, [keptId, mergedId].filter(isId), 'CHANGE')
  const [kept, merged] = [await getAccount(ctx, keptId), await getAccount(ctx, mergedId)]
  if (kept.type !== merged.type)
    throw new AppError('CONFLICT', 'A business and a person are never the same client. Choose two of a kind.')
  return [kept, merged]
}

/** Shows what `mergeAccounts` would do, and does nothing. */
export async function previewAccountMerge(ctx: Ctx, keptId: string, mergedId: string): Promise<MergePreview> {
  must(ctx, 'read', 'account')
  const [kept, merged] = await bothOf(ctx, keptId, mergedId, false)
  const people = await listContactsOf(ctx.db, [keptId, mergedId])
  const has = new Set(people.get(keptId)?.map(({ id }) => id))
  const nameOf = await userNames(ctx)
  const filled = detailChanges(kept.type, kept, { ...kept, ...blanksFilled(kept, merged) }, nameOf)
  const labels = new Set(filled.map(({ label }) => label))
  return {
    kept,
    merged,
    differences: differences(kept, merged, nameOf).filter(({ label }) => !labels.has(label)),
    filled,
    contacts: (people.get(mergedId) ?? []).filter(({ id }) => !has.has(id)),
    moved: await store.countMoved(ctx.db, mergedId),
  }
}

/**
 * Merges two accounts of one client: the kept account gets the policies and contacts of the other, and values for its blanks. The other
 * leaves all lists, keeps its values, and returns when the merge is undone. Only a user may decide this.
 */
export async function mergeAccounts(
  ctx: Ctx,
  keptId: string,
  mergedId: string,
  key?: string | null,
): Promise<{ account: Account; mergeId: string }> {
  must(ctx, 'confirm', 'account')
  const mergeId = await onlyOnce(ctx, key, 'mergeAccounts', { keptId, mergedId }, async () => {
    const [kept, merged] = await bothOf(ctx, keptId, mergedId, true)
    const id = newId()
    const filled = blanksFilled(kept, merged)
    const changes = detailChanges(kept.type, kept, { ...kept, ...filled }, await userNames(ctx))
    const mergedBy = ctx.actor.userId
    await store.addMerge(ctx.db, ctx.agencyId, {
      id,
      keptId,
      mergedId,
      mergedBy,
      mergedAt: ctx.now,
      undoneAt: null,
      filled,
    })
    await store.moveAll(ctx.db, ctx.agencyId, id, mergedId, keptId)
    await store.shareContacts(ctx.db, ctx.agencyId, id, mergedId, keptId)
    await store.setMergedInto(ctx.db, mergedId, keptId, ctx.now)
    await accounts.putDetails(ctx.db, [{ id: keptId, details: { ...kept, ...filled } }], ctx.now)
    await accounts.index(ctx.db, [keptId])
    const about = { account: merged.name }
    await recordEvents(ctx, [
      { kind: 'ACCOUNTS_MERGED', subject: { accountId: keptId }, changes, about, rev: kept.rev + 1 },
    ])
    return id
  })
  return { account: (await accounts.findAccount(ctx.db, keptId))!, mergeId }
}

/** The merges into an account that can still be undone, the newest first. */
export function listMerges(ctx: Ctx, accountId: string): Promise<Merge[]> {
  must(ctx, 'read', 'account')
  return store.listMerges(ctx.db, accountId, undoableSince(ctx))
}

/** Undoes a merge: everything it moved goes back, and the other account returns to the lists. The same key again undoes nothing more. */
export async function undoAccountMerge(
  ctx: Ctx,
  id: string,
  key?: string | null,
): Promise<{ account: Account; parted: Account }> {
  must(ctx, 'confirm', 'account')
  const { keptId, mergedId } = await onlyOnce(ctx, key, 'undoAccountMerge', { id }, () => part(ctx, id))
  const [account, parted] = [await accounts.findAccount(ctx.db, keptId), await accounts.findAccount(ctx.db, mergedId)]
  return { account: account!, parted: parted! }
}

async function part(ctx: Ctx, id: string): Promise<{ keptId: string; mergedId: string }> {
  const merge = isId(id) ? await store.lockMerge(ctx.db, id) : null
  if (!merge) throw new AppError('NOT_FOUND', 'This merge does not exist.')
  if (merge.undoneAt) throw new AppError('CONFLICT', 'This merge was undone already.')
  if (merge.mergedAt <= undoableSince(ctx))
    throw new AppError('CONFLICT', `A merge can be undone for ${String(MERGE_UNDO_DAYS)} days, and these are over.`)
  const { keptId, mergedId } = merge
  await accounts.findAccounts(ctx.db, [keptId, mergedId], 'CHANGE')
  const kept = await accounts.findAccount(ctx.db, keptId)
  if (!kept || kept.mergedInto)
    throw new AppError('CONFLICT', 'This account was merged into another one since. Undo that merge first.')
  const back = Object.fromEntries(
    BLANK_FIELDS.filter((field) => {
      const filled = saidIn(merge.filled, field)
      return filled && filled === saidIn(kept as Merge['filled'], field)
    }).map((field) => [field, BLANKS[field]]),
  )
  await store.moveBack(ctx.db, merge)
  await store.unshareContacts(ctx.db, merge)
  await store.setMergedInto(ctx.db, mergedId, null, ctx.now)
  await accounts.putDetails(ctx.db, [{ id: keptId, details: { ...kept, ...back } }], ctx.now)
  await store.endMerge(ctx.db, id, ctx.actor.userId, ctx.now)
  await accounts.index(ctx.db, [keptId, mergedId])
  const parted = await getAccount(ctx, mergedId)
  const changes = detailChanges(kept.type, kept, { ...kept, ...back }, await userNames(ctx))
  await recordEvents(ctx, [
    {
      kind: 'ACCOUNTS_PARTED',
      subject: { accountId: keptId },
      changes,
      about: { account: parted.name },
      rev: kept.rev + 1,
    },
    { kind: 'ACCOUNTS_PARTED', subject: { accountId: mergedId }, about: { account: kept.name }, rev: parted.rev },
  ])
  return { keptId, mergedId }
}

const undoableSince = ({ now }: Ctx) => new Date(now.getTime() - MERGE_UNDO_DAYS * 24 * 3600_000)
