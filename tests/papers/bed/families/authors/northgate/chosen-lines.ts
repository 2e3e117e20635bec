import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { type Hand, term } from './program.ts'

/** The lines a document reports, general liability nearly always among them. */
export function chosenLines(voice: Voice, fewest: number): Line[] {
  const { chance } = voice
  const all: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']
  const chosen = chance.some(all, chance.int(fewest, 5))
  return chance.maybe(0.9) && !chosen.includes('gl') ? ['gl', ...chosen] : chosen
}

/** One sentence for the terms of all lines; null where they differ or the document says them by line. */
export function oneTerm(voice: Voice, hand: Hand, lines: Line[]): string | null {
  const { chance, truth } = voice
  if (new Set(lines.map((line) => truth.policies[line].effective)).size > 1 || chance.maybe(0.4)) return null
  const [from, to] = lines.map((line) => term(voice, hand, line))[0]!
  return chance.pick([
    `Policy period (all lines): ${from} to ${to}, 12:01 a.m. standard time`,
    `Program term ${from} – ${to}`,
    `Coverage in force from ${from} until ${to} for every policy shown`,
    `${from} – ${to} Insurance Program`,
  ])
}

/** The insurer's name, at times with its NAIC number. */
export function insurer(voice: Voice, line: Line, withNaic: boolean): string {
  const name = voice.carrier(line)
  if (!withNaic) return name
  return `${name} ${voice.chance.pick(['(NAIC', '– NAIC #', '[NAIC No.'])} ${voice.naic(line)}`
    .replace(/(\(NAIC.*)$/, '$1)')
    .replace(/(\[NAIC.*)$/, '$1]')
}
