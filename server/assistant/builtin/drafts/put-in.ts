import { amountsIn } from '../../../../shared/amounts.ts'
import { datesIn } from '../../../../shared/dates.ts'
import { stemsOf } from '../../../documents/search/stem.ts'
import { aBlock, type Block, type Draft, itemOf, withItems, wordsOf } from './blocks.ts'
import { isCourtesy, nameGreeted, TONES } from './courtesy.ts'
import { capital } from './typed.ts'

/** Where a draft's matter ends: before its last courtesy, its signature or its sources. */
function endOfMatter({ blocks }: Draft): number {
  const foot = blocks.findIndex(({ kind }) => kind === 'signature' || kind === 'sources')
  let end = foot < 0 ? blocks.length : foot
  while (end > 1 && blocks[end - 1]!.kind === 'prose' && blocks[end - 1]!.items.every(isCourtesy)) end--
  return end
}

/** The draft with paragraphs and lists at the end of its matter, or at its beginning. */
export function withMatter(draft: Draft, fresh: Block[], isFirst: boolean): Draft {
  const head = draft.blocks.findIndex(({ kind }) => kind !== 'greeting' && kind !== 'heading')
  const at = isFirst && head >= 0 ? head : endOfMatter(draft)
  const after = draft.blocks
    .slice(at)
    .map((block, index) =>
      index === 0 && !draft.isHtml && !block.gap.includes('\n\n') ? { ...block, gap: '\n\n' } : block,
    )
  return { ...draft, blocks: [...draft.blocks.slice(0, at), ...fresh, ...after] }
}

/** Text of an answer as blocks of the draft: paragraphs, and lists under their lead. */
export function blocksFor(text: string, isHtml: boolean): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1)
    const item = itemOf(line.replace(/^- /, ''), isHtml)
    if (!line.startsWith('- ')) blocks.push(aBlock('prose', [item], isHtml ? '\n' : '\n\n'))
    else if (last?.kind === 'list') last.items.push(item)
    else blocks.push(aBlock('list', [item], isHtml || last ? '\n' : '\n\n'))
  }
  return blocks
}

export function signedBy(draft: Draft, name: string, agency: string): Draft {
  const at = draft.blocks.findLastIndex(({ kind }) => kind === 'signature')
  if (at < 0) return { ...draft, blocks: [...draft.blocks, aBlock('signature', [TONES.plain.signOff, name])] }
  const [signOff = '', ...lines] = draft.blocks[at]!.items
  const isPerson = (line: string) => line !== agency && !/\d{3}|@/.test(line) && lines.some((one) => one === agency)
  const rest = lines.filter((line, index) => line !== name && !(index === 0 && isPerson(line)))
  return { ...draft, blocks: draft.blocks.with(at, withItems(draft.blocks[at]!, [signOff, name, ...rest])) }
}

/** Greets a person: in the user's own words where they begin with a greeting, as a title wants it, else as the draft greets. */
export function greeting(draft: Draft, name: string, words: string): Draft {
  const old = draft.blocks[0]?.kind === 'greeting' ? draft.blocks[0] : null
  const own = /^(dear|hi|hello|hey|good (?:morning|afternoon|day))\b/i.test(words)
    ? capital(words).replace(/,?$/, ',')
    : null
  const isTitled = /^(?:Mr|Mrs|Ms|Dr)\b/.test(name)
  const before = old?.items[0] ?? ''
  const kept = nameGreeted(before)
    ? before.replace(nameGreeted(before), () => name)
    : before.replace(/,?$/, ` ${name},`)
  const line =
    own ?? (isTitled || !old ? TONES.formal.greet(name) : /^dear sir/i.test(before) ? TONES.formal.greet(name) : kept)
  const block = old ? withItems(old, [line]) : aBlock('greeting', [line], '')
  const rest = old ? draft.blocks.slice(1) : draft.blocks.map((one, index) => (index ? one : { ...one, gap: '\n\n' }))
  return { ...draft, toName: name, blocks: [block, ...rest] }
}

const KINDS: ((text: string) => string[])[] = [
  (text) => text.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi) ?? [],
  (text) =>
    datesIn(text).size || /\b\d{1,2}\/\d{1,2}\b/.test(text)
      ? (text.match(/\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b[A-Z][a-z]+ \d{1,2}(?:, \d{4})?/g) ?? [])
      : [],
  (text) =>
    amountsIn(text).size
      ? (text.match(/\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:million|m|k))?\b|\b\d{1,3}(?:,\d{3})+\b/gi) ?? [])
      : [],
]

/**
 * Other words in place of some: the very words, or the one value of that kind in what speaks of the thing. Only what is read changes, never
 * the marks of a document. Null when it is not clear which.
 */
export function replaced(draft: Draft, from: string, to: string): Draft | null {
  const matter = draft.blocks.filter(({ kind }) => kind !== 'sources').flatMap(({ items }) => items)
  const stands = (words: string) => matter.some((item) => turned(item, words, () => '', draft.isHtml) !== item)
  const old = stands(from) ? from : valueMeant(draft, from, to)
  if (!old) return null
  const cased = (match: string) => (/^\p{Lu}/u.test(match) ? capital(to) : to)
  const turn = (text: string) => turned(text, old, cased, draft.isHtml)
  const blocks = draft.blocks.map((block) =>
    block.kind === 'sources' ? block : { ...block, raw: block.raw && turn(block.raw), items: block.items.map(turn) },
  )
  return { ...draft, blocks, title: turned(draft.title, old, cased, false) }
}

/** A text with other words for some, where they stand whole; in a document tags and marks like “&amp;” stay as they are. */
function turned(text: string, words: string, fresh: (match: string) => string, isHtml: boolean): string {
  const literal = itemOf(words, isHtml).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = `((?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}]))${isHtml ? '|<[^>]*>|&#?\\w+;' : ''}`
  return text.replace(new RegExp(pattern, 'giu'), (whole, match?: string) =>
    match ? itemOf(fresh(match), isHtml) : whole,
  )
}

function valueMeant(draft: Draft, from: string, to: string): string | null {
  const valuesIn = KINDS.find((kind) => kind(to).length)
  if (!valuesIn || valuesIn(from).length) return null
  const terms = stemsOf(from)
  const items = draft.blocks.filter(({ kind }) => kind !== 'sources').flatMap(({ items }) => items.map(wordsOf))
  const speaking = items.filter((item) => terms.some((term) => stemsOf(item).includes(term)))
  for (const some of [speaking, items]) {
    const values = [...new Set(some.flatMap(valuesIn))]
    if (values.length === 1) return values[0]!
  }
  return null
}
