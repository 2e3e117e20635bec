import { headRows, isValue } from '../../layout/head-rows.ts'
import type { Line, Page, TableCell, Word } from '../../types.ts'
import { around, isRightToLeft, lineOf } from '../lines.ts'

/** What a file without pages holds: paragraphs, and rows of tables that share their columns, with a row without cells between two tables. */
export type Block = { paragraph: string } | { table: string[][] } | { newPage: true }

const WIDTH = 612
/** A table whose words have no room at the smallest type makes its pages wider, up to this. */
const WIDEST = 6 * WIDTH
const HEIGHT = 792
const MARGIN = 54
const EM = 10
const ADVANCE = 0.6
const LEADING = 1.2
const SMALLEST_EM = 4
/** Characters between two columns: wider than a column gap, so that each cell is a line of its own. */
const GUTTER = 4
const WIDEST_CELL = 44
const NARROWEST_CELL = 4

/**
 * Sets blocks on letter-size pages in type of one width, so that search, quotes and highlights work as on a printed
 * page. Long rows wrap inside their columns; a table too wide for the page is set smaller, then on a wider page. Stops after `mostPages`.
 */
export function layOut(blocks: Block[], mostPages: number): { pages: Page[]; cut: boolean } {
  const paper = new Paper(mostPages)
  for (const block of blocks) {
    if (paper.full) break
    if ('newPage' in block) paper.turnPage()
    else if ('table' in block) setTable(paper, block.table)
    else setParagraph(paper, block.paragraph)
  }
  return { pages: paper.pages, cut: paper.full }
}

class Paper {
  pages: Page[] = [emptyPage(1)]
  full = false
  private y = MARGIN
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  turnPage(): void {
    if (this.page.lines.length === 0) return
    this.full = this.pages.length >= this.most
    if (!this.full) this.pages.push(emptyPage(this.pages.length + 1))
    this.y = MARGIN
  }

  /** Puts one row of type on the page: words of each cell from its left edge, counted in characters. The lines each cell got there. */
  setRow(
    cells: { text: string; column: number }[],
    em: number,
    width = WIDTH,
  ): { page: Page; lines: number[][] } | null {
    if (this.y + em > HEIGHT - MARGIN) this.turnPage()
    if (this.full) return null
    const { page } = this
    page.width = Math.max(page.width, width)
    const lines = cells.map((cell) => {
      const own = linesAt(cell.text, cell.column, this.y, em)
      page.lines.push(...own)
      return own.map((_, index) => page.lines.length - own.length + index)
    })
    this.y += em * LEADING
    return { page, lines }
  }

  skip(points: number): void {
    if (this.y > MARGIN) this.y += points
  }

  private get page(): Page {
    return this.pages.at(-1)!
  }
}

function setParagraph(paper: Paper, text: string): void {
  const perRow = Math.floor((WIDTH - 2 * MARGIN) / (EM * ADVANCE))
  for (const row of text.split(/\r\n|\r|\n/)) {
    const pieces = wrap(row.replaceAll('\t', '    ').trimEnd(), perRow)
    for (const piece of pieces) paper.setRow([{ text: piece, column: 0 }], EM)
  }
  paper.skip(EM * 0.5)
}

function setTable(paper: Paper, rows: string[][]): void {
  const widths = columnWidths(rows)
  const total = widths.reduce((sum, width) => sum + width + GUTTER, -GUTTER)
  const em = Math.max(SMALLEST_EM, Math.min(EM, (WIDTH - 2 * MARGIN) / (total * ADVANCE)))
  const longest = longestWords(rows)
  const least = longest.reduce((sum, width) => sum + width + GUTTER, -GUTTER)
  const width = Math.min(WIDEST, Math.max(WIDTH, Math.ceil(least * em * ADVANCE) + 2 * MARGIN))
  const fitting = shrink(widths, longest, Math.floor((width - 2 * MARGIN) / (em * ADVANCE)))
  const starts = fitting.map((_, index) => fitting.slice(0, index).reduce((sum, width) => sum + width + GUTTER, 0))
  const edges = starts.map((start, index) => ({
    left: MARGIN + start * em * ADVANCE,
    width: fitting[index]! * em * ADVANCE,
  }))
  let cells = new Map<Page, TableCell[]>()
  const endTable = () => {
    for (const [page, own] of cells) addTable(page, own, edges.length)
    cells = new Map()
    paper.skip(EM * 0.5)
  }
  for (const [index, row] of rows.entries()) {
    if (paper.full) break
    if (row.length === 0 && !isUnderHeads(rows, index)) endTable()
    else if (row.length === 0) continue
    else setCells(paper, row, { fitting, starts, edges, em, width, cells })
  }
  endTable()
}

/** Whether the row above a gap heads the rows below it: words alone, over as many columns as they fill. */
function isUnderHeads(rows: string[][], gap: number): boolean {
  const [above = [], below = []] = [rows[gap - 1], rows[gap + 1]]
  const [heads, values] = [above.filter(Boolean), below.filter(Boolean)]
  const isAlone = gap === 1 || rows[gap - 2]!.length === 0
  return isAlone && heads.length > 2 && heads.length >= values.length && !heads.some(isValue) && values.some(isValue)
}

