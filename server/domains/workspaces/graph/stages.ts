import { PDF_OPERATIONS } from '../../../../shared/kinds.ts'
import { withoutPrefix } from '../../../../shared/presets.ts'
import { builder } from '../../../api/builder.ts'
import type { AttachmentProgress, Stage, StageEvent, ToolCallRecord } from '../../../runs/types.ts'
import type { CheckedSource } from '../types.ts'
import { EventTypeEnum, PlanStateEnum, StageTypeEnum, ToolKindEnum } from './enums.ts'
import { SourceRef } from './sources.ts'

type Fields = Record<string, unknown>

/** What a tool kept for the screen besides its raw input and result. */
const dataOf = (call: ToolCallRecord, name: string) => (call.name === name ? ((call.data ?? {}) as Fields) : null)
/** What a call of the editor is about is shown while it works, so its input tells it until there is a result. */
function editorData(call: ToolCallRecord): Fields {
  if (call.data) return call.data as Fields
  const { operation, artifactId } = readJson(call.argumentsJson)
  return { operation, fileId: artifactId }
}

function readJson(json: string): Fields {
  try {
    return Object(JSON.parse(json)) as Fields
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

const SearchQuery = builder.objectRef<{ query: string }>('SearchQuery').implement({
  fields: (t) => ({ query: t.exposeString('query') }),
})
type Found = { query: string; answer: string; places?: CheckedSource[] }
const SearchResult = builder.objectRef<Found>('SearchResult').implement({
  fields: (t) => ({
    query: t.exposeString('query'),
    answer: t.exposeString('answer'),
    places: t.field({
      type: [SourceRef],
      description: 'Its sources, the best first; empty when there is none.',
      resolve: ({ places }) => places ?? [],
    }),
  }),
})
const PeekFileCall = builder.objectRef<Fields>('PeekFileCall').implement({
  fields: (t) => ({
    fileId: t.id({ nullable: true, resolve: (data) => text(data.fileId) }),
    pages: t.intList({
      description: 'The pages whose text was read.',
      resolve: (data) => (data.pages as number[] | undefined) ?? [],
    }),
  }),
})
const SearchFileCall = builder.objectRef<Fields>('SearchFileCall').implement({
  fields: (t) => ({
    queries: t.field({
      type: [SearchQuery],
      resolve: (data) => (data.queries as { query: string }[] | undefined) ?? [],
    }),
    results: t.field({
      type: [SearchResult],
      resolve: (data) => (data.results as Found[] | undefined) ?? [],
    }),
  }),
})
const VisitedPage = builder.objectRef<{ url: string; note: string | null }>('VisitedPage').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    note: t.exposeString('note', { nullable: true, description: 'Why it was not read; null where it was.' }),
  }),
})
const SearchWebCall = builder.objectRef<Fields>('SearchWebCall').implement({
  fields: (t) => ({
    queries: t.field({
      type: [SearchQuery],
      resolve: (data) => (data.queries as { query: string }[] | undefined) ?? [],
    }),
    results: t.field({
      type: [SearchResult],
      resolve: (data) => (data.results as Found[] | undefined) ?? [],
    }),
    visited: t.field({
      type: [VisitedPage],
      description: 'Every address that was asked for.',
      resolve: (data) => (data.visited as { url: string; note: string | null }[] | undefined) ?? [],
    }),
  }),
})
const DraftEmailCall = builder.objectRef<Fields>('DraftEmailCall').implement({
  fields: (t) => ({
    artifactId: t.id({ nullable: true, resolve: (data) => text(data.artifactId) }),
    subject: t.string({ nullable: true, resolve: (data) => text(data.subject) }),
    toEmail: t.string({ nullable: true, resolve: (data) => text(data.toEmail) }),
    toName: t.string({ nullable: true, resolve: (data) => text(data.toName) }),
    body: t.string({ nullable: true, resolve: (data) => text(data.body) }),
  }),
})
const DraftDocumentCall = builder.objectRef<Fields>('DraftDocumentCall').implement({
  fields: (t) => ({
    artifactId: t.id({ nullable: true, resolve: (data) => text(data.artifactId) }),
    title: t.string({ nullable: true, resolve: (data) => text(data.title) }),
    htmlContent: t.string({ nullable: true, resolve: (data) => text(data.htmlContent) }),
  }),
})
const DraftEdit = builder.objectRef<{ before: string; after: string }>('DraftEdit').implement({
  description: 'Words of a draft, before and after.',
  fields: (t) => ({ before: t.exposeString('before'), after: t.exposeString('after') }),
})
const FileEditorCall = builder.objectRef<Fields>('FileEditorCall').implement({
  fields: (t) => ({
    operation: t.string({ resolve: (data) => text(data.operation) ?? 'READ' }),
    fileId: t.id({
      nullable: true,
      description: 'The artifact; known from the moment the call is made.',
      resolve: (data) => text(data.fileId),
    }),
    version: t.int({ nullable: true, resolve: (data) => (typeof data.version === 'number' ? data.version : null) }),
    edits: t.field({
      type: [DraftEdit],
      resolve: (data) => (data.edits as { before: string; after: string }[] | undefined) ?? [],
    }),
  }),
})
const FillTemplateCall = builder.objectRef<Fields>('FillTemplateCall').implement({
  fields: (t) => ({
    templateId: t.string({ resolve: (data) => text(data.templateId) ?? '' }),
    artifactId: t.id({ nullable: true, resolve: (data) => text(data.artifactId) }),
    holderName: t.string({ nullable: true, resolve: (data) => text(data.holderName) }),
    insuredName: t.string({
      nullable: true,
      description: 'The first named insured on the form.',
      resolve: (data) => text(data.insuredName),
    }),
    namedInsuredName: t.string({
      nullable: true,
      description: 'Every named insured on the form, divided by semicolons.',
      resolve: (data) => text(data.namedInsuredName),
    }),
  }),
})

