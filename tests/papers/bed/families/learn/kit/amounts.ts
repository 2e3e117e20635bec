import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'

export const dollars = (amount: number) => `$${formatAmount(amount)}`
export const dollarsApart = (amount: number) => `$ ${formatAmount(amount)}`
export const plainAmount = formatAmount
/** An amount with its cents and without a sign. */
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0)
export const totalOf = (amounts: readonly number[]) => sumOf(amounts, (one) => one)
/** The sum of amounts with its cents. */
export const centsOf = <T>(all: readonly T[], of: (one: T) => number) => cents(sumOf(all, of))

const LONG = 'January February March April May June July August September October November December'.split(' ')
const monthOf = (iso: string) => LONG[Number(iso.slice(5, 7)) - 1]!
const yearOf = (iso: string) => iso.slice(0, 4)
const dayOf = (iso: string) => Number(iso.slice(8))
/** Days as documents write them: 02/01/2026, 02-01-2026, 02/01/26, 2/1/2026, Feb 1, 2026, February 1, 2026, 01-FEB-2026. */
export const slashedDate = formatDate
export const dashedDate = (iso: string) => formatDate(iso).replaceAll('/', '-')
export const briefDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
export const leanDate = (iso: string) => `${Number(iso.slice(5, 7))}/${dayOf(iso)}/${yearOf(iso)}`
export const shortDate = (iso: string) => `${monthOf(iso).slice(0, 3)} ${dayOf(iso)}, ${yearOf(iso)}`
export const longDate = (iso: string) => `${monthOf(iso)} ${dayOf(iso)}, ${yearOf(iso)}`
export const militaryDate = (iso: string) => `${iso.slice(8)}-${monthOf(iso).slice(0, 3).toUpperCase()}-${yearOf(iso)}`
