/** The states things of Cara are in. Types, GraphQL enums and database checks derive from these lists. */

/** What a state says by its color: nothing, somebody is waited for, work goes on, done, failed. */
export type Tone = 'none' | 'wait' | 'work' | 'done' | 'fail'

type Labeled = { id: string; label: string; tone: Tone }

/** Of a workspace (spec 2 §4), in the order its list is grouped by. */
export const WORKSPACE_STATES = [
  { id: 'CREATED', label: 'Created', tone: 'none' },
  { id: 'WAITING_FOR_INPUT', label: 'Waiting', tone: 'wait' },
  { id: 'WORKING', label: 'Working', tone: 'work' },
  { id: 'IDLE', label: 'Idle', tone: 'done' },
] as const satisfies readonly Labeled[]
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

/** Of a value on a form. A blank is never dressed as anything else. */
export const FIELD_STATES = ['SOURCED', 'INFERRED', 'EDITED', 'BLANK'] as const
export type FieldState = (typeof FIELD_STATES)[number]

/** Of what leaves the house: on its way, gone, not delivered after the last try, or no longer wanted when it could have left. */
export const EFFECT_STATES = ['WAITING', 'SENT', 'GAVE_UP', 'EXPIRED'] as const
export type EffectState = (typeof EFFECT_STATES)[number]
