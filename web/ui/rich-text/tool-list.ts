import type { Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SeparatorHorizontal,
  Sparkles,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { type Alignment, align, alignmentAt, canMerge, canSplit, inTable, rule, toggleHead, widen } from './acts.ts'

export type Tool = {
  label: string
  keys?: string
  icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether it holds at the cursor. */
  on?: (editor: Editor) => boolean
  off?: (editor: Editor) => boolean
}
/** One of several in a list; with `when`, only where that holds. */
export type Choice = {
  value: string
  label: string
  group?: string
  run: (editor: Editor) => void
  when?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const MARKS = [
  ['Bold', 'bold', Bold, 'Ctrl+B'],
  ['Italic', 'italic', Italic, 'Ctrl+I'],
  ['Underline', 'underline', Underline, 'Ctrl+U'],
  ['Strike', 'strike', Strikethrough, 'Ctrl+Shift+S'],
  ['Code', 'code', Code, 'Ctrl+E'],
] as const
const ALIGNMENTS: readonly [Alignment, string, LucideIcon][] = [
  ['left', 'Align left', AlignLeft],
  ['center', 'Center', AlignCenter],
  ['right', 'Align right', AlignRight],
  ['justify', 'Justify', AlignJustify],
]

const LIST: Tool = {
  label: 'List',
  icon: List,
  run: (e) => chain(e).toggleBulletList().run(),
  on: (e) => e.isActive('bulletList'),
}
const NUMBERED: Tool = {
  label: 'Numbered list',
  icon: ListOrdered,
  run: (e) => chain(e).toggleOrderedList().run(),
  on: (e) => e.isActive('orderedList'),
}
const QUOTE: Tool = {
  label: 'Quote',
  icon: Quote,
  run: (e) => chain(e).toggleBlockquote().run(),
  on: (e) => e.isActive('blockquote'),
}
const PAGE_BREAK: Tool = {
  label: 'Page break',
  keys: 'Ctrl+Enter',
  icon: SeparatorHorizontal,
  run: (e) => rule(e, true),
}

export const TOOLS: Tool[][] = [
  MARKS.map(([label, mark, icon, keys]) => ({
    label,
    keys,
    icon,
    run: (e) => chain(e).toggleMark(mark).run(),
    on: (e) => e.isActive(mark),
  })),
  [LIST, NUMBERED, QUOTE],
  ALIGNMENTS.map(([value, label, icon]) => ({
    label,
    icon,
    run: (e) => align(e, value),
    on: (e) => alignmentAt(e) === value,
  })),
  [
    PAGE_BREAK,
    { label: 'Undo', keys: 'Ctrl+Z', icon: Undo2, run: (e) => chain(e).undo().run(), off: (e) => !e.can().undo() },
    { label: 'Redo', keys: 'Ctrl+Y', icon: Redo2, run: (e) => chain(e).redo().run(), off: (e) => !e.can().redo() },
  ],
]

const LEVELS = [1, 2, 3, 4, 5, 6] as const
export const STYLES: Choice[] = [
  { value: 'paragraph', label: 'Paragraph', run: (e) => chain(e).setParagraph().run() },
  ...LEVELS.map((level) => ({
    value: `h${String(level)}`,
    label: `Heading ${String(level)}`,
    run: (e: Editor) => void chain(e).setHeading({ level }).run(),
  })),
]
export const styleAt = (editor: Editor) => {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }))
  return level ? `h${String(level)}` : 'paragraph'
}

const insertTable = (editor: Editor) => void chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
const act = (group: string, label: string, run: Choice['run'], when: Choice['when'] = inTable): Choice => ({
  value: label,
  label,
  group,
  run,
  when,
})
export const TABLE_ACTS: Choice[] = [
  { value: 'Insert a table', label: 'Insert a table', run: insertTable },
  act('Rows', 'Add a row above', (e) => chain(e).addRowBefore().run()),
  act('Rows', 'Add a row below', (e) => chain(e).addRowAfter().run()),
  act('Rows', 'Delete the row', (e) => chain(e).deleteRow().run()),
  act('Rows', 'Header row on or off', toggleHead),
  act('Columns', 'Add a column left', (e) => chain(e).addColumnBefore().run()),
  act('Columns', 'Add a column right', (e) => chain(e).addColumnAfter().run()),
  act('Columns', 'Delete the column', (e) => chain(e).deleteColumn().run()),
  act('Columns', 'Make the column wider', (e) => widen(e, 20)),
  act('Columns', 'Make the column narrower', (e) => widen(e, -20)),
  act('Cells', 'Merge the cells', (e) => chain(e).mergeCells().run(), canMerge),
  act('Cells', 'Split the cell', (e) => chain(e).splitCell().run(), canSplit),
  act('Table', 'Delete the table', (e) => chain(e).deleteTable().run()),
]

/** An item of the menu that a slash opens. */
export type SlashItem = Pick<Tool, 'label' | 'icon' | 'run'> & { hint: string; words: string }

export const ASK = { label: 'Ask Cara', icon: Sparkles, hint: 'Ctrl+J', words: 'ai change write' } as const

export const SLASH_ITEMS: SlashItem[] = [
  ...([Heading1, Heading2, Heading3] as const).map((icon, at) => ({
    label: `Heading ${String(at + 1)}`,
    hint: '#'.repeat(at + 1),
    words: `title h${String(at + 1)}`,
    icon,
    run: STYLES[at + 1]!.run,
  })),
  { ...LIST, hint: '-', words: 'bullets unordered' },
  { ...NUMBERED, hint: '1.', words: 'ordered' },
  { label: 'Table', hint: '', words: 'grid rows columns', icon: Table, run: insertTable },
  { ...QUOTE, hint: '>', words: 'blockquote' },
  { label: 'Divider', hint: '---', words: 'line rule', icon: Minus, run: (e) => rule(e, false) },
  { ...PAGE_BREAK, hint: '', words: 'new page' },
]
