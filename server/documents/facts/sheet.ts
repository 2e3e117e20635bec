import { oncePer } from '../../lib/once-per.ts'
import { rowsOf } from '../search/page-words.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Box, Line, Page, Passage, Word } from '../types.ts'
import { respelled } from './misread-words.ts'

/** A word of a cell. `of` is the word as the page has it; a glued word ("Insured:Ann") is cut in two that share it. */
export type Token = { text: string; norm: string; box: Box; of: Word; line: Line }

/** Words that stand together on a row with no column gap between them. */
export type Cell = {
  page: number
  row: number
  tokens: Token[]
  text: string
  /** Upper case, letters and digits only, words joined by one space. */
  norm: string
  left: number
  right: number
  top: number
  bottom: number
  /** The cells right above and below in the same column, and the one before it on its row. */
  above?: Cell
  below?: Cell
  before?: Cell
}

export type Row = { index: number; page: number; cells: Cell[]; top: number; bottom: number }

export type Sheet = { number: number; width: number; height: number; rows: Row[]; page: Page }

/** A run of a cell's words: from (inclusive) to (exclusive). */
export type Span = { cell: Cell; from: number; to: number }

/** Labels are compared in this form: upper case, "&" as AND, every other sign a space. */
export function normal(text: string) {
  if (/^[A-Za-z0-9]*$/.test(text)) return text.toUpperCase()
  return text
    .toUpperCase()
    .replace(/[’'`´]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/#/g, ' NO ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

const GLUED = /^([A-Za-z][A-Za-z'’./#&()-]*:)(?=[^\s\d/\\:]|\d{3,}|\d{1,2}[/-])(.+)$/

/** 'person/$300,000': a word and the next amount with nothing but a slash between them. */
const SLASHED = /^([A-Za-z]+\/)(\$.+)$/

function tokensOf(line: Line): Token[] {
  return line.words.flatMap((word) => {
    const cut = word.text.includes(':') || word.text.includes('/$')
    const glued = !cut || word.text.includes('://') ? null : (GLUED.exec(word.text) ?? SLASHED.exec(word.text))
    if (!glued) return [{ text: word.text, norm: normal(word.text), box: word.box, of: word, line }]
    const parts = [glued[1]!, glued[2]!]
    let at = word.box[0]
    return parts.map((text) => {
      const width = (word.box[2] * text.length) / word.text.length
      const box: Box = [at, word.box[1], width, word.box[3]]
      at += width
      return { text, norm: normal(text), box, of: word, line }
    })
  })
}

/** A cell of these words; one that is made of several lines has the row of none. */
export function cellOf(tokens: Token[], page: number): Cell {
  const cell: Cell = {
    page,
    row: 0,
    tokens,
    text: '',
    norm: '',
    left: Number.POSITIVE_INFINITY,
    right: 0,
    top: Number.POSITIVE_INFINITY,
    bottom: 0,
  }
  for (const { text, norm, box } of tokens) {
    cell.text += cell.text ? ` ${text}` : text
    if (norm) cell.norm += cell.norm ? ` ${norm}` : norm
    cell.left = Math.min(cell.left, box[0])
    cell.right = Math.max(cell.right, box[0] + box[2])
    cell.top = Math.min(cell.top, box[1])
    cell.bottom = Math.max(cell.bottom, box[1] + box[3])
  }
  return cell
}

const narrowestGap = oncePer((line: Line): number =>
  line.words.reduce((least, { box }, index) => {
    const before = line.words[index - 1]?.box
    const gap = before ? box[0] - before[0] - before[2] : 0
    return gap > 0 ? Math.min(least, gap) : least
  }, Number.POSITIVE_INFINITY),
)

/** 'Policy: AM 77812  Term: 4/1/26 - 4/1/27': behind a wider gap, words that end in a colon begin a cell of their own. */
function startsLabel(line: Line, token: Token, gap: number) {
  if (gap < narrowestGap(line) * 1.6) return false
  const from = line.words.indexOf(token.of)
  const words = line.words.slice(from, from + 4).map((word) => word.text)
  const end = words.findIndex((text) => text.endsWith(':'))
  return end >= 0 && words.slice(0, end + 1).every((text) => /^[A-Z#&(][A-Za-z.#&/)]*:?$/.test(text))
}

/** A gap narrower than so many letters, of type that stands wide, is a space. */
const SPACES = 1.6
const MARK = /^[·•|]$/
/** What is told of another thing than the name before it: a number or a date, a policy, a post box. */
const ANOTHER = /^(?:policy|pol|no|number|term|period|effective|eff|naic|phone|p\.?o\.?)\b|^[^$]*\d/i
/** Streets and boxes, whose parts belong together, and amounts, which belong to the words around them. */
const ADDRESS = /^(?:\d|P\.?O\.?$|\$)/i

/** 'Otter Insurance Company · Policy QF-1042': whether a mark in the middle of a line parts what it stands between. */
function isParting(tokens: Token[], index: number, run: Token[]): boolean {
  const next = tokens[index + 1]
  if (!run.length || !next || !MARK.test(tokens[index]!.text) || !ANOTHER.test(next.text)) return false
  const isDate = /^\d{1,4}[/-]\d/.test(run[0]!.text)
  return (isDate || !ADDRESS.test(run[0]!.text)) && !tokens.some(({ text }) => text.includes('$'))
}
/** Signs are drawn as wide as anything. */
const advance = ({ box, text }: Token) => (/[\p{L}\d]{2}/u.test(text) ? box[2] / text.length : 0)

function cellsOf(line: Line, page: number, width: number, spaced: boolean): Cell[] {
  const cells: Cell[] = []
  let run: Token[] = []
  const tokens = tokensOf(line)
  for (const [index, token] of tokens.entries()) {
    if (isParting(tokens, index, run)) {
      cells.push(cellOf(run, page))
      run = []
      continue
    }
    const last = run.at(-1)
    const gap = last ? token.box[0] - (last.box[0] + last.box[2]) : 0
    const high = Math.max(token.box[3], last?.box[3] ?? 0)
    const isWide = gap > high * width && gap > (last && spaced ? Math.max(advance(last), advance(token)) * SPACES : 0)
    if (last && (isWide || (gap > high * 0.45 && startsLabel(line, token, gap)))) {
      cells.push(cellOf(run, page))
      run = []
    }
    run.push(token)
  }
  if (run.length) cells.push(cellOf(run, page))
  return cells
}

function respell(cell: Cell) {
  for (const token of cell.tokens) token.norm = token.norm.split(' ').map(respelled).join(' ')
  cell.norm = cell.tokens
    .map((token) => token.norm)
    .filter(Boolean)
    .join(' ')
}

/** An amount whose figures wrapped to the line under its sign, at its right edge, is one cell in the line of the sign. */
function withWholeAmounts(cells: Cell[]): Cell[] {
  const wrapped = new Set<Cell>()
  const edges = Map.groupBy(cells, ({ right }) => Math.round(right / SAME_EDGE.cell))
  const endsNear = ({ right }: Cell) =>
    [-1, 0, 1].flatMap((step) => edges.get(Math.round(right / SAME_EDGE.cell) + step) ?? [])
  const whole = cells.map((sign) => {
    if (sign.text !== '$') return sign
    const figures = endsNear(sign).find(
      (cell) => Math.abs(cell.right - sign.right) < SAME_EDGE.cell && isUnderSign(cell, sign),
    )
    if (!figures) return sign
    wrapped.add(figures)
    return { ...cellOf([...sign.tokens, ...figures.tokens], sign.page), top: sign.top, bottom: sign.bottom }
  })
  return wrapped.size ? whole.filter((cell) => !wrapped.has(cell)) : cells
}

function isUnderSign(cell: Cell, sign: Cell): boolean {
  const gap = cell.top - sign.bottom
  const height = sign.bottom - sign.top
  return Math.abs(gap) < height / 2 && cell.right > sign.left && cell.left < sign.left && /^\d[\d,.]*$/.test(cell.text)
}

/** The page as rows of cells, top to bottom and left to right. */
export function sheetOf(page: Page): Sheet {
  for (const [index, line] of rowsOf(page).flat().entries()) order.set(line, index)
  // Recognised words are boxed by their ink alone, so their gaps look wider for their height.
  const isScan = page.origin === 'ocr'
  const width = isScan ? 1.1 : 0.85
  const cells = withWholeAmounts(page.lines.flatMap((line) => cellsOf(line, page.number, width, isScan)))
  if (isScan) for (const cell of cells) respell(cell)
  cells.sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
  const rows: Row[] = []
  for (const cell of cells) {
    const row = rows.at(-1)
    const middle = (cell.top + cell.bottom) / 2
    const height = Math.min(cell.bottom - cell.top, row ? row.bottom - row.top : 0)
    if (row && Math.abs(middle - (row.top + row.bottom) / 2) < height * 0.5) row.cells.push(cell)
    else rows.push({ index: rows.length, page: page.number, cells: [cell], top: cell.top, bottom: cell.bottom })
  }
  for (const row of rows) {
    row.cells.sort((a, b) => a.left - b.left)
    row.top = Math.min(...row.cells.map((cell) => cell.top))
    row.bottom = Math.max(...row.cells.map((cell) => cell.bottom))
    for (const cell of row.cells) {
      cell.row = row.index
      cell.before = row.cells[row.cells.indexOf(cell) - 1]
      const above = rows.slice(Math.max(0, row.index - ROWS_BETWEEN), row.index).toReversed()
      cell.above = above.flatMap((one) => one.cells).find((one) => isRightAbove(one, cell))
      if (cell.above) cell.above.below ??= cell
    }
  }
  return { number: page.number, width: page.width, height: page.height, rows, page }
}

/** Rows of neighbouring columns that may stand between two lines of one. */
const ROWS_BETWEEN = 2

function isRightAbove(above: Cell, cell: Cell) {
  const height = cell.bottom - cell.top
  return cell.top - above.bottom < height && alignedWith(above, cell)
}

type Extent = { left: number; right: number }

/** Whether two cells are set in one column: to the left, to the right, or centred. */
export function alignedWith(a: Extent, b: Extent, slack = SAME_EDGE.cell) {
  const centres = Math.abs(a.left + a.right - b.left - b.right) / 2
  return Math.abs(a.left - b.left) < slack || Math.abs(a.right - b.right) < SAME_EDGE.cell || centres < SAME_EDGE.cell
}

/** The share of the narrower of two cells that lies over or under the other. */
export function overlap(a: { left: number; right: number }, b: { left: number; right: number }) {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left))
}

export function spanOf(cell: Cell, from = 0, to = cell.tokens.length): Span {
  return { cell, from, to }
}

export function spanText(span: Span) {
  return span.cell.tokens
    .slice(span.from, span.to)
    .map((token) => token.text)
    .join(' ')
}

export function spanNorm(span: Span) {
  return span.cell.tokens
    .slice(span.from, span.to)
    .map((token) => token.norm)
    .filter(Boolean)
    .join(' ')
}

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box[0]))
  const top = Math.min(...boxes.map((box) => box[1]))
  const right = Math.max(...boxes.map((box) => box[0] + box[2]))
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]))
  return [left, top, right - left, bottom - top]
}

/**
 * Quotes spans as the page has them, in the order of its rows: one fragment for each run of words on a line, fragments joined by an
 * ellipsis.
 */
export function passageOf(page: number, spans: Span[]): Passage {
  const words = new Map<Word, { line: Line; at: number }>()
  for (const { cell, from, to } of spans)
    for (const { of, line } of cell.tokens.slice(from, to)) words.set(of, { line, at: line.words.indexOf(of) })
  const sorted = [...words].sort(([, a], [, b]) => (order.get(a.line) ?? 0) - (order.get(b.line) ?? 0) || a.at - b.at)
  const fragments: { line: Line; at: number; words: Word[] }[] = []
  for (const [word, { line, at }] of sorted) {
    const last = fragments.at(-1)
    if (last?.line === line && last.at + 1 === at) {
      last.words.push(word)
      last.at = at
    } else fragments.push({ line, at, words: [word] })
  }
  return {
    page,
    quote: fragments.map((fragment) => fragment.words.map((word) => word.text).join(' ')).join(' … '),
    boxes: fragments.map((fragment) => union(fragment.words.map((word) => word.box))),
  }
}

/** Where a line stands in the order a page is quoted in. */
const order = new WeakMap<Line, number>()
