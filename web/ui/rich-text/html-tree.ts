import { htmlTokens } from '../../../shared/html-tokens.ts'
import { VOID } from '../../../shared/safe-html.ts'

export type TextPiece = { from: number; to: number }

/** An element of some HTML and where it stands in it: `<p>` from `from` to `innerFrom`, `</p>` from `innerTo` to `to`. */
export type Element = {
  id: number
  tag: string
  attributes: Map<string, string>
  from: number
  innerFrom: number
  innerTo: number
  to: number
  children: (Element | TextPiece)[]
}

export const isElement = (piece: Element | TextPiece): piece is Element => 'tag' in piece

/**
 * The elements of safe HTML as a tree; the root has the id 0. The ids in a block follow from its HTML alone: a block that stands elsewhere
 * in another text has the same ones, and so is the same block to the editor.
 */
export function htmlTree(html: string): Element {
  const root = anElement(0, '', 0, 0)
  const open = [root]
  for (const token of htmlTokens(html)) {
    const parent = open.at(-1)!
    if (token.kind === 'text') parent.children.push({ from: token.from, to: token.to })
    else if (token.kind === 'open') {
      const made = anElement(0, token.name, token.from, token.to)
      for (const [name, value] of token.attributes) made.attributes.set(name, decode(value))
      parent.children.push(made)
      if (!VOID.has(token.name)) open.push(made)
    } else if (open.length > 1 && parent.tag === token.name) {
      parent.innerTo = token.from
      parent.to = token.to
      open.pop()
    }
  }
  for (const one of open) {
    one.innerTo = html.length
    one.to = html.length
  }
  const ids = new Set<number>()
  for (const piece of root.children) if (isElement(piece)) number(piece, printOf(html.slice(piece.from, piece.to)), ids)
  return root
}

function number(element: Element, first: number, ids: Set<number>) {
  element.id = freeOf(first, ids)
  for (const piece of element.children) if (isElement(piece)) number(piece, element.id + 1, ids)
}

/** This number, or the next that is free. */
export function freeOf(wanted: number, taken: Set<number>) {
  let id = wanted
  while (taken.has(id)) id++
  taken.add(id)
  return id
}

/** A number of up to 40 bits for some HTML. */
export function printOf(html: string): number {
  let print = 0x811c9dc5
  for (let at = 0; at < html.length; at++) print = Math.imul(print ^ html.charCodeAt(at), 0x01000193)
  return ((print >>> 0) % 2 ** 24) * 2 ** 16 + 1
}

const anElement = (id: number, tag: string, from: number, to: number): Element => ({
  id,
  tag,
  attributes: new Map(),
  from,
  innerFrom: to,
  innerTo: to,
  to,
  children: [],
})

/** A reference to a character, as `&amp;` or `&#8217;`. */
export const REFERENCE = /&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?/giy

const known = new Map<string, string>()

/** What a reference stands for. It holds letters and digits only, so that the browser may be asked. */
export function referred(reference: string): string {
  let words = known.get(reference)
  if (words === undefined) {
    words = new DOMParser().parseFromString(reference, 'text/html').body.textContent ?? ''
    known.set(reference, words)
  }
  return words
}

const ALL = new RegExp(REFERENCE.source, 'gi')
const decode = (value: string) => value.replaceAll(ALL, referred)
