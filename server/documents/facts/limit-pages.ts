import type { Sheet } from './sheet.ts'

/** Pages whose amounts are not the limits their labels name: a deductible's schedule, a table in thousands. */
export function printsNoLimits(sheet: Sheet) {
  return isDeductiblePage(sheet) || sheet.rows.some((row) => row.cells.some((cell) => IN_THOUSANDS.test(cell.norm)))
}

/** The schedule of a deductible endorsement prints its amounts beside the names of coverages. */
function isDeductiblePage(sheet: Sheet) {
  const head = sheet.rows.slice(0, 8).flatMap((row) => row.cells.map((cell) => cell.norm))
  return head.some((norm) => DEDUCTIBLE_TITLE.test(norm)) && !head.some((norm) => /\bDECLARATIONS?\b/.test(norm))
}

const DEDUCTIBLE_TITLE =
  /^(?:(?!LIMITS?\b)[A-Z]+ ){0,4}DEDUCTIBLES?(?: (?:LIABILITY|INSURANCE|ENDORSEMENT|SCHEDULE|PER|EACH|CLAIM|OCCURRENCE|INCLUDING|ALLOCATED|LOSS|ADJUSTMENT|EXPENSES?))+$/

/** Amounts on such a page do not say what they print. */
const IN_THOUSANDS = /\b(IN|EXPRESSED IN) THOUSANDS\b|\b(000S?|THREE ZEROS) OMITTED\b|^\$? ?000S$/
