import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** A voice's words without their HTML. */
export const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

export const grouped = (amount: number) => amount.toLocaleString('en-US')
export const dollars = (amount: number) => `$${grouped(amount)}`

/** A limit printed in another way than the document's style, or the word that says that there is none. */
export function limitAs(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const said = voice.limit(line, name)
  return isExcluded(voice, line, name) ? said : print(voice.truth.policies[line].limits[name] ?? 0)
}

export const isExcluded = (voice: Voice, line: Line, name: string) => voice.truth.policies[line].excluded === name

/** Which of the two triggers the liability part is written on. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

/** Hired and non-owned autos written on the liability policy itself; returns their limit in dollars. */
export function onLiability(voice: Voice, limit: number): number {
  const { gl } = voice.truth.policies
  voice.truth.policies.auto = { ...gl, limits: { csl: limit }, excluded: null, symbols: [8, 9] }
  voice.number('auto')
  voice.effective('auto')
  voice.expiration('auto')
  voice.carrier('auto')
  voice.limit('auto', 'csl')
  return limit
}

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** Seven Hundred Fifty Thousand. */
export function inWords(amount: number): string {
  const parts: [number, string][] = [
    [1_000_000, 'Million'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ]
  for (const [size, word] of parts)
    if (amount >= size) {
      const rest = amount % size
      return `${inWords(Math.floor(amount / size))} ${word}${rest ? ` ${inWords(rest)}` : ''}`
    }
  if (amount < 20) return SMALL[amount]!
  return `${TENS[Math.floor(amount / 10)]}${amount % 10 ? `-${SMALL[amount % 10]}` : ''}`
}

/** $1M, $500K, $2,500. */
export function short(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount % 1000 || amount < 10_000 ? dollars(amount) : `$${amount / 1000}K`
}

export const slashed = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`

/** The day as a workbook counts it. */
export const serial = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569

export const lastName = (person: string) => person.split(' ').at(-1)!

export const table = (rows: string[][], cell = 'td') =>
  rows.map((row) => `<tr>${row.map((one) => `<${cell}>${one}</${cell}>`).join('')}</tr>`).join('')
