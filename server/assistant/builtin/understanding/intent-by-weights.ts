import { readFileSync } from 'node:fs'
import { certaintiesOf, type LearnedWeights } from '../../../documents/index.ts'
import { type Heard, intentFeatures } from './intent-features.ts'

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

/** Intents that are answered in a way of their own, within a wider one. */
const WITHIN = {
  ability: 'greeting',
  compare: 'other_preset',
  blanks: 'question',
  sources: 'question',
} as const satisfies Record<string, Intent>

export const WANTS = [...INTENTS, ...(Object.keys(WITHIN) as (keyof typeof WITHIN)[])] as const

/** What a message wants, as finely as it is told apart. */
export type Want = (typeof WANTS)[number]

export const intentOf = (want: Want): Intent =>
  want in WITHIN ? WITHIN[want as keyof typeof WITHIN] : (want as Intent)

/** Learned by `scripts/learn-intents.ts`. `floor`: below this certainty nothing is taken for understood. */
export type IntentWeights = LearnedWeights<Want> & { floor: number }

/** What a message may want, with how sure each is, the surest first. */
export type Reading = { want: Want; certainty: number }

let known: IntentWeights | undefined

function intentWeights(): IntentWeights {
  known ??= JSON.parse(readFileSync(new URL('intent-weights.json', import.meta.url), 'utf8')) as IntentWeights
  return known
}

/** The ways a message may be meant, by what was learned of others. */
export function readingsOf(heard: Heard, weights: IntentWeights = intentWeights()): Reading[] {
  const certainties = certaintiesOf(intentFeatures(heard), weights)
  return weights.classes
    .map((want, at) => ({ want, certainty: certainties[at]! }))
    .sort((a, b) => b.certainty - a.certainty)
}

/** How sure a reading must be to be acted on. */
export const floor = (): number => intentWeights().floor
