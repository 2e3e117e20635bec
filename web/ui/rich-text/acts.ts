import type { Editor } from '@tiptap/core'
import { Selection, TextSelection } from '@tiptap/pm/state'
import { CellSelection, isInTable, selectedRect, selectionCell } from '@tiptap/pm/tables'
import { DOCUMENT_VALUES, PAGE_BREAK } from '../../../shared/document-html.ts'
import { styleValue, withStyle } from './styles.ts'
import { isHeadRow } from './table-parts.ts'

/** What the tools and the slash menu do. Each is one step to undo, and leaves the focus in the text. */

/** Takes over what is selected on the screen, of which the editor may not have heard yet: keys can be quicker than the browser tells it. */
export function hearSelection({ state, view }: Editor) {
  const shown = view.dom.ownerDocument.getSelection()
  const { anchorNode, focusNode } = shown ?? {}
  if (
    !(state.selection instanceof TextSelection) ||
    !view.dom.contains(anchorNode ?? null) ||
    !view.dom.contains(focusNode ?? null)
  )
    return
  const place = (node: globalThis.Node, offset: number) => state.doc.resolve(view.posAtDOM(node, offset))
  const heard = TextSelection.between(place(anchorNode!, shown!.anchorOffset), place(focusNode!, shown!.focusOffset))
  if (!heard.eq(state.selection)) view.dispatch(state.tr.setSelection(heard))
}

export type Alignment = 'left' | 'center' | 'right' | 'justify'

export function align(editor: Editor, value: Alignment) {
  const { state, view } = editor
  const { tr } = state
  for (const { $from, $to } of state.selection.ranges)
    state.doc.nodesBetween($from.pos, $to.pos, (node, at, parent) => {
      if (!node.isTextblock || node.type.spec.code) return
      const isOwn = value !== 'left' || !!styleValue(parent?.attrs.style as string | null, 'text-align')
      tr.setNodeAttribute(at, 'style', withStyle(node.attrs.style as string | null, 'text-align', isOwn ? value : null))
    })
  view.dispatch(tr)
  view.focus()
}

export const alignmentAt = ({ state }: Editor) =>
  styleValue(state.selection.$from.parent.attrs.style as string | null, 'text-align') ?? 'left'

const PROPERTIES = { color: 'color', highlight: 'background-color' } as const

/** Colors what is selected; an empty value takes the color away, also one that came with the document. */
export function color(editor: Editor, mark: 'color' | 'highlight', value: string) {
  const { state, view } = editor
  const { tr } = state
  const { span, [mark]: type } = state.schema.marks
  const property = PROPERTIES[mark]
  if (state.selection.empty) {
    tr.removeStoredMark(type!)
    if (value) tr.addStoredMark(type!.create({ value }))
  }
  for (const { $from, $to } of state.selection.ranges) {
    tr.removeMark($from.pos, $to.pos, type)
    if (value) tr.addMark($from.pos, $to.pos, type!.create({ value }))
    else
      state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
        for (const one of node.marks.filter(({ type }) => type === span)) {
          const style = one.attrs.style as string | null
          if (!styleValue(style, property)) continue
          const [from, to] = [Math.max(at, $from.pos), Math.min(at + node.nodeSize, $to.pos)]
          tr.removeMark(from, to, one)
          const attrs = { ...one.attrs, style: withStyle(style, property, null) }
          if (attrs.style || one.attrs.class || one.attrs.id) tr.addMark(from, to, span!.create(attrs))
        }
      })
  }
  view.dispatch(tr)
  view.focus()
}

export function colorAt({ state }: Editor, mark: 'color' | 'highlight'): string {
  const marks = state.storedMarks ?? state.selection.$from.marks()
  const own = marks.find(({ type }) => type.name === mark)?.attrs.value as string | undefined
  const spans = marks.filter(({ type }) => type.name === 'span')
  const read = spans.map(({ attrs }) => styleValue(attrs.style as string | null, PROPERTIES[mark])).findLast(Boolean)
  return own ?? read ?? ''
}

export const inTable = ({ state }: Editor) => isInTable(state)

