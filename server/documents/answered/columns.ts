import type { Cell, Row, Sheet, Token } from '../facts/sheet.ts'
import { isTakenBack } from './answer.ts'
import { isHeading, NUMBERED } from './items.ts'
import type { AnsweredQuestion } from './types.ts'
import { Words } from './words.ts'

/** Columns headed YES and NO: the middles of both, and the words that head them. */
type Heads = { yes: Token; no: Token; row: Row; cells: [Cell, Cell] }
type Group = { asked: Piece[]; behind: Piece[]; marks: { of: 'yes' | 'no' | null; piece: Piece }[]; rows: Row[] }
type Piece = { cell: Cell; from: number; to: number }

const MARK = /^(?:\[?[xX✓✔√]\]?|\([xX✓✔√]\)|[☒☑✓✔✗✘●•■√])$/u
/** Boxes and lines that nobody marked. */
const UNMARKED = /^(?:\[\]|\(\)|[[\]()☐□○_\s]+)$/u
const MOST_OF_HEADS = 8
/** How far a mark may stand from the middle of its head, in points. */
const BESIDE = 20
const middle = ({ box }: Token) => box[0] + box[2] / 2

/** The questions marked under YES or NO, and the rows that hold them. */
export function markedIn(sheet: Sheet): { found: AnsweredQuestion[]; taken: Set<Row> } {
  const heads = sheet.rows.flatMap((row) => headsOf(row) ?? [])
  const taken = new Set<Row>()
  const found: AnsweredQuestion[] = []
  for (const [at, head] of heads.entries()) {
    const end = heads[at + 1]?.row.index ?? sheet.rows.length
    const above = sheet.rows
      .slice(0, head.row.index)
      .findLast(({ cells }) => cells.length === 1 && isHeading(cells[0]!))
    const section = above ? above.cells[0]!.text : ''
    const groups = groupsUnder(head, sheet, end)
    for (const [index, group] of groups.entries()) {
      for (const row of group.rows) taken.add(row)
      if (index && explains(group)) continue
      const next = groups[index + 1]
      const below = next && explains(next) ? next.asked : []
      const one = answered({ ...group, below }, head, section)
      if (one) found.push(one)
    }
    if (groups.length) taken.add(head.row)
  }
  return { found, taken }
}

function headsOf(row: Row): Heads | null {
  const words = row.cells.flatMap((cell) => cell.tokens.map((token) => ({ cell, token })))
  const first = words.findIndex(({ token }) => /^(?:YES|Y)$/.test(token.norm))
  // The column of numbers may be called 'No.' as well: it stands before.
  const no = words.slice(first + 1).find(({ token }) => /^(?:NO|N)$/.test(token.norm))
  const yes = words[first]
  if (!yes || !no) return null
  // What stands behind the two may speak of them: 'If yes, explain'.
  const cells = row.cells.slice(0, row.cells.indexOf(no.cell) + 1)
  const all = words.filter(({ cell }) => cells.includes(cell))
  if (all.some((one) => one !== yes && /^(?:YES|Y)$/.test(one.token.norm))) return null
  // Both may stand beside the heading of the list.
  const isBesideHeading = cells.every((cell) => cell === yes.cell || cell === no.cell || isHeading(cell))
  const isAlone = yes.cell.tokens.length === 1 && no.cell.tokens.length === 1
  if (all.length > MOST_OF_HEADS && !(isAlone && isBesideHeading)) return null
  if (all.some(({ token }) => /[?[\]☐☒☑□\d]/u.test(token.text))) return null
  const isBeside = middle(no.token) > middle(yes.token) && middle(no.token) - middle(yes.token) < 120
  return isBeside ? { yes: yes.token, no: no.token, row, cells: [yes.cell, no.cell] } : null
}

/** The rows under the heads, those of one question together; null of a row that ends them. */
function groupsUnder(head: Heads, { rows, page }: Sheet, end: number): Group[] {
  const groups: Group[] = []
  const [left, right] = [middle(head.yes) - BESIDE, middle(head.no) + BESIDE]
  const isMarked = ({ box: [x, , width], text }: Token) => x > left && x + width < right && MARK.test(text)
  const own = rows.slice(head.row.index + 1, end)
  const allMarked = own.filter(({ cells }) => cells.some((one) => one.tokens.some(isMarked)))
  const marked = allMarked.at(-1)
  // Where nothing stands before the marks, the questions stand behind them.
  const isBehind = allMarked.every(({ cells }) => cells[0]!.left > left && cells.at(-1)!.right > right)
  // What is ruled below the last mark parts no questions.
  const rulings = (page.rulings ?? []).filter(
    ({ axis, at, from, to }) =>
      axis === 'horizontal' && from < left && to >= left && at > head.row.top && at < (marked?.bottom ?? 0),
  )
  for (let at = head.row.index + 1; at < end; at++) {
    const row = rows[at]!
    const own: Group = { asked: [], behind: [], marks: [], rows: [row] }
    for (const piece of piecesOf(row)) {
      const tokens = piece.cell.tokens.slice(piece.from, piece.to)
      const [from, to] = [tokens[0]!.box[0], tokens.at(-1)!.box[0] + tokens.at(-1)!.box[2]]
      if (from > left && to < right) own.marks.push({ of: columnOf(textOf([piece]), (from + to) / 2, head), piece })
      else if (from >= right && !isBehind) own.behind.push(piece)
      else own.asked.push(piece)
    }
    const last = groups.at(-1)
    const y = row.top
    const isParted =
      rulings.length > 2
        ? isAskedWhole(last, own) ||
          rulings.some((one) => last && one.at > last.rows.at(-1)!.bottom - 3 && one.at < y + 3)
        : !goesOn(last, own)
    if (last && !isParted && row.top - last.rows.at(-1)!.bottom < (row.bottom - row.top) * 1.5) {
      for (const key of ['asked', 'behind', 'rows'] as const) (last[key] as unknown[]).push(...own[key])
      last.marks.push(...own.marks)
    } else groups.push(own)
  }
  // What follows the last mark is no question of the list.
  const lastMarked = groups.findLastIndex(({ marks }) => marks.some(({ of }) => of))
  const next = groups[lastMarked + 1]
  return groups.slice(0, lastMarked + (lastMarked >= 0 && next && explains(next) ? 2 : 1))
}

