import { mediumDate, parseDate } from '../../../shared/dates.ts'
import { formatUsd, formatUsdCents, isDecimal, parseMoney } from '../../../shared/money.ts'
import { formatPhone, parsePhone } from '../../../shared/phones.ts'

/** How a field understands what people type or paste, and how it shows it. Empty is always taken. */
export type Reading = {
  /** The value that is sent, or null for what is none. */
  read: (typed: string) => string | null
  /** A value as the field shows it. */
  show: (value: string) => string
  /** What holds after something that is none: the value before, nothing, or the very words, which the server then judges. */
  otherwise: 'before' | 'nothing' | 'as typed'
  /** Says what became of it; `before` is the value that stood there, as it is shown. */
  refuse: (typed: string, before: string) => string
}

const refuseAmount = (typed: string, before: string) =>
  before ? `“${typed}” is no amount, so ${before} stays.` : `“${typed}” is no amount. Type one like $8,420.50 or 8.4k.`

/** An exact amount; whole dollars are shown without cents. What is none leaves the amount before (spec 3 §5). */
export const MONEY: Reading = {
  read: parseMoney,
  show: (value) => (isDecimal(value) ? formatUsd(value) : value),
  otherwise: 'before',
  refuse: refuseAmount,
}

/** The same always with cents. */
export const MONEY_WITH_CENTS: Reading = {
  ...MONEY,
  show: (value) => (isDecimal(value) ? formatUsdCents(value) : value),
}

/** A rate from 0 to 100 with up to four digits behind the point, sent without its sign. */
export const PERCENT: Reading = {
  read(typed) {
    const match = /^\s*(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s*%?\s*$/.exec(typed)
    return match && Number(match[1]) <= 100 ? String(Number(match[1])) : null
  },
  show: (value) => `${value}%`,
  otherwise: 'before',
  refuse: (typed, before) =>
    before ? `“${typed}” is no rate, so ${before} stays.` : `“${typed}” is no rate. Type one like 12.5%.`,
}

/** A day of the calendar, sent as YYYY-MM-DD. What is none gives an empty value, and its words stay to be mended (spec 3 §5). */
export const DATE: Reading = {
  read: parseDate,
  show: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? mediumDate(value) : value),
  otherwise: 'nothing',
  refuse: (typed) => `“${typed}” is no date. Type one like 4/1/2026.`,
}

/** A number in the United States, sent as it is kept; what is none goes as it was typed, and the server says what is wrong. */
export const PHONE: Reading = {
  read: parsePhone,
  show: formatPhone,
  otherwise: 'as typed',
  refuse: () => '',
}

/** What stands in a field: the value that is sent, its text, and what is said about what was not taken. */
export type Standing = { value: string; text: string; refused?: string }

/** What stands in a field when somebody leaves it. `before` is the value it had when they came. */
export function settle(reading: Reading, typed: string, before: string): Standing {
  const text = typed.trim()
  if (!text) return { value: '', text: '' }
  const value = reading.read(text)
  if (value !== null) return { value, text: reading.show(value) }
  if (reading.otherwise === 'as typed') return { value: text, text }
  if (reading.otherwise === 'nothing') return { value: '', text, refused: reading.refuse(text, '') }
  const shown = before && reading.show(before)
  return { value: before, text: shown, refused: reading.refuse(text, shown) }
}
