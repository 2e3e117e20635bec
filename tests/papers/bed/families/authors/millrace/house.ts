import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export const SANS = "'Liberation Sans', 'DejaVu Sans', sans-serif"
export const CONDENSED = "'DejaVu Sans Condensed', 'Liberation Sans', sans-serif"
export const MODERN = "'Inter Variable', 'Liberation Sans', sans-serif"
export const SERIF = "'DejaVu Serif', serif"

/** A limit in force that this document spells in its own way. */
export function says(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const { excluded, limits } = voice.truth.policies[line]
  return excluded === name ? printed : print(limits[name] ?? 0)
}

/** The limits the account has of those with words, spelled in the document's own way. */
export function each(
  voice: Voice,
  line: Line,
  words: Record<string, string>,
  print: (amount: number) => string,
): [string, string][] {
  const { limits } = voice.truth.policies[line]
  const names = Object.keys(words).filter((name) => limits[name])
  return names.map((name) => [words[name]!, says(voice, line, name, print)])
}

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** $1M, $500K, $2,500. */
export function short(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount >= 10_000 && amount % 1000 === 0 ? `$${amount / 1000}K` : dollars(amount)
}

/** 1 MIL, 500,000. */
export const mil = (amount: number) =>
  amount >= 1_000_000 ? `${amount / 1_000_000} MIL` : amount.toLocaleString('en-US')

/** The voice speaks HTML; workbooks and e-mails hold plain words. */
export const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const yearsLater = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`

export function glForm(voice: Voice, occurrence: string, claimsMade: string): string {
  return voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', claimsMade)
    : voice.tick('gl.occurrence', occurrence)
}

/** A retention of the umbrella with its words, or '' where it has none. */
export function retention(voice: Voice, print: (amount: string) => string, amounts?: (amount: number) => string) {
  const amount = voice.truth.policies.umbrella.limits.retention
  if (!amount) return ''
  voice.tick('umbrella.retention', '')
  return print(amounts ? says(voice, 'umbrella', 'retention', amounts) : voice.limit('umbrella', 'retention'))
}

const AUTOS: Record<number, string> = {
  1: 'Any auto',
  2: 'Owned autos',
  7: 'Scheduled autos',
  8: 'Hired autos',
  9: 'Non-owned autos',
}

/** The covered autos in words. */
export function autosInWords(voice: Voice, join: string): string {
  voice.symbols()
  return voice.truth.policies.auto.symbols.map((symbol) => AUTOS[symbol]!).join(join)
}

export const table = (rows: string[][], cell = 'td') =>
  rows.map((row) => `<tr>${row.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`).join('')

export const SYMBOL_BOXES: [number, string][] = [
  [1, 'Any auto'],
  [2, 'All owned'],
  [7, 'Scheduled'],
  [8, 'Hired'],
  [9, 'Non-owned'],
]
