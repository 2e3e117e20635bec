import { prepare } from '../../server/classification/prepare.ts'
import { candidatesFor } from '../../server/classification/signs.ts'
import type { ClassCode } from '../../server/classification/types.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'
import { wordingsOf } from './wordings.ts'

/** The candidates for a wording by their signs, and which is right. */
export type Lesson = { signs: number[][]; right: number }

/**
 * Wordings of a table as they would be met: each is taken out of the table before it is looked for, every second one with all that say nearly the
 * same. One whose code does not come into question teaches nothing.
 */
export function lessonsOf(codes: readonly ClassCode[], count: number, seed: number): Lesson[] {
  const table = prepare(codes)
  const known = wordingsOf(codes)
  const places = table.entries.flatMap(({ isTitle }, at) => (isTitle ? [] : [at]))
  const kin = Map.groupBy(known.keys(), (at) => known[at]!.kin)
  const chosen = chanceFrom(seed)
    .shuffle([...known.keys()])
    .slice(0, count)
  return chosen.flatMap((at, index) => {
    const gone = index % 2 ? [at] : kin.get(known[at]!.kin)!
    const { code, terms } = table.entries[places[at]!]!
    const candidates = candidatesFor(table, terms, { code, entries: new Set(gone.map((one) => places[one]!)) })
    const right = candidates.findIndex((one) => one.code === code)
    return right < 0 ? [] : [{ signs: candidates.map(({ signs }) => signs), right }]
  })
}
