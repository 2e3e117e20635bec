/**
 * The names of the specification for the areas that are built, written from its documents by hand. `of` is a type, an input or
 * an enum of schema.graphql, or a field with arguments as `Type.field`; `names` are its fields, values or arguments.
 */
export type SpecNames = {
  place: `spec ${1 | 2 | 3} §${string}`
  of: string
  names: readonly string[]
  /** What the specification names as well and is not built yet, with the area it comes with. Remove a name from here when it is built. */
  missing?: Readonly<Record<string, string>>
}

const FAVORITES = 'preferences of the start page'
const PRESETS = "an agency's own presets"
const SUBSCRIPTION = 'plans and seats'
const SERVICING = 'service requests'
const INTEGRATIONS = 'integrations'
const STYLES = 'styles'
const KNOWLEDGE = 'the knowledge base'
const POLICIES = 'policies'
const CERTIFICATES = 'certificates'
const PDF_EDITOR = 'the PDF editor'
const WEB = 'search on the web'

export const SPEC_NAMES: readonly SpecNames[] = [
  { place: 'spec 1 §2.2', of: 'Mutation.agencySignIn', names: ['email', 'code'] },
  { place: 'spec 1 §2.2', of: 'AgencySignInPayload', names: ['agencyUser', 'errors'] },
  { place: 'spec 1 §2.2', of: 'UserError', names: ['message', 'path'] },
  {
    place: 'spec 1 §3',
    of: 'AgencyUser',
    names: ['id', 'email', 'name', 'state', 'agency'],
    missing: { preferences: FAVORITES },
  },
  { place: 'spec 1 §3', of: 'AgencyUserState', names: ['ACTIVE', 'DISABLED'] },
  {
    place: 'spec 1 §3',
    of: 'Agency',
    names: ['id', 'name', 'mailingAddress'],
    missing: { configuration: INTEGRATIONS, subscription: SUBSCRIPTION },
  },
  { place: 'spec 1 §3', of: 'Address', names: ['line1', 'city', 'zone', 'postalCode'] },
  {
    place: 'spec 1 §7',
    of: 'Query',
    names: ['agencyUser', 'agencyUsers'],
    missing: { subscriptionManagementLinks: SUBSCRIPTION, serviceRequests: SERVICING, serviceRequest: SERVICING },
  },
  {
    place: 'spec 1 §7',
    of: 'Mutation',
    names: ['agencySignIn', 'agencySignOut', 'createCaraWorkspace'],
    missing: {
      updateSubscription: SUBSCRIPTION,
      createAgencyUser: SUBSCRIPTION,
      disableAgencyUser: SUBSCRIPTION,
      enableAgencyUser: SUBSCRIPTION,
      resolveServiceRequest: SERVICING,
      updateServiceRequest: SERVICING,
      addServiceRequestComment: SERVICING,
    },
  },
  {
    place: 'spec 2 §3',
    of: 'CaraWorkspace',
    names: [
      'id',
      'title',
      'state',
      'preset',
      'createdAt',
      'updatedAt',
      'agencyUser',
      'metadata',
      'schemaVersion',
      'files',
      'messages',
      'planStages',
      'artifacts',
    ],
    missing: { customPreset: PRESETS, integration: INTEGRATIONS, serviceRequest: SERVICING },
  },
  { place: 'spec 2 §3', of: 'CaraWorkspaceMetadata', names: ['clientName', 'keywords'] },
  { place: 'spec 2 §3', of: 'CaraSchemaVersion', names: ['V0', 'V1'] },
  { place: 'spec 2 §3', of: 'CaraFile', names: ['id', 'name', 'url'] },
  { place: 'spec 2 §3', of: 'CaraMessage', names: ['id', 'role', 'content', 'timestamp', 'files'] },
  { place: 'spec 2 §3', of: 'CaraMessageRole', names: ['AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER'] },
  {
    place: 'spec 2 §3',
    of: 'PlanStage',
    names: [
      'id',
      'type',
      'state',
      'startedAt',
      'endedAt',
      'result',
      'initiatedByMessageId',
      'events',
      'processAttachmentsDetails',
    ],
  },
  { place: 'spec 2 §3', of: 'PlanStageType', names: ['PROCESS_ATTACHMENTS', 'TASK'] },
  { place: 'spec 2 §3', of: 'PlanState', names: ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] },
  { place: 'spec 2 §3', of: 'ProcessAttachmentsDetails', names: ['progress'] },
  { place: 'spec 2 §3', of: 'AttachmentProgress', names: ['fileName', 'error', 'progress'] },
  {
    place: 'spec 2 §3',
    of: 'PlanStageEvent',
    names: ['id', 'type', 'state', 'title', 'content', 'startedAt', 'endedAt', 'error', 'toolCall'],
  },
  { place: 'spec 2 §3', of: 'PlanStageEventType', names: ['THOUGHT', 'TOOL_CALL'] },
  { place: 'spec 2 §3', of: 'ToolCall', names: ['name', 'type', 'argumentsJson', 'result'] },
  {
    place: 'spec 2 §3',
    of: 'ToolKind',
    names: [
      'THINK',
      'COMPLETE_TASK',
      'DRAFT_EMAIL',
      'DRAFT_DOCUMENT',
      'FILE_EDITOR',
      'FILL_TEMPLATE',
      'PEEK_FILE',
      'REQUEST_TEMPLATE_TOOLS',
      'SEARCH_FILE',
    ],
    missing: {
      PDF_EDITOR,
      SEARCH_KNOWLEDGE_BASE: KNOWLEDGE,
      SEARCH_KNOWLEDGE_GRAPH: KNOWLEDGE,
      SEARCH_WEB: WEB,
      WRITE_INTEGRATION: INTEGRATIONS,
    },
  },
  { place: 'spec 2 §3', of: 'SearchFileCall', names: ['queries', 'results'] },
  { place: 'spec 2 §3', of: 'SearchQuery', names: ['query'] },
  { place: 'spec 2 §3', of: 'SearchResult', names: ['query', 'answer'] },
  { place: 'spec 2 §3', of: 'DraftEmailCall', names: ['artifactId', 'body', 'subject', 'toEmail', 'toName'] },
  { place: 'spec 2 §3', of: 'DraftDocumentCall', names: ['artifactId', 'title', 'htmlContent'] },
  { place: 'spec 2 §3', of: 'FileEditorCall', names: ['operation', 'fileId', 'version'] },
  { place: 'spec 2 §3', of: 'FillTemplateCall', names: ['templateId', 'artifactId'] },
  {
    place: 'spec 2 §3',
    of: 'Artifact',
    names: ['id', 'stageId', 'type', 'version', 'createdAt', 'document', 'pdf'],
  },
  {
    place: 'spec 2 §3',
    of: 'ArtifactType',
    names: ['DOCUMENT', 'DOCUMENT_HTML', 'EMAIL', 'HTML_DOCUMENT', 'PDF_FILE'],
  },
  { place: 'spec 2 §3', of: 'DocumentArtifact', names: ['title', 'content'] },
  { place: 'spec 2 §3', of: 'PdfArtifact', names: ['title', 'externalUrl'] },
  { place: 'spec 2 §3', of: 'EmailArtifact', names: ['subject', 'toEmail', 'body', 'completed'] },
  {
    place: 'spec 2 §3',
    of: 'CaraPreset',
    names: ['DOCUMENT_EXPLORATION', 'GENERATE_TEMPLATE'],
    missing: {
      CERTIFICATE_REVIEW: 'further presets',
      COMMERCIAL_CLASSIFICATION: 'further presets',
      CONTRACT_REVIEW: 'further presets',
      COVERAGE_COMPARISON: 'further presets',
      GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: 'further presets',
      GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE: 'further presets',
      GENERATE_QUOTE_PROPOSAL: 'further presets',
      UNDERWRITING_ANALYSIS: 'further presets',
    },
  },
  { place: 'spec 2 §4', of: 'CaraWorkspaceState', names: ['CREATED', 'WAITING_FOR_INPUT', 'WORKING', 'IDLE'] },
  {
    place: 'spec 2 §7',
    of: 'Query',
    names: ['caraWorkspaces', 'caraWorkspace', 'agencyUser'],
    missing: {
      htmlDocumentTemplates: STYLES,
      presets: PRESETS,
      customPresets: PRESETS,
      customPreset: PRESETS,
      knowledgeBases: KNOWLEDGE,
      knowledgeBase: KNOWLEDGE,
      knowledgeBaseDocument: KNOWLEDGE,
    },
  },
  {
    place: 'spec 2 §7',
    of: 'Mutation',
    names: ['createCaraWorkspace', 'addCaraWorkspaceMessage', 'updateCaraWorkspaces', 'updateCaraWorkspaceArtifact'],
    missing: {
      createCustomPreset: PRESETS,
      updateCustomPreset: PRESETS,
      uploadKnowledgeBaseFileDocument: KNOWLEDGE,
      createKnowledgeBaseTextDocument: KNOWLEDGE,
      updateKnowledgeBaseDocument: KNOWLEDGE,
      deleteKnowledgeBaseDocument: KNOWLEDGE,
    },
  },
  { place: 'spec 2 §7', of: 'Subscription', names: ['watchCaraWorkspace'] },
  { place: 'spec 2 §7', of: 'Subscription.watchCaraWorkspace', names: ['id'] },
  { place: 'spec 2 §7', of: 'Query.caraWorkspace', names: ['id'] },
  { place: 'spec 2 §7', of: 'Mutation.createCaraWorkspace', names: ['input'] },
  {
    place: 'spec 2 §7',
    of: 'CreateCaraWorkspaceInput',
    names: ['message', 'files', 'preset', 'documentIds'],
    missing: { customPresetId: PRESETS, serviceRequestId: SERVICING },
  },
  { place: 'spec 2 §7', of: 'CreateCaraWorkspacePayload', names: ['id', 'errors'] },
  { place: 'spec 2 §7', of: 'Mutation.addCaraWorkspaceMessage', names: ['id', 'input'] },
  { place: 'spec 2 §7', of: 'CaraWorkspaceMessageInput', names: ['message', 'files'] },
  { place: 'spec 2 §7', of: 'Mutation.updateCaraWorkspaces', names: ['workspaceIds', 'input'] },
  { place: 'spec 2 §7', of: 'UpdateCaraWorkspacesInput', names: ['title', 'archive'] },
  {
    place: 'spec 2 §7',
    of: 'Mutation.updateCaraWorkspaceArtifact',
    names: ['workspaceId', 'artifactId', 'version', 'input'],
  },
  { place: 'spec 2 §7', of: 'UpdateCaraWorkspaceArtifactInput', names: ['document'] },
  { place: 'spec 2 §7', of: 'DocumentArtifactInput', names: ['content'] },
  {
    place: 'spec 3 §3',
    of: 'Account',
    names: [
      'id',
      'type',
      'createdAt',
      'email',
      'name',
      'phone',
      'mailingAddress',
      'dba',
      'website',
      'business',
      'individual',
      'contacts',
    ],
    missing: { businessPolicies: POLICIES, certificatesOfLiabilityInsurance: CERTIFICATES, serviceRequests: SERVICING },
  },
  { place: 'spec 3 §3', of: 'AccountType', names: ['BUSINESS', 'INDIVIDUAL'] },
  { place: 'spec 3 §3', of: 'BusinessAccount', names: ['name', 'dba', 'email', 'phone', 'mailingAddress'] },
  { place: 'spec 3 §3', of: 'IndividualAccount', names: ['name', 'email', 'phone', 'mailingAddress'] },
  { place: 'spec 3 §3', of: 'Contact', names: ['id', 'name', 'email', 'phone'] },
  { place: 'spec 3 §3', of: 'CreateAccountInput', names: ['business', 'individual', 'associateContactId'] },
  {
    place: 'spec 3 §3',
    of: 'BusinessAccountInput',
    names: ['name', 'dba', 'website', 'email', 'phone', 'mailingAddress', 'contact'],
  },
  { place: 'spec 3 §3', of: 'AccountContactInput', names: ['name', 'email', 'phone'] },
  { place: 'spec 3 §5', of: 'AddressInput', names: ['line1', 'line2', 'city', 'zone', 'postalCode'] },
  { place: 'spec 3 §7', of: 'Query', names: ['accounts', 'account', 'contacts'] },
  { place: 'spec 3 §7', of: 'Query.account', names: ['id'] },
  { place: 'spec 3 §7', of: 'Mutation', names: ['createAccount', 'updateAccount'] },
  { place: 'spec 3 §7', of: 'Mutation.createAccount', names: ['input'] },
  { place: 'spec 3 §7', of: 'Mutation.updateAccount', names: ['id', 'input'] },
]
