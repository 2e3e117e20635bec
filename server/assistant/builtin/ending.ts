import type { SourceInput } from '../evidence/source-input.ts'
import type { Turn } from './talk.ts'

type Completion = {
  outcome?: string
  answer?: string
  choices?: string[]
  sources?: { number: number; source: SourceInput }[]
}

/** What a turn ended with; null while it is open. */
export function endingOf({ calls }: Turn): Completion | null {
  const last = calls.findLast(({ name, error, result }) => name === 'COMPLETE_TASK' && !error && result)
  return last ? (last.input as Completion) : null
}
