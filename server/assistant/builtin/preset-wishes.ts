import { type PresetId, presetOf } from '../../../shared/presets.ts'
import { stemsOf, termsOf } from '../../documents/index.ts'
import { asksOf } from './intent.ts'
import { reviewOf } from './review/review-of.ts'
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
  const sentences = [...SENTENCES.segment(preset)].map(({ segment }) => segment)
  // What is reviewed is reviewed whatever the words are; they say what is to be done beside it.
  const isReviewed = reviewOf(talk) !== null
  const own = isReviewed ? sentences.filter((sentence) => !isDoneAnyway(sentence, talk.preset as PresetId)) : sentences
  if (!own.length) return { text: '', left: [] }
  const way = isReviewed ? null : talk.preset
  const asks = asksOf({ ...talk, preset: way, turns: [{ ...first!, text: own.join(''), calls: [] }] })
  const wishes = asks.filter((ask) => ASKED.has(ask.job) && !isManner(ask)).map(({ text }) => text.trim())
  const isTaken = (sentence: string) => wishes.some((wish) => wish.includes(sentence) || sentence.includes(wish))
  const left = own.map((sentence) => sentence.trim()).filter((sentence) => sentence && !isTaken(sentence))
  return {
    text: wishes.map((wish) => (isReviewed ? withoutVerb(wish, talk.preset as PresetId) : wish)).join('\n\n'),
    left,
  }
}

/** "Analyze the losses of 2024": what the preset does anyway is asked of nothing by its verb. */
function withoutVerb(wish: string, preset: PresetId): string {
  const [verb = ''] = /^\p{L}+\s+(?=the\b)/iu.exec(wish) ?? []
  return verb.trim().toLowerCase() === presetOf(preset).verb.toLowerCase() ? wish.slice(verb.length) : wish
}

/** Whether a sentence says nothing but what the preset is for, in words of its title, description, message and inputs: "Analyze the losses." */
function isDoneAnyway(sentence: string, preset: PresetId): boolean {
  const { title, description, says = '', verb, inputs } = presetOf(preset)
  const own = new Set(stemsOf([title, description, says, verb, ...inputs.map(({ label }) => label)].join(' ')))
  return sentence.trim() !== '' && termsOf(sentence).every((term) => own.has(term))
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
