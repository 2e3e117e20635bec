import type { Cell, Row, Sheet } from '../facts/sheet.ts'
import type { Line } from '../types.ts'
import { isTitle } from '../units/labels.ts'
import { answerIn } from './answer.ts'
import { Words } from './words.ts'

/** What is read as one: a question of a list with its answer, a line, a row of a ruled table; or a heading. `isNear`: right under the item before. */
export type Item = { words: Words; isNumbered: boolean; isNear: boolean; heading: string | null }

/** '3.', '12)', 'Q4:', 'b.', '•', and what an e-mail puts before lines that it answers. */
export const NUMBERED =
  /^(?:[>|]\s*)*(?:Q(?:uestion)?\s?)?(?:\(?\d{1,3}\s?[a-z]?[.):](?!\d)|\(?[a-zA-Z][.)](?=\s)|[•·▪‣*–-](?=\s))\s*/i
const BARE_ANSWER = /^(?:yes|no|y|n|n\/a|x|_{2,}|\[.?\])$/i
const FILLED = 0.8
const MARGIN = 15
const MOST_INDENT = 40

type Part = { left: number; cells: Cell[] }
type Open = { parts: Part[]; isNumbered: boolean; isNear: boolean; row: string | undefined; last: Row }

/** The items of a page from the top, but for rows that were read otherwise. */
export function itemsOn({ rows, page }: Sheet, taken: ReadonlySet<Row>): Item[] {
  const ruled = ruledRows(page)
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.right)))
  const items: Item[] = []
  let open: Open | null = null
  let before: Row | null = null
  const close = () => {
    if (open) items.push(itemOf(open))
    open = null
  }
  for (const row of inColumns(rows, taken)) {
    if (taken.has(row)) {
      close()
      before = row
      continue
    }
    const isNear = before !== null && row.top - before.bottom < (row.bottom - row.top) * 1.1
    const runs = runsOf(row)
    for (const [at, cells] of runs.entries()) {
      const own = ruled.get(cells[0]!.tokens[0]!.line)
      const goesOn =
        open !== null &&
        at === 0 &&
        (own === undefined ? isNear && open.row === undefined && continues(open, cells, right) : own === open.row)
      if (goesOn) extend(open!, cells, row)
      else {
        close()
        open = {
          parts: cells.map((cell) => ({ left: cell.left, cells: [cell] })),
          isNumbered: NUMBERED.test(cells[0]!.text),
          isNear: isNear || at > 0,
          row: own,
          last: row,
        }
      }
    }
    before = row
  }
  close()
  return items
}

/** Numbered questions side by side in so many rows are two columns of questions. */
const LEAST_BESIDE = 3

/** The rows of a page, those of two columns of numbered questions one column after the other. Between two such rows stands at most one more: their answers. */
function inColumns(rows: readonly Row[], taken: ReadonlySet<Row>): readonly Row[] {
  const secondOf = (row: Row) =>
    taken.has(row) ? undefined : row.cells.filter(({ text }) => isQuestion(text))[1]?.left
  const gutter = rows.map(secondOf).find((left) => left !== undefined)
  if (gutter === undefined) return rows
  const isPair = (row: Row | undefined) => row !== undefined && Math.abs((secondOf(row) ?? 0) - gutter) < MARGIN
  const isWide = ({ cells }: Row) => cells.some(({ left, right }) => left < gutter - MARGIN && right > gutter)
  const goesOn = (at: number) =>
    isPair(rows[at]) ||
    (isPair(rows[at - 1]) &&
      !isWide(rows[at]!) &&
      !taken.has(rows[at]!) &&
      !rows[at]!.cells.some(({ text }) => isQuestion(text)))
  const ordered: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    let end = at
    while (end < rows.length && goesOn(end)) end++
    const block = rows.slice(at, end)
    if (block.filter(isPair).length < LEAST_BESIDE) {
      ordered.push(rows[at]!)
      continue
    }
    for (const isFirst of [true, false])
      for (const row of block) {
        const cells = row.cells.filter(({ left }) => left < gutter - MARGIN === isFirst)
        if (cells.length) ordered.push({ ...row, cells })
      }
    at = end - 1
  }
  return ordered
}

const isQuestion = (text: string) => NUMBERED.test(text) && text.includes('?')

