import { sayHeld } from '../answer/say-held.ts'
import { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { heldIn, heldQuery, lookUpCall } from '../held.ts'
import type { Papers } from '../papers.ts'
import { readQuestions } from '../question/read-question.ts'
import type { NextStep, Talk } from '../talk.ts'
import type { Task } from '../task.ts'
import type { Letter } from './email-body.ts'

/** The question that an e-mail is to answer: "… that answers “When does the policy expire?”"; null for an e-mail of another kind. */
export const questionAnswered = ({ turns }: Task): string | null =>
  /\banswer(?:s|ing)\b[^"“”]{0,40}["“]([^"”]+)["”]/i.exec(turns[0]!.text)?.[1]?.trim() ?? null

/** What stands in an answer for the reader of a conversation, and not for whoever gets the letter. */
const ASIDE = /^Not counted/

/**
 * The letter that answers a client's question from the client's records, with the sources of each line. Where they do not hold it, nothing is
 * drafted: what was found is said, and asked what the letter should say.
 */
export function replyLetter(
  talk: Talk,
  task: Task,
  papers: Papers,
  question: string,
): { letter: Letter; citations: Citations } | { step: NextStep } {
  const questions = readQuestions(question, papers.read, null)
  const held = heldIn(task.calls)
  if (!held) return { step: { thought: `I look into the records of ${talk.account}.`, calls: [lookUpCall(questions)] } }
  const citations = new Citations()
  const answers = questions.flatMap((one) => held.answers.get(heldQuery(one)) ?? [])
  const said = answers.map((answer) => sayHeld(answer, held, citations)).join('\n\n')
  const isTold = answers.length > 0 && answers.every(({ asked, worked }) => worked || (asked && !asked.unused.length))
  if (!isTold) {
    const answer = `${said}\n\nSo I have not drafted an e-mail yet. What should it say?`
    return { step: finish(talk, { answer, sources: citations.sources, asks: true }) }
  }
  const lines = said
    .split('\n\n')
    .filter((part) => !ASIDE.test(part))
    .map((part) => part.replace(/ ?\[\d+\]/g, '').replaceAll('**', ''))
  return { letter: { subject: 'Your question', wish: [`You asked: “${question}”`], facts: lines }, citations }
}
