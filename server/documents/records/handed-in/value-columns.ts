import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import { vocabularyOf } from '../labels.ts'
import { PREMISES } from './families.ts'
import { headsOfTerm } from './heads-of-term.ts'

/** A column of what a building or what is in it is worth: `name` as its head calls it; `columns` those of other years, too. */
type ValueColumn = { name: string; column: number; columns: number[] }

const WORTH: ReadonlySet<string | null> = new Set(['building', 'personal-property', 'business-income'])
const VOCABULARY = vocabularyOf(PREMISES)

/** The columns of a statement of values that tell what is insured, each for the term that begins in `starts`. */
export function valueColumns(heads: readonly string[], values: readonly string[][], starts: number | null): ValueColumn[] {
  const isAmounts = (column: number) =>
    values[column]!.length > 0 && values[column]!.every((text) => /^\$?\s?[\d,]+(?:\.\d\d)?$|^[-–—]$|^included$/i.test(text)) && values[column]!.some((text) => /[\d,]{5,}/.test(text))
  const amounts = heads.map((head, column) => (isAmounts(column) ? head : ''))
  const kept = headsOfTerm(amounts, VOCABULARY, starts)
  const conceptOf = (text: string) => limitConcept(normal(text))
  const bare = (text: string) => text.replace(/\b(?:19|20)\d{2}\b/g, ' ').replace(/\b(?:values?|limits?|amounts?|\(\$\))(?:\s|$)/gi, ' ').replace(/\s+/g, ' ').trim()
  return kept.flatMap((head, column) => {
    const name = bare(head)
    const concept = name ? conceptOf(name) : null
    if (!WORTH.has(concept)) return []
    const columns = [...heads.keys()].filter((at) => amounts[at] && conceptOf(bare(amounts[at]!)) === concept)
    return [{ name, column, columns }]
  })
} // biome-ignore format: short
