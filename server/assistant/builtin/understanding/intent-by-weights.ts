import { readFileSync } from 'node:fs'
import { certaintiesOf, type LearnedWeights } from '../../../documents/learned-weights.ts'
import { intentFeatures, type TalkState } from './intent-features.ts'

export const INTENTS = [
  'question',
  'fill_form',
  'correct_form',
  'draft_email',
  'draft_document',
  'edit_draft',
  'search',
  'explore_policy',
  'choose',
  'confirm',
  'thanks',
  'greeting',
  'cannot',
  'undo_or_stop',
  'complaint',
  'other_preset',
  'language',
] as const

/** What a message wants of the assistant. */
export type Intent = (typeof INTENTS)[number]

/** Learned by `scripts/learn-intents.ts`. `floor`: below this certainty nothing is taken for understood. */
export type IntentWeights = LearnedWeights<Intent> & { floor: number }

let known: IntentWeights | undefined

function intentWeights(): IntentWeights {
  known ??= JSON.parse(readFileSync(new URL('intent-weights.json', import.meta.url), 'utf8')) as IntentWeights
  return known
}

/** The surest intent of a message, and how sure it is, from 0 to 1. */
export function intentBy(
  message: string,
  state: TalkState,
  weights: IntentWeights,
): { intent: Intent; certainty: number } {
  const certainties = certaintiesOf(intentFeatures(message, state), weights)
  const certainty = Math.max(...certainties)
  return { intent: weights.classes[certainties.indexOf(certainty)]!, certainty }
}

/** What a message wants; null where that is not sure enough. */
export function intentOf(message: string, state: TalkState): Intent | null {
  const weights = intentWeights()
  const { intent, certainty } = intentBy(message, state, weights)
  return certainty < weights.floor ? null : intent
}
