import { asksOf } from './intent.ts'
import type { Talk } from './talk.ts'
import type { Asked, Job } from './understanding/jobs.ts'
import { fromVerb } from './understanding/message-parts.ts'

/** What a preset can ask for. It was written before there was anything to thank for, to change or to take back. */
const ASKED: ReadonlySet<Job> = new Set<Job>(['question', 'overview', 'compare', 'fill', 'email', 'document'])

/** "Write in a warm tone": how it is to be written, and nothing that is to be written. */
const isManner = ({ job, text }: Asked) => job === 'document' && /^\S+\s+(?:in|with|like|as)\b/i.test(fromVerb(text))

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What a preset asks for, in its own words and order, and the sentences that ask for nothing the built-in model can do. */
export function wishesOf(preset: string, talk: Talk): { text: string; left: string[] } {
  const [first] = talk.turns
  const asks = asksOf({ ...talk, turns: [{ ...first!, text: preset, calls: [] }] })
  const wishes = asks.filter((ask) => ASKED.has(ask.job) && !isManner(ask)).map(({ text }) => text.trim())
  const isTaken = (sentence: string) => wishes.some((wish) => wish.includes(sentence) || sentence.includes(wish))
  const sentences = [...SENTENCES.segment(preset)].map(({ segment }) => segment.trim())
  return { text: wishes.join('\n\n'), left: sentences.filter((sentence) => sentence && !isTaken(sentence)) }
}

const MOST_LEFT = 3
const SHOWN = 120

/** That sentences of the preset were not followed, and why. */
export function sayLeft(left: readonly string[]): string {
  if (!left.length) return ''
  const shown = left
    .slice(0, MOST_LEFT)
    .map((sentence) => `“${sentence.length > SHOWN ? `${sentence.slice(0, SHOWN - 1).trimEnd()}…` : sentence}”`)
  const more = left.length > MOST_LEFT ? ` and ${String(left.length - MOST_LEFT)} more` : ''
  return `Of the preset I did not follow ${shown.join(', ')}${more}: the built-in model does what a preset asks for, not how it is to be said.`
}
