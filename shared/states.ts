import type { Labeled, Tone } from './labeled.ts'

/** The states things of Cara are in. Types, GraphQL enums and database checks derive from these lists. */
type State = Labeled & { readonly tone: Tone }

/** Of a workspace (spec 2 §4), in the order its list is grouped by. */
export const WORKSPACE_STATES = [
  { id: 'CREATED', label: 'Created', tone: 'none' },
  { id: 'WAITING_FOR_INPUT', label: 'Waiting', tone: 'wait' },
  { id: 'WORKING', label: 'Working', tone: 'work' },
  { id: 'IDLE', label: 'Idle', tone: 'done' },
] as const satisfies readonly State[]
export type WorkspaceState = (typeof WORKSPACE_STATES)[number]['id']

/** Of a run: the first three are open, and a workspace has one open run at most. */
export const RUN_STATES = ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT', 'SUCCESS', 'FAILED', 'STOPPED'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Of a stage of a run, and of each event in it (spec 2 §3). */
export const PLAN_STATES = ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** Of an uploaded file: whether it has been read. */
export const FILE_STATES = ['PENDING', 'READING', 'READ', 'FAILED'] as const
export type FileState = (typeof FILE_STATES)[number]

/** Of a user of an agency (spec 1 §3); a disabled one cannot sign in. */
export const AGENCY_USER_STATES = ['ACTIVE', 'DISABLED'] as const
export type AgencyUserState = (typeof AGENCY_USER_STATES)[number]

/** Of a workspace's contents: V0 is archived, V1 current (spec 2 §2). */
export const SCHEMA_VERSIONS = ['V0', 'V1'] as const
export type SchemaVersion = (typeof SCHEMA_VERSIONS)[number]

/** Of a value on a form. A blank is never shown as anything else. */
export const FIELD_STATES = ['SOURCED', 'INFERRED', 'EDITED', 'BLANK'] as const
export type FieldState = (typeof FIELD_STATES)[number]

/** Of what Cara sends out: waiting, sent, failed after the last try, or no longer wanted when it could have been sent. */
export const EFFECT_STATES = ['WAITING', 'SENT', 'GAVE_UP', 'EXPIRED'] as const
export type EffectState = (typeof EFFECT_STATES)[number]

/** Of a policy (spec 3 §4), in the order of its life. */
export const POLICY_STATES = [
  { id: 'BINDING', label: 'Binding', tone: 'work' },
  { id: 'INFORCE', label: 'Active', tone: 'done' },
  { id: 'PENDING', label: 'Pending', tone: 'wait' },
  { id: 'EXPIRED', label: 'Expired', tone: 'none' },
  { id: 'CANCELED', label: 'Canceled', tone: 'fail' },
  { id: 'UNKNOWN', label: 'Unknown', tone: 'none' },
] as const satisfies readonly State[]
export type PolicyState = (typeof POLICY_STATES)[number]['id']

/** Of a certificate: what may still be relied on, and why not. */
export const CERTIFICATE_STATES = [
  { id: 'CURRENT', label: 'Current', tone: 'done' },
  { id: 'REPLACED', label: 'Replaced', tone: 'none' },
  { id: 'EXPIRED', label: 'Expired', tone: 'none' },
  { id: 'REVOKED', label: 'Revoked', tone: 'fail' },
] as const satisfies readonly State[]
export type CertificateState = (typeof CERTIFICATE_STATES)[number]['id']

/** Of a holder in a request for many certificates. What needs a person comes first. */
export const BATCH_ITEM_STATES = [
  { id: 'BLOCKED', label: 'Blocked', tone: 'fail' },
  { id: 'FAILED', label: 'Failed', tone: 'fail' },
  { id: 'ISSUING', label: 'Issuing', tone: 'work' },
  { id: 'WAITING', label: 'Waiting', tone: 'wait' },
  { id: 'ISSUED', label: 'Issued', tone: 'done' },
  { id: 'LEFT_OUT', label: 'Left out', tone: 'none' },
] as const satisfies readonly State[]
export type BatchItemState = (typeof BATCH_ITEM_STATES)[number]['id']

/** Of an import, in the order of its life. */
export const IMPORT_STATES = [
  { id: 'READING', label: 'Checking', tone: 'work' },
  { id: 'CHECKING', label: 'Checking', tone: 'work' },
  { id: 'READY', label: 'Not imported', tone: 'wait' },
  { id: 'IMPORTING', label: 'Importing', tone: 'work' },
  { id: 'STOPPED', label: 'Stopped', tone: 'wait' },
  { id: 'DONE', label: 'Done', tone: 'done' },
  { id: 'UNDOING', label: 'Undoing', tone: 'work' },
  { id: 'UNDONE', label: 'Undone', tone: 'none' },
] as const satisfies readonly State[]
export type ImportState = (typeof IMPORT_STATES)[number]['id']

/** The outcomes of a row of an import. Those that need a person come first. */
export const ROW_OUTCOMES = [
  { id: 'REFUSE', label: 'Refuse', past: 'Refused', tone: 'fail' },
  { id: 'CHANGE', label: 'Change', past: 'Changed', tone: 'wait' },
  { id: 'CREATE', label: 'Create', past: 'Created', tone: 'done' },
  { id: 'SAME', label: 'Same', past: 'Same', tone: 'none' },
  { id: 'LEAVE', label: 'Leave out', past: 'Left out', tone: 'none' },
] as const satisfies readonly (State & { readonly past: string })[]
export type RowOutcome = (typeof ROW_OUTCOMES)[number]['id']
