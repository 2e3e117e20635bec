import { findAmounts } from '../../../shared/amounts.ts'
import { findDates } from '../../../shared/dates.ts'
import type { AttributeType, CandidateType } from './attributes.ts'
import type { Candidate, Run } from './candidate.ts'
import type { CellGraph, GraphCell } from './cell-graph.ts'
import { addressesOf, namesOf, reachOf } from './party-candidates.ts'

/** Whether a candidate may be an attribute of this type. A mark is shown by a whole cell. */
export const mayBe = ({ type, from, rest }: Candidate, asked: AttributeType): boolean =>
  asked === 'mark' ? type === 'name' && from === 0 && !rest : type === asked

/** The value of a candidate as one of this type; a mark is or is not. */
export const valueAs = ({ value }: Candidate, asked: AttributeType): string => (asked === 'mark' ? 'true' : value)

/** What is smaller is no limit that a certificate names. */
const LEAST_AMOUNT = 500
const MOST_WORDS = 4
const FEWEST_DIGITS = 4

/** Every amount, date and number-like code of a document, whatever is said of it. */
export function candidatesOf(graph: CellGraph): Candidate[] {
  const { cells } = graph
  const inThousands = pagesInThousands(graph)
  return cells.flatMap((cell, index) => {
    const { text } = cell.line
    const at = placesOf(cell.line.words)
    const dates = findDates(text).map(({ date, from, to }) => ({ type: 'date', value: date, ...at(from, to) }) as const)
    const isFree = ({ from, to }: Run) => !dates.some((date) => from < date.to && date.from < to)
    const amounts = [...findAmounts(text), ...amountsInWords(text)].flatMap(({ amount, from, to }) => {
      const own = { type: 'amount', value: String(amount), ...at(from, to) } as const
      const isSmall = amount > 0 && amount < 100_000 && inThousands.has(cell.page)
      return isSmall ? [own, { ...own, value: String(amount * 1000), times: true as const }] : [own]
    })
    const large = amounts.filter((one) => Number(one.value) >= LEAST_AMOUNT || one.value === '0')
    const found: Omit<Candidate, 'cell'>[] = [...dates, ...large.filter(isFree), ...codesOf(cell).filter(isFree)]
    return [
      ...found.map((one) => ({ ...one, cell: index })),
      ...acrossLines(cells, index),
      ...namesOf(cells, index),
      ...addressesOf(cells, index),
      ...reachOf(cells, index, at),
    ]
  })
}

