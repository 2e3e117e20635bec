import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import * as store from './store/messages.ts'

/** The workspaces whose messages brought a file, the newest first. */
export async function workspacesOfFile(ctx: Ctx, fileId: string): Promise<string[]> {
  must(ctx, 'read', 'workspace')
  return isId(fileId) ? store.listWorkspacesOfFile(ctx.db, fileId) : []
}

/** The files of a workspace, in the order in which they came. */
export async function filesOfWorkspace(ctx: Ctx, workspaceId: string): Promise<string[]> {
  must(ctx, 'read', 'workspace')
  return (await store.listMessageFiles(ctx.db, workspaceId)).map(({ fileId }) => fileId)
}
