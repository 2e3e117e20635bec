import type { MailingAddress } from './accounts.ts'
import { knownIds, type Labeled, labelOf, type Tone } from './labeled.ts'
import type { PresetId } from './presets.ts'

/** The types of service requests (spec 1 §3). */
export const REQUEST_TYPES = [
  { id: 'ADD_ADDITIONAL_INSURED', label: 'Add additional insured' },
  { id: 'CANCEL_POLICY', label: 'Cancel policy' },
  { id: 'CREATE_CERTIFICATE', label: 'Create certificate' },
  { id: 'DOCUMENT_REQUEST', label: 'Document request' },
  { id: 'ENDORSE_POLICY', label: 'Endorse policy' },
  { id: 'OTHER', label: 'Other' },
  { id: 'QUESTION', label: 'Question' },
  { id: 'QUOTE_REQUEST', label: 'Quote request' },
] as const satisfies readonly Labeled[]
export type RequestType = (typeof REQUEST_TYPES)[number]['id']

/** Of a service request (spec 1 §4). */
export const REQUEST_STATES = [
  { id: 'OPEN', label: 'Open', tone: 'wait' },
  { id: 'CLOSED', label: 'Closed', tone: 'done' },
] as const satisfies readonly (Labeled & { readonly tone: Tone })[]
export type RequestState = (typeof REQUEST_STATES)[number]['id']

/** What created a version of a request (spec 1 §3); the last two are ours. */
export const REQUEST_UPDATES = [
  { id: 'ADD_COMMENT', label: 'commented' },
  { id: 'ASSIGN', label: 'changed the assignee' },
  { id: 'CLOSE', label: 'resolved the request' },
  { id: 'CREATE', label: 'opened the request' },
  { id: 'ENRICH', label: 'added details' },
  { id: 'UPDATE', label: 'changed the request' },
  { id: 'UPDATE_DUE_DATE', label: 'changed the due date' },
  { id: 'REOPEN', label: 'reopened the request' },
  { id: 'MERGE', label: 'merged another request into this one' },
] as const satisfies readonly Labeled[]
export type RequestUpdate = (typeof REQUEST_UPDATES)[number]['id']

/** Who began a change of a request (spec 1 §3, spec 3 §6; OYSTER is the internal kind). All but the agency's users are shown as "Cara (automated)", but for the client. */
export const REQUEST_INITIATORS = [
  'AGENCY_CLIENT',
  'AGENCY_USER',
  'ANONYMOUS',
  'CRONJOB',
  'OYSTER',
  'WORKFLOW',
] as const
export type RequestInitiator = (typeof REQUEST_INITIATORS)[number]

/** A conversation a request came from. */
export const REQUEST_TALKS = ['CALL', 'EMAIL'] as const
export type RequestTalk = (typeof REQUEST_TALKS)[number]

/** How a request came. */
export const REQUEST_CHANNELS = [
  { id: 'PHONE', label: 'by phone' },
  { id: 'EMAIL', label: 'by e-mail' },
  { id: 'STAFF', label: 'by hand' },
] as const satisfies readonly Labeled[]
export type RequestChannel = (typeof REQUEST_CHANNELS)[number]['id']

/** Which documents a client asks for. */
export const REQUESTED_DOCUMENTS = [
  { id: 'POLICY', label: 'Policy' },
  { id: 'DECLARATIONS', label: 'Declarations page' },
  { id: 'ENDORSEMENT', label: 'Endorsement' },
  { id: 'ID_CARD', label: 'ID card' },
  { id: 'INVOICE', label: 'Invoice' },
  { id: 'LOSS_RUN', label: 'Loss run' },
  { id: 'OTHER', label: 'Other' },
] as const satisfies readonly Labeled[]
export type RequestedDocument = (typeof REQUESTED_DOCUMENTS)[number]['id']

/** What a question is about. */
export const QUESTION_TYPES = [
  { id: 'BILLING', label: 'Billing' },
  { id: 'CLAIM', label: 'Claim' },
  { id: 'COVERAGE', label: 'Coverage' },
  { id: 'POLICY', label: 'Policy' },
  { id: 'OTHER', label: 'Other' },
] as const satisfies readonly Labeled[]
export type QuestionType = (typeof QUESTION_TYPES)[number]['id']

