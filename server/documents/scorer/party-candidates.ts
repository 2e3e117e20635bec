import { type Address, addressFrom, cityStateZip, startsAddress, upToZip } from '../facts/addresses.ts'
import { LEGAL_FORMS } from '../facts/legal-forms.ts'
import { EMAIL, PHONE } from '../facts/phones.ts'
import { SAME_EDGE } from '../tolerances.ts'
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
  const isProse = words.length > MOST_WORDS || isWording(words)
  const runs: Run[] = isProse ? [] : [{ from: 0, to: words.length }]
  const colon = words.findLastIndex(({ text }) => /[:–—]$/.test(text))
  if (colon >= 0 && colon < words.length - 1) runs.push({ from: colon + 1, to: words.length })
  else if (words.length <= SHORT)
    for (let from = 1; from <= Math.min(LABELS, words.length - 2); from++)
      if (CAPITAL.test(words[from]!.text)) runs.push({ from, to: words.length })
  runs.push(...capitalRuns(words))
  const found = runs.flatMap((run) => nameOf(words.slice(run.from, run.to), { cell: index, ...run }))
  return oneOfEach([...found, ...(isProse ? [] : withNext(cells, index, colon)), ...intoNext(cells, index)])
}

/** Running words, most of them in small letters: neither a name nor a mark. */
const isWording = (words: readonly { text: string }[]) =>
  words.length >= WORDING && words.filter(({ text }) => CAPITAL.test(text)).length < words.length / 2
const WORDING = 6

type Words = readonly { text: string }[]

/** A run of capitalized words with the places in it where a name may begin and end. */
type Capitals = { starts: number[]; ends: number[] }

/** Runs of capitalized words, from each of the places in them where a name may begin to the first ones where it may end. */
function capitalRuns(words: Words): Run[] {
  return capitalsIn(words).flatMap(({ starts, ends }) =>
    starts.flatMap((from) =>
      endsFrom(from, ends).flatMap((to) => (from > 0 || to < words.length ? [{ from, to }] : [])),
    ),
  )
}

const endsFrom = (from: number, ends: readonly number[]) =>
  ends.filter((to) => to - from > 1 && to - from <= MOST_WORDS).slice(0, MOST_ENDS)
const MOST_ENDS = 3
const MOST_STARTS = 4

function capitalsIn(words: Words): Capitals[] {
  const runs: Capitals[] = []
  // Where all is in capitals, short words may lead up to a name.
  const isLoud = words.length > 3 && !words.some(({ text }) => /\p{Ll}/u.test(text))
  const mayBegin = (at: number) =>
    !/^\d/.test(words[at]!.text) && (!isLoud || at === 0 || words[at]!.text.length > SHORT_WORD)
  let run: Capitals | null = null
  let last = -1
  const close = () => {
    if (run)
      runs.push({
        starts: [...new Set(run.starts)].filter((at) => at <= last && mayBegin(at)).slice(0, MOST_STARTS),
        ends: [...new Set([...run.ends, last + 1])],
      })
    run = null
  }
  for (const [at, { text }] of words.entries()) {
    // What stands in parentheses may end a name, and is mostly no part of it.
    if (/^[([]/.test(text)) {
      if (run && at === last + 1 && /^\(\p{Lu}{2}\)/u.test(text)) run.ends.push(at, at + 1)
      else close()
    }
    if (!CAPITAL.test(text)) {
      if (!LINK.test(text)) close()
      else if (run) run.starts.push(at + 1)
      continue
    }
    run ??= { starts: [at], ends: [] }
    // A number ends a name, or is part of it; a new one may begin behind it.
    if (/\d/.test(text)) {
      run.ends.push(at)
      run.starts.push(at + 1)
    }
    last = at
    // A comma ends a name, or a legal form follows; a legal form may be its end.
    if (/[,;]$/.test(text)) run.starts.push(at + 1)
    else if (isLoud && text.length <= SHORT_WORD) run.starts.push(at + 1)
    if (/[,;]$/.test(text) || LEGAL_FORM.test(text)) run.ends.push(at + 1)
    if (/[.;:)\]]$/.test(text) && !/^.{1,5}\.$/.test(text)) close()
  }
  close()
  return runs
}
const SHORT_WORD = 4

/** The line on which a cell goes on: the next one of its block, else the one right below that begins where it does. */
function nextLine(cells: readonly GraphCell[], index: number): number {
  const { next, below, line } = cells[index]!
  if (next >= 0 || below < 0) return next
  const [left, top, , high] = line.box
  const [under, y] = cells[below]!.line.box
  return Math.abs(under - left) < SAME_EDGE.cell && y - top < high * 2 ? below : -1
}

