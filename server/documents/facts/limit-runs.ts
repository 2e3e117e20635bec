import { amountNumber, amountsAmong } from './amounts.ts'
import type { Finding } from './findings.ts'
import type { Topic } from './headings.ts'
import type { FactKey } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, type Row, type Sheet, type Span, spanNorm, spanOf } from './sheet.ts'

/** Labels that are followed by several amounts at once, in the order the trade writes them. */
const RUNS: { label: RegExp; topics: (Topic | null)[]; keys: FactKey[] }[] = [
  {
    label:
      /^(?:\d |[A-C] )?(?:PART TWO )?(?:EMPLOYERS LIABILITY|E L|EL)(?: INSURANCE)?(?: LIMITS?(?: OF LIABILITY)?)?$/,
    topics: ['wc', null, 'reset'],
    keys: ['wc.eachAccident', 'wc.diseasePolicyLimit', 'wc.diseaseEachEmployee'],
  },
  {
    label:
      /^(?:BODILY INJURY|BI)(?: LIABILITY)?(?: LIMITS?)?(?: EACH PERSON EACH (?:ACCIDENT|OCCURRENCE)| PER PERSON PER ACCIDENT)?$/,
    topics: ['auto'],
    keys: ['auto.bodilyInjuryPerPerson', 'auto.bodilyInjuryPerAccident'],
  },
  {
    label:
      /^(?:COMMERCIAL )?(?:GENERAL LIABILITY |(?:BUSINESS )?LIABILITY(?: AND MEDICAL EXPENSES?)? )?(?:LIMITS? )?(?:EACH |PER )?OCCURRENCE(?: AND)? (?:GENERAL |POLICY |ANNUAL )?AGGREGATE(?: LIMITS?)?$/,
    topics: ['gl', null, 'reset'],
    keys: ['gl.eachOccurrence', 'gl.generalAggregate'],
  },
  {
    label:
      /^(?:UMBRELLA |EXCESS )?(?:LIABILITY )?(?:LIMITS? )?(?:EACH |PER )?OCCURRENCE(?: AND)? (?:GENERAL |POLICY |ANNUAL )?AGGREGATE(?: LIMITS?)?$/,
    topics: ['umbrella'],
    keys: ['umbrella.eachOccurrence', 'umbrella.aggregate'],
  },
]

/** Limits in a run behind one label: '$1,000,000 / $2,000,000', '500,000/500,000/500,000'. */
export function readLimitRuns(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) => row.cells.flatMap((cell) => runAt(sheet, row, cell, topics))),
  )
}

function runAt(sheet: Sheet, row: Row, cell: Cell, topics: TopicMap): Finding[] {
  const amounts = amountsAmong(cell.tokens)
  if (amounts.length < 2 || amounts.some((amount) => amount.weak)) return []
  const topic = topics.at(sheet.number, row.index, cell.left)
  for (const label of labelsOf(row, cell, amounts[0]!.from)) {
    const words = label.map(spanNorm).join(' ').trim()
    const run = RUNS.find(
      (one) => one.topics.includes(topic) && one.keys.length === amounts.length && one.label.test(words),
    )
    if (!run) continue
    const between = cell.tokens
      .slice(amounts[0]!.from, amounts.at(-1)!.to)
      .some((token) => /[A-Za-z]{3,}/.test(token.text))
    if (between || !inOrder(amounts.map((amount) => amountNumber(amount.value)))) return []
    const whole = spanOf(cell, amounts[0]!.from, amounts.at(-1)!.to)
    const parts = partsOf(label, run.keys.length)
    return run.keys.map((key, index) => ({
      key,
      value: amounts[index]!.value,
      ...(parts
        ? quoted([parts[index]!], spanOf(cell, amounts[index]!.from, amounts[index]!.to))
        : quoted(label, whole)),
      page: sheet.number,
      row: row.index,
      sure: 0.88,
      topic,
    }))
  }
  return []
}

const quoted = (label: Span[], valueSpan: Span) => ({ spans: [...label, valueSpan], valueSpan })

/** 'Per occurrence / general aggregate': the part of a label that names each amount; null where it has not as many as there are. */
function partsOf([label, ...more]: Span[], count: number): Span[] | null {
  if (!label || more.length) return null
  const { cell, from, to } = label
  const marks = cell.tokens.flatMap(({ text }, index) => (index >= from && index < to && text === '/' ? [index] : []))
  if (marks.length !== count - 1) return null
  return [from, ...marks.map((mark) => mark + 1)].map((start, index) => spanOf(cell, start, marks[index] ?? to))
}

/** The words before the amounts in their own cell, else the cell before, else the two cells before. */
function labelsOf(row: Row, cell: Cell, first: number): Span[][] {
  if (first > 0) return [[spanOf(cell, 0, first)]]
  const at = row.cells.indexOf(cell)
  const [near, far] = [row.cells[at - 1], row.cells[at - 2]]
  return [...(near ? [[spanOf(near)]] : []), ...(near && far ? [[spanOf(far), spanOf(near)]] : [])]
}

/** Two rise, or are equal; of three, the policy limit in the middle is the highest. */
function inOrder([first = 0, second = 0, third]: number[]) {
  return first <= second && (third === undefined || (third <= second && third === first))
}
