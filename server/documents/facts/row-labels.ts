import { lineNamed, strangeWords } from './headings.ts'
import type { Item } from './limit-items.ts'
import { LABEL_WORD } from './limit-labels.ts'
import type { Span } from './sheet.ts'

/** The first words before an amount that may name a limit or a line. */
export function rowLabel(own: Item[], place: number): Span | null {
  const first = own
    .slice(0, place)
    .find((item) => item.kind === 'text' && (LABEL_WORD.test(item.norm) || lineNamed(item.norm) !== null))
  return first?.span ?? null
}

/** A label that says no more than the line or 'limits': what stands behind or above the amount tells the rest. */
export function isBare(norm: string) {
  return (
    NEUTRAL.test(norm) ||
    (lineNamed(norm) !== null && strangeWords(norm).length === 0 && !/DEDUCT|PREMIUM|RETENTION|FEE|TAX/.test(norm))
  )
}

export const NEUTRAL =
  /^(LIMITS?( OF (INSURANCE|LIABILITY))?|LIABILITY|LIABILITY LIMITS?|COVERAGE|AMOUNT|LIMIT OF LIABILITY \w+|ITEM \d+( LIMITS? OF (INSURANCE|LIABILITY))?|\d+ LIMITS? OF (INSURANCE|LIABILITY))$/
