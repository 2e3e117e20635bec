import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import * as store from './store/requests.ts'
import { lockRequests, putRequest } from './versions.ts'

/** How many open requests are assigned to a user. */
export async function countRequestsOf(ctx: Ctx, userId: string): Promise<number> {
  must(ctx, 'read', 'service-request')
  return (await store.listOpenOf(ctx.db, userId)).length
}

/** Assigns all open requests of one user to another, or to nobody; each tells of it in its history. */
export async function handOverRequests(ctx: Ctx, from: string, to: string | null): Promise<void> {
  must(ctx, 'change', 'service-request')
  for (const request of await lockRequests(ctx, await store.listOpenOf(ctx.db, from)))
    if (request.state === 'OPEN' && request.assigneeId === from)
      await putRequest(ctx, { ...request, assigneeId: to }, ['ASSIGN'])
}
