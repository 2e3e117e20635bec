import { TOOL_KINDS } from './tools.ts'

/** What a preset of the agency can use, as its help tells it (spec 2 §2). */
export const PRESET_TOOLS = [
  { label: 'Web Research', tool: 'SEARCH_WEB', hint: 'Looks something up on the web.' },
  { label: 'Draft Email', tool: 'DRAFT_EMAIL', hint: 'Writes an e-mail for you to read and send.' },
  { label: 'Generate Document', tool: 'DRAFT_DOCUMENT', hint: 'Writes a letter, a summary or a list.' },
  { label: 'Search File', tool: 'SEARCH_FILE', hint: 'Finds where the files say something.' },
  { label: 'Search Knowledge Base', tool: 'SEARCH_KNOWLEDGE_BASE', hint: 'Finds it in the documents of your agency.' },
  {
    label: 'Search Knowledge Graph',
    tool: 'SEARCH_KNOWLEDGE_GRAPH',
    hint: 'Finds how things of your agency belong together.',
  },
  {
    label: 'Write to Integration',
    tool: 'WRITE_INTEGRATION',
    hint: 'Writes a note or a task into a connected system.',
  },
] as const

/** Whether a tool works here. */
export const isAvailable = ({ tool }: (typeof PRESET_TOOLS)[number]) => (TOOL_KINDS as readonly string[]).includes(tool)
