import { parseDate } from '../../shared/dates.ts'
import type { GoldRecord } from './gold.ts'

const AMOUNT = /^(?<open>\()?(?<sign>-)?\s*\$?\s*(?<minus>-)?(?<whole>\d{1,3}(?:,\s?\d{3})+|\d+)?(?<part>\.\d+)?\s*\)?$/

/**
 * One spelling for all values that say the same: equal after case, spaces, the punctuation of amounts and the spelling of dates;
 * null, '' and nothing are one. A number with leading zeros is a code and not an amount.
 */
export function plainValue(value: GoldRecord[string]): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length ? `[${value.map(plainValue).join('|')}]` : ''
  if (typeof value === 'object') return plainObject(value)
  const text = String(value).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  return parseDate(text) ?? plainAmount(text) ?? text
}

function plainObject(value: Record<string, number>): string {
  const named = Object.entries(value).filter(([, one]) => plainValue(one) !== '')
  return named.length
    ? `{${named
        .map(([name, one]) => `${name}:${plainValue(one)}`)
        .sort()
        .join('|')}}`
    : ''
}

function plainAmount(text: string): string | null {
  const { open, sign, minus, whole = '', part = '' } = AMOUNT.exec(text)?.groups ?? {}
  if ((!whole && !part) || /^0\d/.test(whole)) return null
  const amount = Math.round(Number(whole.replace(/[,\s]/g, '') + part) * 1e6) / 1e6
  return String(amount && (open || sign || minus) ? -amount : amount)
}
