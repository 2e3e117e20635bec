import { answerTo } from '../answer/answer-to.ts'
import { sayCautions } from '../answer/cautions.ts'
import { passagesOf } from '../answer/passages.ts'
import { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { type Papers, papersOf, peekCalls } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import type { NextStep, Talk } from '../talk.ts'
import { askForFiles } from './ask-for-files.ts'
import { queriesFor, searchCall, thoughtOn } from './search.ts'

/** Answers questions from the papers: looks into them, searches them, and says what stands where. */
export function answerQuestion(talk: Talk): NextStep {
  const turn = talk.turns.at(-1)!
  const papers = papersOf(talk)
  if (!papers.read.length && !papers.unopened.length) return askForFiles(talk, papers)
  const questions = questionsOf(talk, papers)
  if (papers.unopened.length || !turn.calls.some(({ name }) => name === 'SEARCH_FILE')) return lookUp(papers, questions)
  const citations = new Citations()
  const passages = passagesOf(turn)
  const said = questions.map((question) => answerTo(question, { citations, papers: papers.read, passages }))
  const parts = [...said, sayCautions(citations, papers.read, passages), sayFailed(papers)]
  return finish(talk, { answer: [...new Set(parts)].filter(Boolean).join('\n\n'), sources: citations.sources })
}

function lookUp(papers: Papers, questions: Question[]): NextStep {
  const queries = queriesFor(questions)
  const count = papers.unopened.length
  const opening = count
    ? ` I look into ${count === 1 ? 'the file' : `${count} files`} and search for it.`
    : ' I search the papers for it.'
  return { thought: `${thoughtOn(questions)}${opening}`, calls: [...peekCalls(papers), searchCall(queries)] }
}

/** The questions of the last message; a short one is read in the light of the one before. */
function questionsOf({ turns }: Talk, { read }: Papers): Question[] {
  let before: Question | null = null
  for (const { text } of turns.slice(-4, -1)) before = readQuestions(text, read, before).at(-1) ?? before
  return readQuestions(turns.at(-1)!.text, read, before)
}

/** Which files could not be read, and why. */
export function sayFailed({ failed }: Papers): string {
  return failed.map(({ name, error }) => `I could not read “${name}”: ${error}`).join('\n\n')
}
