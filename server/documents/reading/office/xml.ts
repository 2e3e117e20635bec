import { decodeEntities } from '../layout/html-blocks.ts'

/** What a walk through XML meets. Names come without their namespace prefix. */
export type XmlVisitor = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Walks once through XML from start to end. No document types, no entities of its own, nothing loaded. */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag < 0) return
    if (tag > at) visitor.text?.(decodeEntities(xml.slice(at, tag)))
    at = xml.startsWith('<!--', tag) ? after(xml, '-->', tag) : walkTag(xml, tag, visitor)
  }
}

function walkTag(xml: string, tag: number, visitor: XmlVisitor): number {
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = xml.indexOf(']]>', tag)
    visitor.text?.(xml.slice(tag + 9, end < 0 ? xml.length : end))
    return end < 0 ? xml.length : end + 3
  }
  const end = xml.indexOf('>', tag)
  if (end < 0) return xml.length
  const content = xml.slice(tag + 1, end)
  if (content.startsWith('/')) visitor.close?.(localName(content.slice(1).trim()))
  else if (!content.startsWith('?') && !content.startsWith('!')) {
    const name = localName(/^[^\s/]+/.exec(content)?.[0] ?? '')
    visitor.open?.(name, (wanted) => attributeOf(content, wanted))
    if (content.endsWith('/')) visitor.close?.(name)
  }
  return end + 1
}

function attributeOf(tag: string, name: string): string | undefined {
  const at = tag.search(new RegExp(`\\s${name}\\s*=`))
  if (at < 0) return undefined
  const match = /=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag.slice(at))
  return match ? decodeEntities(match[1] ?? match[2] ?? '') : undefined
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function after(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  return end < 0 ? xml.length : end + mark.length
}
