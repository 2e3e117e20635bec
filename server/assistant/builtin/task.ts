import { chosenFrom } from './choices.ts'
import { endingOf } from './ending.ts'
import { jobsOf } from './intent.ts'
import type { DoneCall, Talk, Turn } from './talk.ts'

/** The work in hand: the message that began it, and the answers to what was asked back on the way. */
export type Task = { turns: Turn[]; calls: DoneCall[] }

/** The task the last message belongs to. A message that answers a question goes on with what the question was for. */
export function taskOf(talk: Talk): Task {
  const { turns } = talk
  let first = turns.length - 1
  while (first > 0 && isAnswer(talk, first)) first--
  const own = turns.slice(first)
  return { turns: own, calls: own.flatMap(({ calls }) => calls) }
}

/** Whether a turn answers what was asked before it, rather than asking for something new. */
function isAnswer(talk: Talk, index: number): boolean {
  const turn = talk.turns[index]!
  const ending = endingOf(talk.turns[index - 1]!)
  if (ending?.outcome !== 'NEEDS_INPUT') return false
  if (chosenFrom(turn.text, ending.choices ?? [])) return true
  const [job] = jobsOf({ ...talk, turns: talk.turns.slice(0, index + 1) })
  if (turn.files.length) return job === 'question' || job === 'overview'
  return job === 'question' && !/\?\s*$/.test(turn.text) && !/\bnever ?mind\b/i.test(turn.text)
}

/** Everything the user said before a task. */
export const wordsBefore = ({ turns }: Talk, task: Task): string =>
  turns
    .slice(0, turns.indexOf(task.turns[0]!))
    .map(({ text }) => text)
    .join('\n\n')

/** Everything the user said in a task, each answer also in the words of the choice it means. */
export const wordsOf = (task: Task): string =>
  task.turns
    .flatMap((turn) => {
      const chosen = chosenAt(task, turn)
      return chosen ? [turn.text, chosen] : [turn.text]
    })
    .join('\n\n')

/** The choices that the user took in a task, each in its own words. */
export const choicesTaken = (task: Task): string[] => task.turns.flatMap((turn) => chosenAt(task, turn) ?? [])

function chosenAt({ turns }: Task, turn: Turn): string | null {
  const before = turns[turns.indexOf(turn) - 1]
  const asked = before ? endingOf(before) : null
  return asked?.choices ? chosenFrom(turn.text, asked.choices) : null
}
