import { oncePer } from '../../lib/once-per.ts'
import { amountsAmong } from './amounts.ts'
import { paragraphsOf } from './paragraphs.ts'
import { sentencesOf } from './sentences.ts'
import { type Cell, normal, type Row, type Sheet } from './sheet.ts'

/** Pages whose amounts are not the limits their labels name: a deductible's schedule, a table in thousands. */
export const printsNoLimits = (sheet: Sheet) => isDeductiblePage(sheet) || isInThousands(sheet)

/** A page that says of its amounts that they are in thousands. */
export const isInThousands = oncePer((sheet: Sheet) =>
  sheet.rows.some((row) => row.cells.some(({ text }) => IN_THOUSANDS.test(text))),
)

/** Whether words say of the amounts beside or under them that they leave zeros out: 'Annual sales ($000)', 'Values in $ millions'. */
export const omitsZeros = (text: string) => IN_THOUSANDS.test(text) || OMITTED.test(text)
const OMITTED =
  /(?:\bin |\$ ?|\()(?:(?:us )?(?:\$|dollars) ?)?(?:thousands|millions)\b|\(\$ ?(?:k|mm?)\)|\$k\b|(?:\bin |[x×] ?)\$ ?1,?000(?:['’]?s)?\b(?!,)|[x×] ?1,?000\b(?!,)/i

/** Whether words say that amounts leave out three zeros: an M may be of thousands or of millions. */
export const saysThousands = (text: string) => omitsZeros(text) && !/\bmillions?\b|\(\$ ?mm?\)/i.test(text)

/** The words of a head without those that say which zeros its amounts leave out. */
export const withoutOmitted = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)/g, (aside) => (omitsZeros(aside) ? '' : aside))
    .replace(IN_THOUSANDS, ' ')
    .replace(OMITTED, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The schedule of a deductible endorsement prints its amounts beside the names of coverages. */
function isDeductiblePage(sheet: Sheet) {
  const head = sheet.rows.slice(0, 8).flatMap((row) => row.cells.map((cell) => cell.norm))
  return head.some((norm) => DEDUCTIBLE_TITLE.test(norm)) && !head.some((norm) => /\bDECLARATIONS?\b/.test(norm))
}

const DEDUCTIBLE_TITLE =
  /^(?:(?!LIMITS?\b)[A-Z]+ ){0,4}DEDUCTIBLES?(?: (?:LIABILITY|INSURANCE|ENDORSEMENT|SCHEDULE|PER|EACH|CLAIM|OCCURRENCE|INCLUDING|ALLOCATED|LOSS|ADJUSTMENT|EXPENSES?))+$/

/**
 * Amounts on such a page do not say what they print: "($000)", "(000s)", "000 omitted". Three zeros without more may be a territory or a code
 * ("Territory: 000"), or the end of an amount that was read with gaps ("$1,000, 000").
 */
const IN_THOUSANDS =
  /\bIN THOUSANDS\b|\bTHREE ZEROS OMITTED\b|(?<![\w.,-]|[\d.,] \(?)(?:\(\$? ?000\)|\$ ?000|000['’]?S|000 OMITTED)(?![\w.,-]| \d)/i

/** Somebody must have the insurance, or would have it: what the sentence tells is not what the document gives. */
const DEMAND =
  /\b(?:MUST|SHALL|SHOULD|AGREES? TO|REQUIRED TO|NEEDS? TO|HAS TO|HAVE TO)\b(?: \w+){0,6} (?:CARRY|CARRIES|MAINTAIN|HAVE|KEEP|PROVIDE|PROCURE|BUY|PURCHASE|OBTAIN|FURNISH|SHOW)\b|\bSUBJECT TO (?:A|AN|THE) (?:SUB ?)?LIMIT\b|\bRECOMMEND|\bFOR EXAMPLE\b|\bIN THIS EXAMPLE\b/

/** The words of the paragraphs and lines of a page that demand insurance, or only suppose it, and what stands behind or, after a colon, under them. */
export const demandedWords = oncePer((sheet: Sheet) => {
  const said = paragraphsOf(sheet).filter(({ norm }) => DEMAND.test(norm))
  const wrapped = new Set([...said, ...demandingSentences(sheet)].flatMap(({ tokens }) => tokens))
  const demands = (cell: Cell) => DEMAND.test(cell.norm) || wrapped.has(cell.tokens[0]!)
  const lines = sheet.rows.flatMap((row) => {
    const from = row.cells.findIndex(demands)
    return from < 0
      ? []
      : [...row.cells.slice(from), ...(row.cells[from]!.text.endsWith(':') ? listUnder(sheet, row) : [])]
  })
  return new Set([...wrapped, ...lines.flatMap(({ tokens }) => tokens)])
})

/** Sentences that say how much insurance there must be at the least; those beside them may tell what there is. */
const demandingSentences = (sheet: Sheet) =>
  sentencesOf(sheet).filter(({ tokens }) => LEAST.test(normal(tokens.map(({ text }) => text).join(' '))))
const LEAST = /\b(?:AT LEAST|(?:NOT|NO) LESS THAN|MINIMUM OF)(?: USD)? \d{1,3}(?: \d{3})+\b/

/** The rows of amounts that follow a row closely. */
function listUnder(sheet: Sheet, head: Row): Cell[] {
  const list: Cell[] = []
  let { bottom } = head
  for (const { cells, top, bottom: end } of sheet.rows.slice(head.index + 1)) {
    if (top - bottom > (end - top) * CLOSE || !cells.some(({ tokens }) => amountsAmong(tokens).length)) break
    list.push(...cells)
    bottom = end
  }
  return list
}
const CLOSE = 1.5
