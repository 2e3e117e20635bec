import { datesAmong } from './dates.ts'
import { type Verb, verbAt } from './event-verbs.ts'
import { policyNumber } from './policy-numbers.ts'
import { cellOf, spanOf, type Token } from './sheet.ts'

/**
 * What a sentence says happened to a policy. `numbers`: the policies the words themselves name. `date`: MM/DD/YYYY of the day it
 * takes effect. `isConditional`: unless something is done before, or because somebody wants it.
 */
export type Told = {
  kind: 'cancelled' | 'reinstated'
  numbers: string[]
  date: string | null
  isConditional: boolean
}

const POLICY = /^(?:POLICY|POLICIES|POLICYS|BINDER|ABOVE)$/
const COVER = /^(?:COVERAGES?|INSURANCE|PROTECTION)$/
/** Behind 'insurance' these make it a firm's name. */
const HOUSE = /^(?:COMPANY|COMPANIES|AGENCY|AGENT|AGENTS|GROUP|CO|CORP|DEPARTMENT|COMMISSIONER|SERVICES|BROKERS?|CARD)$/
const ENDING = /^(?:CANCELL?ATION|TERMINATION|LAPSE|RESCISSION)$/
/** One of the things a policy covers: their coverage may end alone. */
const PART =
  /^(?:VEHICLES?|AUTOS?|UNITS?|TRAILERS?|LOCATIONS?|BUILDINGS?|DRIVERS?|EMPLOYEES?|PERSONS?|ENDORSEMENTS?|DEPENDENTS?|LESSORS?|PAYEES?|MORTGAGE\w*)$/
/** Coverage of this kind is a part of a policy too. */
const PARTIAL =
  /^(?:TERRORISM|HIRED|OWNED|NONOWNED|FLOOD|EARTHQUAKE|WIND|COMPREHENSIVE|COLLISION|TOWING|RENTAL|MEDICAL|PAYMENTS|UNINSURED|UNDERINSURED|MOTORISTS?|OPTIONAL|BREAKDOWN|MOLD|PRODUCTS|BUILDING|CONTENTS)$/
/** Policies nobody in particular has, and those of before. */
const OTHER =
  /^(?:ANY|NO|ANOTHER|OTHER|EACH|EVERY|SUCH|PRIOR|PREVIOUS|FORMER|EXPIRING|OLD|EARLIER|UNDERLYING|A|AN|REPLACED|REPLACES|REPLACING|REWRITES|RENEWS|SUPERSEDES)$/
const MAY = /^(?:MIGHT|CAN|CANNOT|COULD|SHOULD|WOULD|MUST|NEED|NEEDS|OUGHT)$/
const NOT = /^(?:NOT|NEVER|NEITHER|NOR|PREVIOUSLY)$/
/** Words that a clause begins with whose subject stands in the one before. */
const GOES_ON = /^(?:WHICH|THAT|WHO|AND|BUT|THEN|IT|THEY)$/

/** What a sentence says. `isSpokenOf`: the sentence before speaks of a policy, so that 'it' may stand for that. */
export function toldIn(tokens: Token[], isSpokenOf: boolean): Told[] {
  if (tokens.at(-1)?.text.endsWith('?')) return []
  const words = tokens.map(({ norm }) => norm)
  const told = words.flatMap((_, at) => {
    const verb = verbAt(words, at)
    return verb ? (toldBy(verb, tokens, words, isSpokenOf) ?? []) : []
  })
  return isDisregarded(words)
    ? [...told, { kind: 'reinstated', numbers: numbersIn(tokens), date: null, isConditional: false }]
    : told
}

function toldBy(verb: Verb, tokens: Token[], words: string[], isSpokenOf: boolean): Told | null {
  const from = clauseStart(tokens, words, verb)
  if (isDenied(words, from, verb)) return null
  const subject = subjectOf(verb, from, tokens, words, isSpokenOf)
  if (!subject || !(subject.isEnding || verb.ends)) return null
  // 'Insurance for products is not in force' is said of a part.
  if (verb.isState && !words.slice(from, verb.at).some((word) => POLICY.test(word))) return null
  const date = dateOf(tokens, verb.at)
  const revives = verb.revives || subject.isEnding
  const isUnder = words.some((_, index) => isCondition(words, index, revives || !verb.isPast))
  if (
    revives
      ? isUnder || verb.isToCome || isPromised(words, from)
      : (verb.isToCome || isUnder) && !(verb.isToCome && date)
  )
    return null
  // 'Coverage begins on … and ends on …' is a term; a binder ends for the policy that follows it.
  if (verb.isTerm && words.some((word) => /^(?:BEGINS?|STARTS?|COMMENCES?|INCEPTS?|FROM|BINDER)$/.test(word)))
    return null
  const isConditional = isUnder || verb.isAsked
  return { kind: revives ? 'reinstated' : 'cancelled', numbers: subject.numbers, date, isConditional }
}

