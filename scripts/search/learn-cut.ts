import { searchIn } from '../../server/domains/knowledge/search.ts'
import type { SearchWeights } from '../../server/domains/knowledge/search-weights.ts'
import type { Lesson } from './judge.ts'

/** The least share of the best passage's worth, and of what the best one covers of a question, with which another is told beside it. */
export type Cut = { worth: number; covered: number }

/** A passage as an answer is given it: its shares of the best, and whether it holds the answer. */
type Shared = Cut & { isRight: boolean }

const TOLD = 3
const STEPS = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/**
 * The cut that leaves the fewest passages beside the answers, among those by which no answer is lost that the first passages hold; of equal ones the
 * least strict. `before` and `after`: answers held, and passages told beside them.
 */
export async function learnCut(lessons: readonly Lesson[], weights: SearchWeights) {
  const all: Shared[][] = []
  for (const { index, question } of lessons) {
    const found = (await searchIn(index, question.question, TOLD, weights)).slice(0, TOLD)
    const most = Math.max(...found.map(({ covered }) => covered))
    all.push(
      found.map(({ document, words, score, covered }) => ({
        worth: score / found[0]!.score,
        covered: most ? covered / most : 1,
        isRight: document.title === question.document && question.key.test(words.replaceAll(/\s+/g, ' ')),
      })),
    )
  }
  const before = outcomeOf(all, { worth: 0, covered: 0 })
  let cut: Cut = { worth: 0, covered: 0 }
  let after = before
  for (const worth of STEPS)
    for (const covered of STEPS) {
      const outcome = outcomeOf(all, { worth, covered })
      if (outcome.right < before.right || outcome.beside >= after.beside) continue
      after = outcome
      cut = { worth, covered }
    }
  return { cut, before, after }
}

function outcomeOf(all: readonly Shared[][], cut: Cut) {
  const told = all.map((passages) =>
    passages.filter(({ worth, covered }) => worth >= cut.worth && covered >= cut.covered),
  )
  return {
    right: told.filter((passages) => passages.some(({ isRight }) => isRight)).length,
    beside: told.flat().filter(({ isRight }) => !isRight).length,
  }
}
