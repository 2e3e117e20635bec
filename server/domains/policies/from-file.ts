import { policyTitle } from '../../../shared/policies.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { Outage } from '../../lib/outage.ts'
import { getAccount } from '../accounts/service.ts'
import { findCarriers, findCarriersNamed, listCarriers } from '../carriers/service.ts'
import type { Carrier } from '../carriers/types.ts'
import { addFiles, discardUploads, getFile, storeUploads } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { namesOf, statusOf, takeOffered } from './accept.ts'
import { carrierNamed, valuesOf } from './offers/apply.ts'
import { type Offer, offersOf, type PaperOffers } from './offers/offers.ts'
import * as store from './store/files.ts'
import type { PolicyFacts } from './types.ts'

/** What a file says about a policy that does not exist yet, and how much of the file has been read. */
export type PolicyOfFile = PaperOffers &
  ReturnType<typeof statusOf> & {
    /** The agency's carrier that the file names; null when none does. */
    carrier: Carrier | null
  }

/** Uploads and reads a file that a new policy is to be made from. The same `key` again is the same file. */
export async function readPolicyDocument(acting: Acting, file: Upload, key?: string | null): Promise<PolicyOfFile> {
  await mustFirst(acting, 'create', 'policy')
  const [stored] = await storeUploads(acting, [file])
  try {
    const fileId = await commit(acting, (ctx) =>
      onlyOnce(ctx, key, 'readPolicyDocument', { name: file.name, sha256: file.sha256 }, async () => {
        await addFiles(ctx, [stored!])
        await ctx.enqueue('read-file', { agencyId: ctx.agencyId, fileId: stored!.id })
        return stored!.id
      }),
    )
    if (fileId !== stored!.id) await discardUploads(acting, [stored!])
    return await commit(acting, (ctx) => policyOfFile(ctx, fileId))
  } catch (error) {
    // When the answer to a commit is lost, the file may or may not be in use: the sweep of orphan files decides.
    if (!(error instanceof Outage)) await discardUploads(acting, [stored!])
    throw error
  }
}

/** What a file offers for a new policy, of this account where it is known already; nothing while it is being read. */
export async function policyOfFile(ctx: Ctx, fileId: string, accountId?: string | null): Promise<PolicyOfFile> {
  must(ctx, 'read', 'policy')
  const file = await getFile(ctx, fileId)
  const insured = accountId ? namesOf(await getAccount(ctx, accountId)) : []
  const told = file.facts
    ? offersOf(file.facts, { number: null, type: null, insured }, NOTHING)
    : { problem: null, doubt: null, type: null, offers: [] }
  const name = told.offers.find(({ path }) => path === 'carrierId')?.choices[0]?.value
  const carriers = name ? (await listCarriers(ctx)).filter(({ isCarrier }) => isCarrier) : []
  const [former] = name ? await findCarriersNamed(ctx, [name]) : []
  const known = carriers.find(({ id }) => id === former?.id)
  return { ...told, ...statusOf(file), carrier: known ?? (name ? carrierNamed(carriers, name) : null) }
}

const NOTHING = { single: {}, listed: {} }

/** The file a new policy is made from, and which of its values the form still has as they were offered. */
export type FromFile = { fileId: string; values: { id: string; value: string }[] }

/**
 * A new policy with the sources of offered values that were left unchanged. A value changed in the form is the user's own and has no
 * source.
 */
export async function withSourcesOf(ctx: Ctx, facts: PolicyFacts, { fileId, values }: FromFile): Promise<PolicyFacts> {
  must(ctx, 'create', 'policy')
  const { offers, fileName } = await policyOfFile(ctx, fileId)
  const [carrier] = facts.carrierId ? await findCarriers(ctx, [facts.carrierId]) : []
  const { single, listed } = valuesOf(facts, carrier?.name ?? null)
  const isUnchanged = ({ id, path }: Offer, value: string) =>
    path === 'carrierId'
      ? carrier !== undefined && carrierNamed([carrier], value) !== null
      : single[id] === value || listed[path]?.includes(value) === true
  const offered = values.filter(({ id, value }) =>
    offers.some((offer) => isOffered(offer, id, value) && isUnchanged(offer, value)),
  )
  const taken = await takeOffered(ctx, facts, offers, offered, { fileId, fileName })
  const kept = Object.entries(taken.sources).map(([id, { was: _none, ...source }]) => [id, source] as const)
  return { ...taken.facts, sources: Object.fromEntries(kept) }
}

const isOffered = (offer: Offer, id: string, value: string) =>
  offer.id === id && offer.choices.some((choice) => choice.value === value)

/** Adds the file to the new policy. */
export async function keepFileOf(
  ctx: Ctx,
  { fileId }: FromFile,
  policy: { id: string; accountId: string; facts: PolicyFacts },
) {
  must(ctx, 'create', 'policy')
  const { name } = await getFile(ctx, fileId)
  const createdBy = ctx.actor.userId
  const what = { type: 'POLICY_DOCUMENT', notes: null, visible: true } as const
  await store.addPolicyFile(ctx.db, ctx.agencyId, { ...what, policyId: policy.id, fileId, createdBy, now: ctx.now })
  const subject = { accountId: policy.accountId, policyId: policy.id }
  const about = {
    policy: policyTitle(policy.facts),
    file: name,
    values: String(Object.keys(policy.facts.sources).length),
  }
  await recordEvent(ctx, 'POLICY_VALUES_ACCEPTED', subject, { about })
}
