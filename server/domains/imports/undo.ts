import { isDeepStrictEqual } from 'node:util'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { type AccountChange, changeAccounts } from '../accounts/many.ts'
import { holdAccounts } from '../accounts/service.ts'
import { partContacts, takeBackAccounts } from '../accounts/take-back.ts'
import { writeChange } from '../policies/change.ts'
import { factsOf } from '../policies/rules.ts'
import { lockPolicies } from '../policies/service.ts'
import { takeBackPolicies } from '../policies/take-back.ts'
import type { PolicyFacts } from '../policies/types.ts'
import * as store from './store/imports.ts'
import * as references from './store/references.ts'
import type { Import } from './types.ts'
import type { BeforeImport } from './write-accounts.ts'

const EDITED = 'It was edited since.'

/** Takes back what was written of rows: new records go, changed ones get their old values; what was edited since is kept. */
export async function undoRows(ctx: Ctx, it: Import, rows: store.NextRow[]) {
  must(ctx, 'confirm', 'import')
  const reason = `Undo of the import of ${it.fileName}`
  const made = rows.filter(({ written }) => written!.before === undefined)
  const changed = rows.filter(({ written }) => written!.before !== undefined)
  const ids = made.map(({ written }) => written!.id)
  const kept =
    it.kind === 'ACCOUNTS'
      ? new Map([...(await takeBackAccounts(ctx, ids)), ...(await putBackAccounts(ctx, it, changed, reason))])
      : new Map([...(await takeBackPolicies(ctx, ids, reason)), ...(await putBackPolicies(ctx, changed, reason))])
  await store.setUndone(
    ctx.db,
    it,
    rows.map(({ position, written }) => ({ position, kept: kept.get(written!.id) ?? null })),
  )
}

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
  const back: AccountChange[] = []
  const parting: { accountId: string; contactId: string }[] = []
  for (const { written } of rows) {
    const { id, rev, before } = written!
    const account = held.get(id)
    if (account?.id !== id || account.rev !== rev) {
      kept.set(id, EDITED)
      continue
    }
    const { details, contact, contactId } = before as BeforeImport
    const isOther = contactId !== null && contactId !== contact?.id
    if (isOther) parting.push({ accountId: id, contactId })
    const choice = contactId === null || !contact ? null : isOther ? { associate: contact.id } : { write: contact }
    back.push({ account, details, contact: choice })
  }
  const { others } = await changeAccounts(ctx, back, reason)
  await store.keepUp(ctx.db, it, others)
  await partContacts(ctx, parting)
  await references.deleteReferences(
    ctx.db,
    it.id,
    back.map(({ account }) => account.id),
  )
  return kept
}

async function putBackPolicies(ctx: Ctx, rows: store.NextRow[], reason: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  const policies = await lockPolicies(
    ctx,
    rows.map(({ written }) => written!.id),
  )
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  for (const { written } of rows) {
    const { id, rev, before } = written!
    const policy = byId.get(id)
    if (!policy || policy.rev !== rev) {
      kept.set(id, EDITED)
      continue
    }
    const facts = before as PolicyFacts
    if (!isDeepStrictEqual(factsOf(policy), facts))
      await writeChange(ctx, policy, facts, { kind: 'POLICY_CHANGED', reason, newSources: facts.sources })
  }
  return kept
}
