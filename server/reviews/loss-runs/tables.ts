import { formatDate } from '../../../shared/dates.ts'
import type { Measure } from '../../documents/index.ts'
import { plain } from '../cells.ts'
import type { Cell, ReviewTable } from '../types.ts'
import type { Claim } from './claim.ts'
import type { NoLosses } from './coverage.ts'
import { cents, computed, counted, dollars, figureCell, from, incurredOf, named, said } from './money.ts'
import { termText } from './policy-term.ts'
import { textOf } from './words.ts'

const NOT_STATED = 'Not stated'
export const UNDATED = 'Undated'
/** Claims of so much are listed by name, in cents. */
const LARGE = 2_500_000

const text = (label: string) => ({ label, isNumber: false })
const number = (label: string) => ({ label, isNumber: true })
const bar = (label: string) => ({ label, isNumber: true, isBar: true as const })
/** Years by lines with what they cost; a row of zeros where a run says in words that there are no losses. */
export function yearsByLines(claims: Claim[], nones: NoLosses[]): ReviewTable {
  const groups = [...Map.groupBy(claims, ({ year, line }) => `${year ?? UNDATED}|${line ?? NOT_STATED}`)].map(
    ([key, own]) => {
      const [year = '', line = ''] = key.split('|')
      return { key, cells: [yearCell(year, own), plain(line), ...figuresOf(own)] }
    },
  )
  const listed = new Set(claims.flatMap(({ year, line }) => [String(year), `${year}|${line}`]))
  const told = nones.filter(({ year, line }) => !listed.has(line ? `${year}|${line}` : String(year)))
  const empty = told.map((none) => {
    const zero = (words: string): Cell => ({ text: words, place: none.place, note: 'said in words' })
    const [year, line] = [none.year ?? UNDATED, none.line ?? NOT_STATED]
    return { key: `${year}|${line}`, cells: [plain(year), plain(line), ...['0', '0', '$0', '$0', '$0', ''].map(zero)] }
  })
  const head = [
    text('Year'),
    text('Line'),
    ...['Claims', 'Open', 'Paid', 'Reserved'].map(number),
    bar('Incurred'),
    number('Largest'),
  ]
  const rows = [...groups, ...empty].sort((a, b) => a.key.localeCompare(b.key)).map(({ cells }) => cells)
  return { title: 'Losses by year and line', head, rows }
}

/** A year of claims, with the terms they are listed under. */
export function yearCell(year: string, own: readonly Claim[]): Cell {
  const listed = own.flatMap(({ term }) => (term?.field && term.from.startsWith(year) ? termText(term) : []))
  const terms = [...new Set(listed)]
  return terms.length ? computed(year, `the policy period ${named(terms, terms.length)}`) : plain(year)
}

function figuresOf(own: Claim[]): Cell[] {
  const open = own.filter(({ isOpen }) => isOpen)
  const unknown = own.filter(({ isOpen }) => isOpen === null).length
  const openCell = unknown
    ? computed('', `${counted(unknown)} without a status`)
    : computed(String(open.length), from(open))
  return [
    computed(String(own.length), from(own)),
    openCell,
    sumCell(own, 'paid'),
    sumCell(own, 'reserved'),
    incurredCell(own),
    largestCell(own),
  ]
}

/** A sum over all of some claims; blank where one of them does not tell its part. */
function sumCell(own: Claim[], measure: Measure): Cell {
  const lacking = own.filter(({ figures }) => figures[measure] === null)
  if (lacking.length)
    return computed('', `not all lines could be read: ${counted(lacking.length)} of ${own.length} without an amount`)
  if (own.length === 1) return figureCell(own[0]!, own[0]!.figures[measure])
  return computed(dollars(own.reduce((sum, { figures }) => sum + cents(figures[measure]!.value), 0)), from(own))
}

export function incurredCell(own: readonly Claim[]): Cell {
  const lacking = own.filter((claim) => incurredOf(claim) === null)
  if (lacking.length)
    return computed('', `not all lines could be read: ${counted(lacking.length)} of ${own.length} without an amount`)
  const [only, ...others] = own
  if (only?.figures.incurred && !others.length) return figureCell(only, only.figures.incurred)
  const isMade = own.some(({ figures }) => !figures.incurred)
  return computed(
    dollars(own.reduce((sum, claim) => sum + incurredOf(claim)!, 0)),
    `${from(own)}${isMade ? '; paid and reserved' : ''}`,
  )
}

function largestOf(own: readonly Claim[]): Claim | null {
  return own.reduce<Claim | null>(
    (most, one) => ((incurredOf(one) ?? -1) > (most ? (incurredOf(most) ?? -1) : -1) ? one : most),
    null,
  )
}

export function largestCell(own: readonly Claim[]): Cell {
  const largest = largestOf(own)
  if (!largest) return computed('', 'no amount is listed')
  return { ...incurredCell([largest]), note: `claim ${largest.number}` }
}

/** The claims that are open or large, the largest first. */
export function largeAndOpen(claims: Claim[]): ReviewTable {
  const own = claims
    .filter((claim) => claim.isOpen || (incurredOf(claim) ?? 0) >= LARGE)
    .sort((a, b) => (incurredOf(b) ?? 0) - (incurredOf(a) ?? 0))
  const head = [
    ...['Claim', 'Line', 'Policy', 'Date of loss', 'Status'].map(text),
    ...['Paid', 'Reserved', 'Incurred'].map(number),
    text('Description'),
  ]
  return { title: 'Large and open claims', head, rows: own.map(rowOf) }
}

function rowOf(claim: Claim): Cell[] {
  const { paper, number: name, key, line, fields, lost, figures } = claim
  const field = (...names: string[]): Cell => {
    const own = names.flatMap((one) => fields[one] ?? []).at(0)
    return own
      ? said(paper, Array.isArray(own.value) ? own.value.join(', ') : (textOf(own) ?? ''), own.source)
      : computed('', 'not shown')
  }
  return [
    said(paper, name, key.source),
    plain(line ?? NOT_STATED),
    field('policy_number'),
    lost ? said(paper, formatDate(lost), fields.date_of_loss!.source) : computed('', 'not shown'),
    claim.status ? said(paper, textOf(claim.status) ?? '', claim.status.source) : computed('', 'not shown'),
    figureCell(claim, figures.paid),
    figureCell(claim, figures.reserved),
    incurredCell([claim]),
    field('description'),
  ]
}
