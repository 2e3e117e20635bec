import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** A voice's words without their HTML, for office files, mails and typed columns. */
export const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&AMP;', '&')
export const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const figures = (amount: number) => amount.toLocaleString('en-US')
export const dollars = (amount: number) => `$${figures(amount)}`
export const short = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000}M` : `$${amount / 1000}K`)

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '0 0 Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
function small(amount: number): string {
  if (amount >= 100) return `${ONES[Math.floor(amount / 100)]} Hundred${amount % 100 ? ` ${small(amount % 100)}` : ''}`
  if (amount < 20) return ONES[amount]!
  return `${TENS[Math.floor(amount / 10)]}${amount % 10 ? `-${ONES[amount % 10]}` : ''}`
}
/** 1500000: One Million Five Hundred Thousand. */
export function spelled(amount: number): string {
  const parts = [
    [Math.floor(amount / 1_000_000), ' Million'],
    [Math.floor((amount % 1_000_000) / 1000), ' Thousand'],
    [amount % 1000, ''],
  ] as const
  return (
    parts
      .filter(([count]) => count)
      .map(([count, unit]) => small(count) + unit)
      .join(' ') || 'Zero'
  )
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const longDate = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const slashed = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
export const typedDate = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3).toUpperCase()} ${Number(iso.slice(8))} ${iso.slice(0, 4)}`
/** The serial number by which spreadsheets know a day. */
export const serial = (iso: string) => Math.round(Date.parse(iso) / 86_400_000) + 25_569

/** A limit in force, said in this document's own way. */
export function own(voice: Voice, line: Line, name: string, print: (amount: number) => string = dollars): string {
  const said = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? said : print(policy.limits[name]!)
}
export function from(voice: Voice, line: Line, print?: (iso: string) => string): string {
  const said = voice.effective(line)
  return print ? print(voice.truth.policies[line].effective) : said
}
export function until(voice: Voice, line: Line, print?: (iso: string) => string): string {
  const said = voice.expiration(line)
  return print ? print(voice.truth.policies[line].expiration) : said
}

/** Occurrence or claims-made, as the general liability policy is. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

/** The covered autos in words. */
export const autos = (voice: Voice, words: Record<number, string>) =>
  voice.truth.policies.auto.symbols.map((symbol) => voice.tick(SYMBOL_TICKS[symbol]!, words[symbol]!))

export const has = (voice: Voice, line: Line, name: string) => Boolean(voice.truth.policies[line].limits[name])
export const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
