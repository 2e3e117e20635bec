import { findAmounts } from '../../../../shared/amounts.ts'
import { stemsOf, termsOf, writtenOut } from '../../../documents/index.ts'
import { aBlock, type Block, type Draft, withItems, wordsOf } from './blocks.ts'
import { MONEY } from './leave-out.ts'
import { withMatter } from './put-in.ts'
import { swept } from './reshape.ts'

const speaksOf = (thing: string) => {
  const terms = termsOf(writtenOut(thing))
  return (text: string) => {
    const own = new Set(stemsOf(writtenOut(wordsOf(text))))
    return terms.length > 0 && terms.every((term) => own.has(term))
  }
}

const isMatter = ({ kind }: Block) => kind === 'prose' || kind === 'list' || kind === 'table'

/** A sentence, an entry or a block put before another, at the beginning or at the end of what is said; null where the draft does not speak of it. */
export function movedTo(draft: Draft, thing: string, before: string | null, isFirst: boolean): Draft | null {
  const from = placeOf(draft, thing)
  if (!from) return null
  const [moved] = [from.block.items[from.item]!]
  const left = draft.blocks.with(from.at, withItems(from.block, from.block.items.toSpliced(from.item, 1)))
  const rest = { ...draft, blocks: left }
  const to = before === null ? null : placeOf(rest, before)
  if (before !== null && !to) return null
  if (to && to.block.kind === from.block.kind)
    return swept({
      ...rest,
      blocks: left.with(to.at, withItems(to.block, to.block.items.toSpliced(to.item, 0, moved))),
    })
  const fresh = [aBlock(from.block.kind, [moved], draft.isHtml ? '\n' : '\n\n')]
  return swept(to ? { ...rest, blocks: left.toSpliced(to.at, 0, ...fresh) } : withMatter(rest, fresh, isFirst))
}

function placeOf({ blocks }: Draft, thing: string) {
  const speaks = speaksOf(
    thing.replace(/^(?:the|my|our) /i, '').replace(/ (?:part|bit|line|sentence|paragraph|section|ask|request)$/i, ''),
  )
  const isFigure = MONEY.test(thing.trim())
    ? (item: string) => /\$ ?\d|\b\d{1,3}(?:,\d{3})+\b/.test(wordsOf(item))
    : null
  for (const isMeant of [speaks, isFigure])
    for (const [at, block] of blocks.entries()) {
      const item = isMeant && isMatter(block) ? block.items.findIndex(isMeant) : -1
      if (item >= 0) return { at, block, item }
    }
  return null
}

const COUNTS = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])
const MOST =
  /^(?:the )?(?:(\d|one|two|three|four|five) )?(?:ones? )?(?:with (?:the )?)?(big|larg|high|great|most|low|small|least|old|new|late)\w*\s*(.*)$/i

/** Of the listed entries only those that are named, or those with the greatest or least of a figure; null where that chooses none, or all. */
export function onlyOf(draft: Draft, thing: string): Draft | null {
  const lists = draft.blocks.filter(({ kind }) => kind === 'list' || kind === 'table')
  const entries = lists.flatMap(({ kind, items }) => (kind === 'table' ? items.slice(1) : items))
  const kept = new Set(
    greatest(entries, thing) ??
      entries.filter(speaksOf(thing.replace(/\b(?:the|ones?|items?|lines?|claims|vehicles|entries)\b/gi, ' '))),
  )
  if (!kept.size || kept.size === entries.length) return null
  const blocks = draft.blocks.map((block) =>
    block.kind === 'list' || block.kind === 'table'
      ? withItems(
          block,
          block.items.filter((item, index) => kept.has(item) || (block.kind === 'table' && index === 0)),
        )
      : block,
  )
  return swept({ ...draft, blocks })
}

/** The entries with the most or least of what their label calls a figure: "the two with the biggest reserves". */
function greatest(entries: string[], thing: string): string[] | null {
  const [, count = '', way = '', of = ''] = MOST.exec(thing) ?? []
  const terms = stemsOf(of)
  if (!way || !terms.length) return null
  const sign = /low|small|least|old/i.test(way) ? 1 : -1
  const figures = entries.flatMap((entry) => {
    const part = wordsOf(entry)
      .split(/; |\| /)
      .find((one) => terms.every((term) => stemsOf(one).includes(term)))
    const [found] = findAmounts(part ?? '')
    return found ? [{ entry, amount: found.amount }] : []
  })
  const most = COUNTS.get(count.toLowerCase()) ?? (Number(count) || 1)
  return figures.length > most
    ? figures
        .sort((a, b) => sign * (a.amount - b.amount))
        .slice(0, most)
        .map(({ entry }) => entry)
    : null
}
