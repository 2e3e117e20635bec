import type { FieldChange, HistoryActor, HistoryKind } from '../../../shared/history.ts'

/** What an event is about: an account, and of it a policy or a certificate; no account where it is a carrier or the agency itself. */
export type EventSubject = { accountId: string | null; policyId?: string; certificateId?: string; carrierId?: string }

/** One thing that happened to a record: who did it, when and why. */
export type HistoryEvent = {
  id: string
  kind: HistoryKind
  actor: HistoryActor
  agencyUserId: string | null
  accountId: string | null
  policyId: string | null
  certificateId: string | null
  carrierId: string | null
  at: Date
  reason: string | null
  changes: FieldChange[]
  /** What is named besides: numbers, names of files, how many. */
  about: Record<string, string>
}
