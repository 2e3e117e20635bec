import { saysEnded } from '../ended.ts'
import { PREMISES } from '../handed-in/families.ts'
import { isNotInForce, saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import { type Column, type Heads, isAmount, type Row, rowUnder } from './columns.ts'
import { namesInterests } from './interests.ts'
import { placeNamed } from './places.ts'
import { isHeading } from './standing.ts'
import { type Told, told } from './told.ts'

/** What stands over a list says of it. */
export type Over = { isOfInterests: boolean; isOfLimits: boolean; areValues: boolean; isBound: boolean }

export function saidOver(over: readonly string[], columns: Column[], isBound: boolean): Over {
  const isOfLimits = over.some((text) => /\blimits?\b/i.test(text))
  const areValues = !isOfLimits && over.some((text) => /\bvalues?\b/i.test(text))
  const isOfInterests = [...over, ...columns.map(({ head }) => head.text)].some(namesInterests)
  return { isOfInterests, isOfLimits, areValues, isBound }
}

/** How many levels over a list may say of what it is. */
const LINES_OVER = 3

/** Whether a row holds but the rest of cells of the one above it. */
export function isRestOf(above: Row, row: Row): boolean {
  const filled = row.flatMap((cell, index) => (cell ? [index] : []))
  const [only, ...others] = filled
  const isNote = only !== undefined && !others.length && /^\p{Lu}(?:.* ){4}.*\.$/u.test(row[only]!.text)
  return (
    !isNote &&
    filled.every((index) => (index > 0 || runsOn(above[0], row[0]!)) && goesOn(above[index], row[index]!)) &&
    filled.length * 2 <= row.length
  )
}

/** Puts the cells of a row behind those that they are the rest of. */
export function goOnWith(above: Row, row: Row, page: number): void {
  for (const [index, cell] of row.entries())
    if (cell) above[index] = told([...above[index]!.lines, ...cell.lines], page)
}

/** The words of the last levels over a list, up to a line of dashes: what stands over that is of something else. */
export function wordsOver(levels: Level[]): string[] {
  const last = levels.slice(-LINES_OVER)
  const near = last.map(({ lines }) => lines.map(({ text }) => text))
  const isApart = (at: number) => {
    const [above, below] = [last[at]!, last[at + 1]]
    const height = below && Math.min(below.bottom - below.top, above.bottom - above.top)
    return height !== undefined && below!.top - above.bottom > APART * height
  }
  const end = near.findLastIndex(
    (texts, at) =>
      texts.some((text) => /^[-_=─–—]{5,}$/.test(text)) || (isApart(at) && isOverTitle(texts, near[at + 1]!)),
  )
  return near.slice(end + 1).flat()
}

/** Lists stand so far apart, in heights. */
const APART = 0.7

/** Whether words end over a title apart: a row of another list ('Inland marine | Not covered'), or a sentence. */
const isOverTitle = (texts: string[], below: string[]) =>
  below.length - Number(ITEM.test(below[0]!)) === 1 &&
  isHeading(below.at(-1)!) &&
  (texts.length > 1 ? !saysNotInForce(texts[0]!) : /[^.]\.$/.test(texts[0]!))

/** Whether words over a list say that it is not in force, or of one of what was and is, that its amounts are premiums or mere values. */
export const saysOfOthers = (over: readonly string[], { isBound }: Heads): boolean =>
  over.some((text) => saysNotInForce(text) || (isBound && /\b(?:premiums?|values?)\b/i.test(text)))

/** Whether a row says that its entry is not in force: in its name, in place of a figure, or under a head that is not understood. */
export const isDenied = (columns: Column[], row: Row) =>
  columns.some(({ field }, at) => {
    const text = row[at]?.text ?? ''
    return (
      ((field === null || SAYS_SO.has(field)) && isNotInForce(text)) || (field === null && saysEnded(text, PREMISES))
    )
  })
/** Whether rows say of some entries alone that they are not in force. */
export const areToldApart = (columns: Column[], rows: readonly { row: Row }[]): boolean =>
  new Set(rows.map(({ row }) => isDenied(columns, row))).size > 1
const SAYS_SO = new Set(['coverage', 'limit', 'deductible', 'premium'])

/** Whether a cell may be the rest of the one above it, of a few lines at most. */
const goesOn = (above: Told | undefined, { text }: Told) =>
  above !== undefined && above.lines.length < MOST_WRAPPED && !isAmount(text)
const MOST_WRAPPED = 12

/** Whether the words of a cell go on in those below it. */
const runsOn = (above: Told | undefined, { text }: Told) =>
  above !== undefined && /,$/.test(above.text) && /^\p{Ll}/u.test(text)
/** What numbers a title: 'Item 5.' */
const ITEM = /^(?:(?:item|section|part)\s*)?(?:\d{1,2}|[ivx]{1,4})[.):]?$/i

type Last = { columns: Column[]; page: number } | null
const CONTINUED = /\(?\bcont(?:inued|['’]d|\.)?\)?$/i

/** The heads of the list of the page before, where a place goes on with it: 'PREM 002 BLDG 01 (CONT)'. */
export function headsContinued(last: Last, levels: Level[], at: number, page: number): Heads | null {
  const [{ lines }, below] = [levels[at]!, levels[at + 1]]
  if (last?.page !== page - 1 || !below || !CONTINUED.test(lines.at(-1)!.text)) return null
  const isRow = rowUnder(last.columns, below, page)?.filter((cell) => cell).length ?? 0
  const isPlace = placeNamed(lines.map(({ text }) => text).join(', '))?.rest === ''
  return isPlace && isRow > 2 ? { columns: last.columns, from: at, levels: 1 } : null
}
