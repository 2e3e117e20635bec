import type { Talk } from './talk.ts'

export type Intent = 'fill' | 'question'

/** What the user's last message asks for. */
export function intentOf({ turns }: Talk): Intent {
  return /\b(fill|complete|prepare|make|issue|create)\b.*\b(acord|form|certificate|coi)\b/is.test(
    turns.at(-1)?.text ?? '',
  )
    ? 'fill'
    : 'question'
}
