import type { Block } from './paper.ts'

const SILENT = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'iframe', 'object', 'svg'])
const BREAKING = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'section',
  'article',
  'header',
  'footer',
  'table',
  'tbody',
  'thead',
  'dl',
  'dt',
  'dd',
  'address',
  'center',
])
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  deg: '°',
  shy: '',
}

/**
 * The text of HTML as paragraphs and tables. Nothing in it is run, loaded or kept: scripts, styles and attributes are
 * dropped unread. A table inside a table becomes text of the cell it stands in.
 */
export function blocksOfHtml(html: string): Block[] {
  const reader = new HtmlReader()
  const tokens = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g
  for (const [token, slash, name] of html.matchAll(tokens)) {
    if (name) reader.tag(name.toLowerCase(), slash === '/')
    else if (!token.startsWith('<!--')) reader.text(token)
  }
  reader.endTable()
  reader.endParagraph()
  return reader.blocks
}

class HtmlReader {
  blocks: Block[] = []
  private written = ''
  private silent: string | null = null
  private tables = 0
  private rows: string[][] = []
  private row: string[] | null = null

  tag(name: string, closes: boolean): void {
    if (this.silent) {
      if (closes && name === this.silent) this.silent = null
      return
    }
    if (SILENT.has(name) && !closes) this.silent = name
    else if (name === 'table') this.table(closes)
    else if (this.tables > 0) this.inTable(name, closes)
    else if (name === 'br') this.written += '\n'
    else if (BREAKING.has(name)) this.endParagraph(name === 'li' && !closes)
    else if (name === 'tr') this.endParagraph()
    else if (name === 'td' || name === 'th') this.written += ' '
  }

  text(raw: string): void {
    if (!this.silent) this.written += decodeEntities(raw).replace(/\s+/g, ' ')
  }

  endParagraph(bullet = false): void {
    const text = this.written
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim()
    this.written = bullet ? '• ' : ''
    if (text && text !== '•') this.blocks.push({ paragraph: text })
  }

  endTable(): void {
    if (this.row || this.rows.length > 0) this.endRow()
    if (this.rows.length > 0) this.blocks.push({ table: this.rows })
    this.rows = []
  }

  private table(closes: boolean): void {
    if (closes) {
      if (this.tables === 0) return
      this.tables -= 1
      if (this.tables === 0) this.endTable()
    } else {
      if (this.tables === 0) this.endParagraph()
      this.tables += 1
    }
  }

  private inTable(name: string, closes: boolean): void {
    if (this.tables > 1 || !['tr', 'td', 'th'].includes(name)) {
      if (name === 'br' || BREAKING.has(name) || name === 'td') this.written += ' '
      return
    }
    if (name === 'tr') this.endRow()
    else if (closes) this.endCell()
    else {
      this.row ??= []
      this.written = ''
    }
  }

  private endCell(): void {
    this.row?.push(this.written.trim())
    this.written = ''
  }

  private endRow(): void {
    if (this.row && this.written.trim()) this.endCell()
    if (this.row?.some(Boolean)) this.rows.push(this.row)
    this.row = null
    this.written = ''
  }
}

/** Text with its character references resolved; an unknown one stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}
