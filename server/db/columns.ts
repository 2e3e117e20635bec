import { ACCOUNT_DOCUMENT_TYPES, ACCOUNT_TYPES, GIVEN_ROLES } from '../../shared/accounts.ts'
import { BASE_STYLES, PAGE_SIZES } from '../../shared/document-styles.ts'
import { HISTORY_ACTORS, HISTORY_KINDS } from '../../shared/history.ts'
import { IMPORT_KINDS } from '../../shared/imports.ts'
import {
  ARTIFACT_TYPES,
  EFFECT_KINDS,
  EVENT_TYPES,
  MESSAGE_ROLES,
  STAGE_TYPES,
  VERSION_REASONS,
} from '../../shared/kinds.ts'
import { idsOf } from '../../shared/labeled.ts'
import { INVOICE_STATES, PERIODS, PLANS, SUBSCRIPTION_STATES } from '../../shared/plans.ts'
import {
  BILLING_TYPES,
  CANCELED_BY,
  CANCELLATION_REASONS,
  CANCELLATION_TYPES,
  MARKETS,
  PAYMENT_INTERVALS,
  POLICY_FILE_TYPES,
  POLICY_SOURCES,
  POLICY_TYPES,
} from '../../shared/policies.ts'
import {
  REQUEST_CHANNELS,
  REQUEST_INITIATORS,
  REQUEST_STATES,
  REQUEST_TALKS,
  REQUEST_TYPES,
} from '../../shared/requests.ts'
import { ROLES, SIGHTS } from '../../shared/roles.ts'
import {
  AGENCY_USER_STATES,
  BATCH_ITEM_STATES,
  EFFECT_STATES,
  FILE_STATES,
  IMPORT_STATES,
  PLAN_STATES,
  POLICY_STATES,
  ROW_OUTCOMES,
  RUN_STATES,
  SCHEMA_VERSIONS,
  WORKSPACE_STATES,
} from '../../shared/states.ts'

/** A column that holds one of a list of shared/: its check in the database and its type in schema.ts derive from the list. */
type Listed = {
  values: readonly string[]
  type: string
  from:
    | 'accounts'
    | 'document-styles'
    | 'history'
    | 'imports'
    | 'kinds'
    | 'plans'
    | 'policies'
    | 'requests'
    | 'roles'
    | 'states'
}

