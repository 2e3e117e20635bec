import { ASKED, NOW } from '../../facts/gone-columns.ts'
import { fieldsLike, type Vocabulary } from '../labels.ts'
import { wordsOf } from '../words.ts'

/** What a head says of when its column's figures are of. `bare`: what is left of it. */
type Timed = { bare: string; year: number | null; isGone: boolean; isTimed: boolean }

const GONE = new Set(['audited', 'audit', 'actual', 'prior', 'previous', 'expiring', 'expired', 'last', 'past', 'old']) // biome-ignore format: a list
const AHEAD = new Set(['estimated', 'estimate', 'projected', 'projection', 'proj', 'proposed', 'renewal', 'requested', 'new', 'next', 'coming', 'current', 'budget', 'budgeted', 'forecast']) // biome-ignore format: a list
const SPAN = /\b(?:\d{1,2}\/(?:\d{1,2}\/)?)?((?:19|20)?\d{2})\s?[-–/]\s?(?:\d{1,2}\/(?:\d{1,2}\/)?)?((?:19|20)?\d{2})\b/
const YEAR = /\b((?:19|20)\d{2})\b/

/** `isAsked`: another head says that what is below it is asked for. */
function timed(head: string, isAsked: boolean): Timed {
  const span = SPAN.exec(head)
  const [, from] = span ?? YEAR.exec(head) ?? []
  const year = from ? Number(from.length === 2 ? `20${from}` : from) : null
  const untimed = head.replace(SPAN, ' ').replace(new RegExp(YEAR, 'g'), ' ')
  const rest = isAsked ? untimed.replace(/\bin force\b/i, 'current') : untimed
  const is = (set: Set<string>, now: RegExp) => (word: string) =>
    wordsOf(word).some((one) => set.has(one)) || (isAsked && now.test(word.toUpperCase()))
  const [isOfGone, isAhead] = [is(GONE, NOW), is(AHEAD, ASKED)]
  const words = rest.split(/\s+/).filter((word) => word === '&' || wordsOf(word).length)
  const isGone = words.some(isOfGone)
  const untold = words.filter((word) => !isOfGone(word) && !isAhead(word))
  // 'Last year, actual': the year is none of what its column holds.
  const bare = (untold.length < words.length ? untold.filter((word) => !/^years?\W*$/i.test(word)) : untold).join(' ')
  return { bare, year, isGone, isTimed: year !== null || isGone || bare !== words.join(' ') }
}

/** A head with the time that one over it and others says, where it says none itself. */
export function withTimeOver(text: string, over = ''): string {
  if (!text || timed(text, false).isTimed) return text
  const isOfTime = (word: string) => wordsOf(word).some((one) => GONE.has(one) || AHEAD.has(one))
  const words = over.split(/\s+/).filter(isOfTime)
  return [...words, (SPAN.exec(over) ?? YEAR.exec(over))?.[0], text].filter(Boolean).join(' ')
}

/**
 * Heads without the time they are of, where several columns hold one thing only that of the term to come (`starts`: its year, where it is told); the others are
 * left without a head, as is a column of what is gone alone. `subject`: what columns are of that are headed by a year alone; `rated`: those headed by any time
 * alone.
 */
export function headsOfTerm(
  heads: readonly string[],
  vocabulary: Vocabulary,
  starts: number | null,
  subject = '',
  rated = '',
): string[] {
  const some = (...said: RegExp[]) => heads.some((head) => said.some((one) => one.test(head.toUpperCase())))
  const isAsked = some(ASKED) && some(NOW, SPAN)
  const all = heads.map((head) => {
    const own = timed(head, isAsked)
    return own.isTimed && !own.bare ? { ...own, bare: own.year !== null ? subject || rated : rated || head } : own
  })
  const fieldOf = ({ bare }: Timed) => {
    const [best] = fieldsLike(wordsOf(bare), vocabulary)
    return best && best.alike > 0.8 ? best.spec.name : null
  }
  const named = (one: Timed) => fieldOf(one) ?? wordsOf(one.bare).join(' ')
  // What a column of the term holds that is not understood may be what those of other years do.
  const isOpen = all.some((one) => starts !== null && one.year === starts && !fieldOf(one))
  const isOfOther = (at: number) => isOpen && all[at]!.year !== null && all[at]!.year !== starts
  const groups = Map.groupBy(heads.keys(), (at) => named(all[at]!))
  const kept = new Set([...groups.values()].flatMap((columns) => ofTerm(columns, all, starts)))
  return all.map(({ bare, isTimed }, at) => (kept.has(at) && !isOfOther(at) ? (isTimed ? bare : heads[at]!) : ''))
}

function ofTerm(columns: number[], all: readonly Timed[], starts: number | null): number[] {
  if (!columns.some((at) => all[at]!.isTimed)) return columns
  const ahead = columns.filter((at) => !all[at]!.isGone)
  const years = ahead.flatMap((at) => all[at]!.year ?? [])
  const last = Math.max(...years)
  if (columns.length > 1 && years.length && starts !== null && years.includes(starts))
    return ahead.filter((at) => all[at]!.year === starts)
  // What is of years before the term that is told is not of it.
  if (years.length && starts !== null && last < starts - 1) return []
  const latest = years.length ? ahead.filter((at) => all[at]!.year === last) : ahead
  return latest.length === 1 ? latest : []
}
