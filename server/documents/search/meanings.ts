import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { stemsOf } from './stem.ts'
import { writtenOut } from './trade-words.ts'

/** A thing documents tell: how they print it, and how people ask for it, the value left out as '…'. */
type Thing = { id: string; type: string; printed: string[]; asked: string[] }

/** How much words speak of each of the things they speak of most, by its place among them; of length 1. */
export type Meaning = Map<number, number>

const lines = readFileSync(new URL('wordings.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const things = lines.map((line) => JSON.parse(line) as Thing)

/** What words speak of that are too short to be told by anything but themselves. */
const MOST_THINGS = 10
const LEAST = 0.25
const REMEMBERED = 20_000
/** How much a phrase of the other side counts: people ask in the documents' words, too. */
const OF_OTHER_SIDE = 0.8

/** Words that stand in every other phrase say nothing of what is meant. */
const SAYING_NOTHING = new Set(
  stemsOf(
    'a an the of to in on is are was be for it this that and or do does did we you i your my our their they please',
  ),
)
const tellingIn = (words: string): Set<string> =>
  new Set(stemsOf(writtenOut(words)).filter((stem) => !SAYING_NOTHING.has(stem)))

type Phrase = { thing: number; stems: Set<string>; weight: number }

/** What words mean by the phrases they are like, as people say them or as documents print them (Gabrilovich and Markovitch, Explicit Semantic Analysis, 2007). */
class Meanings {
  private readonly phrases: Phrase[]
  private readonly holding: Map<string, number[]>
  private readonly known = new LRUCache<string, Meaning>({ max: REMEMBERED })
  constructor(phrases: Phrase[]) {
    this.phrases = phrases
    this.holding = new Map()
    for (const [at, { stems }] of phrases.entries())
      for (const stem of stems) this.holding.set(stem, [...(this.holding.get(stem) ?? []), at])
  }

  of(words: string): Meaning {
    const known = this.known.get(words) ?? this.read(words)
    this.known.set(words, known)
    return known
  }

  private read(words: string): Meaning {
    const most = this.likest(words)
    // What is said almost in these words counts far more than what shares some.
    const sharpened = most.map(([thing, likeness]) => [thing, likeness ** 2] as const)
    const length = Math.hypot(...sharpened.map(([, value]) => value)) || 1
    return new Map(sharpened.map(([thing, value]) => [thing, value / length]))
  }

  /** The things whose phrases are likest to these words, each with how alike they are, 0 to 1; the likest first. */
  likest(words: string): (readonly [thing: number, likeness: number])[] {
    const stems = tellingIn(words)
    const all = sumOf(stems)
    const shared = new Map<number, number>()
    for (const stem of stems)
      for (const at of this.holding.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + rarityOf(stem))
    const best = new Map<number, number>()
    for (const [at, sum] of shared) {
      const { thing, stems: own, weight } = this.phrases[at]!
      const likeness = ((2 * sum) / (all + sumOf(own))) * weight
      if (likeness > (best.get(thing) ?? LEAST)) best.set(thing, likeness)
    }
    return [...best].sort(([, a], [, b]) => b - a).slice(0, MOST_THINGS)
  }
}

const phrasesOf = (thing: number, said: string[], weight: number): Phrase[] =>
  said.map((words) => ({ thing, stems: tellingIn(words.replaceAll('…', ' ')), weight }))

const asked = things.flatMap((thing, at) => [
  ...phrasesOf(at, thing.asked, 1),
  ...phrasesOf(at, thing.printed, OF_OTHER_SIDE),
])
const printed = things.flatMap((thing, at) => phrasesOf(at, thing.printed, 1))
const counts = new Map<string, number>()
for (const { stems } of [...asked, ...printed]) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
const total = asked.length + printed.length
const rarityOf = (stem: string): number => Math.log(1 + total / (1 + (counts.get(stem) ?? 0)))
const sumOf = (stems: Set<string>): number => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0)

const ofQuestions = new Meanings(asked)
const ofPapers = new Meanings(printed)

/** What a question asks for. */
export const meaningAsked = (question: string): Meaning => ofQuestions.of(question)

/** What words of a document tell of: a label, a heading, a sentence. */
export const meaningPrinted = (words: string): Meaning => ofPapers.of(words)

/** Words are the name of a thing when they are so like one of its phrases, and so much less like those of any other thing. */
const NAMED = 0.8
const AHEAD = 0.05

/** The thing that a label names, by its id in `wordings.jsonl`; null where it is the name of none, or of two alike. */
export function thingNamed(label: string): string | null {
  const [[thing, likeness] = [0, 0], [, next] = [0, 0]] = ofPapers.likest(label)
  return likeness >= NAMED && likeness - next >= AHEAD ? things[thing]!.id : null
}

/** How much two meanings share, 0 to 1. */
export function likenessOf(one: Meaning, other: Meaning): number {
  let sum = 0
  for (const [thing, value] of one) sum += value * (other.get(thing) ?? 0)
  return sum
}
