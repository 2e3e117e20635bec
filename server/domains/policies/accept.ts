import { z } from 'zod'
import { policyTitle } from '../../../shared/policies.ts'
import type { FileState } from '../../../shared/states.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { parse } from '../../lib/parse.ts'
import { findAccount } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { createCarrier, findCarriers, listCarriers } from '../carriers/service.ts'
import { getFile, listPages } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { writeChange } from './change.ts'
import { listPolicyFiles } from './files.ts'
import { carrierNamed, valuesOf, wasOf, withValue, writtenOf } from './offers/apply.ts'
import { type Offer, offersOf, type PaperOffers } from './offers/offers.ts'
import { getPolicy, lockPolicy } from './reads.ts'
import { factsOf } from './rules.ts'
import * as store from './store/files.ts'
import type { Policy, PolicyFacts, ValueSource } from './types.ts'

/** What a file of a policy offers for its fields, and how much of it has been read. */
export type FileOffers = Omit<PaperOffers, 'offers'> & {
  fileId: string
  fileName: string
  state: FileState
  progress: number
  /** Why it could not be read. */
  error: string | null
  offers: (Offer & { isAccepted: boolean; isLeft: boolean })[]
  /** The pages of the offered values, with their size in points. */
  pages: { number: number; width: number; height: number }[]
}

/** What a read file of a policy offers. Nothing is written until a user accepts it. */
export async function listOffers(ctx: Ctx, policyId: string, fileId: string): Promise<FileOffers> {
  must(ctx, 'read', 'policy')
  const policy = await getPolicy(ctx, policyId)
  const kept = (await listPolicyFiles(ctx, [policyId])).find(({ id }) => id === fileId)
  if (!kept) throw new AppError('NOT_FOUND', 'This file does not exist.')
  const file = await getFile(ctx, fileId)
  const left = await store.listLeft(ctx.db, policyId, fileId)
  const { offers, ...told } = await offersFor(ctx, file, policy)
  const isAccepted = ({ id }: Offer) => policy.sources[id]?.fileId === fileId
  return {
    ...told,
    ...statusOf(file),
    offers: offers.map((offer) => ({ ...offer, isAccepted: isAccepted(offer), isLeft: left.includes(offer.id) })),
    pages: await pagesOf(ctx, fileId, offers),
  }
}

async function pagesOf(ctx: Ctx, fileId: string, offers: readonly Offer[]) {
  const numbers = [...new Set(offers.flatMap(({ choices }) => choices.map(({ page }) => page)))]
  const pages = await listPages(ctx, fileId, numbers)
  return pages.map(({ number, width, height }) => ({ number, width, height }))
}

export const statusOf = ({ id, name, state, progress, error }: FileRecord) => ({
  fileId: id,
  fileName: name,
  state,
  progress,
  error,
})

const NOTHING: PaperOffers = { problem: null, doubt: null, type: null, offers: [] }

async function offersFor(ctx: Ctx, file: FileRecord, policy: Policy): Promise<PaperOffers> {
  if (!file.facts) return NOTHING
  const [carrier] = policy.carrierId ? await findCarriers(ctx, [policy.carrierId]) : []
  const named = policy.details.insured?.name
  const insured = named ? [named] : namesOf(await findAccount(ctx, policy.accountId))
  const wanted = { number: policy.policyNumber, type: policy.type, insured }
  return offersOf(file.facts, wanted, valuesOf(factsOf(policy), carrier?.name ?? null))
}

/** The names of a client. */
export const namesOf = (account: Account | null) => (account ? [account.name, account.dba ?? ''].filter(Boolean) : [])

const acceptInput = z.object({
  fileId: z.string(),
  values: z
    .array(z.object({ id: z.string(), value: z.string() }))
    .min(1, 'Choose at least one value.')
    .max(500),
})

export type AcceptInput = z.input<typeof acceptInput> & { key?: string | null | undefined }

/** Writes offered values to their fields, each with its source in the file. Throws CONFLICT for what is no longer offered. */
export async function acceptValues(ctx: Ctx, policyId: string, input: AcceptInput): Promise<Policy> {
  must(ctx, 'change', 'policy')
  const { fileId, values } = parse(acceptInput, input)
  await onlyOnce(ctx, input.key, 'acceptPolicyValues', { policyId, fileId, values }, async () => {
    const policy = await lockPolicy(ctx, policyId)
    const { offers, fileName } = await listOffers(ctx, policyId, fileId)
    const accepted = await takeOffered(ctx, factsOf(policy), offers, values, { fileId, fileName })
    await writeChange(ctx, policy, accepted.facts, {
      kind: 'POLICY_VALUES_ACCEPTED',
      reason: null,
      newSources: accepted.sources,
      about: { file: fileName, values: String(values.length) },
    })
    return {}
  })
  return getPolicy(ctx, policyId)
}

