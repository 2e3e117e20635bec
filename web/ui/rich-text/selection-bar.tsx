import type { Editor } from '@tiptap/core'
import { CellSelection } from '@tiptap/pm/tables'
import { Link2, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { placeBeside } from './place.ts'
import type { KeyListener } from './slash-menu.tsx'
import { TOOLS } from './tool-list.ts'

const LOOKS = TOOLS[0]!.slice(0, 2)
const SIZE = { width: 208, height: 36 }

/** Whether words are selected. */
function isChosen({ state: { doc, selection } }: Editor) {
  const { from, to, empty } = selection
  return !empty && !(selection instanceof CellSelection) && /[\p{L}\p{N}]/u.test(doc.textBetween(from, to, ' '))
}

type SelectionBarProps = { editor: Editor; keys: KeyListener; onLink: () => void; onAsk: (() => void) | null }

/** A few tools beside what is selected. Esc closes it, and the selection stays. */
export function SelectionBar({ editor, keys, onLink, onAsk }: SelectionBarProps) {
  const [isOpen, setOpen] = useState(false)
  const [, redraw] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    let isDown = false
    const { dom } = editor.view
    const look = () => {
      const isNear = editor.isFocused || !!bar.current?.contains(document.activeElement)
      setOpen(isNear && !isDown && !closed.current && editor.isEditable && isChosen(editor))
      redraw((count) => count + 1)
    }
    const choose = () => {
      closed.current = false
      look()
    }
    const press = () => {
      isDown = true
      look()
    }
    const release = () => {
      isDown = false
      look()
    }
    const leave = () => requestAnimationFrame(() => !editor.isDestroyed && look())
    editor.on('selectionUpdate', choose)
    editor.on('transaction', look)
    editor.on('focus', look)
    editor.on('blur', leave)
    dom.addEventListener('pointerdown', press)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      editor.off('selectionUpdate', choose)
      editor.off('transaction', look)
      editor.off('focus', look)
      editor.off('blur', leave)
      dom.removeEventListener('pointerdown', press)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [editor])

  const close = () => {
    closed.current = true
    setOpen(false)
    editor.commands.focus()
  }
  keys.current = (event) => {
    if (!isOpen || event.key !== 'Escape') return false
    close()
    event.stopPropagation()
    return true
  }
  if (!isOpen) return null
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Selection"
      style={placeBeside(editor, SIZE)}
      className="raised absolute z-3 flex h-9 items-center gap-px rounded-8 px-1 shadow-pop pointer-coarse:h-12"
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {LOOKS.map(({ label, keys, icon: Icon, run, on }) => (
        <Button
          key={label}
          look="quiet"
          size="sm"
          icon
          aria-label={label}
          title={`${label} (${keys!})`}
          aria-pressed={on?.(editor)}
          className="aria-pressed:bg-press aria-pressed:text-ink pointer-coarse:size-10"
          onClick={() => run(editor)}
        >
          <Icon size={16} aria-hidden />
        </Button>
      ))}
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label="Link"
        title="Link (Ctrl+K)"
        className="pointer-coarse:size-10"
        onClick={onLink}
      >
        <Link2 size={16} aria-hidden />
      </Button>
      {onAsk && (
        <Button look="quiet" size="sm" title="Ask Cara (Ctrl+J)" className="pointer-coarse:h-10" onClick={onAsk}>
          <Sparkles size={14} aria-hidden />
          Ask Cara
        </Button>
      )}
    </div>
  )
}
