import { DOCUMENT_ATTRIBUTES, DOCUMENT_SCHEMES, DOCUMENT_STYLES, DOCUMENT_TAGS } from '../../shared/document-html.ts'

const TAGS: Record<string, readonly string[]> = DOCUMENT_TAGS
const SCHEME = new RegExp(`^(?:${DOCUMENT_SCHEMES.join('|')}):`, 'i')

/** Elements whose text is no text either. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
])

/** HTML as nodes of known kinds without anything that runs or loads. Parsed apart from the page. */
function safeNodes(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const fragment = document.createDocumentFragment()
  for (const node of parsed.body.childNodes) copy(node, fragment)
  return fragment
}

/** The same as HTML. */
export function safeHtml(html: string): string {
  const box = document.createElement('div')
  box.append(safeNodes(html))
  return box.innerHTML
}

function copy(node: Node, into: Node) {
  if (node instanceof Text) return void into.appendChild(document.createTextNode(node.data))
  if (!(node instanceof HTMLElement)) return
  const name = node.localName
  if (DROPPED.has(name)) return
  const own = TAGS[name]
  const target = own ? document.createElement(name) : into
  if (own && target instanceof HTMLElement) keepAttributes(node, target, own)
  for (const child of node.childNodes) copy(child, target)
  if (target !== into) into.appendChild(target)
}

function keepAttributes(from: HTMLElement, to: HTMLElement, own: readonly string[]) {
  for (const attribute of own) {
    const value = from.getAttribute(attribute)
    if (value !== null && (attribute !== 'href' || SCHEME.test(value.trim()))) to.setAttribute(attribute, value)
  }
  for (const attribute of DOCUMENT_ATTRIBUTES) {
    const value = attribute === 'style' ? null : from.getAttribute(attribute)
    if (value !== null) to.setAttribute(attribute, value)
  }
  for (const [name, allowed] of Object.entries(DOCUMENT_STYLES)) {
    const value = from.style.getPropertyValue(name)
    if (value && allowed.some((one) => one.test(value))) to.style.setProperty(name, value)
  }
}
