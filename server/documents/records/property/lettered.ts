import type { Line } from '../../types.ts'
import { saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { fieldsTold, type Told, told, valueTold } from './told.ts'

/** What words tell of coverages that they call by their letters: 'Loss settlement, Coverages A and B: Replacement Cost'. */
export type Lettered = { letters: string[]; field: string; value: string; told: Told }

const LETTERS = /\bcoverages? ([A-H](?:(?:,? (?:and|or|to|through) |, ?| ?[&–-] ?)[A-H])*)(?![\w-])/i
const RANGE = /([A-H]) ?(?:to|through|[–-]) ?([A-H])/gi
const between = (from: string, to: string) =>
  [...'ABCDEFGH'].filter((letter) => letter >= from.toUpperCase() && letter <= to.toUpperCase()).join(',')

/** The letters of the coverages that words name. */
export function lettersIn(text: string): string[] {
  const run = LETTERS.exec(text)?.[1]?.replace(RANGE, (_, from: string, to: string) => between(from, to)) ?? ''
  return run.toUpperCase().match(/\b[A-H]\b/g) ?? []
}

/** The letter of the coverage that a name begins or ends with: 'A. Dwelling', 'Coverage A - Dwelling', 'Dwelling (Coverage A)'. */
export const letterOf = (name: string): string | null =>
  (/^(?:coverage )?([A-H])(?:[.)]| [–-])? \S/i.exec(name) ?? /\(coverage ([A-H])\)$/i.exec(name))?.[1]?.toUpperCase() ??
  null

/** What a value says by its look; causes of loss where its label speaks of perils. */
const VALUATION = /^(?:(?:functional |extended |guaranteed |full )?replacement cost|actual cash value|market value)\b/i
const CAUSES = /^(?:basic|broad|special)\b/i
const OF_LOSS = /\b(?:perils?|causes?)\b/i

/** What a page tells of coverages by their letters, beside or behind these. `out`: lines of what is not in force. */
export const letteredOn = (levels: readonly Level[], page: number, out: ReadonlySet<Line>): Lettered[] =>
  levels.flatMap(({ lines }) => {
    const [first, second, ...others] = lines
    if (!first || out.has(first) || others.length) return []
    const pairs = second ? [[first.text, second.text]] : sentencesOf(first.text)
    return pairs.flatMap(([label, value]) => toldBy(label!, value!, told(lines, page)))
  })

/** 'Coverages A and B: replacement cost. Coverage C: actual cash value.' */
const sentencesOf = (text: string): string[][] =>
  [...text.matchAll(/(?:^|\. )([^:.]+): ([^:.]+)(?=\.|$)/g)].map(([, label, value]) => [label!, value!])

function toldBy(label: string, value: string, said: Told): Lettered[] {
  const letters = lettersIn(label)
  const [valuation] = VALUATION.exec(value) ?? []
  const [causes] = CAUSES.exec(value) ?? []
  if (!letters.length || saysNotInForce(label) || saysNotInForce(value)) return []
  if (valuation) return [{ letters, field: 'valuation', value: valuation, told: said }]
  return causes && OF_LOSS.test(label) ? [{ letters, field: 'causes_of_loss', value: causes, told: said }] : []
}

/** What is told of the coverage with a letter, each field that is told of it but one way. */
export function termsOf(letter: string | null, all: readonly Lettered[]): Record<string, RecordField> {
  const own = all.filter(({ letters }) => letter !== null && letters.includes(letter))
  const fields = [...Map.groupBy(own, ({ field }) => field)].map(([field, found]) => {
    const [first] = found
    const isOne = found.every(({ value }) => value.toLowerCase() === first!.value.toLowerCase())
    return [field, isOne ? valueTold(first!.value, first!.told) : null] as const
  })
  return fieldsTold(Object.fromEntries(fields))
}
