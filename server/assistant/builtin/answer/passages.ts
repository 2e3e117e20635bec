import { isOfExclusion } from '../../../reviews/policy/wording.ts'
import type { Paper } from '../papers.ts'
import type { DoneCall } from '../talk.ts'
import { MARKER } from './blocks.ts'
import { clausesOf, isRow } from './clauses.ts'
import { type Concept, conceptsOf, shareHeld } from './concepts.ts'
import { linesAround, type Passage, tornPages } from './page-lines.ts'
import { type Unit, unitsOf } from './units.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Words of a page that speak of what was asked, ready to be quoted. */
export type Saying = {
  file: string
  page: number
  quote: string
  verdict: Verdict
  score: number
  isHeading: boolean
  isRow: boolean
}

/** What is looked for: the subject's words, or what the pattern finds; `prefer` are words that make a saying the better one. */
export type Sought = {
  subject: string[]
  tell?: RegExp | undefined
  prefer?: string[]
  wantsAmount?: boolean
  wantsVerdict?: boolean
  /** `rows`: entries of a list rather than sentences. `exclusions`: whatever is excluded, however it is worded. */
  kind?: 'rows' | 'exclusions'
}

type SearchResult = { results?: { query: string; passages: Passage[] }[] }

const LONGEST = 360

/** Whether a call searched documents: attached ones, or those of the knowledge base. */
export const isSearch = (name: DoneCall['name']) => name === 'SEARCH_FILE' || name === 'SEARCH_KNOWLEDGE_BASE'

/** Every passage the searches gave, best first within each search, each once. */
export function passagesIn(calls: DoneCall[]): Passage[] {
  const searches = calls.filter(({ name, result }) => isSearch(name) && result)
  const lists = searches.flatMap(
    ({ result }) => (result as SearchResult).results?.map(({ passages }) => passages) ?? [],
  )
  const found = new Map<string, Passage>()
  for (let rank = 0; rank < Math.max(0, ...lists.map(({ length }) => length)); rank++) {
    for (const { [rank]: passage } of lists)
      if (passage) found.set(`${passage.file}|${passage.page}|${passage.quote}`, passage)
  }
  return [...found.values()]
}

/** What the passages say of what is sought, best first, nothing twice. */
export function sayingsAbout(passages: Passage[], papers: Paper[], sought: Sought, limit: number): Saying[] {
  const concepts = conceptsOf(sought.subject)
  const preferred = conceptsOf(sought.prefer ?? [])
  const torn = tornPages(papers)
  const sayings = passages.flatMap((passage, order) =>
    shareHeld(concepts, passage.quote) < 0.6
      ? []
      : unitsIn(passage, papers).flatMap((unit, index, units) =>
          sayingOf(
            passage,
            unit.isHeading ? withWhatFollows(units, index) : withItsText(units, index),
            { ...sought, concepts, preferred, torn },
            order,
          ),
        ),
  )
  const best: Saying[] = []
  const telling = sayings.some(({ isHeading }) => !isHeading) ? sayings.filter(({ isHeading }) => !isHeading) : sayings
  const whole = telling.some(({ quote }) => !isBare(quote)) ? telling.filter(({ quote }) => !isBare(quote)) : telling
  for (const saying of whole.sort((a, b) => b.score - a.score || a.page - b.page)) {
    if (best.length < limit && !best.some((other) => other.file === saying.file && overlaps(other.quote, saying.quote)))
      best.push(saying)
  }
  return best
}

/** A word or two without a figure: the title of what follows, as a rule. */
const isBare = (words: string) => words.split(/\s+/).length < 3 && !/\$|\d{3}|%/.test(words)

const MOST_FOLLOWING = 4

/** A heading alone says little; where nothing else speaks of the thing, it is told with what stands under it. */
function withWhatFollows(units: Unit[], index: number): Unit {
  const heading = units[index]!
  const next = units.slice(index + 1, index + 1 + MOST_FOLLOWING)
  const end = next.findIndex(({ isHeading }) => isHeading)
  const under = end < 0 ? next : next.slice(0, end)
  return { ...heading, words: [heading, ...under].map(({ words }) => words).join(' … ') }
}

/** The title of an item ("4. Earth Movement.") is told with the sentence it is the title of. */
function withItsText(units: Unit[], index: number): Unit {
  const [title, text] = [units[index]!, units[index + 1]]
  const isTitle = MARKER.test(title.words) && /^[^$\d]{3,40}\.$/.test(title.words.replace(MARKER, ''))
  if (!isTitle || !text || text.isHeading || MARKER.test(text.words)) return title
  return { ...text, words: `${title.words} ${text.words}` }
}

const overlaps = (a: string, b: string) => a.includes(b.slice(-70)) || b.includes(a.slice(-70))

/** What a passage says: with the lines of its page where they are known, else as well as its running words allow. */
function unitsIn(passage: Passage, papers: Paper[]): Unit[] {
  const lines = linesAround(passage, papers)
  if (lines) return unitsOf(lines)
  return clausesOf(passage.quote).map(({ words, lead }) => ({
    words,
    lead,
    section: null,
    isRow: isRow(words),
    isHeading: false,
  }))
}

/** "Mortgagee: Sample Bank": a value behind its name. */
const LABELLED = /^[^:.]{3,40}:(?=\s+\S)/

