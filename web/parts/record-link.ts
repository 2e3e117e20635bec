import type { Source } from '../graph/workspace.ts'

/** Where a record of a client is opened. */
export function recordLink({ type, id, accountId }: NonNullable<Source['record']>): string {
  if (type === 'POLICY') return `/app/policies/${id}/overview`
  if (type === 'CERTIFICATE') return `/app/accounts/${accountId}/certificates/${id}`
  return `/app/accounts/${accountId}/overview`
}
