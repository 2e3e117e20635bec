import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import * as store from './store/messages.ts'
import { listFilesOf } from './store/workspaces.ts'

/** The workspaces whose messages brought a file, the newest first. */
export async function workspacesOfFile(ctx: Ctx, fileId: string): Promise<string[]> {
  must(ctx, 'read', 'workspace')
  return isId(fileId) ? store.listWorkspacesOfFile(ctx.db, fileId) : []
}

/** The files that came with messages of these workspaces. */
export async function filesOfWorkspaces(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  must(ctx, 'read', 'workspace')
  return ids.length ? listFilesOf(ctx.db, [...ids]) : []
}
