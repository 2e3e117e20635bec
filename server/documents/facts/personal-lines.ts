import type { Sheet } from './sheet.ts'

/** The coverages that policies of homes and their contents name, which no commercial policy has. */
const COVERAGES = [
  /^(?:COVERAGE )?(?:[A-Z] )?DWELLING(?: PROTECTION)?(?: COVERAGE| LIMIT)?$/,
  /^(?:COVERAGE )?(?:[A-Z] )?(?:OTHER|SEPARATE|APPURTENANT) STRUCTURES\b/,
  /^(?:COVERAGE )?(?:[A-Z] )?(?:LOSS OF USE|ADDITIONAL LIVING EXPENSES?)\b/,
  /^(?:COVERAGE )?(?:[A-Z] )?(?:PERSONAL|FAMILY) LIABILITY\b/,
  /^(?:COVERAGE )?(?:[A-Z] )?(?:MEDICAL PAYMENTS? TO OTHERS|GUEST MEDICAL)\b/,
]
const LEAST = 2
const COMMERCIAL = /\bGENERAL LIABILITY\b|\bBUSINESS ?OWNERS?\b|\bCOMMERCIAL\b/
const LABEL = 12

/** Whether pages are of a homeowners, dwelling, or renters policy: its liability is none of a business. */
export function isPersonal(sheets: readonly Sheet[]): boolean {
  const labels = sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ norm, tokens }) => (tokens.length <= LABEL ? [norm] : []))),
  )
  const named = COVERAGES.filter((coverage) => labels.some((label) => coverage.test(label)))
  return named.length >= LEAST && !labels.some((label) => COMMERCIAL.test(label))
}
