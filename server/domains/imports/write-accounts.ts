import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { type AccountChange, changeAccounts, createAccounts } from '../accounts/service.ts'
import type { Contact } from '../accounts/types.ts'
import { ofImport } from '../history/service.ts'
import type { AccountPlan } from './account-rows.ts'
import * as references from './store/references.ts'
import type { Import, Written } from './types.ts'

/** Writes planned rows, with a reason for their histories; returns what was written for each, by position. */
export async function writeAccounts(ctx: Ctx, { id }: Import, plans: readonly AccountPlan[], reason: string) {
  must(ctx, 'create', 'account')
  const written = new Map<number, Written>()
  const fresh = plans.filter((plan) => plan.create)
  const made = await createAccounts(
    ctx,
    fresh.map(({ create }) => create!),
    reason,
  )
  for (const [place, { position }] of fresh.entries()) written.set(position, { id: made[place]!.id })
  const changing = plans.filter((plan) => plan.change)
  const changed = await changeAccounts(
    ctx,
    changing.map(({ change }) => change!),
    { reason, about: ofImport(id, 'WRITE') },
  )
  for (const [place, { position, change }] of changing.entries()) {
    const { account, primary } = change!
    const { rev, contactId } = changed[place]!
    const { name, dba, website, email, phone, mailingAddress, producerId, serviceRepId } = account
    const before: BeforeImport = {
      details: { name, dba, website, email, phone, mailingAddress, producerId, serviceRepId },
      contact: primary,
      contactId,
    }
    written.set(position, { id: account.id, rev, before })
  }
  await references.addReferences(
    ctx.db,
    ctx.agencyId,
    id,
    plans.flatMap(({ position, reference }) => {
      const record = written.get(position)
      return reference && record ? [{ key: reference.toLowerCase(), recordId: record.id }] : []
    }),
  )
  return written
}

/** The values of an account before an import changed it, and its contact afterwards. */
export type BeforeImport = { details: AccountChange['details']; contact: Contact | null; contactId: string | null }