const PdfOperationEnum = builder.enumType('PdfEditorOperation', { values: PDF_OPERATIONS })
const PdfInputFile = builder.objectRef<{ fileName: string }>('PdfEditorFile').implement({
  fields: (t) => ({ fileName: t.exposeString('fileName', { description: 'As the call named it.' }) }),
})
const PdfEditorCall = builder.objectRef<Fields>('PdfEditorCall').implement({
  fields: (t) => ({
    operation: t.field({
      type: PdfOperationEnum,
      resolve: ({ operation }) => (operation === 'FILL_FORM_FIELDS' ? operation : 'INSPECT_FORM_FIELDS'),
    }),
    formFillInstructions: t.string({ nullable: true, resolve: (data) => text(data.formFillInstructions) }),
    inputFiles: t.field({
      type: [PdfInputFile],
      resolve: ({ inputFiles }) =>
        Array.isArray(inputFiles)
          ? (inputFiles as { fileName: string }[]).filter(({ fileName }) => text(fileName))
          : [],
    }),
    result: t.string({ nullable: true, resolve: (data) => text(data.result) }),
    fileId: t.id({
      nullable: true,
      description: 'The artifact that was filled.',
      resolve: (data) => text(data.fileId),
    }),
    version: t.int({ nullable: true, resolve: (data) => (typeof data.version === 'number' ? data.version : null) }),
  }),
})

