import { z } from 'zod'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { needed } from '../../lib/form-fields.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import * as store from './store.ts'
import type { Carrier } from './types.ts'

/** The companies the agency places with, by name. */
export function listCarriers(ctx: Ctx): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.listCarriers(ctx.db)
}

/** Those of these carriers that there are. */
export function findCarriers(ctx: Ctx, ids: readonly string[]): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.findCarriers(ctx.db, ids)
}

/** The companies that are called so, whatever the case. */
export function findCarriersNamed(ctx: Ctx, names: readonly string[]): Promise<Carrier[]> {
  must(ctx, 'read', 'carrier')
  return store.findCarriersNamed(ctx.db, names)
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

/** Adds a company the agency places with. One of that name that is there already becomes what it was not yet. */
export async function createCarrier(ctx: Ctx, { key, ...given }: CarrierInput): Promise<Carrier> {
  must(ctx, 'create', 'carrier')
  const input = parse(carrierInput, given)
  return onlyOnce(ctx, key, 'createCarrier', input, () =>
    store.putCarrier(ctx.db, ctx.agencyId, { id: newId(), ...input }),
  )
}
