import { Parser } from 'htmlparser2'
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
const VOID = new Set(['br', 'hr'])

/**
 * The text of HTML as paragraphs and tables. Nothing in it is run, loaded or kept: scripts, styles and attributes are
 * dropped unread. A table inside a table becomes text of the cell it stands in.
 */
export function blocksOfHtml(html: string): Block[] {
  const reader = new HtmlReader()
  const parser = new Parser({
    onopentagname: (name) => reader.tag(name, false),
    // One that has no end of its own is told of as it opens.
    onclosetag: (name, implied) => (implied && VOID.has(name) ? undefined : reader.tag(name, true)),
    ontext: (text) => reader.text(text),
  })
  parser.end(html)
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

  /** A piece of text, its character references resolved. Soft hyphens are no part of a word. */
  text(piece: string): void {
    if (!this.silent) this.written += piece.replaceAll('\u00ad', '').replace(/\s+/g, ' ')
  }

  endParagraph(bullet = false): void {
    const text = this.written.split('\n').map(tidy).join('\n').trim()
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
    this.row?.push(tidy(this.written))
    this.written = ''
  }

  private endRow(): void {
    if (this.row && this.written.trim()) this.endCell()
    if (this.row?.some(Boolean)) this.rows.push(this.row)
    this.row = null
    this.written = ''
  }
}

const tidy = (line: string) => line.replace(/ {2,}/g, ' ').trim()
