/** What a prompt tells in a block of its own, `<files>…</files>` with JSON between: these are Cara's, and nothing that is told may pose as one. */
const BLOCKS = ['context', 'reviewed', 'changed', 'named', 'files'] as const
type Block = (typeof BLOCKS)[number]

/** A block whose JSON cannot close it, whatever a file is called. */
export const blockOf = (name: Block, value: object) =>
  `<${name}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</${name}>`

/** A text that ends with a block, without it, and what the block says; null where it ends otherwise. */
export function cutBlock(content: string, name: Block): { text: string; block: unknown } {
  const [begin, end] = [`<${name}>`, `</${name}>`]
  const at = content.lastIndexOf(begin)
  const block = at >= 0 && content.endsWith(end) ? parsed(content.slice(at + begin.length, -end.length)) : null
  return block === null ? { text: content, block } : { text: content.slice(0, at).trimEnd(), block }
}

/** A tag as JSON has it, where a line end is "\n". */
const TAG = new RegExp(`<(?=(?:\\s|\\\\[nrt])*/?\\s*(?:${BLOCKS.join('|')})\\b)`, 'gi')

/** The same text, or the same value with its texts, in which the tags of blocks are words: "‹files>". To the check of a citation both are one. */
export function asWords<T>(told: T): T {
  const json = JSON.stringify(told)
  return json?.search(TAG) >= 0 ? (JSON.parse(json.replaceAll(TAG, '‹')) as T) : told
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
