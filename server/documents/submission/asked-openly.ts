import { wordsOf } from '../records/words.ts'
import type { Line } from '../types.ts'
import { attributeOf, likestFitting } from './attribute-of.ts'
import { type Attribute, OF_ANY_LOOK } from './attributes.ts'
import { readValue } from './read-value.ts'

/** Words of grammar that make a question of a label: 'What is your mailing address?'. */
const GRAMMAR =
  /\b(?:what|which|whom?|when|where|how|many|much|do|does|did|is|are|was|were|will|would|should|can|may|has|have|had|be|been|you|your|we|our|it|its|they|their|there|this|that|the|an?|of|in|to|on|at|by|for|if|any|please)\b/gi
/** How far an answer is set in under its question at the most, in points, and how near below it stands, in heights of a line. */
const SET_IN = 40
const NEAR = 0.9
/** Lines of an answer at the most. */
const MOST_LINES = 3

/** The lines right under a question, in its column, up to the next one. */
export function answerUnder(question: Line, below: readonly { lines: Line[] }[]): Line[] {
  if (!question.text.endsWith('?')) return []
  const answer: Line[] = []
  for (const { lines } of below.slice(0, MOST_LINES)) {
    const last = answer.at(-1) ?? question
    const [left, top, , height] = last.box
    const next = lines.find(({ box }) => box[0] > left - 3 && box[0] < left + (answer.length ? 3 : SET_IN))
    if (!next || next.text.endsWith('?') || next.box[1] - top - height > NEAR * height) break
    answer.push(next)
  }
  return answer
}

/** The label that a question with an open answer stands for: its own words, or what they are less alike where the answer has the look of that. */
export function askedBy(question: string, answer: readonly string[]): string | null {
  const label = question.replace(GRAMMAR, ' ').replace('?', '').replace(/\s+/g, ' ').trim()
  const fits = (kind: Attribute['kind']) => !OF_ANY_LOOK.has(kind) && readValue(kind, answer) !== null
  return attributeOf(label) ? label : (likestFitting(wordsOf(label), fits)?.words[0] ?? null)
}
