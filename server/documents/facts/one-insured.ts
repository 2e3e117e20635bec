import { LEGAL_FORMS } from './legal-forms.ts'

/**
 * Whether two names may be one insured's, written in two ways: with or without the end of the name, a middle initial, a trade name, or whoever is
 * insured with them. A shorter name in the middle of a longer one is another's, as is one of another generation or number.
 */
export function isOneInsured(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (begins(a, b) || begins(b, a)) return true
  const [parts, others] = [partsOf(one), partsOf(other)]
  const isAmong = (some: string[][], all: string[][]) =>
    some.length > 0 && some.every((part) => all.some((own) => begins(part, own)))
  return isAmong(parts, others) || isAmong(others, parts)
}

/** What joins the names of several, or a trade name to the legal one. */
const JOINS = /\s+(?:and|or|&|d\/?b\/?a|t\/a|doing business as|trading as|a\/?k\/?a|c\/o)[\s:]+|\s*[&;/]\s*/i
/** 'D/B/A' holds no mark that parts names. */
const ABBREVIATED = /\b(d|t|a|c)\/(b|k|a|o)(?:\/(a))?(?![a-z\d])/gi
const LEGAL = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')

/** What tells one of a name from another of it: a generation, a number. */
const APART = /^(?:JR|SR|II|III|IV|\d+)$/

const wordsOf = (name: string): string[] =>
  (
    name
      .toUpperCase()
      .replaceAll(/[.'’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter((word, at) => word !== 'AND' && (at > 0 || word !== 'THE'))

/** The names that are joined in one; persons share the last name that stands behind the last of them. */
function partsOf(name: string): string[][] {
  const parts = name
    .replaceAll(ABBREVIATED, (own) => own.replaceAll('/', ''))
    .split(JOINS)
    .map(wordsOf)
    .filter(({ length }) => length)
  const family = parts.at(-1)!
  const isPerson = parts.length > 1 && family.length > 1 && !family.some((word) => LEGAL.test(word))
  return isPerson
    ? parts.map((part) => (withoutInitials(part).length === 1 ? [...part, family.findLast(isTelling)!] : part))
    : parts
}

const isTelling = (word: string) => !APART.test(word)

/** Whether one name is the other's beginning, whatever parts its words and with initials in one of them alone. */
function begins(one: string[], other: string[]): boolean {
  const isBeginning = (a: string[], b: string[]) => {
    const ends = b.map((_, at) => b.slice(0, at + 1).join('')).indexOf(a.join(''))
    const end = ends >= 0 ? ends + 1 : isAligned(a, b) ? a.length : 0
    return end > 0 && b.slice(end).every(isTelling)
  }
  return isBeginning(one, other) || isBeginning(withoutInitials(one), other) || isBeginning(one, withoutInitials(other))
}

/** A middle name may be an initial. */
const isAligned = (one: string[], other: string[]) =>
  one.length > 1 &&
  one.length <= other.length &&
  one.every((word, at) => word === other[at] || (at > 0 && at + 1 < one.length && isInitialOf(word, other[at]!)))

const isInitialOf = (one: string, other: string) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))

const withoutInitials = (words: string[]) => words.filter((word, at) => at === 0 || word.length > 1)
