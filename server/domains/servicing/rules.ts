import type { RequestInitiator } from '../../../shared/requests.ts'
import type { Actor } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import type { RequestVersion, ServiceRequest } from './types.ts'

/** The name under which an actor's changes are recorded (spec 1 §3). */
export const INITIATOR_OF: Record<Actor['kind'], RequestInitiator> = {
  user: 'AGENCY_USER',
  cara: 'WORKFLOW',
  house: 'CRONJOB',
}

/** Refuses actions that need an open request. */
export function demandOpen({ state, mergedInto }: ServiceRequest) {
  if (mergedInto) throw new AppError('CONFLICT', 'This request was merged into another one. Open that one.')
  if (state === 'CLOSED') throw new AppError('CONFLICT', 'This request was resolved meanwhile. Reopen it to go on.')
}

/** Refuses a change of many of which some are resolved, and says which. */
export function demandAllOpen(requests: readonly ServiceRequest[]) {
  if (requests.length === 1) demandOpen(requests[0]!)
  const closed = requests.filter(({ state }) => state === 'CLOSED').map(({ title }) => `“${title}”`)
  if (!closed.length) return
  const named = closed.slice(0, 3).join(', ') + (closed.length > 3 ? ` and ${closed.length - 3} more` : '')
  throw new AppError('CONFLICT', `Resolved meanwhile: ${named}. Take them out of the selection and try again.`)
}

/** Why two requests cannot become one; null when they can: they must be two, open, and of one client. */
export function whyNotMerged(keep: ServiceRequest, other: ServiceRequest): string | null {
  if (keep.id === other.id) return 'Choose another request than this one.'
  if (keep.state !== 'OPEN' || other.state !== 'OPEN')
    return 'Only open requests can be merged. Reopen the other first.'
  if (!isOfOneClient(keep, other)) return 'These requests are of different clients.'
  return null
}

/** Assignee and due date after a merge: an unassigned request gets the other's assignee, and the earlier due date counts. */
export function takenOver(keep: ServiceRequest, other: ServiceRequest): Pick<ServiceRequest, 'assigneeId' | 'dueAt'> {
  const isEarlier = other.dueAt !== null && (keep.dueAt === null || other.dueAt < keep.dueAt)
  return { assigneeId: keep.assigneeId ?? other.assigneeId, dueAt: isEarlier ? other.dueAt : keep.dueAt }
}

function isOfOneClient(one: ServiceRequest, other: ServiceRequest) {
  if (one.accountId || other.accountId) return one.accountId === other.accountId
  const same = (a: string | null, b: string | null) => a !== null && a.toLowerCase() === b?.toLowerCase()
  return same(one.clientEmail, other.clientEmail) || same(one.clientPhone, other.clientPhone)
}

/** The values of a request before the change sent with this key, unless they were changed since; null if that change did not affect it. */
export function undoneBy(request: ServiceRequest, versions: readonly RequestVersion[], key: string) {
  const at = versions.findIndex(({ about }) => about.update === key)
  if (at < 1) return null
  const { updateTypes } = versions[at]!
  const isChanged = (later: RequestVersion) => later.updateTypes.some((one) => updateTypes.includes(one))
  if (request.state !== 'OPEN' || versions.slice(at + 1).some(isChanged)) return 'CHANGED_SINCE'
  const { assigneeId, dueAt } = versions[at - 1]!.snapshot
  return {
    updateTypes,
    had: {
      ...(updateTypes.includes('ASSIGN') && { assigneeId }),
      ...(updateTypes.includes('UPDATE_DUE_DATE') && { dueAt: dueAt === null ? null : new Date(dueAt) }),
    },
  }
}
