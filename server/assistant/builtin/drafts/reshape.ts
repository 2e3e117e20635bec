import { capital } from '../../../../shared/sentence.ts'
import { stemsOf } from '../../../documents/index.ts'
import { aBlock, type Block, type Draft, textOf, withItems, wordsOf } from './blocks.ts'
import { isCourtesy, nameGreeted, TONES, type Tone, withoutContractions } from './courtesy.ts'

const mapped = (draft: Draft, each: (block: Block, index: number) => Block | Block[]): Draft => ({
  ...draft,
  blocks: draft.blocks.flatMap(each),
})

/** A draft without the blocks that hold nothing any more, nor headings with nothing under them. */
export function swept(draft: Draft): Draft {
  const filled = draft.blocks.filter(({ items }) => items.some((item) => wordsOf(item).trim()))
  const isBare = ({ kind }: Block, next: Block | undefined) =>
    kind === 'heading' && (!next || next.kind === 'heading' || next.kind === 'sources')
  const blocks = draft.isHtml
    ? filled.filter((block, index) => index === 0 || !isBare(block, filled[index + 1]) || block.kind === 'sources')
    : filled
  return { ...draft, blocks: withoutUnusedSources(blocks) }
}

const marksIn = (text: string) => new Set(text.match(/\[\d{1,3}\]/g) ?? [])

/** Sources that nothing cites any more go from the list of sources. */
function withoutUnusedSources(blocks: Block[]): Block[] {
  const cited = marksIn(
    blocks
      .filter(({ kind }) => kind !== 'sources')
      .flatMap(({ items }) => items)
      .join(' '),
  )
  return blocks.flatMap((block) => {
    if (block.kind !== 'sources' || /^<h/.test(block.raw ?? '')) return [block]
    const items = block.items.filter((item) => [...marksIn(item)].every((mark) => cited.has(mark)))
    return [withItems(block, items)]
  })
}

const WORDY: [RegExp, string][] = [
  [/\bCould you please (.*?)\?/g, 'Please $1.'],
  [/,? for your information\b,?/gi, ''],
  [
    /\b(?:please be advised|please note|we would like to inform you|we are writing to (?:let you know|inform you)) that /gi,
    '',
  ],
  [/\bat this point in time\b/gi, 'now'],
  [/\bin order to\b/gi, 'to'],
]
const condensed = (text: string) => capital(WORDY.reduce((whole, [long, short]) => whole.replace(long, short), text))

const FIGURE = /\d/
const figuresIn = (text: string) => text.match(/\d(?:[\d.,/-]*\d)?/g) ?? []
/** What asks or denies is no repetition of a statement in the same words, nor is that one of it. */
const ASKS_OR_DENIES = /\?|\b(?:not?|never|none|nothing|nobody|neither|nor|without|cannot|except|unless)\b|n['’]t\b/i
/** A sentence that only leads to what stands below it, or is all quotation; one with a figure is a fact. */
const isExplaining = (sentence: string) => {
  const words = wordsOf(sentence)
  const quoted = (words.match(/“[^”]*”/g) ?? []).join('').length
  return (
    !FIGURE.test(words) &&
    !ASKS_OR_DENIES.test(words) &&
    (/^(?:here|below) (?:is|are)\b.*:$/i.test(words) || quoted > 0.7 * words.length)
  )
}

/** Without courtesy, repetition and explanation. What is wished for and the facts stay; null when there is nothing to leave out. */
export function shortened(draft: Draft): Draft | null {
  const prose = draft.blocks.flatMap(({ kind, items }) => (kind === 'prose' || kind === 'list' ? items : []))
  const hasFacts = prose.some((item) => !isExplaining(item) && !isCourtesy(item))
  const seen: Set<string>[] = []
  const isRepeated = (item: string) => {
    const words = wordsOf(item)
    if (ASKS_OR_DENIES.test(words)) return false
    const said = new Set([...stemsOf(words), ...figuresIn(words)])
    const repeats = said.size > 0 && seen.some((earlier) => [...said].every((one) => earlier.has(one)))
    seen.push(said)
    return repeats
  }
  const short = mapped(draft, (block) => {
    if (block.kind !== 'prose' && !(block.kind === 'list' && draft.isHtml)) return block
    const items = block.items.filter(
      (item) => !isCourtesy(item) && !(hasFacts && isExplaining(item)) && !isRepeated(item),
    )
    return withItems(block, block.kind === 'prose' ? items.map(condensed) : items)
  })
  const done = swept(short)
  return textOf(done) === textOf(draft) ? null : done
}

/** Another tone: greeting, courtesy and closing change, what is said stays. Null for a document, which greets nobody. */
export function toned(draft: Draft, tone: Tone): Draft | null {
  if (draft.isHtml) return null
  const words = TONES[tone]
  const matter = draft.blocks.flatMap((block): Block[] => {
    if (block.kind === 'signature') return [withItems(block, [words.signOff, ...block.items.slice(1)])]
    if (block.kind === 'greeting') return [withItems(block, [words.greet(nameGreeted(block.items[0]!))])]
    if (block.kind !== 'prose') return [block]
    const items = block.items.filter((item) => !isCourtesy(item))
    return items.length ? [withItems(block, tone === 'formal' ? items.map(withoutContractions) : items)] : []
  })
  const greeting = matter[0]?.kind === 'greeting' ? [matter[0]] : [aBlock('greeting', [words.greet('')])]
  const rest = matter.filter((block) => block.kind !== 'greeting')
  const foot = rest.findLastIndex(({ kind }) => kind === 'signature')
  const [body, signature] =
    foot < 0 ? [rest, [aBlock('signature', [words.signOff])]] : [rest.slice(0, foot), rest.slice(foot)]
  const courtesy = (text: string) => (text ? [aBlock('prose', [text])] : [])
  const blocks = [...greeting, ...courtesy(words.opening), ...body, ...courtesy(words.closing), ...signature]
  return {
    ...draft,
    blocks: blocks.map((block, index) => (index && !block.gap.includes('\n') ? { ...block, gap: '\n\n' } : block)),
  }
}
