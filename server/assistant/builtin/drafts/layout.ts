import { capital } from '../../../../shared/sentence.ts'
import { aBlock, type Block, cellsOf, type Draft, rowOf, wordsOf } from './blocks.ts'
import { isCourtesy } from './courtesy.ts'

export type Layout = 'table' | 'list' | 'prose'

/** What is listed put as a table, as bullets or as running text; null when there is nothing to put so. */
export function laidOut(draft: Draft, layout: Layout): Draft | null {
  const isListed = ({ kind }: Block) => kind === 'list' || kind === 'table'
  const blocks = draft.blocks.some(isListed)
    ? draft.blocks
    : draft.blocks.flatMap((block) => parted(block, draft.isHtml))
  const done = blocks.map((block) =>
    isListed(block) && block.kind !== layout ? turned(block, layout, draft.isHtml) : block,
  )
  return done.every((block, index) => block === draft.blocks[index]) ? null : { ...draft, blocks: done }
}

function turned(block: Block, layout: Layout, isHtml: boolean): Block {
  const { gap } = block
  if (layout === 'table') {
    const named = columnsOf(block.items, isHtml)
    if (named) return aBlock('table', named, gap)
    const rows = block.items.map(pairOf)
    const width = Math.max(...rows.map(({ length }) => length))
    const head = width > 1 ? [rowOf(['Item', 'Details'], isHtml, true)] : []
    const body = rows.map((cells) => rowOf(cells.length < width ? [...cells, ''] : cells, isHtml))
    return aBlock('table', [...head, ...body], gap)
  }
  const entries = block.kind === 'table' ? entriesOf(block, isHtml) : block.items
  if (layout === 'list') return aBlock('list', entries, gap)
  return aBlock(
    'prose',
    entries.map((entry) => (/[.!?:](?: ?\[\d+\])*$/.test(entry) ? entry : `${entry}.`)),
    gap,
  )
}

/** Entries that name the same values, as rows under those names; null where they do not. */
function columnsOf(items: string[], isHtml: boolean): string[] | null {
  const entries = items.map(
    (item) =>
      new Map(
        item
          .split('; ')
          .flatMap((part) => [[...(/^([^:<]{2,40}): (.+)$/s.exec(part)?.slice(1) ?? ['', part])] as [string, string]]),
      ),
  )
  const heads = [...new Set(entries.flatMap((entry) => [...entry.keys()]))]
  if (
    items.length < 2 ||
    heads.length < 2 ||
    heads.includes('') ||
    entries.some(({ size }) => size < 2 || size * 2 < heads.length)
  )
    return null
  return [
    rowOf(heads.map(capital), isHtml, true),
    ...entries.map((entry) =>
      rowOf(
        heads.map((head) => entry.get(head) ?? ''),
        isHtml,
      ),
    ),
  ]
}

/** "Label: value" and "The label is value" as two cells, anything else as one. */
function pairOf(item: string): string[] {
  const [, label, value] =
    /^([^:<“]{2,60}): (.+)$/s.exec(item) ?? /^The ([^<“]{2,60}?) (?:is|are) (.+?)\.?$/s.exec(item) ?? []
  return label && value ? [capital(label), value] : [item]
}

/** The rows of a table in words: what each is of, and its values under their heads. */
function entriesOf({ items }: Block, isHtml: boolean): string[] {
  const rows = items.filter((row) => !/^[\s|:-]+$/.test(row)).map((row) => cellsOf(row, isHtml))
  const [first = [], ...rest] = rows
  const isHead =
    items[0]?.includes('<th') ||
    (rest.length > 0 &&
      !first.some((cell) => /\d/.test(cell)) &&
      rest.some((row) => row.some((cell) => /\d/.test(cell))))
  const heads = isHead ? first : []
  return (isHead ? rest : rows).map(([name = '', ...values]) => {
    const said = values.flatMap((value, index) => {
      const head = wordsOf(heads[index + 1] ?? '').trim()
      return value ? [head && values.length > 1 ? `${head} ${value}` : value] : []
    })
    return said.length ? `${name}: ${said.join(', ')}` : name
  })
}

/** Prose that names several things as a lead and a list of them; sentences of matter as a list. */
function parted(block: Block, isHtml: boolean): Block[] {
  if (block.kind !== 'prose') return [block]
  const matter = block.items.filter((item) => !isCourtesy(item))
  if (matter.length > 1) return [aBlock('list', matter, block.gap), ...rest(block, matter)]
  const [sentence = ''] = matter
  const [, lead, named] = /^(.*?\b(?:send us|give us|need|following|include)):?\s+(.+?)[.?]?$/s.exec(sentence) ?? []
  const things = named?.split(/,\s+(?:and )?|\s+and\s+/) ?? []
  if (things.length > 1)
    return [
      aBlock('prose', [`${lead}:`], block.gap),
      aBlock('list', things, isHtml ? '' : '\n'),
      ...rest(block, matter),
    ]
  return sentence && !sentence.endsWith(':') ? [aBlock('list', matter, block.gap), ...rest(block, matter)] : [block]
}

function rest({ items }: Block, taken: string[]): Block[] {
  const left = items.filter((item) => !taken.includes(item))
  return left.length ? [aBlock('prose', left)] : []
}

const LAYOUTS: [Layout, RegExp][] = [
  ['list', /\b(?:bullet\w*|(?:as|into) a list|listed)\b/i],
  ['table', /\b(?:table|columns|side by side)\b/i],
  ['prose', /\b(?:paragraphs?|prose|running text|full sentences)\b/i],
]

/** The layout a message wants: the one it names first, "bullets instead of a table". */
export const layoutIn = (text: string): Layout | null =>
  LAYOUTS.map(([layout, words]) => ({ layout, at: text.search(words) }))
    .filter(
      ({ layout, at }) =>
        at >= 0 &&
        !new RegExp(`\\b(?:no|without|out of) (?:the )?${layout === 'list' ? 'bullet' : layout}`, 'i').test(text),
    )
    .sort((a, b) => a.at - b.at)[0]?.layout ?? null

/** A message without what it says of its layout and manner, which is nothing to be told. */
export const withoutLayout = (text: string): string =>
  text.replace(
    /,?\s*\b(?:put (?:them|it|those|that) )?(?:(?:in|as|into|w|with) )?(?:an? |the )?(?:(?:bullet(?:ed)?|bullets)(?: (?:points?|list))?|table|side by side|(?:plain|simple) english|plain words)(?![\p{L}-])(?! saw)/giu,
    '',
  )
