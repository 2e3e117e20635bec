import { oncePer } from '../../lib/once-per.ts'
import { companyName, cutName, mayCarry, wholeName } from './company-names.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { lineNamed, type Topic } from './headings.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import { columnConcept } from './limit-heads.ts'
import type { TopicMap } from './page-topics.ts'
import { ENDS_BROKEN, ENDS_NUMBER, policyNumber } from './policy-numbers.ts'
import { type Cell, overlap, type Row, type Sheet, type Span, spanOf } from './sheet.ts'
import { labelOf, type TextLabel } from './text-labels.ts'

type Column = 'line' | 'carrier' | 'number' | 'effective' | 'expiration' | 'term'

const LABELS: Partial<Record<TextLabel, Column>> = {
  number: 'number',
  carrier: 'carrier',
  effective: 'effective',
  expiration: 'expiration',
  period: 'term',
}
/** The head of the column that names what each policy insures; the company may stand there too. */
const LINE =
  /^(?:(?:KIND|TYPE|LINES?) OF )?(?:COVERAGES?|LINES?|TYPE|BUSINESS|INSURANCE|POLICY TYPE|POLICY)(?: (?:TYPE|PART|LINE|OF INSURANCE|OF COVERAGE|OF POLICY|PROVIDED))?(?: AND (?:COMPANY|CARRIER|INSURER|INSURANCE COMPANY))?$/
const NUMBER = /^POLICY(?: (?:NUMBER|NO|NUM|ID))?(?: S)?$/
/** 'Company / policy to be issued': one column of what tells a policy. */
const TELLING = /\b(?:COMPANY|INSURER|CARRIER|POLICY)\b/

/** Summaries that give each policy a row: line, carrier, number and term under the names of their columns. */
export function readPolicyTables(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) => {
      const columns = policyColumns(row)
      return columns ? groupsOf(sheet, row, columns).flatMap((rows) => groupFindings(sheet, rows, columns, topics)) : []
    }),
  )
}

/** The rows of each policy: from one that names its line or its number down to the next that names another line, or a number anew. */
function groupsOf(sheet: Sheet, header: Row, columns: Map<Column, Cell>): Row[][] {
  const groups: { rows: Row[]; named: LineOfBusiness | null; numbered: boolean }[] = []
  for (const row of bodyOf(sheet, header)) {
    const named = lineIn(row, columns)?.line ?? null
    const last = groups.at(-1)
    const numbers = numberCells(row, columns)
    const ends = last !== undefined && numberCells(last.rows.at(-1)!, columns).some(isBroken)
    const numbered = !ends && (numbers.some(isBroken) || numberIn(numbers) !== null)
    const isAnother = named && last?.named && named !== last.named
    if (last && !isAnother && !(numbered && last.numbered)) {
      last.rows.push(row)
      last.named ??= named
      last.numbered ||= numbered
    } else if (named || numbered) groups.push({ rows: [row], named, numbered })
  }
  return groups.map(({ rows }) => rows)
}

/** The cells of a row in which its policy's number may stand: under 'Insurer / policy number' the number says no more that it is one. */
function numberCells({ cells }: Row, columns: Map<Column, Cell>): Cell[] {
  const [number, carrier] = [columns.get('number'), columns.get('carrier')]
  if (number) return cells.filter((cell) => isUnder(cell, number))
  if (!carrier) return []
  const isTold = /\bPOLICY\b/.test(carrier.norm)
  return cells.filter((cell) => isUnder(cell, carrier) && (isTold || /\bPOLICY\b/.test(cell.norm)))
}

const isBroken = ({ text }: Cell) => ENDS_BROKEN.test(text)

/** The line of insurance that a row names in the column of them, whose name may go on in the next line: 'Workers', 'Compensation'. */
function lineIn(row: Row, columns: Map<Column, Cell>): { cell: Cell; line: LineOfBusiness } | null {
  const cell = lineCellOf(row, columns.get('line')!)
  if (!cell || cell.tokens.length > MOST_WORDS) return null
  const { below } = cell
  const isWrapped = below && !lineNamed(below.norm) && below.top - cell.bottom < (cell.bottom - cell.top) * WRAP
  const line = lineNamed(cell.norm) ?? (isWrapped ? lineNamed(`${cell.norm} ${below.norm}`) : null)
  return line && { cell, line }
}
const WRAP = 0.6
/** The most words that name a line of insurance in a column. */
const MOST_WORDS = 8

