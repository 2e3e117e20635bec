import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node, DOMParser as Reader, type Schema } from '@tiptap/pm/model'
import { Plugin, PluginKey, Selection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { safeHtml } from '../../../shared/safe-html.ts'
import type { Opened } from './open-editor.ts'
import { readable } from './source.ts'
import { writeSource } from './write-source.ts'

/** Whole blocks beside each other in a document. */
export type Part = { from: number; to: number }

/** What blocks may stand in by themselves: of a list or a table, all is one part. */
const HOLDERS = /^(?:doc|blockquote|division|listItem|tableCell|tableHeader)$/

/** The blocks that the selection touches, or the one with the cursor. */
export function selectedPart({ state: { doc, selection } }: Editor): Part {
  const $from = doc.resolve(Math.min(...selection.ranges.map((range) => range.$from.pos)))
  let $to = doc.resolve(Math.max(...selection.ranges.map((range) => range.$to.pos)))
  // A selection to the very beginning of a block does not touch it.
  const isBefore = $to.pos > $from.pos && $to.depth > 0 && $to.parentOffset === 0
  const last = isBefore ? Selection.findFrom(doc.resolve($to.before()), -1, true) : null
  if (last && last.to >= $from.pos) $to = last.$to
  const range = $from.blockRange($to, ({ type }) => HOLDERS.test(type.name))
  return range ? { from: range.start, to: range.end } : { from: 0, to: doc.content.size }
}

export const nodesIn = ({ state: { doc } }: Editor, { from, to }: Part): Fragment => doc.slice(from, to).content

/** The words of blocks, one block a line. */
export const wordsIn = (nodes: Fragment) => nodes.textBetween(0, nodes.size, '\n', () => '\n').replace(/^\n+/, '')

/** The HTML of a part, as it is saved. Text without a block of its own is a paragraph here. */
export function htmlOfPart({ editor, source }: Opened, part: Part): string {
  const { topNodeType } = editor.schema
  return nodesIn(editor, part)
    .content.map((node) => {
      const html = writeSource(source, topNodeType.create(null, node)).trim()
      return node.type.name === 'paragraph' && !/^<p[\s>]/i.test(html) ? `<p>${html}</p>` : html
    })
    .join('\n')
}

/** HTML as blocks of the editor. */
export function nodesOf(html: string, schema: Schema): Fragment {
  if (!html.trim()) return Fragment.empty
  return Reader.fromSchema(schema).parse(readable(safeHtml(html)), { preserveWhitespace: 'full' }).content
}

/** A node without where it came from. */
const printOf = (node: Node) =>
  JSON.stringify(node.toJSON(), (name, value: unknown) => (name === 'src' ? undefined : value))

export const isAlike = (one: Fragment, other: Fragment) =>
  one.childCount === other.childCount && one.content.every((node, at) => printOf(node) === printOf(other.child(at)))

/** Puts other blocks in the place of a part, in one step to undo. Blocks that are the same stay as they are. */
export function replacePart(editor: Editor, { from, to }: Part, nodes: Fragment) {
  const { state, view } = editor
  const was = nodesIn(editor, { from, to }).content.map(printOf)
  const now = nodes.content.map(printOf)
  const most = Math.min(was.length, now.length)
  let [start, end] = [0, 0]
  while (start < most && was[start] === now[start]) start++
  while (end < most - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const old = nodesIn(editor, { from, to }).content
  const sizeOf = (some: readonly Node[]) => some.reduce((size, { nodeSize }) => size + nodeSize, 0)
  const [first, last] = [from + sizeOf(old.slice(0, start)), to - sizeOf(old.slice(old.length - end))]
  const gone = old.slice(start, old.length - end)
  const fresh = nodes.content.slice(start, now.length - end).map((node, at) => withOrigin(node, gone[at]))
  const tr = closeHistory(state.tr)
  const isAll = last - first === state.doc.resolve(first).parent.content.size
  if (fresh.length) tr.replaceWith(first, last, fresh)
  else if (isAll) tr.replaceWith(first, last, state.schema.nodes.paragraph!.create())
  else tr.delete(first, last)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(first + sizeOf(fresh), tr.doc.content.size)), -1))
  view.dispatch(tr.scrollIntoView())
}

/** A block in the place of another, written as that one was as far as it says the same. */
function withOrigin(node: Node, old: Node | undefined): Node {
  if (!old || (node.type.name === 'table') !== (old.type.name === 'table')) return node
  return node.type.create({ ...node.attrs, src: old.attrs.src as number }, node.content, node.marks)
}

const KEY = new PluginKey<Part>('part')

/** Marks a part and follows it through what is typed; the result says where it is now. `letGo` ends it. */
export function followPart(editor: Editor, part: Part) {
  editor.registerPlugin(
    new Plugin<Part>({
      key: KEY,
      state: {
        init: () => part,
        apply: ({ mapping }, { from, to }) => {
          const start = mapping.map(from, 1)
          return { from: start, to: Math.max(start, mapping.map(to, -1)) }
        },
      },
      props: {
        decorations(state) {
          const { from, to } = KEY.getState(state)!
          const marks: Decoration[] = []
          state.doc.slice(from, to).content.forEach((node, offset) => {
            marks.push(Decoration.node(from + offset, from + offset + node.nodeSize, { class: 'asked' }))
          })
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  )
  return {
    now: (): Part => KEY.getState(editor.state) ?? part,
    letGo: () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(KEY)
    },
  }
}
