import { z } from 'zod'
import type { Entitlement } from '../../../shared/plans.ts'
import { TOOL_KINDS, type ToolKind } from '../../../shared/tools.ts'
import type { Conversation } from '../conversation.ts'
import type { Tool } from '../tool.ts'
import { completeTask } from './complete-task.ts'
import { draftDocument } from './draft-document.ts'
import { draftEmail } from './draft-email.ts'
import { fileEditor } from './file-editor.ts'
import { fillTemplate } from './fill-template.ts'
import { lookUpAccount } from './look-up-account.ts'
import { pdfEditor } from './pdf-editor.ts'
import { peekFile } from './peek-file.ts'
import { requestTemplateTools } from './request-template-tools.ts'
import { reviewDocuments } from './review-documents.ts'
import { searchFile } from './search-file.ts'
import { searchKnowledgeBase } from './search-knowledge-base.ts'
import { searchKnowledgeGraph } from './search-knowledge-graph.ts'
import { searchWeb } from './search-web.ts'
import { think } from './think.ts'

const byName = {
  THINK: think,
  PEEK_FILE: peekFile,
  SEARCH_FILE: searchFile,
  SEARCH_KNOWLEDGE_BASE: searchKnowledgeBase,
  SEARCH_WEB: searchWeb,
  SEARCH_KNOWLEDGE_GRAPH: searchKnowledgeGraph,
  LOOK_UP_ACCOUNT: lookUpAccount,
  REVIEW_DOCUMENTS: reviewDocuments,
  REQUEST_TEMPLATE_TOOLS: requestTemplateTools,
  FILL_TEMPLATE: fillTemplate,
  PDF_EDITOR: pdfEditor,
  DRAFT_EMAIL: draftEmail,
  DRAFT_DOCUMENT: draftDocument,
  FILE_EDITOR: fileEditor,
  COMPLETE_TASK: completeTask,
} satisfies { [Kind in ToolKind]: { name: Kind } }

/** Every tool of the assistant, in the order the model sees them. */
const TOOLS = TOOL_KINDS.map((kind) => byName[kind]) as unknown as Tool[]

export function findTool(name: string): Tool | null {
  return TOOLS.find((tool) => tool.name === name) ?? null
}

/** A tool as the language-model interface describes it. */
export const TOOL_DECLARATIONS = TOOLS.map((tool) => ({
  type: 'function' as const,
  name: tool.name,
  description: tool.manual,
  inputSchema: z.toJSONSchema(tool.input, { io: 'input' }) as object,
}))

/** What a tool asks of the agency's plan. */
const OF_PLAN: { [Kind in ToolKind]?: Entitlement } = { PDF_EDITOR: 'COPILOT_PDF_EDITOR' }

type Around = Pick<Conversation, 'account' | 'entitlements' | 'library' | 'web'>

/** Whether a tool has something to work on. */
const HAS_WORK: { [Kind in ToolKind]?: (around: Around) => boolean } = {
  SEARCH_KNOWLEDGE_BASE: ({ library }) => library.documents > 0,
  SEARCH_WEB: ({ web }) => web,
  // Whoever sees a client sees its workspaces.
  SEARCH_KNOWLEDGE_GRAPH: ({ account }) => account === null,
}

/** The tools that the agency's plan has, and that have something to work on. */
export const toolsFor = (around: Around) =>
  TOOL_DECLARATIONS.filter(({ name }) => {
    const asked = OF_PLAN[name as ToolKind]
    return (!asked || around.entitlements.includes(asked)) && (HAS_WORK[name as ToolKind]?.(around) ?? true)
  })
