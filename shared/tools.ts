/**
 * The tools of the assistant, in the order the model sees them (spec 2 §3). A tool is a line here, its file under server/assistant/tools,
 * and a line in that folder's index; the compiler names what is missing.
 */
const TOOLS = [
  { kind: 'THINK', icon: 'thought', done: 'Thought about it' },
  { kind: 'PEEK_FILE', icon: 'book', done: 'Looked into a file' },
  { kind: 'SEARCH_FILE', icon: 'search', done: 'Searched the files' },
  { kind: 'SEARCH_KNOWLEDGE_BASE', icon: 'search', done: 'Searched the knowledge base' },
  { kind: 'SEARCH_WEB', icon: 'search', done: 'Searched the web' },
  { kind: 'SEARCH_KNOWLEDGE_GRAPH', icon: 'client', done: 'Searched the agency’s records' },
  { kind: 'LOOK_UP_ACCOUNT', icon: 'client', done: 'Looked up the client’s records' },
  { kind: 'REVIEW_DOCUMENTS', icon: 'check', done: 'Reviewed the documents', making: 'Reviewing documents' },
  { kind: 'REQUEST_TEMPLATE_TOOLS', icon: 'form', done: 'Looked at what the form asks for' },
  { kind: 'FILL_TEMPLATE', icon: 'form', done: 'Filled the form', making: 'Filling template' },
  { kind: 'PDF_EDITOR', icon: 'form', done: 'Filled a PDF form', making: 'Filling PDF form' },
  { kind: 'DRAFT_EMAIL', icon: 'mail', done: 'Drafted an e-mail', making: 'Drafting email' },
  { kind: 'DRAFT_DOCUMENT', icon: 'document', done: 'Drafted a document', making: 'Drafting document' },
  { kind: 'FILE_EDITOR', icon: 'pen', done: 'Edited a document', making: 'Drafting document' },
  { kind: 'COMPLETE_TASK', icon: 'check', done: 'Finished' },
] as const satisfies readonly ToolDeclaration[]

export type ToolKind = (typeof TOOLS)[number]['kind']

/** What the screen needs of a tool; what the model needs is in the tool itself. */
export type ToolDeclaration = {
  kind: string
  icon: IconName
  /** What to call a step when the tool gave it no title. */
  done: string
  /** The label on the card while the tool makes something (spec 2 §4). */
  making?: string
}

/** The signs the screen can draw; web/parts/icon.tsx must have each. */
export type IconName =
  | 'thought'
  | 'book'
  | 'search'
  | 'form'
  | 'mail'
  | 'document'
  | 'pen'
  | 'check'
  | 'client'
  | 'compare'
  | 'claim'
  | 'chart'
  | 'gap'
  | 'code'
  | 'verify'

export const TOOL_KINDS = TOOLS.map(({ kind }) => kind) as readonly ToolKind[] as readonly [ToolKind, ...ToolKind[]]

/** A tool by its kind. */
export const toolOf = (kind: ToolKind): ToolDeclaration => TOOLS.find((tool) => tool.kind === kind)!