/** Whether 'not' or 'may' stands with a verb: between its subject and itself, or where there is none, in its clause. */
function isDenied(words: string[], from: number, { at, way }: Verb): boolean {
  const noun = words.findLastIndex((_, index) => index >= from && index < at && isNoun(words, index))
  const start = way === 'before' && noun >= 0 ? noun : from
  return words.slice(start, at).some((word, index) => NOT.test(word) || isModal(words, start + index))
}

/** 'May' is a month too. */
const isModal = (words: string[], at: number) =>
  MAY.test(words[at]!) || (words[at] === 'MAY' && !/^\d/.test(words[at + 1] ?? ''))

/** 'You will be told that it is reinstated.' */
const isPromised = (words: string[], from: number) =>
  words[from] === 'THAT' && words.slice(0, from).some((word) => /^(?:WILL|SHALL|MAY|MUST|UNTIL)$/.test(word))

/** `isOpen`: what it is of has not happened yet, so that 'when' and 'once' are conditions of it. */
function isCondition(words: string[], at: number, isOpen: boolean): boolean {
  const behind = words.slice(at + 1, at + 4).join(' ')
  switch (words[at]) {
    case 'IF':
      return !/^(?:YOU (?:HAVE|WISH|WANT|NEED|BELIEVE)|ANY)\b/.test(behind) || /\b(?:NOT|PAID)\b/.test(behind)
    case 'UNLESS':
    case 'WHETHER':
    case 'WHENEVER':
    case 'PROVIDED':
      return true
    case 'EVENT':
    case 'CASE':
      return /^(?:OF|THAT|ANY)\b/.test(behind)
    case 'WHEN':
    case 'UNTIL':
    case 'ONCE':
    case 'UPON':
    case 'AFTER':
      return isOpen
    default:
      return at === 0 && words[at] === 'SHOULD'
  }
}

/** Where a verb's clause begins: behind a comma that parts no date and no name, or at a word that joins clauses. */
function clauseStart(tokens: Token[], words: string[], verb: Verb): number {
  for (let index = verb.from - 1; index >= 0; index -= 1) {
    const next = words[index + 1]!
    if (/\d/.test(next)) continue
    if (/[,;:–—]$/.test(tokens[index]!.text) && !/^(?:INC|LLC|LTD|CORP|CO|LP)$/.test(next)) return index + 1
    if (/^(?:BUT|BECAUSE|SINCE|WHICH|SO|THEREFORE|AND|THAT)$/.test(words[index]!)) return index
  }
  return 0
}

type Subject = { isEnding: boolean; numbers: string[] }

/** What is said to end: a policy, its coverage, or the cancellation itself; null for anything else, and for policies of others. */
function subjectOf(verb: Verb, from: number, tokens: Token[], words: string[], isSpokenOf: boolean): Subject | null {
  if (verb.way === 'behind') {
    const object = tokens.slice(verb.at + 1, verb.at + 12)
    return nounIn(object) ?? numbered(object)
  }
  const own = words.slice(from, verb.from)
  // 'Due to cancellation of the plan, …' has the word and does not mean it.
  const ending = own.findIndex((word) => ENDING.test(word))
  if (verb.undoes && ending >= 0 && !own.slice(0, ending).some((word) => /^(?:DUE|FOLLOWING|AFTER|FOR)$/.test(word)))
    return { isEnding: true, numbers: numbersIn(tokens.slice(from, verb.from)) }
  // Without a helping word it belongs to what stands right before it: 'this policy replaces policy 7, cancelled in May'.
  const isHeadline = verb.from === verb.at
  const found = nounIn(tokens.slice(from, verb.from), isHeadline)
  if (found || hasNoun(own)) return found
  const named = numbered(tokens.slice(from, verb.from))
  if (named) return named
  if (own.length > 0 && !GOES_ON.test(own[0]!)) return null
  const earlier = words.slice(0, from)
  const first = earlier.find((word, index) => ENDING.test(word) || isNoun(earlier, index))
  if (first === undefined)
    return isSpokenOf && /^(?:IT|THEY)$/.test(own[0] ?? '') ? { isEnding: false, numbers: [] } : null
  if (ENDING.test(first) && verb.undoes) return { isEnding: true, numbers: numbersIn(tokens.slice(0, from)) }
  const isRelative = /^(?:WHICH|THAT)$/.test(own[0] ?? '')
  return nounIn(tokens.slice(0, from), isRelative || (own.length === 0 && isHeadline))
}

