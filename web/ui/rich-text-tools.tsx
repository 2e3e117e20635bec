import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type Tool = {
  label: string
  icon: LucideIcon
  run: (chain: ChainedCommands) => ChainedCommands
  on?: (editor: Editor) => boolean
}

const ALIGNMENTS = [
  ['left', 'Align left', AlignLeft],
  ['center', 'Center', AlignCenter],
  ['right', 'Align right', AlignRight],
  ['justify', 'Justify', AlignJustify],
] as const

const GROUPS: Tool[][] = [
  [
    { label: 'Bold', icon: Bold, run: (c) => c.toggleBold(), on: (e) => e.isActive('bold') },
    { label: 'Italic', icon: Italic, run: (c) => c.toggleItalic(), on: (e) => e.isActive('italic') },
    { label: 'Underline', icon: Underline, run: (c) => c.toggleUnderline(), on: (e) => e.isActive('underline') },
    { label: 'Strike', icon: Strikethrough, run: (c) => c.toggleStrike(), on: (e) => e.isActive('strike') },
    { label: 'Code', icon: Code, run: (c) => c.toggleCode(), on: (e) => e.isActive('code') },
  ],
  [
    { label: 'List', icon: List, run: (c) => c.toggleBulletList(), on: (e) => e.isActive('bulletList') },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      run: (c) => c.toggleOrderedList(),
      on: (e) => e.isActive('orderedList'),
    },
  ],
  ALIGNMENTS.map(([textAlign, label, icon]) => ({
    label,
    icon,
    run: (c) => c.setTextAlign(textAlign),
    on: (e) => e.isActive({ textAlign }),
  })),
  [
    { label: 'Undo', icon: Undo2, run: (c) => c.undo() },
    { label: 'Redo', icon: Redo2, run: (c) => c.redo() },
  ],
]

type Choice = { value: string; label: string; run: (chain: ChainedCommands) => ChainedCommands }

const LEVELS = [1, 2, 3, 4, 5, 6] as const
const BLOCKS: Choice[] = [
  { value: 'paragraph', label: 'Paragraph', run: (c) => c.setParagraph() },
  ...LEVELS.map((level) => ({
    value: `h${String(level)}`,
    label: `Heading ${String(level)}`,
    run: (c: ChainedCommands) => c.setHeading({ level }),
  })),
]

const COLORS = [
  ['', 'None'],
  ['#b42318', 'Red'],
  ['#93580b', 'Amber'],
  ['#1a7242', 'Green'],
  ['#1d5fae', 'Blue'],
  ['#5f6b70', 'Gray'],
] as const
const TEXT_COLORS: Choice[] = COLORS.map(([value, label]) => ({
  value,
  label,
  run: (c) => (value ? c.setColor(value) : c.unsetColor()),
}))
const TINTS = [
  ['', 'None'],
  ['#fde8e6', 'Red'],
  ['#fdf0d5', 'Amber'],
  ['#def3e5', 'Green'],
  ['#e0edfb', 'Blue'],
  ['#eceff0', 'Gray'],
] as const
const BACKGROUNDS: Choice[] = TINTS.map(([value, label]) => ({
  value,
  label,
  run: (c) => (value ? c.setBackgroundColor(value) : c.unsetBackgroundColor()),
}))

const TABLE: Choice[] = [
  { value: 'insert', label: 'Insert a table', run: (c) => c.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  { value: 'row', label: 'Add a row below', run: (c) => c.addRowAfter() },
  { value: 'column', label: 'Add a column right', run: (c) => c.addColumnAfter() },
  { value: 'no-row', label: 'Delete the row', run: (c) => c.deleteRow() },
  { value: 'no-column', label: 'Delete the column', run: (c) => c.deleteColumn() },
  { value: 'none', label: 'Delete the table', run: (c) => c.deleteTable() },
]

/** The tools over rich text. Formats active at the cursor are shown pressed. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const [, redraw] = useState(0)
  useEffect(() => {
    const tell = () => redraw((count) => count + 1)
    editor.on('transaction', tell)
    return () => void editor.off('transaction', tell)
  }, [editor])
  const block = LEVELS.find((level) => editor.isActive('heading', { level }))
  const style = editor.getAttributes('textStyle') as { color?: string; backgroundColor?: string }
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="sticky top-0 z-2 -mx-1 mb-4 flex flex-wrap items-center gap-px border-b border-hairline bg-surface py-1"
    >
      <Choose label="Style" editor={editor} choices={BLOCKS} value={block ? `h${String(block)}` : 'paragraph'} />
      {GROUPS.map((tools) => (
        <span key={tools[0]!.label} className="flex">
          {tools.map(({ label, icon: Icon, run, on }) => (
            <Button
              key={label}
              look="quiet"
              size="sm"
              icon
              aria-label={label}
              title={label}
              aria-pressed={on?.(editor)}
              className="aria-pressed:bg-press aria-pressed:text-ink"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => run(editor.chain().focus()).run()}
            >
              <Icon size={16} aria-hidden />
            </Button>
          ))}
        </span>
      ))}
      <Choose label="Text color" editor={editor} choices={TEXT_COLORS} value={style.color ?? ''} lead="Color" />
      <Choose
        label="Background color"
        editor={editor}
        choices={BACKGROUNDS}
        value={style.backgroundColor ?? ''}
        lead="Background"
      />
      <span className="flex items-center">
        <Table size={16} className="text-ink-3" aria-hidden />
        <Choose label="Table" editor={editor} choices={TABLE} value="" lead="Table" />
      </span>
    </div>
  )
}

type ChooseProps = { label: string; editor: Editor; choices: Choice[]; value: string; lead?: string }

/** One of several, in the browser's own list. With `lead` the list is named by it while nothing is chosen. */
function Choose({ label, editor, choices, value, lead }: ChooseProps) {
  const known = choices.some((choice) => choice.value === value)
  return (
    <select
      aria-label={label}
      value={known && (value || !lead) ? value : 'lead'}
      onChange={(event) => {
        const choice = choices.find((one) => one.value === event.target.value)
        if (choice) choice.run(editor.chain().focus()).run()
      }}
      className="field-sizing-content h-7 max-w-36 rounded-6 bg-transparent px-1 text-12 font-medium text-ink-2 hover:bg-hover"
    >
      {lead && (
        <option value="lead" disabled hidden>
          {lead}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
