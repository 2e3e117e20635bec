import { parseAmount } from '../../../../shared/amounts.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { withoutOmitted } from '../../facts/limit-pages.ts'
import { normal } from '../../facts/sheet.ts'
import { vocabularyOf } from '../labels.ts'
import { wordsOf } from '../words.ts'
import { PREMISES } from './families.ts'
import { headsOfTerm } from './heads-of-term.ts'
import type { Scale } from './scales.ts'
import { calledWorth, WORTH } from './worth.ts'

/** A column of what a building or what is in it is worth: `name` as its head calls it; `columns` those of other years, too; `scale`: of one in thousands. */
export type ValueColumn = { name: string; concept: string; column: number; columns: number[]; scale: Scale | null }

const VOCABULARY = vocabularyOf(PREMISES)

/** The columns of a statement of values that tell what is insured, each for the term that begins in `starts`. `scales`: how each is counted. */
export function valueColumns(
  heads: readonly string[],
  values: readonly string[][],
  starts: number | null,
  scales: readonly (Scale | null)[],
): ValueColumn[] {
  const isAmounts = (column: number) =>
    values[column]!.length > 0 &&
    values[column]!.every((text) => AMOUNT.test(text) || /^[-–—]$|^included$/i.test(text)) &&
    values[column]!.some((text) => (scales[column] ? /[1-9]/ : /[\d,]{5,}/).test(text))
  const amounts = heads.map((head, column) => (isAmounts(column) ? withoutOmitted(head) : ''))
  const kept = headsOfTerm(amounts, VOCABULARY, starts)
  const conceptOf = (text: string) => limitConcept(normal(text))
  const found = kept.flatMap((head, column) => {
    const name = calledWorth(head)
    const concept = name ? conceptOf(name) : null
    if (!concept || !WORTH.has(concept)) return []
    const columns = [...heads.keys()].filter((at) => amounts[at] && conceptOf(calledWorth(amounts[at]!)) === concept)
    return [{ name, concept, column, columns, scale: scales[column] ?? null }]
  })
  const others = besideKnown(kept, values, found).flatMap((column): ValueColumn[] => {
    const name = calledWorth(kept[column]!)
    return name ? [{ name, concept: normal(name), column, columns: [column], scale: found[0]!.scale }] : []
  })
  return [...found, ...others].toSorted((a, b) => a.column - b.column)
}

/**
 * The columns of what else is insured beside known ones: row for row, with these they make the total that stands behind them. None where amounts are counted in
 * two ways.
 */
function besideKnown(heads: readonly string[], values: readonly string[][], known: readonly ValueColumn[]): number[] {
  const [first] = known
  const total = first ? heads.findIndex((head, at) => at > first.column && wordsOf(head).includes('total')) : -1
  if (total < 0 || known.some(({ scale }) => scale?.by !== first!.scale?.by || scale?.isSure !== first!.scale?.isSure))
    return []
  const sums = values[total]!.map(amountIn)
  const columns = [...heads.keys()].slice(first!.column, total)
  const isWhole = columns.every((at) => heads[at] && values[at]!.length === sums.length)
  const isSum = (sum: number, row: number) => columns.reduce((all, at) => all + amountIn(values[at]![row]!), 0) === sum
  return isWhole && sums.length > 1 && sums.every(isSum)
    ? columns.filter((at) => !known.some(({ column }) => column === at))
    : []
}

const amountIn = (text: string): number => parseAmount(text) ?? 0

const AMOUNT = /^\$?\s?[\d,]+(?:\.\d{1,2})?$/