/** A cell that goes on in the next line or two. */
function withNext(cells: readonly GraphCell[], index: number, colon: number): Candidate[] {
  const { words } = cells[index]!.line
  const from = colon >= 0 && colon < words.length - 1 ? colon + 1 : 0
  const found: Candidate[] = []
  const lines = [words.slice(from)]
  for (let at = nextLine(cells, index); at >= 0 && lines.length < MOST_LINES; at = nextLine(cells, at)) {
    const next = cells[at]!.line.words
    if (next.length > SHORT || lines.flat().length + next.length > MOST_WORDS || cityStateZip(cells[at]!.line.text))
      break
    lines.push(next)
    found.push(
      ...nameOf(lines.flat(), { cell: index, from, to: words.length, rest: { cell: at, from: 0, to: next.length } }),
    )
  }
  return found
}

/** Capitalized words at the end of a cell that go on at the beginning of the next line. */
function intoNext(cells: readonly GraphCell[], index: number): Candidate[] {
  const at = nextLine(cells, index)
  if (at < 0) return []
  const [words, next] = [cells[index]!.line.words, cells[at]!.line.words]
  const last = capitalsIn(words).find(({ ends }) => ends.includes(words.length))
  if (!last) return []
  const first = capitalsIn(next)[0]
  const ends = first?.starts[0] === 0 ? first.ends : [1]
  return last.starts.flatMap((from) =>
    ends.slice(0, MOST_ENDS).flatMap((to) =>
      words.length - from + to <= MOST_WORDS
        ? nameOf([...words.slice(from), ...next.slice(0, to)], {
            cell: index,
            from,
            to: words.length,
            rest: { cell: at, from: 0, to },
          })
        : [],
    ),
  )
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

/** Addresses that end in this cell with a state and a ZIP code, or begin in it: over lines, in cells of its row, and in running words. */
export function addressesOf(cells: readonly GraphCell[], index: number): Candidate[] {
  return [...stackedAddress(cells, index), ...runningAddresses(cells, index)]
}

/** An address over the lines above a cell that ends with a state and a ZIP code. */
function stackedAddress(cells: readonly GraphCell[], index: number): Candidate[] {
  const cell = cells[index]!
  const text = upToZip(cell.line.text)
  const all = { cell: index, from: 0, to: cell.line.words.length }
  if (!cityStateZip(text)) return acrossRow(cells, index)
  const lines = [text]
  let first = index
  for (let above = 0; above < LINES_ABOVE; above++) {
    first = cells[first]!.above
    const line = cells[first]?.line.text
    if (first < 0 || line === undefined || cityStateZip(line)) break
    lines.unshift(line)
    if (!startsAddress(withoutLabel(line))) continue
    const address = addressFrom(lines.map(withoutLabel))
    if (!address?.line1) continue
    const start = { cell: first, from: 0, to: cells[first]!.line.words.length }
    return [{ type: 'address', value: addressValue(address), address, ...start, rest: all }]
  }
  return []
}

const ZIP = /^\d{5}(?:-\d{4})?[).,;]*$/
const LONGEST_ADDRESS = 15

/** Addresses within the words of a line, or from its end into the next one. Where one may begin at two words, both are given. */
function runningAddresses(cells: readonly GraphCell[], index: number): Candidate[] {
  const own = cells[index]!.line.words
  const next = nextLine(cells, index)
  const words = [...own, ...(next < 0 ? [] : cells[next]!.line.words.slice(0, LONGEST_ADDRESS))].map(({ text }) => text)
  const found = words.flatMap((word, end) => {
    if (!ZIP.test(word)) return []
    const starts = own.flatMap((_, from) => (from < end - 2 && end - from < LONGEST_ADDRESS ? [from] : []))
    return starts.flatMap((from): Candidate[] => {
      const text = words
        .slice(from, end + 1)
        .join(' ')
        .replace(/[()]/g, '')
        .replace(/ [·•|] /g, ', ')
      const address = startsAddress(text) ? addressFrom([text.replace(/[.,;]+$/, '')]) : null
      if (!address?.line1) return []
      const to = Math.min(own.length, end + 1)
      const rest = end >= own.length ? { rest: { cell: next, from: 0, to: end + 1 - own.length } } : {}
      return [{ type: 'address', value: addressValue(address), address, cell: index, from, to, ...rest }]
    })
  })
  return oneOfEach(found).slice(0, MOST_ADDRESSES)
}
const MOST_ADDRESSES = 4

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
