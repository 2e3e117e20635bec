import { addYears, daysBetween, findDates, formatDate } from '../../../shared/dates.ts'
import { isValue } from '../layout/head-rows.ts'
import type { Line, Page } from '../types.ts'
import { isTotalOf } from './sections.ts'
import { type Level, levelsOf } from './stacked-heads.ts'
import { type Token, tokensAsText, tokensOf } from './tokens.ts'
import type { Measured } from './total-measures.ts'
import { type Column, isOfClaims, measuresOfYears } from './year-measures.ts'

/**
 * A row of a summary of claims by year or term. `term`: 'YYYY' or 'MM/DD/YYYY - MM/DD/YYYY' with its words; `before`: the words left of the term.
 */
export type YearRow = {
  lines: Line[]
  measured: Measured[]
  term: { value: string; tokens: Token[] } | null
  before: Token[]
  /** It is the row of what all make together. */
  isSum: boolean
}

type Dated = { level: Level; term: NonNullable<YearRow['term']>; before: Token[]; figures: Token[] }

/** A row tells at least so many figures. */
const LEAST = 2
/** Heads stand on at most so many levels, each no further from the next than so many of its heights; the rows may be further off. */
const MOST_LEVELS = 6
const FAR = 1.5
const FAR_BELOW = 3
/** A term begins or ends so many days from a full year at most. */
const NEAR = 1

/** The rows of a page that tell how many claims a year or a term had and what they cost, and the row of totals below them. */
export function yearRows(page: Page): YearRow[] {
  const levels = levelsOf(page.lines)
  const dated = levels.map((level) => datedOf(level, page.number))
  const found: YearRow[] = []
  for (let at = 0; at < levels.length; at++) {
    if (!dated[at]) continue
    let to = at
    while (dated[to + 1] && isLike(dated[at]!, dated[to + 1]!)) to++
    found.push(...tableOf(levels, dated.slice(at, to + 1) as Dated[], at, page.number))
    at = to
  }
  return found
}

const isLike = (one: Dated, other: Dated) => one.term.value.length === other.term.value.length

function tableOf(levels: Level[], rows: Dated[], at: number, page: number): YearRow[] {
  if (!areTerms(rows.map(({ term }) => term.value))) return []
  const below = levels[at + rows.length]
  const last = below ? tokensOf(below.lines, page, Infinity) : []
  const isTotal = last.length > 0 && isTotalOf(tokensAsText(last.filter(({ word }) => !isFigure(word.text))))
  const own = [...rows.map(({ figures }) => figures), ...(isTotal ? [figuresIn(last)] : [])]
  const lefts = rows.flatMap(({ before, term }) => [...before, ...term.tokens])
  const columns = columnsOf(own, lefts, headsOver(levels, at, rows[0]!, page))
  const measured = measuresOfYears(columns, rows.length)
  const years = rows.map(({ level, term, before }, row) => ({
    lines: level.lines,
    measured: measured[row]!,
    term,
    before,
    isSum: false,
  }))
  const sum = isTotal
    ? [{ lines: below!.lines, measured: measured[rows.length]!, term: null, before: [], isSum: true }]
    : []
  const rowsToldOf = [...years, ...sum]
  // What is not understood of a summary is no list of claims either.
  if (!columns.some(({ words }) => isOfClaims(words.join(' ')))) return []
  return rowsToldOf.map((row) => (row.measured.length < LEAST ? { ...row, measured: [] } : row))
}

/** A level that begins with a year or a term, with figures on its right. */
function datedOf(level: Level, page: number): Dated | null {
  const tokens = tokensOf(level.lines, page, Infinity).sort((a, b) => a.word.box[0] - b.word.box[0])
  const texts = tokens.map(({ word }) => word.text)
  const starts = texts.map((_, at) => texts.slice(0, at).join(' ').length + (at ? 1 : 0))
  const term = termIn(texts.join(' '))
  if (!term) return null
  const own = tokens.filter((_, at) => starts[at]! < term.to && starts[at]! + texts[at]!.length > term.from)
  const end = tokens.indexOf(own.at(-1)!) + 1
  const figures = figuresIn(tokens.slice(end))
  const before = tokens.slice(0, tokens.indexOf(own[0]!))
  // A number of a claim or a thing beside its year makes it a row of that.
  if (tokens.slice(end).some(({ word: { text } }) => /\d/.test(text) && !isFigure(text))) return null
  return figures.length < LEAST ? null : { level, term: { value: term.value, tokens: own }, before, figures }
}

