export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'cite'; number: number }

type ListBlock = {
  kind: 'list'
  ordered: boolean
  start: number
  items: { parts: Inline[]; children?: ListBlock }[]
}
export type Block =
  | { kind: 'paragraph' | 'heading'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; right: boolean[] }
  | ListBlock

const ITEM = /^(\s*)(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/
const RULE_ROW = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/

/** Reads the light markup that models write. Whatever is not understood stays as the text it is. */
export function parseProse(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    if (!line.trim()) at += 1
    else if (line.startsWith('```')) {
      const end = lines.findIndex((next, place) => place > at && next.startsWith('```'))
      const stop = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') })
      at = stop + 1
    } else if (/^#{1,6}\s/.test(line)) {
      blocks.push({ kind: 'heading', parts: parseLine(line.replace(/^#+\s+/, '')) })
      at += 1
    } else if (line.includes('|') && RULE_ROW.test(lines[at + 1] ?? '')) {
      const end = endOf(lines, at + 2, (next) => next.includes('|'))
      blocks.push(readTable(lines.slice(at, end)))
      at = end
    } else if (ITEM.test(line)) {
      const end = endOf(lines, at, (next) => ITEM.test(next) || /^\s{2,}\S/.test(next))
      blocks.push(readList(lines.slice(at, end)))
      at = end
    } else {
      const end = endOf(
        lines,
        at + 1,
        (next) => Boolean(next.trim()) && !ITEM.test(next) && !/^(#{1,6}\s|```)/.test(next),
      )
      blocks.push({ kind: 'paragraph', parts: parseLine(lines.slice(at, end).join('\n')) })
      at = end
    }
  }
  return blocks
}

function endOf(lines: string[], from: number, belongs: (line: string) => boolean) {
  let end = from
  while (end < lines.length && belongs(lines[end]!)) end += 1
  return end
}

function readTable(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => parseLine(cell.trim()))
  const right = lines[1]!
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => /-:\s*$/.test(cell.trim()) && !cell.trim().startsWith(':'))
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells), right }
}

/** Items indented further than the first are a list inside the item before; other indented lines continue their item. */
function readList(lines: string[]): ListBlock {
  const [, indent = '', number] = ITEM.exec(lines[0]!) ?? []
  const list: ListBlock = { kind: 'list', ordered: number !== undefined, start: Number(number ?? 1), items: [] }
  let at = 0
  while (at < lines.length) {
    const [, deep = '', , text = ''] = ITEM.exec(lines[at]!) ?? []
    const isItem = ITEM.test(lines[at]!)
    const item = list.items.at(-1)
    if (isItem && deep.length > indent.length + 1 && item) {
      const end = endOf(
        lines,
        at,
        (next) => !ITEM.test(next) || (ITEM.exec(next)?.[1]?.length ?? 0) > indent.length + 1,
      )
      item.children = readList(lines.slice(at, end))
      at = end
    } else {
      if (isItem) list.items.push({ parts: parseLine(text) })
      else if (item) item.parts.push(...parseLine(` ${lines[at]!.trim()}`))
      at += 1
    }
  }
  return list
}

const INLINE =
  /\*\*(.+?)\*\*|__(.+?)__|`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^\s)]+|\/app\/[\w/-]+)\)|\[(\d{1,3})\]|(?<![\w*])\*([^*\s][^*]*?)\*(?![\w*])/gs

function parseLine(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    const [, strong, strongToo, code, label, href, number, italic] = match
    if (strong ?? strongToo) parts.push({ kind: 'bold', parts: parseLine((strong ?? strongToo)!) })
    else if (code) parts.push({ kind: 'code', text: code })
    else if (label && href) parts.push({ kind: 'link', text: label, href })
    else if (number) parts.push({ kind: 'cite', number: Number(number) })
    else if (italic) parts.push({ kind: 'italic', parts: parseLine(italic) })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}
