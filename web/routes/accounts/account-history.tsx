import { Link } from 'react-router'
import type { HistoryEventParts } from '../../parts/history-words.ts'

/** What an event of an account's time line is about. Events of a policy lead to it; of a deleted one, only its name is there. */
export function sayOf({ kind, about, policyId }: HistoryEventParts) {
  const told = Object.fromEntries(about.map(({ name, value }) => [name, value])) as Record<string, string | undefined>
  if (kind === 'ACCOUNTS_MERGED' || kind === 'ACCOUNTS_PARTED')
    return told.account ? { what: <b className="font-medium text-ink">{told.account}</b> } : {}
  if (kind === 'WORKSPACE_STARTED' && told.workspaceId)
    return {
      what: (
        <Link to={`/app/workspaces/${told.workspaceId}`} className="text-accent-ink underline underline-offset-2">
          {told.title ?? 'Open'}
        </Link>
      ),
    }
  if (!policyId || kind === 'POLICY_DELETED') return {}
  return {
    what: (
      <Link to={`/app/policies/${policyId}/overview`} className="text-accent-ink underline underline-offset-2">
        {told.policy ?? 'Open'}
      </Link>
    ),
  }
}