export const cellColorAt = (editor: Editor): string =>
  inTable(editor) ? ((selectionCell(editor.state).nodeAfter?.attrs.backgroundColor as string | null) ?? '') : ''

export const colorCell = (editor: Editor, value: string) =>
  editor
    .chain()
    .focus()
    .setCellAttribute('backgroundColor', value || null)
    .run()

/** Makes the first row of the table its head, which is repeated on each page, or takes it back. */
export function toggleHead(editor: Editor) {
  if (!inTable(editor)) return
  const { state, view } = editor
  const { table, tableStart } = selectedRect(state)
  const { tableCell, tableHeader } = state.schema.nodes
  const row = table.child(0)
  const isHead = isHeadRow(row)
  const { tr } = state
  tr.setNodeAttribute(tableStart, 'part', isHead ? 'body' : 'head')
  row.forEach((cell, offset) => {
    tr.setNodeMarkup(tableStart + 1 + offset, isHead ? tableCell : tableHeader, cell.attrs)
  })
  view.dispatch(tr)
  view.focus()
}

const LEAST_WIDTH = 40

/** Makes the column of the cursor wider or narrower, as dragging its edge does. */
export function widen(editor: Editor, by: number) {
  if (!inTable(editor)) return
  const { state, view } = editor
  const { map, table, tableStart, right } = selectedRect(state)
  const { tr } = state
  const column = right - 1
  for (const at of new Set(Array.from({ length: map.height }, (_, row) => map.map[row * map.width + column]!))) {
    const cell = table.nodeAt(at)!
    const place = column - map.colCount(at)
    const widths =
      (cell.attrs.colwidth as number[] | null) ?? Array.from({ length: Number(cell.attrs.colspan) }, () => 0)
    const shown = (view.nodeDOM(tableStart + at) as HTMLElement).offsetWidth / widths.length
    const width = Math.max(LEAST_WIDTH, Math.round(widths[place] || shown) + by)
    tr.setNodeAttribute(tableStart + at, 'colwidth', widths.with(place, width))
  }
  view.dispatch(tr)
  view.focus()
}

export const canMerge = ({ state }: Editor) =>
  state.selection instanceof CellSelection && state.selection.ranges.length > 1

export const canSplit = (editor: Editor) => {
  if (!inTable(editor)) return false
  const cell = selectionCell(editor.state).nodeAfter
  return Number(cell?.attrs.colspan) > 1 || Number(cell?.attrs.rowspan) > 1
}

/** Puts a line, or the end of a page, after the block with the cursor, or in place of an empty one, and the cursor after it. */
export function rule({ state, view }: Editor, isPageBreak: boolean) {
  const { $to } = state.selection
  const { horizontalRule, paragraph } = state.schema.nodes
  const block = $to.depth ? $to.node(1) : null
  const isEmpty = !!block?.isTextblock && !block.content.size
  const from = block ? (isEmpty ? $to.before(1) : $to.after(1)) : $to.pos
  const made = horizontalRule!.create(isPageBreak ? { class: PAGE_BREAK } : null)
  const { tr } = state
  tr.replaceWith(from, isEmpty ? $to.after(1) : from, made)
  const end = from + made.nodeSize
  if (!tr.doc.nodeAt(end)) tr.insert(end, paragraph!.create())
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView())
  view.focus()
}

/** The address a link leads to, from what somebody typed; null when it may lead nowhere. */
export function linkFrom(typed: string): string | null {
  const words = typed.trim()
  if (!words || /\s/.test(words)) return null
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(words)) return DOCUMENT_VALUES.href!.test(words) ? words : null
  if (/^[^/@]+@[^/@]+\.[^/@]+$/.test(words)) return `mailto:${words}`
  return words.includes('.') ? `https://${words.replace(/^\/+/, '')}` : null
}

export function link(editor: Editor, href: string | null) {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (!href) return void chain.unsetMark('link').run()
  if (editor.state.selection.empty && !editor.isActive('link'))
    return void chain
      .insertContent({ type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] })
      .run()
  chain.setMark('link', { href, src: null }).run()
}
