import type { Voice } from '../../../voice.ts'
import { inCase } from './notation.ts'

/** A line in force that has no row of its own on a certificate. */
export type OtherLine = { title: string; carrier: string; number: string; limit: string; premium: string }

/** Property, crime and their like with their insurers and numbers; which of them fills the free row is nobody's judgement. */
export function otherLines(voice: Voice, count: number): OtherLine[] {
  const { chance, truth } = voice
  if (count) voice.notJudged('professional')
  return chance.some(['Property – Blanket Building & BPP', 'Crime', 'Cyber', 'Inland Marine', 'Employment Practices', 'Fiduciary', 'Equipment Breakdown'], count).map((title) => ({
    title: voice.text(title),
    carrier: inCase(voice, truth.names.carrier().name),
    number: `${chance.pick(['PR', 'CR', 'X', 'MP', 'B'])}${chance.digits(6)}`,
    limit: voice.money(chance.pick([250_000, 4_500_000, 12_750_000, 1_500_000, 750_000])),
    premium: voice.money(chance.int(1200, 48_000)),
  }))
} // biome-ignore format: a table

const OFFERED = [
  'Cyber',
  'Pollution Legal',
  'Crime',
  'Employment Practices',
  'Flood',
  'Product Recall',
  'Directors & Officers',
]

/** Lines that were offered and not bought; none of those that are in force. */
export function notBought(voice: Voice, inForce: OtherLine[] = []): string[] {
  const free = OFFERED.map(voice.text).filter((words) => inForce.every(({ title }) => title !== words))
  return voice.chance.some(free, voice.chance.int(1, 4))
}
