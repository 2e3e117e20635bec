import { type Ranker, scoreOf } from '../../server/classification/ranker.ts'
import { softmax } from '../../server/documents/learned-weights.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'
import type { Lesson } from './lessons.ts'

const UNITS = 16
const EPOCHS = 12
const RATE = 0.02
/** Errors too small to learn from. */
const SMALL = 1e-3

/** Learns to put the right candidate first (softmax over the candidates of a text), a lesson a step. The same lessons and seed give the same ranker. */
export function trainRanker(lessons: readonly Lesson[], seed: number): Ranker {
  const spread = spreadOf(lessons)
  const evened = lessons.map(({ signs, right }) => ({ signs: signs.map((one) => even(one, spread)), right }))
  const chance = chanceFrom(seed)
  const small = () => (chance.int(0, 20_000) / 10_000 - 1) * 0.15
  const size = spread.means.length
  const ranker: Ranker = {
    hidden: Array.from({ length: UNITS }, () => [...Array.from({ length: size }, small), 0]),
    out: Array.from({ length: UNITS }, small),
    direct: Array.from({ length: size }, () => 0),
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const lesson of chance.shuffle(evened)) step(ranker, lesson, RATE * (1 - epoch / EPOCHS))
  return uneven(ranker, spread)
}

function step(ranker: Ranker, { signs, right }: Lesson, rate: number) {
  const chances = softmax(signs.map((one) => scoreOf(ranker, one)))
  for (const [at, own] of signs.entries()) {
    const error = chances[at]! - (at === right ? 1 : 0)
    if (Math.abs(error) > SMALL) correct(ranker, own, rate * error)
  }
}

function correct({ hidden, out, direct }: Ranker, signs: number[], by: number) {
  const size = signs.length
  for (const [unit, row] of hidden.entries()) {
    let sum = row[size]!
    for (let at = 0; at < size; at++) sum += row[at]! * signs[at]!
    const value = Math.tanh(sum)
    const slope = by * out[unit]! * (1 - value * value)
    out[unit]! -= by * value
    row[size]! -= slope
    for (let at = 0; at < size; at++) row[at]! -= slope * signs[at]!
  }
  for (let at = 0; at < size; at++) direct[at]! -= by * signs[at]!
}

type Spread = { means: number[]; widths: number[] }

function spreadOf(lessons: readonly Lesson[]): Spread {
  const rows = lessons.flatMap(({ signs }) => signs)
  const means = rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length)
  const widths = means.map(
    (mean, at) => Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length) || 1,
  )
  return { means, widths }
}

const even = (signs: number[], { means, widths }: Spread) => signs.map((sign, at) => (sign - means[at]!) / widths[at]!)

/** The same ranker for signs as they are. */
function uneven({ hidden, out, direct }: Ranker, { means, widths }: Spread): Ranker {
  const rows = hidden.map((row) => {
    const weights = means.map((_, at) => row[at]! / widths[at]!)
    const bias = row[means.length]! - weights.reduce((sum, weight, at) => sum + weight * means[at]!, 0)
    return [...weights, bias].map(short)
  })
  return { hidden: rows, out: out.map(short), direct: direct.map((weight, at) => short(weight / widths[at]!)) }
}

const short = (weight: number) => Number(weight.toPrecision(5))
