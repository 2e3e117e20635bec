import { readFileSync } from 'node:fs'
import { ATTRIBUTES, type AttributeType } from '../../server/documents/scorer/attributes.ts'
import { choicesOf } from '../../server/documents/scorer/decide.ts'
import { sketch } from '../../server/documents/scorer/features.ts'
import { partsOf } from '../../server/documents/scorer/network.ts'
import type { Page } from '../../server/documents/types.ts'
import { targetsOf } from './targets.ts'

type Count = { answerable: number; right: number; wrong: number }
const SURE = [0.5, 0.7, 0.9, 0.95, 0.99]

/** What networks come to on documents with answers: right and wrong values by how sure they are, and by the type of attribute at 0.9. */
export function judge(bases: string[], weights: readonly Float32Array[]) {
  const nets = weights.map(partsOf)
  const bySure = new Map(SURE.map((sure) => [sure, { right: 0, wrong: 0 }]))
  const byType = new Map<AttributeType, Count>()
  let answerable = 0
  for (const base of bases) {
    const pages = JSON.parse(readFileSync(`${base}.pages.json`, 'utf8')) as Page[]
    const { fields } = JSON.parse(readFileSync(`${base}.acord-25.gold.json`, 'utf8'))
    const choices = choicesOf(sketch(pages), nets)
    for (const [at, target] of targetsOf(fields).entries()) {
      if (target === undefined) continue
      const { type } = ATTRIBUTES[at]!
      const own = byType.get(type) ?? { answerable: 0, right: 0, wrong: 0 }
      byType.set(type, own)
      if (target) {
        answerable++
        own.answerable++
      }
      const best = choices[at]!.values[0]
      if (!best) continue
      const verdict = best.value === target ? 'right' : 'wrong'
      if (best.certainty >= 0.9) own[verdict]++
      for (const [sure, count] of bySure) if (best.certainty >= sure) count[verdict]++
    }
  }
  return { documents: bases.length, answerable, bySure: Object.fromEntries(bySure), byType: Object.fromEntries(byType) }
}
