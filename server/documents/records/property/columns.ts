import { oncePer } from '../../../lib/once-per.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import type { Line, Page } from '../../types.ts'
import { saysBound, saysInForce, saysNotInForce } from '../in-force.ts'
import { fieldsLike, keyOf, vocabularyOf } from '../labels.ts'
import type { Level } from '../stacked-heads.ts'
import { wordsOf } from '../words.ts'
import { PROPERTY } from './family.ts'
import { partedOver, partedUnder } from './parted.ts'
import { type Told, told } from './told.ts'

/** A column of a list: what its head says, and where it stands. */
export type Column = { head: Told; field: string | null; left: number; right: number }
/** The cells of a row by the place of their column. */
export type Row = (Told | undefined)[]

export const OF_PROPERTY: ReadonlySet<string | null> = new Set(['building', 'personal-property', 'business-income'])
const VOCABULARY = vocabularyOf(PROPERTY)
const ALIKE = 0.75
const MOST_COLUMNS = 40
/** So many heads that are known make a list, however many are not. */
const SURE = 4
const AMOUNT = /^\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/
/** 'PREM $', 'Amount ($)' */
const UNIT = /\(?\$\)?(?! ?\d)/
const FIGURE = /\$|\d{2}/

export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** The field that words name; what stands below may say more of it than we know, but not that the column is none of ours. */
function fieldOf(head: string, first: string): string | null {
  return VOCABULARY.unless?.test(head) ? null : (fieldNamed(head) ?? fieldNamed(first))
}

export function fieldNamed(text: string): string | null {
  const words = wordsOf(text.replace(/[*†]/g, ''))
  if (!words.length) return null
  const [exact] = VOCABULARY.heads.get(keyOf(words)) ?? VOCABULARY.heads.get(words.join('')) ?? []
  const [like] = fieldsLike(words, VOCABULARY)
  return exact?.name ?? (like && like.alike >= ALIKE ? like.spec.name : null)
}

/** '24-25 Bldg': what is headed by its years may be of another term. */
const DAY = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/
const TERM = /\b(?:20)?\d\d[-–/](?:20)?\d\d\b/

/** Whether a title says that what stands below it are limits: 'SECTION I - COVERAGES AND AMOUNTS OF INSURANCE'. */
export function headsLimits(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= MOST_WORDS &&
    !saysOther(text) &&
    !saysNotInForce(text) &&
    words.some((_, at) => saysLimit(words.slice(at)))
  )
}
const MOST_WORDS = 10

/** The codes that a page explains as limits: 'SI = sum insured on policy'. */
const limitCodesOf = oncePer(
  ({ lines }: Page): ReadonlySet<string> =>
    new Set(
      lines.flatMap(({ text }) =>
        [...text.matchAll(/\b([A-Z]{2,5}) ?= ?([A-Za-z][a-z]*(?: [a-z]+)*)/g)].flatMap(([, code, words]) =>
          saysLimit(words!.split(' ')) ? [code!] : [],
        ),
      ),
    ),
)
const saysLimit = (words: string[]) => words.some((_, at) => fieldNamed(words.slice(0, at + 1).join(' ')) === 'limit')

const withoutCode = (head: string, codes: ReadonlySet<string>): string => {
  const words = head.split(' ')
  const rest = words.filter((word) => !codes.has(word)).join(' ')
  return rest || head
}

/** The lists that stand side by side under one row of heads: each begins where the first head comes once more. */
export function listsBeside(columns: Column[]): Column[][] {
  const [first, second] = columns
  const starts = columns.flatMap(({ field }, at) =>
    at === 0 || (field !== null && field === first?.field && columns[at + 1]?.field === second?.field) ? [at] : [],
  )
  return starts.map((start, index) => columns.slice(start, starts[index + 1]))
}

/** Heads of a list: their columns, the first level of their words, and how many levels they take from where they were found. `isBound`: one of several options is. */
export type Heads = { columns: Column[]; from: number; levels: number; isBound?: true }

/** The heads of a list that a level begins; null where it begins none. */
export function headsAt(levels: Level[], at: number, page: Page): Heads | null {
  const list = listAt(levels, at, page)
  return list?.columns.some(({ field }) => field === 'limit') ? list : (boundAt(levels, at, page) ?? list)
}

function listAt(levels: Level[], at: number, page: Page): Heads | null {
  const heads = columnsAt(levels, at, page)
  if (!heads) return null
  const { columns } = heads
  const known = columns.filter(({ field, head }) => field !== null || namesProperty(head.text))
  const isList = known.length >= Math.min(SURE, Math.max(2, columns.length / 2))
  const isUnnamed = columns.some(({ field }) => field === 'limit') && !columns.some(({ field }) => field === 'coverage')
  const unnamed = isList && isUnnamed ? nameColumn(levels, at + heads.levels, columns, null) : null
  return isList ? { ...heads, columns: unnamed ? [unnamed, ...columns] : columns } : null
}

