import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { placeAt } from './place.ts'
import type { SlashItem } from './tool-list.ts'

type Slash = { from: number; query: string }

/** The slash before the cursor and what follows it: at the start of a block or after a space. */
function slashAt({ state }: Editor): Slash | null {
  const { selection } = state
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const found = /(?:^|[\s\ufffc])\/([\p{L}\p{N}]{0,20})$/u.exec(before)
  return found && { from: selection.from - found[1]!.length - 1, query: found[1]!.toLowerCase() }
}

const fits = ({ label, words }: SlashItem, query: string) =>
  `${label} ${words}`
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(query)) || label.toLowerCase().replaceAll(' ', '').startsWith(query)

export type KeyListener = RefObject<((event: KeyboardEvent) => boolean) | null>

type SlashMenuProps = { editor: Editor; items: readonly SlashItem[]; keys: KeyListener }

/** What a slash offers to put in, narrowed by what is typed after it. The focus stays in the text. */
export function SlashMenu({ editor, items, keys }: SlashMenuProps) {
  const [slash, setSlash] = useState<Slash | null>(null)
  const [active, setActive] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = useRef<number | null>(null)

  useEffect(() => {
    const look = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      const found = slashAt(editor)
      const isTyped = transaction.docChanged && found?.query === ''
      if (!found || (open.current !== found.from && !isTyped)) open.current = null
      else open.current = found.from
      setSlash(open.current === null ? null : found)
      setActive(0)
    }
    const leave = () => {
      open.current = null
      setSlash(null)
    }
    editor.on('transaction', look)
    editor.on('blur', leave)
    return () => {
      editor.off('transaction', look)
      editor.off('blur', leave)
    }
  }, [editor])

  const shown = slash ? items.filter((item) => fits(item, slash.query)) : []
  const isOpen = shown.length > 0
  const close = () => {
    open.current = null
    setSlash(null)
  }
  const choose = (item: SlashItem) => {
    const { from } = slash!
    close()
    editor.chain().focus().deleteRange({ from, to: editor.state.selection.from }).run()
    item.run(editor)
  }
  keys.current = (event) => {
    if (!isOpen || event.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + shown.length) % shown.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(shown[active]!)
    else if (event.key === 'Escape') close()
    else return false
    event.stopPropagation()
    return true
  }

  const option = (at: number) => `${id}-${String(at)}`
  useEffect(() => {
    const { dom } = editor.view
    const said = { 'aria-controls': id, 'aria-activedescendant': option(active), 'aria-autocomplete': 'list' }
    for (const [name, value] of Object.entries(said)) {
      if (isOpen) dom.setAttribute(name, value)
      else dom.removeAttribute(name)
    }
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  if (!isOpen) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Insert"
      tabIndex={-1}
      style={placeAt(editor, slash!.from, { width: 224, height: Math.min(336, shown.length * 32 + 8) })}
      className="raised absolute z-3 max-h-84 w-56 overflow-y-auto rounded-8 p-1 text-13 shadow-pop"
    >
      {shown.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the text
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
        <div
          key={item.label}
          id={option(at)}
          role="option"
          aria-selected={at === active}
          className={cx(
            'flex h-8 cursor-default items-center gap-2 rounded-4 px-2 max-md:h-10',
            at === active && 'bg-hover',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => setActive(at)}
          onClick={() => choose(item)}
        >
          <item.icon size={16} className="text-ink-3" aria-hidden />
          {item.label}
          <span className="ml-auto text-12 text-ink-3">{item.hint}</span>
        </div>
      ))}
    </div>
  )
}
