import { capital } from '../../../../shared/sentence.ts'
import { ended } from './typed.ts'

const dictionary = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Verbs as they stand in a sentence; a thing has none. */
const FINITE = dictionary(
  "is are was were will has have had need needs must can cannot should would do does did may owe owes get gets goes went come comes came want wants expire expires expired end ends ended starts started follow follows renew renews cancel cancels cancelled lapsed said asked moved changed received got make makes made look looks looked seem seems show shows shows says stands sits runs bounced declined passed failed sold bought left added closed approved agreed signed sent paid missed applies apply covers cover requires require it's that's he's she's there's theyre shes hes weve im",
)
/** Verbs an order begins with. */
const ORDERS = dictionary(
  'take add remove delete send confirm sign return pay call check change update correct issue bind cancel reinstate endorse extend review waive provide fix reissue stop move include exclude increase lower raise adjust forward give complete fill mail email e-mail bring keep match ignore disregard contact verify attach advise renew set submit release lift put drop double-check',
)
const QUESTION =
  /\b(?:till|until|by) when\b|^(?:if|whether|when|what|which|who|whom|how|why|where|by when|to whom|until when)\b/i
const ABOUT = /^(?:about|of|on|regarding|concerning|re:?|with|w\/?)\s+/i
const SUBJECT = /^(?:we|i|you|he|she|they|it|there|this|that|\w+['’](?:ll|re|ve|s|d))\s/i
/** What joins a sentence to one before; before it somebody may stand without being part of a thing. */
const JOINS = dictionary('so because since as if when while that but until after before')
const OWNED = dictionary('the any all a an our his her their your')
const PERSONS = dictionary('they you we he she i')

/** Words that stand before a thing, or for it. */
const BEFORE_THING = dictionary(
  'the a an any all both each every no none nothing nobody everything someone our my his her its their your this that these those we i you he she it they there please',
)

const wordsOf = (part: string) =>
  part
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)

const hasVerb = (part: string) =>
  wordsOf(part).some(
    (word, index, all) =>
      (index > 0 && (FINITE.has(word) || isPast(word, all[index - 1]!))) || /'(?:re|ll|ve|d|m)$|n't$/.test(word),
  )

/** Words in -ed that mostly stand with a thing, and say nothing of what was done. */
const OF_THINGS = dictionary(
  'listed scheduled named insured required excluded shown stated covered attached revised updated signed estimated audited rated expired enclosed included limited related owned hired combined detailed unpaid needed expected proposed quoted rented unlisted leased',
)
/** "Client picked option 2": what was done, where it stands behind who did it. */
const isPast = (word: string, before: string) =>
  /[^e]ed$/.test(word) &&
  !OF_THINGS.has(word) &&
  !BEFORE_THING.has(before) &&
  !/^(?:and|or|of|for|with|to)$/.test(before)

/** "The insurance they have to show" is a thing, though somebody does something in it. */
function isThing(part: string): boolean {
  const words = wordsOf(part)
  const who = words.findIndex((word) => PERSONS.has(word))
  if (who < 1 || who > 4 || words.slice(0, who).some((word) => FINITE.has(word) || JOINS.has(word))) return false
  return OWNED.has(words[0]!) || words.filter((word, index) => index > who && FINITE.has(word)).length < 3
}

/** Whether words ask for something to be looked up or answered. */
export const isQuestion = (part: string): boolean => QUESTION.test(part)

/** What words are about, without the word that leads to it. */
export const withoutLead = (part: string): string => part.replace(ABOUT, '').replace(/^that\s+/i, '')

export const isSentence = (part: string): boolean =>
  part.endsWith('?') ||
  (!isThing(part) && !QUESTION.test(part) && !ABOUT.test(part) && (SUBJECT.test(part) || hasVerb(part)))

/** "Audit coming", "driver list still in the works": what is going on, told without its verb. Null for a mere thing. */
export function withItsVerb(part: string): string | null {
  if (isSentence(part)) return part
  if (QUESTION.test(part) || ABOUT.test(part)) return null
  const [, thing, rest] =
    /^((?:[\p{L}\d#.&'’/-]+ ){1,4}?)((?:still|now|already|almost|back|overdue|late|going|coming|being|pending|getting)\b.*|(?:done|ready|out|complete|missing|unsigned|unpaid)|due (?=on |by |in |\d|\w+day|tomorrow|today).+)$/iu.exec(
      part,
    ) ?? []
  const noun = thing?.trim().split(' ').at(-1)
  if (!noun || !rest || ORDERS.has(noun.toLowerCase())) return null
  const isNamed = /^(?:the|an?|our|your|his|her|their|all|both|no)\s/i.test(thing!) || /^\p{Lu}\p{Ll}/u.test(thing!)
  return `${isNamed ? '' : 'the '}${thing}${/[^s]s$/.test(noun) ? 'are' : 'is'} ${rest}`
}

/** An order as it is put to somebody: "take unit 3 off", "to sign and return it"; null where words order nothing. `isTo`: whatever stands behind "to" is one. */
export function asOrder(words: string, isTo: boolean): string | null {
  const [, not = '', rest] =
    /^(?:and )?(?:(not) )?to\s+(?!whom\b|the\b|our\b|my\b|him\b|her\b|them\b|an?\b)(.+)$/is.exec(words) ?? []
  if (rest && (isTo || ORDERS.has(wordsOf(rest)[0]!))) return ended(`Please ${not ? 'do not ' : ''}${rest}`)
  const [first = ''] = wordsOf(words)
  const isOrder = ORDERS.has(first) && /^\p{L}[\p{L}-]*\s+\S/u.test(words) && !hasVerb(words)
  return isOrder ? ended(`Please ${words.charAt(0).toLowerCase()}${words.slice(1)}`) : null
}

/** Words as a sentence of a letter; what it is about gets its article: "policy is back on" → "The policy is back on." */
export function asTold(words: string): string {
  const [first = '', next = ''] = words.split(' ')
  const isBare = /^\p{Ll}{3,}$/u.test(first) && !/s$/.test(first) && !BEFORE_THING.has(first) && !/\d/.test(next)
  return ended(capital(isBare && !words.endsWith('?') ? `the ${words}` : words))
}
