import { isStopWord, stemsOf, termsOf } from './stem.ts'
import { LONGEST_PHRASE, spokenWord, synonymsOf } from './synonyms.ts'

/**
 * One thing the question asks for, in every way it may be said; a synonym counts a little less. `isCode`: it is the number of a form, which another number
 * that holds the same figures does not say.
 */
export type Concept = { ways: { stems: string[]; weight: number }[]; isCode?: true }

/** What a few lines say, to be searched. */
export type Said = {
  stems: string[]
  counts: Map<string, number>
  /** Stems of its short lines, each joined by spaces: labels, as a rule. */
  labels: Set<string>
}

const LONGEST_LABEL = 6

/** What another way to say a word counts, and one word of a phrase of the trade, standing alone. */
export type WayWeights = { synonym: number; part: number }
/**
 * How much more a text counts where the words of a question stand side by side, where all of them stand in it, and where a line says nothing
 * but what is asked for: the label beside or above a value.
 */
export type TogetherWeights = { phrase: number; complete: number; label: number }

const USUAL: WayWeights = { synonym: 0.7, part: 0.4 }

/**
 * Every word a passage that answers the question may hold, to narrow a large search before ranking. Whole words and not our
 * stems: the database cuts words in its own way, and would not find "certificat" in "certificates".
 */
export function searchWords(query: string): string[] {
  const ways = conceptsOf(termsOf(query)).flatMap((concept) => concept.ways)
  const asked = new Map(query.split(/\s+/).flatMap((word) => stemsOf(word).map((stem) => [stem, word])))
  const stems = new Set(ways.flatMap((way) => way.stems))
  return [...stems].filter((stem) => !isStopWord(stem)).map((stem) => asked.get(stem) ?? spokenWord(stem) ?? stem)
}

/** By how much it counts that the words of a question stand together: all of them, side by side, as a label. */
const factor = (
  meant: readonly Concept[],
  covered: number,
  paired: number,
  asLabel: number,
  { phrase, complete, label }: TogetherWeights,
) => 1 + (complete * covered) / (meant.length || 1) + phrase * paired + label * asLabel

/** How the words of a question stand in a text. */
export type Standing = {
  /** Which of its concepts it holds, in their order. */
  held: boolean[]
  /** By how much it counts that those of these places stand together. */
  factorOf(places: readonly boolean[], weights: TogetherWeights): number
}

/** Reads how the words of one question stand in texts. */
export function standingOf(concepts: readonly Concept[], terms: string[]): (text: string) => Standing {
  const asked = new Set(concepts.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems)))
  const pairs = new Set(terms.slice(1).map((term, index) => `${terms[index]} ${term}`))
  return (text) => {
    const said = saidIn(text.split('\n'), asked)
    const held = concepts.map((concept) => countOf(said, concept) > 0)
    return {
      held,
      factorOf(places, weights) {
        const meant = concepts.filter((_, place) => places[place])
        const covered = held.filter((one, place) => one && places[place]).length
        return covered ? factor(meant, covered, sharePaired(said, pairs), labelShare(said, meant), weights) : 1
      },
    }
  }
}

/** Reads the terms from left to right, taking the longest phrase the trade has other words for. */
export function conceptsOf(terms: string[], { synonym, part }: WayWeights = USUAL): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < terms.length; ) {
    const code = codeAt(terms, at)
    if (code.length) {
      const [letters = '', ...figures] = code
      const ways = [code, [letters, figures.join('')], [code.join('')]].map((stems) => ({ stems, weight: 1 }))
      concepts.push({ ways, isCode: true })
      at += isWhole(terms[at]!) ? 1 : code.length
      continue
    }
    const length = phraseAt(terms, at)
    const said = terms.slice(at, at + length)
    const [own = said, ...others] = synonymsOf(said)
    const spelled = length === 1 ? otherFigures(terms, at) : []
    const ways = [
      ...[own, ...spelled].map((stems) => ({ stems, weight: 1 })),
      ...others.map((stems) => ({ stems, weight: synonym })),
    ]
    concepts.push({ ways })
    if (length > 1) for (const term of said) concepts.push({ ways: [{ stems: [term], weight: part }] })
    at += length
  }
  return concepts
}

