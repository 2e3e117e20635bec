import { formatDate, parseDate } from '../../../shared/dates.ts'
import type { Token } from './sheet.ts'

/** A calendar date among words, as MM/DD/YYYY. */
export type DateFound = { value: string; from: number; to: number }

/** All dates among these words: 5/1/26, 05-01-2026, 2026-05-01, May 1, 2026, 1 May 2026, 01-MAY-26, '5/1/26-5/1/27'. */
export function datesAmong(tokens: Token[]): DateFound[] {
  const found: DateFound[] = []
  if (!tokens.some((token) => /\d/.test(token.text))) return found
  for (let index = 0; index < tokens.length; index += 1) {
    const long = spelledFrom(tokens, index)
    if (long) {
      found.push({ value: long, from: index, to: index + 3 })
      index += 2
      continue
    }
    const text = tokens[index]!.text
    const range = /^(\d{1,2}\/\d{1,2}\/\d{2,4})[-–](\d{1,2}\/\d{1,2}\/\d{2,4})$/.exec(text)
    for (const part of range ? [range[1]!, range[2]!] : [text]) {
      const value = /^\(?\d+[/.\-A-Za-z]/.test(part) && dateOf(part)
      if (value) found.push({ value, from: index, to: index + 1 })
    }
  }
  return found
}

/** Three words that are a date together: "May 1, 2026". */
function spelledFrom(tokens: Token[], index: number) {
  const words = tokens.slice(index, index + 3)
  if (!/^\d{4}$/.test(words[2]?.norm ?? '') || !words.some(({ norm }) => /^[A-Z]{3}/.test(norm))) return null
  return dateOf(words.map(({ norm }) => norm).join(' '))
}

function dateOf(text: string) {
  const date = parseDate(text.replace(/^\(/, '').replace(/[.,;)–-]+$/, ''))
  return date && formatDate(date)
}

/** MM/DD/YYYY as YYYYMMDD, so that dates compare as strings. */
export function sortableDate(value: string) {
  return value.slice(6) + value.slice(0, 2) + value.slice(3, 5)
}