/** The columns whose heads a level begins, with the words over and under them. */
function columnsAt(levels: Level[], at: number, page: Page, mayGoOn = isUnder): Heads | null {
  const [first, second] = [levels[at]!, levels[at + 1]]
  if (first.lines.length < 2 || first.lines.length > MOST_COLUMNS) return null
  if (first.lines.some(({ text }) => FIGURE.test(text.replace(UNIT, '').replace(TERM, '').replace(DAY, ''))))
    return null
  // 'Use: | Primary | Occupancy: | Owner': labels with their values.
  if (first.lines.every(({ text }, index) => text.endsWith(':') === (index % 2 === 0))) return null
  const limits = limitCodesOf(page)
  const over = at > 0 ? wordsOver(levels[at - 1]!, first) : []
  const under = second && mayGoOn(second, first) ? second.lines : []
  const heads = first.lines.flatMap((line) => partedOver(line, levels, at))
  const columns = heads.map((line): Column => {
    const own = (other: Line) => meets(line, other)
    const whole = told([...over.filter(own), line, ...under.filter(own)], page.number)
    const head = { ...whole, text: withoutCode(whole.text, limits) }
    const right = Math.max(...head.lines.map(({ box }) => box[0] + box[2]))
    return {
      head,
      field: fieldOf(head.text, line.text),
      left: Math.min(...head.lines.map(({ box }) => box[0])),
      right,
    }
  })
  return { columns, from: over.length ? at - 1 : at, levels: under.length ? 2 : 1 }
}

/** The column without a head that stands before all others, where the level below them begins one. */
function nameColumn(levels: Level[], at: number, columns: Column[], field: string | null): Column | null {
  const label = levels.slice(at, at + 2).find(({ lines }) => lines.length > 1)?.lines[0]
  if (!label || label.box[0] + label.box[2] > columns[0]!.left) return null
  const [left, , width] = label.box
  return { head: told([], 0), field, left, right: left + width }
}

/** A list in which one of several columns is in force and the others are not: 'WAS | NOW'. What its rows are of stands before them. */
function boundAt(levels: Level[], at: number, page: Page): Heads | null {
  const heads = columnsAt(levels, at, page, (below, first) => isUnder(below, first) || saysStanding(below, first))
  if (!heads) return null
  const isGone = ({ head: { text } }: Column) => VOCABULARY.unless!.test(text) && !saysBound(text)
  const isHeld = (one: Column) => !isGone(one) && OF_LIMIT.has(one.field) && saysInForce(one.head.text)
  const start = heads.columns.findIndex((one) => isGone(one) || isHeld(one))
  const options = heads.columns.slice(start)
  const [held, ...others] = options.filter(isHeld)
  if (start < 0 || !held || others.length || !options.some(isGone)) return null
  const before = heads.columns.slice(0, start)
  const [first] = before
  const named = before.some(({ field }) => field === 'coverage')
    ? before
    : first
      ? [{ ...first, field: 'coverage', right: before.at(-1)!.right }]
      : [nameColumn(levels, at + heads.levels, heads.columns, 'coverage')].filter((one) => one !== null)
  const rest = options.map((one) => ({ ...one, field: one === held ? 'limit' : isGone(one) ? null : one.field }))
  // Notes may stand behind the last column.
  const right = Math.max(...options.map((one) => one.right))
  const notes: Column = { head: told([], page.number), field: null, left: right + NOTES, right: Infinity }
  return named.length ? { ...heads, columns: [...named, ...rest, notes], isBound: true } : null
}
const NOTES = 20
/** Whether words right under heads say which of them is in force: 'Option 1 | Option 2' over 'declined | BOUND'. */
const saysStanding = ({ lines, top }: Level, first: Level) =>
  top - first.bottom < first.bottom - first.top &&
  lines.every((line) => first.lines.some((head) => meets(head, line))) &&
  lines.some(({ text }) => saysBound(text) || saysNotInForce(text))
const OF_LIMIT: ReadonlySet<string | null> = new Set([null, 'limit'])

/** Whether words over amounts say that they are no limits: of another term, mere values, or premiums. */
export const saysOther = (text: string): boolean =>
  VOCABULARY.unless?.test(text) === true || TERM.test(text) || fieldNamed(text) === 'premium'

/** Whether a head names what is insured: an amount below it is for that. */
export const namesProperty = (head: string): boolean =>
  !VOCABULARY.unless?.test(head) && !TERM.test(head) && OF_PROPERTY.has(limitConcept(normal(head)))

