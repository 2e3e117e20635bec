import { around } from '../reading/lines.ts'
import type { Box, Line, Page, Word } from '../types.ts'
import { type Token, tokensOf } from './normalize.ts'
import { type PageToken, rowsOf, type Sequence, sequencesOf } from './page-words.ts'

/**
 * Says whether the quoted words stand on the page, one after another: in a row across it, or down a column. Case, white
 * space, kinds of quotation marks and dashes, ligatures and hyphens at line ends do not matter; every word and every
 * digit does. An ellipsis parts fragments that all must stand there, in that order. Answers with a box for each line of
 * the match, or null. This is what keeps a value without a source out of a form.
 */
export function findQuote(page: Page, quote: string): Box[] | null {
  const matched = matchOf(page, quote)
  return matched && boxesOf(matched)
}

/** The quoted words as they stand in the rows of the page, from the top; null when they do not stand there. */
export function quotedRows(page: Page, quote: string): string[] | null {
  const matched = matchOf(page, quote)
  if (!matched) return null
  const words = new Map(matched.map(({ word, line }) => [word, line]))
  return rowsOf(page).flatMap((row) => {
    const own = row.flatMap((line) => line.words.filter((word) => words.get(word) === line))
    return own.length ? [own.map(({ text }) => text).join(' ')] : []
  })
}

function matchOf(page: Page, quote: string): PageToken[] | null {
  const whole = tokensOf(quote)
  const fragments = quote.split(/…|\.{3,}/).map(tokensOf)
  const filled = fragments.filter((fragment) => fragment.length > 0)
  if (whole.length === 0) return null
  for (const sequence of sequencesOf(page)) {
    const found = findFrom(sequence, whole, 0) ?? (filled.length > 1 ? findAll(sequence, filled) : null)
    if (found) return found.matched
  }
  return null
}

type Match = { matched: PageToken[]; end: number }

function findAll(sequence: Sequence, fragments: Token[][]): Match | null {
  const matched: PageToken[] = []
  let end = 0
  for (const fragment of fragments) {
    const found = findFrom(sequence, fragment, end)
    if (!found) return null
    matched.push(...found.matched)
    end = found.end
  }
  return { matched, end }
}

function findFrom(sequence: Sequence, quote: Token[], from: number): Match | null {
  for (const start of startsOf(sequence, quote[0]!.text)) {
    if (start < from) continue
    const match = matchAt(sequence.tokens, start, quote)
    if (match) return match
  }
  return null
}

/** Places where a quote that begins with this text may begin; a word broken at a line end begins with its first part. */
function startsOf(sequence: Sequence, text: string): number[] {
  const starts = sequence.places.get(text) ?? []
  const broken = (sequence.places.get('-') ?? [])
    .filter((at) => sequence.tokens[at]?.lineEnd && text.startsWith(sequence.tokens[at - 1]?.text ?? '-'))
    .map((at) => at - 1)
  return broken.length > 0 ? [...new Set([...starts, ...broken])].sort((a, b) => a - b) : starts
}

function matchAt(tokens: (PageToken | null)[], start: number, quote: Token[]): Match | null {
  if (isInsideWord(tokens, start)) return null
  const matched: PageToken[] = []
  let at = start
  for (const { text } of quote) {
    const width = widthOf(tokens, at, text)
    if (width === 0) return null
    for (const token of tokens.slice(at, at + width)) matched.push(token!)
    at += width
  }
  const goesOn = tokens[at]?.glued && tokens[at]?.text === '-' && tokens[at + 1]?.glued
  return goesOn && quote.at(-1)!.text !== '-' ? null : { matched, end: at }
}

/** How many tokens of the page from here make up this text: one, or three where a word is broken at a line end. */
function widthOf(tokens: (PageToken | null)[], at: number, text: string): number {
  const token = tokens[at]
  if (!token) return 0
  const [hyphen, rest] = [tokens[at + 1], tokens[at + 2]]
  const broken = hyphen?.text === '-' && hyphen.glued && hyphen.lineEnd && rest
  if (broken && text === token.text + rest.text && isLetters(text)) return 3
  return token.text === text ? 1 : 0
}

/** A quote does not begin behind a hyphen of a word or the sign of a number. */
function isInsideWord(tokens: (PageToken | null)[], start: number): boolean {
  const token = tokens[start]
  return Boolean(token?.glued && tokens[start - 1]?.text === '-' && token.text !== '-')
}

function isLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text)
}

function boxesOf(matched: PageToken[]): Box[] {
  const words = new Map<Line, Set<Word>>()
  for (const { line, word } of matched) words.set(line, (words.get(line) ?? new Set()).add(word))
  return [...words.values()].map((found) => around([...found].map((word) => word.box)))
}
