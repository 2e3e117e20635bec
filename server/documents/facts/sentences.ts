import { oncePer } from '../../lib/once-per.ts'
import { SAME_EDGE } from '../tolerances.ts'
import type { Cell, Sheet, Token } from './sheet.ts'

/** A sentence of a page with the cell it begins in; its words may go on over the lines below. */
export type Sentence = { tokens: Token[]; cell: Cell }

/** A line that goes on in the next has at least so many words. */
const LEAST_WORDS = 5
const MOST_LINES = 20

/** The sentences of a page, whole where they wrap. A line that its last word did not fill ends what it says. */
export const sentencesOf = oncePer((sheet: Sheet): Sentence[] => {
  const taken = new Set<Cell>()
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      if (taken.has(cell)) return []
      const lines = wrapped(columnFrom(cell))
      for (const line of lines) taken.add(line)
      return sentencesIn(
        lines.flatMap(({ tokens }) => tokens),
        lines,
      )
    }),
  )
})

const restsOn = oncePer(
  (sheet: Sheet) =>
    new Set(sentencesOf(sheet).flatMap(({ tokens, cell }) => tokens.filter((token) => !cell.tokens.includes(token)))),
)

/** Whether a cell is no more than the end of a sentence that began in a line above: 'begins.' */
export const isRestOfSentence = (sheet: Sheet, { text, tokens }: Cell): boolean =>
  /^[a-z].*\.$/.test(text) && tokens.every((token) => restsOn(sheet).has(token))

function columnFrom(first: Cell): Cell[] {
  const lines = [first]
  for (let cell = first.below; cell && lines.length < MOST_LINES; cell = cell.below) {
    if (Math.abs(cell.left - first.left) > SAME_EDGE.cell) break
    lines.push(cell)
  }
  return lines
}

function wrapped(column: Cell[]): Cell[] {
  const right = Math.max(...column.map((cell) => cell.right))
  const end = column.findIndex((cell, index) => {
    const next = column[index + 1]
    return !next || cell.tokens.length < LEAST_WORDS || !(/^[a-z]/.test(next.text) || fills(cell, next, right))
  })
  return column.slice(0, end + 1)
}

/** Whether the next line's first word had no room left. */
function fills(cell: Cell, next: Cell, right: number): boolean {
  const last = cell.tokens.at(-1)!
  const letter = last.box[2] / Math.max(1, last.text.length)
  return !/[.!?:]$/.test(last.text) && cell.right + letter + next.tokens[0]!.box[2] > right + 1
}

const sentencesIn = (tokens: Token[], lines: Cell[]): Sentence[] =>
  partedAtEnds(tokens).map((own) => ({ tokens: own, cell: lines.find((line) => line.tokens.includes(own[0]!))! }))

/** Words as the sentences they make. */
export function partedAtEnds(tokens: Token[]): Token[][] {
  const sentences: Token[][] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next && !endsSentence(token, next)) continue
    sentences.push(tokens.slice(from, index + 1))
    from = index + 1
  }
  return sentences
}

const SHORTENED = /^(?:NO|NOS|INC|CO|CORP|LTD|ST|AVE|EFF|EXP|POL|MR|MRS|MS|DR|VS|[A-Z]|[A-Z] [A-Z])$/
const BEGINS =
  /^(?:IF|YOU|YOUR|THE|THIS|WE|OUR|PLEASE|TO|IT|SINCE|BECAUSE|REASON|COVERAGE|INSURANCE|POLICY|ANY|NO|FOR|A|AN)$/

function endsSentence(token: Token, next: Token): boolean {
  if (!/[.!?]["”’)]?$/.test(token.text) || /^[a-z]/.test(next.text)) return false
  return !SHORTENED.test(token.norm) || (/^[AP] M$/.test(token.norm) && BEGINS.test(next.norm))
}
