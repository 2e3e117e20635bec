import { type AnswerWeights, sayFeatures, weighed } from '../../server/documents/answers/rank.ts'
import { type Features, softmax } from '../../server/documents/learned-weights.ts'
import type { AnswerExample } from './examples.ts'

const EPOCHS = 60
const RATE = 0.15
const PULL = 2e-3
const SAY_EPOCHS = 300
const SAY_RATE = 0.1
const FOLDS = 8
const SCALE = 100

/** What a learner that has not seen a question's document makes of it: how sure it is, and whether its first candidate answers. */
export type Judged = { example: AnswerExample; sure: number; isRight: boolean; isAmongThree: boolean }

/**
 * Learns what tells that a candidate answers: a conditional logit over the candidates of each question (McFadden, 1974), any that answers
 * being right. What tells whether the first is to be said is learned from questions whose documents the ranking was not learned from.
 */
export function learnAnswers(examples: AnswerExample[]): AnswerWeights {
  return { scale: SCALE, rank: rounded(learnRank(examples)), say: rounded(learnSay(firstsOf(examples))) }
}

/** How questions are answered by what was learned without their documents. */
export function judgedUnseen(examples: AnswerExample[]): Judged[] {
  return foldsOf(examples).flatMap(({ kept, left }) => judged(left, learnAnswers(kept)))
}

/** How questions are answered by what was learned. */
export const judged = (examples: AnswerExample[], weights: AnswerWeights): Judged[] =>
  examples.map((example) => {
    const ranked = ranking(example, weights.rank, weights.scale)
    const score = weighed(sayFeatures(ranked), weights.say) / weights.scale
    return {
      example: { ...example, candidates: ranked },
      sure: 1 / (1 + Math.exp(-score)),
      isRight: ranked[0]!.isRight,
      isAmongThree: ranked.slice(0, 3).some(({ isRight }) => isRight),
    }
  })

type First = { features: Features; isRight: boolean }

function firstsOf(examples: AnswerExample[]): First[] {
  return foldsOf(examples).flatMap(({ kept, left }) => {
    const rank = learnRank(kept)
    return left.map((example) => {
      const ranked = ranking(example, rank, 1)
      return { features: sayFeatures(ranked), isRight: ranked[0]!.isRight }
    })
  })
}

/** The examples in parts by their papers: what is learned from, and what is left out. */
function foldsOf(examples: AnswerExample[]) {
  const papers = [...new Set(examples.map(({ paper }) => paper))]
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(papers.filter((_, at) => at % FOLDS === fold))
    return {
      kept: examples.filter(({ paper }) => !out.has(paper)),
      left: examples.filter(({ paper }) => out.has(paper)),
    }
  })
}

const ranking = ({ candidates }: AnswerExample, rank: Record<string, number>, scale: number) =>
  candidates.map((one) => ({ ...one, score: weighed(one.features, rank) / scale })).sort((a, b) => b.score - a.score)

function learnRank(examples: AnswerExample[]): Record<string, number> {
  const learner = new AdaGrad(RATE)
  const answered = examples.filter(({ isOfOne, candidates }) => isOfOne && candidates.some(({ isRight }) => isRight))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { candidates } of answered) {
      const shares = softmax(candidates.map(({ features }) => learner.score(features)))
      const right = candidates.reduce((sum, { isRight }, at) => sum + (isRight ? shares[at]! : 0), 0)
      const slopes = new Map<string, number>()
      for (const [at, { features, isRight }] of candidates.entries()) {
        const slope = shares[at]! - (isRight ? shares[at]! / right : 0)
        for (const [name, value] of features) slopes.set(name, (slopes.get(name) ?? 0) + slope * value)
      }
      learner.step(slopes)
    }
  return learner.weights
}

function learnSay(firsts: First[]): Record<string, number> {
  const learner = new AdaGrad(SAY_RATE)
  for (let epoch = 0; epoch < SAY_EPOCHS; epoch++)
    for (const { features, isRight } of firsts) {
      const slope = 1 / (1 + Math.exp(-learner.score(features))) - (isRight ? 1 : 0)
      learner.step(new Map([...features].map(([name, value]) => [name, slope * value])))
    }
  return learner.weights
}

/** Weights that follow their slopes, each the slower the more it was moved (Duchi, Hazan, Singer, 2011), and are drawn to zero. */
class AdaGrad {
  readonly weights: Record<string, number> = {}
  private readonly squares: Record<string, number> = {}
  private readonly rate: number
  constructor(rate: number) {
    this.rate = rate
  }

  score(features: Features): number {
    return weighed(features, this.weights)
  }

  step(slopes: Map<string, number>): void {
    for (const [name, own] of slopes) {
      const slope = own + PULL * (this.weights[name] ?? 0)
      this.squares[name] = (this.squares[name] ?? 1e-2) + slope * slope
      this.weights[name] = (this.weights[name] ?? 0) - (this.rate * slope) / Math.sqrt(this.squares[name])
    }
  }
}

const rounded = (weights: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(weights)
      .map(([name, value]) => [name, Math.round(value * SCALE)] as const)
      .filter(([, value]) => value !== 0)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
