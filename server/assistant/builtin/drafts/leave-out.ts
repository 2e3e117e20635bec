import { findAmounts } from '../../../../shared/amounts.ts'
import { capital } from '../../../../shared/sentence.ts'
import { stemsOf, termsOf, writtenOut } from '../../../documents/index.ts'
import { type Block, cellsOf, type Draft, rowOf, withItems, wordsOf } from './blocks.ts'
import { swept } from './reshape.ts'

/** The draft without what these words name: a whole block, a sentence, a part of one, a column. Null when nothing speaks of it. */
export function withoutThing(draft: Draft, thing: string): Draft | null {
  const part = partOf(draft, thing)
  if (part) return part
  const values = withoutValues(draft, thing)
  if (values) return values
  const terms = termsOf(writtenOut(bareNumbers(thing)).replace(ABOUT, ' '))
  const speaks = (text: string) => {
    const own = new Set(stemsOf(writtenOut(bareNumbers(wordsOf(text)))))
    const isSaid = (term: string) =>
      own.has(term) || (term.length >= ALIKE && [...own].some((one) => one.startsWith(term.slice(0, ALIKE))))
    return terms.length > 0 && terms.every(isSaid)
  }
  const left: string[] = []
  const note = (text: string) => left.push(wordsOf(text).trim())
  let sectionGoes = false
  const blocks = draft.blocks.map((block): Block => {
    if (block.kind === 'heading') {
      sectionGoes = block !== draft.blocks[0] && speaks(block.items[0]!)
      if (sectionGoes) note(block.items[0]!)
    }
    if (block.kind === 'sources' || block.kind === 'greeting') return block
    if (sectionGoes) return withItems(block, [])
    if (block.kind === 'table') return withItems(block, withoutColumn(block.items, draft.isHtml, speaks, note))
    return withItems(
      block,
      block.items.flatMap((item) => (speaks(item) ? lessOf(item, speaks, note) : [item])),
    )
  })
  if (!left.length) return MONEY.test(thing.trim()) ? withoutMoney(draft) : null
  const gone = new Set(
    left.flatMap((text) =>
      findAmounts(text)
        .filter(({ amount }) => amount >= 1000)
        .map(({ amount }) => amount),
    ),
  )
  const kept = blocks.map((block) =>
    block.kind === 'prose'
      ? withItems(
          block,
          block.items.filter((item) => !onlyTells(item, gone)),
        )
      : block,
  )
  return swept({ ...draft, blocks: kept })
}

const ABOUT =
  /\b(?:sentence|line|part|bit|paragraph|bullet|section|row|column|mention|everything|anything|stuff|amounts?|amt|figures?|word|words|saying|says?|about|on|of|from|ask|asks|request|question|email|e-mail|letter|draft|document|totally|completely)\b/gi

/** "941s" as "941". */
const bareNumbers = (text: string) => text.replace(/\b(\d+)s\b/g, '$1')

/** A sentence whose only figures are amounts that are gone says nothing but them. */
function onlyTells(item: string, gone: Set<number>): boolean {
  const amounts = findAmounts(wordsOf(item)).filter(({ amount }) => amount >= 1000)
  return amounts.length > 0 && amounts.every(({ amount }) => gone.has(amount))
}

/** Words that begin with so many of the same letters are of one kin: apology, apologize. */
const ALIKE = 6

/** What something costs, by whatever name. */
export const MONEY = /^(?:the )?(?:costs?|prices?|premiums?|charges?|amounts?(?: due)?|money)$/i
const OF_MONEY = /\b(?:premium|costs?|prices?|charges?|fees?|payments?|amounts? due|balance)\b/i

/** The draft without the entries that tell what something costs, under whatever label; null where none does. */
function withoutMoney(draft: Draft): Draft | null {
  const isOfMoney = (item: string) => OF_MONEY.test(wordsOf(item)) && /\d/.test(item)
  const blocks = draft.blocks.map((block) =>
    block.kind === 'prose' || block.kind === 'list'
      ? withItems(
          block,
          block.items.filter((item) => !isOfMoney(item)),
        )
      : block,
  )
  return blocks.every((block, at) => block === draft.blocks[at]) ? null : swept({ ...draft, blocks })
}

