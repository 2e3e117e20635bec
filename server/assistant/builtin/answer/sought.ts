import { lineName } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { AMOUNT_TOPICS } from '../question/topics.ts'
import type { Sought } from './passages.ts'
import { tellOf } from './tells.ts'

/** What has to be found in the documents' own words to answer a question. */
export function soughtFor({ subject, topics, lines, asks, text }: Question): Sought[] {
  const worded = topics.filter(({ wording }) => wording)
  if (worded.length) return worded.map((topic) => ({ subject: [], tell: tellOf(topic), prefer: subject }))
  const wantsAmount = topics.some(({ id }) => AMOUNT_TOPICS.has(id))
  if (subject.length)
    return [
      {
        subject,
        tell: topics[0] && tellOf(topics[0]),
        wantsAmount,
        wantsVerdict: asks === 'coverage',
        prefer: text.split(/\s+/),
      },
    ]
  if (asks === 'coverage' && lines.length)
    return lines.map((line) => ({ subject: lineName(line).split(' ').slice(0, 1), wantsVerdict: true }))
  return topics.map((topic) => ({ subject: [], tell: tellOf(topic), wantsAmount: AMOUNT_TOPICS.has(topic.id) }))
}
