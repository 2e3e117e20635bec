import { writeFile } from 'node:fs/promises'
import { LEARNED, type SearchWeights } from '../server/domains/knowledge/search-weights.ts'
import { chanceFrom } from '../tests/papers/bed/random.ts'
import { drawGuides } from '../tests/papers/library/drawn.ts'
import { KEPT, LEARN, type LibraryQuestion } from '../tests/papers/library/index.ts'
import { failWith } from './owner-database.ts'
import { indexOf } from './search/in-memory.ts'
import { type Judged, judged, type Lesson, worthOf } from './search/judge.ts'

const HERE = new URL('../server/domains/knowledge/', import.meta.url)
const SEED = 1
const GUIDES = 40
const TRIES = 40
const FOLDS = 4
/** Weights as they were set by hand: what is learned must be better than these on documents of authors that it has not seen. */
const HAND: SearchWeights = {
  ...{ k1: 1.2, b: 0.5, whole: 1.5, title: 5, old: 0.85 },
  ...{ synonym: 0.7, part: 0.4, phrase: 0.6, complete: 0.5, label: 0.8 },
}
/** A gain of less, that of a question or two, is chance. */
const CHANCE = 0.01
/** By how much a try departs from those, as the exponent of e at most. */
const REACH = 0.7

/**
 * `node scripts/learn-search.ts`: tries weights of the search of the knowledge base, drawn around those set by hand, on the questions of the drawn
 * library that are given to learn from and on drawn guides, and writes the best with their figures; those set by hand, where what is best for some
 * authors is hardly better for the others. `--check` only says how well those do that are kept, on the questions that are kept back too. The same seed
 * gives the same weights. A minute or two.
 */
async function main() {
  const library = await indexOf(LEARN.documents)
  const lessonsOf = (questions: readonly LibraryQuestion[]): Lesson[] =>
    questions.flatMap((question) =>
      question.document ? [{ index: library, question, author: question.document.split(/[\s-]/)[0]! }] : [],
    )
  const guides = drawGuides(SEED + 1, GUIDES)
  const drawn = await indexOf(guides.documents)
  const lessons = [
    ...lessonsOf(LEARN.questions),
    ...guides.questions.map((question): Lesson => ({ index: drawn, question, author: question.author })),
  ]
  const kept = lessonsOf(KEPT.questions)
  if (process.argv.includes('--check')) {
    say({ learn: told(await judgedAll(lessons, LEARNED)), kept: told(await judgedAll(kept, LEARNED)) })
    return
  }
  const chance = chanceFrom(SEED)
  const tries = [HAND, ...Array.from({ length: TRIES }, () => near(HAND, () => chance.int(-1000, 1000) / 1000))]
  const outcomes: Judged[][] = []
  for (const weights of tries) outcomes.push(await judgedAll(lessons, weights))
  const authors = chance.shuffle([...new Set(lessons.map(({ author }) => author))])
  const foldOf = lessons.map(({ author }) => authors.indexOf(author) % FOLDS)
  const unseen = lessons.map((_, at) => {
    const best = bestOf(outcomes, (other) => foldOf[other] !== foldOf[at])
    return { learned: outcomes[best]![at]!, hand: outcomes[0]![at]! }
  })
  const leftOut = {
    learned: told(unseen.map(({ learned }) => learned)),
    hand: told(unseen.map(({ hand }) => hand)),
  }
  const isBetter = leftOut.learned.worth > leftOut.hand.worth + CHANCE
  const weights = isBetter ? tries[bestOf(outcomes, () => true)]! : HAND
  const figures = {
    ...{ seed: SEED, tries: TRIES, authors: authors.length, leftOut, kept: isBetter ? 'learned' : 'hand' },
    ...{ all: told(await judgedAll(lessons, weights)), keptBack: told(await judgedAll(kept, weights)) },
    keptBackByHand: told(await judgedAll(kept, HAND)),
  }
  await writeFile(new URL('search-weights.json', HERE), `${JSON.stringify(weights, null, 1)}\n`)
  await writeFile(new URL('search-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
  say(figures)
}

const near = (weights: SearchWeights, step: () => number) =>
  Object.fromEntries(
    Object.entries(weights).map(([name, value]) => {
      const moved = value * Math.exp(step() * REACH)
      // What an edition counts, and how much length takes off, is a share.
      return [name, Math.round(1000 * (name === 'old' || name === 'b' ? Math.min(1, moved) : moved)) / 1000]
    }),
  ) as SearchWeights

/** The place of the try that does best on the lessons at these places. */
function bestOf(outcomes: readonly (readonly Judged[])[], isCounted: (at: number) => boolean): number {
  const worths = outcomes.map((all) => worthOf(all.filter((_, at) => isCounted(at))))
  return worths.indexOf(Math.max(...worths))
}

async function judgedAll(lessons: readonly Lesson[], weights: SearchWeights): Promise<Judged[]> {
  const all: Judged[] = []
  for (const lesson of lessons) all.push(await judged(lesson, weights))
  return all
}

function told(all: readonly Judged[]) {
  const share = (is: (one: Judged) => boolean) => Math.round((1000 * all.filter(is).length) / all.length) / 1000
  const worth = Math.round(10_000 * worthOf(all)) / 10_000
  return { questions: all.length, first: share((one) => one.first), among: share((one) => one.among), worth }
}

const say = (figures: object) => void process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)

await main().catch(failWith)
process.exit(0)
