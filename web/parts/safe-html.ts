/** The elements a document may hold, and the attributes each may keep. Everything else becomes its own text. */
const ALLOWED: Record<string, readonly string[]> = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  code: [],
  pre: [],
  blockquote: [],
  sub: [],
  sup: [],
  ul: [],
  ol: ['start'],
  li: [],
  div: [],
  span: [],
  table: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  caption: [],
  a: ['href'],
}
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

/** HTML as nodes of known kinds without anything that runs, loads or styles. Parsed apart from the page. */
export function safeNodes(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const fragment = document.createDocumentFragment()
  for (const node of parsed.body.childNodes) copy(node, fragment)
  return fragment
}

/** What stands in an edited element, as clean HTML: the same known kinds and nothing else. */
export function safeHtml(element: Element): string {
  const box = document.createElement('div')
  for (const node of element.childNodes) copy(node, box)
  return box.innerHTML
}

function copy(node: Node, into: Node) {
  if (node instanceof Text) return void into.appendChild(document.createTextNode(node.data))
  if (!(node instanceof Element)) return
  const name = node.localName
  if (DROPPED.has(name)) return
  const kept = ALLOWED[name]
  const target = kept ? document.createElement(name) : into
  for (const attribute of kept ?? []) {
    const value = node.getAttribute(attribute)
    if (value !== null && (attribute !== 'href' || /^(https?:|mailto:)/i.test(value.trim()))) {
      ;(target as Element).setAttribute(attribute, value)
    }
  }
  for (const child of node.childNodes) copy(child, target)
  if (target !== into) into.appendChild(target)
}
