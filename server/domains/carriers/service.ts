import { z } from 'zod'
import { must } from '../../can.ts'
import { type Ctx, inFullSight } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { needed } from '../../lib/form-fields.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { listHistory, recordEvent } from '../history/service.ts'
import { changesOf, inUseAs } from './rules.ts'
import * as store from './store.ts'
import type { Carrier, CarrierFilter } from './types.ts'

/** The companies the agency places with, by name. */
export function listCarriers(ctx: Ctx): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.listCarriers(ctx.db)
}

/** One page of them, each with its place in the list. */
export function listCarrierPage(ctx: Ctx, filter: CarrierFilter, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'carrier')
  return store.listPage(ctx.db, filter, page)
}

/** How many a filter finds. */
export function countCarriers(ctx: Ctx, filter: CarrierFilter): Promise<number> {
  must(ctx, 'read', 'carrier')
  return store.countCarriers(ctx.db, filter)
}

/** How many policies name each of these, as their carrier or their broker. */
export async function countPoliciesOf(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'read', 'carrier')
  const { asCarrier, asBroker } = await store.countPolicies(ctx.db, ids)
  return new Map(ids.map((id) => [id, { asCarrier: asCarrier.get(id) ?? 0, asBroker: asBroker.get(id) ?? 0 }]))
}

/** Those of these carriers that exist; a merged one has the values of the one it was merged into. */
export function findCarriers(ctx: Ctx, ids: readonly string[]): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.findCarriers(ctx.db, ids)
}

/** The companies with this name, ignoring case, including names from before a merge. */
export function findCarriersNamed(ctx: Ctx, names: readonly string[]): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.findCarriersNamed(ctx.db, names)
}

/** What happened to a carrier and those that were merged into it, the newest first. */
export async function listCarrierHistory(ctx: Ctx, id: string, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'carrier')
  return listHistory(ctx, { carrierIds: await store.listFamily(ctx.db, id) }, page)
}

const carrierInput = z
  .object({
    name: needed(200, 'Enter the name of the company.'),
    isCarrier: z.boolean(),
    isBroker: z.boolean(),
  })
  .refine(({ isCarrier, isBroker }) => isCarrier || isBroker, {
    path: ['isCarrier'],
    message: 'Say whether it is a carrier, a broker or both.',
  })

type CarrierInput = z.input<typeof carrierInput> & { key?: string | null | undefined }

/** Adds a carrier or broker. An existing one of that name gains the given roles. */
export async function createCarrier(ctx: Ctx, { key, ...given }: CarrierInput): Promise<Carrier> {
  must(ctx, 'create', 'carrier')
  const input = parse(carrierInput, given)
  return onlyOnce(ctx, key, 'createCarrier', input, async () => {
    const id = newId()
    const carrier = await store.putCarrier(ctx.db, ctx.agencyId, { id, ...input })
    if (carrier.id === id) await recordEvent(ctx, 'CARRIER_CREATED', { accountId: null, carrierId: id })
    return carrier
  })
}

/**
 * Renames a company, or changes whether it is a carrier, a broker or both; its policies and future certificates show the new name. Throws
 * INVALID at the field for a name that another one has, and for what policies still name it as.
 */
export async function updateCarrier(ctx: Ctx, id: string, { key, ...given }: CarrierInput): Promise<Carrier> {
  must(ctx, 'change', 'carrier')
  const input = parse(carrierInput, given)
  await onlyOnce(ctx, key, 'updateCarrier', { id, ...input }, async () => {
    const [carrier] = await lockStanding(ctx, [id])
    const used = (await inFullSight(ctx, (all) => countPoliciesOf(all, [id]))).get(id)!
    if (!input.isCarrier && used.asCarrier) throw invalid('isCarrier', inUseAs('carrier', used.asCarrier))
    if (!input.isBroker && used.asBroker) throw invalid('isBroker', inUseAs('broker', used.asBroker))
    await takeName(ctx, carrier!, input.name)
    await inFullSight(ctx, ({ db }) => store.setCarrier(db, { id, ...input }))
    const changes = changesOf(carrier!, input)
    if (changes.length) await recordEvent(ctx, 'CARRIER_CHANGED', { accountId: null, carrierId: id }, { changes })
    return { id }
  })
  return getCarrier(ctx, id)
}

/** A free name, or a former name of this carrier, which is swapped with its current one. */
async function takeName(ctx: Ctx, carrier: Carrier, name: string) {
  const holder = await store.findRowNamed(ctx.db, name)
  if (!holder || holder.id === carrier.id) return
  if (holder.mergedInto === carrier.id) {
    return inFullSight(ctx, async ({ db }) => {
      await store.setCarrier(db, { ...holder, name: `${holder.name} (${holder.id})` })
      await store.setCarrier(db, { ...carrier, name })
      await store.setCarrier(db, { ...holder, name: carrier.name })
    })
  }
  const [standing] = await store.findCarriers(ctx.db, [holder.id])
  const message = holder.mergedInto
    ? `“${holder.name}” was merged into “${standing!.name}”. Choose another name.`
    : `“${holder.name}” is in your list already. Choose another name, or merge the two.`
  const links = holder.mergedInto ? [] : [{ label: 'Merge the two', to: `/app/settings/carriers/${carrier.id}/merge` }]
  throw new AppError('INVALID', message, [{ path: ['name'], message, links }])
}

/**
 * Merges two companies: policies of the second name the first from now on, in files and imports its name means the first, and the first has
 * the roles of both. It cannot be undone. Throws INVALID for one with itself, NOT_FOUND for one that is not there or was merged.
 */
export async function mergeCarriers(ctx: Ctx, keepId: string, mergeId: string, key?: string | null): Promise<Carrier> {
  must(ctx, 'delete', 'carrier')
  await onlyOnce(ctx, key, 'mergeCarriers', { keepId, mergeId }, async () => {
    if (keepId === mergeId) throw invalid('mergeId', 'Choose another one: these are the same.')
    const both = await lockStanding(ctx, [keepId, mergeId])
    const { name } = both.find(({ id }) => id === mergeId)!
    const merge = ({ db, agencyId }: Ctx) => store.mergeCarriers(db, agencyId, keepId, mergeId)
    const policies = await inFullSight(ctx, merge)
    const about = { merged: name, policies: String(policies) }
    await recordEvent(ctx, 'CARRIERS_MERGED', { accountId: null, carrierId: keepId }, { about })
    return { id: keepId }
  })
  return getCarrier(ctx, keepId)
}

/** A company by its id. Throws NOT_FOUND. */
export async function getCarrier(ctx: Ctx, id: string): Promise<Carrier> {
  must(ctx, 'read', 'carrier')
  const [carrier] = isId(id) ? await store.findCarriers(ctx.db, [id]) : []
  if (!carrier || carrier.mergedInto)
    throw new AppError('NOT_FOUND', 'This carrier does not exist, or was merged into another one.')
  return carrier
}

/** Locks companies, so that changes happen one after the other. */
async function lockStanding(ctx: Ctx, ids: readonly string[]): Promise<Carrier[]> {
  const held = ids.every(isId) ? await store.lockCarriers(ctx.db, ids) : []
  if (held.length < ids.length || held.some(({ mergedInto }) => mergedInto))
    throw new AppError('NOT_FOUND', 'This carrier does not exist, or was merged into another one.')
  return held
}
