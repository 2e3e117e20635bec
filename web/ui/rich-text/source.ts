import { type Mark, type Node, DOMParser as Reader, type Schema } from '@tiptap/pm/model'
import { BLOCKS } from '../../../shared/safe-html.ts'
import { type Element, freeOf, htmlTree, isElement, printOf, type TextPiece } from './html-tree.ts'
import { type Unit, unitsOf } from './source-units.ts'

/** What a node of the editor was read from. `node` is the node as it was read. */
export type Origin = {
  /** Empty for text that stands without a block of its own. */
  tag: string
  from: number
  innerFrom: number
  innerTo: number
  to: number
  units?: Unit[]
  /** Of a row: the section it stands in. */
  section?: Element
  /** Of a table: its caption and its columns, as they are written. */
  caption?: Element
  columns?: Element
  node?: Node
  /** What stands between it and the node before it. */
  lead?: string
}

/** HTML that was opened, and which part of it each node came from: what is not changed is written as it was. */
export type Source = {
  html: string
  doc: Node
  origins: Map<number, Origin>
  elements: Map<number, Element>
  /** The marks that elements became, as they were read. */
  marks: Map<number, Mark>
}

/** Reads safe HTML. Each node and mark has the number of its origin in `src`. */
export function readSource(html: string, schema: Schema): Source {
  const { page, origins, elements } = new Builder(html)
  const doc = Reader.fromSchema(schema).parse(page, { preserveWhitespace: 'full' })
  origins.set(0, { tag: '', from: 0, innerFrom: 0, innerTo: html.length, to: html.length })
  const marks = new Map<number, Mark>()
  const visit = (node: Node, src: number) => {
    const origin = origins.get(src)
    if (origin?.node) return
    if (origin) origin.node = node
    let at = origin?.innerFrom ?? 0
    node.forEach((child) => {
      for (const mark of child.marks) if (mark.attrs.src) marks.set(mark.attrs.src as number, mark)
      const own = origins.get(child.attrs.src as number)
      if (own && !own.node) {
        own.lead = html.slice(at, own.from)
        at = own.to
      }
      if (!child.isText) visit(child, (child.attrs.src ?? Number.NaN) as number)
    })
  }
  visit(doc, 0)
  return { html, doc, origins, elements, marks }
}

/** Safe HTML as elements that the editor reads, without where they came from: to be put into a document. */
export function readable(html: string): HTMLElement {
  const { page } = new Builder(html)
  for (const element of page.querySelectorAll<HTMLElement>('[data-src]')) delete element.dataset.src
  return page
}

const TEXT_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'])
const PARTS: Record<string, string> = { thead: 'head', tbody: 'body', tfoot: 'foot' }
const OF_TABLES = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])

/** Builds the elements that the editor reads, apart from the page. */
class Builder {
  readonly origins = new Map<number, Origin>()
  readonly elements = new Map<number, Element>()
  readonly page: HTMLElement
  private readonly document = document.implementation.createHTMLDocument('')
  private readonly html: string
  private readonly runs = new Set<number>()

  constructor(html: string) {
    this.html = html
    this.page = this.document.createElement('div')
    this.blocks(htmlTree(html).children, this.page)
  }

  private make(element: Element, into: HTMLElement, origin?: Partial<Origin>): HTMLElement {
    const made = this.document.createElement(element.tag)
    for (const [name, value] of element.attributes) made.setAttribute(name, value)
    made.dataset.src = String(element.id)
    this.elements.set(element.id, element)
    if (origin) {
      const { tag, from, innerFrom, innerTo, to } = element
      this.origins.set(element.id, { tag, from, innerFrom, innerTo, to, ...origin })
    }
    into.append(made)
    return made
  }

