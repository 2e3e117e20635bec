import { MOST_AT_ONCE } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { invalid } from '../../lib/app-error.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { undoneBy } from './rules.ts'
import * as parts from './store/parts.ts'
import { lockRequests, putRequest } from './versions.ts'

/**
 * Undoes a bulk change of requests by its key: each gets its earlier values back, unless they were changed since, the request was resolved,
 * or its earlier assignee has left. Those stay unchanged; their ids are returned.
 */
export async function undoServiceRequestsUpdate(
  ctx: Ctx,
  ids: readonly string[],
  update: string,
  key?: string | null,
): Promise<{ keptIds: string[] }> {
  must(ctx, 'change', 'service-request')
  if (!ids.length || ids.length > MOST_AT_ONCE) throw invalid('ids', `Choose up to ${MOST_AT_ONCE} requests.`)
  return onlyOnce(ctx, key, 'undoServiceRequestsUpdate', { ids, update }, async () => {
    const requests = await lockRequests(ctx, ids)
    const versions = Map.groupBy(await parts.listVersions(ctx.db, ids), ({ requestId }) => requestId)
    const gone = new Set((await listAgencyUsers(ctx)).flatMap(({ id, state }) => (state === 'ACTIVE' ? [] : [id])))
    const keptIds = []
    for (const request of requests) {
      const undone = undoneBy(request, versions.get(request.id) ?? [], update)
      if (undone === 'CHANGED_SINCE' || gone.has(undone?.had.assigneeId ?? '')) keptIds.push(request.id)
      else if (undone) await putRequest(ctx, { ...request, ...undone.had }, undone.updateTypes)
    }
    return { keptIds }
  })
}
