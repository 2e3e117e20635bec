import { findAmounts } from '../../../shared/amounts.ts'
import { findDates } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { type Flat, flatten, occurrences, PLACES, placeKey } from '../../../shared/places.ts'
import type { DocumentTemplate, ProposedPlace } from './types.ts'

/** The most letters the HTML of a template may have: as many as a document of a workspace. */
export const TEMPLATE_LETTERS = 500_000

/** The changed fields; of the text only that it changed. */
export function changesOf(was: DocumentTemplate, is: Pick<DocumentTemplate, 'title' | 'html'>): FieldChange[] {
  return [
    ...(was.title === is.title ? [] : [{ field: 'title', label: 'Title', was: was.title, is: is.title }]),
    ...(was.html === is.html ? [] : [{ field: 'html', label: 'Text', was: null, is: 'changed' }]),
  ]
}

/** For each field that would not be as it is now: what it is, so that nobody writes over a change unseen. */
export const conflictsOf = (now: DocumentTemplate, wanted: Pick<DocumentTemplate, 'title' | 'html'>) =>
  changesOf(now, wanted).map(({ field }) => ({
    path: [field],
    message:
      field === 'title'
        ? `This was changed to “${now.title}” meanwhile. Save again to keep yours.`
        : 'The text was changed meanwhile. Open the template again to see it, or save again to keep yours.',
  }))

/** Something the agency knows of a client: the words, and what they are called. */
export type KnownWords = { words: string; label: string }

const MOST_PROPOSED = 100
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /(?<![\w(])(?:\+?1[ .-]?)?(?:\(\d{3}\)\s?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\w)/g

/**
 * Words of a document that change from client to client, in the order they stand there. A figure is named by what stands beside it, and the same
 * figure behind other words is another place: two limits that are equal today need not be for the next client.
 */
export function proposedPlaces(html: string, known: readonly KnownWords[]): ProposedPlace[] {
  const flat = flatten(html)
  const labels = new Map(known.map(({ words, label }) => [words.toLowerCase(), { words, label, isFigure: false }]))
  for (const { from, to, label } of figuresIn(flat.text)) {
    const words = flat.text.slice(from, to)
    if (!labels.has(words.toLowerCase())) labels.set(words.toLowerCase(), { words, label, isFigure: true })
  }
  const proposed = new Map<string, { words: string; label: string; at: number[] }>()
  const all = [...labels.values()].map(({ words }) => words)
  for (const { words, from, nth } of occurrences(flat, all)) {
    const { label, isFigure } = labels.get(words.toLowerCase())!
    const own = isFigure ? besides(flat, from) : ''
    const key = `${placeKey(words)}\n${placeKey(own)}`
    const before = proposed.get(key)
    if (before) before.at.push(nth)
    else proposed.set(key, { words, label: own || label, at: [nth] })
  }
  const names = new Set<string>()
  return [...proposed.values()]
    .slice(0, MOST_PROPOSED)
    .map(({ words, label, at }) => ({ words, name: distinct(asName(label), names), at }))
}

/** Amounts with a dollar sign, dates, addresses and phone numbers. */
function figuresIn(text: string): { from: number; to: number; label: string }[] {
  const matched = (pattern: RegExp, label: string) =>
    [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, label }))
  return [
    ...matched(ADDRESS, 'E-mail'),
    ...matched(PHONE, 'Phone'),
    ...findDates(text).map(({ from, to }) => ({ from, to, label: 'Date' })),
    ...findAmounts(text).flatMap(({ from, to }) => (text[from] === '$' ? [{ from, to, label: 'Amount' }] : [])),
  ]
}

/** What names the words at a place of the text: what stands before a colon, the cell before it in its row, the head of its column. */
function besides({ text }: Flat, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const cell = Math.max(line, text.lastIndexOf('\t', at - 1) + 1)
  const before = text.slice(cell, at)
  const named = /(?:^|[.;,(]\s*)([^.;,:()]{2,60}):\s*$/.exec(before)?.[1]
  if (named) return named.trim()
  if (before.trim() || cell === line) return ''
  const row = cellsOf(text.slice(line, at))
  return row.findLast((words) => /\p{L}/u.test(words) && !findDates(words).length) ?? ''
}

const cellsOf = (line: string) =>
  line
    .split('\t')
    .map((words) => words.replace(/:\s*$/, '').trim())
    .filter((words) => words && words.length <= 60)

const asName = (words: string) =>
  words
    .replace(/[[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PLACES.letters - 4)
    .trim()
    .toUpperCase()

function distinct(name: string, taken: Set<string>): string {
  let own = name
  for (let number = 2; taken.has(placeKey(own)); number++) own = `${name} ${String(number)}`
  taken.add(placeKey(own))
  return own
}