  /** Blocks, and text between them that has none of its own. */
  private blocks(pieces: readonly (Element | TextPiece)[], into: HTMLElement) {
    let run: (Element | TextPiece)[] = []
    const endRun = () => {
      const units = unitsOf(this.html, run, false)
      if (units.length) {
        const bare = this.document.createElement('p')
        const [from, to] = [run[0]!.from, run.at(-1)!.to]
        const id = -freeOf(printOf(this.html.slice(from, to)), this.runs)
        const leading = /^[ \t\n\r\f]*/.exec(this.html.slice(from, to))![0].length
        const trailing = /[ \t\n\r\f]*$/.exec(this.html.slice(from + leading, to))![0].length
        const place = { from: from + leading, to: to - trailing }
        this.origins.set(id, { tag: '', ...place, innerFrom: place.from, innerTo: place.to, units })
        bare.dataset.src = String(id)
        into.append(bare)
        this.inline(units, bare)
      }
      run = []
    }
    for (const piece of pieces) {
      if (!isElement(piece)) run.push(piece)
      else if (BLOCKS.has(piece.tag)) {
        endRun()
        this.block(piece, into)
      } else if (OF_TABLES.has(piece.tag)) {
        endRun()
        this.blocks(piece.children, into)
      } else if (holdsBlock(piece)) {
        endRun()
        this.blocks(piece.children, this.make(piece, into))
      } else run.push(piece)
    }
    endRun()
  }

  private block(element: Element, into: HTMLElement) {
    if (element.tag === 'table') return this.table(element, into)
    if (!TEXT_BLOCKS.has(element.tag)) return this.blocks(element.children, this.make(element, into, {}))
    if (element.children.some((piece) => isElement(piece) && holdsBlock(piece, true)))
      return this.blocks(element.children, this.make({ ...element, tag: 'div' }, into, { tag: element.tag }))
    const units = unitsOf(this.html, element.children, element.tag === 'pre')
    this.inline(units, this.make(element, into, { units }))
  }

  private table(element: Element, into: HTMLElement) {
    const caption = element.children.filter(isElement).find(({ tag }) => tag === 'caption')
    const columns = element.children.filter(isElement).find(({ tag }) => tag === 'colgroup')
    const made = this.make(element, into, { caption, columns })
    if (caption) made.dataset.caption = this.html.slice(caption.innerFrom, caption.innerTo)
    const widths = (columns?.children ?? []).filter(isElement).map(({ attributes }) => widthIn(attributes.get('style')))
    if (widths.some(Boolean)) made.dataset.columns = widths.join(' ')
    /** How many rows each column is still taken for. */
    const taken: number[] = []
    const rows = (pieces: Element['children'], section?: Element) => {
      for (const piece of pieces.filter(isElement)) {
        if (PARTS[piece.tag] && !section) rows(piece.children, piece)
        if (piece.tag !== 'tr') continue
        const row = this.make(piece, made, { section })
        if (section) row.dataset.part = PARTS[section.tag]
        for (const cell of piece.children.filter(isElement)) this.cell(cell, row, widths, taken)
        for (const [at, left] of taken.entries()) taken[at] = Math.max(0, (left ?? 0) - 1)
      }
    }
    rows(element.children)
  }

  private cell(element: Element, row: HTMLElement, widths: string[], taken: number[]) {
    if (element.tag !== 'td' && element.tag !== 'th') return
    const cell = this.make(element, row, {})
    const span = (name: string) => Number(element.attributes.get(name) ?? 1)
    let column = 0
    while (taken[column]) column++
    const own = Array.from({ length: span('colspan') }, (_, at) => column + at)
    for (const at of own) taken[at] = span('rowspan')
    const pixels = own.map((at) => (widths[at]?.endsWith('px') ? Math.round(Number.parseFloat(widths[at])) : 0))
    if (pixels.some(Boolean)) cell.dataset.widths = pixels.join(' ')
    this.blocks(element.children, cell)
  }

  private inline(units: readonly Unit[], into: HTMLElement) {
    let path: { element: Element; made: HTMLElement }[] = []
    for (const { text, around, isBreak } of units) {
      let same = 0
      while (same < path.length && path[same]?.element === around[same]) same++
      path = path.slice(0, same)
      for (const element of around.slice(same))
        path.push({ element, made: this.make(element, path.at(-1)?.made ?? into) })
      const place = path.at(-1)?.made ?? into
      if (isBreak) place.append(this.document.createElement('br'))
      else if (place.lastChild?.nodeType === 3) (place.lastChild as Text).data += text
      else place.append(text)
    }
  }
}

function holdsBlock(element: Element, itself = false): boolean {
  if (itself && (BLOCKS.has(element.tag) || OF_TABLES.has(element.tag))) return true
  return element.children.some((piece) => isElement(piece) && holdsBlock(piece, true))
}

const widthIn = (style = '') => /(?:^|;)\s*width\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim() ?? ''