type Setting = {
  fitting: number[]
  starts: number[]
  edges: Edge[]
  em: number
  width: number
  cells: Map<Page, TableCell[]>
}

function setCells(paper: Paper, row: string[], { fitting, starts, edges, em, width, cells }: Setting): void {
  const begun = new Set<Page>()
  const wrapped = row.map((cell, index) => (cell ? wrap(cell.replace(/\s+/g, ' ').trim(), fitting[index]!) : []))
  const tallest = Math.max(1, ...wrapped.map((pieces) => pieces.length))
  for (let line = 0; line < tallest; line++) {
    const set = paper.setRow(
      wrapped.map((pieces, index) => ({ text: pieces[line] ?? '', column: starts[index]! })),
      em,
      width,
    )
    if (set) addToCells(cells, set, begun, edges)
  }
}

type Edge = { left: number; width: number }

/** Adds a row of type to the cells of its page; the first of a row of the table there begins new ones. */
function addToCells(
  cells: Map<Page, TableCell[]>,
  { page, lines }: { page: Page; lines: number[][] },
  begun: Set<Page>,
  edges: Edge[],
): void {
  const own = cells.get(page) ?? []
  cells.set(page, own)
  const row = (own.at(-1)?.row ?? -1) + (begun.has(page) ? 0 : 1)
  if (!begun.has(page)) own.push(...edges.map((edge, column) => emptyCell(row, column, edge)))
  for (const column of edges.keys()) {
    own[own.length - edges.length + column]!.lines.push(...(lines[column] ?? []))
  }
  begun.add(page)
}

function emptyCell(row: number, column: number, { left, width }: Edge): TableCell {
  return { row, column, rows: 1, columns: 1, box: [left, 0, width, 0], text: '', lines: [] }
}

/** The cells are known, not found: the table counts as one with rulings. */
function addTable(page: Page, cells: TableCell[], columns: number): void {
  for (const cell of cells) {
    cell.text = cell.lines.map((at) => page.lines[at]!.text).join(' ')
    const boxes = cell.lines.map((at) => page.lines[at]!.box)
    if (boxes.length) cell.box = [cell.box[0], around(boxes)[1], cell.box[2], around(boxes)[3]]
  }
  const filled = cells.flatMap((cell) => cell.lines.map((at) => page.lines[at]!.box))
  if (filled.length === 0) return
  const table = { box: around(filled), ruled: true, rows: cells.at(-1)!.row + 1, columns, heads: 0, cells }
  page.tables = [...(page.tables ?? []), { ...table, heads: headRows(table, page.lines) }]
}

function columnWidths(rows: string[][]): number[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.min(WIDEST_CELL, Math.max(widths[index] ?? NARROWEST_CELL, cell.length))
    })
  }
  return Array.from(widths, (width) => width ?? NARROWEST_CELL)
}

/** The longest word of each column: a number that is broken is another. */
function longestWords(rows: string[][]): number[] {
  const longest: number[] = []
  for (const row of rows)
    for (const [index, cell] of row.entries())
      longest[index] = Math.max(
        longest[index] ?? NARROWEST_CELL,
        ...(cell ?? '').split(/\s+/).map((word) => Math.min(word.length, WIDEST_CELL)),
      )
  return Array.from(longest, (width) => width ?? NARROWEST_CELL)
}

/** Takes from the widest columns what the page has no room for. */
function shrink(widths: number[], least: number[], room: number): number[] {
  const narrowed = [...widths]
  let excess = narrowed.reduce((sum, width) => sum + width + GUTTER, -GUTTER) - room
  while (excess > 0) {
    const spare = narrowed.map((width, column) => (width > least[column]! ? width : 0))
    // Words are broken only where there is no room for them at all.
    const open = spare.some((width) => width > NARROWEST_CELL) ? spare : narrowed
    const widest = open.indexOf(Math.max(...open))
    if (open[widest]! <= NARROWEST_CELL) break
    narrowed[widest]! -= 1
    excess -= 1
  }
  return narrowed
}

function wrap(text: string, perRow: number): string[] {
  if (text.length <= perRow) return [text]
  const rows: string[] = []
  let rest = text
  while (rest.length > perRow) {
    const space = rest.lastIndexOf(' ', perRow)
    const end = space > 0 ? space : perRow
    rows.push(rest.slice(0, end))
    rest = rest.slice(space > 0 ? end + 1 : end)
  }
  return [...rows, rest]
}

/** Words of one row at their places; a wide run of spaces starts a new line, as a column gap does on paper. */
function linesAt(text: string, column: number, y: number, em: number): Line[] {
  const advance = em * ADVANCE
  const turned = isRightToLeft(text.trim().split(/\s+/))
  const lines: Word[][] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const start = turned ? text.length - index - word.length : index
    const x = MARGIN + (column + start) * advance
    const box: Word['box'] = [round(x), round(y), round(word.length * advance), round(em)]
    if (lines.length === 0 || index - end >= GUTTER) lines.push([{ text: word, box }])
    else lines.at(-1)!.push({ text: word, box })
    end = index + word.length
  }
  return lines.map(lineOf)
}

function emptyPage(number: number): Page {
  return { number, width: WIDTH, height: HEIGHT, origin: 'layout', lines: [], fields: [] }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
