import { toldListsOf, wantedLists } from '../answer/lists-for.ts'
import type { Papers } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { NewCall, NextStep } from '../talk.ts'

/** The step that asks the papers' lists for the entries the questions mean; null when they are known, or nothing asks for a list. */
export function readLists(questions: Question[], { read }: Papers): NextStep | null {
  const calls = questions.flatMap((question) =>
    wantedLists(question, read)
      .filter(({ paper, of, words }) => !toldListsOf(paper, of, words).length)
      .map(
        ({ paper, of, words }): NewCall => ({ name: 'PEEK_FILE', input: { file: paper.file, list: { of, words } } }),
      ),
  )
  if (!calls.length) return null
  return { thought: 'The papers hold a list of these. I look through the whole of it.', calls }
}
