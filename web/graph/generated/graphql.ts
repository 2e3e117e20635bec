/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ArtifactType =
  | 'DOCUMENT'
  | 'DOCUMENT_HTML'
  | 'EMAIL'
  | 'HTML_DOCUMENT'
  | 'PDF_FILE';

export type ArtifactVersionReason =
  | 'CARA'
  | 'EDITED'
  | 'RESTORED';

export type BlankReason =
  | 'CLEARED'
  | 'CONFLICT'
  | 'EXCLUDED'
  | 'INCLUDED'
  | 'LEFT'
  | 'NOT_INCLUDED'
  | 'NOT_MENTIONED'
  | 'REFUSED';

export type CaraMessageRole =
  | 'AGENT'
  | 'TOOL_INVOCATION'
  | 'TOOL_RESULT'
  | 'USER';

export type CaraPreset =
  | 'DOCUMENT_EXPLORATION'
  | 'GENERATE_TEMPLATE';

/** V0 is archived, V1 is current. */
export type CaraSchemaVersion =
  | 'V0'
  | 'V1';

export type CaraWorkspaceFilter = {
  agencyUserIds?: Array<string> | null | undefined;
  presets?: Array<CaraPreset> | null | undefined;
  /** Words that title, client name, keywords or user name hold, all of them. */
  search?: string | null | undefined;
  sort?: CaraWorkspaceSort | null | undefined;
  states?: Array<CaraWorkspaceState> | null | undefined;
  updatedAfter?: string | null | undefined;
  updatedBefore?: string | null | undefined;
};

export type CaraWorkspaceGroup =
  | 'DATE'
  | 'PRESET'
  | 'STATUS'
  | 'USER';

export type CaraWorkspaceGrouping = {
  by: CaraWorkspaceGroup;
  /** When the day of whoever asks began; left out, at midnight UTC. */
  today?: string | null | undefined;
};

export type CaraWorkspaceMessageInput = {
  files?: Array<File> | null | undefined;
  /** A UUID of the client; the same key sent again adds nothing. */
  key?: string | null | undefined;
  message: string;
};

export type CaraWorkspaceSort =
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'UPDATED_ASC'
  | 'UPDATED_DESC';

export type CaraWorkspaceState =
  | 'CREATED'
  | 'IDLE'
  | 'WAITING_FOR_INPUT'
  | 'WORKING';

export type CreateCaraWorkspaceInput = {
  /** Files the agency has already. */
  documentIds?: Array<string> | null | undefined;
  files?: Array<File> | null | undefined;
  /** A UUID of the client; the same key sent again gives the same workspace. */
  key?: string | null | undefined;
  message: string;
  preset?: CaraPreset | null | undefined;
};

export type DocumentArtifactInput = {
  content: string;
  title?: string | null | undefined;
};

export type EmailArtifactInput = {
  body?: string | null | undefined;
  completed?: boolean | null | undefined;
  subject?: string | null | undefined;
  toEmail?: string | null | undefined;
  toName?: string | null | undefined;
};

export type ErrorCode =
  | 'CONFLICT'
  | 'INVALID'
  | 'LIMIT_REACHED'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'OUTSIDE_FAILED'
  | 'SIGNED_OUT';

export type FieldState =
  | 'BLANK'
  | 'EDITED'
  | 'INFERRED'
  | 'SOURCED';

export type FindingSeverity =
  | 'ERROR'
  | 'WARNING';

export type FormArtifactInput = {
  fields: Array<FormFieldInput>;
};

export type FormFieldInput = {
  name: string;
  value: string;
};

export type FormFieldType =
  | 'AMOUNT'
  | 'CODE'
  | 'DATE'
  | 'MULTILINE'
  | 'TEXT'
  | 'TICK';

export type PlanStageEventType =
  | 'THOUGHT'
  | 'TOOL_CALL';

export type PlanStageType =
  | 'PROCESS_ATTACHMENTS'
  | 'TASK';

export type PlanState =
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PLANNED'
  | 'SUCCESS';

export type RunState =
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING'
  | 'STOPPED'
  | 'SUCCESS'
  | 'WAITING_FOR_INPUT';

export type SourceKind =
  | 'DOCUMENT'
  | 'MESSAGE'
  | 'RECORD'
  | 'RULE';

export type ToolKind =
  | 'COMPLETE_TASK'
  | 'DRAFT_DOCUMENT'
  | 'DRAFT_EMAIL'
  | 'FILE_EDITOR'
  | 'FILL_TEMPLATE'
  | 'PEEK_FILE'
  | 'REQUEST_TEMPLATE_TOOLS'
  | 'SEARCH_FILE'
  | 'THINK';

