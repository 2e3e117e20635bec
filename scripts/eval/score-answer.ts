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

/** An answer is wrong when it matches `not`, or when it leads with a figure and the one that was asked for stands nowhere in it. */
export function scoreAnswer({ id, question, key, not }: Question, { answer, citations, ms }: Answer): AnswerScore {
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
