import { readFileSync } from 'node:fs'
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

/** A question about papers. `key` and `not` are regular expressions, read without regard to capitals. */
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

export const INTENTS = [
  'question',
  'fill_form',
  'correct_form',
  'draft_email',
  'draft_document',
  'edit_draft',
  'search',
  'explore_policy',
  'choose',
  'confirm',
  'thanks',
  'greeting',
  'cannot',
  'undo_or_stop',
  'complaint',
  'other_preset',
  'language',
] as const

export const STATES = ['form_filled', 'draft_open', 'asked_choice', 'none'] as const

/** What somebody types to an assistant, and what is wanted. `state`: what stands before it. */
export type Message = {
  message: string
  intent: (typeof INTENTS)[number]
  state?: (typeof STATES)[number]
  set: 'learn' | 'report'
}

export const questionsOf = (split: Split) => linesOf<Question>(`${split}.jsonl`)

export const messages = () => linesOf<Message>('messages.jsonl')

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}