/** Pages that say that they count in thousands: three zeros that belong to no figure. */
function pagesInThousands({ pages }: CellGraph): Set<number> {
  const says = ({ text }: { text: string }) =>
    /(?<![\d,.])\$?\(?\$?,?000(?:['’]?s)?\)?(?![\d,.])|\bthousands\b/i.test(text)
  return new Set(pages.filter(({ lines }) => lines.some(says)).map(({ number }) => number))
}

/** Words of a line's end and of the next one's beginning that may be one value. */
const AROUND_END = 3

function acrossLines(cells: GraphCell[], index: number): Candidate[] {
  const cell = cells[index]!
  const below = cells[cell.next]
  if (!below) return []
  const first = Math.max(0, cell.line.words.length - AROUND_END)
  const before = cell.line.words.slice(first)
  const after = below.line.words.slice(0, AROUND_END)
  const text = [...before, ...after].map((word) => word.text).join(' ')
  const parted = /[-/]$/.test(before.at(-1)!.text) ? text.replace(/([-/]) /g, '$1') : text
  const across = (value: string, type: CandidateType, from: number, to: number): Candidate => ({
    type,
    value,
    cell: index,
    from: first + from,
    to: cell.line.words.length,
    rest: { cell: cell.next, from: 0, to: Math.max(1, to - before.length) },
  })
  const end = before.map((word) => word.text).join(' ').length
  const at = placesOf([...before, ...after])
  const dates = findDates(text).filter(({ from, to }) => from < end && to > end)
  if (dates.length) return dates.map(({ date, from, to }) => across(date, 'date', at(from, to).from, at(from, to).to))
  if (parted === text) return []
  const [last, next] = [before.at(-1)!.text, after[0]!.text]
  const split = findDates(`${last}${next}`)[0]
  if (split) return [across(split.date, 'date', before.length - 1, before.length + 1)]
  const code = `${last}${next}`
  if (!CODE.test(last) || !CODE.test(next) || code.replace(/\D/g, '').length < FEWEST_DIGITS) return []
  return [across(code.replace(/[^A-Z0-9]/g, ''), 'number', before.length - 1, before.length + 1)]
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1_000_000_000 }

const SCALED = new RegExp(Object.keys(SCALES).join('|'), 'i')

/** Amounts in words: "one million dollars", "five hundred thousand". A word alone that is no scale is none. */
export function amountsInWords(text: string): { amount: number; from: number; to: number }[] {
  const found: { amount: number; from: number; to: number }[] = []
  if (!SCALED.test(text)) return found
  let open: { total: number; group: number; from: number; to: number; scaled: boolean } | null = null
  const close = () => {
    if (open?.scaled) found.push({ amount: open.total + open.group, from: open.from, to: open.to })
    open = null
  }
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[a-z]+|[^a-z\s-]+/g)) {
    const one = ONES.indexOf(word)
    const ten = TENS.indexOf(word)
    const scale = SCALES[word]
    if (one < 0 && ten < 0 && !scale) {
      if (word !== 'and') close()
      continue
    }
    if (scale && !open) continue
    open ??= { total: 0, group: 0, from: index, to: index, scaled: false }
    if (scale === 100) open.group *= 100
    else if (scale) {
      open.total += open.group * scale
      open.group = 0
    } else open.group += one >= 0 ? one : (ten + 2) * 10
    open.scaled ||= scale !== undefined
    open.to = index + word.length
  }
  close()
  return found
}

/** Which words characters stand in. */
function placesOf(words: readonly { text: string }[]) {
  const starts: number[] = []
  let at = 0
  for (const { text } of words) {
    starts.push(at)
    at += text.length + 1
  }
  return (from: number, to: number) => {
    const first = starts.findLastIndex((start) => start <= from)
    const last = starts.findLastIndex((start) => start < to)
    return { from: first, to: last + 1 }
  }
}

const CODE = /^[#(]?[A-Z0-9][A-Z0-9./_-]*[).,;:]?$/

/** 'PO BOX 305054' is where somebody's mail goes. */
const OF_ADDRESS = /^(?:P\.?O\.?|BOX)$/

/** Runs of up to four words in capitals and digits, with digits enough for a policy's number. */
function codesOf({ line: { words } }: GraphCell): (Run & { type: 'number'; value: string })[] {
  const found: (Run & { type: 'number'; value: string })[] = []
  const isOfForm = inFormNumbers(words)
  for (let from = 0; from < words.length; from++) {
    if (isOfForm.has(from) || OF_ADDRESS.test(words[from]!.text) || OF_ADDRESS.test(words[from - 1]?.text ?? ''))
      continue
    let value = ''
    for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to++) {
      const { text } = words[to]!
      // Its term stands apart behind a hyphen: '4417093 - 11'.
      if (text === '-' && to > from && TERM.test(words[to + 1]?.text ?? '')) continue
      const own = text.includes(':') ? text.slice(text.lastIndexOf(':', text.length - 2) + 1) : text
      if (!CODE.test(own) || (to > from && own !== text)) break
      const isWord = !/\d/.test(own)
      if (isWord && own.replace(/[^A-Z]/g, '').length > 5) break
      value += own.replace(/[^A-Z0-9]/g, '')
      const digits = value.replace(/\D/g, '').length
      if (digits >= FEWEST_DIGITS && value.length <= 24 && !(isWord && own.length > 2))
        found.push({ type: 'number', value, from, to: to + 1 })
      if (/[,;)]$/.test(text)) break
    }
  }
  return found
}

const TERM = /^\d{2,3}$/

/** Words of the numbers of forms with their editions: letters, and four pairs of digits. */
function inFormNumbers(words: readonly { text: string }[]): Set<number> {
  const own = new Set<number>()
  for (const [from, { text }] of words.entries())
    if (/^[A-Z]{2,3}$/.test(text) && FORM_PAIRS.every((by) => /^\d\d[.,;]?$/.test(words[from + by]?.text ?? '')))
      for (const by of [0, ...FORM_PAIRS]) own.add(from + by)
  return own
}
const FORM_PAIRS = [1, 2, 3, 4]
