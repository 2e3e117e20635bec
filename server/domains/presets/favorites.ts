import { z } from 'zod'
import { PRESET_IDS } from '../../../shared/presets.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import * as store from './store.ts'
import type { FavoritePresets } from './types.ts'

/** What the user chose to see on the start page; null where nothing was chosen, and everything is shown. */
export function getFavorites(ctx: Ctx): Promise<FavoritePresets | null> {
  must(ctx, 'read', 'self')
  return store.findFavorites(ctx.db, userOf(ctx))
}

const input = z.object({
  presets: z.array(z.enum(PRESET_IDS)).max(200),
  customPresetIds: z.array(z.string()).max(2000, 'Choose up to 2,000 presets.'),
})

/** Chooses what the user's start page shows, in place of what was chosen before. Presets that are not there are left out. */
export async function setFavorites(
  ctx: Ctx,
  { key, ...given }: z.input<typeof input> & { key?: string | null | undefined },
): Promise<FavoritePresets> {
  must(ctx, 'change', 'self')
  const said = parse(input, given)
  const userId = userOf(ctx)
  return onlyOnce(ctx, key, 'updateAgencyUserPreferences', said, async () => {
    const found = await store.findPresets(ctx.db, [...new Set(said.customPresetIds)].filter(isId))
    const chosen = { presets: [...new Set(said.presets)], customPresetIds: found.map(({ id }) => id) }
    await store.putFavorites(ctx.db, ctx.agencyId, userId, chosen)
    return chosen
  })
}

/** The user whose start page it is; Cara itself has none. */
function userOf({ actor }: Ctx): string {
  if (actor.kind !== 'user' || !actor.userId) throw new AppError('NOT_ALLOWED', 'Only a person has a start page.')
  return actor.userId
}
