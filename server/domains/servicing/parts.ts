import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import { listFiles } from '../files/service.ts'
import * as parts from './store/parts.ts'
import type { RequestFile } from './types.ts'

/** The history of each of these requests, the oldest first. */
export function listVersions(ctx: Ctx, requestIds: readonly string[]) {
  must(ctx, 'read', 'service-request')
  return parts.listVersions(ctx.db, requestIds)
}

/** The comments on each of these requests, the oldest first. */
export function listComments(ctx: Ctx, requestIds: readonly string[]) {
  must(ctx, 'read', 'service-request')
  return parts.listComments(ctx.db, requestIds)
}

/** The calls and mail threads each of these requests came from, the oldest first. */
export function listTalks(ctx: Ctx, requestIds: readonly string[]) {
  must(ctx, 'read', 'service-request')
  return parts.listTalks(ctx.db, requestIds)
}

/** The files of each of these requests, in their order. */
export async function listRequestFiles(ctx: Ctx, requestIds: readonly string[]): Promise<RequestFile[]> {
  must(ctx, 'read', 'service-request')
  const places = await parts.listFiles(ctx.db, requestIds)
  const files = await listFiles(
    ctx,
    places.map(({ fileId }) => fileId),
  )
  const byId = new Map(files.map((file) => [file.id, file]))
  return places.flatMap(({ requestId, talkId, fileId }) => {
    const file = byId.get(fileId)
    return file ? [{ requestId, talkId, id: file.id, name: file.name, size: file.size }] : []
  })
}

/** The requests a file is kept with, the newest first. */
export async function requestsOfFile(ctx: Ctx, fileId: string): Promise<string[]> {
  must(ctx, 'read', 'service-request')
  return isId(fileId) ? parts.listRequestsOfFile(ctx.db, fileId) : []
}

/** The workspaces that were opened from each of these requests, the oldest first. */
export function listOpened(ctx: Ctx, requestIds: readonly string[]) {
  must(ctx, 'read', 'service-request')
  return parts.listOpened(ctx.db, requestIds)
}
