import { type Prepared, prepare } from '../../server/classification/prepare.ts'
import { rank } from '../../server/classification/rank.ts'
import type { Ranker } from '../../server/classification/ranker.ts'
import { type Telling, tellingSigns } from '../../server/classification/telling.ts'
import { termsIn } from '../../server/classification/views.ts'
import { readWording } from '../../server/classification/wording.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'
import type { Split } from './wordings.ts'

const STEPS = 4000
const RATE = 0.3
/** How many of the messages that tell of no business may be taken for ones that do. */
const WRONG = 0.05

/**
 * Learns to tell texts of a business, some in an agent's words and as many wordings that the table lacks, from messages that are of none: the words of the others
 * from every second message, what counts from the rest. Businesses and messages weigh the same.
 */
export function learnTelling(
  { codes, out }: Split,
  businesses: readonly string[],
  messages: readonly string[],
  ranker: Ranker,
): Telling {
  const table = prepare(codes)
  const counted = messages.filter((_, at) => at % 2 === 0).flatMap((text) => termsIn(readWording(text)).words)
  const words = Object.fromEntries([...Map.groupBy(counted, (word) => word)].map(([word, all]) => [word, all.length]))
  const known = { words, total: counted.length }
  const signsOf = (text: string) => signsIn(table, text, known, ranker)
  const others = messages.filter((_, at) => at % 2 === 1).flatMap(signsOf)
  const wordings = chanceFrom(1)
    .some(out, businesses.length)
    .map(({ text }) => text)
  const weights = weightsFor([...businesses, ...wordings].flatMap(signsOf), others)
  const sums = others.map((signs) => sumOf(weights, signs)).sort((a, b) => a - b)
  return { ...known, weights, floor: Number(sums[Math.floor(sums.length * (1 - WRONG))]!.toFixed(3)) }
}

function signsIn(table: Prepared, text: string, known: Pick<Telling, 'words' | 'total'>, ranker: Ranker): number[][] {
  const terms = termsIn(readWording(text))
  const [first] = terms.words.length > 0 ? rank(table, terms, ranker) : []
  return first ? [tellingSigns(table, terms, first, known)] : []
}

/** Logistic regression by steps over all, each side weighing one half. */
function weightsFor(right: number[][], wrong: number[][]): number[] {
  const all = [
    ...right.map((signs) => ({ signs, is: 1, share: 0.5 / right.length })),
    ...wrong.map((signs) => ({ signs, is: 0, share: 0.5 / wrong.length })),
  ]
  const weights = [...right[0]!, 1].map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map(() => 0)
    for (const { signs, is, share } of all) {
      const error = (1 / (1 + Math.exp(-sumOf(weights, signs))) - is) * share
      for (const [at, sign] of [...signs, 1].entries()) slopes[at]! += error * sign
    }
    for (const [at, slope] of slopes.entries()) weights[at]! -= RATE * slope
  }
  return weights.map((weight) => Number(weight.toPrecision(4)))
}

const sumOf = (weights: number[], signs: number[]) =>
  signs.reduce((sum, sign, at) => sum + sign * weights[at]!, weights.at(-1)!)