/** Whether what does not apply is insurance, or what is not covered says so by itself: a discount that does not apply excludes nothing. */
const isOfInsurance = (words: string) => isOfExclusion(words) || /\bnot (?:covered|insured)\b/i.test(words)

type Looked = Sought & { concepts: Concept[]; preferred: Concept[]; torn?: Set<string> }

function sayingOf(passage: Passage, unit: Unit, sought: Looked, order: number): Saying[] {
  const said = unit.isRow && unit.lead ? `${unit.lead} ${unit.words}` : unit.words
  const own = shareHeld(sought.concepts, said)
  const verdict = verdictFor(unit)
  const isExclusion = verdict === 'excludes' && (isOfInsurance(unit.words) || MARKER.test(unit.words))
  const isEntry = sought.kind === 'rows' && unit.isRow && (sought.tell?.test(unit.section ?? '') ?? false)
  const told = sought.kind === 'exclusions' ? isExclusion : isEntry || (sought.tell?.test(unit.words) ?? false)
  if (sought.concepts.length ? own < 0.6 : !told) return []
  const quote = quoteOf(unit)
  const liked = sought.preferred.length ? shareHeld(sought.preferred, unit.words) : 0
  const score =
    (sought.concepts.length ? own * 4 : 0) +
    (told ? 1 : 0) +
    liked * (sought.concepts.length ? 1 : 3) +
    (sought.wantsAmount && /\$\s?[\d.]|\b\d{1,3}(?:,\d{3})+|\b\d+ ?(?:%|days?|hours?|months?)/i.test(unit.words)
      ? 1.5
      : 0) +
    (sought.wantsVerdict && verdict !== 'speaks' ? 1 : 0) +
    formOf(unit) -
    (sought.torn?.has(`${passage.file}|${passage.page}`) ? 1.5 : 0) -
    (unit.words.split(/\s+/).length < 3 ? 2 : 0) +
    (sought.tell && LABELLED.test(unit.words) && sought.tell.test(LABELLED.exec(unit.words)![0]) ? 1 : 0) +
    (sought.kind === 'rows' && unit.isRow ? 2 : 0) -
    order * 0.03
  return [
    { file: passage.file, page: passage.page, quote, verdict, score, isHeading: unit.isHeading, isRow: unit.isRow },
  ]
}

/** A whole sentence reads better than a piece of one. */
function formOf({ words, isRow }: Unit): number {
  if (isRow) return 0
  const isProse = /[a-z]{3} [a-z]{2,} [a-z]{2,}/.test(words)
  return (isProse ? 0.5 : 0) + (/^[A-Z“"(]/.test(words) && /[.)”"]$/.test(words) ? 0.4 : isProse ? -0.4 : 0)
}

/** The words of a unit, behind the words it hangs on. */
function quoteOf({ words, lead }: Unit): string {
  const own = words.length <= LONGEST ? words : words.slice(0, words.lastIndexOf(' ', LONGEST))
  return lead && !own.includes(lead)
    ? `${lead.slice(-160).replace(/^\S*\s/, (cut) => (lead.length > 160 ? '' : cut))} … ${own}`
    : own
}

function verdictFor({ words, lead, section }: Unit): Verdict {
  const own = verdictOf(words)
  if (own === 'excepts' || own === 'excludes') return own
  if (lead && verdictOf(lead) === 'excludes') return 'excludes'
  return own === 'speaks' && section && /exclusion/i.test(section) ? 'excludes' : own
}

/** The pages whose text would let these passages be read line by line and is not known yet, the best first. */
export function pagesToRead(
  passages: Passage[],
  papers: Paper[],
  sought: Sought,
  most: number,
): { file: string; pages: number[] }[] {
  const concepts = conceptsOf(sought.subject)
  const wanted = new Map<string, Set<number>>()
  let count = 0
  for (const { file, page, quote } of passages) {
    const known = papers.find((paper) => paper.file === file)?.text.some((one) => one.page === page)
    const tells = concepts.length ? shareHeld(concepts, quote) >= 0.6 : (sought.tell?.test(quote) ?? false)
    if (known || !tells || wanted.get(file)?.has(page) || count >= most) continue
    wanted.set(file, (wanted.get(file) ?? new Set()).add(page))
    count++
  }
  return [...wanted].map(([file, pages]) => ({ file, pages: [...pages].sort((a, b) => a - b) }))
}

const LIST_BEGINS = /(?:[^.]*\b(?:does not apply to|will not pay for|do not cover|not covered)\b[^.:]{0,80}:)/i

/**
 * For items of a list whose beginning is not seen with them: the nearest words before them, at most three pages, that begin a
 * list of exclusions. Null when the sayings already say which way they speak, or no such words were found.
 */
export function exclusionListOf(sayings: Saying[], passages: Passage[]): Passage | null {
  const [item] = sayings.filter(({ quote, verdict }) => verdict === 'speaks' && MARKER.test(quote))
  if (!item || sayings.some(({ verdict }) => verdict !== 'speaks')) return null
  const begins = passages.flatMap(({ file, page, quote }) => {
    const [words] = LIST_BEGINS.exec(quote) ?? []
    return words && file === item.file && page <= item.page && page >= item.page - 3
      ? [{ file, page, quote: words.trim() }]
      : []
  })
  return begins.sort((a, b) => b.page - a.page)[0] ?? null
}