function termIn(text: string): { value: string; from: number; to: number } | null {
  const [first, second, ...others] = findDates(text)
  if (first && second && !others.length && /^\W*(?:to|through|thru)?\W*$/i.test(text.slice(first.to, second.from)))
    return { value: `${formatDate(first.date)} - ${formatDate(second.date)}`, from: first.from, to: second.to }
  const year = first ? null : YEAR.exec(text)
  return year ? { value: year[1]!, from: year[0].indexOf(year[1]!), to: year[0].length } : null
}
const YEAR = /^(?:[^\d$]{0,24} )?((?:19|20)\d\d)(?:\s?[-/–]\s?(?:(?:19|20)?\d\d))?(?= |$)/

/** Whether these are terms of policies rather than days of losses: each a full year, or one that begins or ends with another; years each once. */
function areTerms(values: string[]): boolean {
  if (new Set(values).size < values.length) return false
  const terms = values.map((value) => findDates(value).map(({ date }) => date))
  const isYear = ([from, to]: string[]) => [1, 2, 3].some((years) => daysBetween(addYears(from!, years), to!) <= NEAR)
  const ends = terms.flat()
  const isJoined = (term: string[]) => term.some((day) => ends.filter((one) => one === day).length > 1)
  return terms.every((term) => term.length === 0 || isYear(term) || isJoined(term))
}

const isFigure = (text: string) => /^[-+]?\(?\$?[\d,]*\.?\d+\)?%?$/.test(text)
const figuresIn = (tokens: Token[]) => tokens.filter(({ word }) => isFigure(word.text))

/** The words over the first row that are none of its figures' like. */
function headsOver(levels: Level[], at: number, { level }: Dated, page: number): Token[] {
  const heads: Token[] = []
  let next = level
  for (let up = at - 1; up >= 0 && at - up <= MOST_LEVELS; up--) {
    const one = levels[up]!
    if (one.lines.some(({ text }) => isValue(text))) break
    // Heads over one another may overlap in height.
    if (next.top - one.bottom > (next === level ? FAR_BELOW : FAR) * (one.bottom - one.top)) break
    heads.push(...tokensOf(one.lines, page, Infinity))
    next = one
  }
  return heads
}

/** The figures in columns, by where they stand, each with the words of the heads that are nearest to it rather than to what stands on their left. */
function columnsOf(rows: Token[][], lefts: Token[], heads: Token[]): Column[] {
  const columns: (Column & { left: number; right: number })[] = []
  const others = lefts.map(({ word: { box } }) => ({ left: box[0], right: box[0] + box[2] }))
  for (const [row, tokens] of rows.entries())
    for (const token of tokens) {
      const [left, , width] = token.word.box
      const right = left + width
      const own = columns.filter((one) => left < one.right && right > one.left)
      const [column] = own
      if (own.length > 1) continue
      if (!column) columns.push({ left, right, words: [], cells: [{ row, token }] })
      else {
        column.left = Math.min(column.left, left)
        column.right = Math.max(column.right, right)
        column.cells.push({ row, token })
      }
    }
  columns.sort((a, b) => a.left - b.left)
  const byHeight = heads.toSorted((a, b) => a.line.box[1] - b.line.box[1] || a.word.box[0] - b.word.box[0])
  for (const { word } of byHeight) {
    const [x, , width] = word.box
    const apart = (one: { left: number; right: number }) => Math.max(one.left - x - width, x - one.right, 0)
    const [near, next] = columns.toSorted((a, b) => apart(a) - apart(b))
    const isOther = others.some((one) => near && apart(one) < apart(near))
    if (near && !isOther && (!next || apart(near) < apart(next))) near.words.push(word.text)
  }
  return columns
}