export type UpdateCaraWorkspaceArtifactInput = {
  document?: DocumentArtifactInput | null | undefined;
  email?: EmailArtifactInput | null | undefined;
  form?: FormArtifactInput | null | undefined;
};

export type UpdateCaraWorkspacesInput = {
  archive?: boolean | null | undefined;
  title?: string | null | undefined;
  /** The title the new one was written on; CONFLICT when a person has given another meanwhile. */
  titleWas?: string | null | undefined;
};

export type UploadFormTemplateInput = {
  file: File;
  licenceConfirmed: boolean;
};

export type SourcePartsFragment = { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null };

export type FilePartsFragment = { id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null };

export type ArtifactPartsFragment = { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null };

export type WorkspacePartsFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number, milliseconds: number } | null };

export type WorkspaceQueryVariables = Exact<{
  id: string;
}>;


export type WorkspaceQuery = { caraWorkspace: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number, milliseconds: number } | null } | null };

export type WatchWorkspaceSubscriptionVariables = Exact<{
  id: string;
}>;


export type WatchWorkspaceSubscription = { watchCaraWorkspace: { words: Array<{ eventId: string, offset: number, text: string }>, changed: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number, milliseconds: number } | null } | null } };

export type WorkspaceArtifactQueryVariables = Exact<{
  workspaceId: string;
  id: string;
  version: number;
}>;


export type WorkspaceArtifactQuery = { caraWorkspaceArtifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null } };

export type WorkspaceRowFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null } };

export type WorkspaceRowsQueryVariables = Exact<{
  filter?: CaraWorkspaceFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type WorkspaceRowsQuery = { caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null } }> };

export type CreateWorkspaceMutationVariables = Exact<{
  input: CreateCaraWorkspaceInput;
}>;


