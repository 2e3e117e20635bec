import {
  DOCUMENT_ATTRIBUTES,
  DOCUMENT_STYLES,
  DOCUMENT_TAGS,
  DOCUMENT_VALUES,
  TABLE_STYLED,
  TABLE_STYLES,
} from './document-html.ts'
import { type HtmlToken, htmlTokens } from './html-tokens.ts'

const TAGS = new Map<string, readonly string[]>(Object.entries(DOCUMENT_TAGS))

/** Elements that have no content. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'col'])

/** Elements that end where a block begins, and those that are blocks. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'pre', 'blockquote', 'ul', 'ol', 'li', 'div', 'table'],
])

/** Other names of what there is. */
const ALIASES = new Map(
  Object.entries({
    div: 'section article main header footer aside nav address figure figcaption fieldset form dl dt dd center hgroup details summary',
    s: 'del strike',
    u: 'ins',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name] as const)),
)

/** Elements whose text is no text either; of the first, nothing in them is markup. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])
const DROPPED = new Set([...RAW, 'template', 'object', 'noscript', 'svg', 'math', 'head', 'select', 'audio', 'video'])

/** Deeper elements are left out, their words kept. */
const DEEPEST = 100

const CELLS = ['td', 'th']
const SECTIONS = ['thead', 'tbody', 'tfoot', 'caption', 'colgroup']
/** What an element ends by beginning, and what it does not reach beyond. */
const ENDS: Record<string, { ends: readonly string[]; within: readonly string[] }> = {
  li: { ends: ['li'], within: ['ul', 'ol', ...CELLS, 'blockquote', 'div'] },
  a: { ends: ['a'], within: CELLS },
  ...Object.fromEntries(CELLS.map((name) => [name, { ends: [...CELLS, 'caption', 'colgroup'], within: ['table'] }])),
  tr: { ends: ['tr', 'caption', 'colgroup'], within: ['table'] },
  ...Object.fromEntries(SECTIONS.map((name) => [name, { ends: SECTIONS, within: ['table'] }])),
}
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const OF_PARAGRAPHS = { ends: ['p'], within: [...CELLS, 'li', 'div', 'blockquote', 'caption'] }
const OF_HEADINGS = { ends: ['p', ...HEADINGS], within: OF_PARAGRAPHS.within }

/**
 * The same HTML without anything that could run, load or cover the page. Only known elements, each closed, and known attributes are
 * written; what was written so before comes out as it went in, byte for byte. The server and the browser run this same code.
 */
export function safeHtml(html: string): string {
  const out: string[] = []
  const open: string[] = []
  const leave = (depth: number) => {
    while (open.length > depth) out.push(`</${open.pop()!}>`)
  }
  const endFor = ({ ends, within }: { ends: readonly string[]; within: readonly string[] }) => {
    let depth = open.length
    for (let at = open.length - 1; at >= 0 && !within.includes(open[at]!); at--)
      if (ends.includes(open[at]!)) depth = at
    leave(depth)
  }
  for (const token of kept(html)) {
    if (token.kind === 'text') {
      out.push(html.slice(token.from, token.to).replaceAll('<', '&lt;').replaceAll('\0', ''))
      continue
    }
    const name = ALIASES.get(token.name) ?? token.name
    const own = TAGS.get(name)
    if (!own) continue
    if (token.kind === 'close') {
      const isOfTable = name === 'table' || name === 'tr' || CELLS.includes(name) || SECTIONS.includes(name)
      let at = open.length - 1
      while (at >= 0 && open[at] !== name && (isOfTable || !CELLS.includes(open[at]!))) at--
      if (at >= 0 && open[at] === name) leave(at)
      continue
    }
    if (ENDS[name]) endFor(ENDS[name])
    if (BLOCKS.has(name)) endFor(HEADINGS.includes(name) ? OF_HEADINGS : OF_PARAGRAPHS)
    if (open.length === DEEPEST) continue
    const isVoid = VOID.has(name)
    const slash = isVoid && html.slice(token.to - 3, token.to) === ' />' ? ' /' : ''
    out.push(`<${name}${writeAttributes(name, own, token.attributes)}${slash}>`)
    if (!isVoid) open.push(name)
  }
  leave(0)
  return out.join('')
}

/** The tokens without those of elements that are dropped with all they hold. One that never ends drops its tag alone, if it may hold markup. */
function* kept(html: string): Generator<HtmlToken> {
  const endless = new Set<string>()
  let skip = 0
  for (const token of htmlTokens(html)) {
    if (token.to <= skip) continue
    if (token.kind === 'open' && DROPPED.has(token.name) && !endless.has(token.name)) {
      const end = endOf(html, token)
      if (end > 0) skip = end
      else if (RAW.has(token.name)) return
      else endless.add(token.name)
    } else yield token.from < skip ? { ...token, from: skip } : token
  }
}

/** Where the element of an opening tag ends; 0 when it does not. */
function endOf(html: string, { name, to }: { name: string; to: number }): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*(>?)`, 'gi')
  tag.lastIndex = to
  for (let depth = 1, found = tag.exec(html); found; found = tag.exec(html)) {
    if (found[1]) depth = RAW.has(name) ? 0 : depth - 1
    else if (!RAW.has(name) && !found[0].endsWith('/>')) depth++
    if (!depth) return tag.lastIndex
  }
  return 0
}

function writeAttributes(tag: string, own: readonly string[], attributes: [string, string][]): string {
  const written = new Set<string>()
  let out = ''
  for (const [name, value] of attributes) {
    if (written.has(name) || !(own.includes(name) || (DOCUMENT_ATTRIBUTES as readonly string[]).includes(name)))
      continue
    written.add(name)
    const said = name === 'style' ? safeStyle(tag, value) : value
    if (!said || (DOCUMENT_VALUES[name] && !DOCUMENT_VALUES[name].test(said))) continue
    out += ` ${name}="${said.replaceAll('\0', '').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`
  }
  return out
}

/** The declarations that may stay; as they are written when all of them may. */
function safeStyle(tag: string, style: string): string {
  const declarations = style.split(';').filter((one) => one.trim())
  const safe = declarations.filter((one) => {
    const [name = '', ...value] = one.split(':')
    const known = name.trim().toLowerCase()
    const said = value.join(':').trim()
    const rules = DOCUMENT_STYLES[known] ?? (TABLE_STYLED.includes(tag) ? TABLE_STYLES[known] : undefined)
    return Object.hasOwn({ ...DOCUMENT_STYLES, ...TABLE_STYLES }, known) && rules?.some((rule) => rule.test(said))
  })
  return safe.length === declarations.length ? style : safe.map((one) => one.trim()).join('; ')
}
