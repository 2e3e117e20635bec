import { parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import type { FieldFormat } from '../../documents/index.ts'

/** Acrobat's own actions that only say how a value is written: read as words, never run. */
const CALL = /^\s*AF(Date|Number|Percent|Special|Time)_(?:Format|Keystroke)(Ex)?\s*\(([^;]*)\)\s*;?\s*$/

/** Acrobat's patterns of `AFDate_Format`, by their number. */
const DATE_PATTERNS = ['m/d', 'm/d/yy', 'mm/dd/yy', 'mm/yy', 'd-mmm', 'd-mmm-yy', 'dd-mmm-yy', 'yy-mm-dd', 'mmm-yy', 'mmmm-yy', 'mmm d, yyyy', 'mmmm d, yyyy', 'm/d/yy h:MM tt', 'm/d/yy HH:MM'] // biome-ignore format: a list
const SPECIAL = ['zip', 'zip4', 'phone', 'ssn'] as const

/** Whether a script does more than say how a value is written. */
export const isScript = (script: string): boolean => !CALL.test(script)

/** How these actions write a value; null where they do not say. */
export function formatIn(scripts: string[]): FieldFormat | null {
  for (const script of scripts) {
    const [, of, isNamed, given] = CALL.exec(script) ?? []
    const found = of && formatOf(of, isNamed !== undefined, argumentsIn(given ?? ''))
    if (found) return found
  }
  return null
}

/** The arguments of a call: numbers, words in quotes, true and false. */
const argumentsIn = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w.-]+)/g)].map(([, double, single, bare]) =>
    unescaped(double ?? single ?? bare ?? ''),
  )

const unescaped = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')

function formatOf(of: string, isNamed: boolean, given: string[]): FieldFormat | null {
  if (of === 'Date') {
    const pattern = isNamed ? given[0] : DATE_PATTERNS[Number(given[0])]
    return pattern ? { kind: 'date', pattern } : null
  }
  const decimals = Math.max(0, Math.min(10, Number(given[0]) || 0))
  if (of === 'Number')
    return {
      kind: 'number',
      decimals,
      separators: Number(given[1]) || 0,
      currency: given[4] ?? '',
      isBefore: given[5] !== 'false',
    }
  if (of === 'Percent') return { kind: 'percent', decimals }
  if (of === 'Time') return { kind: 'time' }
  const kind = SPECIAL[Number(given[0])]
  return kind ? { kind } : null
}

/** A value as the PDF keeps it and as it is shown in its field, or why it cannot be written there. */
export type Written = { ok: true; kept: string; shown: string } | { ok: false; reason: string }

/** What a text field asks of what is written in it. */
export type TextRules = { format: FieldFormat | null; comb: boolean; maxLength: number | null }

