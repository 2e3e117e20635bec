import type { Features } from '../../server/documents/index.ts'

/** What something shows, whether it is so, and how much it counts. */
export type Row = { signs: Features; isRight: boolean; weight: number }

const PULL = 1
const STEPS = 25
const DECIMALS = 1000

/** Logistic regression of few signs, drawn to zero but for `always`, by Newton's steps. The same rows give the same weights. */
export function logistic(rows: readonly Row[]): Record<string, number> {
  const names = [...new Set(rows.flatMap(({ signs }) => [...signs.keys()]))]
  const values = rows.map(({ signs }) => names.map((name) => signs.get(name) ?? 0))
  const pull = names.map((name) => (name === 'always' ? 0 : PULL))
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = names.map((_, at) => pull[at]! * weights[at]!)
    const bend = names.map((_, at) => names.map((__, other) => (at === other ? pull[at]! + 1e-6 : 0)))
    for (const [at, { isRight, weight }] of rows.entries()) {
      const own = values[at]!
      const sure = 1 / (1 + Math.exp(-own.reduce((sum, value, place) => sum + value * weights[place]!, 0)))
      for (const [place, value] of own.entries()) {
        if (!value) continue
        slope[place]! += weight * (sure - Number(isRight)) * value
        for (const [other, beside] of own.entries()) bend[place]![other]! += weight * sure * (1 - sure) * value * beside
      }
    }
    const change = solved(bend, slope)
    weights = weights.map((one, at) => one - change[at]!)
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * DECIMALS) / DECIMALS]))
}

/** Solves as many equations as there are unknowns, by Gauss and Jordan. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (const [at, pivot] of rows.entries()) {
    const own = pivot.map((value) => value / pivot[at]!)
    rows[at] = own
    for (const [other, row] of rows.entries())
      if (other !== at) rows[other] = row.map((value, place) => value - row[at]! * own[place]!)
  }
  return rows.map((row) => row.at(-1)!)
}
