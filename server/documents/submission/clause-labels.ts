import { findAmounts } from '../../../shared/amounts.ts'
import { findDates } from '../../../shared/dates.ts'
import { FEIN } from '../facts/business-codes.ts'
import { EMAIL, PHONE } from '../facts/phones.ts'
import { wordsOf } from '../records/words.ts'
import { attributeOf, BY_NAME, likestOfKind, vocabulary } from './attribute-of.ts'
import type { Attribute, SaidKind } from './attributes.ts'
import { type Parts, readValue } from './read-value.ts'

/** What a clause says of an attribute: a value by its look, with the words beside it as its label. `isSubject`: the label stands before it, as what the clause is about. */
export type ClauseSaid = { attribute: Attribute; parts: Parts; isSubject: boolean }

/** Words of a clause that look like a value, from one character up to another, and the kinds that they may be of. */
type Mention = { from: number; to: number; kinds: readonly SaidKind[] }

const COUNTED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Values that only one attribute has, or few: the words beside them need not say all of it. */
const OF_OWN_LOOK: ReadonlySet<SaidKind> = new Set(['fein', 'phone', 'website', 'address'])

/** Where a street or a post box may begin, and words that do not run on into it. */
const STREET = String.raw`(?<=^|[,:(]\s|\b(?:at|is|in|to|us|from)\s)(?:P\.?\s?O\.? Box \d|\p{Lu}?\d)(?:(?! (?:at|is|and) )[^.;$]){3,70}?`
const LOOKS: readonly [RegExp, ...SaidKind[]][] = [
  [new RegExp(String.raw`${STREET},? \b[A-Z]{2},? \d{5}(?:-\d{4})?\b`, 'gu'), 'address'],
  [new RegExp(EMAIL.source, 'g'), 'email'],
  [/\b(?:https?:\/\/|www\.)[\w./-]+\w/gi, 'website'],
  [new RegExp(PHONE.source, 'gi'), 'phone'],
  [new RegExp(FEIN, 'g'), 'fein'],
  [/\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b)/g, 'percent'],
  [/\$\s?\d[\d,.]*\d(?:\s(?:million|thousand)\b|[kKmM]\b)?/g, 'amount'],
  [/(?<![\d.,/-])(?:18|19|20)\d\d(?![\d/-]|[.,]\d)/g, 'year'],
  [/(?<![\d.,/$-])\d(?:[\d,]*\d)?(?![\d/%-]|\.\d|,\d)/g, 'count', 'number', 'naics', 'sic', 'risk'],
  [new RegExp(String.raw`\b(?:${COUNTED.join('|')})\b`, 'gi'), 'count'],
]

function mentionsIn(clause: string): Mention[] {
  const days = findDates(clause).map(({ from, to }): Mention => ({ from, to, kinds: ['date'] }))
  const others = LOOKS.flatMap(([look, ...kinds]) =>
    [...clause.matchAll(look)].map(({ index, 0: text }): Mention => ({ from: index, to: index + text.length, kinds })),
  )
  const found: Mention[] = []
  for (const one of [...days, ...others])
    if (!found.some(({ from, to }) => one.from < to && from < one.to)) found.push(one)
  const sorted = found.toSorted((a, b) => a.from - b.from)
  // '$2 to $3 million' is no value.
  const isSpan = (one?: Mention, next?: Mention) =>
    one && next && one.kinds[0] === next.kinds[0] && /^\s*(?:to|or|and|[-–])\s*$/.test(clause.slice(one.to, next.from))
  return sorted.filter((one, at) => !isSpan(sorted[at - 1], one) && !isSpan(one, sorted[at + 1]))
}

/** Where addresses stand in a sentence. */
export const addressesIn = (text: string): { from: number; to: number }[] =>
  mentionsIn(text).filter(({ kinds }) => kinds[0] === 'address')

/** Where words begin that are of another thing; before a number, a full stop ends what was said. */
const PARTED = /[,;:()]|\.\s+$|\b(?:and|or|but|which|who|that|where|while|because)\b/i
/** Words that tell nothing of what a value is: articles, pronouns, forms of being and of amounting, and those of about how much and when. */
const EMPTY = /^(?:the|an?|our|my|we|i|us|it|its|ours|there|this|that|these|all|is|are|was|were|be|been|am|has|have|had|will|would|should|do|does|did|of|in|on|at|to|for|from|by|since|with|as|about|around|roughly|approximately|some|nearly|almost|over|exactly|still|total|totals|run|runs|come|comes|amount|amounts|stand|stands|measures?|exact|just|next|coming|year|years|here|location|premises)$/i // biome-ignore format: a list
const MOST_WORDS = 5
/** Where what is said of a value ends, and that of something else may begin. */
const BEHIND = /\b(?:at|on|with|for|from|by|to|in|of)\b/i

