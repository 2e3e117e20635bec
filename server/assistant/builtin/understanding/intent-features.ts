import type { Features } from '../../../documents/learned-weights.ts'

/** What stands before a message in its talk. */
export const TALK_STATES = ['form_filled', 'draft_open', 'asked_choice', 'none'] as const
export type TalkState = (typeof TALK_STATES)[number]

const LONGEST_PIECE = 5

/** What a message shows of what it wants: its words, pairs of them, pieces of three to five letters, its first word, its length, and what stands before it. */
export function intentFeatures(message: string, state: TalkState): Features {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|\d+|[?!¿¡]/gu) ?? []
  const plain = words.map((word) => (/^\d+$/.test(word) ? '0' : word))
  const features: Features = new Map([
    ['#always', 1],
    [`@state ${state}`, 1],
  ])
  const add = (name: string, value: number) => features.set(name, Math.min(1, (features.get(name) ?? 0) + value))
  for (const [at, word] of plain.entries()) {
    add(`w ${word}`, 1)
    if (at > 0) add(`w ${plain[at - 1]} ${word}`, 1)
    const edged = `_${word}_`
    for (let size = 3; size <= LONGEST_PIECE; size++)
      for (let from = 0; from + size <= edged.length; from++) add(`w ~${edged.slice(from, from + size)}`, 0.4)
  }
  add(`@first ${plain[0] ?? ''}`, 1)
  add(`@words ${plain.length < 3 ? plain.length : plain.length < 6 ? 'few' : plain.length < 12 ? 'some' : 'many'}`, 1)
  if (message.trim().endsWith('?')) add('@asks', 1)
  return features
}
