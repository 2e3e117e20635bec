import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Voice } from '../../../voice.ts'

/** Numberings of covered autos, by the sort of policy. */
export type Numbering = 'business' | 'carrier' | 'trucker' | 'dealer'

const NUMBERS: Record<Numbering, Record<number, string>> = {
  business: { 1: '1', 2: '2', 7: '7', 8: '8', 9: '9' },
  carrier: { 1: '61', 2: '62', 7: '67', 8: '68', 9: '71' },
  trucker: { 1: '41', 2: '42', 7: '46', 8: '47', 9: '50' },
  dealer: { 1: '21', 2: '22', 7: '27', 8: '28', 9: '29' },
}
const MEANINGS: Record<number, string[]> = {
  1: ['any auto', 'any “auto”, without regard to who owns it'],
  2: ['owned autos only', 'all autos the named insured owns'],
  7: ['specifically described autos', 'only autos described in the schedule of units'],
  8: ['hired autos only', 'hired autos: leased, hired, rented or borrowed'],
  9: ['non-owned autos only', 'autos not owned, used in the business'],
}

/** The symbols of covered autos that liability applies to, in this numbering. */
export function liabilitySymbols(voice: Voice, numbering: Numbering): string {
  voice.symbols()
  const numbers = voice.truth.policies.auto.symbols.map((symbol) => NUMBERS[numbering][symbol]!)
  const padded = numbering === 'business' && voice.chance.maybe(0.25)
  return (padded ? numbers.map((number) => `0${number}`) : numbers).join(voice.chance.pick([', ', ' ', ' / ', ' – ']))
}

/** A symbol that other coverages go by: physical damage and its like are for described or owned units. */
export const otherSymbol = (voice: Voice, numbering: Numbering, coverage = '') =>
  NUMBERS[numbering][coverage.startsWith('Hired') ? 8 : voice.chance.pick([2, 7])]!

/** What every symbol of the numbering means, used or not. */
export const legend = (voice: Voice, numbering: Numbering): [string, string][] => {
  const style = voice.chance.int(0, 1)
  return [1, 2, 7, 8, 9].map((symbol) => [NUMBERS[numbering][symbol]!, MEANINGS[symbol]![style]!])
}

/** The covered autos of liability in words alone. */
export function liabilityAutos(voice: Voice): string {
  const style = voice.chance.int(0, 1)
  const named = voice.truth.policies.auto.symbols.map((symbol) =>
    voice.tick(SYMBOL_TICKS[symbol]!, MEANINGS[symbol]![style]!),
  )
  return named.length > 1 ? `${named.slice(0, -1).join('; ')}; and ${named.at(-1)}` : named[0]!
}

/** Boxes of which those of liability are crossed. */
export function crossedBoxes(voice: Voice): string {
  const names: Record<number, string> = { 1: 'Any auto', 2: 'Owned', 7: 'Scheduled', 8: 'Hired', 9: 'Non-owned' }
  const box = (symbol: number) =>
    voice.truth.policies.auto.symbols.includes(symbol)
      ? `[X] ${voice.tick(SYMBOL_TICKS[symbol]!, names[symbol]!)}`
      : `[&nbsp;&nbsp;] ${names[symbol]}`
  return [1, 2, 7, 8, 9].map(box).join(' &nbsp; ')
}
