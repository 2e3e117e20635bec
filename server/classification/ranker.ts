import { readFileSync } from 'node:fs'

/**
 * What the signs of a candidate say, learned by `scripts/learn-classification.ts`: a network of one hidden layer beside a straight sum. `hidden`: a row of
 * weights for each unit, its bias last; `out`: what each unit says; `direct`: what each sign says by itself.
 */
export type Ranker = { hidden: number[][]; out: number[]; direct: number[] }

let loaded: Ranker | undefined

export function learnedRanker(): Ranker {
  loaded ??= JSON.parse(readFileSync(new URL('ranker.json', import.meta.url), 'utf8')) as Ranker
  return loaded
}

/** How much the signs speak for a candidate; only differences between candidates of one text mean anything. */
export function scoreOf({ hidden, out, direct }: Ranker, signs: readonly number[]): number {
  const units = hidden.map((row) => Math.tanh(sumOf(row, signs) + row[signs.length]!))
  return sumOf(direct, signs) + sumOf(out, units)
}

function sumOf(weights: readonly number[], values: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += weights[at]! * values[at]!
  return sum
}
