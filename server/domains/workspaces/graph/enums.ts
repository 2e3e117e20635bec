import {
  ARTIFACT_TYPES,
  BLANK_REASONS,
  EVENT_TYPES,
  FIELD_TYPES,
  FINDING_SEVERITIES,
  MESSAGE_ROLES,
  SOURCE_KINDS,
  STAGE_TYPES,
  VERSION_REASONS,
} from '../../../../shared/kinds.ts'
import { PRESET_IDS } from '../../../../shared/presets.ts'
import { FIELD_STATES, PLAN_STATES, RUN_STATES, SCHEMA_VERSIONS, WORKSPACE_STATES } from '../../../../shared/states.ts'
import { TOOL_KINDS } from '../../../../shared/tools.ts'
import { WORKSPACE_DATES, WORKSPACE_GROUPS, WORKSPACE_SORTS } from '../../../../shared/workspace-list.ts'
import { builder } from '../../../api/builder.ts'

export const WorkspaceStateEnum = builder.enumType('CaraWorkspaceState', {
  values: WORKSPACE_STATES.map(({ id }) => id),
})
export const WorkspaceSortEnum = builder.enumType('CaraWorkspaceSort', { values: WORKSPACE_SORTS.map(({ id }) => id) })
export const WorkspaceDateEnum = builder.enumType('CaraWorkspaceDate', { values: WORKSPACE_DATES.map(({ id }) => id) })
export const WorkspaceGroupEnum = builder.enumType('CaraWorkspaceGroup', {
  values: WORKSPACE_GROUPS.map(({ id }) => id),
})
export const PresetEnum = builder.enumType('CaraPreset', { values: PRESET_IDS })
export const SchemaVersionEnum = builder.enumType('CaraSchemaVersion', {
  description: 'V0 is archived, V1 is current.',
  values: SCHEMA_VERSIONS,
})
export const MessageRoleEnum = builder.enumType('CaraMessageRole', { values: MESSAGE_ROLES })
export const StageTypeEnum = builder.enumType('PlanStageType', { values: STAGE_TYPES })
export const PlanStateEnum = builder.enumType('PlanState', { values: PLAN_STATES })
export const EventTypeEnum = builder.enumType('PlanStageEventType', { values: EVENT_TYPES })
export const RunStateEnum = builder.enumType('RunState', { values: RUN_STATES })
export const ToolKindEnum = builder.enumType('ToolKind', { values: TOOL_KINDS })
export const ArtifactTypeEnum = builder.enumType('ArtifactType', { values: ARTIFACT_TYPES })
export const VersionReasonEnum = builder.enumType('ArtifactVersionReason', { values: VERSION_REASONS })
export const SourceKindEnum = builder.enumType('SourceKind', { values: SOURCE_KINDS })
export const FieldStateEnum = builder.enumType('FieldState', { values: FIELD_STATES })
export const BlankReasonEnum = builder.enumType('BlankReason', { values: BLANK_REASONS })
export const FormFieldTypeEnum = builder.enumType('FormFieldType', { values: FIELD_TYPES })
export const FindingSeverityEnum = builder.enumType('FindingSeverity', { values: FINDING_SEVERITIES })
