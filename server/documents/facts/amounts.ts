import type { Token } from './sheet.ts'

/** Money found in a run of words: `from` inclusive, `to` exclusive. A weak amount has neither "$" nor a comma. */
export type Amount = { value: string; from: number; to: number; weak: boolean }

const GROUPED = /^[(*]*[S§]?\$?(\d{1,3}(?:,\d{3})+)(\.\d{1,2})?[.,;:)*]*$/
const DOLLARS = /^[(*]*\$(\d+)(\.\d{1,2})?[.,;:)*]*$/
const BARE = /^[(*]*(\d{3,9})(\.\d{2})?[;:)*]*$/
const SHORT = /^\$?(\d{1,3}(?:\.\d{1,3})?)(MM|M|MIL|MILL|MILLION|K)[.,;:)]*$/i
const SMALL = /^\$?(\d{1,3}(?:\.\d{1,3})?)$/
const SCALE: Record<string, number> = { MM: 1e6, M: 1e6, MIL: 1e6, MILL: 1e6, MILLION: 1e6, K: 1e3, THOUSAND: 1e3 }

/** '1000000' as '1,000,000'; cents stay unless they are none. */
function groupedAmount(whole: string, cents = '') {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const fraction = /[1-9]/.test(cents) ? cents.slice(0, 3).padEnd(3, '0') : ''
  return digits.replace(/\B(?=(\d{3})+$)/g, ',') + fraction
}

function single(text: string): { value: string; weak: boolean } | null {
  const grouped = GROUPED.exec(text) ?? DOLLARS.exec(text)
  if (grouped) return { value: groupedAmount(grouped[1]!, grouped[2]), weak: false }
  const short = SHORT.exec(text)
  if (short)
    return { value: groupedAmount(String(Math.round(Number(short[1]) * SCALE[short[2]!.toUpperCase()]!))), weak: false }
  const bare = BARE.exec(text)
  return bare ? { value: groupedAmount(bare[1]!, bare[2]), weak: true } : null
}

function scaled(tokens: Token[], index: number) {
  const small = SMALL.exec(tokens[index]!.text)
  const scale = SCALE[tokens[index + 1]?.norm ?? '']
  return small && scale && tokens[index + 1]!.norm.length > 2
    ? groupedAmount(String(Math.round(Number(small[1]) * scale)))
    : null
}

/** All money among these words, left to right: '$ 1,000,000', '$1M', '1 million', '1,000,000/2,000,000' (two amounts, one word). */
export function amountsIn(tokens: Token[]): Amount[] {
  const known = memo.get(tokens)
  if (known) return known
  const found = tokens.some((token) => DIGIT.test(token.text)) ? findAmounts(tokens) : []
  memo.set(tokens, found)
  return found
}

const DIGIT = /\d/
const memo = new WeakMap<Token[], Amount[]>()

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
