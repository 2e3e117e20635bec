import { amountsIn } from '../../../../shared/amounts.ts'
import { datesIn } from '../../../../shared/dates.ts'
import { capital } from '../../../../shared/sentence.ts'
import { stemsOf, writtenOut } from '../../../documents/index.ts'
import { type Block, type Draft, itemOf, withItems, wordsOf } from './blocks.ts'

/** A thing of a list by its kind and number: "unit 4", "location 20", "Alternative II". */
const ENTITY =
  /\b(?:unit|location|building|bldg|loc|vehicle|veh|driver|claim|option|alternative|alt|item|policy|installment|class|section|phase)s? #?(?:\d[\w-]*|[IVX]+\b|[A-F]\b)/gi

export const entitiesIn = (text: string): string[] => writtenOut(text).match(ENTITY) ?? []

const KINDS: ((text: string) => string[])[] = [
  entitiesIn,
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
export function replaced(draft: Draft, from: string, to: string): { draft: Draft; old: string; fresh: string } | null {
  const matter = draft.blocks.filter(({ kind }) => kind !== 'sources').flatMap(({ items }) => items)
  const stands = (words: string) =>
    words !== '' && matter.some((item) => turned(item, words, () => '', draft.isHtml) !== item)
  const old = stands(from) ? from : valueMeant(draft, from, to)
  if (!old) return null
  const fresh = entitiesIn(to).length ? writtenOut(to) : to
  const cased = (match: string) => (/^\p{Lu}/u.test(match) ? capital(fresh) : fresh)
  const turn = (text: string) => turned(text, old, cased, draft.isHtml)
  const blocks = draft.blocks.map((block) =>
    block.kind === 'sources' ? block : { ...block, raw: block.raw && turn(block.raw), items: block.items.map(turn) },
  )
  return { draft: { ...draft, blocks, title: turned(draft.title, old, cased, false) }, old, fresh }
}

/** A text with other words for some, where they stand whole; in a document tags and marks like “&amp;” stay as they are. */
function turned(text: string, words: string, fresh: (match: string) => string, isHtml: boolean): string {
  const literal = itemOf(words, isHtml).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = `((?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}]))${isHtml ? '|<[^>]*>|&#?\\w+;' : ''}`
  return text.replace(new RegExp(pattern, 'giu'), (whole, match?: string) =>
    match ? itemOf(fresh(match), isHtml) : whole,
  )
}

const headOf = (entity: string) => writtenOut(entity).toLowerCase().split(' ')

/** The value that is meant: of the same kind, in what speaks of the thing; what is wished for goes before what only tells. */
function valueMeant(draft: Draft, from: string, to: string): string | null {
  const kind = KINDS.find((one) => one(to).length)
  const [head] = kind === entitiesIn ? headOf(to) : []
  const valuesIn = kind && ((text: string) => kind(text).filter((value) => !head || headOf(value)[0] === head))
  if (!valuesIn || (from && valuesIn(from).length)) return null
  const terms = stemsOf(from)
  const told = draft.blocks.filter(({ kind }) => kind !== 'sources' && kind !== 'signature')
  const wordsIn = (some: Block[]) => some.flatMap(({ items }) => items.map(wordsOf))
  const items = wordsIn(told)
  const speaking = items.filter((item) => terms.some((term) => stemsOf(item).includes(term)))
  const wished = items.filter((item) => /\?$|^(?:please|we|this is)\b/i.test(item.trim()))
  for (const some of [speaking, wished, wordsIn(told.filter(({ kind }) => kind === 'prose')), items]) {
    const values = [...new Set(some.flatMap(valuesIn))]
    if (values.length === 1) return values[0]!
  }
  return null
}

const tokensIn = (text: string) =>
  ` ${writtenOut(wordsOf(text))
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')} `

/** Whether an entry of a list tells of a thing: "Unit: 6; Year: 2012" of unit 6. */
const tellsOf = (item: string, entity: string): boolean => tokensIn(item).includes(tokensIn(entity))

/** The draft without what it tells of a thing that is meant no more: these lines, entries that name it, and other names they give it. */
export function withoutEntity(draft: Draft, entity: string, lines: string[]): Draft {
  const bare = lines.map((line) => line.replace(/^- /, ''))
  const isOf = ({ kind }: Block, item: string) =>
    bare.includes(item) || ((kind === 'list' || kind === 'table') && tellsOf(item, entity))
  const gone = draft.blocks.flatMap((block) => block.items.filter((item) => isOf(block, item)))
  const names = [...gone, ...bare].flatMap((item) => wordsOf(item).match(NAME) ?? [])
  const unnamed = (text: string) =>
    names.reduce((left, name) => left.replace(new RegExp(`,? (?:the )?${name}(?![\\w-]),?`, 'gi'), ''), text)
  const blocks = draft.blocks.map((block) => {
    const items = block.items.filter((item) => !isOf(block, item))
    return withItems(block, block.kind === 'prose' ? items.map(unnamed) : items)
  })
  return { ...draft, blocks: blocks.filter(({ items }) => items.length) }
}

/** A model or a serial number: letters with digits. */
const NAME = /\b(?=[\p{L}\d-]*\d)(?=[\d-]*\p{L})[\p{L}\d-]{3,17}(?![\p{L}\d-])/gu
