import {
  ARTIFACT_TYPES,
  EFFECT_KINDS,
  EVENT_TYPES,
  MESSAGE_ROLES,
  STAGE_TYPES,
  VERSION_REASONS,
} from '../../shared/kinds.ts'
import {
  AGENCY_USER_STATES,
  EFFECT_STATES,
  FILE_STATES,
  PLAN_STATES,
  RUN_STATES,
  SCHEMA_VERSIONS,
  WORKSPACE_STATES,
} from '../../shared/states.ts'

/** A column that holds one of a list of shared/: its check in the database and its type in schema.ts derive from the list. */
type Listed = { values: readonly string[]; type: string; from: 'kinds' | 'states' }

/** Every such column, as "table.column". A migration creates the column as text; `keepChecks` keeps its check. */
export const LISTED_COLUMNS: Record<string, Listed> = {
  'agency_users.state': { values: AGENCY_USER_STATES, type: 'AgencyUserState', from: 'states' },
  'artifacts.reason': { values: VERSION_REASONS, type: 'VersionReason', from: 'kinds' },
  'artifacts.type': { values: ARTIFACT_TYPES, type: 'ArtifactType', from: 'kinds' },
  'effects.kind': { values: EFFECT_KINDS, type: 'EffectKind', from: 'kinds' },
  'effects.state': { values: EFFECT_STATES, type: 'EffectState', from: 'states' },
  'files.state': { values: FILE_STATES, type: 'FileState', from: 'states' },
  'messages.role': { values: MESSAGE_ROLES, type: 'MessageRole', from: 'kinds' },
  'plan_stage_events.state': { values: PLAN_STATES, type: 'PlanState', from: 'states' },
  'plan_stage_events.type': { values: EVENT_TYPES, type: 'EventType', from: 'kinds' },
  'plan_stages.state': { values: PLAN_STATES, type: 'PlanState', from: 'states' },
  'plan_stages.type': { values: STAGE_TYPES, type: 'StageType', from: 'kinds' },
  'runs.state': { values: RUN_STATES, type: 'RunState', from: 'states' },
  'workspaces.schema_version': { values: SCHEMA_VERSIONS, type: 'SchemaVersion', from: 'states' },
  'workspaces.state': { values: WORKSPACE_STATES.map(({ id }) => id), type: 'WorkspaceState', from: 'states' },
}

/** What json columns hold where it is more than the reader's own affair, as TypeScript. */
export const JSON_TYPES: Record<string, string> = {
  'agencies.mailing_address': '{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }',
  'files.warnings': 'string[]',
  'form_templates.matched': 'string[]',
  'form_templates.missing': 'string[]',
  'form_templates.unmatched': 'string[]',
  'messages.choices': 'string[]',
  'messages.citations': 'unknown[]',
}
