import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { createCarrier } from '../carriers/service.ts'
import { ofImport } from '../history/service.ts'
import { addPolicies, factsOf, writeChange } from '../policies/service.ts'
import type { PolicyFacts } from '../policies/types.ts'
import { companyId, type PolicyPlan } from './policy-rows.ts'
import type { Import, Written } from './types.ts'

/** Writes planned rows, with a reason for their histories; returns what was written for each, by position. */
export async function writePolicies(ctx: Ctx, { id: importId }: Import, plans: readonly PolicyPlan[], reason: string) {
  must(ctx, 'create', 'policy')
  const written = new Map<number, Written>()
  const idOf = await makeCompanies(ctx, plans)
  const real = (facts: PolicyFacts): PolicyFacts => ({
    ...facts,
    carrierId: idOf(facts.carrierId),
    brokerId: idOf(facts.brokerId),
  })
  const fresh = plans.filter((plan) => plan.create)
  const ids = await addPolicies(
    ctx,
    fresh.map(({ create }) => ({ accountId: create!.accountId, facts: real(create!.facts), previous: null })),
    { reason, about: ofImport(importId, 'WRITE') },
  )
  for (const [place, { position }] of fresh.entries()) written.set(position, { id: ids[place]! })
  for (const { position, change } of plans) {
    if (!change) continue
    const { policy, facts } = change
    await writeChange(ctx, policy, real(facts), { kind: 'POLICY_CHANGED', reason, about: ofImport(importId, 'WRITE') })
    written.set(position, { id: policy.id, rev: policy.rev + 1, before: factsOf(policy) })
  }
  return written
}

/** Adds the companies that are new, and says which id one has that was told by its name. */
async function makeCompanies(ctx: Ctx, plans: readonly PolicyPlan[]) {
  const made = new Map<string, string>()
  const wanted = new Map<string, { name: string; isCarrier: boolean; isBroker: boolean }>()
  for (const { companies } of plans)
    for (const [what, name] of Object.entries(companies ?? {})) {
      if (!name) continue
      const one = wanted.get(name.toLowerCase()) ?? { name, isCarrier: false, isBroker: false }
      wanted.set(name.toLowerCase(), { ...one, ...(what === 'carrier' ? { isCarrier: true } : { isBroker: true }) })
    }
  for (const [key, company] of wanted) made.set(companyId(ctx.agencyId, key), (await createCarrier(ctx, company)).id)
  return (id: string | null) => (id === null ? null : (made.get(id) ?? id))
}
