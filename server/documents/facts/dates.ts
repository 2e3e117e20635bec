import type { Token } from './sheet.ts'

/** A calendar date among words, as MM/DD/YYYY. */
export type DateFound = { value: string; from: number; to: number }

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const MONTH = /^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*$/
const NUMERIC = /^\(?(\d{1,2})([/\-.])(\d{1,2})\2(\d{4}|\d{2})[.,;)]*$/
const ISO = /^\(?(\d{4})-(\d{2})-(\d{2})[.,;)]*$/
const COMPACT = /^(\d{1,2})-?([A-Za-z]{3,9})-?(\d{4}|\d{2})[.,;]*$/

function dated(year: string, month: number, day: string) {
  const full = year.length === 2 ? (Number(year) > 69 ? 1900 : 2000) + Number(year) : Number(year)
  const date = new Date(Date.UTC(full, month - 1, Number(day)))
  if (date.getUTCMonth() !== month - 1 || full < 1900 || full > 2100) return null
  return `${String(month).padStart(2, '0')}/${day.padStart(2, '0')}/${full}`
}

function monthNumber(name: string) {
  return MONTH.test(name) ? MONTHS.indexOf(name.slice(0, 3)) + 1 : 0
}

function dateIn(text: string) {
  const numeric = NUMERIC.exec(text)
  if (numeric) return dated(numeric[4]!, Number(numeric[1]), numeric[3]!)
  const iso = ISO.exec(text)
  if (iso) return dated(iso[1]!, Number(iso[2]), iso[3]!)
  const compact = COMPACT.exec(text)
  const month = compact && monthNumber(compact[2]!.toUpperCase())
  return compact && month ? dated(compact[3]!, month, compact[1]!) : null
}

function spelled(tokens: Token[], index: number) {
  const [first, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]]
  if (!first || !second || !third) return null
  const year = /^(\d{4})$/.exec(third.norm)?.[1]
  if (!year) return null
  if (monthNumber(first.norm)) {
    const day = /^(\d{1,2})(ST|ND|RD|TH)?$/.exec(second.norm)?.[1]
    return day ? dated(year, monthNumber(first.norm), day) : null
  }
  const day = /^(\d{1,2})(ST|ND|RD|TH)?$/.exec(first.norm)?.[1]
  return day && monthNumber(second.norm) ? dated(year, monthNumber(second.norm), day) : null
}

/** All dates among these words: 5/1/26, 05-01-2026, 2026-05-01, May 1, 2026, 1 May 2026, 01-MAY-26, '5/1/26-5/1/27'. */
export function datesIn(tokens: Token[]): DateFound[] {
  const found: DateFound[] = []
  if (!tokens.some((token) => /\d/.test(token.text))) return found
  for (let index = 0; index < tokens.length; index += 1) {
    const long = spelled(tokens, index)
    if (long) {
      found.push({ value: long, from: index, to: index + 3 })
      index += 2
      continue
    }
    const text = tokens[index]!.text
    const range = /^(\d{1,2}\/\d{1,2}\/\d{2,4})[-–](\d{1,2}\/\d{1,2}\/\d{2,4})$/.exec(text)
    for (const part of range ? [range[1]!, range[2]!] : [text]) {
      const value = dateIn(part)
      if (value) found.push({ value, from: index, to: index + 1 })
    }
  }
  return found
}

/** MM/DD/YYYY as YYYYMMDD, so that dates compare as strings. */
export function sortableDate(value: string) {
  return value.slice(6) + value.slice(0, 2) + value.slice(3, 5)
}
