import type {
  RequestChannel,
  RequestData,
  RequestInitiator,
  RequestState,
  RequestTalk,
  RequestType,
  RequestUpdate,
} from '../../../shared/requests.ts'

/** A service request of a client, from open to resolved (spec 1 §3). */
export type ServiceRequest = {
  id: string
  type: RequestType
  state: RequestState
  channel: RequestChannel
  /** The client; null if the person who asked is not an account of the agency. */
  accountId: string | null
  clientName: string | null
  clientEmail: string | null
  /** As it is kept: "+15550100123". */
  clientPhone: string | null
  details: string | null
  /** Its short name, which does not change. */
  title: string
  /** The fields of its type. */
  data: RequestData[RequestType]
  policyId: string | null
  assigneeId: string | null
  dueAt: Date | null
  resolutionNotes: string | null
  closedAt: Date | null
  /** The request it was merged into: it is closed, and its history stays. */
  mergedInto: string | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

/** A version of a request: its state, who set it, and its fields at that time. */
export type RequestVersion = {
  version: number
  createdAt: Date
  updateTypes: RequestUpdate[]
  initiatorType: RequestInitiator
  initiatorId: string | null
  snapshot: { assigneeId: string | null; dueAt: string | null; notes: string | null }
  /** Why it was reopened, what was merged into it, what was added, the key of the change of many it was a part of. */
  about: Record<string, string>
}

export type RequestComment = { id: string; content: string; agencyUserId: string | null; createdAt: Date }

/** A call or a mail thread a request came from, with what was said in it, the oldest first. */
export type Talk = {
  id: string
  requestId: string
  kind: RequestTalk
  beganAt: Date
  said: { role: string; content: string; at: string | null }[]
}

/** A file of a request: of a mail of a thread, or what resolved it (then `talkId` is null). */
export type RequestFile = { requestId: string; talkId: string | null; id: string; name: string; size: number }