/** The cells of a row, parted where another number begins; an answer before its question goes behind it. */
function runsOf({ cells }: Row): Cell[][] {
  const runs: Cell[][] = []
  for (const cell of cells) {
    const last = runs.at(-1)
    if (last && !NUMBERED.test(cell.text)) last.push(cell)
    else if (last?.length === 1 && runs.length === 1 && BARE_ANSWER.test(last[0]!.text)) last.push(cell)
    else runs.push([cell])
  }
  return runs.map((run) => {
    const [first, ...others] = run
    const isFirst =
      others.length > 0 &&
      BARE_ANSWER.test(first!.text) &&
      (NUMBERED.test(others[0]!.text) || others.some(({ text }) => text.endsWith('?')))
    return isFirst ? [...others, first!] : run
  })
}

/** Whether a row goes on with what is open: in small letters, set in, or behind a line that is full. */
function continues({ parts, last }: Open, cells: Cell[], right: number): boolean {
  const [first] = cells
  const text = first!.text
  // An answer right below another one is of a question of its own.
  const isAnswered = cells.some(
    (cell) =>
      BARE_ANSWER.test(cell.text) &&
      parts.some((part) => Math.abs(part.left - cell.left) < MARGIN && BARE_ANSWER.test(part.cells.at(-1)!.text)),
  )
  if (NUMBERED.test(text) || isAnswered) return false
  if (/^\p{Ll}/u.test(text)) return true
  const left = parts[0]!.left
  if (
    first!.left > left + 6 &&
    (first!.left < left + MOST_INDENT || parts.some((part) => Math.abs(part.left - first!.left) < MARGIN))
  )
    return true
  const [whole, other] = last.cells
  return !other && whole!.right > right * FILLED && !/[.?!:]$/.test(whole!.text) && first!.left < left + 6
}

function extend(open: Open, cells: Cell[], row: Row): void {
  const isWrapped = open.parts.length > 1 || cells.length > 1
  for (const cell of cells) {
    const part = isWrapped ? open.parts.find(({ left }) => Math.abs(left - cell.left) < MARGIN) : undefined
    const indented = open.parts[0]!.left + MOST_INDENT > cell.left ? open.parts[0]! : undefined
    const own = part ?? (isWrapped ? indented : open.parts.at(-1))
    if (own) own.cells.push(cell)
    else open.parts.push({ left: cell.left, cells: [cell] })
  }
  open.last = row
}

function itemOf({ parts, isNumbered, isNear }: Open): Item {
  const words = new Words(parts[0]!.cells[0]!.page)
  for (const [index, { cells }] of parts.entries())
    for (const [at, cell] of cells.entries()) words.add(cell, at === 0 && !standsBeside(parts, index) ? '\t' : ' ')
  const [first, ...others] = parts
  const isAlone = others.length === 0 && first!.cells.length === 1 && !isNumbered
  return {
    words,
    isNumbered,
    isNear,
    heading: isAlone && isHeading(first!.cells[0]!) ? words.text.replace(/:$/, '') : null,
  }
}

const MARK = /^[xX✓✔☒☑]$/
/** How much nearer a mark must stand to one word than to the other. */
const NEARER = 1.5

/** Whether a mark and the word before or behind it stand together: nearer than the mark stands to the word on its other side. */
function standsBeside(parts: readonly Part[], index: number): boolean {
  const [first, before, here, behind] = [-2, -1, 0, 1].map((by) => parts[index + by]?.cells[0])
  if (!here || !before) return false
  const gap = (one: Cell | undefined, other: Cell | undefined) => (one && other ? other.left - one.right : Infinity)
  const own = gap(before, here)
  if (MARK.test(here.text)) return own * NEARER < gap(here, behind)
  return MARK.test(before.text) && own * NEARER < gap(first, before)
}

const MOST_OF_HEADING = 10
/** Whether words that stand alone on a row are set as a heading. */
export const isHeading = ({ text, tokens }: Cell): boolean =>
  tokens.length <= MOST_OF_HEADING &&
  /^\p{Lu}/u.test(text) &&
  !/[.;,?]$|@|\d{3}/.test(text) &&
  (isTitle(text) || text.endsWith(':') || tokens.length <= 6) &&
  answerIn(text).answer === null

/** The row of a ruled table that a line stands in, by a name of its own. */
function ruledRows({ tables = [], lines }: Sheet['page']): Map<Line, string> {
  const found = new Map<Line, string>()
  for (const [at, table] of tables.entries())
    if (table.ruled && table.columns > 1 && table.rows > 1)
      for (const cell of table.cells) for (const line of cell.lines) found.set(lines[line]!, `${at} ${cell.row}`)
  return found
}