/** Kinds of value that are known by their look, wherever they stand. */
const VALUES: [RegExp, RegExp][] = [
  [/^(?:the |all )?vins?(?: numbers?)?$/i, /,? ?\b(?=[A-Z\d]*\d)[A-HJ-NPR-Z\d]{17}\b/g],
  [/^(?:the |all )?e-?mail address(?:es)?$/i, /,? ?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  [/^(?:the |all |any )?(?:dollar )?(?:amounts|prices|figures)$/i, /,? ?\$ ?\d[\d,]*(?:\.\d+)?/g],
]

/** The draft without the values of a kind; what stands beside them stays. */
function withoutValues(draft: Draft, thing: string): Draft | null {
  const look = VALUES.find(([name]) => name.test(thing.trim()))?.[1]
  if (!look) return null
  const blocks = draft.blocks.map((block) =>
    block.kind === 'sources'
      ? block
      : withItems(
          block,
          block.items.map((item) => item.replace(look, '')),
        ),
  )
  return blocks.every((block, index) => block === draft.blocks[index]) ? null : swept({ ...draft, blocks })
}

const PARTS: Record<string, Block['kind']> = {
  greeting: 'greeting',
  salutation: 'greeting',
  signature: 'signature',
  'sign-off': 'signature',
  table: 'table',
  bullets: 'list',
  list: 'list',
  sources: 'sources',
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** A part of the draft called by its place or kind: the signature, the last paragraph, the second bullet, the phone number beneath. */
function partOf(draft: Draft, thing: string): Draft | null {
  const words = thing
    .toLowerCase()
    .replace(/[^a-z -]/g, ' ')
    .trim()
  const without = (index: number, items: string[]) =>
    swept({ ...draft, blocks: draft.blocks.with(index, withItems(draft.blocks[index]!, items)) })
  const named = Object.entries(PARTS).find(([name]) => words.replace(/^the /, '') === name)
  const at = named ? draft.blocks.findIndex(({ kind }) => kind === named[1]) : -1
  if (at >= 0) return without(at, [])
  const foot = draft.blocks.findIndex(({ kind }) => kind === 'signature')
  if (/\bphone\b/.test(words) && foot >= 0) {
    const items = draft.blocks[foot]!.items.filter((line) => !/^[\d() +.-]{7,}$/.test(line.trim()))
    if (items.length < draft.blocks[foot]!.items.length) return without(foot, items)
  }
  const [, place, unit] =
    /\b(last|first|second|third|fourth|fifth) (sentence|paragraph|bullet|line|row|item)\b/.exec(words) ?? []
  if (!place || !unit) return null
  const kinds: Block['kind'][] =
    unit === 'sentence' || unit === 'paragraph' || unit === 'line' ? ['prose'] : ['list', 'table']
  const blocks = draft.blocks.flatMap(({ kind }, index) => (kinds.includes(kind) ? [index] : []))
  const nth = <One>(of: One[]) => (place === 'last' ? of.at(-1) : of[ORDINALS.indexOf(place)])
  if (unit === 'paragraph') return nth(blocks) === undefined ? null : without(nth(blocks)!, [])
  const chosen = nth(blocks.flatMap((index) => draft.blocks[index]!.items.map((item) => ({ index, item }))))
  return chosen
    ? without(
        chosen.index,
        draft.blocks[chosen.index]!.items.filter((item) => item !== chosen.item),
      )
    : null
}

/** A table without the rows that speak of it, or without the column whose head does. */
function withoutColumn(
  rows: string[],
  isHtml: boolean,
  speaks: (text: string) => boolean,
  note: (text: string) => void,
): string[] {
  const column = cellsOf(rows[0] ?? '', isHtml).findIndex(speaks)
  if (column > 0) {
    return rows.map((row) => {
      const cells = cellsOf(row, isHtml)
      note(cells[column] ?? '')
      return rowOf(cells.toSpliced(column, 1), isHtml, row.includes('<th'))
    })
  }
  return rows.filter((row, index) => {
    const goes = index > 0 && speaks(row)
    if (goes) note(cellsOf(row, isHtml).join(': '))
    return !goes
  })
}

/** What a request begins with, so that each thing it asks for can go by itself. */
const LEAD =
  /^(?:Could you please (?:also )?(?:send|give) us|Please (?:also )?send(?: us)?|We (?:still |also )?need|You (?:still )?(?:owe|need)(?: us)?) /
const VERB =
  /\b(?:is|are|was|were|be|will|has|have|had|need|needs|must|can|should|would|please|could|do|does|ends|begins|renews)\b|['’]ll\b/i

/** What is left of an item when the part that speaks of the thing goes; nothing, where no part stands by itself. */
function lessOf(item: string, speaks: (text: string) => boolean, note: (text: string) => void): string[] {
  const isLabelled = /^[^:;]{2,60}: /.test(item)
  const [lead = ''] = LEAD.exec(item) ?? []
  if (lead) {
    const things = item.slice(lead.length).split(/,\s+(?:and\s+)?|\s+and\s+/)
    const left = things.filter((thing) => !speaks(thing))
    if (left.length && left.length < things.length) {
      for (const thing of things) if (!left.includes(thing)) note(thing)
      return [`${lead}${left.join(' and ').replace(/[.?!]?$/, /[.?!]$/.exec(item)?.[0] ?? '')}`]
    }
  }
  const parts = item.split(/,\s+and\s+|;\s+|,\s+(?=[\p{L}$])|\s+and\s+/u)
  const kept = parts.filter((part) => !speaks(part))
  const standsAlone = (part: string) => isLabelled || VERB.test(part)
  const isWhole =
    kept.length > 0 &&
    kept.length < parts.length &&
    kept.every(standsAlone) &&
    parts.every((part) => speaks(part) || standsAlone(part))
  if (!isWhole || (isLabelled && kept[0] !== parts[0])) {
    note(item)
    return []
  }
  for (const part of parts) if (!kept.includes(part)) note(part)
  const said = kept.join(isLabelled ? ', ' : ' and ').replace(/[.?!]?$/, /[.?!]$/.exec(item)?.[0] ?? '')
  return [capital(said)]
}
