import { squeeze } from './evidence/words.ts'
import { sizeOf } from './fit-prompt.ts'

/** Whether a text holds words that were cited, or is a line of them. */
export type IsCited = (text: string) => boolean

/** What is recognised of quotes, whatever stands between their letters. */
export function citing(quotes: string[]): IsCited {
  const known = [...new Set(quotes.map(squeeze))].filter((letters) => letters.length >= FEWEST_LETTERS)
  return (text) => {
    const letters = squeeze(text)
    return (
      letters.length >= FEWEST_LETTERS &&
      known.some(
        (quote) => letters.includes(quote) || (quote.includes(letters) && letters.length * LINES >= quote.length),
      )
    )
  }
}
const FEWEST_LETTERS = 6
/** A quote goes over so many lines at most, for each of them to be known as a part of it. */
const LINES = 5

/** How long a text and how many entries of a list are left, ever tighter. */
const LEFT: [letters: number, entries: number][] = [
  [2000, 40],
  [800, 16],
  [300, 6],
  [120, 2],
  [60, 0],
]

/** The same value in about this many characters; each omission is marked, and cited parts stay. */
export function shorten(value: unknown, letters: number, isCited: IsCited): unknown {
  let shorter = value
  for (const [most, entries] of LEFT) {
    if (sizeOf(shorter) <= letters) break
    shorter = cut(value, most, entries, isCited)
  }
  return shorter
}

function cut(value: unknown, most: number, entries: number, isCited: IsCited): unknown {
  if (typeof value === 'string') return cutText(value, most, isCited)
  if (Array.isArray(value)) {
    const kept = value.filter((entry, at) => at < entries || holdsCited(entry, isCited))
    const left = value.length - kept.length
    const told = kept.map((entry) => cut(entry, most, entries, isCited))
    return left ? [...told, `[${left} more left out]`] : told
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, most, entries, isCited)]))
}

function cutText(text: string, most: number, isCited: IsCited): string {
  if (text.length <= most) return text
  const rest = text.slice(most).split('\n')
  const cited = rest.filter(isCited)
  if (cited.length === rest.length) return text
  const left = text.length - most - cited.join('\n').length
  return [`${text.slice(0, most)} … [${left} more characters left out]`, ...cited].join('\n')
}

const holdsCited = (value: unknown, isCited: IsCited): boolean =>
  typeof value === 'string'
    ? isCited(value)
    : value !== null && typeof value === 'object' && Object.values(value).some((part) => holdsCited(part, isCited))
