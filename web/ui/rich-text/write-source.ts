import type { Node } from '@tiptap/pm/model'
import { attributesOf, openingTag, tagOf } from './html-of-node.ts'
import type { Origin, Source } from './source.ts'
import { columnsOf, partsOf } from './table-parts.ts'
import { writeInline } from './write-inline.ts'

/**
 * The HTML of a document that was read from `source`. What is as it was read is written byte for byte as it stood there; what was
 * changed keeps the tags, the spaces and the references of everything in it that was not.
 */
export const writeSource = (source: Source, doc: Node): string =>
  doc.eq(source.doc) ? source.html : new Writer(source).children(doc, source.origins.get(0)!)

class Writer {
  private readonly source: Source
  private readonly used = new Set<number>()

  constructor(source: Source) {
    this.source = source
  }

  private originOf = (node: Node): Origin | undefined => this.source.origins.get(node.attrs.src as number)

  children(parent: Node, origin: Origin | undefined): string {
    const { html } = this.source
    const isSame = origin?.node && hasSameChildren(parent, origin.node)
    let at = origin?.innerFrom ?? 0
    let out = ''
    parent.forEach((node, _offset, index) => {
      const own = this.originOf(node)
      const written = this.isBare(parent, node, index) ? this.inline(node, own) : this.node(node)
      if (isSame && own && own.from >= at) {
        out += html.slice(at, own.from) + written
        at = own.to
      } else out += (isSame ? '' : space(own?.lead)) + written
    })
    if (!origin) return out
    if (isSame) return out + html.slice(at, origin.innerTo)
    return out + space(/[ \t\n\r\f]*$/.exec(html.slice(origin.innerFrom, origin.innerTo))?.[0])
  }

  private node(node: Node): string {
    const origin = this.originOf(node)
    const isAgain = this.used.has(node.attrs.src as number)
    if (origin) this.used.add(node.attrs.src as number)
    if (origin?.tag && origin.node?.eq(node)) return this.source.html.slice(origin.from, origin.to)
    const open = this.open(node, origin, isAgain)
    if (node.isLeaf) return open
    const close = `</${tagOf(node)}>`
    if (node.type.name === 'table') return open + this.table(node, origin) + close
    if (node.isTextblock) {
      const inside = this.inline(node, origin)
      return open + (node.type.spec.code && !origin ? `<code>${inside}</code>` : inside) + close
    }
    return open + this.children(node, origin) + close
  }

  private open(node: Node, origin: Origin | undefined, isAgain: boolean): string {
    const was = origin?.node
    const { html } = this.source
    const isSame = was && tagOf(node) === origin.tag && isAlike(attributesOf(node), attributesOf(was))
    if (isSame && !(isAgain && node.attrs.id))
      return html.slice(origin.from, node.isLeaf ? origin.to : origin.innerFrom)
    // An id is of one element.
    return openingTag(
      tagOf(node),
      attributesOf(node).filter(([name]) => !(isAgain && name === 'id')),
    )
  }

  private inline(node: Node, origin: Origin | undefined): string {
    if (origin?.node?.eq(node)) return this.source.html.slice(origin.innerFrom, origin.innerTo)
    return writeInline(this.source, node, origin)
  }

  /** Text without a block of its own: as it was read, or the only text of a new cell or item. */
  private isBare(parent: Node, node: Node, index: number): boolean {
    if (node.type.name !== 'paragraph' || attributesOf(node).length) return false
    const isPlain = (other: Node | null) => other?.type.name === 'paragraph' && !this.originOf(other)?.tag
    const isBesideText =
      (index > 0 && isPlain(parent.child(index - 1))) ||
      (index + 1 < parent.childCount && isPlain(parent.child(index + 1)))
    if (isBesideText) return false
    const origin = this.originOf(node)
    if (origin) return !origin.tag
    return /^(?:tableCell|tableHeader|listItem)$/.test(parent.type.name)
  }

  private table(table: Node, origin: Origin | undefined): string {
    const { html } = this.source
    const was = origin?.node
    const columns = columnsOf(table)
    const hasSameColumns = was && isAlike(columnsOf(was), columns)
    const isSame = was && hasSameColumns && hasSameChildren(table, was) && isAlike(partsOf(table), partsOf(was))
    if (isSame) return this.children(table, origin)
    let out = origin?.caption ? html.slice(origin.caption.from, origin.caption.to) : ''
    if (hasSameColumns && origin?.columns) out += html.slice(origin.columns.from, origin.columns.to)
    else if (columns.some(Boolean))
      out += `<colgroup>${columns.map((width) => (width ? `<col style="width: ${width}">` : '<col>')).join('')}</colgroup>`
    const parts = partsOf(table)
    table.forEach((row, _offset, index) => {
      const part = parts[index]
      const section = this.originOf(row)?.section
      const tag = part && { head: 'thead', body: 'tbody', foot: 'tfoot' }[part]
      if (tag && part !== parts[index - 1])
        out += section?.tag === tag ? html.slice(section.from, section.innerFrom) : `<${tag}>`
      out += space(this.originOf(row)?.lead) + this.node(row)
      if (tag && part !== parts[index + 1]) out += `</${tag}>`
    })
    return out
  }
}

const space = (lead = '') => (/^[ \t\n\r\f]*$/.test(lead) ? lead : '')

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const hasSameChildren = (one: Node, other: Node) =>
  one.childCount === other.childCount &&
  one.children.every((child, at) => child.attrs.src === other.child(at).attrs.src)