/** A text as this field writes it. Dates come as MM/DD/YYYY, amounts as 1,000,000. Nothing is cut. */
export function writtenIn({ format, comb, maxLength }: TextRules, isDate: boolean, value: string): Written {
  const written = formatted(format, isDate, comb, maxLength, value)
  if (!written.ok || maxLength === null || written.kept.length <= maxLength) return written
  // A comb prints the marks between its cells itself.
  const bare = written.kept.replace(/[^\p{L}\p{N}]/gu, '')
  if (comb && bare.length <= maxLength && /\d/.test(bare)) return plainly(bare)
  return { ok: false, reason: `Up to ${maxLength} characters fit here; “${short(value)}” has ${written.kept.length}.` }
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const plainly = (text: string): Written => ({ ok: true, kept: text, shown: text })
const misfit = (value: string, what: string): Written => ({
  ok: false,
  reason: `“${short(value)}” is not ${what}, which this field asks for.`,
})

function formatted(
  format: FieldFormat | null,
  isDate: boolean,
  comb: boolean,
  maxLength: number | null,
  value: string,
): Written {
  if (!format) return isDate && comb ? combDate(maxLength, value) : plainly(value)
  if (format.kind === 'date') {
    const date = parseDate(value)
    const text = date && dateIn(format.pattern, date)
    return text ? plainly(text) : misfit(value, 'a date')
  }
  if (format.kind === 'number' || format.kind === 'percent') return numberIn(format, value)
  const digits = value.replace(/\D/g, '')
  if (format.kind === 'zip') return digits.length === 5 ? plainly(digits) : misfit(value, 'a five-digit ZIP code')
  if (format.kind === 'zip4')
    return digits.length === 9
      ? plainly(`${digits.slice(0, 5)}-${digits.slice(5)}`)
      : misfit(value, 'a nine-digit ZIP code')
  if (format.kind === 'ssn')
    return digits.length === 9
      ? plainly(`${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`)
      : misfit(value, 'a number of nine digits')
  if (format.kind === 'phone') {
    const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
    return own.length === 10
      ? plainly(`(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`)
      : misfit(value, 'a phone number of ten digits')
  }
  return /^\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?$/i.test(value.trim())
    ? plainly(value.trim())
    : misfit(value, 'a time')
}

/** A comb for a date has a cell for each digit, and prints what stands between them itself. */
function combDate(cells: number | null, value: string): Written {
  const date = parseDate(value)
  if (!date) return misfit(value, 'a date')
  const [month, day, year] = formatDate(date).split('/') as [string, string, string]
  if (cells === 6) return plainly(`${month}${day}${year.slice(2)}`)
  return plainly(cells === 8 ? `${month}${day}${year}` : `${month}/${day}/${year}`)
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // biome-ignore format: a list

/** A date as Acrobat's pattern writes it; null where the pattern asks for more than a day. */
function dateIn(pattern: string, date: string): string | null {
  const [month, day, year] = formatDate(date as Parameters<typeof formatDate>[0])
    .split('/')
    .map(Number) as [number, number, number]
  if (/[hHMst]/.test(pattern.replace(/\\./g, ''))) return null
  const two = (number: number) => String(number).padStart(2, '0')
  const parts: Record<string, string> = {
    yyyy: String(year),
    yy: two(year % 100),
    mmmm: MONTHS[month - 1]!,
    mmm: MONTHS[month - 1]!.slice(0, 3),
    mm: two(month),
    m: String(month),
    dd: two(day),
    d: String(day),
  }
  const text = pattern.replace(/y{4}|y{2}|m{1,4}|d{1,2}/g, (part) => parts[part] ?? part)
  // What leaves out the day or the year says less than the value.
  return /d/.test(pattern) && /y/.test(pattern) ? text : null
}

function numberIn(format: Extract<FieldFormat, { kind: 'number' | 'percent' }>, value: string): Written {
  const plain = value.replace(/%$/, '').trim()
  const amount = parseAmount(plain)
  if (amount === null) return misfit(value, format.kind === 'percent' ? 'a percentage' : 'a number')
  if (Math.abs(amount * 10 ** format.decimals - Math.round(amount * 10 ** format.decimals)) > 1e-6)
    return {
      ok: false,
      reason: `This field takes ${format.decimals ? `${format.decimals} decimals` : 'whole numbers'}; “${short(value)}” has more.`,
    }
  if (format.kind === 'percent')
    return { ok: true, kept: String(amount / 100), shown: `${amount.toFixed(format.decimals)}%` }
  const kept = format.decimals ? amount.toFixed(format.decimals) : String(amount)
  const [whole, part] = amount.toFixed(format.decimals).split('.') as [string, string?]
  const [thousands, point] = [[',', '.'], ['', '.'], ['.', ','], ['', ','], ['’', '.']][format.separators] ?? [',', '.'] // biome-ignore format: a table
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, thousands!)}${part ? point! + part : ''}`
  return { ok: true, kept, shown: format.isBefore ? `${format.currency}${shown}` : `${shown}${format.currency}` }
}
