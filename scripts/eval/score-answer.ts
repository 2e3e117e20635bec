import { amountsIn } from '../../shared/amounts.ts'
import type { Answer, Cited } from './ask.ts'
import type { Question } from './questions.ts'

/** An answer held against its key. */
export type AnswerScore = Pick<Question, 'id' | 'question'> & {
  answer: string
  citations: Cited[]
  right: boolean
  wrong: boolean
  ms: number
}

/** What was done about a message, held against its key. `draft` is the newest one as it then stands. */
export type TaskScore = Pick<Question, 'id' | 'question'> & {
  answer: string
  draft: string
  right: boolean
  wrong: boolean
  ms: number
}

/** A task is done when key and answer, newest draft or newest form match; it is wrong when one of them holds what it must not. */
export function scoreTask({ id, question, key, not }: Question, { answer, drafts, form, ms }: Answer): TaskScore {
  const draft = drafts.at(-1) ?? ''
  const all = `${answer}\n=== DRAFT ===\n${draft}\n=== FORM ===\n${form}`
  const wrong = not !== undefined && new RegExp(not, 'is').test(all)
  return { id, question, answer, draft, right: !wrong && new RegExp(key, 'is').test(all), wrong, ms }
}

/** An answer is wrong when it matches `not`, or when it leads with a figure and the one that was asked for stands nowhere in it. */
export function scoreAnswer(asked: Question, { answer: words, drafts, citations, ms }: Answer): AnswerScore {
  const { id, question, key, not } = asked
  const answer = [words, ...drafts].filter(Boolean).join('\n\n')
  const isForbidden = not !== undefined && new RegExp(not, 'i').test(answer)
  const isFound = new RegExp(key, 'i').test(answer)
  const right = isFound && !isForbidden
  return { id, question, answer, citations, right, wrong: isForbidden || (!isFound && contradicts(key, answer)), ms }
}

const OPEN = /\b(?:found nothing|not sure|could not|cannot|can['’]t|no such|possibly|nothing (?:about|in))\b/i

/** Whether a key that wants an amount is met by another amount in the first sentence. */
function contradicts(key: string, answer: string): boolean {
  const [lead = ''] = answer.split(/(?<=[.:])\s|\n/)
  const wantsAmount = /\d{1,3},\??\d{3}|\d{3},/.test(key)
  return wantsAmount && !OPEN.test(lead) && [...amountsIn(lead)].some((amount) => amount >= 1000)
}
