import type { Line } from '../../types.ts'
import { isNotInForce } from '../in-force.ts'
import { isTotalOf } from '../sections.ts'
import type { Level } from '../stacked-heads.ts'
import { headsLimits, isAmount, namesProperty } from './columns.ts'
import { type Told, told } from './told.ts'

/** A name with the amount beside it. */
type AmountBeside = { name: Told; limit: Told }
/** Names with an amount beside each that stand under no heads, and how many levels they take. */
export type AmountsBeside = { rows: AmountBeside[]; levels: number }

const LEADERS = /^\.{3,}$/
const CURRENCY = /^(?:USD|US\$)\s*/
const SAME_LEFT = 3
/** Names stand so close under one another, in heights. */
const CLOSE = 1

/** The names with amounts that a level begins; null where none of them is surely what a policy of property insures. */
export function amountsBeside(levels: Level[], at: number, page: number): AmountsBeside | null {
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

/** Whether the title right over a level says that what follows are limits. */
export function isUnderLimits(levels: Level[], at: number): boolean {
  const [title, ...beside] = levels[at - 1]?.lines ?? []
  return title !== undefined && !beside.length && isClose(levels, at) && headsLimits(title.text)
}

/** A name and the amount beside it that are all a level says, but for a unit before and a share behind it: '$', '(1%)'. */
export function amountBeside({ lines }: Level, page: number): AmountBeside | null {
  const parts = lines.flatMap(withoutLeaders).filter(({ text }) => !ASIDE.test(text))
  // An amount may stand before what it is for.
  const [name, limit, ...others] = parts.length === 2 && isAmount(parts[0]!.text) ? parts.toReversed() : parts
  if (!name || !limit || others.length || /\d{3}|:/.test(name.text)) return null
  const text = limit.text.replace(CURRENCY, '')
  return isAmount(text) || SAYS_LIMIT.test(text) ? { name: told([name], page), limit: { ...told([limit], page), text } } : null // biome-ignore format: short
}
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
  return parts.flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return []
    const [x, y, , height] = first.box
    const text = words.map((word) => word.text).join(' ')
    return [{ ...line, text, words, box: [x, y, last.box[0] + last.box[2] - x, height] satisfies Line['box'] }]
  })
}
