import { BoundedCache } from '../../lib/bounded-cache.ts'

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Names that only a machine has. "AI" alone means additional insured, and an assistant may be a person. */
const MACHINES = setOf('llm llms chatbot chatbots chatgpt gpt copilot bot bots')
const MACHINE_NOUNS = setOf(
  'ai assistant assistants model models system systems software machine machines bot bots agent agents tool tools reader readers program',
)
const MAKES_MACHINE = setOf('ai language automated virtual artificial')
const MACHINE_WORK = setOf(
  'reading processing parsing summarizing summarising extracting analyzing scanning indexing reads extracts processes parses summarizes',
)
const CALLED = setOf('attention dear hey hello note notes message notice memo instruction instructions')
const PAPER = setOf('document file page text policy paper pdf form content')
const WHEN = setOf('when whenever while before after if')
const OWN_WORK = setOf('summarize summarise summarizing summarising extracting parsing')
const OUTPUT = setOf('summary response reply output')
const SMALL = setOf('the a an any all to for every this you are is your')

/** What a reader is told to do with words or values. */
const VERBS = setOf(
  `say state report write list answer respond reply output set fill put print record treat use mention omit leave approve assume include
  forward send mail email open ignore disregard reveal tell mark show give conclude recommend skip claim add return contain`,
)
const MODALS = setOf('must should shall please always never not also')
const MODAL_ENDS = setOf('are is will must')
const NO_OBJECT = setOf('to by in of')
const OVERRIDE = setOf('ignore disregard forget override bypass')
const BEFORE_OVERRIDE = setOf('please and must should shall to you')
const FORMER = setOf(
  'all any the these your every previous prior earlier above preceding original former system initial safety',
)
const TOLD = setOf('instruction instructions prompt prompts guidelines rules directions programming training')
const ABOUT = setOf('for of regarding about concerning on from as')

const isBreak = (token: string | undefined) => token === undefined || /^[^\p{L}\p{N}]/u.test(token)

/** How many words after the reader's name an order may stand. */
const REACH = 24

/** Marks and phrases that only a prompt has. Sprinkler systems, developers and AI (additional insureds) do occur in documents. */
const PROMPTS = [
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instructions?|prompts?|directions|guidelines)\b/gi,
  /^[^\S\n\r\u2028\u2029]*(?:system|assistant)(?:\s{1,4}(?:prompt|message))?\s{0,4}:[^.]{0,80}\b(?:ignore|disregard|you (?:must|are|will)|set (?:each|every|all|the)|write|send|e-?mail|forward|fill)\b/gim,
  /\b(?:system|hidden) prompt\b|\byou are an? (?:ai|language model|assistant|chatbot)\b|<\/?(?:system|instructions?|context|files)>|\[\/?INST\]/gi,
  /\b(?:language models?|llms?|chatbots?|ai (?:assistants?|agents?|models?|systems?|tools?))\s*(?:[,:]|must\b|should\b|shall\b|reading|processing|filling)/gi,
]

/** A stretch of a text. */
type Span = { from: number; to: number }

const LONGEST = 600

/** Whether a text instructs a machine reader. */
export const addressesReader = (text: string) => ordersToReader(text).length > 0

/**
 * The orders of a text to whatever machine reads it, each to the end of its sentence, in their order and none over another: words that only a
 * prompt has, a reader's name with what it is told to do, or to drop its orders. "Disregard the above notice" names no reader, and "the
 * insured must" is for people. The time it takes grows with the text alone.
 */
export function ordersToReader(text: string): readonly Span[] {
  return known.get(text) ?? known.set(text, ordersOf(text), text.length + 1)
}

/** The orders in recently seen texts, since each question reads the same pages again. Bounded by the letters of the texts. */
const known = new BoundedCache<string, readonly Span[]>(3_000_000)

function ordersOf(text: string): Span[] {
  const starts = [
    ...PROMPTS.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => index + found.search(/\S/)),
    ),
    ...sentencesOf(text).flatMap((sentence) => readersIn(text, sentence)),
  ]
  const orders: Span[] = []
  for (const from of starts.sort((a, b) => a - b)) {
    const last = orders.at(-1)
    const to = sentenceEnd(text, from)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else orders.push({ from, to })
  }
  return orders
}

function sentenceEnd(text: string, from: number) {
  const rest = text.slice(from, from + LONGEST)
  const end = rest.search(/[.!?](?=\s|$)/)
  return from + (end < 0 ? rest.length : end + 1)
}

