import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { oncePer } from '../../lib/once-per.ts'
import type { Token } from './sheet.ts'

/** Money found in a run of words: `from` inclusive, `to` exclusive. A weak amount has neither "$" nor a comma. */
export type Amount = { value: string; from: number; to: number; weak: boolean }

/** What may stand around an amount in its word; recognition takes "$" for "S" or "§". */
const AROUND = /^[(*.…_]*[S§]?|[.,;:)*]+$/g
const BARE = /^\d{3,9}(?:\.\d{2})?$/
const UNIT = /^(?:MM|MIL|MILL|MILLION|THOUSAND)$/

/** '2,000 (000s)': counted in thousands, as it says in a word of its own behind the figure. */
const THOUSANDS = /^\(\$?,?000['’]?s?\)[.,;]?$|^000['’]?s$/i

function single(text: string): { value: string; weak: boolean } | null {
  const core = text.replace(AROUND, '')
  // The letter of a box: '3B', 'D1'.
  if (/^\d{1,2}[A-Z]$/i.test(core) && !/[KM]$/i.test(core)) return null
  const amount = /\d/.test(core) ? parseAmount(core) : null
  if (amount === null) return null
  const weak = !/[$,a-z]/i.test(core)
  if (weak && !(BARE.test(core) && !/[.,]$/.test(text) && /^[(*.…_]*\d/.test(text))) return null
  return { value: formatAmount(amount), weak }
}

/** A small number with its unit in the next word: "2.5 million". */
function scaled(tokens: Token[], index: number) {
  const [number, unit] = [tokens[index]!.text, tokens[index + 1]?.norm ?? '']
  const amount = UNIT.test(unit) && /^\$?\d{1,3}(?:\.\d{1,3})?$/.test(number) ? parseAmount(`${number} ${unit}`) : null
  return amount === null ? null : formatAmount(amount)
}

/** All money among these words, left to right: '$ 1,000,000', '$1M', '1 million', '1,000,000/2,000,000' (two amounts, one word). */
export const amountsAmong = oncePer((tokens: Token[]): Amount[] =>
  tokens.some((token) => DIGIT.test(token.text)) ? findAmounts(tokens) : [],
)

const DIGIT = /\d/

function findAmounts(tokens: Token[]): Amount[] {
  const found: Amount[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const text = tokens[index]!.text
    const million = scaled(tokens, index)
    if (million) {
      found.push({ value: million, from: index, to: index + 2, weak: false })
      index += 1
      continue
    }
    if (/^[(]?[$][)]?$/.test(text)) {
      const next = tokens[index + 1]
      const millions = next && scaled(tokens, index + 1)
      const amount = next && (millions ? { value: millions } : (single(next.text) ?? single(`$${next.text}`)))
      if (amount) {
        const width = millions ? 3 : 2
        found.push({ value: amount.value, from: index, to: index + width, weak: false })
        index += width - 1
      }
      continue
    }
    const thousands = THOUSANDS.test(tokens[index + 1]?.text ?? '') ? single(text) : null
    if (thousands && !thousands.value.includes('.')) {
      found.push({ value: `${thousands.value},000`, from: index, to: index + 2, weak: false })
      index += 1
      continue
    }
    const parts = text.split('/').filter(Boolean)
    const amounts = parts.map((part) => single(part))
    if (parts.length > 1 && amounts.some((amount) => !amount || amount.weak)) continue
    for (const amount of amounts) if (amount) found.push({ ...amount, from: index, to: index + 1 })
  }
  return found
}

/** The number an amount stands for. */
export function amountNumber(value: string) {
  return Number(value.replace(/,/g, ''))
}

/** Limits of liability are round: an amount with more telling digits is a premium, an exposure or a sum. */
export function isRound(value: string): boolean {
  const digits = value.replace(/\.00$/, '').replace(/,/g, '')
  return /^[1-9]\d{0,2}0*$/.test(digits) && Number(digits) >= 500
}
