import type { Labeled } from './labeled.ts'

/** What the search finds, in the order its groups are shown in. */
export const SEARCH_KINDS = [
  { id: 'ACCOUNT', label: 'Accounts' },
  { id: 'WORKSPACE', label: 'Workspaces' },
  { id: 'POLICY', label: 'Policies' },
  { id: 'CERTIFICATE', label: 'Certificates' },
  { id: 'REQUEST', label: 'Service requests' },
  { id: 'CONTACT', label: 'Contacts' },
] as const satisfies readonly Labeled[]
export type SearchKind = (typeof SEARCH_KINDS)[number]['id']

/** A part of a text, from one place to before another. */
export type Span = { start: number; end: number }

/** Letters without a decomposition, as people type them. */
const TYPED: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ł: 'l', ı: 'i', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ς: 'σ' },
}

/** A text without case and marks: "Straße & Søn" is "strasse & son". The database does the same (`search_folded`). */
export const foldedLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøđłıðħŧŋς]/g, (letter) => TYPED[letter]!)

/** A text's letters and digits as the search compares them, each with its place in the text; `word` counts the words they are of. */
function lettersOf(text: string): { letter: string; at: number; end: number; word: number }[] {
  let word = 0
  return [...text.matchAll(/./gsu)].flatMap(({ 0: found, index: at }) => {
    const letters = [...foldedLetters(found)]
    const end = at + found.length
    if (letters.every((letter) => /['’ʼ]/.test(letter))) return []
    return letters.flatMap((letter) => {
      if (/[\p{L}\p{N}]/u.test(letter)) return [{ letter, at, end, word }]
      word += 1
      return []
    })
  })
}

/** The words of a text in their order, without case, marks and apostrophes. "&" and "and" are one. */
export function searchedWords(text: string): string[] {
  const words: string[] = []
  for (const { letter, word } of lettersOf(text)) words[word] = (words[word] ?? '') + letter
  return words.filter((word) => word && word !== 'and').map((word) => word.slice(0, 40))
}

/**
 * The parts of a title that match the typed text: where its words begin with a typed one, else wherever its letters hold it, whatever parts
 * them.
 */
export function matchesIn(title: string, typed: string): Span[] {
  const letters = lettersOf(title)
  const text = letters.map(({ letter }) => letter).join('')
  const beginsWord = (at: number) => at === 0 || letters[at - 1]!.word !== letters[at]!.word
  const spans = searchedWords(typed).flatMap((wanted) => {
    const places = [...text.matchAll(new RegExp(`(?=${wanted})`, 'g'))].map(({ index }) => index)
    const begins = places.filter(beginsWord)
    return (begins.length ? begins : places).map((at) => ({
      start: letters[at]!.at,
      end: letters[at + wanted.length - 1]!.end,
    }))
  })
  return withoutOverlap(spans)
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}

/** Whether a text holds every word of what was typed. */
export const holdsAll = (text: string, typed: string) =>
  searchedWords(typed).every((word) => matchesIn(text, word).length > 0)
