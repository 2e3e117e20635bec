import type { Talk, Turn, Work } from './talk.ts'
import type { Task } from './task.ts'

/**
 * Works on what a stretch of a message asks for, as if it had been said alone. Where it is one of several wishes, `from` is the first
 * call that is not an earlier one's; its own calls are found by going through the plan again. `to`: the first call after its own.
 */
export function carryOut(
  plan: (talk: Talk, task: Task) => Work,
  talk: Talk,
  task: Task,
  text: string,
  from: number | null,
): { work: Work; to: number } {
  const [said, ...answers] = task.turns as [Turn, ...Turn[]]
  const at = (turn: Turn, calls: Task['calls']) =>
    plan({ ...talk, turns: talk.turns.map((one) => (one === said ? turn : one)) }, { turns: [turn, ...answers], calls })
  if (from === null || answers.length) return { work: at({ ...said, text }, task.calls), to: 0 }
  for (let to = from; ; ) {
    const work = at({ ...said, text, calls: said.calls.slice(0, to) }, said.calls.slice(from, to))
    if ('report' in work || to >= said.calls.length) return { work, to }
    to = Math.min(said.calls.length, to + Math.max(1, work.step.calls.length))
  }
}