export type CreateWorkspaceMutation = { createCaraWorkspace: { id: string | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type FormTemplatePartsFragment = { id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null };

export type FormTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormTemplatesQuery = { formTemplates: Array<{ id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null }> };

export type UploadFormTemplateMutationVariables = Exact<{
  input: UploadFormTemplateInput;
}>;


export type UploadFormTemplateMutation = { uploadFormTemplate: { formTemplate: { id: string, form: string, edition: string | null, fileName: string, matched: number, unmatched: Array<string>, missing: Array<string>, licenceConfirmedAt: string, licenceConfirmedBy: { id: string, name: string } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteFormTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFormTemplateMutation = { deleteFormTemplate: { formTemplate: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SignInMutationVariables = Exact<{
  email: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { agencySignIn: { agencyUser: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type WorkspaceListRowFragment = { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, place: { cursor: string, group: string | null } | null, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null } };

export type WorkspacePageQueryVariables = Exact<{
  filter?: CaraWorkspaceFilter | null | undefined;
  group?: CaraWorkspaceGrouping | null | undefined;
  first: number;
  after?: string | null | undefined;
  withTotals: boolean;
}>;


export type WorkspacePageQuery = { caraWorkspaces: Array<{ id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, place: { cursor: string, group: string | null } | null, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null } }>, caraWorkspaceTotals?: Array<{ key: string, count: number }> };

export type UpdateWorkspacesMutationVariables = Exact<{
  ids: Array<string> | string;
  input: UpdateCaraWorkspacesInput;
}>;


export type UpdateWorkspacesMutation = { updateCaraWorkspaces: { caraWorkspaces: Array<{ id: string, title: string }>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type DeleteWorkspacesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWorkspacesMutation = { deleteCaraWorkspaces: { ids: Array<string>, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type AddMessageMutationVariables = Exact<{
  id: string;
  input: CaraWorkspaceMessageInput;
}>;


export type AddMessageMutation = { addCaraWorkspaceMessage: { caraWorkspace: { id: string, title: string, state: CaraWorkspaceState, preset: CaraPreset | null, createdAt: string, updatedAt: string, schemaVersion: CaraSchemaVersion, isPatch: boolean, inLine: Array<string>, agencyUser: { id: string, name: string } | null, metadata: { clientName: string | null, keywords: Array<string> }, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, messages: Array<{ id: string, role: CaraMessageRole, content: string, timestamp: string, choices: Array<string>, inLine: boolean, files: Array<{ id: string, shownName: string, url: string, mimeType: string, size: number, pages: number | null, kind: string | null, error: string | null }>, citations: Array<{ number: number, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } }> }>, planStages: Array<{ id: string, type: PlanStageType, state: PlanState, startedAt: string | null, endedAt: string | null, result: string | null, error: string | null, initiatedByMessageId: string | null, processAttachmentsDetails: { progress: Array<{ fileId: string, fileName: string, error: string | null, progress: number, pages: number | null }> } | null, events: Array<{ id: string, type: PlanStageEventType, state: PlanState, title: string, content: string, contentOffset: number, startedAt: string | null, endedAt: string | null, error: string | null, toolCall: { type: ToolKind, peekFile: { fileId: string | null, pages: Array<number> } | null, searchFile: { results: Array<{ query: string, places: Array<{ kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null }> }> } | null, draftEmail: { artifactId: string | null, subject: string | null, toEmail: string | null, toName: string | null } | null, draftDocument: { artifactId: string | null, title: string | null } | null, fileEditor: { operation: string, fileId: string | null, version: number | null, edits: Array<{ before: string, after: string }> } | null, fillTemplate: { templateId: string, artifactId: string | null } | null } | null }> }>, artifacts: Array<{ id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null }>, run: { id: string, state: RunState, model: string, error: string | null, inputTokens: number, outputTokens: number, milliseconds: number } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type StopWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type StopWorkspaceMutation = { stopCaraWorkspace: { caraWorkspace: { id: string, state: CaraWorkspaceState } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RetryWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type RetryWorkspaceMutation = { retryCaraWorkspace: { caraWorkspace: { id: string, state: CaraWorkspaceState } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type UpdateArtifactMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  edits: number;
  input: UpdateCaraWorkspaceArtifactInput;
}>;


export type UpdateArtifactMutation = { updateCaraWorkspaceArtifact: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ConfirmValuesMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
  edits: number;
  fields: Array<string> | string;
  confirmed: boolean;
}>;


export type ConfirmValuesMutation = { confirmCaraWorkspaceFormValues: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RestoreArtifactMutationVariables = Exact<{
  workspaceId: string;
  artifactId: string;
  version: number;
}>;


export type RestoreArtifactMutation = { restoreCaraWorkspaceArtifact: { artifact: { id: string, stageId: string, type: ArtifactType, version: number, edits: number, createdAt: string, versions: Array<{ version: number, stageId: string, createdAt: string, reason: ArtifactVersionReason, restoredFrom: number | null, by: { id: string, name: string } | null }>, document: { title: string, content: string } | null, email: { subject: string, toEmail: string | null, toName: string | null, body: string, completed: boolean } | null, pdf: { title: string, externalUrl: string, pages: Array<{ number: number, width: number, height: number }> } | null, form: { form: string, edition: string | null, worksheet: boolean, fields: Array<{ name: string, label: string, section: string, type: FormFieldType, value: string, state: FieldState, reason: string | null, reasonKind: BlankReason | null, expected: boolean, page: number, box: Array<number>, maxLength: number | null, confirmed: { by: string, at: string } | null, source: { kind: SourceKind, label: string, quote: string | null, fileId: string | null, page: number | null, boxes: Array<Array<number>>, pageWidth: number | null, pageHeight: number | null } | null }>, findings: Array<{ severity: FindingSeverity, message: string, fields: Array<string> }> } | null } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type RemoveMessageMutationVariables = Exact<{
  id: string;
  messageId: string;
}>;


export type RemoveMessageMutation = { removeCaraWorkspaceMessage: { caraWorkspace: { id: string } | null, errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { agencyUser: { id: string, email: string, name: string, agency: { id: string, name: string } } | null, agencyUsers: Array<{ id: string, name: string }>, uploadLimits: { fileBytes: number, files: number } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { agencySignOut: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { agencySignOutEverywhere: { errors: Array<{ message: string, code: ErrorCode, path: Array<string> }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const FilePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
    `, {"fragmentName":"FileParts"}) as unknown as TypedDocumentString<FilePartsFragment, unknown>;
export const SourcePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
    `, {"fragmentName":"SourceParts"}) as unknown as TypedDocumentString<SourcePartsFragment, unknown>;
export const ArtifactPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}`, {"fragmentName":"ArtifactParts"}) as unknown as TypedDocumentString<ArtifactPartsFragment, unknown>;
export const WorkspacePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
    milliseconds
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}`, {"fragmentName":"WorkspaceParts"}) as unknown as TypedDocumentString<WorkspacePartsFragment, unknown>;
export const FormTemplatePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}
    `, {"fragmentName":"FormTemplateParts"}) as unknown as TypedDocumentString<FormTemplatePartsFragment, unknown>;
export const WorkspaceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  metadata {
    clientName
  }
}
    `, {"fragmentName":"WorkspaceRow"}) as unknown as TypedDocumentString<WorkspaceRowFragment, unknown>;
export const WorkspaceListRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkspaceListRow on CaraWorkspace {
  ...WorkspaceRow
  place {
    cursor
    group
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  metadata {
    clientName
  }
}`, {"fragmentName":"WorkspaceListRow"}) as unknown as TypedDocumentString<WorkspaceListRowFragment, unknown>;
export const WorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Workspace($id: ID!) {
  caraWorkspace(id: $id) {
    ...WorkspaceParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
    milliseconds
  }
}`) as unknown as TypedDocumentString<WorkspaceQuery, WorkspaceQueryVariables>;
export const WatchWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WatchWorkspace($id: ID!) {
  watchCaraWorkspace(id: $id) {
    words {
      eventId
      offset
      text
    }
    changed {
      ...WorkspaceParts
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
    milliseconds
  }
}`) as unknown as TypedDocumentString<WatchWorkspaceSubscription, WatchWorkspaceSubscriptionVariables>;
export const WorkspaceArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspaceArtifact($workspaceId: ID!, $id: ID!, $version: Int!) {
  caraWorkspaceArtifact(workspaceId: $workspaceId, id: $id, version: $version) {
    ...ArtifactParts
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}`) as unknown as TypedDocumentString<WorkspaceArtifactQuery, WorkspaceArtifactQueryVariables>;
export const WorkspaceRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspaceRows($filter: CaraWorkspaceFilter, $first: Int) {
  caraWorkspaces(filter: $filter, first: $first) {
    ...WorkspaceRow
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  metadata {
    clientName
  }
}`) as unknown as TypedDocumentString<WorkspaceRowsQuery, WorkspaceRowsQueryVariables>;
export const CreateWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateWorkspace($input: CreateCaraWorkspaceInput!) {
  createCaraWorkspace(input: $input) {
    id
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWorkspaceMutation, CreateWorkspaceMutationVariables>;
export const FormTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormTemplates {
  formTemplates {
    ...FormTemplateParts
  }
}
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<FormTemplatesQuery, FormTemplatesQueryVariables>;
export const UploadFormTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadFormTemplate($input: UploadFormTemplateInput!) {
  uploadFormTemplate(input: $input) {
    formTemplate {
      ...FormTemplateParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment FormTemplateParts on FormTemplate {
  id
  form
  edition
  fileName
  matched
  unmatched
  missing
  licenceConfirmedAt
  licenceConfirmedBy {
    id
    name
  }
}`) as unknown as TypedDocumentString<UploadFormTemplateMutation, UploadFormTemplateMutationVariables>;
export const DeleteFormTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteFormTemplate($id: ID!) {
  deleteFormTemplate(id: $id) {
    formTemplate {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFormTemplateMutation, DeleteFormTemplateMutationVariables>;
export const SignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignIn($email: String!, $code: String) {
  agencySignIn(email: $email, code: $code) {
    agencyUser {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const WorkspacePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkspacePage($filter: CaraWorkspaceFilter, $group: CaraWorkspaceGrouping, $first: Int!, $after: ID, $withTotals: Boolean!) {
  caraWorkspaces(filter: $filter, group: $group, first: $first, after: $after) {
    ...WorkspaceListRow
  }
  caraWorkspaceTotals(filter: $filter, group: $group) @include(if: $withTotals) {
    key
    count
  }
}
    fragment WorkspaceRow on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  agencyUser {
    id
    name
  }
  metadata {
    clientName
  }
}
fragment WorkspaceListRow on CaraWorkspace {
  ...WorkspaceRow
  place {
    cursor
    group
  }
}`) as unknown as TypedDocumentString<WorkspacePageQuery, WorkspacePageQueryVariables>;
export const UpdateWorkspacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateWorkspaces($ids: [ID!]!, $input: UpdateCaraWorkspacesInput!) {
  updateCaraWorkspaces(workspaceIds: $ids, input: $input) {
    caraWorkspaces {
      id
      title
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateWorkspacesMutation, UpdateWorkspacesMutationVariables>;
export const DeleteWorkspacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteWorkspaces($ids: [ID!]!) {
  deleteCaraWorkspaces(workspaceIds: $ids) {
    ids
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteWorkspacesMutation, DeleteWorkspacesMutationVariables>;
export const AddMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddMessage($id: ID!, $input: CaraWorkspaceMessageInput!) {
  addCaraWorkspaceMessage(id: $id, input: $input) {
    caraWorkspace {
      ...WorkspaceParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment FileParts on CaraFile {
  id
  shownName
  url
  mimeType
  size
  pages
  kind
  error
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}
fragment WorkspaceParts on CaraWorkspace {
  id
  title
  state
  preset
  createdAt
  updatedAt
  schemaVersion
  isPatch
  inLine
  agencyUser {
    id
    name
  }
  metadata {
    clientName
    keywords
  }
  files {
    ...FileParts
  }
  messages {
    id
    role
    content
    timestamp
    choices
    inLine
    files {
      ...FileParts
    }
    citations {
      number
      source {
        ...SourceParts
      }
    }
  }
  planStages {
    id
    type
    state
    startedAt
    endedAt
    result
    error
    initiatedByMessageId
    processAttachmentsDetails {
      progress {
        fileId
        fileName
        error
        progress
        pages
      }
    }
    events {
      id
      type
      state
      title
      content
      contentOffset
      startedAt
      endedAt
      error
      toolCall {
        type
        peekFile {
          fileId
          pages
        }
        searchFile {
          results {
            query
            places {
              ...SourceParts
            }
          }
        }
        draftEmail {
          artifactId
          subject
          toEmail
          toName
        }
        draftDocument {
          artifactId
          title
        }
        fileEditor {
          operation
          fileId
          version
          edits {
            before
            after
          }
        }
        fillTemplate {
          templateId
          artifactId
        }
      }
    }
  }
  artifacts {
    ...ArtifactParts
  }
  run {
    id
    state
    model
    error
    inputTokens
    outputTokens
    milliseconds
  }
}`) as unknown as TypedDocumentString<AddMessageMutation, AddMessageMutationVariables>;
export const StopWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StopWorkspace($id: ID!) {
  stopCaraWorkspace(id: $id) {
    caraWorkspace {
      id
      state
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<StopWorkspaceMutation, StopWorkspaceMutationVariables>;
export const RetryWorkspaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryWorkspace($id: ID!) {
  retryCaraWorkspace(id: $id) {
    caraWorkspace {
      id
      state
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RetryWorkspaceMutation, RetryWorkspaceMutationVariables>;
export const UpdateArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateArtifact($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $input: UpdateCaraWorkspaceArtifactInput!) {
  updateCaraWorkspaceArtifact(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    edits: $edits
    input: $input
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}`) as unknown as TypedDocumentString<UpdateArtifactMutation, UpdateArtifactMutationVariables>;
export const ConfirmValuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmValues($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $fields: [String!]!, $confirmed: Boolean!) {
  confirmCaraWorkspaceFormValues(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
    edits: $edits
    fields: $fields
    confirmed: $confirmed
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}`) as unknown as TypedDocumentString<ConfirmValuesMutation, ConfirmValuesMutationVariables>;
export const RestoreArtifactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreArtifact($workspaceId: ID!, $artifactId: ID!, $version: Int!) {
  restoreCaraWorkspaceArtifact(
    workspaceId: $workspaceId
    artifactId: $artifactId
    version: $version
  ) {
    artifact {
      ...ArtifactParts
    }
    errors {
      message
      code
      path
    }
  }
}
    fragment SourceParts on Source {
  kind
  label
  quote
  fileId
  page
  boxes
  pageWidth
  pageHeight
}
fragment ArtifactParts on Artifact {
  id
  stageId
  type
  version
  edits
  createdAt
  versions {
    version
    stageId
    createdAt
    reason
    restoredFrom
    by {
      id
      name
    }
  }
  document {
    title
    content
  }
  email {
    subject
    toEmail
    toName
    body
    completed
  }
  pdf {
    title
    externalUrl
    pages {
      number
      width
      height
    }
  }
  form {
    form
    edition
    worksheet
    fields {
      name
      label
      section
      type
      value
      state
      reason
      reasonKind
      expected
      confirmed {
        by
        at
      }
      page
      box
      maxLength
      source {
        ...SourceParts
      }
    }
    findings {
      severity
      message
      fields
    }
  }
}`) as unknown as TypedDocumentString<RestoreArtifactMutation, RestoreArtifactMutationVariables>;
export const RemoveMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveMessage($id: ID!, $messageId: ID!) {
  removeCaraWorkspaceMessage(id: $id, messageId: $messageId) {
    caraWorkspace {
      id
    }
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveMessageMutation, RemoveMessageMutationVariables>;
export const ShellDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Shell {
  agencyUser {
    id
    email
    name
    agency {
      id
      name
    }
  }
  agencyUsers {
    id
    name
  }
  uploadLimits {
    fileBytes
    files
  }
}
    `) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const SignOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOut {
  agencySignOut {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const SignOutEverywhereDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOutEverywhere {
  agencySignOutEverywhere {
    errors {
      message
      code
      path
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;