import type { Attrs, Mark, Node } from '@tiptap/pm/model'
import { withStyle } from './styles.ts'

const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  codeBlock: 'pre',
  horizontalRule: 'hr',
  division: 'div',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
  link: 'a',
  span: 'span',
  color: 'span',
  highlight: 'span',
}

/** The tag that a node or a mark is written with. */
export const tagOf = ({ type, attrs }: Node | Mark): string =>
  type.name === 'heading' ? `h${String(attrs.level)}` : TAGS[type.name]!

/** The attributes that a node or a mark is written with. */
export function attributesOf({ type, attrs }: Node | Mark): [name: string, value: string][] {
  const all: [string, unknown][] = [
    ['href', attrs.href],
    ['start', attrs.start === 1 ? null : attrs.start],
    ['colspan', attrs.colspan === 1 ? null : attrs.colspan],
    ['rowspan', attrs.rowspan === 1 ? null : attrs.rowspan],
    ['scope', attrs.scope],
    ['style', styleOf(type.name, attrs)],
    ['class', attrs.class],
    ['id', attrs.id],
  ]
  return all.filter(([, value]) => value != null && value !== '').map(([name, value]) => [name, String(value)])
}

function styleOf(kind: string, { style, backgroundColor, value }: Attrs): string | null {
  if (kind === 'color') return `color: ${String(value)}`
  if (kind === 'highlight') return `background-color: ${String(value)}`
  return withBackground((style as string) ?? null, (backgroundColor as string) ?? null)
}

const withBackground = (style: string | null, color: string | null) =>
  color ? withStyle(style, 'background-color', color) : style

export const openingTag = (tag: string, attributes: readonly [string, string][]) =>
  `<${tag}${attributes.map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`).join('')}>`

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
