import { type Address, addressFrom, cityStateZip, startsAddress, upToZip } from '../facts/addresses.ts'
import { LEGAL_FORMS } from '../facts/legal-forms.ts'
import { EMAIL, PHONE } from '../facts/phones.ts'
import type { Candidate, Run } from './candidate.ts'
import type { GraphCell } from './cell-graph.ts'

/** Letters and digits alone, so that names and addresses are compared whatever their case and signs. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

export const addressValue = ({ line1, line2, city, state, zip }: Address) =>
  plain([line1, line2, city, state, zip].join(' '))

const LONGEST_NAME = 110
const MOST_WORDS = 14
const SHORT = 8
/** Words in small letters that names have in their middle. */
const LINK = /^(?:of|the|and|&|for|in|at|a|an|d\/b\/a|dba|t\/a|as|by|y|de|la|–|-)$/i
const CAPITAL = /^[("“‘]?[\p{Lu}\d]/u
const LABELS = 3
const LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORMS}|Insurance|Exchange|Association|Agency)[.,)]?$`, 'i')

/** Runs of a cell that may be a name: all of it, what follows a colon or its first words, runs of capitalized words, and it with the next line. */
export function namesOf(cells: readonly GraphCell[], index: number): Candidate[] {
  const { words } = cells[index]!.line
  const isProse = words.length > MOST_WORDS
  const runs: Run[] = isProse ? [] : [{ from: 0, to: words.length }]
  const colon = words.findLastIndex(({ text }) => /[:–—]$/.test(text))
  if (colon >= 0 && colon < words.length - 1) runs.push({ from: colon + 1, to: words.length })
  else if (words.length <= SHORT)
    for (let from = 1; from <= Math.min(LABELS, words.length - 2); from++)
      if (CAPITAL.test(words[from]!.text)) runs.push({ from, to: words.length })
  runs.push(...capitalRuns(words))
  const found = runs.flatMap((run) => nameOf(words.slice(run.from, run.to), { cell: index, ...run }))
  return oneOfEach([...found, ...(isProse ? [] : withNext(cells, index, colon))])
}

function capitalRuns(words: readonly { text: string }[]): Run[] {
  const runs: Run[] = []
  let from = -1
  let last = -1
  const close = () => {
    if (from >= 0 && last > from && (from > 0 || last < words.length - 1)) runs.push({ from, to: last + 1 })
    from = -1
  }
  for (const [at, { text }] of words.entries()) {
    if (CAPITAL.test(text)) {
      // A number ends a name, or is part of it.
      if (/^\d/.test(text) && from >= 0 && last > from) runs.push({ from, to: at })
      if (from < 0) from = at
      last = at
      // A comma ends a name, or a legal form follows; a legal form may be its end.
      if ((/[,;]$/.test(text) || LEGAL_FORM.test(text)) && last > from) runs.push({ from, to: at + 1 })
      if (/[.;:)]$/.test(text) && !/^.{1,5}\.$/.test(text)) close()
    } else if (!LINK.test(text)) close()
  }
  close()
  return runs
}

/** A cell that goes on in the next line or two of its block, and a run at its end that goes on at the beginning of the next line. */
function withNext(cells: readonly GraphCell[], index: number, colon: number): Candidate[] {
  const { words } = cells[index]!.line
  const from = colon >= 0 && colon < words.length - 1 ? colon + 1 : 0
  const found: Candidate[] = []
  const lines = [words.slice(from)]
  for (let at = cells[index]!.next; at >= 0 && lines.length < MOST_LINES; at = cells[at]!.next) {
    const next = cells[at]!.line.words
    if (next.length > SHORT || lines.flat().length + next.length > MOST_WORDS || cityStateZip(cells[at]!.line.text))
      break
    lines.push(next)
    const rest = { cell: at, from: 0, to: next.length }
    found.push(...nameOf(lines.flat(), { cell: index, from, to: words.length, rest }))
    if (lines.length > 2) continue
    const [last, first] = [capitalRuns(words).at(-1), capitalRuns(next)[0]]
    if (last?.to !== words.length) continue
    const end = first?.from === 0 ? first.to : 1
    found.push(
      ...nameOf([...words.slice(last.from), ...next.slice(0, end)], {
        cell: index,
        from: last.from,
        to: words.length,
        rest: { cell: at, from: 0, to: end },
      }),
    )
  }
  return found
}
const MOST_LINES = 3
/** The share of digits beyond which a text is no name. */
const MOST_DIGITS = 0.35

type Place = Run & { cell: number; rest?: Candidate['rest'] }

function nameOf(words: readonly { text: string }[], { rest, ...place }: Place): Candidate[] {
  const text = words.map((word) => word.text).join(' ')
  const value = plain(text)
  const digits = value.replace(/\D/g, '').length
  if (value.length < 4 || text.length > LONGEST_NAME || digits > value.length * MOST_DIGITS) return []
  return [{ type: 'name', value, ...place, ...(rest && { rest }) }]
}

function oneOfEach(found: Candidate[]): Candidate[] {
  const known = new Map(found.map((one) => [one.value, one]))
  return [...known.values()]
}

const LINES_ABOVE = 4

/** Addresses that end in this cell: with a state and a ZIP code in it, or in cells of its row. */
export function addressesOf(cells: readonly GraphCell[], index: number): Candidate[] {
  const cell = cells[index]!
  const text = upToZip(cell.line.text)
  const all = { cell: index, from: 0, to: cell.line.words.length }
  if (!cityStateZip(text)) return acrossRow(cells, index)
  const lines = [text]
  let first = index
  let best: Address | null = startsAddress(withoutLabel(text)) ? addressFrom([withoutLabel(text)]) : behindName(text)
  let start = index
  for (let above = 0; above < LINES_ABOVE; above++) {
    first = cells[first]!.above
    const line = cells[first]?.line.text
    if (first < 0 || line === undefined || cityStateZip(line)) break
    lines.unshift(line)
    if (!startsAddress(withoutLabel(line))) continue
    const found = addressFrom(lines.map(withoutLabel))
    if (found) {
      best = found
      start = first
      break
    }
  }
  if (!best?.line1) return []
  const own = { type: 'address', value: addressValue(best), address: best } as const
  if (start === index) return [{ ...own, ...all }]
  return [{ ...own, cell: start, from: 0, to: cells[start]!.line.words.length, rest: all }]
}

/** An address in a line that begins with something else, as a name. */
function behindName(line: string): Address | null {
  const words = line.split(' ')
  for (let from = 1; from < words.length - 3; from++) {
    if (!/^(?:\d|P\.?O|Post|One|Two)/i.test(words[from]!)) continue
    const rest = words.slice(from).join(' ')
    const found = startsAddress(rest) ? addressFrom([rest]) : null
    if (found) return found
  }
  return null
}

const withoutLabel = (line: string) => line.replace(/^[^:\d]{2,40}:\s*/, '')

/** A street, a city, a state and a ZIP code in cells side by side, as spreadsheets have them. */
function acrossRow(cells: readonly GraphCell[], index: number): Candidate[] {
  const zip = cells[index]!.line.text
  if (!/^\d{5}(?:-\d{4})?$/.test(zip)) return []
  const before: GraphCell[] = []
  let at = cells[index]!.left
  for (; at >= 0 && before.length < 5; at = cells[at]!.left) before.unshift(cells[at]!)
  const street = before.findLastIndex(({ line }) => startsAddress(line.text))
  if (street < 0) return []
  const texts = before.slice(street).map(({ line }) => line.text)
  const address = addressFrom([...texts.slice(0, -2), `${texts.slice(-2).join(' ')} ${zip}`])
  if (!address?.line1) return []
  const first = cells.indexOf(before[street]!)
  return [
    {
      type: 'address',
      value: addressValue(address),
      address,
      cell: first,
      from: 0,
      to: cells[first]!.line.words.length,
      rest: { cell: index, from: 0, to: cells[index]!.line.words.length },
    },
  ]
}

/** Telephone numbers and e-mail addresses. */
export function reachOf(
  cells: readonly GraphCell[],
  index: number,
  at: (from: number, to: number) => Run,
): Candidate[] {
  const { text } = cells[index]!.line
  const found = (pattern: RegExp, valueOf: (own: string) => string) =>
    [...text.matchAll(new RegExp(pattern.source, 'gi'))].map(
      ({ 0: own, index: from }): Candidate => ({
        type: 'reach',
        value: valueOf(own),
        exact: own,
        cell: index,
        ...at(from, from + own.length),
      }),
    )
  return [...found(PHONE, (own) => own.replace(/\D/g, '')), ...found(EMAIL, plain)]
}
