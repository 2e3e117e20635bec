import type { Page } from '../../types.ts'
import { fieldNamed, isAmount } from './columns.ts'
import type { CoverageTold } from './coverage-told.ts'
import type { deductiblesOn } from './deductibles.ts'
import type { Labelled } from './labelled.ts'
import { partsIn } from './parts.ts'
import type { Told } from './told.ts'

/** A term of coverages that a row of a list tells beside its name. `of`: the coverage it is of, '' for all. */
type Term = Pick<Labelled, 'label' | 'field' | 'value' | 'told' | 'isSure'> & { of: string }

/** What a row that is of coverages and none itself tells: 'All other perils deductible | $25,000', 'Valuation, buildings | Replacement Cost'. */
export function termBound(
  name: Told,
  value: Told,
): { deductible: ReturnType<typeof deductiblesOn>[number] | null; term: Term | null } {
  const told = { ...name, lines: [...name.lines, ...value.lines] }
  if (/\bdeductible\b/i.test(name.text)) {
    const amount = value.text.replace(/^\$\s*/, '')
    return { deductible: isAmount(value.text) ? { of: name.text, amount, told } : null, term: null }
  }
  const [label, ...of] = name.text.split(', ')
  const field = fieldNamed(label!)
  const term = { label: label!, value: value.text, told, isSure: true, of: of.join(', ') }
  return { deductible: null, term: field === null ? null : { ...term, field } }
}

/** Puts a term to the coverages that it names. */
export function tellOf({ field, told, value, of }: Term, coverages: readonly CoverageTold[], page: Page): void {
  const parts = partsIn((own) => (own === field ? { ...told, text: value } : undefined), page)
  for (const one of coverages) if (one.fields.coverage!.value === of) one.fields = { ...parts, ...one.fields }
}
