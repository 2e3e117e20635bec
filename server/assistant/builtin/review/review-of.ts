import { choicesIn } from '../../../../shared/presets/message.ts'
import { type PresetId, reviewAsked } from '../../../../shared/presets.ts'
import type { Talk } from '../talk.ts'

/** What the preset of a talk reviews the documents for; null where it reviews nothing. */
export function reviewOf({ preset, turns }: Talk) {
  if (!preset) return null
  const id = preset as PresetId
  return reviewAsked(id, choicesIn(id, turns[0]!.text))
}
