import { Parser } from 'htmlparser2'

/** What a walk through XML meets. Names come without their namespace prefix. A text may come in several pieces. */
export type XmlVisitor = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Walks once through XML from start to end, damaged or not. No document types, no entities of its own, nothing loaded. */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => visitor.open?.(localName(name), (wanted) => attributes[wanted]),
      ontext: (text) => visitor.text?.(text),
      onclosetag: (name) => visitor.close?.(localName(name)),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
