import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow, TableView } from '@tiptap/extension-table'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { columnResizing, tableEditing } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import StarterKit from '@tiptap/starter-kit'
import { rule } from './acts.ts'
import { declarationsOf, styleValue, withStyle } from './styles.ts'

const BLOCKS = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'horizontalRule',
  'division',
]
const OF_TABLES = ['table', 'tableRow', 'tableCell', 'tableHeader']
const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript', 'link', 'span']

/** Given by the reader of a source (source.ts): where a node or mark came from. It is never shown, and never copied. */
const src = {
  default: null,
  rendered: false,
  keepOnSplit: true,
  parseHTML: (element: HTMLElement) => Number(element.dataset.src) || null,
}

/** What elements bring along is kept when they are edited: id, class, style and background (spec 2 §5). */
const Look = Extension.create({
  name: 'look',
  addGlobalAttributes: () => [
    {
      types: [...BLOCKS, ...OF_TABLES, ...MARKS],
      attributes: { src, id: { default: null }, class: { default: null } },
    },
    {
      types: MARKS,
      attributes: { style: { default: null } },
    },
    {
      types: [...BLOCKS, ...OF_TABLES],
      attributes: {
        style: {
          default: null,
          parseHTML: (element) => {
            const style = element.getAttribute('style')
            return declarationsOf(style).some(([name]) => name === 'background-color')
              ? withStyle(style, 'background-color', null)
              : style || null
          },
        },
        backgroundColor: {
          default: null,
          parseHTML: (element) => styleValue(element.getAttribute('style'), 'background-color'),
          renderHTML: ({ backgroundColor }) =>
            backgroundColor ? { style: `background-color: ${String(backgroundColor)}` } : {},
        },
      },
    },
  ],
})

const aMark = (name: string, tag: string, keys: readonly string[] = []) =>
  Mark.create({
    name,
    excludes: name === 'span' ? '' : undefined,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map((key) => [key, () => this.editor.commands.toggleMark(name)]))
    },
  })

/** A span of the source; others become colors. */
const Span = aMark('span', 'span[data-src]').extend({ renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0] })

const aColor = (name: 'color' | 'highlight', property: 'color' | 'background-color') =>
  Mark.create({
    name,
    addAttributes: () => ({
      value: {
        default: null,
        parseHTML: (element) => styleValue(element.getAttribute('style'), property),
        renderHTML: ({ value }) => ({ style: `${property}: ${String(value)}` }),
      },
    }),
    parseHTML: () => [
      {
        tag: 'span',
        consuming: false,
        getAttrs: (element) =>
          !element.dataset.src && styleValue(element.getAttribute('style'), property) ? {} : false,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a' }],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { target: '_blank', rel: 'noopener noreferrer' }),
    0,
  ],
})

const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

const PageBreak = Extension.create({
  name: 'pageBreak',
  // Before that of a line break, which has the same keys.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => {
        rule(this.editor, true)
        return true
      },
    }
  },
})

const numbers = (list: string | undefined) => list?.split(' ').map(Number) ?? null
const ofCells = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('colspan')) || 1 },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('rowspan')) || 1 },
  colwidth: {
    default: null,
    rendered: false,
    parseHTML: (element: HTMLElement) => numbers(element.dataset.widths),
  },
}

/** A table with its caption, and the widths of columns that are shares. */
class CaptionedTable extends TableView {
  constructor(node: DocumentNode, least: number, view: EditorView, attributes: Record<string, unknown>) {
    super(node, least, view, attributes)
    const { caption } = node.attrs as { caption: string | null }
    if (caption) {
      // After the columns, which dragging expects first.
      const made = document.createElement('caption')
      made.contentEditable = 'false'
      made.textContent = new DOMParser().parseFromString(caption, 'text/html').body.textContent
      this.colgroup.after(made)
    }
    this.share(node)
  }

  override update(node: DocumentNode) {
    if (node.attrs.caption !== this.node.attrs.caption || node.attrs.style !== this.node.attrs.style) return false
    const isUpdated = super.update(node)
    if (isUpdated) this.share(node)
    return isUpdated
  }

  private share({ attrs }: DocumentNode) {
    const columns = (attrs.columns as string[] | null) ?? []
    if (columns.length !== this.colgroup.children.length) return
    for (const [at, col] of [...this.colgroup.children].entries())
      if (columns[at]!.endsWith('%') && !(col as HTMLElement).style.width)
        (col as HTMLElement).style.width = columns[at]!
  }
}

const LEAST_WIDTH = 40
const Tables = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) =>
        element.dataset.caption ?? element.querySelector(':scope > caption')?.innerHTML ?? null,
    },
    columns: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) => element.dataset.columns?.split(' ') ?? null,
    },
  }),
  // Of the table's own: those of the library are left out when the editor begins read-only.
  addProseMirrorPlugins: () => [
    columnResizing({ cellMinWidth: LEAST_WIDTH, defaultCellMinWidth: LEAST_WIDTH, View: null }),
    tableEditing(),
  ],
  addNodeView:
    () =>
    ({ node, view, HTMLAttributes }) =>
      new CaptionedTable(node, LEAST_WIDTH, view, HTMLAttributes),
})
const Row = TableRow.extend({
  addAttributes: () => ({
    part: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) =>
        element.dataset.part ??
        { THEAD: 'head', TBODY: 'body', TFOOT: 'foot' }[element.parentElement?.tagName ?? ''] ??
        null,
    },
  }),
})
const Cell = TableCell.extend({ addAttributes: () => ofCells, parseHTML: () => [{ tag: 'td' }] })
const Head = TableHeader.extend({
  addAttributes: () => ({ ...ofCells, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
})

/** All that a drafted document may hold (shared/document-html.ts). Marks that come later stand inside those before. */
export const EXTENSIONS = [
  StarterKit.configure({ link: false, code: false, listItem: false, trailingNode: false }),
  Link,
  aMark('subscript', 'sub'),
  aMark('superscript', 'sup'),
  aMark('code', 'code', ['Mod-e']),
  Span,
  aColor('highlight', 'background-color'),
  aColor('color', 'color'),
  ListItem,
  Division,
  PageBreak,
  Tables,
  Row,
  Cell,
  Head,
  Look,
]
