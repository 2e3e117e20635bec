import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HistoryEventParts } from '../../parts/history-words.ts'

/**
 * What an event of an account's timeline is about. Another account is named: it was merged, or is what this one was once called. Events of
 * policies, certificates, service requests and workspaces lead to them; a deleted policy is only named.
 */
export const sayOf =
  (account: { id: string; name: string }) =>
  ({ kind, about, policyId, certificateId }: HistoryEventParts): { what?: ReactNode } => {
    const told = Object.fromEntries(about.map(({ name, value }) => [name, value])) as Record<string, string | undefined>
    if (told.account && told.account !== account.name) return { what: `(${told.account})` }
    if (told.contact) {
      if (kind === 'ACCOUNT_CONTACT_CHANGED') return { what: `of ${told.contact}` }
      return { what: told.role ? `(${told.contact}, ${told.role})` : `(${told.contact})` }
    }
    if (told.file && !policyId) return { what: told.type ? `(${told.file}, ${told.type})` : `(${told.file})` }
    if (told.task)
      return {
        what: policyId ? (
          <To address={`/app/policies/${policyId}/overview`}>{told.task}</To>
        ) : told.requestId ? (
          <To address={`/app/servicing/${told.requestId}/overview`}>{told.task}</To>
        ) : (
          told.task
        ),
      }
    if (kind === 'WORKSPACE_STARTED' && told.workspaceId)
      return { what: <To address={`/app/workspaces/${told.workspaceId}`}>{told.title}</To> }
    if (told.requestId) return { what: <To address={`/app/servicing/${told.requestId}/overview`}>{told.title}</To> }
    if (certificateId)
      return {
        what: (
          <>
            <To address={`/app/accounts/${account.id}/certificates/${certificateId}`}>{told.number}</To>
            {told.holder && ` for ${told.holder}`}
          </>
        ),
      }
    if (!policyId || !told.policy) return {}
    if (kind === 'POLICY_DELETED') return { what: told.policy }
    return { what: <To address={`/app/policies/${policyId}/overview`}>{told.policy}</To> }
  }

const To = ({ address, children }: { address: string; children: ReactNode }) => (
  <Link to={address} className="text-accent-ink underline underline-offset-2">
    {children ?? 'Open'}
  </Link>
)
