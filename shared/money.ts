import { parseAmount } from './amounts.ts'

/** An exact amount of US dollars as a decimal: "8420.00". Sums are made in whole cents, never in binary fractions. */
export type Decimal = string

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** Whether a text is an exact amount as it is kept: at most thirteen digits before the point and two behind it. */
export const isDecimal = (text: string) => DECIMAL.test(text)

/** The whole cents of an exact amount. Throws for a text that is none. */
export function centsOf(amount: Decimal): number {
  const match = DECIMAL.exec(amount)
  if (!match) throw new Error(`not an exact amount: ${amount}`)
  const [, sign, whole, fraction = ''] = match
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0')))
}

/** The exact amount of so many cents: "8420.00". */
export function decimalOf(cents: number): Decimal {
  const whole = Math.trunc(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}${String(whole)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** Exact amounts added up; what is missing adds nothing. */
export const sumOf = (amounts: readonly (Decimal | null | undefined)[]): Decimal =>
  decimalOf(amounts.reduce((sum, amount) => sum + (amount ? centsOf(amount) : 0), 0))

/** The exact amount that was typed ("$8,420", "8.4k", "8420.5"), or null when it is none, or more than can be kept. */
export function parseMoney(typed: string): Decimal | null {
  const amount = parseAmount(typed)
  const exact = amount === null ? '' : decimalOf(Math.round(amount * 100))
  return isDecimal(exact) ? exact : null
}

/** The part of an amount that a rate in percent makes: 12.5 % of "8420.00" is "1052.50". Half a cent goes up; for amounts that are not negative. */
export const partOf = (amount: Decimal, percent: number): Decimal =>
  decimalOf(Number((BigInt(centsOf(amount)) * BigInt(Math.round(percent * 10_000)) + 500_000n) / 1_000_000n))

/**
 * `amount` * `part` / `whole`, rounded half up to a cent; null if `amount` or `whole` is zero or missing. For amounts that are not
 * negative.
 */
export function shareOf(amount: Decimal, part: Decimal, whole: Decimal): Decimal | null {
  const [cents, ofPart, ofWhole] = [amount, part, whole].map((one) => BigInt(centsOf(one))) as [bigint, bigint, bigint]
  return cents && ofWhole ? decimalOf(Number((2n * cents * ofPart + ofWhole) / (2n * ofWhole))) : null
}

/** How many percent of `whole` a part is, with at most four digits behind the point; null of nothing. */
export function percentOf(part: Decimal, whole: Decimal): number | null {
  const cents = centsOf(whole)
  return cents === 0 ? null : Math.round((centsOf(part) / cents) * 1_000_000) / 10_000
}

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount as it is shown, with cents only where there are some (spec 3 §9): "$8,420", "$252.60". */
export const formatUsd = (amount: Decimal): string =>
  (centsOf(amount) % 100 === 0 ? WHOLE : CENTS).format(centsOf(amount) / 100)

/** The same always with cents, for columns of figures: "$8,420.00". */
export const formatUsdCents = (amount: Decimal): string => CENTS.format(centsOf(amount) / 100)