const ToolCallRef = builder.objectRef<ToolCallRecord>('ToolCall').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    type: t.field({ type: ToolKindEnum, resolve: (call) => call.name }),
    argumentsJson: t.exposeString('argumentsJson'),
    result: t.exposeString('result', { nullable: true }),
    peekFile: t.field({ type: PeekFileCall, nullable: true, resolve: (call) => dataOf(call, 'PEEK_FILE') }),
    searchFile: t.field({ type: SearchFileCall, nullable: true, resolve: (call) => dataOf(call, 'SEARCH_FILE') }),
    searchKnowledgeBase: t.field({
      type: SearchFileCall,
      nullable: true,
      resolve: (call) => dataOf(call, 'SEARCH_KNOWLEDGE_BASE'),
    }),
    searchWeb: t.field({ type: SearchWebCall, nullable: true, resolve: (call) => dataOf(call, 'SEARCH_WEB') }),
    searchKnowledgeGraph: t.field({
      type: SearchFileCall,
      nullable: true,
      description: 'Queries over the records of the agency; the places of a result are records.',
      resolve: (call) => dataOf(call, 'SEARCH_KNOWLEDGE_GRAPH'),
    }),
    draftEmail: t.field({ type: DraftEmailCall, nullable: true, resolve: (call) => dataOf(call, 'DRAFT_EMAIL') }),
    draftDocument: t.field({
      type: DraftDocumentCall,
      nullable: true,
      resolve: (call) => dataOf(call, 'DRAFT_DOCUMENT'),
    }),
    fileEditor: t.field({
      type: FileEditorCall,
      nullable: true,
      resolve: (call) => dataOf(call, 'FILE_EDITOR') && editorData(call),
    }),
    pdfEditor: t.field({
      type: PdfEditorCall,
      nullable: true,
      resolve: (call) =>
        dataOf(call, 'PDF_EDITOR') && (call.data ? (call.data as Fields) : readJson(call.argumentsJson)),
    }),
    fillTemplate: t.field({ type: FillTemplateCall, nullable: true, resolve: (call) => dataOf(call, 'FILL_TEMPLATE') }),
  }),
})

const EventRef = builder.objectRef<StageEvent>('PlanStageEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: EventTypeEnum, resolve: (event) => event.type }),
    state: t.field({ type: PlanStateEnum, resolve: (event) => event.state }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    contentOffset: t.exposeInt('contentOffset', {
      description:
        'Where content starts in the whole text, in UTF-16 code units. Keep what you have before it; 0 replaces all.',
    }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: (event) => event.startedAt }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: (event) => event.endedAt }),
    error: t.exposeString('error', { nullable: true }),
    toolCall: t.field({ type: ToolCallRef, nullable: true, resolve: (event) => event.toolCall }),
  }),
})

const AttachmentProgressRef = builder.objectRef<AttachmentProgress>('AttachmentProgress').implement({
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    fileName: t.string({
      description: "As the user named it: without its input slot's prefix.",
      resolve: ({ fileName }) => withoutPrefix(fileName),
    }),
    error: t.exposeString('error', { nullable: true }),
    progress: t.exposeFloat('progress', { description: 'From 0 to 1.' }),
    pages: t.exposeInt('pages', { nullable: true }),
  }),
})
const ProcessAttachmentsDetails = builder.objectRef<AttachmentProgress[]>('ProcessAttachmentsDetails').implement({
  fields: (t) => ({ progress: t.field({ type: [AttachmentProgressRef], resolve: (progress) => progress }) }),
})

export const StageRef = builder.objectRef<Stage & { events: StageEvent[] }>('PlanStage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: StageTypeEnum, resolve: (stage) => stage.type }),
    state: t.field({ type: PlanStateEnum, resolve: (stage) => stage.state }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: (stage) => stage.startedAt }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: (stage) => stage.endedAt }),
    result: t.exposeString('result', { nullable: true }),
    error: t.exposeString('error', { nullable: true }),
    initiatedByMessageId: t.id({ nullable: true, resolve: (stage) => stage.messageId }),
    events: t.field({ type: [EventRef], resolve: (stage) => stage.events }),
    processAttachmentsDetails: t.field({
      type: ProcessAttachmentsDetails,
      nullable: true,
      resolve: (stage) => stage.progress,
    }),
  }),
})
