import { fieldsLike, type Vocabulary } from '../labels.ts'
import { wordsOf } from '../words.ts'

/** What a head says of when its column's figures are of. `bare`: what is left of it. */
type Timed = { bare: string; year: number | null; isGone: boolean; isTimed: boolean }

const GONE = new Set(['audited', 'audit', 'actual', 'prior', 'previous', 'expiring', 'expired', 'last', 'past', 'old']) // biome-ignore format: a list
const AHEAD = new Set(['estimated', 'estimate', 'projected', 'projection', 'proposed', 'renewal', 'requested', 'new', 'next', 'coming', 'current', 'budget', 'budgeted', 'forecast']) // biome-ignore format: a list
const SPAN = /\b(?:\d{1,2}\/(?:\d{1,2}\/)?)?((?:19|20)?\d{2})\s?[-–/]\s?(?:\d{1,2}\/(?:\d{1,2}\/)?)?((?:19|20)?\d{2})\b/
const YEAR = /\b((?:19|20)\d{2})\b/

function timed(head: string): Timed {
  const span = SPAN.exec(head)
  const [, from] = span ?? YEAR.exec(head) ?? []
  const year = from ? Number(from.length === 2 ? `20${from}` : from) : null
  const rest = head.replace(SPAN, ' ').replace(new RegExp(YEAR, 'g'), ' ')
  const isWord = (set: Set<string>) => (word: string) => wordsOf(word).some((one) => set.has(one))
  const words = rest.split(/\s+/).filter((word) => wordsOf(word).length)
  const isGone = words.some(isWord(GONE))
  const bare = words.filter((word) => !isWord(GONE)(word) && !isWord(AHEAD)(word)).join(' ')
  return { bare, year, isGone, isTimed: year !== null || isGone || bare !== words.join(' ') }
}

/**
 * Heads without the time they are of, where several columns hold one thing only that of the term to come (`starts`: its year, where it is told); the others are
 * left without a head, as is a column of what is gone alone. `subject`: what columns are of that are headed by a time alone.
 */
export function headsOfTerm(heads: readonly string[], vocabulary: Vocabulary, starts: number | null, subject = ''): string[] {
  const all = heads.map((head) => {
    const own = timed(head)
    return own.isTimed && !own.bare ? { ...own, bare: own.year !== null ? subject : head } : own
  })
  const named = ({ bare }: Timed) => {
    const [best] = fieldsLike(wordsOf(bare), vocabulary)
    return best && best.alike > 0.8 ? best.spec.name : wordsOf(bare).join(' ')
  }
  const groups = Map.groupBy(heads.keys(), (at) => named(all[at]!))
  const kept = new Set([...groups.values()].flatMap((columns) => ofTerm(columns, all, starts)))
  return all.map(({ bare, isTimed }, at) => (kept.has(at) ? (isTimed ? bare : heads[at]!) : ''))
} // biome-ignore format: short

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