/** Rows of a table of policies that name a line and no number, where others have theirs: what they tell is of no policy that is known. */
function unnumbered(sheet: Sheet, header: Row, columns: Map<Column, Cell>): Row[] {
  const isNumbered = (rows: Row[]) => numberIn(rows.flatMap((row) => numberCells(row, columns).slice(0, 1))) !== null
  const groups = groupsOf(sheet, header, columns)
  return groups.some(isNumbered) ? groups.filter((rows) => rows[0]!.cells.length > 1 && !isNumbered(rows)).flat() : []
}

/** The same headings, with the rows of such a table under the line they name, down to the next line's row. */
export function withTableLines(sheets: Sheet[], topics: TopicMap): TopicMap {
  const lines = new Map<string, Topic>()
  for (const sheet of sheets) {
    for (const header of sheet.rows) {
      const columns = policyColumns(header)
      const over = topics.at(sheet.number, header.index, header.cells[0]!.left)
      if (!columns || over === 'underlying' || over === 'prior') continue
      let line: LineOfBusiness | null = null
      for (const row of bodyOf(sheet, header)) {
        const cell = lineCellOf(row, columns.get('line')!)
        const named = lineIn(row, columns)?.line ?? null
        const goesOn: boolean =
          cell?.above !== undefined &&
          !named &&
          line !== null &&
          cell.top - cell.above.bottom < (cell.bottom - cell.top) * WRAP
        line = cell && !goesOn ? named : line
        if (line) lines.set(`${sheet.number}/${row.index}`, line)
      }
      for (const row of unnumbered(sheet, header, columns)) lines.set(`${sheet.number}/${row.index}`, 'foreign')
    }
  }
  return {
    ...topics,
    at: (page, row, x) => {
      const topic = topics.at(page, row, x)
      return topic === 'underlying' || topic === 'prior' ? topic : (lines.get(`${page}/${row}`) ?? topic)
    },
  }
}

function lineCellOf(row: Row, header: Cell) {
  return row.cells.find((cell) => isUnder(cell, header))
}

function policyColumns(row: Row): Map<Column, Cell> | null {
  const columns = new Map<Column, Cell>()
  for (const cell of row.cells) {
    const found = columnOf(cell, row)
    if (found && !columns.has(found)) columns.set(found, cell)
  }
  const [first, ...others] = row.cells
  const line = columns.get('line')
  if (!line || columns.size < 2) return null
  // The line may stand behind the number or the company where both of these have heads of their own.
  if (line !== first) return columns.has('number') && columns.size >= MOST_TELLING ? columns : null
  return columns.has('number') || others.some((cell) => TELLING.test(cell.norm)) ? columns : null
}

/** As many columns are a table of policies, wherever their line stands. */
const MOST_TELLING = 4

function columnOf(cell: Cell, { cells }: Row): Column | undefined {
  // 'Type of insurance and', under it 'company': the rest of a head stands in the next line.
  const norm = cell.norm.replace(/ (?:AND|OR)$/, '')
  if (cell === cells[0] && LINE.test(norm)) return 'line'
  if (NUMBER.test(norm)) return 'number'
  if (LINE.test(norm)) return 'line'
  const label = labelOf(cell)
  return label && !label.rest
    ? LABELS[label.kind]
    : TELLING.test(norm) && norm.split(' ').length < 7
      ? 'carrier'
      : undefined
}

function bodyOf(sheet: Sheet, header: Row): Row[] {
  const body: Row[] = []
  let bottom = header.bottom
  for (const row of sheet.rows.slice(header.index + 1, header.index + 40)) {
    if (row.top - bottom > (header.bottom - header.top) * 4 || policyColumns(row)) break
    body.push(row)
    bottom = row.bottom
  }
  return body
}

