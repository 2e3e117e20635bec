import { isDeepStrictEqual } from 'node:util'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import {
  type AccountChange,
  changeAccounts,
  findAnew,
  holdAccounts,
  partContacts,
  takeBackAccounts,
} from '../accounts/service.ts'
import { EDITED_SINCE, ofImport, revisedSince } from '../history/service.ts'
import { factsOf, lockPolicies, takeBackPolicies, writeChange } from '../policies/service.ts'
import type { PolicyFacts } from '../policies/types.ts'
import * as store from './store/imports.ts'
import * as references from './store/references.ts'
import type { Import } from './types.ts'
import type { BeforeImport } from './write-accounts.ts'

/** Undoes what was written for rows: new records are deleted, changed ones get their old values; records edited since are kept. */
export async function undoRows(ctx: Ctx, it: Import, rows: store.NextRow[]) {
  must(ctx, 'confirm', 'import')
  const reason = `Undo of the import of ${it.fileName}`
  const made = rows.filter(({ written }) => written!.before === undefined)
  const changed = rows.filter(({ written }) => written!.before !== undefined)
  const ids = made.map(({ written }) => written!.id)
  const kept =
    it.kind === 'ACCOUNTS'
      ? new Map([...(await takeBackAccounts(ctx, ids, it.id)), ...(await putBackAccounts(ctx, it, changed, reason))])
      : new Map([
          ...(await takeBackPolicies(ctx, ids, it.id, reason)),
          ...(await putBackPolicies(ctx, it, changed, reason)),
        ])
  await store.setUndone(
    ctx.db,
    it,
    rows.map(({ position, written }) => ({ position, kept: kept.get(written!.id) ?? null })),
  )
}

/** The records of rows as they are now, with the revision that was written of each. */
const asWritten = (rows: store.NextRow[], records: ReadonlyMap<string, { id: string; rev: number }>) =>
  rows.flatMap(({ written }) => {
    const record = records.get(written!.id)
    return record ? [{ ...record, written: written!.rev! }] : []
  })

async function putBackAccounts(
  ctx: Ctx,
  it: Import,
  rows: store.NextRow[],
  reason: string,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  const held = await holdAccounts(
    ctx,
    rows.map(({ written }) => written!.id),
  )
  const revised = await revisedSince(ctx, 'account', it.id, asWritten(rows, held))
  const back: AccountChange[] = []
  const parting: { accountId: string; contactId: string }[] = []
  for (const { written } of rows) {
    const { id, before } = written!
    const account = held.get(id)
    const how = revised.get(id)
    if (account?.id !== id || how) {
      kept.set(id, how ?? EDITED_SINCE)
      continue
    }
    const { details, contact, contactId } = before as BeforeImport
    const isOther = contactId !== null && contactId !== contact?.id
    if (isOther) parting.push({ accountId: id, contactId })
    const choice = contactId === null || !contact ? null : isOther ? { associate: contact.id } : { write: contact }
    // An import that was written before accounts had these fields leaves them as they are.
    back.push({ account, details: { ...account, ...details }, contact: choice })
  }
  await changeAccounts(ctx, back, { reason, about: ofImport(it.id, 'UNDO') })
  await partContacts(ctx, parting)
  const ids = back.map(({ account }) => account.id)
  await references.deleteReferences(ctx.db, it.id, ids)
  await findAnew(ctx, ids)
  return kept
}

async function putBackPolicies(
  ctx: Ctx,
  it: Import,
  rows: store.NextRow[],
  reason: string,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  const policies = await lockPolicies(
    ctx,
    rows.map(({ written }) => written!.id),
  )
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  const revised = await revisedSince(ctx, 'policy', it.id, asWritten(rows, byId))
  const told = { kind: 'POLICY_CHANGED' as const, reason, about: ofImport(it.id, 'UNDO') }
  for (const { written } of rows) {
    const { id, before } = written!
    const policy = byId.get(id)
    const how = revised.get(id)
    if (!policy || how) {
      kept.set(id, how ?? EDITED_SINCE)
      continue
    }
    const facts = before as PolicyFacts
    if (!isDeepStrictEqual(factsOf(policy), facts))
      await writeChange(ctx, policy, facts, { ...told, newSources: facts.sources })
  }
  return kept
}
