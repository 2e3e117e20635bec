import { type Conversation, callsOf, stepsOfRun } from '../assistant/conversation.ts'

const MOST_STEPS = 60
const MOST_REPEATS = 3
const MOST_IDLE = 5

/** Why a run may not take another step, in words for the user; null when it may. Counts from the last retry on. */
export function whyEndRun(conversation: Conversation, tokens: number): string | null {
  const { run } = conversation
  const steps = stepsOfRun(conversation).filter(({ number }) => number >= run.stepsBefore)
  if (steps.length >= MOST_STEPS) return `Cara took ${MOST_STEPS} steps without coming to an end. Try a smaller task.`
  const used = steps.reduce((sum, step) => sum + step.inputTokens + step.outputTokens, 0)
  if (used > tokens) return `This task used up its ${tokens.toLocaleString('en-US')} tokens. Try a smaller task.`
  const idle = steps.slice(-MOST_IDLE)
  if (idle.length === MOST_IDLE && !idle.some((step) => callsOf(step).length)) {
    return 'The language model talked without using its tools. Try again, or choose a model that can call tools.'
  }
  const counts = new Map<string, number>()
  for (const { name, inputText } of steps.flatMap(callsOf)) {
    const call = `${name} ${inputText}`
    counts.set(call, (counts.get(call) ?? 0) + 1)
    if (counts.get(call)! >= MOST_REPEATS)
      return `Cara did the same step ${MOST_REPEATS} times over and was stopped. Try again, or say it in other words.`
  }
  return null
}
