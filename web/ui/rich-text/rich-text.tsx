import { useEffect, useRef, useState } from 'react'
import { toast } from '../toast.tsx'
import { hearSelection } from './acts.ts'
import { type Ask, AskCara } from './ask-cara.tsx'
import { LinkForm } from './link-form.tsx'
import { htmlIn, type Opened, openEditor, reopen } from './open-editor.ts'
import { cleanPaste, holdsImage } from './paste.ts'
import { PlaceMarks } from './place-marks.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SlashMenu } from './slash-menu.tsx'
import { ASK, SLASH_ITEMS } from './tool-list.ts'
import { Toolbar } from './toolbar.tsx'

type RichTextProps = {
  label: string
  /** HTML; a value that `onChange` did not just tell replaces what is shown. */
  value: string
  editable: boolean
  onChange: (html: string) => void
  /** Asks Cara for a change of a part; without it nobody can be asked. */
  ask?: Ask | null
}

/**
 * Rich text: headings, marks, lists, alignment, colors, links, tables and page breaks (spec 2 §5). What is not changed stays as it was
 * given, byte for byte. Big: import it with `lazy`.
 */
export function RichText({ label, value, editable, onChange, ask = null }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // What was told and may still come back as `value`: a letter typed before it came back must outlast that.
  const told = useRef([value])
  const menuKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const barKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const mayAsk = useRef(false)
  mayAsk.current = !!ask && editable
  const tell = useRef(onChange)
  tell.current = onChange

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor lives as long as its place; what changes is told to it below
  useEffect(() => {
    const leftOut = () => toast('Images were left out: a document holds text and tables.')
    const made = openEditor(value, {
      element: place.current!,
      editable,
      extensions: [PlaceMarks],
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          tabindex: '0',
          class: 'document min-h-60 rounded-4 text-prose whitespace-break-spaces outline-offset-4',
        },
        handleKeyDown: (view, event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) hearSelection(made.editor)
          if (menuKeys.current?.(event) || barKeys.current?.(event)) return true
          const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && view.editable
          const key = event.key.toLowerCase()
          const isAsk = key === 'j' && mayAsk.current
          if (!isCommand || (key !== 'k' && !isAsk)) return false
          // Here the keys are the link's, everywhere else the palette's.
          event.stopPropagation()
          if (isAsk) setAsking(true)
          else setLinking(true)
          return true
        },
        transformPastedHTML: (html) => {
          if (holdsImage(html)) leftOut()
          return cleanPaste(html)
        },
        handlePaste: (_view, event) => {
          const data = event.clipboardData
          const isOnlyImage =
            !!data?.files.length && !data.types.includes('text/html') && !data.types.includes('text/plain')
          if (isOnlyImage) leftOut()
          return isOnlyImage
        },
      },
      onUpdate: () => {
        const html = htmlIn(made)
        told.current.push(html)
        tell.current(html)
      },
    })
    setOpened(made)
    return () => made.editor.destroy()
  }, [])

  const editor = opened?.editor
  useEffect(() => {
    editor?.setEditable(editable, false)
    editor?.view.dom.setAttribute('aria-readonly', String(!editable))
    if (!editable) setLinking(false)
  }, [editor, editable])
  useEffect(() => {
    if (!opened) return
    const at = told.current.indexOf(value)
    told.current = at < 0 ? [value] : told.current.slice(at)
    if (at < 0) reopen(opened, value)
  }, [opened, value])

  return (
    <div data-rich-text className="relative">
      {editable && editor && <Toolbar editor={editor} onLink={() => setLinking(true)} />}
      <div ref={place} />
      {editable && editor && (
        <>
          <SlashMenu
            editor={editor}
            items={ask ? [{ ...ASK, run: () => setAsking(true) }, ...SLASH_ITEMS] : SLASH_ITEMS}
            keys={menuKeys}
          />
          {!isAsking && !isLinking && (
            <SelectionBar
              editor={editor}
              keys={barKeys}
              onLink={() => setLinking(true)}
              onAsk={ask && (() => setAsking(true))}
            />
          )}
        </>
      )}
      {isAsking && opened && ask && <AskCara opened={opened} ask={ask} onClose={() => setAsking(false)} />}
      {isLinking && editor && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
