import { prepare } from '../../server/classification/prepare.ts'
import { rank } from '../../server/classification/rank.ts'
import type { Ranker } from '../../server/classification/ranker.ts'
import type { ClassCode, Kin } from '../../server/classification/types.ts'
import { termsIn } from '../../server/classification/views.ts'
import { readWording } from '../../server/classification/wording.ts'

/** Wordings of a code that are looked for in the other table, spread over all it has, and the codes that are kept for it. */
const ASKED = 10
const KEPT = 5
/** How far the likely ones are favored. */
const SHARPER = 1.5

/** For each code of NAICS, the codes of another table that its title and its wordings lead to. */
export function learnKin(naics: readonly ClassCode[], codes: readonly ClassCode[], ranker: Ranker): Kin {
  const table = prepare(codes)
  return Object.fromEntries(naics.map((one) => [one.code, kinOf(one)]))

  function kinOf({ title, wordings }: ClassCode) {
    const all = [title, title, ...wordings]
    const asked = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / ASKED)) === 0)
    const shares = new Map<number, number>()
    for (const text of asked)
      for (const { code, score } of rank(table, termsIn(readWording(text)), ranker))
        shares.set(code, (shares.get(code) ?? 0) + score)
    const kept = [...shares]
      .map(([code, share]) => [code, share ** SHARPER] as const)
      .sort(([, a], [, b]) => b - a)
      .slice(0, KEPT)
    const sum = kept.reduce((total, [, share]) => total + share, 0)
    return kept.map(([code, share]) => [codes[code]!.code, Math.round((share / sum) * 1000) / 1000] as const)
  }
}
