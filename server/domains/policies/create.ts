import { z } from 'zod'
import { idsOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES, policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, type FieldError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { todayAt } from '../agency/service.ts'
import { recordEvents } from '../history/service.ts'
import { type FromFile, keepFileOf, withSourcesOf } from './from-file.ts'
import { type PolicyChangeInput, policyChange, withChange } from './input.ts'
import { mistakesIn } from './mistakes.ts'
import { listPolicies } from './reads.ts'
import { newPolicy } from './rules.ts'
import * as store from './store/policies.ts'
import type { Policy, PolicyFacts } from './types.ts'

const newInput = policyChange.extend({
  type: z.enum(idsOf(POLICY_TYPES), 'Choose a line of business.'),
})
const MOST_AT_ONCE = 50

/** A policy with its line of business; left out, the rest is as `newPolicy` says. */
export type NewPolicyInput = PolicyChangeInput & { type: Policy['type']; fromFile?: FromFile | null | undefined }
export type CreatePoliciesInput = { accountId: string; key?: string | null | undefined; policies: NewPolicyInput[] }

/**
 * Adds policies to a business account. Valid ones are added; the errors of the others are returned, at their index in the list (spec 3 §7:
 * all errors tolerated). When none is right, INVALID. The same `key` again gives what came of it the first time.
 */
export async function createPolicies(
  ctx: Ctx,
  input: CreatePoliciesInput,
): Promise<{ policies: Policy[]; refused: FieldError[] }> {
  must(ctx, 'create', 'policy')
  const { accountId, key, policies } = input
  const made = await onlyOnce(ctx, key, 'createBusinessPolicies', input, async () => {
    if (!policies.length || policies.length > MOST_AT_ONCE)
      throw invalid('policies', `Send 1 to ${String(MOST_AT_ONCE)} policies at once.`)
    const account = await demandBusiness(ctx, accountId)
    const checked = []
    for (const [place, policy] of policies.entries()) checked.push(await check(ctx, account, policy, place))
    const refused = checked.flatMap(({ errors }) => errors)
    const right = checked.flatMap(({ facts, fromFile }) => (facts ? [{ facts, fromFile }] : []))
    if (!right.length) throw new AppError('INVALID', refused[0]!.message, refused)
    const ids = []
    for (const { facts, fromFile } of right) {
      const id = await addPolicy(ctx, accountId, facts, null)
      if (fromFile) await keepFileOf(ctx, fromFile, { id, accountId, facts })
      ids.push(id)
    }
    return { ids, refused }
  })
  return { policies: await listPolicies(ctx, made.ids), refused: made.refused }
}

/** Policies of individuals are not supported yet (spec 3 §1). */
async function demandBusiness(ctx: Ctx, accountId: string) {
  const type = isId(accountId) ? await store.holdAccount(ctx.db, accountId) : null
  if (!type) throw invalid('accountId', 'Choose an account.')
  if (type !== 'BUSINESS')
    throw invalid('accountId', 'Personal policies are not supported yet. Choose a business account.')
  return getAccount(ctx, accountId)
}

type Checked = { facts: PolicyFacts | null; fromFile?: FromFile | null | undefined; errors: FieldError[] }

/** The values of a new policy; producer and service representative default to those of its account. */
async function check(
  ctx: Ctx,
  account: Account,
  { fromFile, ...input }: NewPolicyInput,
  place: number,
): Promise<Checked> {
  const at = (errors: FieldError[]) =>
    errors.map(({ path, message }) => ({ path: ['policies', String(place), ...path], message }))
  try {
    const change = parse(newInput, input)
    const blank = newPolicy(change.type, await todayAt(ctx), ctx.actor.userId)
    const said = withChange(blank, change)
    const typed = {
      ...said,
      producerId: said.producerId ?? account.producerId,
      serviceRepId: said.serviceRepId ?? account.serviceRepId,
    }
    const facts = fromFile ? await withSourcesOf(ctx, typed, fromFile) : typed
    const mistakes = await mistakesIn(ctx, facts)
    return mistakes.length ? { facts: null, errors: at(mistakes) } : { facts, fromFile, errors: [] }
  } catch (error) {
    if (error instanceof AppError && error.fields.length) return { facts: null, errors: at(error.fields) }
    throw error
  }
}

/** Adds a checked policy, by itself or as the renewal of another, with its first line of history; its id. */
export async function addPolicy(ctx: Ctx, accountId: string, facts: PolicyFacts, previous: Policy | null) {
  must(ctx, 'create', 'policy')
  return (await addPolicies(ctx, [{ accountId, facts, previous }]))[0]!
}

type Added = { accountId: string; facts: PolicyFacts; previous: Policy | null }

/** Adds checked policies, all or none; their ids. The given reason is kept in their histories. */
export async function addPolicies(
  ctx: Ctx,
  added: readonly Added[],
  { reason, about }: { reason?: string; about?: Record<string, string> } = {},
): Promise<string[]> {
  must(ctx, 'create', 'policy')
  const rows = added.map(({ accountId, facts, previous }) => ({ ...facts, id: newId(), accountId, previous }))
  await store.addPolicies(
    ctx.db,
    ctx.agencyId,
    rows.map(({ previous, ...row }) => ({ ...row, previousId: previous?.id ?? null })),
    ctx.now,
  )
  await recordEvents(
    ctx,
    rows.map(({ id, accountId, previous, ...facts }) => ({
      kind: 'POLICY_CREATED' as const,
      subject: { accountId, policyId: id },
      about: { policy: policyTitle(facts), ...(previous && { renews: policyTitle(previous) }), ...about },
      rev: 1,
      ...(reason && { reason }),
    })),
  )
  return rows.map(({ id }) => id)
}