function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1)
  return [...ends, text.length].map((to, at) => ({ from: at ? ends[at - 1]! : 0, to }))
}

/** The places in a sentence where a reader is told what to do. */
function readersIn(text: string, { from, to }: Span): number[] {
  const tokens = [...text.slice(from, to).matchAll(/[\p{L}\p{N}'’]+|[,:;.!?–—"“”-]/gu)]
  const words = tokens.map(([token]) => token.toLowerCase().replaceAll('’', "'"))
  return tokens.flatMap(({ index }, at) => {
    const between = text.slice(from + (tokens[at - 1]?.index ?? 0), from + index)
    // A new line begins anew where the one before has no stop.
    const isFirst = isBreak(words[at - 1]) || between.includes('\n')
    return isOrderAt(words, at, isFirst) ? [from + index] : []
  })
}

function isOrderAt(words: string[], at: number, isFirst: boolean): boolean {
  if (overridesAt(words, at, isFirst) || hidesAt(words, at)) return true
  const end = readerEnd(words, at, isFirst)
  return end > 0 && ordersAfter(words.slice(end, end + REACH))
}

/** The place after the name of a reader that begins here; 0 where none does. */
function readerEnd(words: string[], at: number, isFirst: boolean): number {
  const [word, next, third] = [words[at]!, words[at + 1] ?? '', words[at + 2] ?? '']
  if (MACHINES.has(word)) return at + 1
  if (MAKES_MACHINE.has(word) && MACHINE_NOUNS.has(next)) return at + 2
  if (MACHINE_NOUNS.has(word) && MACHINE_WORK.has(next)) return at + 2
  if (/^(?:whatever|whichever|whoever)$/.test(word)) {
    const work = words.slice(at, at + 5).findIndex((one) => MACHINE_WORK.has(one))
    return work > 0 ? at + work + 1 : 0
  }
  if (CALLED.has(word) || /^(?:as|if|since)$/.test(word)) {
    let named = at + 1
    while (SMALL.has(words[named] ?? '')) named++
    const isNamed =
      /^(?:ai|bots?|software|machines?)$/.test(words[named] ?? '') ||
      (MACHINE_NOUNS.has(words[named] ?? '') && isBreak(words[named + 1]))
    return isNamed ? named + 1 : 0
  }
  if (WHEN.has(word)) {
    const work = words.slice(at + 1, at + 4).findIndex((one) => OWN_WORK.has(one))
    const paper = work < 0 ? -1 : words.slice(at + 2 + work, at + 7 + work).findIndex((one) => PAPER.has(one))
    return paper < 0 ? 0 : at + 3 + work + paper
  }
  if (word === 'your' && OUTPUT.has(next)) return at + 2
  if (word === 'you' && next === 'are' && third === 'now') return at + 3
  const isRole = isFirst && /^(?:system|assistant|developer|cara)$/.test(word) && /^[,:]$/.test(next)
  return isRole ? at + 1 : 0
}

/** "must state", "are to report", ", always say", ": set the limit". */
function ordersAfter(words: string[]): boolean {
  return words.some((word, at) => {
    if (!VERBS.has(word)) return false
    const [before, earlier] = [words[at - 1], words[at - 2]]
    if (MODALS.has(before ?? '') || (before === 'to' && MODAL_ENDS.has(earlier ?? ''))) return true
    return isBreak(before) && !isBreak(words[at + 1]) && !NO_OBJECT.has(words[at + 1]!)
  })
}

/** An instruction to ignore earlier instructions; a person has no prompt to ignore. */
function overridesAt(words: string[], at: number, isFirst: boolean): boolean {
  if (!OVERRIDE.has(words[at]!)) return false
  if (!isFirst && !BEFORE_OVERRIDE.has(words[at - 1]!)) return false
  let end = at + 1
  while (FORMER.has(words[end] ?? '')) end++
  if (words.slice(at + 1, at + 4).join(' ') === 'everything you were') return true
  return end > at + 1 && TOLD.has(words[end] ?? '') && !ABOUT.has(words[end + 1] ?? '')
}

/** An order to keep something from the user: only what works for one has a user. */
function hidesAt(words: string[], at: number): boolean {
  const isOrder =
    /^(?:not|never|don't|without)$/.test(words[at]!) &&
    /^(?:tells?|informs?|reveals?|mentions?|shows?|alerts?|telling)$/.test(words[at + 1] ?? '')
  return (
    isOrder &&
    words
      .slice(at + 2, at + 12)
      .join(' ')
      .includes('the user')
  )
}
