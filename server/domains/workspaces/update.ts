import { z } from 'zod'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { TITLE_LENGTH } from './rules.ts'
import { lockWorkspace, noSuchWorkspace } from './service.ts'
import * as store from './store/workspaces.ts'
import type { Workspace } from './types.ts'

const updateInput = z.object({
  title: z.string().trim().max(TITLE_LENGTH, `A title may hold up to ${TITLE_LENGTH} characters.`).nullish(),
  titleWas: z.string().nullish(),
  archive: z.boolean().nullish(),
})

/**
 * Renames workspaces, or archives them, which `archive: false` undoes. A blank title is ignored (spec 2 §2). An archived
 * workspace has schema version V0.
 */
export async function updateWorkspaces(
  ctx: Ctx,
  ids: string[],
  input: { title?: string | null; titleWas?: string | null; archive?: boolean | null },
): Promise<Workspace[]> {
  must(ctx, 'change', 'workspace')
  const { title, titleWas, archive } = parse(updateInput, input)
  if (ids.length > 200) throw invalid('workspaceIds', 'Change up to 200 workspaces at once.')
  if (!ids.length) throw invalid('workspaceIds', 'Choose at least one workspace.')
  const wanted = [...new Set(ids)].sort()
  if ((await store.listWorkspacesByIds(ctx.db, wanted.filter(isId))).length < wanted.length) throw noSuchWorkspace()
  if (title && titleWas) await mustStillBeCalled(ctx, wanted, titleWas)
  const set = {
    ...(title && { title, titleEdited: true }),
    ...(archive === true && { archivedAt: ctx.now, schemaVersion: 'V0' as const }),
    ...(archive === false && { archivedAt: null, schemaVersion: 'V1' as const }),
  }
  await store.changeWorkspaces(ctx.db, wanted, set, ctx.now)
  for (const id of wanted) ctx.ring('workspace', id)
  return store.listWorkspacesByIds(ctx.db, wanted)
}

/** Throws CONFLICT when a user has renamed one of these in the meantime. A title from Cara gives way to a user's. */
async function mustStillBeCalled(ctx: Ctx, ids: string[], titleWas: string) {
  for (const id of ids) {
    const { title, titleEdited } = await lockWorkspace(ctx, id)
    if (titleEdited && title !== titleWas)
      throw new AppError('CONFLICT', `Someone else renamed it to “${title}” in the meantime.`, [
        { path: ['title'], message: `Someone else renamed it to “${title}” in the meantime.` },
      ])
  }
}
