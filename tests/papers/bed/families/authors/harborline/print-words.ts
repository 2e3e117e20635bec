import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** A limit in the paper's own spelling; the word of the voice where the policy has none. */
export function spelled(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const words = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? words : print(policy.limits[name] ?? 0)
}

/** The texts of a voice are HTML; cells of a workbook are not. */
export const asPlain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const commas = (amount: number) => amount.toLocaleString('en-US')
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A retained limit, with the mark of the row where there is an amount. */
export function retention(voice: Voice, words: string): [words: string, amount: string] {
  const amount = voice.limit('umbrella', 'retention')
  if (voice.truth.policies.umbrella.limits.retention) return [voice.tick('umbrella.retention', words), amount]
  voice.notJudged('umbrella.retention')
  return [words, amount]
}

const ONES = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(' ') // biome-ignore format: a table
const TENS = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ')

/** An amount as a typist spells it out. */
export function inWords(amount: number): string {
  if (amount < 20) return ONES[amount]!
  const rest = (unit: number, words: string) => (amount % unit ? `${words} ${inWords(amount % unit)}` : words)
  if (amount < 100) return rest(10, TENS[Math.floor(amount / 10) - 2]!)
  if (amount < 1000) return rest(100, `${ONES[Math.floor(amount / 100)]} HUNDRED`)
  if (amount < 1_000_000) return rest(1000, `${inWords(Math.floor(amount / 1000))} THOUSAND`)
  return rest(1_000_000, `${inWords(Math.floor(amount / 1_000_000))} MILLION`)
}
