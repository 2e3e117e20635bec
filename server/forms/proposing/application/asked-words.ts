import { isStopWord, stemsOf, synonymsOf, writtenOut } from '../../../documents/index.ts'

/**
 * What a question asks: its telling stems, how often it says no, over how many years back it asks (null without a period), and whether it asks of
 * what is, was or will be (null where it does not say).
 */
export type QuestionWords = {
  stems: string[]
  negations: number
  years: number | null
  time: 'now' | 'before' | 'ahead' | null
  /** It begins with a denied verb, which is answered either way: 'Don’t you lease equipment?'. */
  isRhetorical: boolean
  /** It asks of one thing or another. */
  isEither: boolean
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const PERIOD =
  /\b(?:(?:with)?in|during|over) (?:the )?(?:last|past|previous|prior|preceding) (?<count>\w+)(?: ?\(\d+\))? (?:years?|yrs?)\b|\b(?:the )?(?:last|past|previous|prior|preceding) (?<other>\w+)(?: ?\(\d+\))? (?:years?|yrs?)\b|\b(?<one>last|past|previous|prior) (?:year|term)\b/gi
/** '(5)', '(ten in RI)', '(if yes, explain)' */
const ASIDE = new RegExp(
  String.raw`\((?:\w?|\d+|(?:if|${NUMBERS.join('|')}) [^()]{0,120}|[^()]{0,120}explain[^()]{0,120})\)`,
  'gi',
)
const NEGATION = /\b(?:no|not|never|none|(?<!\bwith or )without|neither|nor|nobody|nothing|cannot)\b|n['’]t\b/gi
const RHETORICAL =
  /^\W*(?:(?:do|does|did|is|are|was|were|has|have|will|can)n['’]t\b|(?:do|does|did|is|are|has|have|will) (?:you|it|they|we|the \w+) not\b)/i
const BEFORE =
  /^\W*(?:did|was|were|had|has|have)\b(?! you (?:an?|any)\b| (?:an?|any|the \w+) (?:an?|any)\b)|\b(?:past|prior|previous(?:ly)?|formerly|ever|been)\b/i
const AHEAD = /^\W*(?:will|shall|would)\b|\bgoing to\b|\b(?:planned|planning|contemplat\w+|intend\w*)\b/i
/** Whose a thing is that is lent or done: to others is not from others. */
const OTHERS = /\b(to|from|for|by) others\b/gi
const NOW = /^\W*(?:is|are|do|does|may|can)\b|\b(?:currently|presently|now)\b/i
const OF_ITS_OWN = /\bof (?:its|your|their|our) own\b/gi
/** Who is asked, and words that only ask. */
const ASKING = new Set(
  'applicant anyone everyone been being currently presently now ever either also whether no not none never without neither nor nobody nothing cannot such past prior previous previously formerly do did had having may might must able'.split(
    ' ',
  ),
)

export function questionWords(text: string): QuestionWords {
  const spoken = writtenOut(text.replace(ASIDE, ' ').replace(/\s+/g, ' ').split('?')[0]!)
  let years: number | null = null
  const bare = spoken.replace(PERIOD, (_, count?: string, other?: string, one?: string) => {
    const told = (count ?? other ?? '').toLowerCase()
    years = one ? 1 : Number(told) || NUMBERS.indexOf(told) + 1 || null
    return ' '
  })
  const telling = bare
    .replace(OTHERS, '$1others')
    .replace(OF_ITS_OWN, ' ')
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => word.replace(/['’]s?$/, '').toLowerCase())
    .filter((word) => word && !isStopWord(word) && !ASKING.has(word))
  const stems = telling.flatMap(stemsOf)
  return {
    stems: [...new Set(stems.map(rootOf))],
    negations: [...bare.matchAll(NEGATION)].length,
    years,
    time: AHEAD.test(bare) ? 'ahead' : BEFORE.test(bare) ? 'before' : NOW.test(bare) ? 'now' : null,
    isRhetorical: RHETORICAL.test(text),
    isEither: /\bor\b|[/,]/i.test(spoken),
  }
}

/** A stem without what verbs end in: 'cancelled' and 'canceled', 'hire' and 'hired' are one. */
function rootOf(stem: string): string {
  return stem.length > 2 ? stem.replace(/(?:ed|e)$/, '').replace(/(?<=..)([^aeiou])\1$/, '$1') : stem
}

/** Other stems that a word may stand for. */
export const alikeStems = (stem: string): string[] =>
  synonymsOf([stem]).flatMap((way) => (way.length === 1 ? [rootOf(way[0]!)] : []))
