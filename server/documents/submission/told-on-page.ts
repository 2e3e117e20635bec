import type { Line, Page, Passage, TableCell } from '../types.ts'
import { answerUnder } from './asked-openly.ts'
import { outsideLists } from './page-lists.ts'
import { isReach } from './read-value.ts'

/** What a page says under a label. `section`: the heading above it; `lines`: the value, line by line; `inDoubt`: an amount in thousands or not. */
export type Told = { label: string; lines: string[]; section: string; source: Passage; inDoubt?: true }

type Row = { top: number; lines: Line[] }

const COLON = /^[-–•*·\s]*(?:\d{1,2}[.)]\s+)?(?<label>[^:]{2,80}?)\s*:(?:\s+(?<value>.+))?$/
/** A heading, where no colon makes a label of it: 'A. Applicant'. */
const LETTERED = /^[A-Z][.)] /
const DOTTED = /^(?<label>.{2,80}?)\s*(?:\.\s?){4,}\s*(?<value>\S.*)$/
/** The minutes behind an hour: '12: 01 a.m.' */
const CLOCK = /^\d\d\s*(?:$|[ap]\.?\s?m\b)/i
/** A box with more lines is a panel of labels and values. */
const MOST_IN_BOX = 5
/** More in one row than two labels with their values are cells of a list. */
const MOST_PAIRED = 4

/**
 * `asks`: what a question with an open answer asks for. `knows`: whether words without a colon are a label. `fits`: whether others can be the value of one
 * that has a look of its own (a number, a day, an amount). `numbers`: whether words head one of several things of a kind.
 */
export type Labels = {
  asks: (question: string, answer: readonly string[]) => string | null
  knows: (label: string) => boolean
  fits: (label: string, value: string) => boolean
  numbers: (heading: string) => boolean
}

/**
 * Labels with their values, as a page sets them: 'Label: value', a label beside its value, over it or under it, and both in one box. What stands in
 * a list under heads is none of them.
 */
export function toldOn(page: Page, labels: Labels): Told[] {
  const { knows } = labels
  const rows = rowsOf(outsideLists(page, knows))
  const taken = new Set<Line>()
  const told: Told[] = []
  const sections = new Sections(labels)
  for (const [at, row] of rows.entries())
    for (const line of row.lines) {
      if (taken.has(line)) continue
      const isLabel = !LETTERED.test(line.text) && knows(line.text)
      const found =
        inLine(line, rows, at) ??
        openly(line, rows.slice(at + 1), labels) ??
        (isLabel ? beside(line, rows, at, page, labels) : null)
      if (!found) {
        sections.take(line, row)
        continue
      }
      for (const one of found.from) taken.add(one)
      const whole = [line, ...found.from.filter((one) => one !== line)]
      const quote = whole.map(({ text }) => text).join(' ')
      const source = { page: page.number, quote, boxes: whole.map(({ box }) => box) }
      told.push({ label: found.label, lines: found.lines, section: sections.over(line), source })
    }
  return told
}

/** A question with its answer in words below it, under the label that it asks for. */
function openly(line: Line, below: readonly Row[], { asks }: Labels): Found | null {
  const answer = answerUnder(line, below)
  const lines = answer.map(({ text }) => text)
  const label = answer.length ? asks(line.text, lines) : null
  return label ? { label, lines, from: [line, ...answer] } : null
}

/** How far apart headings of one column of cards begin at the most, in points. */
const ONE_COLUMN = 12

/** The headings that hold: one over the whole page, or that of each of several columns of cards. */
class Sections {
  private readonly numbers: Labels['numbers']
  private heads: Line[] = []

  constructor({ numbers }: Labels) {
    this.numbers = numbers
  }

  take(line: Line, row: Row): void {
    if (!isHeading(line.text)) return
    const [left] = line.box
    const isCard = this.numbers(line.text) || (row.lines.some(({ text }) => this.numbers(text)) && !isPartsHead(row))
    const isAlone = line === row.lines[0] && (row.lines.length === 1 || isPartsHead(row))
    const isBeside = this.heads.length > 1 && this.heads.some(({ box }) => box[0] < left - ONE_COLUMN)
    if (isCard || (isAlone && isBeside))
      this.heads = [
        ...this.heads.filter(
          ({ box, text }) =>
            Math.abs(box[0] - left) > ONE_COLUMN && (this.numbers(text) || Math.abs(box[1] - line.box[1]) < ONE_COLUMN),
        ),
        line,
      ]
    else if (isAlone) this.heads = [line]
  }

  over({ box: [left] }: Line): string {
    const reaching = this.heads.filter(({ box }) => box[0] <= left + ONE_COLUMN).toSorted((a, b) => b.box[0] - a.box[0])
    return (reaching[0] ?? (this.heads.length === 1 ? this.heads[0] : undefined))?.text ?? ''
  }
}

