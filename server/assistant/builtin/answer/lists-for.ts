import type { ListName } from '../../../documents/records/lists.ts'
import type { ToldList } from '../../told-facts.ts'
import type { Paper } from '../papers.ts'
import type { Question } from '../question/read-question.ts'

export type WantedList = { paper: Paper; of: ListName; words: string }

/** The lists of the papers that a question asks for, and by which of its words; none where it asks whether something is covered. */
export function wantedLists({ topics, asks, files, subject }: Question, papers: Paper[]): WantedList[] {
  if (asks === 'coverage') return []
  const asked = papers.filter(({ file }) => !files.length || files.includes(file))
  return topics.flatMap(({ list: of }) =>
    asked.flatMap((paper) =>
      of && paper.lists.some((list) => list.of === of) ? [{ paper, of, words: subject.join(' ') }] : [],
    ),
  )
}

export const toldListsOf = ({ told }: Paper, of: ListName, words: string): ToldList[] =>
  told.filter((list) => list.of === of && list.words === words)