/** What the policies of a page's tables cost each: the cells under the premium's head, however far below it. */
export const premiumCells = oncePer((sheet: Sheet): ReadonlySet<Cell> => {
  const isPremium = (cell: Cell) => columnConcept(cell) === 'premium'
  const own = sheet.rows.flatMap((row) => {
    const head = policyColumns(row) && row.cells.find(isPremium)
    return head ? bodyOf(sheet, row).flatMap(({ cells }) => cells.filter((cell) => overlap(cell, head) > 0.4)) : []
  })
  return new Set(own)
})

/** 'Workers compensation (expired)': a policy that is listed and holds no longer. */
const ENDED = /(?:^| )(?:EXPIRED|CANCELL?ED|LAPSED|TERMINATED|NON ?RENEWED|NOT RENEWED)$/

function groupFindings(sheet: Sheet, rows: Row[], columns: Map<Column, Cell>, topics: TopicMap): Finding[] {
  const named = rows.map((row) => lineIn(row, columns)).find((found) => found !== null)
  if (!named) return []
  const { cell: lineCell, line } = named
  const under = (column: Column): Cell[] => {
    const header = columns.get(column)
    return header ? rows.flatMap((row) => row.cells.find((cell) => isUnder(cell, header)) ?? []) : []
  }
  const number = numberIn(rows.flatMap((row) => numberCells(row, columns).slice(0, 1)))
  if (!number) return []
  const over = topics.at(sheet.number, rows[0]!.index, lineCell.left)
  const isOver = rows.some(({ cells }) => cells.some(({ norm }) => ENDED.test(norm)))
  const topic = isOver ? 'prior' : over === 'underlying' || over === 'prior' ? over : line
  const make = (key: FactKey, value: string, spans: Span[]): Finding => ({
    key,
    value,
    // The line's name beside a broken value's second part would stand between the two.
    spans: spans.length > 1 && spans[0]!.cell.row < lineCell.row ? spans : [spanOf(lineCell), ...spans],
    valueSpan: spans[0]!,
    page: sheet.number,
    row: rows[0]!.index,
    sure: 0.92,
    topic,
  })
  const found: Finding[] = [{ ...make('policy.number', number.text, number.spans), listed: line }]
  const carrier = carrierIn([...under('carrier'), ...under('line')])
  if (carrier) found.push(make('carrier.name', carrier.text, carrier.spans))
  const both = datesIn([...under('term'), ...(columns.has('term') ? [] : under('carrier'))])
  const effective = datesIn(under('effective'))[0] ?? both[0]
  const expiration = datesIn(under('expiration'))[0] ?? both[1]
  if (effective) found.push(make('policy.effective', effective.value, [effective.span]))
  if (expiration) found.push(make('policy.expiration', expiration.value, [expiration.span]))
  return found
}

const isUnder = (cell: Cell, header: Pick<Cell, 'left' | 'right'>) =>
  overlap(cell, header) > 0.4 || Math.abs(cell.left - header.left) < 10

const datesIn = (cells: Cell[]) =>
  cells.flatMap((cell) =>
    datesAmong(cell.tokens).map((date) => ({ value: date.value, span: spanOf(cell, date.from, date.to) })),
  )

/** The policy's number among these cells, behind its label; one that ends in a hyphen goes on in the next line. */
function numberIn(cells: Cell[]): { text: string; spans: Span[] } | null {
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1]
    if (isBroken(cell) && next && ENDS_NUMBER.test(next.text))
      return { text: cell.text + next.text, spans: [spanOf(cell), spanOf(next)] }
    const at = cell.tokens.findIndex(({ norm }) => norm === 'POLICY')
    const number = policyNumber(spanOf(cell, at + 1))
    if (number) return { text: number.text, spans: [number.span] }
  }
  return null
}

function carrierIn(cells: Cell[]): { text: string; spans: Span[] } | null {
  for (const cell of cells) {
    const cut = cutName(spanOf(cell))
    const whole = cut && wholeName(cut)
    if (whole && companyName(whole.text)) return whole
  }
  const [only] = cells
  return only && mayCarry(only.text) ? { text: only.text, spans: [spanOf(only)] } : null
}
