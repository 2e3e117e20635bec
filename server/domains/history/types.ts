import type { FieldChange, HistoryActor, HistoryKind } from '../../../shared/history.ts'

/** The subject of an event: an account, or its policy or certificate; no account for a carrier, a preset or the agency itself. */
export type EventSubject = {
  accountId: string | null
  policyId?: string
  certificateId?: string
  carrierId?: string
  customPresetId?: string
}

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
  customPresetId: string | null
  at: Date
  reason: string | null
  changes: FieldChange[]
  /** Other details: numbers, file names, counts. */
  about: Record<string, string>
}
