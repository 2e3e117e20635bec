import { escapeHtml } from '../../../../shared/document-html.ts'

/** What a piece of a draft is for. Courtesy is told sentence by sentence (`courtesy.ts`), since people mix it with matter. */
export type Kind = 'greeting' | 'heading' | 'prose' | 'list' | 'table' | 'signature' | 'sources'

/** A piece of a draft: sentences of prose, entries of a list, rows of a table, lines of a signature. */
export type Block = {
  kind: Kind
  items: string[]
  /** What stands between this block and the one before. */
  gap: string
  /** How it stands there; null for a block that was made or changed. */
  raw: string | null
  /** The tag it stands in, with its attributes, in a document. */
  open?: string
}

export type Draft = { isHtml: boolean; title: string; toName: string | null; blocks: Block[] }

/** A draft's text in blocks, whoever wrote it; `textOf` gives the same text again. */
export function readDraft(text: string, isHtml: boolean): Block[] {
  return isHtml ? readHtml(text) : readMail(text)
}

export const textOf = ({ blocks, isHtml }: Draft): string =>
  blocks
    .map((block, index) => `${index || block.raw !== null ? block.gap : ''}${block.raw ?? written(block, isHtml)}`)
    .join('')

/** A block with other items, written anew. */
export const withItems = (block: Block, items: string[]): Block =>
  items.join('\n') === block.items.join('\n') ? block : { ...block, items, raw: null }

export const aBlock = (kind: Kind, items: string[], gap = '\n\n'): Block => ({ kind, items, gap, raw: null })

/** The words of an item, without the marks of a document. */
export const wordsOf = (item: string): string =>
  item
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Words as an item of the draft holds them. */
export const itemOf = (words: string, isHtml: boolean): string => (isHtml ? escapeHtml(words) : words)

const ABBREVIATED =
  /^\W*\d{1,2}\.$|\b(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Ave|No|Inc|Co|Corp|Ltd|vs|approx|e\.g|i\.e|ins|no|pol|eff|addl|amt|incl|exp|ded)\.$/

/** The sentences of a text; an abbreviation ends none. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.!?][”"')\]]*(?: ?\[\d+\])*)\s+|\n|<br ?\/?>/)) {
    const last = sentences.at(-1)
    const isOpen = last !== undefined && last.lastIndexOf('“') > last.lastIndexOf('”')
    if (last && (isOpen || ABBREVIATED.test(last))) sentences[sentences.length - 1] = `${last} ${part}`
    else if (part.trim()) sentences.push(part.trim())
  }
  return sentences
}

const SIGN_OFF =
  /^(?:(?:[A-Z][\w’']+(?: \w+){0,3}),|(?:many )?thank(?:s| you)|(?:\w+ )?regards|sincerely|best|cheers)[.!,]?$/i
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day)|to whom)\b[^.?]{0,60}$|^[\p{L}. '-]{2,40},$/iu
const LIST_MARK = /^\s*(?:[-•*–]|\d{1,2}[.)])\s+/

function readMail(text: string): Block[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim())
  const foot = lines.findLastIndex((line, index) => index > first && SIGN_OFF.test(line.trim()))
  const blocks: Block[] = []
  let gap = ''
  lines.forEach((line, index) => {
    if (!line.trim() && !(foot >= 0 && index > foot)) {
      gap += `${line}\n`
      return
    }
    const kind =
      foot >= 0 && index >= foot
        ? 'signature'
        : index === first && GREETING.test(line.trim())
          ? 'greeting'
          : kindOf(line)
    const item = kind === 'list' ? line.replace(LIST_MARK, '') : line
    const last = blocks.at(-1)
    if (last && last.kind === kind && gap === '\n') {
      last.raw += `\n${line}`
      last.items.push(item)
    } else blocks.push({ kind, items: [item], gap, raw: line })
    gap = '\n'
  })
  return blocks.map((block) => (block.kind === 'prose' ? { ...block, items: block.items.flatMap(sentencesIn) } : block))
}

function kindOf(line: string): Kind {
  if (LIST_MARK.test(line)) return 'list'
  return / \| |\t|^\|.*\|$/.test(line.trim()) ? 'table' : 'prose'
}

const TAGS = new Map<string, Kind>([
  ['ul', 'list'],
  ['ol', 'list'],
  ['table', 'table'],
])

function readHtml(html: string): Block[] {
  const blocks: Block[] = []
  let [depth, start, end] = [0, 0, 0]
  for (const { 0: whole, 1: slash, 2: tag, index } of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (/^(?:br|hr|img|col)$/.test(tag!)) continue
    if (!slash && depth++ === 0) start = index
    if (slash && --depth === 0) {
      const raw = html.slice(start, index + whole.length)
      const kind =
        blocks.at(-1)?.kind === 'sources' || /^<h\d[^>]*>Sources</.test(raw)
          ? 'sources'
          : (TAGS.get(tag!) ?? (/^h\d$/.test(tag!) ? 'heading' : 'prose'))
      blocks.push({
        kind,
        items: htmlItems(raw, kind),
        gap: html.slice(end, start),
        raw,
        open: /^<[^>]*>/.exec(raw)?.[0],
      })
      end = index + whole.length
    }
  }
  return blocks
}

const ITEM: Partial<Record<Kind, RegExp>> = {
  list: /<li[^>]*>(.*?)<\/li>/gs,
  sources: /<li[^>]*>(.*?)<\/li>/gs,
  table: /<tr[^>]*>(.*?)<\/tr>/gs,
}

function htmlItems(raw: string, kind: Kind): string[] {
  const pattern = /^<h\d/.test(raw) ? undefined : ITEM[kind]
  if (pattern) return [...raw.matchAll(pattern)].map(([, inner]) => inner!)
  const inner = raw.replace(/^<[^>]+>|<\/\w+>$/g, '')
  return kind === 'prose' ? sentencesIn(inner) : [inner]
}

/** The cells of a row. */
export const cellsOf = (row: string, isHtml: boolean): string[] =>
  isHtml
    ? [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell!)
    : row
        .replace(/^\s*\||\|\s*$/g, '')
        .split(/ \| |\t/)
        .map((cell) => cell.trim())

export const rowOf = (cells: string[], isHtml: boolean, isHead = false): string => {
  const tag = isHead ? 'th' : 'td'
  return isHtml ? cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('') : `| ${cells.join(' | ')} |`
}

function written({ kind, items, open }: Block, isHtml: boolean): string {
  if (!isHtml) return items.map((item) => (kind === 'list' ? `- ${item}` : item)).join(kind === 'prose' ? ' ' : '\n')
  const inTag = (plain: string, inside: string) => {
    const tag = open ?? plain
    return `${tag}${inside}</${/\w+/.exec(tag)![0]}>`
  }
  if (kind === 'list') return inTag('<ul>', items.map((item) => `<li>${item}</li>`).join(''))
  if (kind === 'sources') return items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
  if (kind === 'heading') return inTag('<h2>', items.join(' '))
  if (kind !== 'table') return inTag('<p>', items.join(' '))
  const heads = items.filter((row) => row.includes('<th'))
  const rows = (some: string[]) => some.map((row) => `<tr>${row}</tr>`).join('')
  const body = items.filter((row) => !heads.includes(row))
  return inTag('<table>', `${heads.length ? `<thead>${rows(heads)}</thead>` : ''}<tbody>${rows(body)}</tbody>`)
}
