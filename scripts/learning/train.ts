import type { DocumentKind } from '../../server/documents/kinds.ts'
import { type Features, softmax } from '../../server/documents/learned-weights.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'

/** A thing's features with its class: a document's kind, a block's party. `source`: the family or sketch it comes from. */
export type Example<Class extends string = DocumentKind> = {
  name: string
  kind: Class
  source: string
  features: Features
}

const EPOCHS = 30
const RATE = 0.25
/** How strongly weights are drawn to zero, per step. */
const PULL = 2e-5
/** Parts of a document that are hidden in a step, so that no word alone tells a kind: each word, all titles, all other words, the layout. */
const HIDDEN = { word: 0.35, titles: 0.2, body: 0.1, layout: 0.15 }

/** How far rare kinds are made up for: 0 not at all, 1 wholly. */
const BALANCE = 0.8

type Row = { target: number; columns: number[]; values: number[]; weight: number }

/**
 * Multinomial logistic regression by AdaGrad over one document a step; what a step sees of its document is chance. The same examples
 * and seed give the same weights: a row of kinds for each feature. With `averaged` they are the mean of those that stood after each
 * epoch of the second half, so that which example came last decides nothing.
 */
export function train<Class extends string>(
  examples: Example<Class>[],
  kinds: readonly Class[],
  features: string[],
  seed = 1,
  {
    epochs = EPOCHS,
    balance = BALANCE,
    averaged = false,
  }: { epochs?: number; balance?: number; averaged?: boolean } = {},
): Float64Array[] {
  const chance = chanceFrom(seed)
  const columns = new Map(features.map((name, at) => [name, at]))
  const alike = new Map<Class, number>()
  for (const { kind } of examples) alike.set(kind, (alike.get(kind) ?? 0) + 1)
  const rows = examples.map((example) =>
    rowOf(example, kinds, columns, (examples.length / kinds.length / alike.get(example.kind)!) ** balance),
  )
  const weights = features.map(() => new Float64Array(kinds.length))
  const squares = features.map(() => new Float64Array(kinds.length).fill(1e-2))
  const from = averaged ? Math.floor(epochs / 2) : epochs - 1
  const means = features.map(() => new Float64Array(kinds.length))
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const row of chance.shuffle(rows)) step(partOf(row, features, chance), weights, squares, kinds.length)
    if (epoch >= from)
      for (const [at, own] of weights.entries())
        for (let kind = 0; kind < kinds.length; kind++) means[at]![kind]! += own[kind]! / (epochs - from)
  }
  return means
}

function rowOf<Class extends string>(
  { kind, features }: Example<Class>,
  kinds: readonly Class[],
  columns: Map<string, number>,
  weight: number,
): Row {
  const own = [...features].flatMap(([name, value]) =>
    columns.has(name) ? [[columns.get(name)!, value] as const] : [],
  )
  return {
    target: kinds.indexOf(kind),
    columns: own.map(([column]) => column),
    values: own.map(([, value]) => value),
    weight,
  }
}

function partOf(row: Row, features: string[], chance: Chance): Row {
  const noTitles = chance.maybe(HIDDEN.titles)
  const noBody = !noTitles && chance.maybe(HIDDEN.body)
  const noLayout = chance.maybe(HIDDEN.layout)
  const kept = row.columns.flatMap((column, at) => {
    const group = features[column]![0]
    if (group === '#') return noLayout && features[column] !== '#always' ? [] : [at]
    if (group === '@') return [at]
    if ((group === 't' && noTitles) || (group === 'w' && noBody)) return []
    return chance.maybe(HIDDEN.word) ? [] : [at]
  })
  return { ...row, columns: kept.map((at) => row.columns[at]!), values: kept.map((at) => row.values[at]!) }
}

function step(
  { target, columns, values, weight }: Row,
  weights: Float64Array[],
  squares: Float64Array[],
  count: number,
) {
  const scores = Array.from({ length: count }, () => 0)
  for (const [at, column] of columns.entries())
    for (let kind = 0; kind < count; kind++) scores[kind]! += weights[column]![kind]! * values[at]!
  const errors = softmax(scores).map((certainty, kind) => (certainty - (kind === target ? 1 : 0)) * weight)
  for (const [at, column] of columns.entries()) {
    const own = weights[column]!
    const square = squares[column]!
    for (let kind = 0; kind < count; kind++) {
      const slope = errors[kind]! * values[at]! + PULL * own[kind]!
      square[kind]! += slope * slope
      own[kind]! -= (RATE * slope) / Math.sqrt(square[kind]!)
    }
  }
}
