import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { deleteUnusedFiles } from '../files/service.ts'
import * as store from './store/workspaces.ts'

/** Keys of one job. */
const KEYS_AT_ONCE = 500

/**
 * Deletes workspaces for good: what was said and made in them, and their files unless another workspace uses them too. Their
 * stored files go after the commit. Throws CONFLICT while Cara works in one of them.
 */
export async function deleteWorkspaces(ctx: Ctx, ids: string[]): Promise<string[]> {
  must(ctx, 'delete', 'workspace')
  if (ids.length > 200) throw invalid('workspaceIds', 'Delete up to 200 workspaces at once.')
  if (!ids.length) throw invalid('workspaceIds', 'Choose at least one workspace.')
  const wanted = [...new Set(ids)].sort()
  const found = await store.lockWorkspaces(ctx.db, wanted.filter(isId))
  if (found.length < wanted.length) throw new AppError('NOT_FOUND', 'Workspace not found')
  if (found.some(({ state }) => state === 'WORKING'))
    throw new AppError('CONFLICT', 'Cara is working here. Stop Cara first, then delete the workspace.')
  const fileIds = await store.listFilesOf(ctx.db, wanted)
  const keys = await store.listArtifactKeys(ctx.db, wanted)
  await store.deleteWorkspaces(ctx.db, wanted)
  keys.push(...(await deleteUnusedFiles(ctx, fileIds)))
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE)
    await ctx.enqueue('delete-blobs', { keys: keys.slice(from, from + KEYS_AT_ONCE) })
  for (const id of wanted) ctx.ring('workspace', id)
  return wanted
}
