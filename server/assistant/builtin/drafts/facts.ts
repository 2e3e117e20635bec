import { answerTo, soughtFor } from '../answer/answer-to.ts'
import type { Material } from '../answer/material.ts'
import type { Paper } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'

const MARKS = /(?:\s*\[\d+\])+/g
const NOT_SURE = /^(?:not that i can see|possibly|i )/i

/** The things a letter is to tell about, as questions to the papers; only what has a subject can be asked for. */
export function questionsAbout(about: string[], papers: Paper[]): Question[] {
  return about
    .flatMap((one) => readQuestions(one, papers))
    .filter(({ topics, subject, lines }) => topics.length + subject.length + lines.length > 0)
}

export const soughtAbout = (questions: Question[]) => questions.flatMap(soughtFor)

/** What the papers say of a thing, as a letter says it. Only statements with a source are facts; what is not sure stays out. */
export function factsAbout(question: Question, material: Material): string {
  const said = answerTo(question, material)
  if (NOT_SURE.test(said)) return ''
  const blocks = said.split(/\n{2,}/)
  const isLead = (block: string) => /:$/.test(block.trim())
  const holds = (block: string | undefined) => block !== undefined && /\[\d+\]/.test(block)
  const kept = blocks.filter((block, index) => holds(block) || (isLead(block) && holds(blocks[index + 1])))
  return kept.map(inLetter).filter(Boolean).join('\n')
}

/** In a letter the numbers of the sources are left out; the sources themselves go with the draft. */
export const inLetter = (said: string): string =>
  said
    .replace(MARKS, '')
    .replace(/\*\*/g, '')
    .replace(/^- Page \d+: /gm, '- ')
    .replace(/^(?:This is what the documents say about|The documents (?:have|mention)) (.*):$/gm, 'On $1:')
    .trim()
