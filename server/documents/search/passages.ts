import { around } from '../reading/lines.ts'
import type { Box, Page, Passage } from '../types.ts'
import { isStopWord, stemsOf, termsOf } from './stem.ts'
import { LONGEST_PHRASE, spokenWord, synonymsOf } from './synonyms.ts'
import { type Window, windowsOf } from './windows.ts'

/** A page of a file to be searched. */
export type SearchedPage = { fileId: string; page: Page }

/** A passage found, best first; scores compare only within one search. */
export type FoundPassage = Passage & { fileId: string; score: number }

/** One thing the question asks for, in every way it may be said; a synonym counts a little less. */
export type Concept = { ways: { stems: string[]; weight: number }[] }
type Candidate = { fileId: string; page: Page; window: Window; score: number }

const SATURATION = 1.2
const LENGTH_WEIGHT = 0.5
const SYNONYM_WEIGHT = 0.7
/** For one word of a phrase of the trade, standing alone. */
const PART_WEIGHT = 0.4
const PHRASE_BONUS = 0.6
const COMPLETENESS_BONUS = 0.5
/** For a line that says nothing but what is asked for: the label beside or above a value. */
const LABEL_BONUS = 0.8
const LONGEST_QUOTE = 600

/**
 * The passages that best answer a question, ranked by BM25 over windows of a few lines, with the trade's synonyms and a
 * bonus for words that stand together. Each quote stands word for word on its page; overlapping and repeated passages are told once.
 */
export function findPassages(pages: SearchedPage[], query: string, limit: number): FoundPassage[] {
  const candidates = pages.flatMap(({ fileId, page }) =>
    windowsOf(page).map((window): Candidate => ({ fileId, page, window, score: 0 })),
  )
  rank(candidates, termsOf(query))
  const best = candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return withoutOverlaps(best, limit).map(passageOf)
}

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

function rank(candidates: Candidate[], terms: string[]): void {
  const concepts = conceptsOf(terms)
  const average = candidates.reduce((sum, { window }) => sum + window.stems.length, 0) / (candidates.length || 1)
  const covered = new Map<Candidate, number>()
  for (const concept of concepts) {
    const counts = candidates.map(({ window }) => countOf(window, concept))
    const holding = counts.filter((count) => count > 0).length
    const rarity = Math.log(1 + (candidates.length - holding + 0.5) / (holding + 0.5))
    counts.forEach((count, index) => {
      if (count === 0) return
      const candidate = candidates[index]!
      const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * candidate.window.stems.length) / average
      candidate.score += (rarity * count * (SATURATION + 1)) / (count + SATURATION * length)
      covered.set(candidate, (covered.get(candidate) ?? 0) + 1)
    })
  }
  for (const [candidate, count] of covered) {
    const together = adjacentPairs(candidate.window.stems, terms)
    const labelled = LABEL_BONUS * labelShare(candidate.window, concepts)
    candidate.score *= 1 + (COMPLETENESS_BONUS * count) / concepts.length + PHRASE_BONUS * together + labelled
  }
}

/** Reads the terms from left to right, taking the longest phrase the trade has other words for. */
export function conceptsOf(terms: string[]): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < terms.length; ) {
    const length = phraseAt(terms, at)
    const said = terms.slice(at, at + length)
    const [own = said, ...others] = synonymsOf(said)
    const ways = [{ stems: own, weight: 1 }, ...others.map((stems) => ({ stems, weight: SYNONYM_WEIGHT }))]
    concepts.push({ ways })
    if (length > 1) for (const term of said) concepts.push({ ways: [{ stems: [term], weight: PART_WEIGHT }] })
    at += length
  }
  return concepts
}

function phraseAt(terms: string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, terms.length - at); length > 1; length--) {
    if (synonymsOf(terms.slice(at, at + length)).length > 0) return length
  }
  return 1
}

function countOf(window: Window, { ways }: Concept): number {
  let best = 0
  for (const { stems, weight } of ways) best = Math.max(best, weight * occurrences(window, stems))
  return best
}

function occurrences({ stems, counts }: Window, phrase: string[]): number {
  const fewest = Math.min(...phrase.map((stem) => counts.get(stem) ?? 0))
  if (phrase.length === 1 || fewest === 0) return fewest
  let count = 0
  for (let at = stems.indexOf(phrase[0]!); at >= 0; at = stems.indexOf(phrase[0]!, at + 1)) {
    if (phrase.every((stem, offset) => stems[at + offset] === stem)) count += 1
  }
  return count
}

/** Share of neighbouring terms of the question that are neighbours in the window too. */
function adjacentPairs(stems: string[], terms: string[]): number {
  if (terms.length < 2) return 0
  const pairs = new Set(terms.slice(1).map((term, index) => `${terms[index]} ${term}`))
  const found = new Set(
    stems.slice(1).flatMap((stem, index) => {
      const pair = `${stems[index]} ${stem}`
      return pairs.has(pair) ? [pair] : []
    }),
  )
  return found.size / pairs.size
}

/** Share of the question that stands in the window as the whole of a line. */
function labelShare({ labels }: Window, concepts: Concept[]): number {
  const asked = concepts.filter(({ ways }) => ways[0]!.weight === 1)
  const found = asked.filter(({ ways }) => ways.some(({ stems }) => labels.has(stems.join(' '))))
  return found.length / (asked.length || 1)
}

function withoutOverlaps(best: Candidate[], limit: number): Candidate[] {
  const taken: Candidate[] = []
  for (const candidate of best) {
    if (taken.length >= limit) break
    const [from, to] = candidate.window.rows
    const overlaps = taken.some(
      ({ page, window }) =>
        page === candidate.page && from < window.rows[1] && window.rows[0] < to && shares(window, candidate.window),
    )
    const repeated = taken.some(({ window }) => window.text === candidate.window.text)
    if (!overlaps && !repeated) taken.push(candidate)
  }
  return taken
}

function shares(a: Window, b: Window): boolean {
  return a.lines.some((line) => b.lines.includes(line))
}

function passageOf({ fileId, page, window, score }: Candidate): FoundPassage {
  const quote = cutAtWord(window.text)
  const boxes: Box[] = window.lines.map((line) => around(line.words.map((word) => word.box)))
  return { fileId, page: page.number, quote, boxes, score }
}

function cutAtWord(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  return text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))
}