/** A few words without an end, as a title over a part of a page has them. */
const isHeading = (text: string) =>
  /^\p{Lu}/u.test(text) && text.split(' ').length <= 7 && !/[.,;:]$|\d{3}|\[/.test(text)

/** The number of one of several parts of a page, with more that is said of it behind a dash. */
const isPartsHead = ({ lines: [first, second, another] }: Row) =>
  /\d$/.test(first!.text) && !another && /^[-–—]/.test(second!.text)

function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const middle = line.box[1] + line.box[3] / 2
    const row = rows.findLast(({ lines: [first] }) => middle > first!.box[1] && middle < first!.box[1] + first!.box[3])
    if (row) row.lines.push(line)
    else rows.push({ top: line.box[1], lines: [line] })
  }
  return rows.map((row) => ({ ...row, lines: row.lines.toSorted((a, b) => a.box[0] - b.box[0]) }))
}

type Found = { label: string; lines: string[]; from: Line[] }

/** A label with a colon or dots behind it, and its value behind that, beside it or under it. */
function inLine(line: Line, rows: readonly Row[], at: number): Found | null {
  const { label, value } = (DOTTED.exec(line.text) ?? COLON.exec(line.text))?.groups ?? {}
  if (!label || (/\d$/.test(label) && CLOCK.test(value ?? ''))) return null
  if (value) {
    const rest = goingOn(line, rows, at)
    return { label, lines: [value, ...rest.map(({ text }) => text)], from: [line, ...rest] }
  }
  const row = rows[at]!
  const right = row.lines[row.lines.indexOf(line) + 1]
  const first = right && !COLON.test(right.text) ? right : right ? undefined : under(line, rows, at)
  if (!first) return null
  const rest = goingOn(first, rows, right ? at : at + 1, right ? line : undefined)
  return { label, lines: [first.text, ...rest.map(({ text }) => text)], from: [line, first, ...rest] }
}

const gap = (above: Line, below: Line) => below.box[1] - above.box[1] - above.box[3]
const isClose = (above: Line, below: Line) => gap(above, below) < above.box[3] * 0.6

/** The line right under a label, which begins where it does or a little behind. */
function under(line: Line, rows: readonly Row[], at: number): Line | undefined {
  const [below, another] = rows[at + 1]?.lines ?? []
  const isIts = below && !another && isClose(line, below) && !COLON.test(below.text)
  return isIts && below.box[0] >= line.box[0] - 2 && below.box[0] < line.box[0] + 40 ? below : undefined
}

/** Lines that go on with a value: set in under a label before it, or right under a value beside its label. */
function goingOn(value: Line, rows: readonly Row[], at: number, label?: Line): Line[] {
  const rest: Line[] = []
  let last = value
  for (const {
    lines: [first, another],
  } of rows.slice(at + 1)) {
    if (!first || another || COLON.test(first.text) || !isClose(last, first) || rest.length === 3) break
    const isSetIn = label ? Math.abs(first.box[0] - value.box[0]) < 3 : first.box[0] > value.box[0] + 6
    if (!isSetIn) break
    rest.push(first)
    last = first
  }
  return rest
}

/** The value of a label without a colon: with it in a box, alone beside it in its row, or the nearest line over or under it. */
function beside(
  line: Line,
  rows: readonly Row[],
  at: number,
  page: Page,
  labels: Pick<Labels, 'knows' | 'fits'>,
): Found | null {
  const { knows } = labels
  const cell = boxOf(line, page)
  const found = (...lines: Line[]): Found => ({
    label: line.text,
    lines: lines.map(({ text }) => text),
    from: [line, ...lines],
  })
  if (cell) {
    const others = cell.lines.map((index) => page.lines[index]!).filter((one) => one !== line)
    return others.length && !others.some(({ text }) => knows(text)) ? found(...others) : null
  }
  const { lines } = rows[at]!
  const index = lines.indexOf(line)
  const right = lines[index + 1]
  if (right && !knows(right.text) && !right.text.endsWith('?') && !areBelow(line, rows, labels)) {
    const reach = lines.slice(index + 2)
    if (reach.length && reach.every(({ text }) => isReach(text))) return found(right, ...reach)
    const whole = wholeOf(right, page, knows)
    if (isPaired(line, right, rows, knows)) return found(...(whole ?? runFrom(right, lines, knows)))
    const isEven = index % 2 === 0 && lines.length % 2 === 0 && lines.length <= MOST_PAIRED
    if (isEven && !isOverBoth(line, right, rows[at + 1]?.lines ?? [], knows)) return found(...(whole ?? [right]))
  }
  const near = [rows[at - 1], rows[at + 1]].map((row) =>
    row?.lines.find((one) => Math.abs(one.box[0] - line.box[0]) < 5 && !knows(one.text) && !isOther(one.text)),
  )
  const [above, below] = [near[0] ? gap(near[0], line) : Infinity, near[1] ? gap(line, near[1]) : Infinity]
  const least = Math.min(above, below)
  if (below <= above && isHeadOfList(line, rows, at, knows)) return null
  if (least > line.box[3] || Math.abs(above - below) < line.box[3] / 3) return null
  if (above < below) return found(near[0]!)
  const more: Line[] = [near[1]!]
  for (const { lines: under } of rows.slice(at + 2, at + 5)) {
    const [last, next] = [more.at(-1)!, under.find((one) => Math.abs(one.box[0] - line.box[0]) < 5)]
    if (!next || !isClose(last, next) || knows(next.text) || Math.abs(next.box[3] - last.box[3]) > 1) break
    more.push(next)
  }
  return found(...more)
}

