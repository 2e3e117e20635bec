/** A piece of HTML, and where it stands: from its first character up to, without, `to`. */
export type HtmlToken =
  | { kind: 'text'; from: number; to: number }
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; from: number; to: number }
  | { kind: 'close'; name: string; from: number; to: number }

const NAME = /[a-z][^\s/>]*/iy
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y
const END = /[\s/]*>/y
const COMMENT_END = /--!?>/g

/**
 * The tags and texts of some HTML in their order. Names are lower-case, values as they are written. Comments, declarations and
 * end tags without a name are passed over. What begins like a tag and never ends is text. Takes time by the length alone.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let text = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const markup = readMarkup(html, at)
    if (markup === 'endless') break
    if (!markup) {
      at = html.indexOf('<', at + 1)
      continue
    }
    if (at > text) yield { kind: 'text', from: text, to: at }
    if (markup.kind !== 'text') yield markup
    text = markup.to
    at = html.indexOf('<', text)
  }
  if (text < html.length) yield { kind: 'text', from: text, to: html.length }
}

/** What begins at a `<`: a tag; a comment, as text that is passed over; null when it is only a character. */
function readMarkup(html: string, from: number): HtmlToken | 'endless' | null {
  const passed = (to: number) => ({ kind: 'text', from, to }) as const
  if (html.startsWith('<!--', from)) {
    if (html.startsWith('>', from + 4)) return passed(from + 5)
    if (html.startsWith('->', from + 4)) return passed(from + 6)
    COMMENT_END.lastIndex = from + 4
    return passed(COMMENT_END.exec(html) ? COMMENT_END.lastIndex : html.length)
  }
  const next = html[from + 1] ?? ''
  const isClose = next === '/'
  NAME.lastIndex = from + (isClose ? 2 : 1)
  const name = NAME.exec(html)?.[0].toLowerCase()
  if (!name) {
    if (!isClose && next !== '!' && next !== '?') return null
    const end = html.indexOf('>', from)
    return end < 0 ? 'endless' : passed(end + 1)
  }
  const attributes: [string, string][] = []
  let at = NAME.lastIndex
  for (;;) {
    END.lastIndex = at
    if (END.test(html)) break
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(html)
    if (!found) return 'endless'
    at = ATTRIBUTE.lastIndex
    attributes.push([found[1]!.toLowerCase(), found[2] ?? found[3] ?? found[4] ?? ''])
  }
  const to = END.lastIndex
  return isClose ? { kind: 'close', name, from, to } : { kind: 'open', name, attributes, from, to }
}
