import { toldOf, wantedLists } from '../answer/lists-for.ts'
import type { Papers } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { NewCall, NextStep } from '../talk.ts'

/** The step that asks the documents' lists for the entries the questions mean; null when they are known, or nothing asks for a list. */
export function readLists(questions: Question[], { read }: Papers): NextStep | null {
  const wanted = questions.flatMap((question) =>
    wantedLists(question, read).map((list) => ({ ...list, ...question.rows })),
  )
  const calls = wanted.flatMap(({ paper, of, words, from, most, isMeant }): NewCall[] => {
    const told = toldOf(paper, of, words)
    const last = told ? Math.min(isMeant ? from + most - 1 : 1, told.matchingRows) : 1
    const next = (told?.entries.length ?? 0) + 1
    return next > last ? [] : [{ name: 'PEEK_FILE', input: { file: paper.file, list: { of, words, from: next } } }]
  })
  if (!calls.length) return null
  const once = new Map(calls.map((call) => [JSON.stringify(call), call]))
  return {
    thought: 'The documents have lists that may answer this. I go through all of them.',
    calls: [...once.values()],
  }
}
