import type { RequestState } from '../../../shared/requests.ts'

const MERGED = 'This request was merged into another one.'
const RESOLVED = 'This request is resolved. Reopen it to go on.'

/** Why an action on a request is not allowed; null when it is. */
export function mayOf({ state, mergedInto }: { state: RequestState; mergedInto?: object | null }) {
  const closed = state === 'OPEN' ? null : mergedInto ? MERGED : RESOLVED
  return {
    resolve: closed,
    update: closed,
    merge: closed,
    reopen: state === 'OPEN' ? 'This request is open.' : mergedInto ? MERGED : null,
  }
}