/** 'If yes, explain: Two drones' under a question; 'Explain each yes' is of them all. */
const EXPLAINS = /^(?![^:]*\b(?:any|each|all|every|above)\b)(?:if (?:yes|so)\b[^.:?]*|(?:please )?explain):\s*/i
const explains = ({ asked, behind, marks }: Group) => !marks.length && !behind.length && EXPLAINS.test(textOf(asked))

/** Whether a question was asked to its end and marked before a row that begins as another sentence does. */
const isAskedWhole = (last: Group | undefined, { asked }: Group) =>
  last !== undefined && last.marks.length > 0 && /\?$/.test(textOf(last.asked)) && /^[\p{Lu}\d]/u.test(textOf(asked))

/** Whether a row without rulings goes on with the question before: in small letters, or where that was not asked to its end. */
function goesOn(last: Group | undefined, own: Group): boolean {
  if (!last?.asked.length) return false
  const [before, text] = [textOf(last.asked), textOf(own.asked)]
  if (!text) return own.marks.length === 0 || last.marks.length === 0
  if (NUMBERED.test(text) || (last.marks.length > 0 && own.marks.length > 0)) return false
  return /^\p{Ll}/u.test(text) || (/\?$/.test(text) && !/[?.:]$/.test(before) && NUMBERED.test(before))
}

const textOf = (pieces: Piece[]) =>
  pieces
    .flatMap(({ cell, from, to }) => cell.tokens.slice(from, to))
    .map(({ text }) => text)
    .join(' ')

/** The words of a question without its number, which may stand in a column of its own. */
function questionOf(asked: Piece[]): string {
  const [first, ...others] = asked
  const isNumber = others.length > 0 && /^\d{1,3}[a-z]?$/i.test(textOf([first!]))
  return textOf(isNumber ? others : asked).replace(NUMBERED, '')
}

/** What is said beside the words of a question: 'Sold in 2023' takes no yes to 'Anything sold?' back. */
const besides = (said: string, question: string) => {
  const asked = new Set(question.toLowerCase().match(/\p{L}+/gu))
  return said.replace(/\p{L}+/gu, (word) => (asked.has(word.toLowerCase()) ? '' : word))
}

/** The cells of a row; marks that stand in one cell are told apart. */
const piecesOf = ({ cells }: Row): Piece[] =>
  cells.flatMap((cell): Piece[] => {
    const isMarks = cell.tokens.every(({ text }) => MARK.test(text) || UNMARKED.test(text))
    return isMarks
      ? cell.tokens.map((_, at) => ({ cell, from: at, to: at + 1 }))
      : [{ cell, from: 0, to: cell.tokens.length }]
  })

/** The column in which something is marked; null where it is none of both, or no mark. */
function columnOf(text: string, at: number, { yes, no }: Heads): 'yes' | 'no' | null {
  if (UNMARKED.test(text)) return null
  const [toYes, toNo] = [Math.abs(at - middle(yes)), Math.abs(at - middle(no))]
  const column = toYes < toNo ? 'yes' : 'no'
  const isSaid = new RegExp(`^${column === 'yes' ? 'y(?:es)?' : 'no?'}$`, 'i').test(text)
  const isClear = Math.min(toYes, toNo) < Math.min(BESIDE, Math.abs(middle(no) - middle(yes)) * 0.35)
  return isClear && (MARK.test(text) || isSaid) ? column : null
}

function answered(
  { asked, behind, below, marks }: Group & { below: Piece[] },
  { yes, no, cells }: Heads,
  section: string,
): AnsweredQuestion | null {
  const first = asked[0]
  if (!first) return null
  const [mark, ...others] = marks.filter(({ piece }) => !UNMARKED.test(textOf([piece])))
  const only = mark && !others.length ? mark.of : null
  const told = textOf(below).replace(EXPLAINS, '')
  const explanation = /[\p{L}\d]/u.test(told) ? [...behind, ...below] : behind
  const said = [textOf(behind), explanation === behind ? '' : told].filter(Boolean).join(' ')
  const question = questionOf(asked)
  const answer = isTakenBack(only, besides(said, question)) ? null : only
  const words = new Words(first.cell.page)
  const head = answer === 'yes' ? yes : no
  const cell = cells[answer === 'yes' ? 0 : 1]
  if (answer) words.add(cell, ' ', cell.tokens.indexOf(head), cell.tokens.indexOf(head) + 1)
  for (const piece of [...asked, ...(answer ? [mark!.piece, ...explanation] : [])])
    words.add(piece.cell, ' ', piece.from, piece.to)
  return {
    question,
    answer,
    explanation: answer ? said : '',
    section,
    source: words.passage([[0, words.text.length]]),
  }
}
