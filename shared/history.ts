import type { Labeled } from './labeled.ts'

/** The filters of a timeline, and the kinds each shows. */
export const HISTORY_TOPICS = [
  { id: 'EVERYTHING', label: 'Everything' },
  { id: 'ACCOUNT', label: 'Account' },
  { id: 'POLICY', label: 'Policies' },
  { id: 'CERTIFICATE', label: 'Certificates' },
  { id: 'REQUEST', label: 'Service requests' },
  { id: 'TASK', label: 'Follow-ups' },
  { id: 'WORKSPACE', label: 'Workspaces' },
  { id: 'NOTE', label: 'Notes' },
] as const satisfies readonly Labeled[]
export type HistoryTopic = (typeof HISTORY_TOPICS)[number]['id']

/** A kind's name begins with its topic; changes of the agency, of carriers and of presets are in no client's timeline. */
type OfTopic = `${Exclude<HistoryTopic, 'EVERYTHING'> | 'AGENCY' | 'CARRIER' | 'PRESET'}${string}`

/** The kinds of history of accounts, policies, certificates and carriers, each with who, when and why. */
export const HISTORY_KINDS = [
  { id: 'ACCOUNT_CREATED', label: 'created the account' },
  { id: 'ACCOUNT_CHANGED', label: 'changed the account' },
  { id: 'ACCOUNT_CONTACT_ADDED', label: 'added a contact' },
  { id: 'ACCOUNT_CONTACT_CHANGED', label: 'changed the details' },
  { id: 'ACCOUNT_CONTACT_REMOVED', label: 'removed a contact' },
  { id: 'ACCOUNT_DOCUMENT_ADDED', label: 'added a document' },
  { id: 'ACCOUNT_DOCUMENT_DELETED', label: 'deleted a document' },
  { id: 'ACCOUNTS_MERGED', label: 'merged another account into this one' },
  { id: 'ACCOUNTS_PARTED', label: 'undid a merge' },
  { id: 'POLICY_CREATED', label: 'created the policy' },
  { id: 'POLICY_CHANGED', label: 'changed the policy' },
  { id: 'POLICY_VALUES_ACCEPTED', label: 'accepted values from a file' },
  { id: 'POLICY_VALUES_LEFT', label: 'left values of a file aside' },
  { id: 'POLICY_VALUES_OFFERED_AGAIN', label: 'had values of a file offered again' },
  { id: 'POLICY_DELETED', label: 'deleted the policy' },
  { id: 'POLICY_BEGAN', label: 'the policy came into force' },
  { id: 'POLICY_EXPIRED', label: 'the policy expired' },
  { id: 'POLICY_RENEWED', label: 'renewed the policy' },
  { id: 'POLICY_CANCELLATION_RECORDED', label: 'recorded a cancellation' },
  { id: 'POLICY_CANCELED', label: 'the cancellation took effect' },
  { id: 'POLICY_REINSTATED', label: 'reinstated the policy' },
  { id: 'POLICY_FILE_ADDED', label: 'added a file' },
  { id: 'POLICY_FILE_DELETED', label: 'deleted a file' },
  { id: 'CERTIFICATE_ISSUED', label: 'issued a certificate' },
  { id: 'CERTIFICATE_REVOKED', label: 'revoked a certificate' },
  { id: 'CERTIFICATE_LINK_OPENED', label: 'let anyone with the link check a certificate' },
  { id: 'CERTIFICATE_LINK_CLOSED', label: 'took back the link to check a certificate' },
  { id: 'CERTIFICATES_STOPPED', label: 'stopped issuing to a list of holders' },
  { id: 'CERTIFICATES_RESUMED', label: 'went on issuing to a list of holders' },
  { id: 'AGENCY_CHANGED', label: 'changed the agency' },
  { id: 'AGENCY_PLAN_CHANGED', label: 'changed the subscription' },
  { id: 'AGENCY_USER_ADDED', label: 'added a user' },
  { id: 'AGENCY_USER_DISABLED', label: 'disabled a user' },
  { id: 'AGENCY_USER_ENABLED', label: 'enabled a user' },
  { id: 'AGENCY_USER_RIGHTS_CHANGED', label: 'changed what a user may do' },
  { id: 'AGENCY_USER_CHANGED', label: 'changed their own name, e-mail or signature' },
  { id: 'AGENCY_STYLE_ADDED', label: 'added a document style' },
  { id: 'AGENCY_STYLE_CHANGED', label: 'changed a document style' },
  { id: 'AGENCY_STYLE_USED', label: 'set the style of new documents' },
  { id: 'AGENCY_STYLE_DELETED', label: 'deleted a document style' },
  { id: 'AGENCY_TEMPLATE_ADDED', label: 'added a document template' },
  { id: 'AGENCY_TEMPLATE_CHANGED', label: 'changed a document template' },
  { id: 'AGENCY_TEMPLATE_DELETED', label: 'deleted a document template' },
  { id: 'AGENCY_KNOWLEDGE_ADDED', label: 'added a document to the knowledge base' },
  { id: 'AGENCY_KNOWLEDGE_CHANGED', label: 'changed a document of the knowledge base' },
  { id: 'AGENCY_KNOWLEDGE_DELETED', label: 'deleted a document of the knowledge base' },
  { id: 'AGENCY_CLASS_CODES_IMPORTED', label: 'imported GL class codes' },
  { id: 'AGENCY_CLASS_CODES_DELETED', label: 'deleted the GL class codes' },
  { id: 'CARRIER_CREATED', label: 'added the carrier' },
  { id: 'CARRIER_CHANGED', label: 'changed the carrier' },
  { id: 'CARRIERS_MERGED', label: 'merged another carrier into this one' },
  { id: 'PRESET_CREATED', label: 'created the preset' },
  { id: 'PRESET_CHANGED', label: 'changed the preset' },
  { id: 'PRESET_ARCHIVED', label: 'archived the preset' },
  { id: 'PRESET_BROUGHT_BACK', label: 'brought the preset back' },
  { id: 'REQUEST_OPENED', label: 'opened a service request' },
  { id: 'REQUEST_RESOLVED', label: 'resolved a service request' },
  { id: 'REQUEST_REOPENED', label: 'reopened a service request' },
  { id: 'TASK_ADDED', label: 'added a follow-up' },
  { id: 'TASK_CHANGED', label: 'changed a follow-up' },
  { id: 'TASK_DONE', label: 'completed a follow-up' },
  { id: 'TASK_REOPENED', label: 'reopened a follow-up' },
  { id: 'TASK_DELETED', label: 'deleted a follow-up' },
  { id: 'WORKSPACE_STARTED', label: 'asked Cara' },
  { id: 'NOTE', label: 'noted' },
] as const satisfies readonly (Labeled & { readonly id: OfTopic })[]
export type HistoryKind = (typeof HISTORY_KINDS)[number]['id']

/** The kinds of a topic, which their names begin with; null for everything. */
export const kindsOf = (topic: HistoryTopic): HistoryKind[] | null =>
  topic === 'EVERYTHING' ? null : HISTORY_KINDS.map(({ id }) => id).filter((id) => id.startsWith(topic))

/** Who did it: a user, Cara for a user, the app itself at the agency's midnight, or whoever runs this Cara by a command. */
export const HISTORY_ACTORS = ['USER', 'CARA', 'HOUSE', 'OPERATOR'] as const
export type HistoryActor = (typeof HISTORY_ACTORS)[number]

/** One changed field: its old and new value as shown; null for empty. `field` is its path in the input. */
export type FieldChange = { field: string; label: string; was: string | null; is: string | null }
