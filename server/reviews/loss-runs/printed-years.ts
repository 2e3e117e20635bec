import { parseDate } from '../../../shared/dates.ts'
import { type Measure, measureNamed } from '../../documents/index.ts'
import { plain } from '../cells.ts'
import type { Cell, Finding, ReviewTable } from '../types.ts'
import { cents, computed, counted, dollars, said, wordsAcross } from './money.ts'
import { type PrintedTotal, titleOf } from './printed-total.ts'
import type { Run } from './runs.ts'
import { textOf } from './words.ts'

/** A row of a run's own summary by year: 'YYYY' in which its term begins, and the figures it prints. */
type PrintedYear = { run: Run; total: PrintedTotal; year: string }

/** The years that a run sums up itself, in their order. */
export const printedYears = (run: Run): PrintedYear[] =>
  run.totals
    .flatMap((total) => {
      const told = textOf(total.year)
      return told ? [{ run, total, year: parseDate(told.split(' - ')[0]!)?.slice(0, 4) ?? told }] : []
    })
    .sort((a, b) => a.year.localeCompare(b.year))

const MEASURES = ['paid', 'reserved', 'incurred'] as const satisfies Measure[]
type Figure = 'count' | (typeof MEASURES)[number]

/** A figure that a row prints, with its words; null where it prints none. */
function printedFigure(
  { run, total }: Pick<PrintedYear, 'run' | 'total'>,
  figure: Figure,
): (Cell & { value: number }) | null {
  const found = Object.entries(total.fields).find(([name]) => (name === 'count' ? name : measureNamed(name)) === figure)
  if (!found || typeof found[1].value !== 'number') return null
  const [, { value, source }] = found as [string, { value: number; source: (typeof found)[1]['source'] }]
  const text = figure === 'count' ? String(value) : dollars(cents(value))
  // A sum of several figures stands in words of them all.
  return { ...said(run.paper, text, wordsAcross(source, found[1].further ?? [])), value }
}

/** The years as the carriers print them, each figure where it stands; null where no run sums up years. */
export function yearsAsPrinted(runs: readonly Run[]): ReviewTable | null {
  const years = runs.flatMap(printedYears)
  if (!years.length) return null
  const numbers = ['Claims', 'Paid', 'Reserved', 'Incurred'].map((label) => ({ label, isNumber: true }))
  const head = [{ label: 'Year', isNumber: false }, { label: 'As printed', isNumber: false }, ...numbers]
  const cell = (one: PrintedYear, figure: Figure): Cell => printedFigure(one, figure) ?? computed('', 'not printed')
  return {
    title: 'Years as the carrier prints them',
    head,
    rows: years.map((one) => [
      plain(one.year),
      said(one.run.paper, titleOf(one.total), one.total.name.source),
      ...(['count', ...MEASURES] as const).map((figure) => cell(one, figure)),
    ]),
  }
}

/** The row of totals below the years of a run, held against them to the cent. */
export function checkYears(run: Run): Finding[] {
  const own: PrintedTotal[] = []
  return run.totals.flatMap((total, at): Finding[] => {
    if (total.year) own.push(total)
    const rows = total.ofYears ? own.splice(0) : []
    return rows.length > 1
      ? (['count', ...MEASURES] as const).flatMap((one) => checkSum(run, rows, total, one, at))
      : []
  })
}

function checkSum(run: Run, rows: PrintedTotal[], total: PrintedTotal, figure: Figure, at: number): Finding[] {
  const whole = printedFigure({ run, total }, figure)
  const parts = rows.map((row) => printedFigure({ run, total: row }, figure))
  if (!whole || !parts.every((part) => part !== null)) return []
  const sum = parts.reduce((all, { value }) => all + cents(value), 0)
  const added = figure === 'count' ? String(sum / 100) : dollars(sum)
  const isEqual = sum === cents(whole.value)
  const years = counted(rows.length, 'year')
  return [
    {
      id: `years:${run.paper.fileId}:${total.page}:${at}:${figure}`,
      group: 'Totals',
      topic: `${rows.length} years: ${figure === 'count' ? 'claims' : figure}`,
      verdict: isEqual ? 'EQUAL' : run.isWhole ? 'CONTRADICTS' : 'UNSURE',
      severity: isEqual ? 'NONE' : run.isWhole ? 'HIGH' : 'LOW',
      cells: [whole, { ...parts[0]!, text: added, note: `added up from ${years} as printed` }],
      why: isEqual
        ? `The ${years} add up to the total that is printed.`
        : `The printed total is ${whole.text}, the ${years} add up to ${added}.`,
      action: isEqual ? null : 'Ask the carrier for a corrected loss run.',
    },
  ]
}
