import { Editor, type EditorOptions } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { safeHtml } from '../../../shared/safe-html.ts'
import { EXTENSIONS } from './schema.ts'
import { readSource, type Source } from './source.ts'
import { writeSource } from './write-source.ts'

/** An editor and the HTML that it was opened with. */
export type Opened = { editor: Editor; source: Source }

/** An editor of a document. Nothing in the HTML runs or loads. */
export function openEditor(html: string, options: Partial<EditorOptions> = {}): Opened {
  const editor = new Editor({
    injectCSS: false,
    ...options,
    extensions: [...EXTENSIONS, ...(options.extensions ?? [])],
  })
  const opened = { editor, source: readSource(safeHtml(html), editor.schema) }
  show(editor, opened.source.doc)
  return opened
}

/** What is in the editor: what nobody changed as it was opened, byte for byte. */
export const htmlIn = ({ editor, source }: Opened) => writeSource(source, editor.state.doc)

/** Replaces what is shown: only what differs, so that a reader's place stays. It cannot be undone. */
export function reopen(opened: Opened, html: string) {
  opened.source = readSource(safeHtml(html), opened.editor.schema)
  show(opened.editor, opened.source.doc)
}

function show({ state, view }: Editor, doc: Node) {
  const from = state.doc.content.findDiffStart(doc.content)
  if (from === null) return
  const end = state.doc.content.findDiffEnd(doc.content)!
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const change = state.tr.replace(from, end.a + overlap, doc.slice(from, end.b + overlap))
  // What does not fit together in the middle of things is replaced as a whole.
  const next = change.doc.eq(doc) ? change : state.tr.replaceWith(0, state.doc.content.size, doc.content)
  view.dispatch(next.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
