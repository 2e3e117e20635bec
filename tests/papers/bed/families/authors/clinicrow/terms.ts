import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** What is said of a policy as a whole. */
export type Term = { number: string; from: string; to: string; carrier: string; naic: string }

/** Says number, term and carrier of lines that one policy holds; the NAIC number where it is asked for. */
export function termOf(voice: Voice, lines: Line[], withCode = false): Term {
  const terms = lines.map((line) => ({
    number: voice.number(line),
    from: voice.effective(line),
    to: voice.expiration(line),
    carrier: voice.carrier(line),
    naic: withCode ? voice.naic(line) : '',
  }))
  return terms[0]!
}

/** Says a limit and prints it in a notation of the paper's own. */
export function noted(voice: Voice, line: Line, name: string, notation: (amount: number) => string): string {
  const shown = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? shown : notation(policy.limits[name]!)
}

/** $1M, $500K, $2.5K. */
export const short = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000}M` : `$${amount / 1000}K`)

/** A heading with blanks between its letters. */
export const spread = (words: string) =>
  words
    .toUpperCase()
    .split(' ')
    .map((word) => word.split('').join(' '))
    .join('&nbsp;&nbsp; ')

/** Says how general liability is triggered, as two boxes of which one is marked. */
export function triggerBoxes(voice: Voice, on = '[X]', off = '[ ]'): string {
  const isMade = voice.truth.policies.gl.claimsMade
  return isMade
    ? `${off} OCCURRENCE &nbsp; ${on} ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')}`
    : `${on} ${voice.tick('gl.occurrence', 'OCCURRENCE')} &nbsp; ${off} CLAIMS-MADE`
}

/** Says the trigger of general liability in a word. */
export function triggerWord(voice: Voice): string {
  return voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'Claims-made')
    : voice.tick('gl.occurrence', 'Occurrence')
}

/** The date from which claims-made parts reach back. */
export function retroDate(voice: Voice): string {
  const { effective } = voice.truth.policies.professional
  const before = Number(effective.slice(0, 4)) - voice.chance.int(1, 14)
  return voice.chance.maybe(0.15) ? 'Full prior acts' : voice.date(`${before}${effective.slice(4)}`)
}
