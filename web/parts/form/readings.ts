import { mediumDate, parseDate } from '../../../shared/dates.ts'
import { formatUsd, formatUsdCents, isDecimal, parseMoney } from '../../../shared/money.ts'
import { formatPhone, parsePhone } from '../../../shared/phones.ts'

/** How a field parses and shows its text. Empty is always accepted. */
export type Reading = {
  /** The value to send, or null for invalid text. */
  read: (typed: string) => string | null
  /** A value as the field shows it. */
  show: (value: string) => string
  /** What replaces invalid text: the earlier value, nothing, or the text itself, which the server then judges. */
  otherwise: 'before' | 'nothing' | 'as typed'
  /** The sentence about it; `before` is the earlier value as shown. */
  refuse: (typed: string, before: string) => string
}

const refuseAmount = (typed: string, before: string) =>
  before ? `“${typed}” is no amount, so ${before} stays.` : `“${typed}” is no amount. Type one like $8,420.50 or 8.4k.`

/** An exact amount; whole dollars are shown without cents. Invalid text restores the earlier amount (spec 3 §5). */
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

/** A day of the calendar, sent as YYYY-MM-DD. Invalid text gives an empty value and stays to be corrected (spec 3 §5). */
export const DATE: Reading = {
  read: parseDate,
  show: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? mediumDate(value) : value),
  otherwise: 'nothing',
  refuse: (typed) => `“${typed}” is no date. Type one like 4/1/2026.`,
}

/** A number in the United States, sent in stored form; invalid text is sent as typed, and the server reports it. */
export const PHONE: Reading = {
  read: parsePhone,
  show: formatPhone,
  otherwise: 'as typed',
  refuse: () => '',
}

/** The state of a field: the value to send, its text, and the sentence about text that was not accepted. */
export type Standing = { value: string; text: string; refused?: string }

/** The state of a field when the user leaves it. `before` is the value it had when they entered it. */
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
