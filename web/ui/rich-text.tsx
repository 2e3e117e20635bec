import { Editor, Extension } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { PlaceMarks } from './place-marks.ts'
import { RichTextTools } from './rich-text-tools.tsx'

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'listItem', 'tableCell', 'tableHeader']

/** What a block brings along is kept when it is edited: its id, its class and its background. */
const BlockLook = Extension.create({
  name: 'blockLook',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        id: { default: null },
        class: { default: null },
        backgroundColor: {
          default: null,
          parseHTML: (element) => element.style.backgroundColor || null,
          renderHTML: ({ backgroundColor }) =>
            backgroundColor ? { style: `background-color: ${String(backgroundColor)}` } : {},
        },
      },
    },
  ],
})

type RichTextProps = {
  label: string
  /** HTML; a value that `onChange` did not just tell replaces what is shown. */
  value: string
  editable: boolean
  onChange: (html: string) => void
  /** Makes pasted HTML harmless. */
  clean: (html: string) => string
}

/** Rich text: headings, marks, lists, alignment, colors and tables (spec 2 §5). Big: import it with `lazy`. */
export function RichText({ label, value, editable, onChange, clean }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  // What was told and may still come back as `value`: a letter typed before it came back must outlast that.
  const told = useRef([value])
  const calls = useRef({ onChange, clean })
  calls.current = { onChange, clean }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor lives as long as its place; what changes is told to it below
  useEffect(() => {
    const made = new Editor({
      element: place.current!,
      injectCSS: false,
      editable,
      content: value,
      extensions: [
        StarterKit.configure({ link: { openOnClick: false } }),
        TextAlign.configure({ types: ['heading', 'paragraph'] }),
        TextStyle,
        Color,
        BackgroundColor,
        TableKit,
        BlockLook,
        PlaceMarks,
      ],
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'document min-h-60 rounded-4 text-prose whitespace-break-spaces outline-offset-4',
        },
        transformPastedHTML: (html) => calls.current.clean(html),
      },
      onUpdate: () => {
        const html = made.getHTML()
        told.current.push(html)
        calls.current.onChange(html)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    editor?.setEditable(editable, false)
    editor?.view.dom.setAttribute('aria-readonly', String(!editable))
    editor?.view.dom.setAttribute('tabindex', '0')
  }, [editor, editable])
  useEffect(() => {
    if (!editor) return
    const at = told.current.indexOf(value)
    told.current = at < 0 ? [value] : told.current.slice(at)
    if (at >= 0) return
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <>
      {editable && editor && <RichTextTools editor={editor} />}
      <div ref={place} />
    </>
  )
}
