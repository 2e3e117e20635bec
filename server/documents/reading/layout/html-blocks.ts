import { Parser } from 'htmlparser2'
import type { Block } from './paper.ts'

const SILENT = new Set('script style head title noscript template iframe object svg nav'.split(' '))
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
const STRUCK = new Set(['s', 'strike', 'del'])
/** Styles, without their spaces, of text that is not there to be seen, and what is in it neither; of text struck out. */
const GONE =
  /(?:^|;)(?:display:none|opacity:(?:0|0?\.0\d*)|text-decoration(?:-line)?:[^;]*line-through[^;]*)(?:!important)?(?=;|$)/
/** A size no bigger than a pixel; and what is said of size and sight at all: what is inside may say otherwise. */
const SPECK = /^(?:0+(?:\.0*)?(?:px|pt|%|r?em)?|(?:0?\.\d+|1(?:\.0+)?)(?:px|pt))(?:!important)?$/
const SIZE = /(?:^|;)font-size:([^;]*)/g
const SIGHT = /(?:^|;)visibility:(hidden|collapse|visible)/g

/**
 * The text of HTML as paragraphs and tables. Nothing in it is run, loaded or kept: scripts and styles are dropped unread, and
 * of attributes only those are looked at that hide or strike out text, which is no text of it. A table inside a table becomes
 * text of the cell it stands in.
 */
export function blocksOfHtml(html: string): Block[] {
  const reader = new HtmlReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    // One that has no end of its own is told of as it opens.
    onclosetag: (name, implied) => reader.close(name, !(implied && VOID.has(name))),
    ontext: (text) => reader.text(text),
  })
  parser.end(html)
  reader.endTable()
  reader.endParagraph()
  return reader.blocks
}

/** Why nobody sees the text of an element: it is gone for good, or a speck or veiled unless what is inside says otherwise. */
type Sight = { gone: boolean; speck: boolean; veiled: boolean }

class HtmlReader {
  blocks: Block[] = []
  private written = ''
  private silent: string | null = null
  private tables = 0
  private rows: string[][] = []
  private row: string[] | null = null

  private seen: Sight[] = [{ gone: false, speck: false, veiled: false }]

  open(name: string, attributes: Record<string, string>): void {
    const sight = sightOf(name, attributes, this.seen.at(-1)!)
    this.seen.push(sight)
    if (!sight.gone) this.tag(name, false)
  }

  /** `told`: its end is one by itself, not that of a tag that has none. */
  close(name: string, told: boolean): void {
    const { gone } = this.seen.pop()!
    if (!gone && told) this.tag(name, true)
  }

  private tag(name: string, closes: boolean): void {
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
    const { gone, speck, veiled } = this.seen.at(-1)!
    if (!this.silent && !gone && !speck && !veiled) this.written += piece.replaceAll('\u00ad', '').replace(/\s+/g, ' ')
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

/** Of what an element says about its text, and what it takes over from around it. */
function sightOf(name: string, { style, hidden }: Record<string, string>, around: Sight): Sight {
  const gone = around.gone || hidden !== undefined || STRUCK.has(name)
  if (gone || style === undefined) return { ...around, gone }
  const said = style.toLowerCase().replace(/\s+/g, '')
  const size = [...said.matchAll(SIZE)].at(-1)?.[1]
  const sight = [...said.matchAll(SIGHT)].at(-1)?.[1]
  return {
    gone: GONE.test(said),
    speck: size === undefined ? around.speck : SPECK.test(size),
    veiled: sight === undefined ? around.veiled : sight !== 'visible',
  }
}

const tidy = (line: string) => line.replace(/ {2,}/g, ' ').trim()
