import type { Editor } from '@tiptap/core'
import { Link2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { cellColorAt, color, colorAt, colorCell, hearSelection, inTable } from './acts.ts'
import { type Choice, STYLES, styleAt, TABLE_ACTS, TOOLS } from './tool-list.ts'

const COLORS = [
  ['', 'None'],
  ['#b42318', 'Red'],
  ['#93580b', 'Amber'],
  ['#1a7242', 'Green'],
  ['#1d5fae', 'Blue'],
  ['#5f6b70', 'Gray'],
] as const
const TINTS = [
  ['', 'None'],
  ['#fde8e6', 'Red'],
  ['#fdf0d5', 'Amber'],
  ['#def3e5', 'Green'],
  ['#e0edfb', 'Blue'],
  ['#eceff0', 'Gray'],
] as const
const choices = (of: readonly (readonly [string, string])[], run: (editor: Editor, value: string) => void): Choice[] =>
  of.map(([value, label]) => ({ value, label, run: (editor) => run(editor, value) }))
const TEXT_COLORS = choices(COLORS, (editor, value) => color(editor, 'color', value))
const BACKGROUNDS = choices(TINTS, (editor, value) => color(editor, 'highlight', value))
const CELL_COLORS = choices(TINTS, colorCell)

type ToolbarProps = { editor: Editor; onLink: () => void }

/** The tools over the text. What holds at the cursor is shown pressed. Alt+F10 comes here, arrows go through, Esc goes back. */
export function Toolbar({ editor, onLink }: ToolbarProps) {
  const [, redraw] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tell = () => redraw((count) => count + 1)
    editor.on('transaction', tell)
    return () => void editor.off('transaction', tell)
  }, [editor])
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return
      event.preventDefault()
      hearSelection(editor)
      const tool = toolsIn(bar.current!).find(({ tabIndex }) => tabIndex === 0)
      tool?.focus()
    }
    const { dom } = editor.view
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [editor])
  // One tool is reached by Tab; which one, the last that had the focus says.
  useEffect(() => {
    const tools = toolsIn(bar.current!)
    if (!tools.some((tool) => tool.tabIndex === 0))
      for (const [at, tool] of tools.entries()) tool.tabIndex = at ? -1 : 0
  })

  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[
      event.key
    ]
    if (event.key === 'Escape') return void editor.commands.focus()
    if (step === undefined) return
    event.preventDefault()
    const tools = toolsIn(bar.current!)
    const at = tools.indexOf(document.activeElement as HTMLElement)
    const next = Number.isFinite(step) ? (at + step + tools.length) % tools.length : step < 0 ? 0 : tools.length - 1
    for (const tool of tools) tool.tabIndex = tool === tools[next] ? 0 : -1
    tools[next]?.focus()
  }

  const isInTable = inTable(editor)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Format"
      aria-orientation="horizontal"
      onKeyDown={go}
      className="sticky top-0 z-2 -mx-1 mb-4 flex flex-wrap items-center gap-x-1 gap-y-px border-b border-hairline bg-surface py-1 max-md:flex-nowrap max-md:overflow-x-auto"
    >
      <Choose label="Style" editor={editor} choices={STYLES} value={styleAt(editor)} />
      {TOOLS.map((tools) => (
        <span key={tools[0]!.label} className="flex flex-none border-hairline not-first:border-l not-first:pl-1">
          {tools.map(({ label, keys, icon: Icon, run, on, off }) => (
            <Button
              key={label}
              look="quiet"
              size="sm"
              icon
              tabIndex={-1}
              aria-label={label}
              title={keys ? `${label} (${keys})` : label}
              aria-pressed={on?.(editor)}
              aria-disabled={off?.(editor) || undefined}
              className="bg-transparent! aria-disabled:border-transparent! aria-disabled:opacity-50 aria-pressed:bg-press! aria-pressed:text-ink max-md:size-10"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => off?.(editor) || run(editor)}
            >
              <Icon size={16} aria-hidden />
            </Button>
          ))}
        </span>
      ))}
      <span className="flex flex-none items-center">
        <Button
          look="quiet"
          size="sm"
          icon
          tabIndex={-1}
          aria-label="Link"
          title="Link (Ctrl+K)"
          aria-pressed={editor.isActive('link')}
          className="aria-pressed:bg-press aria-pressed:text-ink max-md:size-10"
          onPointerDown={(event) => event.preventDefault()}
          onClick={onLink}
        >
          <Link2 size={16} aria-hidden />
        </Button>
        <Choose
          label="Text color"
          editor={editor}
          choices={TEXT_COLORS}
          value={colorAt(editor, 'color')}
          lead="Color"
        />
        <Choose
          label="Background color"
          editor={editor}
          choices={BACKGROUNDS}
          value={colorAt(editor, 'highlight')}
          lead="Background"
        />
        <Choose label="Table" editor={editor} choices={TABLE_ACTS} value="" lead="Table" />
        <Choose
          label="Cell color"
          editor={editor}
          choices={CELL_COLORS}
          value={cellColorAt(editor)}
          lead="Cell color"
          disabled={!isInTable}
        />
      </span>
    </div>
  )
}

const toolsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, select:not(:disabled)')]

type ChooseProps = {
  label: string
  editor: Editor
  choices: Choice[]
  value: string
  lead?: string
  disabled?: boolean
}

/** One of several, in the browser's own list. With `lead` the list is named by it while nothing is chosen. */
function Choose({ label, editor, choices, value, lead, disabled }: ChooseProps) {
  const known = choices.some((choice) => choice.value === value)
  const option = (choice: Choice) => (
    <option key={choice.value} value={choice.value} disabled={choice.when && !choice.when(editor)}>
      {choice.label}
    </option>
  )
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))]
  return (
    <select
      aria-label={label}
      title={label}
      tabIndex={-1}
      disabled={disabled}
      value={known && (value || !lead) ? value : 'lead'}
      onKeyDown={(event) => {
        // A closed list would take the next choice at once: it is opened instead.
        if (!['ArrowUp', 'ArrowDown', 'Enter', ' '].includes(event.key)) return
        event.preventDefault()
        event.currentTarget.showPicker()
      }}
      onChange={(event) => choices.find((one) => one.value === event.target.value)?.run(editor)}
      className="field-sizing-content h-7 max-w-36 flex-none rounded-6 bg-transparent px-1 text-12 font-medium text-ink-2 hover:bg-hover disabled:opacity-50 max-md:h-10"
    >
      {lead && (
        <option value="lead" disabled hidden>
          {lead}
        </option>
      )}
      {choices.filter(({ group }) => !group).map(option)}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {choices.filter((choice) => choice.group === group).map(option)}
        </optgroup>
      ))}
    </select>
  )
}
