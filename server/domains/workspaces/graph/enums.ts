import { builder } from '../../../api/builder.ts'

export const WorkspaceStateEnum = builder.enumType('CaraWorkspaceState', {
  values: ['CREATED', 'WAITING_FOR_INPUT', 'WORKING', 'IDLE'] as const,
})
export const WorkspaceSortEnum = builder.enumType('CaraWorkspaceSort', {
  values: ['UPDATED_DESC', 'UPDATED_ASC', 'CREATED_DESC', 'TITLE_ASC'] as const,
})
export const PresetEnum = builder.enumType('CaraPreset', {
  values: ['DOCUMENT_EXPLORATION', 'GENERATE_TEMPLATE'] as const,
})
export const SchemaVersionEnum = builder.enumType('CaraSchemaVersion', {
  values: { V0: { description: 'Archived.' }, V1: { description: 'Current.' } } as const,
})
export const MessageRoleEnum = builder.enumType('CaraMessageRole', {
  values: ['AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER'] as const,
})
export const StageTypeEnum = builder.enumType('PlanStageType', { values: ['PROCESS_ATTACHMENTS', 'TASK'] as const })
export const PlanStateEnum = builder.enumType('PlanState', {
  values: ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const,
})
export const EventTypeEnum = builder.enumType('PlanStageEventType', { values: ['THOUGHT', 'TOOL_CALL'] as const })
export const RunStateEnum = builder.enumType('RunState', {
  values: ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT', 'SUCCESS', 'FAILED', 'STOPPED'] as const,
})
export const TOOL_KINDS = [
  'THINK',
  'COMPLETE_TASK',
  'DRAFT_EMAIL',
  'DRAFT_DOCUMENT',
  'FILE_EDITOR',
  'FILL_TEMPLATE',
  'PEEK_FILE',
  'SEARCH_FILE',
] as const
export const ToolKindEnum = builder.enumType('ToolKind', { values: TOOL_KINDS })
export const ArtifactTypeEnum = builder.enumType('ArtifactType', {
  values: ['DOCUMENT', 'DOCUMENT_HTML', 'EMAIL', 'HTML_DOCUMENT', 'PDF_FILE'] as const,
})
export const SourceKindEnum = builder.enumType('SourceKind', {
  values: ['DOCUMENT', 'RECORD', 'MESSAGE', 'RULE'] as const,
})
export const FieldStateEnum = builder.enumType('FieldState', {
  values: ['SOURCED', 'INFERRED', 'EDITED', 'BLANK'] as const,
})
export const FormFieldTypeEnum = builder.enumType('FormFieldType', {
  values: ['TEXT', 'MULTILINE', 'DATE', 'AMOUNT', 'TICK', 'CODE'] as const,
})
export const FindingSeverityEnum = builder.enumType('FindingSeverity', { values: ['ERROR', 'WARNING'] as const })