/** Behind so many pairs of figures stands the edition of a form: 'CG 20 10 04 13'. */
const WITH_EDITION = 4

/** The number of a form that begins here, in its parts and without its edition: 'CG 20 10', 'WC 00 03 13'. */
function codeAt(terms: string[], at: number): string[] {
  if (isWhole(terms[at]!)) return codeAt(terms[at]!.match(/[a-z]+|\d\d/g)!, 0)
  if (!/^[a-z]{2,3}$/.test(terms[at]!)) return []
  let end = at + 1
  while (/^\d\d$/.test(terms[end] ?? '')) end += 1
  const pairs = end - at - 1
  if (pairs < 2) return []
  return terms.slice(at, pairs < WITH_EDITION ? end : end - 2)
}

/** The number of a form written as one word: 'CG2010'. */
const isWhole = (term: string) => /^[a-z]{2,3}(?:\d\d){2,6}$/.test(term)

/** A figure as it is written otherwise: '5000' as '5,000', and the '2010' of 'CG 2010' as '20 10'. */
function otherFigures(terms: string[], at: number): string[][] {
  const figures = terms[at]!.replaceAll(',', '')
  if (!/^\d{4,12}$/.test(figures)) return []
  const other = figures === terms[at] ? figures.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : figures
  const isOfForm = figures === terms[at] && figures.length % 2 === 0 && /^[a-z]{2,3}$/.test(terms[at - 1] ?? '')
  return [[other], ...(isOfForm ? [figures.match(/\d\d/g)!] : [])]
}

function phraseAt(terms: string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, terms.length - at); length > 1; length--) {
    if (synonymsOf(terms.slice(at, at + length)).length > 0) return length
  }
  return 1
}

/** What lines say; only the stems of `asked` are counted. */
function saidIn(lines: readonly string[], asked: ReadonlySet<string>): Said {
  const stems: string[] = []
  const counts = new Map<string, number>()
  const labels = new Set<string>()
  for (const line of lines) {
    const own = stemsOf(line)
    for (const stem of own) {
      stems.push(stem)
      if (asked.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    if (line.split(' ').length <= LONGEST_LABEL) labels.add(own.join(' '))
  }
  return { stems, counts, labels }
}

function countOf(window: Said, { ways }: Concept): number {
  let best = 0
  for (const { stems, weight } of ways) best = Math.max(best, weight * occurrences(window, stems))
  return best
}

function occurrences({ stems, counts }: Said, phrase: string[]): number {
  const fewest = Math.min(...phrase.map((stem) => counts.get(stem) ?? 0))
  if (phrase.length === 1 || fewest === 0) return fewest
  let count = 0
  for (let at = stems.indexOf(phrase[0]!); at >= 0; at = stems.indexOf(phrase[0]!, at + 1)) {
    if (phrase.every((stem, offset) => stems[at + offset] === stem)) count += 1
  }
  return count
}

/** Share of these pairs of neighboring terms that are neighbors in a text too. */
function sharePaired({ stems }: Said, pairs: ReadonlySet<string>): number {
  if (!pairs.size) return 0
  const found = new Set<string>()
  for (const [at, stem] of stems.entries()) {
    const pair = `${stems[at - 1]} ${stem}`
    if (pairs.has(pair)) found.add(pair)
  }
  return found.size / pairs.size
}

/** Share of the question that stands in a text as the whole of a line. */
function labelShare({ labels }: Said, concepts: readonly Concept[]): number {
  const asked = labeled(concepts)
  const found = asked.filter(({ ways }) => ways.some(({ stems }) => labels.has(stems.join(' '))))
  return found.length / (asked.length || 1)
}

/** What is asked for as a whole, and not as one word of a phrase. */
const labeled = (concepts: readonly Concept[]) => concepts.filter(({ ways }) => ways[0]!.weight === 1)
