import { stemsOf } from '../../../documents/search/stem.ts'
import { synonymsOf } from '../../../documents/search/synonyms.ts'
import { relatedTo } from '../question/related.ts'
import type { Turn } from '../talk.ts'
import { type Clause, clausesOf, isRow } from './clauses.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** A passage that a search gave. */
export type Passage = { file: string; page: number; quote: string }

/** Words of a page that speak of what was asked, ready to be quoted. */
export type Saying = { file: string; page: number; quote: string; verdict: Verdict; score: number }

/** What a passage must speak of: each concept in one of its ways, or what the pattern finds. */
export type Sought = { subject: string[]; tell?: RegExp; wantsAmount?: boolean; wantsVerdict?: boolean }

type SearchResult = { results?: { query: string; passages: Passage[] }[] }

const LONGEST = 340
const SHORT = 60

/** Every passage the searches of a turn gave, best first within each search, each once. */
export function passagesOf(turn: Turn): Passage[] {
  const searches = turn.calls.filter(({ name, result }) => name === 'SEARCH_FILE' && result)
  const lists = searches.flatMap(
    ({ result }) => (result as SearchResult).results?.map(({ passages }) => passages) ?? [],
  )
  const found = new Map<string, Passage>()
  for (const passage of lists.flat()) found.set(`${passage.file}|${passage.page}|${passage.quote}`, passage)
  return [...found.values()]
}

/** The clauses of the passages that speak of what is sought, best first, none twice. */
export function sayingsAbout(passages: Passage[], sought: Sought, limit: number): Saying[] {
  const concepts = conceptsOf(sought.subject)
  const sayings = passages.flatMap((passage, order) => sayingIn(passage, concepts, sought, order))
  const best: Saying[] = []
  for (const saying of sayings.sort((a, b) => b.score - a.score)) {
    const same = (other: Saying) =>
      other.file === saying.file && (overlap(other.quote, saying.quote) || overlap(saying.quote, other.quote))
    if (best.length < limit && !best.some(same)) best.push(saying)
  }
  return best
}

const overlap = (a: string, b: string) => a.includes(b.slice(0, 80)) || b.includes(a.slice(-80))

type Concept = { ways: { stems: string[]; weight: number }[] }

function conceptsOf(subject: string[]): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < subject.length; at++) {
    const pair = subject.slice(at, at + 2).join(' ')
    const isPhrase = at + 1 < subject.length && (relatedTo(pair).length > 0 || synonymsOf(stemsOf(pair)).length > 0)
    const word = isPhrase ? pair : subject[at]!
    const others = [...relatedTo(word).map(stemsOf), ...synonymsOf(stemsOf(word))].map((stems) => ({
      stems,
      weight: 0.8,
    }))
    const parts = isPhrase ? subject.slice(at, at + 2).map((part) => ({ stems: stemsOf(part), weight: 0.45 })) : []
    concepts.push({ ways: [{ stems: stemsOf(word), weight: 1 }, ...others, ...parts] })
    if (isPhrase) at++
  }
  return concepts
}

/** How much of a concept the stems hold; a long stem also matches as the beginning of a word. */
function held({ ways }: Concept, stems: string[]): number {
  const holds = (stem: string) =>
    stems.some(
      (one) => one === stem || (stem.length > 4 && one.startsWith(stem)) || (one.length > 4 && stem.startsWith(one)),
    )
  return Math.max(0, ...ways.filter((way) => way.stems.every(holds)).map(({ weight }) => weight))
}

function sayingIn(passage: Passage, concepts: Concept[], sought: Sought, order: number): Saying[] {
  const clauses = clausesOf(passage.quote)
  const whole = stemsOf(passage.quote)
  const share = (stems: string[]) =>
    concepts.length ? concepts.reduce((sum, concept) => sum + held(concept, stems), 0) / concepts.length : 0
  if (concepts.length && share(whole) < 0.6) return []
  return clauses.flatMap((clause, index) => {
    const own = share(stemsOf(clause.words))
    const told = sought.tell?.test(clause.words) ?? false
    if (concepts.length ? own < 0.45 : !told) return []
    const quote = trimmedRow(quoteFor(passage.quote, clauses, index), concepts, sought.tell)
    const verdict = verdictOf(quote)
    const score =
      own * 4 +
      (concepts.length && own >= 0.8 ? 1 : 0) +
      (told ? 1 : 0) +
      (sought.wantsAmount && /\$\s?\d|\b\d{1,3}(?:,\d{3})+|\b\d+ ?(?:%|days?|months?)/i.test(clause.words) ? 1.5 : 0) +
      (sought.wantsVerdict && verdict !== 'speaks' ? 1 : 0) +
      (/[a-z]{3} [a-z]{2,} [a-z]{2,}/.test(quote) ? 0.5 : 0) -
      order * 0.04
    return [{ file: passage.file, page: passage.page, quote, verdict, score }]
  })
}

/** The clause with what it needs to be understood: the words it hangs on, and what follows a mere heading. */
function quoteFor(passage: string, clauses: Clause[], index: number): string {
  const { words, lead } = clauses[index]!
  const start = passage.indexOf(words)
  let end = start + words.length
  const isWhole = /\$\s?[\d.]|\d{3}|[a-z]\.$/.test(words)
  for (let next = index + 1; !isWhole && end - start < SHORT && next < clauses.length; next++) {
    const at = passage.indexOf(clauses[next]!.words, end)
    if (at < 0) break
    end = at + clauses[next]!.words.length
  }
  const own = cut(passage.slice(start, end))
  if (!lead || own.includes(lead)) return own
  const before = passage.slice(passage.indexOf(lead) + lead.length, start).trim()
  return before ? `${lead} … ${own}` : `${lead} ${own}`
}

function cut(text: string) {
  return text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf(' ', LONGEST))
}

const FAR = 48

/** A row of a table begins where it speaks of the thing, when much else stands before that. */
function trimmedRow(quote: string, concepts: Concept[], tell: RegExp | undefined): string {
  if (!isRow(quote)) return quote
  const words = [...quote.matchAll(/\S+/g)]
  const first = words.find(({ 0: word, index }) => {
    const stems = stemsOf(word)
    const isTold =
      tell?.test(quote.slice(index, index + 40)) &&
      !tell.test(quote.slice(index + word.length, index + 40 + word.length))
    return concepts.length ? concepts.some((concept) => held(concept, stems) > 0) : isTold
  })
  return first && first.index > FAR ? quote.slice(first.index) : quote
}