function numbered(tokens: Token[]): Subject | null {
  const numbers = numbersIn(tokens, true)
  return numbers.length ? { isEnding: false, numbers } : null
}

const isNoun = (words: string[], at: number) =>
  (POLICY.test(words[at]!) && !/^(?:PERIOD|YEAR|TERMS?)$/.test(words[at + 1] ?? '')) ||
  (COVER.test(words[at]!) && !HOUSE.test(words[at + 1] ?? ''))
const hasNoun = (words: string[]) => words.some((_, at) => isNoun(words, at))

/** The policy these words speak of; of several the first, or the last. Null where it is somebody's or one of before, or a part of one. */
function nounIn(tokens: Token[], last = false): Subject | null {
  const words = tokens.map(({ norm }) => norm)
  const nouns = words.flatMap((_, at) => (isNoun(words, at) ? [at] : []))
  const noun = last ? nouns.at(-1) : nouns[0]
  if (noun === undefined) return null
  const numbers = numbersIn(tokens)
  const named = last ? numbers.slice(-1) : words[noun] === 'POLICIES' ? numbers : numbers.slice(0, 1)
  const isOther = words.slice(Math.max(0, noun - 4), noun).some((word) => OTHER.test(word))
  if (isOther && !(last && named.length)) return null
  return isPart(words, noun) ? null : { isEnding: false, numbers: named }
}

/** 'Terrorism coverage', 'coverage for the trailer': what ends with it is not the policy. */
function isPart(words: string[], noun: number): boolean {
  if (words.some((word) => POLICY.test(word))) return false
  const before = words.slice(Math.max(0, noun - 3), noun)
  return before.some((word) => PARTIAL.test(word)) || words.slice(noun).some((word) => PART.test(word))
}

const withoutColons = (tokens: Token[]): Token[] =>
  tokens.map((token) => (token.text.endsWith(':') ? { ...token, text: token.text.slice(0, -1) } : token))

/** The numbers behind the word 'policy'; `bare`: one that the words begin with. */
export function numbersIn(tokens: Token[], bare = false): string[] {
  if (!tokens.length) return []
  const cell = cellOf(withoutColons(tokens), 0)
  const found: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const { norm } = tokens[at]!
    const isNamed = /^(?:POLICY|POLICIES|NUMBER|NUMBERS|NO)$/.test(norm) || (found.length > 0 && norm === 'AND')
    const begins = bare ? (at < 2 ? at : -1) : isNamed ? at + 1 : -1
    const number = begins >= 0 && begins < tokens.length ? policyNumber(spanOf(cell, begins)) : null
    if (!number || (!bare && found.includes(number.text))) continue
    found.push(number.text)
    at = number.span.to - 1
  }
  return found
}

/** 'Please disregard our notice of cancellation', under no condition. */
function isDisregarded(words: string[]): boolean {
  const at = words.findIndex((word) => /^(?:DISREGARD|IGNORE)$/.test(word))
  const isEnding = at >= 0 && words.slice(at + 1, at + 8).some((word) => ENDING.test(word))
  return isEnding && !words.some((word) => /^(?:IF|UNLESS|SHOULD|WHEN|ONCE|UPON|AFTER|MAY|CAN|NOT)$/.test(word))
}

const OF_EFFECT = /^(?:EFFECTIVE|EFF|OF|ON|AT|DATE|FROM|M|STARTING|BEGINNING|SINCE)$/

/** MM/DD/YYYY of the day it takes effect: behind the verb, or else at the head of the sentence. */
function dateOf(tokens: Token[], at: number): string | null {
  const dates = datesAmong(withoutColons(tokens))
  const isOfEffect = ({ from }: { from: number }) => OF_EFFECT.test(tokens[from - 1]?.norm.split(' ').at(-1) ?? '')
  const behind = dates.filter(({ from }) => from > at)
  const ahead = dates.filter(({ from }) => from < at)
  const found =
    behind.find(isOfEffect) ?? behind[0] ?? ahead.findLast(isOfEffect) ?? (ahead.length === 1 ? ahead[0] : null)
  return found?.value ?? null
}
