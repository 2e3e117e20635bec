import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { type Hand, limit, spoken } from './program.ts'

const short = (amount: number, thousand: string, million: string) =>
  amount < 1_000_000 ? `${amount / 1000}${thousand}` : `${amount / 1_000_000}${million}`

/** Dollars as account teams shorten them: $1M, 500k, $1.5MM. */
export const SHORT: ((amount: number) => string)[] = [
  (amount) => `$${short(amount, 'K', 'M')}`,
  (amount) => short(amount, 'k', 'M'),
  (amount) => (amount < 1_000_000 ? `$${amount.toLocaleString('en-US')}` : `$${amount / 1_000_000}MM`),
]

/** A short slashed date. */
export const slash = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(2, 4)}`

/** Text of cells, which no browser reads. */
export const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Another party's name in the letters of this document. */
export const inCase = (voice: Voice, name: string) => voice.text(voice.style.capitals ? name.toUpperCase() : name)

/** All limits of a line in one breath: $1M / $2M / $2M (Occ / Gen Agg / PCO). */
export function compact(voice: Voice, hand: Hand, line: Line): string {
  const names = spoken(voice, hand, line)
  const words = names.map((name) => hand.words[line][name]).join(' / ')
  const amounts = names.map((name) => limit(voice, hand, line, name)).join(' / ')
  return voice.chance.maybe(0.5) ? `${amounts} (${words})` : `${words}: ${amounts}`
}
