import type { SourceInput } from '../../evidence/source-input.ts'
import type { Citations } from '../citations.ts'
import { readDraft, textOf } from '../drafts/blocks.ts'
import { isCourtesy } from '../drafts/courtesy.ts'
import { inLetter } from '../drafts/facts.ts'
import { endingOf } from '../ending.ts'
import { draftsIn } from '../made.ts'
import type { Talk } from '../talk.ts'
import type { Task } from '../task.ts'

export type Numbered = { number: number; source: SourceInput }

export type Shown = { question: string; words: string; sources: Numbered[]; isDraft: boolean }

/** What was shown right before a task began: an answer with its sources, or a draft. */
export function shownBefore({ turns }: Talk, task: Task): Shown | null {
  const before = turns[turns.indexOf(task.turns[0]!) - 1]
  if (!before) return null
  const [draft] = draftsIn(before.calls)
  if (draft?.kind === 'email') {
    const { body, sources = [] } = draft.input as { body: string; sources?: SourceInput[] }
    const blocks = readDraft(body, false).filter(
      ({ kind, items }) => kind !== 'greeting' && kind !== 'signature' && !items.every(isCourtesy),
    )
    const words = textOf({ isHtml: false, title: '', toName: null, blocks })
    return {
      question: draft.title,
      words,
      sources: sources.map((source, index) => ({ number: index + 1, source })),
      isDraft: true,
    }
  }
  const isDraft = before.calls.some(
    ({ name, error }) => (name === 'FILE_EDITOR' || name === 'DRAFT_DOCUMENT') && !error,
  )
  const { answer = '', sources = [] } = endingOf(before) ?? {}
  return answer || isDraft ? { question: before.text, words: answer, sources, isDraft } : null
}

/** The cited lines of the answer right before a task, as a letter tells them; none where no answer stands there. */
export function linesShown(talk: Talk, task: Task, citations: Citations): string[] {
  const shown = shownBefore(talk, task)
  if (!shown || shown.isDraft) return []
  return shown.words.split('\n').flatMap((line) => {
    const marks = [...line.matchAll(/\[(\d+)\]/g)].map(([, mark]) => Number(mark))
    const cited = shown.sources.filter(({ number }) => marks.includes(number))
    for (const { source } of cited)
      if (source.kind === 'document') citations.cite(source.file, source.page, source.quote)
    return cited.length ? [inLetter(line)] : []
  })
}
