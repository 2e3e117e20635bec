import { chosenFrom } from './choices.ts'
import type { DoneCall, Talk, Turn } from './talk.ts'

/** The work in hand: the message that began it, and the answers to what was asked back on the way. */
export type Task = { turns: Turn[]; calls: DoneCall[] }

type Completion = { outcome?: string; answer?: string; choices?: string[] }

/** What a turn ended with; null while it is open. */
export function endingOf({ calls }: Turn): Completion | null {
  const last = calls.findLast(({ name, error, result }) => name === 'COMPLETE_TASK' && !error && result)
  return last ? (last.input as Completion) : null
}

/** The task the last message belongs to. A message that answers a question goes on with what the question was for. */
export function taskOf({ turns }: Talk): Task {
  let first = turns.length - 1
  while (first > 0 && isAnswer(turns[first]!, turns[first - 1]!)) first--
  const own = turns.slice(first)
  return { turns: own, calls: own.flatMap(({ calls }) => calls) }
}

function isAnswer(turn: Turn, before: Turn): boolean {
  const ending = endingOf(before)
  if (ending?.outcome !== 'NEEDS_INPUT') return false
  if (turn.files.length || chosenFrom(turn.text, ending.choices ?? [])) return true
  const isNew =
    /\?\s*$/.test(turn.text) || /\b(?:e-?mail|draft|write|never ?mind|instead|summari[sz]e|compare)\b/i.test(turn.text)
  return !isNew
}

/** Everything the user said in a task, each answer also in the words of the choice it means. */
export function wordsOf({ turns }: Task): string {
  return turns
    .flatMap(({ text }, index) => {
      const asked = index > 0 ? endingOf(turns[index - 1]!) : null
      const chosen = asked?.choices ? chosenFrom(text, asked.choices) : null
      return chosen ? [text, chosen] : [text]
    })
    .join('\n\n')
}
