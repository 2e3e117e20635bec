import { isDenied } from '../../../shared/sentence.ts'
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
  const labels = labelsOn(sheets)
  const named = COVERAGES.filter((coverage) => labels.some((label) => coverage.test(label)))
  return named.length >= LEAST && !labels.some((label) => COMMERCIAL.test(label) && !isDenied(label))
}

/** The coverages of autos. */
const OF_AUTOS = [/\bBODILY INJURY\b/, /\bPROPERTY DAMAGE\b/, /\bCOLLISION\b/, /\bUNINSURED MOTORISTS?\b/]
/** What the rates of a household's autos go by: who drives them, and what is taken off for that. */
const OF_HOUSEHOLDS = [/\bDISCOUNTS?\b/, /\b(?:DRIVERS?|OPERATORS?|HOUSEHOLD)\b/]
const OF_FLEETS = /\b(?:BUSINESS AUTO|COVERED AUTOS?|SYMBOLS?|MOTOR CARRIER|TRUCKERS|GARAGE|EMPLOYEES?)\b/

/** Whether pages are of a policy of the autos of a household. */
export function isOfHouseholdAutos(sheets: readonly Sheet[]): boolean {
  const labels = labelsOn(sheets)
  const isNamed = (words: RegExp) => labels.some((label) => words.test(label))
  return (
    OF_AUTOS.filter(isNamed).length >= LEAST &&
    OF_HOUSEHOLDS.every(isNamed) &&
    !labels.some((label) => (COMMERCIAL.test(label) || OF_FLEETS.test(label)) && !isDenied(label))
  )
}

const labelsOn = (sheets: readonly Sheet[]): string[] =>
  sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ norm, tokens }) => (tokens.length <= LABEL ? [norm] : []))),
  )
