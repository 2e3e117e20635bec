import type { ClassCode } from '../../server/classification/types.ts'
import { termsIn } from '../../server/classification/views.ts'
import { readWording } from '../../server/classification/wording.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'

/** A wording with the code it is of. `kin`: the same for wordings of a code that say nearly the same. */
export type Known = { text: string; code: string; kin: string }
/** A table without some of its wordings, and those. */
export type Split = { codes: ClassCode[]; out: Known[] }

/** How much of their words near-identical wordings share, of all that either has. */
const ALIKE = 0.6

/** All wordings of a table but the titles. */
export function wordingsOf(codes: readonly ClassCode[]): Known[] {
  return codes.flatMap(({ code, wordings }) => {
    const words = wordings.map((text) => {
      const { words, excepted } = termsIn(readWording(text))
      return new Set([...words, ...excepted])
    })
    const kin = words.map((_, at) => at)
    const rootOf = (at: number): number => (kin[at] === at ? at : rootOf(kin[at]!))
    for (const [at, own] of words.entries())
      for (let other = 0; other < at; other++) {
        const its = words[other]!
        const shared = [...own].filter((word) => its.has(word)).length
        if (shared >= ALIKE * (own.size + its.size - shared)) kin[rootOf(at)] = rootOf(other)
      }
    return wordings.map((text, at) => ({ text, code, kin: `${code} ${rootOf(at)}` }))
  })
}

/** Leaves out a tenth of the wordings by chance: each alone, or all that say nearly the same together. */
export function leaveOut(codes: readonly ClassCode[], { kin, seed }: { kin: boolean; seed: number }): Split {
  const known = wordingsOf(codes)
  const keys = known.map((one, at) => (kin ? one.kin : `${at}`))
  const left = new Set<string>()
  let count = 0
  for (const key of chanceFrom(seed).shuffle([...new Set(keys)])) {
    if (count >= known.length / 10) break
    left.add(key)
    count += kin ? keys.filter((one) => one === key).length : 1
  }
  const out = known.filter((_, at) => left.has(keys[at]!))
  const kept = Map.groupBy(
    known.filter((_, at) => !left.has(keys[at]!)),
    ({ code }) => code,
  )
  return { codes: codes.map((one) => ({ ...one, wordings: (kept.get(one.code) ?? []).map(({ text }) => text) })), out }
}