const telling = (text: string) =>
  text
    .replace(/['’](?:re|ve|s|ll|m|d)\b/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !EMPTY.test(word))

/** What the words of a clause say under labels of their own. A value whose label may be of two attributes says nothing. `isPlace`: it speaks of one of the premises. */
export function saidInClause(clause: string, isPlace: boolean): ClauseSaid[] {
  const mentions = mentionsIn(clause)
  return mentions.flatMap((one, at) => {
    const [before, after] = [mentions[at - 1]?.to ?? 0, mentions[at + 1]?.from ?? clause.length]
    const lead = clause.slice(before, one.from)
    const attribute = attributeOfMention(lead, one, clause.slice(one.to, after), isPlace)
    const parts = attribute && readValue(attribute.kind, [valueOf(clause.slice(one.from, one.to))])
    const isSubject = attributeBeside(leftOf(lead), one.kinds) === attribute || OURS_AT.test(lead)
    const isOfPart = attribute?.part === 'area' && OF_WHOLE.test(clause.slice(one.to, after))
    return parts && !isOfPart ? [{ attribute, parts, isSubject }] : []
  })
}

const leftOf = (before: string) => telling(before.split(PARTED).at(-1)!)

/** Behind a size, a whole that it is only a part of: '3,200 square feet of a building'. */
const OF_WHOLE = /^\s*(?:sq\S* )?(?:feet|ft\.?)? ?of (?:it|an?|the|that|this|its)\b/i
/** What is ours right before where it is: 'we have our own building at'. */
const OURS_AT = /\bour (?:own )?\p{L}+(?: (?:is|are))? (?:at|in)\s*$/iu

/** The attribute that the words before a value name, or those behind it, or both: 'occupy 4,000 square feet'. */
function attributeOfMention(before: string, { kinds }: Mention, behind: string, isPlace: boolean): Attribute | null {
  const left = leftOf(before)
  const next = behind.replace(/^\s*(?:in|of)\b/i, '').split(PARTED)[0]!
  const [near, ...rest] = next.split(BEHIND)
  const right = telling(near!)
  const called = (words: readonly string[]) => attributeBeside(words, kinds)
  if (kinds[0] === 'address') {
    // Mail goes, reaches or is sent to an address: what does so is its label.
    const labeled = called(left) ?? called(left.slice(0, -1))
    const isTheirs = isPlace || (/^\s*(?:we|it)\b/i.test(before) && left.length === 0) || OURS_AT.test(before)
    // Of one of the premises, only where mail goes is the applicant's own address: 'Location 1 is the main store at …'.
    const isItsOwn = isPlace && labeled?.of === 'applicant' && !left.some((word) => /^mail/i.test(word))
    if (labeled && !isItsOwn) return labeled
    return isTheirs && /\b(?:at|is|in)\s*$/.test(before) ? BY_NAME.get('premises.address')! : null
  }
  const whole = [...left.slice(-1), ...right]
  const more = telling(rest.join(' '))
  const known = new Set([
    called(left),
    left.length ? called(whole) : null,
    ...(more.length ? [called([...right, ...more]), called([...whole, ...more])] : []),
  ])
  known.delete(null)
  const [attribute, another] = known
  if (attribute) return another ? null : attribute
  const alone = called(right)
  // How large something is says what it is of only with a word for it: 'The building has 9,000 square feet'.
  if (
    alone?.kind === 'number' &&
    !telling(before)
      .flatMap(wordsOf)
      .some((word) => isWordOf(word, alone))
  )
    return null
  // What else is said beside a value may make another thing of it: '9,000 square feet of it are open to the public'.
  const others = [...left.slice(-1), ...more].flatMap(wordsOf)
  return alone && others.every((word) => !vocabulary.spoken.has(word) || isWordOf(word, alone)) ? alone : null
}

const isWordOf = (word: string, { words }: Attribute) => words.some((label) => wordsOf(label).includes(word))

function attributeBeside(words: readonly string[], kinds: readonly SaidKind[]): Attribute | null {
  if (!words.length || words.length > MOST_WORDS) return null
  const label = words.join(' ')
  const [kind] = kinds
  const found = attributeOf(label)
  // Of limits and deductibles whole clauses tell which are wanted.
  if (found?.part.startsWith('gl.')) return null
  // What is counted is what the words say, no more and no less: full-time students are no employees.
  const isCounted = found?.kind !== 'count' || wordsOf(label).every((word) => isWordOf(word, found))
  if (found) return kinds.includes(found.kind) && isCounted ? found : null
  return kind && OF_OWN_LOOK.has(kind) ? likestOfKind(wordsOf(label), kind) : null
}

const valueOf = (text: string) => {
  const counted = COUNTED.indexOf(text.toLowerCase())
  const [amount] = text.includes('$') ? findAmounts(text) : []
  return counted >= 0 ? String(counted + 1) : amount ? `$${amount.amount}` : text
}
