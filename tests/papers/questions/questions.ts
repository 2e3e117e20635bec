import { readFileSync } from 'node:fs'
import type { Intent } from '../../../server/assistant/builtin/understanding/intent-by-weights.ts'
import type { TalkState } from '../../../server/assistant/builtin/understanding/intent-features.ts'
import type { Split } from '../bed/names.ts'

export const SORTS = [
  'get',
  'list',
  'count',
  'sum',
  'extreme',
  'filter',
  'compare',
  'covered',
  'excluded',
  'required',
  'difference',
  'dates',
  'who',
  'where',
  'definition',
  'yesno',
  'none',
  'followup',
  'task',
  'cannot',
  'smalltalk',
  'language',
] as const

/** A question about documents. `key` and `not` are regular expressions, read without regard to capitals. */
export type Question = {
  id: string
  /** Names of QUESTION_PAPERS of the same third. */
  documents: string[]
  question: string
  /** Questions with the same one are one talk, in their order. */
  session?: string
  /** What the answer must match. */
  key: string
  /** What it must not match: a neighbour's figure, the other option, the wrong party. */
  not?: string
  /** The page of the first document where the answer stands. */
  page?: number
  sort: (typeof SORTS)[number]
}

export const TASK_KINDS = ['draft', 'edit', 'correct', 'refuse', 'mixed'] as const

/** A task of a talk over papers: what answer, newest draft and form must hold and must not, and why. */
export type Task = Omit<Question, 'sort' | 'page' | 'session'> & {
  session: string
  kind: (typeof TASK_KINDS)[number]
  /** What it wants, and what stands before it: told of the tasks to learn from. */
  intent?: Intent
  state?: TalkState
  why: string
}

/** What somebody types to an assistant, and what is wanted. `state`: what stands before it. */
export type Message = {
  message: string
  intent: Intent
  state?: TalkState
  set: 'learn' | 'report'
}

export const WORDING_TYPES = [
  'amount',
  'date',
  'percent',
  'count',
  'number',
  'name',
  'address',
  'duration',
  'text',
  'reason',
  'verdict',
] as const

/** One thing that documents tell: how they print it ('…' stands for the value), and how people ask for it. */
export type Wording = { id: string; type: (typeof WORDING_TYPES)[number]; printed: string[]; asked: string[] }

export const questionsOf = (split: Split) => linesOf<Question>(`${split}.jsonl`)

export const tasks = (split: 'learn' | 'threshold' = 'learn') =>
  linesOf<Task>(split === 'learn' ? 'tasks.jsonl' : `tasks-${split}.jsonl`)

export const wordings = () => linesOf<Wording>('../../../server/documents/search/wordings.jsonl')

export const messages = () => linesOf<Message>('messages.jsonl')

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}
