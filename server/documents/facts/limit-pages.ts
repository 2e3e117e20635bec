import { oncePer } from '../../lib/once-per.ts'
import { paragraphsOf } from './paragraphs.ts'
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

/** Somebody must have the insurance, or would have it: what the sentence tells is not what the paper gives. */
const DEMAND =
  /\b(?:MUST|SHALL|SHOULD|AGREES? TO|REQUIRED TO|NEEDS? TO|HAS TO|HAVE TO)\b(?: \w+){0,6} (?:CARRY|CARRIES|MAINTAIN|HAVE|KEEP|PROVIDE|PROCURE|BUY|PURCHASE|OBTAIN|FURNISH|SHOW)\b|\bSUBJECT TO (?:A|AN|THE) (?:SUB ?)?LIMIT\b|\bRECOMMEND|\bFOR EXAMPLE\b|\bIN THIS EXAMPLE\b/

/** The words of the paragraphs and lines of a page that demand insurance, or only suppose it, and what stands behind such a line. */
export const demandedWords = oncePer((sheet: Sheet) => {
  const lines = sheet.rows.flatMap(({ cells }) => {
    const from = cells.findIndex(({ norm }) => DEMAND.test(norm))
    return from < 0 ? [] : cells.slice(from)
  })
  return new Set(
    [...paragraphsOf(sheet).filter(({ norm }) => DEMAND.test(norm)), ...lines].flatMap(({ tokens }) => tokens),
  )
})
