/**
 * A verb that ends a policy or puts it in force again, at `at` among the words of a sentence; `from` is the first of its helping words.
 * `way`: the policy stands before it (it is ended, it ends) or behind it (somebody ends it). `isToCome`: its day may lie ahead.
 */
export type Verb = {
  at: number
  from: number
  way: 'before' | 'behind'
  /** Ends a policy that is its subject. */
  ends: boolean
  revives: boolean
  isPast: boolean
  isToCome: boolean
  /** Tells the day it ends by itself, as a term does. */
  isTerm: boolean
  /** Tells how things stand, not what happened. */
  isState: boolean
  /** Somebody wants it: 'please cancel', 'we ask that it be cancelled'. */
  isAsked: boolean
  /** Undoes what was said before, where that is its subject: 'the cancellation is withdrawn'. */
  undoes: boolean
}

const DONE = /^(?:CANCELL?ED|TERMINATED|RESCINDED|VOIDED|NULLIFIED|DISCONTINUED|REVOKED|WITHDRAWN)$/
const UNDONE = /^(?:CANCELL?ED|RESCINDED|VOIDED|NULLIFIED|REVOKED|WITHDRAWN|LIFTED|STOPPED|REVERSED)$/
const DOING = /^(?:CANCELL?ING|TERMINATING|RESCINDING|VOIDING)$/
const DO = /^(?:CANCEL|TERMINATE|RESCIND|VOID)$/
/** What a policy does itself. */
const ENDED = /^(?:LAPSED|EXPIRED|ENDED|CEASED|TERMINATED)$/
const ENDS = /^(?:ENDS|CEASES|TERMINATES|LAPSES)$/
const END = /^(?:END|CEASE|TERMINATE|LAPSE)$/
const REVIVED = /^(?:REINSTATED|REVIVED|RESTORED)$/
const GONE =
  /^(?:NO LONGER|NOT) (?:IN (?:FORCE|EFFECT)|VALID)\b|^VOID (?:FROM|AB|AS OF|EFFECTIVE|SINCE)\b|^NULL AND VOID\b/
const BACK = /^BACK IN(?:TO)? (?:FORCE|EFFECT)\b/

const BE = /^(?:IS|ARE|WAS|WERE|BE|BEEN|BEING)$/
const HAVE = /^(?:HAS|HAVE|HAD)$/
const WILL = /^(?:WILL|SHALL)$/
const BETWEEN =
  /^(?:HEREBY|NOW|ALSO|THEREFORE|THUS|NOT|NEVER|FLAT|AUTOMATICALLY|SCHEDULED|DUE|PUT|THEN|SINCE|TO|ALREADY)$/
const ACTOR = /^(?:WE|COMPANY|INSURER|CARRIER|UNDERWRITERS?|HEREBY)$/
/** What stands behind the word where headlines leave out its helping verb. */
const HEADLINE = /^(?:EFFECTIVE|EFF|AS|ON|FOR|DUE|FLAT)$|^\d{1,4} \d{1,2} \d{2,4}$/

const ASKED = /\b(?:REQUEST\w*|ASK\w*|WANT\w*|WISH\w*|DIRECT\w*|INSTRUCT\w*)\b/

/** One look that passes over most words. */
const TELLS = /^(?:CANCEL|TERMINAT|RESCIND|VOID|NUL|DISCONTINU|REVOK|WITHDRAWN|LIFTED|STOPPED|REVERSED|LAPSE|EXPIRED|END|CEASE|REINSTATED|REVIVED|RESTORED|BACK|NOT?$)/ // biome-ignore format: a list

/** The verb that a word is among the others of its sentence; null for all other words. */
export function verbAt(words: string[], at: number): Verb | null {
  const word = words[at]!
  if (!TELLS.test(word)) return null
  const { chain, from } = helpBefore(words, at)
  const [be, have] = [chain.some((one) => BE.test(one)), chain.some((one) => HAVE.test(one))]
  const willBe = chain.some((one) => WILL.test(one)) || (be && chain.includes('TO'))
  const verb = (way: Verb['way'], more: Partial<Verb> = {}): Verb => ({
    at,
    from,
    way,
    ends: true,
    revives: false,
    isPast: chain.some((one) => /^(?:WAS|WERE|BEEN|HAS|HAVE|HAD)$/.test(one)),
    isToCome: willBe,
    isTerm: false,
    isState: false,
    isAsked: false,
    undoes: UNDONE.test(word),
    ...more,
  })
  // 'That the policy be cancelled', 'should it be reinstated': nobody says that it is.
  if (be && !willBe && chain.every((one) => one === 'BE' || !isHelp(one)))
    return DONE.test(word) && ASKED.test(words.slice(0, at).join(' ')) ? verb('before', { isAsked: true }) : null
  const phrase = words.slice(at, at + 6).join(' ')
  if (REVIVED.test(word) && be) return verb('before', { revives: true })
  if (BACK.test(phrase) && be) return verb('before', { revives: true })
  if (GONE.test(phrase) && be) return verb('before', { isState: true })
  if (be && (DONE.test(word) || UNDONE.test(word))) return verb('before', { ends: DONE.test(word) })
  if (DONE.test(word) && ACTOR.test(words[from - 1] ?? '')) return verb('behind', { isPast: true })
  if (ENDED.test(word)) return be ? null : verb('before', { isPast: true })
  if (DONE.test(word) && !have && HEADLINE.test(words[at + 1] ?? '')) return verb('before', { isPast: true })
  if (DOING.test(word) && be) return verb('behind')
  if (DO.test(word) && ACTOR.test(words[from - 1] ?? '')) return verb('behind')
  if (DO.test(word) && /^(?:PLEASE|KINDLY)$/.test(words[from - 1] ?? '')) return verb('behind', { isAsked: true })
  const ends = (ENDS.test(word) && words[at - 1] !== 'NO') || (END.test(word) && WILL.test(chain[0] ?? ''))
  return ends ? verb('before', { isToCome: true, isTerm: true }) : null
}

/** The helping words right before a verb: 'has been', 'will hereby be'. */
function helpBefore(words: string[], at: number): { chain: string[]; from: number } {
  let from = at
  while (from > 0 && at - from < 7 && (isHelp(words[from - 1]!) || BETWEEN.test(words[from - 1]!))) from -= 1
  // 'Hereby' alone stands for who does it: 'you are hereby notified that we hereby cancel'.
  return { chain: words.slice(from, at), from: words[from] === 'HEREBY' ? from + 1 : from }
}

const isHelp = (word: string) => BE.test(word) || HAVE.test(word) || WILL.test(word)