const isOther = (text: string) => COLON.test(text) || LETTERED.test(text)
const FIGURE = /^[$\d][\d,.%KM$]*$/

/** Rows in which two cells of a column stand, where others go on over several lines. */
const NEXT_ROWS = 4

/** Whether a label heads a column of a list: figures stand under one another below it, or most of what is in its row is none of the applicant's. */
function isHeadOfList(line: Line, rows: readonly Row[], at: number, knows: (label: string) => boolean): boolean {
  const below = rows
    .slice(at + 1, at + 1 + NEXT_ROWS)
    .flatMap((row) => row.lines.find((one) => Math.abs(one.box[0] - line.box[0]) < 5) ?? [])
    .slice(0, 2)
  if (below.length > 1 && below.every(({ text }) => FIGURE.test(text))) return true
  const { lines } = rows[at]!
  return lines.length > 2 && lines.filter(({ text }) => knows(text)).length * 2 < lines.length
}

/** Rows between two labels of one column, in heights of a line. */
const COLUMN_GAP = 6
/** The most heights of a line between the pieces of one value. */
const PIECE_GAP = 1.2

/** Whether labels near this one in its column have their values below rather than beside them, by what has the look of a value. */
function areBelow(
  { box: [left, top, , height] }: Line,
  rows: readonly Row[],
  { knows, fits }: Pick<Labels, 'knows' | 'fits'>,
): boolean {
  const isIn = (one: Line) => Math.abs(one.box[0] - left) < 3
  const isNear = (one: Line) => isIn(one) && Math.abs(one.box[1] - top) < COLUMN_GAP * height
  const column = rows.flatMap(({ lines }, at) =>
    lines.flatMap((one, index) =>
      isNear(one) && knows(one.text)
        ? [{ label: one, beside: lines[index + 1], below: rows[at + 1]?.lines.find(isIn) }]
        : [],
    ),
  )
  const count = (of: 'beside' | 'below') =>
    column.filter(({ label, [of]: value }) => value && fits(label.text, value.text)).length
  return count('below') > count('beside')
}

/** Whether a label stands in a column of labels and what is beside it in the column of their values. */
function isPaired(line: Line, right: Line, rows: readonly Row[], knows: (label: string) => boolean): boolean {
  const [left, top, , height] = line.box
  return rows.some(({ lines }) =>
    lines.some((one, at) => {
      const value = lines[at + 1]
      const isNear = one !== line && Math.abs(one.box[1] - top) < COLUMN_GAP * height && Math.abs(one.box[0] - left) < 3
      const isIts = isNear && value && Math.abs(value.box[0] - right.box[0]) < 3
      return isIts && !knows(value.text) && knows(one.text)
    }),
  )
}

/** A line with those that go on from it in its row. */
function runFrom(first: Line, lines: readonly Line[], knows: Labels['knows']): Line[] {
  const run = [first]
  for (const next of lines.slice(lines.indexOf(first) + 1)) {
    const [left, , width, height] = run.at(-1)!.box
    if (next.box[0] - left - width > PIECE_GAP * height || knows(next.text) || COLON.test(next.text)) break
    run.push(next)
  }
  return run
}

/** Whether a line and the one beside it are heads: what stands under both is no label. */
const isOverBoth = (line: Line, right: Line, below: readonly Line[], knows: (label: string) => boolean) =>
  [line, right].every((head) =>
    below.some((one) => Math.abs(one.box[0] - head.box[0]) < 3 && !knows(one.text) && !COLON.test(one.text)),
  )

/** All lines of the box that a value begins in, where none of them is a label. */
function wholeOf(value: Line, page: Page, knows: Labels['knows']): Line[] | null {
  const lines = boxOf(value, page)?.lines.map((index) => page.lines[index]!)
  return lines && lines[0] === value && !lines.some(({ text }) => knows(text) || COLON.test(text)) ? lines : null
}

/** The box that a line stands in, where rules set it apart and it holds more. */
function boxOf(line: Line, { tables = [], lines }: Page): TableCell | undefined {
  const index = lines.indexOf(line)
  return tables
    .filter(({ ruled }) => ruled)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.lines.length > 1 && cell.lines.length <= MOST_IN_BOX && cell.lines.includes(index))
}
