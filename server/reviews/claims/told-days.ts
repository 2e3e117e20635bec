import { findDates, type IsoDate } from '../../../shared/dates.ts'
import { isStopWord, termsOf } from '../../documents/index.ts'
import type { Cell } from '../types.ts'

/** What a day is said to be of: the loss, its report, or something else; null where its words do not tell. */
type DayOf = 'loss' | 'report' | 'other' | null

/** A day that the claim tells, and where. `leads`: it begins what the user wrote. */
export type ToldDay = { day: IsoDate; of: DayOf; leads: boolean; cell: Cell }

/** Words of a claim: a value with what names it, or a sentence without a name. `isFirst`: the first the user wrote. */
export type Told = { name: string; value: string; cell: Cell; isFirst?: true }

const KINDS: [Exclude<DayOf, null>, RegExp][] = [
  ['loss', /^(?:loss|losses|accident|occurr\w*|incident|injur\w*|happen\w*)$/i],
  ['report', /^(?:report\w*|notice|notif\w*|received|made)$/i],
  ['other', /^(?:policy|effective|inception|expir\w*|period|term|born|birth)$/i],
]
const kindOf = (word: string): DayOf => KINDS.find(([, words]) => words.test(word))?.[0] ?? null
/** What tells that a value is a day, and nothing of which. */
const OF_DAY = /^(?:date|day|time|when)$/i
/** Before a day, they tell that something was so until then, or from then on. */
const UNTIL = /^(?:until|till|since|before|after|by)$/i
/** Between two days, they make them ends of one period. */
const THROUGH = /^\W*(?:(?:to|through|thru|until|till|and)\W*)?$/i
/** A word may say what a day is of that is one of so many telling words beside it. */
const NEAR = 2

/** The days that some words tell, each with what it is said to be of. */
export function daysIn({ name, value, cell, isFirst }: Told): ToldDay[] {
  const found = findDates(value)
  const isAlone = found.length === 1 && found[0]!.from === 0
  let before: DayOf = null
  return found.map(({ date, from, to }, at) => {
    const lead = value.slice(found[at - 1]?.to ?? 0, from)
    const tail = value.slice(to, found[at + 1]?.from)
    const goesOn = at > 0 && THROUGH.test(lead)
    before = goesOn ? before : name && isAlone ? named(name) : near(wordsOf(lead).reverse(), wordsOf(tail))
    const leads = isFirst === true && at === 0 && wordsOf(lead).every((word) => /^(?:on|or|about)$/i.test(word))
    return { day: date, of: before, leads, cell }
  })
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}’']+/gu) ?? []

/** What a day behind a name is of: of a loss only where the name says no more than that. */
function named(name: string): DayOf {
  const kinds = new Set(wordsOf(name).map(kindOf))
  if (kinds.has('other')) return 'other'
  if (kinds.has('report')) return 'report'
  const isPlain = termsOf(name).every((term) => OF_DAY.test(term) || kindOf(term) === 'loss')
  return kinds.has('loss') && isPlain ? 'loss' : null
}

/** What the words before a day, the nearest first, or else those after it say of it; a report of a loss may be of either's day. */
function near(before: string[], after: string[]): DayOf {
  if (UNTIL.test(before[0] ?? '')) return null
  for (const words of [before, after]) {
    const telling = words.filter((word) => !isStopWord(word.toLowerCase())).slice(0, NEAR)
    const kind = telling.flatMap((word) => kindOf(word) ?? [])[0]
    if (kind === 'loss' && words.some((word) => kindOf(word) === 'report')) return null
    if (kind) return kind
  }
  return null
}

/** Each day once; one that is said to be of something rather than one that is not. */
export function eachDay(days: readonly ToldDay[]): ToldDay[] {
  const told = Map.groupBy(days, ({ day }) => day)
  return [...told.values()].flatMap((same) => {
    const said = same.filter(({ of }) => of !== null)
    return [...Map.groupBy(said.length ? said : same.slice(0, 1), ({ of }) => of).values()].map(([first]) => first!)
  })
}
