import { wordsOf } from './words.ts'

/** A thing documents tell, and labels by which they call it. Words in square brackets may be missing. */
export type Concept<Id extends string> = { id: Id; labels: string[] }

export type Likeness<Id extends string> = { id: Id; score: number }

type Label = { id: string; needed: Set<string>; optional: Set<string>; weight: number }

/** What a word no concept knows weighs: as much as the most telling of the known ones. */
const FOREIGN = 1
/** Words that tell little of which thing is meant, of whatever kind of label. */
const FAINT = ['TO', 'IS', 'OF', 'FOR', 'WITH', 'BY']
const FAINTLY = 0.1
/** Words that make another thing of whatever label they stand in, and what is left of a likeness without them. */
const DECISIVE = new Set([
  'DEDUCTIBLE',
  'RETENTION',
  'PREMIUM',
  'OTHERTHAN',
  'HIRED',
  'SUBLIMIT',
  'PRIOR',
  'EXPIRING',
  'UNDERLYING',
  'REMAINING',
  'REQUIRED',
  'PROPOSED',
  'OPTIONAL',
])
const UNDECIDED = 0.5

/**
 * Compares labels with those of a list of concepts, as sets of words: the harmonic mean of how much of the label the concept's
 * words explain and how much of the concept's words the label holds. Words weigh by how few labels they stand in (inverse
 * document frequency); shortened words count as the known words they may stand for.
 */
export class Likenesses<Id extends string> {
  private readonly weights = new Map<string, number>()
  private readonly known = new Map<string, string[]>()
  private readonly memo = new Map<string, Likeness<Id>[]>()
  /** The labels a word is needed in. */
  private readonly holders = new Map<string, Label[]>()

  /** `faint` are words that stand in any of these labels, and tell little of which it is. */
  constructor(concepts: readonly Concept<Id>[], faint: string[] = []) {
    const slight = new Set([...FAINT, ...faint])
    const parsed = concepts.flatMap(({ id, labels }) => labels.map((label) => ({ id, ...wordsOfLabel(label) })))
    const counts = new Map<string, number>()
    for (const { needed, optional } of parsed)
      for (const word of [...needed, ...optional]) counts.set(word, (counts.get(word) ?? 0) + 1)
    const scale = Math.log(1 + parsed.length)
    for (const word of slight) this.weights.set(word, FAINTLY)
    for (const [word, count] of counts)
      if (!slight.has(word)) this.weights.set(word, Math.log(1 + parsed.length / count) / scale)
    for (const label of parsed) {
      const weighed = { ...label, weight: this.weigh(label.needed) }
      for (const word of label.needed) this.holders.set(word, [...(this.holders.get(word) ?? []), weighed])
    }
  }

  /** Whether a word in the normal form of sheets is, or may stand for, a word of these labels. */
  knows(word: string): boolean {
    return wordsOf(word).some((one) => this.meant(one).some((meant) => this.weights.has(meant)))
  }

  /** The concepts a label may mean, likeliest first, each once; scores from 0 to 1. `label` is in the normal form of sheets. */
  of(label: string): Likeness<Id>[] {
    const kept = this.memo.get(label)
    if (kept) return kept
    const found = this.compare(label)
    if (this.memo.size > 5_000) this.memo.clear()
    this.memo.set(label, found)
    return found
  }

  private compare(label: string): Likeness<Id>[] {
    const words = [...new Set(wordsOf(label))].map((word) => this.meant(word))
    if (words.length === 0) return []
    const total = words.reduce((sum, meant) => sum + this.heaviest(meant), 0)
    const best = new Map<string, number>()
    const near = new Set(words.flatMap((meant) => meant.flatMap((word) => this.holders.get(word) ?? [])))
    for (const { id, needed, optional, weight } of near) {
      let [explained, held] = [0, 0]
      for (const meant of words) {
        const hit = meant.find((word) => needed.has(word))
        if (hit) held += this.weights.get(hit)!
        if (hit || meant.some((word) => optional.has(word))) explained += this.heaviest(meant)
      }
      if (held === 0) continue
      const [precision, recall] = [explained / total, Math.min(1, held / weight)]
      const decided = words.every(
        (meant) => !DECISIVE.has(meant[0]!) || needed.has(meant[0]!) || optional.has(meant[0]!),
      )
      const score = ((2 * precision * recall) / (precision + recall)) * (decided ? 1 : UNDECIDED)
      if (score > (best.get(id) ?? 0)) best.set(id, score)
    }
    return [...best].map(([id, score]) => ({ id: id as Id, score })).sort((a, b) => b.score - a.score)
  }

  /** The known words a word may stand for: itself; else those it begins, or is one letter off; else it is foreign. */
  private meant(word: string): string[] {
    if (this.weights.has(word)) return [word]
    const kept = this.known.get(word)
    if (kept) return kept
    const all = [...this.weights.keys()]
    const likest = [isBegun, isShortened].map((test) => all.filter((known) => test(word, known)))
    const meant = likest.find((words) => words.length > 0 && words.length <= MOST_MEANINGS) ?? [word]
    this.known.set(word, meant)
    return meant
  }

  private heaviest(words: string[]): number {
    return Math.max(...words.map((word) => this.weights.get(word) ?? FOREIGN))
  }

  private weigh(words: Iterable<string>): number {
    return [...words].reduce((sum, word) => sum + this.weights.get(word)!, 0)
  }
}

/** A short form with more meanings says nothing. */
const MOST_MEANINGS = 4

/** 'LIAB' begins 'LIABILITY'. */
function isBegun(word: string, known: string): boolean {
  return word.length >= 3 && known.length > word.length + 1 && known.startsWith(word)
}

/** 'GENL', 'DMG', 'PYMT': letters of the word in their order, the first among them, most vowels left out. */
function isShortened(word: string, known: string): boolean {
  if (!/^[A-Z][^AEIOU]{2,4}$|^[A-Z][AEIOU]?[^AEIOU]{2,3}$/.test(word) || known.length < word.length + 2) return false
  if (word[0] !== known[0]) return false
  let at = 0
  for (const letter of known) if (letter === word[at]) at++
  return at === word.length
}

function wordsOfLabel(label: string): { needed: Set<string>; optional: Set<string> } {
  const optional = new Set([...label.matchAll(/\[([^\]]*)\]/g)].flatMap(([, words]) => wordsOf(words!.toUpperCase())))
  const needed = new Set(
    wordsOf(
      label
        .replace(/\[[^\]]*\]/g, ' ')
        .toUpperCase()
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )
  for (const word of needed) optional.delete(word)
  return { needed, optional }
}
