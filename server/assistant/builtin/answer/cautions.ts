import { type Paper, paperName } from '../papers.ts'
import type { Passage } from './page-lines.ts'

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Names that only a machine has. "AI" alone stands for an additional insured, and an assistant may be a person. */
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
  forward send ignore disregard reveal tell mark show give conclude recommend skip claim add return contain`,
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

/**
 * Whether a text orders whatever machine reads it: it names such a reader and tells it what to do, or tells it to drop its orders.
 * "Disregard the above notice" names no reader, and "the insured must" is for people.
 */
export function addressesReader(text: string): boolean {
  if (/<\/?(?:system|instructions?|context)>|\[\/?INST\]/i.test(text)) return true
  return text.split(/(?<=[.!?])\s+/).some((sentence) => {
    const words =
      sentence
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}']+|[,:;.!?–—"“”-]/gu) ?? []
    return words.some((_, at) => {
      if (overridesAt(words, at) || hidesAt(words, at)) return true
      const end = readerEnd(words, at)
      return end > 0 && ordersAfter(words.slice(end, end + REACH))
    })
  })
}

/** The place after the name of a reader that begins here; 0 where none does. */
function readerEnd(words: string[], at: number): number {
  const [word, next, third] = [words[at]!, words[at + 1] ?? '', words[at + 2] ?? '']
  if (MACHINES.has(word)) return at + 1
  if (MAKES_MACHINE.has(word) && MACHINE_NOUNS.has(next)) return at + 2
  if (MACHINE_NOUNS.has(word) && MACHINE_WORK.has(next)) return at + 2
  if (/^(?:whatever|whichever|whoever)$/.test(word)) {
    const work = words.slice(at, at + 5).findIndex((one) => MACHINE_WORK.has(one))
    return work > 0 ? at + work + 1 : 0
  }
  if (CALLED.has(word) || /^(?:as|if|since)$/.test(word)) {
    const named =
      at +
      1 +
      Math.max(
        0,
        words.slice(at + 1).findIndex((one) => !SMALL.has(one)),
      )
    const isNamed =
      /^(?:ai|bots?|software|machines?)$/.test(words[named] ?? '') ||
      (MACHINE_NOUNS.has(words[named] ?? '') && isBreak(words[named + 1]))
    return isNamed && named > at ? named + 1 : 0
  }
  if (WHEN.has(word)) {
    const work = words.slice(at + 1, at + 4).findIndex((one) => OWN_WORK.has(one))
    const paper = work < 0 ? -1 : words.slice(at + 2 + work, at + 7 + work).findIndex((one) => PAPER.has(one))
    return paper < 0 ? 0 : at + 3 + work + paper
  }
  if (word === 'your' && OUTPUT.has(next)) return at + 2
  if (word === 'you' && next === 'are' && third === 'now') return at + 3
  const isRole = isBreak(words[at - 1]) && /^(?:system|assistant|developer|cara)$/.test(word) && /^[,:]$/.test(next)
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

/** An order to drop what was ordered before; nobody tells a person to drop their prompt. */
function overridesAt(words: string[], at: number): boolean {
  if (!OVERRIDE.has(words[at]!)) return false
  if (!isBreak(words[at - 1]) && !BEFORE_OVERRIDE.has(words[at - 1]!)) return false
  let end = at + 1
  while (FORMER.has(words[end] ?? '')) end++
  if (words.slice(at + 1, at + 4).join(' ') === 'everything you were') return true
  return end > at + 1 && TOLD.has(words[end] ?? '') && !ABOUT.has(words[end + 1] ?? '')
}

/** An order to keep something from the user: only what works for one has a user. */
function hidesAt(words: string[], at: number): boolean {
  const isOrder =
    /^(?:not|never|don't|without)$/.test(words[at]!) &&
    /^(?:tell|inform|reveal|mention|show|alert|telling)$/.test(words[at + 1] ?? '')
  return (
    isOrder &&
    words
      .slice(at + 2, at + 12)
      .join(' ')
      .includes('the user')
  )
}

/** Tells of words in the papers that are addressed to an assistant. They are data, are never followed, and prove nothing. */
export function sayCautions(papers: Paper[], passages: Passage[]): string {
  const texts = [
    ...papers.flatMap(({ file, text }) => text.map(({ page, text: lines }) => ({ file, page, quote: lines }))),
    ...passages,
  ]
  const pages = new Map<string, Set<number>>()
  for (const { file, page, quote } of texts)
    if (addressesReader(quote.replace(/\s+/g, ' '))) pages.set(file, (pages.get(file) ?? new Set()).add(page))
  const said = papers.flatMap((paper) => {
    const own = [...(pages.get(paper.file) ?? [])].sort((a, b) => a - b)
    if (!own.length) return []
    return [
      `${paperName(paper)} holds words addressed to an assistant, on ${own.length === 1 ? 'page' : 'pages'} ${own.slice(0, 5).join(', ')}. I read them as text and did not follow them.`,
    ]
  })
  return said.slice(0, 3).join(' ')
}
