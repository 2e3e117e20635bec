import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')

export const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`
export const cents = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
export const bare = (amount: number) => amount.toLocaleString('en-US')

/** $2M, $1.5M, $300K, $2,500. */
export function brief(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount >= 10_000 ? `$${amount / 1000}K` : usd(amount)
}

/** Thousands, as tables that say so print them. */
export const thousands = (amount: number) => (amount / 1000).toLocaleString('en-US')

export const slashed = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
export const short = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(2, 4)}`
export const long = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`

/** A limit in force, printed in another way than the document's. */
export function said(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? printed : print(policy.limits[name] ?? 0)
}

/** The days of a policy, printed in another way than the document's. */
export function term(voice: Voice, line: Line, print: (iso: string) => string): [from: string, to: string] {
  voice.effective(line)
  voice.expiration(line)
  const { effective, expiration } = voice.truth.policies[line]
  return [print(effective), print(expiration)]
}

/** Office files and mails take words as they are. */
export const raw = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const tollFree = (voice: Voice) => `1-800-555-01${voice.chance.digits(2)}`

/** The type of a paper, and tables without anybody else's lines. */
export const plainCss = (font: string, size: number) => `
body { margin: 0; font-family: ${font}; font-size: ${size}pt; line-height: 1.28; color: #16202a; }
.lb { margin: 0 3px; } .lb, .lb * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.lb table { border-collapse: collapse; width: 100%; border: 0; }
.lb td, .lb th { border: 0; padding: 2px 5px; text-align: left; vertical-align: top; font-weight: normal; text-transform: none; }
.lb h1, .lb h2, .lb h3, .lb p { margin: 0; padding: 0; border: 0; text-transform: none; letter-spacing: normal; background: none; }
`
export const SANS = "'Liberation Sans', 'DejaVu Sans', sans-serif"
export const NARROW = "'DejaVu Sans Condensed', 'Liberation Sans', sans-serif"
export const MODERN = "'Inter Variable', 'Liberation Sans', sans-serif"
export const SERIF = "'DejaVu Serif', serif"