/** The words right over some of the heads, each over its own: 'LAST TERM' and 'THIS TERM' over two of 'AMOUNT'. What begins over the first is a title. */
function wordsOver({ lines, top, bottom }: Level, first: Level): Line[] {
  const [head] = first.lines
  const isApart = first.top - bottom > (bottom - top) * CLOSE
  const isOfTerms = lines.length > 1 && lines.some(({ text }) => saysNotInForce(text))
  const isTitle = !isOfTerms && lines.some(({ box }) => box[0] < head!.box[0] + head!.box[2])
  // Each head has the word of its own term over it, or several share one.
  const isEach = lines.length - Number(isOfTerms) >= first.lines.length
  if (isApart || isTitle || isEach || lines.some(({ text }) => FIGURE.test(text))) return []
  const words = lines.flatMap((line) =>
    line.words.map((word): Line => ({ text: word.text, box: word.box, words: [word] })),
  )
  return words.every((word) => first.lines.some((line) => meets(line, word))) ? words : []
}
const CLOSE = 0.8

const meets = ({ box: [x, , width] }: Line, { box: [left, , wide] }: Line) => left < x + width && x < left + wide

/** Whether a level is the rest of heads: words right under some of them, which say no value. */
function isUnder({ lines, top }: Level, first: Level): boolean {
  const height = first.bottom - first.top
  return (
    top - first.bottom < height &&
    lines.every((line) => first.lines.some((head) => meets(head, line)) && !/^\$|^\d{1,3}$|,\d{3}/.test(line.text)) &&
    lines.length < first.lines.length
  )
}

/** A cell that stands so far outside its column, in points, is none of it. */
const ASTRAY = 40

/** The cells of a level under their columns, in their order, each as far within its own as may be; null where one is under none. */
export function rowUnder(columns: readonly Column[], level: Level, page: number): Row | null {
  const cells = cellsOf(columns, level)
  const lines = cells.map(wholeOf)
  if (lines.length > columns.length) return null
  type Way = { cost: number; at: number[] }
  let ways: (Way | null)[] = [{ cost: 0, at: [] }, ...columns.map(() => null)]
  for (const line of lines) {
    const next: (Way | null)[] = [null]
    for (const at of columns.keys()) {
      const before = ways
        .slice(0, at + 1)
        .reduce<Way | null>((best, way) => (way && (!best || way.cost < best.cost) ? way : best), null)
      const cost = outside(columns, at, line)
      next.push(before && cost <= ASTRAY ? { cost: before.cost + cost, at: [...before.at, at] } : null)
    }
    ways = next
  }
  const best = ways.reduce<Way | null>((least, way) => (way && (!least || way.cost < least.cost) ? way : least), null)
  if (!best) return null
  const row: Row = columns.map(() => undefined)
  for (const [index, at] of best.at.entries()) row[at] = told(cells[index]!, page)
  return row
}

/** The letter of a coverage, which may stand far before its name. */
const ITEM = /^[A-H]\.?$/

/** The lines of a level cell by cell: those a space apart in one column are one: 'B' and 'Other Structures'. */
function cellsOf(columns: readonly Column[], { lines }: Level): Line[][] {
  const cells: Line[][] = []
  // A unit may stand far before its amount.
  for (const line of lines.filter(({ text }) => text !== '$').flatMap((one) => partedUnder(one, columns))) {
    const [x, , width, height] = line.box
    const before = cells.at(-1)?.at(-1)
    const at = columns.findLastIndex(({ left }) => before && left <= before.box[0] + SAME_RIGHT)
    const isNear = before && (x - before.box[0] - before.box[2] < height || ITEM.test(before.text))
    const isOne = at >= 0 && isNear && x + width < (columns[at + 1]?.left ?? Infinity)
    if (isOne) cells.at(-1)!.push(line)
    else cells.push([line])
  }
  return cells
}

const wholeOf = (lines: Line[]): Line => {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  const [x, y, , height] = first.box
  return lines.length < 2 ? first : { ...first, box: [x, y, last.box[0] + last.box[2] - x, height] }
}

/** Right edges so near, in points, are those of one column. */
const SAME_RIGHT = 2

/** How far a line reaches out of the column: before its head, or into the next. Not at all where it ends with its head. */
function outside(columns: readonly Column[], at: number, { box: [x, , width] }: Line): number {
  const { left, right } = columns[at]!
  if (Math.abs(x + width - right) < SAME_RIGHT) return 0
  const next = columns[at + 1]?.left ?? Infinity
  return Math.max(0, left - x) + Math.max(0, x + width - next)
}