/** The fields of a request by its type (spec 1 §3); the policy is on the request itself. */
export type RequestData = {
  ADD_ADDITIONAL_INSURED: { name: string; relationship: string | null; address: MailingAddress }
  CANCEL_POLICY: { reason: string | null }
  CREATE_CERTIFICATE: {
    name: string
    address: MailingAddress
    additionalInsured: boolean
    additionalInsuredRelationship: string | null
    additionalInsuredRelationshipDescription: string | null
  }
  DOCUMENT_REQUEST: { type: RequestedDocument }
  ENDORSE_POLICY: Record<string, never>
  OTHER: Record<string, never>
  QUESTION: { question: string; type: QuestionType }
  QUOTE_REQUEST: Record<string, never>
}

/** The roles in a call or mail thread: the client's side is incoming, all others outgoing (spec 1 §2.8). */
export const INCOMING_ROLES: readonly string[] = ['client', 'participant', 'agent']

/** What "Open in Copilot" begins with (spec 1 §4); none for the other types. */
export const COPILOT_DEFAULTS: Partial<Record<RequestType, PresetId>> = {
  QUESTION: 'DOCUMENT_EXPLORATION',
  QUOTE_REQUEST: 'GENERATE_TEMPLATE',
  CREATE_CERTIFICATE: 'GENERATE_TEMPLATE',
}

/** How the list can be ordered; the first is the usual one. */
export const REQUEST_SORTS = [
  { id: 'LATE_FIRST', label: 'Late first' },
  { id: 'OPENED_DESC', label: 'Newest first' },
  { id: 'DUE_ASC', label: 'Due first' },
  { id: 'UPDATED_DESC', label: 'Last changed' },
] as const satisfies readonly Labeled[]
export type RequestSort = (typeof REQUEST_SORTS)[number]['id']

/** The due-date filters of the list, by the agency's time zone. */
export const REQUEST_DUES = [
  { id: 'OVERDUE', label: 'Overdue' },
  { id: 'TODAY', label: 'By today' },
  { id: 'WEEK', label: 'Within 7 days' },
  { id: 'NONE', label: 'No due date' },
] as const satisfies readonly Labeled[]
export type RequestDue = (typeof REQUEST_DUES)[number]['id']

/** How many requests are assigned or given a due date at once, at most. */
export const MOST_AT_ONCE = 200

/** The choice "unassigned" among assignees. */
export const UNASSIGNED = 'none'

/** The status filter of the list, the usual one first (spec 1 §2.7). */
export const REQUEST_TABS = [
  { id: 'OPEN', label: 'Open' },
  { id: 'CLOSED', label: 'Closed' },
  { id: 'ALL', label: 'All' },
] as const satisfies readonly Labeled[]

/** What the list shows by its address: open requests, unless it asks otherwise (spec 1 §2.7). */
export function requestFilterOf(valuesOf: (name: string) => readonly string[]) {
  const first = (name: string) => valuesOf(name)[0] || null
  const tab = first('tab') ?? 'OPEN'
  return {
    accountId: first('account'),
    search: first('q') ?? '',
    states: tab === 'ALL' ? [] : knownIds(REQUEST_STATES, [tab]),
    types: knownIds(REQUEST_TYPES, valuesOf('type')),
    assigneeIds: [...valuesOf('assignee')],
    due: knownIds(REQUEST_DUES, [first('due') ?? ''])[0] ?? null,
    sort: knownIds(REQUEST_SORTS, [first('sort') ?? ''])[0] ?? REQUEST_SORTS[0].id,
  }
}

const TITLE_LENGTH = 120

/**
 * The title of a request: "Certificate for Paper Lantern Properties", "Is the rented trailer covered?", "Endorse policy: Add a flatbed
 * truck". If its type gives no title, its details do.
 */
export function requestTitle({
  type,
  data,
  details,
}: {
  type: RequestType
  data: RequestData[RequestType]
  details: string | null
}): string {
  const said = data as { name?: string; question?: string; type?: string; reason?: string | null }
  const label = labelOf(REQUEST_TYPES, type)
  const more = (said.reason ?? details ?? '').split('\n')[0]!.trim()
  const title =
    (type === 'QUESTION' && said.question) ||
    (type === 'ADD_ADDITIONAL_INSURED' && `Add ${said.name} as additional insured`) ||
    (type === 'CREATE_CERTIFICATE' && `Certificate for ${said.name}`) ||
    (type === 'DOCUMENT_REQUEST' && `${label}: ${labelOf(REQUESTED_DOCUMENTS, said.type ?? '')}`) ||
    (more && (type === 'OTHER' ? more : `${label}: ${more}`)) ||
    label
  return title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : title
}
