import { findAmounts } from '../../../shared/amounts.ts'
import { findDates } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { type Flat, flatten, PLACES, placeKey, wordsFound } from '../../../shared/places.ts'
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

/** Words of a document that change from client to client, in the order they stand there, each named by what stands beside it. */
export function proposedPlaces(html: string, known: readonly KnownWords[]): ProposedPlace[] {
  const flat = flatten(html)
  const labels = new Map(known.map(({ words, label }) => [words, label]))
  for (const { from, to, label } of figuresIn(flat.text)) {
    const words = flat.text.slice(from, to)
    if (!labels.has(words)) labels.set(words, label)
  }
  const first = new Map<string, { at: number; words: string; label: string; count: number }>()
  for (const { words, from, to } of wordsFound(flat, [...labels.keys()])) {
    const shown = flat.text.slice(from, to)
    const own = first.get(placeKey(shown))
    if (!own) first.set(placeKey(shown), { at: from, words: shown, label: labels.get(words)!, count: 1 })
    else {
      own.count += 1
      if (from < own.at) Object.assign(own, { at: from, words: shown })
    }
  }
  const names = new Set<string>()
  return [...first.values()]
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_PROPOSED)
    .map(({ at, words, label, count }) => {
      const name = distinct(asName(besides(flat, at) || label), names)
      return { words, name, count }
    })
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