/** The policy with offered values and their sources. Throws CONFLICT for a value that the file does not offer. */
export async function takeOffered(
  ctx: Ctx,
  before: PolicyFacts,
  offers: readonly Offer[],
  values: readonly { id: string; value: string }[],
  file: { fileId: string; fileName: string },
) {
  must(ctx, 'change', 'policy')
  let facts = before
  const sources: Record<string, ValueSource> = {}
  for (const { id, value } of values) {
    const offer = offers.find((one) => one.id === id)
    const chosen = offer?.choices.find((choice) => choice.value === value)
    if (!offer || !chosen) throw new AppError('CONFLICT', 'This value is not offered any more. Look at the file again.')
    const [written, was] =
      offer.path === 'carrierId'
        ? [await carrierFor(ctx, value), facts.carrierId]
        : [writtenOf(id, value), wasOf(facts, id)]
    facts = withValue(facts, id, written)
    sources[id] = {
      ...file,
      page: chosen.page,
      quote: chosen.quote,
      acceptedBy: ctx.actor.userId,
      acceptedAt: ctx.now.toISOString(),
      // If accepted again, it still reverts to the value before the first time.
      was: before.sources[id]?.fileId === file.fileId ? (before.sources[id].was ?? null) : was,
    }
  }
  // Lists are one field of the history: what was accepted of them before keeps its source.
  return { facts, sources: { ...keptOfLists(before), ...sources } }
}

const keptOfLists = ({ sources }: PolicyFacts) =>
  Object.fromEntries(
    Object.entries(sources).filter(([id]) =>
      /^details\.(locations|namedAdditionalInsureds|extraLimits|insured)\./.test(id),
    ),
  )

/** The carrier a document names: one of the agency's, or a new one. */
async function carrierFor(ctx: Ctx, name: string): Promise<string> {
  const known = carrierNamed(await listCarriers(ctx), name)
  const { id } = await createCarrier(ctx, { name: known?.name ?? name, isCarrier: true, isBroker: false })
  return id
}

/** Reverts an accepted value: the field gets its earlier value, and the file offers its value again. */
export async function takeBackValue(ctx: Ctx, policyId: string, id: string, key?: string | null): Promise<Policy> {
  must(ctx, 'change', 'policy')
  await onlyOnce(ctx, key, 'takeBackPolicyValue', { policyId, id }, async () => {
    await giveBack(ctx, policyId, id)
    return {}
  })
  return getPolicy(ctx, policyId)
}

async function giveBack(ctx: Ctx, policyId: string, id: string) {
  const policy = await lockPolicy(ctx, policyId)
  const source = Object.hasOwn(policy.sources, id) ? policy.sources[id] : undefined
  if (!source) throw new AppError('CONFLICT', 'This value was changed since it was accepted. Edit the policy instead.')
  const before = factsOf(policy)
  const { [id]: _gone, ...sources } = before.sources
  const facts = { ...withValue(before, id, source.was ?? null), sources }
  await writeChange(ctx, policy, facts, {
    kind: 'POLICY_CHANGED',
    reason: `Took back what was accepted from ${source.fileName}.`,
    newSources: keptOfLists(facts),
  })
}

/** Dismisses offered values, or offers them again. */
export async function leaveValues(
  ctx: Ctx,
  policyId: string,
  fileId: string,
  ids: string[],
  leave: boolean,
  key?: string | null,
): Promise<FileOffers> {
  must(ctx, 'change', 'policy')
  if (!ids.length) throw invalid('ids', 'Choose at least one value.')
  await onlyOnce(ctx, key, 'leavePolicyValues', { policyId, fileId, ids, leave }, async () => {
    const policy = await lockPolicy(ctx, policyId)
    const { fileName } = await listOffers(ctx, policyId, fileId)
    const left = await store.listLeft(ctx.db, policyId, fileId)
    const settled = ids.filter((id) => left.includes(id) !== leave)
    if (!settled.length) return {}
    const others = left.filter((id) => !settled.includes(id))
    await store.setLeft(ctx.db, policyId, fileId, leave ? [...others, ...settled] : others)
    const subject = { accountId: policy.accountId, policyId }
    const about = { policy: policyTitle(policy), file: fileName, values: String(settled.length) }
    await recordEvent(ctx, leave ? 'POLICY_VALUES_LEFT' : 'POLICY_VALUES_OFFERED_AGAIN', subject, { about })
    return {}
  })
  return listOffers(ctx, policyId, fileId)
}
