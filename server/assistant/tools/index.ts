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
import { searchFile } from './search-file.ts'
import { think } from './think.ts'

const byName = {
  THINK: think,
  PEEK_FILE: peekFile,
  SEARCH_FILE: searchFile,
  LOOK_UP_ACCOUNT: lookUpAccount,
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

/** The tools that the agency's plan has. */
export const toolsFor = ({ entitlements }: Pick<Conversation, 'entitlements'>) =>
  TOOL_DECLARATIONS.filter(({ name }) => {
    const asked = OF_PLAN[name as ToolKind]
    return !asked || entitlements.includes(asked)
  })
