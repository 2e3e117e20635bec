import { writtenOut } from '../../../documents/index.ts'
import { asksOfBook } from '../plans/ask-book.ts'
import type { Talk } from '../talk.ts'
import type { Asked, Job } from './jobs.ts'
import { POLITE } from './message-parts.ts'
import { classOf, type WordClass } from './word-classes.ts'

/** Work on papers, which a message without any does not mean where it asks how things are. */
const ON_PAPERS: ReadonlySet<Job> = new Set([
  'unclear',
  'otherPreset',
  'overview',
  'compare',
  'fill',
  'review',
  'document',
  'email',
  'blanks',
])

/** Work that is of papers alone: where there are none, what orders nothing asks how things are, however short it is put. */
const OF_PAPERS_ALONE: ReadonlySet<Job> = new Set(['overview', 'compare', 'document'])

const ASK_WORD = '(?:who|whom|whose|what|when|where|which|why|how|until when)'
const AUX = '(?:may|must|should|do|does|did|is|are|was|were|can|could|will|would|has|have)'
const LED_BY = String.raw`^\W*(?:and |so |then |but )?`

/** It begins as a question, in whatever it ends. */
const BEGINS = new RegExp(`${LED_BY}(?:${ASK_WORD}|${AUX})\\b`, 'i')
/** What a message says before it asks: "He keeps bees. May we insure that?", "the holder is away, by when do we answer?" */
const ASKS_AT_LAST = new RegExp(
  `[.!,:;–-]\\s+((?:by |in |at |to |for |from |on |up to |until )?(?:${ASK_WORD}|${AUX})\\b[^.!]*\\?)\\W*$`,
  'i',
)
/** It asks further on: "minimum premium, how much is it", "karaoke every night - is that a problem". */
const GOES_ON = new RegExp(`\\b${ASK_WORD}\\b|[,:;–-] ?${AUX} `, 'i')
/** A question mark stands behind its last word. */
function endsAsQuestion(text: string): boolean {
  let end = text.length
  while (end && !/\w/.test(text[end - 1]!)) end--
  return text.includes('?', end)
}
/** What Cara cannot do, or she says of herself, is meant by none of these: they ask who, when, where, or what may be done. */
const OF_OTHERS = new RegExp(
  `${LED_BY}(?:who|whom|whose|when|where|until when|may|must|should|can (?:we|a|an|the|our|agents?|producers?)\\b)`,
  'i',
)
/** What is said of something, and then asked, orders nothing: "karaoke every night, is that a problem". */
const OF_WHAT_IS_SAID = /[,:;–-] ?(?:is|are|does|do|would|may) (?:that|this|it|these|they|we)\b/i

const ORDERS: ReadonlySet<WordClass | undefined> = new Set<WordClass>([
  ...(['make', 'write', 'mail', 'tell', 'send', 'call', 'bind', 'remind', 'edit', 'change', 'undo', 'system'] as const),
  ...(['compare', 'sum', 'find'] as const),
])
/** Words of what is made of papers. */
const MADE_OF_PAPERS: ReadonlySet<WordClass | undefined> = new Set<WordClass>([
  'compare',
  'sum',
  'doc',
  'find',
  'preset',
])
/** As they are spelled: spray drift is no draft. */
const OF_WRITING =
  /\b(?:write|writing|drafts?|compose|reply|e-?mails?|mail|letters?|note|message|memo|summary|report|document)\b/i

/** A way to pay, which speaks to nobody. */
const AS_A_TERM = /\bpay[ -]as[ -]you[ -]go\b/gi
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []

function isOrder(text: string): boolean {
  const first = wordsOf(text).find((word) => !POLITE.has(word))
  return !BEGINS.test(text) && ORDERS.has(classOf(first ?? ''))
}

/**
 * Whether a message without papers that was taken for work on some asks how things are: "May a certificate say primary?" wants none made. Neither
 * does what would change a form or a draft where there is none (`nothingMade`) and orders nothing. What is asked of Cara herself does not.
 */
export function asksOfLibrary(message: string, job: Job): boolean {
  const text = writtenOut(message.replace(AS_A_TERM, ' '))
  if (/\b(?:you|your|yours)\b/i.test(text) || isOrder(text)) return false
  if (job === 'nothingMade') return true
  if (job === 'help') return OF_OTHERS.test(text) && endsAsQuestion(text)
  if (job === 'unable') return BEGINS.test(text) || OF_WHAT_IS_SAID.test(text)
  if (!ON_PAPERS.has(job)) return false
  if (BEGINS.test(text) || ASKS_AT_LAST.test(text)) return true
  if (OF_PAPERS_ALONE.has(job) && !OF_WRITING.test(text))
    return !wordsOf(text).some((word) => MADE_OF_PAPERS.has(classOf(word)))
  return (endsAsQuestion(text) || GOES_ON.test(text)) && !OF_WRITING.test(text)
}

/** What asks over the records of all clients, or of how the agency works, is a question, whatever else its words are of. */
export function ofAgency({ turns, account, preset, library }: Talk, asks: Asked[]): Asked[] {
  const { text } = turns.at(-1)!
  const hasPapers = turns.some(({ files }) => files.length > 0)
  const isOne = asks.length === 1
  const [only, ...others] = asks.filter(({ job }) => isOne || job !== 'question')
  if (!only || others.length || preset !== null || (!isOne && account)) return asks
  const isOfLibrary = library && !hasPapers && asksOfLibrary(text, only.job)
  return isOfLibrary || (isOne && asksOfBook(text, { hasPapers, account })) ? [{ job: 'question', text }] : asks
}
