import type { Line } from '../../types.ts'
import { isNotInForce } from '../in-force.ts'
import { isTotalOf } from '../sections.ts'
import type { Level } from '../stacked-heads.ts'
import { fieldNamed, headsLimits, isAmount, namesProperty, saysOther } from './columns.ts'
import { type Told, told } from './told.ts'

/** A name with the amount beside it. */
type AmountBeside = { name: Told; limit: Told }
/** Names with an amount beside each that stand under no heads, and how many levels they take. */
type AmountsBeside = { rows: AmountBeside[]; levels: number }

const LEADERS = /^\.{3,}$/
const CURRENCY = /^(?:USD|US\$)\s*/
const SAME_LEFT = 3
/** Names stand so close under one another, in heights. */
const CLOSE = 1

/** The names with amounts that a level begins; null where none of them is surely what a policy of property insures. */
function amountsBeside(levels: Level[], at: number, page: number): AmountsBeside | null {
  const found: AmountBeside[] = []
  let next = at
  for (; next < levels.length; next++) {
    const row = amountBeside(levels[next]!, page)
    const last = found.at(-1)
    if (!row || (last && (!isClose(levels, next) || leftOf(row) - leftOf(last) > SAME_LEFT))) break
    found.push(row)
  }
  if (!found.some(({ name }) => namesProperty(withoutItem(name.text)))) return null
  const rows = found
    .filter(({ name }) => !isTotalOf(name.text) && !isNotInForce(name.text))
    .map(({ name, limit }) => ({ name: { ...name, text: withoutItem(name.text) }, limit }))
  return { rows, levels: next - at }
}

/** 'Building' of '(a) Building'. */
const withoutItem = (name: string) => name.replace(/^\(?[a-z\d]{1,2}[.)] /i, '')

const leftOf = ({ name }: AmountBeside) => name.lines[0]!.box[0]

/** Whether a level stands close under the one above it. */
export const isClose = (levels: Level[], at: number): boolean => {
  const [above, level] = [levels[at - 1], levels[at]]
  return above !== undefined && level !== undefined && level.top - above.bottom < CLOSE * (level.bottom - level.top)
}

/** Whether the title right over a level says that what follows are limits, or behind the description of the only place, coverages. */
function isUnderLimits(levels: Level[], at: number, isBehindPlace: boolean): boolean {
  const [title, ...beside] = levels[at - 1]?.lines ?? []
  if (title === undefined || beside.length || !isClose(levels, at)) return false
  return headsLimits(title.text) || (isBehindPlace && fieldNamed(title.text) === 'coverage')
}

/** A name and the amount beside it that are all a level says, but for a unit before and a share behind it: '$', '(1%)'. */
export function amountBeside({ lines }: Level, page: number): AmountBeside | null {
  const apart = lines.flatMap(withoutLeaders).filter(({ text }) => !ASIDE.test(text))
  const parts = apart.length === 1 ? withAmountApart(apart[0]!) : apart
  // An amount may stand before what it is for.
  const [name, limit, ...others] = parts.length === 2 && isAmount(parts[0]!.text) ? parts.toReversed() : parts
  const called = name?.text.replace(/:$/, '')
  if (!name || !called || !limit || others.length || /\d{3}|:/.test(called)) return null
  const text = limit.text.replace(CURRENCY, '').replace(SHARE, '')
  return isAmount(text) || SAYS_LIMIT.test(text)
    ? { name: { ...told([name], page), text: called }, limit: { ...told([limit], page), text } }
    : null
}
/** '2% of Coverage A = $8,620' */
const SHARE = /^[\d.]+ ?% of coverage [A-H](?:,| =)? (?=\$)/i
const ASIDE = /^\$$|^\([\d.]+ ?%\)$/
const SAYS_LIMIT = /^(?:included|actual loss sustained)\b/i

/** The parts of a line between dots that lead from one to the next. */
function withoutLeaders(line: Line): Line[] {
  if (!line.text.includes('...')) return [line]
  const parts: Line['words'][] = [[]]
  for (const word of line.words) {
    if (LEADERS.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.flatMap((words) => partOf(line, words))
}

/** The name and the amount of a line that ends with its only amount of dollars, as plain print has it: 'Coverage A - Dwelling: $322,000'. */
function withAmountApart(line: Line): Line[] {
  const [amount, ...before] = line.words.toReversed()
  if (!amount || !/^\$\d/.test(amount.text) || !isAmount(amount.text)) return [line]
  const name = before.reverse()
  return [
    ...partOf(line, name).map((part) => ({ ...part, text: part.text.replace(/:$/, '') })),
    ...partOf(line, [amount]),
  ]
}

function partOf(line: Line, words: Line['words']): Line[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const [x, y, , height] = first.box
  const text = words.map((word) => word.text).join(' ')
  return [{ ...line, text, words, box: [x, y, last.box[0] + last.box[2] - x, height] }]
}

/** Amounts in lines close under those that name their `place`, or under a title of limits where no place is named. */
export function amountsAt(
  levels: Level[],
  at: number,
  { place, isBehindPlace }: { place: readonly Line[] | undefined; isBehindPlace: boolean },
  page: number,
) {
  if (!place) return isUnderLimits(levels, at, isBehindPlace) ? amountsBeside(levels, at, page) : null
  const isPlace = (level: Level) => level.lines.some((line) => place.includes(line))
  let over = at
  while (over > 0 && isClose(levels, over) && !isPlace(levels[over]!)) over--
  const words = levels.slice(Math.max(0, over - 1), at).flatMap(({ lines }) => lines.map(({ text }) => text))
  const isOther = words.some((text) => !/\d,\d/.test(text) && saysOther(text))
  return isPlace(levels[over]!) && !isOther ? amountsBeside(levels, at, page) : null
}