/** Every such column, as "table.column". A migration creates the column as text; `keepChecks` keeps its check. */
export const LISTED_COLUMNS: Record<string, Listed> = {
  'account_contacts.role': { values: idsOf(GIVEN_ROLES), type: 'GivenRole', from: 'accounts' },
  'account_files.type': { values: idsOf(ACCOUNT_DOCUMENT_TYPES), type: 'AccountDocumentType', from: 'accounts' },
  'accounts.type': { values: idsOf(ACCOUNT_TYPES), type: 'AccountType', from: 'accounts' },
  'agency_users.role': { values: idsOf(ROLES), type: 'Role', from: 'roles' },
  'agency_users.sees': { values: idsOf(SIGHTS), type: 'Sight', from: 'roles' },
  'agency_users.state': { values: AGENCY_USER_STATES, type: 'AgencyUserState', from: 'states' },
  'artifact_styles.base_style': { values: idsOf(BASE_STYLES), type: 'BaseStyleId', from: 'document-styles' },
  'artifacts.reason': { values: VERSION_REASONS, type: 'VersionReason', from: 'kinds' },
  'artifacts.type': { values: ARTIFACT_TYPES, type: 'ArtifactType', from: 'kinds' },
  'certificate_batch_items.state': { values: idsOf(BATCH_ITEM_STATES), type: 'BatchItemState', from: 'states' },
  'document_styles.base_style': { values: idsOf(BASE_STYLES), type: 'BaseStyleId', from: 'document-styles' },
  'document_styles.page_size': { values: idsOf(PAGE_SIZES), type: 'PageSize', from: 'document-styles' },
  'effects.kind': { values: EFFECT_KINDS, type: 'EffectKind', from: 'kinds' },
  'effects.state': { values: EFFECT_STATES, type: 'EffectState', from: 'states' },
  'files.state': { values: FILE_STATES, type: 'FileState', from: 'states' },
  'history.actor': { values: HISTORY_ACTORS, type: 'HistoryActor', from: 'history' },
  'history.kind': { values: idsOf(HISTORY_KINDS), type: 'HistoryKind', from: 'history' },
  'import_rows.outcome': { values: idsOf(ROW_OUTCOMES), type: 'RowOutcome', from: 'states' },
  'imports.kind': { values: idsOf(IMPORT_KINDS), type: 'ImportKind', from: 'imports' },
  'imports.state': { values: idsOf(IMPORT_STATES), type: 'ImportState', from: 'states' },
  'invoices.state': { values: idsOf(INVOICE_STATES), type: 'InvoiceState', from: 'plans' },
  'messages.role': { values: MESSAGE_ROLES, type: 'MessageRole', from: 'kinds' },
  'plan_stage_events.state': { values: PLAN_STATES, type: 'PlanState', from: 'states' },
  'plan_stage_events.type': { values: EVENT_TYPES, type: 'EventType', from: 'kinds' },
  'plan_stages.state': { values: PLAN_STATES, type: 'PlanState', from: 'states' },
  'plan_stages.type': { values: STAGE_TYPES, type: 'StageType', from: 'kinds' },
  'policies.billing_type': { values: idsOf(BILLING_TYPES), type: 'BillingType', from: 'policies' },
  'policies.market': { values: idsOf(MARKETS), type: 'Market', from: 'policies' },
  'policies.payment_interval': { values: idsOf(PAYMENT_INTERVALS), type: 'PaymentInterval', from: 'policies' },
  'policies.source': { values: idsOf(POLICY_SOURCES), type: 'PolicySource', from: 'policies' },
  'policies.state': { values: idsOf(POLICY_STATES), type: 'PolicyState', from: 'states' },
  'policies.type': { values: idsOf(POLICY_TYPES), type: 'PolicyType', from: 'policies' },
  'policy_cancellations.canceled_by': { values: idsOf(CANCELED_BY), type: 'CanceledBy', from: 'policies' },
  'policy_cancellations.reason': { values: idsOf(CANCELLATION_REASONS), type: 'CancellationReason', from: 'policies' },
  'policy_cancellations.type': { values: idsOf(CANCELLATION_TYPES), type: 'CancellationType', from: 'policies' },
  'policy_files.type': { values: idsOf(POLICY_FILE_TYPES), type: 'PolicyFileType', from: 'policies' },
  'runs.state': { values: RUN_STATES, type: 'RunState', from: 'states' },
  'service_request_talks.kind': { values: REQUEST_TALKS, type: 'RequestTalk', from: 'requests' },
  'service_request_versions.initiator_type': {
    values: REQUEST_INITIATORS,
    type: 'RequestInitiator',
    from: 'requests',
  },
  'service_requests.channel': { values: idsOf(REQUEST_CHANNELS), type: 'RequestChannel', from: 'requests' },
  'service_requests.state': { values: idsOf(REQUEST_STATES), type: 'RequestState', from: 'requests' },
  'service_requests.type': { values: idsOf(REQUEST_TYPES), type: 'RequestType', from: 'requests' },
  'subscriptions.period': { values: idsOf(PERIODS), type: 'Period', from: 'plans' },
  'subscriptions.plan': { values: idsOf(PLANS), type: 'Plan', from: 'plans' },
  'subscriptions.state': { values: idsOf(SUBSCRIPTION_STATES), type: 'SubscriptionState', from: 'plans' },
  'workspaces.schema_version': { values: SCHEMA_VERSIONS, type: 'SchemaVersion', from: 'states' },
  'workspaces.state': { values: idsOf(WORKSPACE_STATES), type: 'WorkspaceState', from: 'states' },
}

const ADDRESS = '{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }'

const PARTICULARS = '{ interest?: string; loanNumber?: string; location?: string }'

const INVOICE_LINES = '{ name: string; quantity: number; unitAmount: number; totalAmount: number }[]'

/** What json columns hold where it is more than the reader's own affair, as TypeScript. */
export const JSON_TYPES: Record<string, string> = {
  'account_merges.filled': '{ dba?: string; website?: string; email?: string; phone?: string }',
  'accounts.mailing_address': ADDRESS,
  'agencies.mailing_address': ADDRESS,
  'certificate_batch_items.holder_address': ADDRESS,
  'certificates.holder_address': ADDRESS,
  'certificate_batch_items.particulars': PARTICULARS,
  'certificates.particulars': PARTICULARS,
  'files.warnings': 'string[]',
  'form_templates.matched': 'string[]',
  'form_templates.missing': 'string[]',
  'form_templates.unmatched': 'string[]',
  'history.about': 'Record<string, string>',
  'history.changes': '{ field: string; label: string; was: string | null; is: string | null }[]',
  'import_rows.changes': '{ label: string; was: string | null; is: string | null }[]',
  'import_rows.problems': '{ field: string | null; message: string }[]',
  'import_rows.written': 'Record<string, unknown>',
  'imports.counts': 'Record<string, number>',
  'imports.sheets': 'unknown[]',
  'invoices.billed_to': `{ name: string; mailingAddress: ${ADDRESS} }`,
  'invoices.lines': INVOICE_LINES,
  'messages.choices': 'string[]',
  'messages.citations': 'unknown[]',
  'policies.limits': 'Record<string, string>',
  'service_request_talks.said': '{ role: string; content: string; at: string | null }[]',
  'service_request_versions.about': 'Record<string, string>',
  'subscriptions.limits': 'Partial<Record<string, number | null>>',
  'subscriptions.pending_lines': INVOICE_LINES,
  'subscriptions.prices': 'Record<string, Record<string, number>>',
  'service_request_versions.snapshot': '{ assigneeId: string | null; dueAt: string | null; notes: string | null }',
}
