import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import * as store from './store/workspaces.ts'
import type { Instructions, Workspace } from './types.ts'

export const noSuchWorkspace = () => new AppError('NOT_FOUND', 'Workspace not found')

export async function getWorkspace(ctx: Ctx, id: string): Promise<Workspace> {
  must(ctx, 'read', 'workspace')
  const workspace = await findWorkspace(ctx, id)
  if (!workspace) throw noSuchWorkspace()
  return workspace
}

/** These workspaces, in the order of their ids; unknown ids are left out. */
export async function findWorkspaces(ctx: Ctx, ids: readonly string[]): Promise<Workspace[]> {
  must(ctx, 'read', 'workspace')
  return store.listWorkspacesByIds(ctx.db, ids.filter(isId))
}

export async function findWorkspace(ctx: Ctx, id: string): Promise<Workspace | null> {
  must(ctx, 'read', 'workspace')
  return isId(id) ? store.findWorkspace(ctx.db, id) : null
}

/** What the agency's preset told a workspace to do; null where it was started without one. */
export function findInstructions(ctx: Ctx, id: string): Promise<Instructions | null> {
  must(ctx, 'read', 'workspace')
  return store.findInstructions(ctx.db, id)
}

/** The workspace, with its row locked until the transaction ends, so that two messages at once come one after the other. */
export async function lockWorkspace(ctx: Ctx, id: string): Promise<Workspace> {
  must(ctx, 'read', 'workspace')
  await getWorkspace(ctx, id)
  await store.lockWorkspace(ctx.db, id)
  return getWorkspace(ctx, id)
}
