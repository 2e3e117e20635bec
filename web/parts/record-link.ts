import type { Source } from '../graph/workspace.ts'

/** Where a record is opened. */
export function recordLink({ type, id, accountId }: NonNullable<Source['record']>): string {
  if (type === 'POLICY') return `/app/policies/${id}/overview`
  if (type === 'CERTIFICATE') return `/app/accounts/${accountId ?? ''}/certificates/${id}`
  if (type === 'SERVICE_REQUEST') return `/app/servicing/${id}/overview`
  return `/app/accounts/${accountId ?? id}/overview`
}
