import { z } from 'zod'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { needed } from '../../lib/form-fields.ts'
import { idOrNobody, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import * as store from './store.ts'
import type { SavedView } from './types.ts'

/** How many views a person keeps of one list. */
export const MOST_VIEWS = 20

const name = needed(60, 'Enter a name for the view.')
const viewInput = z.object({
  list: z
    .string()
    .max(200)
    .regex(/^\/app\/[\w/-]+$/, 'This is no list of Cara.'),
  name,
  query: z.string().max(4000, 'This view has too many filters to be kept.'),
})

type ViewInput = z.input<typeof viewInput> & { key?: string | null | undefined }

/** The views the user has saved, of all lists, the oldest first. No one else sees them. */
export function listViews(ctx: Ctx): Promise<SavedView[]> {
  must(ctx, 'read', 'saved-view')
  return store.listViews(ctx.db, userOf(ctx))
}

/** Saves the user's view of a list under a name that is unique among their views of it. */
export function createView(ctx: Ctx, { key, ...given }: ViewInput): Promise<SavedView> {
  must(ctx, 'create', 'saved-view')
  const input = parse(viewInput, given)
  return onlyOnce(ctx, key, 'createSavedView', input, async () => {
    const others = await othersOf(ctx, input.list)
    if (others.length >= MOST_VIEWS)
      throw new AppError(
        'LIMIT_REACHED',
        `You keep ${String(MOST_VIEWS)} views of this list. Delete one to save another.`,
      )
    demandFreeName(others, input.name)
    const view = { id: newId(), ...input }
    await store.addView(ctx.db, ctx.agencyId, userOf(ctx), view, ctx.now)
    return view
  })
}

/** Renames a view of the user. */
export async function renameView(ctx: Ctx, id: string, given: string): Promise<SavedView> {
  must(ctx, 'change', 'saved-view')
  const named = parse(z.object({ name }), { name: given })
  const view = await store.findView(ctx.db, userOf(ctx), idOrNobody(id))
  if (!view) throw new AppError('NOT_FOUND', 'This view is gone.')
  const others = await othersOf(ctx, view.list)
  demandFreeName(
    others.filter((other) => other.id !== view.id),
    named.name,
  )
  await store.renameView(ctx.db, view.id, named.name)
  return { ...view, ...named }
}

/** Deletes a view of the user; one that is gone already stays so. */
export async function deleteView(ctx: Ctx, id: string) {
  must(ctx, 'delete', 'saved-view')
  await store.deleteView(ctx.db, userOf(ctx), idOrNobody(id))
}

/** The user's views of a list, which no one else changes until this transaction ends. */
async function othersOf(ctx: Ctx, list: string) {
  await store.lockViews(ctx.db, userOf(ctx))
  return (await store.listViews(ctx.db, userOf(ctx))).filter((view) => view.list === list)
}

function demandFreeName(others: readonly SavedView[], wanted: string) {
  if (others.some((other) => other.name.toLowerCase() === wanted.toLowerCase()))
    throw invalid('name', 'You have a view of this name already.')
}

/** The user whose views they are; Cara itself has none. */
function userOf({ actor }: Ctx): string {
  if (actor.kind !== 'user' || !actor.userId) throw new AppError('NOT_ALLOWED', 'Only a person has views of their own.')
  return actor.userId
}
