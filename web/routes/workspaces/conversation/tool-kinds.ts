import {
  BookOpenText,
  CircleCheckBig,
  FileText,
  Lightbulb,
  type LucideIcon,
  Mail,
  PencilLine,
  Search,
  TableProperties,
} from 'lucide-react'
import type { ToolKind } from '../../../graph/generated/graphql.ts'

type Kind = {
  icon: LucideIcon
  /** What to call the step when the server gave it no title. */
  title: string
  /** The label on the card while the tool makes something (spec 2 §4). */
  making?: string
}

export const TOOL_KINDS: Record<ToolKind, Kind> = {
  THINK: { icon: Lightbulb, title: 'Thought about it' },
  PEEK_FILE: { icon: BookOpenText, title: 'Looked into a file' },
  SEARCH_FILE: { icon: Search, title: 'Searched the files' },
  FILL_TEMPLATE: { icon: TableProperties, title: 'Filled the form', making: 'Filling template' },
  DRAFT_EMAIL: { icon: Mail, title: 'Drafted an e-mail', making: 'Drafting email' },
  DRAFT_DOCUMENT: { icon: FileText, title: 'Drafted a document', making: 'Drafting document' },
  FILE_EDITOR: { icon: PencilLine, title: 'Edited a document', making: 'Drafting document' },
  COMPLETE_TASK: { icon: CircleCheckBig, title: 'Finished' },
}
