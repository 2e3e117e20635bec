import { oncePer } from '../../lib/once-per.ts'
import { SAME_EDGE } from '../tolerances.ts'
import { type Amount, amountsAmong } from './amounts.ts'
import type { Finding } from './findings.ts'
import type { Topic } from './headings.ts'
import { limitConcept, meaningOf } from './limit-labels.ts'
import { demandedWords } from './limit-pages.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, cellOf, type Sheet, type Span, spanNorm, spanOf, type Token } from './sheet.ts'

/** A series tells several limits. */
const LEAST = 2
const SURE = 0.92

type Part = { amount: Amount; label: Span }

/**
 * Limits one after the other in a run of words: 'Each Occurrence $1,000,000 General Aggregate $2,000,000'. Whether a label stands before its
 * amount or behind it is decided for the whole run, by what it begins and ends with. Of a run that says otherwise than what is printed apart,
 * `known`, nothing is taken but what it says otherwise.
 */
export function readLimitSeries(sheets: Sheet[], topics: TopicMap, known: Finding[]): Finding[] {
  return sheets.flatMap((sheet) =>
    seriesOn(sheet).flatMap(({ cell, parts }) => {
      const topic = topics.at(sheet.number, cell.row, cell.left)
      const found = parts.flatMap((part) => limitOf(part, topic))
      const keys = new Set(found.map(({ key }) => key))
      if (keys.size < LEAST || keys.size < found.length) return []
      const otherwise = found.filter(({ key, value }) => known.some((one) => one.key === key && one.value !== value))
      const told = otherwise.length ? otherwise : found
      return told.map((one) => ({ ...one, page: sheet.number, row: cell.row, sure: SURE, topic }))
    }),
  )
}

/** The words of a page's series of limits, also of those that may run on over a line: what stands beside an amount there may be of the next. */
export const wordsOfSeries = (sheet: Sheet): Set<Token> =>
  new Set([...seriesOn(sheet).map(({ cell }) => cell), ...tornOn(sheet)].flatMap(({ tokens }) => tokens))

/** Lines of several limits of which nobody knows where one ends: none of them is read by itself. */
const tornOn = (sheet: Sheet): Cell[] =>
  wrappedLines(sheet).flatMap(({ cell, first, last }) => {
    const limits = amountsAmong(cell.tokens).filter(({ weak }) => !weak)
    const isSeries = limits.length >= LEAST && wordsBetween(cell, limits[0]!, limits[1]!)
    return isSeries && (isTorn(first.above, first) || isTorn(last, last.below)) ? [cell] : []
  })

const wordsBetween = (cell: Cell, first: Amount, second: Amount) =>
  limitConcept(spanNorm(spanOf(cell, first.to, second.from))) !== null

const understood = (parts: Part[]) =>
  parts.every(({ label }) => ANY_LINE.some((line) => meaningOf(spanNorm(label), line) !== null))
const ANY_LINE: (Topic | null)[] = ['gl', 'umbrella', 'auto', 'wc']

const seriesOn = oncePer((sheet: Sheet): { cell: Cell; parts: Part[] }[] => {
  const demanded = demandedWords(sheet)
  return wrappedLines(sheet).flatMap(({ cell, first, last }) => {
    if (demanded.has(cell.tokens[0]!) || isTorn(first.above, first) || isTorn(last, last.below)) return []
    const parts = partsOf(cell)
    return parts.length >= LEAST && understood(parts) ? [{ cell, parts }] : []
  })
})

/** Whether words may run on from one line to the next: then nobody knows which amount those at its edge belong to. */
function isTorn(above: Cell | undefined, below: Cell | undefined): boolean {
  if (!above || !below || below.top - above.bottom > (below.bottom - below.top) * TIGHT) return false
  if (isLabelled(below)) return false
  const last = amountsAmong(above.tokens).at(-1)
  const isEnded = /[.;:]$/.test(above.text) || (last !== undefined && last.to === above.tokens.length)
  const runsOn = above.tokens.length >= PROSE && amountsAmong(below.tokens)[0]?.from === 0
  return !isEnded && (last !== undefined || runsOn)
}
const TIGHT = 0.6

/** A line with a label of its own before it, as in a list of labels and values, goes on with nothing above. */
const isLabelled = ({ before }: Cell) => before?.text.endsWith(':') === true
/** A line of so many words may be of a sentence. */
const PROSE = 6

/** The lines of a page with those they wrap to: a line that ends where the next word would have had room is followed by another thing. */
function wrappedLines(sheet: Sheet): { cell: Cell; first: Cell; last: Cell }[] {
  const cells = sheet.rows.flatMap((row) => row.cells)
  const margin = sheet.width - Math.min(...cells.map(({ left }) => left))
  const next = (cell: Cell) => {
    const [word] = cell.below?.tokens ?? []
    const isFull = word !== undefined && cell.right + word.box[2] > margin - ROOM
    return isFull && Math.abs(cell.below!.left - cell.left) < SAME_EDGE.cell ? cell.below : undefined
  }
  const isSeries = ({ tokens }: Cell) => amountsAmong(tokens).length >= LEAST
  const rest = new Set(cells.filter(isSeries).flatMap((cell) => next(cell) ?? []))
  return cells
    .filter((cell) => !rest.has(cell))
    .map((start) => {
      const lines = [start]
      for (let cell = isSeries(start) ? next(start) : undefined; cell; cell = next(cell)) lines.push(cell)
      const [first, last] = [start, lines.at(-1)!]
      if (lines.length === 1) return { cell: start, first, last }
      const cell = {
        ...cellOf(
          lines.flatMap(({ tokens }) => tokens),
          start.page,
        ),
        row: start.row,
      }
      return { cell, first, last }
    })
}
const ROOM = 4

function limitOf(
  { amount, label }: Part,
  topic: Topic | null,
): Pick<Finding, 'key' | 'value' | 'spans' | 'valueSpan'>[] {
  const meaning = meaningOf(spanNorm(label), topic)
  if (!meaning || meaning === 'other') return []
  const valueSpan = spanOf(label.cell, amount.from, amount.to)
  const spans = label.from < amount.from ? [label, valueSpan] : [valueSpan, label]
  return [{ key: meaning.key, value: amount.value, spans, valueSpan }]
}

/** Each amount with its label; empty where words stand at both ends of the run or at neither, or none stand between two amounts. */
function partsOf(cell: Cell): Part[] {
  const amounts = amountsAmong(cell.tokens)
  if (amounts.length < LEAST || amounts.some(({ weak }) => weak)) return []
  const colon = cell.tokens.findLastIndex(({ text }, index) => index < amounts[0]!.from && text.endsWith(':'))
  // What a colon ends right before an amount is its label, unless it names all that follows.
  const isHead =
    colon >= 0 && (colon < amounts[0]!.from - 1 || /\bLIMITS?\b/.test(spanNorm(spanOf(cell, 0, colon + 1))))
  const start = isHead ? colon + 1 : 0
  const edges = [start, ...amounts.flatMap(({ from, to }) => [from, to]), cell.tokens.length]
  const words = Array.from({ length: amounts.length + 1 }, (_, at) => spanOf(cell, edges[2 * at]!, edges[2 * at + 1]!))
  const isEmpty = (span: Span) => spanNorm(span) === ''
  if (words.slice(1, -1).some(isEmpty) || isEmpty(words[0]!) === isEmpty(words.at(-1)!)) return []
  const labels = isEmpty(words[0]!) ? words.slice(1) : words.slice(0, -1)
  return amounts.map((amount, at) => ({ amount, label: labels[at]! }))
}
